import { setTimeout as sleep } from 'node:timers/promises';
import type { Ack, Actor, NewEvent, TeamEvent, Tournament } from '../../team/index.ts';
import { type EventStore, loadOldHands, StoreConflict } from './event-store.ts';
import { Intake, type Submission } from './intake.ts';
import type { Metrics } from './metrics.ts';
import { MistakeGuard, TryAgain } from './try-again.ts';

/** How much waits for the disk at most; whoever comes then is asked to come again. */
const MOST_WAITING = 5000;

/** The most that goes into one transaction. */
const MOST_AT_ONCE = 1000;

/** Read at a time when the log is replayed. */
const PAGE = 1000;

/** How long we wait before we ask a store again that has failed, in milliseconds. */
const FIRST_WAIT = 100;
const LONGEST_WAIT = 2000;

/** A batch that took less than this is followed by the next one at once, in milliseconds. */
const SHORT = 2;
const LONGEST_REST = 50;

/** How often the tournament is asked whether something follows by itself, in milliseconds. */
const FOLLOW_UP = 200;

/** A level for the clock, a line for every table, then nothing: three rounds are usual. */
const MOST_ROUNDS = 20;

/** What the log needs from outside. */
export interface LogWorld {
  now(): number;
  readonly metrics: Metrics;
  /** Something the person who runs the server should know. */
  warn(event: string, details: Readonly<Record<string, unknown>>): void;
}

/** Somebody waits for the acknowledgement of events. */
interface Job extends Submission {
  readonly events: readonly NewEvent[];
  done(acks: readonly Ack[]): void;
  failed(error: Error): void;
}

/** Somebody wants to see the tournament. */
interface Look {
  run(): void;
  failed(error: Error): void;
}

/**
 * The one order in which everything happens: events are taken in turns, everything that waits in one
 * transaction, and nobody is told or shown anything before it is on the disk.
 */
export class TeamLog {
  readonly #intake: Intake;
  readonly #store: EventStore;
  readonly #world: LogWorld;
  readonly #guard: MistakeGuard;
  readonly #jobs: Job[] = [];
  readonly #looks: Look[] = [];
  #waiting = 0;
  #isAway = false;
  #isStopping = false;
  #wake: () => void = () => undefined;
  #followUpsDue = false;
  /**
   * After a batch, in milliseconds. SQLite keeps the whole process waiting for the disk: where that is
   * slow, others get as much time as it took, and more goes into the next batch.
   */
  #restFor = 0;
  #running: Promise<void> | null = null;
  #timer: NodeJS.Timeout | null = null;
  /** Called with what has just been stored. */
  onStored: (events: readonly TeamEvent[]) => void = () => undefined;
  /** Called when the log can no longer be trusted to be ours alone. */
  onConflict: (error: Error) => void = () => undefined;

