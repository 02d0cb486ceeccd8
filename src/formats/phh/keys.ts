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

/** The number of the key that stands between two places; -1 if it is none of ours. */
export const keyAt = (text: string, from: number, to: number): number =>
  NUMBERS.get(text.slice(from, to)) ?? -1;

const NUMBERS: ReadonlyMap<string, number> = new Map(KEYS.map((key, id) => [key, id]));

/** The longest key and the sign after it, in words of four characters. */
const WORDS_EACH = 6;

/** Every key with the sign after it, `antes =`, as words of four characters; the last may be less. */
const WORDS = /* @__PURE__ */ new Int32Array(KEYS.length * WORDS_EACH);
/** By key: how many of its words are full, and which bits of the last one count. */
const FULL_WORDS = /* @__PURE__ */ new Uint8Array(KEYS.length);
const REST_BITS = /* @__PURE__ */ new Int32Array(KEYS.length);
KEYS.forEach((key, id) => {
  const text = `${key} =`;
  for (let i = 0; i < text.length; i++) {
    WORDS[id * WORDS_EACH + (i >> 2)]! |= text.charCodeAt(i) << (8 * (i & 3));
  }
  FULL_WORDS[id] = text.length >> 2;
  REST_BITS[id] = (1 << (8 * (text.length & 3))) - 1;
});

/** By key: its characters. Looked up here, a key need not be fetched as a text for it. */
const LENGTHS = /* @__PURE__ */ new Uint8Array(KEYS.map((key) => key.length));

export const keyLength = (id: number): number => LENGTHS[id]!;

/** Whether a key and its sign stand at a place, with one blank between them: `antes =`. */
export function isKeyAt(words: DataView, from: number, id: number): boolean {
  const first = id * WORDS_EACH;
  const full = FULL_WORDS[id]!;
  for (let i = 0; i < full; i++) {
    if (words.getInt32(from + 4 * i, true) !== WORDS[first + i]) return false;
  }
  const bits = REST_BITS[id]!;
  return bits === 0 || (words.getInt32(from + 4 * full, true) & bits) === WORDS[first + full];
}

/** The numbers of keys: what is read often is looked up by number. */
export const KEY = Object.freeze(Object.fromEntries(KEYS.map((key, id) => [key, id]))) as Readonly<
  Record<Key, number>
>;

/** What kind of value a key has. */
export const KEY_KINDS = {
  text: 0,
  names: 1,
  actions: 2,
  amounts: 3,
  amount: 4,
  texts: 5,
} as const;

const kinds = new Uint8Array(KEYS.length);
const listed: Readonly<Record<Exclude<keyof typeof KEY_KINDS, 'text'>, readonly Key[]>> = {
  names: ['players'],
  actions: ['actions'],
  amounts: [
    'antes',
    'blinds_or_straddles',
    'starting_stacks',
    'finishing_stacks',
    'winnings',
    'seats',
    '_sidepot_pots',
  ],
  amount: ['min_bet', '_sidepot_ante', '_sidepot_small_blind'],
  texts: ['_sidepot_seats', '_sidepot_winners', '_sidepot_between'],
};
for (const [kind, keys] of Object.entries(listed)) {
  for (const key of keys) kinds[KEY[key]] = KEY_KINDS[kind as keyof typeof listed];
}

/** By key. */
export const kindOf = (id: number): number => kinds[id]!;

/** The first key that we write ourselves. */
export const FIRST_OWN = KEY._sidepot_profile;
