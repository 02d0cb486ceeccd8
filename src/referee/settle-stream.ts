import { type Format, type HandStream, NOTATION, type ReadHand } from '../formats/index.ts';
import { isError } from '../kernel/index.ts';
import type { WinnersLine } from '../record/index.ts';
import type { StatedRules } from '../rules/index.ts';
import { checkHand, type HandCheck } from './check-hand.ts';
import { checkClaims } from './claims.ts';
import { claimedWinners, declaredByFile, isOpenPot, openPotsFinding } from './claims-outcome.ts';
import { type FineHand, plainlyFine } from './plainly-fine.ts';
import { type Verdict, verdictOn } from './settle-hand.ts';

/** The hand as it was read stands beside the verdict. */
export type OnVerdict = (verdict: Verdict, hand: ReadHand) => void;

export type OnHandCheck = (check: HandCheck, hand: ReadHand) => void;

/** Reads and settles a text of any format piece by piece and holds on to no hand. */
export const settleStream = (
  format: Format,
  flags: StatedRules,
  onVerdict: OnVerdict,
): HandStream => checkStream(format, flags, (check, hand) => onVerdict(verdictOn(check), hand));

/**
 * The same for who asks only what is wrong: nothing is explained, and no next hand is written. Who
 * need not see a hand with nothing wrong gives `onFine`: such a hand is told by its bare numbers
 * where its format has them, and only the others are read whole, and those it answers with false.
 */
export function checkStream(
  format: Format,
  flags: StatedRules,
  onCheck: OnHandCheck,
  onFine: ((hand: FineHand) => boolean) | null = null,
): HandStream {
  const take = (read: ReadHand): void => {
    const { check, hand } = checkRead(read, flags);
    onCheck(check, hand);
  };
  if (!onFine || !format.scan) return format.stream(take);
  return format.scan((hand) => {
    const fine = plainlyFine(hand, flags);
    if (!fine || !onFine(fine)) take(hand.read());
  });
}

/** A hand of any format settled: what is wrong with it and with its file, and what comes out. */
export const settleRead = (hand: ReadHand, flags: StatedRules = {}): Verdict =>
  verdictOn(checkRead(hand, flags).check);

/** A check, and the reading of the hand it is about. */
interface CheckedReading {
  readonly check: HandCheck;
  readonly hand: ReadHand;
}

/**
 * Checks a hand and, if it comes from another program's file, what the file says came out. Posts
 * below the big blind are live, unless only as dead money they make what the file says (FORMATS).
 */
function checkRead(hand: ReadHand, flags: StatedRules): CheckedReading {
  if (hand.format === NOTATION.id) return { check: checkHand(hand, flags), hand };
  const check = checkWithClaims(hand, flags);
  if (check.ok || !hand.deadPosts) return { check, hand };
  const dead = checkWithClaims(hand.deadPosts, flags);
  return dead.ok ? { check: dead, hand: hand.deadPosts } : { check, hand };
}

/** Where cards do not tell the winners, whoever the file pays is taken as declared (WIN-2). */
function checkWithClaims(hand: ReadHand, flags: StatedRules): HandCheck {
  const asRead = checkHand(hand, flags);
  const winners = claimedWinners(hand, asRead);
  const check = winners
    ? checkHand({ ...hand, record: { ...hand.record, winners } }, flags)
    : asRead;
  const claims = checkClaims(hand, check);
  const open = openPotsFinding(hand, check);
  // Nobody wins a tournament in a cash game (NEXT-6).
  const isCash = hand.currency !== null;
  const own = check.findings.filter(
    (finding) => !(isCash && finding.rule === 'NEXT-6') && !(open && isOpenPot(finding)),
  );
  const said = [
    ...(winners && winners.length > 0 ? [declaredByFile(hand, winners.flatMap(namesOf))] : []),
    ...claims,
  ];
  if (open) said.push(open);
  if (said.length === 0 && own.length === check.findings.length) return check;
  const findings = [...own, ...said].sort((a, b) => a.at.line - b.at.line);
  return { ...check, findings, ok: !findings.some(isError) };
}

const namesOf = ({ names }: WinnersLine): string[] => names.map(({ name }) => name);
