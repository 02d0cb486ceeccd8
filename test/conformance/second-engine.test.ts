import { describe, expect, test } from 'vitest';
import { questionOf } from './question-of.ts';
import { answer } from './second-engine.ts';

/** The golden figures of the rule book, each as a case in JSON. */

const RUN_OUT = 'flop Ah Kh Qh, turn Jh, river Th';
const THREE = 'A 9000, B 9000, C 9000';
const FIVE = 'A 90000, B 90000, C 90000, D 90000, E 90000';

const lastTurn = (...hand: Parameters<typeof questionOf>) =>
  answer(questionOf(...hand)).turns!.at(-1);

describe('the least total of the next raise', () => {
  test.each([
    ['600, 1600, 3600', { seats: FIVE, blinds: [300, 600] }, 'D raise 1600, E raise 3600', 5600],
    ['all-in 150', { seats: 'A 9000, B 9000, C 9000, D 150' }, 'D raise 150!', 250],
    [
      'bet 300, raise 1000',
      { seats: THREE },
      'A call 100, B call 100, C check, flop, B bet 300, C raise 1000',
      1700,
    ],
    [
      '50, 125, 200, 500',
      { seats: FIVE, blinds: [25, 50] },
      'D raise 125, E raise 200, A raise 500',
      800,
    ],
    [
      'bet 300, all-ins 500, 650, 800, call',
      { seats: 'A 9000, B 9000, C 600, D 750, E 900, F 9000' },
      'D call 100, E call 100, F call 100, A call 100, B call 100, C check, flop, B bet 300, C raise 500!, D raise 650!, E raise 800!, F call 800',
      1100,
    ],
  ] as const)('ACT-5 %s', (_, setup, script, min) => {
    expect(lastTurn(setup, script)!.raise!.min).toBe(min);
  });
});

describe('ACT-6 who may raise again', () => {
  const TABLE = { seats: 'A 9000, B 9000, C 225, D 9000, E 300, F 9000' };
  const FLOP =
    'D call 100, E call 100, F call 100, A call 100, B call 100, C check, flop, B bet 100, C raise 125!, D call 125, E raise 200!, F call 200, A fold';
  test('bet 100, all-in 125, call, all-in 200, call: the bettor may, to 300', () => {
    expect(lastTurn(TABLE, FLOP)).toEqual({
      player: 'B',
      toCall: 100,
      check: false,
      bet: null,
      raise: { min: 300, max: 8900 },
    });
  });
  test('the bettor only calls: the first caller faces 75 and may not', () => {
    expect(lastTurn(TABLE, `${FLOP}, B call 200`)).toMatchObject({
      player: 'D',
      toCall: 75,
      raise: null,
    });
  });
  test('the bettor raises to 300: the first caller may', () => {
    expect(lastTurn(TABLE, `${FLOP}, B raise 300`)).toMatchObject({
      player: 'D',
      raise: { min: 400 },
    });
  });
  const BIG = {
    seats: 'A 90000, B 90000, C 90000, D 90000, E 7500',
    blinds: [2000, 4000],
  } as const;
  test('4000, call, all-in 7500: the big blind may, to 11500; then the caller may not', () => {
    const script = 'D call 4000, E raise 7500!, A fold, B fold';
    expect(lastTurn(BIG, script)).toMatchObject({ player: 'C', raise: { min: 11500 } });
    expect(lastTurn(BIG, `${script}, C call 7500`)).toMatchObject({ player: 'D', raise: null });
  });
  test('500, 1000, call, all-in 1300, all-in 1700: the 1000 players may, to 2200', () => {
    const seats = 'A 1300, B 1700, C 9000, D 9000, E 9000';
    const script = 'D raise 1000, E call 1000, A raise 1300!, B raise 1700!, C fold';
    expect(lastTurn({ seats, blinds: [250, 500] }, script)).toMatchObject({
      player: 'D',
      raise: { min: 2200 },
    });
  });
});

