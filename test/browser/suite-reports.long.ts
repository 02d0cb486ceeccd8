import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { htmlReport } from '../../src/suite/conformance/html-report.ts';
import { matrixPage } from '../../src/suite/conformance/matrix.ts';
import {
  MERGED,
  MIXED,
  MIXED_CASES,
  mergedPots,
  SIDE_POTS,
  sampleResult,
  verdictOn,
} from '../suite/conformance-samples.ts';
import { hasBrowser, launchChromium } from './chromium.ts';
import { grave, isTooWide } from './text-panel-driver.ts';

let browser: Browser;

beforeAll(async () => {
  if (hasBrowser) browser = await launchChromium();
});

afterEach(() => Promise.all(browser?.contexts().map((context) => context.close()) ?? []));

afterAll(() => browser?.close());

async function open(html: string, width: number, isDark = false): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    colorScheme: isDark ? 'dark' : 'light',
    // Their own policy lets no script in, not even one that looks for faults.
    bypassCSP: true,
  });
  const page = await context.newPage();
  await page.setContent(html);
  return page;
}

/** Stacks of eight figures, as cases with millions have them. */
const MILLIONS = {
  ...SIDE_POTS,
  table: {
    ...SIDE_POTS.table,
    seats: SIDE_POTS.table.seats.map(({ name, stack }) => ({ name, stack: stack * 40_000 })),
  },
  expect: { ...SIDE_POTS.expect, stacks: { A: 36_000_000, B: 16_000_000, C: 20_000_000 } },
};

const PAGES: readonly (readonly [string, string])[] = [
  ['the report', htmlReport(MIXED, MIXED_CASES)],
  ['the matrix', matrixPage([MIXED])],
];

test.each(
  PAGES.flatMap(([name, html]) =>
    [320, 360, 768, 1280, 1920, 3840].map((width, i) => [name, width, i % 2 === 1, html] as const),
  ),
)('%s at %i px: axe finds nothing, and nothing runs off the side (dark: %s)', async (...one) => {
  const [, width, isDark, html] = one;
  const page = await open(html, width, isDark);
  expect(await grave(page, 'html')).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
});

test('a figure that says nothing happened can be read as well as the others', async () => {
  const page = await open(htmlReport(MIXED, MIXED_CASES), 1280);
  expect(await page.evaluate(`getComputedStyle(document.querySelector('.none')).opacity`)).toBe(
    '1',
  );
});

test.each([320, 360, 768])('at %i px the figures of a seat do not run together', async (width) => {
  const verdict = verdictOn(MILLIONS, mergedPots(), MERGED);
  const page = await open(htmlReport(sampleResult([[MILLIONS, verdict]]), [MILLIONS]), width);
  expect(await isTooWide(page)).toBe(false);
  const gaps =
    (await page.evaluate(`[...document.querySelectorAll('.hand tbody tr')].flatMap((row) => {
    const boxes = [...row.cells].map((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getBoundingClientRect();
    });
    return boxes.slice(1).map((box, i) => box.left - boxes[i].right);
  })`)) as number[];
  expect(gaps.length).toBeGreaterThan(5);
  expect(Math.min(...gaps)).toBeGreaterThan(4);
});

test.each([320, 360])(
  'at %i px thousands of cases fit, heads-up and with everything open',
  async (width) => {
    const table = {
      ...MILLIONS.table,
      seats: MILLIONS.table.seats.slice(0, 2),
      button: 'A',
      smallBlind: { player: 'A', amount: 100_000 },
      bigBlind: { player: 'B', amount: 200_000 },
    };
    const one = { ...MILLIONS, table };
    const result = sampleResult([[one, verdictOn(one, mergedPots(), MERGED)]]);
    const score = { passed: 1298, failed: 1526, errors: 1026, skipped: 1115 };
    const levels = { pots: score, betting: score, showdown: score, next: score };
    const rules = { ...result.rules, 'POT-5': score };
    const page = await open(htmlReport({ ...result, levels, rules }, [one]), width);
    await page.evaluate(
      `document.querySelectorAll('details').forEach((one) => { one.open = true; })`,
    );
    expect(await isTooWide(page)).toBe(false);
  },
);

test('on a phone a figure of nine digits stands in one line', async () => {
  const wrong = { ...mergedPots(), stacks: { A: 112_345_678, B: 123_456_789, C: 120_000_000 } };
  const verdict = verdictOn(MILLIONS, wrong, MERGED);
  const page = await open(htmlReport(sampleResult([[MILLIONS, verdict]]), [MILLIONS]), 360);
  const lines = (await page.evaluate(`[...document.querySelectorAll('.figures td + td')]
    .filter((cell) => /^[\\d,]+$/.test(cell.textContent))
    .map((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getClientRects().length;
    })`)) as number[];
  expect(lines.length).toBeGreaterThan(3);
  expect(Math.max(...lines)).toBe(1);
});

test('on a phone the button that closes the failures is one line', async () => {
  const result = {
    ...MIXED,
    program: { ...MIXED.program, name: 'a poker engine with a long name' },
  };
  const page = await open(matrixPage([result]), 360);
  await page.locator('button.cell').first().click();
  const close = page.locator('.close:visible');
  expect((await close.boundingBox())!.height).toBeLessThan(40);
  await page.keyboard.press('Escape');
  expect(await close.count()).toBe(0);
});
