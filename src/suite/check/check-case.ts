import { counted, type Finding, isError } from '../../kernel/index.ts';
import { checkText, type Verdict } from '../../referee/index.ts';
import type { RuleId } from '../../rules/index.ts';
import type { Case } from '../case.ts';
import { checkBlindLevel, labelFaults } from './check-setup.ts';
import type { AddFinding } from './suite-finding.ts';

/** Reads and judges a case's hand. null if there is not exactly one, or it has an error. */
export function checkCaseHand({ hand }: Case, tell: AddFinding): Verdict | null {
  const { hands, stray } = checkText(hand);
  for (const finding of stray) carryOver(finding, tell);
  const [verdict] = hands;
  if (!verdict || hands.length !== 1) {
    const message = `A case is one hand; the text has ${hands.length}.`;
    tell('SUITE-4', 'hand', message, { expected: '1', found: String(hands.length) });
    return null;
  }
  if (!checkBlindLevel(verdict.record, tell)) return null;
  checkLabels(verdict, tell);
  const isPlayed = tellFindings(verdict.findings, tell);
  return isPlayed && !stray.some(isError) ? verdict : null;
}

/** Says what the referee found, up to the first error; whether there is none. */
export function tellFindings(findings: readonly Finding[], tell: AddFinding): boolean {
  const sections = new Set<string | null>();
  for (const finding of findings) {
    // SEC-1: one wrong heading is told once, not for each line below it.
    if (finding.rule !== 'SEC-1' || !sections.has(finding.fix)) carryOver(finding, tell);
    if (finding.rule === 'SEC-1') sections.add(finding.fix);
    // What the referee finds after an error rests on a guess at what was meant.
    if (isError(finding)) return false;
  }
  return true;
}

/**
 * Information is nothing wrong, and neither is an eliminated BB where the house rotates by seats:
 * it is what the case shows (NEXT-5).
 */
export const isFault = ({ rule, severity }: Pick<Finding, 'rule' | 'severity'>): boolean =>
  severity !== 'info' && rule !== 'NEXT-5';

/** SEAT-4: what contradicts a seat is said by the referee. */
export function checkLabels({ record, findings }: Verdict, tell: AddFinding): void {
  const isSaid = (line: number): boolean =>
    findings.some(({ rule, at }) => rule === 'SEAT-4' && at.line === line);
  for (const { line, message, expected, found } of labelFaults(record, isSaid)) {
    tell('SEAT-4', `hand line ${line}`, message, { expected, found });
  }
}

/** What the referee says of the hand, at its place in the text. */
function carryOver(finding: Finding, tell: AddFinding): void {
  if (!isFault(finding)) return;
  const { rule, at, message, expected, found, fix } = finding;
  const place = `hand line ${at.line}, column ${at.column}`;
  tell(rule as RuleId, place, fix === null ? message : `${message} Write: ${fix}`, {
    ...(expected !== null && { expected }),
    ...(found !== null && { found }),
  });
}

/** SUITE-4: every seat starts with chips, the hand is finished, at a ring two or more players remain. */
export function checkFinished(
  { record, settlement, nextHand, findings }: Verdict,
  tell: AddFinding,
): boolean {
  for (const { name, stack, at } of record.players) {
    if (stack !== 0) continue;
    const message = `${name} starts with 0; every seat of a case starts with chips.`;
    tell('SUITE-4', `hand line ${at.line}`, message, { found: '0' });
  }
  if (!settlement?.next) {
    // NOTE-5 has said what is still to come.
    if (!findings.some((finding) => finding.rule === 'NOTE-5' && finding.severity !== 'info')) {
      tell('SUITE-4', 'hand', 'The hand is not finished: write its actions and its outcome.');
    }
    return false;
  }
  // NEXT-6: heads-up, the first player out ends the tournament, and a program has to know that.
  if (!nextHand && record.players.length > 2) {
    const [winner] = settlement.players.filter((player) => Number(player.newStack) > 0);
    const message = `${winner?.name ?? 'One player'} has all the chips: there is no next hand to compare.`;
    tell('SUITE-4', 'hand', message, {
      expected: counted(2, 'player'),
      found: counted(1, 'player'),
    });
  }
  return true;
}
