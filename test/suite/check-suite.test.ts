import { expect, test } from 'vitest';
import type { Suite } from '../../src/suite/case.ts';
import { checkSuite } from '../../src/suite/check/check-suite.ts';
import { readSuite, writeSuite } from '../../src/suite/suite-file.ts';
import { SMALL_SUITE } from './small-suite.ts';

// biome-ignore lint/suspicious/noExplicitAny: errors are planted anywhere in the JSON
type Json = any;

/** The findings of the small suite after an edit, as "TC-1.1 POT-1 cases[0].expected…". */
function findingsAfter(edit: (suite: Json) => void): readonly string[] {
  const json = JSON.parse(writeSuite(SMALL_SUITE));
  edit(json);
  const { suite, findings } = readSuite(JSON.stringify(json));
  const found = suite ? checkSuite(suite, findings).findings : findings;
  return found.map(({ caseId, rule, place }) => `${caseId ?? 'suite'} ${rule} ${place}`);
}

/** Replaces a piece of the hand's text, which must be there. */
function rewrite(one: Json, from: string, to: string): void {
  if (!one.hand.includes(from)) throw new Error(`no “${from}” in the hand`);
  one.hand = one.hand.replace(from, to);
}

test('three cases worked out by hand from RULES have no finding', () => {
  expect(checkSuite(SMALL_SUITE).findings).toEqual([]);
});

const EXPECTATION: readonly [string, (expected: Json) => void, string][] = [
  [
    'CHIP-3 more put in than there was',
    (e) => set(e.players[0], 'contributed', 8_001),
    'CHIP-3 players[0].contributed',
  ],
  ['CHIP-3 a negative stack', (e) => set(e.players[0], 'final', -200), 'CHIP-3 players[0].final'],
  ['CHIP-3 a negative new stack', (e) => set(e.players[0], 'new', -1), 'CHIP-3 players[0].new'],
  [
    'CHIP-2 contributed',
    (e) => set(e.players[2], 'contributed', 9_000),
    'CHIP-2 players[2].contributed',
  ],
  ['CHIP-2 final', (e) => set(e.players[1], 'final', 7_501), 'CHIP-2 players[1].final'],
  ['CHIP-2 won', (e) => set(e.players[1], 'won', 24_500), 'CHIP-2 players[1].won'],
  ['CHIP-2 new', (e) => set(e.players[1], 'new', 34_001), 'CHIP-2 players[1].new'],
  ['CHIP-2 start', (e) => set(e.players[1], 'start', 16_501), 'CHIP-2 players[1].start'],
  [
    'CHIP-3 an all-in mark forgotten',
    (e) => set(e.players[0], 'allIn', null),
    'CHIP-3 players[0].allIn',
  ],
  [
    'CHIP-3 an all-in mark too many',
    (e) => set(e.players[1], 'allIn', 'river'),
    'CHIP-3 players[1].allIn',
  ],
  [
    'POT-2 a fold that was none',
    (e) => set(e.players[1], 'folded', 'river'),
    'POT-2 players[1].folded',
  ],
  ['POST-2 the ante of another', (e) => set(e.players[2], 'ante', 0), 'POST-2 players[2].ante'],
  [
    'SEAT-4 another position',
    (e) => set(e.players[0], 'position', 'UTG'),
    'SEAT-4 players[0].position',
  ],
  ['SEAT-5 a player missing', (e) => e.players.pop(), 'SEAT-5 players'],
  ['POT-1 a pot’s amount', (e) => set(e.pots[0], 'amount', 24_501), 'POT-1 pots[0].amount'],
  ['POT-1 a pot’s level', (e) => set(e.pots[0], 'level', 8_001), 'POT-1 pots[0].level'],
  [
    'POT-2 somebody eligible too many',
    (e) => e.pots[1].eligible.unshift('Alice'),
    'POT-2 pots[1].eligible',
  ],
  ['POT-4 a pot missing', (e) => e.pots.pop(), 'POT-4 pots'],
  ['POT-4 two pots of one name', (e) => set(e.pots[1], 'name', 'Main Pot'), 'POT-4 pots[1].name'],
  ['POT-6 the total', (e) => set(e, 'totalPot', 26_000), 'POT-6 totalPot'],
  ['POT-7 a percentage', (e) => set(e.pots[0], 'percentage', 92.4), 'POT-7 pots[0].percentage'],
  ['POT-8 max win', (e) => set(e.players[0], 'maxWin', 26_500), 'POT-8 players[0].maxWin'],
  [
    'POT-9 a calculation',
    (e) => set(e.pots[0], 'calculation', '3 × 8,000 = 24,500'),
    'POT-9 pots[0].calculation',
  ],
  [
    'POT-9 a reason',
    (e) => set(e.pots[1].excluded[0], 'reason', 'folded'),
    'POT-9 pots[1].excluded[0].reason',
  ],
  [
    'RET-1 chips returned that were called',
    (e) => e.returned.push({ name: 'Bob', amount: 5 }),
    'RET-1 returned',
  ],
  [
    'WIN-1 another winner',
    (e) => set(e.pots[0].winners[0], 'name', 'Alice'),
    'WIN-1 pots[0].winners[0].name',
  ],
  [
    'ODD-1 another share',
    (e) => set(e.pots[0].winners[0], 'amount', 24_499),
    'ODD-1 pots[0].winners[0].amount',
  ],
  ['SUITE-9 another hand', (e) => set(e, 'hand', 7), 'SUITE-9 hand'],
  ['SUITE-9 not ok', (e) => set(e, 'ok', false), 'SUITE-9 ok'],
  ['NEXT-1 no next hand', (e) => set(e, 'nextHand', null), 'NEXT-1 nextHand'],
  [
    'NEXT-1 an eliminated player left out',
    (e) => swap(e, 'Alice 0\n', ''),
    'NEXT-1 nextHand line 5',
  ],
  ['NEXT-1 a stack', (e) => swap(e, 'BB 34000', 'BB 34500'), 'NEXT-1 nextHand line 7'],
  ['NEXT-1 the number', (e) => swap(e, 'Hand (2)', 'Hand (3)'), 'NEXT-1 nextHand line 1'],
  ['NEXT-1 the time', (e) => swap(e, '00:05:40', '00:05:41'), 'NEXT-1 nextHand line 2'],
  ['NEXT-1 the blinds', (e) => swap(e, 'Ante 500', 'Ante 250'), 'NEXT-1 nextHand line 3'],
  ['NEXT-1 no hand at all', (e) => set(e, 'nextHand', 'soon'), 'NEXT-1 nextHand'],
  [
    'NEXT-3 labels changed',
    (e) =>
      swap(e, 'Charlie SB 17000\nAlice 0\nBob BB 34000', 'Bob SB 34000\nCharlie BB 17000\nAlice 0'),
    'NEXT-3 nextHand line 5',
  ],
];

