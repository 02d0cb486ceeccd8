import { type Signal, useSignal } from '@preact/signals';
import { counted } from '../../kernel/index.ts';
import type { SessionStore } from '../session/session-store.ts';
import { browserStore } from '../ui/browser-storage.ts';
import { Lazy } from '../ui/lazy.tsx';
import { isolated } from '../ui/quoted.tsx';
import { Collector } from './collector.ts';
import type { CollectorContext, SentState, ServerContact } from './collector-standing.ts';
import { HOME_OF, keepMembership, membershipAs } from './membership.ts';
import { openOutboxStore } from './outbox-store.ts';
import { TeamApi } from './team-api.ts';
import './collector-bar.css';

const readingsPanel = () => import('./readings-panel.tsx');

/** What a recorder shows of a team. */
export interface TeamPart {
  readonly CollectorBar: typeof CollectorBar;
  readonly collector: Collector;
}

/** What a collector needs of the page around it. */
interface CollectorPage extends Pick<CollectorContext, 'recorder' | 'now' | 'newId'> {
  readonly store: Pick<SessionStore, 'fresh'>;
  readonly panel: { readonly tables: Pick<CollectorContext, 'open'> };
  readonly team: Signal<TeamPart | null>;
  textPanel(): Promise<unknown>;
}

/** Ties this browser to the table of its link, if it has one for a table. */
export async function joinTable(page: CollectorPage): Promise<void> {
  const { recorder, store, panel, team, now, newId } = page;
  const membership = membershipAs(browserStore, 'collector');
  if (!membership || team.value?.collector.link === membership.me.link) return;
  const { token, me } = membership;
  team.value?.collector.stop();
  const api = new TeamApi(token);
  const collector = new Collector({
    now,
    newId,
    me,
    api,
    outboxes: await openOutboxStore(),
    recorder,
    fresh: (name, hands) => store.fresh(name, hands),
    open: (id) => panel.tables.open(id),
  });
  await collector.start();
  team.value = { CollectorBar, collector };
  // The director may have renamed the tournament.
  void api.me().then((answer) => {
    if (answer.kind === 'ok') keepMembership(browserStore, { token, me: answer.value });
  });
  for (const load of [page.textPanel, ...LATE_PARTS]) load().catch(() => undefined);
}

/** What the recorder loads late. Plain http has no service worker, and the network may go at any time. */
const LATE_PARTS: readonly (() => Promise<unknown>)[] = [
  readingsPanel,
  () => import('../recorder/views/compare-part.tsx'),
  () => import('../recorder/views/session-line.tsx'),
  () => import('../recorder/views/stack-panels.tsx'),
  () => import('../recorder/views/between-panel.tsx'),
  () => import('../recorder/views/key-help.ts'),
  () => import('../recorder/views/random-cards.tsx'),
  () => import('../recorder/views/set-up-rules.tsx'),
];

const SIGNS: Readonly<Record<SentState, readonly [sign: string, word: string]>> = {
  'saved-here': ['○', 'Saved here'],
  sending: ['↑', 'Sending'],
  seen: ['✓', 'Seen by the server'],
  cut: ['○', 'Everything so far is at the server'],
};

/** Beside a sign of what was typed: why it does not get any further. */
const TROUBLE: Readonly<Record<ServerContact, string>> = {
  there: '',
  away: 'No network: go on, everything is sent when it is back',
  busy: 'The server is busy: go on, everything is sent in a moment',
};

/** How it stands between this browser and the others: always one line, so that nothing jumps. */
function CollectorBar({ collector }: { readonly collector: Collector }) {
  const { table, standing, isOpen } = collector;
  const isComparing = useSignal(false);
  const disputed = new Set(collector.whole.value?.readings.map(({ hand }) => hand) ?? []);
  return (
    <section class={`team-bar team-${standing.value}`} aria-label="Team">
      <div class="team-line">
        <b>
          Table <bdi>{table}</bdi>
        </b>
        {isOpen.value ? <SentMark collector={collector} /> : <NotOpen collector={collector} />}
        <Clock collector={collector} />
      </div>
      <div role="status">
        <StandingLine collector={collector} />
        <NoticeLine collector={collector} />
      </div>
      {disputed.size > 0 && isOpen.value && (
        <p class="team-ask">
          {disputed.size === 1 ? 'A hand has' : `${disputed.size} hands have`} two readings.{' '}
          <button
            type="button"
            class="button"
            aria-expanded={isComparing.value}
            onClick={() => {
              isComparing.value = !isComparing.value;
            }}
          >
            Compare
          </button>
        </p>
      )}
      {isComparing.value && disputed.size > 0 && collector.whole.value && (
        <Lazy load={readingsPanel}>
          {({ ReadingsPanel }) => (
            <ReadingsPanel
              whole={collector.whole.value!}
              onKeep={(hand, hash) => collector.decide(hand, hash)}
            />
          )}
        </Lazy>
      )}
    </section>
  );
}

