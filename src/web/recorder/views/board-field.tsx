import { readCards, writeCards } from '../../../formats/notation/index.ts';
import type { Card } from '../../../rules/cards/index.ts';
import { boardOf, cardsOut, cardsReached, endsStreet } from '../model/board.ts';
import type { Ui } from '../model/page-state.ts';
import { CardField, type CardsTyped, cardFault } from './card-field.tsx';
import { FIELD } from './fields.ts';

/** The whole board in one field: three cards, four, five. */
export function BoardField({ ui }: { readonly ui: Ui }) {
  const { recorder } = ui;
  const scene = recorder.scene.value;
  const most = cardsReached(scene.live);
  if (most === 0) return null;
  const board = boardOf(scene);
  const used = without(cardsOut(scene), board);
  return (
    <CardField
      id={FIELD.board}
      label="Board"
      hotkey="d"
      placeholder={PLACEHOLDER[most] ?? ''}
      written={writeCards(board)}
      used={used}
      most={most}
      read={(typed) => readBoard(typed, used, most)}
      onRead={(cards) => recorder.wholeBoard(cards)}
    />
  );
}

const PLACEHOLDER: Readonly<Record<number, string>> = {
  3: 'ah kd 7c',
  4: 'ah kd 7c 2s',
  5: 'ah kd 7c 2s 9d',
};

function readBoard(
  text: string,
  used: ReadonlySet<Card>,
  most: number,
): CardsTyped<readonly Card[]> {
  const typed = withoutRepeat(text);
  const fault = cardFault(typed, used);
  if (fault) return { ok: false, message: fault };
  const { cards } = readCards(typed);
  if (cards.length > most) {
    return { ok: false, message: `${most} cards are out at most on this street.` };
  }
  return endsStreet(cards.length)
    ? { ok: true, value: cards }
    : { ok: false, message: 'The flop has three cards.' };
}

/** Who types the whole board again behind the cards that stand there means it once. */
function withoutRepeat(text: string): string {
  const { cards } = readCards(text);
  const known = [3, 4, 5].find((count) => {
    const again = cards.slice(count, 2 * count);
    return again.length === count && again.every((card, i) => card === cards[i]);
  });
  return known === undefined ? text : writeCards(cards.slice(known));
}

export const without = (cards: ReadonlySet<Card>, own: readonly Card[]): ReadonlySet<Card> =>
  new Set([...cards].filter((card) => !own.includes(card)));
