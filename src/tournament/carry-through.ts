import { type ReadHand, readHands, writeHand } from '../formats/index.ts';
import type { HandRecord, PlayerLine } from '../record/index.ts';
import type { StatedRules } from '../rules/index.ts';
import { type ExpectedHand, type ExpectedSeat, isSameStart, listedAs } from './seats.ts';
import { SessionReferee } from './session-referee.ts';
import { judgeRead } from './session-stream.ts';

/** The hands of a session after an edit has been carried through them. */
export interface CarriedThrough {
  readonly texts: readonly string[];
  /** The places of the hands that were rewritten. */
  readonly changed: readonly number[];
}

/**
 * Rewrites the hands after an edited one as far as they stood on what it said before: a stack equal
 * to the old figure gets the new one, any other is kept (and TOUR-1 marks it); labels and order
 * follow where they were as expected. Actions are never touched: what no longer fits is found when
 * the hand is judged. `texts[edited]` is the hand as it is now, `before` as it was.
 */
export function carryThrough(
  texts: readonly string[],
  edited: number,
  before: string,
  flags: StatedRules = {},
): CarriedThrough {
  const old = new SessionReferee();
  const judge = (referee: SessionReferee, text: string): void => {
    for (const hand of readHands(text).hands) judgeRead(referee, hand, flags);
  };
  for (const text of texts.slice(0, edited)) judge(old, text);
  const now = old.copy();
  judge(old, before);
  judge(now, texts[edited]!);
  const carried = texts.slice();
  const changed: number[] = [];
  for (let i = edited + 1; i < texts.length; i++) {
    const hand = onlyHand(texts[i]!);
    const was = hand && old.expectedFor(hand.record);
    // At a table of two or three an edit changes most stacks: the hand still followed the old one.
    const is = hand && now.expectedNext(hand.record);
    // The chain ends here, or the edit has no effect any more.
    if (!hand || !was || !is || isSameStart(was, is)) break;
    const record = rewritten(hand.record, was, is);
    judge(old, texts[i]!);
    if (record !== hand.record) {
      carried[i] = writeHand(record);
      changed.push(i);
    }
    judge(now, carried[i]!);
  }
  return { texts: carried, changed };
}

/** null for a text that cannot be rewritten without losing something. */
function onlyHand(text: string): ReadHand | null {
  const { hands, findings } = readHands(text);
  const [hand] = hands;
  const isRead = hands.length === 1 && findings.length === 0;
  return hand && isRead && !hand.findings.some(({ severity }) => severity === 'error')
    ? hand
    : null;
}

function rewritten(record: HandRecord, was: ExpectedHand, is: ExpectedHand): HandRecord {
  const stood = standsAs(record.players, was.seats);
  const stackOf = (seats: readonly ExpectedSeat[], name: string): number | null =>
    seats.find(({ seat }) => seat.name === name)?.stack ?? null;
  const withStack = (line: PlayerLine): PlayerLine => {
    const stack = stackOf(is.seats, line.name);
    const isOld = line.stack !== null && line.stack === stackOf(was.seats, line.name);
    return isOld && stack !== null && stack !== line.stack ? { ...line, stack } : line;
  };
  const lines = record.players.map(withStack);
  const next = stood ? listedAs(record, lines, is.seats) : { ...record, players: lines };
  const { players } = next;
  const isChanged =
    players.length !== record.players.length ||
    players.some((line, i) => line !== record.players[i]);
  return isChanged ? next : record;
}

/** Whether the list has the order and labels it should have, players who are out left aside. */
function standsAs(players: readonly PlayerLine[], seats: readonly ExpectedSeat[]): boolean {
  const listed = seats.filter(
    ({ seat, label }) =>
      label !== null || players.some(({ name }) => name === seat.name) || !seat.wasOut,
  );
  return (
    listed.length === players.length &&
    listed.every(
      ({ seat, label }, i) => players[i]!.name === seat.name && players[i]!.label === label,
    )
  );
}
