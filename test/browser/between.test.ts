import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { checkSession } from '../../src/tournament/index.ts';
import { openApp } from './app.ts';
import { soon } from './browser.ts';
import { allHands, handText, isSideways, paste, press, setUpText } from './recorder-driver.ts';
import { grave } from './text-panel-driver.ts';

const GOLDEN = `Hand (1)
SB 50 BB 100 Ante 100
Event: Friday
Stack Setup:
Alice Dealer 5000
Bob SB 4000
Charlie BB 3000
`;

/** Types as a person does: capitals with Shift, and Enter where the text has a line's end. */
async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
}

const FIELD = '#between-line';

const lines = (page: Page): Promise<readonly string[]> =>
  page.locator('.between-lines .notation').allInnerTexts();

const wrongIn = (text: string): readonly string[] =>
  checkSession(text).hands.flatMap(({ verdict }) =>
    verdict.findings.flatMap(({ rule, severity, message }) =>
      severity === 'info' ? [] : [`${rule} ${message}`],
    ),
  );

test('an evening by keys alone: recounts, a newcomer, a leaver, a level, a break, a hand not seen', async () => {
  const { page } = await openApp();
  await paste(page, GOLDEN);
  await page.getByText('12,000 in play').waitFor();
  // Hand 1: Alice raises, both fold; two recounts by quick keys, a break in the notation's words.
  await press(page, ['r', ...'300', 'Enter', 'f', 'f', 'y']);
  await page.locator(FIELD).waitFor();
  await type(page, 'ar5350\nbr4050\n');
  await type(page, 'Br');
  await press(page, ['Tab']);
  await type(page, '15\n');
  await soon(() => lines(page)).toEqual([
    'Alice: Recount 5350',
    'Bob: Recount 4050',
    'Break: 00:15:00',
  ]);
  // The schedule is typed once; a newcomer sits down between the next Dealer and SB.
  await page.locator('.between-levels summary').click();
  await page.locator('.between-levels textarea').fill('50/100/100, 100/200/200');
  await page.keyboard.press('Escape');
  await type(page, 'bsErin 3000\n');
  await press(page, ['Escape', 'l', 'n']);
  await page.getByRole('heading', { name: 'Hand 2' }).waitFor();
  const [first, second] = (await allHands(page)).split(/\n(?=Hand \(2\))/);
  expect(first).toContain(`Between Hands:
Alice: Recount 5350
Bob: Recount 4050
Break: 00:15:00
Erin: Sits 3000 after Bob
Level: SB 100 BB 200 Ante 200
Erin: Waits
`);
  expect(second).toContain('SB 100 BB 200 Ante 200');
  expect(second).toContain('Bob Dealer 4050\nCharlie SB 2800\nAlice BB 5350\n');
  await page.getByText('15,200 in play').waitFor();
  // Hand 2 is not seen to its end; the stacks of hand 3 are open until they are taken.
  await press(page, ['f', 'q', 'n']);
  await page.getByText('Nobody saw the end of the hand before').waitFor();
  await page.locator('.chips-in-play.is-wrong').waitFor();
  await soon(() => page.locator('.seat-stack', { hasText: '?' }).count()).toBe(3);
  await press(page, ['e']);
  await soon(() => page.locator('.open-stack').count()).toBe(3);
  await page.getByLabel('Stack of Alice').fill('5450');
  await page.getByLabel('Stack of Alice').press('Escape');
  await press(page, ['v']);
  await soon(() => page.getByText('Nobody saw the end of the hand before').count()).toBe(0);
  await soon(() => page.locator('.chips-in-play.is-wrong').count()).toBe(0);
  expect(await page.locator('.seat-stack', { hasText: '?' }).count()).toBe(0);
  // Somebody leaves before hand 4, said while its set-up stands there already.
  await press(page, ['f', 'f', 'f', 'n', 'y']);
  await page.locator(FIELD).waitFor();
  await type(page, 'dl');
  await soon(() => lines(page)).toHaveLength(1);
  await press(page, ['Escape']);
  expect((await handText(page)).match(/^\w+ (?:\w+ )?\d+$/gm)).toHaveLength(3);
  expect(wrongIn(await allHands(page))).toEqual([]);
});

