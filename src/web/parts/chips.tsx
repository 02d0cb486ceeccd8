import { figure } from '../../kernel/figures.ts';

/** An amount as people read it: 1,250,000 in figures of one width. */
export const Chips = ({ amount }: { readonly amount: number | null }) => (
  <span class="chips">{amount === null ? '?' : figure(amount)}</span>
);
