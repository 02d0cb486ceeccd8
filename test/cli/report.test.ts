import { describe, expect, test } from 'vitest';
import { readText } from '../source-files.ts';
import { sidepot } from './fake-io.ts';

const EVENING = readText('examples/evening.hand');
const files = { 'evening.hand': EVENING };
/** Luck takes a second each time: whoever is not about it leaves it out. */
const report = (...flags: string[]) =>
  sidepot(['report', 'evening.hand', '--no-luck', ...flags], { files });

describe('sidepot report', () => {
  test('says how an evening went', async () => {
    const { exit, out, err } = await sidepot(['report', 'evening.hand'], { files });
    expect([exit, err]).toEqual([0, '']);
    for (const title of [
      'Standings',
      'Out',
      'Statistics',
      'Won and lost',
      'All-in before the river',
      'Largest pots',
      'Chip counts',
    ]) {
      expect(out).toContain(title);
    }
    expect(out).not.toContain('\u001b');
  });

  test('TOUR-2 --csv: every row adds up to the chips in play', async () => {
    const { out } = await report('--csv');
    const [head, ...rows] = out
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(','));
    expect(head!.slice(8)).toEqual(['Alice', 'Bob', 'Charlie', 'Dana', 'Erin']);
    expect(rows).toHaveLength(10);
    for (const row of rows.slice(0, -1)) {
      const sum = row.slice(8).reduce((total, cell) => total + Number(cell), 0);
      expect(sum).toBe(Number(row[6]));
    }
    expect(rows.at(-1)![0]).toBe('end');
  });

  test('--json is the report as data', async () => {
    const data = JSON.parse((await report('--json')).out);
    expect(Object.keys(data)).toEqual([
      ...['hands', 'players', 'standings', 'eliminations', 'largestPots', 'levels', 'breaks'],
      ...['gaps', 'between', 'allIns', 'seconds'],
    ]);
    expect(data.hands).toHaveLength(9);
    expect(data.hands[0].counts[0]).toEqual({
      name: 'Alice',
      start: 10_000,
      end: 10_000,
      dealtIn: true,
    });
  });

  test('--html is one page without a script or anything from elsewhere', async () => {
    const { written } = await report('--html', '--out', 'evening.html');
    const page = written['evening.html']!;
    expect(page).toContain('<svg');
    expect(page).not.toMatch(/<script|https?:\/\/(?!www\.w3\.org)|\bon\w+=/i);
    const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links.filter((id) => !ids.has(id))).toEqual([]);
    expect(links.length).toBeGreaterThan(30);
  });

  test('--hands-of lists the hands of one figure', async () => {
    // Bob's lines before the flop, read off the text.
    const paid = EVENING.split(/^(?=Hand \()/m).flatMap((hand, i) => {
      const before = hand.split(/^Flop Base/m)[0]!;
      return /^\d+\. Bob(?: \(\w+\))?: (?:Call|Bet|Raise|All-In)/m.test(before) ? [i + 1] : [];
    });
    const { out } = await report('--hands-of', 'bob:vpip');
    expect(out).toMatch(/^Bob, VPIP \d of \d: /);
    expect(out.trimEnd().split(': ')[1]).toBe(paid.join(', ') || 'none');
    expect((await report('--hands-of', 'Bob')).out.split('\n')).toHaveLength(7);
    expect((await report('--hands')).out).toContain('Erin, 3-bet');
  });

  test.each([
    [['--hands-of', 'Bbo'], 'perhaps Bob'],
    [['--hands-of', 'Bob:luckiness'], 'vpip, pfr, 3bet'],
    [['--csv', '--json'], 'contradict each other'],
    [['--out', ''], 'must not be empty'],
  ])('%j is wrong usage', async (flags, words) => {
    const { exit, err } = await report(...flags);
    expect(exit).toBe(2);
    expect(err).toContain(words);
  });

  test('a file that cannot be written or read ends with 2', async () => {
    const locked = await sidepot(['report', 'evening.hand', '--no-luck', '--out', 'x'], {
      files,
      locked: ['x'],
    });
    expect([locked.exit, locked.err]).toEqual([2, 'sidepot: cannot write x: permission denied\n']);
    const missing = await sidepot(['report', '--no-luck', 'evening.hand', 'gone.hand'], { files });
    expect(missing.exit).toBe(2);
    expect(missing.out).toContain('Standings');
  });

  test('NOTE-3 an empty input says so', async () => {
    const { exit, out, err } = await sidepot(['report'], { stdin: '' });
    expect([exit, out]).toEqual([1, '']);
    expect(err).toContain('there is no hand to report on');
  });

  test('an error in one hand is said, and the rest is reported', async () => {
    const stdin = EVENING.replace('Erin: Bet 1500', 'Erin: Bet 15000');
    const { exit, out, err } = await sidepot(['report', '--no-luck'], { stdin });
    expect(exit).toBe(1);
    expect(err).toContain('CHIP-3  error');
    expect(out).toContain('Not in the statistics: 2 (not settled)');
  });

  test('names that steer terminals, pages and spreadsheets are only names', async () => {
    const stdin = EVENING.replaceAll('Alice', '=cmd|x <b>&').replaceAll('Erin', 'E,"r"in');
    const csv = await sidepot(['report', '--csv'], { stdin });
    expect(csv.out.split('\r\n')[0]).toContain(`'=cmd|x <b>&,`);
    expect(csv.out.split('\r\n')[0]).toContain('"E,""r""in"');
    const page = await sidepot(['report', '--html', '--no-luck'], { stdin });
    expect(page.out).not.toContain('<b>&');
    expect(page.out).toContain('&lt;b&gt;');
  });

  test('reads other formats: one file is hands in their order', async () => {
    const { out: phh } = await sidepot(['convert', 'evening.hand', '--to', 'phh'], { files });
    const { exit, out } = await sidepot(['report', '--no-luck'], { stdin: phh });
    expect(exit).toBe(0);
    const [, table] = out.split('Statistics\n');
    const [, own] = (await report()).out.split('Statistics\n');
    expect(table!.split('\n\n')[0]).toBe(own!.split('\n\n')[0]);
  });

  test('the picture of the manual is what --svg gives', async () => {
    expect((await report('--svg')).out).toBe(readText('docs/pictures/report.svg'));
  });
});
