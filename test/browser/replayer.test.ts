import { expect, test } from 'vitest';
import { SAMPLE_HAND } from '../../src/web/recorder/model/sample-hand.ts';
import { shareHash } from '../../src/web/session/share.ts';
import { type OpenAppOptions, openApp } from './app.ts';
import { handText, isSideways, press, shown } from './recorder-driver.ts';
import { grave } from './text-panel-driver.ts';

/** The sample hand as a link opens it. */
async function openShared(options: OpenAppOptions = {}) {
  const app = await openApp({ ...options, path: `/${await shareHash(SAMPLE_HAND)}` });
  await app.page.getByRole('button', { name: 'Edit a copy' }).waitFor();
  return app;
}

test('a shared hand opens at its blinds, with nothing that could change it', async () => {
  const { page } = await openShared();
  await page.getByRole('heading', { level: 1, name: 'Hand 12' }).waitFor();
  await page.getByRole('status').getByText('Blinds: Bob 2,500 and Charlie 5,000').waitFor();
  expect((await shown(page)).seats.map(({ stack }) => stack)).toEqual([
    '80,000',
    '162,500',
    '255,000',
    '31,500',
    '210,000',
  ]);
  for (const name of [/^Fold/, /^Undo/, /^Take out/, /^Set-up/]) {
    expect(await page.getByRole('button', { name }).count(), String(name)).toBe(0);
  }
  await press(page, ['f', 'a', 'n', 'Delete', 'Control+z', 'e']);
  await page.getByRole('status').getByText('Blinds: Bob 2,500 and Charlie 5,000').waitFor();
});

test('it is walked through by action, by street, by its list, and from end to end', async () => {
  const { page } = await openShared();
  const status = page.getByRole('status');
  await press(page, ['ArrowRight']);
  await status.getByText('Dana is all-in for 31,500.').waitFor();
  await press(page, ['ArrowDown']);
  await status.getByText('Flop: A♥ K♦ 7♣.').waitFor();
  await press(page, ['ArrowLeft']);
  await status.getByText('Emil calls 80,000.').waitFor();
  // What is still to come is nowhere to be read.
  const bet = page.getByRole('button', { name: /Charlie BB Bet 60,000/ });
  expect(await bet.count()).toBe(0);
  expect(await page.getByRole('heading', { name: 'Flop', exact: true }).count()).toBe(0);
  await press(page, ['End']);
  await bet.click();
  await status.getByText('Charlie bets 60,000. Emil to act, 60,000 to call.').waitFor();
  await page.getByRole('button', { name: 'Process Stack: flop' }).click();
  await page.getByRole('region', { name: 'Process Stack: Flop' }).waitFor();
  await press(page, ['End']);
  await status.getByText('Charlie wins 405,500 and Dana wins 133,500.').waitFor();
  await page.getByRole('region', { name: 'Awards' }).getByText('three of a kind, kings').waitFor();
  expect(await page.getByRole('button', { name: 'To the newest action' }).isDisabled()).toBe(true);
  await press(page, ['Home']);
  await status.getByText('Blinds:').waitFor();
  expect(await page.getByRole('button', { name: 'To the blinds' }).isDisabled()).toBe(true);
});

test('it plays by itself to the end, and stops when asked', async () => {
  const { page } = await openShared({
    init: 'const wait = setInterval; setInterval = (f, ms) => wait(f, ms / 30);',
  });
  const status = page.getByRole('status');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await status.getByText('Charlie wins 405,500').waitFor();
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
});

test('Space plays and stops', async () => {
  const { page } = await openShared();
  await press(page, [' ']);
  await page.getByRole('button', { name: 'Stop', exact: true }).waitFor();
  await page.getByRole('status').getByText('Dana is all-in').waitFor();
  await press(page, [' ']);
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
});

