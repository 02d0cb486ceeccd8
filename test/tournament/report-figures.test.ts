import { describe, expect, test } from 'vitest';
import { formatOf } from '../../src/formats/index.ts';
import {
  checkSession,
  countsCsv,
  type EveningReport,
  reportOf,
  type SessionHand,
  sessionStream,
} from '../../src/tournament/index.ts';
import {
  percentText,
  placeText,
  secondsText,
  signedFigure,
} from '../../src/tournament/report/report-words.ts';
import { changedIn, TEN_HANDS, withBetween } from '../ten-hands.ts';

describe('figures as a report writes them', () => {
  test.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [4, '4th'],
    [10, '10th'],
    [11, '11th'],
    [12, '12th'],
    [13, '13th'],
    [14, '14th'],
    [20, '20th'],
    [21, '21st'],
    [22, '22nd'],
    [23, '23rd'],
    [101, '101st'],
    [111, '111th'],
    [113, '113th'],
    [114, '114th'],
    [1002, '1,002nd'],
  ])('TOUR-5 place %d', (place, text) => {
    expect(placeText({ from: place, to: place })).toBe(text);
  });

  test('TOUR-5 a place that is shared', () => {
    expect(placeText({ from: 5, to: 6 })).toBe('5th–6th');
  });

  test.each([
    [0, '0:00'],
    [9, '0:09'],
    [59, '0:59'],
    [60, '1:00'],
    [112, '1:52'],
    [3599, '59:59'],
    [3600, '1:00:00'],
    [3723, '1:02:03'],
    [7325, '2:02:05'],
    [10_680, '2:58:00'],
  ])('%d seconds', (seconds, text) => {
    expect(secondsText(seconds)).toBe(text);
  });

  test('chips with their sign, and shares of nothing', () => {
    expect([
      signedFigure(0),
      signedFigure(1),
      signedFigure(1250),
      signedFigure(-1),
      signedFigure(-300),
    ]).toEqual(['0', '+1', '+1,250', '−1', '−300']);
    expect([
      percentText({ count: 0, of: 0, hands: [], among: [] }),
      percentText({ count: 1, of: 3, hands: [], among: [] }),
      percentText({ count: 2, of: 3, hands: [], among: [] }),
      percentText({ count: 40, of: 40, hands: [], among: [] }),
    ]).toEqual(['–', '33%', '67%', '100%']);
  });
});

