/** Replaces the stretch between two places. */
export interface Change {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** The smallest single change that makes one text the other; null if they are the same. */
export function minimalChange(before: string, after: string): Change | null {
  if (before === after) return null;
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from++;
  let end = 0;
  while (
    end < shorter - from &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  ) {
    end++;
  }
  return { from, to: before.length - end, insert: after.slice(from, after.length - end) };
}