test('SEAT-4 a label besides Dealer, SB and BB in a set-up is one finding', () => {
  // Four players, so that somebody sits between the BB and the Dealer.
  const after = findingsAfter(({ cases }) => {
    rewrite(cases[1], 'Charlie BB 9000\n', 'Charlie BB 9000\nElif UTG 11000\n');
  });
  expect(after).toContain('TC-2.1 SEAT-4 cases[1].hand line 8');
});

test('CHIP-3 more put in than there was is called an over-contribution', () => {
  const json = JSON.parse(writeSuite(SMALL_SUITE));
  json.cases[0].expected.players[0].contributed = 9_000;
  const { findings } = checkSuite(json);
  expect(findings.map(({ rule, message }) => `${rule} ${message}`)).toEqual([
    'CHIP-3 Alice: an over-contribution: 9,000 are put in and the starting stack is 8,000. contributed (live + ante − returned) is 8,000.',
  ]);
});

test('CHIP-3 impossible figures are named, whatever else is wrong', () => {
  const after = findingsAfter(({ cases }) => {
    const { players, pots } = cases[0].expected;
    players[0].contributed = 9_000;
    players[0].final = -1_000;
    players[2].final = -5;
    cases[0].expected.totalPot = 27_500;
    pots[0].amount = 25_500;
  });
  expect(after).toEqual([
    'TC-1.1 CHIP-3 cases[0].expected.players[0].contributed',
    'TC-1.1 CHIP-3 cases[0].expected.players[2].final',
  ]);
});

