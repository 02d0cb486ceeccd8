/** The keys that are read; every other one is passed over. */
export const KEYS = [
  'variant',
  'ante_trimming_status',
  'antes',
  'blinds_or_straddles',
  'min_bet',
  'starting_stacks',
  'actions',
  'venue',
  'time',
  'time_zone_abbreviation',
  'day',
  'month',
  'year',
  'hand',
  'level',
  'seats',
  'seat_count',
  'table',
  'players',
  'finishing_stacks',
  'winnings',
  'currency',
  'currency_symbol',
  'event',
  'url',
  // Ours: from here on read only where we wrote the file.
  '_sidepot_profile',
  '_sidepot_ante_order',
  '_sidepot_ante_type',
  '_sidepot_button',
  '_sidepot_odd_chip',
  '_sidepot_uncalled',
  '_sidepot_ante',
  '_sidepot_small_blind',
  '_sidepot_tournament',
  '_sidepot_scale',
  '_sidepot_seats',
  '_sidepot_pots',
  '_sidepot_started_at',
  '_sidepot_ended_at',
  '_sidepot_showdown',
  '_sidepot_board_2',
  '_sidepot_winners',
  '_sidepot_ranking',
  '_sidepot_winner',
  '_sidepot_unfinished',
  '_sidepot_result',
  '_sidepot_chairs',
  '_sidepot_tags',
  '_sidepot_between',
] as const;

export type Key = (typeof KEYS)[number];

/** Keys by length and first letter, so that hardly any is compared in vain. */
const BUCKETS: readonly (readonly number[])[] = /* @__PURE__ */ bucketsOf(KEYS);

function bucketsOf(keys: readonly string[]): number[][] {
  const buckets: number[][] = Array.from({ length: 256 }, () => []);
  keys.forEach((key, id) => {
    buckets[bucketOf(key.charCodeAt(0), key.length)]!.push(id);
  });
  return buckets;
}

function bucketOf(first: number, length: number): number {
  return (first * 7 + length * 31) & 255;
}

/** The number of the key that stands between two places; -1 if it is none of ours. */
export function keyAt(codes: Uint8Array, from: number, to: number): number {
  const length = to - from;
  const bucket = BUCKETS[bucketOf(codes[from]!, length)]!;
  for (let i = 0; i < bucket.length; i++) {
    const id = bucket[i]!;
    if (KEYS[id]!.length === length && isKeyAt(codes, from, id)) return id;
  }
  return -1;
}

/** The keys as codes of their letters, which are quicker to compare. */
const CODES: readonly Uint8Array[] = KEYS.map((key) =>
  Uint8Array.from(key, (letter) => letter.charCodeAt(0)),
);

export function isKeyAt(codes: Uint8Array, from: number, id: number): boolean {
  const key = CODES[id]!;
  const { length } = key;
  for (let i = 0; i < length; i++) if (codes[from + i] !== key[i]) return false;
  return true;
}

/** The numbers of keys: what is read often is looked up by number. */
export const KEY = Object.freeze(Object.fromEntries(KEYS.map((key, id) => [key, id]))) as Readonly<
  Record<Key, number>
>;

/** The first key that we write ourselves. */
export const FIRST_OWN = KEY._sidepot_profile;
