import { rankOfFive } from '../second-opinion/rank.ts';
import type { Breaks } from './mistakes.ts';

/** A hand with its board: the player's own two cards first, and what it is worth. */
export interface ShownHand {
  readonly cards: readonly number[];
  readonly worth: number;
}

/** What hands are worth, with WIN-1 broken or not; -1 where the cards are not known. */
export function misread(hands: readonly (ShownHand | null)[], breaks: Breaks): readonly number[] {
  const read = (worthOf: (hand: ShownHand) => number): readonly number[] =>
    hands.map((hand) => (hand === null ? -1 : worthOf(hand)));
  const has = (kind: number): boolean =>
    hands.some((hand) => hand !== null && kindOf(hand.worth) === kind);
  const isKnown = hands.some((hand) => hand !== null);
  if (has(STRAIGHT) && breaks('no-straight-to-the-five')) {
    return read(({ cards, worth }) => (worth === FIVE_HIGH ? bestBut(cards, FIVE_HIGH) : worth));
  }
  if (has(FLUSH) && breaks('straight-beats-flush')) {
    return read(({ worth }) => {
      const kind = kindOf(worth);
      if (kind !== STRAIGHT && kind !== FLUSH) return worth;
      return worth + (STRAIGHT + FLUSH - 2 * kind) * KIND;
    });
  }
  if (isKnown && breaks('both-hole-cards-play')) return read(({ cards }) => bestWithBoth(cards));
  return read(({ worth }) => worth);
}

const KIND = 13 ** 5;
const STRAIGHT = 4;
const FLUSH = 5;
const FIVE_HIGH = STRAIGHT * KIND + 3;

export const kindOf = (worth: number): number => Math.floor(worth / KIND);

/** The best of all fives but those that are worth so much. */
function bestBut(cards: readonly number[], worth: number): number {
  let best = 0;
  for (const five of fives(cards)) {
    const one = rankOfFive(five);
    if (one !== worth && one > best) best = one;
  }
  return best;
}

/** Two of the hand and three of the board. */
const bestWithBoth = (cards: readonly number[]): number =>
  Math.max(
    ...fives(cards)
      .filter((five) => five[0] === cards[0] && five[1] === cards[1])
      .map(rankOfFive),
  );

/** Every five of seven cards, in their order. */
const fives = (cards: readonly number[]): readonly (readonly number[])[] =>
  cards.flatMap((_, out) =>
    cards
      .slice(out + 1)
      .map((__, too) => cards.filter((___, i) => i !== out && i !== out + 1 + too)),
  );
