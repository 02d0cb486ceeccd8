import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { RULE_IDS } from '../../src/index.ts';
import { KEY_GROUPS } from '../../src/web/recorder/views/key-help.ts';
import { openApp } from './app.ts';
import { grave, HOSTILE, isTooWide } from './text-panel-driver.ts';

const pasted = (page: Page) => page.getByRole('textbox', { name: 'Hands, pasted' });

const HAND = `Hand (12)
started_at: 00:02:30 ended_at: 00:05:40
SB 50 BB 100 Ante 100
Stack Setup:
Alice Dealer 5000
Bob SB 4000
Charlie BB 3000

Preflop Base:
1. Alice (Dealer): Raise 300
2. Bob (SB): Fold
3. Charlie (BB): Fold
`;

/** A winner of nine digits. */
const LARGE = `Hand (1)
SB 1000000 BB 2000000 Ante 2000000
Stack Setup:
Alice SB 400000000
Bob BB 500000000

Preflop Base:
1. Alice (SB): All-In 400000000
2. Bob (BB): Call 400000000

Winner: Alice
`;

test('the referee says what is wrong and where, writes it, and settles the hand', async () => {
  const { page } = await openApp({ path: '/referee' });
  await page.getByRole('button', { name: 'A hand with mistakes' }).click();
  await page.getByText('1 hand, 2 errors').waitFor();
  const finding = page.locator('.finding').first();
  expect(await finding.locator('mark').innerText()).toBe('12500');
  expect(await finding.getByRole('link').getAttribute('href')).toBe('/rules/ACT-3');
  await finding.getByRole('button', { name: 'line 11' }).click();
  expect(await page.evaluate('getSelection().toString()')).toBe('12500');
  await finding.getByRole('button', { name: 'Write Call 15000' }).click();
  expect(await pasted(page).inputValue()).toContain('2. Bob (SB): Call 15000');
  await page.getByRole('button', { name: 'Use the fixed text' }).click();
  await page.getByText('✓ in order').waitFor();
  expect(await pasted(page).inputValue()).toContain('9. Alice (Dealer): All-In 40000');
  await page.getByText('245,000').first().waitFor();
  await page.getByText('3 × 80,000 + 5,000 (BB ante) = 245,000').waitFor();
});

test('on a phone a winner of nine digits stays in their own column', async () => {
  const { page } = await openApp({ path: '/referee', viewport: { width: 360, height: 800 } });
  await pasted(page).fill(LARGE);
  await page.locator('.winner').first().waitFor();
  const beyond = `(one) => one.getBoundingClientRect().right - one.closest('td').getBoundingClientRect().right`;
  expect(
    await page.evaluate(`Math.max(...[...document.querySelectorAll('.winner')].map(${beyond}))`),
  ).toBeLessThanOrEqual(0);
});

test('the fixed text can be copied', async () => {
  const { page } = await openApp({ path: '/referee' });
  await page.getByRole('button', { name: 'A hand with mistakes' }).click();
  await page.getByRole('button', { name: 'Copy the fixed text' }).click();
  await page.getByText('Copied ✓').waitFor();
  expect(await page.evaluate('navigator.clipboard.readText()')).toContain('Call 15000');
});

test('a judged hand opens in the recorder', async () => {
  const { page } = await openApp({ path: '/referee' });
  await pasted(page).fill(HAND);
  await page.getByText('1 hand, nothing wrong').waitFor();
  await page.getByText('Alice wins 350 (everyone folded)').waitFor();
  await page.getByRole('link', { name: 'Record it' }).click();
  await expect.poll(() => page.url()).toContain('/#h=');
  await page.getByText('Alice').first().waitFor();
});

test('files are read, several at once', async () => {
  const { page } = await openApp({ path: '/referee' });
  await page.locator('input[type=file]').setInputFiles([
    { name: 'a.hand', mimeType: 'text/plain', buffer: Buffer.from(HAND) },
    { name: 'b.hand', mimeType: 'text/plain', buffer: Buffer.from(HAND.replace('12', '13')) },
  ]);
  await page.getByText('2 hands, nothing wrong').waitFor();
  await page.getByRole('button', { name: 'Hand 13' }).waitFor();
  await page.evaluate(`{
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([${JSON.stringify(HAND.replace('Raise 300', 'Raise 150'))}], 'c.hand'));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }`);
  await page.getByText('1 hand, 1 warning').waitFor();
});

test('hostile text is text, on the paper and in the findings', async () => {
  const { page } = await openApp({ path: '/referee' });
  await pasted(page).fill(HOSTILE);
  await page.getByText('<svg/onload=hacked=1>').first().waitFor();
  await page.goto(`${page.url()}#t=%E0%A4%A`);
  expect(await page.evaluate('window.hacked')).toBeUndefined();
});

