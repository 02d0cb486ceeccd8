import type { Slot } from './slot.ts';

/** A slot whose extras are still being dealt out. */
export type SlotDraft = { -readonly [K in keyof Slot]: Slot[K] };

/** A prime that divides neither 300 nor 20: every draft comes up once in a round. */
const STEP = 37;

/** Gives an extra to `count` drafts that can have it. */
export type SlotDealer = (
  count: number,
  fits: (draft: SlotDraft) => boolean,
  give: (draft: SlotDraft, nth: number) => void,
) => void;

/** Goes round in steps, on from where the last deal stopped: extras spread over the suite. */
export function slotDealer(drafts: readonly SlotDraft[]): SlotDealer {
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

/** Two players with more chips bet on over the all-ins; three all-ins are too many for `medium`. */
const hasRoom = ({ complexity, category, players, opensShort }: SlotDraft): boolean => {
  if (opensShort) return false;
  if (complexity !== 'medium') return complexity === 'complex';
  if (category === 'all-ins') return false;
  return players !== 3 || (category !== 'folds' && category !== 'transitions');
};

/** ACT-4: how many open the betting of a street with less than the big blind. */
const SHORT_BETS = 7;

/** One calls nearly everything before the flop, and two with more chips play on. */
export function dealShortBets(deal: SlotDealer): void {
  const categories: readonly Slot['category'][] = ['short-stack', 'multi-street', 'mixed'];
  deal(
    SHORT_BETS,
    ({ complexity, category, players }) =>
      complexity === 'medium' && players > 3 && categories.includes(category),
    (draft) => {
      draft.opensShort = true;
    },
  );
}

/** What happens in the betting. */
export function dealStreets(deal: SlotDealer): void {
  const pushes: readonly Slot['category'][] = ['short-stack', 'position', 'mixed'];
  deal(
    9,
    ({ complexity, category, players }) =>
      complexity === 'simple' && pushes.includes(category) && players > 2,
    (draft) => {
      draft.foldsOut = true;
    },
  );
  deal(
    34,
    (draft) =>
      draft.players >= 5 &&
      hasRoom(draft) &&
      draft.shortBlind === null &&
      (draft.sidePots === null || (draft.sidePots > 1 && draft.sidePots < 5)),
    (draft) => {
      draft.reopens = true;
    },
  );
  deal(
    44,
    (draft) =>
      hasRoom(draft) &&
      !draft.reopens &&
      draft.sum !== 'percentages' &&
      (draft.players > 2 || draft.category !== 'short-stack'),
    (draft) => {
      draft.hasMore2 = true;
    },
  );
}

/** RUN-1: the board is run twice where betting ends early. */
export function dealSecondBoards(deal: SlotDealer): void {
  deal(
    18,
    (draft) =>
      draft.players > 2 &&
      !draft.hasMore2 &&
      !draft.reopens &&
      !draft.foldsOut &&
      !draft.opensShort &&
      draft.category !== 'multi-street' &&
      draft.category !== 'folds' &&
      // Betting ends with the last all-in: two of them and one who calls make one side pot.
      !(draft.complexity === 'medium' && draft.sidePots === 2) &&
      // Two boards pay unequal shares anyway.
      draft.sum !== 'odd-chips' &&
      draft.shortBlind === null,
    (draft) => {
      draft.runTwice = true;
    },
  );
}

/** Somebody besides those in the pots, who gives up on the flop, the turn or the river. */
export function dealFolds(deal: SlotDealer): void {
  for (const street of [3, 2, 1] as const) {
    deal(
      46,
      ({ players, complexity, category, foldsOn, runTwice, hasMore2, sidePots, sum }) =>
        foldsOn === null &&
        sum === null &&
        // Chips above an all-in are folded on the street after it or later.
        (category !== 'folds' || street > 1) &&
        complexity !== 'simple' &&
        players > (complexity === 'complex' ? 5 : 3) &&
        (sidePots === null || players > sidePots + 2) &&
        // Neither leaves betting for the river.
        (street < 3 || (!runTwice && !hasMore2)),
      (draft) => {
        draft.foldsOn = street;
      },
    );
  }
}

/** SHOW-1: with a player all-in every hand is shown; only here a hand can go without one. */
export const mayMuck = ({ players, category, complexity }: SlotDraft): boolean =>
  players === 2 && category === 'multi-street' && complexity === 'complex';
