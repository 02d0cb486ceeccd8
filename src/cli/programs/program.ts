import type { Ended } from '../../suite/run/ended.ts';
import type { Child, Io } from '../io.ts';
import { LastWords, type Limits, LONGEST_ANSWER } from './limits.ts';
import type { Worker } from './worker.ts';

/** One process for many hands: `{"id","hand"}` lines in, `{"id","nextHand"}` lines out. */
export class StreamWorker implements Worker {
  readonly #io: Io;
  readonly #command: string;
  readonly #limits: Limits;
  #child: Child | null = null;
  #words = new LastWords();
  /** The beginning of a line. */
  #rest = '';
  #asked: { readonly id: string; readonly settle: (ended: Ended) => void } | null = null;
  /** Cases that are done with: late answers to them are nobody's. */
  readonly #past = new Set<string>();

  constructor(io: Io, command: string, limits: Limits) {
    this.#io = io;
    this.#command = command;
    this.#limits = limits;
  }

  ask(id: string, hand: string): Promise<Ended> {
    return new Promise((resolve) => {
      const { seconds } = this.#limits;
      const timer = setTimeout(() => {
        this.#giveUp({ kind: 'time-limit', seconds, out: this.#rest.slice(0, 200) });
      }, seconds * 1000);
      const settle = (ended: Ended): void => {
        clearTimeout(timer);
        this.#asked = null;
        this.#past.add(id);
        resolve(ended);
      };
      this.#asked = { id, settle };
      this.#child ??= this.#start();
      this.#child.write(`${JSON.stringify({ id, hand })}\n`);
    });
  }

  close(): void {
    this.#child?.kill();
    this.#child = null;
    const out = '';
    this.#asked?.settle({ kind: 'died', code: null, signal: 'SIGKILL', out, err: '' });
  }

  #start(): Child {
    this.#rest = '';
    this.#words = new LastWords();
    const words = this.#words;
    // Events of a process that has been replaced are nobody's.
    const isCurrent = (): boolean => this.#child === child;
    const child: Child = this.#io.launch(this.#command, {
      out: (text) => isCurrent() && this.#read(text),
      err: (text) => words.add(text),
      exit: (code, signal) => {
        child.kill();
        if (!isCurrent()) return;
        this.#child = null;
        const out = this.#rest.slice(0, 200);
        this.#asked?.settle({ kind: 'died', code, signal, out, err: words.text });
      },
    });
    return child;
  }

  /** Ends the process and the case it was at; the next case gets a new one. */
  #giveUp(ended: Ended): void {
    this.#asked?.settle(ended);
    this.close();
  }

  #read(text: string): void {
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop()!;
    for (const line of lines) if (line.trim() !== '') this.#answer(line);
    if (this.#rest.length > LONGEST_ANSWER) {
      this.#giveUp({ kind: 'too-much', out: this.#rest.slice(0, 200) });
    }
  }

  #answer(line: string): void {
    const asked = this.#asked;
    if (!asked) return;
    const shown = line.length > 200 ? `${line.slice(0, 200)}…` : line;
    const answer = readLine(line);
    if (answer === null) {
      const why = `A line that is no {"id","nextHand"}: \`${shown.slice(0, 80)}\`.`;
      asked.settle({ kind: 'bad-line', line: shown, why });
    } else if (answer.id === asked.id) {
      if (answer.nextHand === null) asked.settle({ kind: 'over' });
      else asked.settle({ kind: 'answered', out: answer.nextHand });
    } else if (!this.#past.has(answer.id)) {
      const why = `An answer for another hand: the line is for ${answer.id}, asked was ${asked.id}.`;
      asked.settle({ kind: 'another-hand', line: shown, why });
    }
  }
}

function readLine(line: string): { readonly id: string; readonly nextHand: string | null } | null {
  try {
    const { id, nextHand } = JSON.parse(line) as { id?: unknown; nextHand?: unknown };
    const isText = typeof nextHand === 'string' || nextHand === null;
    return typeof id === 'string' && isText ? { id, nextHand } : null;
  } catch {
    return null;
  }
}
