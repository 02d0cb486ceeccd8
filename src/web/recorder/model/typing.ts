import { type Signal, signal } from '@preact/signals';
import { moveOn, openText, type Session, type Timeline, withText } from '../../session/session.ts';
import type { Recorder } from './recorder.ts';

/** Milliseconds without a key after which typing on is a new step for undo. */
const PAUSE = 700;

/**
 * Text typed into the recorder. What is typed without a pause is one step of its timeline: undo
 * takes back a word or a line, never a single letter, and there is no second history.
 */
export class Typing {
  /** Somebody is in the middle of a word: too early to say what is wrong with it. */
  readonly isBusy: Signal<boolean> = signal(false);
  readonly #recorder: Recorder;
  /** The timeline before the burst, and as the last key left it. */
  #before: Timeline<Session> | null = null;
  #after: Timeline<Session> | null = null;
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(recorder: Recorder) {
    this.#recorder = recorder;
  }

  write(text: string): void {
    this.#put((session) => (text === openText(session) ? session : withText(session, text)));
  }

  /** Anything else of the session that is typed, such as its levels. */
  change(part: Partial<Session>): void {
    this.#put((session) => ({ ...session, ...part }));
  }

  #put(typed: (before: Session) => Session): void {
    const { timeline } = this.#recorder;
    // Anything done meanwhile at the table stands between the bursts.
    if (timeline.value !== this.#after) this.#before = null;
    this.#before ??= timeline.value;
    const before = this.#before;
    const session = typed(before.present);
    this.#after = session === before.present ? before : moveOn(before, session);
    timeline.value = this.#after;
    this.isBusy.value = true;
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => this.endBurst(), PAUSE);
  }

  endBurst(): void {
    clearTimeout(this.#pause);
    this.#before = null;
    this.#after = null;
    this.isBusy.value = false;
  }
}
