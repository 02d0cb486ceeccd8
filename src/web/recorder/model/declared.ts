import type { Telling } from './edits.ts';
import type { Scene } from './scene.ts';

/** Which run a pot's winners are declared for; null where there is only one, or for both. */
export type BoardNumber = 1 | 2 | null;

/** The names declared for one pot, or for its half on one board. */
export interface DeclaredPot {
  readonly pot: number;
  readonly board: BoardNumber;
  readonly names: readonly string[];
}

/** The pots to be declared, each board's half by itself when it was run twice (RUN-1). */
export function declaredPots({ verdict }: Scene): readonly DeclaredPot[] {
  if (!verdict?.settlement) return [];
  const { winners, board2 } = verdict.record;
  const boards: readonly BoardNumber[] = board2 ? [1, 2] : [null];
  return verdict.settlement.pots.flatMap((_, pot) =>
    boards.map((board) => {
      // What names no board holds for both (WIN-2).
      const lines = winners.filter((line) => line.pot === pot);
      const own = lines.find((line) => line.board === board);
      const line = own ?? lines.find((one) => one.board === null);
      return { pot, board, names: line?.names.map((one) => one.name) ?? [] };
    }),
  );
}

/** The same declarations with one name put in at one place, or taken out if it stands there. */
export function withNameAt(pots: readonly DeclaredPot[], at: number, name: string): Telling {
  const lines = pots.map((line, i) => {
    if (i !== at) return line;
    const names = line.names.filter((one) => one !== name);
    return { ...line, names: names.length < line.names.length ? names : [...line.names, name] };
  });
  const told = lines.filter((line) => line.names.length > 0);
  return told.length > 0 ? { kind: 'pots', lines: told } : { kind: 'nothing' };
}

/** The one winner or the ranking as it is written: "Bob > Alice = David". */
export function declaredText({ verdict }: Scene): string {
  const { winner, ranking } = verdict?.record ?? {};
  if (winner) return winner.name;
  return (ranking?.tiers ?? []).map((tier) => tier.map((one) => one.name).join(' = ')).join(' > ');
}
