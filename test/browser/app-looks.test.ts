import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { shareHash } from '../../src/web/keep/share.ts';
import { SAMPLE_HAND } from '../../src/web/recorder/sample.ts';
import { openApp } from './app.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const SHARED = `/${await shareHash(SAMPLE_HAND)}`;
const PATHS = ['/', '/suite', '/referee', '/rules', '/rules/POT-3', '/help', '/nowhere', SHARED];
const NAMES = PATHS.map((path) => (path === SHARED ? '/#h=…' : path));

async function shown(page: Page, path: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  if (path === '/suite') await page.getByText('300 of 300 cases').waitFor();
}

const grave = async (page: Page): Promise<unknown[]> => {
  await page.evaluate(AXE);
  const found = (await page.evaluate(
    'axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) => violations)',
  )) as { id: string; impact: string; nodes: { html: string }[] }[];
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => [id, nodes.map((node) => node.html)]);
};

const cases = [false, true].flatMap((dark) =>
  PATHS.map((path, i) => [NAMES[i]!, dark ? 'dark' : 'light', path, dark] as const),
);

test.each(cases)('axe finds nothing serious on %s in %s', async (_, __, path, dark) => {
  const { page } = await openApp({ path, dark, allow: /404/ });
  await shown(page, path);
  expect(await grave(page)).toEqual([]);
});

test.each(PATHS.map((path, i) => [NAMES[i]!, path] as const))(
  'at 360 px nothing on %s is wider than the page, and buttons are as high as a thumb',
  async (_, path) => {
    const viewport = { width: 360, height: 740 };
    const { page } = await openApp({ path, viewport, touch: true, allow: /404/ });
    await shown(page, path);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
    const low = await page.evaluate(
      `[...document.querySelectorAll('header a, header button')]
        .filter((one) => one.offsetParent && one.getBoundingClientRect().height < 43.5)
        .map((one) => one.outerHTML.slice(0, 80))`,
    );
    expect(low).toEqual([]);
  },
);

test('every page has one main heading, one main part and a title of its own', async () => {
  const titles = new Set<string>();
  const { page, origin } = await openApp({ allow: /404/ });
  for (const path of PATHS.filter((one) => one !== SHARED)) {
    await page.goto(`${origin}${path}`);
    await shown(page, path);
    expect(await page.locator('h1').count(), path).toBe(1);
    expect(await page.locator('main').count(), path).toBe(1);
    titles.add(await page.title());
  }
  expect(titles.size).toBe(PATHS.length - 1);
});
