import { expect, test } from 'vitest';
import { readHands, writeHand } from '../../src/formats/index.ts';
import { checkSession, reportOf } from '../../src/tournament/index.ts';
import { randomSession } from '../sessions.ts';
import { openApp } from './app.ts';
import { keysFor, setUpOf } from './hand-keys.ts';
import { allHands, paste, press } from './recorder-driver.ts';

/** Forty hands with levels, three recounts, newcomers, eliminations, breaks and a hand not seen. */
const EVENING = randomSession({
  seed: 88,
  hands: 40,
  players: 6,
  stack: 10_000,
  levelHands: 10,
  lines: ['recount', 'sits', 'break', 'not-seen'],
});

test('TOUR-1 to TOUR-9 an evening of forty hands, typed by keys, comes out as it was played', async () => {
  const { page } = await openApp();
  const records = readHands(EVENING).hands.map(({ record }) => record);
  expect(records).toHaveLength(40);
  await paste(page, setUpOf(records[0]!));
  for (const [i, record] of records.entries()) {
    if (i > 0) await press(page, ['n']);
    await page.getByRole('heading', { level: 1, name: `Hand ${record.number}` }).waitFor();
    const isNotSeen = record.result !== null;
    // The stream cuts away before the last fold.
    const keys = keysFor(record);
    await press(page, isNotSeen ? [...keys.slice(0, -1), 'q'] : keys);
    if (!record.between) continue;
    const lines = writeHand(record).split('Between Hands:\n')[1]!;
    await press(page, ['y']);
    await page.locator('#between-line').waitFor();
    await page.keyboard.type(lines);
    await press(page, ['Escape']);
  }
  const typed = await allHands(page);
  const session = checkSession(typed);
  const wrong = session.hands.flatMap(({ verdict }) =>
    verdict.findings.filter(({ severity }) => severity !== 'info'),
  );
  expect(wrong).toEqual([]);
  const report = reportOf(session.hands);
  const played = reportOf(checkSession(EVENING).hands);
  const placesIn = ({ eliminations }: typeof report): unknown =>
    eliminations.map(({ name, place, by }) => [name, place, by]);
  expect(report.eliminations.length).toBeGreaterThan(0);
  expect(placesIn(report)).toEqual(placesIn(played));
  expect(report.hands.map((hand) => hand.chipsInPlay)).toEqual(
    played.hands.map((hand) => hand.chipsInPlay),
  );
});
