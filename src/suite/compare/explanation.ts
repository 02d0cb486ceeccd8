import type { ButtonRule, Mistake } from './comparison.ts';

/** Why something differs, and the kind of mistake that shows itself. */
export interface Explanation {
  /** null for what only follows from another mistake. */
  readonly mistake: Mistake | null;
  /** A whole sentence. */
  readonly text: string;
  /** The other button rules under which the order would be right. */
  readonly fits?: readonly ButtonRule[];
}

export const because = (mistake: Mistake | null, text: string): Explanation => ({ mistake, text });
