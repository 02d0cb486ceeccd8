import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isSideways } from './recorder-driver.ts';
import { linksOf, makeLink, openRoom, PLAYERS, panel, press, seen, setUp } from './team-room.ts';
import { grave } from './text-panel-driver.ts';

/** Set to a folder it keeps the pictures that were looked at. */
const PICTURES = process.env.SIDEPOT_PICTURES;

/** From a phone to a wall: nothing is wider than the page, and axe finds nothing serious. */
async function look(page: Page, name: string, isCheckedByAxe = true): Promise<void> {
  for (const [width, height, scheme] of [
    [360, 740, 'dark'],
    [1280, 800, 'light'],
    [3840, 2160, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: scheme });
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60)))');
    expect(await isSideways(page), `${name} at ${width}`).toBe(false);
    if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name}-${width}.png` });
    if (isCheckedByAxe && width < 2000)
      expect(await grave(page, 'html'), `${name} at ${width}`).toEqual([]);
  }
}

/** Opens the counts of the table that is on with its second hand: nine names in the picture. */
async function chartOn(page: Page): Promise<void> {
  await page.locator('.table-card .counts-details summary').first().click();
  await page.getByRole('img', { name: 'Chip counts by hand: 2 hands, 9 players' }).waitFor();
}

/** Everybody over all tables: eighteen lines, ten names. */
async function fieldChartOn(page: Page): Promise<void> {
  await page.getByText('Chip counts over time').click();
  const chart = page.getByRole('img', { name: 'Chip counts over time: 18 players' });
  await chart.waitFor();
  expect(await chart.locator('path title').count()).toBe(18);
}

/** From any page of the application a team's people find back. */
async function thereAndBack(page: Page, heading: string | RegExp): Promise<void> {
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await pages.getByRole('link', { name: 'Rules' }).click();
  await page.getByRole('heading', { level: 1, name: /rule/i }).waitFor();
  await pages.getByRole('link', { name: 'Team' }).click();
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}

test('the pages of a team from a phone to 4K, light and dark', async () => {
  const room = await openRoom();
  const { page: director } = room.director;
  await look(director, 'director-empty');
  await setUp(room, {
    name: 'Autumn Cup, Day 2',
    players: [...PLAYERS.slice(0, 17), 'A Person With Quite A Long Name Indeed'],
    stack: 100_000,
    chairs: 9,
    levels: '500/1000/1000, 1000/2000/2000',
    payouts: '5000, 3000, 2000',
  });
  const [first] = await linksOf(room);
  const viewerLink = await makeLink(room, 'viewer', 'Vic');
  await look(director, 'director-links');
  const ann = await room.join(first!);
  await seen(ann.page);
  await press(ann.page, ['f', 'f', 'f', 'a', 'f', 'f', 'f', 'f', 'f']);
  await ann.page.getByText(/wins/).first().waitFor();
  await press(ann.page, ['n']);
  await ann.page.getByRole('heading', { level: 1, name: 'Hand 2' }).waitFor();
  await press(ann.page, ['f', 'f']);
  await seen(ann.page);
  const viewer = await room.join(viewerLink);
  await viewer.page.getByText('18 players left of 18').waitFor();
  await panel(director, 't', 'Tables');
  await look(director, 'director-tables');
  await chartOn(director);
  await fieldChartOn(director);
  await look(director, 'director-chart');
  await panel(director, 'b', 'Break');
  await look(director, 'director-break');
  await look(ann.page, 'collector');
  await thereAndBack(director, 'Autumn Cup, Day 2');
  await thereAndBack(ann.page, 'Autumn Cup, Day 2');
  await look(ann.page, 'collector-home');
  await ann.page.getByRole('link', { name: 'See all tables' }).click();
  await ann.page.getByText('18 players left of 18').waitFor();
  // A collector's link shows one table hand by hand, and leads to no other.
  const tables = ann.page.getByRole('navigation', { name: 'Tables' });
  await tables.getByRole('link', { name: /^Table / }).waitFor();
  expect(await tables.getByRole('link', { name: /^Table / }).count()).toBe(1);
  await ann.page.goBack();
  await ann.page.getByRole('link', { name: /^Record table/ }).click();
  await seen(ann.page);
  await chartOn(viewer.page);
  await fieldChartOn(viewer.page);
  await look(viewer.page, 'watch');
  await viewer.page.locator('h1').click();
  const table = (await ann.page.locator('.team-bar b').first().innerText()).replace('Table ', '');
  await press(viewer.page, [table]);
  await viewer.page.locator('.table-picture').waitFor();
  await look(viewer.page, 'watch-table');
  await viewer.page.goto(`${room.origin}/team/watch?screen`);
  await viewer.page.locator('.room-time').waitFor();
  await look(viewer.page, 'screen');
});
