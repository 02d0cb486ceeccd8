import { useEffect, useMemo } from 'preact/hooks';
import { counted, figure } from '../../kernel/index.ts';
import type { FieldView } from '../../team/index.ts';
import { browserStore } from '../ui/browser-storage.ts';
import { Lazy } from '../ui/lazy.tsx';
import { goToAddress, search } from '../ui/location.ts';
import '../ui/pages.css';
import './team.css';
import './watch.css';
import { clockText } from './clock-panel.tsx';
import { CountsDetails } from './counts-details.tsx';
import { type Membership, membershipAs } from './membership.ts';
import { StandingsTable } from './standings-table.tsx';
import { TeamApi } from './team-api.ts';
import { type Countdown, countdown, TeamFeed } from './team-feed.ts';
import { LinkGone } from './team-page.tsx';

const watchTable = () => import('./watch-table.tsx');

const roomScreen = () => import('./room-screen.tsx');

/** For whoever follows: all tables, one of them, or a screen for the room. */
export function WatchPage() {
  const membership =
    membershipAs(browserStore, 'viewer') ??
    membershipAs(browserStore, 'director') ??
    membershipAs(browserStore, 'collector');
  if (membership) return <Watching key={membership.token} membership={membership} />;
  return (
    <div class="plain-page">
      <h1>Watch</h1>
      <p>Open the link you were given: it leads here and knows the tournament.</p>
    </div>
  );
}

function Watching({ membership }: { readonly membership: Membership }) {
  const query = new URLSearchParams(search.value);
  const table = query.get('table');
  const feed = useMemo(() => new TeamFeed(new TeamApi(membership.token)), []);
  const clock = useMemo(() => {
    const now = (): number => Date.now();
    return countdown(feed, membership.me.now - now(), now);
  }, []);
  useEffect(() => feed.follow(table), [table]);
  useEffect(
    () => () => {
      feed.stop();
      clock.stop();
    },
    [],
  );
  useEffect(() => listenToWatchKeys(feed), []);
  if (feed.state.value === 'withdrawn') return <LinkGone />;
  const field = feed.field.value;
  if (!field) return <p class="leaf quiet">Waiting for the server …</p>;
  if (query.has('screen')) {
    return (
      <Lazy load={roomScreen}>{({ RoomScreen }) => <RoomScreen feed={feed} clock={clock} />}</Lazy>
    );
  }
  return (
    <div class="leaf watch">
      <WatchHead feed={feed} field={field} clock={clock} table={table} />
      {table === null ? (
        <Overview feed={feed} token={membership.token} />
      ) : (
        <Lazy load={watchTable}>{({ WatchTable }) => <WatchTable feed={feed} />}</Lazy>
      )}
    </div>
  );
}

/** What always stands above: the clock, how many are left, and the tables to choose from. */
const WatchHead = ({
  feed,
  field,
  clock,
  table,
}: {
  readonly feed: TeamFeed;
  readonly field: FieldView;
  readonly clock: Countdown;
  readonly table: string | null;
}) => (
  <header>
    <h1>
      <bdi>{field.settings.name}</bdi>
    </h1>
    <p class="watch-facts">
      <span class="clock-time">{clockText(clock.seconds.value ?? 0)}</span>
      <span>
        Level {field.clock.level + 1}
        {field.clock.blinds && `: ${field.clock.blinds}`}
        {!field.clock.isRunning && ' (paused)'}
      </span>
      <span>
        {counted(field.left, 'player')} left of {field.entries}
      </span>
      <span class="chips">{figure(averageOf(field))} on average</span>
      {field.handForHand && <b>Hand for hand</b>}
      {feed.state.value !== 'open' && <span role="status">○ Not connected: trying again</span>}
    </p>
    <nav class="watch-tables" aria-label="Tables">
      <a href="/team/watch" aria-current={table === null ? 'page' : undefined}>
        All tables
      </a>
      {feed.tables.value
        .filter(({ isClosed, hand }) => !isClosed && hand !== null)
        .map(({ table: name }) => (
          <a
            key={name}
            href={`/team/watch?table=${encodeURIComponent(name)}`}
            aria-current={table === name ? 'page' : undefined}
          >
            Table <bdi>{name}</bdi>
          </a>
        ))}
      <a href="/team/watch?screen">
        Screen for the room <kbd>s</kbd>
      </a>
    </nav>
  </header>
);

/** What everybody still in has on average. */
export const averageOf = ({ chips, left }: FieldView): number =>
  left > 0 ? Math.round(chips.found / left) : 0;

const Overview = ({ feed, token }: { readonly feed: TeamFeed; readonly token: string }) => (
  <div class="watch-parts">
    <StandingsTable feed={feed} />
    <section aria-label="Tables">
      <h2>Tables</h2>
      <ul class="table-cards">
        {feed.tables.value
          .filter(({ isClosed }) => !isClosed)
          .map(({ table, hand, blinds, isOver, seats }) => (
            <li key={table} class="table-card">
              <h3>
                <a href={`/team/watch?table=${encodeURIComponent(table)}`}>
                  Table <bdi>{table}</bdi>
                </a>
              </h3>
              <p class="quiet">
                {hand === null ? 'no hand yet' : `Hand ${hand}${isOver ? ', over' : ''}`}
                {blinds && ` · ${blinds}`}
              </p>
              <ol class="card-seats">
                {seats.map(({ name, chips, chair }) => (
                  <li key={name} class={chips === 0 ? 'quiet' : ''}>
                    <span class="card-chair">{chair ?? ''}</span>
                    <bdi>{name}</bdi>
                    <span class="chips">{figure(chips)}</span>
                  </li>
                ))}
              </ol>
              {(hand ?? 0) > 1 && (
                <CountsDetails table={table} newFeed={() => new TeamFeed(new TeamApi(token))} />
              )}
            </li>
          ))}
      </ul>
    </section>
  </div>
);

/** s: the screen for the room; digits: the first nine tables; 0 and Escape: all of them. */
function listenToWatchKeys(feed: TeamFeed): () => void {
  const onKey = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (ctrlKey || metaKey || altKey || event.defaultPrevented) return;
    if (target instanceof Element && target.matches('input, select, textarea')) return;
    const open = feed.tables.value.filter(({ isClosed, hand }) => !isClosed && hand !== null);
    const chosen = /^[1-9]$/.test(key) ? open[Number(key) - 1] : undefined;
    if (key === 's') goToAddress('/team/watch?screen');
    else if (key === '0' || key === 'Escape') goToAddress('/team/watch');
    else if (chosen) goToAddress(`/team/watch?table=${encodeURIComponent(chosen.table)}`);
    else return;
    event.preventDefault();
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}