test('POT-2, POT-9, WIN-1 lists of players are sets: a reversed one is right and hides nothing', () => {
  const reverse = ({ cases }: Json): void => {
    for (const { expected } of cases) {
      for (const pot of expected.pots) {
        pot.eligible.reverse();
        pot.excluded.reverse();
        pot.winners.reverse();
      }
    }
  };
  expect(findingsAfter(reverse)).toEqual([]);
  const after = findingsAfter((suite) => {
    reverse(suite);
    suite.cases[1].expected.pots[0].excluded[0].reason = 'folded on the flop';
    suite.cases[0].expected.pots[0].amount = 24_501;
  });
  expect(after).toEqual([
    'TC-1.1 POT-1 cases[0].expected.pots[0].amount',
    'TC-2.1 POT-9 cases[1].expected.pots[0].excluded[0].reason',
  ]);
});

function set(target: Json, field: string, value: unknown): void {
  if (!(field in target)) throw new Error(`no ${field}`);
  target[field] = value;
}

const swap = (expected: Json, from: string, to: string): void => {
  if (!expected.nextHand.includes(from)) throw new Error(`no “${from}” in the next hand`);
  expected.nextHand = expected.nextHand.replace(from, to);
};

test.each(EXPECTATION)('%s is one finding at its place', (_, edit, wanted) => {
  const [rule, ...place] = wanted.split(' ');
  expect(findingsAfter((suite) => edit(suite.cases[0].expected))).toEqual([
    `TC-1.1 ${rule} cases[0].expected.${place.join(' ')}`,
  ]);
});

test('NEXT-2 a button that has not moved', () => {
  const after = findingsAfter(({ cases }) =>
    swap(
      cases[1].expected,
      'Bob Dealer 19750\nCharlie SB 8000\nAlice BB 13250',
      'Alice Dealer 13250\nBob SB 19750\nCharlie BB 8000',
    ),
  );
  expect(after).toEqual(['TC-2.1 NEXT-2 cases[1].expected.nextHand line 5']);
});

test.each([
  ['SEAT-4 a label besides the three', 'Alice 0', 'Alice UTG 0', ['SEAT-4 6']],
  ['CHIP-3 a negative stack', 'Alice 0', 'Alice -1000', ['CHIP-3 6']],
  [
    'SEAT-1 a list that starts elsewhere',
    'Charlie SB 17000\nAlice 0\nBob BB 34000',
    'Bob BB 34000\nCharlie SB 17000\nAlice 0',
    ['SEAT-1 5'],
  ],
  [
    'NEXT-1, SEAT-4 two mistakes',
    'Alice 0\nBob BB 34000',
    'Alice UTG 0\nBob BB 7500',
    ['SEAT-4 6', 'NEXT-1 7'],
  ],
  [
    'NEXT-1, NEXT-3 an eliminated player left out and the button not moved',
    'Charlie SB 17000\nAlice 0\nBob BB 34000',
    'Bob SB 34000\nCharlie BB 17000',
    ['NEXT-1 5', 'NEXT-3 5'],
  ],
])('%s in the next hand', (_, from, to, wanted) => {
  const after = findingsAfter(({ cases }) => swap(cases[0].expected, from, to));
  expect(after).toEqual(
    wanted.map((one) => {
      const [rule, line] = one.split(' ');
      return `TC-1.1 ${rule} cases[0].expected.nextHand line ${line}`;
    }),
  );
});

