import { type ReadHand, streamHands } from '../formats/index.ts';
import { type Finding, isError } from '../kernel/index.ts';
import { type HandRecord, nextRecord } from '../record/index.ts';
import {
  explained,
  type Hand,
  type Payment,
  type Settlement,
  type StatedRules,
} from '../rules/index.ts';
import { checkHand, type HandCheck, rulingsOnEnd } from './check-hand.ts';
import { rulingToFinding } from './ruling-to-finding.ts';

/** What comes out of a hand, and what there is to say about it. */
export interface SettledRecord extends Pick<HandCheck, 'record' | 'findings' | 'ok'> {
  /** As far as the hand is certain; null without a legal table. */
  readonly settlement: Settlement | null;
  /** null until the hand is paid, and when the tournament is over. */
  readonly nextHand: HandRecord | null;
}

/** A recorded hand after settling: what is wrong with it and what comes out. */
export interface Verdict extends HandCheck, SettledRecord {}

/** Replays and settles a hand, puts every ruling into words and writes the next hand. */
export const settleHand = (hand: ReadHand, flags: StatedRules = {}): Verdict =>
  verdictOn(checkHand(hand, flags));

/** A checked hand with its pots explained and the next hand. */
export function verdictOn(check: HandCheck): Verdict {
  const { record, replay, payment } = check;
  const settlement = replay.hand && payment && explained(replay.hand, payment);
  return {
    record,
    findings: check.findings,
    ok: check.ok,
    isRead: check.isRead,
    firstLine: check.firstLine,
    lastLine: check.lastLine,
    replay,
    payment,
    settlement,
    nextHand: nextHandOf(record, settlement),
  };
}

/** A hand that was played by the rules to its end. */
export interface PlayedVerdict extends SettledRecord {
  readonly settlement: Settlement;
}

/** A hand that was played by the rules and then written down: only its end is left to speak of. */
export function settlePlayed(record: HandRecord, hand: Hand, payment: Payment): PlayedVerdict {
  const { table } = hand;
  const findings = rulingsOnEnd(record, table, payment).map((placed) =>
    rulingToFinding(placed, { record, table, hand, payment }),
  );
  const settlement = explained(hand, payment);
  const nextHand = nextHandOf(record, settlement);
  return { record, findings, ok: !findings.some(isError), settlement, nextHand };
}

/** null until the hand is paid, and when the tournament is over. */
function nextHandOf(record: HandRecord, settlement: Settlement | null): HandRecord | null {
  const seats = settlement?.next?.seats;
  return seats ? nextRecord(record, seats) : null;
}

/** The hands of a text, each judged; `ok` if nothing in it is an error. */
export interface TextCheck {
  readonly hands: readonly Verdict[];
  /** Outside any hand. */
  readonly stray: readonly Finding[];
  readonly ok: boolean;
}

/**
 * Reads and settles the hands of a text one after another without keeping them; returns the
 * findings outside any hand.
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

/** Reads and settles every hand of a text. */
export function checkText(text: string, flags: StatedRules = {}): TextCheck {
  const hands: Verdict[] = [];
  const stray = settleText(text, flags, (hand) => hands.push(hand));
  return { hands, stray, ok: hands.every((hand) => hand.ok) && !stray.some(isError) };
}
