import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Prng, pick, prng } from '../../src/kernel/prng.ts';
import { openApp } from './app.ts';
import { paste, setUpText } from './recorder-driver.ts';

const SEED = 20;
const KILLS = 20;
/** So deep that nobody is out before the session ends. */
const STACKS = [9_000_000, 8_500_000, 9_500_000, 8_000_000];

/** What the page shows of the open hand: its number, and every action in words. */
interface Seen {
  readonly hand: number;
  readonly actions: readonly string[];
}

const SEE = `(() => ({
  hand: Number(/\\d+/.exec(document.querySelector('h1')?.textContent)?.[0] ?? 0),
  actions: [...document.querySelectorAll('.action-button')].map((one) => one.textContent),
}))()`;

/** Tells, frame by frame, what stands on the page while the page calls it saved. */
const WATCH = `
  let told = '';
  const look = () => {
    if (document.querySelector('[data-save-state=saved]') && window.acknowledged) {
      const seen = JSON.stringify(${SEE});
      if (seen !== told) window.acknowledged(told = seen);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
`;

const KEYS = ['c', 'c', 'c', 'm', 'f', 'n'];

/** Cards for a showdown, so that the session goes on: there is no key for it. */
const DEAL = `document.querySelector('.random-cards button')?.click()`;

/** Types on, now faster than the page saves and now slower, until the page is gone. */
async function typeAway(page: Page, chance: Prng): Promise<void> {
  try {
    for (let i = 0; ; i++) {
      await page.keyboard.press(pick(chance, KEYS));
      // A key that does not apply swallows what follows, until Esc.
      await page.keyboard.press('Escape');
      if (i % 4 === 3) await page.evaluate(DEAL);
      await new Promise((go) => setTimeout(go, chance.below(40)));
    }
  } catch {
    // The page was killed, which is what this is about.
  }
}

async function kill(context: BrowserContext, page: Page, isCrash: boolean): Promise<void> {
  if (isCrash) {
    const devtools = await context.newCDPSession(page);
    const crashed = new Promise((done) => page.once('crash', done));
    await Promise.race([devtools.send('Page.crash').catch(() => {}), crashed]);
  }
  await page.close();
}

/** The page opened again, as far as the hand that was acknowledged last. */
async function seenAgain(page: Page, hand: number): Promise<Seen> {
  await page.locator('[data-save-state=saved]').waitFor();
  await page.locator('.table-picture').waitFor();
  const newest = (await page.evaluate(SEE)) as Seen;
  if (newest.hand <= hand) return newest;
  await page.getByRole('button', { name: new RegExp(`^${hand} `) }).click();
  await page.getByRole('heading', { level: 1, name: `Hand ${hand}` }).waitFor();
  const earlier = (await page.evaluate(SEE)) as Seen;
  await page.getByRole('button', { name: new RegExp(`^${newest.hand} `) }).click();
  await page.getByRole('heading', { level: 1, name: `Hand ${newest.hand}` }).waitFor();
  return earlier;
}

test(`killed at ${KILLS} random moments of a session (seed ${SEED}), every action called saved is there`, async () => {
  const chance = prng(SEED);
  const { context, page: first, tab } = await openApp({ init: WATCH });
  let saved: Seen = { hand: 0, actions: [] };
  let acknowledged = 0;
  await context.exposeFunction('acknowledged', (seen: string) => {
    saved = JSON.parse(seen);
    acknowledged++;
  });
  await paste(first, setUpText(4, STACKS));
  await expect.poll(() => saved.hand).toBeGreaterThan(0);
  let page = first;
  for (let i = 0; i < KILLS; i++) {
    const typing = typeAway(page, chance);
    const after = 50 + chance.below(500);
    await new Promise((go) => setTimeout(go, after));
    await kill(context, page, i % 2 === 1);
    await typing;
    const { hand, actions } = saved;
    page = await tab('/');
    const found = await seenAgain(page, hand);
    const told = `seed ${SEED}, kill ${i} after ${after} ms`;
    expect(found.hand, told).toBe(hand);
    expect(found.actions.slice(0, actions.length), told).toEqual(actions);
  }
  // Who is killed before anything is called saved proves nothing.
  expect(acknowledged).toBeGreaterThan(2 * KILLS);
}, 120_000);
