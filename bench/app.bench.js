import { gzipSync } from 'node:zlib';
import { launchChromium } from '../scripts/chromium.js';
import { serveBuilt } from '../scripts/serve-built.js';
import { NAMES } from './hands.bench.js';

/** One frame at sixty a second, in milliseconds. */
const FRAME = 16;
/** What the recorder may start with, gzipped. */
const FIRST_SCRIPTS = 125_000;
const ROUNDS = 3;

/** The hands of the evening before the one that is recorded: everybody folds to the big blind. */
const BEFORE = 120;

/** Ten players who keep their seats while the button moves; the small blind loses 500 to the big one. */
const EVENING = evening();

function evening() {
  const stacks = NAMES.map((_, i) => 50_000 + 1_000 * i);
  const hands = [];
  for (let number = 1; number <= BEFORE + 1; number++) {
    const seats = NAMES.map((_, i) => (number - 1 + i) % NAMES.length);
    const isLast = number > BEFORE;
    hands.push(`Hand (${number})
started_at: HH:MM:SS ended_at: HH:MM:SS
SB 500 BB 1000 Ante 1000
Event: Friday
Stack Setup:
${seats.map((seat, i) => `${NAMES[seat]} ${['Dealer ', 'SB ', 'BB '][i] ?? ''}${stacks[seat]}`).join('\n')}
${isLast ? '' : folds(seats)}`);
    stacks[seats[1]] -= 500;
    stacks[seats[2]] += 500;
  }
  return hands.join('\n');
}

function folds(seats) {
  const order = [...seats.slice(3), seats[0], seats[1]];
  const lines = order.map((seat, i) => `${i + 1}. ${NAMES[seat]}: Fold`);
  return `\nPreflop Base:\n${lines.join('\n')}\n`;
}

/**
 * Calls and checks to the river, the longest round there is, a winner, the next hand, and one that
 * everybody folds: every key that records something.
 */
const KEYS = [
  ...Array(4 * NAMES.length).fill('c'),
  ...['w', ...NAMES[0], 'Enter', 'n'],
  ...[...Array(NAMES.length - 1).fill('f'), 'n', 'f'],
];

/** The recorder's page in Chromium: work for each action, and how much of it is loaded first. */
export default async function appBench() {
  const server = await serveBuilt();
  const browser = await launchChromium();
  try {
    const size = await firstScripts(browser, server.url);
    const times = [];
    for (let round = 0; round < ROUNDS; round++) {
      const context = await openEvening(browser, server.url);
      times.push(...(await playHands(context)));
      await context.close();
    }
    const carry = await carryThrough(await openEvening(browser, server.url));
    const sorted = times.map(({ ms }) => ms).toSorted((a, b) => a - b);
    const middle = sorted[sorted.length >> 1];
    const slowest = times.find(({ ms }) => ms === sorted.at(-1));
    return {
      title: `The page: ${middle.toFixed(1)} ms of script, styles and layout for an action at a table of ten, ${BEFORE} hands into the evening, with the session's chart open in another tab (19 of 20 below ${sorted[Math.floor(sorted.length * 0.95)].toFixed(1)} ms, the slowest ${slowest.ms.toFixed(1)} ms: key ${slowest.at + 1}, ${slowest.key}); a change of hand 2 carried through ${BEFORE - 1} hands in ${carry.toFixed(0)} ms; ${(size / 1000).toFixed(1)} KB of JavaScript to start with`,
      rows: [{ name: 'actions in the page', perSecond: 1000 / middle }],
      ratios: [
        {
          text: 'a frame of 16 ms to the work of the slowest action',
          value: FRAME / slowest.ms,
          bar: 1,
        },
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

/** The evening in a recorder just opened, and the session's page with its chart beside it. */
async function openEvening(browser, url) {
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
  await page.locator('[data-save-state=saved]').waitFor();
  const chart = await context.newPage();
  await chart.goto(new URL('/session', url).href);
  await chart.locator('.counts-picture svg').waitFor();
  await page.bringToFront();
  // What is judged of the whole evening when it is opened is not an action.
  await page.locator('.session-line').waitFor({ state: 'attached' });
  await pause(page, 1_500);
  return context;
}

const pause = (page, ms) => page.evaluate(`new Promise((done) => setTimeout(done, ${ms}))`);

/** The page's own work; how fast it is painted is a matter of the machine. */
const WORK = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'];

/**
 * Milliseconds of script, styles and layout so far. The thread's own time: what other programs take
 * of the machine meanwhile is not the page's.
 */
async function workClock(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.reduce(
      (ms, { name, value }) => ms + (WORK.includes(name) ? 1000 * value : 0),
      0,
    );
  };
}

/** Milliseconds of work for each key: drawing, saving and judging the session included. */
async function playHands(context) {
  const [page, chart] = context.pages();
  const clock = await workClock(page);
  const times = [];
  let before = await clock();
  for (const [at, key] of KEYS.entries()) {
    await page.keyboard.press(key);
    // The session is judged a moment after the last key.
    await pause(page, 60);
    const after = await clock();
    times.push({ at, key, ms: after - before });
    before = after;
  }
  // Who measures keys that did nothing measures nothing.
  await page.getByRole('heading', { level: 1, name: `Hand ${BEFORE + 3}` }).waitFor();
  await chart.getByText(`${BEFORE + 3} hands`).waitFor();
  return times;
}

/** Milliseconds of work to carry a changed second hand through all that follow, and judge them. */
async function carryThrough(context) {
  const [page] = context.pages();
  await page.getByRole('button', { name: /^Show \d+ earlier hands/ }).click();
  await page
    .locator('.hand-list .hand-button')
    .nth(BEFORE - 1)
    .click();
  await page.getByRole('heading', { level: 1, name: 'Hand 2' }).waitFor();
  // The first to act is all-in instead of folding, and now the big blind folds.
  for (const key of ['Home', 'a', 'End', 'f']) await page.keyboard.press(key);
  await page.getByText(`Hand 2 changed: ${BEFORE - 1} later hands can follow.`).waitFor();
  await pause(page, 1_500);
  const clock = await workClock(page);
  const before = await clock();
  await page.keyboard.press('Shift+C');
  await pause(page, 3_000);
  const after = await clock();
  if ((await page.locator('.chain-mark').count()) > 0) throw new Error('A hand was left behind.');
  await context.close();
  return after - before;
}
