import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SAMPLE_HAND } from '../../src/web/recorder/model/sample-hand.ts';
import { shareHash } from '../../src/web/session/share.ts';
import { openApp } from './app.ts';
import { grave } from './text-panel-driver.ts';

const SHARED = `/${await shareHash(SAMPLE_HAND)}`;
const PATHS = ['/', '/suite', '/referee', '/rules', '/rules/POT-3', '/help', '/nowhere', SHARED];
const NAMES = PATHS.map((path) => (path === SHARED ? '/#h=…' : path));

async function shown(page: Page, path: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  if (path === '/suite') await page.getByText('300 of 300 cases').waitFor();
}

/** Either theme and either width once for each page: colours and layout do not depend on each other. */
const SIGHTS = [
  [1280, 'light'],
  [360, 'dark'],
] as const;

const cases = SIGHTS.flatMap(([width, theme]) =>
  PATHS.map((path, i) => [NAMES[i]!, width, theme, path, theme === 'dark'] as const),
);

test.each(cases)('axe finds nothing serious on %s at %i px in %s', async (...one) => {
  const [, width, , path, dark] = one;
  const viewport = { width, height: 800 };
  const { page } = await openApp({ path, viewport, dark, allow: /404/ });
  await shown(page, path);
  expect(await grave(page, 'html')).toEqual([]);
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
