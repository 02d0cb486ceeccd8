import { describe, expect, test } from 'vitest';
import * as notation from '../../src/formats/notation/public.ts';
import * as formats from '../../src/formats/public.ts';
import * as root from '../../src/index.ts';
import * as record from '../../src/record/public.ts';
import * as referee from '../../src/referee/public.ts';
import * as cards from '../../src/rules/cards/public.ts';
import * as rules from '../../src/rules/public.ts';
import * as suite from '../../src/suite/public.ts';
import * as tournament from '../../src/tournament/public.ts';
import { HOSTILE } from './hostile-values.ts';

type AnyFunction = (...args: unknown[]) => unknown;

const ENTRIES: readonly (readonly [string, Record<string, unknown>])[] = [
  ['sidepot', root],
  ['sidepot/cards', cards],
  ['sidepot/rules', rules],
  ['sidepot/record', record],
  ['sidepot/notation', notation],
  ['sidepot/formats', formats],
  ['sidepot/referee', referee],
  ['sidepot/tournament', tournament],
  ['sidepot/suite', suite],
];

const TEXT = `Hand (12)
started_at: 00:02:30 ended_at: 00:05:40
SB 50 BB 100 Ante 100
Stack Setup:
Alice Dealer 5000
Bob SB 4000
Charlie BB 3000

Preflop Base:
1. Alice (Dealer): Raise 300
2. Bob (SB): Fold
3. Charlie (BB): Fold
`;

const value = <T>(result: root.Result<T, unknown>): T => {
  if (!result.ok) throw new Error('the sample itself is wrong');
  return result.value;
};

const setup = {
  seats: [
    { name: 'Alice', label: 'SB', stack: 900 },
    { name: 'Bob', label: 'BB', stack: 600 },
  ],
  sb: 100,
  bb: 200,
};
const hand = value(root.openHand(setup));
const verdict = value(root.checkText(TEXT)).hands[0]!;
const players = [
  { name: 'Alice', total_contribution: 300 },
  { name: 'Bob', total_contribution: 500 },
];

/** Good values for a function, so that each hostile one stands alone among good ones too. */
const GOOD: Readonly<Record<string, readonly unknown[]>> = {
  allInWorth: [hand, { holes: [] }],
  apply: [hand, { verb: 'fold' }],
  awardPot: [100, [[0, 1]], 1],
  calculateSidePots: [players, {}],
  chancesAt: [hand, { holes: [] }, 'preflop'],
  carryThrough: [[TEXT, TEXT], 0, TEXT, {}],
  checkSession: [TEXT, {}],
  checkText: [TEXT, {}],
  compareNextHands: [TEXT, TEXT, {}],
  dealStreet: [hand, []],
  equity: [
    [
      [50, 46],
      [41, 40],
    ],
    [0, 5, 10],
    [],
  ],
  fixCarry: [TEXT, 'carry', {}],
  fixText: [TEXT, {}],
  formatText: [TEXT, {}],
  houseRules: [{}, {}],
  nextRecord: [verdict.record, verdict.settlement!.next!.seats],
  potsFrom: [[{ name: 'Alice', live: 5 }], {}],
  recordHand: [hand, {}, null],
  replay: [verdict.record, {}],
  setUpRecord: [setup.seats, { sb: 1, bb: 2, ante: 0 }, {}],
  settle: [hand, null],
  settlePots: [players, {}, { winner: 'Bob' }],
  settleHand: [notation.readHands(TEXT).ok && value(notation.readHands(TEXT)).hands[0], {}],
  applyEdits: [TEXT, []],
  verdictJson: [verdict, null],
  findingJson: [{ rule: 'ACT-1', severity: 'error', at: {}, message: '' }, null],
};

/** What a call gives back is used too: a stream is pushed to. */
function use(result: unknown): void {
  const { push, end } = (result ?? {}) as { push?: AnyFunction; end?: AnyFunction };
  if (typeof push !== 'function') return;
  for (const make of Object.values(HOSTILE)) push.call(result, make());
  end?.call(result);
}

/** A callback of the caller's that throws is the caller's own matter. */
const isCallback = (name: string, label: string): boolean =>
  name.startsWith('stream') && ['throwing function', 'class'].includes(label);

