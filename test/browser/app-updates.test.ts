import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Site, SiteFile } from '../../src/server/site.ts';
import { openApp, serveApp } from './app.ts';

const versionOf = (page: Page): Promise<string> =>
  page.evaluate('document.querySelector("meta[name=version]").content') as Promise<string>;

const LINE = 'A new version is ready.';

/** The same application under another version. */
function renewed(site: Site, from: string, to: string): Site {
  const again = (file: SiteFile): SiteFile => {
    const text = Buffer.from(file.plain).toString();
    const plain = new Uint8Array(Buffer.from(text.replaceAll(from, to)));
    return { ...file, plain, gzip: null, br: null, tag: `"${to}"` };
  };
  const worker = '/service-worker.js';
  const files = new Map(site.files).set(worker, again(site.files.get(worker)!));
  return { ...site, page: again(site.page), files };
}

test('a new version is offered in a quiet line, and taken by Reload', async () => {
  const { server, page, swap } = await openWithSwap();
  const old = await versionOf(page);
  await swap((site) => renewed(site, old, 'second'));
  expect(await page.getByText(LINE).count()).toBe(0);
  await page.evaluate('navigator.serviceWorker.ready.then((one) => one.update()).then(() => {})');
  await page.getByText(LINE).waitFor();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => versionOf(page).catch(() => '')).toBe('second');
  await page.evaluate('navigator.serviceWorker.ready.then(() => {})');
  expect(await page.getByText(LINE).count()).toBe(0);
  expect(server.url).toMatch(/^http/);
});

test('a user who reloads by hand has the new version and is offered nothing', async () => {
  const { page, swap } = await openWithSwap();
  const old = await versionOf(page);
  await swap((site) => renewed(site, old, 'third'));
  await page.reload();
  await expect.poll(() => versionOf(page)).toBe('third');
  // The worker of the new version takes over without a word.
  await expect
    .poll(() => page.evaluate('caches.keys()') as Promise<string[]>, { timeout: 15_000 })
    .toEqual(['sidepot third']);
  expect(await page.getByText(LINE).count()).toBe(0);
});

async function openWithSwap() {
  const { server, swap } = await serveApp();
  const { page } = await openApp({ server, keeps: true });
  await page.evaluate('navigator.serviceWorker.ready.then(() => {})');
  await expect
    .poll(() => page.evaluate('navigator.serviceWorker.controller !== null') as Promise<boolean>)
    .toBe(true);
  return { server, page, swap };
}
