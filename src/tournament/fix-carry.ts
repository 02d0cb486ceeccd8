import { NOTATION, type ReadHand } from '../formats/index.ts';
import { type Edit, editLine } from '../kernel/index.ts';
import { applyEdits, type Fixed } from '../referee/index.ts';
import type { StatedRules } from '../rules/index.ts';
import { type BrokenCarry, recountLine } from './carry.ts';
import { SessionReferee } from './session-referee.ts';
import { judgeRead } from './session-stream.ts';

/** TOUR-1: which of two figures is right: the one the hand before left, or the one written. */
export type CarryChoice = 'carry' | 'recount';

/**
 * TOUR-1: mends every stack that is not carried over. `carry` writes the stack the hand before left
 * and goes on from it; `recount` keeps the stack and writes the line that explains it.
 */
export function fixCarry(text: string, choice: CarryChoice, flags: StatedRules = {}): Fixed {
  const referee = new SessionReferee();
  const edits: Edit[] = [];
  let fixes = 0;
  let before: ReadHand | null = null;
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const stream = NOTATION.stream((read) => {
    const broken = referee.brokenCarries(read.record);
    fixes += broken.length;
    if (choice === 'carry') {
      for (const { line, expected } of broken) edits.push(editLine(line.stackAt, String(expected)));
      judgeRead(referee, carried(read, broken), flags);
    } else {
      if (broken.length > 0) edits.push(recountEdit(before!, broken, newline));
      judgeRead(referee, read, flags);
    }
    before = read;
  });
  stream.push(text);
  stream.end();
  return { text: applyEdits(text, edits).text, fixes };
}

function carried(read: ReadHand, broken: readonly BrokenCarry[]): ReadHand {
  const players = read.record.players.map((line) => {
    const found = broken.find((one) => one.line === line);
    return found ? { ...line, stack: found.expected } : line;
  });
  return { ...read, record: { ...read.record, players } };
}

/** The recounts, at the end of the block between the hands or in a new one. */
function recountEdit(
  { record, lastLine }: ReadHand,
  broken: readonly BrokenCarry[],
  newline: string,
): Edit {
  const { between } = record;
  const lines = broken.map(recountLine);
  const last = between
    ? (between.lines[between.lines.length - 1]?.at ?? between.at).line
    : lastLine;
  const written = between ? lines : ['', 'Between Hands:', ...lines];
  const at = { line: last + 1, column: 1 };
  const text = written.map((line) => `${line}${newline}`).join('');
  return { ...at, endLine: at.line, endColumn: at.column, text };
}
