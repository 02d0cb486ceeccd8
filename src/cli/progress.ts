import { figure } from '../kernel/index.ts';
import type { Io } from './io.ts';

/** Work that is done within this many milliseconds needs no progress. */
const PATIENCE = 1000;
const PAUSE = 100;
const AUDIT_PAUSE = 200;
/** Where nobody watches, a line now and then tells a log that it goes on. */
const LOGGED = 10_000;

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

/** Hands, hands a second and the time left, on standard error. */
export class AuditProgress {
  /** Nobody needs the total any more. */
  isOver = false;
  /** How much there is to do in all; null until it has been counted. */
  total: number | null = null;
  readonly #io: Io;
  readonly #started: number;
  #shown: number | null = null;
  #logged: number;
  #done = 0;
  #hands = 0;

  constructor(io: Io) {
    this.#io = io;
    this.#started = io.now();
    this.#logged = this.#started;
  }

  step(hands: number, weight: number): void {
    this.#hands += hands;
    this.#done += weight;
    const now = this.#io.now();
    if (!this.#io.isErrorTerminal) {
      if (now - this.#logged < LOGGED) return;
      this.#logged = now;
      this.#io.err(`${this.#text(now - this.#started)}\n`);
      return;
    }
    if (now - (this.#shown ?? this.#started + PATIENCE - AUDIT_PAUSE) < AUDIT_PAUSE) return;
    this.#shown = now;
    this.#io.err(`\r\u001b[K${this.#text(now - this.#started)}`);
  }

  /** Wipes the line. */
  end(): void {
    if (this.#shown !== null) this.#io.err('\r\u001b[K');
    this.#shown = null;
  }

  /** "1,200 hands, 400 a second" */
  get speed(): string {
    const seconds = (this.#io.now() - this.#started) / 1000;
    return `${figure(Math.round(this.#hands / Math.max(seconds, 0.001)))} hands a second`;
  }

  #text(passed: number): string {
    const pace = figure(Math.round((this.#hands * 1000) / Math.max(1, passed)));
    const text = `${figure(this.#hands)} hands, ${pace} a second`;
    if (this.total === null || this.#done === 0) return text;
    const share = Math.min(100, Math.floor((100 * this.#done) / Math.max(1, this.total)));
    const left = Math.ceil((passed * Math.max(0, this.total - this.#done)) / this.#done / 1000);
    return `${share} %, ${text}, ${timeText(left)} left`;
  }
}

/** "45 s", "3 min 05 s" */
const timeText = (seconds: number): string =>
  seconds < 60
    ? `${seconds} s`
    : `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
