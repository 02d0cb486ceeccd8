import type { BareClaims, ScannedHand } from '../formats/index.ts';
import type { Finding, Repeated } from '../kernel/index.ts';
import { replayBare } from '../record/index.ts';
import {
  nextRuling,
  type Payment,
  payHand,
  returnedBet,
  type Share,
  type StatedRules,
} from '../rules/index.ts';
import { compareMoney, habitsOf, isSameStory } from './claims-money.ts';
import { undecidedPots } from './claims-outcome.ts';
import { placeOf } from './place.ts';

/** A hand with nothing wrong: besides what holds for its whole file, at most nobody knows who won. */
export interface FineHand {
  readonly habits: readonly Repeated[];
  /** WIN-4: what is said about its open pots; null if there are none. */
  readonly open: OpenPots | null;
}

interface OpenPots {
  readonly finding: Finding;
  /** The hand's own number, as in its record. */
  readonly number: number | null;
}

const FINE: FineHand = { habits: [], open: null };

/**
 * A hand of which the rules allow every action, whose pots are paid, and whose file says the same,
 * takes rake or counts a returned bet as won; or whose file and cards do not say who won. It is
 * asked of the same rules that judge the others; null says only that the hand has to be looked at
 * whole.
 */
export function plainlyFine(hand: ScannedHand, flags: StatedRules): FineHand | null {
  const { bare } = hand;
  if (bare === null) return null;
  const betting = replayBare(bare, flags);
  // RET-2: files do not count the uncalled bet as a pot.
  if (betting?.table.rules.uncalled !== 'return') return null;
  const payment = payHand(betting, { holes: bare.holes, shown: bare.isShown });
  const { newStacks, rulings } = payment;
  const { claims } = hand;
  if (!claims || !arePots(claims, payment)) return null;
  if (!newStacks) return withOpenPots(hand, claims, payment);
  if (rulings.length > 0 || nextRuling(betting.table, newStacks)) return null;
  const returned = returnedBet(payment);
  const left = leftBySeat(betting.stacks, returned);
  const { winnings, finishing } = claims;
  const taken = finishing && lessBySeat(finishing, left);
  const claimed = winnings ?? taken;
  if (!claimed) return FINE;
  const { oddChip } = betting.table.rules;
  const money = { won: lessBySeat(newStacks, left), claimed, returned, rake: null, oddChip };
  if (winnings && taken && !isSameStory(taken, money)) return null;
  const comparison = compareMoney(money);
  if (comparison.kind === 'same') return FINE;
  const habits = habitsOf(comparison, money, claims);
  return habits.length > 0 ? { habits, open: null } : null;
}

/** WIN-4: half of what an audit says about real archives. Nothing is replayed for the words. */
function withOpenPots(
  hand: ScannedHand,
  { winnings, finishing }: BareClaims,
  payment: Payment,
): FineHand | null {
  if (winnings || finishing || payment.rulings.some(({ rule }) => rule !== 'WIN-4')) return null;
  const read = hand.read();
  const { record } = read;
  // Everybody sits in order from the button, so the lines of the players are the seats.
  const finding = undecidedPots(read, payment, record.players, placeOf(record, OUTCOME));
  return finding && { habits: FINE.habits, open: { finding, number: record.number } };
}

const OUTCOME = { kind: 'outcome' } as const;

/** What everybody has before the pots are paid; an uncalled bet is back (RET-1). */
function leftBySeat(stacks: readonly number[], returned: Share | null): readonly number[] {
  const left = stacks.slice();
  if (returned) left[returned.seat]! += returned.amount;
  return left;
}

function lessBySeat(amounts: readonly number[], less: readonly number[]): readonly number[] {
  const rest: number[] = [];
  for (let seat = 0; seat < amounts.length; seat++) rest.push(amounts[seat]! - less[seat]!);
  return rest;
}

const arePots = ({ pots }: BareClaims, payment: Payment): boolean =>
  pots === null ||
  (pots.length === payment.pots.length &&
    pots.every((amount, pot) => amount === payment.pots[pot]!.amount));
