import type { Suite } from '../case.ts';
import type { Accepted, RunResult } from '../run/run-result.ts';
import { compactSuite, type SuiteLines } from '../suite-file.ts';

/** Everything the page shows. */
export interface PageData {
  readonly suite: Suite;
  /** A run's results, shown as if each answer had been pasted. */
  readonly run?: RunResult;
  readonly accepted?: Accepted;
}

/** What stands in the page: the data, and the name under which the browser keeps the progress. */
export interface EmbeddedData extends PageData {
  readonly key: string;
}

/** The element that holds the data. */
export const DATA_ID = 'sidepot-data';

const OPEN = `<script type="application/json" id="${DATA_ID}">`;

const CLOSE = '</script>';

/** The page with a suite in it. Throws if the template has no place for it: a bug of the build. */
export function writePage(template: string, data: PageData): string {
  const shown: EmbeddedData = { ...data, key: suiteKey(data) };
  return withData(template, JSON.stringify(shown));
}

/** The same for a suite whose cases are JSON already. */
export function writePageOfLines(template: string, lines: SuiteLines): string {
  const suite = compactSuite(lines);
  return withData(template, `{"suite":${suite},"key":"${keyOf(lines.seed, suite)}"}`);
}

function withData(template: string, json: string): string {
  const from = template.indexOf(OPEN);
  const to = template.indexOf(CLOSE, from);
  if (from < 0 || to < 0) throw new Error(`The template has no <script id="${DATA_ID}">.`);
  return template.slice(0, from + OPEN.length) + embedded(json) + template.slice(to);
}

/**
 * JSON that can stand inside a script element: no `<` that could end it or open a comment, and no
 * line separator an old reader of scripts would stumble over.
 */
export const embedJson = (value: unknown): string => embedded(JSON.stringify(value));

const embedded = (json: string): string =>
  json.replace(/[<\u2028\u2029]/g, (sign) => ESCAPED[sign]!);

const ESCAPED: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/**
 * The name under which a browser keeps the progress: pages opened from a disk share one store, so
 * it must differ between suites of one seed that were edited, and between runs.
 */
export function suiteKey({ suite, run }: PageData): string {
  const name = keyOf(suite.seed, JSON.stringify(suite));
  return run ? `${name}.run.${hash(JSON.stringify(run))}` : name;
}

const keyOf = (seed: number, suite: string): string => `sidepot.suite.${seed}.${hash(suite)}`;

/** So many characters at a time: V8 takes up what it has compiled better at the next call. */
const PIECE = 4096;

/** FNV-1a over UTF-16 units, 32 bits in hex. */
function hash(text: string): string {
  let sum = 0x811c9dc5;
  for (let from = 0; from < text.length; from += PIECE) {
    sum = hashPiece(sum, text, from, Math.min(from + PIECE, text.length));
  }
  return (sum >>> 0).toString(16).padStart(8, '0');
}

function hashPiece(before: number, text: string, from: number, to: number): number {
  let sum = before;
  for (let i = from; i < to; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return sum;
}
