import type { HandStream } from '../../formats/notation/index.ts';
import { figure } from '../../kernel/figures.ts';
import type { Finding } from '../../kernel/finding.ts';
import { hearStream, type OnHearing } from '../../referee/index.ts';
import type { StatedRules } from '../../rules/table/house-rules.ts';
import { LONGEST_MARK, startIn } from './boundaries.ts';
import type { AnyFormat } from './part.ts';
import { fileFinding } from './unknown-text.ts';

/** A hand this long is none; a reader must not hold on to it for ever. */
const LONGEST_HAND = 4_000_000;

/** Whom a stream tells what it finds. */
export interface StreamListener {
  readonly hand: OnHearing;
  /** Outside any hand. */
  stray(finding: Finding): void;
}

/** Judges a text that may be anything: what is no hand is given up, and memory stays bounded. */
export class GuardedStream {
  /** Lines of the text before the first line that findings count from. */
  before = 0;
  readonly #format: AnyFormat;
  readonly #rules: StatedRules;
  readonly #listener: StreamListener;
  #stream: HandStream | null = null;
  #lines = 0;
  /** How much text has come since the last hand ended. */
  #sinceHand = 0;
  /** The end of what is skipped after something that is no hand; null while nothing is. */
  #skipped: string | null = null;

  constructor(format: AnyFormat, rules: StatedRules, listener: StreamListener) {
    this.#format = format;
    this.#rules = rules;
    this.#listener = listener;
  }

  /** The text begins amid something that is no hand: it is passed over up to the next start. */
  passOver(): void {
    this.#skipped = '';
  }

  push(text: string): void {
    if (this.#skipped === null) this.#judge(text);
    else this.#skip(text);
  }

  /** Ends the text; how many lines it had. */
  end(): number {
    this.#close();
    return this.#lines + countLines(this.#skipped ?? '');
  }

  #judge(text: string): void {
    this.#stream ??= hearStream(this.#format, this.#rules, (hearing, foreign) => {
      this.#sinceHand = 0;
      this.#listener.hand(hearing, foreign);
    });
    this.#sinceHand += text.length;
    this.#stream.push(text);
    this.#lines += countLines(text);
    if (this.#sinceHand > LONGEST_HAND) this.#giveUp();
  }

  #close(): void {
    for (const finding of this.#stream?.end() ?? []) this.#listener.stray(finding);
    this.#stream = null;
  }

  #giveUp(): void {
    this.#close();
    const message = `No hand ends within ${figure(LONGEST_HAND)} signs; reading goes on where the next one starts.`;
    this.before = 0;
    this.#listener.stray(fileFinding('error', message, this.#lines + 1));
    this.#sinceHand = 0;
    this.passOver();
  }

  #skip(text: string): void {
    const all = this.#skipped + text;
    const start = startIn(this.#format, all, 1);
    const known = start < 0 ? Math.max(0, all.length - LONGEST_MARK) : start;
    this.#lines += countLines(all.slice(0, known));
    this.before = this.#lines;
    this.#skipped = start < 0 ? all.slice(known) : null;
    if (start >= 0) this.#judge(all.slice(start));
  }
}

function countLines(text: string): number {
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines++;
  return lines;
}
