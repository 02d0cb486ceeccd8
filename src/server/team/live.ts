import type { Link, LinkRole, TeamEvent, Tournament } from '../../team/index.ts';
import { Audience, type AudienceView } from './audience.ts';
import { DelayedTournament } from './delayed-tournament.ts';
import type { EventStore } from './event-store.ts';
import { LiveStream } from './live-stream.ts';
import type { TeamLog } from './team-log.ts';
import { TryAgain } from './try-again.ts';

/** How often something is published, in milliseconds: a table that somebody follows with every tick. */
const TICK = 100;
const TABLES = 250;
const FIELD = 500;

/** The field may take so much of the machine's time, and is worked out less often where it takes more. */
const FIELD_SHARE = 20;

const HEARTBEAT = 15_000;

/** So many may listen, in all and by one link; many viewers share a link. */
const MOST_STREAMS = 5000;
const MOST_BY_LINK: Readonly<Record<LinkRole, number>> = {
  director: 50,
  collector: 20,
  viewer: 4000,
};

/** Sends everybody what they may see, as it happens. */
export class Live {
  readonly #log: TeamLog;
  readonly #store: EventStore;
  readonly #now: () => number;
  readonly #inside: Audience;
  readonly #viewers: Audience;
  readonly #byLink = new Map<string, Set<LiveStream>>();
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #insideCounts = new SharedCounts();
  readonly #viewersCounts = new SharedCounts();
  /** What viewers see; null while they see everything at once. */
  #delayed: DelayedTournament | null = null;
  #isDelayedReady = false;
  #tablesAt = 0;
  #fieldAt = 0;
  #fieldTook = 0;
  #isBusy = false;

  constructor(log: TeamLog, store: EventStore, now: () => number, dropped: () => void) {
    this.#log = log;
    this.#store = store;
    this.#now = now;
    const stored = (seqs: readonly number[]): ReturnType<TeamLog['stored']> => log.stored(seqs);
    this.#inside = new Audience(() => this.#allOf(log.tournament), stored, dropped);
    this.#viewers = new Audience(() => this.#shown(), stored, dropped);
  }

  start(): void {
    this.#timers.push(
      setInterval(() => void this.#tick(), TICK),
      setInterval(() => this.#beat(), HEARTBEAT),
    );
  }

  /** How many listen, by role. */
  get streams(): Record<LinkRole, number> {
    const count = { director: 0, collector: 0, viewer: 0 };
    for (const streams of this.#byLink.values()) {
      for (const { link } of streams) count[link.role]++;
    }
    return count;
  }

  happened(events: readonly TeamEvent[]): void {
    this.#inside.happened(events);
    if (!this.#delayed) this.#viewers.happened(events);
    for (const { body } of events) {
      // At once: nothing more is sent by a link that was withdrawn.
      if (body.kind === 'withdraw') for (const one of this.#of(body.link)) one.end();
    }
  }

  /** A new stream for a link; a text says why there is none. `cut` ends its connection. */
  async open(link: Link, table: string | null, cut: () => void): Promise<LiveStream | string> {
    await this.#followDelay();
    return this.#log.look((tournament) => {
      if (tournament.link(link.link)?.isWithdrawn) return 'This link was withdrawn.';
      if (this.#of(link.link).length >= MOST_BY_LINK[link.role]) {
        return 'Too many pages are open with this link; close some.';
      }
      if (Object.values(this.streams).reduce((a, b) => a + b) >= MOST_STREAMS) {
        return 'Too many pages are open; try again later.';
      }
      const audience = link.role === 'viewer' ? this.#viewers : this.#inside;
      if (audience === this.#viewers) this.#waitForDelay();
      const stream = new LiveStream(link, table, cut, (gone) => {
        audience.leave(gone);
        const streams = this.#byLink.get(gone.link.link);
        streams?.delete(gone);
        if (streams?.size === 0) this.#byLink.delete(gone.link.link);
      });
      audience.join(stream);
      this.#byLink.set(link.link, (this.#byLink.get(link.link) ?? new Set()).add(stream));
      return stream;
    });
  }

  /** The chips of everybody over time, as a link may see them: viewers after their delay. */
  async counts({ role }: Link): Promise<string> {
    await this.#followDelay();
    return this.#log.look((tournament) => {
      if (role !== 'viewer') return this.#insideCounts.of(tournament);
      this.#waitForDelay();
      return this.#viewersCounts.of(this.#shown().tournament);
    });
  }

