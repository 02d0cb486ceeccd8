import {
  COLON,
  COMMA,
  distance,
  NEWLINE,
  nearest,
  OPEN_PAREN,
  RETURN,
  SPACE,
} from '../../kernel/index.ts';
import type { PlayerLine } from '../../record/index.ts';
import { checkName, readLabel, setupLabel } from '../../rules/index.ts';
import { tidy } from './lines.ts';

/** Names by what may be written for them; null where several players have it. */
type Named = Map<string, string | null>;

/** SEAT-4: a line that starts like a label, read with the label before the name. */
export interface LedLine {
  /** The line with the label as part of the name. */
  readonly named: PlayerLine;
  /** The same line with the label taken off. */
  readonly led: PlayerLine;
}

/** The players of one stack setup, found by name. */
export class Roster {
  #players = new NamedLines<PlayerLine>();
  /** SEAT-4: lines that may have their label before the name. */
  readonly #ledLines: LedLine[] = [];
  /** How many lines have a label after the name, and how many of the others start with BB. */
  #labelled = 0;
  #leadingBBs = 0;
  #isLed = false;
  /** By name and by word of a name, in small letters. Made when needed. */
  #loose: { readonly whole: Named; readonly words: Named } | null = null;
  /** Whose turn it probably is. */
  #next = 0;
  /** No name holds a sign that could end it too early (SEAT-6), none is that of a heading. */
  #plain = true;

  get lines(): readonly PlayerLine[] {
    return this.#players.lines;
  }

  /** Whether some line may have its label before the name. */
  get hasLedLines(): boolean {
    return this.#ledLines.length > 0;
  }

  /** Adds a line; the line that has the name already, if there is one (SEAT-6). */
  add(player: PlayerLine, good: boolean): PlayerLine | null {
    if (player.label !== null) this.#labelled++;
    return this.#put(player, good);
  }

  /** The same for a line that may have its label before the name. */
  addLed(line: LedLine, good: boolean): PlayerLine | null {
    this.#ledLines.push(line);
    if (setupLabel(line.led.label!) === 'BB') this.#leadingBBs++;
    return this.#put(this.#isLed ? line.led : line.named, good);
  }

