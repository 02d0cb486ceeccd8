import { useEffect, useMemo } from 'preact/hooks';
import { counted, figure } from '../../kernel/index.ts';
import type { FieldView, TableView } from '../../team/index.ts';
import { browserStore } from '../ui/browser-storage.ts';
import { Lazy } from '../ui/lazy.tsx';
import { goToAddress, search } from '../ui/location.ts';
import '../ui/pages.css';
import './team.css';
import './watch.css';
import { clockText } from './clock-panel.tsx';
import { CountsDetails } from './counts-details.tsx';
import { HOME_OF, type Membership, membershipAs } from './membership.ts';
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
  useEffect(() => listenToWatchKeys(feed, membership), []);
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
      <WatchHead feed={feed} field={field} clock={clock} table={table} membership={membership} />
      {table === null ? (
        <Overview feed={feed} membership={membership} />
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
  membership,
}: {
  readonly feed: TeamFeed;
  readonly field: FieldView;
  readonly clock: Countdown;
  readonly table: string | null;
  readonly membership: Membership;
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
      {followable(feed, membership).map(({ table: name }) => (
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
      {membershipAs(browserStore, 'director') && <a href={HOME_OF.director}>Director’s page</a>}
    </nav>
  </header>
);

/** The tables in play that a link may follow hand by hand: a collector's only its own. */
const followable = (feed: TeamFeed, { me }: Membership): readonly TableView[] =>
  feed.tables.value.filter(
    ({ isClosed, hand, table }) =>
      !isClosed && hand !== null && (me.role !== 'collector' || me.table === table),
  );

/** What everybody still in has on average. */
export const averageOf = ({ chips, left }: FieldView): number =>
  left > 0 ? Math.round(chips.found / left) : 0;

const Overview = ({
  feed,
  membership,
}: {
  readonly feed: TeamFeed;
  readonly membership: Membership;
}) => (
  <div class="watch-parts">
    <StandingsTable feed={feed} />
    <section aria-label="Tables">
      <h2>Tables</h2>
      <ul class="table-cards">
        {feed.tables.value
          .filter(({ isClosed }) => !isClosed)
          .map((view) => (
            <WatchCard
              key={view.table}
              view={view}
              isOpen={followable(feed, membership).includes(view)}
              newFeed={() => new TeamFeed(feed.api)}
            />
          ))}
      </ul>
    </section>
  </div>
);

/** A table as everybody may see it; `isOpen` where it may be looked at more closely. */
const WatchCard = ({
  view: { table, hand, blinds, isOver, seats },
  isOpen,
  newFeed,
}: {
  readonly view: TableView;
  readonly isOpen: boolean;
  readonly newFeed: () => TeamFeed;
}) => (
  <li class="table-card">
    <h3>
      {isOpen ? (
        <a href={`/team/watch?table=${encodeURIComponent(table)}`}>
          Table <bdi>{table}</bdi>
        </a>
      ) : (
        <>
          Table <bdi>{table}</bdi>
        </>
      )}
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
    {isOpen && (hand ?? 0) > 1 && <CountsDetails table={table} newFeed={newFeed} />}
  </li>
);

/** s: the screen for the room; digits: the first nine tables; 0 and Escape: all of them. */
function listenToWatchKeys(feed: TeamFeed, membership: Membership): () => void {
  const onKey = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (ctrlKey || metaKey || altKey || event.defaultPrevented) return;
    if (target instanceof Element && target.matches('input, select, textarea')) return;
    const open = followable(feed, membership);
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
