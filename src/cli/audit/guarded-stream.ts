import { FORMAT_TITLES, type FormatId, formatOf, type HandStream } from '../../formats/index.ts';
import { either, type Finding, figure, finding, type Severity } from '../../kernel/index.ts';
import { checkStream, type FineHand, type OnHandCheck } from '../../referee/index.ts';
import type { StatedRules } from '../../rules/index.ts';
import { LONGEST_MARK, startIn } from './split-archive.ts';

/** A hand this long is none; a reader must not hold on to it for ever. */
const LONGEST_HAND = 4_000_000;

/** Whom a stream tells what it finds. */
interface StreamListener {
  readonly hand: OnHandCheck;
  /** A hand with nothing wrong, for whoever need not see it; who does, says false. */
  fine?(hand: FineHand): boolean;
  /** Outside any hand. */
  stray(finding: Finding): void;
}

/** Judges a text that may be anything: what is not a hand is given up, and memory stays bounded. */
export class GuardedStream {
  /** Lines of the text before the first line that findings count from. */
  before = 0;
  readonly #format: FormatId;
  readonly #rules: StatedRules;
  readonly #listener: StreamListener;
  #stream: HandStream | null = null;
  #lines = 0;
  /** How much text has come since the last hand ended. */
  #sinceHand = 0;
  /** The end of what is skipped after something that is not a hand; null while nothing is. */
  #skipped: string | null = null;

  constructor(format: FormatId, rules: StatedRules, listener: StreamListener) {
    this.#format = format;
    this.#rules = rules;
    this.#listener = listener;
  }

  /** The text begins in the middle of something that is not a hand: it is passed over up to the next start. */
  passOver(): void {
    this.#skipped = '';
  }

  push(text: string): void {
    if (this.#skipped === null) this.#judge(text);
    else this.#skip(text);
  }

  /** Ends the text; how many lines it had. */
  end(): number {
    this.#close();
    return this.#lines + countLines(this.#skipped ?? '');
  }

  #judge(text: string): void {
    this.#stream ??= this.#open();
    this.#sinceHand += text.length;
    this.#stream.push(text);
    this.#lines += countLines(text);
    if (this.#sinceHand > LONGEST_HAND) this.#giveUp();
  }

  #open(): HandStream {
    const listener = this.#listener;
    const onCheck: OnHandCheck = (check, hand) => {
      this.#sinceHand = 0;
      listener.hand(check, hand);
    };
    const onFine = (hand: FineHand): boolean => {
      this.#sinceHand = 0;
      return listener.fine?.(hand) ?? false;
    };
    const format = formatOf(this.#format);
    return checkStream(format, this.#rules, onCheck, listener.fine ? onFine : null);
  }

  #close(): void {
    for (const finding of this.#stream?.end() ?? []) this.#listener.stray(finding);
    this.#stream = null;
  }

  #giveUp(): void {
    this.#close();
    const message = `No hand ends within ${figure(LONGEST_HAND)} signs; reading goes on where the next one starts.`;
    this.before = 0;
    this.#listener.stray(fileFinding('error', message, this.#lines + 1));
    this.#sinceHand = 0;
    this.passOver();
  }

  #skip(text: string): void {
    const all = this.#skipped + text;
    const start = startIn(this.#format, all, 1);
    const known = start < 0 ? Math.max(0, all.length - LONGEST_MARK) : start;
    this.#lines += countLines(all.slice(0, known));
    this.before = this.#lines;
    this.#skipped = start < 0 ? all.slice(known) : null;
    if (start >= 0) this.#judge(all.slice(start));
  }
}

function countLines(text: string): number {
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines++;
  return lines;
}

/** A finding about a file as a whole, or about the place where it ends. */
export function fileFinding(severity: Severity, message: string, line = 1): Finding {
  return finding('FORM-5', severity, { line, column: 1, length: 0 }, message);
}

/** How files start whose hands have to be unpacked or exported first. */
const PACKED: readonly (readonly [string, string])[] = [
  ['PK\u0003\u0004', 'a zip file: unpack it first'],
  ['BZh', 'packed with bzip2: unpack it first'],
  ['\uFFFD7zXZ', 'packed with xz: unpack it first'],
  ['7z', 'a 7z file: unpack it first'],
  ['Rar!', 'a rar file: unpack it first'],
  ['SQLite format 3', 'a database: export its hands as text first'],
  ['%PDF', 'a PDF file'],
];

/** Why a text holds no hands; among other files in a folder that is not an error. */
export function unknownText(head: string, isNamed: boolean): Finding {
  const severity = isNamed ? 'error' : 'warning';
  if (head.trim() === '') return fileFinding(severity, 'The file is empty.');
  const packed = PACKED.find(([mark]) => head.startsWith(mark))?.[1];
  if (packed) return fileFinding(severity, `The file is ${packed}.`);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: text has no such characters
  const what = /[\u0000-\u0008\u000e-\u001a]/.test(head)
    ? 'is not text'
    : 'starts like none of them';
  return fileFinding(
    severity,
    `No hands were found: they come as ${either(FORMAT_TITLES)}, and the file ${what}.`,
  );
}
