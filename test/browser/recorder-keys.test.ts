import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openApp } from './app.ts';
import { handText, paste, press, setUpText } from './recorder-driver.ts';

/** Keys sent at once, as fast fingers do, whatever the machine is busy with. */
const burst = (page: Page, keys: readonly object[]): Promise<unknown> =>
  page.evaluate(
    `for (const init of ${JSON.stringify(keys)}) {
       const options = { bubbles: true, cancelable: true, ...init };
       document.activeElement.dispatchEvent(new KeyboardEvent('keydown', options));
     }`,
  );

const letters = (text: string): readonly object[] => [...text].map((key) => ({ key }));

test('a key that does not apply answers, and what follows in that burst does nothing', async () => {
  const { page } = await openApp();
  await paste(page, setUpText(4));
  await burst(page, letters('wa=e>b'));
  const status = page.getByRole('status');
  await status.getByText('Betting is still open: Dana to act, 5,000 to call.').waitFor();
  expect(await handText(page)).not.toContain('Preflop');
  await page.keyboard.press('Escape');
  await burst(page, letters('w'));
  // Esc ends it at once; so does a pause.
  await press(page, ['Escape', 'f']);
  await status.getByText('Dana folds.').waitFor();
  expect(await status.getByText('still open').count()).toBe(0);
});

test('a key held down acts once, and Caps Lock makes no other key of it', async () => {
  const { page } = await openApp();
  await paste(page, setUpText(6));
  await page.keyboard.down('f');
  for (let i = 0; i < 5; i++) await page.keyboard.down('f');
  await page.keyboard.up('f');
  expect((await handText(page)).match(/Fold/g)).toHaveLength(1);
  // With Caps Lock on the letter is large without Shift, and small with it.
  await burst(page, [{ key: 'C' }, { key: 'N' }]);
  await page.getByRole('status').getByText('Betting is still open: Fatima to act').waitFor();
  await page.keyboard.press('Escape');
  await burst(page, [{ key: 'f', shiftKey: true }]);
  await page.getByRole('status').getByText('Fold everybody up to').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.down('r');
  for (let i = 0; i < 3; i++) await page.keyboard.down('r');
  await page.keyboard.up('r');
  expect(await page.locator('#amount').inputValue()).toBe('');
  expect((await handText(page)).match(/Call|Fold/g)).toEqual(['Fold', 'Call']);
  // Arrows go on as long as they are held.
  await page.locator('#amount').press('Escape');
  await page.keyboard.down('ArrowLeft');
  await page.keyboard.down('ArrowLeft');
  await page.getByRole('status').getByText('Dana to act').waitFor();
});
