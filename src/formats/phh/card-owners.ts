import type { Card } from '../../rules/index.ts';

const NOBODY = 0;
const BOARD = 100;

/** WIN-5: whose every card of a hand is. */
export class CardOwners {
  readonly #owners = new Uint8Array(52);
  #hasAny = false;

  clear(): void {
    if (this.#hasAny) this.#owners.fill(NOBODY);
    this.#hasAny = false;
  }

  /** The first card that is no longer free and was not this player's before; null if both are. */
  twiceInHole(first: Card, second: Card, player: number): Card | null {
    const owner = player + 1;
    if (first === second) this.#owners[first] = BOARD;
    if (!this.#take(first, owner)) return first;
    return this.#take(second, owner) ? null : second;
  }

  /** The first new board card that is no longer free; null if all are. */
  twiceOnBoard(cards: readonly Card[]): Card | null {
    for (let i = 0; i < cards.length; i++) if (!this.#take(cards[i]!, BOARD)) return cards[i]!;
    return null;
  }

  #take(card: Card, owner: number): boolean {
    this.#hasAny = true;
    const before = this.#owners[card]!;
    this.#owners[card] = owner;
    return before === NOBODY || (before === owner && owner !== BOARD);
  }
}
