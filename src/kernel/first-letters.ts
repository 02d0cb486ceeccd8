/**
 * Whether a text starts with the same two letters, of either case, as one of the words. It tells
 * most texts apart without the cost of looking them up; a yes still has to be looked at.
 */
export function startsLike(words: Iterable<string>): (text: string) => boolean {
  const starts = new Uint8Array(1 << 10);
  for (const word of words) starts[startOf(word)] = 1;
  return (text) => starts[startOf(text)] === 1;
}

// Five bits tell letters apart whatever their case; a missing letter is a zero.
const startOf = (text: string): number =>
  ((text.charCodeAt(0) & 31) << 5) | (text.charCodeAt(1) & 31);
