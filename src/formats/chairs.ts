import type { Table } from '../rules/table/table.ts';
import type { Origin } from './read-hand.ts';

/** The sizes tables come in. */
const SIZES = [2, 6, 9, 10];

export interface Chairs {
  /** By seat; the chair of an eliminated player stays empty. */
  readonly numbers: readonly number[];
  readonly tableSize: number;
}

/** The chairs the hand came with if they fit, else one after another from the button. */
export function chairsOf({ seats }: Table, { chairs, tableSize }: Origin): Chairs {
  const known = seats.map(({ name }) => chairs?.get(name) ?? null);
  const numbers = filled(known) ?? seats.map((_, seat) => seat + 1);
  const most = Math.max(...numbers);
  const fits = tableSize !== null && tableSize >= most;
  return { numbers, tableSize: fits ? tableSize : (SIZES.find((size) => size >= most) ?? most) };
}

/** Chairs that go round clockwise; who has none (an empty seat) sits in a gap. Null if impossible. */
function filled(known: readonly (number | null)[]): readonly number[] | null {
  const first = known.findIndex((chair) => chair !== null);
  if (first < 0) return null;
  const numbers: number[] = [];
  for (let i = 0; i < known.length; i++) {
    const at = (first + i) % known.length;
    const before = i === 0 ? 0 : numbers[(at - 1 + known.length) % known.length]!;
    numbers[at] = known[at] ?? before + 1;
  }
  const isDistinct = new Set(numbers).size === numbers.length;
  const turns = numbers.filter(
    (chair, i) => chair < numbers[(i - 1 + numbers.length) % numbers.length]!,
  );
  const isWhole = numbers.every(
    (chair) => Number.isSafeInteger(chair) && chair >= 1 && chair <= 99,
  );
  return isDistinct && isWhole && turns.length <= 1 ? numbers : null;
}
