import { figure } from '../kernel/figures.ts';
import type { Io } from './io.ts';

/** Nobody needs to be told about work that is done within this many milliseconds. */
const PATIENCE = 1000;
const PAUSE = 100;

/**
 * A count on standard error, on a terminal, for work that takes more than a second; where it is
 * known how much there is to do, with the time left.
 */
export class Progress {
  readonly #io: Io;
  readonly #what: string;
  readonly #total: number | null;
  readonly #started: number;
  #shown: number | null = null;
  #count = 0;

  constructor(io: Io, what: string, total: number | null = null) {
    this.#io = io;
    this.#what = what;
    this.#total = total;
    this.#started = io.now();
  }

  step(): void {
    this.#count++;
    // A known total is of slow things; the clock costs nothing beside them.
    if (!this.#io.isErrorTerminal || (this.#total === null && this.#count % 64 !== 0)) return;
    const now = this.#io.now();
    if (now - (this.#shown ?? this.#started + PATIENCE - PAUSE) < PAUSE) return;
    this.#shown = now;
    this.#io.err(`\r\u001b[K${this.#text(now)}`);
  }

  /** Wipes the line. */
  end(): void {
    if (this.#shown !== null) this.#io.err('\r\u001b[K');
  }

  #text(now: number): string {
    if (this.#total === null) return `${figure(this.#count)} ${this.#what}`;
    const each = (now - this.#started) / this.#count;
    const left = Math.ceil((each * (this.#total - this.#count)) / 1000);
    return `${figure(this.#count)} of ${figure(this.#total)} ${this.#what}, ${timeText(left)} left`;
  }
}

/** "45 s", "3 min 05 s" */
export const timeText = (seconds: number): string =>
  seconds < 60
    ? `${seconds} s`
    : `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