test('TOUR-9 no line is lost where the judge of the session comes late', async () => {
  const { page } = await openApp();
  let serve = (): void => {};
  const isWanted = new Promise<void>((resolve) => {
    serve = resolve;
  });
  await page.route('**/live-session*', async (route) => {
    await isWanted;
    await route.continue();
  });
  await paste(page, GOLDEN);
  await press(page, ['r', ...'300', 'Enter', 'f', 'f', 'y']);
  await page.getByText('Still loading.').waitFor();
  expect(await page.locator(FIELD).count()).toBe(0);
  serve();
  await page.locator(FIELD).waitFor();
  await type(page, 'ar5350\n');
  await soon(() => lines(page)).toEqual(['Alice: Recount 5350']);
});

test('TOUR-9 on a phone the lines that were written can be seen', async () => {
  const { page } = await openApp({ viewport: { width: 360, height: 780 } });
  await paste(page, GOLDEN);
  await press(page, ['r', ...'300', 'Enter', 'f', 'f', 'y']);
  await page.locator(FIELD).waitFor();
  await type(page, 'ar5350\nbr4050\n');
  await soon(() => lines(page)).toHaveLength(2);
  const last = await page.locator('.between-lines .notation').last().boundingBox();
  expect(last!.y + last!.height).toBeLessThan(780);
  expect(await isSideways(page)).toBe(false);
});

test('carry through: an action changed in hand 2 of 30 is followed by one key, and undone by one', async () => {
  const { page } = await openApp();
  await paste(page, setUpText(4, [50_000, 60_000, 70_000, 80_000], 'Event: Friday\n'));
  for (let hand = 0; hand < 30; hand++)
    await press(page, [...(hand ? ['n'] : []), 'm', 'f', 'f', 'f']);
  await page.getByRole('heading', { name: 'Hand 36' }).waitFor();
  const before = await allHands(page);
  expect(wrongIn(before)).toEqual([]);
  // Hand 8 is the second: the Dealer, who folded, is all-in, and now the one who raised folds.
  await page.locator('.hand-list .hand-button').nth(28).click();
  await press(page, ['Home', 'ArrowRight', 'a', 'End', 'f']);
  await page.getByText('Hand 8 changed: 28 later hands can follow.').waitFor();
  await soon(() => page.locator('.chain-mark.is-wrong').count()).toBeGreaterThan(0);
  const edited = await allHands(page);
  await press(page, ['Shift+C']);
  await soon(() => page.locator('.chain-mark.is-wrong').count()).toBe(0);
  const carried = await allHands(page);
  expect(carried).not.toBe(edited);
  expect(wrongIn(carried)).toEqual([]);
  await press(page, ['Control+z']);
  await page.getByText('Hand 8 changed').waitFor();
  expect(await allHands(page)).toBe(edited);
  await press(page, ['Control+Shift+z']);
  expect(await allHands(page)).toBe(carried);
  // A tab that is killed has everything.
  await page.locator('[data-save-state=saved]').waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: /^Hand/ }).waitFor();
  expect(await allHands(page)).toBe(carried);
});

test.each([
  [1280, false],
  [320, true],
])('at %i px axe finds nothing in the panel and nothing runs off the side', async (width, dark) => {
  const { page } = await openApp({ viewport: { width, height: 800 }, dark, reducedMotion: true });
  await paste(page, setUpText(9));
  await press(page, ['q', 'y']);
  await page.locator(FIELD).waitFor();
  await type(page, 'ar5350\nbsErin 3000\nNote: the feature table moves to another stream\n');
  await page.locator('.between-levels summary').click();
  await soon(() => lines(page)).toHaveLength(3);
  expect(await grave(page, 'html')).toEqual([]);
  expect(await isSideways(page)).toBe(false);
  await page.locator(FIELD).press('Escape');
  await press(page, ['n']);
  await page.getByText('Nobody saw the end of the hand before').waitFor();
  expect(await grave(page, 'html')).toEqual([]);
  expect(await isSideways(page)).toBe(false);
});
