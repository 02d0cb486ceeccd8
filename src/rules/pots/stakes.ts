import { type Betting, canBet, isBettingOver, isIn, liveOf } from '../hand/hand.ts';
import type { Chips } from '../table/chips.ts';

/** What one player has in the middle, as pots are made from it. */
export interface Stake {
  readonly name: string;
  /** The chips that count towards levels: bets, and with antes from everybody the ante too (POST-5). */
  readonly matched: Chips;
  /** POT-3: dead money, the big-blind ante and dead posts: it counts for no level. */
  readonly dead: Chips;
  /** The part of the dead money that was posted for coming late or missing the blinds. */
  readonly posted: Chips;
  /** Out of the hand; also whoever was not dealt in. */
  readonly folded: boolean;
  /** Still in and able to bet more while betting is open. */
  readonly open: boolean;
}

/** The stakes of everyone at the table, by seat. */
export function stakesOf(hand: Betting): Stake[] {
  const { table, antes, dead } = hand;
  const over = isBettingOver(hand);
  const anteCounts = table.rules.anteType === 'all';
  return table.seats.map(({ name }, seat) => {
    const live = liveOf(hand, seat);
    const ante = antes[seat]!;
    return {
      name,
      matched: anteCounts ? ((live + ante) as Chips) : live,
      dead: (anteCounts ? dead[seat]! : ante + dead[seat]!) as Chips,
      posted: dead[seat]!,
      folded: !isIn(hand, seat),
      open: !over && canBet(hand, seat),
    };
  });
}
