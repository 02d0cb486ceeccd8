import type { FieldView, TableView, TeamEvent, Tournament, WholeTable } from '../../team/index.ts';
import { type LiveStream, sentEvent } from './live-stream.ts';

/**
 * Everybody who sees the same tournament: those who make it, or, some minutes later, the viewers.
 * Keeps what they were sent last and works out, once for all of them, what is new. Somebody who joins
 * gets what the others have, and from then on the same as they do.
 */
export class Audience {
  readonly #view: () => AudienceView;
  readonly #stored: StoredEvents;
  readonly #dropped: () => void;
  readonly #streams = new Set<LiveStream>();
  /** By table, those who follow it in every detail. */
  readonly #followers = new Map<string, Set<LiveStream>>();
  readonly #tables = new Map<string, SentView<TableView>>();
  #field: SentView<FieldView> | null = null;
  readonly #changed = new Set<string>();
  /** By table, the hands that have changed since its followers were told. */
  readonly #changedHands = new Map<string, Set<string>>();
  /** Tables whose followers must be told everything again. */
  readonly #otherTables = new Set<string>();
  #isAllNew = true;
  #greeting: readonly Uint8Array[] | null = null;

  constructor(view: () => AudienceView, stored: StoredEvents, dropped: () => void) {
    this.#view = view;
    this.#stored = stored;
    this.#dropped = dropped;
  }

  get streams(): ReadonlySet<LiveStream> {
    return this.#streams;
  }

  /** These events have happened, as far as this audience is concerned. */
  happened(events: readonly TeamEvent[]): void {
    for (const { body } of events) {
      const tables = tablesOf(body);
      if (tables === null) this.#isAllNew = true;
      for (const table of tables ?? []) this.#changed.add(table);
      for (const table of tables ?? this.#followers.keys()) {
        if (!this.#followers.has(table)) continue;
        const hands = this.#changedHands.get(table) ?? new Set();
        this.#changedHands.set(table, 'hand' in body ? hands.add(body.hand) : hands);
      }
    }
  }

  /** It is another tournament that they see from now on. */
  lookAgain(): void {
    this.#isAllNew = true;
    for (const table of this.#followers.keys()) this.#otherTables.add(table);
  }

  /** Somebody new, who first gets everything. */
  join(stream: LiveStream): void {
    if (this.#streams.size === 0) {
      this.#workOutTables();
      this.#workOutField();
      this.#greeting = null;
    }
    this.#greeting ??= [
      sentEvent('field', this.#field?.view),
      sentEvent(
        'tables',
        [...this.#tables.values()].map(({ view }) => view),
      ),
    ];
    for (const payload of this.#greeting) stream.send(payload);
    const { table } = stream;
    if (table !== null) {
      this.#publishHandsOf(table);
      this.#sendWhole(table, [stream]);
      this.#followers.set(table, (this.#followers.get(table) ?? new Set()).add(stream));
    }
    this.#streams.add(stream);
  }

  leave(stream: LiveStream): void {
    this.#streams.delete(stream);
    const table = stream.table ?? '';
    const followers = this.#followers.get(table);
    followers?.delete(stream);
    if (followers?.size !== 0) return;
    this.#followers.delete(table);
    this.#changedHands.delete(table);
    this.#otherTables.delete(table);
  }

  /** What is new at the tables that somebody follows in every detail. */
  publishHands(): void {
    for (const table of this.#otherTables) {
      this.#changedHands.delete(table);
      this.#sendWhole(table, this.#followers.get(table) ?? []);
    }
    this.#otherTables.clear();
    for (const table of [...this.#changedHands.keys()]) this.#publishHandsOf(table);
  }

  #publishHandsOf(table: string): void {
    const changed = this.#changedHands.get(table);
    const snapshot = changed && this.#view().tournament.snapshot(table, changed);
    this.#changedHands.delete(table);
    if (!snapshot) return;
    this.#deliver(this.#followers.get(table) ?? [], snapshot.missing, (events) =>
      sentEvent('hands', snapshot.change(events)),
    );
  }

  #sendWhole(table: string, streams: Iterable<LiveStream>): void {
    const { tournament } = this.#view();
    const snapshot = tournament.snapshot(table);
    this.#deliver(streams, snapshot?.missing ?? [], (events) =>
      sentEvent('table', snapshot?.whole(events) ?? emptyTable(table, tournament.seq)),
    );
  }

  /** Sends what stands on old hands once those are read, and everything that comes meanwhile after it. */
  #deliver(
    streams: Iterable<LiveStream>,
    missing: readonly number[],
    payload: (events: readonly TeamEvent[]) => Uint8Array,
  ): void {
    if (missing.length === 0) {
      this.#send(payload([]), streams);
      return;
    }
    const waiting = [...streams].map((stream) => ({ stream, send: stream.sendLater() }));
    this.#stored(missing)
      .then((events) => {
        const made = payload(events);
        for (const { send } of waiting) send(made);
      })
      .catch(() => {
        // The store is away: whoever is let go comes back by themselves.
        for (const { stream } of waiting) stream.end();
      });
  }

  /** What is new at the tables as everybody sees them. */
  publishTables(): void {
    if (this.#streams.size === 0) return;
    const news = this.#workOutTables();
    if (news.length > 0) this.#send(sentEvent('tables', news), this.#streams);
  }

  publishField(): void {
    if (this.#streams.size === 0) return;
    const field = this.#workOutField();
    if (field) this.#send(sentEvent('field', field), this.#streams);
  }

  #workOutTables(): readonly TableView[] {
    const { tournament } = this.#view();
    const names = this.#isAllNew ? tournament.tables : [...this.#changed];
    this.#changed.clear();
    this.#isAllNew = false;
    return names.flatMap((name): TableView[] => {
      const view = tournament.tableView(name);
      if (!view) return [];
      // That something was typed is not news to everybody; what came of it is.
      const { changedAt: _, ...rest } = view;
      const text = JSON.stringify(rest);
      if (this.#tables.get(name)?.text === text) return [];
      this.#tables.set(name, { text, view });
      this.#greeting = null;
      return [view];
    });
  }

  #workOutField(): FieldView | null {
    const view = this.#view().field();
    const { clock, ...rest } = view;
    // A running clock goes by `endsAt`; what is left of it need not be said all the time.
    const text = JSON.stringify([rest, clock.isRunning ? { ...clock, leftMs: 0 } : clock]);
    if (this.#field?.text === text) return null;
    this.#field = { text, view };
    this.#greeting = null;
    return view;
  }

  #send(payload: Uint8Array, streams: Iterable<LiveStream>): void {
    for (const stream of streams) if (!stream.send(payload)) this.#dropped();
  }
}

/** Reads events by their numbers. */
type StoredEvents = (seqs: readonly number[]) => Promise<readonly TeamEvent[]>;

/** What everybody has, and the text by which it is seen whether there is something new. */
interface SentView<T> {
  readonly text: string;
  readonly view: T;
}

/** The tournament as an audience sees it now. */
export interface AudienceView {
  readonly tournament: Tournament;
  field(): FieldView;
}

/** The tables that an event is about; null if it may be any. */
function tablesOf(body: TeamEvent['body']): readonly string[] | null {
  switch (body.kind) {
    case 'withdraw':
    case 'drop-line':
      return null;
    default:
      return 'table' in body && body.table !== null ? [body.table] : [];
  }
}

const emptyTable = (table: string, seq: number): WholeTable => ({
  table,
  seq,
  writer: null,
  hands: [],
  readings: [],
  lines: [],
});
