import type { Slot } from './slot.ts';

/** A slot whose extras are still being dealt out. */
export type Draft = { -readonly [K in keyof Slot]: Slot[K] };

/** A prime that divides neither 300 nor 20: every draft comes up once in a round. */
const STEP = 37;

/** Gives an extra to `count` drafts that can have it. */
export type Deal = (
  count: number,
  fits: (draft: Draft) => boolean,
  give: (draft: Draft, nth: number) => void,
) => void;

/** Goes round in steps, on from where the last deal stopped: extras spread over the suite. */
export function dealer(drafts: readonly Draft[]): Deal {
  let at = 0;
  return (count, fits, give) => {
    let nth = 0;
    for (let seen = 0; seen < drafts.length && nth < count; seen++) {
      const draft = drafts[at]!;
      at = (at + STEP) % drafts.length;
      if (fits(draft)) give(draft, nth++);
    }
  };
}
