import { type Finding, figure, finding, isDigit, quote, show } from '../../kernel/index.ts';
import type { ReadHand } from '../read-hand.ts';
import { readAction } from './actions.ts';
import { plainNumber } from './amounts.ts';
import { endsBetween, readBetweenLine } from './between.ts';
import { readCanonicalLine } from './canonical/read-line.ts';
import { handNumberEnd } from './canonical/setup-lines.ts';
import { lineBreak } from './canonical/text.ts';
import {
  behindNumber,
  readKeyword,
  readNamesakeLine,
  readPlayerLine,
  rejectLine,
} from './choose-reader.ts';
import { Draft, type FileContext, ORDER } from './draft.ts';
import { finishHand } from './finish-hand.ts';
import { applyHeader, readHeader, repeatedPart } from './header.ts';
import { startsBareBlinds } from './header-parts.ts';
import { isHoleBehind } from './hole-cards.ts';
import { isTitle, type Keyword, keywordAt } from './keywords.ts';
import { KnownNames } from './known-names.ts';
import { Line, skipSpaces } from './lines.ts';
import { applyOption, hasOption, readOption } from './options.ts';
import { StrayLines } from './stray-lines.ts';
import { Trivia } from './trivia.ts';
import { readVerbAndAmount } from './verb-and-amount.ts';
import { hasVerb } from './verbs.ts';

