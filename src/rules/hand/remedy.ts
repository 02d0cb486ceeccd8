import { unreachable } from '../../kernel/index.ts';
import type { ActRuling, ClaimedAction } from './action.ts';

/** The one action that would be right in its place; null where only a person can know. */
export function remedyFor(ruling: ActRuling, claim: ClaimedAction): ClaimedAction | null {
  switch (ruling.kind) {
    case 'wrong-call':
    case 'call-of-all-in':
    case 'call-beyond-stack':
      if (ruling.before >= ruling.price) return { verb: 'check' };
      // More than the bet and all they have: it was an all-in.
      if (ruling.kind === 'wrong-call' && ruling.found === ruling.whole) return allIn(ruling.whole);
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
      if (ruling.price === 0) return { verb: 'check' };
      return ruling.found === ruling.price ? { verb: 'call', to: ruling.price } : null;
    }
    case 'below-minimum': {
      const meant = addedTotal(ruling);
      if (meant !== null) return { verb: ruling.verb, to: meant };
      return asForced(claim);
    }
    case 'not-reopened':
    case 'nobody-can-answer':
    case 'fold-for-free':
      // It may have happened: say so.
      return asForced(claim);
    case 'out-of-turn':
    case 'betting-closed':
    case 'already-folded':
    case 'already-all-in':
    case 'eliminated':
    case 'no-amount':
    case 'not-chips':
    case 'check-facing-bet':
      // ACT-9: an absent player who cannot check folds.
      return claim.away ? { verb: 'fold', away: true } : null;
    case 'not-for-absent':
      return { verb: ruling.right, away: true };
    case 'no-decision':
      // A fold there is a muck, and it may have happened; no other line does anything.
      return claim.verb === 'fold' ? asForced(claim) : null;
    default:
      return unreachable(ruling);
  }
}

const asForced = ({ verb, to = null }: ClaimedAction): ClaimedAction => ({
  verb,
  to,
  forced: true,
});

/** Whether a program may write the remedy by itself: only what cannot have been meant otherwise. */
export function isSafeRemedy(ruling: ActRuling, remedy: ClaimedAction): boolean {
  // What the table let pass, only somebody who was there can say.
  if (remedy.forced || remedy.away || ruling.kind === 'below-minimum') return false;
  // A call of too much may be right and the bet before it wrong.
  return ruling.kind !== 'wrong-call' || ruling.found < Math.min(ruling.price, ruling.whole);
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
  return total >= figures.min && total < figures.whole ? total : null;
}
