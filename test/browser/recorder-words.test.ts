import { expect, test } from 'vitest';
import { openApp } from './app.ts';
import { soon } from './browser.ts';
import { handText, paste, press, setUpText, shown, WATCH_SWEPT } from './recorder-driver.ts';

/** Dana and Emil are all-in, Fatima covers them, the rest calls all-in: five pots. */
const LADDER = [20_000, 40_000, 60_000, 80_000, 100_000, 120_000];
const FIVE_POTS = ['a', 'a', 'c', 'c', 'c', 'c'];

test.each([
  ['a desktop', 1280, '.middle-pots'],
  ['a phone', 360, '.pot-legend'],
] as const)('POT-4 who can win each of nine pots can be read on %s', async (_, width, list) => {
  const { page } = await openApp({ viewport: { width, height: 800 }, reducedMotion: true });
  // Dana to Ivan go all-in one over the other, Jolanda calls, the rest calls all-in for less.
  await paste(page, setUpText(10, [20, 40, 60, 80, 100, 120, 140, 160, 180, 200].map(thousands)));
  await press(page, ['a', 'a', 'a', 'a', 'a', 'a', 'c', 'c', 'c', 'c']);
  const pots = page.locator(`${list} li bdi`);
  await soon(() => pots.count()).toBe(9);
  expect(await pots.allInnerTexts()).toEqual([
    'all 10 still in',
    'all still in but Alice',
    'all still in but Alice, Bob',
    'all still in but Alice, Bob, Charlie',
    'all still in but Alice, Bob, Charlie, Dana',
    'Fatima, Gustav, Hildegard, Ivan, Jolanda',
    'Gustav, Hildegard, Ivan, Jolanda',
    'Hildegard, Ivan, Jolanda',
    'Ivan, Jolanda',
  ]);
  expect(await pots.first().isVisible()).toBe(true);
  const cut = `[...document.querySelectorAll('${list} bdi')].filter((one) => one.scrollWidth > one.clientWidth && getComputedStyle(one).display !== 'inline').length`;
  expect(await page.evaluate(cut)).toBe(0);
});

const thousands = (count: number): number => count * 1000;

test('RET-1 when betting is over the chips go to the pot, but for what nobody called', async () => {
  const { page } = await openApp({ init: WATCH_SWEPT });
  await paste(page, setUpText(3, [20_000, 60_000, 50_000]));
  await press(page, ['f', 'a', 'c']);
  await page.getByText('Betting is over').waitFor();
  // Charlie calls with the 45,000 that are left after the ante of 5,000.
  await soon(() => page.evaluate('swept')).toEqual(['45,000', '45,000']);
  await soon(() => page.locator('.bet').allInnerTexts()).toEqual(['15,000']);
  expect((await shown(page)).seats.map(({ bet }) => bet)).toEqual(['0', '15,000', '0']);
  await page.keyboard.press('w');
  await page.keyboard.type('charlie');
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Next hand' }).waitFor();
  expect(await page.locator('.bet').count()).toBe(0);
  // Bob was all-in for more than was called and is not out.
  expect((await shown(page)).seats.map(({ stack, state }) => [stack, state])).toEqual([
    ['20,000', 'folded'],
    ['15,000', 'won nothing'],
    ['95,000', 'won 95,000'],
  ]);
  expect(await page.getByText('busted').count()).toBe(0);
});

test('POT-1 players without chips after the payment are busted', async () => {
  const { page } = await openApp();
  await paste(page, setUpText(3, [20_000, 50_000, 60_000]));
  await press(page, ['a', 'f', 'c', 'w']);
  await page.keyboard.type('charlie');
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Next hand' }).waitFor();
  expect((await shown(page)).seats[0]!.state).toBe('busted');
});

test('ACT-3 what is to be called is said as the button says it', async () => {
  const { page } = await openApp();
  await paste(page, setUpText(3));
  await press(page, ['1', '0', 'k', 'Enter', '3', '0', 'k', 'Enter', 'f']);
  const status = page.getByRole('status');
  await status.getByText('Alice to act, 20,000 more to call, 30,000 in all.').waitFor();
  await page.getByRole('button', { name: 'Call 30,000' }).waitFor();
});

test('ACT-5 where only all-in is a raise, that is what is said', async () => {
  const { page } = await openApp();
  await paste(page, setUpText(3, [50_000, 95_000, 200_000]));
  // The raise from 5,000 to 50,000 makes 95,000 the least raise.
  await press(page, ['a']);
  await page.getByText('All-in 95,000 is the only raise.').waitFor();
  await press(page, ['Control+z', 'Control+z']);
  await paste(page, setUpText(3, [50_000, 60_000, 200_000]));
  await press(page, ['a']);
  await page.getByText('All-in 60,000 is the only raise, less than a full one.').waitFor();
});

test('SEAT-6 a name that cannot be is marked in the form, with the reason beside it', async () => {
  const { page } = await openApp();
  await paste(page, setUpText(3));
  await page.keyboard.press('e');
  const name = page.getByLabel('Name of player 2');
  const leave = () => page.getByLabel('Stack of').first().focus();
  await name.fill('Bo:b');
  // Nothing is wrong with a name before it is left.
  expect(await name.getAttribute('aria-invalid')).toBe('false');
  await leave();
  expect(await name.getAttribute('aria-invalid')).toBe('true');
  const says = page.locator(`#${await name.getAttribute('aria-describedby')}`);
  expect(await says.innerText()).toBe(
    'The name contains :, which has a meaning of its own in a hand.',
  );
  await name.fill('Alice');
  await leave();
  expect(await says.innerText()).toContain('Alice is player 1 already');
  await name.fill('Bob');
  expect(await name.getAttribute('aria-invalid')).toBe('false');
});

