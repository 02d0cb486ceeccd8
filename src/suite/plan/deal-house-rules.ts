import type { Deal, Draft } from './deal.ts';

/** How the table plays, where rule books differ. */
export function dealHouseRules(drafts: readonly Draft[], deal: Deal): void {
  drafts.forEach((draft, i) => {
    if (draft.shortBlind === null && i % 2 === 1) draft.anteOrder = 'bb-first';
  });
  deal(
    22,
    (draft) => draft.shortBlind === null && !draft.reopens,
    (draft) => {
      draft.anteType = 'all';
      // POST-5: the order has no effect there and is not written
      draft.anteOrder = 'ante-first';
    },
  );
  deal(
    30,
    (draft) => draft.players > 2 && draft.anteType === 'bb',
    (draft) => {
      draft.button = 'dead';
    },
  );
  deal(
    18,
    (draft) => draft.players > 2 && draft.button === 'moving',
    (draft) => {
      draft.button = 'seat';
    },
  );
  // Few shares of round chips do not come out even, unless the smallest chip is a big one.
  for (const draft of drafts) {
    if (draft.sum === 'odd-chips' && draft.players < 5) draft.hasOddChip = true;
  }
  deal(
    24,
    (draft) =>
      draft.wish === 'split' &&
      !draft.hasOddChip &&
      // Two players can always halve what they put in; a short BB has chips of any size.
      draft.players > 2 &&
      draft.shortBlind === null,
    (draft) => {
      draft.hasOddChip = true;
    },
  );
  deal(
    6,
    (draft) => draft.runTwice,
    (draft) => {
      draft.hasOddChip = true;
      draft.hasOddBoards = true;
    },
  );
  deal(
    16,
    (draft) =>
      draft.players > (draft.complexity === 'complex' ? 5 : 3) &&
      draft.complexity !== 'simple' &&
      draft.sidePots === null &&
      draft.category !== 'all-ins' &&
      draft.foldsOn !== 1 &&
      !draft.reopens &&
      !draft.hasMore2 &&
      !draft.runTwice,
    (draft) => {
      draft.uncalled = 'side-pot';
    },
  );
}
