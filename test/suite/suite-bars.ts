import { expect } from 'vitest';
import type { Case, Suite } from '../../src/suite/case.ts';
import { checkSuite } from '../../src/suite/check/check-suite.ts';
import { disagreements } from '../../src/suite/second-opinion/disagreements.ts';
import { bestOfSeven } from '../../src/suite/second-opinion/rank.ts';
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
  holdEverywhere(cases);
  holdOptions(cases);
  holdPosting(cases);
  holdOddBoards(cases);
  expect(count(cases, hasRemainder), 'a remainder below the odd chip').toBeGreaterThanOrEqual(5);
  expect(checkSuite(suite).findings).toEqual([]);
}

/** What a plain suite keeps: the same, without anything the documents do not know. */
export function holdPlainBars(suite: Suite): void {
  const cases = suite.cases.map(counted);
  holdEverywhere(cases);
  expect(cases.flatMap(notPlain)).toEqual([]);
  const short = count(cases, ({ one, seats, bb }) => {
    const { stack } = seats.find(({ label }) => label === 'BB')!;
    return one.category === 'bb-ante' && stack > bb;
  });
  // Inside the ante, and between ante and blind.
  expect(short).toBeGreaterThanOrEqual(10);
  expect(short).toBeLessThanOrEqual(30);
  expect(checkSuite(suite).findings).toEqual([]);
}

/** What a suite for any engine keeps: blinds only or antes from everybody, and cards that decide. */
export function holdClassicBars(suite: Suite): void {
  const cases = suite.cases.map(counted);
  holdEverywhere(cases, CLASSIC_CATEGORIES);
  const faults = cases.flatMap(({ one, ante, options, outcome }) => [
    ...(ante === 0 || options.get('Ante Type') === 'All' ? [] : [`${one.id} a BB ante`]),
    ...(options.size === (ante === 0 ? 0 : 1) ? [] : [`${one.id} a house rule`]),
    ...(outcome.some((line) => /^(?:Winner|Ranking|Board 2)|mucks|\?/.test(line))
      ? [`${one.id} no cards`]
      : []),
  ]);
  expect(faults).toEqual([]);
  expect(count(cases, ({ ante }) => ante === 0)).toBeGreaterThanOrEqual(100);
  expect(count(cases, ({ ante }) => ante > 0)).toBeGreaterThanOrEqual(100);
  expect(count(cases, hasShortBb)).toBeGreaterThanOrEqual(20);
  expect(checkSuite(suite).findings).toEqual([]);
}

/** What a suite by TDA's rules keeps: a big-blind ante, the blind first, and the dead button. */
export function holdTdaBars(suite: Suite): void {
  const cases = suite.cases.map(counted);
  holdEverywhere(cases);
  const isTda = ({ options, ante, bb }: Counted): boolean =>
    ante === bb && options.get('Ante Order') === 'BB First' && options.get('Button') === 'Dead';
  expect(cases.filter((one) => !isTda(one)).map(({ one }) => one.id)).toEqual([]);
  expect(count(cases, hasRemainder), 'a remainder below the odd chip').toBeGreaterThanOrEqual(5);
  expect(checkSuite(suite).findings).toEqual([]);
}

const hasShortBb = ({ seats, bb, ante }: Counted): boolean =>
  seats.some(({ label, stack }) => label === 'BB' && stack < bb + ante);

/** ODD-1: a split pot that holds less than a smallest chip besides. */
const hasRemainder = (one: Counted): boolean =>
  one.one.expected.pots.some(
    ({ amount, winners }) => winners.length > 1 && amount % unitOf(one) !== 0,
  );

/** NEXT-3: three players, the Dealer goes out: the BB must not stay where it is. */
const hasDealerOut = ({ one, seats }: Counted): boolean =>
  seats.length === 3 &&
  one.expected.players.filter((player) => player.new === 0).length === 1 &&
  one.expected.players.some((player) => player.position === 'Dealer' && player.new === 0);

function holdEverywhere(
  cases: readonly Counted[],
  categories: Readonly<Record<string, number>> = CATEGORIES,
): void {
  holdQuotas(cases, categories);
  expect(count(cases, hasDealerOut), 'the Dealer of three out').toBeGreaterThanOrEqual(3);
  expect(cases.flatMap((one, i) => faultsOf(one, i + 1))).toEqual([]);
  expect(new Set(cases.map(courseOf)).size).toBe(300);
  holdNumbers(cases);
  holdTitles(cases);
}

/** Lines of a hand that an application built to the documents would not know. */
function notPlain({ one, options, started, ended, outcome }: Counted): readonly string[] {
  const known = /^(?:Winners:|(?:Main Pot|Side Pot \d): [\w, ]+)$/;
  return [
    ...options.keys(),
    ...(started === '00:02:30' && ended === '00:05:40' ? [] : [`${started} ${ended}`]),
    ...outcome.filter((line) => !known.test(line)),
    ...(/ !$|\(away\)|\b(?:Dealer|SB) 0$/m.test(one.hand + one.expected.nextHand)
      ? ['a mark']
      : []),
    ...(one.hand.includes('#') ? ['a comment'] : []),
  ].map((line) => `${one.id} ${line}`);
}

