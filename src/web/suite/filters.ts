import { RULE_IDS, type RuleId } from '../../rules/index.ts';
import {
  type Case,
  type CaseCategory,
  type Complexity,
  type PlayerGroup,
  playerGroupOf,
  RULE_CLAIMS,
  rulesDeciding,
  type StackSize,
} from '../../suite/index.ts';
import type { Status } from '../ui/badge.tsx';

/** What the reader wants to see; an empty word wants everything. */
export interface Filters {
  readonly query: string;
  readonly players: PlayerGroup | '';
  readonly stackSize: StackSize | '';
  readonly complexity: Complexity | '';
  readonly category: CaseCategory | '';
  readonly status: Status | '';
}

export const NO_FILTERS: Filters = {
  query: '',
  players: '',
  stackSize: '',
  complexity: '',
  category: '',
  status: '',
};

/** Everything of a case that can be searched, in lower case. */
export function searchText(
  { id, title, notes, expected, ...one }: Case,
  rules: readonly ShownRule[],
): string {
  const words = [
    id,
    title,
    `hand ${expected.hand}`,
    ...notes,
    ...expected.players.map((player) => player.name),
    ...expected.pots.map((pot) => `${pot.name} ${pot.calculation}`),
    ...rules.map((rule) => `${rule.id} ${rule.shows}`),
    expected.returned.length > 0 ? 'uncalled returned' : '',
    PLAYER_GROUP_TEXT[playerGroupOf(one.players)],
    STACK_SIZE_TEXT[one.stackSize],
    COMPLEXITY_TEXT[one.complexity],
    CATEGORY_TEXT[one.category],
    one.category,
  ];
  return words.join('\n').toLowerCase();
}

/** Whether a case is of the wanted kinds, whatever it says. */
export const isOfKind = (one: Case, wanted: Filters): boolean =>
  (wanted.players === '' || playerGroupOf(one.players) === wanted.players) &&
  (wanted.stackSize === '' || one.stackSize === wanted.stackSize) &&
  (wanted.complexity === '' || one.complexity === wanted.complexity) &&
  (wanted.category === '' || one.category === wanted.category);

/** Whether each word of the query is found somewhere; `searched` is asked only if there is one. */
export function isFound(query: string, searched: () => string): boolean {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return words.length === 0 || words.every((word) => searched().includes(word));
}

export const CATEGORY_TEXT: Readonly<Record<CaseCategory, string>> = {
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

/** A rule that a program breaking it would get the case wrong by. */
export interface ShownRule {
  readonly id: RuleId;
  /** What in the hand shows it. */
  readonly shows: string;
}

export function caseRules(one: Case): readonly ShownRule[] {
  const shown = rulesDeciding(one);
  return RULE_IDS.flatMap((id) => {
    const exercise = RULE_CLAIMS[id];
    return shown.has(id) && 'shows' in exercise ? [{ id, shows: exercise.shows }] : [];
  });
}
