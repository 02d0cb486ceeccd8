import type { Ended } from '../../suite/run/ended.ts';
import type { Child, Io } from '../io.ts';
import { LastWords, type Limits, LONGEST_ANSWER } from './limits.ts';
import type { Worker } from './worker.ts';

/** One process for each hand: the hand on its standard input, the next hand from its output. */
export function oneShot(io: Io, command: string, { seconds }: Limits): Worker {
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
