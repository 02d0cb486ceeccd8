import { counted, type Finding, finding } from '../../kernel/index.ts';
import type { HandStream } from '../format.ts';
import type { ReadHand } from '../read-hand.ts';
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
export function streamPhh(onHand: (hand: ReadHand) => void): HandStream {
  const stream = new PhhStream(onHand);
  return { push: (piece) => stream.push(piece), end: () => stream.end() };
}

/** What hands are read with. It is big, and free again once a hand is closed: all streams share it. */
let shared: PhhDraft | null = null;

function sharedDraft(): PhhDraft {
  shared ??= new PhhDraft();
  return shared;
}

class PhhStream {
  readonly #onHand: (hand: ReadHand) => void;
  readonly #draft = sharedDraft();
  readonly #stray: Finding[] = [];
  /** What is read and not yet worked through; it starts with a hand. */
  readonly #pieces: string[] = [];
  /** Its characters as codes, while it is worked through. */
  #codes: Uint8Array = new Uint8Array(0);
  /** How much of it was looked through for the next hand. */
  #searched = 0;
  #fresh = 0;
  #line = 1;
  #isStart = true;
  /** Within a hand that is too long. */
  #isPassing = false;

  constructor(onHand: (hand: ReadHand) => void) {
    this.#onHand = onHand;
  }

  push(piece: string): void {
    if (piece === '') return;
    let fresh = piece;
    if (this.#isStart) {
      this.#isStart = false;
      if (piece.charCodeAt(0) === 0xfeff) fresh = piece.slice(1);
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
    const isOdd = text.includes('\uFFFD');
    let from = 0;
    let search = this.#searched;
    for (;;) {
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
      if (d.hasKeys || d.heading !== null) {
        if (isOdd) this.#warnOfEncoding(d, text, from, to);
        this.#onHand(finishPhhHand(d));
      } else {
        for (const found of d.findings)
          if (this.#stray.length < MOST_STRAY) this.#stray.push(found);
      }
    }
  }

  /** A replacement character stands where bytes were no UTF-8. */
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
    this.#onHand(refusedHand(d));
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
