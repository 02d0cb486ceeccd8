import { expect, test } from 'vitest';
import { openApp } from './app.ts';
import {
  editor,
  grave,
  HOSTILE,
  isTooWide,
  leaveEditor,
  line,
  openText,
  SET_UP,
  status,
  textIn,
  writeAll,
} from './text-panel-driver.ts';

const open = async (text?: string, options: Parameters<typeof openApp>[0] = {}) => {
  const app = await openApp(options);
  await openText(app.page, text);
  return app;
};

test('what is typed is played, and what is played is written', async () => {
  const { page } = await open(SET_UP);
  await status(page).getByText('Alice raises to 15,000').waitFor();
  await page.keyboard.type('2. Bob (SB): Call 15000');
  await status(page).getByText('Bob calls').waitFor();
  await status(page).getByText('Charlie').first().waitFor();

  await leaveEditor(page);
  await page.keyboard.press('c');
  await line(page, '3. Charlie (BB): Call 15000').waitFor();
  await page.keyboard.press('c');
  await line(page, '4. Bob (SB): Check').waitFor();
  expect((await textIn(page)).split('\n').slice(-4, -1)).toEqual([
    '3. Charlie (BB): Call 15000',
    'Flop Base:',
    '4. Bob (SB): Check',
  ]);
});

test('NOTE-5 a hand in play has no findings, nothing underlined, and says what is still to come', async () => {
  const { page } = await open(SET_UP);
  const findings = page.getByRole('region', { name: 'Findings' });
  await findings.getByText('No findings.').waitFor();
  await findings.getByText('Still to come: ').waitFor();
  await findings.getByText('Bob').waitFor();
  expect(await page.locator('.cm-lintRange').count()).toBe(0);
});

test('letters typed in the text are not the keys of the table', async () => {
  const { page } = await open(SET_UP);
  await page.keyboard.type('f c a n t ? 5');
  expect(await textIn(page)).toBe(`${SET_UP}f c a n t ? 5`);
  expect(await editor(page).isVisible()).toBe(true);
});

test('one undo for text and table; a burst of typing is one step', async () => {
  const { page } = await open(SET_UP);
  await page.waitForTimeout(900);
  await page.keyboard.type('2. Bob (SB): Fold');
  await expect.poll(() => textIn(page)).toBe(`${SET_UP}2. Bob (SB): Fold`);
  await page.keyboard.press('Control+z');
  await expect.poll(() => textIn(page)).toBe(SET_UP);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => textIn(page)).toBe(`${SET_UP}2. Bob (SB): Fold`);
  await leaveEditor(page);
  await page.keyboard.press('f');
  await line(page, '3. Charlie (BB): Fold').waitFor();
  await editor(page).focus();
  await page.keyboard.press('Control+z');
  await expect.poll(() => textIn(page)).not.toContain('Charlie (BB): Fold');
  expect(await textIn(page)).toContain('2. Bob (SB): Fold');
  await page.keyboard.press('Control+z');
  await expect.poll(() => textIn(page)).toBe(SET_UP);
  await status(page).getByText('Alice raises to 15,000').waitFor();
});

test('the moment shown is marked in the text, and a click on a line shows its moment', async () => {
  const { page } = await open();
  const shown = page.locator('.shown-line');
  expect(await shown.innerText()).toContain('River Base');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => shown.innerText()).toContain('9. Charlie (BB): Call 130000');
  await page.keyboard.press('Home');
  await expect.poll(() => shown.count()).toBe(0);
  await page.locator('.cm-scroller').evaluate('(one) => { one.scrollTop = 0 }');
  await line(page, '3. Alice (Dealer): All-In 80000').click();
  await status(page).getByText('Alice').first().waitFor();
  expect(await shown.innerText()).toContain('3. Alice (Dealer): All-In 80000');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => shown.innerText()).toContain('4. Bob (SB): Fold');
});

test('a change at the table leaves the view of the text where it is', async () => {
  const { page } = await open(undefined, { viewport: { width: 1280, height: 500 } });
  const before = await page.evaluate('scrollY');
  for (let i = 0; i < 6; i++) await page.keyboard.press('ArrowLeft');
  expect(await page.evaluate('scrollY')).toBe(before);
});

const WRONG = SET_UP.concat('2. Bob (SB): Call 12500\n');

test('ACT-3 a finding is underlined where it is, and its quick fix writes the total', async () => {
  const { page } = await open(WRONG);
  const wrong = page.locator('.cm-lintRange-error');
  await expect.poll(() => wrong.allInnerTexts()).toEqual(['12500']);
  await wrong.hover();
  const tip = page.locator('.cm-tooltip-hover');
  await tip.getByText('12,500 is what Bob adds').waitFor();
  expect(await tip.getByRole('link', { name: 'ACT-3' }).getAttribute('href')).toBe('/rules/ACT-3');
  await tip.getByRole('button', { name: 'Write Call 15000' }).click();
  await line(page, '2. Bob (SB): Call 15000').waitFor();
  await expect.poll(() => wrong.count()).toBe(0);
});

