import { afterEach, describe, expect, test } from 'vitest';
import {
  type EventStore,
  openStore,
  StoreConflict,
  type StorePlace,
} from '../../src/server/team/event-store.ts';
import type { TeamEvent } from '../../src/team/index.ts';

/** An event whose content shows which one it is, with characters that databases have tripped over. */
export const event = (seq: number, id = `event-${seq}`): TeamEvent => ({
  seq,
  id,
  at: 1_700_000_000_000 + seq,
  by: 'server',
  body: { kind: 'enter', players: [`Player ${seq} \u0000 '"\\ \ud800 🂡`] },
});

export interface StoreLab {
  /** Nothing is there yet. */
  freshPlace(): Promise<StorePlace>;
  /** Makes the tables as version 1 made them. */
  asOfVersion1(place: StorePlace): Promise<void>;
  /** Makes the tables look as if a later version had written them. */
  fromTheFuture(place: StorePlace): Promise<void>;
}

/** What both databases promise. */
export function storeContract(title: string, lab: StoreLab): void {
  const open: EventStore[] = [];

  const opened = async (
    place: StorePlace,
    use: 'write' | 'look' = 'write',
  ): Promise<EventStore> => {
    const store = await openStore(place, use);
    if (!store.ok) throw new Error(store.error);
    open.push(store.value);
    return store.value;
  };

  const refused = async (place: StorePlace, use: 'write' | 'look'): Promise<string> => {
    const store = await openStore(place, use);
    if (!store.ok) return store.error;
    await store.value.close();
    return 'it was opened';
  };

  afterEach(async () => {
    for (const store of open.splice(0)) await store.close();
  });

  describe(title, () => {
    test('what was appended is read in order, in pages', async () => {
      const store = await opened(await lab.freshPlace());
      expect(await store.read(0, 10)).toEqual([]);
      expect(await store.append([event(1), event(2)])).toEqual([event(1), event(2)]);
      await store.append([event(3)]);
      expect(await store.read(0, 2)).toEqual([event(1), event(2)]);
      expect(await store.read(2, 2)).toEqual([event(3)]);
      expect(await store.read(3, 2)).toEqual([]);
      expect(await store.append([])).toEqual([]);
    });

    test('what was sent twice is there once, and comes back as it was first', async () => {
      const store = await opened(await lab.freshPlace());
      await store.append([event(1, 'first')]);
      const again = await store.append([event(2, 'first'), event(3, 'next'), event(4, 'next')]);
      expect(again).toEqual([event(1, 'first'), event(3, 'next'), event(3, 'next')]);
      expect(await store.read(0, 10)).toEqual([event(1, 'first'), event(3, 'next')]);
      expect(await store.append([event(9, 'first')])).toEqual([event(1, 'first')]);
    });

    test('events are found by their ids', async () => {
      const store = await opened(await lab.freshPlace());
      await store.append([event(1), event(2), event(3)]);
      const found = await store.find(['event-3', 'nobody', 'event-1']);
      expect(found.map(({ seq }) => seq).sort()).toEqual([1, 3]);
      expect(await store.find([])).toEqual([]);
    });

    test('events are read by their numbers', async () => {
      const store = await opened(await lab.freshPlace());
      await store.append([event(1), event(2), event(3)]);
      const found = await store.at([3, 9, 1]);
      expect(found.toSorted((a, b) => a.seq - b.seq)).toEqual([event(1), event(3)]);
      expect(await store.at([])).toEqual([]);
    });

    test('a number that is taken is a conflict, and nothing of the batch is kept', async () => {
      const store = await opened(await lab.freshPlace());
      await store.append([event(1)]);
      const batch = [event(2), event(1, 'other')];
      await expect(store.append(batch)).rejects.toThrow(StoreConflict);
      expect(await store.read(0, 10)).toEqual([event(1)]);
      // It goes on.
      expect(await store.append([event(2)])).toEqual([event(2)]);
    });

    test('it is all there when it is opened again', async () => {
      const place = await lab.freshPlace();
      const store = await opened(place);
      await store.append([event(1), event(2)]);
      await store.close();
      const again = await opened(place);
      expect(await again.read(0, 10)).toEqual([event(1), event(2)]);
    });

    test('one writes, others may look meanwhile, nobody else writes', async () => {
      const place = await lab.freshPlace();
      expect(await refused(place, 'look')).toMatch(/there is no tournament in/);
      const store = await opened(place);
      await store.append([event(1)]);
      expect(await refused(place, 'write')).toMatch(/another sidepot is running/);
      const other = await opened(place, 'look');
      expect(await other.read(0, 10)).toEqual([event(1)]);
      await store.append([event(2)]);
      expect(await other.find(['event-2'])).toEqual([event(2)]);
      await store.close();
      await (await opened(place)).append([event(3)]);
    });

    test('it remembers how people reached its server, and of several addresses the last', async () => {
      const place = await lab.freshPlace();
      const store = await opened(place);
      expect(await store.address()).toBe(null);
      await store.noteAddress('http://127.0.0.1:9000/');
      await store.noteAddress('https://poker.example');
      await store.close();
      expect(await (await opened(place)).address()).toBe('https://poker.example');
    });

    test('tables of version 1 become those of today with everything in them; to look they stay', async () => {
      const place = await lab.freshPlace();
      const store = await opened(place);
      await store.append([event(1), event(2)]);
      await store.close();
      await lab.asOfVersion1(place);
      const looking = await opened(place, 'look');
      expect(await looking.read(0, 10)).toEqual([event(1), event(2)]);
      await looking.close();
      const today = await opened(place);
      expect(await today.read(0, 10)).toEqual([event(1), event(2)]);
      await today.noteAddress('http://127.0.0.1:8080/');
      expect(await today.address()).toBe('http://127.0.0.1:8080/');
    });

    test('tables of a later version are refused, to look too', async () => {
      const place = await lab.freshPlace();
      await (await opened(place)).close();
      await lab.fromTheFuture(place);
      for (const use of ['write', 'look'] as const) {
        expect(await refused(place, use)).toMatch(/a newer sidepot has made it.*version 99/);
      }
    });

    test('a thousand events in one batch', async () => {
      const store = await opened(await lab.freshPlace());
      const many = Array.from({ length: 1000 }, (_, i) => event(i + 1));
      await store.append(many);
      expect(await store.read(0, 2000)).toEqual(many);
    });
  });
}
