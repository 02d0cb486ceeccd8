import { describe, expect, test } from 'vitest';
import { prng } from '../../kernel/index.ts';
import type { VersionEvent } from '../../team/index.ts';
import { HandVersions, hashOf, withVersions } from './hand-versions.ts';
import {
  emptyOutbox,
  type Outbox,
  theirsOf,
  untaken,
  withAcks,
  withChanges,
  withSettled,
  withTaken,
  withTried,
} from './outbox.ts';

let ids = 0;
const CONTEXT = { now: () => 1_000, newId: () => `id-${++ids}` };
const EMPTY = emptyOutbox({ link: 'l', table: '4', session: 's', client: 'c' });
const NEVER = (): boolean => false;

const hand = (number: number | null, rest = ''): string =>
  `${number === null ? 'Hand' : `Hand (${number})`}\nstarted_at: HH:MM:SS ended_at: HH:MM:SS\nSB 50 BB 100 Ante 0\nStack Setup:\nAlice SB 5000\nBob BB 5000\n${rest}`;

const VERSIONS = new HandVersions();
const versions = (...texts: readonly string[]) => VERSIONS.of(texts);

const queued = (outbox: Outbox): readonly Pick<VersionEvent, 'hand' | 'before' | 'after'>[] =>
  outbox.queue.map(({ body }) => {
    const { hand: key, before, after } = body as VersionEvent;
    return { hand: key, before, after };
  });

const allIds = ({ queue }: Outbox): ReadonlySet<string> => new Set(queue.map(({ id }) => id));

const kept = (outbox: Outbox): Outbox =>
  withAcks(
    outbox,
    outbox.queue.map(({ id }, i) => ({ id, seq: i + 1, outcome: 'kept' as const })),
  );

describe('the keys and hashes of hands', () => {
  test('the hash is SHA-256, as the platform works it out', async () => {
    for (const text of ['', 'Hand (1)', 'Zoë 🂡 \u202e']) {
      const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
      const hex = Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0'));
      expect(hashOf(text)).toBe(hex.join(''));
    }
  });

  test('TOUR-8 a number used twice, or none, is counted; an empty text is not a hand', () => {
    const keys = [...versions(hand(12), hand(12, '# again'), hand(13), '', hand(null)).keys()];
    expect(keys).toEqual(['12', '12~2', '13', '0']);
  });

  test('hands of others come where their numbers belong; replaced ones stay where they are', () => {
    const mine = versions(hand(3), hand(1));
    expect(withVersions(mine, new Map([['1', 'one']]))).toEqual([hand(3), 'one']);
    expect(withVersions(mine, new Map([['2', 'two']]))).toEqual([hand(1), 'two', hand(3)]);
    expect(withVersions(mine, new Map([['3', null]]))).toEqual([hand(1)]);
  });
});

describe('the outbox', () => {
  test('queues what differs, each version over the one before it', () => {
    const first = withChanges(EMPTY, versions(hand(1)), CONTEXT);
    expect(queued(first)).toEqual([{ hand: '1', before: null, after: hashOf(hand(1)) }]);
    const sent = withTried(first, allIds(first));
    const second = withChanges(sent, versions(hand(1, '# more')), CONTEXT);
    expect(queued(second)).toEqual([
      { hand: '1', before: null, after: hashOf(hand(1)) },
      { hand: '1', before: hashOf(hand(1)), after: hashOf(hand(1, '# more')) },
    ]);
  });

  test('queues nothing that is known: looking again, or after a crash, finds no difference', () => {
    const first = withChanges(EMPTY, versions(hand(1), hand(2)), CONTEXT);
    expect(withChanges(first, versions(hand(1), hand(2)), CONTEXT)).toBe(first);
    const seen = kept(first);
    expect(seen.queue).toEqual([]);
    expect(withChanges(seen, versions(hand(1), hand(2)), CONTEXT)).toBe(seen);
  });

  test('what nobody has seen is replaced; what was sent once keeps its id and its text', () => {
    const first = withChanges(EMPTY, versions(hand(1)), CONTEXT);
    const { id } = first.queue[0]!;
    const second = withChanges(first, versions(hand(1, '# more')), CONTEXT);
    expect(second.queue.map((event) => event.id)).toEqual([id]);
    expect(queued(second)[0]!.after).toBe(hashOf(hand(1, '# more')));
    const third = withChanges(withTried(second, new Set([id])), versions(hand(1)), CONTEXT);
    expect(third.queue).toHaveLength(2);
    expect(third.queue[0]).toEqual({ ...second.queue[0]!, isTried: true });
  });

  test('a hand that is taken out is told; a session that is still empty is not a table wiped clean', () => {
    const seen = kept(withChanges(EMPTY, versions(hand(1), hand(2)), CONTEXT));
    const without = withChanges(seen, versions(hand(1)), CONTEXT);
    expect(queued(without)).toEqual([{ hand: '2', before: hashOf(hand(2)), after: null }]);
    expect(withChanges(seen, versions(), CONTEXT).queue).toEqual([]);
    expect(kept(without).base).toEqual({ 1: hashOf(hand(1)) });
  });

  test('a version that is kept as a second reading, or was refused, is not sent again', () => {
    for (const outcome of ['reading', 'refused'] as const) {
      const first = withChanges(EMPTY, versions(hand(1)), CONTEXT);
      const answered = withAcks(first, [{ id: first.queue[0]!.id, seq: 1, outcome }]);
      expect(withChanges(answered, versions(hand(1)), CONTEXT).queue).toEqual([]);
      // Whoever types on tells it.
      const on = withChanges(answered, versions(hand(1, '# on')), CONTEXT);
      expect(queued(on)).toEqual([{ hand: '1', before: null, after: hashOf(hand(1, '# on')) }]);
    }
  });

  test('the director’s lines are said once, with the text they stand in', () => {
    const offered = [{ id: 'line-one', line: 'Bob: Leaves' }];
    const put = withTaken(EMPTY, offered, offered);
    expect(untaken(put, offered)).toEqual([]);
    const first = withChanges(put, versions(hand(1, '# Bob: Leaves')), CONTEXT);
    expect((first.queue[0]!.body as VersionEvent).takes).toEqual(['line-one']);
    // An old word of the server still offers it: it is not put in twice, nor said twice.
    const answered = withTaken(kept(first), [], offered);
    expect(untaken(answered, offered)).toEqual([]);
    const second = withChanges(answered, versions(hand(1, '# on')), CONTEXT);
    expect((second.queue[0]!.body as VersionEvent).takes).toEqual([]);
    expect(withTaken(answered, [], []).taken).toEqual([]);
  });
});

