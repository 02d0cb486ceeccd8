import { either, figure, show, shown } from '../../kernel/index.ts';

/** What a JSON value has to look like. */
export type Shape =
  | { readonly kind: 'text' | 'filled text' | 'number' | 'count' | 'yes or no' }
  | { readonly kind: 'pattern'; readonly of: RegExp; readonly words: string }
  | { readonly kind: 'choice'; readonly of: readonly (string | number | boolean)[] }
  | ({ readonly kind: 'list'; readonly of: Shape } & ListLength)
  | { readonly kind: 'or null'; readonly of: Shape }
  /** A field that may be left out. */
  | { readonly kind: 'optional'; readonly of: Shape }
  | { readonly kind: 'object'; readonly fields: Readonly<Record<string, Shape>> }
  /** An object whose fields are names. */
  | { readonly kind: 'by name'; readonly of: Shape; readonly most: number }
  /** One object if the field is there, else the other. */
  | {
      readonly kind: 'by field';
      readonly field: string;
      readonly present: Shape;
      readonly absent: Shape;
    };

export const TEXT: Shape = { kind: 'text' };
export const FILLED_TEXT: Shape = { kind: 'filled text' };
export const NUMBER: Shape = { kind: 'number' };
export const COUNT: Shape = { kind: 'count' };
export const YES_OR_NO: Shape = { kind: 'yes or no' };

export const choice = (of: readonly (string | number | boolean)[]): Shape => ({
  kind: 'choice',
  of,
});

export const pattern = (of: RegExp, words: string): Shape => ({ kind: 'pattern', of, words });

export const list = (of: Shape, length: ListLength = {}): Shape => ({
  kind: 'list',
  of,
  ...length,
});

export const orNull = (of: Shape): Shape => ({ kind: 'or null', of });

export const optional = (of: Shape): Shape => ({ kind: 'optional', of });

export const object = (fields: Readonly<Record<string, Shape>>): Shape => ({
  kind: 'object',
  fields,
});

/** A name from outside may end up in a report: it is bounded. */
const LONGEST_NAME = 100;

const LONG_NAME = {
  expected: `one with names of at most ${LONGEST_NAME} characters`,
  found: 'an object with a longer name',
  kind: 'wrong',
} as const;

export const NAME = pattern(
  new RegExp(`^.{0,${LONGEST_NAME}}$`, 'su'),
  `a name of at most ${LONGEST_NAME} characters`,
);

export const byName = (of: Shape, most: number): Shape => ({ kind: 'by name', of, most });

/** A shape that a value is held against; the others only lead to one. */
type Fitting = Exclude<Shape, { kind: 'or null' | 'optional' | 'by field' }>;

export interface Misshape {
  readonly path: string;
  readonly expected: string | null;
  readonly found: string | null;
  readonly kind: 'missing' | 'unknown' | 'wrong';
}

/** Everything about a value that does not fit; stops looking after `most` misshapes. */
export function misshapes(value: unknown, shape: Shape, most: number): readonly Misshape[] {
  const search: Search = { found: [], most, isOpen: false, path: [] };
  look(value, shape, search);
  return search.found;
}

/** The first thing that does not fit, as a sentence; fields that nobody asked for may be there. */
export function complaintAbout(value: unknown, shape: Shape, whole: string): string | null {
  const search: Search = { found: [], most: 1, isOpen: true, path: [] };
  look(value, shape, search);
  const [first] = search.found;
  if (!first) return null;
  const { path, kind, found, expected } = first;
  return kind === 'missing'
    ? `${path} is missing: ${expected}`
    : `${path || whole} is ${found}, not ${expected}`;
}

interface Search {
  readonly found: Misshape[];
  readonly most: number;
  /** Whether unknown fields are let pass. */
  readonly isOpen: boolean;
  /** Where the search is: written out only where something is wrong. */
  readonly path: (string | number)[];
}

