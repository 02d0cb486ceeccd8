import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { caseCard, inBrowser, soon } from './browser.ts';
import { sampleSuite, wholeSuite } from './sample-suite.ts';
import { grave } from './text-panel-driver.ts';

const { open, html } = inBrowser();
const suite = wholeSuite();
const small = sampleSuite(6);

const evaluate = <T>(page: Page, expression: string): Promise<T> =>
  page.evaluate(expression) as Promise<T>;

/** Opens everything there is to see of a case: the sum of a winner, a failed comparison, the words. */
async function showEverything(page: Page): Promise<void> {
  const first = caseCard(page, 'TC-1.1');
  await first.locator('.winner').first().click();
  await first.getByRole('textbox').fill('Hand (2)\nStack Setup:\nAlice 1\nBob 2');
  await first.getByRole('button', { name: 'Accept this output' }).click();
  await first.getByRole('textbox').fill('Hand (2)\nStack Setup:\nAlice 3\nBob 2');
  await first.getByText('VALIDATION FAILED').waitFor();
  await page.getByText('The words, in a minute').click();
}

test('300 cases are under 3 MB', () => {
  expect(Buffer.byteLength(html({ suite }))).toBeLessThan(3_000_000);
});

test('all 300 cases can be open at once, searched and closed again', {
  timeout: 180_000,
}, async () => {
  const { page } = await open({ suite });
  page.setDefaultTimeout(60_000);
  // By class, not by role: looking for roles takes seconds with 140,000 elements.
  const count = page.locator('.filters-count');
  const bodies = page.locator('.case-body');
  expect(await count.innerText()).toBe('300 of 300 cases');
  await page.locator('button', { hasText: 'Expand all' }).click();
  await soon(() => bodies.count()).toBe(300);
  await page.locator('#search').fill('tc-299');
  await soon(() => count.innerText()).toBe('1 of 300 cases');
  await page.locator('button', { hasText: 'Collapse all' }).click();
  await soon(() => bodies.count()).toBe(0);
});

test.each(['light', 'dark'] as const)('axe finds nothing serious in %s', async (colorScheme) => {
  const { page } = await open({ suite: small }, { colorScheme });
  await showEverything(page);
  expect(await grave(page, 'html')).toEqual([]);
});

test('nothing of the page is outside its landmarks', async () => {
  const { page } = await open({ suite: small });
  const outside = await evaluate<number>(
    page,
    `[...document.querySelectorAll('button, input, select, [role=progressbar]')]
      .filter((one) => one.offsetParent && !one.closest('header, main')).length`,
  );
  expect(outside).toBe(0);
});

test('dark follows the system, and the button overrules it', async () => {
  const { page } = await open({ suite: small }, { colorScheme: 'dark' });
  const brightness = async (): Promise<number> => {
    const rgb = await evaluate<string>(
      page,
      'getComputedStyle(document.documentElement).backgroundColor',
    );
    return Math.max(...rgb.match(/\d+/g)!.map(Number));
  };
  expect(await brightness()).toBeLessThan(60);
  await page.getByRole('button', { name: 'Theme: auto' }).click();
  expect(await brightness()).toBeGreaterThan(200);
  await page.getByRole('button', { name: 'Theme: light' }).click();
  expect(await brightness()).toBeLessThan(60);
});

test('on paper: open cases, each from a new page, without buttons and boxes', async () => {
  const { page } = await open({ suite: small }, { colorScheme: 'dark' });
  await page.getByRole('button', { name: 'Expand all' }).click();
  await caseCard(page, 'TC-6.1').getByText('Expected next hand').waitFor();
  await page.emulateMedia({ media: 'print' });
  for (const hidden of ['.copy', 'textarea', '.filters', '.progress-buttons']) {
    expect(await page.locator(`${hidden}:visible`).count(), hidden).toBe(0);
  }
  expect(await caseCard(page, 'TC-6.1').locator('.result').isVisible()).toBe(true);
  expect(await caseCard(page, 'TC-1.1').locator('.result-sum:visible').count()).toBe(3);
  const background = 'getComputedStyle(document.documentElement).backgroundColor';
  expect(await evaluate(page, background)).toBe('rgb(255, 255, 255)');
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  const pages = pdf.match(/\/Type\s*\/Page\b/g)!.length;
  expect(pages).toBeGreaterThanOrEqual(7);
  expect(pages).toBeLessThanOrEqual(13);
});

test.each([360, 390, 768])('at %i px nothing is wider than the page', async (width) => {
  const phone = width < 600 ? { hasTouch: true, isMobile: true } : {};
  const { page } = await open({ suite: small }, { viewport: { width, height: 800 }, ...phone });
  await page.getByRole('button', { name: 'Expand all' }).click();
  await caseCard(page, 'TC-6.1').getByText('Expected next hand').waitFor();
  await showEverything(page);
  expect(await evaluate<number>(page, 'document.documentElement.scrollWidth')).toBeLessThanOrEqual(
    width,
  );
  if (width > 600) return;
  const low = await evaluate<string[]>(
    page,
    `[...document.querySelectorAll('button, select, input, summary')]
      .filter((one) => one.offsetParent && one.getBoundingClientRect().height < 43.5)
      .map((one) => one.outerHTML.slice(0, 80))`,
  );
  expect(low).toEqual([]);
});

test('a case far down is reached by its address, also with everything open', async () => {
  const { page } = await open({ suite }, { hash: '#TC-250.1' });
  const isInSight = (id: string) =>
    evaluate<boolean>(
      page,
      `(({ top }) => top > 50 && top < 250)(document.getElementById('${id}').getBoundingClientRect())`,
    );
  await soon(() => isInSight('TC-250.1')).toBe(true);
  await page.locator('button', { hasText: 'Expand all' }).click();
  await soon(() => page.locator('.case-body').count()).toBe(300);
  await evaluate(page, 'location.hash = "#TC-100.1"');
  await soon(() => isInSight('TC-100.1')).toBe(true);
  await page.waitForTimeout(500);
  expect(await isInSight('TC-100.1')).toBe(true);
});
