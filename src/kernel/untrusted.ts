/**
 * Values from outside, as untyped programs, wires and files send them. Whatever they are (null, a
 * string, a proxy, a getter that throws), looking at them here never throws; each field is read
 * once, so nothing can change between being checked and being used.
 */

import { show } from './finding.ts';

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
    const length: number = Array.isArray(value) ? value.length : Number.NaN;
    if (!(length <= most)) return null;
    const items: unknown[] = [];
    for (let i = 0; i < length; i++) items.push((value as unknown[])[i]);
    return items;
  } catch {
    return null;
  }
}

/**
 * A value from outside as plain data: lists, objects and maps of their own, every field read once;
 * null if it cannot be read, runs in a circle, or holds more than so many values.
 */
export function plainCopy(value: unknown, most = MOST_VALUES): { readonly value: unknown } | null {
  try {
    return { value: copied(value, { left: most, done: new Map() }) };
  } catch {
    return null;
  }
}

/** A suite of three hundred cases has about a hundred thousand. */
const MOST_VALUES = 1_000_000;

interface Budget {
  left: number;
  /** What two fields share is copied once. */
  readonly done: Map<object, unknown>;
}

function copied(value: unknown, budget: Budget): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const before = budget.done.get(value);
  if (before !== undefined) return before;
  const copy = copiedObject(value, budget);
  // Only now, so that a circle runs out of budget instead of being copied.
  budget.done.set(value, copy);
  return copy;
}

function copiedObject(value: object, budget: Budget): object {
  // Bytes and texts in a wrapper list every one of their places as a field.
  if (ArrayBuffer.isView(value) || value instanceof String) throw new TypeError('not plain data');
  const spend = (values: number): void => {
    budget.left -= values + 1;
    if (budget.left < 0) throw new RangeError('too many values');
  };
  if (Array.isArray(value)) {
    const { length } = value;
    spend(length);
    const items: unknown[] = [];
    for (let i = 0; i < length; i++) items.push(copied(value[i], budget));
    return items;
  }
  if (value instanceof Map) {
    spend(value.size);
    return new Map([...value].map(([key, one]) => [key, copied(one, budget)]));
  }
  const keys = Object.keys(value);
  spend(keys.length);
  const fields: Record<string, unknown> = {};
  for (const key of keys) {
    const field = copied((value as Record<string, unknown>)[key], budget);
    // A key of that name would set the prototype instead.
    if (key !== '__proto__') fields[key] = field;
  }
  return fields;
}

/** A value as a message quotes it: short, on one line, without characters that steer a terminal. */
export function shown(value: unknown): string {
  const kind = typeof value;
  if (kind === 'string') return `"${show(value as string)}"`;
  if (kind === 'bigint') return `${show(String(value))}n`;
  if (kind === 'function' || kind === 'symbol') return `a ${kind}`;
  return kind === 'object' && value ? 'an object' : String(value);
}

/** RFC 1952: whether a file that starts with these bytes is gzipped. */
export const isGzip = (start: Uint8Array): boolean => start[0] === 0x1f && start[1] === 0x8b;
