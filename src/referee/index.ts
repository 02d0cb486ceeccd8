export { checkText, judgeText, type TextCheck } from './check-text.ts';
export { judgeForeign } from './claims-verdict.ts';
export { FileHabits, type HabitSum } from './file-habits.ts';
export type { Hearing } from './hear-hand.ts';
export { judgeHand, type Verdict, verdictOn } from './judge-hand.ts';
export { hearStream, judgeStream, type OnHearing, type OnVerdict } from './judge-stream.ts';
export { applyEdits, type Fixed, fixText, formatText, isWritten } from './rewrite.ts';
export {
  type FindingJson,
  findingJson,
  strayJson,
  type VerdictJson,
  verdictJson,
} from './verdict-json.ts';
