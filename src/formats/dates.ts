/** A moment on a clock on the wall. */
export interface WallTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

const HOUR = 3_600_000;

/** Hours from UTC in New York: −4 in summer (by the law of 1987, from 2007 on that of 2005). */
export function easternOffset(at: WallTime): -4 | -5 {
  const { year } = at;
  const newLaw = year >= 2007;
  const start = sundayOf(year, newLaw ? 3 : 4, newLaw ? 8 : 1);
  const end = sundayOf(year, newLaw ? 11 : 10, newLaw ? 1 : 25);
  const now = stamp(at);
  const isSummer = now >= start + 2 * HOUR && now < end + 2 * HOUR;
  return isSummer ? -4 : -5;
}

/** The first Sunday of a month from a day on, at midnight. */
function sundayOf(year: number, month: number, from: number): number {
  const first = Date.UTC(year, month - 1, from);
  return first + ((7 - new Date(first).getUTCDay()) % 7) * 24 * HOUR;
}

const stamp = ({ year, month, day, hour, minute, second }: WallTime): number =>
  Date.UTC(year, month - 1, day, hour, minute, second);

const two = (n: number): string => String(n).padStart(2, '0');

/** `2023-07-05T14:03:09`, with the offset if the clock's zone is known. */
export function isoOf(at: WallTime, offset: string): string {
  const day = `${at.year}-${two(at.month)}-${two(at.day)}`;
  return `${day}T${two(at.hour)}:${two(at.minute)}:${two(at.second)}${offset}`;
}

const ISO =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?\s*(Z|[+-]\d\d:?\d\d)?)?$/;

/** The moment of an ISO date with its offset in minutes (null if not stated); null if it is none. */
export function readIso(iso: string): { at: WallTime; offset: number | null } | null {
  const parts = ISO.exec(iso);
  if (!parts) return null;
  const [year, month, day, hour, minute, second] = parts.slice(1, 7).map((n) => Number(n ?? 0));
  const at = { year, month, day, hour, minute, second } as WallTime;
  if (stampParts(at) === null) return null;
  const zone = parts[7];
  if (zone === undefined) return { at, offset: null };
  if (zone === 'Z') return { at, offset: 0 };
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return { at, offset: zone.startsWith('-') ? -minutes : minutes };
}

/** null for the 31st of February or 25 o'clock. */
export function stampParts(at: WallTime): number | null {
  const again = wallTime(stamp(at));
  const same = again.month === at.month && again.day === at.day && again.hour === at.hour;
  return same && again.minute === at.minute && again.second === at.second ? stamp(at) : null;
}

function wallTime(ms: number): WallTime {
  const date = new Date(ms);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
  };
}

/** What a clock `hours` from UTC shows at a moment. */
const shifted = (utc: number, hours: number): WallTime => wallTime(utc + hours * HOUR);

/** A stated moment on New York's clocks; without an offset it is taken as it stands. */
export function toEastern(at: WallTime, offset: number | null): WallTime {
  if (offset === null) return at;
  const utc = stamp(at) - offset * 60_000;
  const summer = shifted(utc, -4);
  return easternOffset(summer) === -4 ? summer : shifted(utc, -5);
}

/** A stated moment in UTC; without an offset it is taken as it stands. */
export const toUtc = (at: WallTime, offset: number | null): WallTime =>
  offset === null ? at : wallTime(stamp(at) - offset * 60_000);

/** No site was there yet: writers put this year where no date is known and a format wants one. */
export const NO_YEAR = 2000;
