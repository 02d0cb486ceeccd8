import { unreachable } from '../kernel/index.ts';
import { checkChipTotal, chipsByName, type Everybody, unseated } from './chip-total.ts';
import { ClockLog } from './clock.ts';
import {
  FIRST_SETTINGS,
  type LinkEvent,
  type MoveEvent,
  type NewEvent,
  type TeamEvent,
} from './event.ts';
import { placesOver, type Round } from './places-and-payouts.ts';
import { type FieldCounts, fieldCounts } from './table-counts.ts';
import type { TableSnapshot } from './table-snapshot.ts';
import { TableJudge, type TableSummary } from './table-summary.ts';
import { TeamTable } from './team-table.ts';
import type { ClockView, FieldView, LinkView, MoveView, Settings, TableView } from './wire.ts';

/** A link as the log knows it. */
export interface Link extends LinkView {
  readonly secretHash: string;
}

/**
 * A tournament as it stands after its events so far. It judges nothing while events come in: what
 * the tables say is worked out when somebody asks, and only for tables that changed.
 */
export class Tournament {
  settings: Settings = FIRST_SETTINGS;
  /** The last event's. */
  seq = 0;
  at = 0;
  readonly #links = new Map<string, Link>();
  readonly #entries = new Set<string>();
  readonly #tables = new Map<string, { readonly log: TeamTable; readonly judge: TableJudge }>();
  readonly #moves = new Map<string, MoveEvent>();
  readonly #clock = new ClockLog();
  readonly #rounds: Round[] = [];
  /** When the chips were first seen to differ. */
  #differSince: number | null = null;

  apply(event: TeamEvent): 'kept' | 'reading' {
    const outcome = this.#happen(event);
    this.seq = event.seq;
    this.at = event.at;
    return outcome;
  }

