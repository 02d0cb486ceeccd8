import { expect, test } from 'vitest';
import { openApp } from './app.ts';
import { isSideways, paste, press, setUpText } from './recorder-driver.ts';
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
  ['a phone, dark', 360, true],
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

test.each([1920, 2560, 3840])(
  'at %i px the table has the widest column and its seats do not touch',
  async (width) => {
    const { page } = await openApp({ viewport: { width, height: 1200 }, reducedMotion: true });
    await paste(page, setUpText(10));
    const boxes = async (selector: string) =>
      Promise.all(
        (await page.locator(selector).all()).map(async (one) => (await one.boundingBox())!),
      );
    const widthOf = async (selector: string) => (await boxes(selector))[0]!.width;
    const main = await widthOf('.recorder-main');
    expect(main).toBeGreaterThan(2 * (await widthOf('.recorder-right')));
    expect(main).toBeGreaterThan(2 * (await widthOf('.recorder-side')));
    const seats = await boxes('.seat-box');
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
    expect(touching).toEqual([]);
    expect(await isSideways(page)).toBe(false);
  },
);

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
