import type { Case, Reply } from '../../suite/index.ts';
import type { Child, Io } from '../io.ts';
import { type LineProtocol, LineWorker } from './line-worker.ts';
import { LastWords, LONGEST_ANSWER, MOST_SILENT, SHOWN_OUTPUT, type Worker } from './worker.ts';

/** A next hand; null if the program knows that the tournament is over. */
type NextHandText = string | null;

interface TextOptions {
  readonly command: string;
  /** For one case. */
  readonly seconds: number;
  readonly stream: boolean;
}

const ONE_STREAM = { each: false, awaitsAnswer: false } as const;

/** A program that reads hands in our notation and prints next hands. */
export const textWorker = (io: Io, options: TextOptions): Worker<Case, NextHandText> =>
  options.stream
    ? new LineWorker(io, options.command, handLines(), { ...options, ...ONE_STREAM })
    : new HandWorker(io, options);

/** One process for each hand: the hand on its standard input, the next hand from its output. */
class HandWorker implements Worker<Case, NextHandText> {
  readonly #io: Io;
  readonly #options: TextOptions;
  #running: Child | null = null;
  #hasEnded = false;
  #silences = 0;

  constructor(io: Io, options: TextOptions) {
    this.#io = io;
    this.#options = options;
  }

  async ask(one: Case): Promise<Reply<NextHandText>> {
    if (this.#silences >= MOST_SILENT && !this.#hasEnded) {
      const { seconds } = this.#options;
      return { kind: 'not-tried', last: { kind: 'time-limit', seconds, out: '' } };
    }
    const reply = await this.#play(one);
    if (reply.kind === 'time-limit') this.#silences++;
    else this.#hasEnded = true;
    return reply;
  }

  #play({ hand }: Case): Promise<Reply<NextHandText>> {
    const { command, seconds } = this.#options;
    return new Promise((resolve) => {
      const words = new LastWords();
      let out = '';
      let early: Reply<NextHandText> | null = null;
      const stop = (why: Reply<NextHandText>): void => {
        early ??= why;
        child.kill();
      };
      const child = this.#io.launch(command, {
        out(text) {
          if (early) return;
          out += text;
          if (out.length > LONGEST_ANSWER) {
            stop({ kind: 'too-much', out: out.slice(0, SHOWN_OUTPUT) });
          }
        },
        err: (text) => words.add(text),
        exit: (code, signal) => {
          clearTimeout(timer);
          this.#running = null;
          child.kill();
          if (early) resolve(early);
          else if (code === 0) resolve({ kind: 'answered', answer: out });
          else resolve(words.died(code, signal, out));
        },
      });
      const timer = setTimeout(() => stop({ kind: 'time-limit', seconds, out }), seconds * 1000);
      this.#running = child;
      child.write(hand);
      child.end();
    });
  }

  finish(): Promise<void> {
    return Promise.resolve();
  }

  close(): void {
    this.#running?.kill();
  }
}

/** `{"id","hand"}` lines in, `{"id","nextHand"}` lines out. */
function handLines(): LineProtocol<Case, NextHandText> {
  /** Cases that are done with: late answers to them are ignored. */
  const past = new Set<string>();
  return {
    greeting: null,
    lineOf({ id, hand }) {
      past.add(id);
      return JSON.stringify({ id, hand });
    },
    read(line, asked) {
      if (!asked) return null;
      const shown = line.length > SHOWN_OUTPUT ? `${line.slice(0, SHOWN_OUTPUT)}…` : line;
      const answer = readHandLine(line);
      if (answer === null) {
        const why = `A line that is not {"id","nextHand"}: \`${shown.slice(0, 80)}\`.`;
        return { kind: 'bad-line', line: shown, why };
      }
      if (answer.id === asked.id) return { kind: 'answered', answer: answer.nextHand };
      if (past.has(answer.id)) return null;
      const why = `An answer for another hand: the line is for ${answer.id}, asked was ${asked.id}.`;
      return { kind: 'another-case', line: shown, why };
    },
    readLast: () => null,
  };
}

function readHandLine(
  line: string,
): { readonly id: string; readonly nextHand: NextHandText } | null {
  try {
    const { id, nextHand } = JSON.parse(line) as { id?: unknown; nextHand?: unknown };
    const isText = typeof nextHand === 'string' || nextHand === null;
    return typeof id === 'string' && isText ? { id, nextHand } : null;
  } catch {
    return null;
  }
}
