import { type Prng, pick, shuffled } from '../../kernel/index.ts';
import type { Card, Declaration, DeclaredPot, HoleCards, Outcome } from '../../rules/index.ts';
import type { DecisiveHand, OutcomeForm } from '../plan/slot.ts';
import { type Deal, dealCards } from './deal-cards.ts';
import type { Tiers } from './wanted-ranking.ts';

/** How the hand ends: the board's cards, and what is written under the streets. */
export interface End {
  readonly board: readonly Card[];
  readonly outcome: Outcome;
}

export interface ChosenEnding {
  readonly telling: OutcomeForm;
  /** By seat: everybody dealt in. */
  readonly seats: number;
  readonly pots: readonly { readonly eligible: readonly number[] }[];
  readonly tiers: Tiers;
  /** RUN-1: the cards both boards have in common; null if the board is run once. */
  readonly shared: number | null;
  /** WIN-1 */
  readonly decidedBy: DecisiveHand | null;
}

/** Cards and words under which the players rank as wished; null if no cards came out so. */
export function chooseEnding(chance: Prng, ending: ChosenEnding): End | null {
  const { telling, seats, tiers, shared, decidedBy } = ending;
  const deal = dealCards(chance, tiers, decidedBy);
  if (!deal) return null;
  const { board } = deal;
  const board2 = shared === null ? null : deal.rest.slice(0, 5 - shared);
  const holes = Array.from({ length: seats }, (_, seat) => deal.holes.get(seat) ?? null);
  switch (telling) {
    case 'showdown':
      return { board, outcome: { holes, shown: true, board2 } };
    case 'cards-before': {
      const all = withFolded(holes, deal, board2);
      return { board, outcome: { holes: all, shown: false, board2 } };
    }
    case 'mucks':
      return { board, outcome: { holes: mucked(holes, tiers), shown: true } };
    case 'unknown': {
      const hidden = pick(chance, tiers.flat());
      const told = holes.map((hole, seat): HoleCards | null =>
        seat === hidden ? 'unknown' : hole,
      );
      return { board, outcome: { holes: told, shown: true, declared: potLines(ending, [tiers]) } };
    }
    case 'winners': {
      const second = shuffled(chance, tiers.flat()).map((seat) => [seat]);
      const boards = board2 === null ? [tiers] : [tiers, second];
      return { board, outcome: { board2, declared: potLines(ending, boards) } };
    }
    case 'ranking':
      return { board, outcome: { declared: { kind: 'ranking', tiers } } };
    case 'winner':
      return { board, outcome: { declared: { kind: 'winner', seat: tiers[0]![0]! } } };
  }
}

/** Everybody who was dealt in has cards, also those who folded. */
function withFolded(
  holes: readonly (HoleCards | null)[],
  { rest }: Deal,
  board2: readonly Card[] | null,
): readonly HoleCards[] {
  const deck = rest.slice(board2?.length ?? 0);
  return holes.map((hole): HoleCards => hole ?? [deck.pop()!, deck.pop()!]);
}

/** WIN-4: a player who sees they are beaten gives up without showing. */
const mucked = (
  holes: readonly (HoleCards | null)[],
  tiers: Tiers,
): readonly (HoleCards | null)[] =>
  holes.map((hole, seat) => (hole && !tiers[0]!.includes(seat) ? 'mucks' : hole));

/** Winners per pot; a pot with one eligible player needs no word (WIN-2). */
function potLines({ pots }: ChosenEnding, boards: readonly Tiers[]): Declaration {
  const lines = pots.flatMap(({ eligible }, pot): DeclaredPot[] => {
    if (eligible.length === 1) return [];
    return boards.map((tiers, board) => {
      const best = tiers.find((tier) => tier.some((seat) => eligible.includes(seat)))!;
      const seats = best.filter((seat) => eligible.includes(seat));
      return { pot, board: boards.length === 1 ? null : board, seats };
    });
  });
  return { kind: 'pots', lines };
}
