import { readHands } from '../formats/index.ts';
import { missingChair } from '../tournament/index.ts';
import { byHandKey, type EventBody, NO_TEXT, type TeamEvent, type VersionEvent } from './event.ts';
import { type LoggedHand, loadedFrom, sessionTexts, versionOf, withLines } from './logged-hand.ts';
import { OldHands } from './old-hands.ts';
import { type SnapshotParts, TableSnapshot } from './table-snapshot.ts';
import type { WaitingLine } from './wire.ts';

/** Who writes a table: one page at a time. */
export interface Writer {
  readonly client: string;
  readonly link: string;
  readonly since: number;
}

/** At most so many hands of a table are in memory, and so many of them stay when it has more. */
const MOST_HELD = 4;
const HELD = 2;

/** Whoever corrects an old hand goes on doing so: after so many other changes its table is let go again. */
const QUIET = 50;

/**
 * One table of the tournament: its hands as they stand after every event, other readings of them,
 * and the director's lines that nobody has taken into the text yet. Only the last hands are in memory;
 * of the others it is known where the log has them, and they come back before an event about them.
 */
export class TeamTable {
  readonly name: string;
  isClosed = false;
  writer: Writer | null = null;
  changedAt: number;
  /** Goes up with every change. */
  version = 0;
  readonly #hands = new Map<string, LoggedHand>();
  readonly #readings = new Map<string, LoggedHand[]>();
  readonly #lines = new Map<string, string>();
  #old = new OldHands();
  /** The version from which on old hands may be let go again. */
  #quietFrom = 0;
  #order: readonly LoggedHand[] | null = null;
  #texts: readonly string[] | null = null;

  constructor(name: string, at: number) {
    this.name = name;
    this.changedAt = at;
  }

  /** Those in memory, in the order of their numbers: the last ones. */
  get hands(): readonly LoggedHand[] {
    this.#order ??= [...this.#hands.values()].sort((a, b) => byHandKey(a.hand, b.hand));
    return this.#order;
  }

  /** In memory or not. */
  get handCount(): number {
    return this.#old.count + this.#hands.size;
  }

  hand(key: string): LoggedHand | null {
    return this.#hands.get(key) ?? null;
  }

