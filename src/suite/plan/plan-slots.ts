import { type Prng, prng, shuffled } from '../../kernel/prng.ts';
import { STACK_SIZES, type StackSize } from '../case.ts';
import { dealFeatures } from './case-features.ts';
import type { Draft } from './deal.ts';
import { type Cell, jointTable } from './joint-table.ts';
import type { Profile, Slot } from './slot.ts';

/**
 * The plan of a whole suite: the same joint table for every seed, so that the quotas always hold;
 * what is up to the seed is the order, the tables' sizes and who gets which extra.
 */
export function planSlots(seed: number, profile: Profile = 'collector'): readonly Slot[] {
  const chance = prng(seed);
  const cells = shuffled(chance, jointTable());
  const sizes = dealtOut<StackSize>(chance, STACK_SIZES, cells.length);
  const players = tableSizes(chance, cells);
  const drafts = cells.map(
    (cell, i): Draft => ({
      players: players(cell),
      stackSize: sizes[i]!,
      complexity: cell.complexity,
      category: cell.category,
      seed: chance.below(2 ** 32),
      profile,
      anteOrder: 'ante-first',
      anteType: 'bb',
      button: 'moving',
      hasOddChip: false,
      uncalled: 'return',
      telling: 'showdown',
      wish: 'one',
      runTwice: false,
      hasOddBoards: false,
      reopens: false,
      hasMore2: false,
      foldsOn: null,
      foldsOut: false,
      endsTournament: false,
      shortBlind: null,
      allInSeat: null,
      sidePots: null,
      sum: null,
    }),
  );
  dealFeatures(drafts, profile);
  for (const draft of drafts) if (isOutOfReach(draft)) draft.allInSeat = 'SB';
  return drafts;
}

/**
 * NEXT-5: three-handed, `Button: Seat` makes the Dealer the next big blind, so an all-in Dealer must
 * win; but the one winner of all pots of a medium case is hardly ever the player who is capped.
 */
const isOutOfReach = ({ players, button, allInSeat, wish, complexity }: Draft): boolean =>
  players === 3 &&
  button === 'seat' &&
  allInSeat === 'Dealer' &&
  wish === 'one' &&
  complexity === 'medium';

/** Every choice as often as every other, in an order up to chance. */
const dealtOut = <T>(chance: Prng, choices: readonly T[], count: number): T[] =>
  shuffled(
    chance,
    Array.from({ length: count }, (_, i) => choices[i % choices.length]!),
  );

/** How many sit at a cell's table: every number of a group about as often as the others. */
function tableSizes(chance: Prng, cells: readonly Cell[]): (cell: Cell) => number {
  const any = dealtOut(chance, [3, 4, 5, 6], 56);
  // Three side pots take five players, dead money besides a sixth.
  const large = dealtOut(chance, [5, 6], 24);
  for (const cell of cells) if (wantsSixth(cell)) large.splice(large.indexOf(6), 1);
  const full = dealtOut(chance, [7, 8, 9], 180);
  return (cell) => {
    if (cell.group === 'heads-up') return 2;
    if (cell.group === '7-9') return full.pop()!;
    if (wantsSixth(cell)) return 6;
    return (cell.complexity === 'complex' ? large : any).pop()!;
  };
}

const wantsSixth = ({ group, complexity, category }: Cell): boolean =>
  group === '3-6' && complexity === 'complex' && category === 'folds';
