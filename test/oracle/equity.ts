// A second way to count boards: every list of cards that can still come is written down, and each
// is judged by whatever ranker the caller trusts. Shares are added up as whole numbers of any size.

export interface OracleSpot {
  readonly hands: readonly (readonly number[])[];
  readonly board: readonly number[];
  readonly dead: readonly number[];
}

/** What a hand makes of all boards; `ties` by how many share the pot. */
export interface OracleChances {
  wins: number;
  readonly ties: Map<number, number>;
}

/** Higher is better. */
export type Ranker = (sevenCards: readonly number[]) => number;

export function oracleChances({ hands, board, dead }: OracleSpot, rank: Ranker): OracleChances[] {
  const used = [...hands.flat(), ...board, ...dead];
  const deck = Array.from({ length: 52 }, (_, card) => card).filter((card) => !used.includes(card));
  const chances = hands.map((): OracleChances => ({ wins: 0, ties: new Map() }));
  for (const rest of combinations(deck, 5 - board.length)) {
    const ranks = hands.map((hand) => rank([...hand, ...board, ...rest]));
    const top = Math.max(...ranks);
    const winners = chances.filter((_, i) => ranks[i] === top);
    for (const winner of winners) {
      if (winners.length === 1) winner.wins++;
      else winner.ties.set(winners.length, (winner.ties.get(winners.length) ?? 0) + 1);
    }
  }
  return chances;
}

/** Every choice of so many cards, from the places they have in the list. */
function* combinations(cards: readonly number[], size: number): Generator<number[]> {
  const places = Array.from({ length: size }, (_, i) => i);
  for (;;) {
    yield places.map((place) => cards[place]!);
    let moving = size - 1;
    while (moving >= 0 && places[moving] === cards.length - size + moving) moving--;
    if (moving < 0) return;
    places[moving]!++;
    for (let i = moving + 1; i < size; i++) places[i] = places[i - 1]! + 1;
  }
}

/** The share of the pot as a fraction over `boards` × 2,520. */
export function oracleShare({ wins, ties }: OracleChances): bigint {
  let parts = BigInt(wins) * 2520n;
  for (const [players, boards] of ties) parts += (BigInt(boards) * 2520n) / BigInt(players);
  return parts;
}
