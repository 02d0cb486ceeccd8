import { readCards, writeCards } from '../../../formats/notation/index.ts';
import type { Card } from '../../../rules/cards/index.ts';
import { cardsOut } from '../model/board.ts';
import type { Ui } from '../model/page-state.ts';
import { cardsToRun } from '../model/run-twice.ts';
import { without } from './board-field.tsx';
import { CardField, type CardsTyped, cardFault } from './card-field.tsx';

/** RUN-1: the second run's new cards, where cards were still to come when betting ended. */
export function SecondBoard({ ui }: { readonly ui: Ui }) {
  const { recorder } = ui;
  const scene = recorder.scene.value;
  const count = cardsToRun(scene);
  if (count === 0) return null;
  const cards = scene.verdict?.record.board2?.cards ?? [];
  const used = without(cardsOut(scene), cards);
  return (
    <CardField
      id="board-2"
      label="Run it twice"
      placeholder={`${count} new ${count === 1 ? 'card' : 'cards'}`}
      written={writeCards(cards)}
      used={used}
      most={count}
      read={(typed) => readSecond(typed, used, count)}
      onRead={(told) => recorder.secondBoard(told)}
    />
  );
}

function readSecond(
  typed: string,
  used: ReadonlySet<Card>,
  count: number,
): CardsTyped<readonly Card[]> {
  const fault = cardFault(typed, used);
  if (fault) return { ok: false, message: fault };
  const { cards } = readCards(typed);
  return cards.length === 0 || cards.length === count
    ? { ok: true, value: cards }
    : { ok: false, message: `RUN-1: the second run has ${count} new cards.` };
}