describe('whose turn it is', () => {
  test.each([
    ['SEAT-2 heads-up the small blind is first', { seats: 'A 900, B 900' }, '', 'A'],
    ['SEAT-2 and last after the flop', { seats: 'A 900, B 900' }, 'A call 100, B check, flop', 'B'],
    ['SEAT-3 three-handed the button is first', { seats: THREE }, '', 'A'],
    [
      'SEAT-3 later streets start left of the button',
      { seats: FIVE },
      'D call 100, E call 100, A call 100, B fold, C check, flop',
      'C',
    ],
    ['SEAT-5 an empty button is passed over', { seats: 'A 0, B 900, C 900, D 900' }, '', 'D'],
    [
      'ACT-8 the big blind covers an all-in for less',
      { seats: 'A 60, B 900', ante: '' },
      'A call 60!',
      undefined,
    ],
    [
      'ACT-8 nobody is asked while the board runs out',
      { seats: 'A 500, B 900' },
      'A raise 500!, B call 500, flop',
      undefined,
    ],
  ] as const)('%s', (_, setup, script, player) => {
    expect(lastTurn(setup, script)?.player).toBe(player);
  });

  test('POST-4 a short big blind changes neither the price nor the least raise', () => {
    expect(lastTurn({ seats: 'A 9000, B 9000, C 30' }, '')).toEqual({
      player: 'A',
      toCall: 100,
      check: false,
      bet: null,
      raise: { min: 200, max: 9000 },
    });
  });

  test('ACT-7 no raise where nobody can put in more', () => {
    expect(lastTurn({ seats: 'A 9000, B 500' }, 'A call 100, B raise 500!')).toMatchObject({
      toCall: 400,
      raise: null,
    });
  });
});

describe('what is refused', () => {
  test.each([
    ['ACT-1 out of turn', { seats: THREE }, 'B call 100'],
    ['ACT-2 a check facing a bet', { seats: THREE }, 'A check'],
    ['ACT-3 a call below the bet', { seats: THREE }, 'A call 60'],
    [
      'ACT-4 a bet below the big blind',
      { seats: 'A 900, B 900' },
      'A call 100, B check, flop, B bet 60',
    ],
    ['ACT-5 a raise below the minimum', { seats: THREE }, 'A raise 150'],
    [
      'ACT-6 a raise that was not reopened',
      { seats: 'A 9000, B 9000, C 450' },
      'A raise 300, B call 300, C raise 450!, A raise 800',
    ],
    ['CHIP-3 more than the stack', { seats: THREE }, 'A raise 9001'],
  ] as const)('%s', (_, setup, script) => {
    const question = questionOf(setup, script);
    const { refused, turns } = answer(question);
    expect([refused, turns!.length]).toEqual([
      { event: question.events.length - 1 },
      question.events.length - 1,
    ]);
  });
});

/** Pots as the rule book writes them: amount and who is in. */
const potsOf = (...hand: Parameters<typeof questionOf>): string => {
  const { pots, returned } = answer(questionOf(...hand));
  const back = Object.entries(returned!).map(([name, chips]) => `${chips} back to ${name}`);
  return [...pots!.map(({ amount, eligible }) => `${amount} ${eligible.join('')}`), ...back].join(
    ' · ',
  );
};

