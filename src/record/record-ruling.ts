import type { ActRuling, NextRuling, SeatRuling, Street, WinRuling } from '../rules/index.ts';

/** What is wrong with the way a hand is written down, where the game itself is right. */
export type WritingRuling =
  | {
      readonly rule: 'SEC-1';
      readonly kind: 'wrong-section';
      readonly severity: 'warning';
      readonly street: Street;
      readonly expected: number;
    }
  | {
      readonly rule: 'SEC-1';
      readonly kind: 'street-is-past';
      readonly severity: 'error';
      readonly street: Street;
    }
  | {
      readonly rule: 'SEC-3';
      readonly kind: 'blinds-first';
      readonly severity: 'warning';
      readonly moved: number;
    }
  | {
      readonly rule: 'SEAT-4';
      readonly kind: 'action-label';
      readonly severity: 'warning';
      readonly label: string;
      readonly expected: string | null;
    }
  | {
      readonly rule: 'ACT-8';
      readonly kind: 'street-not-over';
      readonly severity: 'error';
      readonly street: Street;
      /** The street that is not over, who is to act there and what they face. */
      readonly on: Street;
      readonly turn: number;
      readonly toCall: number;
    }
  | {
      readonly rule: 'ACT-8';
      readonly kind: 'hand-is-over';
      readonly severity: 'error';
      readonly street: Street;
    }
  | {
      readonly rule: 'RUN-1';
      readonly kind: 'second-board';
      readonly severity: 'error';
      readonly found: number;
      /** null while betting is open. */
      readonly expected: number | null;
    }
  | { readonly rule: 'WIN-2'; readonly kind: 'two-declarations'; readonly severity: 'error' }
  | {
      readonly rule: 'WIN-2';
      readonly kind: 'faces-a-bet';
      readonly severity: 'error';
      readonly turn: number;
      readonly toCall: number;
    }
  | {
      readonly rule: 'NOTE-5';
      readonly kind: 'stops-early';
      readonly severity: 'warning' | 'info';
    }
  | {
      readonly rule: 'NOTE-5';
      readonly kind: 'checked-through';
      readonly severity: 'info';
      /** Where nobody wrote down what was done, at least to its end. */
      readonly streets: readonly Street[];
    };

export type Ruling = SeatRuling | ActRuling | WinRuling | NextRuling | WritingRuling;

/** The part of a record that a ruling is about. Sections and actions count from 0 as written. */
export type Part =
  | { readonly kind: 'player'; readonly line: number }
  | { readonly kind: 'blinds' }
  | { readonly kind: 'section'; readonly section: number }
  | { readonly kind: 'action'; readonly section: number; readonly action: number }
  | { readonly kind: 'board2' }
  | { readonly kind: 'outcome' }
  | { readonly kind: 'end' }
  | { readonly kind: 'hand' };

export interface PlacedRuling {
  readonly part: Part;
  readonly ruling: Ruling;
}
