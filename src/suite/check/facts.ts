import type { HandRecord } from '../../record/index.ts';
import type { Verdict } from '../../referee/index.ts';
import { type Settlement, STREETS, type Street, type Table, type Verb } from '../../rules/index.ts';
import type { Case } from '../case.ts';
import type { SlotProfile } from '../plan/slot.ts';

/** A case that was played through the engine to its end, ready to be asked what it shows. */
export interface Facts {
  readonly one: Case;
  readonly record: HandRecord;
  readonly table: Table;
  readonly settlement: Settlement;
  readonly moves: readonly Move[];
}

/** An action and how the betting stood. */
export interface Move {
  readonly seat: number;
  readonly street: Street;
  /** 0 is Base, k is More k. */
  readonly more: number;
  readonly verb: Verb;
  /** The bet before the move and after it. */
  readonly from: number;
  readonly price: number;
  /** What the player had in front before the move. */
  readonly had: number;
  /** ACT-5: the least by which the bet could be raised. */
  readonly fullRaise: number;
}

/** null unless the hand is finished and paid. */
export function factsOf(one: Case, { record, replay, settlement, ok }: Verdict): Facts | null {
  const table = replay.seating?.table;
  if (!ok || !table || !settlement?.next) return null;
  return { one, record, table, settlement, moves: movesOf(table, replay.steps) };
}

function movesOf(table: Table, steps: Verdict['replay']['steps']): readonly Move[] {
  const moves: Move[] = [];
  const { bb } = table.blinds;
  let street: Street = 'preflop';
  let price: number = bb;
  let fullRaise: number = bb;
  for (const { seat, more, event, after } of steps) {
    if (after.street !== street) [street, price, fullRaise] = [after.street, 0, bb];
    if (event?.kind !== 'act') continue;
    const { verb, to, added } = event;
    const from = price;
    price = after.price;
    moves.push({ seat, street, more, verb, from, price, had: to - added, fullRaise });
    fullRaise = after.fullRaise;
  }
  return moves;
}

export const sidePotsOf = ({ settlement }: Facts): number =>
  Math.max(0, settlement.pots.length - 1);

/** The players who are all-in. */
export const allInsOf = ({ settlement }: Facts): Settlement['players'] =>
  settlement.players.filter((player) => player.allIn !== null);

/** The streets on which somebody acts. */
export const actedStreets = ({ moves }: Facts): ReadonlySet<Street> =>
  new Set(moves.map((move) => move.street));

export const isRaise = ({ from, price }: Move): boolean => price > from;

/** ACT-5: an all-in above the bet by less than a full raise. */
export const isShortRaise = (move: Move): boolean =>
  isRaise(move) && move.price - move.from < move.fullRaise;

/** A raise over a raise; before the flop the big blind is the bet. */
export const hasReRaise = ({ moves }: Facts): boolean =>
  STREETS.some((street) => {
    const raises = moves.filter((move) => move.street === street && isRaise(move)).length;
    return raises > (street === 'preflop' ? 1 : 2);
  });

/**
 * ACT-6: a player who has acted raises again, and what reopened the betting were short all-ins, no
 * single full raise.
 */
export const hasReopening = ({ moves }: Facts): boolean =>
  moves.some((move, i) => {
    if (!isRaise(move) || move.more === 0) return false;
    const own = moves.findLastIndex(
      ({ seat, street }, j) => j < i && seat === move.seat && street === move.street,
    );
    const between = moves.slice(own + 1, i).filter(isRaise);
    return between.length > 0 && between.every(isShortRaise);
  });

/** POST-1: the BB cannot post ante and blind in full. */
export const isShortBb = ({ table }: Facts): boolean =>
  table.seats[table.bb]!.stack < table.blinds.bb + table.blinds.ante;

/** ODD-1 leaves shares of a pot a chip apart, on two boards up to three. */
const APART = 4;

/**
 * ODD-1: winners of a pot who get nearly the same, but not the same. RUN-1: two winners, and boards
 * that do not get the same.
 */
export const hasOddChips = ({ settlement, table, record }: Facts): boolean => {
  const { oddChip } = table.rules;
  return settlement.pots.some(({ amount, winners }) => {
    if (winners.length < 2) return false;
    if (record.board2 !== null && amount % (2 * oddChip) !== 0) return true;
    return winners.some((one) =>
      winners.some((other) => {
        const apart = other.amount - one.amount;
        return apart > 0 && apart < APART * oddChip;
      }),
    );
  });
};

/** POT-7: rounding each percentage for itself would not add up to 100.0. */
export const needsLargestRemainder = ({ settlement: { pots, totalPot } }: Facts): boolean =>
  pots.reduce((sum, { amount }) => sum + Math.round((amount / totalPot) * 1000), 0) !== 1000;

/** How many players have chips in the next hand. */
export const remaining = ({ settlement }: Facts): number =>
  settlement.players.filter((player) => Number(player.newStack) > 0).length;

/** Who wins something, each once. */
export const winnersOf = ({ settlement }: Facts): ReadonlySet<number> =>
  new Set(
    settlement.pots.flatMap(({ winners }) =>
      winners.filter((share) => share.amount > 0).map((share) => share.seat),
    ),
  );

/** `plain` if no case has a house rule, and winners of pots are all that ends a hand. */
export const profileOf = (cases: readonly Facts[]): SlotProfile =>
  cases.every(
    ({ record: { rules, cards, showdown, ranking, winner, board2 } }) =>
      Object.keys(rules).length === 0 &&
      cards.length + showdown.length === 0 &&
      (ranking ?? winner ?? board2) === null,
  )
    ? 'plain'
    : 'collector';

/** The same seats doing the same things, whatever the amounts. */
export const courseOf = ({ table, moves }: Facts): string =>
  `${table.seats.length}: ${moves.map(({ street, seat, verb }) => `${street[0]}${seat}${verb}`).join(' ')}`;
