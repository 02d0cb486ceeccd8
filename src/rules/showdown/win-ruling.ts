import type { Severity } from '../../kernel/index.ts';
import type { Card } from '../cards/card.ts';

/** What is wrong with an outcome. Players are seats, pots and boards count from 0. */
export type WinRuling = { readonly severity: Severity } & (
  | {
      readonly rule: 'WIN-2';
      readonly kind: 'open-pot';
      readonly pot: number;
      readonly board: number;
      readonly candidates: readonly number[];
    }
  | {
      readonly rule: 'WIN-4';
      readonly kind: 'unknown-cards';
      readonly pot: number;
      readonly board: number;
      readonly candidates: readonly number[];
      readonly unknown: readonly number[];
    }
  | {
      readonly rule: 'WIN-3';
      readonly kind: 'not-eligible';
      readonly seat: number;
      /** The line of a per-pot declaration; null for a ranking or a single winner. */
      readonly line: number | null;
      readonly pot: number | null;
      readonly candidates: readonly number[];
    }
  | {
      readonly rule: 'WIN-3';
      readonly kind: 'no-such-pot';
      readonly line: number;
      readonly pots: number;
    }
  | { readonly rule: 'WIN-3'; readonly kind: 'pot-twice'; readonly line: number }
  | { readonly rule: 'WIN-3'; readonly kind: 'no-such-board'; readonly line: number }
  | {
      readonly rule: 'WIN-3';
      readonly kind: 'named-twice';
      readonly seat: number;
      readonly line: number | null;
    }
  | {
      readonly rule: 'WIN-3';
      readonly kind: 'mucked';
      readonly pot: number;
      readonly seat: number;
    }
  | { readonly rule: 'WIN-5'; readonly kind: 'card-twice'; readonly card: Card }
  /** Nobody was all-in, or everybody else folded. */
  | { readonly rule: 'RUN-1'; readonly kind: 'pays-nothing'; readonly alone: boolean }
  | {
      readonly rule: 'RUN-1';
      readonly kind: 'name-the-board';
      /** The line of a per-pot declaration; null for a ranking or a single winner. */
      readonly line: number | null;
    }
  | { readonly rule: 'SHOW-1'; readonly kind: 'must-show'; readonly seat: number }
  | {
      readonly rule: 'WIN-3';
      readonly kind: 'against-cards';
      readonly pot: number;
      readonly board: number;
      readonly declared: readonly number[];
      readonly best: readonly number[];
    }
);
