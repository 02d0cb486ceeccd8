import { writeHand } from '../../formats/index.ts';
import { invariant, type Prng, prng } from '../../kernel/index.ts';
import { type HandRecord, recordHand, type Section } from '../../record/index.ts';
import { type PlayedVerdict, settlePlayed } from '../../referee/index.ts';
import {
  BOARD_CARDS,
  BOARD_SIZES,
  type Card,
  canSeveralBet,
  events,
  type Hand,
  isBettingOver,
  nextRuling,
  type Payment,
  payHand,
  phaseOf,
  STREETS,
  type Street,
  seatsIn,
} from '../../rules/index.ts';
import { complexityFault, mayBecome, showsCategory } from '../categories.ts';
import {
  type BettingFacts,
  bettingFacts,
  type PaidFacts,
  type PlayedHand,
  paidFacts,
} from '../facts.ts';
import type { Slot } from '../plan/slot.ts';
import { clockFor, drawNames, FIXED_TIMES } from './chance.ts';
import { chooseEnding, type End } from './choose-ending.ts';
import { antesMatter, boardsMatter, halvesUnevenly, oddChipsShow } from './decisive-chips.ts';
import { playScript } from './play-script.ts';
import type { Script } from './script.ts';
import { wantedRanking } from './wanted-ranking.ts';
import { writeScript } from './write-script.ts';

/** A hand that reached its slot's goals, and its text. */
export interface Built extends PlayedHand, PlayedVerdict {
  readonly script: Script;
  readonly facts: PaidFacts;
  readonly text: string;
}

/** Steering is good enough for a few tries; the bound only keeps a hopeless slot from going on. */
export const MOST_TRIES = 400;

/** The first hand for the slot that reaches its goals and is wanted; null if none of the tries is. */
export function buildHand(
  slot: Slot,
  number: number,
  courses: ReadonlySet<string>,
  isWanted: (built: Built) => boolean = () => true,
): Built | null {
  const chance = prng(slot.seed);
  for (let tries = 1; tries <= MOST_TRIES; tries++) {
    const built = tryOnce(slot, number, courses, chance);
    if (built && isWanted(built)) return built;
  }
  return null;
}

function tryOnce(
  slot: Slot,
  number: number,
  courses: ReadonlySet<string>,
  chance: Prng,
): Built | null {
  const script = writeScript(slot, chance);
  const played = playScript(script, drawNames(chance, slot.players), chance);
  const hand = played[played.length - 1]!;
  const end = endOf(slot, script, hand, courses, chance);
  if (!end) return null;
  const times = slot.profile === 'plain' ? FIXED_TIMES : clockFor(chance, end.betting.moves.length);
  const dealt = { ...hand, board: end.board.slice(0, BOARD_SIZES[hand.street]) };
  const payment = payHand(dealt, end.outcome);
  const facts = paidAsWanted(slot, dealt, payment, end);
  if (!facts) return null;
  const { outcome } = end;
  const record = withBoard(recordHand(hand, { number, ...times }, outcome), end.board);
  const text = writeHand(record);
  // What is said of the whole hand (NEXT-6) is said at its heading.
  const at = { line: 1, column: 1, length: text.indexOf('\n') };
  const verdict = settlePlayed({ ...record, at }, dealt, payment);
  const course = withCards(played, end.board);
  return { hand: dealt, course, outcome, payment, script, facts, text, ...verdict };
}

/** What a hand shows that was paid as it was told; null if that is not what the slot wants. */
function paidAsWanted(
  slot: Slot,
  hand: Hand,
  { shares, newStacks, rulings }: Payment,
  { outcome, betting }: PlayedEnd,
): PaidFacts | null {
  invariant(
    rulings.length === 0,
    () => `The generator told an end that is against ${rulings[0]!.rule}.`,
  );
  // NEXT-5: a big blind on an empty seat is a warning; such hands are left out.
  if (!newStacks || nextRuling(hand.table, newStacks)?.rule === 'NEXT-5') return null;
  if (slot.hasOddBoards && !boardsMatter(hand, outcome)) return null;
  const facts = paidFacts(betting, shares, newStacks, Boolean(outcome.board2));
  // A second board pays otherwise than the order that was wished for.
  return paymentReaches(slot, facts) ? facts : null;
}

/** How many orders of hands are tried on one course of betting. */
const ORDERS = 8;

/** How a hand is told to its end, and the betting before it. */
interface PlayedEnd extends End {
  readonly betting: BettingFacts;
}

