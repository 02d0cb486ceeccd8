import { type FileHandle, open } from 'node:fs/promises';
import { type Io, UsageError } from '../io.ts';
import { notWritten } from '../output-files.ts';
import { openParquet } from './findings-parquet.ts';
import { type FindingsSink, type ListedFinding, listedFindings } from './listed-findings.ts';

export const FINDINGS_FORMATS = ['jsonl', 'csv', 'parquet'] as const;

export type FindingsFormat = (typeof FINDINGS_FORMATS)[number];

/** Findings to a file, to standard output (`-`), or nowhere (null). */
export async function findingsTo(
  { out, format }: { readonly out: string | null; readonly format: FindingsFormat },
  kept: number,
  io: Io,
): Promise<FindingsSink | null> {
  if (out === null) return null;
  if (format === 'parquet' && out !== '-') return written(out, () => openParquet(out));
  const sink = out === '-' ? printed(io) : await written(out, () => openFile(out, kept));
  if (format === 'jsonl') return sink;
  if (kept === 0) await sink.write(CSV_HEAD);
  return asCsv(sink);
}

async function written(path: string, open: () => Promise<FindingsSink>): Promise<FindingsSink> {
  try {
    return await open();
  } catch (error) {
    throw notWritten(path, error);
  }
}

const printed = (io: Io): FindingsSink => ({
  write: async (lines) => io.out(new TextDecoder().decode(lines)),
  flush: async () => 0,
  close: async () => undefined,
});

/** The same list as a table for spreadsheets. */
const asCsv = (sink: FindingsSink): FindingsSink => ({
  write: (lines) => sink.write(csvLines(lines)),
  flush: () => sink.flush(),
  close: () => sink.close(),
});

/** The list with its first `kept` bytes: what was written after them is written again. */
async function openFile(path: string, kept: number): Promise<FindingsFile> {
  const file = await open(path, kept > 0 ? 'r+' : 'w');
  const { size } = await file.stat();
  if (size < kept) {
    await file.close();
    throw new UsageError(`${path} is shorter than the run left it; start again without --resume`);
  }
  await file.truncate(kept);
  return new FindingsFile(file, kept);
}

const GATHERED = 262_144;

class FindingsFile implements FindingsSink {
  readonly #file: FileHandle;
  readonly #waiting: Uint8Array[] = [];
  #waitingBytes = 0;
  #bytes: number;

  constructor(file: FileHandle, bytes: number) {
    this.#file = file;
    this.#bytes = bytes;
  }

  async write(lines: Uint8Array): Promise<void> {
    this.#waiting.push(lines);
    this.#waitingBytes += lines.length;
    if (this.#waitingBytes >= GATHERED) await this.flush();
  }

  async flush(): Promise<number> {
    const buffers = this.#waiting.splice(0);
    if (buffers.length > 0) await this.#file.writev(buffers, this.#bytes);
    this.#bytes += this.#waitingBytes;
    this.#waitingBytes = 0;
    return this.#bytes;
  }

  async close(): Promise<void> {
    await this.flush();
    await this.#file.close();
  }
}

/** In the order of the lines of JSON. */
const FINDING_COLUMNS = [
  ...(['file', 'line', 'column', 'length', 'hand', 'rule', 'severity'] as const),
  ...(['message', 'expected', 'found', 'fix'] as const),
] satisfies readonly (keyof ListedFinding)[];

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const CSV_HEAD = bytesOf(`${FINDING_COLUMNS.join(',')}\r\n`);

/** Lines of JSON as lines of CSV (RFC 4180). */
const csvLines = (lines: Uint8Array): Uint8Array =>
  bytesOf(
    listedFindings(lines)
      .map((finding) => `${FINDING_COLUMNS.map((name) => cell(finding[name])).join(',')}\r\n`)
      .join(''),
  );

function cell(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  // A spreadsheet takes what starts like this for a formula and works it out.
  const text = /^[=+\-@\t\r]/.test(value ?? '') ? `'${value}` : (value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
