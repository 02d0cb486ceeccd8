import { effect, type Signal, signal } from '@preact/signals';
import type { Recorder } from '../../recorder/model/recorder.ts';
import { isBlankSession, isSameWork, type Session, type Timeline } from '../../session/session.ts';
import type { SessionStore } from '../../session/session-store.ts';
import type { StoredText } from '../../ui/browser-storage.ts';

const NAME = 'sidepot.tables';

/** More than anybody watches; the one opened first makes room. */
const MOST = 9;

/** The sessions somebody works at side by side, each with what can be undone in it. */
export class OpenTables {
  /** In the order in which they were opened. */
  readonly ids: Signal<readonly string[]>;
  readonly #store: SessionStore;
  readonly #recorder: Recorder;
  readonly #timelines = new Map<string, Timeline<Session>>();

  constructor(store: SessionStore, recorder: Recorder, storage: StoredText) {
    this.#store = store;
    this.#recorder = recorder;
    const known = new Set(store.sessions.value.map(({ id }) => id));
    this.ids = signal((storage.read(NAME) ?? '').split(' ').filter((id) => known.has(id)));
    effect(() => {
      const timeline = recorder.timeline.value;
      const { id } = timeline.present;
      this.#timelines.set(id, timeline);
      const ids = this.ids.peek();
      // An empty one is not a table yet.
      if (isBlankSession(timeline.present) || ids.includes(id)) return;
      this.ids.value = [...ids, id].slice(-MOST);
    });
    effect(() => {
      storage.write(NAME, this.ids.value.length > 0 ? this.ids.value.join(' ') : null);
    });
  }

  /** Opens a session, with what could be undone when it was left; false if it is not there. */
  async open(id: string): Promise<boolean> {
    const recorder = this.#recorder;
    if (recorder.session.value.id === id) return true;
    const session = await this.#store.open(id);
    if (!session) {
      this.#store.say('This session is no longer there.');
      this.#drop(id);
      return false;
    }
    const left = this.#timelines.get(id);
    recorder.load(session);
    if (left && isSameWork(left.present, session)) recorder.timeline.value = left;
    return true;
  }

  /** The next table, or with −1 the one before. */
  async step(by: 1 | -1): Promise<void> {
    const ids = this.ids.value;
    const at = ids.indexOf(this.#recorder.session.value.id);
    const others = ids.length - (at < 0 ? 0 : 1);
    if (others === 0) {
      this.#store.say('No other table is open: choose one from the sessions here, or begin one.');
      return;
    }
    const to = at < 0 && by < 0 ? ids.length - 1 : (at + by + ids.length) % ids.length;
    await this.open(ids[to]!);
  }

  /** Puts a table away; its session stays in the list. */
  async close(id: string): Promise<void> {
    if (this.#recorder.session.value.id === id) await this.step(1);
    this.#drop(id);
  }

  #drop(id: string): void {
    this.#timelines.delete(id);
    this.ids.value = this.ids.value.filter((one) => one !== id);
  }
}
