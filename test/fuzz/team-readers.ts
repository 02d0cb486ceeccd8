import { setTimeout as sleep } from 'node:timers/promises';
import { backupLines, readBackup } from '../../src/server/team/backup.ts';
import { type EventStore, StoreConflict } from '../../src/server/team/event-store.ts';
import { TeamServer } from '../../src/server/team/start-team.ts';
import {
  type EventBody,
  readEvent,
  readPlayerList,
  type TeamEvent,
  Tournament,
} from '../../src/team/index.ts';
import { sampleSite } from '../server/sample-site.ts';
import { API, handText } from '../server/team-lab.ts';
import { hashOf } from '../team/room.ts';
import type { Reader } from './readers.ts';

/** A store for a moment. */
class MemoryStore implements EventStore {
  readonly place = 'memory';
  readonly events: TeamEvent[] = [];

  async append(events: readonly TeamEvent[]): Promise<readonly TeamEvent[]> {
    for (const event of events) {
      if (event.seq !== this.events.length + 1) throw new StoreConflict('not the next event');
      if (this.events.some(({ id }) => id === event.id)) throw new StoreConflict('an id again');
      this.events.push(event);
    }
    return events;
  }

  async read(after: number, limit: number): Promise<readonly TeamEvent[]> {
    return this.events.slice(after, after + limit);
  }

  async find(ids: readonly string[]): Promise<readonly TeamEvent[]> {
    return this.events.filter(({ id }) => ids.includes(id));
  }

  async at(seqs: readonly number[]): Promise<readonly TeamEvent[]> {
    return seqs.map((seq) => this.events[seq - 1]!);
  }

  async address(): Promise<string | null> {
    return null;
  }

  async noteAddress(): Promise<void> {}

  async close(): Promise<void> {}
}

const NOW = 1_700_000_000_000;

const hand = (text: string, before: string | null, isOver = false): EventBody => ({
  kind: 'hand',
  table: '1',
  hand: '1',
  client: 'page-1',
  before: before === null ? null : hashOf(before),
  after: hashOf(text),
  text,
  takes: [],
  typedAt: NOW,
  isOver,
});

const PLAYED = `${handText(1)}\nPreflop Base:\n1. Ann (Dealer): All-in 5000\n2. Bob (SB): Call 5000\n3. Cara (BB): Fold\n`;

/** A tournament in small, every kind of event in it. */
const BODIES: readonly EventBody[] = [
  {
    kind: 'settings',
    name: 'Friday',
    stack: 5000,
    chairs: 9,
    levels: '50/100, 100/200/200',
    levelMinutes: 20,
    payouts: [300, 200],
    delayMinutes: 0,
  },
  { kind: 'enter', players: ['Ann', 'Bob', 'Cara', 'Dan'] },
  { kind: 'scratch', player: 'Dan' },
  { kind: 'open-table', table: '1' },
  { kind: 'open-table', table: '2' },
  { kind: 'writer', table: '1', client: 'page-1', over: null },
  hand(handText(1), null),
  hand(PLAYED, handText(1)),
  hand(handText(1, ' again'), handText(2)),
  { kind: 'decide', table: '1', hand: '1', keep: hashOf(PLAYED) },
  { kind: 'line', table: '1', line: 'Cara: Rebuy 5000', for: null },
  { kind: 'drop-line', line: 'fuzz-event-10' },
  { kind: 'move', player: 'Cara', from: '1', to: '2', chair: 3 },
  { kind: 'drop-move', move: 'fuzz-event-12' },
  { kind: 'clock', level: 1, isRunning: true, leftMs: 60_000 },
  { kind: 'hand-for-hand', is: 'next' },
  { kind: 'hand-for-hand', is: 'over' },
  { kind: 'close-table', table: '2' },
];

const EVENTS = BODIES.map((body, i) => ({ id: `fuzz-event-${i}`, body }));

/** As a page sends them: the first few of a tournament, then the one that comes next. */
const batchText = (count: number): string => JSON.stringify({ events: EVENTS.slice(0, count) });

/** A server whose log has come to a stop never answers. */
const LONGEST_MS = 4_000;

