import type { Slot } from '../plan/slot.ts';
import type { BettingFacts, BuiltFacts } from './facts.ts';
import type { Script } from './script.ts';

/** Whether the betting is what the slot wants; no order of hands at the showdown changes it. */
export const bettingReaches = (slot: Slot, script: Script, facts: BettingFacts): boolean =>
  hasComplexity(slot, facts) && bettingShows(slot, script, facts) && hasExtras(slot, facts);

function hasComplexity({ complexity, players }: Slot, facts: BettingFacts): boolean {
  const { sidePots, actionStreets } = facts;
  switch (complexity) {
    case 'simple':
      return sidePots <= 1 && actionStreets <= 2 && 2 * facts.preflopActions >= facts.actions;
    case 'medium':
      if (actionStreets < 2 || facts.allIns.length < 1 || facts.allIns.length > 2) return false;
      return players === 2 || (sidePots >= 1 && sidePots <= 2);
    case 'complex':
      if (!facts.reRaises) return false;
      if (players === 2) return actionStreets >= 3;
      return actionStreets >= 2 && sidePots >= 3 && facts.allIns.length >= 3;
  }
}

/** What the category promises, as far as it is in the betting. */
function bettingShows(slot: Slot, script: Script, facts: BettingFacts): boolean {
  const { allIns } = facts;
  switch (slot.category) {
    case 'short-stack':
      return hasShortAllIn(script, allIns);
    case 'all-ins':
      return allIns.length >= (slot.complexity === 'medium' ? 2 : Math.min(3, slot.players));
    case 'side-pots':
      return allIns.length > 0 && facts.sidePots === slot.sidePots;
    case 'multi-street':
      return facts.actionStreets >= 3;
    case 'position':
      return allIns.includes(seatOf(slot));
    case 'folds':
      return facts.deadAbove !== null;
    case 'calculation':
      return slot.sum === 'odd-chips' || facts.needsRemainder;
    case 'bb-ante':
    case 'transitions':
    case 'mixed':
      return true;
  }
}

const hasShortAllIn = ({ stacks, level }: Script, allIns: readonly number[]): boolean =>
  allIns.some((seat) => stacks[seat]! <= 15 * level.bb);

/** Where the labels sit, heads-up and at a ring. */
const seatOf = ({ players, allInSeat }: Slot): number =>
  players === 2 ? (allInSeat === 'SB' ? 0 : 1) : { Dealer: 0, SB: 1, BB: 2 }[allInSeat!];

function hasExtras(slot: Slot, facts: BettingFacts): boolean {
  if (slot.reopens && facts.reopened === null) return false;
  if (slot.foldsOn !== null && !facts.folds[slot.foldsOn]) return false;
  if (slot.hasMore2 && facts.more < 2) return false;
  // RET-2: shown where chips really come back
  if (slot.uncalled === 'side-pot') {
    if (facts.sidePots === 0 || !facts.endsAlone || facts.uncalled === 0) return false;
  }
  return !slot.foldsOut || (facts.sidePots === 0 && facts.endsAlone);
}

/** Whether a paid hand shows what its slot says, its betting apart. */
export function paymentReaches(slot: Slot, script: Script, facts: BuiltFacts): boolean {
  // NEXT-6: one player left, or a next hand to compare
  if (facts.remaining < 2 !== slot.endsTournament || !hasWinners(slot, facts)) return false;
  switch (slot.category) {
    case 'transitions':
      return facts.eliminated.length > 0;
    case 'calculation':
      return slot.sum === 'percentages' || facts.oddPots.length > 0;
    case 'mixed':
      return isMixed(slot, script, facts);
    default:
      return true;
  }
}

function hasWinners({ wish, foldsOut }: Slot, { splitPots, winners }: BuiltFacts): boolean {
  if (foldsOut || wish === 'one') return true;
  return wish === 'split' ? splitPots > 0 : winners.length > 1;
}

/** At least two of what the other categories show. */
function isMixed(slot: Slot, script: Script, facts: BuiltFacts): boolean {
  const { allIns } = facts;
  const shown = [
    hasShortAllIn(script, allIns),
    allIns.length > 0,
    allIns.length > 1,
    allIns.some((seat) => seat < Math.min(3, slot.players)),
    facts.actionStreets >= 3,
    facts.deadAbove !== null,
    facts.eliminated.length > 0,
    (facts.oddPots.length > 0 && !slot.runTwice) || facts.needsRemainder,
  ];
  return shown.filter(Boolean).length >= 2;
}
