import { writeBetweenLine, writePlayer } from '../formats/index.ts';
import type { Finding } from '../kernel/index.ts';
import { type BetweenLine, type HandRecord, type PlayerLine, UNWRITTEN } from '../record/index.ts';
import { type ExpectedHand, type ExpectedSeat, listedAs } from './seats.ts';

/**
 * One way to put a finding right. Only a person knows which of several is the right one, so nothing
 * is written before somebody has chosen.
 */
export interface Remedy {
  readonly does: 'write' | 'take out';
  /** What is written or taken out: `Alice: Recount 5350`. */
  readonly text: string;
  /** The hand that has the finding, as it then reads. */
  readonly hand?: HandRecord;
  /** The same of the hand before it. */
  readonly before?: HandRecord;
}

/** Something wrong between hands, with what would put it right. */
export interface SessionFinding extends Finding {
  readonly remedies: readonly Remedy[];
}

export const withRemedies = (
  finding: Finding,
  remedies: readonly (Remedy | null)[] = [],
): SessionFinding => ({ ...finding, remedies: remedies.filter((one) => one !== null) });

/** A line at the end of the block before the hand. */
export const lineBefore = (before: HandRecord, line: BetweenLine): Remedy => ({
  does: 'write',
  text: writeBetweenLine(line),
  before: withMoreLines(before, [line]),
});

export const withMoreLines = (record: HandRecord, more: readonly BetweenLine[]): HandRecord => ({
  ...record,
  between: {
    ...(record.between ?? { at: UNWRITTEN }),
    lines: [...(record.between?.lines ?? []), ...more],
  },
});

/** A hand with another line in the place of one of its block, or without it. */
const withLine = (record: HandRecord, old: BetweenLine, line: BetweenLine | null): HandRecord => {
  const lines = (record.between?.lines ?? []).flatMap((one) => (one === old ? (line ?? []) : one));
  // An empty heading says nothing; one with a comment is kept.
  const isEmpty = lines.length === 0 && !record.between?.kept;
  return { ...record, between: isEmpty ? null : { ...record.between!, lines } };
};

/** Another line in the place of one below the hand. */
export const lineInstead = (record: HandRecord, old: BetweenLine, line: BetweenLine): Remedy => ({
  does: 'write',
  text: writeBetweenLine(line),
  hand: withLine(record, old, line),
});

export const lineTakenOut = (record: HandRecord, line: BetweenLine): Remedy => ({
  does: 'take out',
  text: writeBetweenLine(line),
  hand: withLine(record, line, null),
});

/** The same for a line of the block before the hand. */
export const asBefore = ({ does, text, hand }: Remedy): Remedy => ({
  does,
  text,
  ...(hand && { before: hand }),
});

/** A player's line where the table has that seat. */
export function playerListed(
  record: HandRecord,
  { seats }: ExpectedHand,
  { seat, label, stack }: ExpectedSeat,
): Remedy {
  const { players, chairs } = record;
  const own = label !== null && players.some((line) => line.label === label) ? null : label;
  const places = { at: UNWRITTEN, nameAt: UNWRITTEN, stackAt: UNWRITTEN };
  const line: PlayerLine = {
    ...places,
    name: seat.name,
    label: own,
    stack: stack ?? seat.least,
  };
  const place = placeAmong(players, seats, seat.name);
  const { chair } = seat;
  return {
    does: 'write',
    text: writePlayer(line.name, own, line.stack!),
    hand: {
      ...record,
      players: players.toSpliced(place, 0, line),
      chairs:
        chairs && chair !== null
          ? { ...chairs, numbers: chairs.numbers.toSpliced(place, 0, chair) }
          : null,
    },
  };
}

/** Behind the nearest player before that seat who is listed. */
function placeAmong(
  players: readonly PlayerLine[],
  seats: readonly ExpectedSeat[],
  name: string,
): number {
  const at = seats.findIndex(({ seat }) => seat.name === name);
  const listed = players.map((line) => line.name);
  const clockwise = [...seats.slice(at), ...seats.slice(0, at)];
  const before = clockwise.findLast(({ seat }) => listed.includes(seat.name));
  return before ? listed.indexOf(before.seat.name) + 1 : players.length;
}

export function playerTakenOut(record: HandRecord, { name, label, stack }: PlayerLine): Remedy {
  const { players, chairs } = record;
  const place = players.findIndex((line) => line.name === name);
  return {
    does: 'take out',
    text: writePlayer(name, label, stack),
    hand: {
      ...record,
      players: players.toSpliced(place, 1),
      chairs: chairs && { ...chairs, numbers: chairs.numbers.toSpliced(place, 1) },
    },
  };
}

/** The list in the order and with the labels the table has; `text` says so. */
export const listInstead = (
  record: HandRecord,
  seats: readonly ExpectedSeat[],
  text: string,
): Remedy => ({ does: 'write', text, hand: listedAs(record, record.players, seats) });
