import { quote } from '../../kernel/index.ts';
import type { Case } from '../case.ts';
import type { AddFinding } from './suite-finding.ts';

/** SUITE-3: follows ids and, in a whole suite, hand numbers from case to case. */
export class Numbers {
  readonly #isWhole: boolean;
  readonly #ids = new Map<string, number>();
  #lastId = 0;
  readonly #numbers: {
    readonly number: number;
    readonly line: number;
    readonly tell: AddFinding;
  }[] = [];

  constructor(isWhole: boolean) {
    this.#isWhole = isWhole;
  }

  checkId({ id }: Case, index: number, tell: AddFinding): void {
    const twin = this.#ids.get(id);
    this.#ids.set(id, index);
    if (twin !== undefined) {
      tell('SUITE-3', 'id', `cases[${twin}] is called ${id} too.`, { found: id });
      return;
    }
    const match = /^TC-([1-9]\d*)(?:\.[1-9]\d*)*$/.exec(id);
    const number = Number(match?.[1] ?? 0);
    const expected = `TC-${this.#isWhole ? index + 1 : this.#lastId + 1}.1`;
    if (!match) {
      tell('SUITE-3', 'id', `${quote(id)} is not an id: write ${expected}.`, {
        expected,
        found: id,
      });
      return;
    }
    // Cases can be taken out of a suite and added to it; a whole one counts up without gaps.
    if (this.#isWhole && id !== expected)
      tell('SUITE-3', 'id', `Ids count up: write ${expected}.`, { expected, found: id });
    this.#lastId = Math.max(this.#lastId, number);
  }

  /** A number that is not the expectation's is told there. */
  addNumber(number: number | null, line: number, expected: number | null, tell: AddFinding): void {
    if (number !== null && number === expected) this.#numbers.push({ number, line, tell });
  }

  /** One number out of line is one finding, whichever way it is out. */
  checkNumbers(): void {
    if (!this.#isWhole) return;
    const rising = risingOf(this.#numbers.map(({ number }) => number));
    let last = 0;
    for (const [i, { number, line, tell }] of this.#numbers.entries()) {
      if (rising.has(i)) {
        last = number;
        continue;
      }
      const next = this.#numbers.find((_, k) => k > i && rising.has(k))?.number;
      const isLow = number <= last || next === undefined;
      const where = isLow ? `after ${last}` : `before ${next}`;
      const expected = isLow ? `more than ${last}` : `less than ${next}`;
      tell('SUITE-3', `hand line ${line}`, `Hand numbers count up: ${number} comes ${where}.`, {
        expected,
        found: String(number),
      });
    }
  }
}

/** The places of the longest run of numbers that rises; of twins the first. */
function risingOf(numbers: readonly number[]): ReadonlySet<number> {
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  for (const [i, number] of numbers.entries()) {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (numbers[ends[middle]!]! < number) low = middle + 1;
      else high = middle;
    }
    before.push(ends[low - 1]);
    if (ends[low] === undefined || numbers[ends[low]!] !== number) ends[low] = i;
  }
  const rising = new Set<number>();
  for (let at = ends.at(-1); at !== undefined; at = before[at]) rising.add(at);
  return rising;
}
