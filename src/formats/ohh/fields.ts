import { quote, type Span, show } from '../../kernel/index.ts';
import { readMinor, TOO_FINE, UNREADABLE } from '../money.ts';
import type { TableLog } from '../table-log/index.ts';
import type { JsonNode } from './json.ts';
import type { ObjectText } from './objects.ts';

type Fields = ReadonlyMap<string, JsonNode>;

const NO_FIELDS: Fields = new Map();

/** The fields of an object; none of anything else. */
export const fieldsIn = (node: JsonNode | undefined): Fields =>
  node?.kind === 'object' ? node.fields : NO_FIELDS;

/** The items of a list; none of anything else. */
export const itemsIn = (node: JsonNode | undefined): readonly JsonNode[] =>
  node?.kind === 'array' ? node.items : [];

/** A text, or a number as it is written; null for anything else and for an empty text. */
export const textOf = (node: JsonNode | undefined): string | null =>
  (node?.kind === 'string' || node?.kind === 'number') && node.text.trim() !== ''
    ? node.text.trim()
    : null;

export const isTrue = (node: JsonNode | undefined): boolean => node?.kind === 'boolean' && node.is;

/** A whole number such as a seat or an id; null for anything else. */
export function wholeNumberOf(node: JsonNode | undefined): number | null {
  const text = textOf(node);
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/** Where things stand in a file, and how its amounts are read. */
export class FieldReader {
  readonly #object: ObjectText;
  readonly #breaks: readonly number[];
  readonly decimals: number;
  #isRounded = false;

  constructor(object: ObjectText, decimals: number) {
    this.#object = object;
    this.decimals = decimals;
    const breaks: number[] = [];
    for (let at = object.text.indexOf('\n'); at >= 0; at = object.text.indexOf('\n', at + 1)) {
      breaks.push(at);
    }
    this.#breaks = breaks;
  }

  /** The place of something in the object. */
  span(at: number, length = 1): Span {
    const line = countBefore(this.#breaks, at);
    const { line: first, column } = this.#object;
    if (line === 0) return { line: first, column: column + at, length };
    return { line: first + line, column: at - this.#breaks[line - 1]!, length };
  }

  /** CHIP-1: an amount in minor units; says what is wrong and gives null if it is none. */
  amount(log: TableLog, node: JsonNode | undefined, what: string): number | null {
    const text = textOf(node);
    if (!node || text === null) {
      const at = node ? this.span(node.at) : log.at;
      log.say('FORM-5', 'error', at, `The ${what} is missing.`, { expected: 'an amount' });
      return null;
    }
    const amount = this.#minor(log, text, node);
    if (amount >= 0) return amount;
    const message = `${quote(text)} is not an amount for the ${what}.`;
    const details = { expected: 'an amount that is not negative', found: show(text) };
    log.say('CHIP-1', 'error', this.span(node.at, text.length), message, details);
    return null;
  }

  /** The same for something that may be missing or wrong without a word. */
  claimed(node: JsonNode | undefined): number | null {
    const text = textOf(node);
    const amount = text === null ? UNREADABLE : readMinor(text, 0, text.length, this.decimals);
    if (amount === TOO_FINE) return rounded(text!, this.decimals);
    return amount >= 0 ? amount : null;
  }

  #minor(log: TableLog, text: string, node: JsonNode): number {
    const plain = /[eE]/.test(text) ? String(Number(text)) : text;
    const amount = readMinor(plain, 0, plain.length, this.decimals);
    if (amount !== TOO_FINE) return amount;
    const near = rounded(plain, this.decimals);
    if (near === null) return TOO_FINE;
    if (!this.#isRounded) {
      const message = `${quote(text)} is an amount spoilt by binary fractions; it is read as ${near / 10 ** this.decimals}.`;
      log.say('FORM-1', 'warning', this.span(node.at, text.length), message, { found: show(text) });
    }
    this.#isRounded = true;
    return near;
  }
}

/** How many of the sorted places come before one. */
function countBefore(places: readonly number[], at: number): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (places[middle]! < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Some programs write 0.30000000000000004: an amount with decimals that mean nothing. */
function rounded(text: string, decimals: number): number | null {
  const units = Number(text) * 10 ** decimals;
  const near = Math.round(units);
  return Number.isSafeInteger(near) && Math.abs(units - near) < 1e-6 ? near : null;
}
