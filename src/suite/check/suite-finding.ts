import type { RuleId } from '../../rules/index.ts';

/** What a suite has to keep besides the rules of the game. A section each in `docs/suite-check.md`. */
export const SUITE_RULES = {
  'SUITE-1': 'A suite file is JSON of the documented shape, with nothing missing and nothing else.',
  'SUITE-2': 'A whole suite of 300 cases fills all four quota tables exactly.',
  'SUITE-3':
    'Ids are TC-1.1, TC-2.1 and so on, each once; in a whole suite they and hand numbers count up.',
  'SUITE-4':
    'A case is one finished hand: every seat starts with chips, at a ring two or more remain.',
  'SUITE-5': 'Starting stacks differ within a case.',
  'SUITE-6': 'Starting stacks are 10 to 60 big blinds and in the range of their size.',
  'SUITE-7': 'Times lie between 00:02:30 and 00:05:40.',
  'SUITE-8': 'Blinds and ante are a level of the usual tournament ladder.',
  'SUITE-9': 'What is expected is what the engine says of the hand.',
  'SUITE-10': 'A second calculation by another method agrees.',
  'SUITE-11': 'The badges for players and complexity fit the hand.',
  'SUITE-12': 'A case shows what its category says.',
  'SUITE-13': 'No two cases have the same course of actions.',
  'SUITE-14':
    'A whole suite has three cases or more for every pot, posting, winning and next-hand rule.',
  'SUITE-15': 'A whole suite shows splits, folds on every street, re-raises and the like often.',
} as const;

type SuiteRuleId = keyof typeof SUITE_RULES;

/** One thing wrong with a suite. */
export interface SuiteFinding {
  /** null for what concerns the whole file. */
  readonly caseId: string | null;
  /** The rule of the game where one applies, else one of the suite's own. */
  readonly rule: RuleId | SuiteRuleId;
  /** A path into the file: `cases[3].expected.pots[0].amount`, in a text with line and column. */
  readonly place: string;
  /** What is wrong and what to do about it. */
  readonly message: string;
  readonly expected: string | null;
  readonly found: string | null;
}

/** What should stand there and what does, where that can be said in short. */
interface Answers {
  readonly expected?: string;
  readonly found?: string;
}

/** Notes a finding about one case; places are told from the case on. */
export type AddFinding = (
  rule: SuiteFinding['rule'],
  place: string,
  message: string,
  answers?: Answers,
) => void;

/** A `Tell` for the case at this place of the file. */
export const findingAdder =
  (findings: SuiteFinding[], caseId: string, index: number): AddFinding =>
  (rule, place, message, answers = {}) => {
    const { expected = null, found = null } = answers;
    findings.push({ caseId, rule, place: `cases[${index}].${place}`, message, expected, found });
  };
