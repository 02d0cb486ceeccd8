import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { prng } from '../../src/kernel/index.ts';
import type { OpenedApp } from './app.ts';
import {
  lastHand,
  linksOf,
  makeLink,
  openRoom,
  PLAYERS,
  panel,
  press,
  seen,
  setUp,
  shoveOf,
} from './team-room.ts';

const STACK = 100_000;

/** The hand that is open on a collector's page, once the server has it. */
const headingOf = (page: Page): Promise<string> => page.locator('.hand-title h1').innerText();

test('TOUR-2 TOUR-5 three collectors, a director and a viewer: 27 players, two tables broken, down to a winner, with the network cut at random', async () => {
  const chance = prng(16);
  const room = await openRoom();
  const { director } = room;
  await setUp(room, {
    name: 'Autumn Cup',
    players: PLAYERS,
    stack: STACK,
    chairs: 9,
    levels: '500/1000/1000, 1000/2000/2000, 1500/3000/3000',
    payouts: '5000, 3000, 2000',
  });
  const links = await linksOf(room);
  const collectors = new Map<string, OpenedApp>();
  for (const link of links) {
    const app = await room.join(link);
    await app.page.locator('[data-sent]').waitFor();
    const title = await app.page.locator('.team-bar b').first().innerText();
    collectors.set(title.replace('Table ', ''), app);
    // The token does not stay in the address.
    expect(app.page.url()).not.toContain('join');
  }
  expect([...collectors.keys()].sort()).toEqual(['1', '2', '3']);
  const viewer = await room.join(await makeLink(room, 'viewer', 'Vic'));
  await viewer.page.getByText('27 players left of 27').waitFor();

  const stacks = new Map(PLAYERS.map((name) => [name, STACK]));
  /** Who is out, the first one first. */
  const out: string[] = [];

  const leftText = (): RegExp => new RegExp(`^${27 - out.length} players? left of`);

  const play = async (table: string): Promise<void> => {
    const { page, context } = collectors.get(table)!;
    await seen(page);
    const before = lastHand(await room.session(table));
    if (before.sections.length > 0) {
      await press(page, ['n']);
      await expect.poll(() => headingOf(page)).toBe(`Hand ${before.number! + 1}`);
    }
    await seen(page);
    await expect
      .poll(async () => lastHand(await room.session(table)).sections.length, { timeout: 10_000 })
      .toBe(0);
    const record = lastHand(await room.session(table));
    for (const { name, stack } of record.players)
      expect([name, stack]).toEqual([name, stacks.get(name)]);
    const shove = shoveOf(record);
    const cutAt = chance.below(3) === 0 ? chance.below(shove.keys.length) : -1;
    if (cutAt >= 0) {
      await press(page, shove.keys.slice(0, cutAt));
      await context.setOffline(true);
      await press(page, shove.keys.slice(cutAt));
      await page.locator('[data-sent=saved-here]').waitFor();
      await page.getByText('No network: go on').waitFor();
      await context.setOffline(false);
    } else await press(page, shove.keys);
    await page.getByText(/wins/).first().waitFor();
    await seen(page);
    for (const [name, stack] of shove.stacks) stacks.set(name, stack);
    out.push(shove.out);
    expect([...stacks.values()].reduce((sum, chips) => sum + chips)).toBe(27 * STACK);
    await director.page.getByText(leftText()).waitFor({ timeout: 15_000 });
  };

  const breakTable = async (table: string): Promise<void> => {
    const { page } = director;
    await panel(page, 'b', 'Break');
    await page.locator('#director-panel select').first().selectOption(table);
    await page.getByRole('button', { name: 'Move everybody' }).click();
    await page.getByText(leftText()).waitFor();
    const close = page.getByRole('button', { name: `Close table ${table}` });
    await expect.poll(() => close.isEnabled(), { timeout: 20_000 }).toBe(true);
    await close.click();
    await page.getByText(new RegExp(`Broken:.*table ${table}`)).waitFor();
    await expect
      .poll(() => page.getByText('not taken over yet').count(), { timeout: 20_000 })
      .toBe(0);
    collectors.delete(table);
  };

  const chipsAreRight = async (): Promise<void> => {
    await director.page.locator('[data-chips=right]').waitFor({ timeout: 15_000 });
    const line = await director.page.locator('.chips-line').innerText();
    expect(line).toContain('2,700,000 in play = 27 × 100,000');
  };

  while (stacks.size - out.length > 1) {
    for (const table of [...collectors.keys()]) {
      if (stacks.size - out.length > 1) await play(table);
    }
    await chipsAreRight();
    const left = 27 - out.length;
    if (left === 18) {
      await director.page.locator('h1').click();
      await press(director.page, ['n']);
      await director.page.getByText('Level 2: 1,000/2,000').first().waitFor();
    }
    if (left === 18) await breakTable('3');
    if (left === 8) await breakTable('2');
  }

  const winner = [...stacks].find(([, chips]) => chips > 0)![0];
  const expected = [winner, ...out.toReversed()].map((name, i) => [name, i + 1]);
  const shownOn = (page: Page): Promise<(string | number)[][]> =>
    page.locator('.standings tbody tr').evaluateAll((rows) =>
      rows.map((row) => {
        const cells = [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? '');
        return [row.getAttribute('data-player') ?? '', Number.parseInt(cells[3] ?? '', 10)];
      }),
    );
  await expect.poll(() => shownOn(director.page), { timeout: 15_000 }).toEqual(expected);
  await expect.poll(() => shownOn(viewer.page), { timeout: 15_000 }).toEqual(expected);
  await chipsAreRight();
  const paid = await director.page.locator('.standings tbody tr td:last-child').allInnerTexts();
  expect(paid.slice(0, 4)).toEqual(['5,000', '3,000', '2,000', '']);
});
