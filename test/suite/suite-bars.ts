import { expect } from 'vitest';
import type { Suite } from '../../src/suite/case.ts';
import { checkSuite } from '../../src/suite/check/check-suite.ts';
import { disagreements } from '../../src/suite/second/disagreements.ts';
import {
  actionStreets,
  allIn,
  type Counted,
  counted,
  courseOf,
  folded,
  isReopened,
  raisesOn,
} from './counted-case.ts';

/** What every whole suite keeps, counted from its texts and expectations. */
export function holdBars(suite: Suite): void {
  const cases = suite.cases.map(counted);
  holdQuotas(cases);
  expect(cases.flatMap((one, i) => faultsOf(one, i + 1))).toEqual([]);
  expect(new Set(cases.map(courseOf)).size).toBe(300);
  holdNumbers(cases);
  holdPosting(cases);
  expect(checkSuite(suite).findings).toEqual([]);
}

const count = (cases: readonly Counted[], is: (one: Counted) => boolean): number =>
  cases.filter(is).length;

function holdQuotas(cases: readonly Counted[]): void {
  const players = (min: number, max: number): number =>
    count(cases, ({ seats }) => seats.length >= min && seats.length <= max);
  expect([players(2, 2), players(3, 6), players(7, 9)]).toEqual([40, 80, 180]);
  const tally = (key: 'stackSize' | 'complexity' | 'category'): Record<string, number> => {
    const counts: Record<string, number> = {};
    for (const { one } of cases) counts[one[key]] = (counts[one[key]] ?? 0) + 1;
    return counts;
  };
  expect(tally('stackSize')).toEqual({
    thousands: 100,
    'hundreds-of-thousands': 100,
    millions: 100,
  });
  expect(tally('complexity')).toEqual({ simple: 60, medium: 120, complex: 120 });
  expect(tally('category')).toEqual({
    'bb-ante': 40,
    'short-stack': 40,
    'all-ins': 30,
    'side-pots': 30,
    'multi-street': 30,
    position: 20,
    folds: 20,
    transitions: 20,
    calculation: 20,
    mixed: 50,
  });
}

const RANGES = {
  thousands: [5_000, 50_000],
  'hundreds-of-thousands': [100_000, 900_000],
  millions: [1_000_000, Number.POSITIVE_INFINITY],
} as const;

/** What is wrong with one case. Collected: asking `expect` thousands of times takes longer. */
function faultsOf(one: Counted, number: number): readonly string[] {
  const { id, players, expected, notes, title, category, hand } = one.one;
  const [least, most] = RANGES[one.one.stackSize];
  const remaining = expected.players.filter((player) => player.new! > 0).length;
  const isInside = ({ stack, label }: Counted['seats'][number]): boolean =>
    (category === 'bb-ante' && label === 'BB') ||
    (stack >= least && stack <= most && stack >= 10 * one.bb && stack <= 60 * one.bb);
  const wanted: readonly (readonly [string, boolean])[] = [
    ['id', id === `TC-${number}.1`],
    ['hand number', expected.hand === number],
    ['players', players === one.seats.length],
    ['no findings', expected.ok && expected.findings.length === 0],
    ['two remain', remaining > 1 && expected.nextHand !== null],
    ['times', '00:02:30' <= one.started && one.started < one.ended && one.ended <= '00:05:40'],
    ['title', title.length > 8 && title.length < 90],
    ['notes', notes.length >= 1 && notes.length <= 3],
    ['distinct stacks', new Set(one.seats.map(({ stack }) => stack)).size === players],
    ['stacks in range', one.seats.every(isInside)],
    ['opening raise', isUsualOpening(one)],
    [one.one.complexity, hasComplexity(one)],
    [category, showsCategory(one)],
  ];
  const missing = wanted.flatMap(([what, is]) => (is ? [] : [what]));
  return [...missing, ...disagreements(hand, expected)].map((what) => `${id} ${title}: ${what}`);
}

/** Opening raises are 2.2 to 3 big blinds; only an all-in is more. */
function isUsualOpening({ moves, bb }: Counted): boolean {
  const open = moves.find(({ street, to }) => street === 'Preflop' && to > bb);
  return open?.verb !== 'Raise' || (10 * open.to >= 22 * bb && open.to <= 3 * bb);
}

function hasComplexity(one: Counted): boolean {
  const streets = actionStreets(one);
  const sidePots = one.one.expected.pots.length - 1;
  const isHeadsUp = one.seats.length === 2;
  const reRaises = ['Preflop', 'Flop', 'Turn', 'River'].some((street) => raisesOn(one, street) > 1);
  const preflop = one.moves.filter(({ street }) => street === 'Preflop').length;
  switch (one.one.complexity) {
    case 'simple':
      return sidePots <= 1 && 2 * preflop >= one.moves.length;
    case 'medium':
      return streets >= 2 && (isHeadsUp || (sidePots >= 1 && sidePots <= 2));
    case 'complex':
      if (isHeadsUp) return reRaises && streets >= 3;
      return reRaises && streets >= 2 && sidePots >= 3 && allIn(one).length >= 3;
  }
}

