import { effect } from '@preact/signals';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  type Actor,
  FIRST_SETTINGS,
  type Me,
  type NewEvent,
  refusal,
  type TeamEvent,
  Tournament,
} from '../../team/index.ts';
import { Recorder } from '../recorder/model/recorder.ts';
import type { Session } from '../session/session.ts';
import { Collector } from './collector.ts';
import { hashOf } from './hand-versions.ts';
import { memoryOutboxes, type OutboxStore } from './outbox-store.ts';
import { TeamApi } from './team-api.ts';

const HAND = `Hand (1)
started_at: HH:MM:SS ended_at: HH:MM:SS
SB 50 BB 100 Ante 100
Table: 4
Chairs: 1 2 3 of 9
Stack Setup:
Alice Dealer 5000
Bob SB 5000
Charlie BB 5000
`;

const ALL_FOLD = `${HAND}
Preflop Base:
1. Alice (Dealer): Fold
2. Bob (SB): Fold
`;

/** A server in memory: the log of a real tournament, and a network that can be cut. */
class FakeServer {
  tournament = new Tournament();
  readonly log = new Map<string, NewEvent>();
  isCut = false;
  /** Answers are lost on their way back. */
  losesAnswers = false;
  readonly withdrawn = new Set<string>();
  readonly #streams = new Set<ReadableStreamDefaultController<Uint8Array>>();
  readonly #events: TeamEvent[] = [];

  constructor() {
    this.apply({ id: 'open-table', body: { kind: 'open-table', table: '4' } });
    for (const link of ['ann', 'ben', 'dora']) {
      const role = link === 'dora' ? 'director' : 'collector';
      const body = { kind: 'link', link, role, table: '4', name: link, secretHash: '' } as const;
      this.apply({ id: `link-${link}`, body });
    }
  }

