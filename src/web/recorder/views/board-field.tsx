import { readCards, writeCards } from '../../../formats/index.ts';
import type { Card } from '../../../rules/index.ts';
import { boardOf, cardsOutBut, cardsReached, cardsToRun, endsStreet } from '../model/board.ts';
import type { PageState } from '../model/page-state.ts';
import { CardField, type CardsTyped, cardFault } from './card-field.tsx';
import { FIELD, leaveField } from './fields.ts';
import { enterShowdown } from './hole-cards.tsx';

/** The whole board in one field: three cards, four, five. */
export function BoardField({ ui }: { readonly ui: PageState }) {
  const { recorder } = ui;
  const scene = recorder.scene.value;
  const most = cardsReached(scene.live);
  if (most === 0) return null;
  const board = boardOf(scene);
  const used = cardsOutBut(scene, board);
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
      isComplete={(cards) => cards.length === most}
      taken={ui.taken}
      onComplete={() => {
        // In a run-out the hands come next, unless they are known.
        if (recorder.scene.value.stage !== 'showdown' || !enterShowdown(ui)) leaveField();
      }}
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

/** RUN-1: the second run's new cards, where cards were still to come when betting ended. */
export function SecondBoard({ ui }: { readonly ui: PageState }) {
  const { recorder } = ui;
  const scene = recorder.scene.value;
  const count = cardsToRun(scene);
  if (count === 0) return null;
  const cards = scene.verdict?.record.board2?.cards ?? [];
  const used = cardsOutBut(scene, cards);
  return (
    <CardField
      id={FIELD.secondBoard}
      label="Run it twice"
      hotkey="⇧D"
      placeholder={`${count} new ${count === 1 ? 'card' : 'cards'}`}
      written={writeCards(cards)}
      used={used}
      most={count}
      read={(typed) => readSecond(typed, used, count)}
      onRead={(told) => recorder.secondBoard(told)}
      isComplete={(told) => told.length === count}
      taken={ui.taken}
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
