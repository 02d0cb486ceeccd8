import {
  BACKTICK,
  BYTE_ORDER_MARK,
  FULL_WIDTH,
  GREATER,
  HASH,
  isDigit,
  LARGE_A,
  LARGE_Z,
  NINE,
  OPEN_BRACKET,
  SMALL_A,
  SMALL_Z,
  SPACE,
  type Span,
  STAR,
  TILDE,
  UNDERSCORE,
  ZERO,
} from '../../kernel/index.ts';

/** Nobody writes a longer line; what is longer is rubbish and is reported without being parsed. */
export const LONGEST_LINE = 2000;

const BULLETS = '•·‣▪●◦';
/** Bullets only with a space after them; otherwise they belong to the word. */
const SPACED_BULLETS = '-*–—';
/** `[21:04]`, `[16.11.26, 9:04:33 PM]`: when somebody wrote a line in a chat. */
const CHAT_TIME = /^\[(?:[\d./-]{4,10},? ?)?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?[ap]\.?m\.?)?\] */i;
/** The first or the last line of a code block. */
const FENCE = /^(?:`{3,}|~{3,})[\w.+-]* *$/;

export type LineKind = 'blank' | 'comment' | 'long' | 'content';

/**
 * The line being read. One object is loaded with line after line, so nothing may hold on to it.
 * `text` has the same length as `raw`, every odd space or full-width sign replaced by its plain
 * twin and what a chat put around the words by spaces, so a place in one is the same in the other.
 */
export class Line {
  raw = '';
  text = '';
  number = 0;
  /** Where the content starts (after spaces and bullets) and ends (before the comment). */
  from = 0;
  to = 0;
  /** The comment at the end of the line, with its `#`. */
  comment: string | null = null;
  /** `[21:04] Ann: Hand (12)`: the colon behind the one who wrote the line; -1 without a time. */
  speaker = -1;

  load(raw: string, number: number): LineKind {
    this.raw = raw;
    this.number = number;
    this.comment = null;
    if (raw.length > LONGEST_LINE) {
      this.raw = raw.trimEnd();
      if (this.raw.length > LONGEST_LINE) return this.#loadLong();
    }
    const length = this.raw.length;
    let text = this.raw;
    let odd = false;
    let star = false;
    for (let i = 0; i < length; i++) {
      const code = text.charCodeAt(i);
      if (code === STAR) star = true;
      else if ((code < SPACE || code > TILDE) && plainCode(code) !== code) odd = true;
    }
    if (odd) text = plainText(text);
    if (star) text = withoutBold(text);
    this.speaker = -1;
    return this.#scan(text, this.#unwrap(text));
  }

  /** The rest of the line is what counts: who wrote it in the chat is not part of the hand. */
  skipSpeaker(): LineKind {
    const { speaker } = this;
    this.speaker = -1;
    return this.#scan(this.text, speaker + 1);
  }

  /** The line is text to its very end: what looks like a comment belongs to it. */
  takeWhole(): void {
    if (this.comment === null) return;
    this.comment = null;
    this.to = trimEnd(this.text, this.from, this.text.length);
  }

  /** The words behind a colon as they were written; stars that open before it are a chat's. */
  rawBehind(colon: number): string {
    const { raw, text } = this;
    const isBold = raw.charCodeAt(this.from - 1) === STAR;
    if (isBold && !raw.slice(this.from, this.to).includes('*')) {
      return raw.slice(skipSpaces(text, colon + 1, this.to), this.to);
    }
    const plain = plainText(raw);
    const words = isBold ? starsEnd(plain, colon + 1) : colon + 1;
    const start = skipSpaces(plain, words, plain.length);
    return raw.slice(start, trimEnd(plain, start, plain.length));
  }

  /** Where the line starts behind `>` and the time of a chat. */
  #unwrap(text: string): number {
    const { length } = text;
    let from = skipSpaces(text, 0, length);
    while (text.charCodeAt(from) === GREATER) from = skipSpaces(text, from + 1, length);
    if (text.charCodeAt(from) !== OPEN_BRACKET) return from;
    const time = CHAT_TIME.exec(text.slice(from, from + 40));
    if (time === null) return from;
    from += time[0].length;
    const colon = text.indexOf(':', from);
    const ends = colon + 1 === length || text.charCodeAt(colon + 1) === SPACE;
    if (colon > from && colon - from <= 40 && ends) this.speaker = colon;
    return from;
  }

  /** Finds the content that starts at a place or behind it: its comment and its bullets are not. */
  #scan(text: string, start: number): LineKind {
    const { length } = text;
    const from = skipSpaces(text, start, length);
    let to = trimEnd(text, from, length);
    this.text = text;
    this.from = from;
    this.to = to;
    this.comment = null;
    if (from === to) return 'blank';
    const hash = commentStart(text, from);
    if (hash === from) return 'comment';
    if (hash > 0) {
      this.comment = this.raw.slice(hash).trimEnd();
      to = trimEnd(text, from, hash);
      this.to = to;
    }
    const first = text.charCodeAt(from);
    // Letters and digits are not bullets.
    if (first < ZERO || (first > NINE && first < LARGE_A) || first > LARGE_Z) {
      if ((first === BACKTICK || first === TILDE) && FENCE.test(text.slice(from, length)))
        return 'blank';
      if (first >= SMALL_A && first <= SMALL_Z) return 'content';
      if (this.comment !== null && isBullets(text, from, to)) return 'comment';
      this.#skipBullets();
      if (text.charCodeAt(this.from) === HASH) return 'comment';
    }
    return 'content';
  }

  /** The whole line as it is kept: without trailing spaces and byte order marks. */
  kept(): string {
    const line = this.raw.trimEnd();
    let start = 0;
    while (line.charCodeAt(start) === BYTE_ORDER_MARK) start++;
    return start === 0 ? line : line.slice(start);
  }

  content(): string {
    return this.text.slice(this.from, this.to);
  }

  span(from: number = this.from, to: number = this.to): Span {
    return { line: this.number, column: from + 1, length: to - from };
  }

  #loadLong(): LineKind {
    let i = 0;
    while (i < this.raw.length && plainCode(this.raw.charCodeAt(i)) === SPACE) i++;
    this.text = this.raw;
    this.from = i;
    this.to = this.raw.length;
    if (i === this.raw.length) return 'blank';
    return this.raw.charCodeAt(i) === HASH ? 'comment' : 'long';
  }

  #skipBullets(): void {
    for (;;) {
      const bullet = this.text[this.from]!;
      const after = skipSpaces(this.text, this.from + 1, this.to);
      if (after >= this.to) return;
      if (BULLETS.includes(bullet)) this.from = after;
      else if (SPACED_BULLETS.includes(bullet) && after > this.from + 1) this.from = after;
      else return;
    }
  }
}

