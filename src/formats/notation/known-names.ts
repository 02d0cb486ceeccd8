import { checkName } from '../../rules/index.ts';
import { keywordAt } from './keywords.ts';

/** More names than two tables hold. */
const MOST = 24;

/**
 * Good names (SEAT-6) met in the hands before. The same people sit there hand after hand, in the
 * same order: each name is checked once and is one string for the whole file.
 */
export class KnownNames {
  readonly #names: string[] = [];
  #next = 0;

  /** The name between two places of a text; null if it is not good. */
  nameAt(text: string, from: number, to: number): string | null {
    const names = this.#names;
    for (let tries = names.length; tries > 0; tries--) {
      if (this.#next >= names.length) this.#next = 0;
      const name = names[this.#next++]!;
      if (name.length === to - from && isAt(text, from, name)) return name;
    }
    const name = text.slice(from, to);
    if (checkName(name) !== null || keywordAt(name, 0, name.length) !== null) return null;
    // Names nobody meets again give way: a new one takes the place after the last one met.
    if (names.length < MOST) names.push(name);
    else names[this.#next % MOST] = name;
    this.#next++;
    return name;
  }
}

function isAt(text: string, at: number, name: string): boolean {
  for (let i = 0; i < name.length; i++) {
    if (text.charCodeAt(at + i) !== name.charCodeAt(i)) return false;
  }
  return true;
}
