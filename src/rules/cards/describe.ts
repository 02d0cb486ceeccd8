import { unreachable } from '../../kernel/index.ts';
import type { Card } from './card.ts';
import { evaluate } from './evaluate.ts';
import { type Category, readStrength, type Strength } from './strength.ts';

const RANK_NAMES = [
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'jack',
  'queen',
  'king',
  'ace',
] as const;

const ACE = 12;

const one = (rank: number): string => RANK_NAMES[rank]!;

const many = (rank: number): string => (one(rank) === 'six' ? 'sixes' : `${one(rank)}s`);

/** The kind of hand a strength belongs to. A royal flush is the best straight flush. */
export const category = (strength: Strength): Category => readStrength(strength).category;

/**
 * A hand as a dealer would call it: "full house, kings over sevens", "pair of aces". Takes a
 * strength, or five to seven cards. Kickers are left out, so hands that differ may share a name.
 */
export function describeHand(hand: Strength | readonly Card[]): string {
  const { category: kind, ranks } = readStrength(typeof hand === 'number' ? hand : evaluate(hand));
  const [first, second] = ranks;
  switch (kind) {
    case 'straight flush':
      return first === ACE ? 'royal flush' : `straight flush, ${one(first)} high`;
    case 'four of a kind':
    case 'three of a kind':
      return `${kind}, ${many(first)}`;
    case 'full house':
      return `full house, ${many(first)} over ${many(second)}`;
    case 'flush':
    case 'straight':
      return `${kind}, ${one(first)} high`;
    case 'two pair':
      return `two pair, ${many(first)} and ${many(second)}`;
    case 'pair':
      return `pair of ${many(first)}`;
    case 'high card':
      return `${one(first)} high`;
    default:
      return unreachable(kind);
  }
}