const count = (cases: readonly Counted[], is: (one: Counted) => boolean): number =>
  cases.filter(is).length;

const CATEGORIES = {
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
};

/** Posting cases need a BB ante: their number goes to `mixed`. */
const { 'bb-ante': _posting, ...OTHERS } = CATEGORIES;
const CLASSIC_CATEGORIES: Readonly<Record<string, number>> = { ...OTHERS, mixed: 90 };

function holdQuotas(cases: readonly Counted[], categories: Readonly<Record<string, number>>): void {
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
  expect(tally('category')).toEqual(categories);
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
  const isLast = expected.nextHand === null;
  const isInside = ({ stack, label }: Counted['seats'][number]): boolean =>
    (label === 'BB' && (category === 'bb-ante' || (category === 'mixed' && hasNoBbAnte(one)))) ||
    (stack >= least && stack <= most && stack >= 10 * one.bb && stack <= 60 * one.bb);
  const wanted: readonly (readonly [string, boolean])[] = [
    ['id', id === `TC-${number}.1`],
    ['hand number', expected.hand === number],
    ['players', players === one.seats.length],
    ['no findings', expected.ok && expected.findings.every(({ rule }) => rule === 'NEXT-6')],
    ['two remain', isLast ? players === 2 : remaining > 1],
    ['NEXT-6', isLast === (remaining === 1) && isLast === expected.findings.length > 0],
    ['times', '00:02:30' <= one.started && one.started < one.ended && one.ended <= '00:05:40'],
    ['title', title.length > 8 && title.length < 90],
    ['notes', notes.length >= 1 && notes.length <= 3],
    ['distinct stacks', new Set(one.seats.map(({ stack }) => stack)).size === players],
    ['stacks in range', one.seats.every(isInside)],
    ['opening raise', isUsualOpening(one)],
    ['chips that exist', isPayable(one)],
    ['arithmetic of the notes', notes.every((note) => isTrueNote(one, note))],
    [one.one.complexity, hasComplexity(one)],
    [category, showsCategory(one)],
  ];
  const missing = wanted.flatMap(([what, is]) => (is ? [] : [what]));
  return [...missing, ...disagreements(hand, expected)].map((what) => `${id} ${title}: ${what}`);
}

const CHIPS = [1, 5, 25, 100, 500, 1_000, 5_000, 25_000, 100_000, 500_000];

const unitOf = ({ options }: Counted): number => Number(options.get('Odd Chip') ?? 1);

const hasNoBbAnte = ({ ante, options }: Counted): boolean =>
  ante === 0 || options.get('Ante Type') === 'All';

/**
 * ODD-1: blinds and bets are paid with the smallest chip, and there is such a chip. Stacks need not
 * be multiples of it; those that are not hold the next smaller chip.
 */
function isPayable(one: Counted): boolean {
  const unit = unitOf(one);
  const smaller = CHIPS.findLast((chip) => chip < unit) ?? 1;
  const stacks = one.seats.map(({ stack }) => stack);
  const isInChips = stacks.every((stack) => stack % unit === 0);
  const bets = one.moves.filter(({ verb }) => isInChips || verb !== 'All-In').map(({ to }) => to);
  const called = one.moves.some(({ verb, to }) => verb === 'All-In' && to % unit !== 0);
  const paid = [one.bb / 2, one.ante, ...(called ? [] : bets)];
  return (
    CHIPS.includes(unit) &&
    paid.every((amount) => amount % unit === 0) &&
    stacks.every((stack) => stack % smaller === 0)
  );
}

const DIVIDED = /^([\d,]+) in .* does not divide by (two|three)(?: in chips of ([\d,]+))?:/;
const UNCALLED = /^([\d,]+) of (\w+)'s chips are called by nobody/;
const number = (text: string): number => Number(text.replaceAll(',', ''));

function isTrueNote(one: Counted, note: string): boolean {
  const { players, pots } = one.one.expected;
  const divided = DIVIDED.exec(note);
  if (divided) {
    const unit = divided[3] === undefined ? 1 : number(divided[3]);
    const parts = divided[2] === 'two' ? 2 : 3;
    return unit === unitOf(one) && number(divided[1]!) % (parts * unit) !== 0;
  }
  const uncalled = UNCALLED.exec(note);
  if (uncalled) {
    const lives = players.map(({ live }) => live).sort((a, b) => b - a);
    // A returned amount is not live any more.
    const back = one.one.expected.returned[0]?.amount ?? lives[0]! - lives[1]!;
    return number(uncalled[1]!) === back && back > 0;
  }
  if (/ in the side pots?\.$/.test(note)) return note.endsWith('pots.') === pots.length > 2;
  return !note.includes('does not divide');
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
      if (streets < 2 || allIn(one).length < 1 || allIn(one).length > 2) return false;
      return isHeadsUp || (sidePots >= 1 && sidePots <= 2);
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
      return (
        allIn(one).length >= (one.one.complexity === 'medium' ? 2 : Math.min(3, one.seats.length))
      );
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
  atLeast(8, 'heads-up with one player out', ({ one, seats }) => {
    const left = one.expected.players.filter((player) => player.new! > 0);
    return seats.length === 2 && left.length === 1;
  });
}

