import { show } from '../kernel/index.ts';
import { checkName, nameFaultText } from '../rules/index.ts';

/** Names from a list, and the lines that could not be taken, each with why. */
export interface PlayerList {
  readonly players: readonly string[];
  readonly problems: readonly string[];
  /** Those lines as they were written, to be mended. */
  readonly untaken: readonly string[];
}

const HEADINGS = /^(?:name|player|players|full name|nick|nickname|screen name)$/i;

/**
 * Reads a list of players: one name on a line, or CSV with commas, semicolons or tabs. The column is
 * the one headed `name` or `player`, else the first that is not a number.
 */
export function readPlayerList(text: string, entered: ReadonlySet<string> = new Set()): PlayerList {
  const rows = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((text, i) => ({ text, line: i + 1, cells: cellsOf(text) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const heading = rows[0]?.cells.findIndex((cell) => HEADINGS.test(cell)) ?? -1;
  const column =
    heading >= 0 ? heading : (rows[0]?.cells.findIndex((cell) => !/^\d*$/.test(cell)) ?? 0);
  const seen = new Set([...entered].map((name) => name.toLowerCase()));
  const players: string[] = [];
  const problems: string[] = [];
  const untaken: string[] = [];
  for (const { text: row, line, cells } of heading >= 0 ? rows.slice(1) : rows) {
    const name = (cells[Math.max(0, column)] ?? '').replace(/\s+/g, ' ').trim();
    const fault = checkName(name);
    const isTwice = seen.has(name.toLowerCase());
    if (fault) problems.push(`Line ${line}: the name "${show(name)}" ${nameFaultText(fault)}.`);
    else if (isTwice) problems.push(`Line ${line}: ${name} is there already.`);
    else players.push(name);
    if (fault || isTwice) untaken.push(row);
    else seen.add(name.toLowerCase());
  }
  return { players, problems, untaken };
}

/** The cells of a line; a cell in quotation marks may hold the sign that parts cells. */
function cellsOf(line: string): readonly string[] {
  const sign = ['\t', ';', ','].find((one) => line.includes(one));
  if (sign === undefined) return [line.trim()];
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let i = 0; i < line.length; i++) {
    const letter = line[i]!;
    if (letter === '"' && isQuoted && line[i + 1] === '"') {
      cell += '"';
      i++;
    } else if (letter === '"') isQuoted = !isQuoted;
    else if (letter === sign && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += letter;
  }
  cells.push(cell.trim());
  return cells;
}
