import { RULE_IDS, type RuleId } from '../../rules/index.ts';
import type { Case } from '../../suite/case.ts';
import { EXERCISES, rulesExercised } from '../../suite/check/exercised.ts';

/** A rule that a program breaking it would get the case wrong by. */
export interface ShownRule {
  readonly id: RuleId;
  /** What in the hand shows it. */
  readonly shows: string;
}

export function rulesOf(one: Case): readonly ShownRule[] {
  const shown = rulesExercised(one);
  return RULE_IDS.flatMap((id) => {
    const exercise = EXERCISES[id];
    return shown.has(id) && 'shows' in exercise ? [{ id, shows: exercise.shows }] : [];
  });
}