/** `table.seats[1].stack` */
const pathText = ({ path }: Search): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${show(step)}`))
    .join('')
    .replace(/^\./, '');

function look(value: unknown, shape: Shape, search: Search): void {
  if (search.found.length >= search.most) return;
  if (shape.kind === 'or null' || shape.kind === 'optional') {
    if (value !== null || shape.kind === 'optional') look(value, shape.of, search);
  } else if (shape.kind === 'by field') {
    look(value, sideOf(value, shape), search);
  } else if (!fits(value, shape)) {
    const path = pathText(search);
    search.found.push({ path, expected: wanted(shape), found: described(value), kind: 'wrong' });
  } else if (shape.kind === 'list') {
    (value as unknown[]).forEach((item, i) => {
      step(i, item, shape.of, search);
    });
  } else if (shape.kind === 'by name') {
    for (const [name, item] of Object.entries(value as object)) {
      if (name.length > LONGEST_NAME) search.found.push({ ...LONG_NAME, path: pathText(search) });
      step(name, item, shape.of, search);
    }
  } else if (shape.kind === 'object') {
    lookInside(value as Record<string, unknown>, shape.fields, search);
  }
}

function step(to: string | number, value: unknown, shape: Shape, search: Search): void {
  search.path.push(to);
  look(value, shape, search);
  search.path.pop();
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const sideOf = (
  value: unknown,
  { field, present, absent }: Shape & { readonly kind: 'by field' },
): Shape => (isObject(value) && Object.hasOwn(value, field) ? present : absent);

function lookInside(
  value: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<string, Shape>>,
  search: Search,
): void {
  const note = (field: string, what: Omit<Misshape, 'path'>): void => {
    search.path.push(field);
    search.found.push({ path: pathText(search), ...what });
    search.path.pop();
  };
  for (const field in fields) {
    const shape = fields[field]!;
    if (Object.hasOwn(value, field)) step(field, value[field], shape, search);
    else if (shape.kind !== 'optional') {
      note(field, { expected: wanted(shape), found: null, kind: 'missing' });
    }
  }
  if (search.isOpen) return;
  for (const field of Object.keys(value)) {
    if (Object.hasOwn(fields, field)) continue;
    note(field, { expected: null, found: described(value[field]), kind: 'unknown' });
  }
}

function fits(value: unknown, shape: Fitting): boolean {
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
    case 'pattern':
      return typeof value === 'string' && shape.of.test(value);
    case 'choice':
      return (shape.of as readonly unknown[]).includes(value);
    case 'list':
      return Array.isArray(value) && hasLength(value.length, shape);
    case 'object':
      return isObject(value);
    case 'by name':
      return isObject(value) && Object.keys(value).length <= shape.most;
  }
}

interface ListLength {
  readonly least?: number;
  readonly most?: number;
}

const hasLength = (length: number, { least = 0, most = length }: ListLength): boolean =>
  length >= least && length <= most;

/** " of 2", " of 2 to 10", " of at most 100" */
function lengthText({ least, most }: ListLength): string {
  if (most === undefined) return '';
  if (least === undefined) return ` of at most ${figure(most)}`;
  return least === most ? ` of ${figure(most)}` : ` of ${figure(least)} to ${figure(most)}`;
}

const WORDS: Readonly<Record<string, string>> = {
  text: 'a text',
  'filled text': 'a text that is not empty',
  number: 'a number',
  count: 'a whole number, 0 or more',
  'yes or no': 'true or false',
  object: 'an object',
};

function wanted(shape: Shape): string {
  switch (shape.kind) {
    case 'choice':
      return either(shape.of.map((one) => JSON.stringify(one)));
    case 'pattern':
      return shape.words;
    case 'or null':
      return `${wanted(shape.of)} or null`;
    case 'optional':
      return wanted(shape.of);
    case 'by field':
      return wanted(shape.absent);
    case 'list':
      return `a list${lengthText(shape)}`;
    case 'by name':
      return `an object of at most ${figure(shape.most)} names`;
    default:
      return WORDS[shape.kind]!;
  }
}

/** A value as it stands in the file, cut short. */
function described(value: unknown): string {
  if (Array.isArray(value))
    return value.length > 0 ? `a list of ${figure(value.length)}` : 'a list';
  return shown(value);
}

/** The value with the fields of its shape only, in their order: the same data, the same bytes. */
export function tidied(value: unknown, shape: Shape): unknown {
  if (value === null) return null;
  switch (shape.kind) {
    case 'or null':
    case 'optional':
      return tidied(value, shape.of);
    case 'by field':
      return tidied(value, sideOf(value, shape));
    case 'list':
      return (value as unknown[]).map((item) => tidied(item, shape.of));
    case 'by name':
      return Object.fromEntries(
        Object.entries(value as object).map(([name, item]) => [name, tidied(item, shape.of)]),
      );
    case 'object': {
      const from = value as Readonly<Record<string, unknown>>;
      const fields: Record<string, unknown> = {};
      for (const field in shape.fields) {
        const inner = shape.fields[field]!;
        if (inner.kind === 'optional' && !Object.hasOwn(from, field)) continue;
        fields[field] = tidied(from[field], inner);
      }
      return fields;
    }
    default:
      return value;
  }
}
