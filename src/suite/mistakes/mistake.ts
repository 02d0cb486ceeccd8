import type { RuleId } from '../../rules/index.ts';
import type { Feature } from '../conformance/features.ts';

/** Where in a hand a mistake is made; everything before it comes out right. */
export type MistakeStage = 'betting' | 'pots' | 'percentages' | 'payout' | 'next';

/** One way to get poker wrong: a rule that is broken, and what that looks like. */
export interface ProgramMistake {
  readonly rule: RuleId;
  readonly stage: MistakeStage;
  /** The feature without which a case cannot show it; null where any case may. */
  readonly needs: Feature | null;
  /** What a program does that makes it, for a bug report. */
  readonly sentence: string;
}

export const mistake = (
  stage: MistakeStage,
  rule: RuleId,
  sentence: string,
  needs: Feature | null = null,
): ProgramMistake => ({ rule, stage, needs, sentence });
