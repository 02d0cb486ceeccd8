import {
  dealFolds,
  dealSecondBoards,
  dealStreets,
  mayMuck,
  type SlotDealer,
  type SlotDraft,
  slotDealer,
} from './deal-to-slots.ts';
import type { CaseProfile } from './profile.ts';
import { dealAntes, dealProfile, dealTdaRules } from './profile-features.ts';
import { dealPotSums, dealSidePots } from './side-pot-counts.ts';
import { SHORT_BLINDS, type ShortBlind, type Slot } from './slot.ts';

/**
 * Deals the extras of the plan to slots that can show them. Drafts come in an order that is up to
 * the seed, so taking the next that fit is chance enough and always gives the full number.
 */
export function dealFeatures(drafts: readonly SlotDraft[], profile: CaseProfile): void {
  const of = (category: Slot['category']): SlotDraft[] =>
    drafts.filter((draft) => draft.category === category);
  if (profile === 'classic') dealAntes(drafts);
  if (profile === 'tda') dealTdaRules(drafts);
  dealShortBlinds(of('bb-ante'), profile);
  dealSeats(of('position'));
  dealSidePots(of('side-pots'));
  dealPotSums(of('calculation'));
  const deal = slotDealer(drafts);
  dealStreets(deal);
  if (profile === 'collector') dealSecondBoards(deal);
  dealFolds(deal);
  dealWishes(drafts, deal);
  dealLastHands(deal);
  dealProfile(drafts, profile, deal);
  dealHardEndings(drafts);
}

/** Every row of RULES' table as often as the others, its edges half as often. */
function shortBlindsIn(profile: CaseProfile): readonly ShortBlind[] {
  if (profile === 'classic') return ['no-ante-inside-blind', 'all-inside-blind'];
  const order = { collector: '', plain: 'ante-first', tda: 'bb-first' }[profile];
  const isPlayed = (kind: ShortBlind): boolean => kind.startsWith(order);
  const rows = SHORT_BLINDS.slice(0, 4).filter(isPlayed);
  return [...rows, ...rows, ...SHORT_BLINDS.slice(4, 6).filter(isPlayed)];
}

function dealShortBlinds(drafts: readonly SlotDraft[], profile: CaseProfile): void {
  const cycle = shortBlindsIn(profile);
  const heads = drafts.filter(({ players }) => players === 2);
  const ring = drafts.filter(({ players }) => players > 2);
  const give = (draft: SlotDraft, kind: ShortBlind): void => {
    draft.shortBlind = kind;
    draft.anteOrder = kind.startsWith('bb-first') ? 'bb-first' : 'ante-first';
    draft.anteType = anteTypeOf(kind);
  };
  ring.forEach((draft, i) => {
    give(draft, cycle[i % cycle.length]!);
  });
  // POST-5: with somebody who cannot post it, an ante from everybody makes a level of its own.
  const within = ring.filter(({ complexity, players }) => complexity !== 'complex' && players > 3);
  for (const draft of within.slice(0, INSIDE_THE_ANTE[profile])) {
    give(draft, 'all-inside-ante');
    draft.wish = 'several';
  }
  // Against a BB who is all-in the SB has no decision, calls or folds: three courses, no more.
  heads.forEach((draft, i) => {
    const kinds = HEADS_UP_BLINDS[profile];
    give(draft, kinds[i % kinds.length]!);
    draft.foldsOut = i % kinds.length === 2;
  });
}

/** POST-5: how many ring cases have a BB who cannot post an ante that everybody posts. */
const INSIDE_THE_ANTE: Readonly<Record<CaseProfile, number>> = {
  classic: 8,
  tda: 0,
  collector: 5,
  plain: 0,
};

/** No decision, a call, a fold. */
const HEADS_UP_BLINDS: Readonly<Record<CaseProfile, readonly ShortBlind[]>> = {
  classic: ['no-ante-below-sb', 'no-ante-inside-blind', 'no-ante-inside-blind'],
  tda: ['bb-first-below-sb', 'bb-first-inside-ante', 'bb-first-inside-ante'],
  collector: ['ante-first-inside-ante', 'bb-first-inside-ante', 'ante-first-inside-blind'],
  plain: ['ante-first-inside-ante', 'ante-first-inside-blind', 'ante-first-inside-blind'],
};

const anteTypeOf = (kind: ShortBlind): Slot['anteType'] => {
  if (kind.startsWith('no-ante-')) return 'none';
  return kind.startsWith('all-') ? 'all' : 'bb';
};

/** Every seat that can be all-in in a special place, in turn. */
function dealSeats(drafts: readonly SlotDraft[]): void {
  drafts.forEach((draft, i) => {
    draft.allInSeat = draft.players === 2 ? (['SB', 'BB'] as const)[i % 2]! : POSITIONS[i % 3]!;
  });
}

const POSITIONS = ['SB', 'BB', 'Dealer'] as const;

/** Who wins. Several winners take several pots; a split takes two players in one. */
function dealWishes(drafts: readonly SlotDraft[], deal: SlotDealer): void {
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

/** NEXT-6: heads-up cases after which one player has all the chips. */
function dealLastHands(deal: SlotDealer): void {
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

/** How often each ending is in a whole suite that chance hardly ever makes. */
const HARD_ENDINGS = 7;
const FEWEST_ENDINGS = 3;

/** What programs get wrong that are right in all the usual hands. */
function dealHardEndings(drafts: readonly SlotDraft[]): void {
  const deal = slotDealer(drafts);
  const isFree = (draft: SlotDraft): boolean =>
    !draft.foldsOut &&
    !draft.runTwice &&
    !draft.reopens &&
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
}
