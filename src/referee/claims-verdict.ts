import type { ForeignHand } from '../formats/foreign-hand.ts';
import { all } from '../kernel/figures.ts';
import { type Finding, isError } from '../kernel/finding.ts';
import type { WinnersLine } from '../record/record.ts';
import type { StatedRules } from '../rules/table/house-rules.ts';
import { judgeClaims } from './claims.ts';
import { claimFinding } from './claims-finding.ts';
import { claimedWinners } from './claims-outcome.ts';
import { type Hearing, hearHand } from './hear-hand.ts';
import { type Verdict, verdictOn } from './judge-hand.ts';

/** A hand of another format judged: what is wrong with it and with its file, and what comes out. */
export const judgeForeign = (hand: ForeignHand, flags: StatedRules = {}): Verdict =>
  verdictOn(hearForeign(hand, flags));

/**
 * Hears a hand of another format: the hand itself, and what its file says came out. Where cards
 * do not tell the winners, whoever the file pays is taken as declared (WIN-2).
 */
export function hearForeign(hand: ForeignHand, flags: StatedRules = {}): Hearing {
  const told = hearHand(hand, flags);
  const winners = claimedWinners(hand, told);
  const hearing = winners
    ? hearHand({ ...hand, record: { ...hand.record, winners } }, flags)
    : told;
  const claims = judgeClaims(hand, hearing);
  // Nobody wins a tournament in a cash game (NEXT-6).
  const isCash = hand.currency !== null;
  const own = isCash ? hearing.findings.filter(({ rule }) => rule !== 'NEXT-6') : hearing.findings;
  if (!winners && claims.length === 0)
    return own === hearing.findings ? hearing : { ...hearing, findings: own };
  const taken = winners && winners.length > 0 ? [declaredByFile(hand, winners)] : [];
  const findings = [...own, ...taken, ...claims].sort((a, b) => a.at.line - b.at.line);
  return { ...hearing, findings, ok: !findings.some(isError) };
}

function declaredByFile(hand: ForeignHand, winners: readonly WinnersLine[]): Finding {
  const { winnings, finishing } = hand.claims.places;
  const names = new Set(winners.flatMap((line) => line.names.map(({ name }) => name)));
  const message = `The cards do not tell who wins; the file says ${all([...names])} collected, so that is taken as declared.`;
  return claimFinding(hand, winnings ?? finishing, 'info', message, null, null, 'FORM-1');
}
