import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settleText } from '../settle.ts';
import { caseCard, clipboard, inBrowser, soon } from './browser.ts';
import { sampleSuite, wholeSuite } from './sample-suite.ts';

const { open } = inBrowser();
const suite = sampleSuite(12);

/** What a right program answers to TC-2.1, worked out in the rule book. */
const RIGHT = `Hand (3)
started_at: 00:05:40 ended_at: HH:MM:SS
SB 2500 BB 5000 Ante 5000
Stack Setup:
Charlie SB 170,000
Alice 0
Bob BB 340,000
`;

const idsOf = (cards: readonly { readonly id: string }[]): string[] => cards.map(({ id }) => id);

test('the page opens from a disk, shows one case, and asks for nothing', async () => {
  const { page, url, requests, errors } = await open({ suite });
  await page.getByRole('heading', { level: 1, name: /^12 hands that prove/ }).waitFor();
  const first = caseCard(page, 'TC-1.1');
  const text = await first.innerText();
  for (const said of [
    'Uncalled',
    '15,000 returned to Erin',
    '1,000 from Charlie, dead money in the first pot',
    'Bob (preflop, 500 left in)',
    '3 × (20,300 − 12,500) = 23,400',
    'Alice (capped at 12,500); Bob (folded preflop)',
    'Preflop More 1',
    '51.4%',
  ]) {
    expect(text).toContain(said);
  }
  expect(await page.locator('.case-body').count()).toBe(1);
  await page.getByRole('button', { name: 'Expand all' }).click();
  await caseCard(page, 'TC-12.1').getByText('Expected next hand').waitFor();
  expect(await page.locator('.case-body').count()).toBe(12);
  await page.getByRole('button', { name: 'Collapse all' }).click();
  await soon(() => page.locator('.case-body').count()).toBe(0);
  expect(requests).toEqual([url]);
  expect(errors).toEqual([]);
});

test('a winner unfolds into the sum of their new stack', async () => {
  const { page } = await open({ suite });
  const first = caseCard(page, 'TC-1.1');
  await first.getByRole('button', { name: 'Charlie won 49,200: show the sum' }).click();
  const sum = first.locator('.sum:visible');
  expect((await sum.innerText()).replace(/\s+/g, ' ')).toBe(
    'Final 0 + Main Pot 25,800 + Side Pot 1 23,400 = New Stack 49,200',
  );
});

/** Every case's ending as the page has it: the sentence, then names with cards. */
const ENDINGS = `Object.fromEntries([...document.querySelectorAll('article')].map((one) => [
  one.id,
  { sentence: one.querySelector('.ending p').textContent, text: one.querySelector('.ending').textContent },
]))`;

test('how a hand ended, with all cards known, where nothing stands below the actions', async () => {
  const whole = wholeSuite();
  const cases = whole.cases.filter(({ hand }) => !/^(Showdown|Winners?|Ranking):/m.test(hand));
  expect(cases.filter(({ hand }) => /^Cards:/m.test(hand)).length).toBeGreaterThan(5);
  const { page } = await open({ suite: { ...whole, cases } });
  await page.locator('button', { hasText: 'Expand all' }).click();
  await soon(() => page.locator('.case-body').count()).toBe(cases.length);
  const endings = (await page.evaluate(ENDINGS)) as Record<
    string,
    { readonly sentence: string; readonly text: string }
  >;
  for (const { id, hand, expected } of cases) {
    const { sentence, text } = endings[id]!;
    const left = expected.players.filter(({ start, folded }) => start > 0 && folded === null);
    const begins = left.length === 1 ? 'Everyone else folded' : 'Showdown between';
    expect(sentence.startsWith(begins), `${id}: ${sentence}`).toBe(true);
    for (const { name } of left) expect(sentence, id).toContain(name);
    for (const [, name, cards] of hand.matchAll(/^(.+): (\S[♠♥♦♣] \S[♠♥♦♣])$/gm)) {
      expect(text.replaceAll(/\s/g, ''), id).toContain(`${name}${cards}`.replaceAll(' ', ''));
    }
  }
});

