import type { Span } from '../kernel/index.ts';
import type { NextSeat, SetupLabel } from '../rules/index.ts';
import type { BlindsLine, ChairsLine, HandRecord } from './record.ts';

/** The place of something that was never written. */
export const UNWRITTEN: Span = { line: 1, column: 1, length: 0 };

export interface SetUpSeat {
  readonly name: string;
  readonly label: SetupLabel | null;
  readonly stack: number;
}

/** What stands in a header besides the blinds. */
export type SetUpHeader = Pick<
  HandRecord,
  | 'number'
  | 'startedAt'
  | 'endedAt'
  | 'rules'
  | 'event'
  | 'table'
  | 'video'
  | 'date'
  | 'chairs'
  | 'tags'
>;

/** A record of nothing but a header and a stack setup. */
export const setUpRecord = (
  seats: readonly SetUpSeat[],
  blinds: Omit<BlindsLine, 'at'> | null,
  header: Partial<SetUpHeader> = {},
): HandRecord => ({
  at: UNWRITTEN,
  number: header.number ?? null,
  startedAt: header.startedAt ?? null,
  endedAt: header.endedAt ?? null,
  blinds: blinds && { at: UNWRITTEN, sb: blinds.sb, bb: blinds.bb, ante: blinds.ante },
  rules: header.rules ?? {},
  event: header.event ?? null,
  table: header.table ?? null,
  video: header.video ?? null,
  date: header.date ?? null,
  chairs: header.chairs ?? null,
  tags: header.tags ?? [],
  players: seats.map(({ name, label, stack }) => ({
    at: UNWRITTEN,
    name,
    nameAt: UNWRITTEN,
    label,
    stack,
    stackAt: UNWRITTEN,
  })),
  posts: [],
  cards: [],
  sections: [],
  board2: null,
  showdown: [],
  winners: [],
  ranking: null,
  winner: null,
  result: null,
  between: null,
  headings: {},
});

/** NEXT-1: the next hand's set-up, everything optional in the header carried over. */
export function nextRecord(record: HandRecord, seats: readonly NextSeat[]): HandRecord {
  return setUpRecord(seats, record.blinds, {
    number: record.number === null ? null : record.number + 1,
    startedAt: record.endedAt,
    endedAt: null,
    rules: record.rules,
    event: record.event,
    table: record.table,
    video: record.video,
    date: nextDate(record),
    chairs: nextChairs(record, seats),
  });
}

/** TOUR-6: a hand that ended earlier in the day than it started ended on the next one. */
function nextDate({ date, startedAt, endedAt }: HandRecord): string | null {
  const isLater = startedAt !== null && endedAt !== null && endedAt < startedAt;
  return date !== null && isLater ? dayAfter(date) : date;
}

/** `2026-12-31` → `2027-01-01` */
export function dayAfter(date: string): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return new Date(Date.UTC(year, month - 1, day + 1)).toISOString().slice(0, 10);
}

/** Everybody keeps their chair; null if anybody has none. */
function nextChairs(
  { chairs, players }: HandRecord,
  seats: readonly NextSeat[],
): ChairsLine | null {
  if (chairs === null) return null;
  const chairOf = new Map(players.map(({ name }, i) => [name, chairs.numbers[i]]));
  const numbers = seats.map(({ name }) => chairOf.get(name));
  if (numbers.includes(undefined)) return null;
  return { at: UNWRITTEN, numbers: numbers as number[], of: chairs.of };
}