const HAND: readonly [string, number, string, string, readonly string[]][] = [
  [
    'ACT-3 a call beyond the stack',
    0,
    'Alice (Dealer): All-In 4000',
    'Alice (Dealer): Call 5000',
    ['ACT-3 hand line 20, column 25'],
  ],
  [
    'CHIP-3 an all-in not marked',
    0,
    'Bob (SB): Bet 5000',
    'Bob (SB): Bet 50000',
    ['CHIP-3 hand line 18, column 18'],
  ],
  ['ACT-1 out of turn', 0, '5. Charlie (BB): Call 2500\n', '', ['ACT-1 hand line 15, column 4']],
  [
    'SEC-1 in the wrong section',
    0,
    'Flop Base (A♥ K♦ 7♣):\n',
    'Flop Base (A♥ K♦ 7♣):\nFlop More 1:\n',
    // three lines stand below the heading; it is told once
    ['SEC-1 hand line 15, column 4'],
  ],
  [
    'SEAT-1 order',
    0,
    'Bob SB 16500\nCharlie BB 26500',
    'Charlie BB 26500\nBob SB 16500',
    ['SEAT-1 hand line 6, column 1'],
  ],
  [
    'WIN-3 a winner who is not eligible',
    0,
    'Side Pot 1: Bob',
    'Side Pot 1: Alice',
    ['WIN-3 hand line 27, column 13'],
  ],
  [
    'NOTE-5 an outcome missing',
    0,
    'Winners:\nMain Pot: Bob\nSide Pot 1: Bob\n',
    '',
    ['NOTE-5 hand line 23, column 5'],
  ],
  [
    'NOTE-1 a line that fits nothing',
    0,
    'Winners:',
    'so it went\nWinners:',
    ['NOTE-1 hand line 25, column 1'],
  ],
  [
    'SUITE-7 a time outside',
    0,
    'started_at: 00:02:30',
    'started_at: 00:02:29',
    ['SUITE-7 hand line 2'],
  ],
  [
    'SUITE-6 too deep',
    1,
    'Bob SB 20000',
    'Bob SB 30500',
    ['SUITE-6 hand line 6', 'CHIP-2 expected.players[1].start'],
  ],
  [
    'SUITE-6 too short',
    1,
    'Charlie BB 9000',
    'Charlie BB 4900',
    ['SUITE-6 hand line 7', 'CHIP-2 expected.players[2].start'],
  ],
  [
    'SUITE-5 the same stack twice',
    1,
    'Bob SB 20000',
    'Bob SB 12000',
    ['SUITE-5 hand line 6', 'CHIP-2 expected.players[1].start'],
  ],
];

test.each(HAND)('%s is found in the text', (_, index, from, to, wanted) => {
  const after = findingsAfter(({ cases }) => rewrite(cases[index], from, to));
  expect(after).toEqual(
    wanted.map((one) => one.replace(/^(\S+) /, `TC-${index + 1}.1 $1 cases[${index}].`)),
  );
});

/** 300 times the same case, with ids and hand numbers as asked. */
function numbered(numberOf: (place: number) => number, idOf = (place: number) => `TC-${place}.1`) {
  const [, one] = SMALL_SUITE.cases;
  const cases = Array.from({ length: 300 }, (_, i) => {
    const number = numberOf(i + 1);
    const text = (written: string): string =>
      written.replace('Hand (2)', `Hand (${number})`).replace('Hand (3)', `Hand (${number + 1})`);
    const expected = { ...one!.expected, hand: number, nextHand: text(one!.expected.nextHand!) };
    return { ...one!, id: idOf(i + 1), hand: text(one!.hand), expected };
  });
  return checkSuite({ ...SMALL_SUITE, cases })
    .findings.filter(({ rule }) => rule === 'SUITE-3')
    .map(({ caseId, place }) => `${caseId} ${place}`);
}

test('SUITE-3 in a whole suite ids and hand numbers count up', () => {
  expect(numbered((place) => place)).toEqual([]);
  expect(numbered((place) => (place === 7 ? 5 : place))).toEqual(['TC-7.1 cases[6].hand line 1']);
  expect(numbered((place) => (place === 7 ? 999 : place))).toEqual(['TC-7.1 cases[6].hand line 1']);
  const ids = (place: number): string => `TC-${place === 9 ? 301 : place}.1`;
  expect(numbered((place) => place, ids)).toEqual(['TC-301.1 cases[8].id']);
});

test('SUITE-3 a smaller suite may have cases added or taken out', () => {
  const after = findingsAfter(({ cases }) => {
    set(cases[0], 'id', 'TC-301.2');
    rewrite(cases[2], 'Hand (3)', 'Hand (2)');
    cases[2].expected.hand = 2;
    swap(cases[2].expected, 'Hand (4)', 'Hand (3)');
  });
  expect(after).toEqual([]);
});

test('one changed hand number is one finding', () => {
  const text = findingsAfter(({ cases }) => rewrite(cases[0], 'Hand (1)', 'Hand (999)'));
  expect(text).toEqual(['TC-1.1 SUITE-9 cases[0].expected.hand']);
});