test('NEXT-6 after the last hand the page says what a program may answer', async () => {
  const hand = suite.cases[2]!.hand.replace('Raise 250000', 'All-In 2500000')
    .replace('Fold', 'Call 2500000')
    .concat('Flop Base (Q♠ 9♦ 4♣):\nTurn Base (9♥):\nRiver Base (2♦):\n\nWinner: Yann\n');
  const last = { ...suite.cases[2]!, hand, expected: settleText(hand) };
  expect(last.expected.nextHand).toBeNull();
  const { page } = await open({ suite: { ...suite, cases: [last] } });
  const one = caseCard(page, last.id);
  await one.getByText('with the last stacks, without labels').waitFor();
  // Yann had 3,750,000 and wins Zoe's 2,500,000.
  expect(await one.locator('pre').innerText()).toBe('Zoe 0\nYann 6250000');
  await one.getByRole('textbox').fill('Yann 6250000\nZoe 0');
  await one.getByText('ALL CHECKS PASSED').waitFor();
});

test('search finds names, ids, titles, notes and rules', async () => {
  const { page } = await open({ suite });
  for (const [query, ids] of [
    ['hildegard', ['TC-4.1', 'TC-10.1']],
    ['tc-7.1', ['TC-7.1']],
    ['raiser odd', ['TC-1.1', 'TC-7.1']],
    ['rule book', ['TC-2.1', 'TC-8.1']],
    ['post-3', ['TC-5.1', 'TC-11.1']],
    ['xyzzy', []],
  ] as const) {
    await page.getByRole('searchbox').fill(query);
    await page.getByText(`${ids.length} of 12 cases`).waitFor();
    const shown = await page.locator('article:visible').evaluateAll(idsOf);
    expect(shown, query).toEqual(ids);
  }
});

test('filters narrow together, and Show all brings everything back', async () => {
  const { page } = await open({ suite });
  await page.getByRole('combobox', { name: 'Stacks' }).selectOption('millions');
  await page.getByText('4 of 12 cases').waitFor();
  await page.getByRole('combobox', { name: 'Players' }).selectOption('heads-up');
  await page.getByText('2 of 12 cases').waitFor();
  await page.getByRole('combobox', { name: 'Category' }).selectOption('mixed');
  await page.getByText('No case fits').waitFor();
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.getByText('12 of 12 cases').waitFor();
  await page.getByRole('combobox', { name: 'Complexity' }).selectOption('medium');
  await page.getByText('2 of 12 cases').waitFor();
});

test('set-up, whole hand and next hand are copied in plain notation', async () => {
  const { page } = await open({ suite });
  const one = caseCard(page, 'TC-2.1');
  await one.getByRole('button', { name: /TC-2.1/ }).click();
  await one.getByRole('button', { name: 'Copy set-up' }).click();
  await one.getByText('Copied ✓').waitFor();
  expect(await clipboard(page)).toBe(`Hand (2)
started_at: 00:02:30 ended_at: 00:05:40
SB 2500 BB 5000 Ante 5000
Stack Setup:
Alice Dealer 80000
Bob SB 165000
Charlie BB 265000
`);
  await one.getByRole('button', { name: 'Copy next hand' }).click();
  await soon(() => clipboard(page)).toBe(RIGHT.replaceAll(',', ''));
  await one.getByRole('button', { name: 'Copy whole hand' }).click();
  await soon(() => clipboard(page)).toBe(suite.cases[1]!.hand);
});

