import { describe, expect, test } from 'vitest';
import { type OracleMove, oracleRaise } from './raises.ts';

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
      'ACT-6 growth counts from the player’s own raise, not from the bet that was raised',
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