  /**
   * SEAT-4: labels stand before the names if none stands after one and exactly one of them is BB.
   * Whether that has just changed: it does so twice at most, so that reading stays linear.
   */
  changesSides(): boolean {
    const isLed = this.#labelled === 0 && this.#leadingBBs === 1;
    if (isLed === this.#isLed) return false;
    this.#isLed = isLed;
    const other = new Map(
      this.#ledLines.map(({ named, led }) => (isLed ? [named, led] : [led, named])),
    );
    const { lines } = this.#players;
    this.#players = new NamedLines();
    this.#loose = null;
    for (const line of lines) this.#players.add(other.get(line) ?? line);
    return true;
  }

  #put(player: PlayerLine, good: boolean): PlayerLine | null {
    const taken = this.#players.find(player.name);
    this.#players.add(player);
    if (!good) this.#plain = false;
    if (taken !== undefined) return taken;
    if (this.#loose !== null) addLoose(this.#loose, player.name);
    return null;
  }

  has(name: string): boolean {
    return this.#players.find(name) !== undefined;
  }

  /**
   * The name as it stands in the setup: exactly, else ignoring case and spaces, else by one of its
   * words (`Ivey` for `Phil Ivey`), if that is clear.
   */
  find(written: string): string | null {
    const found = this.#players.find(written);
    if (found !== undefined) return found.name;
    if (written.length > 200 || this.lines.length === 0) return null;
    const exact = this.#players.find(tidy(written));
    if (exact !== undefined) return exact.name;
    const { whole, words } = this.#folded();
    const key = fold(written);
    // A whole name goes before a word of another.
    return (whole.has(key) ? whole : words).get(key) ?? null;
  }

  /**
   * The name that stands at a place, with a sign behind it that ends a name. Players act in the
   * order in which they sit, so the search starts with the one after the last that was found.
   */
  nameAt(text: string, at: number): string | null {
    const { lines } = this.#players;
    // No table has that many players, and looking at each of them for each line would not be linear.
    if (!this.#plain || lines.length > 12) return null;
    for (let tries = lines.length; tries > 0; tries--) {
      if (this.#next >= lines.length) this.#next = 0;
      const { name } = lines[this.#next++]!;
      if (isWholeNameAt(text, at, name)) return name;
    }
    return null;
  }

  /** Whether a text has anybody's name in it, or a word of one. */
  isMentionedIn(text: string): boolean {
    if (this.lines.length === 0) return false;
    const { whole, words } = this.#folded();
    return fold(text)
      .split(/[^\p{L}\p{N}_'-]+/u)
      .some((word) => whole.has(word) || words.has(word));
  }

  /** The player who was probably meant by an unknown name. */
  nearest(written: string): string | null {
    return written.length > 60 ? null : nearest(written, this.names());
  }

  /**
   * Whether nobody else can have been meant, so that a program may write the name: one letter is
   * wrong, the name is long enough to be told by the others, and no other name is near.
   */
  isSure(written: string, meant: string): boolean {
    const away = (name: string): number => distance(fold(written), fold(name));
    if (meant.length < 4 || away(meant) > 1) return false;
    return this.names().every((name) => name === meant || away(name) > 2);
  }

  /** The player whose setup line has a label; null if none or several have it. */
  sitting(label: string): string | null {
    const seats = this.lines.slice(0, 20).filter((player) => isSameLabel(player.label, label));
    return seats.length === 1 ? seats[0]!.name : null;
  }

  /** As many names as a table can hold and a few more: a longer list is rubbish. */
  names(): readonly string[] {
    return this.lines.slice(0, 20).map((player) => player.name);
  }

  #folded(): { readonly whole: Named; readonly words: Named } {
    if (this.#loose !== null) return this.#loose;
    this.#loose = { whole: new Map(), words: new Map() };
    for (const name of new Set(this.lines.map((player) => player.name))) {
      addLoose(this.#loose, name);
    }
    return this.#loose;
  }
}

function isWholeNameAt(text: string, at: number, name: string): boolean {
  for (let i = 0; i < name.length; i++) {
    if (text.charCodeAt(at + i) !== name.charCodeAt(i)) return false;
  }
  const end = at + name.length;
  const behind = text.charCodeAt(end);
  // A colon, a bracket, a comma, the end of the line.
  if (behind === COLON || (behind === SPACE && text.charCodeAt(end + 1) === OPEN_PAREN))
    return true;
  return behind === COMMA || behind === NEWLINE || behind === RETURN;
}

function addLoose({ whole, words }: { whole: Named; words: Named }, name: string): void {
  const folded = fold(name);
  putName(whole, folded, name);
  // A bad name (SEAT-6) is read only as a whole: written behind a word of it, it would fall apart.
  if (!folded.includes(' ') || checkName(name) !== null) return;
  // A figure or a label is nobody's name.
  for (const word of new Set(folded.split(' '))) {
    if (/\p{L}/u.test(word) && readLabel(word) === null) putName(words, word, name);
  }
}

const putName = (names: Named, key: string, name: string): void => {
  names.set(key, names.has(key) ? null : name);
};

/** BTN and Dealer are one label. */
function isSameLabel(a: string | null, b: string): boolean {
  if (a === null) return false;
  const label = setupLabel(b);
  return label === null ? readLabel(a) === readLabel(b) : setupLabel(a) === label;
}

/** Composed letters and decomposed ones look the same and are the same here. */
const fold = (name: string): string => tidy(name).normalize('NFC').toLowerCase();

/** Up to this many lines, looking at each is quicker than keeping a map. */
const FEW = 16;

/** Lines about players, found by name. */
export class NamedLines<T extends { readonly name: string }> {
  readonly lines: T[] = [];
  #byName: Map<string, T> | null = null;

  add(line: T): void {
    this.lines.push(line);
    if (this.#byName !== null && !this.#byName.has(line.name)) this.#byName.set(line.name, line);
  }

  /** The first line with exactly this name. */
  find(name: string): T | undefined {
    const { lines } = this;
    if (lines.length > FEW) return this.#map().get(name);
    for (let i = 0; i < lines.length; i++) {
      const line = lines[i]!;
      if (line.name === name) return line;
    }
    return undefined;
  }

  /** Only rubbish has so many lines; it is to be read in linear time all the same. */
  #map(): Map<string, T> {
    if (this.#byName !== null) return this.#byName;
    this.#byName = new Map();
    for (const line of this.lines) {
      if (!this.#byName.has(line.name)) this.#byName.set(line.name, line);
    }
    return this.#byName;
  }
}