test('copying works where the browser keeps its clipboard from pages on a disk', async () => {
  const { page } = await open(
    { suite },
    { init: 'Object.defineProperty(navigator, "clipboard", { value: undefined })' },
  );
  const one = caseCard(page, 'TC-1.1');
  await one.getByRole('button', { name: 'Copy set-up' }).click();
  await one.getByText('Copied ✓').waitFor();
  const box = one.getByRole('textbox');
  await box.focus();
  await page.keyboard.press('Control+V');
  expect(await box.inputValue()).toContain('Alice Dealer 12500\nBob SB 41000');
});

test('a right answer passes, with commas and other texts around it', async () => {
  const { page } = await open({ suite }, { hash: '#TC-2.1' });
  const one = caseCard(page, 'TC-2.1');
  await one.getByRole('textbox').fill(`Here is the next hand:\n${RIGHT}\nGood luck!`);
  await one.getByText('ALL CHECKS PASSED').waitFor();
  expect(await one.locator('.check-passed').allInnerTexts()).toEqual(
    ['Order', 'Stacks', 'Hand number', 'Blinds and ante'].map((part) =>
      expect.stringContaining(
        `${part} ${part.endsWith('s') || part.endsWith('ante') ? 'are' : 'is'} correct`,
      ),
    ),
  );
  await page.getByText('1 of 12 tried').waitFor();
  expect(await one.locator('.case-toggle').innerText()).toContain('passed');
});

test.each([
  ['a stack', RIGHT.replace('340,000', '320,000'), 'Stacks are wrong', /20,000/],
  [
    'the order',
    RIGHT.replace('Charlie SB', 'Charlie BB').replace('Bob BB', 'Bob SB'),
    'Order is wrong',
    /Bob/,
  ],
  ['the hand number', RIGHT.replace('(3)', '(4)'), 'Hand number is wrong', /4/],
  ['the blinds', RIGHT.replace('BB 5000', 'BB 6000'), 'Blinds and ante are wrong', /6,?000/],
  ['everything', 'Segmentation fault', 'Stacks are not judged', /./],
])('a wrong answer fails by what is wrong in it: %s', async (_, answer, title, detail) => {
  const { page } = await open({ suite }, { hash: '#TC-2.1' });
  const one = caseCard(page, 'TC-2.1');
  await one.getByRole('textbox').fill(answer);
  await one.getByText('VALIDATION FAILED').waitFor();
  const check = one.locator('.check-failed', { hasText: title });
  expect(await check.innerText()).toMatch(detail);
  // "✗ Order is correct" would read as its opposite.
  expect((await one.locator('.check-failed').allInnerTexts()).join()).not.toContain('correct');
  await page.getByText('✗ 1 failed').waitFor();
});

test('Copy Debug Logs copies case, time, every check and every player, and a summary', async () => {
  const { page } = await open({ suite }, { hash: '#TC-2.1' });
  const one = caseCard(page, 'TC-2.1');
  await one.getByRole('textbox').fill(RIGHT.replace('340,000', '320,000'));
  const button = one.getByRole('button', { name: 'Copy Debug Logs' });
  expect(await button.innerText()).toMatch(/^Copy Debug Logs/);
  await button.click();
  await one.getByText('Copied ✓').waitFor();
  const log = await clipboard(page);
  expect(log).toContain('Case: TC-2.1\n');
  expect(log).toMatch(/^Time: \d{4}-\d\d-\d\dT\d\d:\d\d/m);
  for (const said of [
    '[✓] Hand number is correct',
    '[✓] Blinds and ante are correct',
    '[✓] Order is correct',
    '[✗] Stacks are correct',
    '✓ 1. expected Charlie SB, actual Charlie SB',
    '✓ 2. expected Alice, actual Alice',
    '✓ 3. expected Bob BB, actual Bob BB',
    '✓ Charlie: expected 170,000, actual 170,000',
    '✓ Alice: expected 0, actual 0',
    '✗ Bob: expected 340,000, actual 320,000',
    'Summary: ❌ VALIDATION FAILED, 1 of 4 checks failed: stacks. 2 of 3 players',
  ]) {
    expect(log).toContain(`${said}`);
  }
});

