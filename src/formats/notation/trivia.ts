import { HASH } from '../../kernel/index.ts';
import { type Line, plainText, skipSpaces } from './lines.ts';

/** `Kept`, while it can still grow. */
export interface KeptHere {
  above?: string[];
  beside?: string;
}

/** For headings around which nothing is kept: one for all of them, so it never grows. */
export const NOTHING_KEPT: KeptHere = Object.freeze({});

/** Puts what is kept into a line just made; most lines have nothing and no such key. */
export function withKept<T extends object>(line: T, kept: KeptHere | null): T {
  if (kept !== null) (line as { kept?: KeptHere }).kept = kept;
  return line;
}

/**
 * Comments and lines that fit nothing, on their way to the next line that fits. They are kept
 * with that line, so that rewriting a hand loses nothing.
 */
export class Trivia {
  #lines: string[] = [];
  #numbers: number[] = [];
  #hasUnread = false;
  /** How many of the lines stand above the last blank line. */
  #beforeBlank = 0;
  /** Kept lines of the current hand among which there are some that fit nothing. */
  readonly #unreadKept = new Set<string[]>();

  get count(): number {
    return this.#lines.length;
  }

  get firstLine(): number | null {
    return this.#numbers[0] ?? null;
  }

  addUnread(line: Line): void {
    this.#hasUnread = true;
    this.#add(line.kept(), line.number);
  }

  addComment(text: string, number: number): void {
    this.#add(text.startsWith('#') ? text : `# ${text.trim()}`, number);
  }

  /** A comment on a line of its own, kept as it is. */
  addCommentLine(line: Line): void {
    this.#add(line.kept(), line.number);
  }

  blank(): void {
    this.#beforeBlank = this.#lines.length;
  }

  /** Everything that waits and the comment of the line that came; null for nothing. */
  take(comment: string | null): KeptHere | null {
    if (this.#lines.length === 0) return comment === null ? null : { beside: comment };
    const above = this.#lines;
    if (this.#hasUnread) this.#unreadKept.add(above);
    this.#clear();
    return comment === null ? { above } : { above, beside: comment };
  }

  /** Two lines become one when rewritten: so do their comments. */
  join(kept: KeptHere | undefined, more: KeptHere): KeptHere {
    if (kept === undefined || kept === NOTHING_KEPT) return more;
    if (more.above !== undefined) {
      if (kept.above === undefined) kept.above = more.above;
      else {
        for (const line of more.above) kept.above.push(line);
        if (this.#unreadKept.has(more.above)) this.#unreadKept.add(kept.above);
      }
    }
    if (more.beside !== undefined) {
      kept.beside = kept.beside === undefined ? more.beside : `${kept.beside} ${more.beside}`;
    }
    return kept;
  }

  /** Forgets what waits from a line on. */
  dropFrom(line: number): void {
    const left = this.#numbers.findIndex((number) => number >= line);
    if (left < 0) return;
    this.#lines.length = left;
    this.#numbers.length = left;
    this.#beforeBlank = Math.min(this.#beforeBlank, left);
  }

  /** Lines kept by hand that may be read again as something else once they are moved. */
  markUnread(kept: string[]): void {
    this.#unreadKept.add(kept);
  }

  /**
   * Ends a hand: what stands above the last blank line belongs to it, the rest to the hand that
   * follows, if one does. In a hand whose parts are moved by rewriting, lines that fit nothing
   * become comments: in their new place they might fit.
   */
  endHand(
    moved: boolean,
    follows: boolean,
  ): { readonly end: string[]; readonly lastLine: number | null } {
    if (moved) {
      for (const kept of this.#unreadKept) comment(kept);
      if (this.#hasUnread) comment(this.#lines);
    }
    this.#unreadKept.clear();
    if (this.#lines.length === 0) return NOTHING;
    const mine = follows ? this.#beforeBlank : this.#lines.length;
    const end = this.#lines.slice(0, mine);
    const lastLine = this.#numbers[mine - 1] ?? null;
    this.#lines = this.#lines.slice(mine);
    this.#numbers = this.#numbers.slice(mine);
    this.#beforeBlank = 0;
    return { end, lastLine };
  }

  #add(text: string, number: number): void {
    this.#lines.push(text);
    this.#numbers.push(number);
  }

  #clear(): void {
    this.#lines = [];
    this.#numbers = [];
    this.#hasUnread = false;
    this.#beforeBlank = 0;
  }
}

const NOTHING: { end: string[]; lastLine: number | null } = { end: [], lastLine: null };

function comment(lines: string[]): void {
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!;
    const start = skipSpaces(plainText(line), 0, line.length);
    if (line.charCodeAt(start) !== HASH) lines[i] = `# ${line.slice(start)}`;
  }
}
