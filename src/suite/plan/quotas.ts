import type { CaseCategory, Complexity, StackSize } from '../case.ts';
import type { CaseProfile } from './profile.ts';

export const PLAYER_GROUPS = ['heads-up', '3-6', '7-9'] as const;
export type PlayerGroup = (typeof PLAYER_GROUPS)[number];

/** How many cases of each kind a whole suite has: all four tables hold at once, exactly. */
export interface Quotas {
  readonly players: Readonly<Record<PlayerGroup, number>>;
  readonly stackSize: Readonly<Record<StackSize, number>>;
  readonly complexity: Readonly<Record<Complexity, number>>;
  readonly category: Readonly<Record<CaseCategory, number>>;
}

export const QUOTAS: Quotas = {
  players: { 'heads-up': 40, '3-6': 80, '7-9': 180 },
  stackSize: { thousands: 100, 'hundreds-of-thousands': 100, millions: 100 },
  complexity: { simple: 60, medium: 120, complex: 120 },
  category: {
    'bb-ante': 40,
    'short-stack': 40,
    'all-ins': 30,
    'side-pots': 30,
    'multi-street': 30,
    position: 20,
    folds: 20,
    transitions: 20,
    calculation: 20,
    mixed: 50,
  },
};

/** Without a BB ante there are no posting cases: their number goes to `mixed`. */
export function quotasOf(profile: CaseProfile): Quotas {
  if (profile !== 'classic') return QUOTAS;
  const { category } = QUOTAS;
  const mixed = category.mixed + category['bb-ante'];
  return { ...QUOTAS, category: { ...category, 'bb-ante': 0, mixed } };
}

/** The cases of a whole suite. */
export const WHOLE_SUITE = 300;

/** The group a table belongs to; the suite seats two to nine. */
export const playerGroupOf = (players: number): PlayerGroup =>
  players <= 2 ? 'heads-up' : players <= 6 ? '3-6' : '7-9';
