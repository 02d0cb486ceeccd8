import type { CasePot, NextPositions, Refusal, Turn } from './conformance-case.ts';

/** What a program says about one case. What it leaves out is not judged. */
export interface Answer {
  readonly id: string;
  readonly pots?: readonly CasePot[];
  readonly returned?: Readonly<Record<string, number>>;
  readonly turns?: readonly (Partial<Turn> | null)[];
  /** null: every event was accepted. */
  readonly refused?: Refusal | null;
  readonly won?: Readonly<Record<string, number>>;
  readonly stacks?: Readonly<Record<string, number>>;
  readonly next?: NextPositions | null;
  /** Why the program does not play the case. */
  readonly skip?: string;
  /** What went wrong in the program. */
  readonly error?: string;
}