async function noAnswer(ms: number): Promise<never> {
  await sleep(ms, undefined, { ref: false });
  throw new Error('the server does not answer');
}

/** A request to a server of its own: whatever came of it, the log tells it again. */
async function request(path: string, text: string): Promise<void> {
  const store = new MemoryStore();
  const world = { now: () => NOW, write: () => undefined };
  const server = await TeamServer.on(store, sampleSite, null, world);
  try {
    const headers = {
      Authorization: `Bearer ${await server.firstLink()}`,
      'Content-Type': 'application/json',
    };
    const post = (to: string, body: string): Promise<Response> =>
      Promise.resolve(server.request(`${API}${to}`, { method: 'POST', headers, body }));
    await post('events', batchText(9));
    const answer = await Promise.race([post(path, text), noAnswer(LONGEST_MS)]);
    const said = (await answer.json()) as { error?: unknown; acks?: { seq: number | null }[] };
    if (answer.status >= 500) throw new Error(`${answer.status} ${said.error}`);
    if (!answer.ok && typeof said.error !== 'string') throw new Error('refused without a word');
    for (const { seq } of said.acks ?? []) {
      if (seq !== null && store.events[seq - 1] === undefined) throw new Error('never stored');
    }
    const live = server.log.tournament;
    const again = new Tournament();
    for (const event of store.events) again.apply(event);
    const [shown, told] = [live, again].map((one) => shownOf(one, store.events));
    if (shown !== told) throw new Error('the log tells another tournament');
  } finally {
    await server.close();
  }
}

/** Everything anybody is shown of it, in the order of its tables. */
function shownOf(tournament: Tournament, events: readonly TeamEvent[]): string {
  tournament.followUps(NOW);
  const tables = tournament.tables.map((name) => [
    tournament.tableView(name),
    tournament.snapshot(name)?.whole(events),
    tournament.snapshot(name)?.texts(events),
  ]);
  return JSON.stringify([tournament.field(NOW), tables, tournament.links]);
}

async function backupText(): Promise<string> {
  const store = new MemoryStore();
  await store.append(EVENTS.map((event, i) => ({ ...event, seq: i + 1, at: NOW + i, by: 'ann' })));
  let text = '';
  for await (const line of backupLines(store)) text += line;
  return text;
}

const BACKUP = await backupText();

/** What others send to a team's server, or give it as a file. */
export const TEAM_READERS: readonly Reader[] = [
  {
    name: 'team-events',
    texts: EVENTS.map((_, i) => batchText(i + 1)),
    read: (text) => request('events', text),
  },
  {
    name: 'team-link',
    texts: [
      { role: 'collector', table: '1', name: 'Ann' },
      { role: 'viewer', table: null, name: 'Zoë & Sons' },
    ].map((link) => JSON.stringify(link)),
    read: (text) => request('links', text),
  },
  {
    name: 'team-backup',
    texts: [BACKUP],
    async read(text, chance) {
      const store = new MemoryStore();
      const parts = (async function* () {
        const cut = chance.below(text.length + 1);
        yield text.slice(0, cut);
        yield text.slice(cut);
      })();
      const read = await readBackup(parts, (events) => store.append(events));
      if (!read.ok) return;
      const tournament = new Tournament();
      for (const event of store.events) tournament.apply(event);
      shownOf(tournament, store.events);
    },
  },
  {
    name: 'player-list',
    texts: [
      'Ann\nBob\nZoë O’Neil\n',
      'no;name;club\r\n1;"Bob; junior";North\r\n2;Ann;""\r\n',
      '\uFEFFplayer,seat\n"A ""quoted"" name",3\nאבי,4\n',
    ],
    read(text) {
      const { players, problems, untaken } = readPlayerList(text, new Set(['Bob']));
      if (problems.length !== untaken.length) throw new Error('a line is lost');
      const event = { id: 'fuzz-entries', body: { kind: 'enter', players } };
      if (!readEvent(event).ok) throw new Error('a name is taken that nobody may enter with');
      const small = new Set(['bob', ...players.map((name) => name.toLowerCase())]);
      if (small.size !== players.length + 1) throw new Error('two players of one name');
    },
  },
];
