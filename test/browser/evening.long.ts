import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SAMPLE_HAND } from '../../src/web/recorder/model/sample-hand.ts';
import { ALL_LINES, randomSession } from '../sessions.ts';
import { openApp } from './app.ts';
import { handText, isSideways, paste, press } from './recorder-driver.ts';
import { grave } from './text-panel-driver.ts';

/** An evening of thirty hands with levels and everything that can happen between hands. */
const EVENING = randomSession({
  seed: 6,
  hands: 30,
  players: 7,
  stack: 60_000,
  lines: ALL_LINES,
}).replaceAll(/^Event: .*/gm, 'Event: Main Event\nTable: 4');

async function openEvening(page: Page): Promise<void> {
  await paste(page, EVENING);
  await page.locator('[data-save-state=saved]').waitFor();
  await page.keyboard.press('Alt+r');
  await page.getByRole('heading', { level: 1, name: 'Main Event · Table 4' }).waitFor();
}

const saved = async (page: Page, name: string): Promise<Buffer> => {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  return readFileSync(await (await coming).path());
};

test('the session page shows thirty hands as a chart and leads to every one of them', async () => {
  const { page } = await openApp();
  await openEvening(page);
  await expect.poll(() => page.title()).toBe('Main Event · Table 4 · Session · Sidepot');
  const strips = page.locator('.counts-picture svg a');
  expect(await strips.count()).toBe(30);
  expect(await page.getByRole('region', { name: 'All hands' }).locator('tbody tr').count()).toBe(
    30,
  );
  await page.getByRole('region', { name: 'All-ins, worth and won' }).waitFor();
  await strips.nth(11).click();
  await page.getByRole('heading', { level: 1, name: 'Hand 12' }).waitFor();
  expect(new URL(page.url()).hash).toBe('');
  await page.getByRole('navigation', { name: 'Pages' }).getByText('Session').click();
  await page.getByRole('heading', { name: 'Chip counts' }).waitFor();
  // A figure lists its hands, and each of them opens.
  await page
    .getByRole('button', { name: /% VPIP/ })
    .first()
    .click();
  const hands = page.locator('.figure-hands a');
  const label = (await hands.last().innerText()).replace(/\D/g, '');
  await hands.last().click();
  await page.getByRole('heading', { level: 1, name: `Hand ${label}`, exact: true }).waitFor();
});

test('the chart can be taken away as SVG and as PNG', async () => {
  const { page } = await openApp({ dark: true });
  await openEvening(page);
  const svg = (await saved(page, 'Picture (SVG)')).toString();
  expect(svg).toMatch(/^<svg .*<\/svg>$/s);
  expect(svg).not.toMatch(/<a |light-dark/);
  const png = await saved(page, 'Picture (PNG)');
  expect([...png.subarray(1, 4)].map((byte) => String.fromCharCode(byte)).join('')).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([3200, 1800]);
  expect(png.length).toBeGreaterThan(30_000);
});

test.each([
  [320, 'dark', true],
  [1920, 'light', false],
] as const)(
  'at %i px in %s axe finds nothing and nothing is wider than the page',
  async (...at) => {
    const [width, , dark] = at;
    const { page } = await openApp({ viewport: { width, height: 900 }, dark });
    await openEvening(page);
    expect(await isSideways(page)).toBe(false);
    expect(await grave(page, 'html')).toEqual([]);
    await page.goBack();
    await page.locator('.table-picture').waitFor();
    await press(page, ['Alt+v', 'j']);
    expect(await isSideways(page)).toBe(false);
    expect(await grave(page, '.hand-extras')).toEqual([]);
  },
);

/** Two minutes of silence: a video element plays it as it plays a film. */
function wav(seconds: number): Buffer {
  const rate = 8_000;
  const file = Buffer.alloc(44 + seconds * rate, 128);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + seconds * rate, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate, 28);
  file.writeUInt16LE(1, 32);
  file.writeUInt16LE(8, 34);
  file.write('data', 36);
  file.writeUInt32LE(seconds * rate, 40);
  return file;
}

const VIDEO = { name: 'day 1.wav', mimeType: 'audio/wav', buffer: wav(120) };

/** The part with times and notes comes with the first hand of an empty page. */
async function pasteFirst(page: Page, text: string): Promise<void> {
  await paste(page, text);
  await page.locator('.hand-extras').waitFor();
}

const position = (page: Page): Promise<number> =>
  page.evaluate('document.querySelector("video").currentTime') as Promise<number>;

