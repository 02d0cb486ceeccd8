import { type Hand, liveOf } from './hand/hand.ts';
import { STREETS, type Street } from './hand/street.ts';
import { type Payment, payHand, returnedBet } from './pay.ts';
import { explainPots, type SettledPot } from './pots/settled-pot.ts';
import { nextSeats, type Rotation, sameSeats } from './rotation/next-seats.ts';
import type { Share } from './showdown/award.ts';
import type { Outcome } from './showdown/outcome.ts';
import type { WinRuling } from './showdown/win-ruling.ts';
import { type Chips, minus, NO_CHIPS, plus } from './table/chips.ts';
import { isDealtIn } from './table/table.ts';

export interface PlayerResult {
  readonly name: string;
  /** SEAT-4; null if eliminated. */
  readonly position: string | null;
  readonly start: Chips;
  /** Put in without the ante, before any return. */
  readonly live: Chips;
  readonly ante: Chips;
  /** live + ante − returned */
  readonly contributed: Chips;
  /** start − contributed */
  readonly final: Chips;
  /** null until the hand is paid. */
  readonly won: Chips | null;
  readonly newStack: Chips | null;
  /** POT-8 */
  readonly maxWin: Chips;
  readonly allIn: Street | null;
  readonly folded: Street | null;
}

/** A hand worked out as far as it has gone. */
export interface Settlement {
  readonly hand: Hand;
  readonly uncalledReturned: Share | null;
  /** TOUR-9: a misdeal; everybody gets back what they put in. */
  readonly isVoid: boolean;
  readonly totalPot: Chips;
  readonly pots: readonly SettledPot[];
  /** By seat. */
  readonly players: readonly PlayerResult[];
  readonly rulings: readonly WinRuling[];
  /** The next hand; null until this one is paid. */
  readonly next: Rotation | null;
}

/**
 * Makes the pots of a hand and, once betting is over and the winners are known, pays them.
 * Without an outcome nothing is paid.
 */
export const settle = (hand: Hand, outcome: Outcome | null): Settlement =>
  explained(hand, payHand(hand, outcome));

/** A payment with everything there is to say about it. */
export function explained(hand: Hand, payment: Payment): Settlement {
  const { table } = hand;
  const { shares, rulings, newStacks, isVoid } = payment;
  const ends = streetsOf(hand);
  const foldedText = (seat: number): string => FOLDED[ends.folded[seat] ?? 'preflop'];
  const pots = explainPots(payment, table.rules.anteType, foldedText).map(
    (pot, i): SettledPot => ({
      name: pot.name,
      amount: pot.amount,
      percentage: pot.percentage,
      level: pot.level,
      eligible: pot.eligible,
      excluded: pot.excluded.filter(({ seat }) => isDealtIn(table, seat)),
      calculation: pot.calculation,
      winners: shares[i] ?? [],
    }),
  );
  const returned = returnedBet(payment);
  return {
    hand,
    uncalledReturned: returned,
    isVoid,
    totalPot: pots.reduce((sum, pot) => sum + pot.amount, 0) as Chips,
    pots,
    players: results(hand, pots, payment, ends),
    rulings,
    next: newStacks && (isVoid ? sameSeats(table) : nextSeats(table, newStacks)),
  };
}

function results(
  hand: Hand,
  pots: readonly SettledPot[],
  payment: Payment,
  ends: Ends,
): readonly PlayerResult[] {
  const { newStacks: stacks, isVoid } = payment;
  const returned = returnedBet(payment);
  const maxWins = mostToWin(hand, pots);
  return hand.table.seats.map(({ name, stack: start }, seat): PlayerResult => {
    const live = liveOf(hand, seat);
    const ante = plus(hand.antes[seat]!, hand.dead[seat]!);
    const back = (returned?.seat === seat ? returned.amount : 0) as Chips;
    const contributed = isVoid ? NO_CHIPS : minus(plus(live, ante), back);
    const final = minus(start, contributed);
    return {
      name,
      position: hand.table.positions[seat]!,
      start,
      live,
      ante,
      contributed,
      final,
      won: stacks && minus(stacks[seat]!, final),
      newStack: stacks && stacks[seat]!,
      maxWin: maxWins[seat]!,
      allIn: ends.allIn[seat] ?? null,
      folded: ends.folded[seat] ?? null,
    };
  });
}

/** POT-8: the pots each seat can win, together. */
function mostToWin(hand: Hand, pots: readonly SettledPot[]): readonly Chips[] {
  const most = hand.table.nothing.slice();
  for (const { amount, eligible } of pots) {
    for (const seat of eligible) most[seat] = plus(most[seat]!, amount);
  }
  return most;
}

/** The street on which each player folded or went all-in. */
interface Ends {
  readonly folded: readonly (Street | null)[];
  readonly allIn: readonly (Street | null)[];
}

function streetsOf(hand: Hand): Ends {
  const folded = hand.stacks.map((): Street | null => null);
  const allIn = hand.stacks.map((): Street | null => null);
  // From the newest event back: the last thing a player without chips did was to put in the last.
  let { street } = hand;
  for (let log = hand.log; log; log = log.before) {
    const { event } = log;
    if (event.kind === 'deal') {
      street = STREETS[STREETS.indexOf(event.street) - 1]!;
      continue;
    }
    if (event.kind === 'muck') continue;
    const { seat } = event;
    if (event.kind === 'act' && event.verb === 'fold') folded[seat] = street;
    else if (hand.stacks[seat] === 0) allIn[seat] ??= street;
  }
  return { folded, allIn };
}

/** POT-9: why somebody who folded is excluded. */
const FOLDED: Readonly<Record<Street, string>> = {
  preflop: 'folded preflop',
  flop: 'folded on the flop',
  turn: 'folded on the turn',
  river: 'folded on the river',
};
