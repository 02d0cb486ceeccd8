export type { Hearing } from './check-hand.ts';
export { FileHabits, type HabitSum } from './file-habits.ts';
export { applyEdits, type Fixed, fixText, formatText, isWritten } from './rewrite.ts';
export { judgeHand, type Verdict, verdictOn } from './settle-hand.ts';
export {
  checkText,
  hearStream,
  judgeForeign,
  judgeStream,
  judgeText,
  type OnHearing,
  type OnVerdict,
  type TextCheck,
} from './settle-text.ts';
export {
  type FindingJson,
  findingJson,
  strayJson,
  type VerdictJson,
  verdictJson,
} from './verdict-json.ts';
