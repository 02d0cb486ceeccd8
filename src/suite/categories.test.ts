import { expect, test } from 'vitest';
import { SMALL_SUITE } from '../../test/suite/small-suite.ts';
import { checkText } from '../referee/index.ts';
import type { Case, CaseCategory } from './case.ts';
import { complexityFault, missingFor } from './categories.ts';
import { type CaseFacts, factsOf } from './facts.ts';

const HEADER = `Hand (1)
started_at: 00:02:30 ended_at: 00:03:10
SB 250 BB 500 Ante 500
`;

/** A hand of A (Dealer), B (SB), C (BB) and D; streets are separated by slashes. */
function factsFor(
  stacks: readonly number[],
  streets: string,
  outcome: string,
  one: Partial<Case> = {},
  header = '',
): CaseFacts {
  const labels = stacks.length === 2 ? [' SB', ' BB'] : [' Dealer', ' SB', ' BB'];
  const names = [...'ABCDEFGH'];
  const lines = stacks.map((stack, i) => `${names[i]}${labels[i] ?? ''} ${stack}`);
  const titles = ['Preflop', 'Flop', 'Turn', 'River'];
  const sections = streets.split('/').flatMap((street, i) => {
    const parts = street.split('|').map((part) => part.split(',').map((line) => line.trim()));
    return parts.map((part, more) =>
      [`${titles[i]} ${more === 0 ? 'Base' : `More ${more}`}:`, ...part.filter(Boolean)].join('\n'),
    );
  });
  const hand = `${HEADER}${header}Stack Setup:\n${lines.join('\n')}\n\n${sections.join('\n')}\n\n${outcome}\n`;
  const verdict = checkText(hand).hands[0]!;
  const facts = factsOf({ ...SMALL_SUITE.cases[0]!, ...one, hand }, verdict);
  if (!facts) throw new Error(JSON.stringify(verdict.findings));
  return facts;
}

const shows = (category: CaseCategory, facts: CaseFacts): boolean =>
  missingFor(category, facts) === null;

test('folds: only chips above a short all-in count', () => {
  const below = factsFor(
    [20_000, 6_000, 15_000],
    'A: Raise 1500, B: All-In 6000, C: Fold | A: Call 6000',
    'Winner: A',
  );
  expect(shows('folds', below)).toBe(false);
  const above = factsFor(
    [20_000, 6_000, 15_000],
    'A: Raise 1500, B: Call 1500, C: Call 1500 / B: All-In 4500, C: Raise 9000, A: Call 9000 / C: Bet 2000, A: Fold',
    'Winner: C',
  );
  expect(shows('folds', above)).toBe(true);
});

test('all-ins: two, not one', () => {
  const one = factsFor([20_000, 6_000], 'A: Raise 6000, B: All-In 5500', 'Winner: A');
  expect(shows('all-ins', one)).toBe(false);
  const two = factsFor(
    [20_000, 6_000, 5_500],
    'A: Raise 1500, B: All-In 6000, C: All-In 5000 | A: Call 6000',
    'Winner: A',
  );
  expect(shows('all-ins', two)).toBe(true);
});

test('short-stack: the all-in player has 10 to 15 big blinds', () => {
  const short = factsFor([20_000, 7_500], 'A: Raise 7000, B: All-In 7000', 'Winner: B');
  expect(shows('short-stack', short)).toBe(true);
  const medium = factsFor([20_000, 7_600], 'A: Raise 7100, B: All-In 7100', 'Winner: B');
  expect(shows('short-stack', medium)).toBe(false);
});

test('position: the seat that is all-in decides', () => {
  const course = 'D: All-In 5500, A: Fold, B: Fold, C: Call 5500';
  const utg = factsFor([20_000, 9_000, 8_000, 5_500], course, 'Winner: C');
  expect(shows('position', utg)).toBe(false);
});

test('calculation: shares that differ, or percentages that do not add up when rounded alone', () => {
  const even = factsFor([20_000, 7_500], 'A: Raise 7000, B: All-In 7000', 'Ranking: A = B');
  expect(shows('calculation', even)).toBe(false);
  const odd = factsFor(
    [20_000, 7_500],
    'A: Raise 7000, B: All-In 7000',
    'Ranking: A = B',
    {},
    'Odd Chip: 1000\n',
  );
  expect(shows('calculation', odd)).toBe(true);
});

test('calculation: two boards with different winners are not odd chips, a split of one is', () => {
  const cards = (showdown: string): string =>
    `Flop Base (A♥ K♥ Q♥):\nTurn Base (2♦):\nRiver Base (3♦):\nBoard 2 (4♠ 5♠ 6♦ 7♦ 9♣)\n\nShowdown:\n${showdown}`;
  const course = 'A: Raise 7000, B: All-In 7000';
  // A flush on the first board, a straight for both on the second: three quarters and one.
  const quarters = factsFor([20_000, 7_500], course, cards('A: 8♥ 7♥\nB: 8♣ 2♣'));
  expect(quarters.settlement.pots[0]!.winners).toHaveLength(2);
  expect(shows('calculation', quarters)).toBe(false);
  // 14,502 is 7,251 a board, and each board 3,626 and 3,625.
  const tied = factsFor(
    [20_000, 7_501],
    'A: Raise 7001, B: All-In 7001',
    cards('A: 8♥ J♦\nB: 8♣ J♠'),
  );
  expect(shows('calculation', tied)).toBe(true);
});