test('WIN-4 several open pots are one finding with the names', async () => {
  const { page } = await openApp();
  await paste(page, setUpText(6, LADDER));
  await press(page, [...FIVE_POTS, 'd']);
  await page.keyboard.type('ah kd 7c 2s 9d');
  await page.keyboard.type('as ac');
  const findings = page.getByRole('region', { name: 'Findings' });
  await findings.getByText('5 pots are open').waitFor();
  expect(await findings.getByRole('listitem').count()).toBe(1);
});

test('WIN-3 the second board takes along what was declared for it', async () => {
  const { page } = await openApp();
  await paste(page, setUpText(2, [50_000, 50_000]));
  await press(page, ['a', 'c', 'd']);
  await page.keyboard.type('ah kd 7c 2s 9d');
  const twice = page.getByRole('textbox', { name: 'Run it twice' });
  await twice.fill('2c 3c 4c 5c 6c');
  for (const board of [1, 2]) {
    const group = page.getByRole('group', { name: `Winners of Main Pot, Board ${board}` });
    await group.getByRole('button', { name: board === 1 ? 'Alice' : 'Bob' }).click();
  }
  await twice.fill('');
  await soon(() => handText(page)).toContain('Winners:\nMain Pot: Alice\n');
  expect(await page.getByText('WIN-3').count()).toBe(0);
});

test('SEAT-6 a backtick of a name is shown; a name from right to left turns no figures', async () => {
  const { page } = await openApp();
  const seats = ['משה Dealer 81000', 'Bo`b SB 82000', '`Al` BB 83000'];
  await paste(page, `Hand (1)\nSB 500 BB 1000\nStack Setup:\n${seats.join('\n')}\n`);
  await press(page, ['f', 'f']);
  const preview = page.locator('.next-text');
  await preview.waitFor();
  const text = (await preview.textContent())!;
  expect(text).toContain('משה BB 81000');
  // The name stands left of its label and that left of its chips, whichever way the name is read.
  const lefts = (await page.evaluate(`(() => {
    const line = [...document.querySelectorAll('.next-text span')].find((one) => one.textContent.includes('משה'));
    const rest = line.lastChild;
    const left = (node, at) => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect().left;
    };
    return [line.querySelector('bdi').getBoundingClientRect().left, left(rest, 1), left(rest, 4), left(rest, 8)];
  })()`)) as number[];
  expect(lefts.toSorted((a, b) => a - b)).toEqual(lefts);
  await press(page, ['Control+z', 'Control+z', 'Shift+T']);
  await page.getByRole('textbox', { name: 'Text of the hand' }).waitFor();
  await press(page, ['Control+End']);
  await page.keyboard.type('\nPreflop Base:\n1. משה: Call 1000\n2. `Al`: Check\n');
  await press(page, ['Escape', 'Escape', 't']);
  const message = page.locator('.finding-message').first();
  expect(await message.innerText()).toContain("Bo`b (SB)'s turn, not `Al` (BB)'s.");
});

test('NOTE-3 a set-up pasted without a number gets one', async () => {
  const { page } = await openApp();
  await paste(page, setUpText(3).replace('Hand (7)\n', ''));
  expect(await handText(page)).toBe(setUpText(3).replace('(7)', '(1)'));
  expect(await page.getByText('NOTE-3').count()).toBe(0);
  await press(page, ['f', 'f', 'n']);
  await page.getByRole('heading', { level: 1, name: 'Hand 2' }).waitFor();
});

test('the window takes the colour of the theme; nothing moves for a scrollbar', async () => {
  const { page } = await openApp();
  const colours = (): Promise<unknown> =>
    page.evaluate(
      `[...document.querySelectorAll('meta[name=theme-color]')].map((one) => one.content)`,
    );
  await page.getByRole('heading', { name: 'Set up a hand' }).waitFor();
  expect(await colours()).toEqual(['#f5f4f0', '#15181b']);
  await page.getByRole('button', { name: 'Theme: auto' }).click();
  await soon(colours).toEqual(['#f5f4f0', '#f5f4f0']);
  await page.getByRole('button', { name: 'Theme: light' }).click();
  await soon(colours).toEqual(['#15181b', '#15181b']);
  // The tags say what the page's own paper is.
  expect(await page.evaluate('getComputedStyle(document.documentElement).backgroundColor')).toBe(
    'rgb(21, 24, 27)',
  );
  expect(await page.evaluate('getComputedStyle(document.documentElement).overflowY')).toBe(
    'scroll',
  );
});

test('whoever closes the form or goes on to the next hand sees the table, also on a phone', async () => {
  const { page } = await openApp({ viewport: { width: 360, height: 740 }, touch: true });
  const isInView = (): Promise<unknown> =>
    page.evaluate('document.querySelector("h1").getBoundingClientRect().top >= 0');
  await paste(page, setUpText(9));
  await page.getByRole('button', { name: 'Set-up' }).tap();
  await page.getByLabel('Stack of Ivan').focus();
  expect(await isInView()).toBe(false);
  await page.keyboard.press('Escape');
  await soon(isInView).toBe(true);
  await press(page, ['f', 'f', 'f', 'f', 'f', 'f', 'f', 'f']);
  await page.getByRole('button', { name: 'Record it' }).tap();
  await page.getByRole('heading', { level: 1, name: 'Hand 8' }).waitFor();
  await soon(isInView).toBe(true);
});
