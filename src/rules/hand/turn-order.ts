import type { Chips } from '../table/chips.ts';
import { canBet, isIn, type Standing } from './hand.ts';

/**
 * SEAT-3, ACT-8: whose turn it is, looking clockwise from the seat after `from`; null when the
 * street's betting is closed. Order follows seats, never labels.
 */
export function nextTurn(
  standings: readonly Standing[],
  bets: readonly Chips[],
  price: Chips,
  from: number,
): number | null {
  let players = 0;
  let able = 0;
  let last = 0;
  for (let seat = 0; seat < standings.length; seat++) {
    const standing = standings[seat]!;
    if (isIn(standing)) players++;
    if (canBet(standing)) {
      able++;
      last = seat;
    }
  }
  if (players < 2 || able === 0) return null;
  if (able === 1) return coversEveryAllIn(standings, bets, last) ? null : last;
  for (let step = 1; step <= standings.length; step++) {
    const seat = (from + step) % standings.length;
    const standing = standings[seat]!;
    if (standing === 'waiting' || (standing === 'acted' && bets[seat]! < price)) return seat;
  }
  return null;
}

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
