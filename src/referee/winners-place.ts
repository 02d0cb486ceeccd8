import type { Span } from '../kernel/finding.ts';
import type { HandRecord } from '../record/record.ts';
import { potName } from '../rules/pots/pots.ts';

/** The line under Winners that speaks of a pot on a board, if there is one. */
export function winnersPlace(
  record: HandRecord,
  pot: number,
  board: number,
): { readonly at?: Span } {
  const lines = record.winners.filter((winners) => winners.pot === pot);
  const line = lines.find((winners) => winners.board === board + 1) ?? lines[0];
  return line ? { at: line.at } : {};
}

/** "Main Pot", run twice "Main Pot on Board 2". */
export const potOnBoard = (record: HandRecord, pot: number, board: number): string =>
  record.board2 ? `${potName(pot)} on Board ${board + 1}` : potName(pot);
