import type { Breaks } from './mistakes.ts';

/** By how much the next raise of a street has to be larger; one rule may be broken. */
export class RaiseSize {
  readonly #blind: number;
  readonly #breaks: Breaks;
  #size: number;
  /** What all-ins have raised since anybody raised with chips behind. */
  #allIns = 0;

  constructor(blind: number, first: number, breaks: Breaks) {
    this.#blind = blind;
    this.#size = first;
    this.#breaks = breaks;
  }

  isMet(by: number): boolean {
    return by >= this.#size;
  }

  /** ACT-4 */
  openStreet(): void {
    this.#allIns = 0;
    if (this.#size !== this.#blind && !this.#breaks('raise-size-carried-over')) {
      this.#size = this.#blind;
    }
  }

  /** ACT-4, ACT-5 */
  leastTotal(price: number): number {
    const by = this.#size;
    if (by !== this.#blind && this.#breaks('raises-by-the-big-blind')) return price + this.#blind;
    if (price === 0) return this.#breaks('bets-below-the-big-blind') ? 1 : by;
    if (by !== price && this.#breaks('doubles-the-bet')) return 2 * price;
    return price + (this.#breaks('no-minimum-raise') ? 1 : by);
  }

  /** ACT-4, ACT-5: only a full bet or raise sets the size. */
  raise(price: number, by: number, isAllIn: boolean): void {
    this.#allIns = isAllIn ? this.#allIns + by : 0;
    const mistake = price === 0 ? 'short-bet-sets-the-size' : 'short-all-in-sets-the-size';
    if (this.isMet(by) || this.#breaks(mistake)) this.#size = by;
    else if (this.#allIns > this.#size && this.#breaks('all-ins-add-up-to-the-size')) {
      this.#size = this.#allIns;
    }
  }
}
