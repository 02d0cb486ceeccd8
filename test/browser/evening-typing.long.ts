import { readdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { formatOf } from '../../src/formats/index.ts';
import { canonicalRecord, type HandRecord } from '../../src/record/index.ts';
import { settleRead } from '../../src/referee/index.ts';
import { checkSession } from '../../src/tournament/index.ts';
import { dataPath, dataText, describeData } from '../formats/data.ts';
import { openApp } from './app.ts';
import { keysFor, setUpOf } from './hand-keys.ts';
import { allHands, paste, press } from './recorder-driver.ts';

/** Now is the start of the hand, at a time of day. */
async function startAt(page: Page, time: string): Promise<void> {
  await page.clock.setFixedTime(new Date(`2026-11-17T${time}`));
  await page.keyboard.press('Alt+u');
}

describeData('the WSOP 2023 final table typed by keys alone', () => {
  const FOLDER = 'wsop/2023/43/5';

  const files = readdirSync(dataPath(FOLDER)).filter((file) =>
    dataText(`${FOLDER}/${file}`).includes("variant = 'NT'"),
  );

  const recordOf = (file: string): HandRecord => {
    let record: HandRecord | null = null;
    const stream = formatOf('phh').stream((read) => {
      record = canonicalRecord(settleRead(read).replay);
    });
    stream.push(dataText(`${FOLDER}/${file}`));
    stream.end();
    return record!;
  };

  const finishing = (file: string): Record<string, number> => {
    const text = dataText(`${FOLDER}/${file}`);
    const list = (key: string): string[] =>
      new RegExp(`^${key} = \\[(.*)\\]$`, 'm').exec(text)![1]!.split(', ');
    const names = list('players').map((name) => name.slice(1, -1));
    return Object.fromEntries(names.map((name, i) => [name, Number(list('finishing_stacks')[i])]));
  };

  test('TOUR-1 to TOUR-8 eleven hands, hole cards first, with times, a level and a colour-up', async () => {
    const { page } = await openApp();
    const hands = files.map(recordOf);
    await paste(page, setUpOf(hands[0]!));
    for (const [i, record] of hands.entries()) {
      if (i === 4) {
        // Other games were played in between: hand 62 starts from what the stream shows.
        await press(page, ['n', 'Shift+T']);
        await page.locator('.cm-content:focus').waitFor();
        await press(page, ['Control+a']);
        await page.keyboard.insertText(setUpOf(record));
        // The first Esc closes the list of completions.
        await press(page, ['Escape', 'Escape']);
      } else if (i > 0) await press(page, ['n']);
      await page.getByRole('heading', { level: 1, name: `Hand ${record.number}` }).waitFor();
      await startAt(page, files[i]!.slice(0, 8).replaceAll('-', ':'));
      await press(page, keysFor(record));
      await page.getByRole('region', { name: 'Next hand' }).waitFor();
      if (i === 1) {
        await press(page, ['y']);
        await page.locator('#between-line').waitFor();
        await page.keyboard.type(`Level: SB 50000 BB 100000 Ante 150000
Colour Up: 25000
Kristopher Tong: Recount 3750000
James Obst: Recount 4100000
Talal Shakerchi: Recount 8775000
Brian Rast: Recount 4550000
Matthew Ashton: Recount 8525000
`);
        await press(page, ['Escape']);
      }
    }
    const session = checkSession(await allHands(page));
    expect(session.hands).toHaveLength(11);
    expect(session.hands.flatMap(({ verdict }) => verdict.findings)).toMatchObject([
      { rule: 'TOUR-8', message: 'Hands 5 to 61 are not here.' },
    ]);
    session.hands.forEach(({ verdict }, i) => {
      const stacks = verdict.settlement!.players.map(({ name, newStack }) => [name, newStack]);
      expect(Object.fromEntries(stacks), files[i]!).toEqual(finishing(files[i]!));
      const { startedAt } = verdict.record;
      expect(startedAt).toBe(files[i]!.slice(0, 8).replaceAll('-', ':'));
    });
  });
});
