import { betOf, type Hand, stakesOf } from '../../../rules/index.ts';
import { makePots } from '../../../rules/pots/pots.ts';

/** The chips in front of every seat: a street's bets while it is played, then what nobody called. */
export function chipsInFront(hand: Hand): readonly number[] {
  if (hand.turn !== null) return hand.stacks.map((_, seat) => betOf(hand, seat));
  // RET-1: everything else is in the pots; this goes back to its owner when the hand is paid.
  const { uncalled } = makePots(stakesOf(hand), hand.table.rules);
  return hand.stacks.map((_, seat) => (uncalled?.player === seat ? uncalled.amount : 0));
}
