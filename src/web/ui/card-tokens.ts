import type { Token, TokenKind } from './tokens.ts';

const SUITS: Readonly<Record<string, TokenKind>> = {
  '♠': 'spades',
  s: 'spades',
  '♥': 'hearts',
  h: 'hearts',
  '♦': 'diamonds',
  d: 'diamonds',
  '♣': 'clubs',
  c: 'clubs',
};

/** Cards in any of the spellings the reader takes: `A♥`, `Ah`, `10h`. */
export const cardTokens = (text: string, from: number, to: number): readonly Token[] =>
  [...text.slice(from, to).matchAll(/(?:10|[2-9tjqka])\s?([♠♥♦♣shdc])\uFE0F?/gi)].map((match) => ({
    from: from + match.index,
    to: from + match.index + match[0].length,
    kind: SUITS[match[1]!.toLowerCase()]!,
  }));
