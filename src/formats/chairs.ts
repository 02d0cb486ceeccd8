import { highest } from '../kernel/index.ts';
import { type ChairsLine, type HandRecord, UNWRITTEN } from '../record/index.ts';
import { NO_ORIGIN, type ReadHand } from './read-hand.ts';
import type { Chairs, SettledHand, WritableHand } from './writable-hand.ts';

type Numbers = Pick<ChairsLine, 'numbers' | 'of'>;

/** The sizes tables come in. */
const SIZES = [2, 6, 9, 10];

const sizeFor = (numbers: readonly number[]): number => {
  const most = highest(numbers, 0);
  return SIZES.find((size) => size >= most) ?? most;
};

/** Nobody numbers chairs any higher. */
const HIGHEST = 99;

/** The chairs somebody stated, in the hand or in the file it comes from; null if they do not fit. */
export function statedChairs(
  { record, origin }: Pick<ReadHand, 'record' | 'origin'>,
  names: readonly string[],
): Numbers | null {
  const { chairs, players } = record;
  if (chairs !== null && chairs.numbers.length === players.length) {
    const own = new Map(players.map(({ name }, i) => [name, chairs.numbers[i]!]));
    const numbers = filled(names, own, chairs.of);
    if (numbers) return { numbers, of: chairs.of };
  }
  if (origin.chairs === null) return null;
  const { tableSize } = origin;
  const isRoom = tableSize !== null && tableSize <= HIGHEST;
  const of = isRoom && highest(origin.chairs.values(), 0) <= tableSize ? tableSize : null;
  const numbers = filled(names, origin.chairs, of);
  return numbers && { numbers, of };
}

/** The chairs of a hand in its file, and if it stood alone; one object if they are the same. */
export function chairsOf(hand: SettledHand): { readonly chairs: Chairs; readonly alone: Chairs } {
  const alone = chairsAlone(hand);
  const chairs = hand.chairs ?? alone;
  const isSame =
    chairs.tableSize === alone.tableSize &&
    chairs.numbers.every((chair, seat) => chair === alone.numbers[seat]);
  return { chairs: isSame ? alone : chairs, alone };
}

/** Those stated, else one after another from the button. */
function chairsAlone(hand: SeatedHand): Chairs {
  const stated = statedChairs(hand, namesOf(hand));
  const numbers = stated?.numbers ?? fromTheButton(namesOf(hand));
  return { numbers, tableSize: stated?.of ?? sizeFor(numbers) };
}

type SeatedHand = Pick<SettledHand, 'record' | 'origin' | 'settlement'>;

const namesOf = ({ settlement }: SeatedHand): readonly string[] =>
  settlement.hand.table.seats.map(({ name }) => name);

const fromTheButton = (names: readonly string[]): readonly number[] =>
  names.map((_, seat) => seat + 1);

/** Whether the text has chairs that nobody can sit on: too few, one twice, or not clockwise (TOUR-9). */
export const hasBadChairs = (record: HandRecord, names: readonly string[]): boolean =>
  record.chairs !== null && statedChairs({ record, origin: NO_ORIGIN }, names) === null;

/** `Chairs:` of a hand from another program, by the lines of its set-up. */
export function chairsLine(record: HandRecord, { origin }: WritableHand): ChairsLine | null {
  if (record.chairs !== null || origin.chairs === null) return record.chairs;
  const names = record.players.map(({ name }) => name);
  const stated = statedChairs({ record, origin }, names);
  return stated && { at: UNWRITTEN, ...stated };
}

/**
 * The chairs of players who go round the table clockwise, whoever has none in a gap between the
 * others; null if nobody has one or that cannot be. Chairs that are `held` are taken last.
 */
