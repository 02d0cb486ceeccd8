import { type SlotDealer, type SlotDraft, slotDealer } from './deal-to-slots.ts';

/** How often each ending is in a whole suite that chance hardly ever makes. */
const HARD_ENDINGS = 7;
const FEWEST_ENDINGS = 3;

/** Only `collector` plays by more than one rule. */
const mayHaveDeadButton = ({ profile, button, anteType }: SlotDraft): boolean =>
  button === 'dead' || (profile === 'collector' && button === 'moving' && anteType === 'bb');

/** What programs get wrong that are right in all the usual hands. */
export function dealHardEndings(drafts: readonly SlotDraft[]): void {
  const deal = slotDealer(drafts);
  const isFree = (draft: SlotDraft): boolean =>
    !draft.foldsOut &&
    !draft.runTwice &&
    !draft.reopens &&
    !draft.opensShort &&
    draft.uncalled === 'return' &&
    draft.shortBlind === null;
  const mayLoseDealer = (draft: SlotDraft): boolean =>
    draft.players === 3 &&
    !draft.foldsOut &&
    draft.shortBlind === null &&
    draft.category !== 'calculation' &&
    draft.category !== 'folds';
  const loseDealer = (draft: SlotDraft): void => {
    draft.dealerBusts = true;
    draft.allInSeat = 'Dealer';
    draft.wish = 'one';
  };
  deal(
    HARD_ENDINGS,
    (draft) =>
      mayLoseDealer(draft) &&
      isFree(draft) &&
      !draft.hasMore2 &&
      !draft.hasOddChip &&
      draft.button !== 'seat' &&
      draft.foldsOn === null &&
      (draft.allInSeat === null || draft.allInSeat === 'Dealer'),
    loseDealer,
  );
  deal(
    HARD_ENDINGS,
    (draft) => isFree(draft) && draft.hasOddChip && draft.players > 2,
    (draft) => {
      draft.hasRemainder = true;
    },
  );
  deal(
    HARD_ENDINGS,
    (draft) =>
      isFree(draft) &&
      draft.sum === 'odd-chips' &&
      draft.players > 4 &&
      draft.complexity !== 'simple' &&
      !draft.hasRemainder,
    (draft) => {
      draft.splitsApart = true;
    },
  );
  deal(
    HARD_ENDINGS,
    (draft) =>
      isFree(draft) &&
      mayHaveDeadButton(draft) &&
      // Whoever else is all-in goes out too, and three are to be left.
      draft.players > (draft.complexity === 'complex' ? 7 : 4) &&
      draft.sidePots === null &&
      !draft.hasOddChip &&
      draft.category !== 'all-ins' &&
      draft.category !== 'calculation' &&
      draft.category !== 'folds' &&
      (draft.allInSeat === null || draft.allInSeat === 'SB'),
    (draft) => {
      draft.smallBlindBusts = true;
      draft.button = 'dead';
      draft.allInSeat = 'SB';
      draft.wish = 'one';
    },
  );
  // Some seeds leave few tables of three: then other extras make room.
  const missing = FEWEST_ENDINGS - drafts.filter(({ dealerBusts }) => dealerBusts).length;
  deal(
    missing,
    (draft) => mayLoseDealer(draft) && !draft.dealerBusts,
    (draft) => {
      loseDealer(draft);
      draft.hasMore2 = false;
      draft.hasOddChip = false;
      draft.hasRemainder = false;
      draft.runTwice = false;
      draft.hasOddBoards = false;
      if (draft.button === 'seat') draft.button = 'moving';
    },
  );
  dealDecisiveHands(deal);
}

/** WIN-1: cards are shown, and one player has the best hand. */
function dealDecisiveHands(deal: SlotDealer): void {
  const isShown = ({ telling }: SlotDraft): boolean =>
    telling === 'showdown' || telling === 'cards-before';
  for (const hand of ['straight-to-the-five', 'flush-over-straight'] as const) {
    deal(
      HARD_ENDINGS,
      (draft) =>
        isShown(draft) &&
        draft.decidedBy === null &&
        draft.wish !== 'split' &&
        draft.sum === null &&
        !draft.foldsOut &&
        !draft.runTwice,
      (draft) => {
        draft.decidedBy = hand;
      },
    );
  }
}
