import type { Chips } from '../table/chips.ts';
import { canBet, type Hand, type Standing } from './hand.ts';

/**
 * SEAT-3, ACT-8: whose turn it is, looking clockwise from the seat after `from`; null when the
 * street's betting is closed. Order follows seats, never labels.
 */
export function nextTurn(
  { standings, bets, price, players, able }: Round,
  from: number,
): number | null {
  if (players < 2 || able === 0) return null;
  const count = standings.length;
  for (let step = 1; step <= count; step++) {
    const seat = from + step < count ? from + step : from + step - count;
    const standing = standings[seat]!;
    if (able === 1 && canBet(standing)) {
      return coversEveryAllIn(standings, bets, seat) ? null : seat;
    }
    if (standing === 'waiting' || (standing === 'acted' && bets[seat]! < price)) return seat;
  }
  return null;
}

/** What the turn depends on. */
export type Round = Pick<Hand, 'standings' | 'bets' | 'price' | 'players' | 'able'>;

/** ACT-8: the only player who can still bet has no decision if nobody's all-in exceeds his bet. */
function coversEveryAllIn(
  standings: readonly Standing[],
  bets: readonly Chips[],
  seat: number,
): boolean {
  for (let other = 0; other < standings.length; other++) {
    if (standings[other] === 'all-in' && bets[other]! > bets[seat]!) return false;
  }
  return true;
}