  #happen(event: TeamEvent): 'kept' | 'reading' {
    const { at, id, by, body } = event;
    switch (body.kind) {
      case 'settings': {
        const { kind: _, ...settings } = body;
        this.settings = settings;
        return 'kept';
      }
      case 'link':
        this.#links.set(body.link, linkOf(body, at));
        return 'kept';
      case 'withdraw':
        this.#withdraw(body.link, at);
        return 'kept';
      case 'enter':
        for (const name of body.players) this.#entries.add(name);
        return 'kept';
      case 'scratch':
        this.#entries.delete(body.player);
        return 'kept';
      case 'open-table':
      case 'close-table': {
        const { log } = this.#open(body.table, at);
        log.isClosed = body.kind === 'close-table';
        log.touch(at);
        return 'kept';
      }
      case 'writer': {
        const { log } = this.#open(body.table, at);
        log.writer = { client: body.client, link: by, since: at };
        log.touch(at);
        return 'kept';
      }
      case 'hand':
        return this.#open(body.table, at).log.write(body, event);
      case 'decide':
        this.#open(body.table, at).log.decide(body.hand, body.keep, at);
        return 'kept';
      case 'line':
        this.#open(body.table, at).log.wait(id, body.line, at);
        if (body.for !== null) this.#answer(body.for, body.table);
        return 'kept';
      case 'drop-line':
        for (const { log } of this.#tables.values()) {
          if (log.hasLine(body.line)) log.drop(body.line, at);
        }
        return 'kept';
      case 'move':
        this.#moves.set(id, body);
        return 'kept';
      case 'drop-move':
        this.#moves.delete(body.move);
        return 'kept';
      case 'clock':
        this.#clock.set(body, event);
        return 'kept';
      case 'hand-for-hand': {
        const last = this.#rounds.at(-1);
        if (last?.to === null) this.#rounds[this.#rounds.length - 1] = { ...last, to: at };
        if (body.is === 'next') this.#rounds.push({ from: at, to: null });
        return 'kept';
      }
      default:
        return unreachable(body);
    }
  }

  /** The events that have to be loaded before these happen: they are about hands not in memory. */
  oldHandsFor(events: readonly NewEvent[]): readonly number[] {
    const seqs = events.flatMap(({ body }) =>
      'table' in body ? (this.table(body.table ?? '')?.oldHandsFor(body) ?? []) : [],
    );
    return [...new Set(seqs)];
  }

  /** With these, the tables they belong to have all their hands in memory again. */
  load(events: readonly TeamEvent[]): void {
    const bySeq = new Map(events.map((event) => [event.seq, event]));
    const tables = new Set(events.map(({ body }) => (body.kind === 'hand' ? body.table : '')));
    for (const name of tables) {
      this.#tables.get(name)?.log.load(bySeq);
      this.#tables.get(name)?.judge.startAgain();
    }
  }

  /** Everything so far is in the log: hands that nobody needs in memory are let go. */
  letGoOfOldHands(): void {
    for (const { log, judge } of this.#tables.values()) {
      if (log.unneeded === 0) continue;
      judge.letGo(log.unneeded);
      log.letGo(log.unneeded);
    }
  }

  link(id: string): Link | null {
    return this.#links.get(id) ?? null;
  }

  get links(): readonly LinkView[] {
    return [...this.#links.values()].map(({ secretHash: _, ...view }) => view);
  }

  get entries(): ReadonlySet<string> {
    return this.#entries;
  }

  get tables(): readonly string[] {
    return [...this.#tables.keys()];
  }

  get moves(): ReadonlyMap<string, MoveEvent> {
    return this.#moves;
  }

  get isHandForHand(): boolean {
    return this.#rounds.at(-1)?.to === null;
  }

  table(name: string): TeamTable | null {
    return this.#tables.get(name)?.log ?? null;
  }

  summary(name: string): TableSummary | null {
    return this.#tables.get(name)?.judge.summary() ?? null;
  }

  /** A table as it stands now, or only some hands of it. */
  snapshot(name: string, only?: ReadonlySet<string>): TableSnapshot | null {
    const { seq } = this;
    const nameOf = (link: string): string => this.#nameOf(link);
    return this.table(name)?.snapshot({ seq, nameOf }, only) ?? null;
  }

  tableView(name: string): TableView | null {
    const view = this.summary(name)?.view;
    if (!view) return null;
    const writer = this.table(name)!.writer;
    return { ...view, writer: writer && this.#nameOf(writer.link) };
  }

  /** The chips of everybody since the first hand. */
  counts(): FieldCounts {
    return fieldCounts([...this.#tables.values()].map(({ judge }) => judge.counts()));
  }

  clock(now: number): ClockView {
    return this.#clock.view(this.settings, now);
  }

  field(now: number): FieldView {
    const all = this.#everybody();
    const chips = checkChipTotal(all, this.settings.stack, this.#differSince ?? this.at);
    this.#differSince = chips.since;
    const waiting = unseated(all);
    return {
      settings: this.settings,
      entries: this.#entries.size,
      unseated: waiting,
      left: chipsByName(all.tables).size + waiting.length,
      chips,
      clock: this.clock(now),
      handForHand: this.isHandForHand,
      places: placesOver(all, this.#rounds, this.settings.payouts),
      moves: [...this.#moves].map(
        ([move, { player, from, to, chair }]): MoveView => ({ move, player, from, to, chair }),
      ),
    };
  }

  /**
   * What the server has to add by itself now: both ends of a move whose hand is over, the next level
   * when the clock has run out, and its line for every table. Their ids follow from what they answer,
   * so that a server that was killed in between adds them once.
   */
  followUps(now: number): readonly NewEvent[] {
    const moves = [...this.#moves].flatMap(([id, move]) => this.#moveOn(id, move));
    const tables = this.tables.flatMap((table, place) => {
      const summary = this.table(table)!.isClosed ? null : this.summary(table);
      return summary?.blinds ? [{ table, place, blinds: summary.blinds }] : [];
    });
    return [...moves, ...this.#clock.followUps(this.settings, tables, now)];
  }

  #moveOn(id: string, { player, from, to, chair }: MoveEvent): readonly NewEvent[] {
    const chips = this.summary(from)?.movable.get(player);
    const isHere = this.summary(from)?.view.seats.some(({ name }) => name === player) ?? false;
    if (chips === undefined && isHere) return [];
    if (!chips) return [{ id: `${id}-dropped`, body: { kind: 'drop-move', move: id } }];
    const where = chair === null ? '' : ` in chair ${chair}`;
    return [
      {
        id: `${id}-leaves`,
        body: { kind: 'line', table: from, line: `${player}: Leaves`, for: null },
      },
      {
        id: `${id}-sits`,
        body: { kind: 'line', table: to, line: `${player}: Sits ${chips}${where}`, for: id },
      },
    ];
  }

  /** A line answered a move or a new level. */
  #answer(asked: string, table: string): void {
    this.#moves.delete(asked);
    this.#clock.lineWritten(asked, table);
  }

  #everybody(): Everybody {
    const tables = [...this.#tables.values()].map(({ judge }) => judge.summary());
    return { entries: this.#entries, tables };
  }

  /** Tables are opened by name; a hand for one that was never opened must not be lost. */
  #open(name: string, at: number): { readonly log: TeamTable; readonly judge: TableJudge } {
    const known = this.#tables.get(name);
    if (known) return known;
    const log = new TeamTable(name, at);
    const table = { log, judge: new TableJudge(log) };
    this.#tables.set(name, table);
    return table;
  }

  #withdraw(id: string, at: number): void {
    const link = this.#links.get(id);
    if (!link) return;
    this.#links.set(id, { ...link, isWithdrawn: true });
    // The table is free for the next collector.
    for (const { log } of this.#tables.values()) {
      if (log.writer?.link !== id) continue;
      log.writer = null;
      log.touch(at);
    }
  }

  #nameOf(link: string): string {
    return this.#links.get(link)?.name ?? 'Server';
  }
}

const linkOf = ({ link, role, table, name, secretHash }: LinkEvent, madeAt: number): Link => ({
  link,
  role,
  table,
  name,
  secretHash,
  isWithdrawn: false,
  madeAt,
});
