import { type Prng, pick, shuffled } from '../../src/kernel/prng.ts';
import { type Card, card, DECK, evaluate } from '../../src/rules/cards/index.ts';
import {
  type Declaration,
  type DeclaredPot,
  type Hand,
  type HoleCards,
  type Outcome,
  phaseOf,
  seatsIn,
  settle,
} from '../../src/rules/index.ts';
import { once, weighted } from './chance.ts';

/** The cards of a hand, as they would come if everything were dealt and shown. */
export interface Deal {
  readonly board: readonly Card[];
  /** Five more, of which a second run takes as many as it needs. */
  readonly second: readonly Card[];
  readonly holes: readonly (readonly [Card, Card])[];
}

/** How the end of a hand is told. */
export type Telling = 'cards' | 'ranking' | 'pots' | 'winner' | 'cards and pots';

const NONE: Declaration = { kind: 'none' };

/** Distinct cards for everybody; now and then a board that nobody can beat. */
export function randomDeal(chance: Prng, seats: number): Deal {
  const board = once(chance, 8) ? playingBoard(chance) : [];
  const deck = shuffled(
    chance,
    DECK.filter((one) => !board.includes(one)),
  );
  const draw = (count: number): Card[] => deck.splice(0, count);
  return {
    board: board.length > 0 ? board : draw(5),
    second: draw(5),
    holes: Array.from({ length: seats }, () => draw(2) as [Card, Card]),
  };
}

function playingBoard(chance: Prng): readonly Card[] {
  const suit = chance.below(4);
  const royal = [8, 9, 10, 11, 12].map((rank) => card(rank, suit));
  const rank = chance.below(12);
  const quads = [...[0, 1, 2, 3].map((s) => card(rank, s)), card(12, suit)];
  return shuffled(chance, pick(chance, [royal, quads]));
}

/** An outcome with nothing left out but the second board. */
export interface Told extends Outcome {
  readonly holes: readonly (HoleCards | null)[];
  readonly shown: boolean;
  readonly declared: Declaration;
}

/** What is told of a hand that is over; boards are those that were dealt. */
export function randomOutcome(
  chance: Prng,
  hand: Hand,
  boards: readonly (readonly Card[])[],
  deal: Deal,
  telling: Telling,
): Told {
  const nobody = hand.table.seats.map((): HoleCards | null => null);
  const dealtIn = hand.table.dealtIn;
  const given = nobody.map((_, seat) => (dealtIn.includes(seat) ? deal.holes[seat]! : null));
  if (phaseOf(hand) === 'everyone-folded') {
    const holes = once(chance, 4) ? given : nobody;
    return { holes, shown: false, declared: NONE };
  }
  if (telling === 'cards' || telling === 'cards and pots') {
    const shown = !once(chance, 4);
    const holes = shown ? showdown(chance, hand, deal, telling === 'cards') : given;
    const declared = telling === 'cards' ? NONE : asShown(hand, boards, deal);
    return { holes, shown, declared };
  }
  const shown = once(chance, 3);
  const holes = shown
    ? nobody.map((_, seat): HoleCards | null => (seatsIn(hand).includes(seat) ? 'unknown' : null))
    : nobody;
  return { holes, shown, declared: randomDeclaration(chance, hand, boards, telling) };
}

/** Cards of those still in; some muck, but somebody is left for the last pot that is contested. */
function showdown(chance: Prng, hand: Hand, deal: Deal, mayMuck: boolean): (HoleCards | null)[] {
  const kept = pick(chance, lastContested(hand));
  const mucks = mayMuck && once(chance, 5);
  return hand.table.seats.map((_, seat): HoleCards | null => {
    if (!seatsIn(hand).includes(seat)) return null;
    return mucks && seat !== kept && once(chance, 2) ? 'mucks' : deal.holes[seat]!;
  });
}

/** The winners by the cards, declared as well (WIN-3: no contradiction). */
function asShown(hand: Hand, boards: readonly (readonly Card[])[], deal: Deal): Declaration {
  const lines = settle(hand, null).pots.flatMap(({ eligible }, pot) =>
    boards.map((cards, board): DeclaredPot => {
      const strengths = eligible.map((seat) => evaluate([...deal.holes[seat]!, ...cards]));
      const best = Math.max(...strengths);
      const seats = eligible.filter((_, i) => strengths[i] === best);
      return { pot, board: boards.length === 1 ? null : board, seats };
    }),
  );
  return { kind: 'pots', lines };
}

function randomDeclaration(
  chance: Prng,
  hand: Hand,
  boards: readonly unknown[],
  kind: 'ranking' | 'pots' | 'winner',
): Declaration {
  if (kind === 'winner') return { kind, seat: pick(chance, lastContested(hand)) };
  if (kind === 'ranking') return { kind, tiers: randomTiers(chance, seatsIn(hand)) };
  const { pots } = settle(hand, null);
  const lines = pots.flatMap(({ eligible }, pot): DeclaredPot[] => {
    // WIN-2: a pot with one eligible player needs no word
    if (eligible.length === 1 && once(chance, 2)) return [];
    const line = (board: number | null): DeclaredPot => ({
      pot,
      board,
      seats: shuffled(chance, eligible).slice(0, 1 + chance.below(eligible.length)),
    });
    // RUN-1: with two boards every line names its own
    return boards.length > 1 ? boards.map((_, board) => line(board)) : [line(null)];
  });
  // A section without a line would be no declaration.
  return lines.length > 0 ? { kind, lines } : NONE;
}

/** Best first; players in one tier are tied. */
export function randomTiers(
  chance: Prng,
  seats: readonly number[],
): readonly (readonly number[])[] {
  const tiers: number[][] = [];
  for (const seat of shuffled(chance, seats)) {
    if (tiers.length > 0 && once(chance, 2)) tiers[tiers.length - 1]!.push(seat);
    else tiers.push([seat]);
  }
  return tiers;
}

/** Who can win the last pot that more than one player can win. */
const lastContested = (hand: Hand): readonly number[] =>
  settle(hand, null).pots.findLast((pot) => pot.eligible.length > 1)?.eligible ?? seatsIn(hand);

/** How hands are told, the cards most often. */
export const randomTelling = (chance: Prng): Telling =>
  weighted(chance, [
    [5, 'cards'],
    [2, 'ranking'],
    [2, 'pots'],
    [1, 'winner'],
    [1, 'cards and pots'],
  ]);
