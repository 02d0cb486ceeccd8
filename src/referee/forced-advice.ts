import { figure } from '../kernel/figures.ts';

/** ACT-5 (TDA 43): what the floor would make of a raise below the minimum. */
export function floorRuling(figures: {
  readonly found: number;
  readonly min: number;
  readonly price: number;
}): string {
  const { found, min, price } = figures;
  const by = found - price;
  const full = min - price;
  const half = `half of the last full bet or raise of ${figure(full)}`;
  return by * 2 >= full
    ? `A raise by ${figure(by)} is at least ${half}: the floor has it completed to ${figure(min)} (TDA 43).`
    : `A raise by ${figure(by)} is less than ${half}: the floor makes it a call of ${figure(price)}, unless a raise was declared, which is completed to ${figure(min)} too (TDA 43).`;
}

/** For what the rules forbid and a dealer may have let pass. */
export const MARK_IT = 'Mark it with ! if the table let it pass.';
