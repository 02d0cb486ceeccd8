import { figure } from '../../kernel/figures.ts';
import type { Io } from '../io.ts';
import { timeText } from '../progress.ts';

const PATIENCE = 1000;
const PAUSE = 200;

/** Hands, hands a second and the time left, on standard error if that is a terminal. */
export class AuditProgress {
  /** How much there is to do in all; null until somebody has counted. */
  total: number | null = null;
  readonly #io: Io;
  readonly #started: number;
  #shown: number | null = null;
  #done = 0;
  #hands = 0;

  constructor(io: Io) {
    this.#io = io;
    this.#started = io.now();
  }

  step(hands: number, weight: number): void {
    this.#hands += hands;
    this.#done += weight;
    if (!this.#io.isErrorTerminal) return;
    const now = this.#io.now();
    if (now - (this.#shown ?? this.#started + PATIENCE - PAUSE) < PAUSE) return;
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
