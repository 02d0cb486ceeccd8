import type { BareClaims, ScannedHand } from '../formats/index.ts';
import type { Repeated } from '../kernel/index.ts';
import { replayBare } from '../record/index.ts';
import { nextRuling, type Payment, payHand, type StatedRules } from '../rules/index.ts';
import { compareMoney, sum } from './claims-money.ts';

/** A hand with nothing to say about it, besides what holds for its whole file. */
export interface FineHand {
  readonly habit: Repeated | null;
}

const FINE: FineHand = { habit: null };

/**
 * A hand of which the rules allow every action, whose pots are paid, and whose file says the same or
 * only takes rake. It is asked of the same rules that judge the others; null says only that the hand
 * has to be looked at whole.
 */
export function plainlyFine(hand: ScannedHand, flags: StatedRules): FineHand | null {
  const { bare } = hand;
  if (bare === null) return null;
  const betting = replayBare(bare, flags);
  // RET-2: files do not count the uncalled bet as a pot.
  if (betting?.table.rules.uncalled !== 'return') return null;
  const payment = payHand(betting, { holes: bare.holes, shown: bare.isShown });
  const { newStacks, rulings } = payment;
  if (!newStacks || rulings.length > 0 || nextRuling(betting.table, newStacks)) return null;
  const { claims } = hand;
  if (!claims || !arePots(claims, payment)) return null;
  const won = wonBySeat(betting.stacks, newStacks, payment);
  const rake = claims.winnings ? rakeIn(claims, won, payment, betting.table.rules.oddChip) : 0;
  if (rake === null) return null;
  for (let seat = 0; claims.finishing && seat < won.length; seat++) {
    const less = claims.winnings ? won[seat]! - claims.winnings[seat]! : 0;
    if (claims.finishing[seat] !== newStacks[seat]! - less) return null;
  }
  if (rake === 0) return FINE;
  const { scale, currency } = claims;
  return { habit: { kind: 'rake', amount: rake, total: sum(won), scale, currency } };
}

/** What the pots pay; an uncalled bet is not won (RET-1). */
function wonBySeat(
  stacks: readonly number[],
  newStacks: readonly number[],
  { uncalled }: Payment,
): number[] {
  const won: number[] = [];
  for (let seat = 0; seat < stacks.length; seat++) {
    const back = uncalled?.player === seat ? uncalled.amount : 0;
    won.push(newStacks[seat]! - stacks[seat]! - back);
  }
  return won;
}

/** FORM-4, FORM-6: what the house took; 0 if the file pays what is right, null if it does neither. */
function rakeIn(
  { winnings }: BareClaims,
  won: readonly number[],
  { uncalled }: Payment,
  oddChip: number,
): number | null {
  const returned = uncalled && { seat: uncalled.player, amount: uncalled.amount };
  const comparison = compareMoney({ won, claimed: winnings!, returned, rake: null, oddChip });
  if (comparison.kind === 'same') return 0;
  return comparison.kind === 'rake' && !comparison.countsReturned ? comparison.rake : null;
}

const arePots = ({ pots }: BareClaims, payment: Payment): boolean =>
  pots === null ||
  (pots.length === payment.pots.length &&
    pots.every((amount, pot) => amount === payment.pots[pot]!.amount));