/** Reads hands line by line and hands each of them on as soon as it is complete. */
export class HandReader {
  readonly #line = new Line();
  readonly #waiting = new Trivia();
  readonly #desk: FileContext = {
    line: this.#line,
    waiting: this.#waiting,
    seen: Array(52).fill(0),
    regulars: new KnownNames(),
  };
  readonly #outside = new StrayLines();
  #draft: Draft | null = null;
  #count = 0;
  #lines = 0;
  /** The last blank line. */
  #blankLine = 0;
  readonly #onHand: (hand: ReadHand) => void;

  constructor(onHand: (hand: ReadHand) => void) {
    this.#onHand = onHand;
  }

  /** Reads the next line, given without its line break. */
  read(raw: string): void {
    const line = this.#line;
    const waiting = this.#waiting;
    let kind = line.load(raw, ++this.#lines);
    if (line.speaker >= 0 && !this.#isOwnLine()) kind = line.skipSpeaker();
    if (kind === 'content') this.#readContent();
    else if (kind === 'blank') this.#readBlank();
    else if (kind === 'comment') waiting.addCommentLine(line);
    else if (this.#draft === null) this.#readOutside();
    else this.#rejectLong(this.#draft);
  }

  /**
   * `[21:04] Ann: calls` is what Ann does; before any other words her name only says who wrote
   * them. What looks like a name may also be the first word of a line: `[21:04] Flop: Ah Kd 7c`.
   */
  #isOwnLine(): boolean {
    const line = this.#line;
    const draft = this.#draft;
    const { text, from, to, speaker } = line;
    if (keywordAt(text, from, to) !== null || speaker >= to) return true;
    if (draft === null) return false;
    return (
      readVerbAndAmount(draft, skipSpaces(text, speaker + 1, to)) !== null ||
      isHoleBehind(line, speaker)
    );
  }

  #readBlank(): void {
    this.#blankLine = this.#lines;
    this.#waiting.blank();
  }

  /** Reads the canonical lines that stand at a place; where the first other line starts. */
  readStraight(text: string, from: number): number {
    let at = from;
    for (;;) {
      const next = this.#readStraightLine(text, at);
      if (next < 0) return at;
      this.#lines++;
      at = next;
    }
  }

  #readStraightLine(text: string, at: number): number {
    const draft = this.#draft;
    const waiting = this.#waiting;
    const blank = lineBreak(text, at);
    if (blank >= 0) {
      this.#blankLine = this.#lines + 1;
      waiting.blank();
      return blank;
    }
    // What waits has to be kept with the line.
    if (waiting.count > 0) return -1;
    const next = draft === null ? -1 : readCanonicalLine(draft, text, at, this.#lines + 1);
    return next < 0 ? this.#openStraight(text, at) : next;
  }

  /** `Hand (12)` starts a hand wherever it stands. */
  #openStraight(text: string, at: number): number {
    const end = handNumberEnd(text, at);
    if (end < 0 || this.#draft?.isOpening) return -1;
    this.#close(true);
    const line = this.#lines + 1;
    const opened = new Draft(this.#desk, { line, column: 1, length: end + 1 - at }, line);
    opened.handLine = true;
    opened.number = plainNumber(text, at + 6, end);
    this.#draft = opened;
    return lineBreak(text, end + 1);
  }

  /** Ends the text; what was wrong outside any hand. */
  end(): readonly Finding[] {
    this.#close(false);
    return this.#outside.findings(this.#count);
  }

  #readContent(): void {
    const line = this.#line;
    const { text, from, to } = line;
    let d = this.#draft;
    if (d?.phase === 'between' && !endsBetween(line)) {
      if (readBetweenLine(d)) d.lastLine = line.number;
      else this.#reject(d, from);
      return;
    }
    if (startsBareBlinds(line) && (d === null || d.phase === 'header') && this.#readHeaderLine()) {
      this.#draft!.lastLine = line.number;
      return;
    }
    if (d !== null && isDigit(text.charCodeAt(from))) {
      const behind = behindNumber(text, from, to);
      const start = behind < 0 ? from : behind;
      if (readPlayerLine(d, start)) d.lastLine = line.number;
      else this.#reject(d, start);
      return;
    }
    // `}` ends a list of winners as programs write it.
    if (d?.phase === 'winners' && /^\}[;,]?$/.test(line.content())) return;
    const keyword = keywordAt(text, from, to) ?? quotedPot(line);
    if (keyword !== null && this.#readByKeyword(keyword)) {
      d = this.#draft;
      if (d !== null) d.lastLine = line.number;
      return;
    }
    if (d === null) this.#readOutside();
    else if (readPlayerLine(d, from)) d.lastLine = line.number;
    else this.#reject(d, from);
  }

  /** NOTE-1: a line that fits nothing, unless it turns out to be words behind the last hand. */
  #reject(d: Draft, from: number): void {
    const line = this.#line;
    const isApart = d.hasSetup && this.#blankLine > d.lastLine;
    const areWords = isApart && !hasVerb(line) && !d.roster.isMentionedIn(line.content());
    rejectLine(d, from);
    if (!areWords) d.wordsFrom = null;
    else d.wordsFrom ??= line.number;
  }

  #readByKeyword(keyword: Keyword): boolean {
    const line = this.#line;
    const draft = this.#draft;
    let colon = line.text.indexOf(':', line.from);
    if (colon >= line.to) colon = -1;
    // A player may be called Winner or River: that player's lines are read as such if they can be.
    if (draft !== null && colon > 0 && colon < line.to - 1) {
      const known = draft.roster.has(line.text.slice(line.from, colon));
      if (known && readNamesakeLine(draft, colon)) return true;
    }
    if (keyword === 'ante' || keyword === 'option') {
      if (this.#readOptionLine(colon)) return true;
      return keyword === 'ante' && this.#readHeaderLine();
    }
    if (keyword === 'header') return this.#readHeaderLine();
    if (keyword === 'setup') return isTitle(line, 'setup') && this.#openSetup();
    return draft !== null && readKeyword(draft, keyword, colon);
  }

  #readHeaderLine(): boolean {
    const parts = readHeader(this.#line);
    if (parts === null) return false;
    const d = this.#draft;
    const times = parts.started !== undefined || parts.ended !== undefined;
    const blinds = parts.sb !== undefined && parts.bb !== undefined;
    if (d?.phase === 'setup' && !times && !blinds && (!parts.hand || parts.tail >= 0)) {
      // `SB 500` or `Hand 12 500` among the players: somebody is called that.
      return false;
    }
    const again = d === null ? null : repeatedPart(d, parts);
    // Half of the blinds is not yet a part that another hand could begin with.
    const whole = again === 'times' || (again === 'blinds' && d?.blinds() !== null);
    if (parts.hand) {
      if (!d?.isOpening) this.#open(true);
    } else if (d === null || d.hasPlay || (whole && d.hasSetup)) this.#open(false);
    else if (again !== null) {
      this.#rejectRepeat(d);
      return true;
    }
    applyHeader(this.#draft!, parts);
    return true;
  }

  /** An option belongs to the header above it: it starts no hand. */
  #readOptionLine(colon: number): boolean {
    const line = this.#line;
    const draft = this.#draft;
    const option = readOption(line, colon);
    if (option === null || draft === null) return false;
    if (draft.hasPlay) {
      // `Button: folds`: the position stands for the player.
      if (option.key === 'Button' && readAction(draft, line.from, colon)) return true;
      const content = show(line.content());
      const message = `${quote(content)} belongs in the header of a hand; write it below \`Hand (n)\` and above \`Stack Setup:\`.`;
      const details = { expected: `\`${option.key}:\` in the header`, found: content };
      return draft.reject(message, details);
    }
    if (hasOption(draft, option.key)) this.#rejectRepeat(draft);
    else applyOption(draft, option);
    return true;
  }

  #openSetup(): true {
    if (this.#draft === null || this.#draft.hasPlay || this.#draft.hasSetup) this.#open(false);
    const d = this.#draft!;
    d.reach(ORDER.setup);
    d.stand('setup');
    d.phase = 'setup';
    return true;
  }

  /** Starts a hand; without a `Hand` line what waits above it is kept with the times. */
  #open(handLine: boolean): void {
    this.#close(true);
    const line = this.#line;
    const waiting = this.#waiting;
    this.#draft = new Draft(this.#desk, line.span(), waiting.firstLine ?? line.number);
    if (handLine) return;
    const above = waiting.take(null);
    if (above !== null) this.#draft.headings.times = above;
  }

  #close(follows: boolean): void {
    if (this.#draft === null) return;
    if (this.#count++ === 0) this.#outside.meet(this.#draft.roster);
    this.#onHand(finishHand(this.#draft, follows));
    this.#draft = null;
  }

  #readOutside(): void {
    this.#outside.add(this.#line);
    this.#waiting.addUnread(this.#line);
  }

  /** A header line that says again what has been said. As a comment it cannot take over. */
  #rejectRepeat(d: Draft): void {
    d.wordsFrom = null;
    const line = this.#line;
    const content = line.content();
    const message = `${quote(content)} repeats what the header already has; each part appears there once.`;
    const details = { expected: 'each header part once', found: show(content) };
    d.findings.push(
      finding('NOTE-1', 'error', line.span(), message, { ...details, fix: `# ${show(content)}` }),
    );
    d.remember(line.kept());
  }

  #rejectLong(d: Draft): void {
    const line = this.#line;
    const message = `This line has ${figure(line.raw.length)} characters and is not read; nothing in a hand is longer than a few dozen.`;
    const details = { expected: 'a line of a hand', found: show(line.raw) };
    d.reject(message, details, line.span());
  }
}

/** `"mainPot": "Alice"`: only pots are named in quotation marks. */
function quotedPot({ text, from, to }: Line): Keyword | null {
  if (!`"'\``.includes(text[from]!)) return null;
  return keywordAt(text, from + 1, to) === 'pot' ? 'pot' : null;
}
