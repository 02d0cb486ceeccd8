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

/** The longest key and the sign after it, eight characters at a time, and the last eight. */
const PARTS_EACH = 4;

/**
 * Every key with the sign after it, `antes = `, eight characters at a time, the last eight with what
 * stands before them where they overlap. Numbers of 64 bits that V8 compares without boxing them:
 * two are equal only if all characters are, since no text of letters is zero or not a number.
 */
const PARTS = /* @__PURE__ */ new Float64Array(KEYS.length * PARTS_EACH);
/** Where the last eight characters start, by key; below zero for a shorter one. */
const LAST_PART = /* @__PURE__ */ new Int8Array(KEYS.length);
/** Of keys that are shorter: the first four characters and the last four. */
const SHORT = /* @__PURE__ */ new Int32Array(KEYS.length * 2);
KEYS.forEach((key, id) => {
  const text = `${key} = `;
  const signs = new DataView(Uint8Array.from(text, (sign) => sign.charCodeAt(0)).buffer);
  const last = text.length - 8;
  LAST_PART[id] = last;
  SHORT[2 * id] = signs.getInt32(0, true);
  SHORT[2 * id + 1] = signs.getInt32(text.length - 4, true);
  for (let at = 0, part = id * PARTS_EACH; at <= last; part++) {
    PARTS[part] = signs.getFloat64(at, true);
    at = at < last ? Math.min(at + 8, last) : last + 1;
  }
});

/** By key: its characters. Looked up here, a key need not be fetched as a text for it. */
const LENGTHS = /* @__PURE__ */ new Uint8Array(KEYS.map((key) => key.length));

export const keyLength = (id: number): number => LENGTHS[id]!;

/** Whether a key and its sign stand at a place, with one blank on either side of it: `antes = `. */
export function isKeyAt(words: DataView, from: number, id: number): boolean {
  const last = LAST_PART[id]!;
  if (last < 0) {
    return (
      words.getInt32(from, true) === SHORT[2 * id] &&
      words.getInt32(from + last + 4, true) === SHORT[2 * id + 1]
    );
  }
  let part = id * PARTS_EACH;
  for (let at = 0; at < last; at += 8) {
    if (words.getFloat64(from + at, true) !== PARTS[part++]) return false;
  }
  return words.getFloat64(from + last, true) === PARTS[part];
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