test('it plays slower and faster, by keys and by buttons', async () => {
  const { page } = await openShared();
  const speed = page.locator('.replay-speed');
  await press(page, ['+', '+', '+']);
  expect(await speed.innerText()).toContain('4×');
  expect(await page.getByRole('button', { name: 'Faster' }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Slower' }).click();
  expect(await speed.innerText()).toContain('2×');
  await press(page, ['-', '-', '-', '-']);
  expect(await speed.innerText()).toContain('0.25×');
});

test('cards of the showdown stay hidden until it comes; those given before, and all on demand, do not', async () => {
  const given = SAMPLE_HAND.replace(/^Preflop Base:/m, 'Cards:\nBob: 2c 2d\n\nPreflop Base:');
  const { page } = await openApp({ path: `/${await shareHash(given)}` });
  await page.getByRole('button', { name: 'Edit a copy' }).waitFor();
  const known = async () =>
    (await page.locator('.place:has(.seat-hole) .seat-who').allInnerTexts()).toSorted();
  expect(await known()).toEqual(['Bob']);
  await press(page, ['o']);
  const all = await known();
  expect(all.length).toBeGreaterThan(2);
  await press(page, ['o', 'ArrowDown']);
  expect(await known()).toEqual(['Bob']);
  await press(page, ['End']);
  expect(await known()).toEqual(all);
});

test('a copy is edited in a session of its own, and the link stays what it was', async () => {
  const { page } = await openShared();
  const link = page.url();
  await page.getByRole('button', { name: 'Edit a copy' }).click();
  await page.getByRole('heading', { name: 'Sessions' }).waitFor();
  expect(await handText(page)).toBe(SAMPLE_HAND);
  await press(page, ['n']);
  await page.getByRole('heading', { level: 1, name: 'Hand 13' }).waitFor();
  await page.locator('[data-save-state=saved]').waitFor();
  await page.goto(link);
  await page.getByRole('heading', { level: 1, name: 'Hand 12' }).waitFor();
  await page.getByRole('button', { name: 'Edit a copy' }).waitFor();
});

test.each([
  ['a desktop, light', 1280, false],
  ['a desktop, dark', 1280, true],
  ['a phone, light', 360, false],
  ['a phone, dark', 360, true],
] as const)(
  'axe finds nothing serious and nothing runs off the side: %s',
  async (_, width, dark) => {
    const { page } = await openShared({
      viewport: { width, height: 740 },
      dark,
      reducedMotion: true,
    });
    for (const keys of [[], ['ArrowDown', 'ArrowRight'], ['i'], ['?'], ['End']]) {
      await press(page, keys);
      expect(await grave(page, 'html'), keys.join()).toEqual([]);
      expect(await isSideways(page), keys.join()).toBe(false);
    }
  },
);

test('on a phone stacks of eight figures and names have their lines to themselves', async () => {
  const big = SAMPLE_HAND.replace(/^SB .*/m, 'SB 250000 BB 500000 Ante 500000')
    .replace(/^Alice Dealer .*/m, 'Alice Dealer 88000000')
    .replace(/\n\nPreflop[\s\S]*/, '\n\nCards:\nAlice: A♠ K♠\nBob: Q♥ Q♣\n');
  const { page } = await openApp({
    viewport: { width: 390, height: 844 },
    touch: true,
    path: `/${await shareHash(big)}`,
  });
  await page.locator('.seat-hole').first().waitFor();
  const touching =
    await page.evaluate(`[...document.querySelectorAll('.seat-box')].filter((seat) => {
    const cards = seat.querySelector('.seat-hole')?.getBoundingClientRect();
    return cards && ['.seat-stack', '.seat-who'].some((part) => {
      const range = document.createRange();
      range.selectNodeContents(seat.querySelector(part));
      const { right, bottom } = range.getBoundingClientRect();
      return right > cards.left && bottom > cards.top + 1;
    });
  }).length`);
  expect(touching).toBe(0);
});

test('on a phone the way through the hand is under the table, and a thumb hits it', async () => {
  const { page } = await openShared({ viewport: { width: 360, height: 740 }, touch: true });
  const forward = page.getByRole('button', { name: 'Forward', exact: true });
  const { y, height } = (await forward.boundingBox())!;
  expect(height).toBeGreaterThanOrEqual(43.5);
  expect(y + height).toBeLessThanOrEqual(740);
  await forward.tap();
  await page.getByRole('status').getByText('Dana is all-in for 31,500.').waitFor();
  await page.getByRole('button', { name: 'Keys' }).tap();
  const keys = page.getByRole('region', { name: 'Keys' });
  const top = (await keys.boundingBox())!.y;
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(700);
  expect(await isSideways(page)).toBe(false);
});

test('WIN-1 everybody with open cards has their chances, counted exactly, street by street', async () => {
  const text = `Hand (1)
started_at: HH:MM:SS ended_at: HH:MM:SS
SB 50 BB 100
Stack Setup:
Alice SB 5000
Bob BB 5000

Cards:
Alice: A♠ A♥
Bob: K♦ K♣

Preflop Base:
1. Alice (SB): All-In 5000
2. Bob (BB): All-In 5000
Flop Base (K♠ 7♥ 2♦):
Turn Base (3♣):
River Base (A♦):
`;
  const { page } = await openApp({ path: `/${await shareHash(text)}` });
  const chances = page.locator('.seat-chances');
  await press(page, ['Home']);
  // Of 1,712,304 boards: the same count by another package stands in the tests of equity.
  await chances.getByText('81.3%').waitFor();
  await press(page, ['End', 'ArrowLeft']);
  // Two aces are left of 44 cards.
  await chances.getByText('4.5%').waitFor();
  await chances.getByText('95.5%').waitFor();
});
