import type { HandRecord, HoleCards, NamedPlayer } from '../../record/index.ts';
import type { LayeredPot } from './pot-layers.ts';
import { bestOfSeven } from './rank.ts';
import type { SeatRing } from './seat-ring.ts';

/** Who gets how much of a pot, clockwise from the button's left. */
export type SecondPayout = readonly { readonly name: string; readonly amount: number }[];

/** WIN-1, RUN-1, ODD-1: every pot paid out; null while one is open. */
export function payPots(
  layered: readonly LayeredPot[],
  { chairs }: SeatRing,
  oddChip: number,
  record: HandRecord,
  muckers: readonly string[],
): readonly SecondPayout[] | null {
  const boards = boardsOf(record);
  const decide = decider(record, boards, muckers);
  const clockwise = [...chairs.slice(1), chairs[0]!].map((chair) => chair.name);
  const paid: SecondPayout[] = [];
  for (const [pot, { amount, members }] of layered.entries()) {
    const eligible = members.map((place) => chairs[place]!.name);
    const parts = boards.length === 1 ? [amount] : halve(amount, oddChip);
    const won = new Map<string, number>();
    for (const [board, part] of parts.entries()) {
      const best = decide(eligible, pot, board);
      if (!best) return null;
      const inTurn = clockwise.filter((name) => best.includes(name));
      const shares = dealOut(part, inTurn.length, oddChip);
      for (const [i, name] of inTurn.entries()) won.set(name, (won.get(name) ?? 0) + shares[i]!);
    }
    const order = clockwise.filter((name) => won.has(name));
    paid.push(order.map((name) => ({ name, amount: won.get(name)! })));
  }
  return paid;
}

/**
 * ODD-1: deals a pot out in smallest chips, one after another round the winners, who are named
 * clockwise from the button's left. Whole rounds leave everybody level, so they are dealt at once;
 * only the last, broken round goes chip by chip. What is smaller than a chip goes to the first.
 */
export function dealOut(amount: number, winners: number, chip: number): readonly number[] {
  const loose = amount % chip;
  const pieces = (amount - loose) / chip;
  const broken = pieces % winners;
  const rounds = (pieces - broken) / winners;
  const shares = new Array<number>(winners).fill(rounds * chip);
  for (let turn = 0; turn < broken; turn++) shares[turn]! += chip;
  shares[0]! += loose;
  return shares;
}

/** RUN-1: the boards take a pot in smallest chips; what does not come out even goes to the first. */
export function halve(amount: number, chip: number): readonly [number, number] {
  const pieces = (amount - (amount % chip)) / chip;
  const second = ((pieces - (pieces % 2)) / 2) * chip;
  return [amount - second, second];
}

/** Who takes a pot on a board, by name, or null while that is open. */
type Decide = (eligible: readonly string[], pot: number, board: number) => readonly string[] | null;

/** WIN-1 to WIN-4, from what the record says: a declaration comes before the cards. */
function decider(
  record: HandRecord,
  boards: readonly (readonly number[])[],
  muckers: readonly string[],
): Decide {
  const holes = holesOf(record);
  const keys = boards.map(() => new Map<string, number>());
  const strength = (name: string, board: number): number | null => {
    const known = keys[board]!.get(name);
    if (known !== undefined) return known;
    const hole = holes.get(name);
    const cards = boards[board]!;
    if (hole === undefined || typeof hole === 'string' || cards.length !== 5) return null;
    const key = bestOfSeven([...hole, ...cards]);
    keys[board]!.set(name, key);
    return key;
  };
  return (eligible, pot, board) => {
    if (eligible.length === 1) return eligible;
    const named = declared(record, eligible, pot, board);
    if (named.length > 0) return named;
    const showing = eligible.filter(
      (name) => holes.get(name) !== 'mucks' && !muckers.includes(name),
    );
    if (showing.length < 2) return showing.length === 1 ? showing : null;
    const keysHere = showing.map((name) => strength(name, board));
    if (keysHere.includes(null)) return null;
    const best = Math.max(...keysHere.map(Number));
    return showing.filter((_, i) => keysHere[i] === best);
  };
}

/** WIN-2: the eligible players a declaration gives the pot to; none where it says nothing. */
function declared(
  { winners, ranking, winner }: HandRecord,
  eligible: readonly string[],
  pot: number,
  board: number,
): readonly string[] {
  const among = (players: readonly NamedPlayer[]): readonly string[] =>
    eligible.filter((name) => players.some((player) => player.name === name));
  if (winners.length > 0) {
    const lines = winners.filter((line) => line.pot === pot);
    const line =
      lines.find((one) => one.board === board + 1) ?? lines.find((one) => one.board === null);
    return line ? among(line.names) : [];
  }
  if (ranking) return ranking.tiers.map(among).find((tier) => tier.length > 0) ?? [];
  return winner ? among([winner]) : [];
}

/** Cards shown at the end count before cards given at the start, unknown ones for nothing. */
function holesOf({ cards, showdown }: HandRecord): ReadonlyMap<string, HoleCards> {
  const holes = new Map<string, HoleCards>();
  for (const { name, hole } of [...cards, ...showdown]) {
    if (hole !== 'unknown' || !holes.has(name)) holes.set(name, hole);
  }
  return holes;
}

/** The board, and the second one if it was run twice (RUN-1). */
function boardsOf({ sections, board2 }: HandRecord): readonly (readonly number[])[] {
  const first = sections.flatMap((section) => section.board ?? []);
  if (!board2) return [first];
  return [first, [...first.slice(0, first.length - board2.cards.length), ...board2.cards]];
}
