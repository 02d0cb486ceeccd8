import type { Category, Complexity, StackSize } from '../../suite/case.ts';
import type { PlayerGroup } from '../../suite/plan/quotas.ts';

export const CATEGORY_TEXT: Readonly<Record<Category, string>> = {
  'bb-ante': 'BB ante',
  'short-stack': 'short stacks',
  'all-ins': 'all-ins',
  'side-pots': 'side pots',
  'multi-street': 'several streets',
  position: 'position',
  folds: 'folds',
  transitions: 'eliminations',
  calculation: 'calculation',
  mixed: 'mixed',
};

export const COMPLEXITY_TEXT: Readonly<Record<Complexity, string>> = {
  simple: 'simple',
  medium: 'medium',
  complex: 'complex',
};

export const STACK_SIZE_TEXT: Readonly<Record<StackSize, string>> = {
  thousands: 'thousands',
  'hundreds-of-thousands': 'hundreds of thousands',
  millions: 'millions',
};

export const PLAYER_GROUP_TEXT: Readonly<Record<PlayerGroup, string>> = {
  'heads-up': 'heads-up',
  '3-6': '3 to 6 players',
  '7-9': '7 to 9 players',
};
