/** A hand for newcomers: three all-ins make three pots, and the cards say who wins them. */
export const SAMPLE_HAND = `Hand (12)
started_at: 00:02:30 ended_at: 00:05:40
SB 2500 BB 5000 Ante 5000
Event: Sample hand
Stack Setup:
Alice Dealer 80000
Bob SB 165000
Charlie BB 265000
Dana 31500
Emil 210000

Preflop Base:
1. Dana: All-In 31500
2. Emil: Call 31500
3. Alice (Dealer): All-In 80000
4. Bob (SB): Fold
5. Charlie (BB): Call 80000
Preflop More 1:
6. Emil: Call 80000
Flop Base (A♥ K♦ 7♣):
7. Charlie (BB): Bet 60000
8. Emil: All-In 130000
Flop More 1:
9. Charlie (BB): Call 130000
Turn Base (2♠):
River Base (9♦):

Showdown:
Alice: A♠ Q♠
Charlie: 7♥ 7♠
Dana: K♠ K♥
Emil: A♦ 9♣
`;
