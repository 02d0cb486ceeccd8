import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { streamOhh } from '../../src/formats/ohh/read-hand.ts';
import { writeOhh } from '../../src/formats/ohh/write.ts';
import { seatsIn } from '../../src/rules/index.ts';
import { type Made, randomHand } from '../laws/random-hand.ts';
import { sample } from '../sample.ts';
import { schemaFaults } from './json-schema.ts';
import { roundTrip, writable } from './round-trip.ts';

const PART = sample(5_000, 500);
const SLOW = 300_000;

const SCHEMA = JSON.parse(
  readFileSync(new URL('../../src/formats/ohh/ohh.schema.json', import.meta.url), 'utf8'),
);

/** LOSSES.md: run twice, declared without cards: who won on which board cannot be kept. */
function isLost({ outcome, hand }: Made): boolean {
  const isKnown = seatsIn(hand).every((seat) => Array.isArray(outcome.holes[seat]));
  return !!outcome.board2 && outcome.declared.kind !== 'none' && !isKnown;
}

/** The uncalled part stays in the actions and is left out of the pots. */
function addsUp(text: string, uncalled: number): void {
  const { ohh } = JSON.parse(text);
  let added = 0;
  for (const round of ohh.rounds) for (const { amount = 0 } of round.actions) added += amount;
  const pots = ohh.pots.reduce((sum: number, pot: { amount: number }) => sum + pot.amount, 0);
  const won = ohh.pots
    .flatMap((pot: { player_wins: { win_amount: number }[] }) => pot.player_wins)
    .reduce((sum: number, win: { win_amount: number }) => sum + win.win_amount, 0);
  if (added - uncalled !== pots || won !== pots) throw new Error(`off:\n${text}`);
}

test.each([1, 5_001, 10_001, 15_001])(
  'record → OHH → record is the same hand and fits the schema: hands from seed %d',
  (first) => {
    let lost = 0;
    for (let seed = first; seed < first + PART; seed++) {
      const made = randomHand(seed);
      if (isLost(made)) {
        lost++;
        const { text, losses } = writeOhh(writable(made));
        expect(losses.map(({ what }) => what)).toContain('run twice');
        expect(schemaFaults(SCHEMA, JSON.parse(text))).toEqual([]);
        continue;
      }
      const { text, hand } = roundTrip(made, writeOhh, streamOhh);
      const faults = schemaFaults(SCHEMA, JSON.parse(text));
      if (faults.length > 0) expect(faults, text).toEqual([]);
      const { uncalledReturned: returned } = hand.settlement;
      if (made.table.rules.uncalled === 'return') addsUp(text, returned?.amount ?? 0);
    }
    expect(lost).toBeLessThan(PART / 8);
  },
  SLOW,
);

test('the same for money: 500 hands in cents', () => {
  for (let seed = 1; seed <= 500; seed++) {
    const made = randomHand(seed);
    if (isLost(made)) continue;
    const { read } = roundTrip(made, writeOhh, streamOhh, { scale: 100, currency: 'USD' });
    expect([read.scale, read.currency]).toEqual([100, 'USD']);
  }
});

test('the schema finds what is wrong', () => {
  const { text } = writeOhh(writable(randomHand(3)));
  const hand = JSON.parse(text);
  hand.ohh.rounds[0].actions[0].action = 'Calls';
  hand.ohh.players[0].starting_stack = -5;
  delete hand.ohh.pots;
  expect(schemaFaults(SCHEMA, hand)).toEqual([
    '$.ohh.pots is missing',
    '$.ohh.players[0].starting_stack is -5',
    '$.ohh.rounds[0].actions[0].action is "Calls"',
  ]);
});
