import { STREETS } from '../../rules/index.ts';
import { complexityFault, mayBecome, showsCategory } from '../categories.ts';
import type { BettingFacts, PaidFacts } from '../facts.ts';
import type { Slot } from '../plan/slot.ts';

/** Whether the betting is what the slot wants; no order of hands at the showdown changes it. */
export const bettingReaches = (slot: Slot, facts: BettingFacts): boolean =>
  complexityFault(slot.complexity, facts) === null &&
  mayBecome(slot.category, facts) &&
  isAsClearAsPlanned(slot, facts) &&
  hasExtras(slot, facts);

/** What a case of ours shows beyond the least its badges ask for. */
function isAsClearAsPlanned(slot: Slot, facts: BettingFacts): boolean {
  const { allIns } = facts;
  if (slot.complexity === 'simple' && facts.actionStreets > 2) return false;
  if (slot.category === 'all-ins' && slot.complexity !== 'medium') {
    if (allIns.length < Math.min(3, slot.players)) return false;
  }
  if (slot.sidePots !== null && facts.sidePots !== slot.sidePots) return false;
  if (slot.allInSeat !== null && !allIns.includes(seatOf(slot))) return false;
  return slot.sum !== 'percentages' || facts.needsRemainder;
}

/** Where the labels sit, heads-up and at a ring. */
const seatOf = ({ players, allInSeat }: Slot): number =>
  players === 2 ? (allInSeat === 'SB' ? 0 : 1) : { Dealer: 0, SB: 1, BB: 2 }[allInSeat!];

function hasExtras(slot: Slot, facts: BettingFacts): boolean {
  const { moves } = facts;
  if (slot.reopens && facts.reopened === null) return false;
  if (slot.foldsOn !== null) {
    const street = STREETS[slot.foldsOn];
    if (!moves.some((move) => move.verb === 'fold' && move.street === street)) return false;
  }
  if (slot.hasMore2 && !moves.some(({ more }) => more >= 2)) return false;
  // RET-2: shown where chips really come back
  if (slot.uncalled === 'side-pot') {
    if (facts.sidePots === 0 || !facts.endsAlone || facts.uncalled === 0) return false;
  }
  return !slot.foldsOut || (facts.sidePots === 0 && facts.endsAlone);
}

/** Whether a paid hand shows what its slot says, its betting apart. */
export function paymentReaches(slot: Slot, facts: PaidFacts): boolean {
  // NEXT-6: one player left, or a next hand to compare
  if (facts.remaining < 2 !== slot.endsTournament || !hasWinners(slot, facts)) return false;
  if (slot.sum === 'odd-chips' && facts.oddPots.length === 0) return false;
  // Odd chips between two boards come of cards that nobody planned: they do not make a mixed case.
  const planned = slot.runTwice ? { ...facts, oddPots: [] } : facts;
  return showsCategory(slot.category, planned);
}

function hasWinners({ wish, foldsOut }: Slot, { splitPots, winners }: PaidFacts): boolean {
  if (foldsOut || wish === 'one') return true;
  return wish === 'split' ? splitPots > 0 : winners.length > 1;
}
