import { describe, expect, it, test } from 'vitest';
import { oracleAward, oracleShares } from './award.ts';
import { type OracleLabels, type OracleSeat, oracleNext } from './next.ts';
import { oraclePercentages } from './percent.ts';
import { type OraclePlayer, type OracleResult, type OracleRules, oraclePots } from './pots.ts';
import { type OracleMove, oracleRaise } from './raises.ts';

const usual: OracleRules = { anteType: 'bb', uncalled: 'return' };
const shown: OracleRules = { anteType: 'bb', uncalled: 'side-pot' };
const everyone: OracleRules = { anteType: 'all', uncalled: 'return' };

/** `A 300 | B 500+50 | D 100 folded`: live total, then the ante after a plus sign. */
function table(text: string): OraclePlayer[] {
  return text.split(' | ').map((entry) => {
    const parts = /^(\S+) (\d+)(?:\+(\d+))?( folded)?$/.exec(entry);
    if (parts === null) throw new Error(`cannot read the player "${entry}"`);
    const [, name, live, ante, folded] = parts;
    return {
      name: name!,
      live: Number(live),
      ante: Number(ante ?? 0),
      folded: folded !== undefined,
    };
  });
}

/** `8100 A B · 200 back to A`, the way the rules write results. */
function told({ pots, returned }: OracleResult): string {
  return [
    ...pots.map((pot) => [pot.amount, ...pot.eligible].join(' ')),
    ...returned.map((r) => `${r.amount} back to ${r.name}`),
  ].join(' · ');
}

