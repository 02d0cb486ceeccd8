import type { StatedRules } from '../../rules/table/house-rules.ts';
import { houseRules } from '../../rules/table/house-rules.ts';
import { UNKNOWN_STACK } from '../read-hand.ts';
import type { Opening } from './resolve-actions.ts';
import type { Amounts, Stakes } from './stakes.ts';

const whole = new Float64Array(10);
const bets = new Float64Array(10);

/** How everybody stands once antes, blinds and posts are paid, as far as each can pay them. */
export function openingOf(amounts: Amounts, stakes: Stakes, rules: StatedRules): Opening {
  const { players, stacks } = amounts;
  const { ante, anteType, smallBlind, bigBlind, sb, bb } = stakes;
  // POST-3, POST-5: with the blind first, the ante is what is left of the stack
  const isBlindFirst = anteType === 'bb' && houseRules(rules).anteOrder === 'bb-first';
  for (let p = 0; p < players; p++) {
    const stack = stacks[p] === Number.POSITIVE_INFINITY ? UNKNOWN_STACK : stacks[p]!;
    const blind = p === bigBlind ? bb : p === smallBlind ? sb : 0;
    const owed = anteType === 'all' || p === bigBlind ? ante : 0;
    const before = isBlindFirst && p === bigBlind ? Math.min(blind, stack) : 0;
    whole[p] = stack - Math.min(owed, stack - before);
    bets[p] = Math.min(blind, whole[p]!);
  }
  for (const { player, amount, dead } of stakes.posts) {
    const paid = Math.min(amount, whole[player]! - bets[player]!);
    if (dead) whole[player]! -= paid;
    else bets[player]! += paid;
  }
  return { whole, bets, price: bb };
}
