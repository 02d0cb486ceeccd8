import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SAMPLE_HAND } from '../../src/web/recorder/model/sample-hand.ts';
import { pathOf } from '../source-files.ts';
import { inLab, inPage } from './sessions-lab.ts';

const { open } = inLab();

const SAMPLE = JSON.stringify(SAMPLE_HAND);
const SET_UP = JSON.stringify(SAMPLE_HAND.slice(0, SAMPLE_HAND.indexOf('\n\n') + 1));

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

const start = (page: Page, name: string, hand = SAMPLE): Promise<void> =>
  inPage(
    page,
    `recorder.load(store.fresh(${JSON.stringify(name)}, [${hand}])); await store.settled();`,
  );

const names = (page: Page): Promise<string[]> =>
  inPage(page, 'return store.sessions.value.map((info) => info.name).sort();');

const textOf = (page: Page): Promise<string> => inPage(page, 'return recorder.text.value;');

test('a reload brings back the session that was open, hand by hand', async () => {
  const { page } = await open();
  await page.getByText('Nothing is written in it yet').waitFor();
  await start(page, 'Friday');
  await inPage(
    page,
    `recorder.next(); recorder.act({ verb: 'fold' }); recorder.openHand(0); await store.settled();`,
  );
  await page.reload();
  await page.getByRole('heading', { name: 'Friday' }).waitFor();
  await button(page, /12 Charlie 405,500, Dana 133,500 · 3 pots 5 players/).waitFor();
  await button(page, /13 in play: preflop 3 players/).waitFor();
  expect(await inPage(page, 'return recorder.session.value.at;')).toBe(0);
  await button(page, /13 in play/).click();
  expect(await textOf(page)).toContain('Hand (13)');
});

test('two tabs: one follows the other, and with changes on both sides both are kept', async () => {
  const { page: one, tab } = await open();
  await start(one, 'Friday', SET_UP);
  const two = await tab();
  await inPage(one, `recorder.act({ verb: 'fold' }); await store.settled();`);
  await expect.poll(() => textOf(two)).toContain('1. Dana: Fold');
  await two.getByText('Changed in another tab').waitFor();
  // Both act before either can hear of the other: the channel is deaf for a moment.
  await inPage(
    two,
    `BroadcastChannel.prototype.postMessage = () => {}; recorder.act({ verb: 'call' }); await store.settled();`,
  );
  await inPage(one, `recorder.act({ verb: 'fold' }); await store.settled();`);
  await one.getByText('Both are kept: this one is now “Friday (copy)”').waitFor();
  expect(await names(one)).toEqual(['Friday', 'Friday (copy)']);
  expect(await textOf(one)).toContain('2. Emil: Fold');
  expect(await textOf(two)).toContain('2. Emil: Call 5000');
  const all = await inPage<string>(one, 'return store.exportAll();');
  expect(all).toContain('2. Emil: Fold');
  expect(all).toContain('2. Emil: Call 5000');
});

test('deletes a session and brings it back, also after a reload', async () => {
  const { page } = await open();
  await start(page, 'Thursday');
  await start(page, 'Friday');
  await button(page, 'Delete session').click();
  await page.getByText('“Friday” is deleted.').waitFor();
  await page.getByRole('heading', { name: 'Thursday' }).waitFor();
  await button(page, 'Undo').click();
  await page.getByRole('heading', { name: 'Friday' }).waitFor();
  await button(page, 'Delete session').click();
  await page.getByText('“Friday” is deleted.').waitFor();
  await page.reload();
  await page.getByText('Deleted: 1 session').click();
  await button(page, 'Restore Friday').click();
  await expect.poll(() => names(page)).toEqual(['Friday', 'Thursday']);
});

test('deletes a hand and brings it back', async () => {
  const { page } = await open();
  await start(page, 'Friday');
  await inPage(page, 'recorder.next(); await store.settled();');
  await button(page, 'Delete hand 13').click();
  await page.getByText('Hand 13 is deleted.').waitFor();
  await expect.poll(() => page.locator('.hand-row').count()).toBe(1);
  await button(page, 'Undo').click();
  await expect.poll(() => page.locator('.hand-row').count()).toBe(2);
});