  constructor(store: EventStore, world: LogWorld) {
    this.#store = store;
    this.#world = world;
    this.#guard = new MistakeGuard(world.warn);
    this.#intake = new Intake(
      () => world.now(),
      () => world.metrics.refused('event'),
    );
  }

  get tournament(): Tournament {
    return this.#intake.tournament;
  }

  /** Replays what is stored, then takes what comes. */
  async start(): Promise<void> {
    for (;;) {
      const page = await this.#store.read(this.tournament.seq, PAGE);
      await loadOldHands(this.#store, this.tournament, page);
      for (const event of page) this.#intake.apply(event);
      this.tournament.letGoOfOldHands();
      if (page.length < PAGE) break;
    }
    this.#running = this.#run();
    this.#timer = setInterval(() => {
      this.#followUpsDue = true;
      this.#wake();
    }, FOLLOW_UP);
  }

  get isAway(): boolean {
    return this.#isAway;
  }

  get waiting(): number {
    return this.#waiting;
  }

  /** Takes events; resolves when they are on the disk. */
  take(events: readonly NewEvent[], actor: Actor, by = actor.link): Promise<readonly Ack[]> {
    const refused = this.#refusedNow();
    if (refused) return Promise.reject(refused);
    if (this.#waiting + events.length > MOST_WAITING) {
      return Promise.reject(new TryAgain('busy', 'The server has too much to do; try again.'));
    }
    this.#waiting += events.length;
    return new Promise((done, failed) => {
      this.#jobs.push({ events, actor, by, done, failed });
      this.#wake();
    });
  }

  /** Looks at the tournament between two batches, when all of it is on the disk. */
  look<T>(at: (tournament: Tournament) => T): Promise<T> {
    const refused = this.#refusedNow();
    if (refused) return Promise.reject(refused);
    return new Promise((done, failed) => {
      const run = (): void => {
        try {
          done(at(this.tournament));
        } catch (error) {
          failed(error instanceof TryAgain ? error : this.#guard.caught(error));
        }
      };
      this.#looks.push({ run, failed });
      this.#wake();
    });
  }

  /** Stored events by their numbers, for whoever wants to see old hands. */
  async stored(seqs: readonly number[]): Promise<readonly TeamEvent[]> {
    if (seqs.length === 0) return [];
    return this.#store.at(seqs).catch(() => {
      throw new TryAgain('away', STORE_AWAY);
    });
  }

  /** Finishes what was taken, and takes nothing more. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    if (this.#timer) clearInterval(this.#timer);
    this.#wake();
    await this.#running;
  }

  #refusedNow(): TryAgain | null {
    if (this.#isStopping) return new TryAgain('away', 'The server is stopping; try again.');
    return this.#isAway ? new TryAgain('away', STORE_AWAY) : null;
  }

  async #run(): Promise<void> {
    for (;;) {
      for (const { run } of this.#looks.splice(0)) run();
      const hasWork = this.#jobs.length > 0 || this.#followUpsDue || this.#looks.length > 0;
      if (hasWork) {
        if (this.#restFor > 0) await sleep(this.#restFor);
        this.#restFor = 0;
        await this.#turn();
      } else if (this.#isStopping) return;
      else {
        await new Promise<void>((wake) => {
          this.#wake = wake;
        });
      }
    }
  }

  async #turn(): Promise<void> {
    const jobs = this.#nextJobs();
    const known = await this.#known(jobs);
    if (!known) return;
    const answers = jobs.map((job) =>
      this.#guard.run(() => job.events.map((event) => this.#intake.decide(event, job, known))),
    );
    if (this.#followUpsDue) await this.#followUp();
    const news = this.#intake.takeBatch();
    if (news.length > 0 && !(await this.#append(news, jobs))) return;
    for (const [i, { done, failed, events }] of jobs.entries()) {
      const answer = answers[i]!;
      this.#waiting -= events.length;
      if (answer instanceof TryAgain) failed(answer);
      else done(answer);
    }
    if (news.length > 0) this.#guard.run(() => this.onStored(news));
    this.#guard.run(() => this.tournament.letGoOfOldHands());
  }

  #nextJobs(): readonly Job[] {
    let events = 0;
    const count = this.#jobs.findIndex((job) => {
      events += job.events.length;
      return events > MOST_AT_ONCE;
    });
    return this.#jobs.splice(0, count < 0 ? this.#jobs.length : Math.max(1, count));
  }

  /** Which events are stored already, by id, and in memory what they are about; null if nobody could say. */
  async #known(jobs: readonly Job[]): Promise<ReadonlyMap<string, TeamEvent> | null> {
    const events = jobs.flatMap((job) => job.events);
    try {
      const found = events.length > 0 ? await this.#store.find(events.map(({ id }) => id)) : [];
      await loadOldHands(this.#store, this.tournament, events);
      return new Map(found.map((event) => [event.id, event]));
    } catch (error) {
      this.#fail(jobs, error);
      await sleep(FIRST_WAIT);
      return null;
    }
  }

  /** What the tournament says must happen now, and what follows from that. */
  async #followUp(): Promise<void> {
    this.#followUpsDue = false;
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const due = this.#guard.run(() => this.#intake.due());
      if (due instanceof TryAgain || due.length === 0) return;
      // A store that is away now is asked again with the next turn.
      const known = await this.#store.find(due.map(({ id }) => id)).catch(() => null);
      if (!known) return;
      this.#guard.run(() => this.#intake.follow(due, new Set(known.map(({ id }) => id))));
    }
  }

  /**
   * What has happened in memory must get to the disk, however often that takes: whoever waits is told
   * at the first failure to come again, and finds the event by its id then. True if all went well.
   */
  async #append(news: readonly TeamEvent[], jobs: readonly Job[]): Promise<boolean> {
    for (let wait = 0; ; wait = Math.min(Math.max(FIRST_WAIT, 2 * wait), LONGEST_WAIT)) {
      if (wait > 0) await sleep(wait);
      const start = performance.now();
      try {
        const stored = await this.#store.append(news);
        if (stored.some(({ seq }, i) => seq !== news[i]!.seq)) {
          throw new StoreConflict(`somebody else has written to ${this.#store.place}`);
        }
        const took = performance.now() - start;
        this.#restFor = took < SHORT ? 0 : Math.min(took, LONGEST_REST);
        this.#world.metrics.appended(news.length, took / 1000);
        if (!this.#isAway) return true;
        this.#isAway = false;
        this.#world.warn('the store is back', {});
        this.onStored(news);
        return false;
      } catch (error) {
        if (!this.#isAway) this.#fail(jobs, error);
        this.#isAway = true;
        const isOver = error instanceof StoreConflict;
        if (isOver) this.onConflict(error);
        if (isOver || this.#isStopping) return false;
      }
    }
  }

  #fail(jobs: readonly Job[], error: unknown): void {
    this.#world.warn('the store is away', { why: (error as Error).message });
    const tryAgain = new TryAgain('away', STORE_AWAY);
    for (const { events, failed } of [...jobs, ...this.#jobs.splice(0)]) {
      this.#waiting -= events.length;
      failed(tryAgain);
    }
    for (const { failed } of this.#looks.splice(0)) failed(tryAgain);
  }
}

const STORE_AWAY = 'The database does not answer; what you sent is not stored. Try again.';
