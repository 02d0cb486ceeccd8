import {
  BYTE_ORDER_MARK,
  counted,
  type Finding,
  finding,
  NEWLINE,
  OPEN_BRACKET,
} from '../../kernel/index.ts';
import { BareRecord } from '../../record/index.ts';
import type { BareClaims, HandStream, ScannedHand } from '../format.ts';
import type { HandSketch, ReadHand } from '../read-hand.ts';
import { bareClaims, bareSketch, fillBare } from './bare-hand.ts';
import { CardOwners } from './card-owners.ts';
import { headingEnd } from './cursor.ts';
import { PhhDraft } from './draft.ts';
import { finishPhhHand, refusedHand } from './finish-hand.ts';
import { readKeys } from './keys-reader.ts';
import { codesOf } from './number.ts';

/** A hand longer than that is none: it is passed over without being held. */
const LONGEST_HAND = 1 << 20;

/** Small pieces are put together before they are worked through. */
const BLOCK = 1 << 15;

const MOST_STRAY = 100;

/**
 * Reads `.phh` (one hand) and `.phhs` (tables `[1]`, `[2]`, … of one hand each) piece by piece and
 * holds no more than the hand it is in.
 */
export const streamPhh = (onHand: (hand: ReadHand) => void): HandStream =>
  scanPhh((hand) => onHand(hand.read()));

/** The same for whoever can often do without the record: it is made when it is asked for. */
export function scanPhh(onHand: (hand: ScannedHand) => void): HandStream {
  const stream = new PhhStream(onHand);
  return { push: (piece) => stream.push(piece), end: () => stream.end() };
}

/** The hand in the draft. */
class ScannedPhhHand implements ScannedHand {
  readonly #draft: PhhDraft;
  readonly #bare = new BareRecord();
  readonly #owners = new CardOwners();
  /** A hand that is passed over has no record to be made. */
  isRefused = false;

  constructor(draft: PhhDraft) {
    this.#draft = draft;
  }