test('transitions: somebody out, or the table heads-up from now on', () => {
  const out = factsFor(
    [20_000, 6_000, 9_000],
    'A: All-In 20000, B: All-In 6000, C: Fold',
    'Winner: A',
  );
  expect(shows('transitions', out)).toBe(true);
  const nobody = factsFor(
    [20_000, 6_000, 9_000],
    'A: All-In 20000, B: All-In 6000, C: Fold',
    'Winner: B',
  );
  expect(shows('transitions', nobody)).toBe(false);
});

test('complex heads-up: three streets and a raise over a raise', () => {
  const quiet = factsFor(
    [20_000, 19_000],
    'A: Raise 1500, B: Call 1500 / B: Check, A: Check / B: Check, A: Check / B: Check, A: Check',
    'Winner: A',
  );
  expect(complexityFault('complex', quiet)).toMatch(/re-raise/);
  expect(complexityFault('medium', quiet)).toMatch(/one or two players all-in/);
  expect(complexityFault('simple', quiet)).toMatch(/preflop/);
  const wild = factsFor(
    [20_000, 19_000],
    'A: Raise 1500, B: Raise 4000 | A: Call 4000 / B: Check, A: Check / B: Check, A: Check / B: Check, A: Check',
    'Winner: A',
  );
  expect(complexityFault('complex', wild)).toBeNull();
});

test('complex heads-up: two streets are too few', () => {
  const early = factsFor(
    [20_000, 19_000],
    'A: Raise 1500, B: Raise 4000 | A: Call 4000 / B: All-In 14500, A: Call 14500',
    'Winner: B',
  );
  expect(complexityFault('complex', early)).toMatch(/three streets/);
  expect(complexityFault('medium', early)).toBeNull();
});

test('a bet and a raise are not a re-raise after the flop, a third one is', () => {
  const raised = factsFor(
    [20_000, 19_000],
    'A: Raise 1500, B: Call 1500 / B: Bet 2000, A: Raise 5000 | B: Call 5000 / B: Check, A: Check / B: Check, A: Check',
    'Winner: A',
  );
  expect(complexityFault('complex', raised)).toMatch(/re-raise/);
});

test('ACT-6 reopening: two short all-ins add up to a full raise', () => {
  // 1,500 is a raise by 1,000; 2,000 and 2,500 are short, together they are 1,000 more.
  const stacks = [2_500, 20_000, 19_000, 15_000, 2_000];
  const reopened = factsFor(
    stacks,
    `D: Raise 1500, E: All-In 2000, A: All-In 2500, B: Fold, C: Call 2500 | D: Raise 6000, C: Fold`,
    'Winner: A',
  );
  expect(reopened.reopened).toBe(3);
  const full = factsFor(
    stacks,
    `D: Raise 1500, E: Fold, A: Fold, B: Raise 4000, C: Fold | D: Raise 9000, B: Fold`,
    '',
  );
  expect(full.reopened).toBeNull();
});

test('mixed: two kinds of things to see, not one', () => {
  const course =
    'A: Raise 1500, B: Fold, C: Call 1500 / C: Check, A: Check / C: Check, A: Check / C: Check, A: Check';
  const streets = factsFor([20_000, 19_000, 18_000], course, 'Winner: A');
  expect(shows('multi-street', streets)).toBe(true);
  expect(shows('mixed', streets)).toBe(false);
  const andSplit = factsFor([20_000, 19_000, 18_000], course, 'Ranking: A = C');
  expect(shows('mixed', andSplit)).toBe(true);
});

test('two side pots preflop are neither simple nor medium', () => {
  const facts = factsFor(
    [20_000, 6_000, 9_000, 12_000],
    'D: All-In 12000, A: Call 12000, B: All-In 6000, C: All-In 8500',
    'Ranking: D > A > B > C',
  );
  expect(complexityFault('simple', facts)).toMatch(/at most one side pot/);
  expect(complexityFault('medium', facts)).toMatch(/several streets/);
});

test('one short all-in at a ring and no side pot are neither medium nor complex', () => {
  const facts = factsFor(
    [20_000, 6_000, 9_000],
    'A: Raise 1500, B: Raise 4000, C: Fold | A: Call 4000 / B: All-In 2000, A: Call 2000',
    'Winner: A',
  );
  expect(complexityFault('medium', facts)).toMatch(/one or two side pots/);
  expect(complexityFault('complex', facts)).toMatch(/three players all-in/);
});

test('three all-ins that make two side pots are not complex', () => {
  const facts = factsFor(
    [20_000, 6_000, 9_000, 19_000],
    'D: Raise 1500, A: Raise 4000, B: Call 4000, C: Call 4000 | D: Call 4000 / B: All-In 2000, C: All-In 4500, D: All-In 15000, A: Call 15000',
    'Ranking: D > A > B > C',
  );
  expect(complexityFault('complex', facts)).toMatch(/three side pots/);
});
