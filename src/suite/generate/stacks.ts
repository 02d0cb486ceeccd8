import { type Prng, pick } from '../../kernel/index.ts';
import { STACK_RANGES } from '../plan/blind-levels.ts';
import type { ShortBlind, Slot } from '../plan/slot.ts';
import { between } from './chance.ts';
import type { PlayedLevel, Role } from './script.ts';

/** In big blinds. */
export type Depth = readonly [least: number, most: number];

const SHORT: Depth = [10, 20];
const MEDIUM: Depth = [21, 40];
const DEEP: Depth = [41, 60];

/** Deep enough to cover every all-in below. */
const COVERING: Depth = [46, 60];

/** By the street of the all-in: the pot has to be big enough for it. */
const ALL_IN: readonly Depth[] = [
  [10, 20],
  [12, 28],
  [21, 40],
  [28, 45],
];

/** The depth a role is played with. */
export function depthFor(role: Role): Depth | null {
  switch (role.kind) {
    case 'all-in':
      return ALL_IN[role.street]!;
    case 'stay':
      return COVERING;
    case 'fold':
      return role.street > 0 ? [30, 60] : null;
    case 'posted':
      return null;
  }
}

/** The stacks handed out so far: all of them differ. */
export class StackRack {
  readonly #taken = new Set<number>();
  readonly #least: number;
  readonly #most: number;
  readonly #chance: Prng;
  readonly #level: PlayedLevel;

  constructor(chance: Prng, level: PlayedLevel, { stackSize }: Pick<Slot, 'stackSize'>) {
    this.#chance = chance;
    this.#level = level;
    this.#least = STACK_RANGES[stackSize].min;
    this.#most = STACK_RANGES[stackSize].max;
  }

  /** A stack of that depth that nobody has yet, neither short nor medium nor deep in between. */
  draw([low, high]: Depth): number {
    const { bb, unit } = this.#level;
    const least = Math.ceil(Math.max(this.#least, low * bb) / unit);
    const most = Math.floor(Math.min(this.#most, high * bb) / unit);
    let stack = between(this.#chance, least, Math.max(least, most)) * unit;
    while (!this.take(stack)) stack = stack + unit > most * unit ? least * unit : stack + unit;
    return stack;
  }

  /** False if somebody has that stack, or if it is between two classes. */
  take(stack: number): boolean {
    const { bb } = this.#level;
    const inGap =
      (stack > SHORT[1] * bb && stack < MEDIUM[0] * bb) ||
      (stack > MEDIUM[1] * bb && stack < DEEP[0] * bb);
    if (inGap || this.#taken.has(stack)) return false;
    this.#taken.add(stack);
    return true;
  }

  /** A stack for somebody who only folds: of the class that is rarest at the table. */
  drawRarest(): number {
    const { bb } = this.#level;
    const classes = [SHORT, MEDIUM, DEEP];
    const counts = classes.map(([low, high]) => this.#between(low * bb, high * bb));
    const fewest = Math.min(...counts);
    return this.draw(
      pick(
        this.#chance,
        classes.filter((_, i) => counts[i] === fewest),
      ),
    );
  }

  /** How many stacks are of that size. */
  #between(least: number, most: number): number {
    let count = 0;
    for (const stack of this.#taken) if (stack >= least && stack <= most) count++;
    return count;
  }
}

/** What a short BB starts with, by RULES' table. */
export function shortBlindStack(kind: ShortBlind, chance: Prng, level: PlayedLevel): number {
  const { bb } = level;
  // Rounded to what the small blind divides into, so that it looks like chips.
  const grain = bb / 20;
  const part = grain * between(chance, 6, 18);
  switch (kind) {
    case 'all-inside-ante':
      return (level.tableAnte / 5) * between(chance, 1, 4);
    case 'bb-first-below-sb':
    case 'no-ante-below-sb':
      return grain * between(chance, 4, 10);
    case 'all-inside-blind':
      return level.tableAnte + part;
    case 'ante-first-inside-ante':
    case 'bb-first-inside-blind':
    case 'no-ante-inside-blind':
      return part;
    case 'ante-first-inside-blind':
    case 'bb-first-inside-ante':
      return bb + part;
    case 'ante-first-exactly-ante':
    case 'bb-first-exactly-blind':
      return bb;
  }
}
