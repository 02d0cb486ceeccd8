import { counted, figure } from '../../kernel/index.ts';
import {
  betOf,
  canAnybodyAnswer,
  canBet,
  type Hand,
  legalActions,
  nameOf,
  type RuleId,
  wholeOf,
} from '../../rules/index.ts';
import { changedCases } from './changed-cases.ts';
import type { ActionEvent, CaseQuestion } from './conformance-case.ts';

/** What a right program refuses, and why. */
export interface IllegalCase {
  readonly question: CaseQuestion;
  readonly title: string;
  readonly rule: RuleId;
  readonly why: string;
}

/** A hand that was played, event by event. */
export interface LegalCourse {
  readonly question: CaseQuestion;
  /** The hand after each event. */
  readonly course: readonly Hand[];
}

/** How many of each kind a whole suite has. */
const EACH = 10;

/**
 * Hands that are legal up to an event that must be refused. They follow from the legal cases: the
 * same cases give the same ones, each kind from cases of its own as far as there are enough.
 */
export const illegalCases = (cases: readonly LegalCourse[]): readonly IllegalCase[] =>
  changedCases(cases, KINDS, EACH, breakOne);

/** The case with one event that the kind forbids, at one of the places where there is such an event. */
function breakOne({ question, course }: LegalCourse, kind: Kind, turn: number): IllegalCase | null {
  const places = course.flatMap((hand, i) => {
    const forbidden = kind(hand);
    return forbidden ? [{ i, forbidden }] : [];
  });
  if (places.length === 0) return null;
  const { i, forbidden } = places[turn % places.length]!;
  const { board2: _, ...kept } = question;
  const events = [...question.events.slice(0, i + 1), forbidden.event];
  const { title, rule, why } = forbidden;
  return { question: { ...kept, level: 'betting', events, declared: null }, title, rule, why };
}

interface Forbidden {
  readonly event: ActionEvent;
  readonly title: string;
  readonly rule: RuleId;
  readonly why: string;
}

/** What of its kind the player to act must not do now; null if there is nothing like that. */
type Kind = (hand: Hand) => Forbidden | null;

const putIn = (hand: Hand, seat: number, act: ActionEvent['act'], to: number): ActionEvent => ({
  player: nameOf(hand, seat),
  act,
  to,
  adds: to - betOf(hand, seat),
});

/** ACT-5: between the bet and the least raise, with chips behind. */
const raiseTooSmall: Kind = (hand) => {
  const legal = legalActions(hand);
  if (!legal?.raise || legal.raise.max === legal.raise.min) return null;
  const { min } = legal.raise;
  const by = Math.floor((min - hand.price) / 2);
  if (by < 1) return null;
  const to = hand.price + by;
  return {
    event: putIn(hand, legal.seat, 'raise', to),
    title: `A raise to ${figure(to)} where ${figure(min)} is the least`,
    rule: 'ACT-5',
    why: `The bet is ${figure(hand.price)} and the last full bet or raise ${figure(hand.fullRaise)}: a raise is to at least ${figure(min)} (ACT-5).`,
  };
};

/** ACT-4 */
const betTooSmall: Kind = (hand) => {
  const legal = legalActions(hand);
  const { bb } = hand.table.blinds;
  if (!legal?.bet || bb < 2 || legal.bet.max <= bb) return null;
  const to = Math.floor(bb / 2);
  return {
    event: putIn(hand, legal.seat, 'bet', to),
    title: `A bet of ${figure(to)} below the big blind`,
    rule: 'ACT-4',
    why: `The big blind is ${figure(bb)}: a bet is at least that, unless it is all-in (ACT-4).`,
  };
};

/** ACT-6: a full raise by somebody who has acted, and has faced no full raise since. */
const raiseNotReopened: Kind = (hand) => {
  const legal = legalActions(hand);
  if (!legal || legal.raise || legal.bet || legal.check || legal.allIn) return null;
  const to = hand.price + hand.fullRaise;
  const { seat } = legal;
  if (!canAnybodyAnswer(hand, seat) || to >= wholeOf(hand, seat)) return null;
  const name = nameOf(hand, seat);
  const grown = hand.price - betOf(hand, seat);
  return {
    event: putIn(hand, seat, 'raise', to),
    title: `A raise by ${name} that short all-ins did not reopen`,
    rule: 'ACT-6',
    why: `${name} has acted, and the bet has grown by ${figure(grown)} since, less than a full raise of ${figure(hand.fullRaise)}: call or fold (ACT-6).`,
  };
};

/** ACT-1: somebody else who could act. */
const outOfTurn: Kind = (hand) => {
  const { turn } = hand;
  if (turn === null) return null;
  const count = hand.stacks.length;
  for (let step = 1; step < count; step++) {
    const seat = (turn + step) % count;
    if (!canBet(hand, seat)) continue;
    const name = nameOf(hand, seat);
    return {
      event: { player: name, act: 'fold' },
      title: `${name} folds out of turn`,
      rule: 'ACT-1',
      why: `It is ${nameOf(hand, turn)}'s turn, not ${name}'s (ACT-1).`,
    };
  }
  return null;
};

/** ACT-2 */
const checkFacingBet: Kind = (hand) => {
  const legal = legalActions(hand);
  if (!legal || legal.check) return null;
  const name = nameOf(hand, legal.seat);
  const toCall = hand.price - betOf(hand, legal.seat);
  return {
    event: { player: name, act: 'check' },
    title: `${name} checks facing a bet`,
    rule: 'ACT-2',
    why: `${name} has ${figure(toCall)} to call: a check is for those with nothing to call (ACT-2).`,
  };
};

/** CHIP-3 */
const moreThanTheStack: Kind = (hand) => {
  const legal = legalActions(hand);
  const range = legal?.bet ?? legal?.raise;
  if (!legal || !range) return null;
  const to = range.max + hand.table.blinds.bb;
  const name = nameOf(hand, legal.seat);
  return {
    event: putIn(hand, legal.seat, legal.bet ? 'bet' : 'raise', to),
    title: `${name} bets more than ${counted(range.max, 'chip')}`,
    rule: 'CHIP-3',
    why: `${name} can have at most ${figure(range.max)} in on this street: nobody puts in chips that are not there (CHIP-3).`,
  };
};

const KINDS: readonly Kind[] = [
  raiseTooSmall,
  betTooSmall,
  raiseNotReopened,
  outOfTurn,
  checkFacingBet,
  moreThanTheStack,
];