test('a wrong badge for the stacks is one finding', () => {
  const after = findingsAfter(({ cases }) => set(cases[1], 'stackSize', 'millions'));
  expect(after).toEqual(['TC-2.1 SUITE-6 cases[1].stackSize']);
});

test('an ante off the ladder is told at the header and nowhere below', () => {
  const after = findingsAfter(({ cases }) => rewrite(cases[1], 'Ante 500', 'Ante 450'));
  expect(after).toEqual(['TC-2.1 SUITE-8 cases[1].hand line 3']);
});

test('SUITE-8 blinds off the ladder', () => {
  const after = findingsAfter(({ cases }) => {
    rewrite(cases[1], 'SB 250 BB 500 Ante 500', 'SB 230 BB 500 Ante 500');
  });
  expect(after[0]).toBe('TC-2.1 SUITE-8 cases[1].hand line 3');
});

const REST: readonly [string, (suite: Json) => void, string][] = [
  [
    'SUITE-3 an id twice',
    ({ cases }) => set(cases[1], 'id', 'TC-1.1'),
    'TC-1.1 SUITE-3 cases[1].id',
  ],
  [
    'SUITE-3 an id that is none',
    ({ cases }) => set(cases[1], 'id', 'two'),
    'two SUITE-3 cases[1].id',
  ],
  [
    'SUITE-4 two hands in a case',
    ({ cases }) => set(cases[1], 'hand', cases[1].hand + cases[2].hand),
    'TC-2.1 SUITE-4 cases[1].hand',
  ],
  [
    'SUITE-6 another stack size',
    ({ cases }) => set(cases[1], 'stackSize', 'millions'),
    'TC-2.1 SUITE-6 cases[1].stackSize',
  ],
  [
    'SUITE-11 the number of players',
    ({ cases }) => set(cases[0], 'players', 4),
    'TC-1.1 SUITE-11 cases[0].players',
  ],
  [
    'SUITE-11 not simple',
    ({ cases }) => set(cases[0], 'complexity', 'simple'),
    'TC-1.1 SUITE-11 cases[0].complexity',
  ],
  [
    'SUITE-11 not medium',
    ({ cases }) => set(cases[1], 'complexity', 'medium'),
    'TC-2.1 SUITE-11 cases[1].complexity',
  ],
  [
    'SUITE-11 not complex',
    ({ cases }) => set(cases[0], 'complexity', 'complex'),
    'TC-1.1 SUITE-11 cases[0].complexity',
  ],
  [
    'SUITE-12 no short BB',
    ({ cases }) => set(cases[0], 'category', 'bb-ante'),
    'TC-1.1 SUITE-12 cases[0].category',
  ],
  [
    'SUITE-12 nobody all-in with 10 to 15 big blinds',
    ({ cases }) => set(cases[0], 'category', 'short-stack'),
    'TC-1.1 SUITE-12 cases[0].category',
  ],
  [
    'SUITE-12 one all-in only',
    ({ cases }) => set(cases[0], 'category', 'all-ins'),
    'TC-1.1 SUITE-12 cases[0].category',
  ],
  [
    'SUITE-12 nobody all-in',
    ({ cases }) => set(cases[1], 'category', 'side-pots'),
    'TC-2.1 SUITE-12 cases[1].category',
  ],
  [
    'SUITE-12 one street',
    ({ cases }) => set(cases[1], 'category', 'multi-street'),
    'TC-2.1 SUITE-12 cases[1].category',
  ],
  [
    'SUITE-12 no blind or dealer all-in',
    ({ cases }) => set(cases[1], 'category', 'position'),
    'TC-2.1 SUITE-12 cases[1].category',
  ],
  [
    'SUITE-12 no dead money',
    ({ cases }) => set(cases[0], 'category', 'folds'),
    'TC-1.1 SUITE-12 cases[0].category',
  ],
  [
    'SUITE-12 nobody eliminated',
    ({ cases }) => set(cases[1], 'category', 'transitions'),
    'TC-2.1 SUITE-12 cases[1].category',
  ],
  [
    'SUITE-12 no odd chips',
    ({ cases }) => set(cases[0], 'category', 'calculation'),
    'TC-1.1 SUITE-12 cases[0].category',
  ],
];

