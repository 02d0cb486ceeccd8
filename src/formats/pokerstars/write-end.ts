import { unreachable } from '../../kernel/index.ts';
import { type Card, evaluate, readStrength, seatsIn, showOrder } from '../../rules/index.ts';
import type { Chairs } from '../writable-hand.ts';
import { dealtCards } from '../writer-parts.ts';
import { type HandLines, inBrackets, potWords } from './hand-lines.ts';

/** Who shows what and who collects which pot, the last side pot first. */
export function writeShowdown(page: HandLines): void {
  const { hand } = page.hand.settlement;
  const { boards, pots, isPaid } = page.payout;
  const isShown = seatsIn(hand).length > 1;
  // Of a hand that is not paid only what somebody showed is told.
  if (!isPaid && page.hand.record.showdown.length === 0) return;
  boards.forEach((board, run) => {
    const words = boards.length === 1 ? '' : run === 0 ? 'FIRST ' : 'SECOND ';
    if (isShown) {
      page.put(`*** ${words}SHOW DOWN ***`);
      for (const seat of showOrder(hand).seats) writeShown(page, seat, board);
    }
    for (let pot = pots.length - 1; pot >= 0; pot--) {
      for (const { seat, amount } of pots[pot]!.shares[run] ?? []) {
        const from = potWords(pot, pots.length);
        page.put(`${page.nameOf(seat)} collected ${page.money(amount)} from ${from}`);
      }
    }
  });
  if (!isShown) page.put(`${page.nameOf(seatsIn(hand)[0]!)}: doesn't show hand`);
}

function writeShown(page: HandLines, seat: number, board: readonly Card[]): void {
  const hole = page.payout.holes[seat];
  const name = page.nameOf(seat);
  if (hole === 'mucks') page.put(`${name}: mucks hand`);
  else if (typeof hole === 'object' && hole !== null) {
    const words = board.length === 5 ? ` (${handWords([...hole, ...board])})` : '';
    page.put(`${name}: shows ${inBrackets(hole)}${words}`);
  }
}

export function writeSummary(page: HandLines, { numbers }: Chairs): void {
  const { payout, hand } = page;
  const { pots, boards } = payout;
  page.put('*** SUMMARY ***');
  const total = pots.reduce((sum, pot) => sum + pot.amount, 0);
  const each = pots.map((pot, i) => {
    const words = potWords(i, pots.length);
    return ` ${words[0]!.toUpperCase()}${words.slice(1)} ${page.money(pot.amount)}.`;
  });
  const parts = pots.length > 1 ? each.join('') : '';
  page.put(`Total pot ${page.money(total)}${parts} | Rake ${page.money(0)}`);
  if (boards.length > 1) page.put('Hand was run twice');
  boards.forEach((board, run) => {
    const words = boards.length === 1 ? '' : run === 0 ? 'FIRST ' : 'SECOND ';
    if (board.length > 0) page.put(`${words}Board ${inBrackets(board)}`);
  });
  const { dealtIn } = hand.settlement.hand.table;
  const byChair = [...dealtIn].sort((a, b) => numbers[a]! - numbers[b]!);
  for (const seat of byChair) {
    page.put(
      `Seat ${numbers[seat]}: ${page.nameOf(seat)}${marks(page, seat)}${ending(page, seat)}`,
    );
  }
}

function marks(page: HandLines, seat: number): string {
  const { sb, bb } = page.hand.settlement.hand.table;
  const button = seat === 0 ? ' (button)' : '';
  return button + (seat === sb ? ' (small blind)' : seat === bb ? ' (big blind)' : '');
}

/** What became of a player: ` folded before Flop (didn't bet)`. */
function ending(page: HandLines, seat: number): string {
  const { payout, hand } = page;
  const { folded, live } = hand.settlement.players[seat]!;
  if (folded === 'preflop') return ` folded before Flop${live === 0 ? " (didn't bet)" : ''}`;
  if (folded) return ` folded on the ${folded[0]!.toUpperCase()}${folded.slice(1)}`;
  if (!payout.isPaid) return '';
  const hole = payout.holes[seat];
  const isAlone = seatsIn(hand.settlement.hand).length === 1;
  if (!isAlone && typeof hole === 'object' && hole !== null) {
    const runs = payout.boards.map((board, run) => {
      const won = wonOn(page, seat, run);
      const words = board.length === 5 ? ` with ${handWords([...hole, ...board])}` : '';
      return won > 0 ? `won (${page.money(won)})${words}` : `lost${words}`;
    });
    return ` showed ${inBrackets(hole)} and ${runs.join(', and ')}`;
  }
  const won = payout.boards.reduce((sum, _, run) => sum + wonOn(page, seat, run), 0);
  if (won > 0) return ` collected (${page.money(won)})`;
  const dealt = dealtCards(hand)[seat];
  return dealt ? ` mucked ${inBrackets(dealt)}` : ' mucked';
}

const wonOn = ({ payout }: HandLines, seat: number, run: number): number =>
  payout.pots.reduce((sum, { shares }) => {
    const share = shares[run]?.find((one) => one.seat === seat);
    return sum + (share?.amount ?? 0);
  }, 0);

const ONE = [
  ...['Deuce', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'],
  ...['Jack', 'Queen', 'King', 'Ace'],
];

const ACE = 12;

const one = (rank: number): string => ONE[rank]!;

const many = (rank: number): string => (ONE[rank] === 'Six' ? 'Sixes' : `${ONE[rank]}s`);

/** A straight by its ends: the lowest card of a wheel is an ace. */
const run = (high: number): string => `${one(high === 3 ? ACE : high - 4)} to ${one(high)}`;

/** A hand in the words trackers know: "two pair, Kings and Sevens". */
export function handWords(cards: readonly Card[]): string {
  const { category, ranks } = readStrength(evaluate(cards));
  const [first, second] = ranks;
  switch (category) {
    case 'straight flush':
      return first === ACE ? 'a Royal Flush' : `a straight flush, ${run(first)}`;
    case 'four of a kind':
    case 'three of a kind':
      return `${category}, ${many(first)}`;
    case 'full house':
      return `a full house, ${many(first)} full of ${many(second)}`;
    case 'flush':
      return `a flush, ${one(first)} high`;
    case 'straight':
      return `a straight, ${run(first)}`;
    case 'two pair':
      return `two pair, ${many(first)} and ${many(second)}`;
    case 'pair':
      return `a pair of ${many(first)}`;
    case 'high card':
      return `high card ${one(first)}`;
    default:
      return unreachable(category);
  }
}
