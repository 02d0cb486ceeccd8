import type { HandRecord, HoleCards, NamedPlayer } from '../../record/index.ts';
import { bestOfSeven } from './rank.ts';

/** Who takes a pot on a board, by name, or null while that is open. */
export type Decide = (
  eligible: readonly string[],
  pot: number,
  board: number,
) => readonly string[] | null;

/** WIN-1 to WIN-4, from what the record says: a declaration comes before the cards. */
export function decider(
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
export function boardsOf({ sections, board2 }: HandRecord): readonly (readonly number[])[] {
  const first = sections.flatMap((section) => section.board ?? []);
  if (!board2) return [first];
  return [first, [...first.slice(0, first.length - board2.cards.length), ...board2.cards]];
}
