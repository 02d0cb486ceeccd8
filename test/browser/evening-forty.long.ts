import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { readHands, writeHand } from '../../src/formats/index.ts';
import type { HandRecord } from '../../src/record/index.ts';
import { type SimulatedHand, simulateHands } from '../../src/suite/simulate/simulate.ts';
import { checkSession, reportOf } from '../../src/tournament/index.ts';
import { randomSession } from '../sessions.ts';
import { openApp } from './app.ts';
import { keysFor, setUpOf } from './hand-keys.ts';
import { allHands, paste, press } from './recorder-driver.ts';

/** Types an evening as it was played, hand by hand, with the lines between; gives its text. */
async function typeEvening(page: Page, records: readonly HandRecord[]): Promise<void> {
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
}

const wrongIn = (text: string): unknown[] =>
  checkSession(text).hands.flatMap(({ verdict }) =>
    verdict.findings.filter(({ severity }) => severity !== 'info'),
  );

const recordsOf = (text: string): readonly HandRecord[] =>
  readHands(text).hands.map(({ record }) => record);

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
  const records = recordsOf(EVENING);
  expect(records).toHaveLength(40);
  await typeEvening(page, records);
  const typed = await allHands(page);
  expect(wrongIn(typed)).toEqual([]);
  const report = reportOf(checkSession(typed).hands);
  const played = reportOf(checkSession(EVENING).hands);
  const placesIn = ({ eliminations }: typeof report): unknown =>
    eliminations.map(({ name, place, by }) => [name, place, by]);
  expect(report.eliminations.length).toBeGreaterThan(0);
  expect(placesIn(report)).toEqual(placesIn(played));
  expect(report.hands.map((hand) => hand.chipsInPlay)).toEqual(
    played.hands.map((hand) => hand.chipsInPlay),
  );
});

/** The first tournament of `simulate --tournament --seed 71` lasts longer than these hands. */
const SIMULATED = [
  ...simulateHands({ seed: 71, hands: 40, players: 9, tournament: true, ante: 'bb', rules: {} }),
];

/** What hand after hand starts with, as `simulate` says. */
const stacksOf = ({ record }: SimulatedHand): ReadonlyMap<string, number> =>
  new Map(record.players.map(({ name, stack }) => [name, stack!]));

/** Who has other chips when the next hand starts, with what they have then. */
const changesAfter = (at: number): readonly (readonly [string, number])[] => {
  const before = stacksOf(SIMULATED[at]!);
  return [...stacksOf(SIMULATED[at + 1]!)].filter(([name, stack]) => before.get(name) !== stack);
};

/** Nobody saw how this hand ended; only two stacks changed in it, and both are counted again. */
const NOT_SEEN = SIMULATED.findIndex(
  ({ record }, at) =>
    at >= 5 &&
    at < 38 &&
    changesAfter(at).length === 2 &&
    changesAfter(at).every(([, stack]) => stack > 0) &&
    record.sections.at(-1)?.actions.at(-1)?.verb === 'fold',
);
const BREAK_AFTER = 20;
/** Before the last hand somebody sits down. */
const NEWCOMER = ['Newcomer', 25_000] as const;

function simulatedEvening(): string {
  return SIMULATED.slice(0, 39)
    .map(({ record }, at) => {
      const lines: string[] = [];
      if (at === NOT_SEEN) {
        lines.push(...changesAfter(at).map(([name, stack]) => `${name}: Recount ${stack}`));
      }
      if (record.number === BREAK_AFTER) lines.push('Break: 00:15:00');
      const { sb, bb, ante } = SIMULATED[at + 1]!.record.blinds!;
      if (bb !== record.blinds!.bb) lines.push(`Level: SB ${sb} BB ${bb} Ante ${ante}`);
      if (at === 38) lines.push(`${NEWCOMER[0]}: Sits ${NEWCOMER[1]}`);
      const text = writeHand(record);
      const played = at === NOT_SEEN ? `${text.trimEnd()}\n\nResult: not seen\n` : text;
      return lines.length > 0 ? `${played}\nBetween Hands:\n${lines.join('\n')}\n` : played;
    })
    .join('\n');
}

test('TOUR-1 to TOUR-9 forty hands of simulate, with a newcomer, two recounts, a break and a hand not seen', async () => {
  expect(NOT_SEEN).toBeGreaterThan(0);
  const { page } = await openApp();
  await typeEvening(page, recordsOf(simulatedEvening()));
  // The last hand is the newcomer's first: everybody folds to the big blind.
  await press(page, ['n']);
  await page.getByRole('heading', { level: 1, name: 'Hand 40' }).waitFor();
  const last = SIMULATED[39]!.record.players.filter(({ stack }) => stack! > 0).length + 1;
  await press(page, Array(last - 1).fill('f'));

  const typed = await allHands(page);
  expect(wrongIn(typed)).toEqual([]);
  const records = recordsOf(typed);
  expect(records).toHaveLength(40);
  for (const [at, simulated] of SIMULATED.slice(0, 39).entries()) {
    const { players } = records[at]!;
    expect(new Map(players.map(({ name, stack }) => [name, stack]))).toEqual(stacksOf(simulated));
  }
  const report = reportOf(checkSession(typed).hands);
  const chips = 9 * 10_000;
  expect(report.hands.map((hand) => hand.chipsInPlay).slice(0, 39)).toEqual(Array(39).fill(chips));
  expect(report.hands.at(-1)!.chipsInPlay).toBe(chips + NEWCOMER[1]);
  const places = report.eliminations.map(
    ({ name, place }) => [name, place.from, place.to] as const,
  );
  expect(places.toSorted(byName)).toEqual(placesAsSimulated().toSorted(byName));
});

type PlaceOf = readonly [name: string, from: number, to: number];

const byName = ([a]: PlaceOf, [b]: PlaceOf): number => (a < b ? -1 : 1);

/** TOUR-5: who goes out first is last; of several in one hand, who started it with more is before. */
function placesAsSimulated(): readonly PlaceOf[] {
  let left = 9;
  return SIMULATED.slice(0, 39).flatMap((simulated) => {
    const started = stacksOf(simulated);
    const out = simulated.settlement.players
      .filter(({ name, newStack }) => newStack === 0 && started.get(name)! > 0)
      .map(({ name }) => [name, started.get(name)!] as const);
    left -= out.length;
    return out.map(([name, stack]): PlaceOf => {
      const from = left + 1 + out.filter(([, other]) => other > stack).length;
      return [name, from, from - 1 + out.filter(([, other]) => other === stack).length];
    });
  });
}
