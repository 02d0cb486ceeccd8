import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EventStore, openStore, type StorePlace } from '../../src/server/team/event-store.ts';
import { TeamServer } from '../../src/server/team/start-team.ts';
import type { Ack, Acks, EventBody, MadeLink, NewEvent, NewLink } from '../../src/team/index.ts';
import { hashOf } from '../team/room.ts';
import { sampleSite } from './sample-site.ts';

const HOST = 'http://127.0.0.1:8080';
export const API = `${HOST}/team/api/`;

/** A hand of three players in which nothing was done yet; `note` makes its text another one. */
export const handText = (hand: number, note = ''): string => `Hand (${hand})
started_at: 00:00:00 ended_at: 00:01:56
SB 50 BB 100 Ante 0
Event: Friday${note}
Stack Setup:
Ann Dealer 5000
Bob SB 5000
Cara BB 5000
`;

let made = 0;
export const newEvent = (body: EventBody): NewEvent => ({ id: `test-event-${++made}`, body });

/** A version of a hand, as a page sends it. */
export const handEvent = (table: string, hand: number, text: string, before: string | null) =>
  newEvent({
    kind: 'hand',
    table,
    hand: String(hand),
    client: `page-${table.replaceAll(' ', '')}`,
    before: before === null ? null : hashOf(before),
    after: hashOf(text),
    text,
    takes: [],
    typedAt: 0,
    isOver: false,
  });

/** A server without a socket, on a store of its own, with a clock that stands until it is set. */
export class TeamLab {
  readonly folder = mkdtempSync(join(tmpdir(), 'sidepot-team-'));
  readonly lines: string[] = [];
  now = 1_700_000_000_000;
  server!: TeamServer;
  store!: EventStore;
  director = '';

  static async start(origin: string | null = null): Promise<TeamLab> {
    const lab = new TeamLab();
    await lab.open(origin);
    lab.director = (await lab.server.firstLink())!;
    return lab;
  }

  async open(
    origin: string | null = null,
    place: StorePlace = { kind: 'sqlite', folder: this.folder },
  ): Promise<void> {
    const store = await openStore(place, 'write');
    if (!store.ok) throw new Error(store.error);
    this.store = store.value;
    this.server = await TeamServer.on(this.store, sampleSite, origin, {
      now: () => this.now,
      write: (line) => this.lines.push(line),
    });
  }

  async close(): Promise<void> {
    await this.server.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  ask(path: string, token: string, init: RequestInit = {}): Promise<Response> {
    const headers = { Authorization: `Bearer ${token}`, ...init.headers };
    return Promise.resolve(this.server.request(`${API}${path}`, { ...init, headers }));
  }

  post(path: string, token: string, body: unknown): Promise<Response> {
    return this.ask(path, token, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  }

  async send(token: string, ...events: NewEvent[]): Promise<readonly Ack[]> {
    const answer = await this.post('events', token, { events });
    if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as Acks).acks;
  }

  /** The token of a new link. */
  async link(role: NewLink['role'], table: string | null = null, name = 'Ann'): Promise<string> {
    const answer = await this.post('links', this.director, { role, table, name });
    return ((await answer.json()) as MadeLink).token;
  }

  /** A stream as it comes, event by event. */
  async listen(token: string, table?: string): Promise<Listener> {
    const path = table === undefined ? 'live' : `live?table=${encodeURIComponent(table)}`;
    return new Listener(await this.ask(path, token));
  }
}

/** Reads server-sent events one after another. */
export class Listener {
  readonly status: number;
  readonly response: Response;
  readonly #reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  #text = '';

  constructor(response: Response) {
    this.response = response;
    this.status = response.status;
    this.#reader = response.body?.getReader();
  }

  /** The next event with this name, its data read; null if the stream ends before. */
  // biome-ignore lint/suspicious/noExplicitAny: what the test expects is what it says
  async next(name: string): Promise<any> {
    for (;;) {
      const end = this.#text.indexOf('\n\n');
      if (end < 0) {
        const part = await this.#reader!.read();
        if (part.done) return null;
        this.#text += new TextDecoder().decode(part.value);
        continue;
      }
      const block = this.#text.slice(0, end);
      this.#text = this.#text.slice(end + 2);
      if (block.startsWith(`event: ${name}\n`)) {
        return JSON.parse(block.slice(block.indexOf('data: ') + 6));
      }
    }
  }

  async close(): Promise<void> {
    await this.#reader?.cancel();
  }
}
