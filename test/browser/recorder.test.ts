import { expect, test } from 'vitest';
import { figure } from '../../src/kernel/figures.ts';
import { checkText, verdictJson } from '../../src/referee/index.ts';
import { openApp } from './app.ts';
import { clipboard, soon } from './browser.ts';
import { handText, paste, press, setUpText, shown, WATCH_SWEPT } from './recorder-driver.ts';

const focused = 'document.activeElement?.id ?? ""';

test('SEC-1 POT-1 nine-handed, three all-ins, from the set-up to the next hand with keys only', async () => {
  const { page } = await openApp();
  await page.getByRole('heading', { name: 'Set up a hand' }).waitFor();
  await page.keyboard.press('e');
  await page.keyboard.type('2.5k/5k/5k');
  for (let i = 0; i < 4; i++) await page.keyboard.press('Tab');
  const players = [
    ['Alice', '80k'],
    ['Bob', '165k'],
    ['Charlie', '265k'],
    ['Dana', '31.5k'],
    ['Emil', '42bb'],
    ['Fatima', '95000'],
    ['Gustav', '120,000'],
    ['Hildegard', '61k'],
    ['Ivan', '140k'],
  ] as const;
  for (const [name, stack] of players) {
    await page.keyboard.type(name);
    await page.keyboard.press('Tab');
    await page.keyboard.type(stack);
    if (name !== 'Ivan') await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Escape');
  await page.getByRole('status').getByText('Dana to act, 5,000 to call.').waitFor();
  // Dana shoves, Emil calls, Hildegard shoves, Alice shoves over both, Charlie and Emil call.
  await press(page, ['a', 'c', 'f', 'f', 'a', 'f', 'a', 'f', 'c', 'c']);
  await page.keyboard.press('d');
  await page.keyboard.type('ah kd 7c');
  await page.keyboard.type('60k');
  await press(page, ['Enter', 'c']);
  await press(page, ['c', 'c', 'c', 'c']);
  await page.keyboard.press('d');
  await page.keyboard.type('ahkd7c 2s 9d');
  for (const hole of ['7h 7s', 'ks kh', 'ad 9c', '5c 5d', 'as qs']) await page.keyboard.type(hole);
  await page.getByRole('region', { name: 'Next hand' }).waitFor();
  const text = await handText(page);
  const settled = verdictJson(checkText(text).hands[0]!);
  expect(settled.ok).toBe(true);
  expect(settled.pots.length).toBeGreaterThanOrEqual(3);
  expect(settled.players.filter((player) => player.allIn).length).toBe(3);
  const { seats, pots } = await shown(page);
  expect(seats.map(({ stack }) => stack)).toEqual(settled.players.map((p) => figure(p.new!)));
  expect(pots).toEqual(settled.pots.map((pot) => `${pot.name} ${figure(pot.amount)}`));
  expect(await page.locator('.next-text').textContent()).toBe(settled.nextHand);
  await page.locator('body').focus();
  await page.keyboard.press('n');
  await page.getByRole('heading', { level: 1, name: 'Hand 2' }).waitFor();
  expect(await handText(page)).toBe(settled.nextHand);
});

test('raise, two calls and the rest folds take at most 14 keys', async () => {
  const { page } = await openApp();
  await paste(page, setUpText(9));
  const keys = ['2', 'b', 'b', 'Enter', 'c', 'c', 'f', 'f', 'f', 'f', 'f', 'f'];
  expect(keys.length).toBeLessThanOrEqual(14);
  await press(page, keys);
  await page.getByRole('region', { name: 'Flop', exact: true }).waitFor();
  const text = await handText(page);
  expect(text.match(/Raise|Call/g)).toEqual(['Raise', 'Call', 'Call']);
  expect(text.match(/Fold/g)?.length).toBe(6);
});

test('Shift+F folds up to a seat chosen by letter, by arrows or by hand', async () => {
  const { page } = await openApp();
  await paste(page, setUpText(6));
  await press(page, ['Shift+F', 'f']);
  await page.getByRole('status').getByText('Fatima to act').waitFor();
  await press(page, ['Shift+F', 'ArrowRight', 'Enter']);
  await page.getByRole('status').getByText('Bob to act').waitFor();
  await press(page, ['Control+z', 'Shift+F']);
  await page.getByRole('button', { name: 'Fold up to Charlie' }).click();
  expect((await handText(page)).match(/Fold/g)?.length).toBe(5);
});

test('ACT-9 x marks the player to act as away, Shift+X any seat; the rule acts, undo takes it back', async () => {
  const { page } = await openApp();
  await paste(page, setUpText(4));
  const stateOf = async (name: string): Promise<string> =>
    (await shown(page)).seats.find((seat) => seat.name === name)!.state;
  await page.keyboard.press('x');
  const status = page.getByRole('status');
  await status.getByText('Dana is away and folds.').waitFor();
  await status.getByText('Alice to act, 5,000 to call.').waitFor();
  expect(await handText(page)).toContain('1. Dana: Fold (away)\n');
  expect(await stateOf('Dana')).toBe('folded, away');
  expect(await page.locator('.seat-box', { hasText: 'Dana' }).innerText()).toMatch(/away\s+folded/);
  await press(page, ['Control+z']);
  await status.getByText('Dana to act, 5,000 to call.').waitFor();
  expect(await stateOf('Dana')).toBe('to act');
  // A seat's letter is its place in the set-up: a Alice, b Bob, c Charlie, d Dana.
  await press(page, ['Shift+X']);
  await page.getByRole('button', { name: 'Which seat?' }).waitFor();
  await page.keyboard.press('c');
  await status.getByText('Charlie is away.').waitFor();
  await press(page, ['Shift+X', 'ArrowRight', 'ArrowRight']);
  await status.getByText('Mark Bob as away?').waitFor();
  await page.keyboard.press('Enter');
  await status.getByText('Bob and Charlie are away.').waitFor();
  await press(page, ['Shift+X']);
  await page.getByRole('button', { name: 'Mark as back: Bob' }).click();
  await status.getByText('Charlie is away.').waitFor();
  expect(await handText(page)).not.toContain('Preflop');
  await press(page, ['c', 'f', 'c']);
  await status.getByText('Bob calls 5,000. Charlie is away and checks.').waitFor();
  expect(await handText(page)).toContain('4. Charlie (BB): Check (away)\n');
  // On the flop Bob bets, and Charlie folds automatically.
  await press(page, ['m']);
  await status.getByText('Charlie is away and folds.').waitFor();
  await status.getByText('Dana to act').waitFor();
  await press(page, ['f', 'n']);
  await page.getByRole('heading', { level: 1, name: 'Hand 8' }).waitFor();
  await status.getByText('Charlie is away.').waitFor();
  // In the seat's own panel, for a finger.
  await page.getByRole('button', { name: 'Stack history of Charlie' }).click();
  await page.getByRole('button', { name: 'Mark as back Charlie' }).click();
  await page.getByRole('button', { name: 'Mark as away Charlie' }).waitFor();
  expect((await shown(page)).seats.map(({ state }) => state).join()).not.toContain('away');
});

test('ACT-5 an amount outside the limits is kept, marked and explained; forced it is recorded', async () => {
  const { page } = await openApp();
  await paste(page, setUpText(4));
  await press(page, ['6', 'k', 'Enter']);
  const field = page.locator('#amount');
  expect(await field.inputValue()).toBe('6k');
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  await page.getByText('ACT-5: the minimum raise is to 10,000.').waitFor();
  await page.keyboard.press('Shift+Enter');
  await page.getByText('forced', { exact: true }).waitFor();
  expect(await handText(page)).toContain('Raise 6000 !');
});

test('keys belong to the fields while somebody types in them, and browser keys to the browser', async () => {
  const { page } = await openApp();
  await paste(page, setUpText(4));
  await page.getByLabel('Search names and hands').fill('');
  await page.keyboard.type('fca');
  await page.getByLabel('Search names and hands').fill('');
  expect(await handText(page)).not.toContain('Preflop');
  await page.locator('body').click({ position: { x: 5, y: 300 } });
  await press(page, ['Control+a', 'Alt+f', 'Meta+c']);
  expect(await handText(page)).not.toContain('Preflop');
});

test('an earlier action is replaced, the rest replayed, and the first conflict marked', async () => {
  const { page } = await openApp();
  await paste(page, setUpText(4));
  await press(page, ['1', '5', 'k', 'Enter', 'c', 'c', 'c']);
  await press(page, ['ArrowUp', '2', '0', 'k', 'Enter']);
  await page.locator('.action-item.is-conflict').getByText('conflict').waitFor();
  await page.locator('.seat-box.is-conflict').getByText('conflict').waitFor();
  const text = await handText(page);
  expect(text).toContain('1. Dana: Raise 20000');
  expect(text.match(/Call 15000/g)?.length).toBe(3);
  await press(page, ['c', 'c', 'c']);
  expect((await handText(page)).match(/Call 20000/g)?.length).toBe(3);
  expect(await page.locator('.is-conflict').count()).toBe(0);
  await press(page, ['Home', 'ArrowRight', 'Delete']);
  await page.locator('.action-item.is-conflict').waitFor();
  await press(page, ['Control+z']);
  expect(await page.locator('.is-conflict').count()).toBe(0);
});

test('undo and redo reach over hands; walking and playing change nothing', async () => {
  const { page } = await openApp();
  await paste(page, setUpText(3));
  await press(page, ['f', 'f']);
  await page.getByRole('region', { name: 'Next hand' }).waitFor();
  await press(page, ['n']);
  await page.getByRole('heading', { level: 1, name: 'Hand 8' }).waitFor();
  await press(page, ['f', 'Control+z', 'Control+z']);
  await page.getByRole('heading', { level: 1, name: 'Hand 7' }).waitFor();
  await press(page, ['Control+Shift+z', 'Control+Shift+z']);
  await page.getByRole('heading', { level: 1, name: 'Hand 8' }).waitFor();
  const text = await handText(page);
  expect(text).toContain('Fold');
  await page.locator('body').click({ position: { x: 5, y: 300 } });
  // Two moments are played in less than a second: whoever looks now and then may miss them.
  const stop = page.evaluate(`new Promise((done) => {
    const seen = () => document.querySelector('.walk-bar button[aria-label="Stop"]') && done();
    new MutationObserver(seen).observe(document.body, { subtree: true, attributes: true });
  })`);
  await press(page, ['Home', ' ']);
  await stop;
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  expect(await handText(page)).toBe(text);
});

test('Process Stack and the stack history add up', async () => {
  const { page } = await openApp();
  await paste(page, setUpText(4));
  await press(page, ['1', '5', 'k', 'Enter', 'c', 'c', 'c', 'k']);
  const panel = page.getByRole('region', { name: /^Process Stack: Flop/ });
  await panel.waitFor();
  await page.getByRole('button', { name: 'Process Stack: preflop' }).click();
  const preflop = page.getByRole('region', { name: 'Process Stack: Preflop' });
  const rows = await preflop.locator('tbody tr').allInnerTexts();
  expect(rows[2]!.replace(/\s+/g, ' ')).toBe('Charlie 115,000 −10,000 −10,000 95,000');
  await preflop.getByText('4 × 15,000 + 5,000 (BB ante) = 65,000').waitFor();
  await press(page, ['i', 'i']);
  const history = page.getByRole('region', { name: 'Stack history: Charlie' });
  const lines = await history.locator('tbody tr').allInnerTexts();
  expect(lines.map((line) => line.replace(/\s+/g, ' ').trim())).toEqual([
    'starts with 115,000',
    'Preflop ante −5,000 110,000',
    'Preflop blind −5,000 105,000',
    'Preflop call −10,000 95,000',
  ]);
});

test('WIN-2 winners by pot offer only the eligible; a split shows its odd chips', async () => {
  const { page } = await openApp();
  await paste(page, setUpText(3, [20_001, 50_000, 60_000]));
  await press(page, ['a', 'a', 'c']);
  const main = page.getByRole('group', { name: 'Winners of Main Pot' });
  await main.getByRole('button', { name: 'Alice' }).click();
  await main.getByRole('button', { name: 'Bob' }).click();
  const side = page.getByRole('group', { name: 'Winners of Side Pot 1' });
  expect(await side.getByRole('button').allInnerTexts()).toEqual(['Bob', 'Charlie']);
  await side.getByRole('button', { name: 'Charlie' }).click();
  const awards = page.getByRole('region', { name: 'Awards' });
  await awards.getByText('ODD-1').waitFor();
  expect(await awards.innerText()).toContain('Bob +32,502');
  await page.keyboard.press('w');
  expect(await page.evaluate(focused)).toBe('who-wins');
  await page.keyboard.type('bo > c = a');
  await page.keyboard.press('Enter');
  expect(await handText(page)).toContain('Ranking: Bob > Charlie = Alice');
});

test('RUN-1 it can be run twice, and cards that are out cannot be picked again', async () => {
  const { page } = await openApp();
  await paste(page, setUpText(2));
  await press(page, ['a', 'c', 'd']);
  await page.keyboard.type('ah kd 7c 2s 9d');
  await page.keyboard.press('Shift+D');
  expect(await page.evaluate(focused)).toBe('board-2');
  await page.getByRole('textbox', { name: 'Run it twice' }).fill('ah 3c 4c 5c 6c');
  await page.getByText('WIN-5: A♥ is out already.').waitFor();
  await page.getByRole('textbox', { name: 'Run it twice' }).fill('2c 3c 4c 5c 6c');
  await page.getByRole('button', { name: /^Pick cards: Alice/ }).click();
  expect(await page.getByRole('button', { name: 'A♥, out already' }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'A♠' }).click();
  await page.getByRole('button', { name: 'A♣' }).click();
  await page.locator('#hole-cards-1').fill('mucks');
  expect(await handText(page)).toMatch(/Board 2 \(2♣ 3♣ 4♣ 5♣ 6♣\)[\s\S]*Alice: A♠ A♣/);
});

test('RUN-1 WIN-2 run twice, each board has winners of its own', async () => {
  const { page } = await openApp();
  await paste(page, setUpText(3, [20_001, 50_000, 60_000]));
  await press(page, ['a', 'a', 'c', 'd']);
  await page.keyboard.type('ah kd 7c 2s 9d');
  const winners = (of: string) =>
    page.getByRole('group', { name: `Winners of ${of}`, exact: true });
  await winners('Main Pot').getByRole('button', { name: 'Alice' }).click();
  await page.getByRole('textbox', { name: 'Run it twice' }).fill('2c 3c 4c 5c 6c');
  // What was said before it was run twice holds for both boards, until one is told apart.
  const on = (of: string) => winners(of).locator('[aria-pressed=true]').allInnerTexts();
  expect(await on('Main Pot, Board 1')).toEqual(['Alice']);
  expect(await on('Main Pot, Board 2')).toEqual(['Alice']);
  await winners('Main Pot, Board 2').getByRole('button', { name: 'Bob' }).click();
  await winners('Main Pot, Board 2').getByRole('button', { name: 'Alice' }).click();
  await winners('Side Pot 1, Board 1').getByRole('button', { name: 'Charlie' }).click();
  await winners('Side Pot 1, Board 2').getByRole('button', { name: 'Charlie' }).click();
  const text = await handText(page);
  expect(text).toContain('Main Pot, Board 1: Alice\nMain Pot, Board 2: Bob\n');
  const { pots } = verdictJson(checkText(text).hands[0]!);
  expect(pots[0]!.winners.map(({ name }) => name).toSorted()).toEqual(['Alice', 'Bob']);
  const awards = page.getByRole('region', { name: 'Awards' });
  for (const { name, amount } of pots[0]!.winners) {
    await awards.getByText(`${name} +${figure(amount)}`).waitFor();
  }
});

test('a new level goes into the next hand; another program’s next hand is compared', async () => {
  const { page } = await openApp();
  await paste(page, setUpText(3));
  await press(page, ['f', 'f']);
  await page.getByLabel('New level').fill('5k/10k/10k');
  const next = page.locator('.next-text');
  await next.getByText('SB 5000 BB 10000 Ante 10000').waitFor();
  const text = (await next.textContent())!;
  const box = page.getByLabel('Paste the next hand your program gives');
  await box.fill(text);
  await page.getByText('ALL CHECKS PASSED').waitFor();
  // The sign is drawn: a sign of a font may be missing.
  expect((await page.locator('.checks-verdict').innerText()).trim()).toBe('ALL CHECKS PASSED');
  await box.fill(text.replace(/BB (\d+)$/m, 'BB 1'));
  await page.getByText('VALIDATION FAILED').waitFor();
  await page.getByRole('button', { name: 'Copy debug log' }).click();
  await expect.poll(() => clipboard(page)).toContain('Sidepot debug log');
  await page.getByRole('button', { name: 'Record it' }).click();
  expect(await handText(page)).toBe(text);
});

test('NEXT-6 the end of a tournament is told', async () => {
  const { page } = await openApp();
  await paste(page, setUpText(2, [50_000, 50_000]));
  await press(page, ['a', 'c', 'w']);
  await page.keyboard.type('alice');
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Next hand' }).getByText('Alice has all').waitFor();
});

test('amounts are shown as chips, K, M or big blinds, and stay so; the text keeps chips', async () => {
  const { page } = await openApp();
  await paste(page, setUpText(3));
  await page.keyboard.press('u');
  expect((await shown(page)).seats[0]!.stack).toBe('41K');
  await page.reload();
  await page.locator('.table-picture').waitFor();
  expect((await shown(page)).seats[0]!.stack).toBe('41K');
  await press(page, ['u', 'u']);
  expect((await shown(page)).seats[0]!.stack).toBe('8.2 BB');
  expect(await handText(page)).toContain('Alice Dealer 41000');
});

test('the result, the awards and the pots are in the same unit; calculations stay in chips', async () => {
  const { page } = await openApp();
  await page.getByRole('heading', { name: 'Set up a hand' }).waitFor();
  await press(page, ['s', 'u', 'u', 'u']);
  await page.getByText('Result of every player').click();
  const row = page.locator('.result-row').filter({ hasText: 'Dana' });
  expect((await row.innerText()).replace(/\s+/g, ' ')).toMatch(
    /^Dana UTG 6.3 BB 6.3 BB all-in preflop 0 BB 26.7 BB 26.7 BB 26.7 BB$/,
  );
  await page.getByRole('button', { name: 'Dana won 26.7 BB: show the sum' }).click();
  await page.getByText('New Stack 26.7 BB').waitFor();
  const awards = page.getByRole('region', { name: 'Awards' });
  await awards.getByText('Dana +26.7 BB').waitFor();
  await awards.getByText('= 133,500').waitFor();
  await page.getByTitle('calculations stay in chips').waitFor();
  expect((await shown(page)).pots[0]).toBe('Main Pot 26.7 BB');
});

test('when a street ends its bets slide to the pot; nobody who wants no motion sees any', async () => {
  for (const reducedMotion of [false, true]) {
    const { page } = await openApp({
      reducedMotion,
      init: WATCH_SWEPT,
    });
    await paste(page, setUpText(3));
    const swept = (): Promise<unknown> => page.evaluate('swept');
    await press(page, ['c', 'c']);
    expect(await swept()).toEqual([]);
    await press(page, ['c']);
    await page.getByRole('status').getByText('Bob to act').waitFor();
    await soon(swept).toEqual(reducedMotion ? [] : ['5,000', '5,000', '5,000']);
    await soon(() => page.locator('.swept').count()).toBe(0);
    await press(page, ['ArrowUp', 'ArrowUp']);
    expect(((await swept()) as string[]).length).toBe(reducedMotion ? 0 : 3);
  }
});

test('SEAT-5 a dead button and a dead small blind are shown at the empty seat', async () => {
  const { page } = await openApp();
  await paste(page, setUpText(4, [0, 50_000, 60_000, 70_000], 'Button: Dead\n'));
  await page.locator('.seat-box.is-out').getByText('dead button').waitFor();
  await page.getByTitle('Dead button').waitFor();
  const { seats } = await shown(page);
  expect(seats[0]!.state).toBe('eliminated, dead button');
  await press(page, ['Control+z']);
  await paste(page, setUpText(4, [40_000, 0, 60_000, 70_000], 'Button: Dead\n'));
  await page.locator('.seat-box.is-out').getByText('dead SB').waitFor();
  expect(await page.getByTitle('Dead button').count()).toBe(0);
});

test('SEAT-1 players change seats with Alt and the arrows, the button stays with its player', async () => {
  const { page } = await openApp();
  await paste(page, setUpText(4));
  await press(page, ['e']);
  await page.getByLabel('Name of player 1').focus();
  await press(page, ['Alt+ArrowDown', 'Alt+ArrowDown', 'Alt+ArrowUp']);
  await expect.poll(() => handText(page)).toContain('Alice Dealer 41000\nCharlie SB 115000\n');
  await page.getByLabel('Button at Dana').check();
  await expect.poll(() => handText(page)).toContain('Stack Setup:\nDana Dealer 152000\n');
  await page.getByLabel('Name of player 1').focus();
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: 'Set up a hand' }).waitFor({ state: 'detached' });
});

