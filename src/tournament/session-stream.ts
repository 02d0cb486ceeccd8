import { type Format, type HandStream, NOTATION, type ReadHand } from '../formats/index.ts';
import { type Finding, isError } from '../kernel/index.ts';
import { formatHands, settleRead, settleStream, type Verdict } from '../referee/index.ts';
import type { StatedRules } from '../rules/index.ts';
import { chipsInPlay } from './carry.ts';
import { type SessionHand, SessionReferee } from './session-referee.ts';

/** The hand as it was read stands beside the verdict. */
export type OnSessionHand = (hand: SessionHand, read: ReadHand) => void;

/**
 * Reads and settles a text piece by piece and judges what holds between its hands. Other programs'
 * files are left alone: only our text says what happened between the hands.
 */
export function sessionStream(
  format: Format,
  flags: StatedRules,
  onHand: OnSessionHand,
): HandStream {
  if (format !== NOTATION) {
    return settleStream(format, flags, (verdict, read) => onHand(alone(verdict), read));
  }
  const referee = new SessionReferee();
  return format.stream((read) => onHand(judgeRead(referee, read, flags), read));
}

/** Settles a hand by the rules that the hands before it made, and judges it among them. */
export function judgeRead(
  referee: SessionReferee,
  read: ReadHand,
  flags: StatedRules,
): SessionHand {
  const record = referee.withAway(read.record);
  const hand = record === read.record ? read : { ...read, record };
  return referee.judge(settleRead(hand, { ...flags, ...referee.rulesFor(record) }));
}

const alone = (verdict: Verdict): SessionHand => ({
  verdict,
  between: [],
  follows: false,
  chipsInPlay: chipsInPlay(verdict.record, []),
  after: null,
});

/** A text of our notation, judged whole. */
export interface SessionCheck {
  readonly hands: readonly SessionHand[];
  /** Outside any hand. */
  readonly stray: readonly Finding[];
  readonly ok: boolean;
}

/** Reads and judges every hand of a text, and what must hold between them. */
export function checkSession(text: string, flags: StatedRules = {}): SessionCheck {
  const hands: SessionHand[] = [];
  const stream = sessionStream(NOTATION, flags, (hand) => hands.push(hand));
  stream.push(text);
  const stray = stream.end();
  const ok = hands.every(({ verdict }) => verdict.ok) && !stray.some(isError);
  return { hands, stray, ok };
}

/** Every hand in canonical form, with what ACT-9 did for players who were away. */
export const formatSession = (text: string, flags: StatedRules = {}): string =>
  formatHands(
    text,
    checkSession(text, flags).hands.map(({ verdict }) => verdict),
  );
