import { writeBetweenLine } from '../../../formats/index.ts';
import { type PlayerChange, UNWRITTEN } from '../../../record/index.ts';
import { type LevelFields, writeLevel } from '../../../tournament/index.ts';
import { seatLetter } from './table-view.ts';

/** Somebody at the table between the hands. */
interface Seated {
  readonly name: string;
  /** Away until they are back. */
  readonly away: boolean;
}

/** The same as the quick keys name them. */
export interface TableSeat extends Seated {
  /** Theirs in the open hand; who is new to it has the next that is free. */
  readonly letter: string;
}

/** What quick keys have said so far. */
export type Begun =
  /** A seat was named: its change comes next. */
  | { readonly kind: 'seat'; readonly name: string }
  /** Somebody sits down, after this player if one was named: name and stack are typed. */
  | { readonly kind: 'sits'; readonly after: string | null }
  | null;

/** What a quick key does: it leads on, fills the field, or is a whole line. */
export type QuickStep =
  | { readonly kind: 'begun'; readonly begun: Begun }
  | { readonly kind: 'typed'; readonly text: string }
  | { readonly kind: 'line'; readonly text: string };

/** Keys for the table; seats have the letters a to j. */
export const TABLE_KEYS: readonly (readonly [key: string, word: string, starts: string])[] = [
  ['s', 'sits', ''],
  ['l', 'level', 'Level: '],
  ['k', 'break', 'Break: '],
  ['u', 'colour up', 'Colour Up: '],
  ['p', 'players left', 'Players Left: '],
  ['n', 'note', 'Note: '],
];

type Change = Exclude<PlayerChange['kind'], 'sits'>;

/** Keys behind a seat's letter. */
export const SEAT_KEYS: readonly (readonly [key: string, word: string, kind: Change | 'sits'])[] = [
  ['r', 'recount', 'recount'],
  ['l', 'leaves', 'leaves'],
  ['b', 'rebuy', 'rebuy'],
  ['d', 'add-on', 'add-on'],
  ['a', 'away', 'away'],
  ['k', 'back', 'back'],
  ['w', 'waits', 'waits'],
  ['p', 'penalty', 'penalty'],
  ['s', 'somebody sits after', 'sits'],
];

const LETTERS = Array.from({ length: 10 }, (_, seat) => seatLetter(seat));

/** Those at the table between the hands with their letters; `inHand` are the open hand's, seat by seat. */
export function letteredSeats(
  seats: readonly Seated[],
  inHand: readonly string[],
): readonly TableSeat[] {
  const here = new Set(seats.map(({ name }) => name));
  const free = LETTERS.filter((_, seat) => !here.has(inHand[seat] ?? ''));
  return seats
    .map(({ name, away }): TableSeat => {
      const seat = inHand.indexOf(name);
      return { name, away, letter: (seat < 0 ? free.shift() : seatLetter(seat)) ?? '' };
    })
    .sort((a, b) => a.letter.localeCompare(b.letter));
}

/**
 * Small letters in an empty field are quick keys; capitals begin a line in the notation's own words,
 * as names and keywords do. null for a key that is none.
 */
export function quickKey(begun: Begun, key: string, seats: readonly TableSeat[]): QuickStep | null {
  if (begun?.kind === 'sits') return null;
  if (begun) {
    const found = SEAT_KEYS.find(([letter]) => letter === key)?.[2];
    return found ? changeOf(begun.name, found) : null;
  }
  const seat = seats.find(({ letter }) => letter === key);
  if (seat) return { kind: 'begun', begun: { kind: 'seat', name: seat.name } };
  const table = TABLE_KEYS.find(([letter]) => letter === key);
  if (!table) return null;
  const [, word, text] = table;
  return word === 'sits'
    ? { kind: 'begun', begun: { kind: 'sits', after: null } }
    : { kind: 'typed', text };
}

function changeOf(name: string, kind: Change | 'sits'): QuickStep {
  if (kind === 'sits') return { kind: 'begun', begun: { kind: 'sits', after: name } };
  const player = { name, at: UNWRITTEN };
  switch (kind) {
    case 'leaves':
    case 'away':
    case 'back':
    case 'waits':
      return { kind: 'line', text: writeBetweenLine({ kind, at: UNWRITTEN, player }) };
    default: {
      const line = writeBetweenLine({ kind, at: UNWRITTEN, player, amount: 0 });
      return { kind: 'typed', text: line.slice(0, -1) };
    }
  }
}

/** The line that is meant: `Erin 30000` is somebody who sits down. */
export function meantLine(begun: Begun, typed: string): string {
  const text = typed.trim();
  if (begun?.kind !== 'sits' || text.includes(':')) return text;
  const [, name = text, stack = ''] = /^(.*\S)\s+(\S+)$/.exec(text) ?? [];
  return `${name}: Sits ${stack}${begun.after === null ? '' : ` after ${begun.after}`}`;
}

const CHANGES = ['Recount ', 'Leaves', 'Rebuy ', 'Add-On ', 'Waits', 'Penalty '];

/** Whole fields that begin with what is typed, the likeliest first. */
export function lineCompletions(
  typed: string,
  begun: Begun,
  seats: readonly Seated[],
  known: readonly string[],
  levels: readonly LevelFields[] = [],
): readonly string[] {
  if (typed.trim() === '' || begun?.kind === 'seat') return [];
  const strangers = known.filter((name) => !seats.some((seat) => seat.name === name));
  const words = begun
    ? strangers.map((name) => `${name} `)
    : wordsFor(typed, seats, strangers, levels);
  const start = typed.toLowerCase();
  return words.filter((word) => word.toLowerCase().startsWith(start) && word !== typed).slice(0, 6);
}

function wordsFor(
  typed: string,
  seats: readonly Seated[],
  strangers: readonly string[],
  levels: readonly LevelFields[],
): readonly string[] {
  const colon = typed.indexOf(':');
  if (colon < 0) {
    const table = TABLE_KEYS.flatMap(([, , starts]) => (starts === '' ? [] : [starts]));
    const names = [...seats.map(({ name }) => name), ...strangers];
    return [...names.map(nameBefore), ...table];
  }
  const who = typed.slice(0, colon);
  // The keyword wins over a player of that name; after it come figures and words, nobody's change.
  const keyword = TABLE_KEYS.find(([, , starts]) => isKeyword(starts, who));
  if (keyword) return keyword[1] === 'level' ? levels.map(writeLevel) : [];
  const bare = who
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .toLowerCase();
  const seat = seats.find(({ name }) => name.toLowerCase() === bare);
  if (seat) {
    return [...CHANGES, seat.away ? 'Back' : 'Away'].map((change) => `${who}: ${change}`);
  }
  const placed = /^(.*:\s*sits\s+\S+)\s/i.exec(typed)?.[1];
  return placed === undefined
    ? [`${who}: Sits `]
    : [...seats.map(({ name }) => `${placed} after ${name}`), `${placed} in chair `];
}

/** `Alice: `, and in quotes where the name is a keyword. */
const nameBefore = (name: string): string =>
  writeBetweenLine({ kind: 'away', at: UNWRITTEN, player: { name, at: UNWRITTEN } }).slice(0, -4);

const isKeyword = (starts: string, who: string): boolean =>
  starts !== '' && starts.toLowerCase().startsWith(`${who.trim().toLowerCase()}:`);
