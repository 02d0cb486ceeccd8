/**
 * Whether a text starts with the same two letters, in either case, as one of the words. A no rules
 * a text out without the cost of looking it up; a yes still has to be checked.
 */
export function startsLike(words: Iterable<string>): (text: string) => boolean {
  const starts = new Uint8Array(1 << 10);
  for (const word of words) starts[startOf(word)] = 1;
  return (text) => starts[startOf(text)] === 1;
}

// Five bits distinguish letters whatever their case; a missing letter is a zero.
const startOf = (text: string): number =>
  ((text.charCodeAt(0) & 31) << 5) | (text.charCodeAt(1) & 31);

/**
 * Whether two texts are the same. Names in an archive often have the same length; comparing the
 * first character tells most of them apart at a fraction of the cost of comparing them whole.
 */
export const isSameText = (a: string, b: string): boolean =>
  a.charCodeAt(0) === b.charCodeAt(0) ? a === b : a === '' && b === '';

/** The candidate most like `word`, or null if none is close enough to be what was meant. */
export function nearest(word: string, candidates: readonly string[]): string | null {
  const lower = word.toLowerCase();
  let best: string | null = null;
  // A third of the word may be wrong, at most three letters.
  let allowed = Math.min(3, Math.max(1, Math.floor(word.length / 3)));
  for (const candidate of candidates) {
    const d = distance(lower, candidate.toLowerCase());
    if (d <= allowed) {
      best = candidate;
      allowed = d - 1;
    }
  }
  return best;
}

/** Edit distance in which swapping two neighbouring letters counts once. */
export function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(last[j - 1]! + (same ? 0 : 1), last[j]! + 1, row[j - 1]! + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, before[j - 2]! + 1);
      }
      row.push(cost);
    }
    before = last;
    last = row;
  }
  return last[b.length]!;
}
