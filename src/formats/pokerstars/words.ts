import { unreachable } from '../../kernel/invariant.ts';
import type { Card } from '../../rules/cards/card.ts';
import { evaluate } from '../../rules/cards/evaluate.ts';
import { readStrength } from '../../rules/cards/ladder.ts';

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
  const [first, second] = ranks as [number, number];
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
