import { figure } from '../../kernel/figures.ts';

/** Writes an amount for people. */
export type SayAmount = (amount: number) => string;

/** An amount as people read it: 1,250,000 in figures of one width. */
export const Chips = ({
  amount,
  say = figure,
}: {
  readonly amount: number | null;
  readonly say?: SayAmount;
}) => <span class="chips">{amount === null ? '?' : say(amount)}</span>;
