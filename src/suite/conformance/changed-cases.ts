import { WHOLE_SUITE } from '../plan/quotas.ts';

/** A prime, so that neighbouring cases are changed at different places. */
const STEP = 7;

/**
 * Makes new cases out of those of a suite: of each kind `each` for a whole suite, fewer for a smaller
 * one, and from cases of its own as far as there are enough. The same cases give the same ones. `turn`
 * says which of several places in a case is changed.
 */
export function changedCases<From, Kind, Made>(
  cases: readonly From[],
  kinds: readonly Kind[],
  each: number,
  make: (one: From, kind: Kind, turn: number) => Made | null,
): readonly Made[] {
  const wanted = Math.ceil((each * cases.length) / WHOLE_SUITE);
  return kinds.flatMap((kind, k) => {
    const found: Made[] = [];
    for (const at of placesFor(k, kinds.length, cases.length)) {
      const made = make(cases[at]!, kind, at * STEP);
      if (made !== null) found.push(made);
      if (found.length === wanted) break;
    }
    return found;
  });
}

/** All places, each once: every so many of a kind's own, then those of the kinds after it. */
function* placesFor(kind: number, kinds: number, count: number): Iterable<number> {
  for (let shift = 0; shift < kinds; shift++) {
    for (let at = (kind + shift) % kinds; at < count; at += kinds) yield at;
  }
}