  get bare(): BareRecord | null {
    return !this.isRefused && fillBare(this.#draft, this.#bare, this.#owners) ? this.#bare : null;
  }

  get claims(): BareClaims | null {
    return bareClaims(this.#draft);
  }

  sketch(): HandSketch {
    return bareSketch(this.#draft);
  }

  read(): ReadHand {
    return this.isRefused ? refusedHand(this.#draft) : finishPhhHand(this.#draft);
  }
}

/** What hands are read with. It is big, and free again once a hand is closed: all streams share it. */
interface Desk {
  readonly draft: PhhDraft;
  readonly scanned: ScannedPhhHand;
}

let desk: Desk | null = null;

function sharedDesk(): Desk {
  if (!desk) {
    const draft = new PhhDraft();
    desk = { draft, scanned: new ScannedPhhHand(draft) };
  }
  return desk;
}

class PhhStream {
  readonly #onHand: (hand: ScannedHand) => void;
  readonly #draft = sharedDesk().draft;
  readonly #scanned = sharedDesk().scanned;
  readonly #stray: Finding[] = [];
  /** What is read and not yet worked through; it starts with a hand. */
  readonly #pieces: string[] = [];
  /** Its characters as codes, while it is worked through. */
  #codes: Uint8Array = new Uint8Array(0);
  #lastLineEnd = -1;
  /** How much of it was looked through for the next hand. */
  #searched = 0;
  #fresh = 0;
  #line = 1;
  #isStart = true;
  /** Within a hand that is too long. */
  #isPassing = false;

  constructor(onHand: (hand: ScannedHand) => void) {
    this.#onHand = onHand;
  }

  push(piece: string): void {
    if (piece === '') return;
    let fresh = piece;
    if (this.#isStart) {
      this.#isStart = false;
      if (piece.charCodeAt(0) === BYTE_ORDER_MARK) fresh = piece.slice(1);
    }
    this.#pieces.push(fresh);
    this.#fresh += fresh.length;
    if (this.#fresh >= BLOCK) this.#work(false);
  }

  end(): readonly Finding[] {
    this.#work(true);
    return this.#stray;
  }

  #work(isEnd: boolean): void {
    this.#fresh = 0;
    // Joined, not added up: characters of a sum are slower to come by.
    const text = plainLines(this.#pieces.join(''), isEnd);
    this.#pieces.length = 0;
    this.#codes = codesOf(text, this.#codes);
    this.#lastLineEnd = text.lastIndexOf('\n');
    const isOdd = text.includes('\uFFFD');
    // A line end after a backslash is part of a text in quotes.
    const isPlain = !isOdd && !text.includes('\\\n');
    let from = 0;
    let search = this.#searched;
    for (;;) {
      const end = isPlain ? this.#takeAhead(text, from) : -1;
      if (end >= 0) {
        from = end;
        search = end;
        continue;
      }
      const next = this.#nextHeading(text, search, isEnd);
      if (next < 0) break;
      this.#take(text, from, next, isOdd);
      from = next;
      search = next;
    }
    if (isEnd) this.#take(text, from, text.length, isOdd);
    else if (text.length - from > LONGEST_HAND) {
      if (!this.#isPassing) this.#refuse();
      this.#isPassing = true;
      // The last sign may be the line end before a heading.
      this.#count(text, from, text.length - 1);
      from = text.length - 1;
    }
    if (isEnd) return;
    const rest = text.slice(from);
    this.#pieces.push(rest);
    // A heading may lie across the end.
    this.#searched = Math.max(0, rest.lastIndexOf('\n'));
  }

  /**
   * One hand without looking for the next one first, which takes as long as reading its numbers:
   * where all values stand on lines of their own, the heading that reading stopped at is the next.
   * Gives its place; -1, and nothing is taken, where that is not so.
   */
  #takeAhead(text: string, from: number): number {
    const codes = this.#codes;
    if (this.#isPassing || codes[from] !== OPEN_BRACKET || text.length - from > LONGEST_HAND)
      return -1;
    const d = this.#draft;
    d.clear(this.#line);
    const { at, line } = readKeys(d, text, codes, from, text.length, this.#line);
    const isWhole = d.hasHeading && d.isOnLines && d.findings.length === 0;
    if (!isWhole || codes[at - 1] !== NEWLINE || codes[at] !== OPEN_BRACKET) return -1;
    // What follows may still be missing.
    if (at > this.#lastLineEnd) return -1;
    d.end(at);
    this.#line = line;
    this.#give(false);
    return at;
  }

  /** One hand, from its heading to the next. */
  #take(text: string, from: number, to: number, isOdd: boolean): void {
    if (this.#isPassing || to - from > LONGEST_HAND) {
      if (!this.#isPassing) this.#refuse();
      this.#isPassing = false;
      this.#count(text, from, to);
      return;
    }
    let at = from;
    while (at < to) {
      const d = this.#draft;
      d.clear(this.#line);
      const place = readKeys(d, text, this.#codes, at, to, this.#line);
      this.#line = place.line;
      at = place.at;
      if (d.hasKeys || d.hasHeading) {
        if (isOdd) this.#warnOfEncoding(d, text, from, to);
        this.#give(false);
      } else {
        for (const found of d.findings)
          if (this.#stray.length < MOST_STRAY) this.#stray.push(found);
      }
    }
  }

  /** A replacement character stands where bytes were not UTF-8. */
  #warnOfEncoding(d: PhhDraft, text: string, from: number, to: number): void {
    const at = text.indexOf('\uFFFD', from);
    if (at < 0 || at >= to) return;
    const message = 'The file is not UTF-8 here: some characters could not be read.';
    d.find(finding('FORM-2', 'warning', d.at, message, { expected: 'UTF-8' }));
  }

  /** A hand that is too long to be one. */
  #refuse(): void {
    const d = this.#draft;
    d.clear(this.#line);
    const at = { line: this.#line, column: 1, length: 0 };
    d.at = at;
    const message = `This hand is longer than ${counted(LONGEST_HAND, 'character')} and is passed over.`;
    d.find(finding('FORM-5', 'error', at, message, { expected: 'a shorter hand' }));
    this.#give(true);
  }

  #give(isRefused: boolean): void {
    this.#scanned.isRefused = isRefused;
    this.#onHand(this.#scanned);
  }

  /** Where the next heading starts; -1 if none does. */
  #nextHeading(text: string, from: number, isEnd: boolean): number {
    for (let at = text.indexOf('\n[', from); at >= 0; at = text.indexOf('\n[', at + 1)) {
      const end = headingEnd(this.#codes, at + 1, text.length);
      if (end < 0) continue;
      // What follows may still be missing.
      if (!isEnd && text.indexOf('\n', end) < 0) return -1;
      return at + 1;
    }
    return -1;
  }

  #count(text: string, from: number, to: number): void {
    for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) {
      this.#line++;
    }
  }
}

/** The text with `\n` for every line end; a `\r` at the end of a piece is left to the next one. */
function plainLines(text: string, isEnd: boolean): string {
  if (!text.includes('\r')) return text;
  const waits = !isEnd && text.endsWith('\r');
  const plain = (waits ? text.slice(0, -1) : text).replace(/\r\n?/g, '\n');
  return waits ? `${plain}\r` : plain;
}
