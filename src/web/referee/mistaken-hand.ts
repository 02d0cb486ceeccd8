/** For whoever wants to see the referee at work: chips added instead of a total, and more called than there is. */
export const MISTAKEN_HAND = `Hand (12)
started_at: 00:02:30 ended_at: 00:05:40
SB 2500 BB 5000 Ante 5000
Stack Setup:
Alice Dealer 80000
Bob SB 165000
Charlie BB 265000

Preflop Base:
1. Alice (Dealer): Raise 15000
2. Bob (SB): Call 12500
3. Charlie (BB): Call 15000
Flop Base (K♦ 8♣ 4♠):
4. Bob (SB): Bet 25000
5. Charlie (BB): Call 25000
6. Alice (Dealer): Call 25000
Turn Base (T♥):
7. Bob (SB): Bet 50000
8. Charlie (BB): Call 50000
9. Alice (Dealer): Call 50000
River Base (3♦):
10. Bob (SB): Check
11. Charlie (BB): Check

Winner: Bob
`;
