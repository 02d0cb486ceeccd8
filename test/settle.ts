import { checkText, type VerdictJson, verdictJson } from '../src/referee/index.ts';
import type { StatedRules } from '../src/rules/index.ts';

/** The one hand of a text, settled. */
export function settleText(text: string, flags: StatedRules = {}): VerdictJson {
  const { hands, stray } = checkText(text, flags);
  if (hands.length !== 1) throw new Error(`${hands.length} hands: ${JSON.stringify(stray)}`);
  return verdictJson(hands[0]!);
}

/** "ACT-3 error 14:25" for each finding. */
export const found = (json: VerdictJson): string[] =>
  json.findings.map((f) => `${f.rule} ${f.severity} ${f.line}:${f.column}`);

/** "Main Pot 800 Alice Bob Charlie" for each pot. */
export const potsText = (json: VerdictJson): string[] =>
  json.pots.map((pot) => [pot.name, pot.amount, ...pot.eligible].join(' '));

/** New stacks by name. */
export const stacksOf = (json: VerdictJson): Record<string, number | null> =>
  Object.fromEntries(json.players.map((player) => [player.name, player.new]));

/** The next hand's stack setup lines. */
export const nextLines = (json: VerdictJson): string[] =>
  json.nextHand?.split('Stack Setup:\n')[1]?.trimEnd().split('\n') ?? [];