test('Paste takes the answer from the clipboard and compares it; Compare leads to the verdict', async () => {
  const { page } = await open({ suite }, { hash: '#TC-2.1' });
  const one = caseCard(page, 'TC-2.1');
  const compare = one.getByRole('button', { name: 'Compare of TC-2.1' });
  await compare.click();
  await one.getByText('The box is empty. Paste the next hand').waitFor();
  expect(await page.evaluate('document.activeElement.id')).toBe('TC-2.1-paste');
  await page.evaluate('navigator.clipboard.writeText("")');
  await one.getByRole('button', { name: 'Paste of TC-2.1' }).click();
  await one.getByText('The clipboard holds no text').waitFor();
  await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(RIGHT)})`);
  await one.getByRole('button', { name: 'Paste of TC-2.1' }).click();
  await one.getByText('ALL CHECKS PASSED').waitFor();
  expect(await one.getByRole('textbox').inputValue()).toBe(RIGHT);
  expect(await one.locator('.compare-notice').innerText()).toBe('');
  await compare.click();
  expect(await page.evaluate('document.activeElement.textContent')).toContain('ALL CHECKS PASSED');
  await one.getByRole('button', { name: 'Clear of TC-2.1' }).click();
  await page.getByText('0 of 12 tried').waitFor();
});

test.each([
  ['has no clipboard for pages on a disk', 'value: undefined'],
  ['refuses to let it be read', 'value: { readText: () => Promise.reject(new Error("no")) }'],
])('where the browser %s, Paste says what to do, and Ctrl+V does it', async (_, descriptor) => {
  const { page, errors } = await open(
    { suite },
    { init: `Object.defineProperty(navigator, 'clipboard', { ${descriptor} })`, hash: '#TC-2.1' },
  );
  const one = caseCard(page, 'TC-2.1');
  // Copied by the page's other way, as another program would have put it there.
  await one.getByRole('button', { name: 'Copy next hand' }).click();
  await one.getByText('Copied ✓').waitFor();
  await one.getByRole('button', { name: 'Paste of TC-2.1' }).click();
  await one.getByText('The cursor is in the box: press Ctrl+V').waitFor();
  await page.keyboard.press('Control+V');
  await one.getByText('ALL CHECKS PASSED').waitFor();
  expect(await one.locator('.compare-notice').innerText()).toBe('');
  expect(errors).toEqual([]);
});

test('an accepted output is shown as accepted beside the computed one, and can be withdrawn', async () => {
  const { page } = await open({ suite }, { hash: '#TC-2.1' });
  const one = caseCard(page, 'TC-2.1');
  const box = one.getByRole('textbox');
  await box.fill(RIGHT.replace('340,000', '320,000'));
  await one.getByRole('button', { name: 'Accept this output' }).click();
  await page.getByText('◆ 1 accepted').waitFor();
  await one.getByText('The computed one stays above').waitFor();
  // The computed expectation is not replaced: the checks still show what differs from it.
  await one.getByText('VALIDATION FAILED').waitFor();
  await box.fill(RIGHT);
  await page.getByText('✓ 1 passed').waitFor();
  await box.fill(RIGHT.replace('340,000', '310,000'));
  await one.getByText('not the output that was accepted').waitFor();
  await page.getByText('✗ 1 failed').waitFor();
  await box.fill(RIGHT.replace('340,000', '320,000'));
  await page.getByText('◆ 1 accepted').waitFor();
  await one.getByRole('button', { name: 'Withdraw the acceptance' }).click();
  await page.getByText('✗ 1 failed').waitFor();
});

test('a reload finds answers, acceptances and theme again; another suite does not', async () => {
  const { page } = await open({ suite }, { hash: '#TC-2.1' });
  await caseCard(page, 'TC-2.1').getByRole('textbox').fill(RIGHT);
  const third = caseCard(page, 'TC-3.1');
  await third.getByRole('button', { name: /TC-3.1/ }).click();
  await third.getByRole('textbox').fill('Hand (4)\nStack Setup:\nYann SB 1\nZoe BB 2');
  await third.getByRole('button', { name: 'Accept this output' }).click();
  await page.getByRole('button', { name: 'Theme: auto' }).click();
  await page.reload();
  await page.getByText('2 of 12 tried').waitFor();
  await page.getByText('✓ 1 passed').waitFor();
  await page.getByText('◆ 1 accepted').waitFor();
  await page.getByRole('button', { name: 'Theme: light' }).waitFor();
  expect(await caseCard(page, 'TC-2.1').getByRole('textbox').inputValue()).toBe(RIGHT);
});

test('two suites of one seed do not mix their progress', async () => {
  const { page, url } = await open({ suite }, { hash: '#TC-2.1' });
  await caseCard(page, 'TC-2.1').getByRole('textbox').fill(RIGHT);
  const edited = { ...suite, cases: suite.cases.slice(0, 11) };
  const other = await open({ suite: edited });
  await page.goto(other.url);
  await page.getByText('0 of 11 tried').waitFor();
  await page.goto(url);
  await page.getByText('1 of 12 tried').waitFor();
});

test('where nothing can be kept the page works and says so', async () => {
  const { page, errors } = await open(
    { suite },
    {
      init: 'Object.defineProperty(window, "localStorage", { get() { throw new Error("blocked") } })',
    },
  );
  await caseCard(page, 'TC-1.1').getByRole('textbox').fill('nonsense');
  await page.getByText('✗ 1 failed').waitFor();
  await page.getByText('does not let this page keep your progress').waitFor();
  expect(errors).toEqual([]);
});

test('reset clears everything and undo brings it back', async () => {
  const { page } = await open({ suite }, { hash: '#TC-2.1' });
  await caseCard(page, 'TC-2.1').getByRole('textbox').fill(RIGHT);
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.getByText('0 of 12 tried').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('✓ 1 passed').waitFor();
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.reload();
  await page.getByText('0 of 12 tried').waitFor();
});

test('results are exported as JSON', async () => {
  const { page } = await open({ suite }, { hash: '#TC-2.1' });
  const wrong = RIGHT.replace('340,000', '320,000');
  await caseCard(page, 'TC-2.1').getByRole('textbox').fill(wrong);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export results' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('sidepot-seed-7-results.json');
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject({
    version: 1,
    seed: 7,
    counts: { untried: 11, passed: 0, failed: 1, accepted: 0 },
    results: [{ id: 'TC-2.1', status: 'failed', failed: ['stacks'], reason: null, actual: wrong }],
    accepted: {},
  });
});

test('the case an address names is open and in sight, also when a filter hid it', async () => {
  const { page } = await open({ suite }, { hash: '#TC-9.1' });
  const ninth = caseCard(page, 'TC-9.1');
  await ninth.getByText('Expected next hand').waitFor();
  await soon(async () => (await ninth.boundingBox())!.y).toBeLessThan(300);
  await page.getByRole('searchbox').fill('hildegard');
  await page.evaluate('location.hash = "#TC-3.1"');
  await caseCard(page, 'TC-3.1').getByText('Expected next hand').waitFor();
});

test('a status filter does not take away the case somebody is working on', async () => {
  const { page } = await open({ suite });
  await page.getByRole('combobox', { name: 'Status' }).selectOption('untried');
  const box = caseCard(page, 'TC-1.1').getByRole('textbox');
  await box.fill('nonsense');
  await page.getByText('✗ 1 failed').waitFor();
  expect(await box.isVisible()).toBe(true);
  await page.getByRole('searchbox').fill('a');
  await soon(() => box.isVisible()).toBe(false);
});

test('names and notes that look like markup are text', async () => {
  const { page, errors } = await open({ suite }, { hash: '#TC-6.1' });
  const sixth = caseCard(page, 'TC-6.1');
  const text = await sixth.innerText();
  expect(text).toContain('<img src=x onerror=alert>');
  expect(text).toContain('</script><script>document.title = "taken"</script>');
  expect(text).toContain(`O'Hara & "Sons"`);
  expect(await page.locator('main img, main script, main b:text("markup")').count()).toBe(0);
  expect(await page.title()).toBe('Sidepot test cases');
  expect(errors).toEqual([]);
});

