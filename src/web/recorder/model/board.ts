import {
  BOARD_CARDS,
  type Card,
  type Hand,
  isBettingOver,
  STREETS,
  type Street,
} from '../../../rules/index.ts';
import { withBoard } from './edits.ts';
import type { Scene } from './scene.ts';
import { holesOf } from './table-view.ts';

const DEALT = STREETS.filter((street) => BOARD_CARDS[street] > 0);

/** The board as far as it is written, street by street. */
export const boardOf = ({ verdict }: Scene): readonly Card[] =>
  DEALT.flatMap((street) => boardOn(verdict?.record.sections ?? [], street));

/** The board, and beside it the second one if it was run twice (RUN-1). */
export function boardsOf(scene: Scene): readonly (readonly Card[])[] {
  const board = boardOf(scene);
  const second = scene.verdict?.record.board2?.cards;
  return second ? [board, [...board.slice(0, 5 - second.length), ...second]] : [board];
}

const boardOn = (
  sections: readonly { readonly street: Street; readonly board: readonly Card[] | null }[],
  street: Street,
): readonly Card[] =>
  sections.find((section) => section.street === street && section.board)?.board ?? [];

/** How many board cards can be told now: the streets that are reached, all once betting is over. */
export function cardsReached(hand: Hand | null): number {
  if (!hand) return 0;
  const last = isBettingOver(hand) && hand.players > 1 ? 'river' : hand.street;
  const streets = STREETS.slice(0, STREETS.indexOf(last) + 1);
  return streets.reduce((count, street) => count + BOARD_CARDS[street], 0);
}

/** Whether so many cards end a street: 0, 3, 4 or 5. */
export const endsStreet = (count: number): boolean => [0, 3, 4, 5].includes(count);

/** The hand with the whole board, three cards to the flop, one each to turn and river. */
export function withWholeBoard(scene: Scene, cards: readonly Card[]): Scene {
  let now = scene;
  let from = 0;
  for (const street of DEALT) {
    const own = cards.slice(from, from + BOARD_CARDS[street]);
    from += BOARD_CARDS[street];
    const stands = boardOn(now.verdict?.record.sections ?? [], street);
    if (String(own) !== String(stands)) now = withBoard(now, street, own);
  }
  return now;
}

/** Every card that is out: board, second board and hole cards. */
function cardsOut(scene: Scene): ReadonlySet<Card> {
  const holes = [...holesOf(scene).values()].flatMap((hole) =>
    typeof hole === 'string' ? [] : hole,
  );
  return new Set([...boardOf(scene), ...(scene.verdict?.record.board2?.cards ?? []), ...holes]);
}

/** Every card that is out but these, which are being typed again. */
export const cardsOutBut = (scene: Scene, own: readonly Card[]): ReadonlySet<Card> =>
  new Set([...cardsOut(scene)].filter((card) => !own.includes(card)));

/** RUN-1: how many board cards were still to come when betting ended; 0 while it is open. */
export function cardsToRun({ verdict }: Scene): number {
  const last = verdict?.replay.lastStreet;
  if (!last) return 0;
  const later = STREETS.slice(STREETS.indexOf(last) + 1);
  return later.reduce((count, street) => count + BOARD_CARDS[street], 0);
}
