/**
 * Sidepot settles no-limit hold'em tournament hands: every pot, every stack, the next hand. This
 * is what most programs need; the rest is in the subpaths. Nothing that is passed makes one of
 * these functions throw: a mistake is a value (`Result`), with the rule that says why.
 *
 * @packageDocumentation
 */

export { readHands, writeHand } from './formats/notation/public.ts';
export type { Edit, Finding, Problem, Severity, Span } from './kernel/finding.ts';
export type { Result } from './kernel/result.ts';
export { type HandRecord, type Heading, recordHand } from './record/public.ts';
export {
  checkText,
  type Fixed,
  fixText,
  formatText,
  type TextCheck,
  type Verdict,
  type VerdictJson,
  verdictJson,
} from './referee/public.ts';
export {
  type Card,
  cardText,
  describeHand,
  evaluate,
  readCard,
  type Strength,
} from './rules/cards/public.ts';
export {
  absentAction,
  apply,
  type ClaimedAction,
  calculateSidePots,
  dealStreet,
  type Equity,
  equity,
  type Hand,
  type HandSettlement,
  type HouseRules,
  houseRules,
  type LegalActions,
  legalActions,
  loadHand,
  nextStreet,
  type Outcome,
  openHand,
  type PaidPlayer,
  type PotPlayer,
  type PotSetup,
  type PotsOutcome,
  potsFrom,
  RULE_IDS,
  type RuleId,
  type SettledPot,
  type SettledPots,
  type SidePots,
  type StatedRules,
  saveHand,
  settle,
  settlePots,
} from './rules/public.ts';
export { type Comparison, compareNextHands } from './suite/public.ts';
