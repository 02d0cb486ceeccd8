import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { SAMPLE_HAND } from '../../src/web/recorder/model/sample-hand.ts';
import { shareHash } from '../../src/web/session/share.ts';
import { openApp } from './app.ts';

const saved = '[data-save-state=saved]';

test('a newcomer: empty page, sample hand, pots, next hand, reload, still there', async () => {
  const { page } = await openApp();
  await page.getByRole('button', { name: /sample hand/ }).waitFor();
  await page.keyboard.press('s');
  await page.getByText('Main Pot').first().waitFor();
  await page.getByText('133,500').first().waitFor();
  await page.keyboard.press('n');
  await page.getByRole('heading', { level: 1, name: /Hand 13/ }).waitFor();
  await page.locator(saved).waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: /Hand 13/ }).waitFor();
});

test('who looks up a rule and comes back finds the hand and can still undo', async () => {
  const { page } = await openApp();
  await page.getByRole('button', { name: /sample hand/ }).waitFor();
  await page.keyboard.press('s');
  await page.keyboard.press('n');
  await page.getByRole('heading', { level: 1, name: /Hand 13/ }).waitFor();
  await page.getByRole('link', { name: 'Rules', exact: true }).click();
  await expect.poll(() => page.title()).toBe('Rules · Sidepot');
  await page.getByRole('link', { name: 'Record', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: /Hand 13/ }).waitFor();
  await page.keyboard.press('Control+Z');
  await page.getByRole('heading', { level: 1, name: /Hand 12/ }).waitFor();
});

test('after a reload what was done before it can still be undone and done again', async () => {
  const { page } = await openApp();
  await page.getByRole('button', { name: /sample hand/ }).waitFor();
  await page.keyboard.press('s');
  await page.keyboard.press('n');
  await page.keyboard.press('f');
  await page.locator('.action-item').waitFor();
  await page.locator(saved).waitFor();
  await page.reload();
  await page.locator('.action-item').waitFor();
  await page.keyboard.press('Control+Z');
  await expect.poll(() => page.locator('.action-item').count()).toBe(0);
  await page.keyboard.press('Control+Z');
  await page.getByRole('heading', { level: 1, name: /Hand 12/ }).waitFor();
  await page.locator(saved).waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: /Hand 12/ }).waitFor();
  await page.keyboard.press('Control+Shift+Z');
  await page.getByRole('heading', { level: 1, name: /Hand 13/ }).waitFor();
});

test('killed without a warning, the page comes back as it was', async () => {
  const { page, tab } = await openApp();
  await page.getByRole('button', { name: /sample hand/ }).waitFor();
  await page.keyboard.press('s');
  await page.keyboard.press('n');
  await page.keyboard.press('f');
  await page.locator(saved).waitFor();
  const before = await page.locator('.seat-box').allInnerTexts();
  expect(before.join()).toContain('folded');
  await page.close({ runBeforeUnload: false });
  const again = await tab('/');
  await again.getByRole('heading', { level: 1, name: /Hand 13/ }).waitFor();
  expect(await again.locator('.seat-box').allInnerTexts()).toEqual(before);
});

test('a shared hand is replayed, and edited as a copy', async () => {
  const { page } = await openApp({ path: `/${await shareHash(SAMPLE_HAND)}` });
  await page.getByRole('button', { name: 'Edit a copy' }).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByText('Dana').first().waitFor();
  await page.getByRole('button', { name: 'Edit a copy' }).click();
  await page.getByRole('heading', { name: 'Sessions' }).waitFor();
  expect(new URL(page.url()).hash).toBe('');
  await page.getByText('Shared hand').first().waitFor();
  await page.locator(saved).waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: /Hand 12/ }).waitFor();
});

test.each([
  ['cut in half', async () => (await shareHash(SAMPLE_HAND)).slice(0, 150), 'cut off'],
  ['from a newer version', async () => '#h=z1234', 'newer Sidepot'],
  ['of a megabyte', async () => `#h=a${'A'.repeat(1_000_000)}`, 'at most'],
  ['of rubbish', async () => '#h=%00<script>alert(1)</script>', 'cannot be read'],
])('a link %s says so and leads on', async (_, hash, words) => {
  const { page } = await openApp({ path: `/${await hash()}` });
  await page.getByRole('heading', { name: 'This link shows no hand' }).waitFor();
  await page.getByText(words).waitFor();
  await page.getByRole('link', { name: 'Record a hand' }).click();
  await page.getByRole('button', { name: /sample hand/ }).waitFor();
});

test('without a network everything that was open once still works', async () => {
  const { page, context } = await openApp({ offline: true });
  await page.getByRole('button', { name: /sample hand/ }).waitFor();
  await page.keyboard.press('s');
  await page.keyboard.press('n');
  await page.keyboard.press('f');
  await page.locator(saved).waitFor();
  for (const [path, heading] of [
    ['Referee', /.+/],
    ['Rules', /.+/],
    ['Help', /.+/],
    ['Suite', /^300 hands/],
  ] as const) {
    await page.getByRole('link', { name: path, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  }
  await page.getByText('300 of 300 cases').waitFor();
  await page.getByRole('link', { name: 'Record', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: /Hand 13/ }).waitFor();
  await context.setOffline(false);
});

test('the recorder starts with less than 125 KB of JavaScript, and without the editor', async () => {
  const { page, origin } = await openApp({ path: '/help' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(`${origin}/`);
  await page.getByRole('button', { name: /sample hand/ }).waitFor();
  const sizes = await Promise.all(
    scripts.map(async (url) => {
      const script = await (await page.request.get(url)).body();
      return [new URL(url).pathname, gzipSync(script, { level: 9 }).length] as const;
    }),
  );
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  expect(sizes.length).toBeGreaterThan(1);
  expect(total, JSON.stringify(sizes)).toBeLessThan(125_000);
  await page.keyboard.press('s');
  await page.keyboard.press('t');
  await page.locator('.cm-editor').waitFor();
  expect(scripts.length).toBeGreaterThan(sizes.length);
});
