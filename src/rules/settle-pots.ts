import {
  fail,
  fieldsOf,
  isError,
  itemsOf,
  ok,
  type Problem,
  type Result,
  show,
  shown,
} from '../kernel/index.ts';
import { type Card, readCard } from './cards/card.ts';
import { type Contributions, readContributions } from './pots/contributions.ts';
import { makePots, type Pots } from './pots/pot.ts';
import type { PotPlayer } from './pots/pot-player.ts';
import type { PotSetup } from './pots/pot-setup.ts';
import type { SettledPot } from './pots/settled-pot.ts';
import { type SidePots, sidePotsOf } from './pots/side-pots.ts';
import { awardPot, type Share } from './showdown/award.ts';
import { type NamedWinners, readNamedWinners } from './showdown/named-winners.ts';
import { type Declaration, type HoleCards, UNDECLARED } from './showdown/outcome.ts';
import { openPots, winProblem } from './showdown/win-problems.ts';
import { decideWinners } from './showdown/winners.ts';

/** A player to be paid: also with a rank, or with cards. */
export interface PaidPlayer extends PotPlayer {
  /** 1 is the best hand; equal ranks share. Whoever has none ranks last. */
  readonly rank?: number | null;
  /** `'Ah Kd'` or `['Ah', 'Kd']`. */
  readonly hole_cards?: string | readonly string[] | null;
}

/** How a hand ended that is known by its contributions alone. */
export interface PotsOutcome extends NamedWinners {
  /** Five cards: with everybody's hole cards they say who won. */
  readonly board?: string | readonly string[] | null;
}

type PaidPot<P> = SidePots<P>['pots'][number] & Pick<SettledPot<'name'>, 'winners'>;

export interface PotsResult {
  readonly name: string;
  /** Live + ante − returned. */
  readonly contributed: number;
  readonly returned: number;
  readonly won_amount: number;
  /** Won − contributed. */
  readonly net: number;
  /** Start − contributed, and with what was won; null without a starting stack. */
  readonly final_stack: number | null;
  readonly new_stack: number | null;
  /** POT-8 */
  readonly max_win: number;
}

/** Pots with their winners, and what each player has afterwards. */
export interface SettledPots<P = PaidPlayer> extends SidePots<P> {
  readonly pots: readonly PaidPot<P>[];
  readonly results: readonly PotsResult[];
}

/**
 * Pays bare contributions: pots as `calculateSidePots` makes them, winners by name, by ranking,
 * by the players' `rank`, or by cards. Players stand clockwise; odd chips go round from the
 * button's left (ODD-1). A pot nobody was named for is a problem, never lost chips (WIN-2).
 *
 * ```ts
 * const paid = settlePots(
 *   [
 *     { name: 'Alice', position: 'Dealer', total_contribution: 300 },
 *     { name: 'Bob', position: 'SB', total_contribution: 500 },
 *     { name: 'Carol', position: 'BB', total_contribution: 1000 },
 *   ],
 *   {},
 *   { winners: { mainPot: 'Alice', sidePot1: 'Carol' } },
 * );
 * if (paid.ok) paid.value.results; // Alice wins 900, Carol 400; 500 went back to Carol
 * ```
 */
export function settlePots<P extends PaidPlayer>(
  players: readonly P[],
  setup: PotSetup = {},
  outcome: PotsOutcome = {},
): Result<SettledPots<P>, readonly Problem[]> {
  const read = readContributions(players, setup);
  if (!read.ok) return read;
  const contributions = read.value;
  const problems: Problem[] = [];
  if (!contributions.setup.isOver) {
    const message = 'Betting is still open (setup.betting_over is false): nothing is paid yet.';
    return fail([{ rule: 'ACT-8', severity: 'error', message, path: 'setup.betting_over' }]);
  }
  const ring = ringOf(contributions, problems);
  const told = readOutcome(contributions, ring, outcome, problems);
  if (problems.length > 0) return fail(problems);
  const made = makePots(contributions.stakes, contributions.setup.uncalled);
  const explained = sidePotsOf<P>(contributions, made);
  const pots = made.pots.map(({ eligible }) => ({ eligible: eligible.map(ring.seatOf) }));
  // Where everything went back there is nothing to win, and no ranking can be wrong about it.
  const { winners, rulings } = decideWinners(pots, pots.length > 0 ? told : NOTHING_TOLD);
  const found = rulings.map((ruling) => winProblem(ruling, ring.nameAt, explained.pots));
  if (found.some(isError)) return fail(found);
  const { oddChip } = contributions.setup;
  const shares: (readonly Share[])[] = [];
  for (const [pot, { amount }] of made.pots.entries()) {
    const seats = winners[pot];
    // WIN-2: nobody was named at all
    if (!seats) return fail(openPots(explained.pots));
    shares.push(awardPot(amount, seats, oddChip));
  }
  return ok({
    ...explained,
    pots: explained.pots.map(
      (pot, i): PaidPot<P> => ({
        ...pot,
        winners: shares[i]!.map(({ seat, amount }) => ({ name: ring.nameAt(seat), amount })),
      }),
    ),
    results: resultsOf(contributions, made, shares, ring),
    warnings: [...explained.warnings, ...found, ...doubtButton(ring, shares)],
  });
}

const NOTHING_TOLD = { declared: UNDECLARED, holes: [], shown: false, boards: [[]] };

/** Seats counted from the button, as everything about winning counts them. */
interface Ring {
  seatOf(player: number): number;
  playerAt(seat: number): number;
  nameAt(seat: number): string;
  seatNamed(name: string): number;
  /** Nobody said who has the button: the first in the list is taken for it (SEAT-1). */
  readonly isGuessed: boolean;
}