test('10 MB pasted: progress, and every hand counted', async () => {
  const { page } = await openApp({ path: '/referee' });
  const times = Math.ceil(10_000_000 / HAND.length);
  await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(HAND)}.repeat(${times}))`);
  await pasted(page).focus();
  await page.keyboard.press('Control+v');
  await page.getByRole('progressbar').waitFor();
  await page.getByText('% read').waitFor();
  await page
    .getByText(`${times.toLocaleString('en')} hands, nothing wrong`)
    .waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Show more' }).click();
  const last = page.getByRole('button', { name: 'Hand 12' }).nth(99);
  await last.click();
  await page.getByText('Alice wins 350 (everyone folded)').waitFor();
  await page.getByRole('button', { name: 'Clear' }).click();
  expect(await pasted(page).inputValue()).toBe('');
}, 120_000);

test('10 MB of rubbish: one finding', async () => {
  const { page } = await openApp({ path: '/referee' });
  await page.evaluate(`navigator.clipboard.writeText('no hand at all\\n'.repeat(700000))`);
  await pasted(page).focus();
  await page.keyboard.press('Control+v');
  await page.getByText('0 hands, 1 error').waitFor({ timeout: 60_000 });
}, 120_000);

test('every rule has its page, found by its words, with the way on', async () => {
  const { page } = await openApp({ path: '/rules' });
  await page.getByRole('heading', { name: 'Acting' }).waitFor();
  const linked = (await page.evaluate(
    `[...document.querySelectorAll('.rules-list a b')].map((one) => one.textContent)`,
  )) as string[];
  expect(linked).toEqual([...RULE_IDS]);
  await page.getByRole('searchbox').fill('odd chips');
  await page.getByRole('link', { name: 'ODD-1' }).click();
  await page.getByRole('heading', { level: 1, name: 'ODD-1' }).waitFor();
  await page.getByRole('link', { name: 'Next' }).click();
  await page.getByRole('heading', { level: 1, name: 'SHOW-1' }).waitFor();
  expect(await page.evaluate('document.activeElement.tagName')).toBe('H1');
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'ODD-1' }).waitFor();
});

test('an example is settled on the page and can be tried', async () => {
  const { page } = await openApp({ path: '/rules/act-3' });
  const example = page.locator('.example').first();
  await example.getByText('Alice has 40,000 left and cannot call 50,000.').waitFor();
  await page.getByText('2 × 2,400 + 200 (Charlie, folded) + 200 (BB ante) = 5,200').waitFor();
  await example.getByRole('link', { name: 'Try it' }).click();
  await page.getByRole('heading', { level: 1, name: 'Referee' }).waitFor();
  await page.getByText('1 hand, 1 error').waitFor();
  expect(await pasted(page).inputValue()).toContain('9. Alice (Dealer): Call 50000');
  // What is changed here is still there after looking something up.
  await pasted(page).fill(HAND);
  await page.getByRole('link', { name: 'Help' }).click();
  await page.getByRole('heading', { level: 1, name: 'Help' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Referee' }).waitFor();
  expect(await pasted(page).inputValue()).toBe(HAND);
});

test('no rule of that name is said plainly; rulings and notation have pages', async () => {
  const { page } = await openApp({ path: '/rules/ACT-99' });
  await page.getByText('There is no rule ACT-99').waitFor();
  await page.goto(page.url().replace('ACT-99', 'rulings#odd-chips'));
  await page.getByRole('heading', { name: 'Rulings' }).waitFor();
  const top = `document.getElementById('odd-chips').getBoundingClientRect().top`;
  await expect.poll(() => page.evaluate(top)).toBeLessThan(400);
  await page.goto(page.url().replace(/rulings.*/, 'notation'));
  await page.getByRole('heading', { name: 'What else is read' }).waitFor();
});

test('the help has every key', async () => {
  const { page } = await openApp({ path: '/help' });
  await page.getByRole('heading', { level: 1, name: 'Help' }).waitFor();
  const shown = await page.locator('.help-keys dt').allInnerTexts();
  for (const [keys] of KEY_GROUPS.flatMap((group) => group.keys)) expect(shown).toContain(keys);
});

const PATHS = ['/referee', '/rules', '/rules/ACT-6', '/rules/rulings', '/rules/notation', '/help'];

test.each(PATHS.flatMap((path) => [false, true].map((dark) => [path, dark] as const)))(
  'axe finds nothing serious on %s at 360 px, and it is not too wide (dark: %s)',
  async (path, dark) => {
    const viewport = { width: 360, height: 800 };
    const { page } = await openApp({ path, dark, viewport, touch: true });
    await page.locator('.leaf h1').waitFor();
    if (path === '/referee') {
      await page.getByRole('button', { name: 'A hand with mistakes' }).click();
      await page.locator('.finding').first().waitFor();
    } else if (path.startsWith('/rules/')) await page.locator('.rule-text').waitFor();
    expect(await grave(page, '.leaf')).toEqual([]);
    expect(await isTooWide(page)).toBe(false);
    const low = await page.evaluate(
      `[...document.querySelectorAll('.leaf button, .leaf input, .leaf summary, .leaf .button')]
        .filter((one) => one.offsetParent && !one.closest('.off-screen')
          && one.getBoundingClientRect().height < 43.5)
        .map((one) => one.outerHTML.slice(0, 80))`,
    );
    expect(low).toEqual([]);
  },
);