describe('pots', () => {
  const END = RUN_OUT;
  test.each([
    [
      'POT-1 10000/5000/2000/10000',
      { seats: 'A 5000, B 10000, C 2100, D 10000', ante: '100' },
      `D raise 10000!, A call 5000!, B call 10000!, C call 2000!, ${END}`,
      '8100 ABCD · 9000 ABD · 10000 BD',
    ],
    [
      'POT-1 500/250/500',
      { seats: 'A 500, B 250, C 550', ante: '50' },
      `A raise 500!, B call 250!, C call 500!, ${END}`,
      '800 ABC · 500 AC',
    ],
    [
      'RET-1 1000/200/800',
      { seats: 'A 1000, B 200, C 900', ante: '100' },
      `A raise 1000!, B call 200!, C call 800!, ${END}`,
      '700 ABC · 1200 AC · 200 back to A',
    ],
    [
      'POT-5 100/500/500/400 folded',
      { seats: 'A 100, B 500, C 500, D 900' },
      `D raise 400, A call 100!, B raise 500!, C call 500!, D fold, ${END}`,
      '400 ABC · 1100 BC',
    ],
    [
      'POT-2 20000/10000/4000 folded/20000',
      { seats: 'A 10000, B 9000, C 21000, D 20000', ante: '1000', blinds: [1000, 2000] },
      `D raise 20000!, A call 10000!, B fold, C call 20000!, ${END}`,
      '32000 ACD · 20000 CD',
    ],
    [
      'POT-1 1000, 3000, then 2000 more',
      { seats: 'A 1000, B 3000, C 5100, D 9000', ante: '100' },
      `D raise 3000, A call 1000!, B call 3000!, C call 3000, flop Ah Kh Qh, C bet 2000!, D call 2000, turn Jh, river Th`,
      '4100 ABCD · 6000 BCD · 4000 CD',
    ],
    [
      'POST-3 80, ante first',
      { seats: 'A 900, B 900, C 80', ante: '100' },
      `A call 100, B call 100, flop 2c 3c 4c, B check, A check, turn 5c, B check, A check, river 6c, B check, A check`,
      '80 ABC · 200 AB',
    ],
    [
      'POST-3 150, ante first',
      { seats: 'A 900, B 900, C 150', ante: '100' },
      `A call 100, B call 100, flop 2c 3c 4c, B check, A check, turn 5c, B check, A check, river 6c, B check, A check`,
      '250 ABC · 100 AB',
    ],
    [
      'POST-3 80, blind first',
      { seats: 'A 900, B 900, C 80', ante: '100 bb-first' },
      `A call 100, B call 100, flop 2c 3c 4c, B check, A check, turn 5c, B check, A check, river 6c, B check, A check`,
      '240 ABC · 40 AB',
    ],
    [
      'POST-3 150, blind first',
      { seats: 'A 900, B 900, C 150', ante: '100 bb-first' },
      `A call 100, B call 100, flop 2c 3c 4c, B check, A check, turn 5c, B check, A check, river 6c, B check, A check`,
      '350 ABC',
    ],
    [
      'POST-5 somebody all-in inside the ante',
      { seats: 'A 60, B 900, C 900', ante: '100 all' },
      `B call 100, C check, flop, B check, C check, turn, B check, C check, river, B check, C check`,
      '180 ABC · 280 BC',
    ],
    [
      'RET-1 raise to 300, both blinds fold',
      { seats: THREE, ante: '100' },
      'A raise 300, B fold, C fold',
      '350 A · 200 back to A',
    ],
    [
      'RET-1 a walk',
      { seats: THREE, blinds: [500, 1000], ante: '1000' },
      'A fold, B fold',
      '2000 C · 500 back to C',
    ],
    [
      'RET-1 3000, 1200 folded, 200 all-in',
      { seats: 'A 9000, B 9000, C 200' },
      `A raise 1200, B call 1200, C call 200!, flop 2c 3c 4c, B check, A bet 1800, B fold, turn 5c, river 6c`,
      '600 AC · 2000 A · 1800 back to A',
    ],
    [
      'RET-1 the small blind is all-in for 60',
      { seats: 'A 60, B 900' },
      `A call 60!, ${END}`,
      '120 AB · 40 back to B',
    ],
    [
      'POT-1 100/200/300/400',
      { seats: 'A 100, B 200, C 300, D 400' },
      `D raise 400!, A call 100!, B call 200!, C call 300!, ${END}`,
      '400 ABCD · 300 BCD · 200 CD · 100 back to D',
    ],
    [
      'POT-1 10/500/1000',
      { seats: 'A 10, B 500, C 1000' },
      `A call 10!, B raise 500!, C call 500, ${END}`,
      '30 ABC · 980 BC',
    ],
  ] as const)('%s', (_, setup, script, pots) => {
    expect(potsOf(setup, script)).toBe(pots);
  });
});

