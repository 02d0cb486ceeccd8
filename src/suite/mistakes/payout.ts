import { type CaseQuestion, isStreetEvent } from '../conformance/conformance-case.ts';
import { bestOfSeven } from '../second-opinion/rank.ts';
import type { MistakeId } from './mistakes.ts';
import type { SeatPot } from './pots.ts';

/** What the cards of a case are worth, worked out once: by board, by seat; null if not known. */
export type Strengths = readonly (readonly (number | null)[])[];

const RANKS = '23456789TJQKA';
const SUITS = 'cdhs';

const cardNumber = (card: string): number =>
  RANKS.indexOf(card[0]!) * SUITS.length + SUITS.indexOf(card[1]!);

export function strengthsOf({ table, hole, events, board2 }: CaseQuestion): Strengths {
  const board = events.flatMap((event) => (isStreetEvent(event) ? (event.board ?? []) : []));
  const boards = board2 ? [board, board2] : [board];
  return boards.map((cards) =>
    table.seats.map(({ name }) => {
      const own = hole[name];
      if (!own || cards.length < 5) return null;
      return bestOfSeven([...own, ...cards].map(cardNumber));
    }),
  );
}

/** What each seat wins out of the pots, with one rule broken or none. */
export function payPots(
  question: CaseQuestion,
  pots: readonly SeatPot[],
  strengths: Strengths,
  mistake: MistakeId | null,
): readonly number[] {
  const { table } = question;
  const won = table.seats.map(() => 0);
  const boards = mistake === 'second-board-ignored' ? 1 : strengths.length;
  const chip = mistake === 'smallest-chip-ignored' ? 1 : table.oddChip;
  const merged = new Map<string, { amount: number; readonly winners: readonly number[] }>();
  for (const [p, { amount, eligible }] of pots.entries()) {
    for (const [board, part] of partsFor(amount, boards, chip, mistake).entries()) {
      const winners = winnersOf(question, pots, p, eligible, strengths[board]!, board, mistake);
      if (mistake === 'pots-split-together') {
        const key = `${board} ${winners.join()}`;
        const other = merged.get(key)?.amount ?? 0;
        merged.set(key, { amount: other + part, winners });
      } else pay(won, part, winners, question, chip, mistake);
    }
  }
  for (const { amount, winners } of merged.values()) {
    pay(won, amount, winners, question, chip, mistake);
  }
  return won;
}

/** RUN-1: two boards share a pot in smallest chips, what is left over goes to the first. */
function partsFor(
  amount: number,
  boards: number,
  chip: number,
  mistake: MistakeId | null,
): readonly number[] {
  if (boards === 1) return [amount];
  const unit = mistake === 'boards-share-single-chips' ? 1 : chip;
  const half = Math.floor(amount / unit / 2) * unit;
  const parts = [amount - half, half];
  return mistake === 'odd-half-to-the-second-board' ? parts.reverse() : parts;
}

/** ODD-1: from the first winner left of the button, the button last. */
function pay(
  won: number[],
  amount: number,
  winners: readonly number[],
  { table }: CaseQuestion,
  chip: number,
  mistake: MistakeId | null,
): void {
  const count = table.seats.length;
  const button = table.seats.findIndex(({ name }) => name === table.button);
  const fromButton = (seat: number): number => (seat - button - 1 + count) % count;
  const isByList = mistake === 'odd-chips-by-list';
  const order = winners.toSorted((a, b) => (isByList ? a - b : fromButton(a) - fromButton(b)));
  if (mistake === 'odd-chips-the-other-way') order.reverse();
  if (mistake === 'fractions' || mistake === 'shares-rounded') {
    const exact = amount / order.length;
    for (const seat of order) won[seat]! += mistake === 'fractions' ? exact : Math.round(exact);
    return;
  }
  const share = Math.floor(amount / chip / order.length) * chip;
  let left = amount - share * order.length;
  for (const seat of order) won[seat]! += share;
  if (mistake === 'odd-chips-to-one') {
    won[order[0]!]! += left;
    return;
  }
  for (const seat of order) {
    if (left < chip) break;
    won[seat]! += chip;
    left -= chip;
  }
  won[order[mistake === 'remainder-to-the-last' ? order.length - 1 : 0]!]! += left;
}

function winnersOf(
  question: CaseQuestion,
  pots: readonly SeatPot[],
  pot: number,
  eligible: readonly number[],
  strengths: readonly (number | null)[],
  board: number,
  mistake: MistakeId | null,
): readonly number[] {
  const takesAll = question.declared ? 'first-pot-decides' : 'best-hand-takes-all';
  if (mistake === takesAll && pot > 0) {
    return winnersOf(question, pots, 0, pots[0]!.eligible, strengths, board, null);
  }
  if (eligible.length === 1) return eligible;
  const declared = declaredFor(question, pot, board, eligible, mistake);
  const best = declared ?? bestOf(eligible, strengths, mistake === 'no-kickers');
  return mistake === 'no-ties' ? best.slice(0, 1) : best;
}

function declaredFor(
  { declared, table }: CaseQuestion,
  pot: number,
  board: number,
  eligible: readonly number[],
  mistake: MistakeId | null,
): readonly number[] | null {
  if (!declared) return null;
  if (mistake === 'declared-winners-ignored') return eligible.slice(0, 1);
  const lists = board === 1 ? (declared.winners2 ?? declared.winners) : declared.winners;
  const names = lists[pot] ?? [];
  const seats = eligible.filter((seat) => names.includes(table.seats[seat]!.name));
  return seats.length > 0 ? seats : eligible.slice(0, 1);
}

/** The strongest of the hands that are known. */
function bestOf(
  eligible: readonly number[],
  strengths: readonly (number | null)[],
  isBlunt: boolean,
): readonly number[] {
  const worth = (seat: number): number => {
    const key = strengths[seat] ?? -1;
    return isBlunt && key >= 0 ? withoutKickers(key) : key;
  };
  const best = Math.max(...eligible.map(worth));
  return eligible.filter((seat) => worth(seat) === best);
}

/** How many of a hand's ranks are kickers, from a high card to three of a kind. */
const KICKERS = [4, 3, 1, 2];

/** The kind of a hand and the ranks that make it. */
function withoutKickers(key: number): number {
  const kind = Math.floor(key / 13 ** 5);
  const kickers = 13 ** (KICKERS[kind] ?? 0);
  return Math.floor(key / kickers) * kickers;
}
