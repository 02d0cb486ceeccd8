import { effect, type Signal, signal } from '@preact/signals';
import { figure } from '../../kernel/index.ts';
import type { StoredText } from './browser-storage.ts';

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
export function storedUnit(storage: StoredText): Signal<Unit> {
  const stored = storage.read(NAME);
  const unit = signal(UNITS.find((one) => one === stored) ?? 'chips');
  effect(() => {
    storage.write(NAME, unit.value === 'chips' ? null : unit.value);
  });
  return unit;
}

/**
 * 12500 → "12,500", "12.5K" or "2.5 BB", and 1250000 → "1.25M". What K or M would make harder to
 * read goes one unit down, exact; ≈ where big blinds had to be rounded.
 */
export function amountInUnit(amount: number, unit: Unit, bb: number): string {
  switch (unit) {
    case 'chips':
      return figure(amount);
    case 'k':
      return isReadable(amount, 1_000) ? `${decimal(amount, 1_000, PLACES)}K` : figure(amount);
    case 'm':
      return isReadable(amount, 1_000_000)
        ? `${decimal(amount, 1_000_000, PLACES)}M`
        : amountInUnit(amount, 'k', bb);
    case 'bb':
      return bb > 0 ? `${decimal(amount, bb, 1)} BB` : figure(amount);
  }
}

/** Decimals of K and M. */
const PLACES = 2;

/** At least one of the unit, and whole within its decimals. */
const isReadable = (amount: number, unit: number): boolean =>
  amount >= unit && amount % (unit / 10 ** PLACES) === 0;

function decimal(amount: number, by: number, places: number): string {
  const scale = 10 ** places;
  const shown = Math.round((amount / by) * scale) / scale;
  const [whole = '0', part] = shown.toString().split('.');
  const text = part ? `${figure(Number(whole))}.${part}` : figure(Number(whole));
  return Math.abs(shown * by - amount) < 1e-6 * by ? text : `≈${text}`;
}

/** Writes an amount for people. */
export type SayAmount = (amount: number) => string;

/** An amount as people read it: 1,250,000 in figures of one width. */
export const ChipAmount = ({
  amount,
  say = figure,
}: {
  readonly amount: number | null;
  readonly say?: SayAmount;
}) => <span class="chips">{amount === null ? '?' : say(amount)}</span>;
