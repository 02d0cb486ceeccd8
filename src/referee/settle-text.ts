import { type HandStream, streamHands } from '../formats/notation/index.ts';
import type { ForeignHand, Format } from '../formats/read-hand.ts';
import { STREAMS } from '../formats/registry.ts';
import { all } from '../kernel/figures.ts';
import { type Finding, isError } from '../kernel/finding.ts';
import type { WinnersLine } from '../record/record.ts';
import type { StatedRules } from '../rules/table/house-rules.ts';
import { checkHand, type HandCheck } from './check-hand.ts';
import { judgeClaims } from './claims.ts';
import { claimFinding } from './claims-money.ts';
import { claimedWinners, isOpenPot, openPots } from './claims-outcome.ts';
import { settleHand, type Verdict, verdictOn } from './settle-hand.ts';

export interface TextCheck {
  readonly hands: readonly Verdict[];
  /** Outside any hand. */
  readonly stray: readonly Finding[];
  readonly ok: boolean;
}

/**
 * Reads and judges the hands of a text one after another and holds on to none of them; gives back
 * the findings outside any hand.
 */
export function settleText(
  text: string,
  flags: StatedRules,
  onHand: (hand: Verdict) => void,
): readonly Finding[] {
  const stream = streamHands((hand) => onHand(settleHand(hand, flags)));
  stream.push(text);
  return stream.end();
}

/** Reads and judges every hand of a text. */
export function checkText(text: string, flags: StatedRules = {}): TextCheck {
  const hands: Verdict[] = [];
  const stray = settleText(text, flags, (hand) => hands.push(hand));
  return { hands, stray, ok: hands.every((hand) => hand.ok) && !stray.some(isError) };
}

/** The hand as it was read stands beside the verdict if it is not of our notation. */
export type OnVerdict = (verdict: Verdict, foreign: ForeignHand | null) => void;

export type OnHandCheck = (hearing: HandCheck, foreign: ForeignHand | null) => void;

/** Reads and judges a text of any format piece by piece and holds on to no hand. */
export function settleStream(
  format: Format | 'notation',
  flags: StatedRules,
  onVerdict: OnVerdict,
): HandStream {
  return checkStream(format, flags, (hearing, foreign) => onVerdict(verdictOn(hearing), foreign));
}

/** The same for who asks only what is wrong: nothing is explained, and no next hand is written. */
export function checkStream(
  format: Format | 'notation',
  flags: StatedRules,
  onHearing: OnHandCheck,
): HandStream {
  if (format === 'notation') return streamHands((hand) => onHearing(checkHand(hand, flags), null));
  return STREAMS[format]((read) => {
    const { hearing, hand } = checkForeign(read, flags);
    onHearing(hearing, hand);
  });
}

/** A hand of another format judged: what is wrong with it and with its file, and what comes out. */
export const settleForeign = (hand: ForeignHand, flags: StatedRules = {}): Verdict =>
  verdictOn(checkForeign(hand, flags).hearing);

/** A hearing, and the reading of the hand it is about. */
interface ForeignHearing {
  readonly hearing: HandCheck;
  readonly hand: ForeignHand;
}

/**
 * Hears a hand of another format: the hand itself, and what its file says came out. Posts below
 * the big blind are live, unless only as dead money they make what the file says (FORMATS).
 */
function checkForeign(hand: ForeignHand, flags: StatedRules = {}): ForeignHearing {
  const hearing = hearReading(hand, flags);
  if (hearing.ok || !hand.deadPosts) return { hearing, hand };
  const dead = hearReading(hand.deadPosts, flags);
  return dead.ok ? { hearing: dead, hand: hand.deadPosts } : { hearing, hand };
}

/** Where cards do not tell the winners, whoever the file pays is taken as declared (WIN-2). */
function hearReading(hand: ForeignHand, flags: StatedRules): HandCheck {
  const told = checkHand(hand, flags);
  const winners = claimedWinners(hand, told);
  const hearing = winners
    ? checkHand({ ...hand, record: { ...hand.record, winners } }, flags)
    : told;
  const claims = judgeClaims(hand, hearing);
  const open = openPots(hand, hearing);
  // Nobody wins a tournament in a cash game (NEXT-6).
  const isCash = hand.currency !== null;
  const own = hearing.findings.filter(
    (finding) => !(isCash && finding.rule === 'NEXT-6') && !(open && isOpenPot(finding)),
  );
  const said = [
    ...(winners && winners.length > 0 ? [declaredByFile(hand, winners)] : []),
    ...claims,
  ];
  if (open) said.push(open);
  if (said.length === 0 && own.length === hearing.findings.length) return hearing;
  const findings = [...own, ...said].sort((a, b) => a.at.line - b.at.line);
  return { ...hearing, findings, ok: !findings.some(isError) };
}

function declaredByFile(hand: ForeignHand, winners: readonly WinnersLine[]): Finding {
  const { winnings, finishing } = hand.claims.places;
  const names = new Set(winners.flatMap((line) => line.names.map(({ name }) => name)));
  const message = `The cards do not tell who wins; the file says ${all([...names])} collected, so that is taken as declared.`;
  return claimFinding(hand, winnings ?? finishing, 'info', message, null, null, 'FORM-1');
}
