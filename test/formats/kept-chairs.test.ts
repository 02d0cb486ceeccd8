import { describe, expect, test } from 'vitest';
import { handOf } from '../../src/formats/index.ts';
import { POKERSTARS } from '../../src/formats/pokerstars/format.ts';
import { HandFileWriter, settleHand } from '../../src/referee/index.ts';
import { simulateHands } from '../../src/suite/index.ts';
import { convert, evening, foldedHand, KEPT, linesOf, tablesIn } from './evening.ts';

describe('chairs that nobody stated', () => {
  test('PokerStars text: everybody keeps the chair of the first hand, and the button goes round', async () => {
    expect(tablesIn((await convert('pokerstars', evening({}))).out)).toEqual(KEPT);
  });

  test('Open Hand History: the same chairs', async () => {
    const { out } = await convert('ohh', evening({}));
    const hands = out
      .trim()
      .split('\n\n')
      .map((text) => JSON.parse(text).ohh);
    const seats = hands.map(({ players, dealer_seat, table_size }) => [
      `${table_size}-max #${dealer_seat}`,
      ...players.map(({ seat, name }: { seat: number; name: string }) => `${seat} ${name}`).sort(),
    ]);
    expect(seats).toEqual(KEPT);
  });

  test('PHH needs no chairs and makes none up', async () => {
    const { out } = await convert('phh', evening({}));
    expect(linesOf(out, 'seats', 'seat_count', '_sidepot_chairs', 'year')).toEqual([]);
  });

  test.each<[string, string[][], string[][]]>([
    [
      'somebody who sat out comes back to their chair',
      [
        ['A', 'B', 'C', 'D'],
        ['B', 'D', 'A'],
        ['D', 'A', 'B', 'C'],
      ],
      [
        ['6-max #1', '1 A', '2 B', '3 C', '4 D'],
        ['6-max #2', '1 A', '2 B', '4 D'],
        ['6-max #4', '1 A', '2 B', '3 C', '4 D'],
      ],
    ],
    [
      'a newcomer for whom there is no chair: all sit down anew',
      [
        ['A', 'B', 'C'],
        ['B', 'C', 'A', 'N'],
      ],
      [
        ['6-max #1', '1 A', '2 B', '3 C'],
        // N would sit between A in 1 and B in 2.
        ['6-max #1', '1 B', '2 C', '3 A', '4 N'],
      ],
    ],
    [
      'once all sat down anew, older chairs count no more',
      [
        ['A', 'B', 'C', 'D', 'E'],
        ['B', 'A', 'C'],
        ['A', 'C', 'E', 'B'],
      ],
      [
        ['6-max #1', '1 A', '2 B', '3 C', '4 D', '5 E'],
        ['6-max #1', '1 B', '2 A', '3 C'],
        // E's 5 was a chair of the other seating: the next one after C is free.
        ['6-max #2', '1 B', '2 A', '3 C', '4 E'],
      ],
    ],
    [
      'a table grows for a newcomer and does not shrink again',
      [
        ['A', 'B', 'C', 'D', 'E', 'F'],
        ['B', 'C', 'D', 'E', 'F', 'N', 'A'],
        ['C', 'D', 'A'],
      ],
      [
        ['6-max #1', '1 A', '2 B', '3 C', '4 D', '5 E', '6 F'],
        ['9-max #2', '1 A', '2 B', '3 C', '4 D', '5 E', '6 F', '7 N'],
        ['9-max #3', '1 A', '3 C', '4 D'],
      ],
    ],
    [
      'two newcomers in one gap',
      [
        ['A', 'B', 'C', 'D'],
        ['A', 'B', 'D'],
        ['A', 'B', 'X', 'D', 'Y', 'Z'],
      ],
      [
        ['6-max #1', '1 A', '2 B', '3 C', '4 D'],
        ['6-max #1', '1 A', '2 B', '4 D'],
        // X takes the only chair between B and D, though it was C's.
        ['6-max #1', '1 A', '2 B', '3 X', '4 D', '5 Y', '6 Z'],
      ],
    ],
    [
      'players in another order sit down anew, with the button in chair 1',
      [
        ['A', 'B', 'C', 'D'],
        ['B', 'A', 'D', 'C'],
      ],
      [
        ['6-max #1', '1 A', '2 B', '3 C', '4 D'],
        ['6-max #1', '1 B', '2 A', '3 D', '4 C'],
      ],
    ],
    [
      'nobody carries over: a single hand as it stands alone',
      [
        ['A', 'B', 'C'],
        ['X', 'Y', 'Z'],
      ],
      [
        ['6-max #1', '1 A', '2 B', '3 C'],
        ['6-max #1', '1 X', '2 Y', '3 Z'],
      ],
    ],
  ])('%s', async (_, hands, tables) => {
    const text = hands.map((names, i) => foldedHand(i + 1, names)).join('\n');
    expect(tablesIn((await convert('pokerstars', text)).out)).toEqual(tables);
  });

  test('two tables in one file are two tables', async () => {
    const text = [
      foldedHand(1, ['A', 'B', 'C'], 'Table: 1\n'),
      foldedHand(1, ['C', 'B', 'A'], 'Table: 2\n'),
      foldedHand(2, ['B', 'C', 'A'], 'Table: 1\n'),
      foldedHand(2, ['B', 'A', 'C'], 'Table: 2\n'),
    ].join('\n');
    expect(tablesIn((await convert('pokerstars', text)).out)).toEqual([
      ['6-max #1', '1 A', '2 B', '3 C'],
      ['6-max #1', '1 C', '2 B', '3 A'],
      ['6-max #2', '1 A', '2 B', '3 C'],
      ['6-max #2', '1 C', '2 B', '3 A'],
    ]);
  });

  test('a hand stated once is enough: the hands after it keep its chairs', async () => {
    const text = [
      foldedHand(1, ['A', 'B', 'C'], 'Chairs: 7 9 2 of 9\n'),
      foldedHand(2, ['B', 'C', 'N', 'A']),
    ].join('\n');
    expect(tablesIn((await convert('pokerstars', text)).out)).toEqual([
      ['9-max #7', '2 C', '7 A', '9 B'],
      // N sits between C in 2 and A in 7: the next chair after C.
      ['9-max #9', '2 C', '3 N', '7 A', '9 B'],
    ]);
  });

  test('a newcomer leaves the chair of somebody who is away alone', async () => {
    const text = [
      foldedHand(1, ['A', 'B', 'C', 'D'], 'Chairs: 1 2 3 6 of 9\n'),
      foldedHand(2, ['B', 'N', 'D', 'A']),
      foldedHand(3, ['C', 'N', 'D', 'A', 'B']),
    ].join('\n');
    expect(tablesIn((await convert('pokerstars', text)).out)).toEqual([
      ['9-max #1', '1 A', '2 B', '3 C', '6 D'],
      ['9-max #2', '1 A', '2 B', '4 N', '6 D'],
      ['9-max #3', '1 A', '2 B', '3 C', '4 N', '6 D'],
    ]);
  });

  test.each(['pokerstars', 'ohh'])(
    '%s: the id is the hand’s, wherever its file has the players sit',
    async (format) => {
      const idsIn = (text: string): string[] =>
        [...text.matchAll(/Hand #(\d+)|"game_number":"(\d+)"/g)].map(([, a, b]) => a ?? b!);
      const hands = evening({}).split(/(?=^Hand)/m);
      const alone = await Promise.all(hands.map((text) => convert(format, text)));
      const ids = idsIn((await convert(format, evening({}))).out);
      expect(ids).toEqual(alone.flatMap(({ out }) => idsIn(out)));
      expect(new Set(ids).size).toBe(3);
    },
  );

  test('a law: in simulated tournaments nobody changes chairs and the button is always at a player', () => {
    const options = { hands: 150, players: 9, tournament: true, ante: 'bb', rules: {} } as const;
    const writer = new HandFileWriter(POKERSTARS);
    /** Who sits where in each tournament. */
    const chairs = new Map<string, string>();
    let count = 0;
    for (const { record } of simulateHands({ seed: 7, ...options })) {
      const hand = handOf(record);
      const made = writer.write({ verdict: settleHand(hand), hand, file: null, count: ++count });
      const [[head, ...seats]] = tablesIn(made.take()) as [[string, ...string[]]];
      for (const seat of seats) {
        const [chair, name] = seat.split(' ');
        const key = `${record.event} ${name}`;
        expect(chairs.get(key) ?? chair, key).toBe(chair);
        chairs.set(key, chair!);
      }
      expect(seats.map((seat) => `#${seat.split(' ')[0]}`)).toContain(head.split(' ')[1]);
    }
    expect(chairs.size).toBeGreaterThan(18);
  });
});
