/**
 * The game: tables, hands, pots, winners and the next hand. Pure functions over plain values.
 *
 * @packageDocumentation
 */

export {
  allInWorth,
  chancesAt,
  knownCardsAt,
} from './all-in-worth.ts';
export {
  type Card,
  card,
  cardLetters,
  cardText,
  DECK,
  rankOf,
  readCard,
  suitOf,
} from './cards/card.ts';
export { describeHand } from './cards/describe.ts';
export { evaluate, evaluate7 } from './cards/evaluate.ts';
export { readStrength } from './cards/strength.ts';
export {
  type ActRuling,
  type ClaimedAction,
  namesAmount,
  VERBS,
  type Verb,
} from './hand/action.ts';
export { advance } from './hand/advance.ts';
export {
  apply,
  applyInPlace,
  dealInPlace,
  dealStreet,
  nextStreet,
} from './hand/apply.ts';
export type { ActEvent, HandEvent, MuckEvent, PostEvent } from './hand/event.ts';
export {
  type Betting,
  betOf,
  betsOf,
  canBet,
  canSeveralBet,
  events,
  type Hand,
  isAmong,
  isBettingOver,
  isIn,
  liveOf,
  NO_SEATS,
  nameOf,
  phaseOf,
  type Standing,
  seatsIn,
  standingOf,
  standingsOf,
  wholeOf,
} from './hand/hand.ts';
export { judge } from './hand/judge.ts';

export {
  absentAction,
  canAnybodyAnswer,
  type LegalActions,
  legalActions,
  mayCall,
  mayCheck,
  type Range,
} from './hand/legal-actions.ts';
export { openBetting, openHand } from './hand/open-hand.ts';
export { notAHand } from './hand/play.ts';
export { addedTotal, isSafeRemedy, remedyFor } from './hand/remedy.ts';
export { handFrom } from './hand/saved-hand.ts';
export { BOARD_CARDS, BOARD_SIZES, STREETS, type Street } from './hand/street.ts';
export { type Payment, payHand, returnedBet, voidHand } from './pay.ts';
export { makePots, type Pot, type Pots, potName, potsOf, thePot } from './pots/pot.ts';

export type { PotSetup } from './pots/pot-setup.ts';
export { type BareStake, potsFrom } from './pots/pots-from.ts';
export { explainPots, percentages, type SettledPot } from './pots/settled-pot.ts';
export { calculateSidePots, type SidePots } from './pots/side-pots.ts';
export { type Stake, stakesOf } from './pots/stakes.ts';
export { isBeforeBlinds, keepLabels, moveLabels } from './rotation/move-labels.ts';
export {
  type NextRuling,
  type NextSeat,
  nextRuling,
  nextSeats,
} from './rotation/next-seats.ts';
export { RULE_IDS, type RuleId } from './rule-ids.ts';
export { explained, type PlayerResult, type Settlement, settle } from './settle.ts';
export {
  type PaidPlayer,
  type PotsResult,
  type SettledPots,
  settlePots,
} from './settle-pots.ts';
export { awardPot, type Share } from './showdown/award.ts';
export type { Chances } from './showdown/chances.ts';
export { type Equity, type EquityHand, equity } from './showdown/equity.ts';
export type { KnownCards } from './showdown/every-board.ts';
export { type NamedWinners, potNumber } from './showdown/named-winners.ts';
export { splitBetweenBoards, splitPot } from './showdown/odd-chips.ts';
export {
  completeOutcome,
  type Declaration,
  type DeclaredPot,
  type HoleCards,
  mayRunTwice,
  type Outcome,
  UNDECLARED,
} from './showdown/outcome.ts';
export { readOutcome } from './showdown/read-outcome.ts';
export { showOrder } from './showdown/show-order.ts';
export type { WinRuling } from './showdown/win-ruling.ts';
export { allWinners, decideWinners } from './showdown/winners.ts';
export { type Chips, chips, isChips, NO_CHIPS, unboxed } from './table/chips.ts';
export {
  type ButtonRule,
  type HouseRules,
  houseRules,
  PROFILES,
  type Profile,
  type StatedRules,
} from './table/house-rules.ts';
export {
  labelFits,
  readLabel,
  type SetupLabel,
  setupLabel,
} from './table/labels.ts';
export { checkName, LONGEST_NAME, nameFaultText } from './table/names.ts';
export { readStatedRules } from './table/read-setup.ts';
export { orderedTable, type Seating, seatPlayers } from './table/seat-players.ts';
export type { ClaimedPost, ClaimedSeat, SeatRuling, Setup } from './table/setup.ts';
export {
  BUTTON,
  isDealtIn,
  type LabelSeats,
  labelAt,
  seatNamed,
  setupLabelOf,
  type Table,
} from './table/table.ts';