  /** Nobody is shown what viewers may not see yet, nor half of what they may. */
  #waitForDelay(): void {
    if (this.#delayed && !this.#isDelayedReady) {
      throw new TryAgain('busy', 'What viewers see is being worked out; try again.');
    }
  }

  stop(): void {
    for (const timer of this.#timers) clearInterval(timer);
    for (const stream of [...this.#byLink.values()].flatMap((streams) => [...streams])) {
      stream.end(true);
    }
  }

  #of(link: string): readonly LiveStream[] {
    return [...(this.#byLink.get(link) ?? [])];
  }

  #beat(): void {
    for (const { streams } of [this.#inside, this.#viewers]) {
      for (const stream of streams) stream.beat();
    }
  }

  async #tick(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      await this.#followDelay();
      await this.#log.look(() => this.#publish());
    } catch {
      // The store is away; what happened meanwhile is published when it is back.
    } finally {
      this.#isBusy = false;
    }
  }

  #publish(): void {
    const isShown = !this.#delayed || this.#isDelayedReady;
    const audiences = isShown ? [this.#inside, this.#viewers] : [this.#inside];
    for (const audience of audiences) audience.publishHands();
    const now = performance.now();
    if (now - this.#tablesAt >= TABLES) {
      this.#tablesAt = now;
      for (const audience of audiences) audience.publishTables();
    }
    if (now - this.#fieldAt >= Math.max(FIELD, FIELD_SHARE * this.#fieldTook)) {
      this.#fieldAt = now;
      for (const audience of audiences) audience.publishField();
      this.#fieldTook = performance.now() - now;
    }
  }

  /** Takes what viewers see to where it may be by now. */
  async #followDelay(): Promise<void> {
    const delayMinutes = await this.#log.look(({ settings }) => settings.delayMinutes);
    if (delayMinutes === 0) {
      if (this.#delayed) this.#viewers.lookAgain();
      this.#delayed = null;
      return;
    }
    if (!this.#delayed) {
      this.#delayed = new DelayedTournament(this.#store);
      this.#isDelayedReady = false;
    }
    const delayed = this.#delayed;
    const { events, isThere } = await delayed.followTo(this.#now() - delayMinutes * 60_000);
    if (delayed !== this.#delayed) return;
    if (this.#isDelayedReady) this.#viewers.happened(events);
    else if (isThere) {
      this.#isDelayedReady = true;
      this.#viewers.lookAgain();
    }
  }

  #allOf(tournament: Tournament): AudienceView {
    return { tournament, field: () => tournament.field(this.#now()) };
  }

  /** Hands, counts and places are as old as the director says; the clock in the room is not. */
  #shown(): AudienceView {
    const live = this.#log.tournament;
    const delayed = this.#delayed?.tournament;
    if (!delayed) return this.#allOf(live);
    return {
      tournament: delayed,
      field: () => ({
        ...delayed.field(this.#now()),
        settings: live.settings,
        clock: live.clock(this.#now()),
      }),
    };
  }
}

/** Everybody who asks within a second gets the same counts. */
const COUNTS_FOR = 1000;

class SharedCounts {
  #tournament: Tournament | null = null;
  #json = '';
  #at = 0;

  of(tournament: Tournament): string {
    const now = performance.now();
    if (this.#tournament !== tournament || now - this.#at > COUNTS_FOR) {
      this.#tournament = tournament;
      this.#at = now;
      this.#json = JSON.stringify(tournament.counts());
    }
    return this.#json;
  }
}