  apply(event: NewEvent, actor: Actor = { link: 'dora', role: 'director', table: null }) {
    const known = this.log.has(event.id);
    const message = known
      ? null
      : event.body.kind === 'link'
        ? null
        : refusal(this.tournament, event, actor);
    if (message !== null) return { id: event.id, seq: null, outcome: 'refused', message };
    this.log.set(event.id, event);
    const seq = this.#events.length + 1;
    if (!known) this.#events.push({ ...event, seq, at: seq, by: actor.link });
    const outcome = known ? 'kept' : this.tournament.apply(this.#events.at(-1)!);
    this.tell();
    return { id: event.id, seq: this.#events.length, outcome };
  }

  /** What a backup made after so many events has. */
  startFrom(seq: number): void {
    for (const { id } of this.#events.splice(seq)) this.log.delete(id);
    this.tournament = new Tournament();
    for (const event of this.#events) this.tournament.apply(event);
    this.tell();
  }

  fetch(link: string): (address: string, init: RequestInit) => Promise<Response> {
    const actor: Actor = { link, role: 'collector', table: '4' };
    return async (address, { body }) => {
      if (this.isCut) throw new TypeError('no network');
      if (this.withdrawn.has(link)) return new Response('{"error":"withdrawn"}', { status: 401 });
      if (!address.endsWith('events')) return new Response(this.#stream());
      const { events } = JSON.parse(String(body)) as { events: readonly NewEvent[] };
      const acks = events.map((event) => this.apply(event, actor));
      if (this.losesAnswers) throw new TypeError('no answer');
      return new Response(JSON.stringify({ acks }));
    };
  }

  cut(): void {
    this.isCut = true;
    for (const stream of this.#streams) stream.error(new TypeError('cut'));
    this.#streams.clear();
  }

  restore(): void {
    this.isCut = false;
    globalThis.dispatchEvent?.(new Event('online'));
  }

  tell(): void {
    for (const stream of this.#streams) stream.enqueue(this.#table());
  }

  #stream(): ReadableStream<Uint8Array> {
    return new ReadableStream({
      start: (controller) => {
        this.#streams.add(controller);
        controller.enqueue(this.#table());
      },
    });
  }

  #table(): Uint8Array {
    const whole = JSON.stringify(this.tournament.snapshot('4')?.whole([]));
    return new TextEncoder().encode(`event: table\ndata: ${whole}\n\n`);
  }

  text(key = '1'): string | undefined {
    return this.tournament.table('4')!.hand(key)?.text;
  }
}

const meOf = (link: string): Me => ({
  link,
  role: 'collector',
  table: '4',
  name: link,
  settings: FIRST_SETTINGS,
  now: 0,
});

let count = 0;

/** A browser at the table; `sessions` and `outboxes` are what outlives its tabs. */
async function open(
  server: FakeServer,
  link: string,
  outboxes: OutboxStore = memoryOutboxes(),
  sessions: Map<string, Session> = new Map(),
  now: () => number = () => Date.now(),
) {
  const newId = (): string => `${link}-id-${++count}`;
  const recorder = new Recorder({ id: newId(), name: 'Other', hands: [], at: 0 });
  const collector = new Collector({
    me: meOf(link),
    api: new TeamApi('token', server.fetch(link)),
    outboxes,
    recorder,
    now,
    newId,
    fresh: (name, hands) => ({ id: newId(), name, hands, at: 0 }),
    open: async (id) => {
      const session = sessions.get(id);
      if (session) recorder.load(session);
      return session !== undefined;
    },
  });
  await collector.start();
  onTestFinished(() => collector.stop());
  const save = (): void => void sessions.set(recorder.session.value.id, recorder.session.value);
  return { collector, recorder, outboxes, sessions, save };
}

const soon = <T>(look: () => T) => expect.poll(look, { timeout: 4_000, interval: 20 });

describe('a collector', () => {
  test('starts with the hands the server has, becomes the writer, and what is typed arrives', async () => {
    const server = new FakeServer();
    const first = { kind: 'hand', table: '4', hand: '1', client: 'x', before: null } as const;
    const body = {
      ...first,
      after: hashOf(HAND),
      text: HAND,
      takes: [],
      typedAt: 1,
      isOver: false,
    };
    server.apply({ id: 'first-hand', body });
    const { collector, recorder } = await open(server, 'ann');
    await soon(() => collector.standing.value).toBe('writing');
    expect(recorder.text.value).toBe(HAND);
    await soon(() => server.tournament.table('4')!.writer?.link).toBe('ann');
    recorder.act({ verb: 'fold' });
    expect(recorder.text.value).not.toBe(HAND);
    await soon(() => collector.sent.value).toBe('saved-here');
    await soon(() => server.text()).toBe(recorder.text.value);
    await soon(() => collector.sent.value).toBe('seen');
    expect(server.tournament.table('4')!.disputed).toEqual([]);
  });

  test('works without a network; a killed tab loses nothing, and everything arrives once', async () => {
    const server = new FakeServer();
    const ann = await open(server, 'ann');
    await soon(() => ann.collector.standing.value).toBe('writing');
    ann.recorder.write(HAND);
    await soon(() => server.text()).toBe(HAND);
    server.cut();
    ann.recorder.write(ALL_FOLD);
    await soon(() => ann.collector.waiting.value).toBe(1);
    expect(ann.collector.sent.value).not.toBe('seen');
    ann.recorder.write(`${ALL_FOLD}\n# typed last`);
    // The session is saved at once; the tab dies before the outbox hears of it.
    ann.save();
    ann.collector.stop();
    const again = await open(server, 'ann', ann.outboxes, ann.sessions);
    expect(again.collector.standing.value).toBe('writing');
    server.losesAnswers = true;
    server.restore();
    await soon(() => server.text()).toBe(`${ALL_FOLD}\n# typed last`);
    server.losesAnswers = false;
    await soon(() => again.collector.waiting.value).toBe(0);
    const hands = [...server.log.values()].filter(({ body }) => body.kind === 'hand');
    expect(hands.length).toBeLessThanOrEqual(3);
    expect(server.tournament.table('4')!.disputed).toEqual([]);
  });

  test('never says that a server sees what cannot be sent to it; its answer opens the stream again', async () => {
    const server = new FakeServer();
    const ann = await open(server, 'ann');
    const { collector } = ann;
    const signs: string[] = [];
    onTestFinished(
      effect(() => {
        signs.push(`${collector.sent.value}, ${collector.contact.value}`);
      }),
    );
    ann.recorder.write(HAND);
    await soon(() => collector.sent.value).toBe('seen');
    server.cut();
    await soon(() => collector.sent.value).toBe('cut');
    ann.recorder.write(ALL_FOLD);
    await soon(() => collector.sent.value).toBe('saved-here');
    // Nobody tells this page that the network is back.
    server.isCut = false;
    await soon(() => collector.sent.value).toBe('seen');
    await soon(() => collector.feed.state.value).toBe('open');
    expect(new Set(signs)).toEqual(
      new Set([
        'seen, there',
        'saved-here, there',
        'sending, there',
        'cut, away',
        'saved-here, away',
      ]),
    );
  });

  test('a second one is asked first; taking over is seen by both, and the first can no longer write', async () => {
    const server = new FakeServer();
    const ann = await open(server, 'ann');
    await soon(() => ann.collector.standing.value).toBe('writing');
    ann.recorder.write(HAND);
    await soon(() => server.text()).toBe(HAND);
    const ben = await open(server, 'ben');
    await soon(() => ben.collector.standing.value).toBe('asked');
    expect(ben.collector.whole.value?.writer?.name).toBe('ann');
    expect(ben.recorder.text.value).toBe(HAND);
    ben.recorder.write(ALL_FOLD);
    expect(ben.recorder.text.value).toBe(HAND);
    ben.collector.takeOver();
    await soon(() => ben.collector.standing.value).toBe('writing');
    await soon(() => ann.collector.standing.value).toBe('taken-over');
    ann.recorder.write('Hand (1)\nnonsense');
    expect(ann.recorder.text.value).toBe(HAND);
    ben.recorder.write(ALL_FOLD);
    // Whoever was taken over reads on.
    await soon(() => ann.recorder.text.value).toBe(ALL_FOLD);
    ann.collector.takeOver();
    await soon(() => ann.collector.standing.value).toBe('writing');
    await soon(() => ben.collector.standing.value).toBe('taken-over');
  });

  test('what was typed offline before another took over is a second reading, and a person decides', async () => {
    const server = new FakeServer();
    const ann = await open(server, 'ann');
    await soon(() => ann.collector.standing.value).toBe('writing');
    ann.recorder.write(HAND);
    await soon(() => ann.collector.sent.value).toBe('seen');
    const link = ann.collector;
    server.cut();
    const typed = `${HAND}\nPreflop Base:\n1. Alice (Dealer): Call 100\n`;
    ann.recorder.write(typed);
    await soon(() => link.waiting.value).toBe(1);
    server.isCut = false;
    const ben = await open(server, 'ben');
    await soon(() => ben.collector.standing.value).toBe('asked');
    ben.collector.takeOver();
    await soon(() => ben.collector.standing.value).toBe('writing');
    ben.recorder.write(ALL_FOLD);
    await soon(() => server.text()).toBe(ALL_FOLD);
    server.restore();
    await soon(() => ann.collector.standing.value).toBe('taken-over');
    await soon(() => server.tournament.table('4')!.disputed).toEqual(['1']);
    // Nothing was merged: what counts is shown in the session, the other one beside it.
    await soon(() => ann.recorder.text.value).toBe(ALL_FOLD);
    for (const { collector } of [ann, ben]) {
      await soon(() => collector.whole.value?.readings.map(({ text }) => text)).toEqual([typed]);
    }
    ann.collector.decide('1', hashOf(typed));
    await soon(() => server.text()).toBe(typed);
    await soon(() => ben.recorder.text.value).toBe(typed);
    await soon(() => ben.collector.whole.value?.readings).toEqual([]);
  });

  test('the director’s lines come below the hand as one step of undo, once, and are told as taken', async () => {
    const server = new FakeServer();
    const ann = await open(server, 'ann');
    await soon(() => ann.collector.standing.value).toBe('writing');
    ann.recorder.write(ALL_FOLD);
    await soon(() => ann.collector.sent.value).toBe('seen');
    const lines = ['Bob: Leaves', 'Level: SB 100 BB 200 Ante 200', 'Zoe: Leaves'];
    for (const [i, line] of lines.entries()) {
      const body = { kind: 'line', table: '4', line, for: null } as const;
      server.apply({ id: `director-${i}`, body });
    }
    await soon(() => ann.recorder.text.value).toContain('Bob: Leaves\nLevel: SB 100');
    expect(ann.recorder.text.value.match(/Bob: Leaves/g)).toHaveLength(1);
    expect(ann.collector.notice.value).toContain('Bob: Leaves');
    await soon(() => server.tournament.table('4')!.lines).toEqual([
      { id: 'director-2', line: 'Zoe: Leaves' },
    ]);
    await soon(() => ann.collector.unfit.value.map(({ id }) => id)).toEqual(['director-2']);
    ann.recorder.undo();
    ann.recorder.undo();
    await soon(() => server.text()).toBe(ALL_FOLD);
    // Undo is the collector's: the line does not come again by itself.
    await ann.collector.settled();
    expect(ann.recorder.text.value).toBe(ALL_FOLD);
  });

  test('a link that is withdrawn ends it; a new link of the table sends what waited', async () => {
    const server = new FakeServer();
    const ann = await open(server, 'ann');
    await soon(() => ann.collector.standing.value).toBe('writing');
    ann.recorder.write(HAND);
    await soon(() => ann.collector.sent.value).toBe('seen');
    server.withdrawn.add('ann');
    server.apply({ id: 'withdraw-ann', body: { kind: 'withdraw', link: 'ann' } });
    ann.recorder.write(ALL_FOLD);
    ann.save();
    await soon(() => ann.collector.standing.value).toBe('withdrawn');
    expect(ann.recorder.text.value).toBe(ALL_FOLD);
    expect(ann.collector.waiting.value).toBe(1);
    ann.collector.stop();
    const anew = await open(server, 'ben', ann.outboxes, ann.sessions);
    await soon(() => server.text()).toBe(ALL_FOLD);
    expect(anew.recorder.session.value.id).toBe(ann.recorder.session.value.id);
  });

  test('says that the server has seen it only once it has, however long this browser takes to write it down', async () => {
    const server = new FakeServer();
    const outboxes = memoryOutboxes();
    const slow: OutboxStore = {
      ...outboxes,
      async change(link, how) {
        await new Promise((done) => setTimeout(done, 60));
        return outboxes.change(link, how);
      },
    };
    const { collector, recorder } = await open(server, 'ann', slow);
    await soon(() => collector.standing.value).toBe('writing');
    const early: string[] = [];
    onTestFinished(
      effect(() => {
        const typed = recorder.text.value;
        const isThere = (server.text() ?? '') === typed;
        if (collector.sent.value === 'seen' && !isThere) early.push(typed);
      }),
    );
    for (const text of [HAND, `${HAND}# twice\n`, ALL_FOLD]) {
      recorder.write(text);
      await soon(() => server.text()).toBe(text);
      await soon(() => collector.sent.value).toBe('seen');
    }
    expect(early).toEqual([]);
  });

  test('an old word of the stream never undoes what was typed since, however late it comes', async () => {
    const server = new FakeServer();
    let later = 0;
    const ann = await open(server, 'ann', undefined, undefined, () => Date.now() + later);
    await soon(() => ann.collector.standing.value).toBe('writing');
    ann.recorder.write(HAND);
    await soon(() => ann.collector.sent.value).toBe('seen');
    const old = ann.collector.whole.value!;
    const quiet = vi.spyOn(server, 'tell').mockImplementation(() => undefined);
    ann.recorder.write(ALL_FOLD);
    await soon(() => server.text()).toBe(ALL_FOLD);
    await soon(() => ann.collector.sent.value).toBe('seen');
    for (const minutes of [0, 1, 60]) {
      later = minutes * 60_000;
      ann.collector.feed.whole.value = { ...old };
      await ann.collector.settled();
      expect(ann.recorder.text.value, `${minutes} minutes`).toBe(ALL_FOLD);
      expect(server.text()).toBe(ALL_FOLD);
    }
    quiet.mockRestore();
  });

  test('a server that starts again from an older backup gets what is here again', async () => {
    const server = new FakeServer();
    const ann = await open(server, 'ann');
    await soon(() => ann.collector.standing.value).toBe('writing');
    ann.recorder.write(HAND);
    await soon(() => ann.collector.sent.value).toBe('seen');
    const backup = server.tournament.seq;
    ann.recorder.write(ALL_FOLD);
    await soon(() => ann.collector.whole.value?.hands[0]?.text).toBe(ALL_FOLD);
    await soon(() => ann.collector.sent.value).toBe('seen');
    server.startFrom(backup);
    expect(server.text()).toBe(HAND);
    await soon(() => server.text()).toBe(ALL_FOLD);
    expect(ann.recorder.text.value).toBe(ALL_FOLD);
    expect(server.tournament.table('4')!.disputed).toEqual([]);
  });
});
