/** Where a rule is explained; those about other programs' files share a page. */
export const ruleAddress = (rule: string): string =>
  rule.startsWith('FORM-') ? '/rules/formats' : `/rules/${rule}`;
