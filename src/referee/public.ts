/**
 * The referee: findings, settlement of texts, fixes. What the package promises under
 * `sidepot/referee`.
 *
 * @packageDocumentation
 */
import { notAText } from '../formats/index.ts';
import { checked, fail, ok, type Problem, type Result } from '../kernel/index.ts';
import { readStatedRules, type StatedRules } from '../rules/index.ts';
import type { Fixed } from './rewrite.ts';
import * as rewrite from './rewrite.ts';
import { checkText as check, type TextCheck } from './settle-hand.ts';
import { settleRead as settleReading } from './settle-stream.ts';
import * as json from './verdict-json.ts';

export type { HandCheck } from './check-hand.ts';
export type { Fixed } from './rewrite.ts';
export type { TextCheck, Verdict } from './settle-hand.ts';
export type { FindingJson, VerdictJson } from './verdict-json.ts';

/** A function of a text and of house rules that the text may overrule. */
const ofText =
  <T>(work: (text: string, flags: StatedRules) => T) =>
  (text: string, flags: StatedRules = {}): Result<T, readonly Problem[]> => {
    if (typeof text !== 'string') return fail([notAText('text', text)]);
    const problems: Problem[] = [];
    const stated = readStatedRules(flags, 'flags', problems);
    return problems.length > 0 ? fail(problems) : ok(work(text, stated));
  };

/**
 * Reads and judges every hand of a text. What is wrong with the hands are findings in the answer:
 * `value.ok` says whether there is an error among them.
 *
 * ```ts
 * const checked = checkText(text);
 * if (checked.ok) checked.value.hands[0]?.findings;
 * ```
 */
export const checkText: (
  text: string,
  flags?: StatedRules,
) => Result<TextCheck, readonly Problem[]> = /* @__PURE__ */ ofText(check);

/**
 * Writes what the findings say to write. What only a person can decide is left alone.
 *
 * ```ts
 * const fixed = fixText(text);
 * if (fixed.ok) fixed.value.fixes; // 2
 * ```
 */
export const fixText: (text: string, flags?: StatedRules) => Result<Fixed, readonly Problem[]> =
  /* @__PURE__ */ ofText(rewrite.fixText);

/**
 * Every hand of a text in canonical form.
 *
 * ```ts
 * const formatted = formatText(text);
 * if (formatted.ok) formatted.value;
 * ```
 */
export const formatText: (text: string, flags?: StatedRules) => Result<string, readonly Problem[]> =
  /* @__PURE__ */ ofText(rewrite.formatText);

/**
 * A verdict as `settle --json` prints it: an interface that does not change.
 *
 * ```ts
 * const line = verdictJson(checked.value.hands[0]);
 * if (line.ok) line.value.pots;
 * ```
 */
export const verdictJson = /* @__PURE__ */ checked('a verdict', 'NOTE-1', json.verdictJson);

/** A finding as `--json` prints it. */
export const findingJson = /* @__PURE__ */ checked('a finding', 'NOTE-1', json.findingJson);

/** A hand of any format settled: what is wrong with it and with its file, and what comes out. */
export const settleHand = /* @__PURE__ */ checked('a hand that was read', 'NOTE-1', settleReading);

/** Applies edits from the end of the text to its beginning; of two that overlap, the first. */
export const applyEdits = /* @__PURE__ */ checked(
  'a text and its edits',
  'NOTE-1',
  rewrite.applyEdits,
);