describe('the report of ten hands', () => {
  const report = (hands: readonly string[]) => reportOf(checkSession(hands.join('\n')).hands);

  test('the largest pots come first, each with its winners, at most ten', () => {
    // Everybody folds to the BB: blind 50, blind 50 called, ante 100.
    const { largestPots } = report(TEN_HANDS);
    expect(largestPots).toHaveLength(10);
    expect(largestPots[0]).toMatchObject({ hand: 0, amount: 200, winners: ['Charlie'] });
    const raised = changedIn(
      5,
      ['1. David: Fold', '1. David: Raise 300'],
      ['3. Bob (SB): Fold', '3. Bob (SB): Fold\n4. Charlie (BB): Call 300\n\nWinner: David'],
    );
    // 2 × 300 + 50 + 100
    expect(report(raised.slice(0, 5)).largestPots[0]).toMatchObject({
      hand: 4,
      amount: 750,
      winners: ['David'],
    });
  });

  test('whoever won most of a pot stands first', () => {
    // Bob is all-in for 1,000: 3 × 1,000 + 100 for Bob; Charlie beats David for 2 × 2,000 more.
    const sides = `Hand (1)
SB 50 BB 100 Ante 100
Stack Setup:
Alice Dealer 5000
Bob SB 1000
Charlie BB 3100
David 6000

Preflop Base:
1. David: Raise 3000
2. Alice (Dealer): Fold
3. Bob (SB): All-In 1000
4. Charlie (BB): All-In 3000

Ranking: Bob > Charlie > David
`;
    expect(report([sides]).largestPots).toEqual([
      { hand: 0, amount: 7100, winners: ['Charlie', 'Bob'] },
    ]);
  });

  test('the time each hand took: a minute, and none where it is not known', () => {
    expect(report(TEN_HANDS).seconds).toEqual({
      known: 10,
      average: 60,
      longest: 60,
      shortest: 60,
    });
    const other = changedIn(10, ['ended_at: 00:10:00', 'ended_at: 00:10:30']);
    expect(report(other).seconds).toEqual({ known: 10, average: 63, longest: 90, shortest: 60 });
    const lateHour = TEN_HANDS.slice(0, 1).map((text) =>
      text.replace(/^started.*$/m, 'started_at: 00:59:50 ended_at: 01:00:10'),
    );
    expect(report(lateHour).seconds).toMatchObject({ known: 1, average: 20 });
    const unknown = TEN_HANDS.slice(0, 1).map((text) =>
      text.replace(/^started.*$/m, 'started_at: HH:MM:SS ended_at: HH:MM:SS'),
    );
    expect(report(unknown).seconds).toEqual({
      known: 0,
      average: null,
      longest: null,
      shortest: null,
    });
  });

  test('TOUR-2 what came of a hand, and chip counts for a spreadsheet', () => {
    const [first, second] = TEN_HANDS;
    const streets = /\nPreflop Base:[\s\S]*/;
    const kindOf = (text: string): string => report([text]).hands[0]!.kind;
    expect(kindOf(first!)).toBe('settled');
    expect(kindOf(first!.replace(streets, ''))).toBe('set-up');
    // Nobody has said what David does, whoever is said to have won.
    expect(kindOf(first!.replace(streets, '\nWinner: Alice\n'))).toBe('unsettled');
    expect(kindOf(first!.replace('3. Bob (SB): Fold\n', ''))).toBe('unsettled');
    expect(kindOf(`${first!.replace('3. Bob (SB): Fold\n', '')}\nResult: not seen\n`)).toBe(
      'not-seen',
    );
    expect(kindOf(first!.replace(streets, '\nResult: void\n'))).toBe('void');

    const head = 'hand,started_at,ended_at,sb,bb,ante,chips_in_play,total_pot';
    expect(countsCsv(report([]))).toBe(`${head}\r\n`);
    const one = `${head},Alice,Bob,Charlie,David\r\n1,00:00:00,00:01:00,50,100,100,18000,200,5000,4000,3000,6000\r\n`;
    expect(countsCsv(report([first!]))).toBe(`${one}end,,,,,,,,5000,3950,3050,6000\r\n`);
    expect(countsCsv(report([first!, second!]))).toBe(
      `${one}2,00:01:00,00:02:00,50,100,100,18000,200,5000,3950,3050,6000\r\nend,,,,,,,,5000,3950,3000,6050\r\n`,
    );
  });

  test('VPIP a call of one chip counts, and a win or loss of one; of equal ones the first is named', () => {
    const single = (number: number): string => `Hand (${number})
SB 1 BB 2
Stack Setup:
Alice SB 100
Bob BB 100

Preflop Base:
1. Alice (SB): ACT
`;
    const called = single(1).replace('ACT', 'Call 2\n2. Bob (BB): Check\n\nWinner: Bob');
    expect(report([called]).players[0]!.vpip).toMatchObject({ count: 1, of: 1 });
    const [alice, bob] = report([1, 2].map((n) => single(n).replace('ACT', 'Fold'))).players;
    expect(alice).toMatchObject({
      netChips: -2,
      largestWin: null,
      largestLoss: { hand: 0, chips: -1 },
    });
    // Who folds for nothing neither won nor lost.
    expect(report([TEN_HANDS[0]!]).players[3]).toMatchObject({
      largestWin: null,
      largestLoss: null,
    });
    expect(bob).toMatchObject({
      netChips: 2,
      largestWin: { hand: 0, chips: 1 },
      largestLoss: null,
    });
  });

  test('RET-2 chips that nobody else matched are not won at showdown', () => {
    // Bob is all-in for 1,000 and Alice for 5,000: 4,000 of hers are a side pot that is hers alone.
    const text = `Hand (1)
SB 50 BB 100
Uncalled: Side Pot
Stack Setup:
Alice SB 5000
Bob BB 1000

Preflop Base:
1. Alice (SB): All-In 5000
2. Bob (BB): All-In 1000

Ranking: WINNER
`;
    const won = (ranking: string): unknown =>
      report([text.replace('WINNER', ranking)]).players.map(({ wonAtShowdown: { count, of } }) => [
        count,
        of,
      ]);
    expect(won('Bob > Alice')).toEqual([
      [0, 1],
      [1, 1],
    ]);
    expect(won('Alice > Bob')).toEqual([
      [1, 1],
      [0, 1],
    ]);
  });

  test('TOUR-7 levels where they start, TOUR-8 hands that are not here', () => {
    const level = withBetween(9, 'Level: SB 100 BB 200 Ante 200').with(
      9,
      changedIn(10, ['SB 50 BB 100 Ante 100', 'SB 100 BB 200 Ante 200'])[9]!,
    );
    expect(report(level).levels).toEqual([
      { hand: 0, sb: 50, bb: 100, ante: 100 },
      { hand: 9, sb: 100, bb: 200, ante: 200 },
    ]);
    const tabled = TEN_HANDS.map((text) => text.replace('Stack Setup', 'Table: 4\nStack Setup'));
    const gap = [...tabled.slice(0, 3), ...tabled.slice(6)];
    expect(report(gap).gaps).toEqual([{ before: 3, missing: { from: 4, to: 6 } }]);
    const one = [...tabled.slice(0, 3), ...tabled.slice(4)];
    expect(report(one).gaps).toEqual([{ before: 3, missing: { from: 4, to: 4 } }]);
    expect(report(TEN_HANDS).gaps).toEqual([]);
  });
});

