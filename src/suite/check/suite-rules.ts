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

export type SuiteRuleId = keyof typeof SUITE_RULES;
