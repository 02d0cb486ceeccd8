import { type TeamEvent, Tournament } from '../../team/index.ts';
import { type EventStore, loadOldHands } from './event-store.ts';

/** Read at a time; this, and what a tournament itself is, is all the memory it takes. */
const PAGE = 500;

/**
 * The tournament as it was some minutes ago, which is what viewers see. It follows the log in the
 * store, so that what they may not see yet is nowhere near what they are sent.
 */
export class DelayedTournament {
  readonly #store: EventStore;
  readonly #tournament = new Tournament();
  /** Read, and still too young. */
  #page: TeamEvent[] = [];
  #isReading = false;

  constructor(store: EventStore) {
    this.#store = store;
  }

  get tournament(): Tournament {
    return this.#tournament;
  }

  /**
   * Goes on to a moment, at most a page at a time; `isThere` when it has got there. What was shown
   * stays: a director who makes the delay longer lets viewers wait until the time has come.
   */
  async followTo(moment: number): Promise<Followed> {
    if (this.#isReading) return { events: [], isThere: false };
    this.#isReading = true;
    try {
      if (this.#page.length === 0) {
        this.#page = [...(await this.#store.read(this.#tournament.seq, PAGE))];
      }
      const isLast = this.#page.length < PAGE;
      const young = this.#page.findIndex(({ at }) => at > moment);
      const events = this.#page.splice(0, young < 0 ? this.#page.length : young);
      await loadOldHands(this.#store, this.#tournament, events);
      for (const event of events) this.#tournament.apply(event);
      this.#tournament.letGoOfOldHands();
      return { events, isThere: isLast || young >= 0 };
    } finally {
      this.#isReading = false;
    }
  }
}

interface Followed {
  /** What has happened on the way. */
  readonly events: readonly TeamEvent[];
  readonly isThere: boolean;
}
