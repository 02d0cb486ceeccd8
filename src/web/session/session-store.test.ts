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

/** A browser whose tabs share a shelf; what a tab tells the others arrives when it is delivered. */
class TestBrowser {
  readonly shelf: SessionDatabase;
  now = 1_700_000_000_000;
  private ids = 0;
  private readonly listeners: ((id: string | null) => void)[] = [];
  private readonly post: { from: number; id: string }[] = [];

  constructor(shelf: SessionDatabase = memoryDatabase()) {
    this.shelf = shelf;
  }

  async tab(): Promise<SessionStore> {
    const number = this.listeners.length;
    this.listeners.push(() => {});
    const tabs: Tabs = {
      tell: (id) => void this.post.push({ from: number, id }),
      listen: (onSaved) => {
        this.listeners[number] = onSaved;
      },
    };
    const door = { now: () => ++this.now, newId: () => `id-${++this.ids}` };
    const keep = new SessionStore(this.shelf, tabs, door);
    await keep.tidy();
    return keep;
  }

  async deliver(): Promise<void> {
    for (const { from, id } of this.post.splice(0)) {
      for (const [to, hear] of this.listeners.entries()) if (to !== from) hear(id);
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

const textsOn = async (shelf: SessionDatabase): Promise<readonly string[]> => {
  const all = await Promise.all((await shelf.list()).map(({ id }) => shelf.read(id)));
  return all.flatMap((one) => one?.session.hands ?? []);
};

describe('keeping', () => {
  it('saves every action and says so', async () => {
    const browser = new TestBrowser();
    const keep = await browser.tab();
    const recorder = new Recorder(keep.fresh('Friday', [SET_UP]));
    keep.follow(recorder);
    recorder.act({ verb: 'raise', to: 15_000 });
    expect(keep.state.value).toBe('saving');
    await keep.settled();
    expect(keep.state.value).toBe('saved');
    expect(await textsOn(browser.shelf)).toEqual([recorder.text.value]);
    recorder.undo();
    await keep.settled();
    expect(await textsOn(browser.shelf)).toEqual([SET_UP]);
    expect(keep.sessions.value).toMatchObject([{ name: 'Friday', hands: 1 }]);
  });

  it('what is undone while it is being saved is undone on the shelf', async () => {
    const browser = new TestBrowser();
    const keep = await browser.tab();
    const recorder = new Recorder(keep.fresh('Friday', [SET_UP]));
    keep.follow(recorder);
    await keep.settled();
    recorder.act({ verb: 'fold' });
    recorder.undo();
    await keep.settled();
    expect(await textsOn(browser.shelf)).toEqual([SET_UP]);
  });

  it('an empty session takes no place in the list until something is written', async () => {
    const keep = await new TestBrowser().tab();
    const recorder = new Recorder(keep.freshToday());
    keep.follow(recorder);
    await keep.settled();
    expect(keep.sessions.value).toEqual([]);
    recorder.write(SET_UP);
    await keep.settled();
    expect(keep.sessions.value).toMatchObject([{ name: '14 November 2023', hands: 1 }]);
  });

  it('deletes, restores, and forgets after thirty days', async () => {
    const browser = new TestBrowser();
    const keep = await browser.tab();
    await keep.create(keep.fresh('Friday', [SET_UP]));
    const { id } = keep.sessions.value[0]!;
    await keep.remove(id);
    expect(keep.sessions.value).toEqual([]);
    expect(keep.deleted.value).toMatchObject([{ id, name: 'Friday' }]);
    await keep.restore(id);
    expect(keep.sessions.value).toMatchObject([{ id, name: 'Friday' }]);
    expect((await keep.open(id))?.hands).toEqual([SET_UP]);
    await keep.remove(id);
    browser.now += 29 * DAY;
    expect((await browser.tab()).deleted.value.length).toBe(1);
    browser.now += 2 * DAY;
    expect((await browser.tab()).deleted.value.length).toBe(0);
    expect(await browser.shelf.list()).toEqual([]);
  });

  it('renames and duplicates without taking a name twice', async () => {
    const keep = await new TestBrowser().tab();
    const session = keep.fresh('Friday', [SET_UP]);
    await keep.create(session);
    await keep.duplicate(session.id);
    await keep.duplicate(session.id);
    await keep.rename(session.id, '  Saturday ');
    const names = keep.sessions.value.map(({ name }) => name);
    expect(names.sort()).toEqual(['Friday (copy)', 'Friday (copy) (2)', 'Saturday']);
  });

  it('finds names and hands', async () => {
    const keep = await new TestBrowser().tab();
    await keep.create(keep.fresh('Friday', [SET_UP, SET_UP.replace('Alice', 'Zoë')]));
    await keep.create(keep.fresh('Home game', [SET_UP]));
    const found = async (query: string) =>
      (await keep.search(query)).map(({ id, places }) => [
        keep.sessions.value.find((info) => info.id === id)!.name,
        places,
      ]);
    expect(await found('zoë')).toEqual([['Friday', [1]]]);
    expect(await found('HOME')).toEqual([['Home game', []]]);
    expect(await found('friday charlie')).toEqual([['Friday', [0, 1]]]);
    expect(await found('nobody')).toEqual([]);
  });
});

describe('a shelf that refuses', () => {
  it('goes on, says why, gives everything out, and saves when it can again', async () => {
    const shelf = memoryDatabase();
    let isFull = false;
    const browser = new TestBrowser({
      ...shelf,
      async write(write) {
        if (isFull) throw new DOMException('no room', 'QuotaExceededError');
        return shelf.write(write);
      },
    });
    const keep = await browser.tab();
    const recorder = new Recorder(keep.fresh('Friday', [SET_UP]));
    keep.follow(recorder);
    await keep.settled();
    isFull = true;
    recorder.act({ verb: 'fold' });
    await keep.settled();
    expect(keep.state.value).toBe('failed');
    expect(keep.problem.value).toContain('no room left');
    expect(await keep.exportAll()).toContain('1. Alice (Dealer): Fold');
    await keep.create(keep.fresh('Saturday', [SET_UP]));
    expect(keep.sessions.value.map(({ name }) => name)).toContain('Saturday');
    expect(await keep.exportAll()).toContain('Saturday');
    isFull = false;
    keep.tryAgain();
    await keep.settled();
    expect(keep.state.value).toBe('saved');
    expect(keep.problem.value).toBe(null);
    expect(await textsOn(shelf)).toEqual([recorder.text.value, SET_UP]);
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
    expect((await textsOn(browser.shelf)).toSorted()).toEqual(
      [first.text.value, second.text.value].toSorted(),
    );
    // Undo goes on in the copy and does not touch the other.
    second.undo();
    await two.settled();
    expect(second.session.value.name).toBe('Friday (copy)');
    expect(await textsOn(browser.shelf)).toContain(first.text.value);
  });

  it('looking at another hand is no change of the session', async () => {
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
      const shelf = memoryDatabase();
      const slowly = async (): Promise<void> => {
        for (let i = chance.below(6); i > 0; i--) await Promise.resolve();
      };
      const browser = new TestBrowser({
        ...shelf,
        async read(id) {
          await slowly();
          return shelf.read(id);
        },
        async write(write) {
          await slowly();
          return shelf.write(write);
        },
      });
      const start = { id: 'start', name: 'Friday', hands: [SET_UP], at: 0 };
      await (await browser.tab()).create(start);
      const tabs = await Promise.all(
        [0, 1, 2].map(async () => {
          const keep = await browser.tab();
          const recorder = new Recorder((await keep.open('start'))!);
          keep.follow(recorder);
          return { keep, recorder };
        }),
      );
      let words = 0;
      for (let i = 0; i < 60; i++) {
        const { keep, recorder } = pick(chance, tabs);
        // Somebody adds a word of his own; the last word he saw stays in the text.
        recorder.write(`${recorder.text.value}# word-${++words}\n`);
        if (chance.below(3) > 0) await keep.settled();
        if (chance.below(3) > 0) await browser.deliver();
      }
      await Promise.all(tabs.map(({ keep }) => keep.settled()));
      await browser.deliver();
      const all = (await textsOn(shelf)).join('\n');
      for (let word = 1; word <= words; word++)
        expect(all, `seed ${seed}`).toContain(`# word-${word}\n`);
      for (const { recorder } of tabs) expect(all).toContain(recorder.text.value);
    }
  });
});
