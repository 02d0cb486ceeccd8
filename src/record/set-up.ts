import type { Span } from '../kernel/index.ts';
import type { NextSeat, SetupLabel } from '../rules/index.ts';
import type { BlindsLine, HandRecord } from './record.ts';

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
  'number' | 'startedAt' | 'endedAt' | 'rules' | 'event' | 'table' | 'video'
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
  });
}
