import { describe, expect, test } from 'vitest';
import { levelsAfterThis, readSchedule } from '../../../tournament/index.ts';
import { type Begun, letteredSeats, lineCompletions, meantLine, quickKey } from './between-line.ts';

const SEATS = [
  { name: 'Alice', letter: 'a', away: false },
  { name: 'Bob', letter: 'b', away: true },
  { name: 'Level', letter: 'c', away: false },
];

/** What a row of quick keys comes to: the text in the field, or the line that is written. */
function afterKeys(keys: string): string {
  let begun: Begun = null;
  for (const key of keys) {
    const step = quickKey(begun, key, SEATS);
    if (!step) return `${key} is none`;
    if (step.kind !== 'begun') return `${step.kind}: ${step.text}`;
    begun = step.begun;
  }
  return JSON.stringify(begun);
}

describe('quick keys', () => {
  test.each([
    ['ar', 'typed: Alice: Recount '],
    ['bl', 'line: Bob: Leaves'],
    ['bb', 'typed: Bob: Rebuy '],
    ['ad', 'typed: Alice: Add-On '],
    ['aa', 'line: Alice: Away'],
    ['bk', 'line: Bob: Back'],
    ['aw', 'line: Alice: Waits'],
    ['ap', 'typed: Alice: Penalty '],
    ['as', '{"kind":"sits","after":"Alice"}'],
    ['cr', 'typed: "Level": Recount '],
    ['l', 'typed: Level: '],
    ['k', 'typed: Break: '],
    ['u', 'typed: Colour Up: '],
    ['p', 'typed: Players Left: '],
    ['n', 'typed: Note: '],
    ['s', '{"kind":"sits","after":null}'],
    ['d', 'd is none'],
    ['az', 'z is none'],
    ['A', 'A is none'],
  ])('%s', (keys, expected) => {
    expect(afterKeys(keys)).toBe(expected);
  });

  test('name and stack are enough for somebody who sits down', () => {
    expect(meantLine({ kind: 'sits', after: 'Alice' }, 'Erin Ott 30k')).toBe(
      'Erin Ott: Sits 30k after Alice',
    );
    expect(meantLine({ kind: 'sits', after: null }, 'Erin 30000')).toBe('Erin: Sits 30000');
    expect(meantLine(null, ' Alice: Leaves ')).toBe('Alice: Leaves');
  });
});

test.each([
  ['Al', null, ['Alice: ']],
  ['L', null, ['Level: ']],
  ['"L', null, ['"Level": ']],
  ['"Level": R', null, ['"Level": Recount ', '"Level": Rebuy ']],
  // NOTATION: in a between block the keyword wins, and nobody called Level sits down.
  ['Level: ', null, ['Level: SB 50 BB 100 Ante 100', 'Level: SB 100 BB 200 Ante 200']],
  ['Level: SB 1', null, ['Level: SB 100 BB 200 Ante 200']],
  ['Break: ', null, []],
  ['colour up: ', null, []],
  ['Alice: R', null, ['Alice: Recount ', 'Alice: Rebuy ']],
  ['Bob: B', null, ['Bob: Back']],
  ['Al: ', null, ['Al: Sits ']],
  ['Erin: Sits 30000 a', null, ['Alice', 'Bob', 'Level'].map((n) => `Erin: Sits 30000 after ${n}`)],
  ['Z', { kind: 'sits', after: null }, ['Zoe ']],
  ['', null, []],
] as const)('%j is completed', (typed, begun, expected) => {
  const levels = [
    { sb: 50, bb: 100, ante: 100 },
    { sb: 100, bb: 200, ante: 200 },
  ];
  expect(lineCompletions(typed, begun, SEATS, ['Alice', 'Zoe'], levels)).toEqual(expected);
});

test('a player has one letter: that of the seat in the open hand; newcomers have what is free', () => {
  const named = (...names: string[]) => names.map((name) => ({ name, away: false }));
  // After the hand before the button has moved on: the list starts elsewhere, the letters do not.
  const seats = letteredSeats(named('Ann', 'Eve', 'Bob', 'Cy', 'Gus'), [
    'Bob',
    'Cy',
    'Dora',
    'Ann',
  ]);
  expect(seats.map(({ letter, name }) => `${letter} ${name}`)).toEqual([
    'a Bob',
    'b Cy',
    // Dora has left.
    'c Eve',
    'd Ann',
    'e Gus',
  ]);
});

describe('levels', () => {
  const THREE = [
    { sb: 25, bb: 50, ante: 0 },
    { sb: 50, bb: 100, ante: 100 },
    { sb: 1000, bb: 2000, ante: 2000 },
  ];
  test.each([
    ['25/50, 50/100/100, 1k/2k/2k'],
    ['25/50\n50/100/100\n1,000/2,000/2,000\n'],
    ['Level 1: 25/50\nLevel 2: 50/100 ante 100\n3. 1000/2000/2000'],
  ])('%j', (typed) => {
    expect(readSchedule(typed)).toEqual({ levels: THREE, unread: [] });
  });

  test('what is not a level is named, and the others stand', () => {
    expect(readSchedule('25/50, dinner, 100/50')).toEqual({
      levels: [THREE[0]],
      unread: ['dinner', '100/50'],
    });
  });

  test.each([
    ['from the next in the list', { sb: 25, bb: 50, ante: 0 }, THREE.slice(1)],
    ['from the first that is higher', { sb: 100, bb: 200, ante: 200 }, THREE.slice(2)],
    ['none after the last', { sb: 1000, bb: 2000, ante: 2000 }, []],
  ])('%s', (_, now, expected) => {
    expect(levelsAfterThis(readSchedule('25/50, 50/100/100, 1k/2k/2k'), now)).toEqual(expected);
  });
});
