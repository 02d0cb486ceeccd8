import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openApp } from './app.ts';
import { isSideways, NAMES, paste, press, setUpText } from './recorder-driver.ts';
import { grave } from './text-panel-driver.ts';

/** The stations of a hand, each with the keys that lead there from the one before. */
const STATIONS: readonly (readonly [string, readonly string[]])[] = [
  ['set up', []],
  ['a seat being marked as away, another one is', ['Shift+X', 'b', 'Shift+X']],
  ['an amount typed', ['Escape', 'Control+z', '7', 'k']],
  ['Process Stack', ['Escape', 'c', 'a', 'a', 'c', 'k']],
  ['history', ['i']],
  ['keys', ['?']],
  ['showdown', ['Escape', 'f', 'f', 'f', 'f', 'f', 'f', 'f']],
];

test.each([
  ['a desktop, light', 1280, false],
  ['a desktop, dark', 1280, true],
  ['a phone, light', 360, false],
  ['a phone, dark', 320, true],
] as const)(
  'axe finds nothing serious and nothing runs off the side: %s',
  async (_, width, dark) => {
    const { page } = await openApp({ viewport: { width, height: 800 }, dark, reducedMotion: true });
    await page.getByRole('heading', { name: 'Set up a hand' }).waitFor();
    expect(await grave(page, 'html')).toEqual([]);
    expect(await isSideways(page)).toBe(false);
    await paste(page, setUpText(10));
    for (const [station, keys] of STATIONS) {
      await press(page, keys);
      expect(await grave(page, 'html'), station).toEqual([]);
      expect(await isSideways(page), station).toBe(false);
    }
    await page.getByRole('button', { name: 'Fill unknown cards at random' }).click();
    await page.getByRole('region', { name: 'Next hand' }).waitFor();
    expect(await grave(page, 'html'), 'settled').toEqual([]);
    expect(await isSideways(page), 'settled').toBe(false);
  },
);

/** Names of a televised table: whole where a box of the picture has room for them. */
const TELEVISED = [
  'Daniel Negreanu',
  'Brian Yoon',
  'Phil Hellmuth',
  'Konstantinos',
  'Shaun Deeb',
  'Ben Lamb',
  'Josh Arieh',
  'Hildegard von B.',
  'Adam Friedman',
];

const televised = (): string =>
  TELEVISED.reduce((text, name, i) => text.replace(NAMES[i]!, name), setUpText(9));

const boxesOf = async (page: Page, selector: string) =>
  Promise.all((await page.locator(selector).all()).map(async (one) => (await one.boundingBox())!));

const boxOf = async (page: Page, selector: string) => (await boxesOf(page, selector))[0]!;

/** The seats that nothing lies over and that are inside the window. */
const seatsInSight = (page: Page): Promise<number> =>
  page.evaluate(`[...document.querySelectorAll('.seat-box')].filter((seat) => {
    const { x, y, width, height } = seat.getBoundingClientRect();
    return seat.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  }).length`) as Promise<number>;

test('the table grows with the window: seats do not touch, and the actions stay in sight', async () => {
  const { page } = await openApp({ reducedMotion: true });
  await paste(page, setUpText(10));
  let last = 0;
  for (const [width, height] of [
    [1280, 800],
    [1920, 1080],
    [2560, 1440],
    [3840, 2160],
  ] as const) {
    await page.setViewportSize({ width, height });
    const table = await boxOf(page, '.table-picture');
    expect(table.width, `${width}`).toBeGreaterThan(Math.max(last, width / 2));
    last = table.width;
    expect(table.width).toBeGreaterThan(2 * (await boxOf(page, '.recorder-right')).width);
    const bar = await boxOf(page, '.action-bar');
    expect(bar.y + bar.height, `${width}`).toBeLessThanOrEqual(height);
    expect((await boxOf(page, '.top')).width, 'header').toBe(width);
    const seats = await boxesOf(page, '.seat-box');
    const touching = seats.flatMap((a, i) =>
      seats
        .slice(i + 1)
        .filter(
          (b) =>
            a.x < b.x + b.width &&
            b.x < a.x + a.width &&
            a.y < b.y + b.height &&
            b.y < a.y + a.height,
        ),
    );
    expect(touching, `${width}`).toEqual([]);
    expect(await isSideways(page)).toBe(false);
  }
});

