import { describe, expect, test } from 'vitest';
import { changedIn, TEN_HANDS, withBetween } from '../ten-hands.ts';
import { remediesOf, sentences } from './four-hands.ts';

describe('TOUR-6 clocks', () => {
  const timed = (hand: number, times: string, date = ''): string[] =>
    changedIn(
      hand,
      [`started_at: 00:0${hand - 1}:00 ended_at: 00:0${hand}:00`, times],
      ['Stack Setup', `${date}Stack Setup`],
    ).slice(0, 6);

  test.each<[string, string[], number, string[]]>([
    [
      'a start before the end before',
      timed(5, 'started_at: 00:03:59 ended_at: 00:05:00'),
      5,
      ['TOUR-6 warning: The hand starts at 00:03:59, but the one before ended at 00:04:00.'],
    ],
    ['a start at the end before', timed(5, 'started_at: 00:04:00 ended_at: 00:05:00'), 5, []],
    [
      'an end before the start',
      timed(5, 'started_at: 00:04:30 ended_at: 00:04:29'),
      5,
      [
        'TOUR-6 warning: The hand ends at 00:04:29, before it started at 00:04:30. After midnight `Date:` in the header says that it is the next day.',
      ],
    ],
    ['an end at the start', timed(5, 'started_at: 00:04:30 ended_at: 00:04:30'), 5, []],
    [
      'hours and minutes count too',
      timed(5, 'started_at: 01:00:00 ended_at: 00:59:59'),
      5,
      [
        'TOUR-6 warning: The hand ends at 00:59:59, before it started at 01:00:00. After midnight `Date:` in the header says that it is the next day.',
      ],
    ],
    [
      'where the end is not known, the start before counts',
      timed(4, 'started_at: 00:03:00 ended_at: HH:MM:SS').with(
        4,
        timed(5, 'started_at: 00:02:59 ended_at: 00:05:00')[4]!,
      ),
      5,
      ['TOUR-6 warning: The hand starts at 00:02:59, but the one before started at 00:03:00.'],
    ],
    [
      'where neither is known, nothing',
      timed(4, 'started_at: HH:MM:SS ended_at: HH:MM:SS').with(
        4,
        timed(5, 'started_at: 00:00:00 ended_at: 00:05:00')[4]!,
      ),
      5,
      [],
    ],
  ])('%s', (_, hands, hand, expected) => {
    expect(sentences(hands.join('\n'), hand).filter((one) => one.startsWith('TOUR-6'))).toEqual(
      expected,
    );
  });

  test('a hand may end where it started, so the end before may be moved there', () => {
    const text = timed(5, 'started_at: 00:03:00 ended_at: 00:05:00').join('\n');
    expect(remediesOf(text, 5)).toEqual(['write started_at: 00:04:00', 'write ended_at: 00:03:00']);
    const earlier = timed(5, 'started_at: 00:02:59 ended_at: 00:05:00').join('\n');
    expect(remediesOf(earlier, 5)).toEqual([
      'write started_at: 00:04:00',
      'write started_at: HH:MM:SS',
    ]);
  });

  const dated = (...dates: string[]): string[] =>
    TEN_HANDS.slice(0, dates.length).map((text, i) =>
      text.replace('Stack Setup', `Date: ${dates[i]}\nStack Setup`),
    );

  test('with a date an end before the start is the next day', () => {
    const [first, second] = dated('2026-03-01', '2026-03-02');
    const late = first!.replace(
      'started_at: 00:00:00 ended_at: 00:01:00',
      'started_at: 23:59:00 ended_at: 00:01:00',
    );
    expect(sentences([late, second].join('\n'), 2)).toEqual([]);
    const [, same] = dated('2026-03-01', '2026-03-01');
    const text = [late, same].join('\n');
    expect(sentences(text, 2)).toEqual([
      'TOUR-6 warning: The hand starts at 00:01:00, but the one before ended at 00:01:00 (2026-03-01).',
    ]);
    expect(remediesOf(text, 2)).toEqual(['write Date: 2026-03-02', 'write started_at: HH:MM:SS']);
  });

  test('where one of two hands has no date, nothing is known of the days between', () => {
    const [first] = dated('2026-03-01');
    const second = TEN_HANDS[1]!.replace('started_at: 00:01:00', 'started_at: 00:00:10');
    expect(sentences([first, second].join('\n'), 2)).toEqual([]);
  });
});

describe('TOUR-7 levels', () => {
  const BLINDS = 'SB 50 BB 100 Ante 100';
  const at = (blinds: string, ...lines: string[]): string =>
    withBetween(9, ...(lines.length > 0 ? lines : ['Note: nothing']))
      .with(9, changedIn(10, [BLINDS, blinds])[9]!)
      .join('\n');

  test.each<[string, string, string[], string[]]>([
    ['the same', BLINDS, [], []],
    [
      'up without a line',
      'SB 100 BB 200 Ante 200',
      [],
      [
        'TOUR-7 info: The level changes to 100/200/200; `Level: SB 100 BB 200 Ante 200` under `Between Hands:` says so.',
      ],
    ],
    ['up with a line', 'SB 100 BB 200 Ante 200', ['Level: SB 100 BB 200 Ante 200'], []],
    [
      'the ante away, the big blind up',
      'SB 100 BB 200',
      [],
      [
        'TOUR-7 info: The level changes to 100/200; `Level: SB 100 BB 200` under `Between Hands:` says so.',
      ],
    ],
    [
      'a smaller small blind alone',
      'SB 40 BB 100 Ante 100',
      [],
      ['TOUR-7 warning: The blinds go down from 50/100/100 to 40/100/100.'],
    ],
    [
      'a smaller ante alone',
      'SB 50 BB 100 Ante 50',
      [],
      ['TOUR-7 warning: The blinds go down from 50/100/100 to 50/100/50.'],
    ],
    [
      'a smaller big blind',
      'SB 50 BB 90 Ante 100',
      [],
      ['TOUR-7 warning: The blinds go down from 50/100/100 to 50/90/100.'],
    ],
    [
      'a larger small blind alone',
      'SB 60 BB 100 Ante 100',
      [],
      [
        'TOUR-7 info: The level changes to 60/100/100; `Level: SB 60 BB 100 Ante 100` under `Between Hands:` says so.',
      ],
    ],
    [
      'down with a line',
      'SB 25 BB 50 Ante 50',
      ['Level: SB 25 BB 50 Ante 50'],
      ['TOUR-7 warning: The blinds go down from 50/100/100 to 25/50/50.'],
    ],
    [
      'others than the line says',
      'SB 60 BB 120 Ante 120',
      ['Level: SB 100 BB 200'],
      [
        "TOUR-7 warning: The blinds are 60/120/120, but the level is 100/200. Write the level's blinds here, or mend the `Level` line.",
      ],
    ],
    [
      'the last of two lines counts',
      'SB 60 BB 120 Ante 120',
      ['Level: SB 100 BB 200', 'Level: SB 60 BB 120 Ante 120'],
      [],
    ],
  ])('%s', (_, blinds, lines, expected) => {
    expect(sentences(at(blinds, ...lines), 10).filter((one) => one.startsWith('TOUR-7'))).toEqual(
      expected,
    );
  });
});