/** What looks like a space or like nothing, and is pasted without anybody knowing. */
const ODD_SPACES: ReadonlySet<number> = new Set(
  Array.from(
    '\t\v\f\r\u00A0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u200B\u200E\u200F\u2028\u2029\u202F\u205F\u2060\u3000\uFEFF',
    (sign) => sign.charCodeAt(0),
  ),
);

/** The plain twin of a character people paste without knowing: spaces, full-width signs. */
function plainCode(code: number): number {
  if (ODD_SPACES.has(code)) return SPACE;
  const twin = code - FULL_WIDTH;
  if (twin <= SPACE || twin > UNDERSCORE) return code;
  // Digits and signs only: full-width letters may be somebody's name. Not `#`: a
  // full-width one does not begin a comment.
  return twin === HASH || (twin >= LARGE_A && twin <= LARGE_Z) ? code : twin;
}

/** The same text, of the same length, in plain spaces, digits and signs. */
export function plainText(text: string): string {
  let out = '';
  let copied = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const plain = plainCode(code);
    if (plain === code) continue;
    out += text.slice(copied, i) + String.fromCharCode(plain);
    copied = i + 1;
  }
  return copied === 0 ? text : out + text.slice(copied);
}

/** The same text with the stars around bold words as spaces: `**Alice**: *Call* 500`. */
function withoutBold(text: string): string {
  let out = '';
  let copied = 0;
  let open = text.indexOf('*');
  while (open >= 0) {
    const inner = starsEnd(text, open);
    const close = text.indexOf('*', inner);
    if (close < 0) break;
    const end = starsEnd(text, close);
    const size = inner - open;
    const opens = size <= 3 && ' ([>"'.includes(text[open - 1] ?? ' ') && text[inner] !== ' ';
    const closes = ' :;,.!?)]"'.includes(text[end] ?? ' ') && text[close - 1] !== ' ';
    if (!opens || !closes || end - close !== size) {
      open = close;
      continue;
    }
    const stars = ' '.repeat(size);
    out += text.slice(copied, open) + stars + text.slice(inner, close) + stars;
    copied = end;
    open = text.indexOf('*', end);
  }
  return copied === 0 ? text : out + text.slice(copied);
}

function starsEnd(text: string, from: number): number {
  let i = from;
  while (text.charCodeAt(i) === STAR) i++;
  return i;
}

export function skipSpaces(text: string, from: number, to: number): number {
  let i = from;
  while (i < to && text.charCodeAt(i) === SPACE) i++;
  return i;
}

export function trimEnd(text: string, from: number, to: number): number {
  let i = to;
  while (i > from && text.charCodeAt(i - 1) === SPACE) i--;
  return i;
}

/** Where the word at `from` ends. */
export function wordEnd(text: string, from: number, to: number): number {
  const space = text.indexOf(' ', from);
  return space < 0 || space > to ? to : space;
}

/** Runs of spaces as one: "Alice  Smith" is Alice Smith. */
export const tidy = (text: string): string =>
  text.includes('  ') ? text.split(' ').filter(Boolean).join(' ') : text;

/**
 * `#` at the start or after a space; in `Hand #12` it belongs to the number. Also after signs that
 * no name holds: there a space is always written. -1 if there is none.
 */
function commentStart(text: string, from: number): number {
  let hash = text.indexOf('#', from);
  while (hash > from && (!isBeforeComment(text[hash - 1]!) || belongsToHand(text, from, hash))) {
    hash = text.indexOf('#', hash + 1);
  }
  return hash;
}

const isBeforeComment = (sign: string): boolean => ' :,)'.includes(sign);

function belongsToHand(text: string, from: number, hash: number): boolean {
  let end = trimEnd(text, from, hash);
  if (text[end - 1] === ':') end = trimEnd(text, from, end - 1);
  if (text.slice(Math.max(from, end - 4), end).toLowerCase() !== 'hand') return false;
  // Only bullets may stand before the word: in "nice hand #1" it is a comment.
  return (
    isBullets(text, from, end - 4) &&
    isDigit(text.charCodeAt(skipSpaces(text, hash + 1, text.length)))
  );
}

function isBullets(text: string, from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    if (!` >${BULLETS}${SPACED_BULLETS}`.includes(text[i]!)) return false;
  }
  return true;
}