/** Ways to tell the end and house rules. */
function holdOptions(cases: readonly Counted[]): void {
  const atLeast = (least: number, what: string, is: (one: Counted) => boolean): void => {
    expect(count(cases, is), what).toBeGreaterThanOrEqual(least);
  };
  atLeast(3, 'a tie in a Ranking that splits a pot', ({ one, outcome }) => {
    const ranking = outcome.find((line) => line.startsWith('Ranking: ')) ?? '';
    const ties = ranking.slice(9).split(' > ');
    return one.expected.pots.some(
      ({ winners: paid }) =>
        paid.length > 1 &&
        ties.some((tie) => paid.every(({ name }) => tie.split(' = ').includes(name))),
    );
  });
  const told = (start: string) => (one: Counted) =>
    one.outcome.some((line) => line.includes(start));
  atLeast(150, 'cards', told('♠'));
  for (const way of ['Winners:', 'Ranking:', 'Winner:', '? ?', ': mucks', 'Board 2 (', 'Cards:']) {
    atLeast(3, way, told(way));
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
  let inAnte = 0;
  for (const { one, seats, bb, ante, options } of cases) {
    if (one.category !== 'bb-ante') continue;
    const { stack, name } = seats.find(({ label }) => label === 'BB')!;
    if (options.get('Ante Type') === 'All') {
      if (hasAnteLevel(one, name, stack, ante)) inAnte++;
      continue;
    }
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
  expect(inAnte, 'BB inside an ante that everybody posts').toBeGreaterThanOrEqual(3);
}

/** POST-5: the Main Pot is the BB's chips once from everybody, and its winner is not the next pot's. */
function hasAnteLevel(one: Case, bb: string, stack: number, ante: number): boolean {
  const [main, side] = one.expected.pots;
  const names = (pot: typeof main): string => pot!.winners.map(({ name }) => name).join();
  return (
    stack < ante &&
    main!.amount === one.players * stack &&
    main!.eligible.includes(bb) &&
    names(main) !== names(side)
  );
}

/** RUN-1: the board each won by somebody else, and a pot that does not halve in the smallest chip. */
function holdOddBoards(cases: readonly Counted[]): void {
  const decides = (one: Counted): boolean => {
    const unit = unitOf(one);
    const [first, second] = boardsOf(one);
    return one.one.expected.pots.some(({ amount, eligible, winners, name }) => {
      if ((amount / unit) % 2 === 0) return false;
      const best = winnerOn(one, first!, 1, name, eligible);
      const other = winnerOn(one, second!, 2, name, eligible);
      if (best === null || other === null || best === other) return false;
      const paid = (who: string) => winners.find((won) => won.name === who)!.amount;
      expect(paid(best) - paid(other), one.one.id).toBe(unit);
      return true;
    });
  };
  const twice = cases.filter(({ outcome }) => outcome.some((line) => line.startsWith('Board 2')));
  expect(count(twice, decides), 'boards that do not get the same').toBeGreaterThanOrEqual(3);
}

const cardsIn = (text: string): number[] =>
  [...text.matchAll(/([2-9TJQKA])([♣♦♥♠])/g)].map(
    ([, rank, suit]) => '23456789TJQKA'.indexOf(rank!) * 4 + '♣♦♥♠'.indexOf(suit!),
  );

function boardsOf({ one, outcome }: Counted): readonly (readonly number[])[] {
  const streets = [...one.hand.matchAll(/^(?:Flop|Turn|River) Base \((.*)\)/gm)];
  const first = streets.flatMap(([, cards]) => cardsIn(cards!));
  const again = cardsIn(outcome.find((line) => line.startsWith('Board 2'))!);
  return [first, [...first.slice(0, 5 - again.length), ...again]];
}

/** The only winner of a pot on a board, as declared or by cards; null if it is split. */
function winnerOn(
  { outcome }: Counted,
  board: readonly number[],
  nth: number,
  pot: string,
  eligible: readonly string[],
): string | null {
  const told = outcome.find((line) => line.startsWith(`${pot}, Board ${nth}: `));
  if (told) return told.includes(',', pot.length + 10) ? null : told.split(': ')[1]!;
  const strength = eligible.map((name) => {
    const hole = cardsIn(outcome.find((line) => line.startsWith(`${name}: `)) ?? '');
    return bestOfSeven([...hole, ...board]);
  });
  const best = Math.max(...strength);
  const winners = eligible.filter((_, i) => strength[i] === best);
  return winners.length === 1 ? winners[0]! : null;
}

/** A title tells a case from the others. */
function holdTitles(cases: readonly Counted[]): void {
  const titles = cases.map(({ one }) => one.title);
  expect(300 - new Set(titles).size, 'titles used before').toBeLessThanOrEqual(3);
  expect(titles.filter((title) => /the (?:UTG|MP)/.test(title))).toEqual([]);
}
