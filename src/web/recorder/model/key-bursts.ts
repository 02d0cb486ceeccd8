/** Milliseconds: keys that come faster one after another belong together. */
const PAUSE = 600;

/** What ends up here instead of in a field; walking keys and Tab are nobody's text. */
export const isTyped = (key: string): boolean =>
  key.length === 1 || key === 'Enter' || key === 'Backspace' || key === 'Delete';

/**
 * What somebody types behind a key that did not apply was meant for whatever that key would have
 * opened: it must not act on the hand.
 */
export class RefusedBurst {
  #last = Number.NEGATIVE_INFINITY;

  begin(time: number): void {
    this.#last = time;
  }

  /** Whether a key belongs to the burst; a pause, Esc and every walking key end it. */
  takes(key: string, time: number): boolean {
    const isPart = isTyped(key) && time - this.#last <= PAUSE;
    this.#last = isPart ? time : Number.NEGATIVE_INFINITY;
    return isPart;
  }
}

/**
 * Cards are taken as soon as they are complete. The Enter or space that many type behind them all
 * the same belongs to them, and to nothing that has the focus by then.
 */
export class TakenCards {
  #at = Number.NEGATIVE_INFINITY;

  note(time: number): void {
    this.#at = time;
  }

  /** Whether this key only confirms what was taken already; asked once for every key. */
  isConfirmedBy(key: string, time: number): boolean {
    const isRecent = time - this.#at <= PAUSE;
    this.#at = Number.NEGATIVE_INFINITY;
    return isRecent && (key === 'Enter' || key === ' ');
  }
}
