import type { Card } from './card.ts';

/** WIN-5: the cards seen so far, as bits in two halves of the deck. */
export class SeenCards {
  #low = 0;
  #high = 0;

  /** Notes a card; true if it was there already. */
  again(card: Card): boolean {
    const bit = 1 << (card % 26);
    if (card < 26) {
      if (this.#low & bit) return true;
      this.#low |= bit;
    } else {
      if (this.#high & bit) return true;
      this.#high |= bit;
    }
    return false;
  }
}
