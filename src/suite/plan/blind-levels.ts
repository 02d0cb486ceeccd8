import type { StackSize } from '../case.ts';

/** A level of the usual tournament ladder; the BB's ante is as big as the big blind. */
export interface BlindLevel {
  readonly sb: number;
  readonly bb: number;
  /** What everybody posts where all of them do: about a tenth of the blind. */
  readonly tableAnte: number;
  /** The chip bets are rounded to at this level. */
  readonly chip: number;
}

/** The chips tournaments are played with. */
const CHIPS = [1, 5, 25, 100, 500, 1_000, 5_000, 25_000, 100_000, 500_000] as const;

/**
 * ODD-1: what the smallest chip on the table can be: blinds and ante are paid with it. The largest
 * that fits, and the next if it is not too small to matter.
 */
export function smallestChips({ sb, bb }: BlindLevel, ante: number): readonly number[] {
  const fits = CHIPS.filter((chip) => sb % chip === 0 && bb % chip === 0 && ante % chip === 0);
  const [largest, next] = fits.toReversed();
  return next !== undefined && 20 * next >= bb ? [largest!, next] : [largest!];
}

/** The next smaller chip, which a player may still have a few of. */
export const smallerChip = (chip: number): number => CHIPS.findLast((one) => one < chip) ?? chip;

/** The levels at which 10 to 60 big blinds and the range of the stack size both leave room. */
export const BLIND_LEVELS: Readonly<Record<StackSize, readonly BlindLevel[]>> = {
  thousands: [
    { sb: 250, bb: 500, tableAnte: 50, chip: 100 },
    { sb: 300, bb: 600, tableAnte: 75, chip: 100 },
    { sb: 400, bb: 800, tableAnte: 100, chip: 100 },
    { sb: 500, bb: 1_000, tableAnte: 100, chip: 100 },
  ],
  'hundreds-of-thousands': [
    { sb: 5_000, bb: 10_000, tableAnte: 1_000, chip: 1_000 },
    { sb: 6_000, bb: 12_000, tableAnte: 1_500, chip: 1_000 },
    { sb: 7_500, bb: 15_000, tableAnte: 1_500, chip: 1_000 },
    { sb: 8_000, bb: 16_000, tableAnte: 2_000, chip: 1_000 },
  ],
  millions: [
    { sb: 50_000, bb: 100_000, tableAnte: 10_000, chip: 10_000 },
    { sb: 60_000, bb: 120_000, tableAnte: 15_000, chip: 10_000 },
    { sb: 75_000, bb: 150_000, tableAnte: 15_000, chip: 25_000 },
    { sb: 100_000, bb: 200_000, tableAnte: 20_000, chip: 25_000 },
    { sb: 125_000, bb: 250_000, tableAnte: 25_000, chip: 25_000 },
    { sb: 250_000, bb: 500_000, tableAnte: 50_000, chip: 50_000 },
  ],
};

/** What every stack of a case lies between. */
export const STACK_RANGES: Readonly<
  Record<StackSize, { readonly min: number; readonly max: number }>
> = {
  thousands: { min: 5_000, max: 50_000 },
  'hundreds-of-thousands': { min: 100_000, max: 900_000 },
  millions: { min: 1_000_000, max: Number.MAX_SAFE_INTEGER },
};
