/**
 * The least raise and the right to raise, read off the list of a street's moves every time.
 * A short all-in grows the bet by less than the size then in force, and a full raise by no less. So
 * the size in force is simply the largest step the bet has ever taken, and never under a big blind.
 */
export interface OracleMove {
  readonly player: string;
  /** The player's total on this street after the move; for a check or a fold, what it already was. */
  readonly to: number;
  /** False for a posted blind. */
  readonly acts: boolean;
}

export function oracleRaise(
  bb: number,
  opening: number,
  moves: readonly OracleMove[],
  player: string,
): { min: number; mayRaise: boolean } {
  const betAfter = (count: number) =>
    Math.max(opening, ...moves.slice(0, count).map((move) => move.to));
  const steps = moves.map((_, i) => betAfter(i + 1) - betAfter(i));
  const bet = betAfter(moves.length);
  const size = Math.max(bb, ...steps); // ACT-4, ACT-5

  const last = moves.findLastIndex((move) => move.acts && move.player === player);
  const grown = bet - betAfter(last + 1);
  return { min: bet + size, mayRaise: last === -1 || grown >= size }; // ACT-6
}
