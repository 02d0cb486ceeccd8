import type { CaseCategory, Complexity } from './case.ts';
import { type BettingFacts, type CaseFacts, isShortBb, type PaidFacts } from './facts.ts';

/**
 * What a case has to show for its badges: the generator makes cases that do, the check finds those
 * that do not. `decidedBy` is how far a hand must be known to tell.
 */
type Requirement =
  | {
      readonly decidedBy: 'betting';
      /** What a case of the category has to have. */
      readonly says: string;
      readonly isShown: (facts: BettingFacts) => boolean;
    }
  | {
      readonly decidedBy: 'payment';
      readonly says: string;
      readonly isShown: (facts: PaidFacts) => boolean;
    };

/** What every category's name promises. */
export const CATEGORY_REQUIREMENTS: Readonly<Record<Exclude<CaseCategory, 'mixed'>, Requirement>> =
  {
    'bb-ante': {
      decidedBy: 'betting',
      says: 'an ante and a BB too short to post ante and blind in full',
      isShown: ({ table }) => table.blinds.ante > 0 && isShortBb(table),
    },
    'short-stack': {
      decidedBy: 'betting',
      says: 'an all-in player who starts with 10 to 15 big blinds',
      isShown: ({ allIns, table }) =>
        allIns.some((seat) => {
          const depth = table.seats[seat]!.stack / table.blinds.bb;
          return depth >= 10 && depth <= 15;
        }),
    },
    'all-ins': {
      decidedBy: 'betting',
      says: 'two or more players all-in',
      isShown: ({ allIns }) => allIns.length >= 2,
    },
    'side-pots': {
      decidedBy: 'betting',
      says: 'a player all-in, so that the pots are capped (with none to five and more side pots)',
      isShown: ({ allIns }) => allIns.length > 0,
    },
    'multi-street': {
      decidedBy: 'betting',
      says: 'actions on three or more streets',
      isShown: ({ actionStreets }) => actionStreets >= 3,
    },
    position: {
      decidedBy: 'betting',
      says: 'the SB, the BB or the Dealer all-in',
      isShown: ({ allIns, table }) =>
        allIns.some((seat) => ['SB', 'BB', 'Dealer'].includes(table.positions[seat] ?? '')),
    },
    folds: {
      decidedBy: 'betting',
      says: 'chips of a folded player above the total of an all-in player',
      isShown: ({ deadAbove }) => deadAbove !== null,
    },
    transitions: {
      decidedBy: 'payment',
      says: 'a player eliminated, or the table becoming heads-up',
      isShown: ({ eliminated, remaining, table }) =>
        eliminated.length > 0 || (remaining === 2 && !table.headsUp),
    },
    calculation: {
      decidedBy: 'payment',
      says: 'odd chips, or percentages that need the largest remainder',
      isShown: ({ oddPots, needsRemainder }) => oddPots.length > 0 || needsRemainder,
    },
  };

type NamedCategory = keyof typeof CATEGORY_REQUIREMENTS;

/** The categories whose promise a hand keeps, whatever its badge says. */
export const categoriesShown = (facts: PaidFacts): readonly NamedCategory[] =>
  (Object.keys(CATEGORY_REQUIREMENTS) as NamedCategory[]).filter((category) =>
    CATEGORY_REQUIREMENTS[category].isShown(facts),
  );

/** False where no order of hands at the showdown gives the category what it asks for. */
export function mayBecome(category: CaseCategory, facts: BettingFacts): boolean {
  if (category === 'mixed') return true;
  const requirement = CATEGORY_REQUIREMENTS[category];
  return requirement.decidedBy === 'payment' || requirement.isShown(facts);
}

/** With one of them the case would belong to that category. */
const MIXED_KINDS = 2;

const MIXED =
  'two or more of what the other categories show, uncalled chips, splits, fold-outs, re-raises, house rules';

/** Whether a hand shows its category beyond doubt: a mixed one shows two others. */
export const showsCategory = (category: CaseCategory, facts: PaidFacts): boolean =>
  category === 'mixed'
    ? categoriesShown(facts).length >= MIXED_KINDS
    : CATEGORY_REQUIREMENTS[category].isShown(facts);

/** What somebody else's mixed case may show instead. */
const alsoMixed = ({
  settlement,
  record,
  hasReRaise,
  splitPots,
}: CaseFacts): readonly boolean[] => [
  settlement.uncalledReturned !== null,
  splitPots > 0,
  settlement.pots.every(({ eligible }) => eligible.length === 1),
  hasReRaise,
  Object.keys(record.rules).length > 0,
];

/** What the category asks for and the case does not have; null if it has it. */
export function missingFor(category: CaseCategory, facts: CaseFacts): string | null {
  if (showsCategory(category, facts)) return null;
  if (category !== 'mixed') return CATEGORY_REQUIREMENTS[category].says;
  const shown = categoriesShown(facts).length + alsoMixed(facts).filter(Boolean).length;
  return shown >= MIXED_KINDS ? null : MIXED;
}

/** What the complexity asks for and the betting does not have; null if it has all of it. */
export function complexityFault(complexity: Complexity, facts: BettingFacts): string | null {
  const { actionStreets, sidePots, moves, table } = facts;
  const allIns = facts.allIns.length;
  switch (complexity) {
    case 'simple': {
      const later = moves.filter(({ street }) => street !== 'preflop').length;
      if (sidePots > 1) return 'a simple case has at most one side pot';
      return later > moves.length / 2 ? 'a simple case is mostly played preflop' : null;
    }
    case 'medium':
      if (actionStreets < 2) return 'a medium case has actions on several streets';
      if (allIns < 1 || allIns > 2) return 'a medium case has one or two players all-in';
      if (table.headsUp) return null;
      return sidePots < 1 || sidePots > 2 ? 'a medium case has one or two side pots' : null;
    case 'complex':
      if (!facts.hasReRaise) return 'a complex case has a re-raise';
      if (table.headsUp) {
        return actionStreets < 3 ? 'a complex case heads-up has actions on three streets' : null;
      }
      if (actionStreets < 2) return 'a complex case has actions on several streets';
      if (allIns < 3) return 'a complex case has three players all-in';
      return sidePots < 3 ? 'a complex case has three side pots' : null;
  }
}
