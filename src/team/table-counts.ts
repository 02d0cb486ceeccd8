/** What everybody at a table had when a hand was over; or, of the one being played, when it began. */
export interface CountsPoint {
  readonly at: number;
  readonly names: readonly string[];
  /** Chips by name; {@link NOT_HERE} for somebody who has left, or has long been out. */
  readonly chips: readonly number[];
}

export const NOT_HERE = -1;

/** So many points of a table are kept at most: a picture shows no more, and memory must not grow. */
const MOST_POINTS = 120;

/** The counts of a table over its hands: all of them, then every second one, every fourth, … */
export class TableCounts {
  #points: CountsPoint[] = [];

  get points(): readonly CountsPoint[] {
    return this.#points;
  }

  push(point: CountsPoint): void {
    this.#points.push(point);
    if (this.#points.length <= MOST_POINTS) return;
    const last = this.#points.length - 1;
    this.#points = this.#points.filter((one, i) => i % 2 === 0 || i === last || isSomebodyOut(one));
  }
}

/** Where somebody's line ends must not be lost. */
const isSomebodyOut = ({ chips }: CountsPoint): boolean => chips.includes(0);

/** The most figures that are sent at once: with more, points in between are left out. */
const MOST_FIGURES = 20_000;

/** The chips of everybody over time, small enough to be sent whole. */
export interface FieldCounts {
  readonly players: readonly string[];
  /** In the order of time: when, then a player's place in the list and their chips, the next one's, … */
  readonly points: readonly (readonly number[])[];
}

/** The counts of all tables as one. */
export function fieldCounts(tables: readonly (readonly CountsPoint[])[]): FieldCounts {
  const figures = tables.flat().reduce((sum, { chips }) => sum + chips.length, 0);
  const every = Math.max(1, Math.ceil(figures / MOST_FIGURES));
  const kept = tables.flatMap((points) =>
    points.filter((one, i) => i % every === 0 || i === points.length - 1 || isSomebodyOut(one)),
  );
  const places = new Map<string, number>();
  const placeOf = (name: string): number => {
    if (!places.has(name)) places.set(name, places.size);
    return places.get(name)!;
  };
  const points = kept
    .sort((a, b) => a.at - b.at)
    .map(({ at, names, chips }) => [
      at,
      ...names.flatMap((name, i) => (chips[i] === NOT_HERE ? [] : [placeOf(name), chips[i]!])),
    ]);
  return { players: [...places.keys()], points };
}
