/** One player's chips in the middle, from which pots are taken layer by layer. */
export interface MatchedStake {
  /** What counts towards levels. */
  readonly matched: number;
  readonly isIn: boolean;
}

export interface LayeredPot {
  amount: number;
  /** The total a player needs to have in to win it. */
  level: number;
  /** Places in the list of stakes. */
  readonly members: readonly number[];
}

/** RET-1: what one player still in has above everybody else; null if nobody does. */
export function unmatched(
  stakes: readonly MatchedStake[],
): { place: number; amount: number } | null {
  for (const [place, { matched, isIn }] of stakes.entries()) {
    let most = 0;
    for (const [other, stake] of stakes.entries()) {
      if (other !== place && stake.matched > most) most = stake.matched;
    }
    if (isIn && matched > most) return { place, amount: matched - most };
  }
  return null;
}

/**
 * Takes layers off from below: the smallest stake of anybody still in comes off every stake, then
 * the smallest of what is left, until nobody still in has anything left. Dead money lies below
 * everything (POT-3), folded chips that are left over go on top (POT-5), and layers with the same
 * members are one pot (POT-4).
 */
export function layerPots(stakes: readonly MatchedStake[], dead: number): readonly LayeredPot[] {
  const left = stakes.map((stake) => stake.matched);
  const everyone = [...stakes.keys()].filter((place) => stakes[place]!.isIn);
  const pots: LayeredPot[] = [{ amount: dead, level: 0, members: everyone }];
  let level = 0;
  for (;;) {
    const members = everyone.filter((place) => left[place]! > 0);
    if (members.length === 0) break;
    const height = Math.min(...members.map((place) => left[place]!));
    level += height;
    let amount = 0;
    for (const [place, chips] of left.entries()) {
      const taken = Math.min(chips, height);
      left[place] = chips - taken;
      amount += taken;
    }
    const last = pots[pots.length - 1]!;
    // Members only ever drop out, so as many as before are the same as before.
    if (last.members.length === members.length) {
      last.amount += amount;
      last.level = level;
    } else pots.push({ amount, level, members });
  }
  for (const chips of left) pots[pots.length - 1]!.amount += chips;
  return pots.filter((pot) => pot.amount > 0);
}
