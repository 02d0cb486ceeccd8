import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { generateCases, judgeCase, resultOf } from '../../src/suite/index.ts';
import { openApp } from './app.ts';

const made = generateCases({ seed: 1, profile: 'classic' });
const cases = made.ok ? made.value.cases : [];

/** Every side pot is merged into the first pot. */
const verdicts = new Map(
  cases.map((one) => {
    const { pots = [], refused = null } = one.expect;
    const amount = pots.reduce((sum, pot) => sum + pot.amount, 0);
    const merged = pots.slice(0, 1).map(({ eligible }) => ({ amount, eligible }));
    const verdict = judgeCase(one, { id: one.id, refused, ...(!refused && { pots: merged }) });
    const cause = { rule: 'POT-1' as const, sentence: 'side pots are merged into one pot' };
    return [one.id, verdict.outcome === 'failed' ? { ...verdict, cause } : verdict];
  }),
);
const program = { name: 'merger', version: '1.0', command: 'merger' };
const result = resultOf(cases, verdicts, program, null);

const drop = (page: Page, name: string, text: string): Promise<void> =>
  page
    .locator('.result-file input[type=file]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

test('POT-1 a result shows what failed and why, with the simplest case of the cause', async () => {
  const { page } = await openApp({ path: '/suite' });
  await drop(page, 'result.json', JSON.stringify(result));
  const { failed, passed } = result.totals;
  await page.getByText(`${passed} passed, ${failed} failed`).waitFor();
  const cause = page.locator('.run-cause').first();
  expect(await cause.innerText()).toContain('Side pots are merged into one pot');
  expect(await cause.innerText()).toContain(result.causes[0]!.cases[0]);
  // The hand is generated again from its id.
  const simplest = cases.find(({ id }) => id === result.causes[0]!.cases[0])!;
  await cause.getByText(simplest.why[0]!).waitFor();
  expect(await cause.innerText()).toContain(simplest.table.seats[0]!.name);
  expect(await cause.getByRole('link', { name: 'POT-1' }).getAttribute('href')).toBe(
    '/rules/POT-1',
  );
  await page.getByRole('button', { name: 'Close the result' }).click();
  expect(await page.locator('.run-result').count()).toBe(0);
});

test('what is not a result is said, and what was open stays open', async () => {
  const { page } = await openApp({ path: '/suite' });
  await drop(page, 'result.json', JSON.stringify(result));
  await page.locator('.run-result').waitFor();
  await drop(page, 'cases.json', '{"cases":[]}');
  await page.locator('.result-file .failure').waitFor();
  expect(await page.locator('.result-file .failure').innerText()).toContain(
    'cases.json: it is not a result',
  );
  expect(await page.locator('.run-result').count()).toBe(1);
});

test('a profile is chosen beside the seed, and stands in the address', async () => {
  const { page } = await openApp({ path: '/suite' });
  await page.getByText('300 of 300 cases').waitFor();
  await page.getByLabel('Profile').selectOption('classic');
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect.poll(() => page.url()).toContain('/suite?seed=1&profile=classic');
  await page.getByText('300 of 300 cases').waitFor();
  expect(await page.getByLabel('Profile').inputValue()).toBe('classic');
});
