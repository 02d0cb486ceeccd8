import type { Format } from './read-hand.ts';

/** How much of a text is looked at: comments and blank lines may stand before the first hand. */
export const RECOGNISED_BY = 65_536;

/** The marks of each format, at the start of a line; notation last, because it is forgiving. */
const MARKS: readonly (readonly [Format | 'notation', RegExp])[] = [
  ['pokerstars', /^\uFEFF?[ \t]*PokerStars\b[^\n]{0,60}(?:Hand|Game) #/m],
  ['ohh', /^\uFEFF?[ \t]*\{\s*"ohh"\s*:/m],
  ['phh', /^\uFEFF?[ \t]*(?:variant|starting_stacks|blinds_or_straddles|antes|actions)[ \t]*=/m],
  ['notation', /^\uFEFF?[ \t]*(?:[-•][ \t]*)?hand[ \t]*(?:\([ \t]*|#[ \t]*|\b)\d/im],
  ['notation', /^\uFEFF?[ \t]*(?:stack setup|preflop base)\b/im],
  ['notation', /^\uFEFF?[ \t]*SB[ \t]*\d[^\n]{0,30}\bBB[ \t]*\d/im],
];

/** The format of a text by how it starts; null if it is none of ours. */
export function recognise(start: string): Format | 'notation' | null {
  const head = start.slice(0, RECOGNISED_BY);
  let first: { format: Format | 'notation'; index: number } | null = null;
  for (const [format, mark] of MARKS) {
    const index = mark.exec(head)?.index ?? -1;
    if (index >= 0 && (first === null || index < first.index)) first = { format, index };
  }
  return first?.format ?? null;
}

/** RFC 1952: whether a file that starts with these bytes is packed. */
export const isGzip = (start: Uint8Array): boolean => start[0] === 0x1f && start[1] === 0x8b;
