import { all } from '../../../kernel/index.ts';
import {
  allWinners,
  awardPot,
  type Chips,
  completeOutcome,
  decideWinners,
  liveOf,
  makePots,
  potsOf,
  type Share,
  type Stake,
  stakesOf,
} from '../../../rules/index.ts';
import type { Mistake } from '../comparison.ts';
import type { PlayedCase } from '../played.ts';

/** A pot as a program with a mistake may make it. */
export interface SupposedPot {
  readonly amount: number;
  readonly eligible: readonly number[];
}

/** By board (RUN-1), nearly always one: the winning seats. */
export type Winners = readonly (readonly number[])[];

/** Pays one pile to its winners. */
type Pay = (amount: number, winners: Winners) => readonly Share[];

/** The right pots of the hand. */
export const rightPots = ({ settlement }: PlayedCase): readonly SupposedPot[] =>
  settlement.pots.map(({ amount, eligible }) => ({ amount, eligible }));

/** What everybody has in once uncalled chips are back. */
export const calledStakes = ({ hand, table }: PlayedCase): readonly Stake[] =>
  makePots(stakesOf(hand), table.rules.uncalled).stakes;

/** Stakes cut into pots by the rules, nothing returned. */
export const potsOfStakes = (stakes: readonly Stake[]): readonly SupposedPot[] =>
  potsOf(stakes).map(({ amount, eligible }) => ({ amount, eligible }));

/** The stacks before any pot is paid. */
export const unpaid = ({ settlement }: PlayedCase): number[] =>
  settlement.players.map((player) => player.final);

/** The stacks once these piles are paid to whom the outcome names; null if it names nobody. */
export function paySupposedPots(
  played: PlayedCase,
  piles: readonly SupposedPot[],
  pay: Pay = rightSplit(played),
  stacks: number[] = unpaid(played),
): readonly number[] | null {
  const winners = winnersOf(played, piles);
  if (!winners) return null;
  const paid = stacks.slice();
  piles.forEach(({ amount }, i) => {
    for (const share of pay(amount, winners[i]!)) paid[share.seat]! += share.amount;
  });
  return paid;
}

/** Who wins each pile; null if one of them stays open. */
export const winnersOf = (
  { hand, outcome }: PlayedCase,
  piles: readonly SupposedPot[],
): readonly Winners[] | null => allWinners(decideWinners(piles, completeOutcome(hand, outcome)));

/** RUN-1, ODD-1 */
export const rightSplit =
  ({ table }: PlayedCase): Pay =>
  (amount, winners) =>
    awardPot(amount as Chips, winners, table.rules.oddChip);

/** What the seat posted as a blind. */
export function blindOf({ hand, table }: PlayedCase, seat: number): number {
  const blind = seat === table.bb ? table.blinds.bb : seat === table.sb ? table.blinds.sb : 0;
  return Math.min(blind, liveOf(hand, seat));
}

/** A classic mistake and the stacks it leads to. */
export interface MistakeTheory {
  readonly mistake: Mistake;
  /** The sentence that names it. */
  readonly text: string;
  /** By seat; null where the hand gives no occasion for it. */
  stacks(played: PlayedCase): readonly number[] | null;
}

const SIDE = /^Side Pot (\d+)$/;

/** "the Main Pot and Side Pots 1 to 3": pots as a sentence names them, in their order. */
export function potsText(names: readonly string[]): string {
  const sides = names.flatMap((name) => {
    const [, number] = SIDE.exec(name) ?? [];
    return number === undefined ? [] : [Number(number)];
  });
  const others = names.filter((name) => !SIDE.test(name)).map((name) => `the ${name}`);
  return all([...others, ...sidesText(sides)]);
}

function sidesText(numbers: readonly number[]): readonly string[] {
  const first = numbers[0]!;
  const last = numbers.at(-1)!;
  if (numbers.length < 2) return numbers.map((number) => `Side Pot ${number}`);
  const isRun = numbers.length > 2 && last - first === numbers.length - 1;
  return [`Side Pots ${isRun ? `${first} to ${last}` : all(numbers.map(String))}`];
}
