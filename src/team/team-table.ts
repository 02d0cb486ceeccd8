import { readHands } from '../formats/index.ts';
import { byHandKey, NO_TEXT, type TeamEvent, type VersionEvent } from './event.ts';
import type { HandReading, HandView, WaitingLine, WholeTable } from './wire.ts';

/** Who writes a table: one page at a time. */
export interface Writer {
  readonly client: string;
  readonly link: string;
  readonly since: number;
}

/** A hand as it stands. */
export interface LoggedHand {
  readonly hand: string;
  readonly text: string;
  readonly hash: string;
  /** The link of whoever wrote it last. */
  readonly by: string;
  readonly client: string;
  readonly at: number;
  /** When it was first typed. */
  readonly bornAt: number;
  /** Since when it has been settled; a correction does not change that. null while it is not. */
  readonly overAt: number | null;
}

/**
 * One table of the tournament: its hands as they stand after every event, other readings of them,
 * and the director's lines that nobody has taken into the text yet.
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
  #order: readonly LoggedHand[] | null = null;
  #texts: readonly string[] | null = null;

  constructor(name: string, at: number) {
    this.name = name;
    this.changedAt = at;
  }

  /** In the order of their numbers. */
  get hands(): readonly LoggedHand[] {
    this.#order ??= [...this.#hands.values()].sort((a, b) => byHandKey(a.hand, b.hand));
    return this.#order;
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
    return [...this.#readings.keys()].sort(byHandKey);
  }

  readings(hand: string): readonly LoggedHand[] {
    return this.#readings.get(hand) ?? [];
  }

  /**
   * A version counts if it comes from the table's writer and follows the one that counts now. Any
   * other is kept as a reading beside it; nothing is overwritten.
   */
  write(body: VersionEvent, { at, by }: TeamEvent): 'kept' | 'reading' {
    const now = this.#hands.get(body.hand) ?? null;
    const isWriter = this.writer === null || this.writer.client === body.client;
    const version = versionOf(body, { at, by }, now);
    this.touch(at);
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

  /** The session hand by hand. Lines that wait stand below the last one, where they will be taken. */
  texts(): readonly string[] {
    if (this.#texts) return this.#texts;
    const texts = this.hands.map(({ text }) => text);
    const lines = [...this.#lines.values()];
    const last = texts.at(-1);
    if (last !== undefined && lines.length > 0) texts[texts.length - 1] = withLines(last, lines);
    this.#texts = texts;
    return texts;
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
    return isOneMore ? null : 'Write a line such as Alice: Rebuy 15600.';
  }

  /** Everything of the table, links shown by their holders' names. */
  whole(nameOf: (link: string) => string): WholeTable {
    const { writer } = this;
    const view = ({ hand, text, hash, by, at }: LoggedHand): HandView => ({
      hand,
      text,
      hash,
      by: nameOf(by),
      at,
    });
    const readings = this.disputed.flatMap((hand) =>
      this.readings(hand).map((one): HandReading => ({ ...view(one), client: one.client })),
    );
    return {
      table: this.name,
      writer: writer && { client: writer.client, name: nameOf(writer.link), since: writer.since },
      hands: this.hands.map(view),
      readings,
      lines: this.lines,
    };
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

/** A hand with lines below it, in the block that is there or in one of their own. */
function withLines(text: string, lines: readonly string[]): string {
  const hasBlock = readHands(text).hands.at(-1)?.record.between != null;
  return `${text.trimEnd()}\n${hasBlock ? '' : '\nBetween Hands:\n'}${lines.join('\n')}\n`;
}

const linesBelow = (text: string): number =>
  readHands(text).hands.at(-1)?.record.between?.lines.length ?? 0;

function versionOf(
  { hand, text, after, client, typedAt, isOver }: VersionEvent,
  { at, by }: Pick<TeamEvent, 'at' | 'by'>,
  now: LoggedHand | null,
): LoggedHand {
  // A clock that is fast must not order places by what has not happened yet.
  const typed = Math.min(typedAt, at);
  return {
    hand,
    text: text ?? '',
    hash: after ?? NO_TEXT,
    by,
    client,
    at,
    bornAt: Math.min(now?.bornAt ?? typed, typed),
    overAt: isOver ? (now?.overAt ?? typed) : null,
  };
}
