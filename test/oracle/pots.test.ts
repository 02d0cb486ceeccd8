import { describe, expect, it, test } from 'vitest';
import { type OraclePlayer, type OracleResult, type OracleRules, oraclePots } from './pots.ts';

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

function maxWin({ pots }: OracleResult, name: string): number {
  return pots.filter((p) => p.eligible.includes(name)).reduce((sum, p) => sum + p.amount, 0);
}

function firstWord(text: string): string {
  return text.split(' ')[0]!;
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
        'POT-3 a folded small blind is not dead money',
        'p1 1 folded | p2 202 | p3 101 | p4 202 | p5 34',
        '137 p2 p3 p4 p5 · 201 p2 p3 p4 · 202 p2 p4',
      ],
      [
        'POT-3 somebody in with an ante alone: the dead money is a pot of its own',
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
        'POST-5 the level of a short blind includes the ante',
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