test('a file plays in the page by keys, while the keyboard stays with the hand', async () => {
  const { page } = await openApp();
  await pasteFirst(page, `${SAMPLE_HAND.split('\n\nPreflop')[0]!}\n`);
  const tableTop = (await page.locator('.table-picture').boundingBox())!.y;
  await page.keyboard.press('Alt+v');
  await page.locator('.video-panel input[type=file]').setInputFiles(VIDEO);
  await expect
    .poll(() => page.evaluate('document.querySelector("video")?.duration > 100'))
    .toBe(true);
  expect((await page.locator('.table-picture').boundingBox())!.y).toBe(tableTop);
  await press(page, ['Alt+l', 'Alt+l', 'Alt+l', 'Alt+j']);
  await expect.poll(() => position(page)).toBe(10);
  await page.keyboard.press('Alt+u');
  // In the middle of an amount the video goes back, and the amount goes on.
  await press(page, ['r', '1', '2', 'Alt+l', 'Alt+,', '0', '0', '0', 'Enter', 'f']);
  await expect.poll(() => position(page)).toBe(15);
  expect(await page.evaluate('document.querySelector("video").playbackRate')).toBe(0.75);
  await page.keyboard.press('Alt+k');
  await expect.poll(() => page.evaluate('!document.querySelector("video").paused')).toBe(true);
  await expect
    .poll(() => page.evaluate('document.querySelector("video").currentTime > 15.2'))
    .toBe(true);
  await page.keyboard.press('Alt+k');
  await expect.poll(() => page.evaluate('document.querySelector("video").paused')).toBe(true);
  // A press on the film does not take the keyboard away.
  await page.locator('video').click({ position: { x: 5, y: 5 } });
  await press(page, ['f', 'Alt+o']);
  const text = await handText(page);
  expect(text).toMatch(/started_at: 00:00:10 ended_at: 00:00:1[5-9]/);
  expect(text).toContain('Video: day 1.wav');
  expect(text).toContain('1. Dana: Raise 12000\n2. Emil: Fold\n3. Alice (Dealer): Fold');
  await page.getByRole('button', { name: '▶ 00:00:10' }).click();
  await expect.poll(() => position(page)).toBe(10);
});

test('beside a video the text and the findings are in sight, and the keys open at their top', async () => {
  const { page } = await openApp({ viewport: { width: 1280, height: 800 } });
  await pasteFirst(page, SAMPLE_HAND.replace('Call 80000', 'Call 70000'));
  await page.keyboard.press('Alt+v');
  await page.locator('.video-panel input[type=file]').setInputFiles(VIDEO);
  await page.locator('video').waitFor();
  const isInSight = async (part: string): Promise<boolean> => {
    const box = (await page.locator(part).boundingBox())!;
    return box.y >= 0 && box.height >= 40 && box.y + box.height <= 800;
  };
  expect(await isInSight('.recorder-right > .findings')).toBe(true);
  await page.keyboard.press('?');
  await page.getByRole('region', { name: 'Keys' }).waitFor();
  const heading = page.getByRole('heading', { name: 'Acting' });
  await expect.poll(async () => (await heading.boundingBox())!.y).toBeLessThan(200);
  await press(page, ['Escape', 'Shift+T']);
  await page.locator('.text-findings .finding').first().waitFor();
  expect(await isInSight('video')).toBe(true);
  expect(await isInSight('.text-editor')).toBe(true);
  expect(await isInSight('.text-findings')).toBe(true);
});

test('without a video now is the time of day; an address is a link with its time', async () => {
  const { page } = await openApp();
  await pasteFirst(page, SAMPLE_HAND);
  await page.keyboard.press('Alt+u');
  await page.keyboard.press('Alt+v');
  const date = await page.evaluate('new Date().toLocaleDateString("sv-SE")');
  expect(await handText(page)).toContain(`Date: ${date}`);
  await page.getByLabel('or its address').fill('https://www.youtube.com/watch?v=abc');
  await page.keyboard.press('Enter');
  await page.getByLabel('The video is now at').fill('1:02:03');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Alt+u');
  const link = page.getByRole('link', { name: 'www.youtube.com at 01:02:03' });
  expect(await link.getAttribute('href')).toBe('https://www.youtube.com/watch?v=abc&t=3723s');
});

test('tags and notes are written by key, found by key, and the next table is a key away', async () => {
  const { page } = await openApp();
  await openEvening(page);
  await page.goBack();
  await page.locator('.table-picture').waitFor();
  await page.keyboard.press('j');
  await page.keyboard.type('bluff, river');
  await page.keyboard.press('Tab');
  await page.keyboard.type('the camera was late');
  await page.keyboard.press('Enter');
  const text = await handText(page);
  expect(text).toContain('Tags: bluff, river');
  expect(text).toContain('Note: the camera was late');
  const rows = page.locator('.hand-row');
  expect(await rows.count()).toBe(30);
  await page.keyboard.press('/');
  await page.keyboard.type('tag:river camera');
  await expect.poll(() => rows.count()).toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(() => rows.count()).toBe(30);
  // A second table: each keeps what can be undone, and says in the title which it is.
  await page.keyboard.press('Shift+N');
  await paste(page, SAMPLE_HAND);
  await expect.poll(() => page.title()).toBe('Sample hand · Sidepot');
  await page.keyboard.press('Alt+n');
  await expect.poll(() => page.title()).toBe('Main Event · Table 4 · Sidepot');
  await page.keyboard.press('Control+z');
  expect(await handText(page)).not.toContain('Tags:');
  await page.keyboard.press('Alt+n');
  await expect.poll(() => page.title()).toBe('Sample hand · Sidepot');
  expect(
    await page.getByRole('navigation', { name: 'Open tables' }).getByRole('listitem').count(),
  ).toBe(2);
});
