/**
 * How much of a large test is run: the whole of it by `npm run test:long`, a part by `npm test`.
 * The part comes first in the whole, so whatever the short run finds the long one finds too. Run
 * again for thousands of mutants (`npm run test:mutants`), it is a fiftieth of the part.
 */
export function sample(whole: number, part: number): number {
  if (process.env.SIDEPOT_LONG === '1') return whole;
  return process.env.SIDEPOT_MUTANTS === '1' ? Math.ceil(part / 50) : part;
}
