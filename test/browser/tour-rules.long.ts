import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BROKEN, changedIn, TEN_HANDS, withBetween } from '../ten-hands.ts';
import { openApp } from './app.ts';
import { soon } from './browser.ts';
import { allHands, paste, press, setUpText } from './recorder-driver.ts';
import { editor, leaveEditor, writeAll } from './text-panel-driver.ts';

/** The hands are listed with the newest first. */
const rowOf = (page: Page, place: number) =>
  page.locator('.hand-list .hand-row').nth(TEN_HANDS.length - 1 - place);

async function openHand(page: Page, place: number): Promise<void> {
  await rowOf(page, place).locator('.hand-button').click();
  await rowOf(page, place).and(page.locator('.hand-row-open')).waitFor();
}

const markOf = async (page: Page, place: number): Promise<string> =>
  (await rowOf(page, place).locator('.chain-mark').allInnerTexts()).join(' ');

/** The findings beside the table that name a rule. */
const shown = (page: Page, rule: string) =>
  page
    .locator('.findings .finding')
    .filter({ has: page.locator('.finding-rule', { hasText: rule }) });

/** Another text for a hand, written into the text panel as a collector does. */
async function writeHandText(page: Page, place: number, text: string): Promise<void> {
  await openHand(page, place);
  await press(page, ['Shift+T']);
  await editor(page).waitFor();
  await writeAll(page, text);
  await leaveEditor(page);
  await press(page, ['t']);
  await editor(page).waitFor({ state: 'detached' });
}

/** Breaks the evening as it says, and leads to the hand that has the finding. */
async function breakEvening(page: Page, hands: readonly string[], place: number): Promise<void> {
  for (const [i, text] of hands.entries()) {
    if (text !== TEN_HANDS[i]) await writeHandText(page, i, text);
  }
  await openHand(page, place);
}

/** Ten hands that are right, pasted as one session. */
async function openTen(): Promise<Page> {
  const { page } = await openApp({ viewport: { width: 1280, height: 900 } });
  await paste(page, TEN_HANDS.join('\n'));
  await soon(() => page.locator('.hand-list .hand-row').count()).toBe(TEN_HANDS.length);
  expect(await page.locator('.chain-mark').count()).toBe(0);
  return page;
}

const handsOf = async (page: Page): Promise<readonly string[]> =>
  (await allHands(page)).split(/\n(?=Hand \(\d+\))/);

test.each(BROKEN)(
  '$rule $title: found in its place, marked, and put right by keys',
  async (one) => {
    const { rule, hands, place, line, remedies } = one;
    const page = await openTen();
    await breakEvening(page, hands, place);
    for (const [i, [, where, written]] of remedies.entries()) {
      const finding = shown(page, rule).first();
      expect(await finding.locator('.finding-place').innerText()).toBe(`line ${line}`);
      await soon(() => markOf(page, place)).toContain(rule);
      const buttons = finding.locator('.remedies .button');
      expect((await buttons.allInnerTexts()).map((text) => text.replace(/\s*z \w$/, ''))).toEqual(
        remedies.map(([says]) => says),
      );
      const keys = await buttons.nth(i).locator('kbd').innerText();
      await press(page, keys.split(' '));
      await soon(() => shown(page, rule).count()).toBe(0);
      await soon(() => markOf(page, place)).not.toContain(rule);
      expect((await handsOf(page))[where === 'here' ? place : place - 1]).toMatch(written);
      // One undo, and it is as wrong as before.
      await press(page, ['Control+z']);
    }
  },
);

test('TOUR-2 and TOUR-1 two stacks are wrong: both are put right by two keys, either way', async () => {
  const page = await openTen();
  const hands = changedIn(
    5,
    ['Alice Dealer 5000', 'Alice Dealer 5100'],
    ['Bob SB 4000', 'Bob SB 4300'],
  );
  await breakEvening(page, hands, 4);
  const ways = [
    ['a', 4, 'Alice Dealer 5000\nBob SB 4000\n'],
    ['b', 3, 'Between Hands:\nAlice: Recount 5100\nBob: Recount 4300\n'],
  ] as const;
  for (const [letter, place, written] of ways) {
    // 18,000 were in play, and 400 are too many.
    await page.locator('.chips-in-play.is-wrong', { hasText: '18,400 in play' }).waitFor();
    await soon(() => shown(page, 'TOUR-2').count()).toBe(1);
    expect(await shown(page, 'TOUR-1').count()).toBe(2);
    await press(page, ['z']);
    await page.getByRole('status').filter({ hasText: 'Put right: a' }).waitFor();
    await press(page, [letter]);
    await soon(() => page.locator('.findings .finding').count()).toBe(0);
    expect(await page.locator('.chips-in-play.is-wrong').count()).toBe(0);
    expect((await handsOf(page))[place]).toContain(written);
    await press(page, ['Control+z']);
  }
});

test('TOUR-9 the panel between the hands has the same keys, before the next hand is played', async () => {
  const page = await openTen();
  await breakEvening(page, withBetween(10, 'Alice: Sits 2000'), 9);
  await press(page, ['y']);
  const finding = page.locator('.between-lines .finding', { hasText: 'TOUR-9' });
  await finding.waitFor();
  expect(await finding.locator('.remedies .button').count()).toBe(3);
  // The cursor is in the panel's empty field: a letter that offers nothing is refused, Esc leaves.
  await press(page, ['z', 'Escape']);
  await finding.waitFor();
  await press(page, ['z', 'a']);
  await soon(() => page.locator('.between-lines .notation').allInnerTexts()).toEqual([
    'Alice: Rebuy 2000',
  ]);
  await soon(() => finding.count()).toBe(0);
});

test('TOUR-5 a rebuy takes a place back: nobody who bought in again is called eliminated', async () => {
  const { page } = await openApp();
  // 2,500/5,000/5,000: Alice Dealer, Bob SB, Charlie BB
  await paste(page, setUpText(3, [50_000, 40_000, 12_000]));
  await press(page, ['a', 'f', 'a', 'w']);
  await page.keyboard.type('Alice');
  await press(page, ['Enter']);
  const eliminated = page.getByText('Eliminated: Charlie');
  await eliminated.waitFor();
  // The third line of the set-up buys in again.
  await press(page, ['y']);
  await page.getByLabel('Line', { exact: true }).waitFor();
  await press(page, ['c', 'b']);
  await page.keyboard.type('3000');
  await press(page, ['Enter']);
  await page.locator('.between-lines .notation', { hasText: 'Charlie: Rebuy 3000' }).waitFor();
  await soon(() => eliminated.count()).toBe(0);
});