describe('who wins what', () => {
  const BOARD_PLAYS = { A: '2c 3c', B: '2d 3d', C: '2s 3s', D: '4c 4d' };
  test.each([
    [
      'WIN-1 the board plays',
      { seats: 'A 500, B 500, C 500', hole: BOARD_PLAYS },
      `A raise 500!, B call 500!, C call 500!, ${RUN_OUT}`,
      { A: 500, B: 500, C: 500 },
    ],
    [
      'ODD-1 1501 among three',
      {
        seats: 'A 500, D 900, B 500, C 500',

        blinds: [1, 100],
        hole: BOARD_PLAYS,
      },
      `C raise 500!, A call 500!, D fold, B call 500!, ${RUN_OUT}`,
      { A: 500, B: 501, C: 500 },
    ],
    [
      'ODD-1 700 among two with a chip of 100',
      { seats: 'A 900, B 300, C 300', oddChip: 100, blinds: [50, 100], hole: BOARD_PLAYS },
      `A raise 300, B call 300!, C fold, ${RUN_OUT}`,
      { A: 300, B: 400 },
    ],
    [
      'WIN-1 the main pot and the side pot go to different hands',
      { seats: 'A 200, B 500, C 500', hole: { A: 'Jh Th', B: 'As Ad', C: 'Kd Kc' } },
      'A raise 200!, B raise 500!, C call 500!, flop Ah Kh Qh, turn 9d, river 2c',
      { A: 600, B: 600 },
    ],
    [
      'WIN-2 a declaration decides',
      { seats: 'A 500, B 500', winners: ['B'] },
      `A raise 500!, B call 500!, flop, turn, river`,
      { B: 1000 },
    ],
    [
      'WIN-4 unknown cards leave it open',
      { seats: 'A 500, B 500', hole: { B: '2c 3c' } },
      `A raise 500!, B call 500!, ${RUN_OUT}`,
      undefined,
    ],
    [
      'RUN-1 each board has winners of its own',
      {
        seats: 'A 500, B 500',
        board2: '2h 4s 6s 8s Ts',
        oddChip: 25,
        winners: ['A B'],
        winners2: ['B'],
      },
      `A raise 500!, B call 500!, ${RUN_OUT}`,
      { A: 250, B: 750 },
    ],
    [
      'RUN-1 1001 on two boards',
      {
        seats: 'A 500, C 900, B 500',

        blinds: [1, 100],
        hole: { A: '2c 2d', B: '3c 3d' },
        board2: '2h 4s 6s 8s Ts',
      },
      `A raise 500!, C fold, B call 500!, flop Ah Kd Qh, turn 9h, river 8d`,
      { B: 501, A: 500 },
    ],
  ] as const)('%s', (_, setup, script, won) => {
    expect(answer(questionOf(setup, script)).won).toEqual(won);
  });

  test('ODD-1 each pot is split on its own: 137, 201, 202 between p2 and p4', () => {
    const seats = 'p5 34, p1 900, p2 202, p3 101, p4 202';
    const script =
      'p3 raise 101!, p4 raise 202!, p5 call 34!, p1 fold, p2 call 202!, flop 2c 7d 9h, turn Jc, river Qd';
    const hole = { p2: 'As Ad', p4: 'Ah Ac', p5: '3c 4d', p3: '3d 4c' };
    const { pots, won } = answer(questionOf({ seats, blinds: [1, 2], hole }, script));
    expect([pots!.map(({ amount }) => amount), won]).toEqual([
      [137, 201, 202],
      { p2: 271, p4: 269 },
    ]);
  });

  test.each([
    ['a straight from the ace up', 'Ac 2c', 'Kd Kh', '3d 4s 5h Ks 9d', 'A'],
    ['a flush over a straight', '2h 3h', 'Jc Td', 'Qh 9h 8h 4c 5c', 'A'],
    ['a full house over a flush', '9c 9d', 'Ah Kh', '9h 4h 4s 2h 7c', 'A'],
    ['four of a kind over a full house', '4c 4d', '9c 9d', '9h 4h 4s 2h 7c', 'A'],
    ['a straight flush over four of a kind', '5h 6h', '4c 4d', '4h 7h 8h 4s 2c', 'A'],
    ['the fifth card', 'Ac 3d', 'Ad 2h', 'As Kc Qd 4h 5s', 'A B'],
    ['the kicker', 'Ac Jd', 'Ad Th', 'As 3c 4d 8h 9s', 'A'],
    ['three pairs and a higher card', 'Ac 2d', 'Kc 3d', '9h 9d 8s 8h 2c', 'A'],
  ])('WIN-1 %s', (_, a, b, board, winners) => {
    const [x, y, z, turn, river] = board.split(' ');
    const hand = questionOf(
      { seats: 'A 500, B 500', hole: { A: a, B: b } },
      `A raise 500!, B call 500!, flop ${x} ${y} ${z}, turn ${turn}, river ${river}`,
    );
    expect(Object.keys(answer(hand).won!).join(' ')).toBe(winners);
  });
});

