import { figure } from '../kernel/figures.ts';
import { invariant } from '../kernel/invariant.ts';
import { eventsOf } from './hand/event.ts';
import { type Hand, isBettingOver, liveOf } from './hand/hand.ts';
import type { Street } from './hand/street.ts';
import type { Exclusion } from './pots/explain.ts';
import { makePots } from './pots/pots.ts';
import { stakesOf } from './pots/stakes.ts';
import { nextSeats, type Rotation } from './rotation/next-seats.ts';
import { awardPot, type Share } from './showdown/award.ts';
import type { Outcome } from './showdown/outcome.ts';
import type { WinRuling } from './showdown/win-ruling.ts';
import { decideWinners } from './showdown/winners.ts';
import { type Chips, minus, plus } from './table/chips.ts';

/** A pot of a hand. Players are seats. */
export interface SettledPot {
  readonly name: string;
  readonly amount: Chips;
  readonly percentage: number;
  readonly level: Chips;
  readonly eligible: readonly number[];
  readonly excluded: readonly { readonly seat: number; readonly reason: string }[];
  readonly calculation: string;
  /** Empty while the winners are open. */
  readonly winners: readonly Share[];
}

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
  readonly new: Chips | null;
  /** POT-8 */
  readonly maxWin: Chips;
  readonly allIn: Street | null;
  readonly folded: Street | null;
}

/** A hand worked out as far as it has gone. */
export interface Settlement {
  readonly hand: Hand;
  readonly returned: Share | null;
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
export function settle(hand: Hand, outcome: Outcome | null): Settlement {
  const { table } = hand;
  const { dealtIn } = table;
  const { uncalled, pots } = makePots(stakesOf(hand), table.rules);
  const ends = streetsOf(hand);
  const contested = pots.map((pot) => ({ eligible: pot.eligible.map((i) => dealtIn[i]!) }));
  const decision = outcome && isBettingOver(hand) ? decideWinners(contested, outcome) : null;
  const settled = pots.map((pot, i): SettledPot => {
    const winners = decision?.winners[i]?.filter((seats) => seats !== null) ?? [];
    const decided = winners.length > 0 && winners.length === outcome?.boards.length;
    return {
      name: pot.name,
      amount: pot.amount,
      percentage: pot.percentage,
      level: pot.level,
      eligible: contested[i]!.eligible,
      excluded: pot.excluded.map(({ player, because }) => {
        const seat = dealtIn[player]!;
        return { seat, reason: reasonText(because, ends.folded[seat] ?? null) };
      }),
      calculation: pot.calculation,
      winners: decided ? awardPot(pot.amount, winners, table.rules.oddChip) : [],
    };
  });
  const returned = uncalled && { seat: dealtIn[uncalled.player]!, amount: uncalled.amount };
  const rulings = decision?.rulings ?? [];
  const paid =
    decision !== null &&
    settled.every((pot) => pot.winners.length > 0) &&
    rulings.every((ruling) => ruling.severity !== 'error');
  const players = results(hand, settled, returned, ends, paid);
  return {
    hand,
    returned,
    totalPot: settled.reduce((sum, pot) => sum + pot.amount, 0) as Chips,
    pots: paid ? settled : settled.map((pot) => ({ ...pot, winners: [] })),
    players,
    rulings,
    next: paid
      ? nextSeats(
          table,
          players.map((player) => player.new!),
        )
      : null,
  };
}

function results(
  hand: Hand,
  pots: readonly SettledPot[],
  returned: Share | null,
  ends: Ends,
  paid: boolean,
): readonly PlayerResult[] {
  const back = (seat: number): Chips => (returned?.seat === seat ? returned.amount : 0) as Chips;
  let before = 0;
  let after = 0;
  const players = hand.table.seats.map(({ name, stack: start }, seat): PlayerResult => {
    const live = liveOf(hand, seat);
    const ante = hand.antes[seat]!;
    const contributed = minus(plus(live, ante), back(seat));
    const final = minus(start, contributed);
    let won = 0;
    let maxWin = 0;
    for (const pot of pots) {
      if (pot.eligible.includes(seat)) maxWin += pot.amount;
      for (const share of pot.winners) if (share.seat === seat) won += share.amount;
    }
    before += start;
    after += final + won;
    return {
      name,
      position: hand.table.positions[seat]!,
      start,
      live,
      ante,
      contributed,
      final,
      won: paid ? (won as Chips) : null,
      new: paid ? ((final + won) as Chips) : null,
      maxWin: maxWin as Chips,
      allIn: ends.allIn[seat] ?? null,
      folded: ends.folded[seat] ?? null,
    };
  });
  // CHIP-2
  invariant(!paid || before === after, `${before} chips came in and ${after} went out`);
  return players;
}

/** The street on which each player folded or went all-in. */
interface Ends {
  readonly folded: readonly (Street | undefined)[];
  readonly allIn: readonly (Street | undefined)[];
}

function streetsOf(hand: Hand): Ends {
  const folded: (Street | undefined)[] = [];
  const allIn: (Street | undefined)[] = [];
  const behind: number[] = hand.table.seats.map((seat) => seat.stack);
  let street: Street = 'preflop';
  for (const event of eventsOf(hand.log)) {
    if (event.kind === 'deal') {
      street = event.street;
      continue;
    }
    behind[event.seat]! -= event.kind === 'post' ? event.amount : event.added;
    if (event.kind === 'act' && event.verb === 'fold') folded[event.seat] = street;
    else if (behind[event.seat] === 0) allIn[event.seat] = street;
  }
  return { folded, allIn };
}

/** POT-9: why somebody is excluded. */
function reasonText(because: Exclusion['because'], folded: Street | null): string {
  if (because.kind === 'capped') return `capped at ${figure(because.at)}`;
  return folded === 'preflop' || folded === null ? 'folded preflop' : `folded on the ${folded}`;
}
