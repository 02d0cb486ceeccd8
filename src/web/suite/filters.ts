import type { Case, Category, Complexity, StackSize } from '../../suite/case.ts';
import { type PlayerGroup, playerGroupOf } from '../../suite/plan/quotas.ts';
import type { Status } from '../ui/status.ts';
import type { ShownRule } from './rules-of.ts';
import { CATEGORY_TEXT, COMPLEXITY_TEXT, PLAYER_GROUP_TEXT, STACK_SIZE_TEXT } from './words.ts';

/** What the reader wants to see; an empty word wants everything. */
export interface Filters {
  readonly query: string;
  readonly players: PlayerGroup | '';
  readonly stackSize: StackSize | '';
  readonly complexity: Complexity | '';
  readonly category: Category | '';
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
