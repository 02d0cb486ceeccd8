import { unreachable } from '../../kernel/index.ts';
import { mayMuck, type SlotDealer, type SlotDraft } from './deal-to-slots.ts';
import type { CaseProfile } from './profile.ts';
import type { Slot } from './slot.ts';

/** What the profile plays by, and how its hands end. */
export function dealProfile(
  drafts: readonly SlotDraft[],
  profile: CaseProfile,
  deal: SlotDealer,
): void {
  switch (profile) {
    case 'collector':
      dealHouseRules(drafts, deal);
      dealTellings(deal);
      return;
    case 'plain':
      // The documents know who wins each pot, not how cards or rankings decide it.
      for (const draft of drafts) draft.telling = 'winners';
      return;
    case 'tda':
      dealOddChips(drafts, deal);
      dealCardsBefore(deal);
      return;
    case 'classic':
      dealCardsBefore(deal);
      // Without a BB ante a short BB is one thing among others.
      for (const draft of drafts) if (draft.category === 'bb-ante') draft.category = 'mixed';
      return;
    default:
      unreachable(profile);
  }
}

/** Blinds only, or the same ante from everybody. */
export function dealAntes(drafts: readonly SlotDraft[]): void {
  drafts.forEach((draft, i) => {
    draft.anteType = i % 2 === 0 ? 'none' : 'all';
  });
}

/** The blind before the ante, and the dead button. */
export function dealTdaRules(drafts: readonly SlotDraft[]): void {
  for (const draft of drafts) {
    draft.anteOrder = 'bb-first';
    draft.button = 'dead';
  }
}

/** How the end is told. */
function dealTellings(deal: SlotDealer): void {
  const isOpen = (draft: SlotDraft): boolean => draft.telling === 'showdown' && !draft.foldsOut;
  const tell = (
    telling: Slot['telling'],
    count: number,
    fits: (draft: SlotDraft) => boolean = () => true,
  ): void =>
    deal(
      count,
      (draft) => isOpen(draft) && fits(draft),
      (draft) => {
        draft.telling = telling;
      },
    );
  tell('mucks', 5, mayMuck);
  tell('winner', 14, (draft) => draft.wish === 'one' && !draft.runTwice);
  // WIN-2: some of them with a tie
  tell('ranking', 8, (draft) => draft.wish === 'split' && !draft.runTwice);
  tell('ranking', 20, (draft) => !draft.runTwice);
  tell('winners', 32);
  tell('unknown', 18, (draft) => !draft.runTwice);
  dealCardsBefore(deal);
}

/** Hole cards known from the start, also of players who fold. */
const dealCardsBefore = (deal: SlotDealer): void =>
  deal(
    18,
    (draft) => draft.telling === 'showdown' && !draft.foldsOut,
    (draft) => {
      draft.telling = 'cards-before';
    },
  );

/** How the table plays, where rule books differ. */
function dealHouseRules(drafts: readonly SlotDraft[], deal: SlotDealer): void {
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
  dealOddChips(drafts, deal);
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
      !draft.opensShort &&
      !draft.reopens &&
      !draft.hasMore2 &&
      !draft.runTwice,
    (draft) => {
      draft.uncalled = 'side-pot';
    },
  );
}

/** ODD-1: a smallest chip above 1, where a pot is split. */
function dealOddChips(drafts: readonly SlotDraft[], deal: SlotDealer): void {
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
}