/** Three signs that look and sound different; a number only where something waits. */
function SentMark({ collector }: { readonly collector: Collector }) {
  const { sent, waiting, contact, standing } = collector;
  // Nothing is tried again with a link that is dead, and the line below says what waits.
  if (standing.value === 'withdrawn') return null;
  if (standing.value !== 'writing' && waiting.value === 0) return <ReaderMark contact={contact} />;
  const [sign, word] = SIGNS[sent.value];
  const many = waiting.value > 1 ? `, ${waiting.value} changes wait` : '';
  return (
    <span class={`team-sent team-sent-${sent.value}`} data-sent={sent.value} role="status">
      <span aria-hidden="true">{sign}</span> {word}
      <span class="quiet" data-waiting={waiting.value}>
        {many}
      </span>
      {contact.value !== 'there' && <span class="quiet"> · {TROUBLE[contact.value]}</span>}
    </span>
  );
}

/** Whoever only reads has nothing to send. */
const ReaderMark = ({ contact }: { readonly contact: Collector['contact'] }) =>
  contact.value === 'there' ? null : (
    <span class="quiet" role="status">
      ○ Not connected: trying again
    </span>
  );

const NotOpen = ({ collector }: { readonly collector: Collector }) =>
  collector.standing.value === 'joining' ? (
    <span class="quiet">Asking the server about this table …</span>
  ) : (
    <span>
      <span class="quiet">Another session is open. </span>
      <button type="button" class="button" onClick={() => collector.show()}>
        Back to the table
      </button>
    </span>
  );

function Clock({ collector }: { readonly collector: Collector }) {
  const field = collector.feed.field.value;
  if (!field) return null;
  const { clock, left, handForHand } = field;
  return (
    <span class="quiet team-field">
      {clock.blinds && `Level ${clock.level + 1}: ${clock.blinds} · `}
      {counted(left, 'player')} left{handForHand && ' · hand for hand'} ·{' '}
      <a href={HOME_OF.viewer}>All tables</a>
    </span>
  );
}

/** Who writes, and what to do about it. */
function StandingLine({ collector }: { readonly collector: Collector }) {
  const { standing, whole, waiting } = collector;
  const writer = whole.value?.writer?.name ?? 'Somebody else';
  const takeOver = (
    <button type="button" class="button" onClick={() => collector.takeOver()}>
      Take over
    </button>
  );
  switch (standing.value) {
    case 'asked':
      return (
        <p class="team-ask">
          {isolated(writer)} is recording this table. Take over? {takeOver}{' '}
          <button type="button" class="button" onClick={() => collector.readOnly()}>
            Only read
          </button>
        </p>
      );
    case 'reading':
      return (
        <p class="team-ask">
          {isolated(writer)} is recording this table; you are reading. {takeOver}
        </p>
      );
    case 'taken-over':
      return (
        <p class="team-ask">
          {isolated(writer)} has taken over this table. You can read on; what you typed is safe.{' '}
          {takeOver}
        </p>
      );
    case 'withdrawn':
      return (
        <p class="team-ask">
          This link was withdrawn. Nothing more can be recorded with it.{' '}
          {waitingText(waiting.value)} To go on, ask the director for a new link to table{' '}
          <bdi>{collector.table}</bdi> and open it in this browser.
        </p>
      );
    default:
      return null;
  }
}

const waitingText = (count: number): string =>
  count === 0
    ? 'Everything you typed is in this browser and at the server.'
    : `Everything you typed is in this browser; ${counted(count, 'change')} did not reach the server.`;

function NoticeLine({ collector }: { readonly collector: Collector }) {
  const { notice, unfit } = collector;
  return (
    <>
      {notice.value && (
        <p class="team-ask">
          {isolated(notice.value)}{' '}
          <button
            type="button"
            class="button"
            onClick={() => {
              notice.value = '';
            }}
          >
            Close
          </button>
        </p>
      )}
      {unfit.value.map(({ id, line, why }) => (
        <p key={id} class="team-ask">
          The director's line <code>{line}</code> does not fit here: {why}
        </p>
      ))}
    </>
  );
}
