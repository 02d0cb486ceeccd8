import { type FormatId, formatOf, RECOGNISED_BY, recognise } from '../../formats/index.ts';
import { isWide } from '../sources.ts';
import type { FilePart } from './part.ts';

/** Gathers the bytes of a stream and cuts them before the last hand that starts in them. */
export class ArchiveSplitter {
  /** It starts like nothing we read; there is no point in going on. */
  isUnknown = false;
  readonly #whole: FilePart;
  readonly #piece: number;
  #format: FormatId | null = null;
  #gathered: Uint8Array[] = [];
  #length = 0;
  /** How much is gathered before a place to cut is looked for. */
  #wanted: number;
  /** Where the gathered bytes lie in the stream. */
  #at = 0;
  #isAmidst = false;
  /** What a resumed run has done already. */
  readonly #done: number;
  #weight = 0;

  constructor(whole: FilePart, done: number, piece: number) {
    this.#whole = whole;
    this.#done = done;
    this.#piece = piece;
    this.#wanted = piece;
  }

  weigh(read: number): void {
    this.#weight += read;
  }

  /** The next part that is still to be judged, if one is whole now. */
  take(bytes: Uint8Array): FilePart | null {
    this.#gathered.push(bytes);
    this.#length += bytes.length;
    if (this.#length < this.#wanted) return null;
    const all = this.#all();
    this.#format ??= recogniseBytes(all);
    this.isUnknown = !this.#format && all.length >= RECOGNISED_BY;
    if (this.isUnknown) return null;
    const start = this.#format ? lastStart(this.#format, all) : -1;
    // Without a start for so long, what is there is not a hand and must not be collected for ever.
    const isForced = start <= 0 && all.length > 4 * this.#piece;
    if (start <= 0 && !isForced) {
      this.#keep(all, 2 * all.length);
      return null;
    }
    // The last byte stays: whether a hand starts behind it depends on it.
    const end = isForced ? all.length - 1 : start;
    const part = this.#part(all.subarray(0, end), false, null);
    this.#keep(all.subarray(end), this.#piece);
    this.#isAmidst = isForced;
    this.#at += end;
    return this.#at > this.#done ? part : null;
  }

  /** What is left. */
  end(broken: string | null): FilePart {
    return this.#part(this.#all(), true, broken);
  }

  #all(): Uint8Array {
    return this.#gathered.length === 1 ? this.#gathered[0]! : Buffer.concat(this.#gathered);
  }

  #keep(bytes: Uint8Array, wanted: number): void {
    this.#gathered = [bytes];
    this.#length = bytes.length;
    this.#wanted = wanted;
  }

  #part(bytes: Uint8Array, isLast: boolean, broken: string | null): FilePart {
    const weight = this.#weight;
    this.#weight = 0;
    const from = this.#at;
    const to = isLast ? null : from + bytes.length;
    const format = this.#format;
    const isAmidst = this.#isAmidst;
    // A copy of its own can be handed to another thread.
    const own = new Uint8Array(bytes);
    return { ...this.#whole, from, to, format, isAmidst, isLast, broken, weight, bytes: own };
  }
}

/** The format of what starts with these bytes. */
export const recogniseBytes = (bytes: Uint8Array): FormatId | null =>
  recognise(
    new TextDecoder(isWide(bytes) ? 'utf-16le' : 'utf-8').decode(bytes.subarray(0, RECOGNISED_BY)),
  );

/** No mark is longer, so one that starts earlier is whole. */
export const LONGEST_MARK = 160;

/** Bytes as text of the same length; the marks are plain letters and digits in every encoding we split. */
const plain = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');

/** Where the first hand at or after `from` starts; -1 if none does. The byte before decides too. */
export function firstStart(format: FormatId, bytes: Uint8Array, from: number): number {
  const back = from > 0 ? 1 : 0;
  const found = startIn(format, plain(bytes.subarray(from - back)), back);
  return found < 0 ? -1 : from - back + found;
}

/** The same in a text. */
export function startIn(format: FormatId, text: string, from: number): number {
  const mark = formatOf(format).handStart;
  mark.lastIndex = from;
  return mark.exec(text)?.index ?? -1;
}

/** Where the last hand starts, after the very start; -1 if there is none. */
function lastStart(format: FormatId, bytes: Uint8Array): number {
  // From the end in ever longer stretches: hands are short.
  for (let length = 65_536; ; length *= 4) {
    const from = Math.max(0, bytes.length - length);
    let last = 0;
    // The first byte of a stretch is not a start: what comes before it is not in the stretch.
    for (const { index } of plain(bytes.subarray(from)).matchAll(formatOf(format).handStart))
      last = index;
    if (last > 0) return from + last;
    if (from === 0) return -1;
  }
}
