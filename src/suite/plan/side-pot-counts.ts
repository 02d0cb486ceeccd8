import type { Complexity } from '../case.ts';
import { type SlotDraft, slotDealer } from './deal-to-slots.ts';

/**
 * How many side pots the cases of the category `side-pots` get, in turn: none and one where the case
 * is simple, up to seven where it is complex. What other cases get follows from who goes all-in with
 * which stack: `SHAPES` in `generate/player-roles.ts`, within the limits of `categories.ts`.
 */
const SIDE_POTS: Readonly<Record<Complexity, readonly number[]>> = {
  simple: [0, 1],
  medium: [2, 1],
  complex: [5, 3, 4, 6, 3, 5, 4, 7],
};

/** The last pot needs two players, every pot below it one more. */
const mostSidePots = (players: number): number => Math.max(0, players - 2);

/** Sets `sidePots`. Heads-up there are none, and no turn is used up. */
export function dealSidePots(drafts: readonly SlotDraft[]): void {
  const dealt = { simple: 0, medium: 0, complex: 0 };
  for (const draft of drafts) {
    const { complexity, players } = draft;
    const counts = SIDE_POTS[complexity];
    draft.sidePots =
      players === 2
        ? 0
        : Math.min(mostSidePots(players), counts[dealt[complexity]++ % counts.length]!);
  }
}

/** How many calculation cases are about percentages; the others are about odd chips. */
const PERCENTAGES = 6;

/** Percentages go wrong with several pots only, so they are asked where there are many. */
export function dealPotSums(drafts: readonly SlotDraft[]): void {
  for (const draft of drafts) draft.sum = 'odd-chips';
  slotDealer(drafts)(
    PERCENTAGES,
    (draft) => draft.players > 4 && draft.complexity === 'complex',
    (draft) => {
      draft.sum = 'percentages';
    },
  );
}
