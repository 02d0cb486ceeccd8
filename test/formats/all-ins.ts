import { readHands } from '../../src/formats/notation/index.ts';
import { handOf } from '../../src/formats/read-hand.ts';
import type { SettledHand } from '../../src/formats/writable-hand.ts';
import { settleHand } from '../../src/referee/index.ts';

/**
 * Four all-ins, worked out by hand. Dee posts the ante of 2,000 and has 39,000 live. Main pot
 * 4 × 9,000 + 1,000 (Bea) + 2,000 (ante) = 39,000, side pots 3 × 6,500 = 19,500 and
 * 2 × 23,500 = 47,000; 13,000 of Ada's 52,000 come back. Eve's full house wins the main pot,
 * Ada and Dee have the same two pair and split both side pots.
 */
export const ALL_INS = `Hand (12)
started_at: 00:02:30 ended_at: HH:MM:SS
SB 1000 BB 2000 Ante 2000
Table: 4
Stack Setup:
Ada Dealer 52000
Bea SB 20000
Dee BB 41000
Cal 15500
Eve 9000

Preflop Base:
1. Cal: All-In 15500
2. Eve: All-In 9000
3. Ada (Dealer): All-In 52000
4. Bea (SB): Fold
5. Dee (BB): All-In 39000
Flop Base (7♥ 7♣ 2♦):
Turn Base (K♠):
River Base (4♠):

Showdown:
Ada: K♦ Q♣
Dee: K♥ Q♠
Cal: A♥ J♦
Eve: 2♥ 2♠
`;

/** The one hand of a text in our notation, ready to be written. */
export function writableText(text: string, more: Partial<SettledHand> = {}): SettledHand {
  const [read] = readHands(text).hands;
  const { record, replay, settlement, ok } = settleHand(read!);
  if (!settlement || !ok) throw new Error('the hand does not settle');
  return { ...handOf(record), replay, settlement, number: null, ...more };
}
