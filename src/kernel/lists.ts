/**
 * Appends what may be any number of things. A call takes some hundred thousand arguments at most,
 * so that `list.push(...more)` throws where `more` comes from outside and is longer.
 */
export function addAll<T>(list: T[], more: Iterable<T>): void {
  for (const one of more) list.push(one);
}

/** The highest of any number of numbers, and at least `floor`. */
export function highest(numbers: Iterable<number>, floor: number): number {
  let most = floor;
  for (const one of numbers) if (one > most) most = one;
  return most;
}