function showsCategory(one: Counted): boolean {
  const { pots, players, totalPot } = one.one.expected;
  switch (one.one.category) {
    case 'bb-ante':
      return one.seats.some(({ label, stack }) => label === 'BB' && stack < 2 * one.bb);
    case 'short-stack':
      return allIn(one).some(({ start }) => start >= 10 * one.bb && start <= 15 * one.bb);
    case 'all-ins':
      return allIn(one).length >= Math.min(3, one.seats.length);
    case 'side-pots':
      return allIn(one).length > 0;
    case 'multi-street':
      return actionStreets(one) >= 3;
    case 'position':
      return allIn(one).some(({ position }) => ['Dealer', 'SB', 'BB'].includes(position!));
    case 'folds':
      return allIn(one).some((short) => folded(one).some(({ live }) => live > short.live));
    case 'transitions':
      return players.some((player) => player.new === 0);
    case 'calculation': {
      const alone = pots.map(({ amount }) => Number(((100 * amount) / totalPot).toFixed(1)));
      const runsTwice = one.outcome.some((line) => line.startsWith('Board 2'));
      const isOdd =
        !runsTwice &&
        pots.some(({ winners }) => new Set(winners.map((won) => won.amount)).size > 1);
      return isOdd || alone.reduce((sum, part) => sum + part, 0).toFixed(1) !== '100.0';
    }
    case 'mixed':
      return allIn(one).length > 0 || actionStreets(one) > 2;
  }
}

function holdNumbers(cases: readonly Counted[]): void {
  const atLeast = (least: number, what: string, is: (one: Counted) => boolean): void => {
    expect(count(cases, is), what).toBeGreaterThanOrEqual(least);
  };
  const potsOf = ({ one }: Counted) => one.expected.pots;
  const winners = (one: Counted): number =>
    new Set(potsOf(one).flatMap((pot) => pot.winners.map(({ name }) => name))).size;
  const isSplit = (one: Counted): boolean => potsOf(one).some((pot) => pot.winners.length > 1);
  atLeast(40, 'several winners', (one) => winners(one) > 1);
  atLeast(40, 'several winners without a split', (one) => winners(one) > 1 && !isSplit(one));
  atLeast(40, 'splits', (one) => isSplit(one) && !one.outcome.some((line) => /Board 2/.test(line)));
  atLeast(40, 'uncalled chips', ({ one }) => one.expected.returned.length > 0);
  for (const street of ['Preflop', 'Flop', 'Turn', 'River']) {
    atLeast(40, `folds on ${street}`, ({ moves }) =>
      moves.some((move) => move.street === street && move.verb === 'Fold'),
    );
  }
  atLeast(20, 'More 1', ({ moves }) => moves.some(({ more }) => more === 1));
  atLeast(20, 'More 2', ({ moves }) => moves.some(({ more }) => more === 2));
  atLeast(20, 'reopening', isReopened);
  for (const sidePots of [0, 1, 2, 3, 4, 5]) {
    atLeast(3, `${sidePots} side pots`, (one) => potsOf(one).length === sidePots + 1);
  }
  const told = (start: string) => (one: Counted) =>
    one.outcome.some((line) => line.includes(start));
  atLeast(150, 'cards', told('♠'));
  for (const way of ['Winners:', 'Ranking:', 'Winner:', '? ?', ': mucks', 'Board 2 (', 'Cards:']) {
    atLeast(5, way, told(way));
  }
  for (const [key, value] of OPTIONS) {
    atLeast(10, `${key}: ${value}`, ({ options }) =>
      value === null ? options.has(key) : options.get(key) === value,
    );
  }
}

const OPTIONS: readonly (readonly [string, string | null])[] = [
  ['Ante Order', 'BB First'],
  ['Ante Type', 'All'],
  ['Button', 'Dead'],
  ['Button', 'Seat'],
  ['Odd Chip', null],
  ['Uncalled', 'Side Pot'],
];

/** RULES' table of short big blinds, each row several times. */
function holdPosting(cases: readonly Counted[]): void {
  const rows = [0, 0, 0, 0];
  for (const { one, seats, bb, ante, options } of cases) {
    if (one.category !== 'bb-ante') continue;
    const { stack, name } = seats.find(({ label }) => label === 'BB')!;
    const blindFirst = options.get('Ante Order') === 'BB First';
    const isInside = stack <= (blindFirst ? bb : ante);
    rows[(blindFirst ? 2 : 0) + (isInside ? 0 : 1)]!++;
    const posted = one.expected.players.find((player) => player.name === name)!;
    const firstPart = Math.min(stack, blindFirst ? bb : ante);
    const rest = stack - firstPart;
    expect([posted.ante, posted.live], one.id).toEqual(
      blindFirst ? [rest, firstPart] : [firstPart, rest],
    );
  }
  for (const row of rows) expect(row).toBeGreaterThanOrEqual(5);
}
