import { readFile } from 'node:fs/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { formatOf } from '../../src/formats/index.ts';
import { type SessionHand, sessionStream } from '../../src/tournament/index.ts';
import { sidepot } from '../cli/fake-io.ts';
import { readText } from '../source-files.ts';
import type { OpenedApp } from './app.ts';
import {
  lastHand,
  linksOf,
  makeLink,
  openRoom,
  panel,
  press,
  seen,
  setUp,
  shoveOf,
  type TeamRoom,
} from './team-room.ts';

/** Each collector by their table. */
async function collectorsOf(room: TeamRoom): Promise<ReadonlyMap<string, OpenedApp>> {
  const collectors = new Map<string, OpenedApp>();
  for (const link of await linksOf(room)) {
    const app = await room.join(link);
    await seen(app.page);
    const title = await app.page.locator('.team-bar b').first().innerText();
    collectors.set(title.replace('Table ', ''), app);
  }
  return collectors;
}

/** The keys of the hand that is set up at a table, once the server has it and nothing was done yet. */
async function shove(room: TeamRoom, table: string, { page }: OpenedApp): Promise<string> {
  await seen(page);
  await expect
    .poll(async () => lastHand(await room.session(table)).sections.length, { timeout: 10_000 })
    .toBe(0);
  const { keys, out } = shoveOf(lastHand(await room.session(table)));
  await press(page, keys);
  await page.getByText(/wins/).first().waitFor();
  await seen(page);
  return out;
}

async function nextHand(room: TeamRoom, table: string, { page }: OpenedApp): Promise<void> {
  const { number } = lastHand(await room.session(table));
  await press(page, ['n']);
  await page.getByRole('heading', { level: 1, name: `Hand ${number! + 1}` }).waitFor();
}

/** Who is out, with the place and what it is paid, as the standings show it. */
const placesOn = (page: Page): Promise<string[]> =>
  page
    .locator('.standings-out')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [row.getAttribute('data-player'), ...[...row.querySelectorAll('td')].slice(3)]
          .map((cell) => (typeof cell === 'string' ? cell : (cell?.textContent ?? '')))
          .join(' | '),
      ),
    );

/** What a button of the director's page saves. */
async function saved(page: Page, button: string): Promise<string> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  return readFile(await (await saving).path(), 'utf8');
}

function readPhh(text: string): readonly SessionHand[] {
  const hands: SessionHand[] = [];
  const stream = sessionStream(formatOf('phh'), {}, (hand) => hands.push(hand));
  stream.push(text);
  stream.end();
  return hands;
}

test('TOUR-5 hand for hand: who goes out in one round goes out together, by stack; then everything is exported', async () => {
  const players = ['Alice', 'Bob', 'Charlie', 'Dana', 'Emil', 'Fatima'];
  const room = await openRoom();
  const { page } = room.director;
  await setUp(room, {
    ...{ name: 'Bubble', players, stack: 10_000, chairs: 3, levels: '50/100/100' },
    payouts: '600, 500, 400, 300, 200, 100',
  });
  const collectors = await collectorsOf(room);
  const [one, two] = [collectors.get('1')!, collectors.get('2')!];
  // At table 2 the big blind wins the small one: 10,000 on the button, 9,950 and 10,050.
  await press(two.page, ['f', 'f']);
  await seen(two.page);
  await nextHand(room, '2', two);

  await page.locator('h1').click();
  await press(page, ['h']);
  await page.getByText('2 tables still playing (1, 2)').waitFor();
  // Table 1 is the quicker one; there somebody loses 10,000. At table 2 the button has 9,950 now.
  const fifth = await shove(room, '1', one);
  await page.getByText('1 table still playing (2)').waitFor();
  const sixth = await shove(room, '2', two);
  await page.getByText('all tables are done').waitFor();
  // By the time alone it would be the other way round.
  await expect
    .poll(() => placesOn(page), { timeout: 15_000 })
    .toEqual([`${fifth} | 5th | 200`, `${sixth} | 6th | 100`]);

  // 20,200 against 9,800 at both tables: equal stacks share the places, and 400 + 300.
  await press(page, ['h']);
  await nextHand(room, '1', one);
  await nextHand(room, '2', two);
  const others = [await shove(room, '2', two), await shove(room, '1', one)].sort();
  await expect
    .poll(() => placesOn(page), { timeout: 15_000 })
    .toEqual([
      ...others.map((name) => `${name} | 3rd–4th | 350`),
      ...[`${fifth} | 5th | 200`, `${sixth} | 6th | 100`],
    ]);
  await page.locator('[data-chips=right]').waitFor();

  await panel(page, 'x', 'Export');
  for (const table of ['1', '2']) {
    const hands = await saved(page, `Table ${table} as .hand`);
    expect(hands).toBe(await room.session(table));
    const checked = await sidepot(['check', '--strict', 'table.hand'], {
      files: { 'table.hand': hands },
    });
    expect(checked.exit, checked.out + checked.err).toBe(0);
    const phh = await saved(page, `Table ${table} as .phh`);
    const read = readPhh(phh);
    expect(read).toHaveLength(table === '1' ? 2 : 3);
    expect(read.map(({ chipsInPlay }) => chipsInPlay)).toEqual(read.map(() => 30_000));
    const findings = read.flatMap(({ verdict }) => verdict.findings);
    expect(findings.filter(({ severity }) => severity !== 'info')).toEqual([]);
  }
  const csv = await saved(page, 'Standings (CSV)');
  const rows = csv
    .trimEnd()
    .split('\r\n')
    .map((row) => row.split(','));
  expect(rows[0]!.slice(0, 7).join()).toBe('rank,name,chips,table,place,to_place,paid');
  expect(rows.slice(1, 3).map(([rank, , chips]) => [rank, chips])).toEqual([
    ['1', '30000'],
    ['1', '30000'],
  ]);
  expect(rows.slice(3).map(([, name, , , ...place]) => [name, ...place.slice(0, 3)])).toEqual([
    ...others.map((name) => [name, '3', '4', '350']),
    [fifth, '5', '5', '200'],
    [sixth, '6', '6', '100'],
  ]);
  const whole = JSON.parse(await saved(page, 'Everything (JSON)'));
  const isTournament = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(
    JSON.parse(readText('schemas/team-tournament.json')),
  );
  expect(isTournament(whole), JSON.stringify(isTournament.errors)).toBe(true);
  expect(whole).toMatchObject({ entries: 6, left: 2, players: expect.arrayContaining(players) });
});

