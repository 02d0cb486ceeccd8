import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { generateSuite } from '../../src/suite/generate/generate-suite.ts';
import { openApp } from './app.ts';
import { caseCard, soon } from './browser.ts';
import { press } from './recorder-driver.ts';

const suite = generateSuite({ seed: 7 });
const seventh = suite.ok ? suite.value.cases : [];

const focusedId = (page: Page): Promise<string> =>
  page.evaluate('document.activeElement.id') as Promise<string>;

test('the cases of a seed are those of the command line; an address names one', async () => {
  const { page } = await openApp({ path: '/suite?seed=7#TC-12.1' });
  const twelfth = seventh[11]!;
  await page.getByText('300 of 300 cases').waitFor();
  const card = caseCard(page, 'TC-12.1');
  await card.getByText('Expected next hand').waitFor();
  expect(await card.innerText()).toContain(twelfth.title);
  await expect.poll(async () => (await card.boundingBox())!.y).toBeLessThan(400);
});

test('a right answer passes and is still there after a reload; another seed has its own progress', async () => {
  // NEXT-6: after some cases there is no next hand.
  const { id, expected } = seventh.find((one) => one.expected.nextHand !== null)!;
  const { page } = await openApp({ path: `/suite?seed=7#${id}` });
  const card = caseCard(page, id);
  // Whoever follows an address is put on its case; who types before that types into nothing.
  await soon(() => focusedId(page)).toBe(`${id}-toggle`);
  await card.getByRole('textbox').fill(expected.nextHand!);
  await card.getByText('ALL CHECKS PASSED').waitFor();
  await page.reload();
  await page.getByText('1 of 300 tried').waitFor();
  await page.getByLabel('Seed').fill('8');
  await page.getByRole('button', { name: 'Generate' }).click();
  await page.getByText('0 of 300 tried').waitFor();
  expect(page.url()).toContain('/suite?seed=8');
  expect(await page.getByLabel('Seed').inputValue()).toBe('8');
});

test('what is not a seed is said not to be one', async () => {
  const { page } = await openApp({ path: '/suite?seed=<script>' });
  await page.getByText('300 of 300 cases').waitFor();
  expect(await page.getByLabel('Seed').inputValue()).toBe('1');
  await page.getByLabel('Seed').fill('seven');
  await page.getByText('A seed is a whole number').waitFor();
  expect(await page.getByRole('button', { name: 'Generate' }).isDisabled()).toBe(true);
});

test('its keys are its own: on the other pages they do nothing, and back here they work once', async () => {
  const { page } = await openApp({ path: '/help' });
  await page.evaluate('window.isSameDocument = true');
  const suiteLink = page.getByRole('link', { name: 'Suite', exact: true });
  await suiteLink.click();
  await page.getByText('300 of 300 cases').waitFor();
  await page.keyboard.press('/');
  await soon(() => focusedId(page)).toBe('search');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Help', exact: true }).click();
  await expect.poll(() => page.title()).toBe('Help · Sidepot');
  await page.keyboard.press('?');
  await page.keyboard.press('j');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await suiteLink.click();
  await page.getByText('300 of 300 cases').waitFor();
  await press(page, ['j', 'j']);
  await soon(() => focusedId(page)).toBe('TC-2.1-toggle');
  expect(await page.evaluate('window.isSameDocument')).toBe(true);
});

test('the recorder looks the same before and after a visit to the suite', async () => {
  const { page } = await openApp();
  await page.getByRole('button', { name: /sample hand/ }).waitFor();
  await page.keyboard.press('s');
  const boxes = (): Promise<string> =>
    page.evaluate(`JSON.stringify([...document.querySelectorAll('.recorder-main *')].map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [one.className, x, y, width, height].join(' ');
    }))`) as Promise<string>;
  // On a busy machine the page is still growing for a moment after its last region is there.
  const settledBoxes = async (): Promise<string> => {
    let last = '';
    await expect
      .poll(async () => {
        const earlier = last;
        last = await boxes();
        return last === earlier;
      })
      .toBe(true);
    return last;
  };
  await page.getByRole('region', { name: 'Next hand' }).waitFor();
  const before = await settledBoxes();
  await page.getByRole('link', { name: 'Suite', exact: true }).click();
  await page.getByText('300 of 300 cases').waitFor();
  await page.goBack();
  await page.getByRole('region', { name: 'Next hand' }).waitFor();
  await page.evaluate('scrollTo(0, 0)');
  expect(await settledBoxes()).toBe(before);
});

test('the words are explained, as on the published page', async () => {
  const { page } = await openApp({ path: '/suite' });
  await page.getByText('The words, in a minute').click();
  await page.getByText('dead money: it goes to the first pot').waitFor();
});
