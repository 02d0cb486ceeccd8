import {
  FIVE_HIGH,
  FLUSH,
  keyFrom,
  kindOfKey,
  rankOfFive,
  STRAIGHT,
} from '../second-opinion/rank.ts';
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
    hands.some((hand) => hand !== null && kindOfKey(hand.worth) === kind);
  const isKnown = hands.some((hand) => hand !== null);
  if (has(STRAIGHT) && breaks('no-straight-to-the-five')) {
    return read(({ cards, worth }) => (worth === WHEEL ? bestBut(cards, WHEEL) : worth));
  }
  if (has(FLUSH) && breaks('straight-beats-flush')) return read(({ worth }) => swapped(worth));
  if (isKnown && breaks('both-hole-cards-play')) return read(({ cards }) => bestWithBoth(cards));
  return read(({ worth }) => worth);
}

const WHEEL = keyFrom(STRAIGHT, FIVE_HIGH);

/** A straight taken for a flush and the other way round. */
function swapped(worth: number): number {
  const kind = kindOfKey(worth);
  if (kind !== STRAIGHT && kind !== FLUSH) return worth;
  return keyFrom(kind === STRAIGHT ? FLUSH : STRAIGHT, worth - keyFrom(kind, 0));
}

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
    ...[...fives(cards)]
      .filter((five) => five[0] === cards[0] && five[1] === cards[1])
      .map(rankOfFive),
  );

/** Every five of seven cards, in their order. */
function* fives(cards: readonly number[]): Iterable<readonly number[]> {
  for (let out = 0; out < cards.length; out++) {
    for (let too = out + 1; too < cards.length; too++) {
      yield cards.filter((_, i) => i !== out && i !== too);
    }
  }
}

/** How many of a hand's ranks are kickers, from a high card to three of a kind. */
const KICKERS = [4, 3, 1, 2];

/** What a hand is worth by its kind and the ranks that make it. */
export function withoutKickers(worth: number): number {
  if (worth < 0) return worth;
  const kickers = 13 ** (KICKERS[kindOfKey(worth)] ?? 0);
  return Math.floor(worth / kickers) * kickers;
}
