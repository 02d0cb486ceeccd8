import type { ForeignHand } from '../formats/read-hand.ts';
import type { Account } from './claims-account.ts';

/** What the file says each seat took from the pots; null if it does not say. */
export function claimedBySeat({ claims }: ForeignHand, account: Account): readonly number[] | null {
  const { winnings } = claims;
  if (winnings) return account.hand.table.seats.map(({ name }) => winnings.get(name) ?? 0);
  return takenBySeat(claims, account);
}

/** What the new stacks of the file leave as taken from the pots; null if it does not list them all. */
export function takenBySeat(
  { finishing }: ForeignHand['claims'],
  { hand, left }: Account,
): readonly number[] | null {
  if (!finishing) return null;
  const { seats } = hand.table;
  const taken: number[] = [];
  for (let seat = 0; seat < seats.length; seat++) {
    const stack = finishing.get(seats[seat]!.name);
    // Somebody who was not dealt in need not be listed.
    if (stack === undefined && seats[seat]!.stack > 0) return null;
    taken.push(stack === undefined ? 0 : stack - left[seat]!);
  }
  return taken;
}
