/**
 * Whether two texts are the same. Names in an archive are often equally long; looking at the first
 * sign tells most of them apart at a fraction of what comparing the whole costs.
 */
export const isSameText = (a: string, b: string): boolean =>
  a.charCodeAt(0) === b.charCodeAt(0) ? a === b : a === '' && b === '';
