import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Download, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SAMPLE_HAND } from '../../src/web/recorder/model/sample-hand.ts';
import { dataText, describeData } from '../formats/data.ts';
import { openApp } from './app.ts';
import { paste } from './recorder-driver.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const field = (page: Page) => page.locator('input[type=file]');
const file = (name: string, text: string | Buffer) => ({
  name,
  mimeType: '',
  buffer: Buffer.from(text),
});
const textOf = async (download: Download): Promise<string> =>
  readFileSync(await download.path(), 'utf8');

/** 50 + 100 + 100 ante + 100 of the raise = 350; the file claims 100 too many for Cat. */
const WRONG = `variant = 'NT'
antes = [0, 100, 0]
blinds_or_straddles = [50, 100, 0]
min_bet = 100
starting_stacks = [1000, 800, 600]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 cbr 300', 'p1 f', 'p2 f']
finishing_stacks = [950, 600, 950]
hand = 8
players = ['Ann', 'Ben', '<b>Cat</b>']
`;
const CLAIM = 'The file says <b>Cat</b> ends with 950; right is 850.';
const OMAHA = WRONG.replace("'NT'", "'PO'");

async function openSessions(init = ''): Promise<Page> {
  const { page } = await openApp({ init });
  await paste(page, SAMPLE_HAND);
  await page.locator('[data-save-state=saved]').waitFor();
  return page;
}

test.each([
  ['PHH', 'Session.phh'],
  ['PokerStars text', 'Session.txt'],
  ['Open Hand History', 'Session.ohh'],
])('a hand saved as %s is imported again with the same pots, packed too', async (title, name) => {
  const page = await openSessions();
  await button(page, 'Save as').click();
  const saving = page.waitForEvent('download');
  await button(page, title).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe(name);
  await page.getByText(`Saved 1 hand as ${name}.`).waitFor();
  await button(page, 'Import').click();
  const text = await textOf(download);
  const packed = file(`${name}.gz`, gzipSync(text));
  for (const [from, added] of [
    [file(name, text), 'Session (2)'],
    [packed, 'Session (3)'],
  ] as const) {
    await field(page).setInputFiles(from);
    await page.getByText(`Added “${added}” with 1 hand.`).waitFor();
    await button(page, /^Open$/).click();
    await page.getByRole('heading', { name: added }).waitFor();
    await button(page, /Charlie 405,500, Dana 133,500 · 3 pots/).waitFor();
  }
});

test('what a format cannot carry is said beside it, and for the hand that was saved', async () => {
  const page = await openSessions();
  await button(page, 'Save as').click();
  await page.getByText('Loses comments, forced marks, house rules').first().waitFor();
  await button(page, 'PokerStars text').click();
  await page.getByText('When the hand ended and its video are not kept.').waitFor();
  const saving = page.waitForEvent('download');
  await button(page, 'JSON').click();
  const [line] = (await textOf(await saving)).trim().split('\n');
  expect(JSON.parse(line!)).toMatchObject({ hand: 12, ok: true, totalPot: 539_000 });
});

test('an imported file says what it claims and what is right; another game is refused', async () => {
  const { page } = await openApp();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await button(page, 'Import').click();
  // The name says nothing: what stands in the file does.
  await field(page).setInputFiles([file('wrong.txt', WRONG), file('omaha.phh', OMAHA)]);
  await page.getByText('Added “wrong” with 1 hand.').waitFor();
  await page.getByText(CLAIM).waitFor();
  await page.getByText('omaha.phh, line 1, column 1:').waitFor();
  await page.getByText('This hand is pot-limit Omaha').waitFor();
  // The formats' code was not there before.
  expect(scripts.length).toBeGreaterThan(0);
});

test('packed files are imported as what is in them', async () => {
  const page = await openSessions();
  await button(page, 'Import').click();
  expect(await field(page).getAttribute('accept')).toContain('.gz');
  await field(page).setInputFiles([
    file('Friday.phh.gz', gzipSync(WRONG)),
    // The name says nothing here either.
    file('Saturday.hand', gzipSync(`\uFEFF${SAMPLE_HAND}`)),
  ]);
  await page.getByText('Added “Friday and 1 more” with 2 hands.').waitFor();
  await page.getByText(CLAIM).waitFor();
  await button(page, /^Open$/).click();
  await page.getByRole('heading', { name: 'Friday and 1 more' }).waitFor();
  await button(page, /<b>Cat<\/b> wins 350/).waitFor();
});

test('88 files of one hand are one session in order, their notices folded and counted', async () => {
  const page = await openSessions();
  await button(page, 'Import').click();
  const height = (): Promise<number> => page.evaluate('document.body.scrollHeight');
  const before = await height();
  const hands = Array.from({ length: 88 }, (_, i) => 88 - i).map((number) =>
    number % 11 === 0
      ? file(`${number}.txt`, 'milk')
      : file(`${number}.hand`, SAMPLE_HAND.replace('Hand (12)', `Hand (${number})`)),
  );
  await field(page).setInputFiles(hands);
  await page.getByText('Added “1 and 79 more” with 80 hands. 8 places could not').waitFor();
  await page.getByText('8 notices').waitFor();
  expect((await height()) - before).toBeLessThan(400);
  await button(page, /^Open$/).click();
  await page.getByRole('heading', { level: 1, name: 'Hand 1', exact: true }).waitFor();
  const numbers = await page.locator('.hand-number').allInnerTexts();
  expect(numbers.slice(0, 3)).toEqual(['87', '86', '85']);
  await page.getByText('8 notices').click();
  await page.getByText('8 places: ').click();
  await page.getByText('11.txt, line 1, column 1:').waitFor();
});

