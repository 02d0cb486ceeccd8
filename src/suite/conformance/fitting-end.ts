import { type Hand, mayRunTwice, payHand } from '../../rules/index.ts';
import {
  type CaseEvent,
  type CaseQuestion,
  type CaseWinners,
  isStreetEvent,
} from './conformance-case.ts';
import { withEvents } from './expectation.ts';

/** What is said about the end of a hand, made to fit the hand it has become; null if it is no hand. */
export function withFittingEnd(question: CaseQuestion): CaseQuestion | null {
  const { hand } = withEvents(question) ?? {};
  if (!hand) return null;
  const { board2, declared, ...rest } = question;
  const isTwice = isRunTwice(question, hand);
  return {
    ...rest,
    ...(isTwice && { board2: board2! }),
    declared: declared && winnersAsBefore(declared, isTwice, hand),
  };
}

/** The same with one winner of each pot. */
export function withOneWinnerEach(question: CaseQuestion): CaseQuestion | null {
  const { declared } = question;
  if (!declared) return question;
  const { hand } = withEvents(question) ?? {};
  if (!hand) return null;
  const pots = contestedPots(hand);
  const winners = pots?.map((names) => [winnerOf(names, declared.winners)]);
  return { ...question, declared: winners ? { winners } : null };
}

/** RUN-1: only an all-in is run twice, and boards share the cards that were out and no others. */
function isRunTwice({ events, board2 }: CaseQuestion, hand: Hand): boolean {
  if (!board2 || !mayRunTwice(hand)) return false;
  const lastAction = events.findLastIndex((event) => !isStreetEvent(event));
  const out = boardOf(events.slice(0, lastAction + 1)).length;
  return boardOf(events).every((card, i) => (card === board2[i]) === i < out);
}

const boardOf = (events: readonly CaseEvent[]): readonly string[] =>
  events.filter(isStreetEvent).flatMap(({ board = [] }) => board);

function winnersAsBefore(
  { winners, winners2 }: CaseWinners,
  isTwice: boolean,
  hand: Hand,
): CaseWinners | null {
  const pots = contestedPots(hand);
  if (!pots) return null;
  const fitting = (before: CaseWinners['winners']): CaseWinners['winners'] =>
    pots.map((names, pot) => {
      const still = (before[pot] ?? []).filter((name) => names.includes(name));
      return still.length > 0 ? still : [winnerOf(names, before)];
    });
  const first = { winners: fitting(winners) };
  return isTwice && winners2 ? { ...first, winners2: fitting(winners2) } : first;
}

/** WIN-2: other pots have other winners. Whoever won one before wins every pot they can. */
const winnerOf = (names: readonly string[], before: CaseWinners['winners']): string =>
  before.flat().find((name) => names.includes(name)) ?? names[0]!;

/** Who can win each pot; null where nobody needs to be named. */
function contestedPots(hand: Hand): readonly (readonly string[])[] | null {
  const { pots } = payHand(hand, null);
  if (!pots.some(({ eligible }) => eligible.length > 1)) return null;
  return pots.map(({ eligible }) => eligible.map((seat) => hand.table.seats[seat]!.name));
}
