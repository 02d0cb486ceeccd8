import type { Case, Ended } from '../../suite/index.ts';
import { type Child, type Io, UsageError } from '../io.ts';

interface RunOptions extends Limits {
  readonly command: string;
  /** How many processes at a time. */
  readonly jobs: number;
  readonly stream: boolean;
}

/**
 * Gives every case to the program, several at a time, and tells what became of each as it comes.
 * False if it was stopped. Nothing is left running, however it ends.
 */
export async function runCases(
  io: Io,
  cases: readonly Case[],
  options: RunOptions,
  onEnd: (one: Case, ended: Ended) => void,
): Promise<boolean> {
  const { command, jobs, stream } = options;
  const workers: Worker[] = [];
  let stopped = false;
  const stop = (): void => {
    stopped = true;
    for (const worker of workers) worker.close();
  };
  const forget = io.onInterrupt(stop);
  let next = 0;
  const work = async (worker: Worker, limit: number): Promise<void> => {
    while (next < limit && !stopped) {
      const one = cases[next++]!;
      const ended = await worker.ask(one.id, one.hand);
      if (next === 1) refuseUnknown(command, ended);
      if (!stopped) onEnd(one, ended);
    }
  };
  const start = (): Worker => {
    const worker = stream ? new StreamWorker(io, command, options) : oneShot(io, command, options);
    workers.push(worker);
    return worker;
  };
  try {
    // The first case alone: a command that cannot be found is reported once, not three hundred times.
    const first = start();
    await work(first, Math.min(1, cases.length));
    const more = Array.from({ length: Math.min(jobs, cases.length) - 1 }, start);
    await Promise.all([first, ...more].map((worker) => work(worker, cases.length)));
  } finally {
    for (const worker of workers) worker.close();
    forget();
  }
  return !stopped;
}

/** What a shell says when there is no such program, or none that it may run. */
const NOT_FOUND = [126, 127, 9009];

function refuseUnknown(command: string, ended: Ended): void {
  if (ended.kind !== 'died' || ended.out !== '' || !NOT_FOUND.includes(ended.code ?? 0)) return;
  throw new UsageError(`the program \`${command}\` cannot be started: ${ended.err}`);
}

/** Something that gives hands to a program, one at a time. */
interface Worker {
  ask(id: string, hand: string): Promise<Ended>;
  /** Ends whatever is still running. */
  close(): void;
}

/** What one answer may be long: a program that prints forever must not fill the memory. */
const LONGEST_ANSWER = 1_000_000;

/** How much of the end of standard error is kept. */
const LAST_WORDS = 2000;

const SHOWN_LINES = 3;

const TRACE = /^(?:at |Node\.js v\d|[{}^]+$)/;

/** The end of what a program writes to standard error. */
class LastWords {
  #text = '';

  add(text: string): void {
    this.#text = (this.#text + text).slice(-LAST_WORDS);
  }

  /** The last lines on one line, without the places a stack trace lists below its message. */
  get text(): string {
    const lines = this.#text.split('\n').map((line) => line.trim());
    const words = lines.filter((line) => line !== '' && !TRACE.test(line));
    return words.slice(-SHOWN_LINES).join(' / ');
  }
}

interface Limits {
  /** For one case. */
  readonly seconds: number;
}

/** One process for each hand: the hand on its standard input, the next hand from its output. */
function oneShot(io: Io, command: string, { seconds }: Limits): Worker {
  let running: Child | null = null;
  return {
    ask: (_, hand) =>
      new Promise<Ended>((resolve) => {
        const words = new LastWords();
        let out = '';
        let early: Ended | null = null;
        const stop = (why: Ended): void => {
          early ??= why;
          child.kill();
        };
        const child = io.launch(command, {
          out(text) {
            if (early) return;
            out += text;
            if (out.length > LONGEST_ANSWER) stop({ kind: 'too-much', out: out.slice(0, 200) });
          },
          err: (text) => words.add(text),
          exit(code, signal) {
            clearTimeout(timer);
            running = null;
            child.kill();
            if (early) resolve(early);
            else if (code === 0) resolve({ kind: 'answered', out });
            else resolve({ kind: 'died', code, signal, out, err: words.text });
          },
        });
        const timer = setTimeout(() => stop({ kind: 'time-limit', seconds, out }), seconds * 1000);
        running = child;
        child.write(hand);
        child.end();
      }),
    close() {
      running?.kill();
    },
  };
}

/** One process for many hands: `{"id","hand"}` lines in, `{"id","nextHand"}` lines out. */
class StreamWorker implements Worker {
  readonly #io: Io;
  readonly #command: string;
  readonly #limits: Limits;
  #child: Child | null = null;
  #words = new LastWords();
  /** The beginning of a line. */
  #rest = '';
  #asked: { readonly id: string; readonly settle: (ended: Ended) => void } | null = null;
  /** Cases that are done with: late answers to them are ignored. */
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
    // Events of a process that has been replaced are ignored.
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
      const why = `A line that is not {"id","nextHand"}: \`${shown.slice(0, 80)}\`.`;
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
