import { type Draft, dealer } from './deal.ts';
import { type Profile, SHORT_BLINDS, type ShortBlind } from './slot.ts';

/** Every row of RULES' table as often as the others, its edges half as often; `plain` has one order. */
export function dealShortBlinds(drafts: readonly Draft[], profile: Profile): void {
  const isPlayed = (kind: ShortBlind): boolean =>
    profile === 'collector' || kind.startsWith('ante-first');
  const rows = SHORT_BLINDS.slice(0, 4).filter(isPlayed);
  const edges = SHORT_BLINDS.slice(4, 6).filter(isPlayed);
  const cycle: readonly ShortBlind[] = [...rows, ...rows, ...edges];
  const heads = drafts.filter(({ players }) => players === 2);
  const ring = drafts.filter(({ players }) => players > 2);
  const give = (draft: Draft, kind: ShortBlind): void => {
    draft.shortBlind = kind;
    draft.anteOrder = kind.startsWith('bb-first') ? 'bb-first' : 'ante-first';
  };
  ring.forEach((draft, i) => {
    give(draft, cycle[i % cycle.length]!);
  });
  // POST-5: with somebody who cannot post it, an ante from everybody makes a level of its own.
  const within = ring.filter(({ complexity, players }) => complexity !== 'complex' && players > 3);
  for (const draft of profile === 'collector' ? within.slice(0, 5) : []) {
    give(draft, 'all-inside-ante');
    draft.anteType = 'all';
    draft.wish = 'several';
  }
  // Against a BB who is all-in the SB has no decision, calls or folds: three courses, no more.
  heads.forEach((draft, i) => {
    const kinds = HEADS_UP_BLINDS[profile];
    give(draft, kinds[i % kinds.length]!);
    draft.foldsOut = i % kinds.length === 2;
  });
}

/** No decision, a call, a fold. */
const HEADS_UP_BLINDS: Readonly<Record<Profile, readonly ShortBlind[]>> = {
  collector: ['ante-first-inside-ante', 'bb-first-inside-ante', 'ante-first-inside-blind'],
  plain: ['ante-first-inside-ante', 'ante-first-inside-blind', 'ante-first-inside-blind'],
};

export function dealSidePots(drafts: readonly Draft[]): void {
  const wanted = { simple: [0, 1], medium: [2, 1], complex: [5, 3, 4, 6, 3, 5, 4, 7] };
  const dealt = { simple: 0, medium: 0, complex: 0 };
  for (const draft of drafts) {
    const { complexity, players } = draft;
    const choices = wanted[complexity];
    const most = Math.max(0, players - 2);
    draft.sidePots =
      players === 2 ? 0 : Math.min(most, choices[dealt[complexity]++ % choices.length]!);
  }
}

/** Percentages go wrong with several pots only, so they are asked where there are many. */
export function dealSums(drafts: readonly Draft[]): void {
  for (const draft of drafts) draft.sum = 'odd-chips';
  dealer(drafts)(
    6,
    (draft) => draft.players > 4 && draft.complexity === 'complex',
    (draft) => {
      draft.sum = 'percentages';
    },
  );
}

/** Every seat that can be all-in in a special place, in turn. */
export function dealSeats(drafts: readonly Draft[]): void {
  drafts.forEach((draft, i) => {
    draft.allInSeat = draft.players === 2 ? (['SB', 'BB'] as const)[i % 2]! : POSITIONS[i % 3]!;
  });
}

const POSITIONS = ['SB', 'BB', 'Dealer'] as const;
