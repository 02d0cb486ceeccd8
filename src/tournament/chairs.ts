import { highest } from '../kernel/index.ts';
import type { HandRecord } from '../record/index.ts';
import type { SeatNow } from './seats.ts';

/** SEAT-1 allows ten. */
const TEN_SEATS = 10;

/** Nobody gains by counting on. */
export const MOST_SEATS = 100;

/** Where somebody sits down. */
export interface Vacancy {
  readonly after: SeatNow | null;
  /** null where chairs are not known. */
  readonly chair: number | null;
}

interface Seated {
  readonly record: HandRecord;
  /** Clockwise. */
  readonly seated: readonly SeatNow[];
}

/** TOUR-9: the free chair with the lowest number, else the place of somebody out, else the end. */
export function anyPlace(table: Seated): Vacancy {
  const chair = freeChair(table);
  if (chair !== null) return { after: beforeChair(table, chair), chair };
  const out = isFull(table) ? table.seated.find(isOut) : null;
  return out ? placeOf(out) : { after: null, chair: null };
}

/** The place after somebody: the next free chair, at a full table that of somebody out. */
export function placeAfter(table: Seated, seat: SeatNow): Vacancy {
  const { seated } = table;
  const next = seated[(seated.indexOf(seat) + 1) % seated.length]!;
  if (isFull(table) && isOut(next)) return placeOf(next);
  const free = freeChairs(table);
  const onward = [...free.filter((chair) => chair > seat.chair!), ...free];
  const chair = onward.find((one) => beforeChair(table, one) === seat) ?? null;
  return { after: seat, chair };
}

/** TOUR-9: a chair that a table does not have, in words; null if it has it, or nobody knows. */
export function missingChair(chair: number, most: number | null): string | null {
  if (chair >= 1 && chair <= (most ?? chair)) return null;
  return `There is no chair ${chair}; the table has ${most ?? 'chairs from 1 on'}.`;
}

/** The place in a chair, or who has it. */
export function placeIn(table: Seated, chair: number): Vacancy | { readonly taken: SeatNow } {
  const taken = table.seated.find((seat) => seat.chair === chair);
  if (!taken) return { after: beforeChair(table, chair), chair };
  return isOut(taken) ? placeOf(taken) : { taken };
}

/** TOUR-4: a newcomer may take the place of somebody who is out. */
function placeOf(out: SeatNow): Vacancy {
  out.isGone = true;
  return { after: out, chair: out.chair };
}

export const isOut = ({ stack }: SeatNow): boolean => stack === 0;

/** The one after whom a chair lies: of those with a lower number the nearest, else the highest. */
function beforeChair({ seated }: Seated, chair: number): SeatNow | null {
  const numbered = seated.filter((seat) => seat.chair !== null);
  const byChair = numbered.toSorted((a, b) => a.chair! - b.chair!);
  return byChair.findLast((seat) => seat.chair! < chair) ?? byChair[byChair.length - 1] ?? null;
}

/** The lowest chair nobody sits in; null where chairs are not known. */
export const freeChair = (table: Seated): number | null => freeChairs(table)[0] ?? null;

function freeChairs({ record: { chairs }, seated }: Seated): readonly number[] {
  const taken = seated.map(({ chair }) => chair);
  if (!chairs || taken.includes(null)) return [];
  const most = chairs.of ?? highest(chairs.numbers, 0);
  return Array.from({ length: most }, (_, i) => i + 1).filter((chair) => !taken.includes(chair));
}

/** SEAT-1: what is wrong with so many at one table; null if nothing is. */
export function crowdText({ seated: { length } }: Seated): string | null {
  if (length <= TEN_SEATS || length >= MOST_SEATS) return null;
  return `${length} players would sit at this table; it has at most ten seats, also for players with 0.`;
}

/** Whether all places are taken: every chair of the table, else all ten there can be. */
function isFull({ record: { chairs }, seated }: Seated): boolean {
  const of = seated.some(({ chair }) => chair === null) ? null : chairs?.of;
  return seated.length >= (of ?? TEN_SEATS);
}
