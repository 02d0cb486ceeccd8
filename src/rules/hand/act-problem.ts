import { fieldsOf, figure, type Problem, show, shown, unreachable } from '../../kernel/index.ts';
import { type ActRuling, type ClaimedAction, VERBS, type Verb } from './action.ts';
import { type Hand, nameOf } from './hand.ts';

/** An action from outside: every field of the right kind, nothing judged yet. */
export function readClaimedAction(value: unknown, problems: Problem[]): ClaimedAction | null {
  const fields = fieldsOf(value, ['verb', 'to', 'forced', 'away']);
  const refuse = (rule: string, path: string, message: string): null => {
    problems.push({ rule, severity: 'error', message, path });
    return null;
  };
  if (!fields) {
    const message = `The action is ${shown(value)}; write { verb: 'raise', to: 300 }.`;
    return refuse('NOTE-4', 'action', message);
  }
  const { verb, to, forced, away } = fields;
  if (!VERBS.includes(verb as Verb)) {
    const message = `action.verb is ${shown(verb)}; it must be one of ${VERBS.join(', ')}.`;
    return refuse('NOTE-4', 'action.verb', message);
  }
  if (to !== undefined && to !== null && typeof to !== 'number') {
    const message = `action.to is ${shown(to)}; it must be the street total, a whole number of chips.`;
    return refuse('CHIP-1', 'action.to', message);
  }
  return {
    verb: verb as Verb,
    to: to ?? null,
    forced: forced === true,
    away: away === true,
  };
}

/** A ruling on an action as a sentence for whoever made the call. */
export function actProblem(ruling: ActRuling, hand: Hand): Problem {
  const player = nameOf(hand, ruling.seat);
  const name = show(player);
  const about = (message: string, figures: Partial<Problem> = {}): Problem => ({
    rule: ruling.rule,
    severity: ruling.severity,
    message,
    path: 'action',
    player,
    ...figures,
  });
  switch (ruling.kind) {
    case 'out-of-turn':
      return about(`It is ${show(nameOf(hand, ruling.turn))}'s turn, not ${name}'s.`);
    case 'betting-closed': {
      const why = ruling.alone
        ? 'Everybody else has folded: the hand is over.'
        : `Betting on this street (${ruling.street}) is over.`;
      return about(`${why} Nobody is to act.`);
    }
    case 'already-folded':
      return about(`${name} has folded.`);
    case 'already-all-in':
      return about(`${name} is all-in and has no more decisions.`);
    case 'eliminated':
      return about(`${name} has no chips and was not dealt in.`);
    case 'no-amount':
      return about(`A ${ruling.verb} needs its street total: { verb: '${ruling.verb}', to: … }.`);
    case 'not-chips':
      return about(`${shown(ruling.found)} is not a whole number of chips.`, {
        found: ruling.found,
      });
    case 'beyond-stack':
    case 'call-beyond-stack': {
      const { found, whole: expected } = ruling;
      const message = `${name} has ${figure(expected)} for this street, not ${figure(found)}.`;
      return about(message, { found, expected });
    }
    case 'not-everything': {
      const { found, whole: expected } = ruling;
      const message = `${name} is all-in for ${figure(expected)}, not ${figure(found)}.`;
      return about(message, { found, expected });
    }
    case 'is-all-in':
    case 'call-is-all-in': {
      const { found, whole: expected } = ruling;
      return about(`${figure(expected)} is everything ${name} has: it is an all-in.`, {
        found,
        expected,
      });
    }
    case 'check-facing-bet': {
      const { price: expected } = ruling;
      return about(`${name} faces a bet of ${figure(expected)} and cannot check.`, { expected });
    }
    case 'fold-for-free':
      return about(`${name} folds with nothing to call; a check is free.`);
    case 'wrong-call':
    case 'call-of-all-in': {
      const { found, price: expected } = ruling;
      const message = `The bet to call is ${figure(expected)}, not ${figure(found)}.`;
      return about(message, { found, expected });
    }
    case 'nothing-to-call':
      return about(`There is nothing for ${name} to call.`);
    case 'below-minimum':
    case 'not-above-bet': {
      const { verb, found, min: expected } = ruling;
      const message = `The least ${verb} is to ${figure(expected)}, not ${figure(found)}.`;
      return about(message, { found, expected });
    }
    case 'verb-swapped':
      return about(
        ruling.verb === 'bet'
          ? 'Nobody has bet on this street: it is a bet.'
          : `There is a bet of ${figure(ruling.price)} already: it is a raise.`,
        { expected: ruling.verb },
      );
    case 'not-reopened': {
      const { grown: found, needed: expected } = ruling;
      const message = `The bet has grown by ${figure(found)} since ${name} acted, less than a full raise of ${figure(expected)}: ${name} may call or fold.`;
      return about(message, { found, expected });
    }
    case 'nobody-can-answer':
      return about('Nobody left can put in more: there is nothing to raise.');
    case 'no-decision':
      return about(`${name} has nothing left to decide: everybody else is all-in.`);
    case 'not-for-absent':
      return about(`An absent player may only ${ruling.right} here.`, { expected: ruling.right });
    default:
      return unreachable(ruling);
  }
}
