import type { Chips } from '../table/chips.ts';
import type { Standing } from './hand.ts';

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
  let next: number | null = null;
  const count = standings.length;
  for (let step = 1; step <= count; step++) {
    const seat = from + step < count ? from + step : from + step - count;
    const standing = standings[seat]!;
    if (standing === 'folded' || standing === 'out') continue;
    players++;
    if (standing === 'all-in') continue;
    able++;
    last = seat;
    if (next === null && (standing === 'waiting' || bets[seat]! < price)) next = seat;
  }
  if (players < 2 || able === 0) return null;
  if (able === 1) return coversEveryAllIn(standings, bets, last) ? null : last;
  return next;
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