/** Counts the packed bytes that are unpacked. */
const COUNT_UNPACKED = `
  window.unpacked = 0;
  const Real = DecompressionStream;
  window.DecompressionStream = function (format) {
    const count = new TransformStream({
      transform(chunk, out) { window.unpacked += chunk.length; out.enqueue(chunk); },
    });
    return { writable: count.writable, readable: count.readable.pipeThrough(new Real(format)) };
  };
`;

test('a packed file that cannot be unpacked is told by its name, and nothing else is lost', async () => {
  const page = await openSessions(COUNT_UNPACKED);
  await button(page, 'Import').click();
  const packed = gzipSync(SAMPLE_HAND.repeat(9));
  const bomb = gzipSync(Buffer.alloc(200_000_000), { level: 1 });
  await field(page).setInputFiles([
    file('cut.phh.gz', packed.subarray(0, packed.length / 2)),
    file('two.gz', Buffer.concat([packed, packed])),
    file('bomb.gz', bomb),
    file('whole.gz', gzipSync(SAMPLE_HAND)),
  ]);
  await page.getByText('Added “whole” with 1 hand.').waitFor();
  const told = page.locator('.import-bad p');
  expect(await told.allInnerTexts()).toEqual([
    expect.stringContaining('3 places could not be read.'),
    expect.stringMatching(/^bomb\.gz: Unpacked it has more than 64,000,000 bytes/),
    expect.stringMatching(/^cut\.phh\.gz: This packed file .* Get it again/s),
    expect.stringMatching(/^two\.gz: This packed file .* in one\./s),
  ]);
  // A third of it is 64 MB, and there it stopped.
  expect(await page.evaluate('window.unpacked')).toBeLessThan(bomb.length / 2);
  await page.getByRole('heading', { name: 'Session', exact: true }).waitFor();
  await button(page, /Charlie 405,500, Dana 133,500 · 3 pots/).waitFor();
  expect(await page.locator('.session').count()).toBe(2);
});

test('the referee judges a file of another program and its claims', async () => {
  const { page } = await openApp({ path: '/referee' });
  await page.getByRole('textbox', { name: 'Hands, pasted' }).fill(WRONG);
  await page.getByText('1 hand, 1 error · PHH').waitFor();
  await page.getByText(CLAIM).waitFor();
  await page.getByText('<b>Cat</b> wins 350 (everyone folded)').waitFor();
  expect(await button(page, /^Write/).count()).toBe(0);
  await page.getByRole('link', { name: 'FORM-4' }).click();
  await page.getByRole('heading', { level: 1, name: 'What is said about other formats' }).waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'Record it' }).click();
  await button(page, 'Edit a copy').waitFor();
  await page.getByText('<b>Cat</b>').first().waitFor();
});

test('the referee reads several files of one hand each, packed too, and does not mix formats', async () => {
  const { page } = await openApp({ path: '/referee' });
  await field(page).setInputFiles([file('a.phh', WRONG), file('b.phh', OMAHA)]);
  await page.getByText('2 hands, 2 errors · PHH').waitFor();
  await field(page).setInputFiles([file('a.phh', WRONG), file('b.hand', SAMPLE_HAND)]);
  await page.getByRole('alert').getByText('different formats').waitFor();
  const packed = gzipSync(WRONG);
  await field(page).setInputFiles([file('a.gz', packed), file('b.phh', WRONG)]);
  await page.getByText('2 hands, 2 errors · PHH').waitFor();
  await field(page).setInputFiles(file('a.gz', packed.subarray(0, 40)));
  await page.getByRole('alert').getByText('a.gz: This packed file cannot be unpacked').waitFor();
  // What was being judged stays.
  await page.getByText('2 hands, 2 errors · PHH').waitFor();
});

describeData('real archives', () => {
  test('are imported as far as the notation can hold them, and judged', async () => {
    const archive = dataText('handhq/multipot/ps.phhs');
    const ivey = file('ivey.phh', dataText('historical/dwan-ivey-2009.phh'));
    const { page } = await openApp();
    await button(page, 'Import').click();
    await field(page).setInputFiles([
      file('stars.phhs', archive),
      ivey,
      file('blom.phh', dataText('historical/antonius-blom-2009.phh')),
    ]);
    const hands = archive.match(/^\[\d+\]$/gm)!.length;
    // A new player's post is a negative blind, and the notation has no line for it.
    const posts = archive.match(/^blinds_or_straddles = .*-/gm)!.length;
    // With Ivey's hand; the one of the other file is Omaha.
    const added = (hands - posts + 1).toLocaleString('en');
    await page
      .getByText(`Added “ivey and 1 more” with ${added} hands. ${posts + 1} hands were left out.`)
      .waitFor({ timeout: 60_000 });
    await page.getByText(/^[\d,]+ notices$/).click();
    await page.getByText(`${posts} places: The notation has no room for these hands.`).waitFor();
    for (const kind of await page.locator('.import-kind .import-kind summary').all()) {
      await kind.click();
    }
    await page.getByText('Amounts are written in units of 1/100 USD.').waitFor();
    await page.getByText('This hand is pot-limit Omaha').waitFor();
    await page.getByRole('link', { name: 'Referee' }).click();
    await field(page).setInputFiles(ivey);
    await page.getByText('1 hand, nothing wrong · PHH').waitFor();
    await page.getByText('Amounts are counted in units of 1/100 USD.').waitFor();
  }, 120_000);
});
