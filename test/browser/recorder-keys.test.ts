import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { checkText, verdictJson } from '../../src/referee/index.ts';
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

/** Every sign is a key; names of keys stand in a list of their own. */
const typed = (...parts: readonly (string | readonly string[])[]): readonly string[] =>
  parts.flatMap((part) => (typeof part === 'string' ? [...part] : part));

const settledNow = (page: Page): Promise<void> =>
  page.getByRole('region', { name: 'Next hand' }).waitFor();

test('SHOW-1 a nine-handed all-in with six hands shown takes at most 50 keys', async () => {
  const { page } = await openApp();
  await paste(page, setUpText(9));
  const keys = typed(
    'pcfcfafccccc', // Dana raises, Ivan shoves, and five call: three of the nine have folded.
    'dahkd7c2s9d',
    ...['7h7s', 'kskh', 'ad9c', '5c5d', 'asqs', 'jcjd'],
    'n',
  );
  expect(keys.length).toBeLessThanOrEqual(50);
  await press(page, keys);
  await page.getByRole('heading', { level: 1, name: 'Hand 8' }).waitFor();
  await page.keyboard.press('Control+z');
  const text = await handText(page);
  expect(text.split('Showdown:')[1]!.trim().split('\n')).toHaveLength(6);
  expect(checkText(text).hands[0]!.findings).toEqual([]);
});

/** WSOP 2023, Event 43, day 5, hand 1: the shown hands, the board and the finishing stacks. */
const WSOP_1 = `Hand (1)
started_at: 00:02:07 ended_at: HH:MM:SS
SB 40000 BB 80000 Ante 120000
Stack Setup:
Brian Rast Dealer 4545000
Matthew Ashton SB 7380000
Kristopher Tong BB 2500000
James Obst 5110000
Talal Shakerchi 10170000
`;

const FINISHED = [4545000, 7340000, 3775000, 5110000, 8935000];

const stacksAfter = (text: string): readonly (number | null)[] =>
  verdictJson(checkText(text).hands[0]!).players.map((player) => player.new);

test('CHIP-1 a televised hand, WSOP 2023 hand 1, takes at most 51 keys with amounts in K', async () => {
  const { page } = await openApp();
  await paste(page, WSOP_1);
  await page.keyboard.press('u');
  const enter = ['Enter'];
  const keys = typed(
    ...['f170', enter, 'ffc', 'djcts2d', 'c140', enter, 'c', 'das', 'c325', enter, 'c', 'dqs'],
    ...['c600', enter, 'c', 'o6d5hjs8h', 'n'],
  );
  expect(keys.length).toBeLessThanOrEqual(51);
  await press(page, keys.slice(0, 4));
  await page.getByText('170 = 170,000').waitFor();
  await press(page, keys.slice(4));
  await page.getByRole('heading', { level: 1, name: 'Hand 2' }).waitFor();
  await page.keyboard.press('Control+z');
  expect(stacksAfter(await handText(page))).toEqual(FINISHED);
});

test('hole cards come before the action, seat by seat; then nobody types them again', async () => {
  const { page } = await openApp();
  await paste(page, WSOP_1);
  // Brian Rast, Matthew Ashton, …; James Obst is left out, and a card is corrected on the way.
  await press(page, typed('oqh7h7s4sjs8d', ['Backspace', 'Backspace'], 'h', ['Tab'], '6d5h'));
  await page.getByRole('region', { name: 'Hole cards' }).waitFor({ state: 'detached' });
  expect(await handText(page)).toContain(
    'Cards:\nBrian Rast: Q♥ 7♥\nMatthew Ashton: 7♠ 4♠\nKristopher Tong: J♠ 8♥\nTalal Shakerchi: 6♦ 5♥\n',
  );
  // Any seat in two keys: James Obst is the fourth of the set-up.
  await press(page, ['Shift+O', 'd']);
  expect(await page.evaluate('document.activeElement.id')).toBe('hole-cards-of-3');
  await press(page, typed('td8c', 'f170k', ['Enter'], 'ffc'));
  await press(page, typed('djcts2d', 'c140k', ['Enter'], 'c', 'das', 'c325k', ['Enter'], 'c'));
  // Undo takes the board back, a key more than once if need be.
  await press(page, typed('dqd', ['Control+z'], 'dqs', 'c600k', ['Enter'], 'c'));
  await settledNow(page);
  const text = await handText(page);
  expect(text).toContain('James Obst: T♦ 8♣');
  expect(text).not.toContain('Showdown');
  expect(stacksAfter(text)).toEqual(FINISHED);
});

test('Esc leaves the card picker, and the keys are the recorder’s again', async () => {
  const { page } = await openApp();
  await paste(page, setUpText(2));
  await press(page, ['a', 'c']);
  await page.getByRole('button', { name: 'Pick cards: Board' }).click();
  await page.getByRole('button', { name: 'A♠', exact: true }).focus();
  await page.keyboard.press('Escape');
  await page.getByRole('group', { name: 'Cards' }).waitFor({ state: 'detached' });
  await page.keyboard.press('w');
  expect(await page.evaluate('document.activeElement.id')).toBe('who-wins');
});

test('ACT-1 a forgotten fold is put in by Insert or g, or from the list, and the rest shifts', async () => {
  const { page } = await openApp();
  await paste(page, setUpText(5));
  await press(page, typed('15k', ['Enter'], 'fc', ['Insert']));
  await page.getByRole('status').getByText('Nothing follows here').waitFor();
  await press(page, ['Escape', 'Home', 'g']);
  await page.getByText(/What you do now goes in before .*Dana.*Raise 15000/).waitFor();
  await press(page, ['f', 'End']);
  expect(await handText(page)).toContain(
    '1. Dana: Fold\n2. Emil: Raise 15000\n3. Alice (Dealer): Fold\n4. Bob (SB): Call 15000\n',
  );
  await press(page, ['Control+z']);
  expect(await handText(page)).toContain('1. Dana: Raise 15000\n2. Emil: Fold\n');
  await press(page, ['Home', 'ArrowRight']);
  await page.getByRole('button', { name: 'Insert before action 1' }).click();
  await press(page, ['c', 'End']);
  expect(await handText(page)).toContain('1. Dana: Call 5000\n2. Emil: Raise 15000\n');
});

test('RUN-1 WIN-2 run twice, and winners pot by pot, by keys alone', async () => {
  const { page } = await openApp();
  await paste(page, setUpText(3, [20_001, 50_000, 60_000]));
  await press(page, typed('aac', 'dahkd7c2s9d', ['Shift+D'], '2c3c4c5c6c', ['Shift+W']));
  const status = page.getByRole('status');
  await status.getByText('Main Pot, Board 1: who wins?').waitFor();
  // A seat has the same letter in every pot: a Alice, b Bob, c Charlie.
  await press(page, typed('ab', ['Enter'], 'b', ['Enter'], 'c', ['Enter'], 'b', ['Enter']));
  const text = await handText(page);
  expect(text).toContain('Board 2 (2♣ 3♣ 4♣ 5♣ 6♣)');
  expect(text).toContain(
    'Main Pot, Board 1: Alice, Bob\nMain Pot, Board 2: Bob\nSide Pot 1, Board 1: Charlie\nSide Pot 1, Board 2: Bob\n',
  );
  await press(page, ['n']);
  await page.getByRole('heading', { level: 1, name: 'Hand 8' }).waitFor();
});
