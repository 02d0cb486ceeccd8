import { claimedOutcome, momentsOf, type Replay } from '../../record/index.ts';
import {
  type ActEvent,
  cardLetters,
  type Hand,
  type Outcome,
  type Payment,
  payHand,
} from '../../rules/index.ts';
import type { PlayedHand } from '../facts.ts';
import type {
  ActionEvent,
  CaseEvent,
  CaseQuestion,
  CaseTable,
  CaseWinners,
} from './conformance-case.ts';

/** A recorded hand as it was played; null if there is no such hand. */
export function handOfReplay(replay: Replay): PlayedHand | null {
  const told = claimedOutcome(replay);
  if (!replay.hand || !told) return null;
  const { hand } = replay;
  const { outcome } = told;
  const course = momentsOf(replay).map((moment) => moment.hand);
  return { hand, course, outcome, payment: payHand(hand, outcome) };
}

/** A finished hand as a question in plain JSON: no notation, nothing of ours to read it with. */
export interface HandQuestion extends PlayedHand {
  readonly question: CaseQuestion;
}

export function questionOfHand(
  played: PlayedHand,
  head: Pick<CaseQuestion, 'id' | 'profile' | 'level'>,
): HandQuestion {
  const { outcome, course } = played;
  // RET-2: a program may show what nobody called either way, so the plain way is asked.
  const hand = withReturns(played.hand);
  const payment = hand === played.hand ? played.payment : payHand(hand, outcome);
  const nameAt = (seat: number): string => hand.table.seats[seat]!.name;
  const hole: Record<string, readonly [string, string]> = {};
  for (const [seat, cards] of (outcome.holes ?? []).entries()) {
    if (cards === null || typeof cards === 'string') continue;
    hole[nameAt(seat)] = [cardLetters(cards[0]), cardLetters(cards[1])];
  }
  const { board2 } = outcome;
  const second = board2 && [...hand.board.slice(0, 5 - board2.length), ...board2];
  const question = {
    ...head,
    table: caseTable(hand),
    hole,
    events: caseEventsOf(course),
    ...(second && { board2: second.map(cardLetters) }),
    declared: declaredWinners(hand, outcome, payment, nameAt),
  };
  return { question, hand, course, outcome, payment };
}

const withReturns = (hand: Hand): Hand => {
  const { table } = hand;
  if (table.rules.uncalled === 'return') return hand;
  return { ...hand, table: { ...table, rules: { ...table.rules, uncalled: 'return' } } };
};

function caseTable({ table }: Hand): CaseTable {
  const { seats, sb, bb, blinds, rules } = table;
  const nameAt = (seat: number): string => seats[seat]!.name;
  return {
    seats: seats.map(({ name, stack }) => ({ name, stack })),
    button: nameAt(0),
    smallBlind: { player: nameAt(sb), amount: blinds.sb },
    bigBlind: { player: nameAt(bb), amount: blinds.bb },
    ante: {
      type: blinds.ante === 0 ? 'none' : rules.anteType,
      amount: blinds.ante,
      // POST-5: an ante from everybody comes first, whatever is written.
      order: rules.anteType === 'all' ? 'ante-first' : rules.anteOrder,
    },
    oddChip: rules.oddChip,
    buttonRule: rules.button,
  };
}

export function caseEventsOf(course: readonly Hand[]): readonly CaseEvent[] {
  const events: CaseEvent[] = [{ street: 'preflop' }];
  for (let i = 1; i < course.length; i++) {
    const { event } = course[i]!.log!;
    if (event.kind === 'deal') {
      const board = event.cards.map(cardLetters);
      events.push({ street: event.street, ...(board.length > 0 && { board }) });
    } else if (event.kind === 'act') events.push(actionEvent(course[i - 1]!, event));
  }
  return events;
}

/** An all-in is a call, a bet or a raise, by what it comes to. */
function actionEvent({ price, table }: Hand, { seat, verb, to, added }: ActEvent): ActionEvent {
  const player = table.seats[seat]!.name;
  if (verb === 'fold' || verb === 'check') return { player, act: verb };
  if (verb !== 'all-in') return { player, act: verb, to, adds: added };
  const act = to <= price ? 'call' : price === 0 ? 'bet' : 'raise';
  return { player, act, to, adds: added, allIn: true };
}

/** The winners of every pot where somebody named them or mucked; null where cards decide. */
function declaredWinners(
  hand: Hand,
  outcome: Outcome,
  payment: Payment,
  nameAt: (seat: number) => string,
): CaseWinners | null {
  const { declared, holes = [] } = outcome;
  const isDeclared = declared !== undefined && declared.kind !== 'none';
  const isContested = payment.pots.some(({ eligible }) => eligible.length > 1);
  if (!isContested || (!isDeclared && !holes.includes('mucks'))) return null;
  const winnersOf = ({ shares }: Payment): readonly (readonly string[])[] =>
    shares.map((winners) => winners.map(({ seat }) => nameAt(seat)));
  const { board2 } = outcome;
  if (!board2) return { winners: winnersOf(payment) };
  const on = (board: number): Payment => {
    const cards = board === 0 ? hand.board : [...hand.board.slice(0, 5 - board2.length), ...board2];
    return payHand({ ...hand, board: cards }, onOneBoard(outcome, board));
  };
  return { winners: winnersOf(on(0)), winners2: winnersOf(on(1)) };
}

/** RUN-1: what is told about one of two boards. */
function onOneBoard({ declared, ...told }: Outcome, board: number): Outcome {
  const alone = { ...told, board2: null };
  if (declared?.kind !== 'pots') return { ...alone, ...(declared && { declared }) };
  const lines = declared.lines
    .filter((line) => line.board === null || line.board === board)
    .map((line) => ({ ...line, board: null }));
  return { ...alone, declared: { kind: 'pots', lines } };
}
