import type { HandRecord, Replay, Step } from '../record/index.ts';
import type { Verdict } from '../referee/index.ts';
import {
  type ActEvent,
  events,
  type Hand,
  liveOf,
  type Outcome,
  type Payment,
  type Settlement,
  type Share,
  type Street,
  seatsIn,
  standingOf,
  type Table,
  type Verb,
} from '../rules/index.ts';
import type { Case } from './case.ts';

/** A hand that was played to its end, and how it was paid. */
export interface PlayedHand {
  readonly hand: Hand;
  /** The hand after its posts and after every event. */
  readonly course: readonly Hand[];
  readonly outcome: Outcome;
  readonly payment: Payment;
}

/** What the betting of a finished hand shows, whoever wins. Players are seats. */
export interface BettingFacts {
  readonly table: Table;
  readonly moves: readonly Move[];
  readonly allIns: readonly number[];
  readonly sidePots: number;
  /** RET-2, POT-5: one player alone can win the last pot. */
  readonly endsAlone: boolean;
  /** RET-1: what nobody called, whether it went back or not. */
  readonly uncalled: number;
  /** POT-7: rounding each percentage alone would not add up to 100.0. */
  readonly needsRemainder: boolean;
  /** POT-2: who folded with more in than somebody all-in. */
  readonly deadAbove: { readonly folder: number; readonly short: number } | null;
  /** On how many streets somebody acts. */
  readonly actionStreets: number;
  /** A raise over a raise; before the flop the big blind is the bet. */
  readonly hasReRaise: boolean;
  /** ACT-6: who raises again because short all-ins together were a full raise. */
  readonly reopened: number | null;
  /** The same for the same seats doing the same things, whatever the amounts. */
  readonly course: string;
}

/** What paying the pots shows besides. */
export interface PaidFacts extends BettingFacts {
  readonly splitPots: number;
  readonly winners: readonly number[];
  readonly eliminated: readonly number[];
  /** How many players have chips in the next hand. */
  readonly remaining: number;
  /** ODD-1, RUN-1: pots that do not come out even. */
  readonly oddPots: readonly number[];
}

/** A case that was played to its end, and what it shows. */
export interface CaseFacts extends PaidFacts {
  readonly one: Case;
  readonly record: HandRecord;
  readonly replay: Replay;
  readonly settlement: Settlement;
}

/** An action and how the betting stood. */
interface Move {
  readonly seat: number;
  readonly street: Street;
  /** SEC-1: 0 is Base, k is More k. */
  readonly more: number;
  readonly verb: Verb;
  /** The bet before the move and after it. */
  readonly from: number;
  readonly price: number;
  /** ACT-5: the least by which the bet could be raised. */
  readonly fullRaise: number;
}

/** null unless the hand is finished and paid. */
export function factsOf(one: Case, { record, replay, settlement, ok }: Verdict): CaseFacts | null {
  if (!ok || !settlement?.next) return null;
  const { hand, pots, players } = settlement;
  const betting = bettingFacts(hand, pots, writtenActs(replay.steps));
  const shares = pots.map((pot) => pot.winners);
  const stacks = players.map((player) => player.newStack!);
  const paid = paidFacts(betting, shares, stacks, record.board2 !== null);
  return { ...paid, one, record, replay, settlement };
}

interface CountedPot {
  readonly amount: number;
  readonly eligible: readonly number[];
}

/** `acts` are those of the hand, or of its text if that leaves checks out (WIN-2). */
export function bettingFacts(
  hand: Hand,
  pots: readonly CountedPot[],
  acts: readonly StreetAct[] = playedActs(hand),
): BettingFacts {
  const { table } = hand;
  const moves = movesFrom(acts, table.blinds.bb);
  const allIns = seatsIn(hand).filter((seat) => hand.stacks[seat] === 0);
  return {
    table,
    moves,
    allIns,
    sidePots: Math.max(0, pots.length - 1),
    endsAlone: pots[pots.length - 1]?.eligible.length === 1,
    uncalled: uncalledIn(hand),
    needsRemainder: tenthsRoundedAlone(pots) !== 1000,
    deadAbove: deadAbove(hand, allIns),
    actionStreets: new Set(moves.map(({ street }) => street)).size,
    hasReRaise: hasReRaise(moves),
    reopened: reopenedFor(moves),
    course: `${table.seats.length}: ${moves.map(({ street, seat, verb }) => `${street[0]}${seat}${verb}`).join(' ')}`,
  };
}

