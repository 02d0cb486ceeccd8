import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  type ConformanceCase,
  type ConformanceResult,
  generateCases,
  judgeCase,
  resultOf,
  skipVerdict,
} from '../../src/suite/index.ts';
import { openApp } from './app.ts';

const made = generateCases({ seed: 1, profile: 'classic' });
const cases = made.ok ? made.value.cases : [];

/** What becomes of cases where every side pot is merged into the first pot. */
function merged(cases: readonly ConformanceCase[]): ConformanceResult {
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
  return resultOf(cases, verdicts, program, null);
}
const result = merged(cases);

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

const few = generateCases({ seed: 1, profile: 'classic', count: 60, category: 'mixed' });

test.each([
  [
    'a smaller suite',
    merged(few.ok ? few.value.cases : []),
    'Hands are shown for the cases of a whole suite only.',
  ],
  [
    'an older suite',
    { ...result, suite: '2.0.0' },
    'Hands are not shown: this page has the cases of suite 3.0.0.',
  ],
])('%s: no hand is shown rather than a wrong one', async (_, other, sentence) => {
  const [id] = other.causes[0]!.cases;
  const { page } = await openApp({ path: '/suite' });
  await drop(page, 'result.json', JSON.stringify(other));
  await page.getByText(sentence).waitFor();
  const cause = page.locator('.run-cause').first();
  expect(await cause.innerText()).toContain(id);
  expect(await cause.locator('.run-figures tbody tr').count()).toBeGreaterThan(0);
  expect(await cause.locator('pre, .run-why').count()).toBe(0);
});

test('what was skipped stands there with the reason', async () => {
  const skips = new Map(cases.map((one) => [one.id, skipVerdict(one, 'no side pots')]));
  const { page } = await openApp({ path: '/suite' });
  await drop(page, 'result.json', JSON.stringify(resultOf(cases, skips, result.program, null)));
  await page.getByText(`${cases.length} cases: no side pots`).waitFor();
  await page.getByText('Nothing was judged.').waitFor();
});

test('whatever suite the page shows below, a result says which cases it is about', async () => {
  const { page } = await openApp({ path: '/suite?seed=7&profile=tda' });
  await drop(page, 'result.json', JSON.stringify({ ...result, date: '2026-11-18' }));
  await page.getByText('Suite 3.0.0, classic, 2026-11-18', { exact: true }).waitFor();
});

test('on paper a result has no buttons', async () => {
  const { page } = await openApp({ path: '/suite' });
  await drop(page, 'result.json', JSON.stringify(result));
  await page.locator('.run-result').waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.heading button:visible, .result-file button:visible').count()).toBe(
    0,
  );
  expect(await page.locator('.run-cause').first().isVisible()).toBe(true);
});

test('ACT-1 an illegal case says that its reason is about the last action', async () => {
  const illegal = result.cases.find(({ id }) => id.includes('/illegal/'))!;
  const cause = { rule: null, sentence: 'a', outcome: 'failed', count: 1, cases: [illegal.id] };
  const { page } = await openApp({ path: '/suite' });
  await drop(page, 'result.json', JSON.stringify({ ...result, causes: [cause] }));
  await page.getByRole('heading', { name: 'Why the last action is refused' }).waitFor();
});

test('by keys alone: the result takes the focus, and closing it gives it back', async () => {
  const { page } = await openApp({ path: '/suite' });
  const focused = (): Promise<string> => page.evaluate('document.activeElement.tagName');
  await drop(page, 'result.json', JSON.stringify(result));
  await expect.poll(focused).toBe('H2');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.run-result').count()).toBe(0);
  expect(await focused()).toBe('INPUT');
  await drop(page, 'empty.json', '');
  await page.getByText('empty.json: it is empty').waitFor();
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
