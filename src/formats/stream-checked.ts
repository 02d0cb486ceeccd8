import { type Finding, fail, ok, type Problem, type Result, shown } from '../kernel/index.ts';
import type { HandStream } from './format.ts';

/** A text that comes piece by piece, from outside. */
export interface CheckedStream {
  /** Reads on; a piece may end anywhere, also within a line. */
  push(piece: string): void;
  /** Ends the text: the findings outside any hand, or the piece that was not a text. */
  end(): Result<readonly Finding[], readonly Problem[]>;
}

/** A stream that takes whatever it is given; what the callback throws is the caller's own. */
export const checkedStream =
  <H extends unknown[]>(stream: (onHand: (...hand: H) => void) => HandStream) =>
  (onHand: (...hand: H) => void): CheckedStream => {
    const inner = stream((...hand) => {
      if (typeof onHand === 'function') onHand(...hand);
    });
    let wrong: Problem | null = null;
    return {
      push(piece) {
        if (typeof piece === 'string') inner.push(piece);
        else wrong ??= notAText('piece', piece);
      },
      end() {
        const findings = inner.end();
        return wrong ? fail([wrong]) : ok(findings);
      },
    };
  };

export const notAText = (path: string, value: unknown): Problem => ({
  rule: 'NOTE-1',
  severity: 'error',
  message: `${path} is ${shown(value)}; it must be a string.`,
  path,
});
