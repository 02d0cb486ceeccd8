import { expect, test } from 'vitest';
import { findHands } from './find-hands.ts';
import { sessionTitle, tableName } from './session.ts';

const hand = (number: number, tags: string, note: string): string => `Hand (${number})
SB 50 BB 100
Event: Main
Tags: ${tags}
Stack Setup:
Bob SB 1200
Bluffy BB 900

Between Hands:
Note: ${note}
`;

const HANDS = [hand(11, 'river', 'dealer changed'), hand(12, 'Bluff, river', 'after 15 minutes')];

test.each([
  ['12', [1]],
  ['#11', [0]],
  ['2', []],
  ['15', [1]],
  ['900', []],
  ['river', [0, 1]],
  ['BLUFF', [0, 1]],
  ['tag:bluff', [1]],
  ['player:bluff', [0, 1]],
  ['note:bluff', []],
  ['river changed', [0]],
  ['main', []],
  ['', [0, 1]],
])('%s finds hands %j', (query, places) => {
  expect(findHands(HANDS, query)).toEqual(places);
  expect(findHands([...HANDS, ''], query).filter((place) => place < 2)).toEqual(places);
});

test('a session is called after the event and table of its open hand, else by its name', () => {
  expect(tableName('Hand (1)\nEvent: Main Event #43\nTable: 4\nStack Setup:\n')).toBe(
    'Main Event #43 · Table 4',
  );
  expect(tableName('Hand (1)\nTable: Feature\n')).toBe('Feature');
  expect(tableName('Hand (1)\nStack Setup:\nTable: 5 BB 100\n')).toBeNull();
  expect(sessionTitle({ id: '', name: 'Friday', hands: [], at: 0 })).toBe('Friday');
});
