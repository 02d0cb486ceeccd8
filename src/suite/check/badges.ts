import type { CaseCategory } from '../case.ts';
import {
  actedStreets,
  allInsOf,
  type Facts,
  hasOddChips,
  hasReRaise,
  isShortBb,
  needsLargestRemainder,
  remaining,
  sidePotsOf,
} from './facts.ts';
import type { AddFinding } from './suite-finding.ts';

/** The largest table of the quotas. */
const MOST_PLAYERS = 9;

/** SUITE-11, SUITE-12: the badges of a case say what its hand shows. */
export function checkBadges(facts: Facts, tell: AddFinding): void {
  const { one, table } = facts;
  const dealtIn = table.dealtIn.length;
  if (one.players !== dealtIn) {
    const message = `The badge says ${one.players} players and ${dealtIn} are dealt in.`;
    const answers = { expected: String(dealtIn), found: String(one.players) };
    tell('SUITE-11', 'players', message, answers);
  } else if (dealtIn > MOST_PLAYERS) {
    const message = `${dealtIn} players are dealt in; a suite seats two to nine.`;
    tell('SUITE-11', 'players', message, { found: String(dealtIn) });
  }
  const fault = complexityFault(facts);
  if (fault) {
    const message = `The case is no ${one.complexity} one: ${fault}.`;
    tell('SUITE-11', 'complexity', message, { found: one.complexity });
  }
  const missing = missingFor(facts);
  if (missing) {
    const message = `A ${one.category} case shows ${missing}; this one does not.`;
    tell('SUITE-12', 'category', message, { expected: missing, found: one.category });
  }
}

interface Shown {
  /** What a case of the category has to have. */
  readonly says: string;
  readonly is: (facts: Facts) => boolean;
}

/** What every category's name promises. */
export const CATEGORY_SHOWN: Readonly<Record<Exclude<CaseCategory, 'mixed'>, Shown>> = {
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
      facts.settlement.players.some(({ start, newStack: after }) => start > 0 && after === 0) ||
      (remaining(facts) === 2 && !facts.table.headsUp),
  },
  calculation: {
    says: 'odd chips, or percentages that need the largest remainder',
    is: (facts) => hasOddChips(facts) || needsLargestRemainder(facts),
  },
};

/** What a mixed case may show besides what the other categories do. */
const ALSO_MIXED: readonly Shown['is'][] = [
  ({ settlement }) => settlement.uncalledReturned !== null,
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

/** What the complexity asks for and the case does not have; null if it has all of it. */
export function complexityFault(facts: Facts): string | null {
  const streets = actedStreets(facts).size;
  const sidePots = sidePotsOf(facts);
  switch (facts.one.complexity) {
    case 'simple': {
      const later = facts.moves.filter(({ street }) => street !== 'preflop').length;
      if (sidePots > 1) return 'a simple case has at most one side pot';
      return later > facts.moves.length / 2 ? 'a simple case is mostly played preflop' : null;
    }
    case 'medium': {
      const allIns = allInsOf(facts).length;
      if (streets < 2) return 'a medium case has actions on several streets';
      if (allIns < 1 || allIns > 2) return 'a medium case has one or two players all-in';
      if (facts.table.headsUp) return null;
      return sidePots < 1 || sidePots > 2 ? 'a medium case has one or two side pots' : null;
    }
    case 'complex':
      if (!hasReRaise(facts)) return 'a complex case has a re-raise';
      if (facts.table.headsUp) {
        return streets < 3 ? 'a complex case heads-up has actions on three streets' : null;
      }
      if (streets < 2) return 'a complex case has actions on several streets';
      if (allInsOf(facts).length < 3) return 'a complex case has three players all-in';
      return sidePots < 3 ? 'a complex case has three side pots' : null;
  }
}