/** `shares` by pot, `stacks` by seat after the hand. */
export function paidFacts(
  betting: BettingFacts,
  shares: readonly (readonly Share[])[],
  stacks: readonly number[],
  isRunTwice: boolean,
): PaidFacts {
  const { seats, rules } = betting.table;
  const winners: number[] = [];
  const oddPots: number[] = [];
  let splitPots = 0;
  for (const [pot, paid] of shares.entries()) {
    for (const { seat } of paid) if (!winners.includes(seat)) winners.push(seat);
    if (paid.length < 2) continue;
    splitPots++;
    if (isOdd(paid, rules.oddChip, isRunTwice)) oddPots.push(pot);
  }
  const eliminated: number[] = [];
  let remaining = 0;
  for (const [seat, left] of stacks.entries()) {
    if (left > 0) remaining++;
    else if (seats[seat]!.stack > 0) eliminated.push(seat);
  }
  // What is new comes first: V8 adds to a copy slowly, 10 µs for these.
  return { splitPots, winners, eliminated, remaining, oddPots, ...betting };
}

interface StreetAct {
  readonly street: Street;
  readonly event: ActEvent;
}

function playedActs(hand: Hand): readonly StreetAct[] {
  const acts: StreetAct[] = [];
  let street: Street = 'preflop';
  for (const event of events(hand)) {
    if (event.kind === 'deal') street = event.street;
    else if (event.kind === 'act') acts.push({ street, event });
  }
  return acts;
}

const writtenActs = (steps: readonly Step[]): readonly StreetAct[] =>
  steps.flatMap(({ event, after }) =>
    event?.kind === 'act' ? [{ street: after.street, event }] : [],
  );

/** Follows the bet as a spectator would. */
function movesFrom(acts: readonly StreetAct[], bb: number): readonly Move[] {
  const moves: Move[] = [];
  let on: Street = 'preflop';
  let from = bb;
  let fullRaise = bb;
  let acted: number[] = [];
  for (const { street, event } of acts) {
    if (street !== on) [on, from, fullRaise, acted] = [street, 0, bb, []];
    const { seat, verb, to } = event;
    const price = Math.max(from, to);
    const more = acted[seat] ?? 0;
    moves.push({ seat, street, more, verb, from, price, fullRaise });
    fullRaise = Math.max(fullRaise, price - from);
    from = price;
    acted[seat] = more + 1;
  }
  return moves;
}

const isRaise = ({ from, price }: Move): boolean => price > from;

/** ACT-5: an all-in above the bet by less than a full raise. */
const isShortRaise = (move: Move): boolean =>
  isRaise(move) && move.price - move.from < move.fullRaise;

function hasReRaise(moves: readonly Move[]): boolean {
  const raises = { preflop: 0, flop: 0, turn: 0, river: 0 };
  for (const move of moves) if (isRaise(move)) raises[move.street]++;
  return raises.preflop > 1 || Math.max(raises.flop, raises.turn, raises.river) > 2;
}

/** ACT-6: who has acted and raises again, with nothing but short all-ins in between. */
function reopenedFor(moves: readonly Move[]): number | null {
  const again = moves.find((move, i) => {
    if (!isRaise(move) || move.more === 0) return false;
    const own = moves.findLastIndex(
      ({ seat, street }, j) => j < i && seat === move.seat && street === move.street,
    );
    const between = moves.slice(own + 1, i).filter(isRaise);
    return between.length > 0 && between.every(isShortRaise);
  });
  return again?.seat ?? null;
}

/** The highest total above the second highest, whoever folded. */
function uncalledIn(hand: Hand): number {
  const [highest, second] = hand.table.dealtIn
    .map((seat) => liveOf(hand, seat) as number)
    .sort((a, b) => b - a);
  return highest! - second!;
}

/** POT-7: what percentages rounded one by one add up to, in tenths. */
export function tenthsRoundedAlone(pots: readonly { readonly amount: number }[]): number {
  const total = pots.reduce((sum, { amount }) => sum + amount, 0);
  return pots.reduce((sum, { amount }) => sum + Math.round((1000 * amount) / total), 0);
}

/** Where the most chips lie above an all-in; an ante alone has everything above it. */
function deadAbove(hand: Hand, allIns: readonly number[]): BettingFacts['deadAbove'] {
  let found: BettingFacts['deadAbove'] = null;
  let most = 0;
  for (const folder of hand.table.dealtIn) {
    if (standingOf(hand, folder) !== 'folded') continue;
    for (const short of allIns) {
      const above = liveOf(hand, folder) - liveOf(hand, short);
      if (above <= most) continue;
      most = above;
      found = { folder, short };
    }
  }
  return found;
}

/** ODD-1 leaves shares of a pot a chip apart, on two boards up to three. */
const APART = 4;

/** ODD-1: winners who get nearly the same, but not the same. RUN-1: boards that do not. */
function isOdd(paid: readonly Share[], oddChip: number, isRunTwice: boolean): boolean {
  const amounts = paid.map(({ amount }) => amount as number);
  const pot = amounts.reduce((sum, amount) => sum + amount, 0);
  if (isRunTwice && pot % (2 * oddChip) !== 0) return true;
  return amounts.some((one) =>
    amounts.some((other) => other > one && other - one < APART * oddChip),
  );
}

/** POST-1: the BB cannot post ante and blind in full. */
export const isShortBb = ({ seats, bb, blinds }: Table): boolean =>
  seats[bb]!.stack < blinds.bb + blinds.ante;