describe.each(ENTRIES)('%s', (entry, exported) => {
  const functions = Object.entries(exported).filter(
    (one): one is [string, AnyFunction] => typeof one[1] === 'function',
  );

  test('has functions', () => {
    expect(functions.length).toBeGreaterThan(1);
  });

  test.each(functions)(
    `${entry} %s: nothing that is passed makes it throw`,
    (name, call) => {
      const labels = Object.keys(HOSTILE);
      for (const label of labels) {
        if (isCallback(name, label)) continue;
        const make = HOSTILE[label]!;
        const good = GOOD[name] ?? [undefined, undefined, undefined];
        const tries: unknown[][] = [
          [make()],
          [make(), make(), make()],
          ...good.map((_, place) => good.map((one, i) => (i === place ? make() : one))),
          [...good, make()],
        ];
        for (const args of tries) {
          const began = performance.now();
          try {
            use(call(...args));
          } catch (error) {
            throw new Error(`${name} throws when passed ${label}: ${String(error)}`);
          }
          const took = performance.now() - began;
          if (took > 5000) throw new Error(`${name} takes ${took} ms when passed ${label}`);
        }
      }
    },
    60_000,
  );
});

describe('what is wrong is a value', () => {
  const ruleOf = (result: root.Result<unknown, readonly root.Problem[]>): string =>
    result.ok ? 'nothing wrong' : `${result.error[0]!.rule} ${result.error[0]!.severity}`;
  const junk = (made: unknown): never => made as never;

  test.each([
    ['a verb nobody knows', () => root.apply(hand, junk({ verb: 'bogus' })), 'NOTE-4 error'],
    ['a hand that is none', () => root.apply(junk({}), { verb: 'fold' }), 'ACT-1 error'],
    ['a card twice', () => root.evaluate(junk([0, 0, 1, 2, 3])), 'WIN-5 error'],
    ['chances of one hand', () => root.equity([[50, 46]] as never), 'SEAT-5 error'],
    ['a street nobody knows', () => rules.chancesAt(hand, {}, junk('fifth')), 'ACT-8 error'],
    ['four cards', () => root.evaluate(junk([0, 1, 2, 3])), 'WIN-5 error'],
    ['pots of nobody', () => root.potsFrom([]), 'WIN-2 error'],
    ['no text', () => root.checkText(junk(undefined)), 'NOTE-1 error'],
    [
      'winners without end',
      () => rules.awardPot(junk(null), junk({ length: 1e9 }), 1),
      'CHIP-1 error',
    ],
    [
      'an odd chip that is not a number',
      () => root.houseRules({ oddChip: Number.NaN }),
      'CHIP-1 error',
    ],
    ['an odd chip of nothing', () => root.houseRules({ oddChip: 0 }), 'CHIP-1 error'],
    [
      'a button that moves as nobody knows',
      () => root.houseRules({ button: junk('bogus') }),
      'NEXT-2 error',
    ],
    [
      'nothing at all to compare',
      () => root.compareNextHands(junk(null), junk(null)),
      'NEXT-1 error',
    ],
    ['nothing to compare with', () => root.compareNextHands(null, junk(undefined)), 'NEXT-1 error'],
    ['nobody at the table', () => root.openHand({ seats: [], sb: 1, bb: 2 }), 'SEAT-5 error'],
    [
      'a raise below the minimum',
      () => root.apply(hand, { verb: 'raise', to: 300 }),
      'ACT-5 warning',
    ],
    [
      'a winner who cannot win',
      () => root.settle(folded(), { declared: { kind: 'winner', seat: 0 } }),
      'WIN-3 error',
    ],
  ])('%s', (_, call, expected) => {
    expect(ruleOf(call())).toBe(expected);
  });

  test.each([
    ['sidepot/notation', notation.streamHands],
    ['streamPhh', formats.streamPhh],
    ['streamPokerStars', formats.streamPokerStars],
    ['streamOhh', formats.streamOhh],
  ])('%s says of a text of no format that there is no hand in it', (_, open) => {
    const hands: unknown[] = [];
    const stream = open((read: unknown) => hands.push(read));
    stream.push('<html>\n');
    stream.push('<p>no hands here\n');
    expect(hands).toEqual([]);
    expect(value(stream.end()).length).toBeGreaterThan(0);
  });

  test('potsFrom([]) says its true reason', () => {
    const none = root.potsFrom([]);
    expect(none.ok ? '' : none.error[0]!.message).toContain('There are no players');
  });

  test('a hand that was given out cannot be changed', () => {
    expect(() => Object.assign(hand, { turn: 1 })).toThrow(TypeError);
    expect(() => (hand.stacks as unknown as number[]).fill(0)).toThrow(TypeError);
    expect(() => Object.assign(hand.table.seats[0]!, { stack: 1 })).toThrow(TypeError);
  });

  test('a hand copied by hand is believed after it was played again, a changed one is not', () => {
    const copy = structuredClone(hand);
    expect(root.apply(copy, { verb: 'call' }).ok).toBe(true);
    const changed = { ...copy, stacks: [9_000, 400] };
    expect(root.apply(junk(changed), { verb: 'call' }).ok).toBe(false);
  });

  function folded(): root.Hand {
    return value(root.apply(hand, { verb: 'fold' }));
  }
});