test('SEAT-1 players change seats by buttons, for a finger or a mouse', async () => {
  const { page } = await openApp({ viewport: { width: 360, height: 740 }, touch: true });
  await paste(page, setUpText(4));
  await page.getByRole('button', { name: 'Set-up' }).tap();
  const down = page.getByRole('button', { name: 'Move Bob down' });
  const box = (await down.boundingBox())!;
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(43.5);
  await down.tap();
  await expect
    .poll(() => handText(page))
    .toContain('Alice Dealer 41000\nCharlie SB 115000\nBob BB');
  await page.getByRole('button', { name: 'Move Dana up' }).tap();
  await expect.poll(() => handText(page)).toContain('Dana BB 152000\nBob 78000');
  expect(await page.getByRole('button', { name: 'Move Alice up' }).isDisabled()).toBe(true);
  expect(await page.getByRole('button', { name: 'Move Bob down' }).isDisabled()).toBe(true);
});

test('a newcomer has a hand with one key; several pasted hands become a session', async () => {
  const { page } = await openApp();
  await page.getByRole('heading', { name: 'Set up a hand' }).waitFor();
  await page.keyboard.press('s');
  await page.getByRole('region', { name: 'Awards' }).getByText('three of a kind, kings').waitFor();
  await press(page, ['Control+z']);
  await page.locator('#paste-hand').fill(`${setUpText(3)}\n${setUpText(3).replace('(7)', '(8)')}`);
  await page.getByRole('list', { name: 'Hands' }).getByRole('listitem').nth(1).waitFor();
  await page.getByRole('heading', { level: 1, name: 'Hand 7' }).waitFor();
});
