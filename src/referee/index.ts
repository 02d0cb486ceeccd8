export { HandFileWriter, writeAs } from './hand-writer.ts';
export type { FineHand } from './plainly-fine.ts';
export { RepeatedFindings, type RepeatedSum } from './repeated-findings.ts';
export { applyEdits, type Fixed, fixText, formatHands, formatText, isWritten } from './rewrite.ts';
export {
  checkText,
  type PlayedVerdict,
  settleHand,
  settlePlayed,
  settleText,
  type TextCheck,
  type Verdict,
  verdictOn,
} from './settle-hand.ts';
export {
  checkStream,
  type OnHandCheck,
  settleRead,
  settleStream,
} from './settle-stream.ts';
export {
  type FindingJson,
  findingJson,
  strayJson,
  type VerdictJson,
  verdictJson,
} from './verdict-json.ts';