  get lines(): readonly WaitingLine[] {
    return [...this.#lines].map(([id, line]) => ({ id, line }));
  }

  hasLine(id: string): boolean {
    return this.#lines.has(id);
  }

  get disputed(): readonly string[] {
    return [...this.#old.disputed, ...[...this.#readings.keys()].sort(byHandKey)];
  }

  readings(hand: string): readonly LoggedHand[] {
    return this.#readings.get(hand) ?? [];
  }

  /**
   * A version counts if it comes from the table's writer and follows the one that counts now. Any
   * other is kept as a reading beside it; nothing is overwritten.
   */
  write(body: VersionEvent, event: TeamEvent): 'kept' | 'reading' {
    const now = this.#hands.get(body.hand) ?? null;
    const isWriter = this.writer === null || this.writer.client === body.client;
    const version = versionOf(body, event, now);
    this.#noteUse(body.hand);
    this.touch(event.at);
    if (body.after === (now?.hash ?? null)) {
      this.#agree(body.hand, body.client);
      this.#take(body.takes);
      return 'kept';
    }
    if (!isWriter || body.before !== (now?.hash ?? null)) {
      const others = this.readings(body.hand).filter(({ client }) => client !== body.client);
      this.#readings.set(body.hand, [...others, version]);
      return 'reading';
    }
    if (body.text === null) this.#hands.delete(body.hand);
    else this.#hands.set(body.hand, version);
    this.#agree(body.hand, body.client);
    this.#take(body.takes);
    return 'kept';
  }

  /** Somebody chose: this reading counts, the others are history. */
  decide(hand: string, keep: string, at: number): void {
    this.#noteUse(hand);
    const chosen = this.readings(hand).find(({ hash }) => hash === keep);
    if (chosen?.hash === NO_TEXT) this.#hands.delete(hand);
    else if (chosen) this.#hands.set(hand, { ...chosen, at });
    this.#readings.delete(hand);
    this.touch(at);
  }

  wait(id: string, line: string, at: number): void {
    this.#lines.set(id, line);
    this.touch(at);
  }

  drop(id: string, at: number): void {
    this.#lines.delete(id);
    this.touch(at);
  }

  /** Something changed: what was worked out of the table is worked out again. */
  touch(at: number): void {
    this.version++;
    this.changedAt = at;
    this.#order = null;
    this.#texts = null;
  }

  /** The hands in memory, one by one, with the lines that wait. */
  texts(): readonly string[] {
    this.#texts ??= sessionTexts(this.hands, [...this.#lines.values()]);
    return this.#texts;
  }

  /** Why a line cannot stand below the last hand (TOUR-9); null if it can, or nobody can say yet. */
  lineFault(line: string): string | null {
    const last = this.texts().at(-1);
    if (last === undefined) return null;
    const text = withLines(last, [line]);
    const at = text.trimEnd().split('\n').length;
    const wrong = readHands(text)
      .hands.at(-1)
      ?.findings.find((finding) => finding.at.line === at);
    if (wrong) return wrong.message;
    const isOneMore = linesBelow(text) === linesBelow(last) + 1;
    return isOneMore ? chairFault(text) : 'Write a line such as Alice: Rebuy 15600.';
  }

  /** Everything of the table, or only these hands of it; links are shown by their holders' names. */
  snapshot(
    { seq, nameOf }: Pick<SnapshotParts, 'seq' | 'nameOf'>,
    only?: ReadonlySet<string>,
  ): TableSnapshot {
    const { writer, lines } = this;
    const old = this.#old.versions();
    const all = [...old.filter(({ isReading }) => !isReading), ...this.hands];
    const hands = only ? all.filter(({ hand }) => only.has(hand)) : all;
    const there = new Set(hands.map(({ hand }) => hand));
    return new TableSnapshot({
      table: this.name,
      seq,
      writer: writer && { client: writer.client, name: nameOf(writer.link), since: writer.since },
      hands,
      readings: [
        ...old.filter(({ isReading }) => isReading),
        ...[...this.#readings.keys()].sort(byHandKey).flatMap((hand) => this.readings(hand)),
      ],
      gone: [...(only ?? [])].filter((hand) => !there.has(hand)),
      lines,
      nameOf,
    });
  }

  /** The events to be loaded before one of this kind happens here; mostly none. */
  oldHandsFor(body: EventBody): readonly number[] {
    // With a hand that is taken out an old one may become the last.
    const isAny = body.kind === 'decide' || (body.kind === 'hand' && body.text === null);
    const isOld = body.kind === 'hand' && this.#old.covers(body.hand);
    return isAny || isOld ? this.#old.versions().map(({ seq }) => seq) : [];
  }

  /** All hands are in memory again. */
  load(events: ReadonlyMap<number, TeamEvent>): void {
    const held = [...this.#hands];
    this.#hands.clear();
    for (const old of this.#old.versions()) {
      const version = loadedFrom(old, events);
      const { hand } = version;
      if (old.isReading) this.#readings.set(hand, [...this.readings(hand), version]);
      else this.#hands.set(hand, version);
    }
    for (const [hand, version] of held) this.#hands.set(hand, version);
    this.#old = new OldHands();
    this.touch(this.changedAt);
    this.#quietFrom = this.version + QUIET;
  }

  /** How many of the first hands in memory nobody needs there. */
  get unneeded(): number {
    const isMany = this.#hands.size > MOST_HELD && this.version >= this.#quietFrom;
    return isMany ? this.#hands.size - HELD : 0;
  }

  /** Lets go of the first hands in memory, all of whose events are in the log. */
  letGo(count: number): void {
    const first = this.hands[count]!.hand;
    const readings = [...this.#readings.keys()].filter((hand) => byHandKey(hand, first) < 0);
    const gone = new Set([...this.hands.slice(0, count).map(({ hand }) => hand), ...readings]);
    for (const hand of [...gone].sort(byHandKey)) {
      this.#old.push(hand, this.hand(hand), this.readings(hand));
      this.#hands.delete(hand);
      this.#readings.delete(hand);
    }
    this.#order = null;
    this.#texts = null;
  }

  #noteUse(hand: string): void {
    const isOld = byHandKey(hand, this.hands.at(-HELD)?.hand ?? '0') < 0;
    if (isOld) this.#quietFrom = this.version + QUIET;
  }

  #agree(hand: string, client: string): void {
    const others = this.readings(hand).filter((one) => one.client !== client);
    const current = this.#hands.get(hand)?.hash ?? NO_TEXT;
    const left = others.filter(({ hash }) => hash !== current);
    if (left.length > 0) this.#readings.set(hand, left);
    else this.#readings.delete(hand);
  }

  #take(lines: readonly string[]): void {
    for (const id of lines) this.#lines.delete(id);
  }
}

/** Whether the last line seats somebody in a chair that the table does not have. */
function chairFault(text: string): string | null {
  const record = readHands(text).hands.at(-1)?.record;
  const line = record?.between?.lines.at(-1);
  if (line?.kind !== 'sits' || line.where?.kind !== 'chair') return null;
  return missingChair(line.where.chair, record!.chairs?.of ?? null);
}

const linesBelow = (text: string): number =>
  readHands(text).hands.at(-1)?.record.between?.lines.length ?? 0;
