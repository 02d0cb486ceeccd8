import { expect, test } from 'vitest';
import { readHands, writeHand } from './index.ts';

const HAND = `Hand (12)
started_at: 00:02:30 ended_at: 00:05:40
SB 50 BB 100 Ante 100
Stack Setup:
Alice Dealer 5000
Bob SB 4000
Charlie BB 3000

Preflop Base:
1. Alice (Dealer): Raise 300
2. Bob (SB): Fold
3. Charlie (BB): Fold
`;

const BLOCK = `
Between Hands:
Alice: Recount 15600
Bob: Leaves
Erin: Sits 30000 after Carol
Fay: Sits 30000 in chair 5
Gus: Sits 30000
Carl: Rebuy 20000
Carl: Add-On 10000
Dana: Away
Dana: Back
Erin: Waits
Frank: Penalty 1000
Level: SB 1000 BB 2000 Ante 2000
Colour Up: 100
Players Left: 27
Break: 00:15:00
Note: the feature table moves to stream B, seat #4
`;

const read = (text: string) => readHands(text).hands[0]!;

test('TOUR-9 every line of a between block is read and written again, byte for byte', () => {
  const text = `${HAND}${BLOCK}`;
  const { record, findings } = read(text);
  expect(findings).toEqual([]);
  expect(writeHand(record)).toBe(text);
  expect(record.between!.lines.map(({ kind }) => kind)).toEqual(
    'recount leaves sits sits sits rebuy add-on away back waits penalty level colour-up players-left break note'.split(
      ' ',
    ),
  );
});

test('NOTE-1 optional header lines are read and written again', () => {
  const text = HAND.replace(
    'Stack Setup',
    'Event: Event #43\nDate: 2026-11-16\nChairs: 3 4 6 of 9\nTags: bluff, river\nStack Setup',
  );
  const { record, findings } = read(text);
  expect(findings).toEqual([]);
  expect(record).toMatchObject({
    date: '2026-11-16',
    chairs: { numbers: [3, 4, 6], of: 9 },
    tags: ['bluff', 'river'],
  });
  expect(writeHand(record)).toBe(text);
});

test.each([
  ['Result: not seen', 'not-seen'],
  ['result: Not-Seen', 'not-seen'],
  ['Result: void', 'void'],
  ['Result: misdeal', 'void'],
])('TOUR-9 `%s` ends a hand', (line, kind) => {
  const { record, findings } = read(`${HAND}${line}\n`);
  expect(findings).toEqual([]);
  expect(record.result?.kind).toBe(kind);
});

test('TOUR-9 a block ends where the next hand starts, with or without `Hand`', () => {
  const next = HAND.slice(HAND.indexOf('\n') + 1);
  for (const start of ['Hand (13)\n', '']) {
    const { hands } = readHands(`${HAND}${BLOCK}\n${start}${next}`);
    expect(hands.map(({ record }) => record.between?.lines.length)).toEqual([16, undefined]);
    expect(hands[1]!.record.players).toHaveLength(3);
  }
});

test.each([
  ['alice: recount 15,600', 'Alice: Recount 15600'],
  ['ALICE (Dealer): Recount 15.6k', 'Alice: Recount 15600'],
  ['- Bob: left', 'Bob: Leaves'],
  ['Erin: sits 30k in seat 5', 'Erin: Sits 30000 in chair 5'],
  ['Carl: re-buy 20000', 'Carl: Rebuy 20000'],
  ['Carl: addon 20000', 'Carl: Add-On 20000'],
  ['Level 12: 500/1000/1000', 'Level: SB 500 BB 1000 Ante 1000'],
  ['Level: 500/1000', 'Level: SB 500 BB 1000'],
  ['Color up: 100', 'Colour Up: 100'],
  ['break: 15 min', 'Break: 00:15:00'],
  ['Break', 'Break'],
  ['"Level": Recount 500', '"Level": Recount 500'],
  ['Level (SB): Recount 500', '"Level": Recount 500'],
  ['River: Recount 500', '"River": Recount 500'],
  ['Alice: Away # back soon', 'Alice: Away # back soon'],
])('TOUR-9 `%s` is read as `%s`', (line, written) => {
  const text = HAND.replace('Bob SB', line.includes('Level (SB)') ? 'Level SB' : 'Bob SB');
  const { record, findings } = read(`${text}\nBetween Hands:\n${line}\n`);
  expect(findings.filter(({ rule }) => rule !== 'NOTE-2')).toEqual([]);
  expect(writeHand(record).split('Between Hands:\n')[1]).toBe(`${written}\n`);
});

test.each([
  ['Alice: Recount', 'NOTE-4'],
  ['Alice: Recount 1.5', 'CHIP-1'],
  ['Alice: Fold', 'NOTE-1'],
  ['Alice: Leaves now', 'NOTE-1'],
  ['Level: 500', 'NOTE-1'],
  ['Level: SB 200 BB 100', 'NOTE-1'],
  ['Break: soon', 'NOTE-1'],
  ['Note:', 'NOTE-1'],
  ['Players Left: 0', 'NOTE-1'],
  ['Colour Up: 0', 'NOTE-1'],
])('TOUR-9 `%s` cannot be read: %s, and stays where it stands', (line, rule) => {
  const { record, findings } = read(`${HAND}\nBetween Hands:\n${line}\nBob: Leaves\n`);
  expect(findings).toMatchObject([{ rule, severity: 'error', at: { line: 15 } }]);
  expect(writeHand(record)).toContain(`Between Hands:\n${line}\nBob: Leaves\n`);
});

test.each([
  ['Date: 2026-02-30', 'not a date'],
  ['Chairs: one two', 'are not chairs'],
  ['Result: Alice', 'not seen'],
])('NOTE-1 `%s` is said to be wrong', (line, words) => {
  const text = line.startsWith('Result')
    ? `${HAND}${line}\n`
    : HAND.replace('Stack Setup', `${line}\nStack Setup`);
  expect(read(text).findings).toMatchObject([
    { rule: 'NOTE-1', message: expect.stringContaining(words) },
  ]);
});