test('players come from a CSV file; a table is opened by key and drawn first; a late entry sits at a free chair; a broken table is opened again', async () => {
  const room = await openRoom();
  const { page } = room.director;
  await panel(page, 'g', 'Settings');
  await page.locator('input[name=levelMinutes]').fill('7.5');
  await page.getByText('A level lasts a whole number of minutes, 1 or more.').waitFor();
  expect(await page.getByRole('button', { name: /^Save/ }).isDisabled()).toBe(true);

  await panel(page, 'e', 'Entries');
  const choosing = page.waitForEvent('filechooser');
  await page.getByText('From a file (CSV)').click();
  const list =
    '\uFEFFno;name;club\r\n1;Alice;North\r\n2;"Zoë O\'Neil";\r\n3;אבי;East\r\n4;alice;\r\n';
  await (await choosing).setFiles({
    ...{ name: 'players.csv', mimeType: 'text/csv', buffer: Buffer.from(list) },
  });
  await page.getByText('Line 5: alice is there already.').waitFor();
  await page.getByRole('button', { name: /^Enter 3 players/ }).click();
  await page.getByText('3 players left of 3').waitFor();
  await expect.poll(() => page.locator('#director-panel textarea').inputValue()).toBe('4;alice;');

  // A frame that is late must not take the keyboard from whoever types already.
  await page.evaluate('window.lateFrames = requestAnimationFrame; requestAnimationFrame = () => 0');
  await panel(page, 't', 'Tables');
  expect(await page.evaluate('document.activeElement.name')).toBe('table');
  await page.evaluate('requestAnimationFrame = window.lateFrames');
  await page.getByRole('button', { name: 'Open table 1', exact: true }).waitFor();
  await page.locator('input[name=table]').fill('Feature');
  await page.locator('input[name=table]').press('Enter');
  await page.locator('[data-table=Feature]').getByText('no hand yet').waitFor();
  await panel(page, 'd', 'Draw');
  // Pressed twice by an impatient hand: nobody sits twice.
  await page.getByRole('button', { name: 'Take these seats' }).dblclick();
  await expect
    .poll(() => page.locator('[data-table=Feature] .card-seats bdi').allInnerTexts())
    .toEqual(expect.arrayContaining(['Alice', "Zoë O'Neil", 'אבי']));
  expect(await page.locator('[data-table]').count()).toBe(1);

  await panel(page, 'e', 'Entries');
  await page.locator('#director-panel textarea').fill('Late Lou');
  await page.keyboard.press('Control+Enter');
  await page.getByText('4 players left of 4').waitFor();
  await panel(page, 'd', 'Draw');
  await page.getByRole('button', { name: 'Seat', exact: true }).dblclick();
  await page.getByText('1 line not taken over yet').waitFor();
  expect(await page.getByText('found by the referee').count()).toBe(0);
  const collector = await room.join(await makeLink(room, 'collector', 'Ann', 'Feature'));
  await collector.page.getByText('Late Lou: Sits 30000').first().waitFor();
  await seen(collector.page);
  await panel(page, 't', 'Tables');
  // To the field itself: a panel that was just opened puts the keyboard into its first one.
  const line = page.locator('input[name=line]');
  await line.fill('Alice: Rebuy lots');
  await line.press('Enter');
  await page.getByRole('alert').getByText(/\S/).first().waitFor();
  await line.fill('Alice: Add-On 5000');
  await line.press('Enter');
  await collector.page.getByText('Alice: Add-On 5000').first().waitFor();
  await page.getByText('4 × 30,000 + 5,000 add-ons').waitFor();
  await page.locator('[data-chips=right]').waitFor();

  // Opened by mistake, closed, and opened again.
  await page.locator('input[name=table]').fill('');
  await page.getByRole('button', { name: 'Open table 1', exact: true }).click();
  await page.locator('[data-table="1"]').waitFor();
  await panel(page, 'b', 'Break');
  await page.locator('#director-panel select').first().selectOption('Feature');
  await page
    .getByText('The other tables do not have enough free chairs for table Feature.')
    .first()
    .waitFor();
  await page.locator('#director-panel select').first().selectOption('1');
  await page.getByRole('button', { name: 'Close table 1' }).click();
  await page.getByText('Broken: table 1.').waitFor();
  await panel(page, 't', 'Tables');
  await page.getByRole('button', { name: 'Open table 1 again' }).click();
  await page.locator('[data-table="1"]').waitFor();
});
