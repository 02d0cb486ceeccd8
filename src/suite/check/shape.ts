import { either } from '../../kernel/index.ts';

/** What a JSON value has to look like. */
export type Shape =
  | { readonly kind: 'text' | 'filled text' | 'number' | 'count' | 'yes or no' }
  | { readonly kind: 'choice'; readonly of: readonly (string | number)[] }
  | { readonly kind: 'list'; readonly of: Shape }
  | { readonly kind: 'or null'; readonly of: Shape }
  | { readonly kind: 'object'; readonly fields: Readonly<Record<string, Shape>> };

export interface Misshape {
  readonly path: string;
  readonly expected: string | null;
  readonly found: string | null;
  readonly kind: 'missing' | 'unknown' | 'wrong';
}

/** Everything about a value that does not fit; stops looking after `most` misshapes. */
export function misshapes(value: unknown, shape: Shape, most: number): readonly Misshape[] {
  const found: Misshape[] = [];
  look(value, shape, '', found, most);
  return found;
}

function look(value: unknown, shape: Shape, path: string, found: Misshape[], most: number): void {
  if (found.length >= most) return;
  if (shape.kind === 'or null') {
    if (value !== null) look(value, shape.of, path, found, most);
    return;
  }
  if (!fits(value, shape)) {
    found.push({ path, expected: wanted(shape), found: described(value), kind: 'wrong' });
  } else if (shape.kind === 'list') {
    (value as unknown[]).forEach((item, i) => {
      look(item, shape.of, `${path}[${i}]`, found, most);
    });
  } else if (shape.kind === 'object') {
    lookInside(value as Record<string, unknown>, shape.fields, path, found, most);
  }
}

function lookInside(
  value: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<string, Shape>>,
  path: string,
  found: Misshape[],
  most: number,
): void {
  const at = (field: string): string => (path === '' ? field : `${path}.${field}`);
  for (const [field, shape] of Object.entries(fields)) {
    if (Object.hasOwn(value, field)) look(value[field], shape, at(field), found, most);
    else found.push({ path: at(field), expected: wanted(shape), found: null, kind: 'missing' });
  }
  for (const field of Object.keys(value)) {
    if (Object.hasOwn(fields, field)) continue;
    found.push({
      path: at(field),
      expected: null,
      found: described(value[field]),
      kind: 'unknown',
    });
  }
}

function fits(value: unknown, shape: Exclude<Shape, { kind: 'or null' }>): boolean {
  switch (shape.kind) {
    case 'text':
      return typeof value === 'string';
    case 'filled text':
      return typeof value === 'string' && value.trim() !== '';
    case 'number':
      return Number.isFinite(value);
    case 'count':
      return Number.isSafeInteger(value) && Number(value) >= 0;
    case 'yes or no':
      return typeof value === 'boolean';
    case 'choice':
      return (shape.of as readonly unknown[]).includes(value);
    case 'list':
      return Array.isArray(value);
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
  }
}

const WORDS: Readonly<Record<string, string>> = {
  text: 'a text',
  'filled text': 'a text that is not empty',
  number: 'a number',
  count: 'a whole number, 0 or more',
  'yes or no': 'true or false',
  list: 'a list',
  object: 'an object',
};

function wanted(shape: Shape): string {
  if (shape.kind === 'choice') return either(shape.of.map((one) => JSON.stringify(one)));
  if (shape.kind === 'or null') return `${wanted(shape.of)} or null`;
  return WORDS[shape.kind]!;
}

const LONGEST = 60;

/** A value as it stands in the file, cut short. */
function described(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** The value with the fields of its shape only, in their order: the same data, the same bytes. */
export function tidied(value: unknown, shape: Shape): unknown {
  if (value === null) return null;
  if (shape.kind === 'or null') return tidied(value, shape.of);
  if (shape.kind === 'list') return (value as unknown[]).map((item) => tidied(item, shape.of));
  if (shape.kind !== 'object') return value;
  const from = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(shape.fields).map(([field, inner]) => [field, tidied(from[field], inner)]),
  );
}
