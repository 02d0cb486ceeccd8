import { type Prng, shuffled } from '../../kernel/index.ts';
import {
  type Card,
  card,
  DECK,
  evaluate7,
  rankOf,
  readStrength,
  suitOf,
} from '../../rules/index.ts';
import type { DecisiveHand } from '../plan/slot.ts';

export type Hole = readonly [Card, Card];

/** A board and the two best holes on it. */
export interface DecisiveCards {
  readonly board: readonly Card[];
  readonly best: readonly [Hole, Hole];
  /** What is left, shuffled. */
  readonly deck: readonly Card[];
}

/** WIN-1: cards under which a program that ranks the best hand wrongly pays the second best. */
export function decisiveCards(chance: Prng, decidedBy: DecisiveHand): DecisiveCards | null {
  const deck = shuffled(chance, DECK);
  const take = (fits: (one: Card) => boolean): Card => deck.splice(deck.findIndex(fits), 1)[0]!;
  const dealt = DEALERS[decidedBy](chance, take);
  const [kind, below] = KINDS[decidedBy];
  const board = shuffled(chance, dealt.board);
  const kindOf = ([a, b]: Hole): Kind =>
    readStrength(evaluate7(a, b, board[0]!, board[1]!, board[2]!, board[3]!, board[4]!)).category;
  const [first, second] = dealt.best.map(kindOf);
  return first === kind && below.includes(second!) ? { board, best: dealt.best, deck } : null;
}

type Kind = ReturnType<typeof readStrength>['category'];
type Take = (fits: (one: Card) => boolean) => Card;

/** What the two best hands have to be in the end; other cards may have made more of them. */
const KINDS: Readonly<Record<DecisiveHand, readonly [Kind, readonly Kind[]]>> = {
  'straight-to-the-five': ['straight', ['pair', 'two pair', 'three of a kind']],
  'flush-over-straight': ['flush', ['straight']],
};

const LOW_RANKS: readonly number[] = [12, 0, 1, 2, 3];
const SIX = 4;

const DEALERS: Readonly<
  Record<DecisiveHand, (chance: Prng, take: Take) => Pick<DecisiveCards, 'board' | 'best'>>
> = {
  /** Three of A 2 3 4 5 lie on the board; without the straight its player has not even a pair. */
  'straight-to-the-five': (chance, take) => {
    const low = shuffled(chance, LOW_RANKS).map((rank) => take((one) => rankOf(one) === rank));
    const isHigh = (one: Card): boolean => rankOf(one) > SIX && rankOf(one) < LOW_RANKS[0]!;
    const high = take(isHigh);
    const other = take((one) => isHigh(one) && rankOf(one) !== rankOf(high));
    const paired = take((one) => rankOf(one) === rankOf(high));
    return {
      board: [...low.slice(0, 3), high, other],
      best: [
        [low[3]!, low[4]!],
        [paired, take(isHigh)],
      ],
    };
  },
  /** Three of a suit lie on the board, within five ranks. */
  'flush-over-straight': (chance, take) => {
    const suit = chance.below(4);
    const lowest = chance.below(9);
    const ranks = shuffled(chance, [0, 1, 2, 3, 4]).map((step) => lowest + step);
    const [a, b, c, d, e] = ranks as [number, number, number, number, number];
    const isSuited = (one: Card): boolean => suitOf(one) === suit;
    const isAside = (one: Card): boolean => !isSuited(one) && !ranks.includes(rankOf(one));
    const suited = [a, b, c].map((rank) => take((one) => one === card(rank, suit)));
    const completing = (rank: number): Card =>
      take((one) => rankOf(one) === rank && !isSuited(one));
    const high: Hole = [take(isSuited), take(isSuited)];
    return {
      board: [...suited, take(isAside), take(isAside)],
      best: [high, [completing(d), completing(e)]],
    };
  },
};
