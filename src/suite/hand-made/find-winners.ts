import { all, figure } from '../../kernel/index.ts';
import type { Settlement } from '../../rules/index.ts';
import type { TellAt } from './check-claims.ts';
import type { HandMadeCase } from './hand-made-case.ts';

/** Who wins each pot, by seat; null where it is not told. */
export type FoundWinners = readonly (readonly number[] | null)[];

/**
 * WIN-2: who wins each pot that several can win: as the table of results says, or else as the new
 * stacks show. What is said of somebody who cannot win the pot is WIN-3.
 */
export function findWinners(
  { claims }: HandMadeCase,
  settlement: Settlement,
  after: ReadonlyMap<string, number>,
  tell: TellAt,
): FoundWinners {
  const { pots, players } = settlement;
  const isSaid = claims.players.some(({ wins }) => wins === 'all' || wins.length > 0);
  const solved = isSaid ? null : fromStacks(settlement, after);
  const main = claims.players.find(({ wins }) => wins === 'all' || wins.includes('Main Pot'));
  return pots.map(({ name, eligible }, pot) => {
    if (eligible.length === 1) return eligible;
    if (solved) return solved[pot]!;
    const named = claims.players.filter(({ wins }) => wins !== 'all' && wins.includes(name));
    for (const { name: who, line } of named) {
      if (eligible.some((seat) => players[seat]!.name === who)) continue;
      const can = all(eligible.map((seat) => players[seat]!.name));
      tell('WIN-3', line, `${who} cannot win ${name}: eligible are ${can}.`, can, who);
    }
    const everywhere = claims.players.filter(({ wins }) => wins === 'all');
    const winners = [
      ...(named.length > 0 ? named : everywhere.length > 0 ? everywhere : main ? [main] : []),
    ];
    const seats = eligible.filter((seat) =>
      winners.some((one) => one.name === players[seat]!.name),
    );
    return seats.length > 0 ? seats : null;
  });
}

/** More than this many ways are not tried: the stacks are then wrong anyway. */
const MOST_WAYS = 20_000;

/** The winners under which everybody ends with these stacks; null if there are none. */
function fromStacks(
  { pots, players }: Settlement,
  after: ReadonlyMap<string, number>,
): FoundWinners | null {
  const gains = players.map(({ name, final }) => (after.get(name) ?? Number.NaN) - final);
  if (gains.some((gain) => !(gain >= 0))) return null;
  let ways = 0;
  const solve = (pot: number, left: readonly number[]): FoundWinners | null => {
    if (++ways > MOST_WAYS) return null;
    if (pot < 0) return left.every((gain) => gain === 0) ? [] : null;
    const { amount, eligible } = pots[pot]!;
    for (const seats of groupsOf(eligible.filter((seat) => left[seat]! > 0))) {
      const share = Math.floor(amount / seats.length);
      const rest = left.map((gain, seat) => (seats.includes(seat) ? gain - share : gain));
      // ODD-1: what is left over, to whoever the stacks say
      let odd = amount - share * seats.length;
      for (const seat of seats) {
        if (odd > 0 && rest[seat]! > 0) {
          rest[seat]!--;
          odd--;
        }
      }
      if (odd > 0 || rest.some((gain) => gain < 0)) continue;
      const others = solve(pot - 1, rest);
      if (others) return [...others, seats];
    }
    return null;
  };
  return solve(pots.length - 1, gains);
}

/** Every group of winners, single ones first. */
function groupsOf(seats: readonly number[]): readonly (readonly number[])[] {
  const groups: number[][] = [[]];
  for (const seat of seats.slice(0, 9)) groups.push(...groups.map((group) => [...group, seat]));
  return groups.filter((group) => group.length > 0).toSorted((a, b) => a.length - b.length);
}

/** `Winners:` with a line for each pot that several can win. */
export function winnersText({ pots, players }: Settlement, winners: FoundWinners): string {
  const lines = pots.flatMap(({ name, eligible }, pot) => {
    const seats = winners[pot];
    return eligible.length > 1 && seats
      ? [`${name}: ${seats.map((seat) => players[seat]!.name).join(', ')}`]
      : [];
  });
  return lines.length === 0 ? '' : `\nWinners:\n${lines.join('\n')}\n`;
}

/** "Main Pot 800" */
export const openPotsText = ({ pots }: Settlement, winners: FoundWinners): string =>
  all(
    pots.flatMap(({ name, amount }, pot) => (winners[pot] ? [] : [`${name} of ${figure(amount)}`])),
  );
