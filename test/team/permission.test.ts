import { describe, expect, test } from 'vitest';
import { type Actor, type EventBody, readEvent } from '../../src/team/index.ts';
import { collectorOf, DIRECTOR, hashOf, Room } from './room.ts';

const VIEWER: Actor = { link: 'viewer', role: 'viewer', table: null };

const HASH = hashOf('x');

/** One event of every kind, as a director could send it. */
const EVERY: { readonly [K in EventBody['kind']]: Extract<EventBody, { kind: K }> } = {
  settings: {
    kind: 'settings',
    name: 'Friday',
    stack: 1000,
    chairs: 9,
    levels: '50/100',
    levelMinutes: 20,
    payouts: [100],
    delayMinutes: 0,
  },
  link: {
    kind: 'link',
    link: 'abc',
    role: 'viewer',
    table: null,
    name: 'Ann',
    secretHash: HASH,
  },
  withdraw: { kind: 'withdraw', link: 'abc' },
  enter: { kind: 'enter', players: ['Ann'] },
  scratch: { kind: 'scratch', player: 'Ann' },
  'open-table': { kind: 'open-table', table: '3' },
  'close-table': { kind: 'close-table', table: '1' },
  writer: { kind: 'writer', table: '1', client: 'page', over: 'page-1' },
  hand: {
    kind: 'hand',
    table: '1',
    hand: '1',
    client: 'page-1',
    before: null,
    after: HASH,
    text: 'x',
    takes: [],
    typedAt: 0,
    isOver: false,
  },
  decide: { kind: 'decide', table: '1', hand: '1', keep: HASH },
  line: { kind: 'line', table: '1', line: 'Break: 00:15:00', for: null },
  'drop-line': { kind: 'drop-line', line: 'event-9' },
  move: { kind: 'move', player: 'Ann', from: '1', to: '2', chair: null },
  'drop-move': { kind: 'drop-move', move: 'event-9' },
  clock: { kind: 'clock', level: 0, isRunning: true, leftMs: 1000 },
  'hand-for-hand': { kind: 'hand-for-hand', is: 'next' },
};

const kinds = Object.keys(EVERY) as EventBody['kind'][];

const COLLECTORS = new Set(['hand', 'writer', 'decide']);

describe('who may do what', () => {
  const room = (): Room => {
    const at = new Room();
    at.open('1', '2');
    return at;
  };

  test.each(kinds)('a viewer’s link writes nothing: %s', (kind) => {
    const at = room();
    const before = at.log.length;
    expect(at.send(EVERY[kind], VIEWER)).toMatch(/for watching|director’s page/);
    expect(at.log).toHaveLength(before);
  });

  test.each(kinds)('a collector’s link touches only its own table: %s', (kind) => {
    const at = room();
    const before = at.log.length;
    const said = at.send(EVERY[kind], collectorOf('2'));
    expect(said).toMatch(
      COLLECTORS.has(kind) ? 'This link is for table 2' : /Only the director|director’s page/,
    );
    expect(at.log).toHaveLength(before);
  });

  test('nobody makes a link by sending one: its token would be theirs to choose', () => {
    expect(room().send(EVERY.link, DIRECTOR)).toMatch('director’s page');
  });

  test('the last director’s link is not withdrawn', () => {
    const at = room();
    const server: Actor = { link: 'server', role: 'director', table: null };
    const link = (id: string): EventBody => ({ ...EVERY.link, link: id, role: 'director' });
    at.sendEvent({ id: 'first-link', body: link('a') }, server);
    expect(at.send({ kind: 'withdraw', link: 'a' })).toMatch('make another one first');
    at.sendEvent({ id: 'second-link', body: link('b') }, server);
    expect(at.send({ kind: 'withdraw', link: 'a' })).toBe('kept');
    expect(at.send({ kind: 'withdraw', link: 'b' })).toMatch('make another one first');
  });

  test('two players of one name need different ones', () => {
    const at = room();
    at.send({ kind: 'enter', players: ['Ann', 'Ben'] });
    expect(at.send({ kind: 'enter', players: ['ann', 'Cleo'] })).toBe(
      'ann entered already; two players of one name need different ones.',
    );
    expect(at.tournament.entries.size).toBe(2);
  });
});

describe('events from a wire', () => {
  test.each(kinds)('%s is read as it was sent', (kind) => {
    const event = { id: 'abcdefgh', body: EVERY[kind] };
    expect(readEvent(JSON.parse(JSON.stringify(event)))).toEqual({ ok: true, value: event });
  });

  test('what nobody asked for is left out', () => {
    const read = readEvent({ id: 'abcdefgh', more: 1, body: { ...EVERY.withdraw, more: 1 } });
    expect(read).toEqual({ ok: true, value: { id: 'abcdefgh', body: EVERY.withdraw } });
  });

  const WRONG: readonly unknown[] = [
    ...[null, undefined, 0, -1, 1.5, 1e21, Number.NaN, '', ' ', 'x'.repeat(100_000), true],
    ...[[], {}, [[]], '<b>', '\u202Eevil', 'a\nb', '\0', { length: 9 }, 10n, Symbol('x')],
  ];

  test('no field of any kind takes something else, and nothing throws', () => {
    const taken: string[] = [];
    for (const kind of kinds) {
      for (const field of Object.keys(EVERY[kind])) {
        for (const wrong of WRONG) {
          const read = readEvent({ id: 'abcdefgh', body: { ...EVERY[kind], [field]: wrong } });
          if (!read.ok) expect(read.error).toMatch(/^`/);
          else if (typeof wrong === 'object' || String(wrong).length > 200)
            taken.push(`${kind}.${field}`);
        }
      }
    }
    // An empty list is a list, and null is "none" where there may be none.
    const lists = ['settings.payouts', 'enter.players', 'hand.takes'];
    const orNull = [
      'link.table',
      'writer.over',
      'hand.before',
      'hand.after',
      'line.for',
      'move.chair',
    ];
    const texts = ['hand.text'];
    for (const one of taken) expect([...lists, ...orNull, ...texts]).toContain(one);
  });

  test.each([
    ['no object', 7],
    ['an id too short', { id: 'a', body: EVERY.withdraw }],
    ['an id with a line end', { id: 'abcdefgh\n', body: EVERY.withdraw }],
    ['an unknown kind', { id: 'abcdefgh', body: { kind: 'constructor' } }],
    [
      'a body that refuses',
      {
        id: 'abcdefgh',
        body: new Proxy(
          {},
          {
            get: () => {
              throw new Error('no');
            },
          },
        ),
      },
    ],
  ])('refused: %s', (_, value) => {
    expect(readEvent(value).ok).toBe(false);
  });

  test('a level that is none is named', () => {
    const body = { ...EVERY.settings, levels: '50/100, lunch' };
    expect(readEvent({ id: 'abcdefgh', body })).toEqual({
      ok: false,
      error: '`levels` has "lunch", which is not a level such as 50/100/100.',
    });
  });
});
