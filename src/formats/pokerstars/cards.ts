import type { Span } from '../../kernel/finding.ts';
import { type Card, readCard } from '../../rules/cards/card.ts';
import type { TableLog } from '../table-log/index.ts';
import { quote, show } from '../tell.ts';

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
      const message = `${quote(word)} is no card.`;
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
