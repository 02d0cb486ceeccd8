import type { Span } from '../../kernel/finding.ts';
import { type Card, cardText } from '../../rules/cards/card.ts';
import { BOARD_CARDS, type Street } from '../../rules/hand/street.ts';
import type { TableLog } from '../table-log/index.ts';
import { bracketed, readCards } from './cards.ts';

/** The board cards of a hand while they are read. */
export class Board {
  readonly #out: Card[] = [];

  /** The new cards of a street, the last in brackets; a street without any is dealt unseen. */
  deal(log: TableLog, street: Street, isSecond: boolean, text: string, at: Span): void {
    const inside = bracketed(text);
    const cards = inside === null ? null : readCards(log, inside, at);
    const board = cards && this.#isGood(log, street, cards, at) ? cards : null;
    if (!isSecond) log.streets.push({ street, board, at, actions: [] });
    else if (board) {
      // RUN-1
      log.board2 ??= { at, cards: [] };
      log.board2.cards.push(...board);
    }
  }

  /** WIN-5: boards of 3 + 1 + 1, no card twice. */
  #isGood(log: TableLog, street: Street, cards: readonly Card[], at: Span): boolean {
    const twice = cards.find((card, i) => this.#out.includes(card) || cards.indexOf(card) < i);
    this.#out.push(...cards);
    const expected = BOARD_CARDS[street];
    const wrong =
      cards.length !== expected
        ? `The ${street} has ${expected} new cards, not ${cards.length}.`
        : twice === undefined
          ? null
          : `${cardText(twice)} is out already.`;
    if (wrong) log.say('WIN-5', 'error', at, wrong, { expected: `${expected} new cards` });
    return wrong === null;
  }
}