describe('pots by the rules’ own figures', () => {
  const cases: readonly [title: string, players: string, expected: string, rules?: OracleRules][] =
    [
      [
        'RET-1 a raise both blinds fold to comes back but for the big blind',
        'Alice 300 | Bob 50 folded | Carol 100+100 folded',
        '350 Alice · 200 back to Alice',
      ],
      [
        'RET-1 walk 500/1000/1000: half the big blind comes back',
        'D 0 folded | S 500 folded | B 1000+1000',
        '2000 B · 500 back to B',
      ],
      [
        'RET-1 the second highest total may be a folded one',
        'A 3000 | B 1200 folded | C 200',
        '600 A C · 2000 A · 1800 back to A',
      ],
      [
        'RET-1 a folded player gets nothing back: SB 50 folds to a BB all-in for 20',
        'S 50 folded | B 20',
        '70 B',
      ],
      [
        'RET-2 the uncalled chips join the pot that only their owner can win (POT-4)',
        'A 3000 | B 1200 folded | C 200',
        '600 A C · 3800 A',
        shown,
      ],
      [
        'RET-2 uncalled chips are a last side pot with one player',
        'A 1000 | B 200 | C 800+100',
        '700 A B C · 1200 A C · 200 A',
        shown,
      ],
      [
        'RET-2 a fold-out is still one pot',
        'Alice 300 | Bob 50 folded | Carol 100+100 folded',
        '550 Alice',
        shown,
      ],
      [
        'POST-2 the ante counts towards no level: 8,000 / 500 / 500',
        'D 7500 | S 7500 | B 7500+500',
        '23000 D S B',
      ],
      [
        'POST-3 BB of 5,000, ante first, all-in for 4,900 live and called twice',
        'D 4900 | S 4900 | B 4900+100',
        '14800 D S B',
      ],
      [
        'POT-1 four players, two short',
        'A 10000 | B 5000 | C 2000+100 | D 10000',
        '8100 A B C D · 9000 A B D · 10000 A D',
      ],
      [
        'POT-1 80,000 under two of 90,000',
        'Alice 80000 | Bob 90000 | Charlie 90000+5000',
        '245000 Alice Bob Charlie · 20000 Bob Charlie',
      ],
      ['POT-1 1,500 / 3,500 / 3,500', 'A 1500 | B 3500 | C 3500+100', '4600 A B C · 4000 B C'],
      ['POT-1 500 / 250 / 500', 'A 500 | B 250 | C 500+50', '800 A B C · 500 A C'],
      [
        'POT-1 1,000 / 200 / 800, and 200 back',
        'A 1000 | B 200 | C 800+100',
        '700 A B C · 1200 A C · 200 back to A',
      ],
      [
        'POT-2 a folded total makes no level',
        'A 20000 | B 10000 | C 4000+1000 folded | D 20000',
        '35000 A B D · 20000 A D',
      ],
      [
        'POT-2 two folded, one of them as high as the call',
        'Alice 50000 | Bob 15000 folded | Charlie 29000+1000 | David 29000 folded',
        '103000 Alice Charlie · 21000 back to Alice',
      ],
      [
        'POT-2 folded chips stay in the layers they reached',
        'A 100 | B 500 | C 500 | D 400 folded',
        '400 A B C · 1100 B C',
      ],
      [
        'POT-1 two all-in preflop, two go on',
        'A 1000 | B 3000 | C 5000+100 | D 5000',
        '4100 A B C D · 6000 B C D · 4000 C D',
      ],
      ['POT-1 300/500/1,000', 'A 300 | B 500 | C 1000', '900 A B C · 400 B C · 500 back to C'],
      ['POT-4 500/500/1,000 is one pot', 'A 500 | B 500 | C 1000', '1500 A B C · 500 back to C'],
      ['POT-4 500/500/500 is one pot', 'A 500 | B 500 | C 500', '1500 A B C'],
      [
        'POT-1 100/200/300/400',
        'A 100 | B 200 | C 300 | D 400',
        '400 A B C D · 300 B C D · 200 C D · 100 back to D',
      ],
      [
        'POT-2 300/500/1,000 and D 100 folded',
        'A 300 | B 500 | C 1000 | D 100 folded',
        '1000 A B C · 400 B C · 500 back to C',
      ],
      ['POT-1 10/500/1,000', 'A 10 | B 500 | C 1000', '30 A B C · 980 B C · 500 back to C'],
      ['POT-1 200/500/500', 'A 200 | B 500 | C 500', '600 A B C · 600 B C'],
      ['WIN-4 500/500, cards unknown: A is eligible all the same', 'A 500 | B 500', '1000 A B'],
      [
        'POT-3 a folded small blind is no dead money',
        'p1 1 folded | p2 202 | p3 101 | p4 202 | p5 34',
        '137 p2 p3 p4 p5 · 201 p2 p3 p4 · 202 p2 p4',
      ],
      [
        'POT-3 somebody in with his ante alone: the dead money is a pot of its own',
        'D 100 | S 100 | B 0+80',
        '80 D S B · 200 D S',
      ],
      [
        'POT-5 folded chips above every live total go to the last pot',
        'S 50 folded | B 20 | U 30',
        '60 B U · 40 U',
      ],
      [
        'POT-5 and stay there when they rise over two who are level',
        'S 50 folded | B 20 | U 20 | V 10',
        '40 B U V · 60 B U',
      ],
      ['POT-7 nothing in, no pots', 'A 0 folded | B 0', ''],
    ];
  test.each(cases)('%s', (_, players, expected, rules = usual) => {
    expect(told(oraclePots(table(players), rules))).toBe(expected);
  });

  // The table under POST-5, with two and with five callers.
  const shortBb: readonly [title: string, bb: string, main: (n: number) => number][] = [
    ['POST-3 BB of 80, ante first', 'BB 0+80', () => 80],
    ['POST-3 BB of 150, ante first', 'BB 50+100', (n) => (n + 1) * 50 + 100],
    ['POST-3 BB of 80, BB first', 'BB 80', (n) => (n + 1) * 80],
    ['POST-3 BB of 150, BB first', 'BB 100+50', (n) => (n + 1) * 100 + 50],
  ];
  test.each(shortBb)('%s', (_, bb, main) => {
    for (const n of [2, 5]) {
      const callers = Array.from({ length: n }, (_, i) => `c${i} 100`);
      const { pots, returned } = oraclePots(table([bb, ...callers].join(' | ')), usual);
      expect(pots[0]).toEqual({ amount: main(n), eligible: ['BB', ...callers.map(firstWord)] });
      expect(pots.slice(1).every((pot) => !pot.eligible.includes('BB'))).toBe(true);
      expect(returned).toEqual([]);
    }
  });
});

describe('antes of all players', () => {
  const cases: readonly [title: string, players: string, expected: string, rules?: OracleRules][] =
    [
      [
        'POST-5 all-in inside the ante wins no more than that from each',
        'A 0+30 | B 200+100 | C 200+100 | D 0+100 folded',
        '120 A B C · 610 B C',
        everyone,
      ],
      [
        'POST-5 the level of a short blind includes his ante',
        'A 300+100 | B 20+100 | C 300+100',
        '360 A B C · 560 A C',
        everyone,
      ],
      [
        'POST-5 heads-up against 30 in antes, even part of the ante comes back',
        'S 50+100 | B 0+30',
        '60 S B · 120 back to S',
        everyone,
      ],
      [
        'POST-5 a folded ante calls an ante',
        'S 50+100 | B 0+30 | D 0+100 folded',
        '90 S B · 140 S · 50 back to S',
        everyone,
      ],
    ];
  test.each(cases)('%s', (_, players, expected, rules = usual) => {
    expect(told(oraclePots(table(players), rules))).toBe(expected);
  });
});

