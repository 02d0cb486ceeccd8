import { expect, test } from 'vitest';
import { readText } from '../source-files.ts';
import { openApp } from './app.ts';
import { handText, paste } from './recorder-driver.ts';

const PAGE = readText('docs/start/collector.md');

const [SET_UP, NEXT_HAND] = [...PAGE.matchAll(/^```hand\n([\s\S]*?)^```$/gm)].map(
  ([, text]) => text!,
);

/** The keys of the page, row by row: one key, a named key, or something to type. */
const ROWS = [...PAGE.matchAll(/^\| (`.*`) \| .* \|$/gm)].map(([, keys]) =>
  [...keys!.matchAll(/`([^`]+)`/g)].map(([, key]) => key!),
);

test('the collector’s first hand goes as the page says, key by key', async () => {
  const { page } = await openApp();
  await paste(page, SET_UP!);
  for (const keys of ROWS) {
    for (const key of keys) {
      const isTyped = key.length > 1 && key !== 'Enter';
      if (isTyped) await page.keyboard.type(key);
      else await page.keyboard.press(key);
    }
    if (keys[0] === '9h 9s') {
      await page.getByText('27,500').first().waitFor();
      await page.getByText('6,000').first().waitFor();
    }
  }
  await page.getByRole('heading', { level: 1, name: /Hand 2/ }).waitFor();
  expect((await handText(page)).trimEnd()).toBe(NEXT_HAND!.trimEnd());
});