describe('standings', () => {
  const states = (...texts: readonly string[]): readonly string[] =>
    reportOf(checkSession(texts.join('\n')).hands).standings.map(
      ({ name, state, stack }) => `${name} ${state} ${stack}`,
    );
  const [first, second] = TEN_HANDS.map((text) =>
    text.replace('Stack Setup', 'Event: E\nStack Setup'),
  );
  const without = second!.replace('Alice 5000\n', '').replace('1. Alice: Fold\n', '');

  test('TOUR-4 who is no longer listed has left', () => {
    expect(states(first!, without)).toEqual([
      'David in 6050',
      'Bob in 3950',
      'Charlie in 3000',
      'Alice left null',
    ]);
  });

  test('TOUR-2 after a hand nobody saw to its end stacks are not certain', () => {
    const certain = (text: string): readonly unknown[] =>
      reportOf(checkSession(text).hands).standings.map(({ stack, isCertain }) => [
        stack,
        isCertain,
      ]);
    const unseen = `${first!.replace('3. Bob (SB): Fold\n', '')}\nResult: not seen\n`;
    expect(certain(first!)).toEqual([6000, 5000, 3950, 3050].map((stack) => [stack, true]));
    // Bob has posted 50, Charlie 100 and the ante of 100.
    expect(certain(unseen)).toEqual([6000, 5000, 3950, 2800].map((stack) => [stack, false]));
  });

  test('TOUR-4 who is not seen at another table has not left this one', () => {
    const at = (table: number, text: string): string =>
      text.replace('Event: E', `Event: E\nTable: ${table}`);
    expect(states(at(1, first!), at(2, without))).toEqual([
      'David in 6050',
      'Alice in 5000',
      'Bob in 3950',
      'Charlie in 3000',
    ]);
  });
});

