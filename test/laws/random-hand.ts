import { type Prng, pick, prng } from '../../src/kernel/prng.ts';
import type { Card } from '../../src/rules/cards/index.ts';
import {
  apply,
  type ClaimedAction,
  dealStreet,
  events,
  type Hand,
  isBettingOver,
  type LegalActions,
  legalActions,
  nextStreet,
  openHand,
  type Range,
  type Settlement,
  settle,
  type Table,
} from '../../src/rules/index.ts';
import { between, once, weighted } from './chance.ts';
import {
  type Deal,
  randomDeal,
  randomOutcome,
  randomTelling,
  type Told,
} from './random-outcome.ts';
import { randomTable } from './random-table.ts';

/** A hand played at random by the rules, from the table to the settlement. */
export interface Made {
  readonly seed: number;
  readonly table: Table;
  /** Every state from the posted blinds on; the last one is `hand`. */
  readonly course: readonly Hand[];
  readonly hand: Hand;
  /** One board, or two if it was run twice; cards that are not known are missing. */
  readonly boards: readonly (readonly Card[])[];
  readonly outcome: Told;
  readonly settlement: Settlement;
}

/** The same seed makes the same hand. */
export function randomHand(seed: number): Made {
  const chance = prng(seed);
  const table = randomTable(chance);
  const telling = randomTelling(chance);
  const deal = randomDeal(chance, table.seats.length);
  const byCards = telling === 'cards' || telling === 'cards and pots';
  const unknownFrom = byCards || once(chance, 2) ? 4 : chance.below(4);
  const { course, sharedCards } = playOn(chance, openHand(table), deal, unknownFrom);
  const hand = course[course.length - 1]!;
  const board = boardOf(hand);
  // RUN-1: a ranking and a single winner name no board
  const namesBoards = telling !== 'ranking' && telling !== 'winner';
  const mayRunTwice = board.length === 5 && sharedCards < 5 && namesBoards && once(chance, 3);
  const board2 = mayRunTwice ? deal.second.slice(sharedCards) : null;
  const boards = board2 ? [board, [...board.slice(0, sharedCards), ...board2]] : [board];
  const outcome = { ...randomOutcome(chance, hand, boards, deal, telling), board2 };
  return { seed, table, course, hand, boards, outcome, settlement: settle(hand, outcome) };
}

interface Played {
  readonly course: readonly Hand[];
  /** How many board cards were out when betting ended. */
  readonly sharedCards: number;
}

/** Plays to the end; the streets from number `unknownFrom` on (the flop is 1) are dealt unseen. */
function playOn(chance: Prng, start: Hand, deal: Deal, unknownFrom: number): Played {
  const mood = pick(chance, MOODS);
  const course = [start];
  let sharedCards = 5;
  for (let hand = start; ; ) {
    if (isBettingOver(hand)) sharedCards = Math.min(sharedCards, boardOf(hand).length);
    const legal = legalActions(hand);
    if (legal) {
      hand = accepted(apply(hand, randomAction(chance, hand, legal, mood)));
    } else if (nextStreet(hand)) {
      const street = nextStreet(hand)!;
      const [number, cards] = {
        preflop: [0, []] as const,
        flop: [1, deal.board.slice(0, 3)] as const,
        turn: [2, deal.board.slice(3, 4)] as const,
        river: [3, deal.board.slice(4)] as const,
      }[street];
      hand = accepted(dealStreet(hand, number < unknownFrom ? cards : []));
    } else return { course, sharedCards };
    course.push(hand);
  }
}

/** How a table is disposed: the weights of folding, staying, raising and going all-in. */
interface Mood {
  readonly fold: number;
  readonly stay: number;
  readonly raise: number;
  readonly allIn: number;
}

const MOODS: readonly Mood[] = [
  { fold: 20, stay: 60, raise: 25, allIn: 3 },
  { fold: 8, stay: 30, raise: 50, allIn: 20 },
  { fold: 15, stay: 20, raise: 10, allIn: 60 },
  { fold: 2, stay: 80, raise: 10, allIn: 10 },
  { fold: 40, stay: 20, raise: 25, allIn: 10 },
];

function randomAction(chance: Prng, hand: Hand, legal: LegalActions, mood: Mood): ClaimedAction {
  const { check, call, bet, raise, allIn } = legal;
  const range = bet ?? raise;
  const { bb } = hand.table.blinds;
  // Folding for free is allowed and rare.
  return weighted<ClaimedAction>(chance, [
    [check ? Math.ceil(mood.fold / 20) : mood.fold, { verb: 'fold' }],
    [check ? mood.stay : 0, { verb: 'check' }],
    [call ? mood.stay : 0, call ? { verb: 'call', to: call.to } : { verb: 'call' }],
    [
      range ? mood.raise : 0,
      { verb: bet ? 'bet' : 'raise', to: range ? randomTotal(chance, range, bb) : 0 },
    ],
    // All-in instead of a call is how a short player stays.
    [allIn ? mood.allIn + (check || call ? 0 : mood.stay) : 0, { verb: 'all-in' }],
  ]);
}

/** Anywhere in the range, often near its lower end so that there is room for another raise. */
function randomTotal(chance: Prng, { min, max }: Range, bb: number): number {
  const near = Math.min(max, min + 2 * bb);
  return weighted(chance, [
    [4, min],
    [4, between(chance, min, near)],
    [3, between(chance, min, max)],
    [1, Math.max(min, max - 1)],
  ]);
}

function boardOf(hand: Hand): readonly Card[] {
  return events(hand).flatMap((event) => (event.kind === 'deal' ? event.cards : []));
}

type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: unknown };

function accepted<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Error(`a legal step was refused: ${JSON.stringify(answer.error)}`);
  return answer.value;
}
