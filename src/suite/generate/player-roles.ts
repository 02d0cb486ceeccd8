import { invariant, type Prng, pick } from '../../kernel/index.ts';
import type { Slot } from '../plan/slot.ts';
import { between, percent } from './chance.ts';
import type { Role, StreetNumber } from './script.ts';

/** How many go all-in and how many with more chips call them. */
type Shape = readonly [allIns: number, covers: number];

/**
 * Every all-in of another size makes a level. With two covering players who bet on there are as
 * many side pots as all-ins, with one there is one less, with none two less.
 */
const SHAPES: Readonly<Record<Slot['complexity'], readonly Shape[]>> = {
  simple: [
    [1, 1],
    [2, 0],
    [2, 1],
    [3, 0],
  ],
  medium: [
    [1, 2],
    [1, 2],
    [2, 2],
    [2, 1],
    [2, 1],
    [1, 3],
  ],
  complex: [
    [3, 2],
    [3, 2],
    [4, 2],
    [4, 1],
    [5, 1],
    [5, 2],
    [3, 3],
  ],
};

/** Who does what, the shortest all-in first; not yet seated. */
export interface PlayerRoles {
  readonly allIns: readonly Role[];
  readonly covers: number;
  readonly folds: readonly Role[];
}

export function rolesFor(slot: Slot, chance: Prng): PlayerRoles {
  const { players, complexity } = slot;
  if (slot.foldsOut) return foldOut(players, chance);
  if (slot.foldsToSmallBlind) return foldToSmallBlind(players);
  const [allIns, covers] = pick(chance, shapesFor(slot));
  const streets = allInStreets(slot, chance, allIns, covers);
  const roles = streets.map((street): Role => ({ kind: 'all-in', street }));
  if (slot.shortBlind !== null) roles[0] = { kind: 'posted' };
  const spare = players - allIns - covers;
  const late = complexity === 'simple' ? 0 : Math.min(spare, lateFolds(slot, chance));
  const first = slot.category === 'folds' ? Math.min(3, streets[0]! + 1) : 1;
  const last = slot.runTwice ? 2 : 3;
  const folds = Array.from({ length: spare }, (_, i): Role => {
    if (i === 0 && slot.foldsOn !== null) {
      return { kind: 'fold', street: slot.foldsOn, late: percent(chance, 25) };
    }
    const isLate = i < late;
    const street = (isLate ? between(chance, first, last) : 0) as StreetNumber;
    return { kind: 'fold', street, late: isLate && percent(chance, 40) };
  });
  return { allIns: roles, covers, folds };
}

/** A short stack pushes and everybody gives up, perhaps one of them after opening. */
function foldOut(players: number, chance: Prng): PlayerRoles {
  const openers = between(chance, 0, 1);
  const folds = Array.from(
    { length: players - 1 },
    (_, i): Role => ({ kind: 'fold', street: 0, late: i < openers }),
  );
  return { allIns: [{ kind: 'all-in', street: 0 }], covers: 0, folds };
}

/** ACT-8: the SB need not act. */
const foldToSmallBlind = (players: number): PlayerRoles => ({
  allIns: [{ kind: 'posted' }],
  covers: 1,
  folds: Array.from({ length: players - 2 }, () => ({ kind: 'fold', street: 0, late: false })),
});

function shapesFor(slot: Slot): readonly Shape[] {
  const { players, category, complexity, sidePots } = slot;
  if (slot.opensShort) return [[1, 2]];
  const shapes =
    sidePots === null ? SHAPES[complexity] : shapesWith(sidePots, complexity === 'simple');
  const fits = shapes.filter(([allIns, covers]) => {
    if (allIns + covers > players) return false;
    // A medium case has one or two all-ins.
    const [least, most] = complexity === 'medium' ? [2, 2] : [3, players];
    if (category === 'all-ins' && allIns < least!) return false;
    if (allIns > most!) return false;
    const leavesFolder = allIns + covers < players;
    if ((category === 'folds' || slot.foldsOn !== null) && !leavesFolder) return false;
    if (category === 'multi-street' && covers < 2 && slot.uncalled === 'return') return false;
    if ((slot.hasMore2 || slot.reopens) && covers < 2) return false;
    if (slot.reopens && allIns < 2) return false;
    // RET-2: one bets and the last who could call folds.
    if (slot.uncalled === 'side-pot' && covers > 1) return false;
    return !slot.runTwice || covers < 2;
  });
  // Three players, one of whom folds late: two are left for the short all-in and its caller.
  if (category === 'folds' && players === 3) return [[1, 1]];
  invariant(fits.length > 0, () => `No shape for ${JSON.stringify(slot)}`);
  return fits;
}

/** The shapes that make so many side pots. */
const shapesWith = (sidePots: number, isSimple: boolean): readonly Shape[] =>
  isSimple
    ? [
        [sidePots + 1, 1],
        [sidePots + 2, 0],
      ]
    : [
        [sidePots, 2],
        [sidePots + 1, 1],
      ];

/** When the all-ins come, the earliest first. */
function allInStreets(slot: Slot, chance: Prng, count: number, covers: number): StreetNumber[] {
  const { complexity, category } = slot;
  if (complexity === 'simple') return Array.from({ length: count }, () => 0);
  if (slot.opensShort) return [1];
  const early = slot.reopens ? [1, 1] : [];
  // The two short all-ins that reopen the betting come alone on the flop.
  const choices = slot.reopens
    ? [2, 2, 3]
    : slot.runTwice
      ? [0, 1, 1, 2]
      : [0, 0, 1, 1, 1, 2, 2, 3];
  const others = Array.from({ length: count - early.length }, () => pick(chance, choices));
  const streets = [...early, ...others].sort((a, b) => a - b);
  const last = count - 1;
  // Without two covering players, betting ends with the last all-in.
  if (covers < 2 && streets[last]! < 1) streets[last] = 1;
  if (category === 'folds' && streets[0]! > 1) streets[0] = between(chance, 0, 1);
  return streets as StreetNumber[];
}

function lateFolds(slot: Slot, chance: Prng): number {
  if (slot.category === 'folds' || slot.uncalled === 'side-pot') return between(chance, 1, 2);
  return pick(chance, [0, 1, 1, 1, 2, 2]);
}

/** The streets' heat: how often the bet is raised. */
export function raisesPerStreet(
  slot: Slot,
  chance: Prng,
): readonly [number, number, number, number] {
  // Whoever is to fold on a street needs a bet there.
  const later = (street: StreetNumber): number =>
    slot.foldsOn === street || percent(chance, 85) ? 1 : 0;
  if (slot.complexity === 'simple') return [pick(chance, [1, 1, 2]), 1, 1, 1];
  if (slot.reopens) return [1, 1, later(2), later(3)];
  if (slot.opensShort) return [2, pick(chance, [1, 2]), later(2), later(3)];
  if (slot.hasMore2) return percent(chance, 70) ? [1, 3, later(2), later(3)] : [1, 1, 3, later(3)];
  const three = slot.complexity === 'complex' ? percent(chance, 60) : percent(chance, 25);
  return [three ? 2 : 1, pick(chance, [1, 1, 2]), later(2), later(3)];
}
