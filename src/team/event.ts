/** What a link lets its holder do: direct everything, record one table, or watch. */
export type LinkRole = 'director' | 'collector' | 'viewer';

/**
 * Something that happened to a tournament. The list of them is the tournament: everything shown is
 * worked out from it, and nothing in it is ever changed.
 */
export interface TeamEvent extends NewEvent {
  /** Its place in the list: 1, 2, 3, … */
  readonly seq: number;
  /** When the server took it, in milliseconds since 1970. */
  readonly at: number;
  /** The link it came by; {@link SERVER} where the server itself says so. */
  readonly by: string;
}

/** An event as somebody sends it. The id is the sender's own: sent twice, it is one event. */
export interface NewEvent {
  readonly id: string;
  readonly body: EventBody;
}

export const SERVER = 'server';

export type EventBody =
  | SettingsEvent
  | LinkEvent
  | WithdrawEvent
  | EnterEvent
  | ScratchEvent
  | OpenTableEvent
  | CloseTableEvent
  | WriterEvent
  | VersionEvent
  | DecideEvent
  | LineEvent
  | DropLineEvent
  | MoveEvent
  | DropMoveEvent
  | ClockEvent
  | HandForHandEvent;

/** The tournament as the director set it up; the last one counts, whole. */
export interface SettingsEvent {
  readonly kind: 'settings';
  readonly name: string;
  /** What everybody starts with. */
  readonly stack: number;
  /** Chairs at a table, 2 to 10. */
  readonly chairs: number;
  /** `25/50, 50/100/100`: the levels, as in the recorder. */
  readonly levels: string;
  readonly levelMinutes: number;
  /** What the first, second, third, … place is paid. */
  readonly payouts: readonly number[];
  /** How long viewers wait for what happened. */
  readonly delayMinutes: number;
}

/** Until the director says otherwise. */
export const FIRST_SETTINGS: Omit<SettingsEvent, 'kind'> = {
  name: 'Tournament',
  stack: 30_000,
  chairs: 9,
  levels: '100/200/200, 200/400/400, 300/600/600, 400/800/800, 500/1000/1000',
  levelMinutes: 20,
  payouts: [],
  delayMinutes: 0,
};

/** A link was made. Its token is known to nobody but its holder. */
export interface LinkEvent {
  readonly kind: 'link';
  readonly link: string;
  readonly role: LinkRole;
  /** The collector's table; null for the others. */
  readonly table: string | null;
  /** Who gets it: shown at the hands they record. */
  readonly name: string;
  readonly secretHash: string;
}

interface WithdrawEvent {
  readonly kind: 'withdraw';
  readonly link: string;
}

interface EnterEvent {
  readonly kind: 'enter';
  readonly players: readonly string[];
}

/** An entry that was a mistake. */
interface ScratchEvent {
  readonly kind: 'scratch';
  readonly player: string;
}

/** A table more; or one that was broken, again. */
interface OpenTableEvent {
  readonly kind: 'open-table';
  readonly table: string;
}

/** The table is broken: nobody sits there any more. */
interface CloseTableEvent {
  readonly kind: 'close-table';
  readonly table: string;
}

/** A page becomes the one writer of a table. */
export interface WriterEvent {
  readonly kind: 'writer';
  readonly table: string;
  /** The page's own id. */
  readonly client: string;
  /** The writer whose place it takes, as far as it knows; null if the table has none. */
  readonly over: string | null;
}

/** A version of one hand of a table, with the lines below it. */
export interface VersionEvent {
  readonly kind: 'hand';
  readonly table: string;
  /** Which hand: see {@link isHandKey}. */
  readonly hand: string;
  readonly client: string;
  /** The hash of the text that this one replaces; null for a hand that is new. */
  readonly before: string | null;
  /** The hash of `text`. */
  readonly after: string | null;
  /** null where the hand is taken out. */
  readonly text: string | null;
  /** The director's lines that are now in the text, by the ids of their events. */
  readonly takes: readonly string[];
  /** When it was typed, by the writer's clock: what was typed offline is sent later. */
  readonly typedAt: number;
  /** Whether the hand is settled in this version: places go by when that was first so (TOUR-5). */
  readonly isOver: boolean;
}

/** Somebody chose between readings of a hand. */
interface DecideEvent {
  readonly kind: 'decide';
  readonly table: string;
  readonly hand: string;
  /** The hash of the reading that counts from now on. */
  readonly keep: string;
}

/** A line the director writes between the hands of a table: `Level: …`, `Bob: Leaves`. */
export interface LineEvent {
  readonly kind: 'line';
  readonly table: string;
  readonly line: string;
  /** The event that asked for it: a move, or the clock; null if the director typed it. */
  readonly for: string | null;
}

/** A line that nobody has taken into the text yet is withdrawn. */
interface DropLineEvent {
  readonly kind: 'drop-line';
  readonly line: string;
}

/** A player changes tables as soon as the hand they are in is over. */
export interface MoveEvent {
  readonly kind: 'move';
  readonly player: string;
  readonly from: string;
  readonly to: string;
  /** null for the free chair with the lowest number. */
  readonly chair: number | null;
}

interface DropMoveEvent {
  readonly kind: 'drop-move';
  readonly move: string;
}

/** The clock was started, stopped or set. */
export interface ClockEvent {
  readonly kind: 'clock';
  /** Which of the levels is on, from 0. */
  readonly level: number;
  readonly isRunning: boolean;
  /** What was left of the level when this was sent. */
  readonly leftMs: number;
}

/** Hand-for-hand play begins, goes on to the next hand of all tables, or ends (TOUR-5). */
interface HandForHandEvent {
  readonly kind: 'hand-for-hand';
  readonly is: 'next' | 'over';
}

/** TOUR-8: `12`; `12~2` where a number is used twice; `0~3` for the third hand without a number. */
export const isHandKey = (key: string): boolean => /^\d{1,9}(?:~\d{1,4})?$/.test(key);

/** Hands in the order of their numbers. */
export function byHandKey(a: string, b: string): number {
  const [number = 0, again = 0] = a.split('~').map(Number);
  const [otherNumber = 0, otherAgain = 0] = b.split('~').map(Number);
  return number - otherNumber || again - otherAgain;
}

/** The hash of no text: a reading in which the hand is taken out. */
export const NO_TEXT = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

/** `4`, `Feature`, `Table 12`: letters and digits, on one line, nothing that hides. */
export const isTableName = (name: string): boolean =>
  /^[\p{L}\p{N}](?:[\p{L}\p{N} ._#-]{0,38}[\p{L}\p{N}])?$/u.test(name);
