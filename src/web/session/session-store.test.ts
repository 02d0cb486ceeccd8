import { describe, expect, it } from 'vitest';
import { pick, prng } from '../../kernel/prng.ts';
import { Recorder } from '../recorder/model/recorder.ts';
import { memoryDatabase, type SessionDatabase, type Tabs } from './database.ts';
import { SessionStore } from './session-store.ts';

const SET_UP = `Hand (12)
started_at: 00:02:30 ended_at: HH:MM:SS
SB 2500 BB 5000 Ante 5000
Stack Setup:
Alice Dealer 80000
Bob SB 165000
Charlie BB 265000
`;

const DAY = 24 * 3_600_000;

/** A browser whose tabs share a database; what a tab tells the others arrives when it is delivered. */
class TestBrowser {
  readonly database: SessionDatabase;
  now = 1_700_000_000_000;
  #ids = 0;
  readonly #listeners: ((id: string | null) => void)[] = [];
  readonly #post: { from: number; id: string }[] = [];

  constructor(database: SessionDatabase = memoryDatabase()) {
    this.database = database;
  }

  async tab(): Promise<SessionStore> {
    const number = this.#listeners.length;
    this.#listeners.push(() => {});
    const tabs: Tabs = {
      announce: (id) => void this.#post.push({ from: number, id }),
      listen: (onSaved) => {
        this.#listeners[number] = onSaved;
      },
    };
    const context = { now: () => ++this.now, newId: () => `id-${++this.#ids}` };
    const store = new SessionStore(this.database, tabs, context);
    await store.tidy();
    return store;
  }

