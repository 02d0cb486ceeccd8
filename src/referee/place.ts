import { type Span, unreachable } from '../kernel/index.ts';
import type { HandRecord, Part } from '../record/index.ts';
import { potName } from '../rules/index.ts';

/** Where a part of a record is written in the text. */
export function placeOf(record: HandRecord, part: Part): Span {
  switch (part.kind) {
    case 'player':
      return record.players[part.line]?.at ?? record.at;
    case 'blinds':
      return record.blinds?.at ?? record.at;
    case 'section':
      return record.sections[part.section]?.at ?? record.at;
    case 'action': {
      const line = record.sections[part.section]?.actions[part.action];
      return line ? (line.amountAt ?? line.doesAt) : record.at;
    }
    case 'board2':
      return record.board2?.at ?? record.at;
    case 'outcome':
      return outcomePlace(record);
    case 'end':
      return lastPlace(record);
    case 'hand':
      return record.at;
    default:
      return unreachable(part);
  }
}

/** The line that gives the outcome, or the last line before the place where it is missing. */
function outcomePlace(record: HandRecord): Span {
  return (
    record.winner?.at ??
    record.ranking?.at ??
    record.winners[0]?.at ??
    record.showdown[0]?.at ??
    lastPlace(record)
  );
}

/** The last thing written before the outcome. */
function lastPlace(record: HandRecord): Span {
  const section = record.sections[record.sections.length - 1];
  const action = section?.actions[section.actions.length - 1];
  return (
    action?.lineAt ?? section?.at ?? record.players[record.players.length - 1]?.at ?? record.at
  );
}

/** The line under Winners for a pot on a board, if there is one. */
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
