import { describe, expect, test } from 'vitest';
import { sidepot } from '../cli/fake-io.ts';
import { convert, evening, foldedHand, linesOf, tablesIn } from './evening.ts';
import { FOREIGN_IDS } from './foreign-formats.ts';

describe('date and chairs of the text', () => {
  const CHAIRS = ['3 6 8 of 9', '6 8 1 3 of 9', '1 3 6 8 of 9'] as const;
  const DATED = evening({ date: true, chairs: CHAIRS });

  test('PokerStars text has them in its first lines', async () => {
    const { out, err } = await convert('pokerstars', DATED);
    expect(tablesIn(out)).toEqual([
      ['9-max #3', '3 Alice', '6 Bob', '8 Charlie'],
      ['9-max #6', '1 Erin', '3 Alice', '6 Bob', '8 Charlie'],
      ['9-max #1', '1 Erin', '3 Alice', '6 Bob'],
    ]);
    expect([...out.matchAll(/\) - (.+)$/gm)].map(([, date]) => date)).toEqual([
      '2026/11/16 23:50:00 ET',
      '2026/11/16 23:55:00 ET',
      '2026/11/17 0:03:00 ET',
    ]);
    expect(err).not.toContain('date');
  });

  test('Open Hand History has them in its fields', async () => {
    const { out } = await convert('ohh', DATED);
    const second = JSON.parse(out.trim().split('\n\n')[1]!).ohh;
    expect(second).toMatchObject({
      start_date_utc: '2026-11-16T23:55:00Z',
      table_size: 9,
      dealer_seat: 6,
      players: [
        { name: 'Bob', seat: 6 },
        { name: 'Charlie', seat: 8 },
        { name: 'Erin', seat: 1 },
        { name: 'Alice', seat: 3 },
      ],
    });
  });

  test('PHH has them by position: p1 is the SB, the button comes last', async () => {
    const { out } = await convert('phh', DATED);
    expect(
      linesOf(out, 'seats', 'seat_count', 'time ', 'day', 'month', 'year', '_sidepot_chairs'),
    ).toEqual([
      ...[
        'seats = [6, 8, 3]',
        'seat_count = 9',
        'time = 23:50:00',
        'day = 16',
        'month = 11',
        'year = 2026',
      ],
      ...[
        'seats = [8, 1, 3, 6]',
        'seat_count = 9',
        'time = 23:55:00',
        'day = 16',
        'month = 11',
        'year = 2026',
      ],
      ...[
        'seats = [3, 6, 1]',
        'seat_count = 9',
        'time = 00:03:00',
        'day = 17',
        'month = 11',
        'year = 2026',
      ],
      // Charlie is out and still has a chair.
      "_sidepot_chairs = '1 3 6 8'",
    ]);
  });

  test.each([
    ['phh', '1 3 6 8 of 9'],
    // Eliminated players are not in these formats, nor are their chairs.
    ['pokerstars', '1 3 6 of 9'],
    ['ohh', '1 3 6 of 9'],
  ])('%s and back', async (format, last) => {
    const there = (await convert(format, DATED)).out;
    const { out } = await convert('notation', there);
    expect(
      linesOf(out, 'Date', 'Chairs', 'started_at').map((line) => line.split(' ended')[0]),
    ).toEqual([
      ...['started_at: 23:50:00', 'Date: 2026-11-16', `Chairs: ${CHAIRS[0]}`],
      ...['started_at: 23:55:00', 'Date: 2026-11-16', `Chairs: ${CHAIRS[1]}`],
      ...['started_at: 00:03:00', 'Date: 2026-11-17', `Chairs: ${last}`],
    ]);
    // From format to format, with nothing of ours between.
    const again = (await convert(format, there)).out;
    // A PHH reader has to tell whose ante it is, and then it is written down.
    expect(again.replaceAll("_sidepot_ante_type = 'bb'\n", '')).toBe(there);
  });

  test('PHH gives the whole evening back, letter for letter', async () => {
    const text = evening({ date: true, chairs: CHAIRS, more: 'Tags: bluff, river #1' });
    const there = await convert('phh', text);
    expect(there.err).toBe('');
    expect((await convert('notation', there.out)).out).toBe(text);
  });

  test('a dead button stands on its own chair', async () => {
    const text = foldedHand(1, ['A', 'B', 'C', 'D'], 'Chairs: 5 7 8 2 of 9\n')
      .replace('A Dealer 1000', 'A Dealer 0')
      .replace('2. A (Dealer): Fold\n3. B', '2. B');
    for (const format of ['pokerstars', 'ohh']) {
      const there = (await convert(format, text)).out;
      const { out } = await convert('notation', there);
      expect(linesOf(out, 'Chairs', 'Seat')).toEqual(['Chairs: 5 7 8 2 of 9', 'Seat 5 Dealer 0']);
    }
  });

  test('a list that starts elsewhere is turned with its chairs', async () => {
    const text = foldedHand(1, ['A', 'B', 'C'], 'Chairs: 9 2 5\n').replace(
      'A Dealer 1000\nB SB 1000\nC BB 1000',
      'B SB 1000\nC BB 1000\nA Dealer 1000',
    );
    // B has chair 9, C 2 and A 5.
    expect(tablesIn((await convert('pokerstars', text)).out)).toEqual([
      ['9-max #5', '2 C', '5 A', '9 B'],
    ]);
    expect(linesOf((await convert('notation', text)).out, 'Chairs')).toEqual(['Chairs: 5 9 2']);
  });

  test.each([
    ['one twice', '3 3 5 of 9'],
    ['too few', '3 4 of 9'],
    ['not clockwise', '3 5 4 of 9'],
    ['above the table', '3 4 10 of 9'],
    ['no such chair', '0 1 2'],
  ])('chairs nobody can sit on are a loss: %s', async (_, chairs) => {
    const text = foldedHand(1, ['A', 'B', 'C'], `Chairs: ${chairs}\n`);
    for (const format of FOREIGN_IDS) {
      expect((await convert(format, text)).err).toContain('The chairs are not kept');
    }
    expect(tablesIn((await convert('pokerstars', text)).out)).toEqual([
      ['6-max #1', '1 A', '2 B', '3 C'],
    ]);
    expect(linesOf((await convert('phh', text)).out, 'seats')).toEqual([]);
  });

  test('with a video the times are places in it, and only the date is written', async () => {
    const text = evening({ date: true, more: 'Video: stream.mp4' });
    const stars = await convert('pokerstars', text);
    expect(stars.out).toContain(' - 2026/11/16 0:00:00 ET\n');
    expect(stars.out).not.toContain('23:5');
    expect(stars.err).toContain('0:00:00 is written');
    const ohh = (await convert('ohh', text)).out;
    expect(ohh).toContain('"start_date_utc":"2026-11-16T00:00:00Z"');
    const phh = (await convert('phh', text)).out;
    expect(linesOf(phh, 'time')).toEqual([]);
    expect(linesOf((await convert('notation', phh)).out, 'started_at')[1]).toBe(
      'started_at: 23:55:00 ended_at: 00:02:00',
    );
  });

  test('without a date it is the year in which nothing was played, as ever', async () => {
    const { out, err } = await convert('pokerstars', evening({}));
    expect(out).toContain(' - 2000/01/01 23:50:00 ET\n');
    expect(err).toContain('2000/01/01 is written');
    expect(linesOf((await convert('notation', out)).out, 'Date')).toEqual([]);
  });

  test('a date that is not known to the day is not the date of a hand', async () => {
    const phh = (await convert('phh', DATED)).out.replace(/^(?:time|day) = .*\n/gm, '');
    expect(linesOf((await convert('notation', phh)).out, 'Date')).toEqual([]);
    expect((await convert('pokerstars', phh)).err).toContain('2000/01/01 is written');
  });
});

