/**
 * From hand to hand: what must hold between the hands of a session (TOUR-1 to TOUR-9), and how an
 * edit carries through them. What the package promises under `sidepot/tournament`.
 *
 * @packageDocumentation
 */
import { notAText } from '../formats/index.ts';
import { checked, fail, ok, type Problem, type Result } from '../kernel/index.ts';
import type { Fixed } from '../referee/index.ts';
import { readStatedRules, type StatedRules } from '../rules/index.ts';
import * as carrying from './carry-through.ts';
import * as fixing from './fix-carry.ts';
import * as sessions from './session-stream.ts';

export type { CarriedThrough } from './carry-through.ts';
export type { CarryChoice } from './fix-carry.ts';
export type { Remedy, SessionFinding } from './remedy.ts';
export type { SessionHand } from './session-referee.ts';
export type { SessionCheck } from './session-stream.ts';

/** What is wrong with a text or with house rules that were passed. */
function argumentsOf(text: unknown, flags: unknown): Result<StatedRules, readonly Problem[]> {
  if (typeof text !== 'string') return fail([notAText('text', text)]);
  const problems: Problem[] = [];
  const stated = readStatedRules(flags, 'flags', problems);
  return problems.length > 0 ? fail(problems) : ok(stated);
}

/**
 * Reads and judges every hand of a text, and what must hold between them.
 *
 * ```ts
 * const checked = checkSession(text);
 * if (checked.ok) checked.value.hands[0]?.chipsInPlay;
 * ```
 */
export function checkSession(
  text: string,
  flags: StatedRules = {},
): Result<sessions.SessionCheck, readonly Problem[]> {
  const stated = argumentsOf(text, flags);
  return stated.ok ? ok(sessions.checkSession(text, stated.value)) : stated;
}

/**
 * TOUR-1: mends stacks that are not carried over: `carry` writes what the hand before left,
 * `recount` the line that explains the stack.
 */
export function fixCarry(
  text: string,
  choice: fixing.CarryChoice,
  flags: StatedRules = {},
): Result<Fixed, readonly Problem[]> {
  const stated = argumentsOf(text, flags);
  if (!stated.ok) return stated;
  if (choice === 'carry' || choice === 'recount') {
    return ok(fixing.fixCarry(text, choice, stated.value));
  }
  const message = 'The choice is `carry` or `recount`.';
  return fail([{ rule: 'TOUR-1', severity: 'error', message, path: 'choice' }]);
}

/** Rewrites the hands after an edited one as far as they stood on what it said before. */
export const carryThrough = /* @__PURE__ */ checked(
  'the hands of a session',
  'TOUR-1',
  carrying.carryThrough,
);
