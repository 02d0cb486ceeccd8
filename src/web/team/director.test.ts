import { describe, expect, onTestFinished, test } from 'vitest';
import {
  type EventBody,
  FIRST_SETTINGS,
  type FieldView,
  type Me,
  type NewEvent,
  type TableView,
} from '../../team/index.ts';
import { Director } from './director.ts';
import { TeamApi } from './team-api.ts';

const ENTRIES = ['Alice', 'Bob', 'Carol', 'Dana'];

/** A server that keeps what it is sent, and says nothing of it until it is told to. */
class QuietServer {
  readonly kept: EventBody[] = [];
  isRefusing = false;
  #live: ReadableStreamDefaultController<Uint8Array> | null = null;

  readonly api = new TeamApi('token', async (address, init) => {
    if (address.includes('live')) {
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          this.#live = controller;
        },
      });
      return new Response(body);
    }
    if (!address.endsWith('events')) return Response.json([]);
    const { events } = JSON.parse(String(init.body)) as { events: readonly NewEvent[] };
    this.kept.push(...events.map(({ body }) => body));
    const outcome = this.isRefusing ? 'refused' : 'kept';
    const acks = events.map(({ id }, at) => ({ id, outcome, seq: at }));
    return Response.json({ acks });
  });

  async say(name: 'field' | 'tables', what: unknown): Promise<void> {
    const text = `event: ${name}\ndata: ${JSON.stringify(what)}\n\n`;
    await expect.poll(() => this.#live).not.toBeNull();
    this.#live!.enqueue(new TextEncoder().encode(text));
  }
}

const field = (unseated: readonly string[]): Partial<FieldView> => ({
  unseated,
  settings: FIRST_SETTINGS,
});

const table = (name: string, players: readonly string[]): Partial<TableView> => ({
  table: name,
  isClosed: false,
  hand: players.length > 0 ? 1 : null,
  seats: players.map((player, at) => ({ name: player, label: null, chair: at + 1, chips: 30_000 })),
});

async function atTheDraw(): Promise<{ server: QuietServer; director: Director }> {
  const server = new QuietServer();
  let id = 0;
  const director = new Director({
    me: { link: 'director', now: 0 } as Me,
    api: server.api,
    now: () => 0,
    newId: () => `event ${++id}`,
  });
  onTestFinished(director.start());
  await server.say('field', field(ENTRIES));
  await expect.poll(() => director.unseated.value).toEqual(ENTRIES);
  return { server, director };
}

describe('seats that are taken', () => {
  test('are not drawn a second time, whatever the server says first', async () => {
    const { server, director } = await atTheDraw();
    const drawn = director.draw(7);
    expect(drawn.map(({ table: name }) => name)).toEqual(['1']);
    expect(await director.take(drawn)).toBe(true);

    // Stored, and nothing said of it yet.
    expect(director.draw(7)).toEqual([]);

    // The tables come before the field, which still counts everybody as waiting.
    await server.say('tables', [table('1', ENTRIES)]);
    await expect.poll(() => director.feed.tables.value.length).toBe(1);
    expect(director.feed.field.value?.unseated).toEqual(ENTRIES);
    expect(director.draw(7)).toEqual([]);

    await server.say('field', field(['Erin', 'Finn']));
    await expect.poll(() => director.unseated.value).toEqual(['Erin', 'Finn']);
    expect(director.draw(7).map(({ table: name }) => name)).toEqual(['2']);
    expect(server.kept.filter(({ kind }) => kind === 'hand')).toHaveLength(1);
  });

  test('of a late entry neither: Seat pressed twice sends one line, whatever else the server tells', async () => {
    const { server, director } = await atTheDraw();
    expect(await director.seatLate('Dana', '1')).toBe(true);
    expect(director.unseated.value).toEqual(['Alice', 'Bob', 'Carol']);
    // A table that has changed does not show yet who waits for a seat there.
    await server.say('tables', [table('1', ['Erin', 'Finn'])]);
    await expect.poll(() => director.feed.tables.value.length).toBe(1);
    expect(director.unseated.value).not.toContain('Dana');
    // The line was dropped: once the field has told of the seat, it tells of that too.
    await server.say('field', field(['Alice', 'Bob', 'Carol']));
    await server.say('field', field(ENTRIES));
    await expect.poll(() => director.unseated.value).toEqual(ENTRIES);
  });

  test('that are refused are free again', async () => {
    const { server, director } = await atTheDraw();
    server.isRefusing = true;
    expect(await director.seatLate('Dana', '1')).toBe(false);
    expect(director.unseated.value).toEqual(ENTRIES);
  });

  test('at a table that was opened before are not drawn again either', async () => {
    const { server, director } = await atTheDraw();
    await server.say('tables', [table('1', [])]);
    await expect.poll(() => director.feed.tables.value.length).toBe(1);
    expect(await director.take(director.draw(7))).toBe(true);
    expect(director.draw(7)).toEqual([]);
  });

  test('somebody who was taken out of the hand again can be drawn', async () => {
    const { server, director } = await atTheDraw();
    await director.take(director.draw(7));
    await server.say('field', field([]));
    await server.say('tables', [table('1', ['Alice', 'Bob', 'Carol'])]);
    await server.say('field', field(['Dana']));
    await expect.poll(() => director.unseated.value).toEqual(['Dana']);
  });
});
