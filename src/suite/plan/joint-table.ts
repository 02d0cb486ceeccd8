import { CASE_CATEGORIES, type CaseCategory, COMPLEXITIES, type Complexity } from '../case.ts';
import type { PlayerGroup } from './quotas.ts';

type ByComplexity = readonly [simple: number, medium: number, complex: number];

/** Category against complexity. Several streets and dead money on top leave no room for `simple`. */
const CASES: Readonly<Record<CaseCategory, ByComplexity>> = {
  'bb-ante': [14, 16, 10],
  'short-stack': [10, 16, 14],
  'all-ins': [6, 7, 17],
  'side-pots': [6, 8, 16],
  'multi-street': [0, 18, 12],
  position: [6, 8, 6],
  folds: [0, 12, 8],
  transitions: [5, 7, 8],
  calculation: [4, 8, 8],
  mixed: [9, 20, 21],
};

/**
 * How many of them are heads-up. There a short BB is all-in before anybody acts (so no later
 * street), nobody folds besides two others, whoever goes out ends the tournament, and the one pot
 * is twice the same total and a BB's ante, which two players can always halve.
 */
const HEADS_UP: Readonly<Record<CaseCategory, ByComplexity>> = {
  'bb-ante': [3, 0, 0],
  'short-stack': [1, 3, 2],
  'all-ins': [1, 1, 1],
  'side-pots': [1, 2, 1],
  'multi-street': [0, 5, 5],
  position: [1, 1, 1],
  folds: [0, 0, 0],
  transitions: [0, 0, 0],
  calculation: [0, 0, 0],
  mixed: [3, 4, 4],
};

/** How many have three to six players; the rest has seven to nine. */
const SMALL_RING: ByComplexity = [16, 40, 24];

export interface Cell {
  readonly category: CaseCategory;
  readonly complexity: Complexity;
  readonly group: PlayerGroup;
}

/** A whole suite's cases by category, complexity and players, exactly as the quotas have them. */
export function jointTable(): readonly Cell[] {
  return COMPLEXITIES.flatMap((complexity, column): Cell[] => {
    const heads = CASE_CATEGORIES.flatMap((category) => {
      const cell: Cell = { category, complexity, group: 'heads-up' };
      return times(HEADS_UP[category][column]!, cell);
    });
    const ring = CASE_CATEGORIES.flatMap((category) =>
      times(CASES[category][column]! - HEADS_UP[category][column]!, category),
    );
    const small = SMALL_RING[column]!;
    // Evenly spread, so that every category gets its part of small tables.
    const cells = ring.map((category, i): Cell => {
      const isSmall =
        Math.floor(((i + 1) * small) / ring.length) > Math.floor((i * small) / ring.length);
      return { category, complexity, group: isSmall ? '3-6' : '7-9' };
    });
    return [...heads, ...cells];
  });
}

const times = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item);

/** Why no case can have these three at once; null if one can. */
export function whyImpossible(
  players: number,
  category: CaseCategory | null,
  complexity: Complexity | null,
): string | null {
  if (players === 2 && category === 'folds') {
    return 'heads-up there is no third player whose folded chips could lie above a short all-in';
  }
  if (players === 2 && category === 'transitions') {
    return 'heads-up, the first player out ends the tournament, which is not a transition';
  }
  if (players === 2 && category === 'calculation') {
    return 'heads-up there is one pot, 100 % of the chips, and the smallest chip always halves it';
  }
  if (players === 2 && category === 'bb-ante' && complexity !== null && complexity !== 'simple') {
    return 'heads-up a short BB is all-in before anybody acts, so only simple cases come of it';
  }
  if (complexity === 'simple' && (category === 'multi-street' || category === 'folds')) {
    return `a ${category} case needs several streets, and a simple one has mostly preflop action`;
  }
  if (complexity === 'complex' && (players === 3 || players === 4)) {
    return 'a complex case has three side pots, which take five players or more';
  }
  return null;
}
