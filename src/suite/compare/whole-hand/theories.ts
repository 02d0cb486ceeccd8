import type { Explanation } from '../explanation.ts';
import { type Played, playedHand } from '../played.ts';
import { BOARD_THEORIES } from './board-mistakes.ts';
import { unpaid } from './piles.ts';
import { POST_THEORIES } from './post-mistakes.ts';
import { POT_THEORIES } from './pot-mistakes.ts';
import { SPLIT_THEORIES } from './split-mistakes.ts';
import type { Theory } from './theory.ts';
import { tiePaidToOne } from './tie-mistakes.ts';

const PLAIN: readonly Theory[] = [
  {
    mistake: 'Stack from before the hand',
    text: 'Stack from before the hand: every stack is the one the hand started with.',
    stacks: ({ table }) => table.seats.map((seat) => seat.stack),
  },
  {
    mistake: 'Winner not paid',
    text: 'Winner not paid: every stack is what was left after betting; no pot was paid.',
    stacks: unpaid,
  },
];

const POTS = [...PLAIN, ...POT_THEORIES, ...BOARD_THEORIES, ...SPLIT_THEORIES];

/** The first classic mistake that leads to exactly these stacks (by seat), the whole table over. */
export function theoryFor(
  actual: readonly number[],
  played: Played,
  text: string,
): Explanation | null {
  const isActual = (stacks: readonly number[] | null): boolean =>
    stacks?.every((stack, seat) => stack === actual[seat]) === true;
  const first = (theories: readonly Theory[]): Theory | undefined =>
    theories.find((theory) => isActual(theory.stacks(played)));
  const found = first(POTS) ?? tiePaidToOne(actual, played) ?? first(POST_THEORIES);
  if (found) return found;
  const anteOrder = played.table.rules.anteOrder === 'ante-first' ? 'bb-first' : 'ante-first';
  const other = playedHand(text, { anteOrder })?.settlement.players.map((player) => player.new!);
  if (!isActual(other ?? null)) return null;
  const name = anteOrder === 'bb-first' ? 'BB First' : 'Ante First';
  return {
    mistake: 'Ante',
    text: `Ante order: the stacks fit \`Ante Order: ${name}\` (POST-3).`,
  };
}
