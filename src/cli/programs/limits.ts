/** What one answer may be long: a program that prints forever must not fill the memory. */
export const LONGEST_ANSWER = 1_000_000;

/** How much of the end of standard error is kept. */
const LAST_WORDS = 2000;
const SHOWN_LINES = 3;

const TRACE = /^(?:at |Node\.js v\d|[{}^]+$)/;

/** The end of what a program writes to standard error. */
export class LastWords {
  #text = '';

  add(text: string): void {
    this.#text = (this.#text + text).slice(-LAST_WORDS);
  }

  /** The last lines on one line, without the places a stack trace lists below its message. */
  get text(): string {
    const lines = this.#text.split('\n').map((line) => line.trim());
    const told = lines.filter((line) => line !== '' && !TRACE.test(line));
    return told.slice(-SHOWN_LINES).join(' / ');
  }
}

export interface Limits {
  /** For one case. */
  readonly seconds: number;
}