test.each(REST)('%s', (_, edit, wanted) => {
  const after = findingsAfter(edit);
  expect(after[0]).toBe(wanted);
  expect(new Set(after.map((one) => one.split(' ').slice(0, 2).join(' '))).size).toBe(1);
});

test('SUITE-12 what a case shows may stand under another category', () => {
  for (const category of ['position', 'transitions', 'side-pots', 'multi-street', 'mixed']) {
    expect(findingsAfter(({ cases }) => set(cases[0], 'category', category))).toEqual([]);
  }
});

test('SUITE-4 a seat that starts with nothing, and the end of a tournament', () => {
  const empty = findingsAfter(({ cases }) =>
    rewrite(cases[1], 'Charlie BB 9000', 'Charlie BB 9000\nDan 0'),
  );
  expect(empty[0]).toBe('TC-2.1 SUITE-4 cases[1].hand line 8');
  const over = findingsAfter(({ cases }) => set(cases[1], 'hand', RING_LAST));
  expect(over[0]).toBe('TC-2.1 SUITE-4 cases[1].hand');
});

/** Three all-in, Alice has the most chips and wins. */
const RING_LAST =
  'Hand (2)\nstarted_at: 00:02:30 ended_at: 00:03:10\nSB 250 BB 500\nStack Setup:\nAlice Dealer 6500\nDan SB 6000\nBob BB 5000\n\nPreflop Base:\n1. Alice (Dealer): Raise 5000\n2. Dan (SB): All-In 6000\n3. Bob (BB): All-In 5000\nPreflop More 1:\n4. Alice (Dealer): Call 6000\n\nWinner: Alice\n';

const LAST =
  'Hand (2)\nstarted_at: 00:02:30 ended_at: 00:03:10\nSB 250 BB 500\nStack Setup:\nAlice SB 6000\nBob BB 5000\n\nPreflop Base:\n1. Alice (SB): Raise 5000\n2. Bob (BB): All-In 5000\n\nWinner: Alice\n';

test('SUITE-4, NEXT-6 heads-up a case may end with one player out', () => {
  const after = findingsAfter((suite) => {
    suite.cases = [{ ...suite.cases[1], players: 2, hand: LAST }];
  });
  expect(after.filter((one) => one.includes('SUITE-4'))).toEqual([]);
});

test('SUITE-11 a medium case has one or two players all-in', () => {
  // Nobody all-in: the river bet is folded to.
  const none = findingsAfter((suite) => {
    const [one] = suite.cases;
    rewrite(one, 'Alice Dealer 8000', 'Alice Dealer 9500');
    rewrite(one, 'Alice (Dealer): All-In 4000', 'Alice (Dealer): Call 5000');
    rewrite(
      one,
      '11. Charlie (BB): Check\n',
      '11. Charlie (BB): Check\n12. Alice (Dealer): Check\n',
    );
    rewrite(one, 'Side Pot 1: Bob\n', '');
    suite.cases = [one];
  });
  expect(none).toContain('TC-1.1 SUITE-11 cases[0].complexity');
  const report = checkSuite({
    ...SMALL_SUITE,
    cases: [{ ...SMALL_SUITE.cases[0]!, hand: THREE_ALL_IN }],
  });
  expect(report.findings.map(({ rule, message }) => `${rule} ${message}`)).toContain(
    'SUITE-11 This is not a medium case: a medium case has one or two players all-in.',
  );
});

/** Three all-ins on two streets, two side pots. */
const THREE_ALL_IN = `Hand (1)
started_at: 00:02:30 ended_at: 00:05:40
SB 250 BB 500 Ante 500
Stack Setup:
Alice Dealer 8000
Bob SB 16500
Charlie BB 26500
Dan 29000

Preflop Base:
1. Dan: Raise 1500
2. Alice (Dealer): All-In 8000
3. Bob (SB): Call 8000
4. Charlie (BB): Call 8000
Preflop More 1:
5. Dan: Call 8000
Flop Base (A♥ K♦ 7♣):
6. Bob (SB): All-In 8500
7. Charlie (BB): All-In 18000
8. Dan: Call 18000
Turn Base (2♠):
River Base (9♦):

Winners:
Main Pot: Alice
Side Pot 1: Bob
Side Pot 2: Dan
`;

