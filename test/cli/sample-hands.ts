import { readText } from '../source-files.ts';

export const EXAMPLE = readText('examples/three-way-all-in.hand');

/** A walk: everybody folds to the BB. */
export const WALK = `Hand (7)
started_at: 00:01:00 ended_at: 00:01:30
SB 500 BB 1000 Ante 1000
Stack Setup:
Alice Dealer 20000
Bob SB 20000
Charlie BB 20000

Preflop Base:
1. Alice (Dealer): Fold
2. Bob (SB): Fold
`;

/** Alice has 40,000 for a bet of 50,000. */
export const SHORT_CALL = `Hand (9)
started_at: 00:01:00 ended_at: 00:01:30
SB 500 BB 1000
Stack Setup:
Alice SB 41000
Bob BB 90000

Preflop Base:
1. Alice (SB): Call 1000
2. Bob (BB): Check
Flop Base:
3. Bob (BB): Bet 50000
4. Alice (SB): Call 50000
`;

/** Many hands, every tenth with a mistake. */
export const manyHands = (hands: number): string =>
  Array.from({ length: hands }, (_, i) =>
    (i % 10 === 9 ? SHORT_CALL : WALK).replace(/^Hand \(\d+\)/, `Hand (${i + 1})`),
  ).join('\n');

/** Ann takes a pot of 8, and 5 % of it is missing. */
export const rakedHands = (hands: number): string =>
  Array.from(
    { length: hands },
    (_, i) => `[${i + 1}]
variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [2, 4, 0]
min_bet = 4
starting_stacks = [100, 300, 50]
actions = ['p3 f', 'p1 cbr 8', 'p2 f']
winnings = [7.60, 0, 0]
currency_symbol = '$'
`,
  ).join('\n');
