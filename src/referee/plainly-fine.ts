import type { BareClaims, ScannedHand } from '../formats/index.ts';
import type { Finding, Repeated } from '../kernel/index.ts';
import { replayBare } from '../record/index.ts';
import {
  type DeclaredPot,
  isBettingOver,
  nextRuling,
  type Payment,
  payHand,
  returnedBet,
  type Share,
  type StatedRules,
  type WinRuling,
} from '../rules/index.ts';
import { compareMoney, habitsOf, isSameStory } from './claims-money.ts';
import { declaredByFile, undecidedPots, winnersOfOpenPots } from './claims-outcome.ts';

/** A hand with nothing wrong: something is to be said about its whole file or its winners only. */
export interface FineHand {
  readonly habits: readonly Repeated[];
  /** What is said where the cards do not tell who won; null where they do. */
  readonly undecided: UndecidedHand | null;
}

interface UndecidedHand {
  /** WIN-4: the pots are open; FORM-1: the file says who won. */
  readonly finding: Finding;
  /** The hand's own number, as in its record. */
  readonly number: number | null;
}

const NO_HABITS: readonly Repeated[] = [];
const FINE: FineHand = { habits: NO_HABITS, undecided: null };

/**
 * A hand of which the rules allow every action, whose pots are paid, and whose file says the same,
 * takes rake or counts a returned bet as won. Where the cards do not tell who won, the file may, or
 * nobody does. It is asked of the same rules that judge the others; null says only that the hand has
 * to be looked at whole.
 */
export function plainlyFine(hand: ScannedHand, flags: StatedRules): FineHand | null {
  const { bare } = hand;
  if (bare === null) return null;
  const betting = replayBare(bare, flags);
  // RET-2: files do not count the uncalled bet as a pot.
  if (betting?.table.rules.uncalled !== 'return') return null;
  const outcome = { holes: bare.holes, shown: bare.isShown };
  const payment = payHand(betting, outcome);
  const { claims } = hand;
  if (!claims || !arePots(claims, payment)) return null;
  const returned = returnedBet(payment);
  const left = leftBySeat(betting.stacks, returned);
  const { winnings, finishing } = claims;
  const taken = finishing && lessBySeat(finishing, left);
  const claimed = winnings ?? taken;
  if (!payment.newStacks && !claimed) return withOpenPots(hand, payment);
  const declared =
    payment.newStacks || !isBettingOver(betting) || payment.rulings.some(isOther)
      ? null
      : winnersOfOpenPots({ hand: betting, payment }, outcome, claimed!, null);
  const { newStacks, rulings } = declared
    ? payHand(betting, { ...outcome, declared: { kind: 'pots', lines: declared } })
    : payment;
  if (!newStacks || rulings.length > 0 || nextRuling(betting.table, newStacks)) return null;
  if (!claimed) return FINE;
  const { oddChip } = betting.table.rules;
  const money = { won: lessBySeat(newStacks, left), claimed, returned, rake: null, oddChip };
  if (winnings && taken && !isSameStory(taken, money)) return null;
  const comparison = compareMoney(money);
  const habits = habitsOf(comparison, money, claims);
  if (comparison.kind !== 'same' && habits.length === 0) return null;
  if (declared) return { habits, undecided: asDeclared(hand, declared) };
  return habits.length > 0 ? { habits, undecided: null } : FINE;
}

/** Whether a ruling says anything but that nobody knows who won. */
const isOther = ({ rule }: WinRuling): boolean => rule !== 'WIN-4';

/** WIN-4: half of what an audit says about real archives. Nothing is replayed for the words. */
function withOpenPots(hand: ScannedHand, payment: Payment): FineHand | null {
  // Without a ruling the hand is simply not told to its end.
  if (payment.rulings.length === 0 || payment.rulings.some(isOther)) return null;
  const sketch = hand.sketch();
  const { players, showdown, number } = sketch.record;
  // Nobody declared the winners, so the outcome stands where the cards were shown.
  const finding = undecidedPots(sketch, payment, players, showdown[0]?.at ?? null);
  return finding && { habits: NO_HABITS, undecided: { finding, number } };
}

function asDeclared(hand: ScannedHand, declared: readonly DeclaredPot[]): UndecidedHand {
  const sketch = hand.sketch();
  const { players, number } = sketch.record;
  // Everybody sits in order from the button, so the lines of the players are the seats.
  const names = declared.flatMap(({ seats }) => seats.map((seat) => players[seat]!.name));
  return { finding: declaredByFile(sketch, names), number };
}

/** What everybody has before the pots are paid; an uncalled bet is back (RET-1). */
function leftBySeat(stacks: readonly number[], returned: Share | null): readonly number[] {
  const left = stacks.slice();
  if (returned) left[returned.seat]! += returned.amount;
  return left;
}

function lessBySeat(amounts: readonly number[], less: readonly number[]): readonly number[] {
  const rest = amounts.slice();
  for (let seat = 0; seat < rest.length; seat++) rest[seat]! -= less[seat]!;
  return rest;
}

const arePots = ({ pots }: BareClaims, payment: Payment): boolean =>
  pots === null ||
  (pots.length === payment.pots.length &&
    pots.every((amount, pot) => amount === payment.pots[pot]!.amount));
