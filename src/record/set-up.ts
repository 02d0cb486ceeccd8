import type { Span } from '../kernel/finding.ts';
import type { SetupLabel } from '../rules/table/labels.ts';
import type { BlindsLine, HandRecord } from './record.ts';

/** The place of something that was never written. */
export const UNWRITTEN: Span = { line: 1, column: 1, length: 0 };

export interface SetUpSeat {
  readonly name: string;
  readonly label: SetupLabel | null;
  readonly stack: number;
}

/** A record of nothing but a stack setup. */
export const setUpRecord = (
  seats: readonly SetUpSeat[],
  blinds: Omit<BlindsLine, 'at'> | null,
): HandRecord => ({
  at: UNWRITTEN,
  number: null,
  startedAt: null,
  endedAt: null,
  blinds: blinds && { at: UNWRITTEN, sb: blinds.sb, bb: blinds.bb, ante: blinds.ante },
  rules: {},
  event: null,
  table: null,
  video: null,
  players: seats.map(({ name, label, stack }) => ({
    at: UNWRITTEN,
    name,
    nameAt: UNWRITTEN,
    label,
    stack,
    stackAt: UNWRITTEN,
  })),
  cards: [],
  sections: [],
  board2: null,
  showdown: [],
  winners: [],
  ranking: null,
  winner: null,
  headings: {},
});
