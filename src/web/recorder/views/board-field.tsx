import { readCards, writeCards, writeHole } from '../../../formats/index.ts';
import type { HoleCards } from '../../../record/index.ts';
import type { Card } from '../../../rules/index.ts';
import { boardOf, cardsOut, cardsReached, cardsToRun, endsStreet } from '../model/board.ts';
import type { PageState } from '../model/page-state.ts';
import { holesOf } from '../model/table-view.ts';
import { CardField, type CardsTyped, cardFault } from './card-field.tsx';
import { FIELD } from './fields.ts';

/** The whole board in one field: three cards, four, five. */
export function BoardField({ ui }: { readonly ui: PageState }) {
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

const without = (cards: ReadonlySet<Card>, own: readonly Card[]): ReadonlySet<Card> =>
  new Set([...cards].filter((card) => !own.includes(card)));

/** RUN-1: the second run's new cards, where cards were still to come when betting ended. */
export function SecondBoard({ ui }: { readonly ui: PageState }) {
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

/** A player's hole cards: two cards, ? for unknown, or mucks. */
export function HoleField({
  ui,
  name,
  id,
  label,
  onEnter,
}: {
  readonly ui: PageState;
  readonly name: string;
  readonly id: string;
  readonly label: string;
  readonly onEnter?: () => void;
}) {
  const { recorder } = ui;
  const scene = recorder.scene.value;
  const hole = holesOf(scene).get(name) ?? null;
  const own = hole === null || typeof hole === 'string' ? [] : hole;
  const used = without(cardsOut(scene), own);
  return (
    <CardField
      id={id}
      label={label}
      placeholder="as qs, ? or mucks"
      written={hole ? writeHole(hole) : ''}
      used={used}
      most={2}
      read={(typed) => readHole(typed, used)}
      onRead={(told) => recorder.hole(name, told)}
      {...(onEnter && { onEnter })}
    />
  );
}

function readHole(typed: string, used: ReadonlySet<Card>): CardsTyped<HoleCards | null> {
  const word = typed.trim().toLowerCase();
  if (word === '') return { ok: true, value: null };
  if (/^\?(\s*\?)?$/.test(word)) return { ok: true, value: 'unknown' };
  if (word === 'mucks' || word === 'muck') return { ok: true, value: 'mucks' };
  if ('mucks'.startsWith(word)) return { ok: false, message: 'Write mucks, or two cards.' };
  const fault = cardFault(typed, used);
  if (fault) return { ok: false, message: fault };
  const [first, second, third] = readCards(typed).cards;
  if (first === undefined || second === undefined || third !== undefined) {
    return { ok: false, message: 'Two cards, ? or mucks.' };
  }
  return { ok: true, value: [first, second] };
}
