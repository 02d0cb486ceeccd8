import type { Share } from '../../../rules/showdown/award.ts';
import { splitBetweenBoards, splitPot } from '../../../rules/showdown/odd-chips.ts';
import type { Chips } from '../../../rules/table/chips.ts';
import type { Played } from '../played.ts';
import { payPiles, rightPiles } from './piles.ts';
import type { Theory } from './theory.ts';

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
  (order: (winners: readonly number[]) => number[], sharing: Sharing, chip?: number) =>
  (played: Played): readonly number[] | null =>
    payPiles(played, rightPiles(played), (amount, byBoard) => {
      const oddChip = chip ?? played.table.rules.oddChip;
      const parts = splitBetweenBoards(amount as Chips, byBoard.length, oddChip);
      return byBoard.flatMap((winners, board) => {
        const shares = sharing(parts[board]!, winners.length, oddChip);
        return order(winners).map((seat, i): Share => ({ seat, amount: shares[i]! as Chips }));
      });
    });

/** The table lists the Dealer first; the right order has him last. */
const byList = (winners: readonly number[]): number[] => [...winners].sort((a, b) => a - b);
const fromButton = (winners: readonly number[]): number[] => {
  const [first, ...rest] = byList(winners);
  return first === 0 ? [...rest, 0] : byList(winners);
};
const backwards = (winners: readonly number[]): number[] => fromButton(winners).reverse();
const asTold = (winners: readonly number[]): number[] => [...winners];

const RULE = 'they go one each clockwise from the first winner left of the button (ODD-1)';

export const SPLIT_THEORIES: readonly Theory[] = [
  ['the chips left over follow the list of players', splitting(byList, evenly)],
  ['the chips left over all went to the first of the list', splitting(byList, toTheFirst)],
  ['the chips left over all went to one winner', splitting(fromButton, toTheFirst)],
  [
    'the chips left over follow the order in which the winners are named',
    splitting(asTold, evenly),
  ],
  ['the chips left over were given out from the wrong end', splitting(backwards, evenly)],
  ['the chips left over are gone', splitting(fromButton, lost)],
  [
    'the pot was split without regard to the smallest chip in play',
    splitting(fromButton, evenly, 1),
  ],
].map(([text, stacks]) => ({
  mistake: 'Odd chip',
  text: `Odd chip: ${text}; ${RULE}.`,
  stacks: stacks as Theory['stacks'],
}));
