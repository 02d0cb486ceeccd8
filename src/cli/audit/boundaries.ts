import type { AnyFormat } from './part.ts';

/** How a hand starts; every mark stands at the start of a line and is short. */
const STARTS: Readonly<Record<AnyFormat, RegExp>> = {
  notation: /^[ \t]*hand[ \t]*[(#]?[ \t]*\d+[ \t]*\)?[ \t]*(?=[\r\n#:])/gim,
  phh: /^\[\d+\][ \t]*(?=[\r\n#])/gm,
  pokerstars: /^(?:\u00ef\u00bb\u00bf)?PokerStars\b[^\n]{0,60}#\d/gm,
  ohh: /^(?:\u00ef\u00bb\u00bf)?\{\s{0,16}"ohh"/gm,
};

/** No mark is longer, so one that starts earlier is whole. */
export const LONGEST_MARK = 160;

/** Bytes as text of the same length; the marks are plain letters and digits in every encoding we split. */
const plain = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');

/** Where the first hand at or after `from` starts; -1 if none does. The byte before decides too. */
export function firstStart(format: AnyFormat, bytes: Uint8Array, from: number): number {
  const back = from > 0 ? 1 : 0;
  const found = startIn(format, plain(bytes.subarray(from - back)), back);
  return found < 0 ? -1 : from - back + found;
}

/** The same in a text. */
export function startIn(format: AnyFormat, text: string, from: number): number {
  const mark = STARTS[format];
  mark.lastIndex = from;
  return mark.exec(text)?.index ?? -1;
}

/** Where the last hand starts, after the very start; -1 if there is none. */
export function lastStart(format: AnyFormat, bytes: Uint8Array): number {
  // From the end in ever longer stretches: hands are short.
  for (let length = 65_536; ; length *= 4) {
    const from = Math.max(0, bytes.length - length);
    let last = 0;
    // The first byte of a stretch is no start: what stands before it is not in the stretch.
    for (const { index } of plain(bytes.subarray(from)).matchAll(STARTS[format])) last = index;
    if (last > 0) return from + last;
    if (from === 0) return -1;
  }
}
