import type { NextSeat } from '../rules/rotation/next-seats.ts';
import type { HandRecord } from './record.ts';
import { setUpRecord } from './set-up.ts';

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
