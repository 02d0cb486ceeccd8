import { show } from '../kernel/index.ts';
import { checkName, nameFaultText } from '../rules/index.ts';

/** Names from a list, and the lines that could not be taken, each with why. */
export interface PlayerList {
  readonly players: readonly string[];
  readonly problems: readonly string[];
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
    .map((line, i) => ({ line: i + 1, cells: cellsOf(line) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const heading = rows[0]?.cells.findIndex((cell) => HEADINGS.test(cell)) ?? -1;
  const column =
    heading >= 0 ? heading : (rows[0]?.cells.findIndex((cell) => !/^\d*$/.test(cell)) ?? 0);
  const seen = new Set([...entered].map((name) => name.toLowerCase()));
  const players: string[] = [];
  const problems: string[] = [];
  for (const { line, cells } of heading >= 0 ? rows.slice(1) : rows) {
    const name = (cells[Math.max(0, column)] ?? '').replace(/\s+/g, ' ').trim();
    const fault = checkName(name);
    if (fault) problems.push(`Line ${line}: the name "${show(name)}" ${nameFaultText(fault)}.`);
    else if (seen.has(name.toLowerCase())) problems.push(`Line ${line}: ${name} is there already.`);
    else {
      seen.add(name.toLowerCase());
      players.push(name);
    }
  }
  return { players, problems };
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
