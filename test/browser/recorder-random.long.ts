import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { readHands } from '../../src/formats/notation/index.ts';
import { figure } from '../../src/kernel/figures.ts';
import { type Prng, pick, prng } from '../../src/kernel/prng.ts';
import { replay } from '../../src/record/index.ts';
import { checkText } from '../../src/referee/index.ts';
import {
  apply,
  betOf,
  type ClaimedAction,
  dealStreet,
  explainPots,
  type Hand,
  isBettingOver,
  legalActions,
  makePots,
  stakesOf,
} from '../../src/rules/index.ts';
import { openApp } from './app.ts';
import { handText, paste, setUpText, shown } from './recorder-driver.ts';

/** An action with the keys that record it. */
interface Move {
  readonly keys: readonly string[];
  readonly action: ClaimedAction;
}

function anyMove(hand: Hand, chance: Prng): Move {
  const legal = legalActions(hand)!;
  const { check, call, bet, raise, allIn } = legal;
  const moves: Move[] = [{ keys: ['f'], action: { verb: 'fold' } }];
  if (check)
    moves.push(
      { keys: ['c'], action: { verb: 'check' } },
      { keys: ['c'], action: { verb: 'check' } },
    );
  if (call)
    for (let i = 0; i < 3; i++) moves.push({ keys: ['c'], action: { verb: 'call', to: call.to } });
  if (allIn) moves.push({ keys: ['a'], action: { verb: 'all-in', to: allIn.to } });
  const range = bet ?? raise;
  if (range && range.max > range.min) {
    const verb = bet ? 'bet' : 'raise';
    moves.push({ keys: ['m'], action: { verb, to: range.min } });
    const to = range.min + chance.below(Math.min(range.max - range.min, 60_000));
    moves.push({ keys: [...String(to), 'Enter'], action: { verb, to } });
  }
  return pick(chance, moves);
}

/** Streets that are over are dealt without cards, as the page does it. */
function goOn(hand: Hand): Hand {
  let now = hand;
  while (now.turn === null && !isBettingOver(now)) {
    const dealt = dealStreet(now);
    if (!dealt.ok) break;
    now = dealt.value;
  }
  return now;
}

async function expectShown(page: Page, hand: Hand): Promise<void> {
  const { seats, pots, pictured, buttons } = await shown(page);
  const { table } = hand;
  expect(seats.map(({ name, stack, bet }) => [name, stack, bet])).toEqual(
    table.seats.map(({ name }, seat) => [
      name,
      figure(hand.stacks[seat]!),
      figure(betOf(hand, seat)),
    ]),
  );
  expect(pictured.toSorted()).toEqual(hand.stacks.map(figure).toSorted());
  expect(pots).toEqual(
    explainPots(makePots(stakesOf(hand), table.rules.uncalled), table.rules.anteType).map(
      (pot) => `${pot.name} ${figure(pot.amount)}`,
    ),
  );
  const toAct = seats.findIndex(({ state }) => state === 'to act');
  expect(toAct).toBe(hand.turn ?? -1);
  const legal = legalActions(hand);
  if (!legal) return;
  if (legal.call) expect(buttons).toContain(`Call ${figure(legal.call.to)}`);
  expect(buttons.includes('Check')).toBe(legal.check);
  if (legal.allIn) expect(buttons).toContain(`All-in ${figure(legal.allIn.to)}`);
}

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
  'CHIP-2 random play, seed %i: every figure on the page is the library’s',
  async (seed) => {
    const chance = prng(seed);
    const { page } = await openApp();
    const count = 2 + chance.below(9);
    const stacks = Array.from({ length: count }, () => (8 + chance.below(200)) * 1000);
    const text = setUpText(count, stacks);
    await paste(page, text);
    let hand = replay(readHands(text).hands[0]!.record).hand!;
    for (let moves = 0; hand.turn !== null && moves < 40; moves++) {
      await expectShown(page, hand);
      const { keys, action } = anyMove(hand, chance);
      for (const key of keys) await page.keyboard.press(key);
      const applied = apply(hand, action);
      if (!applied.ok) throw new Error(`the library refuses ${JSON.stringify(action)}`);
      hand = goOn(applied.value);
    }
    const [verdict] = checkText(await handText(page)).hands;
    expect(verdict!.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(verdict!.replay.hand!.stacks).toEqual(hand.stacks);
    if (isBettingOver(hand) && hand.players > 1) {
      await page.getByRole('button', { name: 'Fill unknown cards at random' }).click();
    }
    await page.getByRole('region', { name: 'Next hand' }).waitFor();
    const [paid] = checkText(await handText(page)).hands;
    const { seats } = await shown(page);
    expect(seats.map(({ stack }) => stack)).toEqual(
      paid!.settlement!.players.map((player) => figure(player.newStack!)),
    );
  },
);

test('ODD-1 a new session proposes its odd chip though the form of another was open', async () => {
  const { page } = await openApp();
  await page.getByRole('heading', { name: 'Set up a hand' }).waitFor();
  await page.keyboard.press('e');
  await page.keyboard.type('10/20');
  await page.getByRole('link', { name: 'Help' }).click();
  await page.getByRole('link', { name: 'Record' }).click();
  await expect.poll(() => page.getByLabel('Blinds: SB/BB/ante').inputValue()).toBe('10/20');
  await page.keyboard.press('Shift+N');
  await expect.poll(() => page.getByLabel('Blinds: SB/BB/ante').inputValue()).toBe('');
  await page.keyboard.press('e');
  for (const typed of ['25/50', 'Alice', 'Bob', '', '1000', '2000']) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
  }
  // 25, 50, 1,000 and 2,000 can all be paid in chips of 25.
  await page.getByText('Odd chip 25: the largest chip').waitFor();
  expect(await handText(page)).toContain('Odd Chip: 25');
});