  async deliver(): Promise<void> {
    for (const { from, id } of this.#post.splice(0)) {
      for (const [to, hear] of this.#listeners.entries()) if (to !== from) hear(id);
    }
    await idle();
  }
}

const idle = async (): Promise<void> => {
  for (let i = 0; i < 50; i++) await Promise.resolve();
};

async function twoTabs(): Promise<{
  browser: TestBrowser;
  one: SessionStore;
  two: SessionStore;
  first: Recorder;
  second: Recorder;
}> {
  const browser = new TestBrowser();
  const one = await browser.tab();
  const first = new Recorder(one.fresh('Friday', [SET_UP]));
  one.follow(first);
  await one.settled();
  const two = await browser.tab();
  const second = new Recorder((await two.open(first.session.value.id))!);
  two.follow(second);
  await browser.deliver();
  return { browser, one, two, first, second };
}

const textsOn = async (database: SessionDatabase): Promise<readonly string[]> => {
  const all = await Promise.all((await database.list()).map(({ id }) => database.read(id)));
  return all.flatMap((one) => one?.session.hands ?? []);
};

describe('keeping', () => {
  it('saves every action and says so', async () => {
    const browser = new TestBrowser();
    const store = await browser.tab();
    const recorder = new Recorder(store.fresh('Friday', [SET_UP]));
    store.follow(recorder);
    recorder.act({ verb: 'raise', to: 15_000 });
    expect(store.state.value).toBe('saving');
    await store.settled();
    expect(store.state.value).toBe('saved');
    expect(await textsOn(browser.database)).toEqual([recorder.text.value]);
    recorder.undo();
    await store.settled();
    expect(await textsOn(browser.database)).toEqual([SET_UP]);
    expect(store.sessions.value).toMatchObject([{ name: 'Friday', hands: 1 }]);
  });

  it('what is undone while it is being saved is undone in the database', async () => {
    const browser = new TestBrowser();
    const store = await browser.tab();
    const recorder = new Recorder(store.fresh('Friday', [SET_UP]));
    store.follow(recorder);
    await store.settled();
    recorder.act({ verb: 'fold' });
    recorder.undo();
    await store.settled();
    expect(await textsOn(browser.database)).toEqual([SET_UP]);
  });

  it('an empty session takes no place in the list until something is written', async () => {
    const store = await new TestBrowser().tab();
    const recorder = new Recorder(store.freshToday());
    store.follow(recorder);
    await store.settled();
    expect(store.sessions.value).toEqual([]);
    recorder.write(SET_UP);
    await store.settled();
    expect(store.sessions.value).toMatchObject([{ name: '14 November 2023', hands: 1 }]);
  });

  it('deletes, restores, and forgets after thirty days', async () => {
    const browser = new TestBrowser();
    const store = await browser.tab();
    await store.create(store.fresh('Friday', [SET_UP]));
    const { id } = store.sessions.value[0]!;
    await store.remove(id);
    expect(store.sessions.value).toEqual([]);
    expect(store.deleted.value).toMatchObject([{ id, name: 'Friday' }]);
    await store.restore(id);
    expect(store.sessions.value).toMatchObject([{ id, name: 'Friday' }]);
    expect((await store.open(id))?.hands).toEqual([SET_UP]);
    await store.remove(id);
    browser.now += 29 * DAY;
    expect((await browser.tab()).deleted.value.length).toBe(1);
    browser.now += 2 * DAY;
    expect((await browser.tab()).deleted.value.length).toBe(0);
    expect(await browser.database.list()).toEqual([]);
  });

  it('renames and duplicates without taking a name twice', async () => {
    const store = await new TestBrowser().tab();
    const session = store.fresh('Friday', [SET_UP]);
    await store.create(session);
    await store.duplicate(session.id);
    await store.duplicate(session.id);
    await store.rename(session.id, '  Saturday ');
    const names = store.sessions.value.map(({ name }) => name);
    expect(names.sort()).toEqual(['Friday (copy)', 'Friday (copy) (2)', 'Saturday']);
  });

  it('finds names and hands', async () => {
    const store = await new TestBrowser().tab();
    await store.create(store.fresh('Friday', [SET_UP, SET_UP.replace('Alice', 'Zoë')]));
    await store.create(store.fresh('Home game', [SET_UP]));
    const found = async (query: string) =>
      (await store.search(query)).map(({ id, places }) => [
        store.sessions.value.find((info) => info.id === id)!.name,
        places,
      ]);
    expect(await found('zoë')).toEqual([['Friday', [1]]]);
    expect(await found('HOME')).toEqual([['Home game', []]]);
    expect(await found('friday charlie')).toEqual([['Friday', [0, 1]]]);
    expect(await found('nobody')).toEqual([]);
  });
});

describe('a database that refuses', () => {
  it('goes on, says why, gives everything out, and saves when it can again', async () => {
    const database = memoryDatabase();
    let isFull = false;
    const browser = new TestBrowser({
      ...database,
      async write(write) {
        if (isFull) throw new DOMException('no room', 'QuotaExceededError');
        return database.write(write);
      },
    });
    const store = await browser.tab();
    const recorder = new Recorder(store.fresh('Friday', [SET_UP]));
    store.follow(recorder);
    await store.settled();
    isFull = true;
    recorder.act({ verb: 'fold' });
    await store.settled();
    expect(store.state.value).toBe('failed');
    expect(store.problem.value).toContain('no room left');
    expect(await store.exportAll()).toContain('1. Alice (Dealer): Fold');
    await store.create(store.fresh('Saturday', [SET_UP]));
    expect(store.sessions.value.map(({ name }) => name)).toContain('Saturday');
    expect(await store.exportAll()).toContain('Saturday');
    isFull = false;
    store.tryAgain();
    await store.settled();
    expect(store.state.value).toBe('saved');
    expect(store.problem.value).toBe(null);
    expect(await textsOn(database)).toEqual([recorder.text.value, SET_UP]);
  });
});

describe('two tabs', () => {
  it('the one that has nothing of its own follows', async () => {
    const { browser, two, first, second } = await twoTabs();
    first.act({ verb: 'raise', to: 15_000 });
    await browser.deliver();
    await browser.deliver();
    expect(second.text.value).toBe(first.text.value);
    expect(two.state.value).toBe('elsewhere');
    second.act({ verb: 'fold' });
    await browser.deliver();
    await browser.deliver();
    expect(two.state.value).toBe('saved');
    expect(first.text.value).toBe(second.text.value);
    expect(first.text.value).toContain('2. Bob (SB): Fold');
  });

  it('with a change on both sides both are kept, and the later one says so', async () => {
    const { browser, one, two, first, second } = await twoTabs();
    first.act({ verb: 'raise', to: 15_000 });
    await one.settled();
    // The word of the first tab has not arrived.
    second.act({ verb: 'fold' });
    second.act({ verb: 'call' });
    await two.settled();
    expect(two.notice.value?.text).toContain('Both are kept: this one is now “Friday (copy)”');
    expect(second.session.value.name).toBe('Friday (copy)');
    await browser.deliver();
    await browser.deliver();
    expect(first.session.value.name).toBe('Friday');
    expect(first.text.value).toContain('1. Alice (Dealer): Raise 15000');
    expect(second.text.value).toContain('2. Bob (SB): Call 5000');
    expect((await textsOn(browser.database)).toSorted()).toEqual(
      [first.text.value, second.text.value].toSorted(),
    );
    // Undo goes on in the copy and does not touch the other.
    second.undo();
    await two.settled();
    expect(second.session.value.name).toBe('Friday (copy)');
    expect(await textsOn(browser.database)).toContain(first.text.value);
  });

  it('looking at another hand does not change the session', async () => {
    const { browser, one, two, first, second } = await twoTabs();
    first.next(SET_UP);
    await browser.deliver();
    await browser.deliver();
    expect(second.session.value.hands.length).toBe(2);
    expect(second.session.value.at).toBe(0);
    first.openHand(0);
    second.openHand(1);
    await Promise.all([one.settled(), two.settled()]);
    second.act({ verb: 'fold' });
    await two.settled();
    await browser.deliver();
    await browser.deliver();
    expect(one.sessions.value.length).toBe(1);
    expect(first.session.value.at).toBe(0);
    expect(first.session.value.hands[1]).toContain('1. Alice (Dealer): Fold');
  });

  it('a session deleted elsewhere comes back with the next change', async () => {
    const { browser, one, two, first, second } = await twoTabs();
    await one.remove(first.session.value.id);
    await browser.deliver();
    expect(two.notice.value?.text).toBe('“Friday” was deleted in another tab.');
    second.act({ verb: 'fold' });
    await two.settled();
    await browser.deliver();
    expect(one.sessions.value).toMatchObject([{ name: 'Friday', deletedAt: null }]);
  });

  it('reading a session again to import or copy it hides no change of another tab', async () => {
    const { one, two, first, second } = await twoTabs();
    first.act({ verb: 'raise', to: 15_000 });
    await one.settled();
    await two.importAny(await one.exportAll());
    await two.duplicate(second.session.value.id);
    await two.open(second.session.value.id);
    second.act({ verb: 'fold' });
    await two.settled();
    expect(second.session.value.name).toBe('Friday (copy) (2)');
    expect(await one.exportAll()).toContain('Raise 15000');
  });

  it('whatever three tabs do at the same time, nothing acknowledged is lost', async () => {
    for (let seed = 1; seed <= 40; seed++) {
      const chance = prng(seed);
      const database = memoryDatabase();
      const slowly = async (): Promise<void> => {
        for (let i = chance.below(6); i > 0; i--) await Promise.resolve();
      };
      const browser = new TestBrowser({
        ...database,
        async read(id) {
          await slowly();
          return database.read(id);
        },
        async write(write) {
          await slowly();
          return database.write(write);
        },
      });
      const start = { id: 'start', name: 'Friday', hands: [SET_UP], at: 0 };
      await (await browser.tab()).create(start);
      const tabs = await Promise.all(
        [0, 1, 2].map(async () => {
          const store = await browser.tab();
          const recorder = new Recorder((await store.open('start'))!);
          store.follow(recorder);
          return { store, recorder };
        }),
      );
      let words = 0;
      for (let i = 0; i < 60; i++) {
        const { store, recorder } = pick(chance, tabs);
        // Somebody adds a word of their own; the last word they saw stays in the text.
        recorder.write(`${recorder.text.value}# word-${++words}\n`);
        if (chance.below(3) > 0) await store.settled();
        if (chance.below(3) > 0) await browser.deliver();
      }
      await Promise.all(tabs.map(({ store }) => store.settled()));
      await browser.deliver();
      const all = (await textsOn(database)).join('\n');
      for (let word = 1; word <= words; word++)
        expect(all, `seed ${seed}`).toContain(`# word-${word}\n`);
      for (const { recorder } of tabs) expect(all).toContain(recorder.text.value);
    }
  });
});
