import { expect, test } from 'vitest';
import { SAMPLE_HAND } from '../../src/web/recorder/model/sample-hand.ts';
import { inLab, inPage } from './sessions-lab.ts';

const { open } = inLab();

test('nothing loses the keyboard: rename, open, duplicate, delete, undo, restore', async () => {
  const { page } = await open();
  const focused = () => page.evaluate('document.activeElement.textContent.trim()');
  const press = async (name: string | RegExp): Promise<void> => {
    await page.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
  };
  for (const name of ['Thursday', 'Friday']) {
    const hands = JSON.stringify([SAMPLE_HAND]);
    await inPage(page, `recorder.load(store.fresh('${name}', ${hands})); await store.settled();`);
  }
  await press('Rename');
  await page.keyboard.press('Escape');
  await expect.poll(focused).toBe('Rename');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Saturday');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Saturday' }).waitFor();
  await expect.poll(focused).toBe('Rename');
  await press(/^Thursday/);
  await expect.poll(focused).toBe('Thursday');
  await press('Duplicate');
  await expect.poll(focused).toBe('Thursday (copy)');
  await press('Delete session');
  // At its start: the whole page, which has the focus for a moment, contains it too.
  await expect.poll(focused).toMatch(/^“Thursday \(copy\)” is deleted\./);
  // The next stop is the way back.
  await page.keyboard.press('Tab');
  await expect.poll(focused).toBe('Undo');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Thursday (copy)' }).waitFor();
  await expect.poll(focused).toBe('Sessions');
  await inPage(page, 'recorder.next(); await store.settled();');
  await press('Delete hand 13');
  await expect.poll(focused).toMatch(/^Hand 13 is deleted\./);
  await press('Close');
  await expect.poll(focused).toBe('Sessions');
  await press('Delete session');
  await page.getByText('Deleted: 1 session').click();
  await press('Restore Thursday (copy)');
  await expect.poll(focused).toBe('Sessions');
});
