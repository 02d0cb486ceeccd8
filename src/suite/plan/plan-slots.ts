import { fail, ok, type Prng, prng, type Result, shuffled } from '../../kernel/index.ts';
import { type CaseCategory, type Complexity, STACK_SIZES, type StackSize } from '../case.ts';
import { dealFeatures } from './case-features.ts';
import type { SlotDraft } from './deal-to-slots.ts';
import { type Cell, jointTable, whyImpossible } from './joint-table.ts';
import type { CaseProfile } from './profile.ts';
import { WHOLE_SUITE } from './quotas.ts';
import type { Slot } from './slot.ts';

/**
 * The plan of a whole suite: the same joint table for every seed, so that the quotas always hold;
 * what is up to the seed is the order, the tables' sizes and who gets which extra.
 */
export function planSlots(seed: number, profile: CaseProfile = 'collector'): readonly Slot[] {
  const chance = prng(seed);
  const cells = shuffled(chance, jointTable());
  const sizes = dealtOut<StackSize>(chance, STACK_SIZES, cells.length);
  const players = tableSizes(chance, cells);
  const drafts = cells.map(
    (cell, i): SlotDraft => ({
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
      dealerBusts: false,
      hasRemainder: false,
      splitsApart: false,
      smallBlindBusts: false,
      decidedBy: null,
      opensShort: false,
      shortBlind: null,
      foldsToSmallBlind: false,
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
const isOutOfReach = ({ players, button, allInSeat, wish, complexity }: SlotDraft): boolean =>
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

/** Which suite: everything but the seed and the profile makes it smaller. */
export interface SuiteOptions {
  readonly seed: number;
  /** `collector` if none is given. */
  readonly profile?: CaseProfile;
  readonly count?: number;
  readonly players?: { readonly min: number; readonly max: number };
  readonly category?: CaseCategory;
  readonly complexity?: Complexity;
}

/** The places of the plan that were asked for, or why there are none. */
export function selectSlots(options: SuiteOptions): Result<readonly Slot[], string> {
  const { seed, profile, count, players = { min: 2, max: 9 }, category, complexity } = options;
  if (!Number.isSafeInteger(seed) || seed < 0) {
    return fail(`The seed is a whole number from 0 on, not ${seed}.`);
  }
  if (!Number.isInteger(players.min) || !Number.isInteger(players.max)) {
    return fail(`The number of players is whole, not ${players.min} to ${players.max}.`);
  }
  if (players.min > players.max || players.max < 2 || players.min > 9) {
    return fail(`A case has 2 to 9 players, not ${rangeText(players)}.`);
  }
  if (count !== undefined && (!Number.isInteger(count) || count < 1 || count > WHOLE_SUITE)) {
    return fail(`A suite has 1 to ${WHOLE_SUITE} cases, not ${count}.`);
  }
  const slots = planSlots(seed, profile).filter(
    (slot) =>
      slot.players >= players.min &&
      slot.players <= players.max &&
      (category === undefined || slot.category === category) &&
      (complexity === undefined || slot.complexity === complexity),
  );
  const wanted = count ?? slots.length;
  if (slots.length > 0 && wanted <= slots.length) return ok(slots.slice(0, wanted));
  return fail(tooFew(options, players, slots.length));
}

const rangeText = ({ min, max }: { readonly min: number; readonly max: number }): string =>
  min === max ? `${min}` : `${min} to ${max}`;

function tooFew(
  { seed, count, category, complexity }: SuiteOptions,
  players: { readonly min: number; readonly max: number },
  found: number,
): string {
  const asked = `${complexity ? `${complexity} ` : ''}${category ? `${category} ` : ''}cases with ${rangeText(players)} players`;
  if (found === 0) {
    const least = Math.max(2, players.min);
    const reason = whyImpossible(least, category ?? null, complexity ?? null);
    return reason
      ? `There are no ${asked}: ${reason}.`
      : `The suite of seed ${seed} has no ${asked}. Try another seed or ask for less.`;
  }
  return `The suite of seed ${seed} has ${found} ${asked}, not ${count}. Ask for ${found} or fewer.`;
}