test('a whole hand: 80000, 165000, 265000', () => {
  const hand = questionOf(
    {
      seats: 'Alice 80000, Bob 165000, Charlie 265000',
      blinds: [2500, 5000],
      ante: '5000',
      winners: ['Bob', 'Bob'],
    },
    'Alice raise 15000, Bob call 15000, Charlie call 15000, flop, Bob bet 25000, Charlie call 25000, Alice call 25000, turn, Bob bet 50000, Charlie call 50000, Alice call 40000!, river, Bob check, Charlie check',
  );
  expect(answer(hand)).toMatchObject({
    pots: [{ amount: 245000 }, { amount: 20000, eligible: ['Bob', 'Charlie'] }],
    won: { Bob: 265000 },
    stacks: { Alice: 0, Bob: 340000, Charlie: 170000 },
    next: { button: 'Charlie', smallBlind: 'Charlie', bigBlind: 'Bob' },
  });
});

describe('the next hand', () => {
  test.each([
    [
      'NEXT-2 everybody keeps chips',
      { seats: FIVE },
      'D fold, E fold, A fold, B fold',
      ['B', 'C', 'D'],
    ],
    [
      'NEXT-3 the small blind is out',
      { seats: 'A 9000, B 500, C 9000', winners: ['A'] },
      'A raise 500, B call 500!, C fold, flop, turn, river',
      ['C', 'C', 'A'],
    ],
    [
      'NEXT-3 the button is out',
      { seats: 'A 500, B 9000, C 9000', winners: ['B'] },
      'A raise 500!, B call 500, C fold, flop, turn, river',
      ['C', 'C', 'B'],
    ],
    [
      'NEXT-3 the big blind is out',
      { seats: 'A 9000, B 9000, C 500', winners: ['A'] },
      'A raise 500, B fold, C call 500!, flop, turn, river',
      ['B', 'B', 'A'],
    ],
    [
      'NEXT-2 an empty seat is passed over',
      { seats: 'A 9000, B 500, C 9000, D 9000', winners: ['A'] },
      'D fold, A raise 500, B call 500!, C fold, flop, turn, river',
      ['C', 'D', 'A'],
    ],
    [
      'NEXT-4 the small blind is out: a dead button',
      { seats: 'A 9000, B 500, C 9000, D 9000', winners: ['A'], buttonRule: 'dead' },
      'D fold, A raise 500, B call 500!, C fold, flop, turn, river',
      ['B', 'C', 'D'],
    ],
    [
      'NEXT-5 labels move on, chips or not',
      { seats: 'A 9000, B 500, C 9000', winners: ['A'], buttonRule: 'seat' },
      'A raise 500, B call 500!, C fold, flop, turn, river',
      ['B', 'C', 'A'],
    ],
    [
      'NEXT-6 one player is left',
      { seats: 'A 500, B 500', winners: ['A'] },
      'A raise 500!, B call 500!, flop, turn, river',
      null,
    ],
  ] as const)('%s', (_, setup, script, positions) => {
    const { next } = answer(questionOf(setup, script));
    expect(next && Object.values(next)).toEqual(positions);
  });
});
