import { type Prng, pick } from '../../kernel/index.ts';
import type { Slot } from '../plan/slot.ts';
import { between, percent } from './chance.ts';
import type { PlayedLevel, Role, Script, StreetNumber } from './script.ts';
import { type Depth, StackRack, shortBlindStack } from './stacks.ts';

type Course = Pick<Script, 'roles' | 'stacks' | 'heat' | 'open' | 'reopening' | 'shortBet'>;

const STAY: Role = { kind: 'stay' };

/** Two players, the SB on the button first. No side pot can be: complexity is in the betting. */
export function headsUpScript(slot: Slot, chance: Prng, level: PlayedLevel): Course {
  const rack = new StackRack(chance, level, slot);
  const roles = rolesFor(slot, chance);
  const depths = depthsFor(slot, chance, roles);
  const stacks = roles.map((role, seat) =>
    role.kind === 'posted'
      ? shortBlindStack(slot.shortBlind!, chance, level)
      : rack.draw(depths[seat]!),
  );
  const heat = heatFor(slot, chance);
  return { roles, stacks, heat, open: null, reopening: null, shortBet: null };
}

function rolesFor(slot: Slot, chance: Prng): readonly [Role, Role] {
  const { category, complexity } = slot;
  if (slot.shortBlind !== null) {
    const caller: Role = slot.foldsOut ? { kind: 'fold', street: 0, late: false } : STAY;
    return [caller, { kind: 'posted' }];
  }
  const street = lastStreet(slot, chance);
  const allIn: Role = { kind: 'all-in', street };
  const mayEnd = slot.telling !== 'mucks' && slot.wish !== 'split' && !slot.endsTournament;
  if (category === 'all-ins') return [allIn, allIn];
  if (slot.allInSeat !== null) {
    const other = pick(chance, [allIn, STAY, mayEnd ? foldAt(street, chance) : STAY]);
    return slot.allInSeat === 'SB' ? [allIn, other] : [other, allIn];
  }
  const needsAllIn = category === 'short-stack' || category === 'side-pots' || category === 'mixed';
  const isOpen = category === 'multi-street' || category === 'mixed' || category === 'side-pots';
  const other = isOpen && mayEnd && percent(chance, 40) ? foldAt(street, chance) : STAY;
  const one =
    needsAllIn || complexity !== 'complex' || (slot.telling !== 'mucks' && percent(chance, 35))
      ? allIn
      : STAY;
  return percent(chance, 50) ? [one, other] : [other, one];
}

const foldAt = (street: StreetNumber, chance: Prng): Role => ({
  kind: 'fold',
  street,
  late: percent(chance, 40),
});

function lastStreet({ complexity, category }: Slot, chance: Prng): StreetNumber {
  if (complexity === 'simple') return 0;
  if (complexity === 'complex' || category === 'multi-street') return pick(chance, [2, 3]);
  return pick(chance, [1, 2, 3]);
}

/** Re-raises over several streets take stacks for them. */
function depthsFor(
  { category, complexity }: Slot,
  chance: Prng,
  roles: readonly [Role, Role],
): readonly [Depth, Depth] {
  const short: Depth = [10, 15];
  const any: Depth =
    complexity === 'complex' ? [32, 60] : category === 'all-ins' ? [12, 40] : [21, 60];
  if (category === 'short-stack') {
    // The all-in of a short-stack case is the short player's.
    return roles[0].kind === 'all-in' ? [[12, 15], any] : [any, [12, 15]];
  }
  if (complexity !== 'simple' || category === 'all-ins') return [any, any];
  return percent(chance, 50) ? [short, any] : [any, short];
}

function heatFor(slot: Slot, chance: Prng): Course['heat'] {
  const later = (): number => between(chance, 0, 1);
  if (slot.complexity === 'simple') return [pick(chance, [1, 1, 2, 2, 3]), 1, 0, 0];
  if (slot.hasMore2) return percent(chance, 60) ? [1, 3, 1, later()] : [1, 1, 3, later()];
  if (slot.complexity === 'complex') {
    return pick(chance, [
      [2, 1, 1, 1],
      [2, 2, 1, 1],
      [1, 3, 1, 1],
      [2, 0, 2, 1],
    ] as const).slice() as [number, number, number, number];
  }
  return [1, pick(chance, [1, 1, 2]), later(), 1];
}
