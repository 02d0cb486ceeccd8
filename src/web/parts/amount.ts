import { effect, type Signal, signal } from '@preact/signals';
import { figure } from '../../kernel/figures.ts';
import type { Kept } from './kept.ts';

/** How amounts are shown; the text always keeps chips. */
export const UNITS = ['chips', 'k', 'm', 'bb'] as const;
export type Unit = (typeof UNITS)[number];

export const UNIT_TEXT: Readonly<Record<Unit, string>> = {
  chips: 'chips',
  k: 'K',
  m: 'M',
  bb: 'BB',
};

const NAME = 'sidepot.amounts';

/** The unit as it was left; kept whenever it changes. */
export function keptUnit(kept: Kept): Signal<Unit> {
  const stored = kept.read(NAME);
  const unit = signal(UNITS.find((one) => one === stored) ?? 'chips');
  effect(() => {
    kept.write(NAME, unit.value === 'chips' ? null : unit.value);
  });
  return unit;
}

/** 12500 → "12,500", "12.5K", "0.0125M" or "2.5 BB"; ≈ where it had to be rounded. */
export function amountText(amount: number, unit: Unit, bb: number): string {
  switch (unit) {
    case 'chips':
      return figure(amount);
    case 'k':
      return `${decimal(amount, 1_000, 3)}K`;
    case 'm':
      return `${decimal(amount, 1_000_000, 4)}M`;
    case 'bb':
      return bb > 0 ? `${decimal(amount, bb, 1)} BB` : figure(amount);
  }
}

function decimal(amount: number, by: number, places: number): string {
  const scale = 10 ** places;
  const shown = Math.round((amount / by) * scale) / scale;
  const [whole = '0', part] = shown.toString().split('.');
  const text = part ? `${figure(Number(whole))}.${part}` : figure(Number(whole));
  return Math.abs(shown * by - amount) < 1e-6 * by ? text : `≈${text}`;
}
