import { addAll, quote, type Span, show } from '../../kernel/index.ts';
import { BOARD_CARDS, type Card, cardText, readCard, type Street } from '../../rules/index.ts';
import type { TableLog } from '../table-log/index.ts';

/** The cards between the last brackets of a text, or of its part before `to`; null without any. */
export function bracketed(text: string, to: number = text.length): string | null {
  const close = text.lastIndexOf(']', to);
  const open = close < 0 ? -1 : text.lastIndexOf('[', close);
  return open < 0 ? null : text.slice(open + 1, close);
}

/** WIN-5: cards written as `Kd Qc`; says what is none; null then. */
export function readCards(log: TableLog, text: string, at: Span): Card[] | null {
  const cards: Card[] = [];
  for (const word of text.split(' ')) {
    if (word === '') continue;
    const card = readCard(word);
    if (card === null) {
      const message = `${quote(word)} is not a card.`;
      log.say('WIN-5', 'error', at, message, {
        expected: 'a card such as `Kd`',
        found: show(word),
      });
      return null;
    }
    cards.push(card);
  }
  return cards;
}

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
    addAll(this.#out, cards);
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