describe('laws of the pots', () => {
  const small = [0, 1, 2, 3, 5].flatMap((a) =>
    [0, 1, 2, 4].flatMap((b) =>
      [0, 1, 3, 4].flatMap((c) =>
        [0, 1, 2].flatMap((ante) =>
          [0, 1, 2, 3, 4, 5, 6].map((folds): OraclePlayer[] =>
            [a, b, c].map((live, i) => ({
              name: 'ABC'[i]!,
              live,
              ante: i === 2 ? ante : 0,
              folded: (folds & (1 << i)) !== 0,
            })),
          ),
        ),
      ),
    ),
  );

  it('POT-1 tall towers, walked in slices, are small ones seen through a glass', () => {
    const glass = 1_000_003;
    for (const players of small) {
      for (const rules of [usual, shown, everyone]) {
        const tall = players.map((p) => ({ ...p, live: p.live * glass, ante: p.ante * glass }));
        const { pots, returned } = oraclePots(players, rules);
        expect(oraclePots(tall, rules)).toEqual({
          pots: pots.map((p) => ({ ...p, amount: p.amount * glass })),
          returned: returned.map((r) => ({ ...r, amount: r.amount * glass })),
        });
      }
    }
  });

  it('POT-4 no two pots have the same players, and each has fewer than the one before', () => {
    for (const players of small) {
      const sizes = oraclePots(players, shown).pots.map((pot) => pot.eligible.length);
      expect(sizes.every((size, i) => i === 0 || size < sizes[i - 1]!)).toBe(true);
    }
  });

  it('RET-2 nobody can win more or less of other people’s chips by the way it is shown', () => {
    for (const players of small) {
      const back = oraclePots(players, usual);
      const side = oraclePots(players, shown);
      expect(side.returned).toEqual([]);
      for (const { name } of players) {
        const own = back.returned.find((r) => r.name === name)?.amount ?? 0;
        expect(maxWin(side, name)).toBe(maxWin(back, name) + own);
      }
    }
  });

  it('CHIP-1 the largest amounts are counted to the chip', () => {
    const half = (Number.MAX_SAFE_INTEGER - 1) / 2;
    const players = table(`A ${half} | B ${half + 1}`);
    expect(told(oraclePots(players, usual))).toBe(`${2 * half} A B · 1 back to B`);
  });
});

describe('odd chips', () => {
  const cases: readonly [string, number, string[], number, number[]][] = [
    ['ODD-1 1,502 among three, button A', 1502, ['B', 'C', 'A'], 1, [501, 501, 500]],
    ['ODD-1 1,501: B gets the chip', 1501, ['B', 'C', 'A'], 1, [501, 500, 500]],
    ['ODD-1 1,500: the board plays', 1500, ['B', 'C', 'A'], 1, [500, 500, 500]],
    ['ODD-1 700 among two, chip 100', 700, ['B', 'A'], 100, [400, 300]],
    ['ODD-1 1,000 among three, chip 25', 1000, ['B', 'C', 'A'], 25, [350, 325, 325]],
    ['ODD-1 what is smaller than a chip goes to the first', 1010, ['B', 'C'], 25, [510, 500]],
    ['ODD-1 both left over, and both to the first', 1035, ['B', 'C'], 25, [535, 500]],
    ['ODD-1 a share may be 0', 130, ['B', 'C'], 100, [130, 0]],
  ];
  test.each(cases)('%s', (_, amount, winners, chip, expected) => {
    expect([...oracleShares(amount, winners, chip)]).toEqual(
      winners.map((name, i) => [name, expected[i]]),
    );
  });

  it('ODD-1 racks of chips dealt round first change nobody’s odd chip', () => {
    const names = ['B', 'C', 'D', 'E', 'F', 'G', 'A'];
    for (const chip of [1, 25]) {
      for (let n = 1; n <= names.length; n++) {
        const winners = names.slice(0, n);
        for (let amount = 0; amount < 300; amount += 7) {
          const few = oracleShares(amount, winners, chip);
          const many = oracleShares(amount + n * chip * 987_654_321, winners, chip);
          expect([...many].map(([, won]) => won - chip * 987_654_321)).toEqual([...few.values()]);
        }
      }
    }
  });
});