describe('the report of another program’s hands', () => {
  interface Played {
    readonly hand: number;
    readonly event?: string;
    /** The SB first, then the BB: everybody else folds, then the SB, who loses 50. */
    readonly stacks: Readonly<Record<string, number>>;
  }

  function phh({ hand, event, stacks }: Played): string {
    const names = Object.keys(stacks);
    const others = names.slice(2);
    return [
      'variant = "NT"',
      `antes = [${names.map(() => 0).join(', ')}]`,
      `blinds_or_straddles = [50, 100${others.map(() => ', 0').join('')}]`,
      'min_bet = 100',
      `starting_stacks = [${Object.values(stacks).join(', ')}]`,
      `actions = [${others.map((_, i) => `"p${i + 3} f", `).join('')}"p1 f"]`,
      `hand = ${hand}`,
      `players = [${names.map((name) => `"${name}"`).join(', ')}]`,
      ...(event === undefined ? [] : [`event = "${event}"`]),
    ].join('\n');
  }

  function reportOn(...played: readonly Played[]): EveningReport {
    const hands: SessionHand[] = [];
    const stream = sessionStream(formatOf('phh'), {}, (hand) => hands.push(hand));
    stream.push(played.map((one, i) => `[${i + 1}]\n${phh(one)}\n`).join('\n'));
    stream.end();
    return reportOf(hands);
  }

  const first: Played = { hand: 7, stacks: { Alice: 5000, Bob: 4000, Carl: 3000 } };
  const follows = (next: Played, before = first): boolean =>
    reportOn(before, next).hands[1]!.follows;

  test('TOUR-1 a hand follows where half of the players or more have what the last one left', () => {
    expect(follows({ hand: 12, stacks: { Bob: 4050, Carl: 3000, Alice: 4950 } })).toBe(true);
    const half = { Bob: 4050, Carl: 3000, Dana: 2000, Emil: 2000 };
    expect(follows({ hand: 8, stacks: half })).toBe(true);
    expect(follows({ hand: 8, stacks: { ...half, Carl: 2000 } })).toBe(false);
    // One of three.
    expect(follows({ hand: 8, stacks: { Bob: 4000, Carl: 3000, Alice: 5000 } })).toBe(false);
    // Nobody is at both tables.
    expect(follows({ hand: 8, stacks: { Bea: 4050, Cleo: 3000, Ada: 4950 } })).toBe(false);
  });

  test('standings count what the last hand left, whoever wrote it down', () => {
    expect(reportOn(first).standings.map(({ name, state, stack }) => [name, state, stack])).toEqual(
      [
        ['Alice', 'in', 4950],
        ['Bob', 'in', 4050],
        ['Carl', 'in', 3000],
      ],
    );
  });

  test('TOUR-8 in one event the next number follows whatever the stacks, and in another nothing does', () => {
    const other = { Bob: 9000, Carl: 9000, Alice: 9000 };
    const same = { Bob: 4050, Carl: 3000, Alice: 4950 };
    const golden = { ...first, event: 'Golden' };
    expect(follows({ hand: 8, event: 'Golden', stacks: other }, golden)).toBe(true);
    expect(follows({ hand: 9, event: 'Golden', stacks: other }, golden)).toBe(false);
    expect(follows({ hand: 8, event: 'Silver', stacks: same }, golden)).toBe(false);
    expect(reportOn(golden, { hand: 11, event: 'Golden', stacks: other }).gaps).toEqual([
      { before: 1, missing: { from: 8, to: 10 } },
    ]);
    // Which hands are missing is not known between two events, nor where numbers go back.
    for (const [hand, event] of [
      [11, 'Silver'],
      [3, 'Golden'],
    ] as const) {
      expect(reportOn(golden, { hand, event, stacks: other }).gaps).toEqual([
        { before: 1, missing: null },
      ]);
    }
  });
});
