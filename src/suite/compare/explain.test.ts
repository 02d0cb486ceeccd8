import { describe, expect, test } from 'vitest';
import { compareNextHands } from './compare.ts';

/**
 * Live 30,000 (10,000 more came back) · 10,000 · 16,000 folded · 30,000, ante 1,000:
 * Main Pot 4 × 10,000 + 1,000 = 41,000 to Bob, Side Pot 1 2 × 20,000 + 6,000 = 46,000 to David.
 */
const FOLDED_MONEY = `Hand (12)
started_at: 00:02:30 ended_at: 00:05:40
SB 500 BB 1000 Ante 1000
Stack Setup:
Alice Dealer 50000
Bob SB 10000
Charlie BB 41000
David 30000

Preflop Base:
1. David: Raise 3000
2. Alice (Dealer): Call 3000
3. Bob (SB): All-In 10000
4. Charlie (BB): Call 10000
Preflop More 1:
5. David: Call 10000
6. Alice (Dealer): Call 10000
Flop Base:
7. Charlie (BB): Bet 6000
8. David: Call 6000
9. Alice (Dealer): Raise 30000
Flop More 1:
10. Charlie (BB): Fold
11. David: All-In 20000

Ranking: Bob > David > Alice
`;

const nextHand = (number: number, blinds: string, lines: readonly string[]): string =>
  `Hand (${number})\nstarted_at: 00:05:40 ended_at: HH:MM:SS\n${blinds}\nStack Setup:\n${lines.join('\n')}\n`;

const stacks = (bob: number, charlie: number, david: number, alice: number): string =>
  nextHand(13, 'SB 500 BB 1000 Ante 1000', [
    `Bob Dealer ${bob}`,
    `Charlie SB ${charlie}`,
    `David BB ${david}`,
    `Alice ${alice}`,
  ]);

const RIGHT = stacks(41_000, 24_000, 46_000, 20_000);

describe('why stacks differ', () => {
  test.each([
    [
      'Dead money',
      stacks(47_000, 24_000, 40_000, 20_000),
      'all chips of folded players went to the Main Pot',
    ],
    ['Dead money', stacks(40_000, 24_000, 47_000, 20_000), 'the ante went to the last pot'],
    ['Uncalled bet kept', stacks(41_000, 24_000, 56_000, 10_000), 'paid out with the last pot'],
    ['Uncalled bet kept', stacks(51_000, 24_000, 46_000, 10_000), 'paid out with the Main Pot'],
    [
      'Uncalled bet kept',
      stacks(41_000, 24_000, 46_000, 10_000),
      'the chips nobody called are gone',
    ],
    ['Side pots not separated', stacks(87_000, 24_000, 0, 20_000), 'got everything'],
    ['Ante', stacks(40_000, 24_000, 46_000, 20_000), 'is in no pot'],
    ['Ante', stacks(40_000, 25_000, 46_000, 20_000), 'the BB did not pay it and it is in no pot'],
    ['Ante', stacks(42_000, 23_000, 46_000, 20_000), 'Ante counted twice'],
    ['Winner not paid', stacks(0, 24_000, 0, 20_000), 'no pot was paid'],
    ['Stack from before the hand', stacks(10_000, 41_000, 30_000, 50_000), 'the hand started with'],
    ['Pot missing', stacks(41_000, 24_000, 0, 20_000), 'David is short by exactly Side Pot 1'],
    ['Pot doubled', stacks(41_000, 24_000, 92_000, 20_000), 'David has Side Pot 1 twice'],
    [
      'Pot to the wrong player',
      stacks(41_000, 24_000, 0, 66_000),
      'Alice has Side Pot 1, which David won',
    ],
    [
      'Folded player eligible',
      stacks(41_000, 29_000, 41_000, 20_000),
      'Charlie folded on the flop and can win nothing',
    ],
    [
      'Folded player eligible',
      stacks(0, 65_000, 46_000, 20_000),
      'Charlie has Main Pot, which Bob won; he folded',
    ],
    ['Chips lost or made', stacks(41_000, 24_000, 46_123, 20_000), '123 chips too many'],
    ['Wrong stack', stacks(41_000, 24_000, 45_877, 20_123), 'No known mistake'],
  ] as const)('%s: %#', (mistake, actual, words) => {
    const { mistakes, checks } = compareNextHands(RIGHT, actual, { hand: FOLDED_MONEY });
    expect(checks[1]!.details.join(' ')).toContain(words);
    expect(mistakes).toContain(mistake);
  });

  test('the right stacks need no explanation', () => {
    const { passed, mistakes } = compareNextHands(RIGHT, RIGHT, { hand: FOLDED_MONEY });
    expect([passed, mistakes]).toEqual([true, []]);
  });

  test('without the hand just played the difference is told all the same', () => {
    const { checks } = compareNextHands(RIGHT, stacks(47_000, 24_000, 40_000, 20_000));
    expect(checks[1]!.details[0]).toBe('Bob: expected 41,000, found 47,000 (6,000 too many).');
  });
});

