import { type CaseQuestion, isStreetEvent } from '../conformance/conformance-case.ts';
import { bestOfSeven } from '../second-opinion/rank.ts';
import { misread, type ShownHand, withoutKickers } from './misread-cards.ts';
import type { Breaks } from './mistakes.ts';
import type { SeatPot } from './pots.ts';

/** What the cards of a case are worth, worked out once: by board, by seat; null if not known. */
export type Strengths = readonly (readonly (ShownHand | null)[])[];

const RANKS = '23456789TJQKA';
const SUITS = 'cdhs';

const cardNumber = (card: string): number =>
  RANKS.indexOf(card[0]!) * SUITS.length + SUITS.indexOf(card[1]!);

export function strengthsOf({ table, hole, events, board2 }: CaseQuestion): Strengths {
  const board = events.flatMap((event) => (isStreetEvent(event) ? (event.board ?? []) : []));
  const boards = board2 ? [board, board2] : [board];
  return boards.map((dealt) =>
    table.seats.map(({ name }) => {
      const own = hole[name];
      if (!own || dealt.length < 5) return null;
      const cards = [...own, ...dealt].map(cardNumber);
      return { cards, worth: bestOfSeven(cards) };
    }),
  );
}

/** What each seat wins out of the pots, with one rule broken or none. */
export function payWithMistake(
  question: CaseQuestion,
  pots: readonly SeatPot[],
  strengths: Strengths,
  breaks: Breaks,
): readonly number[] {
  const { table } = question;
  const won = table.seats.map(() => 0);
  const isOneBoard = strengths.length > 1 && breaks('second-board-ignored');
  const boards = isOneBoard ? 1 : strengths.length;
  const chip = table.oddChip > 1 && breaks('smallest-chip-ignored') ? 1 : table.oddChip;
  const merged = new Map<string, { amount: number; readonly winners: readonly number[] }>();
  for (const [p, { amount, eligible }] of pots.entries()) {
    const isMain = p === 0 || boards === 1 || !breaks('second-board-for-the-main-pot-only');
    for (const [board, part] of partsFor(amount, isMain ? boards : 1, chip, breaks).entries()) {
      const winners = winnersOf(question, pots, p, eligible, strengths[board]!, board, breaks);
      const isSplit = pots.length > 1 && winners.length > 1;
      if (isSplit && breaks('pots-split-together')) {
        const key = `${board} ${winners.join()}`;
        const other = merged.get(key)?.amount ?? 0;
        merged.set(key, { amount: other + part, winners });
      } else pay(won, part, winners, question, chip, breaks);
    }
  }
  for (const { amount, winners } of merged.values()) {
    pay(won, amount, winners, question, chip, breaks);
  }
  return won;
}

/** RUN-1: two boards share a pot in smallest chips, what is left over goes to the first. */
function partsFor(amount: number, boards: number, chip: number, breaks: Breaks): readonly number[] {
  if (boards === 1) return [amount];
  const unit = chip > 1 && breaks('boards-share-single-chips') ? 1 : chip;
  const half = Math.floor(amount / unit / 2) * unit;
  const first = amount - half;
  const isOther = first !== half && breaks('odd-half-to-the-second-board');
  return isOther ? [half, first] : [first, half];
}

/** ODD-1: from the first winner left of the button, the button last. */
function pay(
  won: number[],
  amount: number,
  winners: readonly number[],
  { table }: CaseQuestion,
  chip: number,
  breaks: Breaks,
): void {
  const share = Math.floor(amount / chip / winners.length) * chip;
  let left = amount - share * winners.length;
  if (left === 0 || winners.length === 1) {
    for (const seat of winners) won[seat]! += share + left;
    return;
  }
  const count = table.seats.length;
  const button = table.seats.findIndex(({ name }) => name === table.button);
  const fromButton = (seat: number): number => (seat - button - 1 + count) % count;
  const isByList = breaks('odd-chips-by-list');
  const order = winners.toSorted((a, b) => (isByList ? a - b : fromButton(a) - fromButton(b)));
  if (breaks('odd-chips-the-other-way')) order.reverse();
  const isFraction = breaks('fractions');
  if (isFraction || breaks('shares-rounded')) {
    const exact = amount / order.length;
    for (const seat of order) won[seat]! += isFraction ? exact : Math.round(exact);
    return;
  }
  for (const seat of order) won[seat]! += share;
  if (left > chip && breaks('odd-chips-to-one')) {
    won[order[0]!]! += left;
    return;
  }
  for (const seat of order) {
    if (left < chip) break;
    won[seat]! += chip;
    left -= chip;
  }
  const isForLast = left > 0 && breaks('remainder-to-the-last');
  won[order[isForLast ? order.length - 1 : 0]!]! += left;
}

function winnersOf(
  question: CaseQuestion,
  pots: readonly SeatPot[],
  pot: number,
  eligible: readonly number[],
  strengths: readonly (ShownHand | null)[],
  board: number,
  breaks: Breaks,
): readonly number[] {
  const takesAll = question.declared ? 'first-pot-decides' : 'best-hand-takes-all';
  if (pot > 0 && breaks(takesAll)) {
    return winnersOf(question, pots, 0, pots[0]!.eligible, strengths, board, breaks);
  }
  if (eligible.length === 1) return eligible;
  const declared = declaredFor(question, pot, board, eligible, breaks);
  const best = declared ?? bestOf(eligible, strengths, breaks);
  return best.length > 1 && breaks('no-ties') ? best.slice(0, 1) : best;
}

function declaredFor(
  { declared, table }: CaseQuestion,
  pot: number,
  board: number,
  eligible: readonly number[],
  breaks: Breaks,
): readonly number[] | null {
  if (!declared) return null;
  if (breaks('declared-winners-ignored')) return eligible.slice(0, 1);
  const lists = board === 1 ? (declared.winners2 ?? declared.winners) : declared.winners;
  const names = lists[pot] ?? [];
  const seats = eligible.filter((seat) => names.includes(table.seats[seat]!.name));
  return seats.length > 0 ? seats : eligible.slice(0, 1);
}

/** The strongest of the hands that are known. */
function bestOf(
  eligible: readonly number[],
  strengths: readonly (ShownHand | null)[],
  breaks: Breaks,
): readonly number[] {
  const hands = eligible.map((seat) => strengths[seat] ?? null);
  const worths = misread(hands, breaks);
  const worth = (seat: number): number => worths[eligible.indexOf(seat)]!;
  const top = Math.max(...worths);
  const best = eligible.filter((seat) => worth(seat) === top);
  const alike = eligible.filter((seat) => withoutKickers(worth(seat)) === withoutKickers(top));
  return alike.length > best.length && breaks('no-kickers') ? alike : best;
}
