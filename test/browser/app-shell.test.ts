import { expect, test } from 'vitest';
import { openApp } from './app.ts';
import { clipboard, soon } from './browser.ts';

test('the header leads to every page; the title says where you are; the heading has the focus', async () => {
  const { page } = await openApp();
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const [name, title] of [
    ['Help', 'Help · Sidepot'],
    ['Rules', 'Rules · Sidepot'],
    ['Suite', 'Suite · Sidepot'],
    ['Referee', 'Referee · Sidepot'],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect.poll(() => page.title()).toBe(title);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('[aria-current=page]').innerText()).toBe(name);
    const focused = (): Promise<string> =>
      page.evaluate('document.activeElement.tagName') as Promise<string>;
    await expect.poll(focused).toBe('H1');
  }
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: /^300 hands/ }).waitFor();
  await page.goBack();
  await expect.poll(() => page.title()).toBe('Rules · Sidepot');
  await page.getByRole('link', { name: 'Record', exact: true }).click();
  await expect.poll(() => page.title()).toBe('Sidepot');
});

test('the first stop of the Tab key leads past the header', async () => {
  const { page } = await openApp({ path: '/help' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the page' });
  expect((await skip.boundingBox())!.y).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.evaluate('document.activeElement.id') as Promise<string>)
    .toBe('page');
});

test('an unknown address is answered with 404 and a page that leads on', async () => {
  const { page, origin } = await openApp({ path: '/settle', allow: /404/ });
  await page.getByRole('heading', { name: 'There is no such page' }).waitFor();
  expect((await page.request.get(`${origin}/settle`)).status()).toBe(404);
  await page.getByRole('main').getByRole('link', { name: 'Help' }).click();
  await expect.poll(() => page.title()).toBe('Help · Sidepot');
});

test('a bug is told once, with details to copy, and the page goes on', async () => {
  const { page } = await openApp({ path: '/help', allow: /boom|bang/ });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate('setTimeout(() => { throw new Error("boom") })');
  await page.evaluate('void Promise.reject(new Error("bang"))');
  const line = page.getByRole('alert').filter({ hasText: 'Something went wrong' });
  await line.getByText('boom').waitFor();
  expect(await line.innerText()).not.toContain('bang');
  await line.getByRole('button', { name: 'Copy details' }).click();
  await expect.poll(() => clipboard(page)).toMatch(/boom[\s\S]*at \/help, version [0-9a-f]{12}/);
  await line.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => line.count()).toBe(0);
  await page.getByRole('link', { name: 'Rules', exact: true }).click();
  await expect.poll(() => page.title()).toBe('Rules · Sidepot');
});

test('the theme follows the system until the button overrules it, and is kept', async () => {
  const { page } = await openApp({ path: '/help', dark: true });
  const brightness = async (): Promise<number> => {
    const rgb = await page.evaluate('getComputedStyle(document.documentElement).backgroundColor');
    return Math.max(...String(rgb).match(/\d+/g)!.map(Number));
  };
  await page.getByRole('button', { name: 'Theme: auto' }).waitFor();
  expect(await brightness()).toBeLessThan(60);
  await page.getByRole('button', { name: 'Theme: auto' }).click();
  expect(await brightness()).toBeGreaterThan(200);
  await page.reload();
  await page.getByRole('button', { name: 'Theme: light' }).click();
  expect(await brightness()).toBeLessThan(60);
});

test('who has chosen a theme never sees the other one, not even before the page has started', async () => {
  // Without a service worker, so that the page's script can be held back.
  const { page } = await openApp({ path: '/help' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate('localStorage.setItem("sidepot.theme", "dark")');
  let held = 0;
  let letGo = (): void => undefined;
  const isLetGo = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route('**/assets/*.js', async (route) => {
    held++;
    await isLetGo;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await soon(() => held).toBeGreaterThan(0);
  const paper = 'getComputedStyle(document.documentElement).backgroundColor';
  await soon(() => page.evaluate(paper)).toBe('rgb(21, 24, 27)');
  expect(await page.locator('header').count()).toBe(0);
  letGo();
  await page.getByRole('button', { name: 'Theme: dark' }).waitFor();
});

test('the emblem is called Sidepot also where there is no room for its name', async () => {
  const { page } = await openApp({ path: '/help', viewport: { width: 360, height: 740 } });
  const home = page.getByRole('link', { name: 'Sidepot', exact: true });
  const { width, height } = (await home.boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(43.5);
  await home.click();
  await expect.poll(() => page.title()).toBe('Sidepot');
});

test('a page that stops says so, and what was recorded comes back with it', async () => {
  const { page } = await openApp({
    // A bug to order: the seats cannot be placed any more.
    init: `const { cos } = Math;
      Math.cos = (turn) => {
        if (window.isBroken) throw new Error('no cosine today');
        return cos(turn);
      };`,
    allow: /no cosine/,
  });
  await page.getByRole('button', { name: /sample hand/ }).waitFor();
  await page.keyboard.press('s');
  await page.locator('[data-save-state=saved]').waitFor();
  await page.getByRole('link', { name: 'Help', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Help' }).waitFor();
  await page.evaluate('window.isBroken = true');
  await page.getByRole('link', { name: 'Record', exact: true }).click();
  await page.getByRole('heading', { name: 'This page has stopped' }).waitFor();
  await page.getByText('no cosine today').waitFor();
  await page.getByRole('button', { name: 'Copy details' }).click();
  await expect.poll(() => clipboard(page)).toContain('no cosine today');
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('heading', { level: 1, name: /Hand 12/ }).waitFor();
});