test('renames with the keyboard, duplicates, and searches names and hands', async () => {
  const { page } = await open();
  await start(page, 'Friday');
  await button(page, 'Rename').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Final table <script>alert(1)</script>');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Final table <script>alert(1)</script>' }).waitFor();
  await button(page, 'Duplicate').click();
  await page.getByText('This is a copy').waitFor();
  await inPage(
    page,
    `await store.create(store.fresh('Home game', [${SET_UP}.replace('Dana', 'Zoë')]));`,
  );
  await page.getByRole('searchbox').fill('zoë');
  await button(page, /Home game found in 1 hand/).waitFor();
  expect(await page.locator('.session').count()).toBe(1);
  await page.getByRole('searchbox').fill('final');
  await expect.poll(() => page.locator('.session').count()).toBe(2);
  await page.getByRole('searchbox').fill('nobody has this');
  await page.getByText('No session and no hand has all these words.').waitFor();
});

test('everything exported comes back in another browser, and twice is not too much', async () => {
  const { page } = await open();
  await start(page, 'Friday');
  await inPage(page, 'recorder.next(); await store.settled();');
  await start(page, 'Strange: "quotes" & 👍', JSON.stringify('no hand, only words'));
  const download = page.waitForEvent('download');
  await button(page, 'Export all').click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^sidepot-\d{4}-\d\d-\d\d\.json$/);
  const exported = readFileSync(await file.path(), 'utf8');
  const { page: other } = await open();
  await start(other, 'Friday', SET_UP);
  await button(other, 'Import').click();
  const choose = { name: 'all.json', mimeType: 'application/json', buffer: Buffer.from(exported) };
  await other.locator('input[type=file]').setInputFiles(choose);
  await other.getByText('Added 2 sessions with 3 hands.').waitFor();
  expect(await names(other)).toEqual(['Friday', 'Friday (2)', 'Strange: "quotes" & 👍']);
  const again = await inPage<string>(other, 'return store.exportAll();');
  const handsOf = (json: string): Record<string, string[]> =>
    Object.fromEntries(
      JSON.parse(json).sessions.map((one: { name: string; hands: string[] }) => [
        one.name,
        one.hands,
      ]),
    );
  expect(handsOf(again)['Friday (2)']).toEqual(handsOf(exported).Friday);
  const same = await inPage<{ message: string }>(
    page,
    `return store.importAny(${JSON.stringify(exported)});`,
  );
  expect(same.message).toBe('2 sessions were here already.');
});

