import { type Finding, finding, quote, type Span, show } from '../../kernel/index.ts';
import { type Line, LONGEST_LINE } from './lines.ts';
import type { Roster } from './roster.ts';
import { hasVerb } from './verbs.ts';

interface Run {
  readonly at: Span;
  readonly text: string;
  lines: number;
  /** What may be mere words before a hand; null once a line has a verb or there are too many. */
  words: string[] | null;
}

/** More lines than anybody writes before a hand: they are not looked through for names. */
const MOST_WORDS = 100;

/**
 * Lines before the first hand that fit nothing. Words around a hand pasted from a chat are nobody's
 * business; a line with a verb or a player's name may be a lost part of the hand (NOTE-1). One
 * finding for each run of lines.
 */
export class StrayLines {
  readonly #runs: Run[] = [];
  #last = -1;
  #firstLine: Span | null = null;
  #roster: Roster | null = null;

  add(line: Line): void {
    let run = this.#runs[this.#runs.length - 1];
    if (run !== undefined && line.number === this.#last + 1) run.lines++;
    else {
      run = { at: line.span(), text: show(line.content()), lines: 1, words: [] };
      this.#runs.push(run);
    }
    const isLong = run.words?.length === MOST_WORDS || line.raw.length > LONGEST_LINE;
    if (isLong || hasVerb(line)) run.words = null;
    run.words?.push(line.content());
    if (line.number === 1) this.#firstLine = line.span();
    this.#last = line.number;
  }

  /** The players of the first hand: whoever names one of them above it means something. */
  meet(roster: Roster): void {
    this.#roster = roster;
  }

  findings(hands: number): readonly Finding[] {
    if (hands === 0) return [this.#noHand()];
    const isMeant = ({ words }: Run): boolean =>
      words === null || words.some((line) => this.#roster?.isMentionedIn(line));
    return this.#runs.filter(isMeant).map(sayRun);
  }

  /** NOTE-3: the whole text holds no hand. */
  #noHand(): Finding {
    const first = this.#firstLine;
    const length = first === null ? 0 : first.column - 1 + first.length;
    const message =
      'There is no hand in this text; a hand starts with a line such as `Hand (1)`, then the blinds, then `Stack Setup:` with a line `Name Label stack` for each player.';
    return finding('NOTE-3', 'error', { line: 1, column: 1, length }, message, {
      expected: 'Hand (n)',
      ...(this.#runs.length > 0 && { found: this.#runs[0]!.text }),
      fix: 'Hand (1)',
    });
  }
}

function sayRun({ at, text, lines }: Run): Finding {
  const what =
    lines === 1 ? `${quote(text)} stands` : `${lines} lines from ${quote(text)} on stand`;
  const message = `${what} outside any hand and ${lines === 1 ? 'fits' : 'fit'} nothing; a hand starts with a line such as \`Hand (1)\`, a comment with a #.`;
  return finding('NOTE-1', 'warning', at, message, {
    expected: 'Hand (n)',
    found: text,
    fix: lines === 1 ? `# ${text}` : null,
  });
}
