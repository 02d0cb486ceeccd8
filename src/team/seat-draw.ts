import { writeHand } from '../formats/index.ts';
import { type Prng, shuffled } from '../kernel/index.ts';
import { setUpRecord, UNWRITTEN } from '../record/index.ts';
import type { SetupLabel } from '../rules/index.ts';
import { readSchedule } from '../tournament/index.ts';
import type { MoveEvent } from './event.ts';
import type { Settings, TableView } from './wire.ts';

/** Who sits where: by chair, clockwise from chair 1. */
export interface DrawnTable {
  readonly table: string;
  readonly players: readonly { readonly name: string; readonly chair: number }[];
}

/** Whether people play there: a table that was opened waits for its draw. */
const isPlaying = ({ isClosed, hand }: TableView): boolean => !isClosed && hand !== null;

/**
 * Draws seats: the fewest tables that hold everybody, as even as can be: first those that are `ready`,
 * then 1, 2, 3, … past those there are. Chairs left free are the last ones.
 */
export function drawSeats(
  players: readonly string[],
  chairs: number,
  { ready, taken }: TableNames,
  chance: Prng,
): readonly DrawnTable[] {
  const count = Math.ceil(players.length / chairs);
  const order = shuffled(chance, players);
  const numbers = freeNumbers(count, [...ready, ...taken]);
  const names = [...ready, ...numbers].slice(0, count);
  return names.map((table, i) => ({
    table,
    players: order
      .filter((_, k) => k % count === i)
      .map((name, place) => ({ name, chair: place + 1 })),
  }));
}

interface TableNames {
  /** Opened, and nobody sits there yet. */
  readonly ready: readonly string[];
  readonly taken: readonly string[];
}

/** The names of a tournament's tables: those to draw seats at, and those that were played at. */
export const tableNames = (tables: readonly TableView[]): TableNames => ({
  ready: tables.filter(({ isClosed, hand }) => !isClosed && hand === null).map(nameOf),
  taken: tables.filter(({ isClosed, hand }) => isClosed || hand !== null).map(nameOf),
});

const nameOf = ({ table }: TableView): string => table;

/** Numbers for so many tables more. */
export function freeNumbers(count: number, taken: readonly string[]): readonly string[] {
  const names: string[] = [];
  for (let n = 1; names.length < count; n++) if (!taken.includes(String(n))) names.push(String(n));
  return names;
}

/** The set-up of a drawn table's first hand: the button starts at chair 1; one player cannot play. */
export function firstHand(
  { table, players }: DrawnTable,
  { name, stack, chairs, levels }: Settings,
): string {
  const labels: readonly SetupLabel[] =
    players.length === 2 ? ['SB', 'BB'] : ['Dealer', 'SB', 'BB'];
  const seats = players.map((player, i) => ({
    name: player.name,
    label: labels[i] ?? null,
    stack,
  }));
  const record = setUpRecord(seats, readSchedule(levels).levels[0] ?? null, {
    number: 1,
    event: name,
    table,
    chairs: {
      at: UNWRITTEN,
      numbers: players.map(({ chair }) => chair),
      of: chairs,
    },
  });
  return writeHand(record);
}

/** A move as it is proposed to the director. */
export type ProposedMove = Omit<MoveEvent, 'kind'>;

/** The chairs of a table: as many as its hands say, else as the tournament's tables have. */
export const chairsAt = ({ chairs }: Pick<TableView, 'chairs'>, usual: number): number =>
  chairs ?? usual;

const sittingAt = ({ seats }: TableView): TableView['seats'] =>
  seats.filter(({ chips }) => chips > 0);

/** The chairs of a table that nobody sits in and nobody is on the way to. */
export function freeChairs(
  table: TableView,
  usual: number,
  moves: readonly Pick<MoveEvent, 'to' | 'chair'>[] = [],
): readonly number[] {
  const coming = moves.filter(({ to }) => to === table.table);
  const taken = new Set([...sittingAt(table), ...coming].map(({ chair }) => chair));
  return Array.from({ length: chairsAt(table, usual) }, (_, i) => i + 1).filter(
    (chair) => !taken.has(chair),
  );
}

/** Chairs nobody sits in, by table; the table with the fewest players first. */
class FreeChairs {
  readonly #free = new Map<string, number[]>();
  readonly #count = new Map<string, number>();

  constructor(tables: readonly TableView[], usual: number) {
    for (const table of tables) {
      const count = sittingAt(table).length;
      // Of somebody whose chair is not known, one is taken all the same.
      const most = Math.max(0, chairsAt(table, usual) - count);
      this.#free.set(table.table, freeChairs(table, usual).slice(0, most));
      this.#count.set(table.table, count);
    }
  }

  /** A free chair at one of the emptiest tables, by chance; null if every chair is taken. */
  take(chance: Prng): { readonly to: string; readonly chair: number } | null {
    const open = [...this.#free].filter(([, free]) => free.length > 0);
    if (open.length === 0) return null;
    const fewest = Math.min(...open.map(([table]) => this.#count.get(table)!));
    const emptiest = open.filter(([table]) => this.#count.get(table) === fewest);
    const [to, free] = emptiest[chance.below(emptiest.length)]!;
    this.#count.set(to, fewest + 1);
    const [chair] = free.splice(chance.below(free.length), 1);
    return { to, chair: chair! };
  }
}

/** New seats for everybody at a table that is broken; null where the others cannot hold them. */
export function breakTable(
  table: string,
  tables: readonly TableView[],
  chairs: number,
  chance: Prng,
): readonly ProposedMove[] | null {
  const here = tables.find((one) => one.table === table)?.seats ?? [];
  const others = tables.filter((one) => one.table !== table && isPlaying(one));
  const free = new FreeChairs(others, chairs);
  const moves: ProposedMove[] = [];
  for (const { name, chips } of shuffled(chance, here)) {
    if (chips === 0) continue;
    const seat = free.take(chance);
    if (!seat) return null;
    moves.push({ player: name, from: table, ...seat });
  }
  return moves;
}

/** Whether the players would fit at one table fewer. */
export const canBreak = (tables: readonly TableView[], chairs: number): boolean => {
  const open = tables.filter(isPlaying);
  const players = open.flatMap(sittingAt).length;
  const each = open.map((table) => chairsAt(table, chairs));
  const others = each.reduce((sum, count) => sum + count, 0) - Math.min(...each);
  return open.length > 1 && players <= others;
};

/** One move from the fullest table to the emptiest where they differ by two or more; else null. */
export function balancingMove(
  tables: readonly TableView[],
  chairs: number,
  chance: Prng,
): ProposedMove | null {
  const open = tables.filter(isPlaying);
  const count = (table: TableView): number => sittingAt(table).length;
  const [fullest, ...rest] = open.toSorted((a, b) => count(b) - count(a));
  const emptiest = rest.at(-1);
  if (!fullest || !emptiest || count(fullest) - count(emptiest) < 2) return null;
  // The player who is next to post the big blind moves, as it is usual.
  const labels = fullest.seats.findIndex(({ label }) => label === 'BB');
  const seats = [...fullest.seats.slice(labels + 1), ...fullest.seats.slice(0, labels + 1)];
  const player = seats.find(({ chips }) => chips > 0)!.name;
  const seat = new FreeChairs([emptiest], chairs).take(chance);
  return seat && { player, from: fullest.table, ...seat };
}