test('findings by keys: F8 goes there, Ctrl+. writes, Ctrl+Z takes it back', async () => {
  const { page } = await open(WRONG);
  await page.locator('.cm-lintRange-error').waitFor();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('F8');
  const panel = page.getByRole('region', { name: 'Text' });
  await panel.locator('.finding-error', { hasText: 'ACT-3' }).waitFor();
  await page.keyboard.press('Control+.');
  await line(page, '2. Bob (SB): Call 15000').waitFor();
  await page.keyboard.press('Control+z');
  await line(page, '2. Bob (SB): Call 12500').waitFor();
});

test('completion: who is to act, what they may do, the next section', async () => {
  const { page } = await open(SET_UP);
  const options = page.locator('.cm-tooltip-autocomplete li');
  await page.keyboard.type('b');
  await expect.poll(() => options.allInnerTexts()).toEqual([expect.stringContaining('Bob (SB)')]);
  await page.waitForTimeout(120);
  await page.keyboard.press('Enter');
  await line(page, '2. Bob (SB):').waitFor();
  await page.keyboard.type('ca');
  await expect.poll(async () => (await options.allInnerTexts()).join()).toContain('Call 15000');
  await page.waitForTimeout(120);
  await page.keyboard.press('Enter');
  await line(page, '2. Bob (SB): Call 15000').waitFor();
  await page.keyboard.type('\n3. Charlie (BB): Call 15000\nfl');
  await expect.poll(async () => (await options.allInnerTexts()).join()).toContain('Flop Base:');
});

test('all findings are listed, and each leads to its place', async () => {
  const twice = `${WRONG}what is this\n3. Charlie (BB): Call 15000\nand this\n`;
  const { page } = await open(twice);
  const listed = page.getByRole('region', { name: 'Findings' }).locator('.finding');
  await expect.poll(() => listed.count()).toBe(3);
  await page.keyboard.press('Control+Home');
  expect(await page.locator('.text-here').count()).toBe(0);
  await listed.nth(2).getByRole('button', { name: 'line 14' }).click();
  await expect.poll(() => page.locator('.text-here').innerText()).toContain('line 14');
  await page.keyboard.type('# ');
  await expect.poll(() => textIn(page)).toContain('\n# and this');
  await expect.poll(() => listed.count()).toBe(2);
});

test('Enter behind a heading, an amount or a name that is whole begins a new line', async () => {
  const { page } = await open(SET_UP);
  await page.keyboard.type('2. Bob (SB): Call 15000', { delay: 15 });
  // Longer than the editor waits before it offers something.
  await page.waitForTimeout(250);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Preflop More 1:', { delay: 15 });
  await page.waitForTimeout(250);
  await page.keyboard.press('Enter');
  await page.keyboard.type('3. Charlie (BB): Call 150', { delay: 15 });
  await page.waitForTimeout(250);
  await page.keyboard.press('Enter');
  expect(await textIn(page)).toBe(
    `${SET_UP}2. Bob (SB): Call 15000\nPreflop More 1:\n3. Charlie (BB): Call 150\n`,
  );
});

test('Escape, then Tab leads out of the text', async () => {
  const { page } = await open(SET_UP);
  await editor(page).focus();
  await leaveEditor(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const focused = 'document.activeElement.textContent';
  expect(await page.evaluate(focused)).toContain('Copy text');
});

test('several hands in one text become hands of the session', async () => {
  const { page } = await open(`${SET_UP}\n${SET_UP.replace('(12)', '(13)')}`);
  await page.getByRole('button', { name: 'Make them 2 hands' }).click();
  await expect.poll(() => textIn(page)).toBe(SET_UP);
});

test('hostile text is text', async () => {
  const { page } = await open(HOSTILE);
  await line(page, '<script>hacked=1</script> Dealer 5000').waitFor();
  await page.waitForTimeout(900);
  await page.locator('.cm-lintRange').first().hover();
  await page.waitForTimeout(500);
  expect(await page.evaluate('window.hacked')).toBeUndefined();
});

test('10 MB pasted: a message, and the hand is as it was', async () => {
  const { page } = await open(SET_UP);
  await page.evaluate(`navigator.clipboard.writeText('Alice Dealer 80000\\n'.repeat(550000))`);
  await editor(page).focus();
  await page.keyboard.press('Control+v');
  await page.getByRole('alert').getByText('referee’s page').waitFor();
  expect(await textIn(page)).toBe(SET_UP);
});

test.each([false, true])(
  'axe finds nothing serious, and 360 px are enough (dark: %s)',
  async (dark) => {
    const { page } = await open(WRONG, {
      dark,
      viewport: { width: 360, height: 800 },
      touch: true,
    });
    await page.locator('.cm-lintRange-error').waitFor();
    await line(page, 'Call 12500').click();
    await page.locator('.text-here .finding').waitFor();
    expect(await grave(page, '.text-panel')).toEqual([]);
    expect(await isTooWide(page)).toBe(false);
    await writeAll(page, `${SET_UP}b`);
    await page.locator('.cm-tooltip-autocomplete').waitFor();
    expect(await isTooWide(page)).toBe(false);
  },
);