describe('awards', () => {
  const tie = (...names: string[]) => names.map((name) => ({ name, rank: [9] }));

  it('ODD-1 three equal and one folded chip, button A: B 501', () => {
    const { pots } = oraclePots(table('A 500 | B 500 | C 500 | D 1 folded'), usual);
    const won = oracleAward(pots, [tie('A', 'B', 'C')], ['B', 'C', 'D', 'A'], 1);
    expect(Object.fromEntries(won)).toEqual({ B: 501, C: 500, D: 0, A: 500 });
  });

  it('ODD-1 each pot is split on its own: p2 271, p4 269', () => {
    const players = table('p1 1 folded | p2 202 | p3 101 | p4 202 | p5 34');
    const board = [
      { name: 'p2', rank: [5, 14] },
      { name: 'p3', rank: [5, 13] },
      { name: 'p4', rank: [5, 14] },
      { name: 'p5', rank: [2, 14] },
    ];
    const { pots } = oraclePots(players, usual);
    const won = oracleAward(pots, [board], ['p1', 'p2', 'p3', 'p4', 'p5'], 1);
    expect(Object.fromEntries(won)).toEqual({ p1: 0, p2: 271, p3: 0, p4: 269, p5: 0 });
  });

  it('WIN-1 the short royal flush takes the main pot, the aces take the side pot', () => {
    const board = [
      { name: 'A', rank: [8, 14] },
      { name: 'B', rank: [3, 14, 13, 12] },
      { name: 'C', rank: [3, 13, 14, 12] },
    ];
    const { pots } = oraclePots(table('A 200 | B 500 | C 500'), usual);
    const won = oracleAward(pots, [board], ['B', 'C', 'A'], 1);
    expect(Object.fromEntries(won)).toEqual({ B: 600, C: 0, A: 600 });
  });

  it('RUN-1 1,001 run twice: 501 / 500', () => {
    const pots = [{ amount: 1001, eligible: ['A', 'B'] }];
    const boards = [
      [
        { name: 'A', rank: [2] },
        { name: 'B', rank: [1] },
      ],
      [
        { name: 'A', rank: [1] },
        { name: 'B', rank: [2] },
      ],
    ];
    expect(Object.fromEntries(oracleAward(pots, boards, ['B', 'A'], 1))).toEqual({
      A: 501,
      B: 500,
    });
    expect(Object.fromEntries(oracleAward(pots, boards, ['B', 'A'], 25))).toEqual({
      A: 501,
      B: 500,
    });
  });

  it('RUN-1 tied on both boards, the first winner takes the odd chip of each', () => {
    const pots = [{ amount: 1002, eligible: ['A', 'B'] }];
    const won = oracleAward(pots, [tie('A', 'B'), tie('A', 'B')], ['B', 'A'], 1);
    expect(Object.fromEntries(won)).toEqual({ B: 502, A: 500 });
  });

  it('WIN-2 a pot with one eligible player is his without a word', () => {
    const won = oracleAward([{ amount: 350, eligible: ['A'] }], [], ['B', 'A'], 1);
    expect(Object.fromEntries(won)).toEqual({ B: 0, A: 350 });
  });

  it('WIN-4 without his rank no pot is given away over a player’s head', () => {
    const pots = [{ amount: 1000, eligible: ['A', 'B'] }];
    expect(() => oracleAward(pots, [tie('B')], ['B', 'A'], 1)).toThrow('WIN-4 A');
    const mucked = [...tie('B'), { name: 'A', rank: [] }];
    expect(oracleAward(pots, [mucked], ['B', 'A'], 1).get('B')).toBe(1000);
  });

  it('WIN-2 a pot nobody eligible is named for stays open', () => {
    const pots = [{ amount: 1000, eligible: ['A', 'B'] }];
    const unnamed = ['A', 'B'].map((name) => ({ name, rank: [] }));
    expect(() => oracleAward(pots, [unnamed], ['B', 'A'], 1)).toThrow('WIN-2 open between A, B');
  });
});

describe('percentages', () => {
  const cases: readonly [string, number[], string[]][] = [
    ['POT-7 400 · 300 · 200', [400, 300, 200], ['44.5', '33.3', '22.2']],
    ['POT-7 4,600 · 4,000', [4600, 4000], ['53.5', '46.5']],
    ['POT-7 800 · 500', [800, 500], ['61.5', '38.5']],
    ['POT-7 245,000 · 20,000', [245_000, 20_000], ['92.5', '7.5']],
    ['POT-7 4,100 · 6,000 · 4,000', [4100, 6000, 4000], ['29.1', '42.5', '28.4']],
    ['POT-7 one pot', [7], ['100.0']],
    ['POT-7 of three equal pots the first is rounded up', [5, 5, 5], ['33.4', '33.3', '33.3']],
    ['POT-7 no pots', [], []],
  ];
  test.each(cases)('%s', (_, amounts, expected) => {
    expect(oraclePercentages(amounts)).toEqual(expected);
  });
});

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

