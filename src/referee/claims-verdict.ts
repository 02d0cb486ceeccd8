import type { ForeignHand } from '../formats/foreign-hand.ts';
import { all } from '../kernel/figures.ts';
import { isError } from '../kernel/finding.ts';
import type { StatedRules } from '../rules/table/house-rules.ts';
import { judgeClaims } from './claims.ts';
import { claimFinding } from './claims-finding.ts';
import { claimedWinners } from './claims-outcome.ts';
import { judgeHand, type Verdict } from './judge-hand.ts';

/**
 * Judges a hand of another format: the hand itself, and what its file says came out. Where cards
 * do not tell the winners, whoever the file pays is taken as declared (WIN-2).
 */
export function judgeForeign(hand: ForeignHand, flags: StatedRules = {}): Verdict {
  const told = judgeHand(hand, flags);
  const winners = claimedWinners(hand, told);
  const verdict = winners
    ? judgeHand({ ...hand, record: { ...hand.record, winners } }, flags)
    : told;
  const claims = judgeClaims(hand, verdict);
  // Nobody wins a tournament in a cash game (NEXT-6).
  const isCash = hand.currency !== null;
  const own = isCash ? verdict.findings.filter(({ rule }) => rule !== 'NEXT-6') : verdict.findings;
  if (!winners && claims.length === 0)
    return own === verdict.findings ? verdict : { ...verdict, findings: own };
  const names = [...new Set(winners?.flatMap((line) => line.names.map(({ name }) => name)))];
  const taken =
    names.length === 0
      ? []
      : [
          claimFinding(
            hand,
            'info',
            `The cards do not tell who wins; the file says ${all(names)} collected, so that is taken as declared.`,
            null,
            null,
            'FORM-1',
          ),
        ];
  const findings = [...own, ...taken, ...claims];
  return { ...verdict, findings, ok: !findings.some(isError) };
}
