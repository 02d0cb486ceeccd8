import { BACKSLASH, DOUBLE_QUOTE, NEWLINE, RETURN, SPACE, TAB } from '../../kernel/index.ts';

/** A JSON value that knows where it stands, with numbers as they are written. */
export type JsonNode = { readonly at: number } & (
  | { readonly kind: 'string' | 'number'; readonly text: string }
  | { readonly kind: 'boolean'; readonly is: boolean }
  | { readonly kind: 'null' }
  | { readonly kind: 'array'; readonly items: readonly JsonNode[] }
  | { readonly kind: 'object'; readonly fields: ReadonlyMap<string, JsonNode> }
);

/** Something wrong with a text as JSON. */
interface JsonFault {
  readonly at: number;
  /** The end of a sentence: "a comma is missing". */
  readonly what: string;
}

export interface JsonReading {
  /** null if the text is not JSON: `faults` says why, last. */
  readonly root: JsonNode | null;
  /** Keys that stand twice in one object; the last one counts. */
  readonly twice: readonly { readonly key: string; readonly at: number }[];
  readonly fault: JsonFault | null;
}

const DEEPEST = 32;

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

/** Reads one JSON value; never throws. */
export function readJson(text: string): JsonReading {
  const parser = new JsonParser(text);
  const root = parser.value(0);
  const fault = parser.fault ?? parser.rest();
  return { root: fault ? null : root, twice: parser.twice, fault };
}

class JsonParser {
  readonly #text: string;
  #at = 0;
  fault: JsonFault | null = null;
  readonly twice: { key: string; at: number }[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  /** What stands behind the value. */
  rest(): JsonFault | null {
    this.#skip();
    const { length } = this.#text;
    return this.#at < length ? { at: this.#at, what: 'there is something after its end' } : null;
  }

  value(depth: number): JsonNode | null {
    this.#skip();
    const at = this.#at;
    if (depth > DEEPEST) return this.#fail(`it is nested deeper than ${DEEPEST} times`);
    switch (this.#text[at]) {
      case '{':
        return this.#object(at, depth);
      case '[':
        return this.#array(at, depth);
      case '"': {
        const text = this.#string();
        return text === null ? null : { at, kind: 'string', text };
      }
      case 't':
        return this.#word('true', { at, kind: 'boolean', is: true });
      case 'f':
        return this.#word('false', { at, kind: 'boolean', is: false });
      case 'n':
        return this.#word('null', { at, kind: 'null' });
      case undefined:
        return this.#fail('it ends in the middle');
      default:
        return this.#number(at);
    }
  }

  #object(at: number, depth: number): JsonNode | null {
    const fields = new Map<string, JsonNode>();
    this.#at++;
    for (let first = true; !this.#eats('}'); first = false) {
      if (!first && !this.#eats(',')) return this.#fail('a comma or `}` is missing');
      this.#skip();
      const keyAt = this.#at;
      const key = this.#text[keyAt] === '"' ? this.#string() : this.#fail('a key is missing');
      if (key === null) return null;
      if (!this.#eats(':')) return this.#fail('a colon is missing');
      const value = this.value(depth + 1);
      if (!value) return null;
      if (fields.has(key)) this.twice.push({ key, at: keyAt });
      fields.set(key, value);
    }
    return { at, kind: 'object', fields };
  }

  #array(at: number, depth: number): JsonNode | null {
    const items: JsonNode[] = [];
    this.#at++;
    for (let first = true; !this.#eats(']'); first = false) {
      if (!first && !this.#eats(',')) return this.#fail('a comma or `]` is missing');
      const value = this.value(depth + 1);
      if (!value) return null;
      items.push(value);
    }
    return { at, kind: 'array', items };
  }

  #string(): string | null {
    const start = this.#at;
    let plain = true;
    for (let i = start + 1; i < this.#text.length; i++) {
      const code = this.#text.charCodeAt(i);
      if (code === BACKSLASH) {
        plain = false;
        i++;
      } else if (code === DOUBLE_QUOTE) {
        this.#at = i + 1;
        return plain ? this.#text.slice(start + 1, i) : this.#unescaped(start, i + 1);
      } else if (code < SPACE) break;
    }
    return this.#fail('a string does not end');
  }

  #unescaped(start: number, end: number): string | null {
    try {
      return JSON.parse(this.#text.slice(start, end)) as string;
    } catch {
      return this.#fail('a string has an escape that is none');
    }
  }

  #number(at: number): JsonNode | null {
    NUMBER.lastIndex = at;
    const text = NUMBER.exec(this.#text)?.[0];
    if (text === undefined) return this.#fail('a value is missing');
    this.#at = at + text.length;
    return { at, kind: 'number', text };
  }

  #word(word: string, node: JsonNode): JsonNode | null {
    if (!this.#text.startsWith(word, this.#at)) return this.#fail('a value is missing');
    this.#at += word.length;
    return node;
  }

  #skip(): void {
    for (;;) {
      const code = this.#text.charCodeAt(this.#at);
      if (code !== SPACE && code !== NEWLINE && code !== RETURN && code !== TAB) return;
      this.#at++;
    }
  }

  #eats(sign: string): boolean {
    this.#skip();
    if (this.#text[this.#at] !== sign) return false;
    this.#at++;
    return true;
  }

  #fail(what: string): null {
    this.fault ??= { at: this.#at, what };
    return null;
  }
}
