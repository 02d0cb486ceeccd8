import type { Deal, Draft } from './deal.ts';
import type { Slot } from './slot.ts';

/** Who wins. Several winners take several pots; a split takes two players in one. */
export function dealWishes(drafts: readonly Draft[], deal: Deal): void {
  for (const draft of drafts) if (draft.sum === 'odd-chips') draft.wish = 'split';
  deal(
    70,
    (draft) => draft.wish === 'one' && !draft.foldsOut && !draft.runTwice && !mayMuck(draft),
    (draft, nth) => {
      if (draft.category !== 'transitions' || nth % 2 === 0) draft.wish = 'split';
    },
  );
  deal(
    110,
    (draft) =>
      draft.wish === 'one' &&
      draft.complexity !== 'simple' &&
      draft.players > 2 &&
      (draft.category !== 'transitions' || draft.complexity === 'complex'),
    (draft) => {
      draft.wish = 'several';
    },
  );
}

/** SHOW-1: with a player all-in every hand is shown; only here a hand can go without one. */
const mayMuck = ({ players, category, complexity }: Draft): boolean =>
  players === 2 && category === 'multi-street' && complexity === 'complex';

/** NEXT-6: heads-up cases after which one player has all the chips. */
export function dealLastHands(deal: Deal): void {
  deal(
    LAST_HANDS,
    (draft) =>
      draft.players === 2 &&
      draft.wish === 'one' &&
      draft.category !== 'multi-street' &&
      draft.shortBlind === null,
    (draft) => {
      draft.endsTournament = true;
    },
  );
}

/** A whole suite has eight or more. */
const LAST_HANDS = 10;

/** How the end is told. */
export function dealTellings(deal: Deal): void {
  const isOpen = (draft: Draft): boolean => draft.telling === 'showdown' && !draft.foldsOut;
  const tell = (
    telling: Slot['telling'],
    count: number,
    fits: (draft: Draft) => boolean = () => true,
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
  tell('cards-before', 18);
}
