export type { Hearing } from './check-hand.ts';
export { checkText, judgeText, type TextCheck } from './check-text.ts';
export { FileHabits, type HabitSum } from './file-habits.ts';
export { hearStream, judgeStream, type OnHearing, type OnVerdict } from './judge-stream.ts';
export { applyEdits, type Fixed, fixText, formatText, isWritten } from './rewrite.ts';
export { judgeForeign } from './settle-claims.ts';
export { judgeHand, type Verdict, verdictOn } from './settle-hand.ts';
export {
  type FindingJson,
  findingJson,
  strayJson,
  type VerdictJson,
  verdictJson,
} from './verdict-json.ts';
