import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { handEvent, handText, newEvent, TeamLab } from '../server/team-lab.ts';

/** Hands at each of the tables, and versions of each. */
const HANDS = 60;
const TABLES = 20;
const VERSIONS = 3;

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

/** What lives, in bytes. */
async function liveHeap(): Promise<number> {
  let live = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 5; i++) {
    collect();
    live = Math.min(live, process.memoryUsage().heapUsed);
    await new Promise((done) => setTimeout(done, 20));
  }
  return live;
}

/** Some hands more at every table, as real ones are typed: longer and longer. */
async function record(lab: TeamLab, from: number, to: number): Promise<void> {
  const text = (hand: number, version: number): string =>
    `${handText(hand)}# ${'x'.repeat(500 * version)}\n`;
  for (let hand = from; hand < to; hand++) {
    for (let version = 0; version < VERSIONS; version++) {
      const before = version === 0 ? null : text(hand, version - 1);
      const events = Array.from({ length: TABLES }, (_, table) =>
        handEvent(String(table + 1), hand, text(hand, version), before),
      );
      await lab.send(lab.director, ...events);
      // Nobody is slowed down.
      lab.now += 1000;
    }
  }
}

test('an old hand costs no memory, before and after a restart', async () => {
  const lab = await TeamLab.start();
  try {
    for (let table = 1; table <= TABLES; table++) {
      await lab.send(lab.director, newEvent({ kind: 'open-table', table: String(table) }));
    }
    await record(lab, 1, HANDS + 1);
    const before = await liveHeap();
    await record(lab, HANDS + 1, 3 * HANDS + 1);
    const after = await liveHeap();
    const perHand = (after - before) / (2 * HANDS * TABLES);
    await lab.server.close();
    await lab.open();
    const restarted = await liveHeap();
    console.log(
      `${Math.round(perHand)} bytes for each old hand, ${before} at first, ${restarted} after a restart`,
    );
    // With its text it was 2,800.
    expect(perHand).toBeLessThan(600);
    expect((restarted - before) / (2 * HANDS * TABLES)).toBeLessThan(600);
  } finally {
    await lab.close();
  }
});
