import { expect, test } from 'vitest';
import { eveningOf } from './evening.ts';

const hand = (number: number, stacks: readonly number[], names: readonly string[]): string =>
  `Hand (${number})
started_at: 00:0${number}:00 ended_at: 00:0${number}:50
SB 50 BB 100 Ante 100
Event: Main Event
Table: 4
Date: 2026-11-1${number}
Stack Setup:
${names.map((name, i) => `${name}${[' Dealer', ' SB', ' BB'][i]} ${stacks[i]}`).join('\n')}

Preflop Base:
1. ${names[0]} (Dealer): Raise 300
2. ${names[1]} (SB): Fold
3. ${names[2]} (BB): Fold
`;

const FIRST = hand(1, [5000, 4000, 3000], ['Alice', 'Bob', 'Charlie']);

test('a session is one text: its hands follow each other, whatever stands between them', () => {
  // TOURNAMENT, Golden: after the first hand Bob 3,950, Charlie 2,800, Alice 5,250.
  const second = hand(2, [3950, 2800, 5250], ['Bob', 'Charlie', 'Alice']);
  const { report, places, title, days } = eveningOf({ name: 'x', hands: [FIRST, '', second] });
  expect(places).toEqual([0, 2]);
  expect(report.hands.map(({ follows, chipsInPlay }) => [follows, chipsInPlay])).toEqual([
    [false, 12_000],
    [true, 12_000],
  ]);
  expect(report.seconds.average).toBe(50);
  expect([title, days]).toEqual(['Main Event · Table 4', '2026-11-11 to 2026-11-12']);
});

test('a text with two hands leads to its own place twice', () => {
  const hands = [FIRST, `${FIRST}\n${FIRST}`, FIRST];
  expect(eveningOf({ name: 'x', hands }).places).toEqual([0, 1, 1, 2]);
  expect(eveningOf({ name: 'Friday', hands: [''] })).toMatchObject({
    places: [],
    title: 'Friday',
    days: '',
  });
});