test.each([
  [1280, 800, 9],
  [768, 1024, 9],
  [390, 844, 9],
  [320, 640, 6],
] as const)(
  'at %i px names are whole and no panel hides the table',
  async (width, height, inSight) => {
    const { page } = await openApp({ viewport: { width, height }, reducedMotion: true });
    await paste(page, televised());
    await press(page, ['c', 'a', 'f']);
    const cut = `[...document.querySelectorAll('.seat-who')]
      .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth)
      .map((one) => one.textContent)`;
    expect(await page.evaluate(cut)).toEqual([]);
    for (const keys of [['k'], ['i'], ['?'], ['Escape', 'e']]) {
      await press(page, keys);
      expect(await seatsInSight(page), keys.join()).toBeGreaterThanOrEqual(inSight);
      expect(await isSideways(page), keys.join()).toBe(false);
    }
  },
);

test('the player to act is marked in forced colours, which have no shades', async () => {
  const { page } = await openApp();
  await paste(page, setUpText(9));
  await page.emulateMedia({ forcedColors: 'active' });
  const outlined = await page.evaluate(
    `[...document.querySelectorAll('.seat-box')]
      .filter((seat) => getComputedStyle(seat).outlineStyle === 'solid')
      .map((seat) => seat.title)`,
  );
  expect(outlined).toEqual(['Dana']);
});

test('on a phone the next hand is one press away, and starts at its top', async () => {
  const viewport = { width: 390, height: 844 };
  const { page } = await openApp({ viewport, touch: true, reducedMotion: true });
  await paste(page, setUpText(3));
  await press(page, ['a', 'a', 'c']);
  await page.getByRole('button', { name: 'Fill unknown cards at random' }).click();
  const card = await boxOf(page, '.seat-hole .playing-card');
  expect(card.height).toBeGreaterThanOrEqual(24);
  const go = page.getByRole('button', { name: 'Record it' });
  const { y, height } = (await go.boundingBox())!;
  expect(y).toBeGreaterThan(0);
  expect(y + height).toBeLessThanOrEqual(viewport.height);
  expect(await page.evaluate('scrollY')).toBeGreaterThan(0);
  await go.click();
  await page.getByRole('heading', { level: 1, name: 'Hand 8' }).waitFor();
  await expect.poll(() => page.evaluate('scrollY')).toBe(0);
});

test('everything a finger presses on a phone is 44 px high', async () => {
  const { page } = await openApp({ viewport: { width: 360, height: 740 }, touch: true });
  await paste(page, setUpText(9));
  const low =
    (await page.evaluate(`[...document.querySelectorAll('.recorder-main button, .recorder-main input')]
    .filter((one) => one.getBoundingClientRect().height > 0 && one.getBoundingClientRect().height < 43.5)
    .map((one) => one.outerHTML.slice(0, 120))`)) as string[];
  expect(low).toEqual([]);
});

test('SEAT-6 hostile names are text, cut where they are too long, and nothing runs', async () => {
  const { page } = await openApp({ viewport: { width: 360, height: 740 } });
  const names = [
    '<script>document.title="taken"</script>',
    `O'Hara "the" & <img src=x onerror=alert>`,
    '🂡 émile 🃏',
    'משה בן דוד',
    'W'.repeat(40),
    'مرحبا Bob',
  ];
  const lines = names.map((name, i) => `${name} ${['Dealer', 'SB', 'BB'][i] ?? ''} ${50_000 + i}`);
  await paste(page, `Hand (1)\nSB 50 BB 100\nStack Setup:\n${lines.join('\n')}\n`);
  await press(page, ['c', 'c', 'a', 'i']);
  expect(await page.title()).not.toBe('taken');
  expect(await page.locator('.recorder img, .recorder script').count()).toBe(0);
  const shownNames = await page.locator('.seat-who').allInnerTexts();
  expect(shownNames.toSorted()).toEqual(names.toSorted());
  expect(await isSideways(page)).toBe(false);
});

test('ten megabytes pasted are answered with a sentence', async () => {
  const { page } = await openApp();
  await page.locator('#paste-hand').waitFor();
  await page.evaluate(`(() => {
    const field = document.querySelector('#paste-hand');
    field.value = 'x'.repeat(10_000_000);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  })()`);
  await page.getByText('10,000,000 characters are too many').waitFor({ timeout: 30_000 });
});
