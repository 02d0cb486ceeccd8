import { COMMA, type Finding, NEWLINE, type Severity } from '../../kernel/index.ts';
import type { RuleCounts } from './part.ts';

/** More text than this about one part says nothing new; the rest is counted. */
const MOST_LISTED = 8_000_000;
const LONGEST_MESSAGE = 1000;
/** Small enough that no string gets memory of its own from the system. */
const CHUNK = 65_536;

const RANK: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 };

/** Whether a finding is grave enough to be listed. */
export const isAtLeast = (severity: Severity, least: Severity): boolean =>
  RANK[severity] <= RANK[least];

/**
 * Findings of a part: counted by rule, and listed as lines of JSON. The lines are kept as bytes,
 * outside the heap, so that millions of them leave no garbage behind.
 */
export class Listing {
  readonly rules: Record<string, RuleCounts> = {};
  readonly #head: string;
  readonly #least: Severity;
  readonly #chunks: Uint8Array[] = [];
  #text = '';
  #length = 0;

  /** `file` is null for standard input. */
  constructor(file: string | null, least: Severity) {
    this.#head = lineHead(file);
    this.#least = least;
  }

  /** `before` is how many lines of the part stand before the finding's first line. */
  add(finding: Finding, hand: number | null, before: number): void {
    const { rule, severity, at, expected, found, fix } = finding;
    const message = finding.message.slice(0, LONGEST_MESSAGE);
    const place = at.line + before;
    this.rules[rule] ??= {};
    const counts = this.rules[rule][severity];
    if (counts) counts.count++;
    else this.rules[rule][severity] = { count: 1, line: place, message };
    if (this.#length > MOST_LISTED || !isAtLeast(severity, this.#least)) return;
    const { column, length } = at;
    const line = { column, length, hand, rule, severity, message, expected, found, fix };
    const text = `${this.#head}${place},${JSON.stringify(line).slice(1)}\n`;
    this.#length += text.length;
    this.#text += text;
    if (this.#text.length >= CHUNK) this.#cut();
  }

  /** Each chunk ends with a whole line. */
  chunks(): readonly Uint8Array[] {
    this.#cut();
    return this.#chunks;
  }

  #cut(): void {
    if (this.#text !== '') this.#chunks.push(new TextEncoder().encode(this.#text));
    this.#text = '';
  }
}

/** How every listed line of a file starts: its line number follows. */
const lineHead = (file: string | null): string => `{"file":${JSON.stringify(file)},"line":`;

/** The lines of a part as lines of its file, which has `before` lines before the part. */
export function placedInFile(chunk: Uint8Array, file: string | null, before: number): Uint8Array {
  if (before === 0) return chunk;
  const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  const head = Buffer.byteLength(lineHead(file));
  const pieces: Uint8Array[] = [];
  let kept = 0;
  for (let at = 0; at < bytes.length; at = bytes.indexOf(NEWLINE, at) + 1) {
    const comma = bytes.indexOf(COMMA, at + head);
    const line = Number(bytes.toString('latin1', at + head, comma)) + before;
    pieces.push(bytes.subarray(kept, at + head), Buffer.from(String(line), 'latin1'));
    kept = comma;
  }
  pieces.push(bytes.subarray(kept));
  return Buffer.concat(pieces);
}
