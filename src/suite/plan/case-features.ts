import {
  dealFolds,
  dealSecondBoards,
  dealShortBets,
  dealStreets,
  mayMuck,
  type SlotDealer,
  type SlotDraft,
  slotDealer,
} from './deal-to-slots.ts';
import { dealHardEndings } from './hard-endings.ts';
import type { CaseProfile } from './profile.ts';
import { dealAntes, dealProfile, dealTdaRules } from './profile-features.ts';
import { playerGroupOf } from './quotas.ts';
import { dealPotSums, dealSidePots } from './side-pot-counts.ts';
import { SHORT_BLINDS, type ShortBlind, type Slot } from './slot.ts';

/**
 * Deals the extras of the plan to slots that can show them. Drafts come in an order that is up to
 * the seed, so taking the next that fit is chance enough and always gives the full number.
 */
export function dealFeatures(drafts: readonly SlotDraft[], profile: CaseProfile): void {
  const of = (category: Slot['category']): SlotDraft[] =>
    drafts.filter((draft) => draft.category === category);
  spreadBlindsThatCover(drafts);
  if (profile === 'classic') dealAntes(drafts);
  if (profile === 'tda') dealTdaRules(drafts);
  dealShortBlinds(of('bb-ante'), profile);
  dealSeats(of('position'));
  dealSidePots(of('side-pots'));
  dealPotSums(of('calculation'));
  const deal = slotDealer(drafts);
  dealShortBets(deal);
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
  const covering = drafts.filter((draft) => draft.foldsToSmallBlind);
  const ring = drafts.filter((draft) => draft.players > 2 && !draft.foldsToSmallBlind);
  const give = (draft: SlotDraft, kind: ShortBlind): void => {
    draft.shortBlind = kind;
    draft.anteOrder = kind.startsWith('bb-first') ? 'bb-first' : 'ante-first';
    draft.anteType = anteTypeOf(kind);
  };
  ring.forEach((draft, i) => {
    give(draft, cycle[i % cycle.length]!);
  });
  covering.forEach((draft, i) => {
    const kinds = BELOW_THE_SMALL_BLIND[profile];
    give(draft, kinds[i % kinds.length]!);
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

/**
 * ACT-8: nobody but the SB is left against a BB who posted no more than the small blind. All such
 * hands at a table of the same size go the same way, so the tables have different sizes.
 */
function spreadBlindsThatCover(drafts: readonly SlotDraft[]): void {
  const isSimple = ({ complexity, players }: SlotDraft): boolean =>
    complexity === 'simple' && players > 2;
  const posting = drafts.filter((draft) => isSimple(draft) && draft.category === 'bb-ante');
  for (const size of [9, 8, 7, 6, 5, 4]) {
    const isGroup = ({ players }: SlotDraft): boolean =>
      playerGroupOf(players) === playerGroupOf(size);
    const draft = posting.find((one) => isGroup(one) && !one.foldsToSmallBlind);
    if (!draft) continue;
    const other = drafts.find(
      (one) => isSimple(one) && one.players === size && !one.foldsToSmallBlind,
    );
    if (!other) continue;
    // Two tables of a group exchange their sizes: the quotas hold as before.
    [draft.players, other.players] = [other.players, draft.players];
    draft.foldsToSmallBlind = true;
  }
}

const BELOW_THE_SMALL_BLIND: Readonly<Record<CaseProfile, readonly ShortBlind[]>> = {
  classic: ['no-ante-below-sb'],
  tda: ['bb-first-below-sb'],
  collector: ['ante-first-inside-ante', 'bb-first-below-sb'],
  plain: ['ante-first-inside-ante'],
};

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
