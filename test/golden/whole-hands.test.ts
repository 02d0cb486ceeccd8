import { describe, expect, test } from 'vitest';
import { nextLines, potsText, settleText, stacksOf } from '../settle.ts';
import { readText } from '../source-files.ts';

/** A hand of these players; `course` starts with the first section. */
const hand = (blinds: string, players: string, course: string, options = ''): string =>
  `Hand (1)\nstarted_at: 00:02:30 ended_at: 00:05:40\n${blinds}\n${options}Stack Setup:\n${players}\n\n${course}`;

describe('the whole hand of the rule book', () => {
  const text = hand(
    'SB 2500 BB 5000 Ante 5000',
    'Alice Dealer 80000\nBob SB 165000\nCharlie BB 265000',
    `Preflop Base:
1. Alice (Dealer): Raise 15000
2. Bob (SB): Call 15000
3. Charlie (BB): Call 15000
Flop Base:
4. Bob (SB): Bet 25000
5. Charlie (BB): Call 25000
6. Alice (Dealer): Call 25000
Turn Base:
7. Bob (SB): Bet 50000
8. Charlie (BB): Call 50000
9. Alice (Dealer): All-In 40000
River Base:
10. Bob (SB): Check
11. Charlie (BB): Check

Winner: Bob
`,
  );
  const json = settleText(text);

  test('POT-1 main pot 245,000 and side pot 20,000, nothing wrong', () => {
    expect(json.findings).toEqual([]);
    expect(json.totalPot).toBe(265_000);
    expect(json.pots).toMatchObject([
      {
        name: 'Main Pot',
        amount: 245_000,
        percentage: 92.5,
        level: 80_000,
        eligible: ['Alice', 'Bob', 'Charlie'],
        excluded: [],
        calculation: '3 × 80,000 + 5,000 (BB ante) = 245,000',
        winners: [{ name: 'Bob', amount: 245_000 }],
      },
      {
        name: 'Side Pot 1',
        amount: 20_000,
        percentage: 7.5,
        level: 90_000,
        eligible: ['Bob', 'Charlie'],
        excluded: [{ name: 'Alice', reason: 'capped at 80,000' }],
        calculation: '2 × (90,000 − 80,000) = 20,000',
        winners: [{ name: 'Bob', amount: 20_000 }],
      },
    ]);
  });

  test('CHIP-2 contributions, finals and new stacks', () => {
    expect(json.players).toEqual([
      {
        name: 'Alice',
        position: 'Dealer',
        start: 80_000,
        live: 80_000,
        ante: 0,
        contributed: 80_000,
        final: 0,
        won: 0,
        new: 0,
        maxWin: 245_000,
        allIn: 'turn',
        folded: null,
      },
      {
        name: 'Bob',
        position: 'SB',
        start: 165_000,
        live: 90_000,
        ante: 0,
        contributed: 90_000,
        final: 75_000,
        won: 265_000,
        new: 340_000,
        maxWin: 265_000,
        allIn: null,
        folded: null,
      },
      {
        name: 'Charlie',
        position: 'BB',
        start: 265_000,
        live: 90_000,
        ante: 5000,
        contributed: 95_000,
        final: 170_000,
        won: 0,
        new: 170_000,
        maxWin: 265_000,
        allIn: null,
        folded: null,
      },
    ]);
  });

  test('NEXT-1 the next hand counts on, starts when this one ended and keeps everybody', () => {
    expect(json.nextHand).toBe(`Hand (2)
started_at: 00:05:40 ended_at: HH:MM:SS
SB 2500 BB 5000 Ante 5000
Stack Setup:
Charlie SB 170000
Alice 0
Bob BB 340000
`);
  });
});

describe('the example in the repository', () => {
  // Worked out by hand: 4 × 12,500 + 500 + 1,000; 3 × 7,800; 2 × 39,700; 15,000 above David's 60,000.
  const json = settleText(readText('examples/three-way-all-in.hand'));

  test('POT-3 dead ante, two side pots, an uncalled bet', () => {
    expect(json.findings).toEqual([]);
    expect(potsText(json)).toEqual([
      'Main Pot 51500 Alice Charlie David Erin',
      'Side Pot 1 23400 Charlie David Erin',
      'Side Pot 2 79400 David Erin',
    ]);
    expect(json.returned).toEqual([{ name: 'Erin', amount: 15_000 }]);
  });

  test('ODD-1 the odd chip of 100 goes to the BB, left of the button', () => {
    expect(json.pots[0]?.winners).toEqual([
      { name: 'Charlie', amount: 25_800 },
      { name: 'Alice', amount: 25_700 },
    ]);
    expect(stacksOf(json)).toEqual({
      Alice: 25_700,
      Bob: 40_500,
      Charlie: 49_200,
      David: 79_400,
      Erin: 15_000,
    });
  });

  test('NEXT-2 the button goes to Bob', () => {
    expect(nextLines(json)).toEqual([
      'Bob Dealer 40500',
      'Charlie SB 49200',
      'David BB 79400',
      'Erin 15000',
      'Alice 25700',
    ]);
  });
});

