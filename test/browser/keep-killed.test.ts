import { expect, test } from 'vitest';
import { prng } from '../../src/kernel/prng.ts';
import { SAMPLE_HAND } from '../../src/web/recorder/sample.ts';
import { inLab, inPage } from './keep-lab.ts';
import { randomSession } from './keep-script.ts';

const { open } = inLab();

const SET_UP = SAMPLE_HAND.slice(0, SAMPLE_HAND.indexOf('\n\n') + 1);

/** Goes on with the script, telling at once what the page calls saved. */
const goOn = (from: number, deeds: unknown): string => `
  const deeds = ${JSON.stringify(deeds)};
  const saved = () => new Promise((done) => {
    const stop = keep.state.subscribe((state) => {
      if (state === 'saved') queueMicrotask(() => { stop(); done(); });
    });
  });
  (async () => {
    for (let i = 0; i < deeds.length; i++) {
      const { kind, text } = deeds[i];
      if (kind === 'next') recorder.next(text);
      else recorder.write(text);
      // Now and then somebody is faster than the disk.
      if (i % 3 === 0) continue;
      await saved();
      acknowledged(${from} + i);
      await new Promise((go) => setTimeout(go, 4));
    }
  })();
`;

test('killed at twenty random moments of a session, every acknowledged action is there', async () => {
  const chance = prng(20);
  const script = randomSession(7, 4_000, SET_UP);
  const { context, page: first, tab } = await open();
  let acknowledged = -1;
  await context.exposeFunction('acknowledged', (deed: number) => {
    acknowledged = Math.max(acknowledged, deed);
  });
  await inPage(
    first,
    `recorder.load(keep.fresh('Script', [${JSON.stringify(SET_UP)}])); await keep.settled();`,
  );
  let at = -1;
  let acks = 0;
  let page = first;
  for (let kill = 0; kill < 20; kill++) {
    await inPage(page, goOn(at + 1, script.deeds.slice(at + 1, at + 200)));
    await new Promise((go) => setTimeout(go, 20 + chance.below(300)));
    if (kill % 2 === 0) await page.close();
    else {
      const devtools = await context.newCDPSession(page);
      await Promise.race([
        devtools.send('Page.crash').catch(() => {}),
        new Promise((done) => page.once('crash', done)),
      ]);
      await page.close();
    }
    const kept = acknowledged;
    page = await tab();
    const hands = await inPage<string[]>(page, 'return recorder.session.value.hands;');
    const text = hands.join('\n');
    const found = script.hands.findIndex((one) => one.join('\n') === text);
    expect(found, `kill ${kill}: deed ${kept} was acknowledged`).toBeGreaterThanOrEqual(kept);
    acks += kept - at;
    at = found;
  }
  expect(acks).toBeGreaterThan(100);
}, 180_000);
