import { beforeEach, describe, expect, it, vi } from 'vitest';
import { actByAmount, actByKey } from './acting.ts';
import { PageState } from './page-state.ts';
import { Recorder } from './recorder.ts';
import { SAMPLE_HAND } from './sample-hand.ts';

/** How often a hand was written, read, and played from its posts on, by whomever. */
const { count } = vi.hoisted(() => ({ count: { writes: 0, reads: 0, plays: 0 } }));

vi.mock('../../../formats/notation/write.ts', async (load) => {
  const real = await load<typeof import('../../../formats/notation/write.ts')>();
  const writeHand: typeof real.writeHand = (record) => {
    count.writes++;
    return real.writeHand(record);
  };
  return { ...real, writeHand };
});

vi.mock('../../../formats/notation/read.ts', async (load) => {
  const real = await load<typeof import('../../../formats/notation/read.ts')>();
  class HandReader extends real.HandReader {
    constructor(...given: ConstructorParameters<typeof real.HandReader>) {
      super(...given);
      count.reads++;
    }
  }
  return { ...real, HandReader };
});

vi.mock('../../../rules/hand/open-hand.ts', async (load) => {
  const real = await load<typeof import('../../../rules/hand/open-hand.ts')>();
  const openHand: typeof real.openHand = (table) => {
    count.plays++;
    return real.openHand(table);
  };
  return { ...real, openHand };
});

const ONCE = { writes: 1, reads: 1, plays: 1 };

function recorded(): PageState {
  const text = SAMPLE_HAND.slice(0, SAMPLE_HAND.indexOf('\nPreflop Base:'));
  const recorder = new Recorder({ id: '1', name: 'Friday', hands: [text], at: 0 });
  return new PageState(recorder, { read: () => null, write: () => false, watch: () => () => {} });
}

/** Everything the page draws of a hand. */
function draw({ recorder, seats, pots, legal, conflict, isPaid }: PageState): void {
  for (const shown of [recorder.moment, recorder.away, seats, pots, legal, conflict, isPaid]) {
    void shown.value;
  }
}

describe('a key press writes, reads and plays the hand once', () => {
  let ui: PageState;
  beforeEach(() => {
    ui = recorded();
    draw(ui);
    Object.assign(count, { writes: 0, reads: 0, plays: 0 });
  });

  const press = (key: string): typeof count => {
    const before = { ...count };
    expect(actByKey(ui, key), key).toBe(true);
    draw(ui);
    return {
      writes: count.writes - before.writes,
      reads: count.reads - before.reads,
      plays: count.plays - before.plays,
    };
  };

  it('on every street, whatever the key', () => {
    for (const key of ['m', 'c', 'f', 'f', 'c', 'c', 'c', 'h', 'p', 'a', 'c', 'c', 'c', 'c', 'c']) {
      expect(press(key), key).toEqual(ONCE);
    }
    expect(ui.recorder.scene.value.stage).toBe('showdown');
  });

  it('ACT-3 also where a call takes the last chip and is written as an all-in', () => {
    for (const key of ['f', 'a']) press(key);
    expect(press('c')).toEqual(ONCE);
    expect(ui.recorder.text.value).toContain('Alice (Dealer): All-In 80000');
  });

  it('and so does an amount', () => {
    ui.typed.value = '3bb';
    expect(actByAmount(ui, false)).toBe(true);
    draw(ui);
    expect(count).toEqual(ONCE);
  });

  it('also where it takes the place of an earlier action that changes nobody else\u2019s', () => {
    for (const key of ['m', 'f', 'f', 'f']) press(key);
    ui.recorder.cursor.value = 1;
    expect(press('f')).toEqual(ONCE);
  });

  it('undo and walking write and play nothing but the hand that is shown', () => {
    for (const key of ['m', 'c']) press(key);
    Object.assign(count, { writes: 0, reads: 0, plays: 0 });
    ui.recorder.step(-1);
    draw(ui);
    expect(count).toEqual({ writes: 0, reads: 0, plays: 0 });
    ui.recorder.undo();
    draw(ui);
    expect(count).toEqual({ writes: 0, reads: 1, plays: 1 });
  });
});
