import { betOf, canBet, type Hand, isAllIn, isAmong } from './hand.ts';

/**
 * SEAT-3, ACT-8: whose turn it is, looking clockwise from the seat after `from`; null when the
 * street's betting is closed. Order follows seats, never labels.
 */
export function nextTurn(hand: Hand, from: number): number | null {
  const { acted, price, players, able } = hand;
  if (players < 2 || able === 0) return null;
  const count = hand.stacks.length;
  for (let step = 1; step <= count; step++) {
    const seat = from + step < count ? from + step : from + step - count;
    if (!canBet(hand, seat)) continue;
    if (able === 1) return coversEveryAllIn(hand, seat) ? null : seat;
    if (!isAmong(acted, seat) || betOf(hand, seat) < price) return seat;
  }
  return null;
}

/** ACT-8: the only player who can still bet has no decision if nobody's all-in exceeds his bet. */
function coversEveryAllIn(hand: Hand, seat: number): boolean {
  const bet = betOf(hand, seat);
  for (let other = 0; other < hand.stacks.length; other++) {
    if (betOf(hand, other) > bet && isAllIn(hand, other)) return false;
  }
  return true;
}
