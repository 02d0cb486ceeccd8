/** The store cannot be reached, too much waits for it, or we have made a mistake: come again. */
export class TryAgain extends Error {
  override readonly name = 'TryAgain';
  readonly reason: 'busy' | 'away' | 'bug';

  constructor(reason: TryAgain['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

/** So many frames of a stack say where a mistake is. */
const FRAMES = 3;

/** A mistake of ours ends neither the server nor what others are doing: it is noted, and an answer. */
export class MistakeGuard {
  readonly #warn: (event: string, details: Readonly<Record<string, unknown>>) => void;
  #last = '';

  constructor(warn: (event: string, details: Readonly<Record<string, unknown>>) => void) {
    this.#warn = warn;
  }

  run<T>(work: () => T): T | TryAgain {
    try {
      return work();
    } catch (error) {
      return this.caught(error);
    }
  }

  /** Only where it happened is noted: its message may have names in it. */
  caught(error: unknown): TryAgain {
    const { name, stack = '' } = error instanceof Error ? error : new Error();
    const frames = stack.split('\n').filter((line) => /^ {4}at /.test(line));
    const where = frames.slice(0, FRAMES).map((line) => line.trim());
    // What goes wrong five times a second is told once.
    if (this.#last !== where[0]) this.#warn('a mistake of ours', { error: name, where });
    this.#last = where[0] ?? '';
    return new TryAgain('bug', 'The server has made a mistake, and noted it; try again.');
  }
}
