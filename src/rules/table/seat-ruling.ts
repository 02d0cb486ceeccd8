import type { Severity } from '../../kernel/finding.ts';
import type { SetupLabel } from './labels.ts';

/** What is wrong with a stack setup. `seat` is a line of the list as written, from 0. */
export type SeatRuling = { readonly severity: Severity } & (
  | {
      readonly rule: 'CHIP-1';
      readonly kind: 'not-chips';
      readonly seat: number | null;
      readonly what: string;
      readonly found: number;
    }
  | { readonly rule: 'SEAT-1'; readonly kind: 'too-many'; readonly seat: number }
  | { readonly rule: 'SEAT-1'; readonly kind: 'starts-elsewhere'; readonly seat: number }
  | {
      readonly rule: 'SEAT-1';
      readonly kind: 'twice';
      readonly seat: number;
      readonly label: SetupLabel;
      readonly other: number;
    }
  | {
      readonly rule: 'SEAT-1';
      readonly kind: 'order';
      readonly seat: number;
      readonly label: SetupLabel | null;
    }
  | {
      readonly rule: 'SEAT-1';
      readonly kind: 'unlabelled';
      readonly seat: number;
      readonly inferred: readonly { readonly label: SetupLabel; readonly seat: number }[];
    }
  | {
      readonly rule: 'SEAT-2' | 'SEAT-4';
      readonly kind: 'label';
      readonly seat: number;
      readonly label: string;
      readonly expected: string | null;
    }
  | { readonly rule: 'SEAT-5'; readonly kind: 'too-few'; readonly seat: number | null }
  | { readonly rule: 'SEAT-5'; readonly kind: 'bb-eliminated'; readonly seat: number }
  | {
      readonly rule: 'SEAT-6';
      readonly kind: 'bad-name';
      readonly seat: number;
      readonly name: string;
      readonly fault: string;
    }
);