describe('whose blind was counted twice', () => {
  const folded = `Hand (12)
SB 300 BB 600 Ante 700
Stack Setup:
Alice Dealer 9000
Bob SB 9000
Charlie BB 9000

Preflop Base:
1. Alice (Dealer): Raise 1500
2. Bob (SB): Call 1500
3. Charlie (BB): Call 1500

Ranking: Alice
`.replace(
    'Ranking',
    'Flop Base:\n4. Bob (SB): Check\n5. Charlie (BB): Check\n6. Alice (Dealer): Check\nTurn Base:\n7. Bob (SB): Check\n8. Charlie (BB): Check\n9. Alice (Dealer): Check\nRiver Base:\n10. Bob (SB): Check\n11. Charlie (BB): Check\n12. Alice (Dealer): Check\n\nRanking',
  );
  const next = (bob: number, charlie: number, alice: number): string =>
    nextHand(13, 'SB 300 BB 600 Ante 700', [
      `Bob Dealer ${bob}`,
      `Charlie SB ${charlie}`,
      `Alice BB ${alice}`,
    ]);

  // 3 × 1,500 + 700 = 5,200 to Alice
  test.each([
    ['the SB', next(7_200, 6_800, 13_000)],
    ['the BB', next(7_500, 6_200, 13_300)],
    ['each blind', next(7_200, 6_200, 13_600)],
  ])('%s', (whose, actual) => {
    const { checks, mistakes } = compareNextHands(next(7_500, 6_800, 12_700), actual, {
      hand: folded,
    });
    expect(checks[1]!.details.join(' ')).toContain(`Blind counted twice: ${whose} paid`);
    expect(mistakes).toEqual(['Blind counted twice']);
  });
});

describe('ODD-1 where the odd chips went', () => {
  // 1,502 among three, button Alice: Bob and Charlie 501, Alice 500
  const hand = `Hand (12)
SB 100 BB 200 Ante 2
Stack Setup:
Alice Dealer 600
Bob SB 600
Charlie BB 600

Preflop Base:
1. Alice (Dealer): Raise 500
2. Bob (SB): Call 500
3. Charlie (BB): Call 500
Flop Base:
4. Bob (SB): Check
5. Charlie (BB): Check
6. Alice (Dealer): Check
Turn Base:
7. Bob (SB): Check
8. Charlie (BB): Check
9. Alice (Dealer): Check
River Base:
10. Bob (SB): Check
11. Charlie (BB): Check
12. Alice (Dealer): Check

Ranking: Alice = Bob = Charlie
`;
  const next = (bob: number, charlie: number, alice: number): string =>
    nextHand(13, 'SB 100 BB 200 Ante 2', [
      `Bob Dealer ${bob}`,
      `Charlie SB ${charlie}`,
      `Alice BB ${alice}`,
    ]);

  test.each([
    ['follow the list of players', next(601, 598, 601)],
    ['all went to the first of the list', next(600, 598, 602)],
    ['all went to one winner', next(602, 598, 600)],
    ['from the wrong end', next(600, 599, 601)],
    ['are gone', next(600, 598, 600)],
  ])('%s', (words, actual) => {
    const { checks, mistakes } = compareNextHands(next(601, 599, 600), actual, { hand });
    expect(checks[1]!.details.join(' ')).toContain(words);
    expect(mistakes).toContain('Odd chip');
  });
});

