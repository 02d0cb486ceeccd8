import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { launchChromium } from '../scripts/chromium.js';

/** Nobody notices a page that does not answer for this long, in milliseconds. */
const OPENING = 400;
const SCROLLING = 300;

const CLI = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));

/** Scrolls from top to end, a few screens in each frame. */
const SCROLL_THROUGH = `new Promise((done) => {
  const turn = () => {
    const before = scrollY;
    scrollBy(0, 2500);
    if (scrollY === before) done(); else requestAnimationFrame(turn);
  };
  requestAnimationFrame(turn);
})`;

/** The suite's page with all 300 cases open: how long it is busy at a stretch. */
export default async function suitePageBench() {
  const folder = mkdtempSync(join(tmpdir(), 'sidepot-bench-'));
  const browser = await launchChromium();
  try {
    spawnSync(process.execPath, [CLI, 'suite', 'generate', '--seed', '1', '--out', folder]);
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    page.setDefaultTimeout(60_000);
    await page.goto(pathToFileURL(join(folder, 'index.html')).href);
    const opening = await longestTask(browser, page, async () => {
      await page.locator('button', { hasText: 'Expand all' }).click();
      await page.locator('.case-body').nth(299).waitFor({ state: 'attached' });
    });
    const scrolling = await longestTask(browser, page, () => page.evaluate(SCROLL_THROUGH));
    return {
      title: `The suite's page: busy for ${opening.toFixed(0)} ms at most while 300 cases open, ${scrolling.toFixed(0)} ms while they are scrolled through`,
      rows: [{ name: 'longest tasks of opening', perSecond: 1000 / opening }],
      ratios: [
        { text: `${OPENING} ms to the longest task of opening`, value: OPENING / opening, bar: 1 },
        {
          text: `${SCROLLING} ms to the longest task of scrolling`,
          value: SCROLLING / scrolling,
          bar: 1,
        },
      ],
    };
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}

/** In milliseconds of the processor: others may be using it too. */
async function longestTask(browser, page, act) {
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] });
  await act();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  const tasks = traceEvents.filter(({ name, tdur }) => name === 'RunTask' && tdur);
  return tasks.reduce((longest, { tdur }) => Math.max(longest, tdur), 0) / 1000;
}
