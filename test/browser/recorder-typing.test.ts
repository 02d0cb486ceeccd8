import { expect, test } from 'vitest';
import { openApp } from './app.ts';
import { handText, paste, press, setUpText } from './recorder-driver.ts';

test('SEC-2 the turn is typed behind the flop, or the whole board again', async () => {
  const { page } = await openApp();
  await paste(page, setUpText(3));
  await press(page, ['c', 'c', 'c', 'd']);
  await page.keyboard.type('ah kd 7c');
  await press(page, ['c', 'c', 'c', 'd']);
  await page.keyboard.type('5d');
  await press(page, ['c', 'c', 'c', 'd']);
  await page.keyboard.type('ahkd7c5d9s');
  const text = await handText(page);
  expect(text).toContain('Flop Base (A♥ K♦ 7♣):');
  expect(text).toContain('Turn Base (5♦):');
  expect(text).toContain('River Base (9♠):');
});

test('CHIP-3 r ai Enter is an all-in, as the field says', async () => {
  const { page } = await openApp();
  await paste(page, setUpText(3));
  await page.keyboard.press('r');
  await page.keyboard.type('ai');
  await page.keyboard.press('Enter');
  expect(await handText(page)).toMatch(/^1\. .*: All-In \d+$/m);
});

test('CHIP-1 a set-up typed into the paste box is left alone until Ctrl+Enter', async () => {
  const { page } = await openApp();
  await page.locator('#paste-hand').click();
  await page.keyboard.type(setUpText(3));
  expect(await page.locator('#paste-hand').inputValue()).toBe(setUpText(3));
  await page.keyboard.press('Control+Enter');
  await page.locator('[data-seat]').first().waitFor();
});

test('the form stays where it is when the table appears, and Enter leads on', async () => {
  const { page } = await openApp();
  await page.getByRole('heading', { name: 'Set up a hand' }).waitFor();
  await page.keyboard.press('e');
  await page.keyboard.type('50/100');
  await page.keyboard.press('Tab');
  await page.keyboard.type('0:2:30');
  // From the blinds to the names: times have keys of their own.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  for (const [name, stack] of [
    ['Alice', '10k'],
    ['Bob', '20k'],
    ['Charlie', '30k'],
  ] as const) {
    await page.keyboard.type(name);
    await page.keyboard.press('Tab');
    const before = await page.locator(':focus').boundingBox();
    await page.keyboard.type(stack);
    expect((await page.locator(':focus').boundingBox())?.y).toBe(before?.y);
    await page.keyboard.press('Enter');
  }
  expect(await handText(page)).toContain('started_at: 00:02:30');
});

test('names first, then stacks, by Enter alone; nothing is called wrong on the way', async () => {
  const { page } = await openApp();
  await page.getByRole('heading', { name: 'Set up a hand' }).waitFor();
  // Keys that have no use yet say so, with Alt too.
  await page.keyboard.press('Alt+v');
  await page.getByRole('status').getByText('There is no hand yet').waitFor();
  await page.getByLabel('Name of player 1').focus();
  const findings = page.getByRole('region', { name: 'Findings' });
  for (const name of ['Alice', 'Bob', 'Charlie']) {
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
  }
  for (const stack of ['', '10k', '20k', '30k', '']) {
    await page.keyboard.type(stack);
    expect(await findings.count()).toBe(0);
    await page.keyboard.press('Enter');
  }
  // Only the blinds are missing: the cursor is there, and now it is said.
  await findings
    .getByText(/blinds/i)
    .first()
    .waitFor();
  await page.keyboard.type('50/100');
  expect(await findings.count()).toBe(0);
  await page.getByLabel('Name of player 4').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Set up a hand' }).waitFor({ state: 'detached' });
  await page.getByRole('status').getByText('Alice to act').waitFor();
  expect(await handText(page)).toContain('Alice Dealer 10000\nBob SB 20000\nCharlie BB 30000\n');
});

test('a time that is none is kept and marked', async () => {
  const { page } = await openApp();
  await page.getByRole('heading', { name: 'Set up a hand' }).waitFor();
  await page.keyboard.press('e');
  await page.keyboard.press('Tab');
  await page.keyboard.type('later');
  const field = page.getByLabel('Started at');
  expect(await field.inputValue()).toBe('later');
  // Nothing is wrong with it before it is left.
  expect(await field.getAttribute('aria-invalid')).toBe('false');
  await page.keyboard.press('Tab');
  expect(await field.getAttribute('aria-invalid')).toBe('true');
});
