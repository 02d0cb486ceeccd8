import type { VerdictJson } from '../../src/referee/index.ts';
import type { Case, Suite } from '../../src/suite/case.ts';

// Three cases worked out by hand from RULES, figure for figure: nothing in here was computed.

const SIDE_POT_HAND = `Hand (1)
started_at: 00:02:30 ended_at: 00:05:40
SB 250 BB 500 Ante 500
Stack Setup:
Alice Dealer 8000
Bob SB 16500
Charlie BB 26500

Preflop Base:
1. Alice (Dealer): Raise 1500
2. Bob (SB): Call 1500
3. Charlie (BB): Call 1500
Flop Base (A♥ K♦ 7♣):
4. Bob (SB): Bet 2500
5. Charlie (BB): Call 2500
6. Alice (Dealer): Call 2500
Turn Base (2♠):
7. Bob (SB): Bet 5000
8. Charlie (BB): Call 5000
9. Alice (Dealer): All-In 4000
River Base (9♦):
10. Bob (SB): Check
11. Charlie (BB): Check

Winners:
Main Pot: Bob
Side Pot 1: Bob
`;

/** RULES' whole hand with a tenth of its chips. */
const SIDE_POT: Case = {
  id: 'TC-1.1',
  title: 'Three players, one all-in on the turn, one side pot',
  players: 3,
  stackSize: 'thousands',
  complexity: 'medium',
  category: 'multi-street',
  hand: SIDE_POT_HAND,
  expected: verdict({
    hand: 1,
    totalPot: 26_500,
    returned: [],
    pots: [
      {
        name: 'Main Pot',
        amount: 24_500,
        percentage: 92.5,
        level: 8_000,
        eligible: ['Alice', 'Bob', 'Charlie'],
        excluded: [],
        calculation: '3 × 8,000 + 500 (BB ante) = 24,500',
        winners: [{ name: 'Bob', amount: 24_500 }],
      },
      {
        name: 'Side Pot 1',
        amount: 2_000,
        percentage: 7.5,
        level: 9_000,
        eligible: ['Bob', 'Charlie'],
        excluded: [{ name: 'Alice', reason: 'capped at 8,000' }],
        calculation: '2 × (9,000 − 8,000) = 2,000',
        winners: [{ name: 'Bob', amount: 2_000 }],
      },
    ],
    players: [
      player('Alice', 'Dealer', [8_000, 8_000, 0, 8_000, 0, 0, 0, 24_500], 'turn'),
      player('Bob', 'SB', [16_500, 9_000, 0, 9_000, 7_500, 26_500, 34_000, 26_500]),
      player('Charlie', 'BB', [26_500, 9_000, 500, 9_500, 17_000, 0, 17_000, 26_500]),
    ],
    nextHand: `Hand (2)
started_at: 00:05:40 ended_at: HH:MM:SS
SB 250 BB 500 Ante 500
Stack Setup:
Charlie SB 17000
Alice 0
Bob BB 34000
`,
  }),
  notes: [],
};

const FOLD_OUT_HAND = `Hand (2)
started_at: 00:02:30 ended_at: 00:03:10
SB 250 BB 500 Ante 500
Stack Setup:
Alice Dealer 12000
Bob SB 20000
Charlie BB 9000

Preflop Base:
1. Alice (Dealer): Raise 1500
2. Bob (SB): Fold
3. Charlie (BB): Fold
`;

