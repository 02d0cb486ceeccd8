import { invariant } from '../kernel/index.ts';
import { type Betting, type Hand, isAllInContested, isBettingOver, isIn } from './hand/hand.ts';
import { makePots, type Pots } from './pots/pot.ts';
import { stakesOf } from './pots/stakes.ts';
import { awardPot, type Share } from './showdown/award.ts';
import { completeOutcome, mayRunTwice, type Outcome } from './showdown/outcome.ts';
import type { WinRuling } from './showdown/win-ruling.ts';
import { decideWinners } from './showdown/winners.ts';
import { type Chips, plus } from './table/chips.ts';

/** Who gets what, without a word of explanation. Players are seats. */
export interface Payment extends Pots {
  /** By pot; nobody's where it is open (WIN-2). */
  readonly shares: readonly (readonly Share[])[];
  readonly rulings: readonly WinRuling[];
  /** The new stacks; null until the hand is paid. */
  readonly newStacks: readonly Chips[] | null;
  /** TOUR-9: a misdeal; everybody gets back what they put in. */
  readonly isVoid: boolean;
}

/** RET-1: the bet that goes back, and to which seat. */
export const returnedBet = ({ uncalled }: Pots): Share | null =>
  uncalled && { seat: uncalled.player, amount: uncalled.amount };

const NOBODY: readonly Share[] = [];
const NO_SHARES: Payment['shares'] = [];
const NOTHING_WRONG: readonly WinRuling[] = [];

/** What does not fit the way a hand ended, and stands all the same: RUN-1 and SHOW-1. */
function judgeEnd(hand: Betting, { board2, holes }: Outcome): readonly WinRuling[] {
  const rulings: WinRuling[] = [];
  const severity = 'warning';
  if (board2 && !mayRunTwice(hand)) {
    rulings.push({ rule: 'RUN-1', kind: 'pays-nothing', severity, alone: hand.players === 1 });
  }
  if (holes?.includes('mucks') && isBettingOver(hand) && isAllInContested(hand)) {
    for (const [seat, hole] of holes.entries()) {
      if (hole !== 'mucks' || !isIn(hand, seat)) continue;
      rulings.push({ rule: 'SHOW-1', kind: 'must-show', severity, seat });
    }
  }
  return rulings;
}

/** Pays a hand whose betting is over and whose winners are known; otherwise only makes its pots. */
export function payHand(hand: Betting, outcome: Outcome | null): Payment {
  const { rules, seats } = hand.table;
  const made = makePots(stakesOf(hand), rules.uncalled);
  if (!outcome) return paid(made, NO_SHARES, NOTHING_WRONG, null);
  const unfit = judgeEnd(hand, outcome);
  if (!isBettingOver(hand)) return paid(made, NO_SHARES, unfit, null);
  const decided = decideWinners(made.pots, completeOutcome(hand, outcome));
  const { winners } = decided;
  const rulings = unfit.length > 0 ? [...unfit, ...decided.rulings] : decided.rulings;
  const stacks = hand.stacks.slice();
  const { uncalled } = made;
  if (uncalled) stacks[uncalled.player] = plus(stacks[uncalled.player]!, uncalled.amount);
  const shares: (readonly Share[])[] = [];
  let isOpen = false;
  for (let pot = 0; pot < winners.length; pot++) {
    const seats = winners[pot]!;
    const won = seats ? awardPot(made.pots[pot]!.amount, seats, rules.oddChip) : NOBODY;
    for (const { seat, amount } of won) stacks[seat] = plus(stacks[seat]!, amount);
    shares.push(won);
    isOpen ||= seats === null;
  }
  // WIN-2: new stacks wait for the open pot
  if (isOpen) return paid(made, shares, rulings, null);
  // CHIP-2
  let difference = 0;
  for (let seat = 0; seat < seats.length; seat++) difference += stacks[seat]! - seats[seat]!.stack;
  invariant(difference === 0, () => `Paying made or lost ${difference} chips`);
  return paid(made, shares, rulings, stacks);
}

const paid = (
  { stakes, uncalled, pots }: Pots,
  shares: Payment['shares'],
  rulings: readonly WinRuling[],
  newStacks: readonly Chips[] | null,
): Payment => ({ stakes, uncalled, pots, shares, rulings, newStacks, isVoid: false });

/** TOUR-9: a misdeal has no pots, and everybody has what they started with. */
export const voidHand = (hand: Hand): Payment => ({
  stakes: stakesOf(hand),
  uncalled: null,
  pots: [],
  shares: NO_SHARES,
  rulings: NOTHING_WRONG,
  newStacks: hand.table.seats.map(({ stack }) => stack),
  isVoid: true,
});
