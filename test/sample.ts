/**
 * How much of a large test is run: the whole of it by `npm run test:long`, a part by `npm test`.
 * The part comes first in the whole, so whatever the short run finds the long one finds too.
 */
export const sample = (whole: number, part: number): number =>
  process.env.SIDEPOT_LONG === '1' ? whole : part;
