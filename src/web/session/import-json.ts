import { EXPORT_VERSION } from './export.ts';
import type { Imported, ImportProblem } from './import-report.ts';

/** Reads a file that `exportJson` wrote, or says what is wrong with it and where. */
export function readExport(text: string): Imported {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return failed({
      ...placeOf(text, error),
      message: 'The file is damaged here: it is not complete JSON.',
    });
  }
  if (!isObject(data) || data.sidepot !== 'sessions' || !Array.isArray(data.sessions)) {
    return failed(at('The file is JSON, but not what Sidepot exports.'));
  }
  if (data.version !== EXPORT_VERSION) {
    return failed(
      at(
        `The file was written by a newer Sidepot (version ${String(data.version)}). Reload the page and try again.`,
      ),
    );
  }
  const problems: ImportProblem[] = [];
  const sessions = data.sessions.flatMap((one: unknown, i) => {
    const wrong = faultOf(one);
    if (!wrong) return [one as Imported['sessions'][number]];
    problems.push(at(`Session ${i + 1} of the file was left out: ${wrong}.`));
    return [];
  });
  return { sessions, problems };
}

function faultOf(one: unknown): string | null {
  if (!isObject(one)) return 'it is not a session';
  const { id, name, hands } = one;
  if (typeof id !== 'string' || typeof name !== 'string' || name.trim() === '')
    return 'it has no name';
  if (!Array.isArray(hands)) return 'it has no hands';
  const odd = hands.findIndex((text) => typeof text !== 'string');
  if (odd >= 0) return `its hand ${odd + 1} is not text`;
  if (one.levels !== undefined && typeof one.levels !== 'string') return 'its levels are not text';
  const isPlace = typeof one.at === 'number' && Number.isInteger(one.at) && one.at >= 0;
  return isPlace && (one.at as number) <= Math.max(0, hands.length - 1)
    ? null
    : 'the hand that is open is not there';
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const at = (message: string): ImportProblem => ({ line: 1, column: 1, message });

const failed = (problem: ImportProblem): Imported => ({ sessions: [], problems: [problem] });

/** Browsers name the place of some faults, by line and column or by position. */
function placeOf(text: string, error: unknown): { line: number; column: number } {
  const said = String(error);
  const place = /line (\d+) column (\d+)/.exec(said);
  if (place) return { line: Number(place[1]), column: Number(place[2]) };
  const position = /position (\d+)/.exec(said);
  const before = text.slice(0, position ? Number(position[1]) : firstNoToken(text)).split('\n');
  return { line: before.length, column: before[before.length - 1]!.length + 1 };
}

/** Where the first thing stands that is no part of any JSON; the end if there is none. */
function firstNoToken(text: string): number {
  const token = /[\s{}[\],:]|-?\d[\d.eE+-]{0,30}|true|false|null/y;
  let at = 0;
  while (at < text.length) {
    if (text[at] === '"') at = stringEnd(text, at);
    else {
      token.lastIndex = at;
      if (!token.test(text)) return at;
      at = token.lastIndex;
    }
  }
  return at;
}

function stringEnd(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] === '"') return at + 1;
    if (text[at] === '\\') at++;
  }
  return text.length;
}