test('a run shows the answers of the program, and why a case has none', async () => {
  const wrong = RIGHT.replace('340,000', '320,000');
  const run = {
    app: 'node my-poker.js --next',
    results: [
      {
        id: 'TC-1.1',
        passed: false,
        reason: 'No answer within 5 s.',
        actual: null,
        accepted: false,
        mistakes: [],
      },
      { id: 'TC-2.1', passed: true, reason: null, actual: RIGHT, accepted: false, mistakes: [] },
      {
        id: 'TC-8.1',
        passed: false,
        reason: null,
        actual: wrong.replace('(3)', '(9)'),
        accepted: true,
        mistakes: [],
      },
    ],
  };
  const accepted = { 'TC-8.1': { nextHand: wrong.replace('(3)', '(9)') } };
  const { page } = await open({ suite, run, accepted }, { hash: '#TC-1.1' });
  await page.getByText('node my-poker.js --next').waitFor();
  await page.getByText('1 of 3 passed').waitFor();
  await page.getByText('3 of 12 tried').waitFor();
  for (const count of ['✓ 1 passed', '✗ 1 failed', '◆ 1 accepted'])
    await page.getByText(count).waitFor();
  await page.getByText('No answer within 5 s.').waitFor();
  const second = caseCard(page, 'TC-2.1');
  await second.getByRole('button', { name: /TC-2.1/ }).click();
  expect(await second.getByRole('textbox').inputValue()).toBe(RIGHT);
});

