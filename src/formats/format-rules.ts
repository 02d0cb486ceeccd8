/** What readers, writers and the referee say about other people's formats. */
export const FORM_RULES = {
  'FORM-1': 'Something was read in the only way that makes sense, and the finding says how.',
  'FORM-2': 'Something cannot be kept in the format it is read into or written to.',
  'FORM-3': "The hand is of another game: Sidepot plays no-limit hold'em.",
  'FORM-4': 'What the file says came out is not what comes out.',
  'FORM-5': 'Something that is needed is missing or cannot be read.',
  'FORM-6': 'The file takes rake; pots and stacks are settled without it.',
} as const;

export type FormRuleId = keyof typeof FORM_RULES;

export const FORM_RULE_IDS = Object.keys(FORM_RULES) as readonly FormRuleId[];