/** Alice and Bob check it down after five actions. */
const CHECKED_DOWN = `Flop Base:
6. Bob (SB): Check
7. Alice (Dealer): Check
Turn Base:
8. Bob (SB): Check
9. Alice (Dealer): Check
River Base:
10. Bob (SB): Check
11. Alice (Dealer): Check
`;

describe('posting', () => {
  const calls = (bb: number, options: string): ReturnType<typeof settleText> =>
    settleText(
      hand(
        'SB 50 BB 100 Ante 100',
        `Alice Dealer 9000\nBob SB 9000\nCharlie BB ${bb}`,
        `Preflop Base:
1. Alice (Dealer): Call 100
2. Bob (SB): Call 100
Flop Base:
3. Bob (SB): Check
4. Alice (Dealer): Check
Turn Base:
5. Bob (SB): Check
6. Alice (Dealer): Check
River Base:
7. Bob (SB): Check
8. Alice (Dealer): Check

Ranking: Charlie > Alice > Bob
`,
        options,
      ),
    );

  test.each([
    [
      'POST-3 ante first, BB of 80',
      80,
      '',
      80,
      0,
      ['Main Pot 80 Alice Bob Charlie', 'Side Pot 1 200 Alice Bob'],
    ],
    [
      'POST-3 ante first, BB of 150',
      150,
      '',
      100,
      50,
      ['Main Pot 250 Alice Bob Charlie', 'Side Pot 1 100 Alice Bob'],
    ],
    [
      'POST-3 blind first, BB of 80',
      80,
      'Ante Order: BB First\n',
      0,
      80,
      ['Main Pot 240 Alice Bob Charlie', 'Side Pot 1 40 Alice Bob'],
    ],
    [
      'POST-3 blind first, BB of 150',
      150,
      'Ante Order: BB First\n',
      50,
      100,
      ['Main Pot 350 Alice Bob Charlie'],
    ],
  ])('%s', (_, bb, options, ante, live, pots) => {
    const json = calls(bb, options);
    expect(json.findings).toEqual([]);
    expect(json.players[2]).toMatchObject({ ante, live, allIn: 'preflop' });
    expect(potsText(json)).toEqual(pots);
  });

  test('POST-2 the BB of 5,000 has 4,900 live and 5,000 in all; main pot 14,800', () => {
    const json = settleText(
      hand(
        'SB 50 BB 100 Ante 100',
        'Alice Dealer 9000\nBob SB 9000\nCharlie BB 5000',
        `Preflop Base:
1. Alice (Dealer): Call 100
2. Bob (SB): Call 100
3. Charlie (BB): All-In 4900
Preflop More 1:
4. Alice (Dealer): Call 4900
5. Bob (SB): Call 4900
${CHECKED_DOWN}
Winner: Charlie
`,
      ),
    );
    expect(json.findings).toEqual([]);
    expect(json.players[2]).toMatchObject({ live: 4900, ante: 100, contributed: 5000 });
    expect(potsText(json)).toEqual(['Main Pot 14800 Alice Bob Charlie']);
  });

  test('POST-2 with 8,000 / 500 / 500 the all-in reads 7,500 and the main pot is 23,000', () => {
    const json = settleText(
      hand(
        'SB 250 BB 500 Ante 500',
        'Alice Dealer 20000\nBob SB 20000\nCharlie BB 8000',
        `Preflop Base:
1. Alice (Dealer): Raise 1500
2. Bob (SB): Call 1500
3. Charlie (BB): All-In 7500
Preflop More 1:
4. Alice (Dealer): Call 7500
5. Bob (SB): Call 7500
${CHECKED_DOWN}
Winner: Charlie
`,
      ),
    );
    expect(json.findings).toEqual([]);
    expect(potsText(json)).toEqual(['Main Pot 23000 Alice Bob Charlie']);
    expect(stacksOf(json)).toEqual({ Alice: 12_500, Bob: 12_500, Charlie: 23_000 });
  });
});
