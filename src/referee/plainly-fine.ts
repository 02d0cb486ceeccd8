import type { BareClaims, ScannedHand } from '../formats/index.ts';
import { replayBare } from '../record/index.ts';
import { nextRuling, type Payment, payHand, type StatedRules } from '../rules/index.ts';

/**
 * Whether there is nothing to say about a hand: the rules allow every action, its pots are paid, and
 * its file says the same. It is asked of the same rules that judge the others; a no says only that
 * the hand has to be looked at whole.
 */
export function isPlainlyFine(hand: ScannedHand, flags: StatedRules): boolean {
  const { bare } = hand;
  if (bare === null) return false;
  const betting = replayBare(bare, flags);
  // RET-2: files do not count the uncalled bet as a pot.
  if (betting?.table.rules.uncalled !== 'return') return false;
  const payment = payHand(betting, { holes: bare.holes, shown: bare.isShown });
  const { newStacks, rulings } = payment;
  if (!newStacks || rulings.length > 0 || nextRuling(betting.table, newStacks)) return false;
  const { claims } = hand;
  return claims !== null && isSame(claims, betting.stacks, newStacks, payment);
}

/** FORM-4: whether a file says what comes out. */
function isSame(
  { finishing, winnings, pots }: BareClaims,
  stacks: readonly number[],
  newStacks: readonly number[],
  payment: Payment,
): boolean {
  const { uncalled } = payment;
  for (let seat = 0; seat < stacks.length; seat++) {
    if (finishing && finishing[seat] !== newStacks[seat]) return false;
    if (!winnings) continue;
    const back = uncalled?.player === seat ? uncalled.amount : 0;
    if (winnings[seat] !== newStacks[seat]! - stacks[seat]! - back) return false;
  }
  if (!pots) return true;
  return (
    pots.length === payment.pots.length &&
    pots.every((amount, pot) => amount === payment.pots[pot]!.amount)
  );
}
