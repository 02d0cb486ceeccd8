import type { Category } from '../case.ts';
import {
  actedStreets,
  allInsOf,
  type Facts,
  hasOddChips,
  hasReRaise,
  isShortBb,
  needsLargestRemainder,
  remaining,
} from './facts.ts';

interface Shown {
  /** What a case of the category has to have. */
  readonly says: string;
  readonly is: (facts: Facts) => boolean;
}

/** What every category's name promises. */
export const CATEGORY_SHOWN: Readonly<Record<Exclude<Category, 'mixed'>, Shown>> = {
  'bb-ante': {
    says: 'an ante and a BB too short to post ante and blind in full',
    is: (facts) => facts.table.blinds.ante > 0 && isShortBb(facts),
  },
  'short-stack': {
    says: 'an all-in player who starts with 10 to 15 big blinds',
    is: (facts) =>
      allInsOf(facts).some(({ start }) => {
        const depth = start / facts.table.blinds.bb;
        return depth >= 10 && depth <= 15;
      }),
  },
  'all-ins': {
    says: 'two or more players all-in',
    is: (facts) => allInsOf(facts).length >= 2,
  },
  'side-pots': {
    says: 'somebody all-in, so that the pots are capped (with none to five and more side pots)',
    is: (facts) => allInsOf(facts).length > 0,
  },
  'multi-street': {
    says: 'actions on three streets or more',
    is: (facts) => actedStreets(facts).size >= 3,
  },
  position: {
    says: 'the SB, the BB or the Dealer all-in',
    is: (facts) =>
      allInsOf(facts).some(({ position }) => ['SB', 'BB', 'Dealer'].includes(position ?? '')),
  },
  folds: {
    says: 'chips of a folded player above the total of somebody all-in',
    is: (facts) =>
      allInsOf(facts).some((short) =>
        facts.settlement.players.some(({ folded, live }) => folded !== null && live > short.live),
      ),
  },
  transitions: {
    says: 'somebody eliminated, or the table becoming heads-up',
    is: (facts) =>
      facts.settlement.players.some(({ start, new: after }) => start > 0 && after === 0) ||
      (remaining(facts) === 2 && !facts.table.headsUp),
  },
  calculation: {
    says: 'odd chips, or percentages that need the largest remainder',
    is: (facts) => hasOddChips(facts) || needsLargestRemainder(facts),
  },
};

/** What a mixed case may show besides what the other categories do. */
const ALSO_MIXED: readonly Shown['is'][] = [
  ({ settlement }) => settlement.returned !== null,
  ({ settlement }) => settlement.pots.some(({ winners }) => winners.length > 1),
  ({ settlement }) => settlement.pots.every(({ eligible }) => eligible.length === 1),
  hasReRaise,
  ({ record }) => Object.keys(record.rules).length > 0,
];

const MIXED =
  'two or more of what the other categories show, uncalled chips, splits, fold-outs, re-raises, house rules';

/** What the category asks for and the case does not have; null if it has it. */
export function missingFor(facts: Facts): string | null {
  const { category } = facts.one;
  if (category !== 'mixed') {
    const { says, is } = CATEGORY_SHOWN[category];
    return is(facts) ? null : says;
  }
  const kinds = [...Object.values(CATEGORY_SHOWN).map(({ is }) => is), ...ALSO_MIXED];
  return kinds.filter((is) => is(facts)).length >= 2 ? null : MIXED;
}
