import type { ForeignHand } from '../formats/foreign-hand.ts';
import type { Settlement } from '../rules/settle.ts';

/** What the file says each seat took from the pots; null if it does not say. */
export function claimedBySeat(
  { claims }: ForeignHand,
  settlement: Settlement,
): readonly number[] | null {
  const { winnings } = claims;
  if (winnings) return settlement.players.map(({ name }) => winnings.get(name) ?? 0);
  return takenBySeat(claims, settlement);
}

/** What the new stacks of the file leave as taken from the pots; null if it does not list them all. */
export function takenBySeat(
  { finishing }: ForeignHand['claims'],
  { players }: Settlement,
): readonly number[] | null {
  if (!finishing) return null;
  const taken: number[] = [];
  for (const { name, final, start } of players) {
    const stack = finishing.get(name);
    // Somebody who was not dealt in need not be listed.
    if (stack === undefined && start > 0) return null;
    taken.push(stack === undefined ? 0 : stack - final);
  }
  return taken;
}
