import { type Prng, shuffled } from '../../kernel/index.ts';
import { type Card, card, DECK, evaluate7, rankOf } from '../../rules/index.ts';
import type { DecisiveHand } from '../plan/slot.ts';
import { type DecisiveCards, decisiveCards, type Hole } from './decisive-cards.ts';
import type { Tiers } from './wanted-ranking.ts';

/** Cards under which the players rank as wished. */
export interface Deal {
  readonly board: readonly Card[];
  readonly holes: ReadonlyMap<number, readonly [Card, Card]>;
  /** What is left in the deck. */
  readonly rest: readonly Card[];
}

interface Dealt {
  readonly hole: Hole;
  readonly strength: number;
}

const TRIES = 60;

/**
 * Deals everybody's cards and hands them out by strength: the best to whoever is to win. Tied
 * players get the same two ranks. null if no deal came out as wished.
 */
export function dealCards(
  chance: Prng,
  tiers: Tiers,
  decidedBy: DecisiveHand | null = null,
): Deal | null {
  for (let i = 0; i < TRIES; i++) {
    const dealt = decidedBy ? decisiveCards(chance, decidedBy) : anyBoard(chance);
    if (!dealt) continue;
    const { board, best, deck } = dealt;
    const holes = best
      ? handOutBelow(deck, board, tiers, best)
      : handOut(chance, deck, board, tiers);
    if (!holes) continue;
    const used = new Set([...holes.values()].flat());
    return { board, holes, rest: deck.filter((one) => !used.has(one)) };
  }
  return null;
}

function anyBoard(chance: Prng): Omit<DecisiveCards, 'best'> & { readonly best: null } {
  const deck = shuffled(chance, DECK);
  return { board: deck.splice(0, 5), best: null, deck };
}

const strengthOn =
  (board: readonly Card[]) =>
  ([a, b]: Hole): number =>
    evaluate7(a, b, board[0]!, board[1]!, board[2]!, board[3]!, board[4]!);

/** The two best holes are given; everybody else has less. */
function handOutBelow(
  deck: readonly Card[],
  board: readonly Card[],
  tiers: Tiers,
  best: readonly [Hole, Hole],
): Map<number, Hole> | null {
  const strengthOf = strengthOn(board);
  const [first, second] = best.map((hole) => ({ hole, strength: strengthOf(hole) }));
  const single = [first!, second!];
  for (let i = 0; i + 1 < deck.length; i += 2) {
    const hole: Hole = [deck[i]!, deck[i + 1]!];
    const strength = strengthOf(hole);
    if (strength < second!.strength) single.push({ hole, strength });
  }
  return inOrder(tiers, [], single);
}

function handOut(
  chance: Prng,
  deck: readonly Card[],
  board: readonly Card[],
  tiers: Tiers,
): Map<number, Hole> | null {
  const strengthOf = strengthOn(board);
  let left = deck;
  const tied: (readonly Dealt[])[] = [];
  for (const { length } of tiers) {
    if (length === 1) continue;
    const group = equalHoles(chance, left, length).map((hole) => ({
      hole,
      strength: strengthOf(hole),
    }));
    if (group.length < length || group.some((one) => one.strength !== group[0]!.strength)) {
      return null;
    }
    const used = group.flatMap((one) => one.hole);
    left = left.filter((one) => !used.includes(one));
    tied.push(group);
  }
  const single: Dealt[] = [];
  // A few more than needed if hands have to fit around a tie; else hands would be all too strong.
  const wanted = tiers.length - tied.length + (tied.length > 0 ? 6 : 0);
  for (let i = 0; i + 1 < left.length && single.length < wanted; i += 2) {
    const hole: Hole = [left[i]!, left[i + 1]!];
    single.push({ hole, strength: strengthOf(hole) });
  }
  return inOrder(tiers, tied, single);
}

/** Holes of the same two ranks in different suits. */
function equalHoles(chance: Prng, deck: readonly Card[], count: number): readonly Hole[] {
  const [first, second] = shuffled(chance, deck);
  const ranks = [rankOf(first!), rankOf(second!)];
  if (ranks[0] === ranks[1]) return [];
  const [high, low] = ranks.map((rank) =>
    shuffled(chance, [0, 1, 2, 3])
      .map((suit) => card(rank, suit))
      .filter((one) => deck.includes(one)),
  );
  const most = Math.min(count, high!.length, low!.length);
  return Array.from({ length: most }, (_, i): Hole => [high![i]!, low![i]!]);
}

/** Goes down the tiers with ever weaker hands, as strong as possible while enough are left. */
function inOrder(
  tiers: Tiers,
  tied: readonly (readonly Dealt[])[],
  single: readonly Dealt[],
): Map<number, Hole> | null {
  const pool = single.toSorted((a, b) => b.strength - a.strength);
  const holes = new Map<number, Hole>();
  let last = Number.POSITIVE_INFINITY;
  let nextTied = 0;
  for (const [place, seats] of tiers.entries()) {
    if (seats.length > 1) {
      const group = tied[nextTied++]!;
      if (group[0]!.strength >= last) return null;
      last = group[0]!.strength;
      seats.forEach((seat, i) => {
        holes.set(seat, group[i]!.hole);
      });
      continue;
    }
    const comesTie = tiers.slice(place).some((tier) => tier.length > 1);
    const floor = comesTie ? tied[nextTied]![0]!.strength : -1;
    const found = pool.find((one) => one.strength < last && one.strength > floor);
    if (!found) return null;
    last = found.strength;
    holes.set(seats[0]!, found.hole);
  }
  return holes;
}
