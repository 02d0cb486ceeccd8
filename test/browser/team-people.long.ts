import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { handText } from './recorder-driver.ts';
import {
  lastHand,
  makeLink,
  openRoom,
  panel,
  press,
  seen,
  setUp,
  type TeamRoom,
} from './team-room.ts';

const SIX = ['Alice', 'Bob', 'Charlie', 'Dana', 'Emil', 'Fatima'];

async function smallRoom(players: readonly string[] = SIX): Promise<TeamRoom> {
  const room = await openRoom();
  await setUp(room, {
    name: 'Small Cup',
    players,
    stack: 10_000,
    chairs: 9,
    levels: '50/100/100, 100/200/200',
    payouts: '',
  });
  return room;
}

/** What table 1 has done before the flop, as the server has it. */
const verbs = async (room: TeamRoom): Promise<readonly string[]> =>
  lastHand(await room.session('1')).sections[0]?.actions.map(({ verb }) => verb) ?? [];

test('a second collector is asked, taking over is seen by both, and the same hand typed by two people is decided by a person', async () => {
  const room = await smallRoom();
  const ann = await room.join(await makeLink(room, 'collector', 'Ann', '1'));
  await seen(ann.page);
  await press(ann.page, ['f', 'f']);
  await seen(ann.page);
  await ann.context.setOffline(true);
  await press(ann.page, ['c', 'f']);
  await ann.page.locator('[data-sent=saved-here]').waitFor();

  const ben = await room.join(await makeLink(room, 'collector', 'Ben', '1'));
  await ben.page.getByText('Ann is recording this table. Take over?').waitFor();
  // Before that nothing can be written.
  const before = await handText(ben.page);
  await press(ben.page, ['f']);
  expect(await handText(ben.page)).toBe(before);
  await ben.page.getByRole('button', { name: 'Take over' }).click();
  await seen(ben.page);
  await press(ben.page, ['f', 'f']);
  await seen(ben.page);
  await expect.poll(() => verbs(room)).toEqual(['fold', 'fold', 'fold', 'fold']);
  const counts = lastHand(await room.session('1'));

  await ann.context.setOffline(false);
  await ann.page.getByText('Ben has taken over this table.').waitFor();
  for (const { page } of [ann, ben]) {
    await page.getByText('A hand has two readings.').waitFor();
    await page.getByRole('button', { name: 'Compare' }).click();
    const shown = page.getByRole('region', { name: 'Readings of hand 1' });
    await shown.locator('.reading-differs', { hasText: 'Call 100' }).first().waitFor();
  }
  // Nothing was merged: what counts is what the writer wrote.
  expect(lastHand(await room.session('1')).sections).toEqual(counts.sections);
  await room.director.page.getByRole('button', { name: 'Two readings of hand 1' }).click();
  await room.director.page.getByRole('button', { name: /^Keep this one.*of Ann$/ }).click();
  await expect.poll(() => verbs(room)).toEqual(['fold', 'fold', 'call', 'fold']);
  await expect.poll(() => handText(ben.page)).toContain('Call 100');
  await expect.poll(() => ben.page.getByText('two readings').count()).toBe(0);
  // The way back.
  await ann.page.getByRole('button', { name: 'Take over' }).click();
  await seen(ann.page);
  await ben.page.getByText('Ann has taken over this table.').waitFor();
});

test('a tab that is closed without a network loses nothing; another device starts with what is there', async () => {
  const room = await smallRoom();
  const link = await makeLink(room, 'collector', 'Ann', '1');
  const ann = await room.join(link, { keeps: true });
  await seen(ann.page);
  await ann.page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await ann.context.setOffline(true);
  await press(ann.page, ['f', 'f', 'f']);
  await ann.page.locator('[data-save-state=saved]').waitFor();
  await ann.page.close();
  const again = await ann.tab('/');
  await again.locator('[data-sent=saved-here]').waitFor();
  await press(again, ['f', 'f']);
  await ann.context.setOffline(false);
  await seen(again);
  await expect.poll(() => verbs(room)).toEqual(['fold', 'fold', 'fold', 'fold', 'fold']);
  const tablet = await room.join(link);
  await tablet.page.getByText('Ann is recording this table. Take over?').waitFor();
  expect(await handText(tablet.page)).toBe(await handText(again));
});

test('the director’s level reaches the table as a line that can be undone; a withdrawn link says so and loses nothing', async () => {
  const room = await smallRoom();
  const { page: director } = room.director;
  const ann = await room.join(await makeLink(room, 'collector', 'Ann', '1'));
  await seen(ann.page);
  await director.locator('h1').click();
  await press(director, [' ', 'n']);
  await ann.page.getByText('From the director, below the last hand: Level: SB 100').waitFor();
  await seen(ann.page);
  await expect.poll(() => director.getByText('not taken over yet').count()).toBe(0);
  await press(ann.page, ['f', 'f', 'f', 'f', 'f']);
  await seen(ann.page);
  await press(ann.page, ['n']);
  await seen(ann.page);
  await expect
    .poll(async () => lastHand(await room.session('1')).blinds)
    .toMatchObject({ sb: 100, bb: 200, ante: 200 });

  await panel(director, 'l', 'Links');
  await director.getByRole('button', { name: 'Withdraw the link of Ann' }).click();
  await ann.page.getByText('This link was withdrawn.').waitFor();
  expect(await ann.page.getByText('trying again').count()).toBe(0);
  await director.getByRole('textbox', { name: 'Link for Ann' }).waitFor({ state: 'detached' });
  await ann.page.reload();
  await ann.page.getByText('This link was withdrawn.').waitFor();
  expect(await handText(ann.page)).toContain('Hand (2)');
});

const shown = (page: Page, names: string): Promise<readonly string[]> =>
  page.locator(names).allInnerTexts();

test('names with HTML and letters from right to left are harmless wherever they are shown', async () => {
  const odd = ['<img src=x onerror=pwned>', '<script>pwned', 'אבי', 'Zoë & Sons'];
  const room = await smallRoom([...odd, 'Alice', 'Bob']);
  const { page } = room.director;
  for (const name of odd) {
    await expect.poll(() => shown(page, '.card-seats bdi')).toContain(name);
    await expect.poll(() => shown(page, '.standings tbody th bdi')).toContain(name);
  }
  const viewer = await room.join(await makeLink(room, 'viewer', '<b>Vic</b>'));
  await viewer.page.getByText('6 players left of 6').waitFor();
  await viewer.page.locator('h1').click();
  await press(viewer.page, ['s']);
  await viewer.page.locator('.room-leaders').waitFor();
  await expect.poll(() => viewer.page.locator('.room-leaders').innerText()).toContain('<img src=x');
  expect(await viewer.page.locator('.room-screen img, .room-screen script').count()).toBe(0);
  await press(viewer.page, ['Escape', '1']);
  await viewer.page.locator('.table-picture').waitFor();
  expect(await viewer.page.locator('.watch-table img').count()).toBe(0);
});
