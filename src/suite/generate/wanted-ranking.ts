import { type Prng, pick, shuffled } from '../../kernel/index.ts';
import type { Slot } from '../plan/slot.ts';
import { percent } from './chance.ts';

/** Players from the best to the worst, tied ones together. */
export type Tiers = readonly (readonly number[])[];

interface WonPot {
  readonly amount: number;
  readonly eligible: readonly number[];
}

/** An order of hands that gives the slot the winners it wishes, if the pots allow it. */
export function wantedRanking(
  slot: Pick<Slot, 'wish' | 'sum' | 'splitsApart'>,
  chance: Prng,
  pots: readonly WonPot[],
  oddChip: number,
): Tiers {
  const main = pots[0]!.eligible;
  const top = pots[pots.length - 1]!.eligible;
  const rest = shuffled(chance, main);
  if (slot.splitsApart) {
    const group = winnersOfOddPots(chance, pots, oddChip);
    if (group) return ordered([group], rest);
  }
  if (slot.wish === 'split') {
    const tied = splitOf(slot, chance, pots, oddChip);
    if (tied) {
      const { group, pot } = tied;
      const eligible = pots[pot]!.eligible;
      const shorter = main.filter((seat) => !eligible.includes(seat));
      // A shorter player may win the pots below before this one is split.
      const before = shorter.length > 0 && percent(chance, 60) ? [pick(chance, shorter)] : [];
      return ordered([...before.map((seat) => [seat]), group], rest);
    }
  }
  const short = main.filter((seat) => !top.includes(seat));
  const best =
    slot.wish === 'several' && short.length > 0 ? pick(chance, short) : pick(chance, top);
  return ordered([[best]], rest);
}

const ordered = (first: Tiers, rest: readonly number[]): Tiers => {
  const placed = first.flat();
  return [...first, ...rest.filter((seat) => !placed.includes(seat)).map((seat) => [seat])];
};

/** ODD-1: who ties for several pots that do not divide among them; null if there are no such pots. */
function winnersOfOddPots(
  chance: Prng,
  pots: readonly WonPot[],
  oddChip: number,
): readonly number[] | null {
  const choices = pots.flatMap(({ eligible }, pot) =>
    [2, 3].flatMap((size) => {
      const odd = pots.slice(0, pot + 1).filter(({ amount }) => amount % (size * oddChip) !== 0);
      return size <= eligible.length && odd.length > 1 ? [{ eligible, size }] : [];
    }),
  );
  if (choices.length === 0) return null;
  const { eligible, size } = pick(chance, choices);
  return shuffled(chance, eligible).slice(0, size);
}

/** Who ties for which pot. Odd chips are looked for where the slot asks for them. */
function splitOf(
  { sum }: Pick<Slot, 'sum'>,
  chance: Prng,
  pots: readonly WonPot[],
  oddChip: number,
): { readonly pot: number; readonly group: readonly number[] } | null {
  const choices = pots.flatMap(({ amount, eligible }, pot) =>
    [2, 2, 3].flatMap((size) => {
      if (size > eligible.length) return [];
      const isOdd = amount % (size * oddChip) !== 0;
      return sum === 'odd-chips' && !isOdd ? [] : [{ pot, size, isOdd }];
    }),
  );
  // A smallest chip that is written should matter.
  const odd = oddChip === 1 ? [] : choices.filter(({ isOdd }) => isOdd);
  if (choices.length === 0) return null;
  const { pot, size } = pick(chance, odd.length > 0 ? odd : choices);
  return { pot, group: shuffled(chance, pots[pot]!.eligible).slice(0, size) };
}
