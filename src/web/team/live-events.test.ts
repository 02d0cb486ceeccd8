import { describe, expect, test } from 'vitest';
import { type LiveEvent, LiveEventReader, readLiveEvents, waitAfter } from './live-events.ts';

const STREAM =
  ': hello\n\nevent: field\ndata: {"left":3}\n\nevent: table\r\ndata: {"table":\r\ndata: "4"}\r\n\r\ndata:bare\n\n';

const EVENTS: readonly LiveEvent[] = [
  { name: 'field', text: '{"left":3}' },
  { name: 'table', text: '{"table":\n"4"}' },
  { name: 'message', text: 'bare' },
];

function read(pieces: readonly string[]): readonly LiveEvent[] {
  const events: LiveEvent[] = [];
  const reader = new LiveEventReader((event) => events.push(event));
  for (const piece of pieces) reader.push(piece);
  return events;
}

describe('server-sent events', () => {
  test('are the same wherever the stream is cut', () => {
    for (let cut = 0; cut <= STREAM.length; cut++) {
      expect(read([STREAM.slice(0, cut), STREAM.slice(cut)]), `cut at ${cut}`).toEqual(EVENTS);
    }
    expect(read([...STREAM])).toEqual(EVENTS);
  });

  test('one that has not ended is not an event', () => {
    expect(read(['data: half'])).toEqual([]);
    expect(read(['data: half\n'])).toEqual([]);
  });

  test('letters of several bytes survive a cut between their bytes', async () => {
    const bytes = new TextEncoder().encode('data: Zoë 🂡\n\n');
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    const events: LiveEvent[] = [];
    let signs = 0;
    await readLiveEvents(
      body,
      (event) => events.push(event),
      () => signs++,
    );
    expect(events).toEqual([{ name: 'message', text: 'Zoë 🂡' }]);
    expect(signs).toBe(bytes.length);
  });

  test('a server that is away is asked less and less often, and never less than four times a minute', () => {
    const waits = [0, 1, 2, 3, 10, 100].map(waitAfter);
    expect(waits).toEqual([500, 1_000, 2_000, 4_000, 15_000, 15_000]);
  });
});
