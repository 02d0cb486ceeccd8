import { gunzipSync } from 'node:zlib';
import { type Format, NOTATION, startsAsNotation } from '../formats/index.ts';
import { isGzip } from '../kernel/index.ts';
import { EXIT, type ExitCode, type Io } from './io.ts';

/** A text to work on; `file` is null for standard input. */
export interface Source {
  readonly path: string;
  readonly file: string | null;
  readonly text: string;
  readonly lines: Lines;
  /** By content; what looks like nothing is read as notation, whose reader says what is wrong. */
  readonly format: Format;
  /** Whether writing the text back would give the same bytes. */
  readonly isFaithful: boolean;
}

/** What people call a path. */
export const sourceName = (path: string): string => (path === '-' ? 'standard input' : path);

/** The lines of a text, found when one is first asked for. */
export class Lines {
  readonly #text: string;
  #starts: readonly number[] | null = null;

  constructor(text: string) {
    this.#text = text;
  }

  /** The line of this number, counted from 1, without its line feed; undefined if there is none. */
  at(number: number): string | undefined {
    this.#starts ??= this.#findStarts();
    const start = this.#starts[number - 1];
    if (start === undefined) return undefined;
    const end = this.#starts[number];
    return this.#text.slice(start, end === undefined ? undefined : end - 1);
  }

  #findStarts(): readonly number[] {
    const starts = [0];
    for (let at = this.#text.indexOf('\n'); at >= 0; at = this.#text.indexOf('\n', at + 1)) {
      starts.push(at + 1);
    }
    return starts;
  }
}

type Loaded = { readonly source: Source } | { readonly path: string; readonly reason: string };

/** Reads files one after another; no file, or `-`, is standard input. */
export async function* load(paths: readonly string[], io: Io): AsyncGenerator<Loaded> {
  for (const path of paths.length === 0 ? ['-'] : paths) {
    try {
      const bytes = await io.read(path);
      const isPacked = isGzip(bytes);
      const { text, isFaithful } = decode(isPacked ? gunzipSync(bytes, UNPACKED) : bytes);
      const ours = EXPORTED.exec(text)?.[1];
      if (ours !== undefined) {
        yield { path, reason: NOT_HANDS[ours]! };
        continue;
      }
      const file = path === '-' ? null : path;
      const format = await formatOfText(text);
      const lines = new Lines(text);
      yield { source: { path, file, text, lines, format, isFaithful: isFaithful && !isPacked } };
    } catch (error) {
      yield { path, reason: reasonOf(error) };
    }
  }
}

/** What the team's server and the recorder export as JSON: the first field says what it is. */
const EXPORTED = /^\uFEFF?\s*\{\s*"sidepot":\s*"(tournament|sessions)"/;

/** What it is, and where its hands are to be had. */
const NOT_HANDS: Readonly<Record<string, string>> = {
  tournament:
    'it is a whole tournament as JSON, not hands; the director exports the hands of each table as .hand',
  sessions:
    'it is the recorder’s sessions as JSON, not hands; import it there, and Save as writes its hands as .hand',
};

async function formatOfText(text: string): Promise<Format> {
  if (startsAsNotation(text)) return NOTATION;
  // The other readers are loaded when there is something for them.
  const { formatOf, recognise } = await import('../formats/registry.ts');
  return formatOf(recognise(text) ?? NOTATION.id);
}

/** A small file may unpack to more than any memory holds. */
const UNPACKED = { maxOutputLength: 1 << 29 };

/** Files of other programs are never rewritten: says so, and what to do instead. */
export function refuseRewriting({ path, file, format }: Source, flag: string, io: Io): ExitCode {
  if (format === NOTATION) return EXIT.fine;
  const from = file ?? '-';
  io.err(
    `sidepot: ${sourceName(path)} is ${format.title}; ${flag} writes our notation only, and it was left as it is. Make notation of it first: sidepot convert ${from} --to notation --out hands.hand\n`,
  );
  return EXIT.usage;
}

/** UTF-8, or UTF-16 where a byte order mark says so. */
function decode(bytes: Uint8Array): { text: string; isFaithful: boolean } {
  if (isWide(bytes)) {
    return { text: new TextDecoder('utf-16le').decode(bytes), isFaithful: false };
  }
  try {
    const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    return { text: strict.decode(bytes), isFaithful: true };
  } catch {
    // Not UTF-8: read what can be read, but never write it back over the original.
    return { text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes), isFaithful: false };
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EISDIR: 'it is a folder',
  ENOTDIR: 'there is a file where a folder should be',
  ERR_STRING_TOO_LONG: 'it is too long for one text',
  ERR_BUFFER_TOO_LARGE:
    'it unpacks to more than fits one text; audit and convert read it in pieces',
  ERR_ENCODING_INVALID_ENCODED_DATA: 'it is too long for one text',
};

export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? (error instanceof Error ? error.message : String(error));
}

/** UTF-16, little-endian, as Windows writes it: what starts with these bytes. */
export const isWide = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xfe;
