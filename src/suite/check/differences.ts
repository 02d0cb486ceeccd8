export interface Difference {
  /** From the top: `pots[0].amount`. */
  readonly path: string;
  /** The path without the places in lists: `pots[].amount`. */
  readonly field: string;
  readonly expected: unknown;
  readonly found: unknown;
}

/** Lists of players whose order says nothing. */
const SETS: readonly string[] = ['pots[].eligible', 'pots[].excluded', 'pots[].winners'];

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
    const places = SETS.includes(field) ? placesByName(expected, found) : found.keys();
    return [...places].flatMap((place, i) =>
      differences(expected[i], found[place], `${path}[${place}]`, `${field}[]`),
    );
  }
  if (!isObject(expected) || !isObject(found)) return [differ];
  const dot = path === '' ? '' : '.';
  return Object.keys(expected).flatMap((key) =>
    differences(expected[key], found[key], `${path}${dot}${key}`, `${field}${dot}${key}`),
  );
}

/** For every expected player the place where he is found; who is not, takes a place left over. */
function placesByName(expected: readonly unknown[], found: readonly unknown[]): readonly number[] {
  const names = found.map(nameOf);
  const places = expected.map((one) => {
    const place = names.indexOf(nameOf(one));
    if (place >= 0) names[place] = null;
    return place;
  });
  const left = [...names.keys()].filter((place) => names[place] !== null);
  return places.map((place) => (place < 0 ? left.shift()! : place));
}

/** An eligible player is a name, an excluded or winning one has a name. */
const nameOf = (one: unknown): unknown => (isObject(one) ? (one as { name?: unknown }).name : one);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
