import { describe, expect, it, test } from 'vitest';
import { oracleAward } from './award.ts';
import { type OracleLabels, type OracleSeat, oracleNext } from './next.ts';
import { oraclePots } from './pots.ts';
import { table, usual } from './words.ts';

describe('the next hand', () => {
  const three: OracleLabels = { dealer: 'A', sb: 'B', bb: 'C' };
  const cases: readonly [
    string,
    string,
    OracleLabels,
    'moving' | 'dead' | 'seat',
    string | null,
  ][] = [
    [
      'NEXT-2 all keep chips',
      'Alice 90000, Bob 30000, Charlie 15000, David 65000',
      { dealer: 'Alice', sb: 'Bob', bb: 'Charlie' },
      'moving',
      'Bob Dealer 30000, Charlie SB 15000, David BB 65000, Alice 90000',
    ],
    [
      'NEXT-2 labels pass over an empty seat, which stays in the list',
      'A 1, B 0, C 1, D 1, E 1',
      three,
      'moving',
      'C Dealer 1, D SB 1, E BB 1, A 1, B 0',
    ],
    [
      'NEXT-3 the small blind is out',
      'Alice 9700, Bob 0, Charlie 9200',
      { dealer: 'Alice', sb: 'Bob', bb: 'Charlie' },
      'moving',
      'Charlie SB 9200, Alice BB 9700, Bob 0',
    ],
    ['NEXT-3 the dealer is out', 'A 0, B 1, C 1', three, 'moving', 'C SB 1, A 0, B BB 1'],
    ['NEXT-3 the big blind is out', 'A 1, B 1, C 0', three, 'moving', 'B SB 1, C 0, A BB 1'],
    ['NEXT-3 holds under dead, too', 'A 1, B 0, C 1', three, 'dead', 'C SB 1, A BB 1, B 0'],
    [
      'NEXT-3 the whole hand: Alice is out, Bob has the big blind',
      'Alice 0, Bob 340000, Charlie 170000',
      { dealer: 'Alice', sb: 'Bob', bb: 'Charlie' },
      'moving',
      'Charlie SB 170000, Alice 0, Bob BB 340000',
    ],
    [
      'NEXT-3 heads-up the blinds change places',
      'A 5, B 7',
      { dealer: null, sb: 'A', bb: 'B' },
      'moving',
      'B SB 7, A BB 5',
    ],
    [
      'NEXT-4 an empty small blind seat becomes a dead button',
      'A 1, B 0, C 1, D 1',
      three,
      'dead',
      'B Dealer 0, C SB 1, D BB 1, A 1',
    ],
    [
      'NEXT-4 an empty big blind seat becomes a dead small blind',
      'A 1, B 1, C 0, D 1',
      three,
      'dead',
      'B Dealer 1, C SB 0, D BB 1, A 1',
    ],
    [
      'NEXT-4 the big blind passes over an empty seat',
      'A 1, B 1, C 1, D 0',
      three,
      'dead',
      'B Dealer 1, C SB 1, D 0, A BB 1',
    ],
    [
      'NEXT-5 labels move one seat on, chips or not',
      'A 1, B 0, C 1, D 0',
      three,
      'seat',
      'B Dealer 0, C SB 1, D BB 0, A 1',
    ],
    [
      'NEXT-5 NEXT-3 does not apply with two left',
      'A 1, B 0, C 1',
      three,
      'seat',
      'B Dealer 0, C SB 1, A BB 1',
    ],
    [
      'NEXT-5 heads-up, two labels move',
      'A 1, B 1',
      { dealer: null, sb: 'A', bb: 'B' },
      'seat',
      'B SB 1, A BB 1',
    ],
    ['NEXT-6 one player left, no next hand', 'A 0, B 3, C 0', three, 'moving', null],
    ['NEXT-6 nor under seat rotation', 'A 0, B 3, C 0', three, 'seat', null],
  ];
  test.each(cases)('%s', (_, ring, labels, rule, expected) => {
    const seats = ring.split(', ').map((entry): OracleSeat => {
      const [name, stack] = entry.split(' ');
      return { name: name!, stack: Number(stack) };
    });
    // The ring may be written down from any seat.
    for (let turn = 0; turn < seats.length; turn++) {
      const turned = [...seats.slice(turn), ...seats.slice(0, turn)];
      const next = oracleNext(turned, labels, rule);
      const lines = next?.map((s) =>
        [s.name, s.label, s.stack].filter((x) => x !== null).join(' '),
      );
      expect(lines?.join(', ') ?? null).toBe(expected);
    }
  });

  it('POT-6 the whole hand, from the towers to the next list', () => {
    const start: Record<string, number> = { Alice: 80_000, Bob: 165_000, Charlie: 265_000 };
    const players = table('Alice 80000 | Bob 90000 | Charlie 90000+5000');
    const { pots } = oraclePots(players, usual);
    const board = [
      { name: 'Alice', rank: [1] },
      { name: 'Bob', rank: [2] },
      { name: 'Charlie', rank: [1] },
    ];
    const won = oracleAward(pots, [board], ['Bob', 'Charlie', 'Alice'], 1);
    const seats = players.map(({ name, live, ante }) => ({
      name,
      stack: start[name]! - live - ante + won.get(name)!,
    }));
    expect(oracleNext(seats, { dealer: 'Alice', sb: 'Bob', bb: 'Charlie' }, 'moving')).toEqual([
      { name: 'Charlie', label: 'SB', stack: 170_000 },
      { name: 'Alice', label: null, stack: 0 },
      { name: 'Bob', label: 'BB', stack: 340_000 },
    ]);
  });
});