describe('beside the server', () => {
  const mine = versions(hand(1), hand(2));
  const seen = kept(withChanges(EMPTY, mine, CONTEXT));

  test('what others changed is shown; what is on its way stays', () => {
    const server = versions(hand(1, '# theirs'), hand(2, '# theirs'), hand(3));
    const typed = versions(hand(1), hand(2, '# mine'));
    const outbox = withChanges(seen, typed, CONTEXT);
    const theirs = theirsOf(outbox, typed, server, NEVER);
    expect([...theirs]).toEqual([
      ['1', hand(1, '# theirs')],
      ['3', hand(3)],
    ]);
    const after = versions(...withVersions(typed, theirs));
    const settled = withSettled(outbox, after, server, NEVER);
    expect(withChanges(settled, after, CONTEXT)).toBe(settled);
    expect(queued(settled)).toEqual([
      { hand: '2', before: hashOf(hand(2)), after: hashOf(hand(2, '# mine')) },
    ]);
  });

  test('a reading of ours gives way to the version that counts, and only once that is known', () => {
    const outbox = withChanges(seen, versions(hand(1, '# mine'), hand(2)), CONTEXT);
    const answered = withAcks(outbox, [{ id: outbox.queue[0]!.id, seq: 9, outcome: 'reading' }]);
    const typed = versions(hand(1, '# mine'), hand(2));
    const server = versions(hand(1, '# theirs'), hand(2));
    expect([...theirsOf(answered, typed, server, NEVER)]).toEqual([['1', hand(1, '# theirs')]]);
    // Noting what is the same must not make the reading look like a change.
    const noted = withSettled(answered, typed, server, NEVER);
    expect(withChanges(noted, typed, CONTEXT).queue).toEqual([]);
  });

  test('what the server said before our last version is left aside', () => {
    const isOld = (key: string): boolean => key === '1';
    const newer = versions(hand(1, '# newer'), hand(2));
    const outbox = kept(withChanges(seen, newer, CONTEXT));
    expect([...theirsOf(outbox, newer, mine, isOld)]).toEqual([]);
    expect(withSettled(outbox, newer, mine, isOld).base).toEqual(outbox.base);
  });

  test('whatever is typed, sent, lost and repeated: the server ends with the session, each version once', () => {
    for (let seed = 1; seed <= 100; seed++) {
      const chance = prng(seed);
      const hands = [hand(1)];
      const log = new Map<string, VersionEvent>();
      const server = new Map<string, string>();
      let outbox = EMPTY;
      const look = (): void => {
        outbox = withChanges(outbox, versions(...hands), CONTEXT);
      };
      const send = (isAnswerLost: boolean): void => {
        const events = outbox.queue.slice(0, 1 + chance.below(3));
        outbox = withTried(outbox, new Set(events.map(({ id }) => id)));
        for (const { id, body } of events) {
          if (log.has(id)) continue;
          const event = body as VersionEvent;
          expect(event.before).toBe(server.get(event.hand) ?? null);
          log.set(id, event);
          if (event.after === null) server.delete(event.hand);
          else server.set(event.hand, event.after);
        }
        const acks = events.map(({ id }, i) => ({ id, seq: i, outcome: 'kept' as const }));
        if (!isAnswerLost) outbox = withAcks(outbox, acks);
      };
      for (let step = 0; step < 40; step++) {
        const what = chance.below(10);
        const at = chance.below(hands.length);
        if (what < 4) hands[at] += `# ${step}\n`;
        else if (what === 4) hands.push(hand(hands.length + 1));
        else if (what === 5 && hands.length > 1) hands.pop();
        else if (what === 6) look();
        else send(what === 7);
      }
      look();
      while (outbox.queue.length > 0) send(chance.below(4) === 0);
      const expected = [...versions(...hands)].map(([key, { hash }]) => [key, hash]);
      expect(Object.fromEntries(server), `seed ${seed}`).toEqual(Object.fromEntries(expected));
      expect(outbox.base).toEqual(Object.fromEntries(expected));
    }
  });
});
