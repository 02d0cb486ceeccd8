import type { CaseTable, ConformanceCase } from './conformance-case.ts';

/** What a program may not be able to play: named in `skips`, `--only` and `--without`. */
export const FEATURES = [
  'bb-ante',
  'ante',
  'short-blind',
  'empty-seat',
  'heads-up',
  'side-pots',
  'dead-button',
  'seat-button',
  'odd-chip',
  'run-twice',
  'declared',
  'illegal',
] as const;
export type Feature = (typeof FEATURES)[number];

/** The features' meaning, for people. */
export const FEATURE_WORDS: Readonly<Record<Feature, string>> = {
  'bb-ante': 'the big blind posts the ante for the table',
  ante: 'everybody posts an ante',
  'short-blind': 'a blind cannot be posted in full',
  'empty-seat': 'a seat in the list has no chips',
  'heads-up': 'two players',
  'side-pots': 'players all-in for different totals',
  'dead-button': 'the button may stop at an empty seat',
  'seat-button': 'the button moves seat by seat, empty or not',
  'odd-chip': 'the smallest chip is more than 1',
  'run-twice': 'two boards',
  declared: 'winners are named instead of shown',
  illegal: 'the last event has to be refused',
};

/** What of a case tells its features. */
export type FeaturedCase = Pick<ConformanceCase, 'table' | 'expect' | 'board2' | 'declared'>;

export const featuresOf = (one: FeaturedCase): readonly Feature[] =>
  FEATURES.filter((feature) => hasFeature(one, feature));

export const hasFeature = (one: FeaturedCase, feature: Feature): boolean => HAS[feature](one);

const HAS: Readonly<Record<Feature, (one: FeaturedCase) => boolean>> = {
  'bb-ante': ({ table }) => table.ante.type === 'bb',
  ante: ({ table }) => table.ante.type === 'all',
  'short-blind': ({ table }) => isShort(table, 'smallBlind') || isShort(table, 'bigBlind'),
  'empty-seat': ({ table }) => table.seats.some(({ stack }) => stack === 0),
  'heads-up': ({ table }) => table.seats.filter(({ stack }) => stack > 0).length === 2,
  'side-pots': ({ expect }) => (expect.pots?.length ?? 0) > 1,
  'dead-button': ({ table }) => table.buttonRule === 'dead',
  'seat-button': ({ table }) => table.buttonRule === 'seat',
  'odd-chip': ({ table }) => table.oddChip > 1,
  'run-twice': ({ board2 }) => board2 !== undefined,
  declared: ({ declared }) => declared !== null,
  illegal: ({ expect }) => expect.refused !== undefined,
};

/** Cannot post blind and ante in full. SEAT-5: whoever has nothing owes nothing. */
function isShort({ seats, ante, ...blinds }: CaseTable, which: 'smallBlind' | 'bigBlind'): boolean {
  const { player, amount } = blinds[which];
  const pays = ante.type === 'all' || (ante.type === 'bb' && which === 'bigBlind');
  const stack = seats.find(({ name }) => name === player)?.stack ?? 0;
  return stack > 0 && stack < amount + (pays ? ante.amount : 0);
}
