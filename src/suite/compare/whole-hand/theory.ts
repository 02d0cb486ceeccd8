import type { Mistake } from '../comparison.ts';
import type { Played } from '../played.ts';

/** A classic mistake and the stacks it leads to. */
export interface Theory {
  readonly mistake: Mistake;
  /** The sentence that names it. */
  readonly text: string;
  /** By seat; null where the hand gives no occasion for it. */
  stacks(played: Played): readonly number[] | null;
}
