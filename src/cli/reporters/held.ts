import { tellOutcome } from '../../record/claimed-outcome.ts';
import type { Verdict } from '../../referee/index.ts';
import { describe, evaluate } from '../../rules/cards/index.ts';

/** "two pair, queens and nines" for a seat; null where the cards are not all known. */
export type Held = (seat: number) => string | null;

/** What the players held at the end; run twice, nobody held one hand. */
export function heldIn({ replay }: Verdict): Held {
  const outcome = tellOutcome(replay)?.outcome;
  const board = replay.hand?.board ?? [];
  return (seat) => {
    const hole = outcome?.holes?.[seat];
    const known = typeof hole === 'object' && hole !== null && board.length === 5;
    return known && !outcome?.board2 ? describe(evaluate([...hole, ...board])) : null;
  };
}