/** RULES' golden figures for uncalled chips, times five. */
const FOLD_OUT: Case = {
  id: 'TC-2.1',
  title: 'Three players, a raise and two folds',
  players: 3,
  stackSize: 'thousands',
  complexity: 'simple',
  category: 'mixed',
  hand: FOLD_OUT_HAND,
  expected: verdict({
    hand: 2,
    totalPot: 1_750,
    returned: [{ name: 'Alice', amount: 1_000 }],
    pots: [
      {
        name: 'Main Pot',
        amount: 1_750,
        percentage: 100,
        level: 500,
        eligible: ['Alice'],
        excluded: [
          { name: 'Bob', reason: 'folded preflop' },
          { name: 'Charlie', reason: 'folded preflop' },
        ],
        calculation: 'Alice wins 1,750 (everyone folded)',
        winners: [{ name: 'Alice', amount: 1_750 }],
      },
    ],
    players: [
      player('Alice', 'Dealer', [12_000, 1_500, 0, 500, 11_500, 1_750, 13_250, 1_750]),
      player('Bob', 'SB', [20_000, 250, 0, 250, 19_750, 0, 19_750, 0], null, 'preflop'),
      player('Charlie', 'BB', [9_000, 500, 500, 1_000, 8_000, 0, 8_000, 0], null, 'preflop'),
    ],
    nextHand: `Hand (3)
started_at: 00:03:10 ended_at: HH:MM:SS
SB 250 BB 500 Ante 500
Stack Setup:
Bob Dealer 19750
Charlie SB 8000
Alice BB 13250
`,
  }),
  notes: [],
};

const SHORT_BB_HAND = `Hand (3)
started_at: 00:02:40 ended_at: 00:04:00
SB 250 BB 500 Ante 500
Stack Setup:
Alice Dealer 12000
Bob SB 20000
Charlie BB 400

Preflop Base:
1. Alice (Dealer): Call 500
2. Bob (SB): Call 500
Flop Base (A♥ K♦ 7♣):
3. Bob (SB): Check
4. Alice (Dealer): Check
Turn Base (2♠):
5. Bob (SB): Check
6. Alice (Dealer): Check
River Base (9♦):
7. Bob (SB): Check
8. Alice (Dealer): Check

Ranking: Charlie > Alice > Bob
`;

/** The first row of RULES' table of short big blinds, times five. */
const SHORT_BB: Case = {
  id: 'TC-3.1',
  title: 'Three players, the BB all-in inside the ante',
  players: 3,
  stackSize: 'thousands',
  complexity: 'medium',
  category: 'bb-ante',
  hand: SHORT_BB_HAND,
  expected: verdict({
    hand: 3,
    totalPot: 1_400,
    returned: [],
    pots: [
      {
        name: 'Main Pot',
        amount: 400,
        percentage: 28.6,
        level: 0,
        eligible: ['Alice', 'Bob', 'Charlie'],
        excluded: [],
        calculation: '400 (BB ante) = 400',
        winners: [{ name: 'Charlie', amount: 400 }],
      },
      {
        name: 'Side Pot 1',
        amount: 1_000,
        percentage: 71.4,
        level: 500,
        eligible: ['Alice', 'Bob'],
        excluded: [{ name: 'Charlie', reason: 'capped at 0' }],
        calculation: '2 × 500 = 1,000',
        winners: [{ name: 'Alice', amount: 1_000 }],
      },
    ],
    players: [
      player('Alice', 'Dealer', [12_000, 500, 0, 500, 11_500, 1_000, 12_500, 1_400]),
      player('Bob', 'SB', [20_000, 500, 0, 500, 19_500, 0, 19_500, 1_400]),
      player('Charlie', 'BB', [400, 0, 400, 400, 0, 400, 400, 400], 'preflop'),
    ],
    nextHand: `Hand (4)
started_at: 00:04:00 ended_at: HH:MM:SS
SB 250 BB 500 Ante 500
Stack Setup:
Bob Dealer 19500
Charlie SB 400
Alice BB 12500
`,
  }),
  notes: ['The callers’ live chips are a side pot the BB cannot win.'],
};

export const SMALL_SUITE: Suite = { version: 2, seed: 1, cases: [SIDE_POT, FOLD_OUT, SHORT_BB] };

type Street = 'preflop' | 'flop' | 'turn' | 'river';

function verdict(figures: unknown): VerdictJson {
  return { ok: true, findings: [], ...(figures as Omit<VerdictJson, 'ok' | 'findings'>) };
}

/** start, live, ante, contributed, final, won, new, max win */
function player(
  name: string,
  position: string,
  [start, live, ante, contributed, final, won, after, maxWin]: readonly number[],
  allIn: Street | null = null,
  folded: Street | null = null,
): unknown {
  const figures = { start, live, ante, contributed, final, won, new: after, maxWin };
  return { name, position, ...figures, allIn, folded };
}
