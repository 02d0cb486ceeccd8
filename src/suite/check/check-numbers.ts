import type { Case } from '../case.ts';
import type { Tell } from './tell.ts';

/** SUITE-3: follows ids and hand numbers from case to case. */
export class Numbers {
  readonly #isWhole: boolean;
  readonly #ids = new Map<string, number>();
  #lastId = 0;
  #lastNumber = 0;

  constructor(isWhole: boolean) {
    this.#isWhole = isWhole;
  }

  checkId({ id }: Case, index: number, tell: Tell): void {
    const twin = this.#ids.get(id);
    this.#ids.set(id, index);
    if (twin !== undefined) {
      tell('SUITE-3', 'id', `cases[${twin}] is called ${id} too.`, { found: id });
      return;
    }
    const match = /^TC-([1-9]\d*)\.[1-9]\d*$/.exec(id);
    const number = Number(match?.[1] ?? 0);
    const expected = `TC-${this.#isWhole ? index + 1 : this.#lastId + 1}.1`;
    if (!match) {
      tell('SUITE-3', 'id', `${id} is no id: write ${expected}.`, { expected, found: id });
      return;
    }
    // Taking cases out of a suite leaves gaps; a whole one has none.
    const fits = this.#isWhole ? id === expected : number > this.#lastId;
    if (!fits) tell('SUITE-3', 'id', `Ids count up: write ${expected}.`, { expected, found: id });
    this.#lastId = Math.max(this.#lastId, number);
  }

  checkNumber(number: number | null, line: number, tell: Tell): void {
    if (number === null) return;
    if (number <= this.#lastNumber) {
      const message = `Hand numbers count up: ${number} comes after ${this.#lastNumber}.`;
      const expected = `more than ${this.#lastNumber}`;
      tell('SUITE-3', `hand line ${line}`, message, { expected, found: String(number) });
    }
    this.#lastNumber = Math.max(this.#lastNumber, number);
  }
}
