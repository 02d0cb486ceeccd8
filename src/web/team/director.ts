import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { counted, prng } from '../../kernel/index.ts';
import {
  breakTable,
  type DrawnTable,
  drawSeats,
  type EventBody,
  firstHand,
  type LinkView,
  type MadeLink,
  type Me,
  type NewLink,
  type ProposedMove,
  tableNames,
} from '../../team/index.ts';
import { hashOf } from './hand-versions.ts';
import { type ApiAnswer, problemOf, type TeamApi } from './team-api.ts';
import { type Countdown, countdown, TeamFeed } from './team-feed.ts';

export interface DirectorContext {
  readonly me: Me;
  readonly api: TeamApi;
  now(): number;
  newId(): string;
}

/** A link that was just made: its token is shown this once. */
export interface ShownLink extends NewLink, MadeLink {}

/** What the director sees and does. Nothing is changed here first: the server says what became of it. */
export class Director {
  readonly feed: TeamFeed;
  readonly clock: Countdown;
  readonly links: Signal<readonly LinkView[]> = signal([]);
  readonly freshLinks: Signal<readonly ShownLink[]> = signal([]);
  /** What could not be done, in words; empty once something is done. */
  readonly problem: Signal<string> = signal('');
  /** What was done last, for those who do not see it. */
  readonly done: Signal<string> = signal('');
  readonly isBusy: ReadonlySignal<boolean>;
  /** Entries without a seat: the server says so less often than it shows tables, so seats count first. */
  readonly unseated: ReadonlySignal<readonly string[]>;
  /** Who was given a seat here, for as long as the server still counts them as waiting. */
  readonly coming: ReadonlySignal<readonly string[]>;
  readonly #coming: Signal<readonly string[]> = signal([]);
  readonly #isBusy = signal(false);
  readonly #context: DirectorContext;

  constructor(context: DirectorContext) {
    this.#context = context;
    this.isBusy = this.#isBusy;
    this.coming = this.#coming;
    this.feed = new TeamFeed(context.api);
    this.clock = countdown(this.feed, context.me.now - context.now(), context.now);
    this.unseated = computed(() => {
      const seats = this.feed.tables.value.flatMap((table) => table.seats);
      const seated = new Set([...seats.map(({ name }) => name), ...this.#coming.value]);
      return this.feed.field.value?.unseated.filter((name) => !seated.has(name)) ?? [];
    });
  }

  start(): () => void {
    this.feed.follow(null);
    void this.refreshLinks();
    const arrived = effect(() => {
      const waiting = new Set(this.feed.field.value?.unseated);
      this.#coming.value = this.#coming.peek().filter((name) => waiting.has(name));
    });
    return () => {
      this.feed.stop();
      this.clock.stop();
      arrived();
    };
  }

  /** One table, followed hand by hand. */
  newFeed(): TeamFeed {
    return new TeamFeed(this.#context.api);
  }

  /** Sends what the director has done, all of it in one step; true if all of it is kept. */
  async send(bodies: readonly EventBody[], done: string): Promise<boolean> {
    const events = bodies.map((body) => ({ id: this.#context.newId(), body }));
    const answer = await this.#asked(() => this.#context.api.send(events));
    if (answer.kind !== 'ok') return false;
    const refused = answer.value.filter(({ outcome }) => outcome === 'refused');
    this.problem.value = refused.map(({ message }) => message ?? 'It was refused.').join(' ');
    if (refused.length < events.length) this.done.value = done;
    return refused.length === 0;
  }

  /** Seats for those who have none, at tables of their own. */
  draw(seed: number): readonly DrawnTable[] {
    const unseated = this.unseated.value;
    if (unseated.length === 0) return [];
    const { settings } = this.feed.field.value!;
    return drawSeats(unseated, settings.chairs, tableNames(this.feed.tables.value), prng(seed));
  }

  /** Opens the drawn tables, each with the set-up of its first hand. */
  async take(drawn: readonly DrawnTable[]): Promise<boolean> {
    const { settings } = this.feed.field.value!;
    const known = new Set(this.feed.tables.value.map(({ table }) => table));
    const bodies = drawn.flatMap((one): EventBody[] => {
      const { table } = one;
      const text = firstHand(one, settings);
      const client = this.#context.me.link;
      const version = { client, before: null, after: hashOf(text), text, takes: [] };
      const typed = { typedAt: this.#context.now(), isOver: false };
      const opened: EventBody[] = known.has(table) ? [] : [{ kind: 'open-table', table }];
      return [...opened, { kind: 'hand', table, hand: '1', ...version, ...typed }];
    });
    const names = drawn.flatMap(({ players }) => players.map(({ name }) => name));
    return this.#seat(names, bodies, `Seats are drawn for ${counted(drawn.length, 'table')}.`);
  }

  /** A late entry: a line the table's collector gets between two hands. */
  seatLate(name: string, table: string): Promise<boolean> {
    const { stack } = this.feed.field.value!.settings;
    const line = { kind: 'line', table, line: `${name}: Sits ${stack}`, for: null } as const;
    return this.#seat([name], [line], `${name} sits down at table ${table}.`);
  }

  /** Nobody is seated a second time before the server has told of the first. */
  async #seat(
    names: readonly string[],
    bodies: readonly EventBody[],
    done: string,
  ): Promise<boolean> {
    this.#coming.value = [...this.#coming.value, ...names];
    const isKept = await this.send(bodies, done);
    if (!isKept) this.#coming.value = this.#coming.value.filter((name) => !names.includes(name));
    return isKept;
  }

  /** New seats for everybody at a table; null where the others cannot hold them. */
  proposeBreak(table: string, seed: number): readonly ProposedMove[] | null {
    const { settings } = this.feed.field.value!;
    return breakTable(table, this.feed.tables.value, settings.chairs, prng(seed));
  }

  setClock(change: { level?: number; isRunning?: boolean; leftMs?: number }): Promise<boolean> {
    const { clock } = this.feed.field.value!;
    const leftMs = Math.max(0, (this.clock.seconds.value ?? 0) * 1000);
    const next = { level: clock.level, isRunning: clock.isRunning, leftMs, ...change };
    return this.send([{ kind: 'clock', ...next }], 'The clock is set.');
  }

  async refreshLinks(): Promise<void> {
    const answer = await this.#asked(() => this.#context.api.links());
    if (answer.kind === 'ok') this.links.value = answer.value;
  }

  async makeLinks(wanted: readonly NewLink[]): Promise<void> {
    const made: ShownLink[] = [];
    for (const link of wanted) {
      const answer = await this.#asked(() => this.#context.api.makeLink(link));
      if (answer.kind !== 'ok') break;
      made.push({ ...link, ...answer.value });
    }
    this.freshLinks.value = [...made, ...this.freshLinks.value];
    await this.refreshLinks();
  }

  async withdraw(link: string): Promise<void> {
    const answer = await this.#asked(() => this.#context.api.withdrawLink(link));
    if (answer.kind === 'ok') {
      this.freshLinks.value = this.freshLinks.value.filter((fresh) => fresh.link !== link);
    }
    await this.refreshLinks();
  }

  exported(path: string): Promise<ApiAnswer<Blob>> {
    return this.#asked(() => this.#context.api.exported(path));
  }

  async #asked<T>(ask: () => Promise<ApiAnswer<T>>): Promise<ApiAnswer<T>> {
    this.#isBusy.value = true;
    const answer = await ask();
    this.#isBusy.value = false;
    this.problem.value = problemOf(answer) ?? '';
    return answer;
  }
}

/** What a draw starts from, so that nobody can foresee it. */
export const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;
