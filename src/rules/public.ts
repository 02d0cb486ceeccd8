/**
 * The game: hands, pots, winners and the next hand. What the package promises under
 * `sidepot/rules`: nothing that is passed makes these functions throw.
 *
 * @packageDocumentation
 */
import { fail, isError, itemsOf, ok, type Problem, type Result, shown } from '../kernel/index.ts';
import {
  type AllInWorth,
  chancesAt as chancesInside,
  type TableChances,
  allInWorth as worthInside,
} from './all-in-worth.ts';
import type { Hand } from './hand/hand.ts';
import { notAHand } from './hand/play.ts';
import { given, handFrom } from './hand/saved-hand.ts';
import { STREETS, type Street } from './hand/street.ts';
import { percentages as exactPercentages } from './pots/settled-pot.ts';
import { type Settlement, settle as settleInside } from './settle.ts';
import { awardPot as awardInside, type Share } from './showdown/award.ts';
import type { Outcome } from './showdown/outcome.ts';
import { readOutcome } from './showdown/read-outcome.ts';
import { winProblem } from './showdown/win-problems.ts';
import { isChips } from './table/chips.ts';
import type { HouseRules, StatedRules } from './table/house-rules.ts';
import { readHouseRules } from './table/read-setup.ts';

export type { AllInWorth, PotWorth, TableChances, WorthAndWon } from './all-in-worth.ts';
export { type ClaimedAction, VERBS, type Verb } from './hand/action.ts';
export type { ActEvent, DealEvent, HandEvent, MuckEvent, PostEvent } from './hand/event.ts';
export type { Hand, Phase, Standing } from './hand/hand.ts';
export type { LegalActions, Range } from './hand/legal-actions.ts';
export {
  absentAction,
  apply,
  betsOf,
  dealStreet,
  events,
  isBettingOver,
  legalActions,
  loadHand,
  nextStreet,
  type OpenSetup,
  openHand,
  phaseOf,
  saveHand,
  seatPlayers,
  standingsOf,
} from './hand/play.ts';
export { STREETS, type Street } from './hand/street.ts';
export type { PotPlayer } from './pots/pot-player.ts';
export type { PotSetup } from './pots/pot-setup.ts';
export { type BarePots, type BareStake, potsFrom } from './pots/pots-from.ts';
export type { SettledPot } from './pots/settled-pot.ts';
export { calculateSidePots, type SidePots } from './pots/side-pots.ts';
export type { NextRuling, NextSeat, Rotation } from './rotation/next-seats.ts';
export { RULE_IDS, type RuleId } from './rule-ids.ts';
export type { PlayerResult } from './settle.ts';
export {
  type PaidPlayer,
  type PotsOutcome,
  type PotsResult,
  type SettledPots,
  settlePots,
} from './settle-pots.ts';
export type { Share } from './showdown/award.ts';
export type { Chances, Fraction } from './showdown/chances.ts';
export { type Equity, type EquityHand, equity } from './showdown/equity.ts';
export type { NamedWinners } from './showdown/named-winners.ts';
export type { Declaration, DeclaredPot, HoleCards, Outcome } from './showdown/outcome.ts';
export type { Chips } from './table/chips.ts';
export { type HouseRules, PROFILES, type Profile, type StatedRules } from './table/house-rules.ts';
export type { ClaimedSeat } from './table/setup.ts';
export type { Blinds, Seat, Table } from './table/table.ts';

/** A hand worked out as far as it has gone; what stands all the same but is odd is a warning. */
export interface HandSettlement extends Omit<Settlement, 'rulings'> {
  readonly warnings: readonly Problem[];
}

/**
 * Makes the pots of a hand and, once betting is over and the winners are known, pays them.
 * Without an outcome nothing is paid. Winners that cannot be are problems (WIN-2 to WIN-5).
 *
 * ```ts
 * const settled = settle(hand, { declared: { kind: 'ranking', tiers: [[0], [2], [1]] } });
 * if (settled.ok) settled.value.players.map((player) => player.newStack); // [900, 0, 900]
 * ```
 */
export function settle(
  hand: Hand,
  outcome: Outcome | null = null,
): Result<HandSettlement, readonly Problem[]> {
  const told = readEnd(hand, outcome);
  if (!told.ok) return told;
  const { hand: read, outcome: end } = told.value;
  const { rulings, ...settlement } = settleInside(given(read), end);
  const nameAt = (seat: number): string => read.table.seats[seat]?.name ?? `seat ${seat}`;
  const pots = settlement.pots.map(({ name, amount, eligible, excluded }) => ({
    name,
    amount,
    eligible_names: eligible.map(nameAt),
    excluded: excluded.map(({ seat, reason }) => ({ name: nameAt(seat), reason })),
  }));
  const found = rulings.map((ruling) => winProblem(ruling, nameAt, pots));
  return found.some(isError) ? fail(found) : ok({ ...settlement, warnings: found });
}

