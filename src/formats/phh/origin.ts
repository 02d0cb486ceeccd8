import { COLON, ZERO } from '../../kernel/index.ts';
import { NO_ORIGIN, type Origin } from '../read-hand.ts';
import type { PhhDraft } from './draft.ts';
import { KEY } from './keys.ts';

/** Where the hand comes from, as far as the file says. */
export function readOrigin(d: PhhDraft, names: readonly string[]): Origin {
  const tableSize = digitsAsNumber(d.textOf(KEY.seat_count));
  const origin: Origin = {
    site: d.textOf(KEY.venue),
    tournament: d.textOf(KEY._sidepot_tournament),
    handId: d.textOf(KEY.hand),
    level: d.textOf(KEY.level),
    date: dateOf(d),
    tableSize: tableSize === null || tableSize > 10_000 ? null : tableSize,
    chairs: (d.hasOwn ? ownChairs(d) : null) ?? chairsOf(d, names),
  };
  const written = d.names.count === names.length ? d.names.texts(d) : names;
  const isRenamed = names !== written;
  if (!d.others && !isRenamed) return origin;
  return {
    ...origin,
    ...(d.others && { others: d.others }),
    ...(isRenamed && { names: originals(written, names) }),
  };
}

/** The origin of a hand that could not be read. */
export const refusedOrigin = (d: PhhDraft): Origin => ({
  ...NO_ORIGIN,
  site: d.textOf(KEY.venue),
  handId: d.textOf(KEY.hand),
  date: dateOf(d),
});

/** Names as the file has them, by what they are called here. */
const originals = (
  written: readonly string[],
  names: readonly string[],
): ReadonlyMap<string, string> =>
  new Map(names.flatMap((name, i) => (name === written[i] ? [] : [[name, written[i]!]])));

/** The digits of a text as a number; null if it is anything else. */
export function digitsAsNumber(text: string | null): number | null {
  if (text === null || text.length === 0 || text.length > 16) return null;
  let number = 0;
  for (let i = 0; i < text.length; i++) {
    const digit = text.charCodeAt(i) - ZERO;
    if (digit < 0 || digit > 9) return null;
    number = number * 10 + digit;
  }
  return number <= Number.MAX_SAFE_INTEGER ? number : null;
}

/** `year`, `month`, `day` and `time` as ISO 8601, as exactly as the file knows it. */
function dateOf(d: PhhDraft): string | null {
  const year = d.textOf(KEY.year);
  const month = d.textOf(KEY.month);
  const day = d.textOf(KEY.day);
  const time = d.textOf(KEY.time);
  if (digitsAsNumber(year) === null) return null;
  if (digitsAsNumber(month) === null) return year;
  if (digitsAsNumber(day) === null) return `${year}-${twoDigits(month!)}`;
  const date = `${year}-${twoDigits(month!)}-${twoDigits(day!)}`;
  return time !== null && isClock(time) ? `${date}T${time}` : date;
}

const twoDigits = (number: string): string => (number.length === 1 ? `0${number}` : number);

/** `04:03:31` */
export const isClock = (time: string): boolean =>
  time.length === 8 && time.charCodeAt(2) === COLON && time.charCodeAt(5) === COLON;

/** The chairs as we wrote them down, by the seats of the players who are out too. */
function ownChairs(d: PhhDraft): ReadonlyMap<string, number> | null {
  const seats = d.lists?.get('_sidepot_seats');
  const chairs = d.textOf(KEY._sidepot_chairs)?.split(' ').map(digitsAsNumber);
  if (!seats || !chairs || chairs.length !== seats.length || chairs.includes(null)) return null;
  return new Map(seats.map((seat, i) => [seat.slice(seat.indexOf(' ') + 1), chairs[i]!]));
}

function chairsOf(d: PhhDraft, names: readonly string[]): ReadonlyMap<string, number> | null {
  const { chairs } = d;
  if (chairs.count !== names.length || chairs.decimals > 0) return null;
  const numbers = new Map<string, number>();
  for (let i = 0; i < names.length; i++) numbers.set(names[i]!, chairs.amount(i, 0));
  return numbers;
}
