// A second way to rank hands, on purpose as plain as can be: every five cards are sorted, counted
// and looked at. No tables, and nothing shared with the evaluator but the numbering of the cards.

/** Cards as rank × 4 + suit. A list that compares like the best five of them, place by place. */
export function oracleRank(cards: readonly number[]): number[] {
  return choices(cards, 5)
    .map(rankFive)
    .reduce((best, next) => (compareRanks(next, best) > 0 ? next : best));
}

/** Negative, zero or positive, as the first hand loses, ties or wins. */
export function compareRanks(a: readonly number[], b: readonly number[]): number {
  for (let place = 0; place < a.length; place++) {
    const difference = a[place]! - b[place]!;
    if (difference !== 0) return difference;
  }
  return 0;
}

function choices(cards: readonly number[], howMany: number): number[][] {
  if (howMany === 0) return [[]];
  return cards.flatMap((first, i) =>
    choices(cards.slice(i + 1), howMany - 1).map((rest) => [first, ...rest]),
  );
}

function rankFive(cards: readonly number[]): number[] {
  // Ranks from 2 to 14, the most frequent first, then the highest.
  const all = cards.map((c) => Math.floor(c / 4) + 2);
  const times: number[] = new Array(15).fill(0);
  for (const rank of all) times[rank]!++;
  const ranks = all.toSorted((a, b) => times[b]! - times[a]! || b - a);
  const shape = ranks.map((rank) => times[rank]).join('');
  const flush = cards.every((c) => c % 4 === cards[0]! % 4);
  const wheel = ranks.join() === '14,5,4,3,2';
  const straight = wheel || (shape === '11111' && ranks[0]! - ranks[4]! === 4);
  const order = wheel ? [5, 4, 3, 2, 1] : ranks;
  if (straight && flush) return [8, ...order];
  if (shape === '44441') return [7, ...order];
  if (shape === '33322') return [6, ...order];
  if (flush) return [5, ...order];
  if (straight) return [4, ...order];
  if (shape === '33311') return [3, ...order];
  if (shape === '22221') return [2, ...order];
  if (shape === '22111') return [1, ...order];
  return [0, ...order];
}
