import { unreachable } from '../../kernel/invariant.ts';
import type { ActRuling } from './act-ruling.ts';
import type { ClaimedAction } from './action.ts';

/** The one action that would be right in its place; null where only a person can know. */
export function remedyFor(ruling: ActRuling, claim: ClaimedAction): ClaimedAction | null {
  switch (ruling.kind) {
    case 'wrong-call':
    case 'call-of-all-in':
      return ruling.whole <= ruling.price
        ? allIn(ruling.whole)
        : { verb: 'call', to: ruling.price };
    case 'call-beyond-stack':
      // He may hold more than the price and have written too much.
      return ruling.whole <= ruling.price
        ? allIn(ruling.whole)
        : { verb: 'call', to: ruling.price };
    case 'call-is-all-in':
    case 'beyond-stack':
    case 'not-everything':
    case 'is-all-in':
      return allIn(ruling.whole);
    case 'nothing-to-call':
      return { verb: 'check' };
    case 'verb-swapped':
      return { verb: ruling.verb, to: ruling.found };
    case 'not-above-bet': {
      const meant = addedTotal(ruling);
      if (meant !== null) return { verb: ruling.verb, to: meant };
      if (ruling.found !== ruling.price || ruling.price === 0) return null;
      return { verb: 'call', to: ruling.price };
    }
    case 'below-minimum': {
      const meant = addedTotal(ruling);
      if (meant !== null) return { verb: ruling.verb, to: meant };
      return { ...claim, forced: true };
    }
    case 'not-reopened':
    case 'nobody-can-answer':
    case 'fold-for-free':
      // It may have happened: say so.
      return { ...claim, forced: true };
    case 'out-of-turn':
    case 'betting-closed':
    case 'already-folded':
    case 'already-all-in':
    case 'eliminated':
    case 'no-amount':
    case 'not-chips':
    case 'check-facing-bet':
    case 'no-decision':
      return null;
    default:
      return unreachable(ruling);
  }
}

const allIn = (to: number): ClaimedAction => ({ verb: 'all-in', to });

/** The total if the amount was meant as chips added and fits as that; the commonest mistake. */
export function addedTotal(figures: {
  readonly found: number;
  readonly before: number;
  readonly min: number;
  readonly whole: number;
}): number | null {
  const total = figures.found + figures.before;
  const fits = figures.before > 0 && total >= figures.min && total < figures.whole;
  return fits ? total : null;
}
