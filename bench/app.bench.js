import { gzipSync } from 'node:zlib';
import { launchChromium } from '../scripts/chromium.js';
import { serveBuilt } from '../scripts/serve-built.js';
import { NAMES } from './hands.bench.js';

/** One frame at sixty a second, in milliseconds. */
const FRAME = 16;
/** What the recorder may start with, gzipped. */
const FIRST_SCRIPTS = 125_000;
const ROUNDS = 3;

/** Ten players who call and check to the river: forty actions, the longest round there is. */
const table = (number) => `Hand (${number})
started_at: 00:02:30 ended_at: HH:MM:SS
SB 500 BB 1000 Ante 1000
Stack Setup:
${NAMES.map((name, i) => `${name} ${['Dealer ', 'SB ', 'BB '][i] ?? ''}${50_000 + 1_000 * i}`).join('\n')}
`;
const ACTIONS = 4 * NAMES.length;

/** The hands of the evening before it: everybody folds to the big blind. */
const BEFORE = 120;
const ORDER = [...NAMES.slice(3), NAMES[0], NAMES[1]];
const folded = (number) => `${table(number)}
Preflop Base:
${ORDER.map((name, i) => `${i + 1}. ${name}: Fold`).join('\n')}
`;
const EVENING = Array.from({ length: BEFORE + 1 }, (_, i) =>
  i < BEFORE ? folded(i + 1) : table(i + 1),
).join('\n');

/** The recorder's page in Chromium: script for each action, and how much of it is loaded first. */
export default async function appBench() {
  const server = await serveBuilt();
  const browser = await launchChromium();
  try {
    const size = await firstScripts(browser, server.url);
    const times = [];
    for (let round = 0; round < ROUNDS; round++)
      times.push(...(await playHand(browser, server.url)));
    const sorted = times.toSorted((a, b) => a - b);
    const middle = sorted[sorted.length >> 1];
    const slow = sorted[Math.floor(sorted.length * 0.95)];
    return {
      title: `The page: ${middle.toFixed(1)} ms of script for an action at a table of ten, ${BEFORE} hands into the evening (19 of 20 below ${slow.toFixed(1)} ms, the slowest ${sorted.at(-1).toFixed(1)} ms); ${(size / 1000).toFixed(1)} KB of JavaScript to start with`,
      rows: [{ name: 'actions in the page', perSecond: 1000 / middle }],
      ratios: [
        { text: 'a frame of 16 ms to the script of 19 in 20 actions', value: FRAME / slow, bar: 1 },
        { text: '125 KB to the first JavaScript, gzipped', value: FIRST_SCRIPTS / size, bar: 1 },
      ],
    };
  } finally {
    await browser.close();
    await server.close();
  }
}

async function firstScripts(browser, url) {
  const page = await browser.newPage();
  const scripts = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const sizes = (await Promise.all(scripts)).map((script) => gzipSync(script, { level: 9 }).length);
  await page.close();
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Milliseconds of script for each action, drawing and saving included, in a page just opened. */
async function playHand(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, EVENING);
  await page.locator('.hand-list .hand-button').first().click();
  await page.getByRole('heading', { level: 1, name: `Hand ${BEFORE + 1}` }).waitFor();
  // What is judged of the whole evening when it is opened is not an action.
  await page.locator('.chain-mark').nth(20).waitFor();
  await page.evaluate('new Promise((done) => setTimeout(done, 1_000))');
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const scriptTime = async () => {
    await page.evaluate('new Promise((done) => setTimeout(done, 60))');
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'ScriptDuration').value;
  };
  const times = [];
  let before = await scriptTime();
  for (let i = 0; i < ACTIONS; i++) {
    await page.keyboard.press('c');
    const after = await scriptTime();
    times.push(after - before);
    before = after;
  }
  // Who measures keys that did nothing measures nothing.
  await page.getByRole('heading', { name: 'Showdown' }).waitFor();
  await context.close();
  return times;
}