describe('why the order differs', () => {
  /** David, between the BB and the button, is out. */
  const bust = `Hand (12)
SB 500 BB 1000
Stack Setup:
Alice Dealer 20000
Bob SB 20000
Charlie BB 20000
David 5000

Preflop Base:
1. David: All-In 5000
2. Alice (Dealer): Fold
3. Bob (SB): Fold
4. Charlie (BB): Call 5000

Ranking: Charlie > David
`;
  const right = ['Bob Dealer 19500', 'Charlie SB 25500', 'David 0', 'Alice BB 20000'];
  const next = (...lines: string[]): string => nextHand(13, 'SB 500 BB 1000', lines);

  test.each([
    [
      'Eliminated player in the big blind',
      ['Bob Dealer 19500', 'Charlie SB 25500', 'David BB 0', 'Alice 20000'],
      'David has the big blind with no chips; it goes to the next player with chips, Alice',
    ],
    [
      'Button rule',
      ['Bob Dealer 19500', 'Charlie SB 25500', 'David BB 0', 'Alice 20000'],
      'fits `Button: Seat` (NEXT-5): your program gives a position to a player with no chips',
    ],
    [
      'Button not moved',
      ['Alice Dealer 20000', 'Bob SB 19500', 'Charlie BB 25500', 'David 0'],
      'the button has not moved',
    ],
    [
      'Player missing',
      ['Bob Dealer 19500', 'Charlie SB 25500', 'Alice BB 20000'],
      'David is missing from the list. Eliminated players stay in the list with 0',
    ],
    [
      'Wrong order',
      ['Charlie Dealer 25500', 'David 0', 'Alice SB 20000', 'Bob BB 19500'],
      'The Dealer is Bob; in the answer Charlie has it.',
    ],
  ] as const)('%s', (mistake, lines, words) => {
    const { checks, mistakes } = compareNextHands(next(...right), next(...lines), { hand: bust });
    expect(checks[0]!.details.join(' ')).toContain(words);
    expect(mistakes).toContain(mistake);
    expect(checks[1]!.passed).toBe(mistake !== 'Player missing');
  });

  test('an order that follows from wrong stacks is told as that', () => {
    const kept = ['Bob Dealer 19500', 'Charlie SB 20500', 'David BB 5000', 'Alice 20000'];
    const { checks } = compareNextHands(next(...right), next(...kept), { hand: bust });
    expect(checks[0]!.details.join(' ')).toContain('follows from the stacks in the answer');
  });

  test('the dead button is named', () => {
    const sbOut = bust
      .replace('Bob SB 20000', 'Bob SB 5000')
      .replace('David 5000', 'David 20000')
      .replace('1. David: All-In 5000', '1. David: Fold')
      .replace('3. Bob (SB): Fold', '3. Bob (SB): All-In 5000')
      .replace('> David', '> Bob');
    const dead = ['Bob Dealer 0', 'Charlie SB 25000', 'David BB 20000', 'Alice 20000'];
    const moved = ['Charlie Dealer 25000', 'David SB 20000', 'Alice BB 20000', 'Bob 0'];
    const { checks } = compareNextHands(next(...moved), next(...dead), { hand: sbOut });
    expect(checks[0]!.details.join(' ')).toContain('fits `Button: Dead` (NEXT-4)');
  });
});
