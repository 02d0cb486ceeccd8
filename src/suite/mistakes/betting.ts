import type { CaseQuestion, Turn } from '../conformance/conformance-case.ts';
import { type BettingEnd, BettingGame } from './betting-game.ts';
import type { Breaks } from './mistakes.ts';

export type { BettingEnd } from './betting-game.ts';

/**
 * Plays the events of a case the way a simple program does, with mutable lists and seat by seat:
 * a second calculation that shares nothing with the engine. One rule may be broken. Whoever wants to
 * know how far it has come hands in the list of turns.
 */
export function playBetting(
  question: CaseQuestion,
  breaks: Breaks,
  turns: (Turn | null)[] = [],
  isStrict = false,
): BettingEnd {
  const game = new BettingGame(question, breaks, isStrict);
  const refused = game.play(question.events, (turn) => {
    turns.push(turn);
    return true;
  });
  return game.end(turns, refused);
}

/**
 * What a mistake changes: what is said of turns and refusals, only somebody's money, or nothing.
 * Stops at the first difference. Before the event `from`, it makes none.
 */
export function bettingChange(
  question: CaseQuestion,
  breaks: Breaks,
  right: BettingEnd,
  from: number,
): 'said' | 'money' | null {
  const game = new BettingGame(question, breaks);
  let isSame = true;
  const compare = (turn: Turn | null, i: number): boolean => {
    // Where the right program has refused an event, there is no turn to compare with.
    isSame = i < right.turns.length && isSameTurn(turn, right.turns[i]!);
    return isSame;
  };
  const refused = game.play(question.events, compare, from);
  if (!isSame || refused !== right.refused) return 'said';
  const end = game.end([], refused);
  const isOther = MONEY.some((list) => end[list].some((one, seat) => one !== right[list][seat]));
  return isOther ? 'money' : null;
}

const MONEY = ['stacks', 'live', 'antes', 'folded'] as const;

const isSameTurn = (a: Turn | null, b: Turn | null): boolean =>
  a === null || b === null
    ? a === b
    : a.player === b.player &&
      a.toCall === b.toCall &&
      a.check === b.check &&
      isSameRange(a.bet, b.bet) &&
      isSameRange(a.raise, b.raise);

const isSameRange = (a: Turn['raise'], b: Turn['raise']): boolean =>
  a === null || b === null ? a === b : a.min === b.min && a.max === b.max;
