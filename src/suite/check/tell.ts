import type { SuiteFinding } from './suite-finding.ts';

/** What should stand there and what does, where that can be said in short. */
export interface Answers {
  readonly expected?: string;
  readonly found?: string;
}

/** Notes a finding about one case; places are told from the case on. */
export type Tell = (
  rule: SuiteFinding['rule'],
  place: string,
  message: string,
  answers?: Answers,
) => void;

/** A `Tell` for the case at this place of the file. */
export const teller =
  (findings: SuiteFinding[], caseId: string, index: number): Tell =>
  (rule, place, message, answers = {}) => {
    const { expected = null, found = null } = answers;
    findings.push({ caseId, rule, place: `cases[${index}].${place}`, message, expected, found });
  };
