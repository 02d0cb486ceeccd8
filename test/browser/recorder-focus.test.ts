import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openApp } from './app.ts';
import { soon } from './browser.ts';
import { handText, paste, press, setUpText } from './recorder-driver.ts';
import { editor } from './text-panel-driver.ts';

/** What has the focus, in the words a screen reader begins with. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(`(({ id, tagName, ariaLabel, textContent }) =>
    id || ariaLabel || (tagName === 'BODY' ? 'nothing' : textContent.trim()))(document.activeElement)`);

const hasCursor = (page: Page): Promise<boolean> =>
  page.evaluate('document.activeElement.shadowRoot != null');

test('ACT-3 a fix that takes its button away leaves the focus beside it', async () => {
  const { page } = await openApp();
  const lines = ['1. Alice (Dealer): Call 4000', '2. Bob (SB): Call 4000'];
  await paste(page, `${setUpText(3)}\nPreflop Base:\n${lines.join('\n')}\n`);
  for (const left of [1, 0]) {
    await page.getByRole('button', { name: 'Write Call 5000' }).first().focus();
    await page.keyboard.press('Enter');
    await soon(() => page.getByRole('button', { name: 'Write Call 5000' }).count()).toBe(left);
    expect(await focused(page)).toBe(left === 1 ? 'Findings' : 'The hand');
  }
});

test('WIN-5 cards that cannot be read keep the cursor until they can', async () => {
  const { page } = await openApp();
  await paste(page, setUpText(2, [50_000, 50_000]));
  await press(page, ['a', 'c', 'd']);
  await page.keyboard.type('ah kd 7');
  await page.keyboard.press('Enter');
  expect(await focused(page)).toBe('board-cards');
  await page.keyboard.type('c 2s 9d');
  const first = await focused(page);
  expect(first).toMatch(/^hole-cards-[01]$/);
  await page.keyboard.type('as ac');
  const second = await focused(page);
  expect(second).toMatch(/^hole-cards-[01]$/);
  expect(second).not.toBe(first);
  await page.keyboard.type('kx');
  await page.keyboard.press('Enter');
  expect(await focused(page)).toBe(second);
  await press(page, ['Backspace']);
  await page.keyboard.type('h ks');
  await page.getByRole('region', { name: 'Next hand' }).waitFor();
  expect(await handText(page)).toContain('K♥ K♠');
});

test('a closed panel gives the focus back to what opened it', async () => {
  const { page } = await openApp();
  await paste(page, setUpText(3));
  const street = page.getByRole('button', { name: 'Stacks and pots: preflop' });
  await street.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Enter');
  expect(await focused(page)).toBe('Stacks and pots: preflop');
});

test('a button that goes off hands the focus on to its neighbour', async () => {
  const { page } = await openApp();
  await paste(page, setUpText(3));
  await press(page, ['f']);
  await page.getByRole('button', { name: 'Back', exact: true }).focus();
  await page.keyboard.press('Enter');
  await soon(() => focused(page)).toBe('Play');
});

test('when the actions go away the page keeps the focus', async () => {
  const { page } = await openApp();
  await paste(page, setUpText(2));
  await page.getByRole('button', { name: 'Fold f', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Next hand' }).waitFor();
  expect(await focused(page)).toBe('Hand 7');
});

test('Shift+T leads into the text and Escape out of it; Shift+N begins a session', async () => {
  const { page } = await openApp();
  await paste(page, setUpText(3));
  await press(page, ['f', 'Shift+T']);
  await editor(page).waitFor();
  await soon(() => hasCursor(page)).toBe(true);
  // The cursor stands behind the action shown.
  await page.keyboard.type(' # at once');
  await soon(() => handText(page)).toContain('1. Alice (Dealer): Fold # at once\n');
  await editor(page).focus();
  await press(page, ['Escape', 'Escape']);
  expect(await focused(page)).toBe('Text');
  await press(page, ['c']);
  await soon(() => handText(page)).toContain('2. Bob (SB): Call 5000');
  await press(page, ['t', 'Shift+N']);
  await page.getByRole('heading', { name: 'Set up a hand' }).waitFor();
  await page.getByRole('heading', { level: 1, name: 'New hand' }).waitFor();
  await press(page, ['?']);
  const keys = page.getByRole('region', { name: 'Keys' });
  await keys.getByText('a new session').waitFor();
  await keys.getByText('into the text').waitFor();
});