describe('hands that did not end', () => {
  const CUT = evening({})
    .split(/(?=^Hand)/m)[1]!
    .replace(/\nShowdown:[\s\S]*/, '\nResult: not seen\n');
  const VOID = CUT.replace('not seen', 'void');

  test.each(['pokerstars', 'ohh'])(
    '%s: a hand whose end nobody saw stops early',
    async (format) => {
      const { out, err, exit } = await convert(format, CUT);
      expect(exit).toBe(0);
      expect(err).toContain(
        'Nobody saw the end of the hand; it is written as one that stops early.',
      );
      expect(out).not.toMatch(/collected|win_amount/);
      expect((await convert('notation', out)).out).toContain('4. Erin (BB): All-In 2800\n');
    },
  );

  test.each(['pokerstars', 'ohh'])('TOUR-9 %s has no misdeals', async (format) => {
    const { out, err, exit } = await convert(format, `${VOID}\n${CUT}`);
    expect(exit).toBe(1);
    expect(err).toContain('Hand 2 is not written: it was a misdeal (`Result: void`)');
    expect(out.match(/Hand #|"ohh"/g)).toHaveLength(1);
  });

  test.each([
    ['not seen', CUT],
    ['void', VOID],
  ])('PHH keeps both: %s', async (_, text) => {
    const there = await convert('phh', text);
    expect(there.err).toBe('');
    expect((await convert('notation', there.out)).out).toBe(text);
    expect((await sidepot(['check'], { stdin: there.out })).exit).toBe(0);
  });

  test('TOUR-9 PHH: after a misdeal everybody has what they started with', async () => {
    const { out } = await convert('phh', VOID);
    expect(linesOf(out, 'finishing_stacks', 'winnings', '_sidepot_result')).toEqual([
      'finishing_stacks = [2800, 3000, 5250, 3950]',
      "_sidepot_result = 'void'",
    ]);
  });
});

describe('between the hands', () => {
  test.each(['pokerstars', 'ohh'])('FORM-2 %s: what is lost is said once', async (format) => {
    const { err } = await convert(format, evening({ more: 'Tags: bluff' }));
    expect(err.match(/What happened between the hands is not kept\./g)).toHaveLength(1);
    expect(err.match(/Tags are not kept: bluff\./g)).toHaveLength(1);
    expect(err).toContain('FORM-2  tags: the same in 2 more hands');
  });

  test.each([
    ['a line of nobody’s', "['Ada: Dances']"],
    ['a line in two', '["Alice: Leaves\\nBob: Leaves"]'],
    ['a hand among them', '["Note: x\\n\\nHand (9)\\nSB 1 BB 2"]'],
  ])('FORM-2 PHH: %s is not kept, and that is said', async (_, value) => {
    const there = (await convert('phh', evening({}))).out;
    const broken = there.replace(/^_sidepot_between = .*$/m, `_sidepot_between = ${value}`);
    const { out, err, exit } = await convert('notation', broken);
    expect(exit).toBe(0);
    expect(err).toContain('What happened between the hands is not kept');
    expect(out).not.toContain('Between');
  });
});