test('a session is saved as .hand, and the file read again is the same session', async () => {
  const { page } = await open();
  await start(page, 'Friday / night: 1');
  await inPage(page, `recorder.next(); recorder.act({ verb: 'fold' }); await store.settled();`);
  await button(page, 'Save as').click();
  const download = page.waitForEvent('download');
  await button(page, 'Text (.hand)').click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Friday night 1.hand');
  const text = readFileSync(await file.path(), 'utf8');
  await button(page, 'Copy all hands').click();
  await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toBe(text);
  const before = await inPage(page, 'return recorder.session.value.hands;');
  await button(page, 'Import').click();
  const choose = { name: 'Friday night 1.hand', mimeType: '', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(choose);
  await page.getByText('Added “Friday night 1” with 2 hands.').waitFor();
  await button(page, /^Open$/).click();
  await page.getByRole('heading', { name: 'Friday night 1' }).waitFor();
  expect(await inPage(page, 'return recorder.session.value.hands;')).toEqual(before);
});

test('a bad file is told with its place', async () => {
  const { page } = await open();
  await button(page, 'Import').click();
  const field = page.locator('input[type=file]');
  const file = (name: string, text: string) =>
    field.setInputFiles({ name, mimeType: '', buffer: Buffer.from(text) });
  await file('broken.json', '{\n "sidepot": "sessions",\n oops }');
  await page.getByText('broken.json, line 3, column 2:').waitFor();
  await file('other.json', '{"a": 1}');
  await page.getByText('The file is JSON, but not what Sidepot exports.').waitFor();
  await file('newer.json', '{"sidepot": "sessions", "version": 2, "sessions": []}');
  await page.getByText('written by a newer Sidepot (version 2)').waitFor();
  await file(
    'part.json',
    JSON.stringify({
      sidepot: 'sessions',
      version: 1,
      sessions: [{ id: 'a', name: 'A', hands: [1], at: 0 }],
    }),
  );
  await page.getByText('Session 1 of the file was left out: its hand 1 is not text.').waitFor();
  await file('notes.txt', 'milk\nbread\n');
  await page.getByText('notes.txt, line 1, column 1:').waitFor();
  expect(await names(page)).toEqual([]);
});

test('ten megabytes are pasted with progress, and the page stays awake', async () => {
  const { page } = await open();
  await button(page, 'Import').click();
  await page.locator('.import textarea').waitFor();
  // A page that freezes shows no progress.
  await page.evaluate(`
    window.sawProgress = false;
    new MutationObserver(() => { window.sawProgress ||= document.querySelector('progress') !== null; }).observe(document.body, { childList: true, subtree: true });
  `);
  const paste = (script: string): Promise<unknown> =>
    page.evaluate(`
      const data = new DataTransfer();
      data.setData('text/plain', ${script});
      document.querySelector('.import textarea').dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    `);
  await paste(`(${SAMPLE} + '\\n').repeat(Math.ceil(1e7 / ${SAMPLE_HAND.length}))`);
  await page.getByText(/Added “Pasted hands” with 1\d,\d{3} hands/).waitFor({ timeout: 60_000 });
  expect(await page.evaluate('window.sawProgress')).toBe(true);
  await button(page, /^Open$/).click();
  await page.getByRole('heading', { name: 'Pasted hands' }).waitFor();
  await button(page, 'Show 200 earlier hands').waitFor();
  await paste(`'Hand (1)\\n' + 'garbage and more of it\\n'.repeat(450000)`);
  await page
    .getByText('No hand ends within 400,000 characters from here on, so reading stopped.')
    .waitFor({ timeout: 60_000 });
  await paste(`'x'.repeat(1e7)`);
  await page.getByText(/pasted text, line 1, column 1: No hand ends within/).waitFor();
});

test('without storage the page goes on in memory and says so', async () => {
  const { page } = await open({
    init: `Object.defineProperty(window, 'indexedDB', { get() { throw new DOMException('blocked', 'SecurityError'); } });`,
  });
  await page.getByText('This browser lets the page keep nothing').waitFor();
  await start(page, 'Friday');
  await start(page, 'Saturday');
  expect(await names(page)).toEqual(['Friday', 'Saturday']);
  await page.getByText('Not saved').waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('alert').getByRole('button', { name: 'Export all' }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('Saturday');
});

const NO_STORAGE = `for (const name of ['indexedDB', 'localStorage', 'sessionStorage']) {
  Object.defineProperty(window, name, { get() { throw new DOMException('blocked', 'SecurityError'); } });
}`;

/** Closes a tab as its reader does; whether the browser asks before. */
async function asksBeforeClosing(page: Page): Promise<boolean> {
  // Browsers ask only somebody who has done something in the page.
  await page.locator('body').click({ position: { x: 2, y: 2 } });
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    expect(dialog.type()).toBe('beforeunload');
    // To stay, so that the page can be asked once more.
    await dialog.dismiss();
    return true;
  });
  const closed = page.waitForEvent('close').then(() => false);
  await page.close({ runBeforeUnload: true });
  const answer = await Promise.race([asked, closed]);
  for (const other of [asked, closed]) other.catch(() => undefined);
  return answer;
}

