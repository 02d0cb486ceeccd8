import { figure } from '../kernel/figures.ts';
import type { Io } from './io.ts';

/** Nobody needs to be told about work that is done within this many milliseconds. */
const PATIENCE = 1000;
const PAUSE = 100;

/** A count on standard error, on a terminal, for work that takes more than a second. */
export class Progress {
  readonly #io: Io;
  readonly #what: string;
  readonly #started: number;
  #shown: number | null = null;
  #count = 0;

  constructor(io: Io, what: string) {
    this.#io = io;
    this.#what = what;
    this.#started = io.now();
  }

  step(): void {
    this.#count++;
    if (!this.#io.isErrorTerminal || this.#count % 64 !== 0) return;
    const now = this.#io.now();
    if (now - (this.#shown ?? this.#started + PATIENCE - PAUSE) < PAUSE) return;
    this.#shown = now;
    this.#io.err(`\r${figure(this.#count)} ${this.#what}`);
  }

  /** Wipes the line. */
  end(): void {
    if (this.#shown !== null) this.#io.err('\r\u001b[K');
  }
}
