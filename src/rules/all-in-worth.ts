import { fail, ok, type Problem, type Result, show } from '../kernel/index.ts';
import { type Card, cardText, SeenCards } from './cards/card.ts';
import { events, type Hand, isBettingOver, nameOf } from './hand/hand.ts';
import { BOARD_SIZES, STREETS, type Street } from './hand/street.ts';
import { payHand } from './pay.ts';
import { potName } from './pots/pot.ts';
import { type Chances, countBoards } from './showdown/chances.ts';
import { unknownCards } from './showdown/equity.ts';
import type { KnownCards } from './showdown/every-board.ts';
import { type HoleCards, isKnown, type Outcome } from './showdown/outcome.ts';
import type { Chips } from './table/chips.ts';

/** The chances of everybody still in, as the table lay. */
export interface TableChances {
  readonly street: Street;
  readonly board: readonly Card[];
  /** How many boards could still come. */
  readonly boards: number;
  readonly players: readonly { readonly seat: number; readonly chances: Chances }[];
}

/** What an all-in was worth when betting was over, pot by pot, beside what came of it. */
export interface AllInWorth {
  /** The street on which betting ended, and the board as it lay then. */
  readonly street: Street;
  readonly board: readonly Card[];
  /** How many boards could still come. */
  readonly boards: number;
  readonly pots: readonly PotWorth[];
  /** Everybody still in, all pots together. */
  readonly players: readonly WorthAndWon[];
}

export interface PotWorth {
  readonly name: string;
  readonly amount: Chips;
  /** Who could win it; worth is exactly `amount` × `chances.share`. */
  readonly players: readonly (WorthAndWon & { readonly chances: Chances })[];
}

export interface WorthAndWon {
  readonly seat: number;
  /** Chips on average over all boards: seldom a whole number, and without odd chips. */
  readonly worth: number;
  /** null until the hand is paid. */
  readonly won: Chips | null;
}

/** A figure, or why there is none. */
type Figure<T> = Result<T, readonly Problem[]>;

/**
 * The chances of everybody still in, now or when betting on an earlier street was over. Known
 * cards of players who have folded are dead. No figure where a hand still in is not known (WIN-4).
 */
export function chancesAt(
  hand: Hand,
  { holes = [] }: Outcome,
  street: Street = hand.street,
): Figure<TableChances> {
  const lay = knownCardsAt(hand, holes, street);
  if (!lay.ok) return lay;
  const { seats, known } = lay.value;
  const { boards, contests } = countBoards(known, [known.holes.map((_, place) => place)]);
  const players = seats.map((seat, place) => ({ seat, chances: contests[0]![place]! }));
  return ok({ street, board: known.board, boards, players });
}

/**
 * What everybody should have won on average, where betting was over before the river and all hands
 * still in are known. Run twice or once, it is worth the same (RUN-1): what counts is the board
 * before the rest was dealt.
 */
export function allInWorth(hand: Hand, outcome: Outcome): Figure<AllInWorth> {
  if (!isBettingOver(hand)) return noFigure('ACT-8', 'Betting is not over yet.');
  const street = lastBettingStreet(hand);
  if (street === 'river') {
    return noFigure('ACT-8', 'Betting went on to the river: nobody was all-in with cards to come.');
  }
  const lay = knownCardsAt(hand, outcome.holes ?? [], street);
  if (!lay.ok) return lay;
  const { seats, known } = lay.value;
  const { pots, shares, newStacks } = payHand(hand, outcome);
  const places = pots.map(({ eligible }) => eligible.map((seat) => seats.indexOf(seat)));
  const { boards, contests } = countBoards(known, places);
  const worths = pots.map(({ amount, eligible }, pot): PotWorth => {
    const players = eligible.map((seat, i) => {
      const chances = contests[pot]![i]!;
      const worth = (amount * chances.share.numerator) / chances.share.denominator;
      const won = shares[pot]?.find((share) => share.seat === seat)?.amount ?? (0 as Chips);
      return { seat, worth, won: newStacks && won, chances };
    });
    return { name: potName(pot), amount, players };
  });
  const players = seats.map((seat): WorthAndWon => {
    const own = worths.flatMap((pot) => pot.players.filter((player) => player.seat === seat));
    const worth = own.reduce((sum, pot) => sum + pot.worth, 0);
    const won = own.reduce((sum, pot) => sum + (pot.won ?? 0), 0) as Chips;
    return { seat, worth, won: newStacks && won };
  });
  return ok({ street, board: known.board, boards, pots: worths, players });
}

/** The street of the last action; preflop if the blinds already took everybody's chips. */
function lastBettingStreet(hand: Hand): Street {
  let { street } = hand;
  for (let log = hand.log; log; log = log.before) {
    const { event } = log;
    if (event.kind === 'act') return street;
    if (event.kind === 'deal') street = STREETS[STREETS.indexOf(event.street) - 1]!;
  }
  return street;
}

export interface KnownTable {
  /** Who was still in; `known.holes` has their cards in the same order. */
  readonly seats: readonly number[];
  readonly known: KnownCards;
}

/** The cards on the table when betting on a street was over. */
export function knownCardsAt(
  hand: Hand,
  holes: readonly (HoleCards | null)[],
  street: Street,
): Figure<KnownTable> {
  if (STREETS.indexOf(street) > STREETS.indexOf(hand.street)) {
    return noFigure('ACT-8', `The ${street} has not been dealt yet.`);
  }
  const { seats, board } = tableAt(hand, street);
  if (seats.length < 2) return noFigure('ACT-8', 'Everybody else has folded.');
  const unknown = seats.filter((seat) => !isKnown(holes[seat]));
  if (unknown.length > 0) {
    return noFigure('WIN-4', unknownCards(unknown.map((seat) => show(nameOf(hand, seat)))));
  }
  if (board.length !== BOARD_SIZES[street]) {
    return noFigure('WIN-5', `Not all board cards up to the ${street} are known.`);
  }
  const known: KnownCards = {
    holes: seats.map((seat) => holes[seat]).filter(isKnown),
    board,
    dead: holes
      .filter((_, seat) => !seats.includes(seat))
      .filter(isKnown)
      .flat(),
  };
  const seen = new SeenCards();
  const twice = [...known.holes.flat(), ...board, ...known.dead].find((card) => seen.again(card));
  if (twice !== undefined) return noFigure('WIN-5', `${cardText(twice)} appears twice.`);
  return ok({ seats, known });
}

/** Who was still in and what lay on the board when betting on a street was over. */
function tableAt(
  hand: Hand,
  street: Street,
): { readonly seats: readonly number[]; readonly board: readonly Card[] } {
  const folded = new Set<number>();
  const board: Card[] = [];
  const last = STREETS.indexOf(street);
  for (const event of events(hand)) {
    if (event.kind === 'deal') {
      if (STREETS.indexOf(event.street) > last) break;
      board.push(...event.cards);
    } else if (event.kind === 'act' && event.verb === 'fold') {
      folded.add(event.seat);
    }
  }
  return { seats: hand.table.dealtIn.filter((seat) => !folded.has(seat)), board };
}

/** Nobody did anything wrong: there is nothing to be worked out, and this is why. */
const noFigure = (rule: string, message: string): Figure<never> =>
  fail([{ rule, severity: 'info', message, path: 'hand' }]);
