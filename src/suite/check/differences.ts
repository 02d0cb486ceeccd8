export interface Difference {
  /** From the top: `pots[0].amount`. */
  readonly path: string;
  /** The path without the places in lists: `pots[].amount`. */
  readonly field: string;
  readonly expected: unknown;
  readonly found: unknown;
}

/** Every leaf in which two JSON values of one shape differ; lists of unequal length differ as one. */
export function differences(
  expected: unknown,
  found: unknown,
  path = '',
  field = '',
): readonly Difference[] {
  if (Object.is(expected, found)) return [];
  const differ: Difference = { path, field, expected, found };
  if (Array.isArray(expected) && Array.isArray(found)) {
    if (expected.length !== found.length) return [differ];
    return expected.flatMap((item, i) =>
      differences(item, found[i], `${path}[${i}]`, `${field}[]`),
    );
  }
  if (!isObject(expected) || !isObject(found)) return [differ];
  const dot = path === '' ? '' : '.';
  return Object.keys(expected).flatMap((key) =>
    differences(expected[key], found[key], `${path}${dot}${key}`, `${field}${dot}${key}`),
  );
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
