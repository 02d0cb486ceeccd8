import { networkInterfaces } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { fail, ok, type Result } from '../../kernel/index.ts';
import { joinAddress, readEvent, SERVER_ACTOR } from '../../team/index.ts';
import { listenFrom } from '../server.ts';
import type { Site } from '../site.ts';
import { type EventStore, openStore, type StorePlace } from './event-store.ts';
import { Live } from './live.ts';
import { Metrics, type RefusalReason } from './metrics.ts';
import { RateLimits } from './rate-limits.ts';
import { createTeamApp } from './team-app.ts';
import { TeamLog } from './team-log.ts';
import { makeLink } from './tokens.ts';

export interface TeamOptions {
  readonly place: StorePlace;
  /** The address to listen on. */
  readonly host: string;
  readonly port: number | null;
  /** How people reach it, where that is not the machine itself: `https://poker.example`. */
  readonly origin: string | null;
}

/** A team's server that is running. */
export interface StartedTeam {
  readonly url: string;
  /** Where the events are. */
  readonly place: string;
  /** The first director's link; null where there has been one before. */
  readonly directorLink: string | null;
  /** Resolves, with the reason, if it cannot go on. */
  readonly failed: Promise<string>;
  close(): Promise<void>;
}

/** What a server needs of the world around it. */
export interface TeamWorld {
  now(): number;
  /** A line of the structured log. */
  write(line: string): void;
}

/** Opens the store, replays it, and serves until it is closed. */
export async function startTeam(
  site: Site,
  options: TeamOptions,
  world: TeamWorld,
): Promise<Result<StartedTeam, string>> {
  const store = await openStore(options.place, 'write');
  if (!store.ok) return store;
  const team = await TeamServer.on(store.value, site, options.origin, world);
  const listening = await listenFrom(team.fetch, options.host, options.port);
  if (!listening.ok) {
    await team.close();
    return fail(listening.error);
  }
  const url = reachable(listening.value.url);
  const address = options.origin ?? url;
  // A store that is away just now does not keep the server from starting.
  await store.value.noteAddress(address).catch(() => undefined);
  const link = await team.firstLink();
  const stop = async (): Promise<void> => {
    await team.finish();
    // Answers that are on their way get there.
    await sleep(100);
    await listening.value.close();
    await team.close();
  };
  return ok({
    url,
    place: store.value.place,
    directorLink: link && joinAddress(address, link),
    failed: team.failed,
    close: stop,
  });
}

/** The parts of a running tournament, put together. */
export class TeamServer {
  readonly failed: Promise<string>;
  readonly fetch: ReturnType<typeof createTeamApp>['fetch'];
  readonly request: ReturnType<typeof createTeamApp>['request'];
  readonly log: TeamLog;
  readonly #store: EventStore;
  readonly #live: Live;
  readonly #world: TeamWorld;

  private constructor(store: EventStore, site: Site, origin: string | null, world: TeamWorld) {
    this.#store = store;
    this.#world = world;
    const metrics = new Metrics();
    const now = (): number => world.now();
    const warn = (event: string, details: Readonly<Record<string, unknown>>): void =>
      this.#write('warn', event, details);
    this.log = new TeamLog(store, { now, metrics, warn });
    this.#live = new Live(this.log, store, now, () => metrics.dropped());
    this.log.onStored = (events) => this.#live.happened(events);
    this.failed = new Promise((failed) => {
      this.log.onConflict = ({ message }) => failed(message);
    });
    const quiet = new RefusalLog(warn, now);
    const limits = new RateLimits(world.now());
    const refused = (reason: RefusalReason, link: string | null): void => {
      metrics.refused(reason);
      quiet.say(reason, link);
    };
    const parts = { site, log: this.log, live: this.#live, metrics, limits, origin, now, refused };
    const app = createTeamApp(parts);
    this.fetch = app.fetch;
    this.request = app.request;
  }

  static async on(
    store: EventStore,
    site: Site,
    origin: string | null,
    world: TeamWorld,
  ): Promise<TeamServer> {
    const server = new TeamServer(store, site, origin, world);
    await server.log.start();
    server.#live.start();
    server.#write('info', 'started', { events: server.log.tournament.seq });
    return server;
  }

  /** The token of a director's link, if there has never been one. */
  async firstLink(): Promise<string | null> {
    const hasOne = this.log.tournament.links.some(({ role }) => role === 'director');
    if (hasOne) return null;
    const made = await newDirector(this.log, 'Director');
    return made.ok ? made.value : null;
  }

  /** Takes nothing more, stores what it has taken, and says goodbye to everybody. */
  async finish(): Promise<void> {
    await this.log.stop();
    this.#live.stop();
    this.#write('info', 'stopped', { events: this.log.tournament.seq });
  }

  async close(): Promise<void> {
    await this.log.stop();
    this.#live.stop();
    await this.#store.close();
  }

  #write(level: string, event: string, details: Readonly<Record<string, unknown>>): void {
    const time = new Date(this.#world.now()).toISOString();
    this.#world.write(`${JSON.stringify({ time, level, event, ...details })}\n`);
  }
}

/** Makes a director's link and gives its token; what is wrong with the name comes back. */
async function newDirector(log: TeamLog, name: string): Promise<Result<string, string>> {
  const { event, token } = makeLink({ role: 'director', table: null, name });
  const read = readEvent(event);
  if (!read.ok) return read;
  await log.take([read.value], SERVER_ACTOR);
  return ok(token);
}

/** The same for a tournament that nobody serves just now. */
export async function addDirector(
  store: EventStore,
  name: string,
  now: () => number,
): Promise<Result<string, string>> {
  const log = new TeamLog(store, { now, metrics: new Metrics(), warn: () => undefined });
  await log.start();
  try {
    return await newDirector(log, name);
  } finally {
    await log.stop();
  }
}

/** Lines about refusals, at most so many a second: whoever knocks without end does not fill a disk. */
const MOST_LINES = 10;

class RefusalLog {
  readonly #warn: (event: string, details: Readonly<Record<string, unknown>>) => void;
  readonly #now: () => number;
  #second = 0;
  #lines = 0;

  constructor(
    warn: (event: string, details: Readonly<Record<string, unknown>>) => void,
    now: () => number,
  ) {
    this.#warn = warn;
    this.#now = now;
  }

  say(reason: RefusalReason, link: string | null): void {
    const second = Math.floor(this.#now() / 1000);
    if (second !== this.#second) this.#lines = 0;
    this.#second = second;
    this.#lines++;
    if (this.#lines <= MOST_LINES) this.#warn('refused', { reason, ...(link && { link }) });
  }
}

/** `0.0.0.0` is every address of the machine: one that others can use is shown. */
function reachable(url: string): string {
  const at = new URL(url);
  if (at.hostname !== '0.0.0.0' && at.hostname !== '[::]') return url;
  const addresses = Object.values(networkInterfaces()).flatMap((one) => one ?? []);
  const outside = addresses.find(({ family, internal }) => family === 'IPv4' && !internal);
  at.hostname = outside?.address ?? '127.0.0.1';
  return at.href;
}