/** A hand and how it ended, from outside. */
function readEnd(
  hand: unknown,
  outcome: unknown,
): Result<{ readonly hand: Hand; readonly outcome: Outcome | null }, readonly Problem[]> {
  const read = handFrom(hand);
  if (!read) return fail(notAHand(hand));
  const problems: Problem[] = [];
  const end = readOutcome(outcome, problems);
  return problems.length > 0 ? fail(problems) : ok({ hand: read, outcome: end });
}

/**
 * What an all-in before the river was worth to everybody still in, pot by pot, beside what they
 * won. A hand without such an all-in, or with cards that are not known, has no figure: the problem
 * says why (ACT-8, WIN-4, WIN-5).
 *
 * ```ts
 * const worth = allInWorth(hand, { holes: [aces, kings] });
 * if (worth.ok) worth.value.players[0]; // { seat: 0, worth: 1625.137…, won: 0 }
 * ```
 */
export function allInWorth(hand: Hand, outcome: Outcome): Result<AllInWorth, readonly Problem[]> {
  const told = readEnd(hand, outcome);
  return told.ok ? worthInside(told.value.hand, told.value.outcome ?? {}) : told;
}

/**
 * The chances of everybody still in, with the board as it lies; or, of an earlier street, as it
 * lay when betting on it was over. Known cards of players who have folded are dead.
 *
 * ```ts
 * const chances = chancesAt(hand, { holes: [aces, kings] }, 'flop');
 * if (chances.ok) chances.value.players.map(({ chances }) => chances.percent.share);
 * ```
 */
export function chancesAt(
  hand: Hand,
  outcome: Outcome,
  street: Street | null = null,
): Result<TableChances, readonly Problem[]> {
  const told = readEnd(hand, outcome);
  if (!told.ok) return told;
  if (street !== null && !STREETS.includes(street)) {
    const message = `street is ${shown(street)}; it must be preflop, flop, turn or river.`;
    return fail([{ rule: 'ACT-8', severity: 'error', message, path: 'street' }]);
  }
  const { hand: read, outcome: end } = told.value;
  return chancesInside(read, end ?? {}, street ?? read.street);
}

/**
 * How a table plays: a line in the text beats its profile, which beats the flags.
 *
 * ```ts
 * const rules = houseRules({ profile: 'tda', oddChip: 25 });
 * if (rules.ok) rules.value.button; // dead
 * ```
 */
export const houseRules = (
  stated: StatedRules,
  flags: StatedRules = {},
): Result<HouseRules, readonly Problem[]> => readHouseRules(stated, flags);

const MOST_WINNERS = 1000;

/** RUN-1, ODD-1: pays one pot, divided between the boards and split among the winners of each. */
export function awardPot(
  amount: number,
  winnersByBoard: readonly (readonly number[])[],
  oddChip = 1,
): Result<readonly Share[], readonly Problem[]> {
  const boards = itemsOf(winnersByBoard, MOST_WINNERS)?.map((seats) =>
    itemsOf(seats, MOST_WINNERS),
  );
  const isSeat = (seat: unknown): boolean => Number.isSafeInteger(seat) && (seat as number) >= 0;
  const refuse = (rule: string, path: string, message: string) =>
    fail([{ rule, severity: 'error', message, path } as const]);
  if (!isChips(amount)) {
    return refuse('CHIP-1', 'amount', `amount is ${shown(amount)}; it must be a number of chips.`);
  }
  if (!isChips(oddChip) || oddChip < 1) {
    return refuse('ODD-1', 'oddChip', `oddChip is ${shown(oddChip)}; it must be at least 1 chip.`);
  }
  if (!boards?.length || !boards.every((seats) => seats?.length && seats.every(isSeat))) {
    const message =
      'winnersByBoard is a list of the winning seats of each board, such as [[0, 2]].';
    return refuse('WIN-2', 'winnersByBoard', message);
  }
  if (boards.some((seats) => new Set(seats).size < seats!.length)) {
    return refuse('WIN-3', 'winnersByBoard', 'A seat is named twice on one board.');
  }
  return ok(awardInside(amount, boards as unknown as readonly number[][], oddChip));
}

/** POT-7: shares of the whole with one decimal that add up to exactly 100.0. */
export function percentages(
  amounts: readonly number[],
): Result<readonly number[], readonly Problem[]> {
  const read = itemsOf(amounts, MOST_AMOUNTS);
  if (read?.every(isChips) && isChips(read.reduce<number>((sum, one) => sum + one, 0))) {
    return ok(exactPercentages(read));
  }
  const message = 'amounts is a list of whole numbers of chips.';
  return fail([{ rule: 'CHIP-1', severity: 'error', message, path: 'amounts' }]);
}

const MOST_AMOUNTS = 1_000_000;
