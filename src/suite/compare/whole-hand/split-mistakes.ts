import { all } from '../../../kernel/index.ts';
import { type Chips, type Share, splitBetweenBoards, splitPot } from '../../../rules/index.ts';
import { because, type MistakeExplanation } from '../comparison.ts';
import type { PlayedCase } from '../played.ts';
import {
  type MistakeTheory,
  paySupposedPots,
  potsText,
  rightPots,
  rightSplit,
  winnersOf,
} from './supposed-pots.ts';

type Sharing = (amount: number, count: number, oddChip: number) => readonly number[];

const evenly: Sharing = (amount, count, oddChip) => splitPot(amount as Chips, count, oddChip);

const toTheFirst: Sharing = (amount, count, oddChip) => {
  const share = Math.floor(amount / count / oddChip) * oddChip;
  return Array.from({ length: count }, (_, i) => (i === 0 ? amount - share * (count - 1) : share));
};

const lost: Sharing = (amount, count, oddChip) =>
  Array.from({ length: count }, () => Math.floor(amount / count / oddChip) * oddChip);

/** Splits every pot in an order of winners and with a sharing of its own. */
const splitting =
  (order: (winners: readonly number[]) => readonly number[], sharing: Sharing, chip?: number) =>
  (played: PlayedCase): readonly number[] | null =>
    paySupposedPots(played, rightPots(played), (amount, byBoard) => {
      const oddChip = chip ?? played.table.rules.oddChip;
      const parts = splitBetweenBoards(amount as Chips, byBoard.length, oddChip);
      return byBoard.flatMap((winners, board) => {
        const shares = sharing(parts[board]!, winners.length, oddChip);
        return order(winners).map((seat, i): Share => ({ seat, amount: shares[i]! as Chips }));
      });
    });

/** Winners are listed like the table, the Dealer first; the right order has the Dealer last. */
const byList = (winners: readonly number[]): readonly number[] => winners;

const fromButton = (winners: readonly number[]): readonly number[] => {
  const [first, ...rest] = winners;
  return first === 0 ? [...rest, 0] : winners;
};

const backwards = (winners: readonly number[]): readonly number[] =>
  [...fromButton(winners)].reverse();

const RULE = 'they go one each clockwise from the first winner left of the button (ODD-1)';

export const SPLIT_THEORIES: readonly MistakeTheory[] = [
  ['the chips left over follow the list of players', splitting(byList, evenly)],
  ['the chips left over all went to the first of the list', splitting(byList, toTheFirst)],
  ['the chips left over all went to one winner', splitting(fromButton, toTheFirst)],
  ['the chips left over were given out from the wrong end', splitting(backwards, evenly)],
  ['the chips left over are gone', splitting(fromButton, lost)],
  [
    'the pot was split without regard to the smallest chip in play',
    splitting(fromButton, evenly, 1),
  ],
].map(([text, stacks]) => ({
  mistake: 'Odd chip',
  text: `Odd chip: ${text}; ${RULE}.`,
  stacks: stacks as MistakeTheory['stacks'],
}));

interface Tie {
  readonly pot: string;
  readonly amount: number;
  readonly shares: readonly { readonly seat: number; readonly amount: number }[];
}

/** Among the ways to pay more tied pots than this some would fit any stacks. */
const MOST_TIES = 5;

/** WIN-1: ties split a pot; a program that takes the first best hand pays one of them all of it. */
export function tiePaidToOne(
  actual: readonly number[],
  played: PlayedCase,
): MistakeExplanation | null {
  const ties = tiesOf(played);
  if (ties.length > MOST_TIES) return null;
  const off = actual.map((stack, seat) => stack - played.settlement.players[seat]!.newStack!);
  const taken = takersOf(ties, off);
  if (!taken) return null;
  const name = (seat: number): string => played.settlement.players[seat]!.name;
  const parts = [...new Set(taken.map(({ seat }) => seat))].map((taker) => {
    const own = taken.filter(({ seat }) => seat === taker).map(({ tie }) => tie);
    const tied = own[0]!.shares.map(({ seat }) => name(seat));
    return `${name(taker)} has all of ${potsText(own.map(({ pot }) => pot))}, where ${all(tied)} tie`;
  });
  return because(
    'Split pot paid to one player',
    `Split pot paid to one player: ${parts.join('; ')} (WIN-1).`,
  );
}

/** The pots that are shared by a tie. Run twice, two winners are not a tie. */
function tiesOf(played: PlayedCase): readonly Tie[] {
  const winners = winnersOf(played, rightPots(played));
  return played.settlement.pots.flatMap((pot, i) =>
    winners?.[i]?.length === 1 && pot.winners.length > 1
      ? [{ pot: pot.name, amount: pot.amount, shares: pot.winners }]
      : [],
  );
}

interface Taken {
  readonly tie: Tie;
  readonly seat: number;
}

/** Who took which pot whole, so that exactly these differences remain; null if nobody can have. */
function takersOf(ties: readonly Tie[], off: readonly number[]): readonly Taken[] | null {
  const [tie, ...rest] = ties;
  if (!tie) return off.every((amount) => amount === 0) ? [] : null;
  for (const { seat } of tie.shares) {
    const left = off.slice();
    for (const share of tie.shares) left[share.seat]! += share.amount;
    left[seat]! -= tie.amount;
    const found = takersOf(rest, left);
    if (found) return [{ tie, seat }, ...found];
  }
  return takersOf(rest, off);
}

/** RUN-1: every pot paid by one of the two boards alone. */
const byOneBoard = (board: 0 | 1, words: string): MistakeTheory => ({
  mistake: 'Board ignored',
  text: `Board ignored: every pot was paid by the ${words} board alone; run twice, each board pays its half (RUN-1).`,
  stacks: (played) =>
    paySupposedPots(played, rightPots(played), (amount, winners) =>
      rightSplit(played)(amount, [winners[board] ?? winners[0]!]),
    ),
});

export const BOARD_THEORIES: readonly MistakeTheory[] = [
  byOneBoard(0, 'first'),
  byOneBoard(1, 'second'),
];
