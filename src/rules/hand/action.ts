import type { Severity } from '../../kernel/index.ts';
import type { Street } from './street.ts';

export const VERBS = ['fold', 'check', 'call', 'bet', 'raise', 'all-in'] as const;

export type Verb = (typeof VERBS)[number];

/** A fold and a check put nothing in and are written without an amount. */
export const namesAmount = (verb: Verb): boolean => verb !== 'fold' && verb !== 'check';

/**
 * What a player is said to do. `to` is the street total (never the chips added, never the ante);
 * a call or an all-in may leave it out: it is then worked out.
 */
export interface ClaimedAction {
  readonly verb: Verb;
  readonly to?: number | null;
  /** What the rules forbid but the table did. */
  readonly forced?: boolean;
  /** ACT-9: the player was absent, and this was done for them. */
  readonly away?: boolean;
}

/** What is wrong with an action: figures only, the words are the referee's. */
export type ActRuling = { readonly severity: Severity; readonly seat: number } & (
  | {
      readonly rule: 'ACT-1';
      readonly kind: 'out-of-turn';
      readonly turn: number;
      /** Everybody who should have acted before, facing a bet; empty if it is not that simple. */
      readonly skipped: readonly number[];
    }
  | {
      readonly rule: 'ACT-1';
      readonly kind: 'betting-closed';
      readonly street: Street;
      /** Everybody else has folded. */
      readonly alone: boolean;
    }
  | { readonly rule: 'ACT-1'; readonly kind: 'already-folded' | 'already-all-in' }
  | { readonly rule: 'SEAT-5'; readonly kind: 'eliminated' }
  | { readonly rule: 'NOTE-4'; readonly kind: 'no-amount'; readonly verb: Verb }
  | { readonly rule: 'CHIP-1'; readonly kind: 'not-chips'; readonly found: number }
  | {
      readonly rule: 'CHIP-3';
      readonly kind: 'beyond-stack' | 'not-everything' | 'is-all-in';
      readonly found: number;
      readonly whole: number;
      /** What the player put in before on this street, and the ante: the usual mix-ups. */
      readonly before: number;
      readonly ante: number;
    }
  | {
      readonly rule: 'ACT-2';
      readonly kind: 'check-facing-bet';
      readonly price: number;
      readonly whole: number;
    }
  | { readonly rule: 'ACT-2'; readonly kind: 'fold-for-free' }
  | {
      readonly rule: 'ACT-3';
      readonly kind: 'wrong-call' | 'call-beyond-stack' | 'call-is-all-in' | 'call-of-all-in';
      readonly found: number;
      readonly price: number;
      readonly whole: number;
      readonly before: number;
    }
  | { readonly rule: 'ACT-3'; readonly kind: 'nothing-to-call' }
  | {
      readonly rule: 'ACT-4' | 'ACT-5';
      readonly kind: 'below-minimum' | 'not-above-bet';
      readonly verb: Verb;
      readonly found: number;
      readonly min: number;
      readonly price: number;
      readonly before: number;
      readonly whole: number;
    }
  | {
      readonly rule: 'ACT-4' | 'ACT-5';
      readonly kind: 'verb-swapped';
      readonly verb: Verb;
      readonly found: number;
      readonly price: number;
    }
  | {
      readonly rule: 'ACT-6';
      readonly kind: 'not-reopened';
      readonly grown: number;
      readonly needed: number;
      readonly price: number;
    }
  | { readonly rule: 'ACT-7'; readonly kind: 'nobody-can-answer'; readonly price: number }
  | { readonly rule: 'ACT-8'; readonly kind: 'no-decision' }
  /** What ACT-9 would have done for them. */
  | { readonly rule: 'ACT-9'; readonly kind: 'not-for-absent'; readonly right: Verb }
);
