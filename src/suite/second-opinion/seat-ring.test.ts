import { describe, expect, test } from 'vitest';
import { nextChairs, type SeatRing } from './seat-ring.ts';

/** Who had them in the hand just played; heads-up there is no dealer label. */
interface Labels {
  readonly dealer: string | null;
  readonly sb: string;
  readonly bb: string;
}

describe('the next hand', () => {
  const three: Labels = { dealer: 'A', sb: 'B', bb: 'C' };
  const cases: readonly [string, string, Labels, 'moving' | 'dead' | 'seat', string | null][] = [
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
  test.each(cases)('%s', (_, list, labels, rule, expected) => {
    const seats = list.split(', ').map((entry) => {
      const [name, stack] = entry.split(' ');
      return { name: name!, stack: Number(stack) };
    });
    const at = (label: string | null): number => seats.findIndex(({ name }) => name === label);
    const ring: SeatRing = {
      chairs: seats.map(({ name }) => ({ name, start: 1 })),
      sb: at(labels.sb),
      bb: at(labels.bb),
      headsUp: labels.dealer === null,
    };
    const next = nextChairs(ring, new Map(seats.map(({ name, stack }) => [name, stack])), rule);
    const lines = next?.map((chair) =>
      [chair.name, chair.label, chair.stack].filter((part) => part !== null).join(' '),
    );
    expect(lines?.join(', ') ?? null).toBe(expected);
  });
});
