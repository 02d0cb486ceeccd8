/**
 * The game: tables, hands, pots, winners and the next hand. Pure functions over plain values.
 *
 * @packageDocumentation
 */
export { Bug } from '../kernel/invariant.ts';
export { type ActRuling, type ClaimedAction, VERBS, type Verb } from './hand/action.ts';
export { apply, type DealRuling, dealStreet, nextStreet } from './hand/apply.ts';
export type { ActEvent, DealEvent, HandEvent, MuckEvent, PostEvent } from './hand/event.ts';
export {
  betOf,
  betsOf,
  events,
  type Hand,
  isBettingOver,
  liveOf,
  type Phase,
  phaseOf,
  type Standing,
  seatsIn,
  standingOf,
  standingsOf,
  wholeOf,
} from './hand/hand.ts';
export { judge } from './hand/judge.ts';
export type { Judgement } from './hand/judge-bets.ts';
export { absentAction, type LegalActions, legalActions, type Range } from './hand/legal-actions.ts';
export { openHand } from './hand/open-hand.ts';
export { remedyFor } from './hand/remedy.ts';
export { STREETS, type Street } from './hand/street.ts';
export { type Payment, payHand } from './pay.ts';
export { makePots, type Pot, type Pots, potName } from './pots/pot.ts';
export type { PotPlayer } from './pots/pot-player.ts';
export type { PotSetup } from './pots/pot-setup.ts';
export { type BarePots, type BareStake, potsFrom } from './pots/pots-from.ts';
export { explainPots, percentages, type SettledPot } from './pots/settled-pot.ts';
export { calculateSidePots, type SidePots } from './pots/side-pots.ts';
export { type Stake, stakesOf } from './pots/stakes.ts';
export { type NextRuling, type NextSeat, nextSeats, type Rotation } from './rotation/next-seats.ts';
export { RULE_IDS, type RuleId } from './rule-ids.ts';
export { type PlayerResult, type Settlement, settle } from './settle.ts';
export {
  type PaidPlayer,
  type PotsOutcome,
  type PotsResult,
  type SettledPots,
  settlePots,
} from './settle-pots.ts';
export { awardPot, type Share } from './showdown/award.ts';
export type { NamedWinners } from './showdown/named-winners.ts';
export { splitBetweenBoards, splitPot } from './showdown/odd-chips.ts';
export type {
  Declaration,
  DeclaredPot,
  HoleCards,
  Outcome,
} from './showdown/outcome.ts';
export { type ShowOrder, showOrder } from './showdown/show-order.ts';
export type { WinRuling } from './showdown/win-ruling.ts';
export { type Chips, chips, isChips } from './table/chips.ts';
export {
  type HouseRules,
  houseRules,
  PROFILES,
  type Profile,
  type StatedRules,
} from './table/house-rules.ts';
export { labelsAfterBlinds, readLabel, type SetupLabel } from './table/labels.ts';
export { checkName, nameFaultText } from './table/names.ts';
export { type Seating, seatPlayers } from './table/seat-players.ts';
export type { ClaimedSeat, SeatRuling, Setup } from './table/setup.ts';
export { type Blinds, type Seat, setupLabelOf, type Table } from './table/table.ts';
