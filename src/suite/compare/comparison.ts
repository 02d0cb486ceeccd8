import { addAll } from '../../kernel/index.ts';
import type { ButtonRule } from '../../rules/index.ts';

/** What a check says that had nothing to judge: another one gives the reason. */
export const NOT_JUDGED = 'not judged';

export type CheckName = 'order' | 'stacks' | 'number' | 'blinds';

/** One of the four checks, with what it found. */
export interface Check {
  readonly name: CheckName;
  /** `Order is correct`, as the report says it after ✓ or ✗. */
  readonly title: string;
  readonly passed: boolean;
  readonly expected: string;
  readonly actual: string;
  /** What differs and, where it fits, why: whole sentences. */
  readonly details: readonly string[];
  /** Of the order, line by line, and of the stacks, player by player: right ones too. */
  readonly players: readonly CheckedPlayer[];
}

/** What a check says of one player of the expected list. */
export interface CheckedPlayer {
  readonly name: string;
  readonly passed: boolean;
  /** `Bob Dealer` of the order, `19,500` of the stacks. */
  readonly expected: string;
  readonly actual: string;
}

/** Two next hands held against each other. */
export interface Comparison {
  readonly passed: boolean;
  /** Order, stacks, number, blinds: always all four, in this order. */
  readonly checks: readonly Check[];
  /** Shown, not judged: times, and what the actual text had around the hand. */
  readonly remarks: readonly string[];
  /** The kinds of mistake the details speak of, each once. */
  readonly mistakes: readonly Mistake[];
  /** Where the order is wrong and fits other button rules: all of those. */
  readonly buttonRules?: readonly ButtonRule[];
}

/** The mistakes poker programs make, as a summary of many cases names them. */
export const MISTAKES = [
  'Time limit',
  'Crash',
  'No answer',
  'Too much output',
  'Nothing readable',
  'Half an answer',
  'Another hand',
  'Missing part',
  'Player missing',
  'Player unknown',
  'Eliminated player in the big blind',
  'Eliminated player with a position',
  'Button rule',
  'Button not moved',
  'Big blind twice in a row',
  'Wrong order',
  'Label besides Dealer, SB and BB',
  'List not from the Dealer on',
  'Dead money',
  'Folded player eligible',
  'Uncalled bet kept',
  'Odd chip',
  'Split pot paid to one player',
  'Board ignored',
  'Ante',
  'Blind counted twice',
  'Side pots not separated',
  'Pot missing',
  'Pot doubled',
  'Pot to the wrong player',
  'Stack from before the hand',
  'Winner not paid',
  'Chips lost or made',
  'Wrong stack',
  'Hand number',
  'Blinds',
] as const;

export type Mistake = (typeof MISTAKES)[number];

/** Why something differs, and the kind of mistake that shows itself. */
export interface MistakeExplanation {
  /** null for what only follows from another mistake. */
  readonly mistake: Mistake | null;
  /** A whole sentence. */
  readonly text: string;
  /** The other button rules under which the order would be right. */
  readonly fits?: readonly ButtonRule[];
}

export const because = (mistake: Mistake | null, text: string): MistakeExplanation => ({
  mistake,
  text,
});

/** The verdict as people read it: a headline, the four checks with their details, remarks. */
export function reportComparison(comparison: Comparison): string {
  const { passed, checks, remarks } = comparison;
  const lines = [headline(passed)];
  for (const check of checks) addAll(lines, reportCheck(check));
  if (remarks.length > 0) addAll(lines, ['', ...remarks.map((remark) => `Note: ${remark}`)]);
  return `${lines.join('\n')}\n`;
}

export const headline = (passed: boolean): string =>
  passed ? '✅ ALL CHECKS PASSED' : '❌ VALIDATION FAILED';

function reportCheck({ title, passed, expected, actual, details }: Check): readonly string[] {
  if (passed) return [`✓ ${title}`];
  if (actual === NOT_JUDGED) return [`✗ ${title}: ${NOT_JUDGED}`];
  return [
    `✗ ${title}`,
    `    Expected: ${expected}`,
    `    Actual:   ${actual}`,
    ...details.map((detail) => `    ${detail}`),
  ];
}
