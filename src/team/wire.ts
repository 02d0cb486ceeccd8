import type { LinkRole, SettingsEvent } from './event.ts';

/**
 * What goes between the server and the pages of a team. All addresses are below `/team/api/`; who
 * asks says so with `Authorization: Bearer <token>`.
 *
 *     GET    me                    → Me
 *     POST   events                {events: NewEvent[]} → Acks
 *     GET    live                  → server-sent events: `field`, then `tables` (TableView[], the changed ones)
 *     GET    live?table=4          → the same, and `table` (WholeTable), then `hands` (TeamTableChange);
 *                                `table` again where viewers begin to see the table of another moment
 *     GET    counts                → FieldCounts
 *     GET    links                 → LinkView[]           (director)
 *     POST   links                 NewLink → MadeLink     (director)
 *     DELETE links/:id                                    (director)
 *     GET    export/tournament.json, export/standings.csv,
 *            export/tables/4.hand, export/tables/4.phh    (director)
 *
 * What is refused is answered by a status and `{"error": "…"}`.
 */
export const TEAM_API = '/team/api/';

export interface Me {
  readonly link: string;
  readonly role: LinkRole;
  readonly table: string | null;
  readonly name: string;
  readonly settings: Settings;
  /** The server's clock, to set the page's countdown by. */
  readonly now: number;
}

export type Settings = Omit<SettingsEvent, 'kind'>;

export interface Acks {
  readonly acks: readonly Ack[];
}

/** What became of an event. Only what has a `seq` is kept; it outlives any crash. */
export interface Ack {
  readonly id: string;
  readonly seq: number | null;
  /**
   * `kept`: done. `reading`: kept, but another version of the hand counts; both are shown.
   * `refused`: not kept; `message` says why and what to do.
   */
  readonly outcome: 'kept' | 'reading' | 'refused';
  readonly message?: string;
}

export interface NewLink {
  readonly role: LinkRole;
  readonly table: string | null;
  readonly name: string;
}

export interface LinkView extends NewLink {
  readonly link: string;
  readonly isWithdrawn: boolean;
  readonly madeAt: number;
}

/** The token is shown this once. */
export interface MadeLink {
  readonly link: string;
  readonly token: string;
}

/** The tournament over all its tables, small enough to be sent whole. */
export interface FieldView {
  readonly settings: Settings;
  readonly entries: number;
  /** Entries that have no seat yet. */
  readonly unseated: readonly string[];
  /** How many still have chips. */
  readonly left: number;
  readonly chips: ChipsCheck;
  readonly clock: ClockView;
  readonly handForHand: boolean;
  /** Everybody who is out, the best place first; the winner too, once there is one. */
  readonly places: readonly TeamPlace[];
  /** Moves that wait for a hand to end. */
  readonly moves: readonly MoveView[];
}

/** TOUR-2 over all tables: a permanent check. */
export interface ChipsCheck {
  /** Entries × stack + rebuys + add-ons ± recounts − what was taken out. */
  readonly expected: number;
  /** What stands on the tables. */
  readonly found: number;
  /** Since when the two differ; null while they are the same. */
  readonly since: number | null;
  /** The tables where the figures do not add up, each with by how much. */
  readonly tables: readonly { readonly table: string; readonly by: number }[];
  readonly rebuys: number;
  readonly addOns: number;
  readonly recounts: number;
  readonly takenOut: number;
}

export interface ClockView {
  readonly level: number;
  /** `SB 50 BB 100 Ante 100`; null before the first level is known. */
  readonly blinds: string | null;
  readonly next: string | null;
  readonly isRunning: boolean;
  /** When the level ends, by the server's clock; null while the clock stands. */
  readonly endsAt: number | null;
  readonly leftMs: number;
}

/** TOUR-5 over all tables. */
export interface TeamPlace {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  /** What the place is paid; shared places share it. */
  readonly paid: number;
  /** null for the winner. */
  readonly table: string | null;
  readonly hand: string | null;
  readonly by: readonly string[];
}

export interface MoveView {
  readonly move: string;
  readonly player: string;
  readonly from: string;
  readonly to: string;
  readonly chair: number | null;
}

/** A table as the others see it; it changes with its hands, not with every action. */
export interface TableView {
  readonly table: string;
  readonly isClosed: boolean;
  /** The current hand's number; null before the first. */
  readonly hand: number | null;
  readonly blinds: string | null;
  /** Clockwise from the button, with the chips at the start of the current hand, or after it once it is over. */
  readonly seats: readonly TeamSeat[];
  /** How many chairs the table has, as its hands say; null where they do not. */
  readonly chairs: number | null;
  readonly isOver: boolean;
  readonly chipsInPlay: number;
  /** Who records it; null while nobody does. */
  readonly writer: string | null;
  /** Hands with more than one reading. */
  readonly disputed: readonly string[];
  /** The director's lines that the writer has not taken over yet. */
  readonly waitingLines: number;
  /** Errors and warnings of the referee. */
  readonly errors: number;
  readonly warnings: number;
  readonly changedAt: number;
}

export interface TeamSeat {
  readonly name: string;
  readonly label: string | null;
  readonly chair: number | null;
  readonly chips: number;
}

/** One table with everything a page needs to go on recording it. */
export interface WholeTable {
  readonly table: string;
  /** The number of the last event that it takes in. */
  readonly seq: number;
  readonly writer: WriterView | null;
  readonly hands: readonly HandView[];
  readonly readings: readonly HandReading[];
  readonly lines: readonly WaitingLine[];
}

interface WriterView {
  readonly client: string;
  readonly name: string;
  readonly since: number;
}

export interface HandView {
  readonly hand: string;
  readonly text: string;
  readonly hash: string;
  readonly by: string;
  readonly at: number;
}

/** Another version of a hand that did not follow the one that counts. */
export interface HandReading extends HandView {
  readonly client: string;
}

export interface WaitingLine {
  readonly id: string;
  readonly line: string;
}

/** What changed at a table: hands that changed or went, and the rest whole. */
export interface TeamTableChange extends Omit<WholeTable, 'hands'> {
  readonly hands: readonly (HandView | { readonly hand: string; readonly text: null })[];
}

/** Before the token in an address: what follows the # stays in the browser and is never sent. */
export const JOIN_MARK = '#join=';

/** The address that joins by a token. */
export const joinAddress = (origin: string, token: string): string =>
  `${origin.replace(/\/$/, '')}/team${JOIN_MARK}${token}`;
