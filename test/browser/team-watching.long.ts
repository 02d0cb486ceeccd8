import { networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import {
  lastHand,
  makeLink,
  openRoom,
  panel,
  press,
  seen,
  setUp,
  shoveOf,
  type Tournament,
} from './team-room.ts';

const SMALL: Tournament = {
  name: 'Small Cup',
  players: ['Alice', 'Bob', 'Charlie', 'Dana', 'Emil', 'Fatima'],
  stack: 10_000,
  chairs: 9,
  levels: '50/100/100',
  payouts: '',
};

const MINUTE = 60_000;

test('viewers see hands, counts and places ten minutes late when the director says so, and the clock at once', async () => {
  let ahead = 0;
  const room = await openRoom({ now: () => Date.now() + ahead });
  const { page: director } = room.director;
  await setUp(room, SMALL);
  await panel(director, 'g', 'Settings');
  await director.locator('input[name=delayMinutes]').fill('10');
  await director.keyboard.press('Enter');
  await director.getByText(/\S/).first().waitFor();
  const ann = await room.join(await makeLink(room, 'collector', 'Ann', '1'));
  await seen(ann.page);
  const link = await makeLink(room, 'viewer', 'Vic');
  ahead += 11 * MINUTE;
  const viewer = await room.join(link);
  await viewer.page.getByText('6 players left of 6').waitFor();
  await viewer.page.locator('h1').click();
  await press(viewer.page, ['1']);
  await viewer.page.locator('.table-picture').waitFor();

  const { keys, out } = shoveOf(lastHand(await room.session('1')));
  await press(ann.page, keys);
  await ann.page.getByText(/wins/).first().waitFor();
  await seen(ann.page);
  await director.getByText('5 players left of 6').waitFor();
  await director.locator('h1').click();
  await press(director, [' ']);
  // The clock in the room is everybody's; by then everything else would be there as well.
  await expect
    .poll(() => viewer.page.locator('.watch-facts').innerText(), { timeout: 10_000 })
    .not.toContain('paused');
  ahead += 9 * MINUTE;
  await new Promise((done) => setTimeout(done, 1500));
  expect(await viewer.page.locator('.watch-facts').innerText()).toContain('6 players left of 6');
  expect(await viewer.page.locator('.watch-table').innerText()).not.toMatch(/A[♥♠]/);
  ahead += MINUTE + 1000;
  await viewer.page.getByText('5 players left of 6').waitFor();
  await expect.poll(() => viewer.page.locator('.watch-table').innerText()).toMatch(/A[♥♠]/);
  await press(viewer.page, ['Escape']);
  await viewer.page.locator(`.standings-out[data-player="${out}"]`).waitFor();
});

const hasOutside = Object.values(networkInterfaces())
  .flatMap((one) => one ?? [])
  .some(({ family, internal }) => family === 'IPv4' && !internal);

test.skipIf(!hasOutside)(
  'over plain http at another address than localhost everything works: links are copied, hands sent, the network cut, viewers live',
  async () => {
    const room = await openRoom({ host: '0.0.0.0', keeps: true });
    const { page: director } = room.director;
    expect(room.origin).not.toContain('127.0.0.1');
    expect(
      await director.evaluate(
        '[isSecureContext, navigator.serviceWorker, navigator.clipboard, crypto.subtle].map(String)',
      ),
    ).toEqual(['false', 'undefined', 'undefined', 'undefined']);
    await setUp(room, SMALL);
    const link = await makeLink(room, 'collector', 'Ann', '1');
    expect(link).toMatch(`${room.origin}/team#join=`);
    await director.getByRole('button', { name: 'Copy the link for Ann' }).click();
    await director.getByText('Copied ✓').waitFor();
    await panel(director, 'e', 'Entries');
    const field = director.locator('#director-panel textarea');
    await field.focus();
    await director.keyboard.press('Control+V');
    expect(await field.inputValue()).toBe(link);

    const ann = await room.join(link);
    await seen(ann.page);
    const viewer = await room.join(await makeLink(room, 'viewer', 'Vic'));
    await viewer.page.getByText('6 players left of 6').waitFor();
    const { keys, out } = shoveOf(lastHand(await room.session('1')));
    await press(ann.page, keys.slice(0, -3));
    await seen(ann.page);
    await ann.context.setOffline(true);
    await press(ann.page, keys.slice(-3));
    await ann.page.locator('[data-sent=saved-here]').waitFor();
    await ann.context.setOffline(false);
    await seen(ann.page);
    await viewer.page.getByText('5 players left of 6').waitFor({ timeout: 20_000 });
    await viewer.page.locator(`.standings-out[data-player="${out}"]`).waitFor();
    await viewer.page.locator('h1').click();
    await press(viewer.page, ['s']);
    await viewer.page.locator('.room-leaders').waitFor();
  },
);
