import { type Signal, useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { counted } from '../../kernel/index.ts';
import { browserStore } from '../ui/browser-storage.ts';
import { newId } from '../ui/chance.ts';
import { ChipsInPlay } from './chips-in-play.tsx';
import { ClockPanel, clockKey } from './clock-panel.tsx';
import { Director } from './director.ts';
import { DrawPanel } from './draw-panel.tsx';
import { EntriesPanel } from './entries-panel.tsx';
import { ExportsPanel } from './exports-panel.tsx';
import { LinksPanel } from './links-panel.tsx';
import { HOME_OF, type Membership, membershipAs } from './membership.ts';
import { BreakPanel, MovesPanel } from './moves-panel.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { StandingsTable } from './standings-table.tsx';
import { TableCards } from './table-cards.tsx';
import { TablesPanel } from './tables-panel.tsx';
import { TeamApi } from './team-api.ts';
import { LinkGone } from './team-page.tsx';
import './director.css';

/** What the director does, in the order in which a tournament needs it. */
const PANELS: readonly DirectorPanel[] = [
  { hotkey: 'g', title: 'Settings', Panel: SettingsPanel },
  { hotkey: 'e', title: 'Entries', Panel: EntriesPanel },
  { hotkey: 'd', title: 'Draw', Panel: DrawPanel },
  { hotkey: 't', title: 'Tables', Panel: TablesPanel },
  { hotkey: 'l', title: 'Links', Panel: LinksPanel },
  { hotkey: 'm', title: 'Move', Panel: MovesPanel },
  { hotkey: 'b', title: 'Break', Panel: BreakPanel },
  { hotkey: 'x', title: 'Export', Panel: ExportsPanel },
];

interface DirectorPanel {
  readonly hotkey: string;
  readonly title: string;
  readonly Panel: FunctionComponent<{ director: Director }>;
}

/** All tables of a tournament, and everything its director does. */
export function DirectorPage({ membership }: { readonly membership: Membership }) {
  const director = useMemo(
    () =>
      new Director({
        me: membership.me,
        api: new TeamApi(membership.token),
        now: () => Date.now(),
        newId,
      }),
    [membership.token],
  );
  const open = useSignal<string | null>(null);
  useEffect(() => director.start(), [director]);
  useEffect(() => listenToDirectorKeys(director, open), [director]);
  const field = director.feed.field.value;
  const collector = membershipAs(browserStore, 'collector');
  if (director.feed.state.value === 'withdrawn') return <LinkGone />;
  return (
    <div class="leaf director">
      <header class="director-head">
        <h1>
          <bdi>{field?.settings.name ?? membership.me.settings.name}</bdi>
        </h1>
        <p class="quiet">
          {field && `${counted(field.left, 'player')} left of ${field.entries} · `}
          <LiveMark director={director} /> · <a href="/team/watch">Viewers’ page</a>
          {collector && (
            <>
              {' '}
              ·{' '}
              <a href={HOME_OF.collector}>
                Record table <bdi>{collector.me.table}</bdi>
              </a>
            </>
          )}
        </p>
      </header>
      {field && <ChipsInPlay field={field} />}
      <ProblemLine director={director} />
      {field && <ClockPanel director={director} />}
      <nav class="director-tools" aria-label="What to do">
        {PANELS.map(({ hotkey, title }) => (
          <button
            key={hotkey}
            type="button"
            class={open.value === hotkey ? 'button is-on' : 'button'}
            aria-expanded={open.value === hotkey}
            aria-keyshortcuts={hotkey}
            onClick={() => toggle(open, hotkey)}
          >
            {title} <kbd>{hotkey}</kbd>
          </button>
        ))}
      </nav>
      <div class="director-parts">
        <section class="director-tables" aria-label="All tables">
          {PANELS.filter(({ hotkey }) => hotkey === open.value).map((panel) => (
            <OpenPanel key={panel.hotkey} panel={panel} director={director} />
          ))}
          <TableCards director={director} />
        </section>
        {field && <StandingsTable feed={director.feed} />}
      </div>
    </div>
  );
}

/** Has the keyboard in its first field as soon as it is there: later it might take it from another. */
function OpenPanel({ panel, director }: OpenPanelProps) {
  const { title, Panel } = panel;
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    section.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  }, []);
  return (
    <section ref={section} id="director-panel" class="director-panel" aria-label={title}>
      <Panel director={director} />
    </section>
  );
}

interface OpenPanelProps {
  readonly panel: DirectorPanel;
  readonly director: Director;
}

const LiveMark = ({ director }: { readonly director: Director }) => (
  <span role="status" data-live={director.feed.state.value ?? 'opening'}>
    {director.feed.state.value === 'open' ? '● Live' : '○ Not connected: trying again'}
  </span>
);

const ProblemLine = ({ director }: { readonly director: Director }) => (
  <>
    <div role="alert">
      {director.problem.value && <p class="failure">{director.problem.value}</p>}
    </div>
    <div class="off-screen" role="status">
      {director.done.value}
    </div>
  </>
);

/** Opens a panel; again: puts it away. */
function toggle(open: Signal<string | null>, hotkey: string): void {
  open.value = open.value === hotkey ? null : hotkey;
}

/** Keys of the whole page: none of them works while somebody types. */
function listenToDirectorKeys(director: Director, open: Signal<string | null>): () => void {
  const onKey = (event: KeyboardEvent): void => {
    const { target, key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || event.defaultPrevented) return;
    const isTyping = target instanceof Element && target.matches('input, select, textarea');
    if (key === 'Escape' && open.value !== null) toggle(open, open.value);
    else if (isTyping) return;
    else if (PANELS.some(({ hotkey }) => hotkey === key)) toggle(open, key);
    // A button that has the keyboard is pressed by the space bar.
    else if (key === ' ' && target instanceof Element && target.matches('button, a, summary'))
      return;
    else if (!clockKey(director, key)) return;
    event.preventDefault();
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}
