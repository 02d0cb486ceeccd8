import { figure } from '../../kernel/index.ts';
import type { BlindsLine, HandRecord } from '../../record/index.ts';
import { because, type MistakeExplanation } from './comparison.ts';

/** NEXT-1: the number of the hand just played + 1. */
export function checkNumber(
  expected: number | null,
  actual: number | null,
): readonly MistakeExplanation[] {
  if (expected === actual) return [];
  if (actual === null) {
    const text = `The hand has no number; write \`Hand (${expected})\` above it.`;
    return [because('Missing part', text)];
  }
  return [because('Hand number', `Hand number: ${numberWhy(expected, actual)}`)];
}

function numberWhy(expected: number | null, actual: number): string {
  if (expected === null) return `the expected hand has no number, this one is ${actual}.`;
  if (actual === expected - 1)
    return 'it is that of the hand just played; the next has one more (NEXT-1).';
  if (actual === expected + 1) return 'it went up by two; the next hand has one more (NEXT-1).';
  return `expected ${expected}, found ${actual} (NEXT-1).`;
}

export const numberText = (number: number | null): string =>
  number === null ? 'no number' : `Hand (${number})`;

export function checkBlinds(
  expected: HandRecord,
  actual: HandRecord,
): readonly MistakeExplanation[] {
  const right = expected.blinds;
  const found = actual.blinds;
  if (!right) return found ? [because('Blinds', 'The expected hand has no blinds.')] : [];
  if (!found) {
    return [because('Missing part', `The blinds are missing; write \`${blindsText(right)}\`.`)];
  }
  const wrong: MistakeExplanation[] = [];
  if (found.sb !== right.sb || found.bb !== right.bb)
    wrong.push(because('Blinds', blindsWhy(right, found)));
  if (found.ante !== right.ante) wrong.push(because('Blinds', anteWhy(right, found)));
  return wrong;
}

function blindsWhy(right: BlindsLine, found: BlindsLine): string {
  if (found.sb === right.bb && found.bb === right.sb) return 'The blinds are swapped.';
  const parts: string[] = [];
  if (found.sb !== right.sb)
    parts.push(`the small blind is ${figure(right.sb)}, not ${figure(found.sb)}`);
  if (found.bb !== right.bb)
    parts.push(`the big blind is ${figure(right.bb)}, not ${figure(found.bb)}`);
  return `Blinds: ${parts.join('; ')} (NEXT-1).`;
}

function anteWhy(right: BlindsLine, found: BlindsLine): string {
  if (found.ante === 0) return `The ante of ${figure(right.ante)} is missing (NEXT-1).`;
  if (right.ante === 0) return `There is no ante; the answer has ${figure(found.ante)}.`;
  return `The ante is ${figure(right.ante)}, not ${figure(found.ante)} (NEXT-1).`;
}

export const blindsText = (blinds: BlindsLine | null): string =>
  blinds
    ? `SB ${blinds.sb} BB ${blinds.bb}${blinds.ante > 0 ? ` Ante ${blinds.ante}` : ''}`
    : 'no blinds';
