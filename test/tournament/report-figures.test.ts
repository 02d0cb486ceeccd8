import { describe, expect, test } from 'vitest';
import { checkSession, reportOf } from '../../src/tournament/index.ts';
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
    ]).toEqual(['–', '33%']);
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

  test('the time each hand took: a minute, and none where it is not known', () => {
    expect(report(TEN_HANDS).seconds).toEqual({
      known: 10,
      average: 60,
      longest: 60,
      shortest: 60,
    });
    const other = changedIn(10, ['ended_at: 00:10:00', 'ended_at: 00:10:30']);
    expect(report(other).seconds).toEqual({ known: 10, average: 63, longest: 90, shortest: 60 });
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
    expect(report(TEN_HANDS).gaps).toEqual([]);
  });
});
