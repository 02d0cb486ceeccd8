import type {
  FieldView,
  TableView,
  TeamEvent,
  TeamTableChange,
  Tournament,
  WholeTable,
} from '../../team/index.ts';
import { type LiveStream, sentEvent } from './live-stream.ts';

/**
 * Everybody who sees the same tournament: those who make it, or, some minutes later, the viewers.
 * Keeps what they were sent last and works out, once for all of them, what is new. Somebody who joins
 * gets what the others have, and from then on the same as they do.
 */
export class Audience {
  readonly #view: () => AudienceView;
  readonly #dropped: () => void;
  readonly #streams = new Set<LiveStream>();
  readonly #tables = new Map<string, SentView<TableView>>();
  #field: SentView<FieldView> | null = null;
  /** By table, which version of each hand those have who follow it in every detail. */
  readonly #hands = new Map<string, ReadonlyMap<string, string>>();
  readonly #changed = new Set<string>();
  readonly #changedHands = new Set<string>();
  #isAllNew = true;
  #greeting: readonly Uint8Array[] | null = null;

  constructor(view: () => AudienceView, dropped: () => void) {
    this.#view = view;
    this.#dropped = dropped;
  }

  get streams(): ReadonlySet<LiveStream> {
    return this.#streams;
  }

  /** These events have happened, as far as this audience is concerned. */
  happened(events: readonly TeamEvent[]): void {
    for (const { body } of events) {
      const tables = tablesOf(body);
      if (tables === null) this.lookAgain();
      for (const table of tables ?? []) {
        this.#changed.add(table);
        this.#changedHands.add(table);
      }
    }
  }

  /** Anything may have changed. */
  lookAgain(): void {
    this.#isAllNew = true;
    for (const table of this.#hands.keys()) this.#changedHands.add(table);
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
      const whole = this.#view().tournament.wholeTable(table) ?? emptyTable(table);
      this.#hands.set(table, versionsOf(whole));
      stream.send(sentEvent('table', whole));
    }
    this.#streams.add(stream);
  }

  leave(stream: LiveStream): void {
    this.#streams.delete(stream);
    const { table } = stream;
    if (table !== null && ![...this.#streams].some((one) => one.table === table)) {
      this.#hands.delete(table);
    }
  }

  /** What is new at the tables that somebody follows in every detail. */
  publishHands(): void {
    for (const table of [...this.#changedHands]) this.#publishHandsOf(table);
  }

  #publishHandsOf(table: string): void {
    const sent = this.#hands.get(table);
    const whole = sent && this.#view().tournament.wholeTable(table);
    if (!this.#changedHands.delete(table) || !sent || !whole) return;
    this.#hands.set(table, versionsOf(whole));
    this.#send(sentEvent('hands', changeSince(sent, whole)), (stream) => stream.table === table);
  }

  /** What is new at the tables as everybody sees them. */
  publishTables(): void {
    if (this.#streams.size === 0) return;
    const news = this.#workOutTables();
    if (news.length > 0) this.#send(sentEvent('tables', news));
  }

  publishField(): void {
    if (this.#streams.size === 0) return;
    const field = this.#workOutField();
    if (field) this.#send(sentEvent('field', field));
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
    return view;
  }

  #send(payload: Uint8Array, isFor: (stream: LiveStream) => boolean = () => true): void {
    this.#greeting = null;
    for (const stream of this.#streams) {
      if (isFor(stream) && !stream.send(payload)) this.#dropped();
    }
  }
}

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

const emptyTable = (table: string): WholeTable => ({
  table,
  writer: null,
  hands: [],
  readings: [],
  lines: [],
});

const versionsOf = ({ hands }: WholeTable): ReadonlyMap<string, string> =>
  new Map(hands.map(({ hand, hash, at }) => [hand, `${hash} ${at}`]));

function changeSince(sent: ReadonlyMap<string, string>, whole: WholeTable): TeamTableChange {
  const now = versionsOf(whole);
  const gone = [...sent.keys()].filter((hand) => !now.has(hand));
  return {
    ...whole,
    hands: [
      ...whole.hands.filter(({ hand }) => sent.get(hand) !== now.get(hand)),
      ...gone.map((hand) => ({ hand, text: null })),
    ],
  };
}
