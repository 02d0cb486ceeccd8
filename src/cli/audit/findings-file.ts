import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Finding } from '../../kernel/index.ts';
import { UsageError } from '../io.ts';
import { reasonOf } from '../sources.ts';
import type { RuleCounts } from './part.ts';

const GATHERED = 262_144;

/** The list of findings on disk. */
export class FindingsFile {
  readonly #file: FileHandle;
  #waiting = '';
  #bytes: number;

  constructor(file: FileHandle, bytes: number) {
    this.#file = file;
    this.#bytes = bytes;
  }

  /** Opens it with its first `kept` bytes: what was written after them is written again. */
  static async open(path: string, kept: number): Promise<FindingsFile> {
    try {
      await mkdir(dirname(path), { recursive: true });
      const file = await open(path, kept > 0 ? 'r+' : 'w');
      const { size } = await file.stat();
      if (size < kept) {
        await file.close();
        throw new UsageError(
          `${path} is shorter than the run left it; start again without --resume`,
        );
      }
      await file.truncate(kept);
      return new FindingsFile(file, kept);
    } catch (error) {
      if (error instanceof UsageError) throw error;
      throw new UsageError(`cannot write ${path}: ${reasonOf(error)}`);
    }
  }

  async write(text: string): Promise<void> {
    this.#waiting += text;
    if (this.#waiting.length >= GATHERED) await this.flush();
  }

  /** Everything is on its way to the disk; how many bytes that makes. */
  async flush(): Promise<number> {
    const bytes = Buffer.from(this.#waiting);
    this.#waiting = '';
    if (bytes.length > 0) await this.#file.write(bytes, 0, bytes.length, this.#bytes);
    this.#bytes += bytes.length;
    return this.#bytes;
  }

  async close(): Promise<void> {
    await this.flush();
    await this.#file.close();
  }
}

/** More text than this about one part says nothing new; the rest is counted. */
const MOST_LISTED = 8_000_000;

const LONGEST_MESSAGE = 1000;

/** Findings of a part: counted by rule, and listed as lines whose place the coordinator completes. */
export class Listing {
  readonly rules: Record<string, RuleCounts> = {};
  #text = '';
  #length = 0;

  /** `before` is how many lines of the part stand before the finding's first line. */
  add(finding: Finding, hand: number | null, before: number): void {
    const { rule, severity, at, expected, found, fix } = finding;
    const message = finding.message.slice(0, LONGEST_MESSAGE);
    const place = at.line + before;
    const counts = this.rules[rule];
    if (counts) counts[severity]++;
    else {
      const first = { error: 0, warning: 0, info: 0, line: place, message };
      first[severity]++;
      this.rules[rule] = first;
    }
    if (this.#length > MOST_LISTED) return;
    const { column, length } = at;
    const line = { column, length, hand, rule, severity, message, expected, found, fix };
    const text = `${place}\t${JSON.stringify(line).slice(1)}\n`;
    this.#length += text.length;
    this.#text += text;
  }

  get text(): string {
    return this.#text;
  }
}

/** A listed line with its file and its place in the whole file: one line of JSON. */
export function completeLines(listed: string, file: string | null, before: number): string {
  if (listed === '') return '';
  const head = `{"file":${JSON.stringify(file)},"line":`;
  let out = '';
  for (let at = 0; at < listed.length; ) {
    const tab = listed.indexOf('\t', at);
    const end = listed.indexOf('\n', tab);
    out += `${head}${Number(listed.slice(at, tab)) + before},${listed.slice(tab + 1, end + 1)}`;
    at = end + 1;
  }
  return out;
}