describe('raises', () => {
  const post = (player: string, to: number): OracleMove => ({ player, to, acts: false });
  const blinds = (sb: number, bb: number) => [post('SB', sb), post('BB', bb)];
  /** `a 300, b 1000`: street totals, whether bet, call, raise or all-in. */
  const play = (text: string): OracleMove[] =>
    text.split(', ').map((entry) => {
      const [player, to] = entry.split(' ');
      return { player: player!, to: Number(to), acts: true };
    });

  const flop = 'a 100, b 125, c 125, d 200, e 200';
  const four = [...blinds(2000, 4000), ...play('a 4000, b 7500, SB 2000')];
  const five = [...blinds(250, 500), ...play('a 1000, b 1000, c 1300, d 1700')];
  const cases: readonly [
    string,
    number,
    number,
    readonly OracleMove[],
    string,
    { min?: number; mayRaise?: boolean },
  ][] = [
    ['ACT-4 the least bet is a big blind', 100, 0, [], 'a', { min: 100, mayRaise: true }],
    ['ACT-4 over a short opening all-in of 40', 100, 0, play('a 40'), 'b', { min: 140 }],
    ['ACT-4 over a short one and a second', 100, 0, play('a 40, b 100'), 'c', { min: 200 }],
    [
      'ACT-5 600 → 1600 → 3600',
      600,
      600,
      [...blinds(300, 600), ...play('a 1600, b 3600')],
      'SB',
      { min: 5600, mayRaise: true },
    ],
    [
      'ACT-5 BB 100, all-in 150',
      100,
      100,
      [...blinds(50, 100), ...play('a 150')],
      'SB',
      { min: 250, mayRaise: true },
    ],
    ['ACT-5 bet 300, raise 1000', 100, 0, play('a 300, b 1000'), 'a', { min: 1700 }],
    [
      'ACT-5 50 → 125 → 200 → 500',
      50,
      50,
      [...blinds(25, 50), ...play('a 125, b 200, c 500')],
      'SB',
      { min: 800 },
    ],
    [
      'ACT-5 bet 300, all-ins 500, 650, 800, call',
      100,
      0,
      play('a 300, b 500, c 650, d 800, e 800'),
      'a',
      { min: 1100, mayRaise: true },
    ],
    [
      'POST-4 a BB of 30 leaves the least raise at twice the big blind',
      100,
      100,
      blinds(50, 30),
      'a',
      { min: 200, mayRaise: true },
    ],
    [
      'ACT-6 two short all-ins make a full raise: the bettor may raise',
      100,
      0,
      play(flop),
      'a',
      { min: 300, mayRaise: true },
    ],
    [
      'ACT-6 the bettor only calls: the first caller, facing 75, may not',
      100,
      0,
      play(`${flop}, a 200`),
      'c',
      { min: 300, mayRaise: false },
    ],
    [
      'ACT-6 the bettor raises to 300: the first caller may',
      100,
      0,
      play(`${flop}, a 300`),
      'c',
      { min: 400, mayRaise: true },
    ],
    [
      'ACT-6 BB 4000, call, all-in 7500: posting is not acting',
      4000,
      4000,
      four,
      'BB',
      { min: 11_500, mayRaise: true },
    ],
    [
      'ACT-6 BB calls: the first caller may not',
      4000,
      4000,
      [...four, ...play('BB 7500')],
      'a',
      { min: 11_500, mayRaise: false },
    ],
    ...['a', 'b'].map((player): (typeof cases)[number] => [
      `ACT-6 500, 1000, call, all-ins 1300 and 1700: ${player} of the 1000 players may raise`,
      500,
      500,
      five,
      player,
      { min: 2200, mayRaise: true },
    ]),
    [
      'ACT-6 growth counts from his own raise, not from the bet he raised',
      100,
      0,
      play('a 300, b 500'),
      'a',
      { min: 800, mayRaise: false },
    ],
    [
      'ACT-6 who has checked and faces a short all-in bet may not raise',
      100,
      0,
      play('a 0, b 40'),
      'a',
      { min: 140, mayRaise: false },
    ],
  ];
  test.each(cases)('%s', (_, bb, opening, moves, player, expected) => {
    expect(oracleRaise(bb, opening, moves, player)).toMatchObject(expected);
  });
});

function maxWin({ pots }: OracleResult, name: string): number {
  return pots.filter((p) => p.eligible.includes(name)).reduce((sum, p) => sum + p.amount, 0);
}

function firstWord(text: string): string {
  return text.split(' ')[0]!;
}