test('where storage is blocked a tab with hands asks before it closes, until they are exported', async () => {
  const { page, tab } = await open({ init: NO_STORAGE });
  await page.getByText('This browser lets the page keep nothing').waitFor();
  await start(page, 'Friday', SET_UP);
  expect(await asksBeforeClosing(page)).toBe(true);
  const download = page.waitForEvent('download');
  await page.getByRole('alert').getByRole('button', { name: 'Export all' }).click();
  await download;
  await inPage(page, `recorder.act({ verb: 'fold' });`);
  expect(await asksBeforeClosing(page), 'a hand went on after the export').toBe(true);
  const whole = page.waitForEvent('download');
  await button(page, 'Save as').click();
  await button(page, 'Text (.hand)').click();
  await whole;
  expect(await asksBeforeClosing(page), 'all hands are in a file').toBe(false);
  expect(await asksBeforeClosing(await tab()), 'nothing is written yet').toBe(false);
});

test('where everything is saved no tab asks before it closes', async () => {
  const { page } = await open();
  await start(page, 'Friday', SET_UP);
  await page.locator('[data-save-state=saved]').waitFor();
  expect(await asksBeforeClosing(page)).toBe(false);
});

test('a full disk is told, nothing is half written, and it is saved once there is room', async () => {
  const { page } = await open();
  await start(page, 'Friday', SET_UP);
  await inPage(
    page,
    `
    window.put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (value, key) {
      if (this.name === 'sessions') throw new DOMException('full', 'QuotaExceededError');
      return window.put.call(this, value, key);
    };
    recorder.act({ verb: 'fold' });
    await store.settled();
  `,
  );
  await page.getByText('The browser has no room left.').waitFor();
  const { page: other } = { page: await page.context().newPage() };
  await other.goto(page.url());
  await other.getByRole('heading', { name: 'Friday' }).waitFor();
  expect(await textOf(other)).not.toContain('Fold');
  await other.close();
  await page.evaluate('IDBObjectStore.prototype.put = window.put');
  await button(page, 'Try again').click();
  await expect.poll(() => page.locator('[data-save-state=saved]').count()).toBe(1);
  await page.reload();
  await page.getByRole('heading', { name: 'Friday' }).waitFor();
  expect(await textOf(page)).toContain('1. Dana: Fold');
});

test('a link is copied that holds the hand', async () => {
  const { page } = await open();
  await start(page, 'Friday');
  await button(page, 'Copy link').click();
  await page.getByText('Link copied ✓').waitFor();
  const link = (await page.evaluate('navigator.clipboard.readText()')) as string;
  expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#h=a[\w-]+$/);
  expect(link.length).toBeLessThan(700);
  await page.getByText('This link works only on this machine').waitFor();
  const address = page.getByLabel('Address of a public copy');
  await address.fill('two words');
  await button(page, 'Use it').click();
  await page.getByText('Not an address').waitFor();
  await address.fill('hands.example.org');
  await button(page, 'Use it').click();
  await page.getByText('The link begins with https://hands.example.org/').waitFor();
  const there = (await page.evaluate('navigator.clipboard.readText()')) as string;
  expect(there).toBe(`https://hands.example.org/${new URL(link).hash}`);
  const saving = page.waitForEvent('download');
  await button(page, 'Save as a file').click();
  expect((await saving).suggestedFilename()).toBe('Hand 12.hand');
  const hash = JSON.stringify(new URL(link).hash);
  expect(await inPage(page, `return readShareHash(${hash});`)).toEqual({
    ok: true,
    text: SAMPLE_HAND,
  });
  // Node's packing and the browser's are read by each other.
  expect(await inPage(page, `return readShareHash('#h=a' + 'A'.repeat(1_000_000));`)).toMatchObject(
    { ok: false },
  );
});

test('nothing serious for those who hear or cannot point', async () => {
  for (const options of [{ width: 1280 }, { width: 360, dark: true }]) {
    const { page } = await open(options);
    await start(page, 'Friday');
    await inPage(page, 'recorder.next(); await store.settled();');
    await start(page, 'Saturday');
    await button(page, 'Delete session').click();
    await page.getByText('“Saturday” is deleted.').waitFor();
    await page.getByText('Deleted: 1 session').click();
    await button(page, 'Import').click();
    await button(page, 'Rename').click();
    await page.addScriptTag({ path: pathOf('node_modules/axe-core/axe.min.js') });
    const { violations } = (await page.evaluate(`axe.run('main')`)) as {
      violations: { id: string; nodes: { html: string }[] }[];
    };
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  }
});
