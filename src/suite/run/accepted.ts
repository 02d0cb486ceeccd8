import { fail, ok, type Result } from '../../kernel/result.ts';
import { isAcceptable } from './judge-answer.ts';
import type { Accepted, CaseResult } from './run-result.ts';

/** `suite.json` → `suite.accepted.json`: beside the suite, never in it. */
export const acceptedPath = (suite: string): string =>
  `${suite.endsWith('.json') ? suite.slice(0, -5) : suite}.accepted.json`;

/** Reads accepted answers; a sentence where the text is none. */
export function readAccepted(text: string): Result<Accepted, string> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return fail('it is not JSON');
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return fail('it must be an object with a case id for each accepted answer');
  }
  const entries = Object.entries(json);
  const wrong = entries.find(([, entry]) => typeof entry?.nextHand !== 'string');
  if (wrong) return fail(`${wrong[0]} has no "nextHand"`);
  return ok(Object.fromEntries(entries.map(([id, { nextHand }]) => [id, { nextHand }])));
}

/** What was accepted before and every readable wrong answer of this run. */
export function acceptAnswers(before: Accepted, results: readonly CaseResult[]): Accepted {
  const fresh = results.filter(isAcceptable).map(({ id, actual }) => [id, { nextHand: actual! }]);
  const passed = new Set(results.filter((result) => result.passed).map(({ id }) => id));
  const kept = Object.entries(before).filter(([id]) => !passed.has(id));
  return { ...Object.fromEntries(kept), ...Object.fromEntries(fresh) };
}

/** One answer a line, so that a change shows as one line. */
export function writeAccepted(accepted: Accepted): string {
  const lines = Object.entries(accepted).map(
    ([id, entry]) => `  ${JSON.stringify(id)}: ${JSON.stringify(entry)}`,
  );
  return lines.length === 0 ? '{}\n' : `{\n${lines.join(',\n')}\n}\n`;
}
