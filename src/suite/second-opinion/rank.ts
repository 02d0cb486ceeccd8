/** Cards are numbers, rank × 4 + suit; a higher key is a better hand, equal keys tie (WIN-1). */
export function bestOfSeven(cards: readonly number[]): number {
  let best = 0;
  // Two of the seven stay out: 21 sets of five.
  for (let out = 0; out < cards.length; out++) {
    for (let too = out + 1; too < cards.length; too++) {
      let n = 0;
      for (let i = 0; i < cards.length; i++) if (i !== out && i !== too) FIVE[n++] = cards[i]!;
      best = Math.max(best, keyOfFive());
    }
  }
  return best;
}

/** The same for five cards. */
export function rankOfFive(cards: readonly number[]): number {
  FIVE.set(cards);
  return keyOfFive();
}

/** The five cards being looked at; their ranks, highest first; how often each rank is there. */
const FIVE = new Uint8Array(5);
const RANKS = new Uint8Array(5);
const TIMES = new Uint8Array(13);

const ACE = 12;
/** The rank of a five, the highest card of A 2 3 4 5. */
export const FIVE_HIGH = 3;

/** Two of the kinds of hands; `keyFrom` has the others. */
export const STRAIGHT = 4;
export const FLUSH = 5;

/** Sorts the ranks by height, then by how often they are there, and counts what that makes. */
function keyOfFive(): number {
  TIMES.fill(0);
  let isFlush = true;
  for (let n = 0; n < 5; n++) {
    const rank = FIVE[n]! >> 2;
    if ((FIVE[n]! & 3) !== (FIVE[0]! & 3)) isFlush = false;
    TIMES[rank]!++;
    let place = n;
    for (; place > 0 && RANKS[place - 1]! < rank; place--) RANKS[place] = RANKS[place - 1]!;
    RANKS[place] = rank;
  }
  let order = 0;
  let kinds = 0;
  let most = 1;
  for (let times = 4; times > 0; times--) {
    for (let n = 0; n < 5; n += TIMES[RANKS[n]!]!) {
      if (TIMES[RANKS[n]!] !== times) continue;
      order = order * 13 + RANKS[n]!;
      kinds++;
      if (times > most) most = times;
    }
  }
  const high = RANKS[0]!;
  if (kinds === 4) return keyFrom(1, order);
  if (kinds === 3) return keyFrom(most, order);
  if (kinds === 2) return keyFrom(most + 3, order);
  const isWheel = high === ACE && RANKS[1] === FIVE_HIGH;
  if (isWheel || high - RANKS[4]! === 4)
    return keyFrom(isFlush ? 8 : STRAIGHT, isWheel ? FIVE_HIGH : high);
  return keyFrom(isFlush ? FLUSH : 0, order);
}

/**
 * From 0 for a high card to 8 for a straight flush. Three ranks are two pair (2) or three of a kind
 * (3), two are a full house (6) or four of a kind (7).
 */
export const keyFrom = (kind: number, order: number): number => kind * 13 ** 5 + order;

export const kindOfKey = (key: number): number => Math.floor(key / 13 ** 5);
