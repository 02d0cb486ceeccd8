/**
 * Values from outside, as untyped programs, wires and files send them. Whatever they are (null, a
 * string, a proxy, a getter that throws), looking at them here never throws; each field is read
 * once, so nothing can change between being checked and being used.
 */

/** Some fields of an object; null if the value has none or refuses to be read. */
export function fieldsOf<K extends string>(
  value: unknown,
  keys: readonly K[],
): Readonly<Record<K, unknown>> | null {
  if (typeof value !== 'object' || value === null) return null;
  try {
    const fields = {} as Record<K, unknown>;
    for (const key of keys) fields[key] = (value as Record<K, unknown>)[key];
    return fields;
  } catch {
    return null;
  }
}

/** The fields of an object as a list, at most `most` of them; null if it cannot be read. */
export function entriesOf(value: unknown, most: number): readonly [string, unknown][] | null {
  if (typeof value !== 'object' || value === null) return null;
  try {
    const keys = Object.keys(value).slice(0, most);
    return keys.map((key) => [key, (value as Record<string, unknown>)[key]]);
  } catch {
    return null;
  }
}

/** The items of a list; null if the value is not a list or is longer than `most`. */
export function itemsOf(value: unknown, most: number): readonly unknown[] | null {
  try {
    if (!Array.isArray(value) || !(value.length <= most)) return null;
    const items: unknown[] = [];
    for (let i = 0; i < value.length && i < most; i++) items.push(value[i]);
    return items;
  } catch {
    return null;
  }
}

const LONGEST = 40;

/** A value as a message quotes it: short, on one line, without characters that steer a terminal. */
export function shown(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return `"${shortened(value)}"`;
    case 'bigint':
      return `${shortened(String(value))}n`;
    case 'number':
    case 'boolean':
    case 'undefined':
      return String(value);
    case 'object':
      return value === null ? 'null' : 'an object';
    default:
      return `a ${typeof value}`;
  }
}

/** Control and bidi characters are shown as a box; a long text is cut. */
export const shortened = (text: string): string =>
  (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text).replace(UNPRINTABLE, '▯');

const UNPRINTABLE = /[\p{Cc}\p{Cs}\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** RFC 1952: whether a file that starts with these bytes is gzipped. */
export const isGzip = (start: Uint8Array): boolean => start[0] === 0x1f && start[1] === 0x8b;
