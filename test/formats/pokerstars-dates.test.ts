import { expect, test } from 'vitest';
import { readIso, toEastern, toUtc } from '../../src/formats/dates.ts';
import { readHeader } from '../../src/formats/pokerstars/header.ts';

const header = (date: string) =>
  readHeader(`PokerStars Hand #1: Hold'em No Limit ($1/$2 USD) - ${date}`).date;

test.each([
  // Clocks went forward on 12 March 2023 and back on 5 November; before 2007 in April and October.
  ['2023/03/12 1:59:59 ET', '2023-03-12T01:59:59-05:00'],
  ['2023/03/12 3:00:00 ET', '2023-03-12T03:00:00-04:00'],
  ['2023/11/05 2:00:00 ET', '2023-11-05T02:00:00-05:00'],
  ['2006/04/02 3:00:00 ET', '2006-04-02T03:00:00-04:00'],
  ['2006/10/29 2:00:00 ET', '2006-10-29T02:00:00-05:00'],
  ['2013/10/04 19:53:27 CET [2013/10/04 13:53:27 ET]', '2013-10-04T13:53:27-04:00'],
  ['2024/01/15 14:30:00 UTC', '2024-01-15T14:30:00Z'],
  ['2024/01/15 14:30:00', '2024-01-15T14:30:00'],
  ['2024/02/31 14:30:00 ET', null],
  ['2000/01/01 0:02:30 ET', null],
])('%s is %s', (written, iso) => {
  expect(header(written)).toBe(iso);
});

test('a moment is the same on New York’s clocks and in UTC', () => {
  const { at, offset } = readIso('2024-07-01T03:30:00+02:00')!;
  expect(toEastern(at, offset)).toMatchObject({ day: 30, hour: 21, minute: 30 });
  expect(toUtc(at, offset)).toMatchObject({ day: 1, hour: 1, minute: 30 });
  expect(readIso('2024-13-01')).toBe(null);
});