function filled(
  names: readonly string[],
  chairs: ReadonlyMap<string, number>,
  size: number | null,
  held: ReadonlySet<number> = NOBODYS,
): readonly number[] | null {
  const known = names.map((name) => chairs.get(name) ?? null);
  const most =
    size ??
    highest(
      known.map((chair) => chair ?? 0),
      SIZES[SIZES.length - 1]!,
    );
  const first = known.findIndex((chair) => chair !== null);
  if (
    first < 0 ||
    !goRound(
      known.filter((chair) => chair !== null),
      most,
    )
  )
    return null;
  const count = names.length;
  const numbers: number[] = [];
  let last = first;
  for (let i = 1; i <= count; i++) {
    const seat = (first + i) % count;
    const chair = known[seat] ?? null;
    if (chair === null) continue;
    const open = (seat - last - 1 + count) % count;
    const free = chairsBetween(known[last]!, chair, most);
    const empty = free.filter((one) => !held.has(one));
    const taken = empty.length < open ? free : empty;
    if (taken.length < open) return null;
    numbers[last] = known[last]!;
    for (let k = 0; k < open; k++) numbers[(last + 1 + k) % count] = taken[k]!;
    last = seat;
  }
  return numbers;
}

const NOBODYS: ReadonlySet<number> = new Set();

/** Different chairs of a table in clockwise order: the numbers start again only once. */
function goRound(numbers: readonly number[], most: number): boolean {
  const isChair = (chair: number): boolean =>
    Number.isSafeInteger(chair) && chair >= 1 && chair <= Math.min(most, HIGHEST);
  const count = numbers.length;
  const turns = numbers.filter((chair, i) => chair < numbers[(i - 1 + count) % count]!);
  return numbers.every(isChair) && new Set(numbers).size === count && turns.length <= 1;
}

/** The chairs on the way from one to another, or all others from one round to itself. */
function chairsBetween(from: number, to: number, most: number): readonly number[] {
  const between: number[] = [];
  for (let chair = (from % most) + 1; chair !== to; chair = (chair % most) + 1) between.push(chair);
  return between;
}

/** What is known of a table from the hands of a file. */
interface SeenTable {
  /** No two players have the same one; whoever is away keeps theirs until somebody else has it. */
  readonly chairs: Map<string, number>;
  /** How many chairs somebody said it has. */
  readonly of: number | null;
  /** How many chairs it was written with. */
  readonly size: number;
}

/** More tables are not kept in mind: an archive may have thousands. */
const MOST_TABLES = 100;

/**
 * The chairs of hands that are written one after another into one file: where no hand says who sits
 * where, players keep the chair they had before, or they would wander round the table.
 */
export class FileChairs {
  readonly #tables = new Map<string, SeenTable>();

  /** Where the players of the next hand sit. */
  of(hand: SeatedHand): Chairs {
    const names = namesOf(hand);
    const seen = this.#tables.get(tableOf(hand));
    const found = statedChairs(hand, names) ?? (seen ? keptChairs(names, seen) : null);
    if (!found) return chairsAlone(hand);
    const { numbers, of } = found;
    return { numbers, tableSize: of ?? Math.max(sizeFor(numbers), seen?.size ?? 0) };
  }

  /** Keeps in mind where the players of a hand sat. */
  remember(hand: SeatedHand, { numbers, tableSize }: Chairs): void {
    const key = tableOf(hand);
    const before = this.#tables.get(key);
    const chairs = new Map(before?.chairs);
    const names = namesOf(hand);
    const isMoved = names.some(
      (name, seat) => (chairs.get(name) ?? numbers[seat]) !== numbers[seat],
    );
    // Where somebody has another chair than before, the others' chairs say nothing any more.
    if (isMoved) chairs.clear();
    for (const [name, chair] of chairs) if (numbers.includes(chair)) chairs.delete(name);
    for (const [seat, name] of names.entries()) chairs.set(name, numbers[seat]!);
    const of = statedChairs(hand, names)?.of ?? (isMoved ? null : (before?.of ?? null));
    // The table used last stands last.
    this.#tables.delete(key);
    this.#tables.set(key, { chairs, of, size: tableSize });
    if (this.#tables.size > MOST_TABLES) this.#tables.delete(this.#tables.keys().next().value!);
  }
}

const tableOf = ({ record }: SeatedHand): string => JSON.stringify([record.event, record.table]);

/** The chairs the players had before; newcomers leave those of absent players alone if they can. */
function keptChairs(names: readonly string[], { chairs, of }: SeenTable): Numbers | null {
  const absent = [...chairs].filter(([name]) => !names.includes(name));
  const numbers = filled(names, chairs, of, new Set(absent.map(([, chair]) => chair)));
  return numbers && { numbers, of };
}
