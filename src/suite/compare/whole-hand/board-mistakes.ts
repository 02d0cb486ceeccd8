import { payPiles, rightly, rightPiles, winnersOf } from './piles.ts';
import type { Theory } from './theory.ts';

/** RUN-1: every pot paid by one of the two boards alone. */
const byOneBoard = (board: 0 | 1, words: string): Theory => ({
  mistake: 'Board ignored',
  text: `Board ignored: every pot was paid by the ${words} board alone; run twice, each board pays its half (RUN-1).`,
  stacks: (played) => {
    const piles = rightPiles(played);
    if (!winnersOf(played, piles)?.some((winners) => winners.length > 1)) return null;
    return payPiles(played, piles, (amount, winners) =>
      rightly(played)(amount, [winners[board] ?? winners[0]!]),
    );
  },
});

export const BOARD_THEORIES: readonly Theory[] = [byOneBoard(0, 'first'), byOneBoard(1, 'second')];