function ringOf({ players, setup }: Contributions, problems: Problem[]): Ring {
  const count = players.length;
  const places = new Map(players.map(({ name }, i) => [name, i]));
  const labelled = (label: string): number => players.findIndex((one) => one.label === label);
  let button = setup.button === null ? labelled('Dealer') : (places.get(setup.button) ?? -1);
  if (setup.button !== null && button < 0) {
    const message = `${shown(setup.button)}, who is to have the button, is not one of the players.`;
    problems.push({ rule: 'ODD-1', severity: 'error', message, path: 'setup.button' });
  }
  // SEAT-2: heads-up the SB has the button; otherwise it is the seat before
  const back = count === 2 ? 0 : 1;
  if (button < 0 && labelled('SB') >= 0) button = (labelled('SB') - back + count) % count;
  if (button < 0 && labelled('BB') >= 0) button = (labelled('BB') - back - 1 + count) % count;
  const first = Math.max(button, 0);
  const seatOf = (player: number): number => (player - first + count) % count;
  const playerAt = (seat: number): number => (seat + first) % count;
  return {
    seatOf,
    playerAt,
    nameAt: (seat) => players[playerAt(seat)]!.name,
    seatNamed: (name) => (places.has(name) ? seatOf(places.get(name)!) : -1),
    isGuessed: button < 0,
  };
}

/** Who won, and the cards, by seat. */
function readOutcome(
  { given, players, stakes }: Contributions,
  ring: Ring,
  outcome: unknown,
  problems: Problem[],
): Parameters<typeof decideWinners>[1] {
  const board = readCards(fieldsOf(outcome, ['board'])?.board, 5, 'outcome.board', problems);
  const holes: (HoleCards | null)[] = players.map(() => null);
  const ranks: { seat: number; rank: number }[] = [];
  given.forEach((player, i) => {
    const { rank, hole_cards } = fieldsOf(player, ['rank', 'hole_cards']) ?? {};
    const path = `players[${i}]`;
    const cards = readCards(hole_cards, 2, `${path}.hole_cards`, problems);
    if (cards) holes[ring.seatOf(i)] = [cards[0]!, cards[1]!];
    if (rank === undefined || rank === null) return;
    if (typeof rank === 'number' && Number.isSafeInteger(rank)) {
      // A program may rank everybody; whoever is out of the hand wins nothing by it.
      if (!stakes[i]!.folded) ranks.push({ seat: ring.seatOf(i), rank });
    } else {
      const message = `The rank of ${show(players[i]!.name)} is ${shown(rank)}; it must be a whole number, 1 for the best hand.`;
      problems.push({ rule: 'WIN-2', severity: 'error', message, path: `${path}.rank` });
    }
  });
  const named = readNamedWinners(outcome, ring.seatNamed, problems);
  const declared = named.kind === 'none' ? byRank(ranks) : named;
  return { declared, holes, shown: board !== null, boards: [board ?? []] };
}

/** The same ranking as a list of tiers, the lowest number first. */
function byRank(ranks: readonly { seat: number; rank: number }[]): Declaration {
  if (ranks.length === 0) return UNDECLARED;
  const order = [...new Set(ranks.map(({ rank }) => rank))].sort((a, b) => a - b);
  const tier = (of: number): number[] =>
    ranks.filter(({ rank }) => rank === of).map(({ seat }) => seat);
  return { kind: 'ranking', tiers: order.map(tier) };
}

/** WIN-5: so many cards, or none. */
function readCards(
  value: unknown,
  count: number,
  path: string,
  problems: Problem[],
): readonly Card[] | null {
  if (value === undefined || value === null) return null;
  const words = typeof value === 'string' ? value.split(/[\s,]+/, 20) : itemsOf(value, 20);
  const cards = words
    ?.filter((word) => word !== '')
    .map((word) => (typeof word === 'string' ? readCard(word) : null));
  if (cards?.length === count && !cards.includes(null)) return cards as Card[];
  const example = count === 2 ? 'Ah Kd' : 'Ah Kh Qh 9d 2c';
  const message = `${path} is ${shown(value)}; write ${count} cards, as in '${example}'.`;
  problems.push({ rule: 'WIN-5', severity: 'error', message, path });
  return null;
}

function resultsOf(
  { players }: Contributions,
  { uncalled, pots }: Pots,
  shares: readonly (readonly Share[])[],
  ring: Ring,
): readonly PotsResult[] {
  const won = players.map(() => 0);
  const most = players.map(() => 0);
  pots.forEach(({ amount, eligible }, pot) => {
    for (const player of eligible) most[player]! += amount;
    for (const share of shares[pot]!) won[ring.playerAt(share.seat)]! += share.amount;
  });
  return players.map(({ name, total, start }, player): PotsResult => {
    const returned = uncalled?.player === player ? uncalled.amount : 0;
    const contributed = total - returned;
    const final = start === null ? null : start - contributed;
    return {
      name,
      contributed,
      returned,
      won_amount: won[player]!,
      net: won[player]! - contributed,
      final_stack: final,
      new_stack: final === null ? null : final + won[player]!,
      max_win: most[player]!,
    };
  });
}

/** ODD-1: where the button was guessed and somebody got a chip more for it, that is said. */
function doubtButton(ring: Ring, shares: readonly (readonly Share[])[]): readonly Problem[] {
  const uneven = shares.some((pot) => pot.some(({ amount }) => amount !== pot[0]!.amount));
  if (!ring.isGuessed || !uneven) return [];
  const name = ring.nameAt(0);
  const message = `Nobody said who has the button; odd chips went round as if ${show(name)}, the first in the list, had it. Give setup.button or a position.`;
  return [{ rule: 'ODD-1', severity: 'warning', message, path: 'setup.button', player: name }];
}