test('everything can be done from the keyboard', async () => {
  const { page } = await open({ suite });
  const focused = (): Promise<string> =>
    page.evaluate('document.activeElement.id') as Promise<string>;
  const expectFocus = (id: string) => soon(focused).toBe(id);
  await page.keyboard.press('/');
  await expectFocus('search');
  await page.keyboard.type('tc-');
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expectFocus('TC-1.1-toggle');
  await page.keyboard.press('j');
  await expectFocus('TC-2.1-toggle');
  await page.keyboard.press('Enter');
  const second = caseCard(page, 'TC-2.1');
  await second.getByText('Expected next hand').waitFor();
  await page.keyboard.press('c');
  await page.getByText('Set-up of TC-2.1 copied.').waitFor();
  expect(await clipboard(page)).toMatch(/^Hand \(2\)\n[\s\S]*Charlie BB 265000\n$/);
  await page.keyboard.press('p');
  await expectFocus('TC-2.1-paste');
  // In the box the same keys are letters.
  await page.keyboard.type('jkc/?');
  expect(await second.getByRole('textbox').inputValue()).toBe('jkc/?');
  await page.keyboard.press('Escape');
  await expectFocus('TC-2.1-toggle');
  await page.keyboard.press('o');
  await soon(() => second.locator('.case-body').count()).toBe(0);
  await page.keyboard.press('k');
  await expectFocus('TC-1.1-toggle');
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await page.keyboard.press('Escape');
  await soon(() => page.getByRole('dialog').isVisible()).toBe(false);
});

test('two tabs on one suite see each other’s progress', async () => {
  const { page, url } = await open({ suite });
  const other = await page.context().newPage();
  await other.goto(url);
  await caseCard(page, 'TC-1.1').getByRole('textbox').fill('nonsense');
  await other.getByText('✗ 1 failed').waitFor();
});
