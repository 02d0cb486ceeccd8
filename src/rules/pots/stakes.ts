import { canBet, type Hand, isBettingOver, isIn, liveOf } from '../hand/hand.ts';
import type { Chips } from '../table/chips.ts';

/** What one player has in the middle, as pots are made from it. */
export interface Stake {
  readonly name: string;
  /** The chips that count towards levels: his bets, with antes for all his ante too (POST-5). */
  readonly matched: Chips;
  /** POT-3: dead money, the big-blind ante: it counts for no level. */
  readonly dead: Chips;
  readonly folded: boolean;
  /** Still in and able to bet more while betting is open. */
  readonly open: boolean;
}

/** The stakes of everyone dealt in, by seat. */
export function stakesOf(hand: Hand): Stake[] {
  const over = isBettingOver(hand);
  const anteCounts = hand.table.rules.anteType === 'all';
  return hand.table.dealtIn.map((seat) => {
    const live = liveOf(hand, seat);
    const ante = hand.antes[seat]!;
    const standing = hand.standings[seat]!;
    return {
      name: hand.table.seats[seat]!.name,
      matched: anteCounts ? ((live + ante) as Chips) : live,
      dead: anteCounts ? (0 as Chips) : ante,
      folded: !isIn(standing),
      open: !over && canBet(standing),
    };
  });
}
