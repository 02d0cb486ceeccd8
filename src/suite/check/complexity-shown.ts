import { actedStreets, allInsOf, type Facts, hasReRaise, sidePotsOf } from './facts.ts';

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