test('SUITE-13 the same course of actions, whatever names and stacks', () => {
  const twin = findingsAfter(({ cases }) => {
    const copy = structuredClone(cases[1]);
    copy.id = 'TC-4.1';
    const numbers = (text: string): string =>
      text
        .replace('Hand (3)', 'Hand (5)')
        .replace('Hand (2)', 'Hand (4)')
        .replaceAll('Alice', 'Zoe');
    copy.hand = numbers(copy.hand);
    copy.expected = JSON.parse(numbers(JSON.stringify(copy.expected)));
    copy.expected.hand = 4;
    cases.push(copy);
  });
  expect(twin).toEqual(['TC-4.1 SUITE-13 cases[3].hand']);
});

test('SUITE-11 ten players are one too many', () => {
  const names = [...'DEFGHIJ'];
  const after = findingsAfter((suite) => {
    const [, one] = suite.cases;
    one.players = 10;
    rewrite(
      one,
      'Charlie BB 9000\n',
      `Charlie BB 9000\n${names.map((n, i) => `${n} ${10_000 + i * 100}\n`).join('')}`,
    );
    rewrite(one, '1. Alice', `${names.map((n) => `${n}: Fold\n`).join('')}1. Alice`);
  });
  expect(after).toContain('TC-2.1 SUITE-11 cases[1].players');
});

test('many wrong values are one finding at the first of them', () => {
  const after = findingsAfter(({ cases }) => rewrite(cases[0], 'Bob SB 16500', 'Bob SB 17500'));
  expect(after).toEqual(['TC-1.1 CHIP-2 cases[0].expected.players[1].start']);
  const swapped = findingsAfter(({ cases }) => {
    cases[0].expected = cases[1].expected;
  });
  expect(swapped).toEqual(['TC-1.1 SUITE-9 cases[0].expected.hand']);
});

test('CHIP-3 an over-contribution and a negative stack are named where the hand is wrong too', () => {
  const after = findingsAfter(({ cases }) => {
    rewrite(cases[0], 'Alice (Dealer): All-In 4000', 'Alice (Dealer): Call 5000');
    set(cases[0].expected.players[0], 'contributed', 9_000);
    set(cases[0].expected.players[0], 'final', -1_000);
  });
  expect(after).toEqual([
    'TC-1.1 ACT-3 cases[0].hand line 20, column 25',
    'TC-1.1 CHIP-3 cases[0].expected.players[0]',
    'TC-1.1 CHIP-3 cases[0].expected.players[0]',
  ]);
});

test('SUITE-2, SUITE-14, SUITE-15: only 300 cases have to fill the quotas', () => {
  const whole: Suite = {
    ...SMALL_SUITE,
    cases: Array.from({ length: 300 }, (_, i) => ({
      ...SMALL_SUITE.cases[1]!,
      id: `TC-${i + 1}.1`,
    })),
  };
  const { findings, quotas, coverage, features } = checkSuite(whole);
  const said = (rule: string): string[] =>
    findings.filter((one) => one.rule === rule).map((one) => one.message);
  expect(said('SUITE-2')).toContain('Players: a whole suite has 40 heads-up, this one 0.');
  expect(said('SUITE-2')).toContain('Complexity: a whole suite has 60 simple, this one 300.');
  expect(
    said('SUITE-14').some((one) => one.startsWith('POT-4 decides 0 cases (broken: the totals of')),
  ).toBe(true);
  expect(said('SUITE-15').some((one) => one.includes('“split pots”, this one 0'))).toBe(true);
  expect(said('SUITE-13')).toHaveLength(299);
  expect(quotas[0]!.rows).toEqual([
    { name: 'heads-up', wanted: 40, found: 0 },
    { name: '3-6', wanted: 80, found: 300 },
    { name: '7-9', wanted: 180, found: 0 },
  ]);
  expect(coverage.find(({ rule }) => rule === 'RET-1')?.cases).toBe(300);
  expect(features.find(({ name }) => name === 'folds preflop')?.found).toBe(300);
  expect(checkSuite({ ...whole, cases: SMALL_SUITE.cases }).findings).toEqual([]);
});