/** How the hand is told to its end; null if it does not lead where the slot wants. */
function endOf(
  slot: Slot,
  script: Script,
  hand: Hand,
  courses: ReadonlySet<string>,
  chance: Prng,
): PlayedEnd | null {
  const shared = slot.runTwice ? sharedCards(hand) : null;
  if (shared === 5 || !mayBeTold(slot, hand)) return null;
  const { pots } = payHand(hand, null);
  const betting = bettingFacts(hand, pots);
  if (courses.has(betting.course) || !bettingReaches(slot, betting)) return null;
  if (slot.hasOddBoards && !pots.some((pot) => halvesUnevenly(pot, script.rules.oddChip)))
    return null;
  const isOver = phaseOf(hand) === 'everyone-folded';
  for (let i = 0; i < ORDERS; i++) {
    const tiers = wantedRanking(slot, chance, pots, script.rules.oddChip);
    const { shares, newStacks } = payHand(hand, { declared: { kind: 'ranking', tiers } });
    if (!paymentReaches(slot, paidFacts(betting, shares, newStacks!, false))) continue;
    if (!oddChipsShow(slot, pots, shares, script.rules.oddChip)) continue;
    if (
      slot.shortBlind === 'all-inside-ante' &&
      !antesMatter(hand, { declared: { kind: 'ranking', tiers } })
    )
      continue;
    const { telling, players, decidedBy } = slot;
    const told = chooseEnding(chance, { telling, seats: players, pots, tiers, shared, decidedBy });
    return told && { board: told.board, outcome: isOver ? {} : told.outcome, betting };
  }
  return null;
}

/** SHOW-1: with a player all-in every hand is shown, so nobody mucks. */
function mayBeTold({ telling }: Slot, hand: Hand): boolean {
  if (telling !== 'mucks') return true;
  return phaseOf(hand) === 'showdown' && seatsIn(hand).every((seat) => hand.stacks[seat]! > 0);
}

/** RUN-1: how many board cards were out when betting ended. */
function sharedCards(hand: Hand): number {
  let street: Street = 'preflop';
  let last: Street = 'preflop';
  for (const event of events(hand)) {
    if (event.kind === 'deal') street = event.street;
    else if (event.kind === 'act') last = street;
  }
  return isBettingOver(hand) && !canSeveralBet(hand) ? BOARD_SIZES[last] : 5;
}

/** The board's cards put under the streets that were dealt. */
const withBoard = (record: HandRecord, board: readonly Card[]): HandRecord => ({
  ...record,
  sections: record.sections.map((section): Section => {
    if (section.street === 'preflop' || section.more > 0) return section;
    return { ...section, board: cardsOf(section.street, board) };
  }),
});

/** The same for the course of the hand. */
const withCards = (course: readonly Hand[], board: readonly Card[]): readonly Hand[] =>
  course.map((hand) => {
    const { log } = hand;
    if (log?.event.kind !== 'deal') return hand;
    const event = { ...log.event, cards: cardsOf(log.event.street, board) };
    return { ...hand, log: { ...log, event } };
  });

function cardsOf(street: Street, board: readonly Card[]): readonly Card[] {
  const size = BOARD_SIZES[street];
  return board.slice(size - BOARD_CARDS[street], size);
}

/** Whether the betting is what the slot wants; no order of hands at the showdown changes it. */
const bettingReaches = (slot: Slot, facts: BettingFacts): boolean =>
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
  if (slot.opensShort && !moves.some((move) => isShortBet(move, facts.table.blinds.bb)))
    return false;
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

/** ACT-4 */
const isShortBet = ({ from, price }: BettingFacts['moves'][number], bb: number): boolean =>
  from === 0 && price > 0 && price < bb;

/** Whether a paid hand shows what its slot says, its betting apart. */
function paymentReaches(slot: Slot, facts: PaidFacts): boolean {
  // NEXT-6: one player left, or a next hand to compare
  if (facts.remaining < 2 !== slot.endsTournament || !hasWinners(slot, facts)) return false;
  if (slot.sum === 'odd-chips' && facts.oddPots.length === 0) return false;
  if (slot.smallBlindBusts && !(facts.remaining > 2 && facts.eliminated.includes(1))) return false;
  if (slot.dealerBusts && !(facts.remaining === 2 && facts.eliminated.includes(0))) return false;
  // Odd chips between two boards come of cards that nobody planned: they do not make a mixed case.
  const planned = slot.runTwice ? { ...facts, oddPots: [] } : facts;
  return showsCategory(slot.category, planned);
}

function hasWinners({ wish, foldsOut }: Slot, { splitPots, winners }: PaidFacts): boolean {
  if (foldsOut || wish === 'one') return true;
  return wish === 'split' ? splitPots > 0 : winners.length > 1;
}
