import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { writeSuite } from '../../src/suite/suite-file.ts';
import { pathOf } from '../source-files.ts';
import { sidepot } from './fake-io.ts';
import { SMALL_SUITE } from './small-suite.ts';

const pages = {
  'suite.html': '<p>page</p><script type="application/json" id="sidepot-data"></script>',
};
const small = ['suite', 'generate', '--count', '3', '--category', 'folds'];

describe('suite generate', () => {
  test('writes the suite, a hand for each case and the page, and says what to do next', async () => {
    const { written, out, exit } = await sidepot([...small, '--out', 'mine/'], { pages });
    expect(exit).toBe(0);
    const files = Object.keys(written).sort();
    const caseFiles = files.filter((path) => /^mine\/cases\/[a-z-]+-\d{4}\.json$/.test(path));
    expect(files.filter((path) => !caseFiles.includes(path))).toEqual([
      'mine/cases.jsonl',
      'mine/cases/TC-1.1.hand',
      'mine/cases/TC-2.1.hand',
      'mine/cases/TC-3.1.hand',
      'mine/index.html',
      'mine/suite.json',
    ]);
    // Each line of cases.jsonl is one of the files, and three of them are the suite's cases.
    const lines = written['mine/cases.jsonl']!.trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line).id).toSorted()).toEqual(
      caseFiles.map((path) => JSON.parse(written[path]!).id).toSorted(),
    );
    expect(
      lines.filter((line) => !/\/(illegal|empty-seats|short-posts)\//.test(line)),
    ).toHaveLength(3);
    const suite = JSON.parse(written['mine/suite.json']!);
    expect(suite.cases).toHaveLength(3);
    expect(suite.cases[0].hand).toBe(written['mine/cases/TC-1.1.hand']);
    expect(written['mine/index.html']).toContain('TC-3.1');
    expect(out).toContain('3 cases from seed 1');
    expect(out).toContain('sidepot suite run mine/cases.jsonl --app');
  });

  test('--json says what was written', async () => {
    const { out } = await sidepot([...small, '--json'], { pages });
    expect(JSON.parse(out)).toMatchObject({ seed: 1, cases: 3, folder: 'sidepot-suite' });
  });

  test('the same seed gives the same bytes, another seed others', async () => {
    const [a, b, c] = await Promise.all(
      ['5', '5', '6'].map((seed) => sidepot([...small, '--seed', seed], { pages })),
    );
    expect(a!.written).toEqual(b!.written);
    expect(a!.written).not.toEqual(c!.written);
  });

  test.each([[['--plain']], [['--profile', 'plain']], [['--plain', '--profile', 'plain']]])(
    '%j writes three header lines and the documents’ times',
    async (flags) => {
      const { written, exit } = await sidepot([...small, ...flags], { pages });
      expect(exit).toBe(0);
      const { cases, version } = JSON.parse(written['sidepot-suite/suite.json']!);
      expect(version).toBe(2);
      for (const { hand } of cases) {
        expect(hand).toMatch(
          /^Hand \(\d\)\nstarted_at: 00:02:30 ended_at: 00:05:40\nSB \d+ BB \d+ Ante \d+\nStack Setup:\n/,
        );
      }
    },
  );

  describe('--only and --without choose what is written', () => {
    const idsOf = (written: Record<string, string>): readonly string[] =>
      written['sidepot-suite/cases.jsonl']!.trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line).id);
    const table = ['suite', 'generate', '--profile', 'classic', '--count', '30'];

    test('the cases that are left keep their ids and their content', async () => {
      const whole = await sidepot(table, { pages });
      const some = await sidepot([...table, '--without', 'side-pots,illegal'], { pages });
      expect(some.exit).toBe(0);
      const lines = whole.written['sidepot-suite/cases.jsonl']!.trimEnd().split('\n');
      const left = lines.filter((line) => {
        const { id, expect } = JSON.parse(line);
        return !id.includes('/illegal/') && expect.pots.length < 2;
      });
      expect(left.length).toBeGreaterThan(5);
      expect(left.length).toBeLessThan(lines.length);
      expect(some.written['sidepot-suite/cases.jsonl']).toBe(`${left.join('\n')}\n`);
      const suite = JSON.parse(some.written['sidepot-suite/suite.json']!);
      for (const { id, hand } of suite.cases) {
        expect(some.written[`sidepot-suite/cases/${id}.hand`]).toBe(hand);
        expect(whole.written[`sidepot-suite/cases/${id}.hand`]).toBe(hand);
      }
    });

    test('a category and a feature: what has either', async () => {
      const { written } = await sidepot([...table, '--only', 'mixed,heads-up'], { pages });
      const cases = written['sidepot-suite/cases.jsonl']!.trimEnd().split('\n');
      for (const { id, table } of cases.map((line) => JSON.parse(line))) {
        const players = table.seats.filter(({ stack }: { stack: number }) => stack > 0);
        expect(id.includes('/mixed/') || players.length === 2).toBe(true);
      }
    });

    test('illegal cases alone are no hands, so there is no page, and an older one goes', async () => {
      const files = {
        'sidepot-suite/suite.json': '{"version":2,"seed":1,"cases":[]}',
        'sidepot-suite/index.html': '',
      };
      const ran = await sidepot([...table, '--only', 'illegal'], { pages, files });
      expect(ran.removed).toEqual(['sidepot-suite/index.html']);
      expect(idsOf(ran.written).every((id) => id.includes('/illegal/'))).toBe(true);
      expect(ran.out).toMatch(/^\d+ cases? from seed 1/);
      expect(ran.out).not.toContain('.hand');
    });

    test.each([
      ['what is neither', ['--only', 'headsup'], '`headsup`: heads-up?'],
      ['what leaves nothing', ['--only', 'bb-ante'], 'no case is left to write'],
    ])('%s is wrong usage', async (_, flags, words) => {
      const ran = await sidepot([...table, ...flags], { pages });
      expect(ran.exit).toBe(2);
      expect(ran.err).toContain(words);
      expect(ran.written).toEqual({});
    });
  });

  test('an older suite is replaced, its accepted answers stay', async () => {
    const files = {
      'old/suite.json': '{"version":2,"seed":1,"cases":[\n{"id":"TC-1.1"},\n{"id":"TC-9.1"}\n]}\n',
      'old/cases.jsonl': '{"id":"collector/folds/0001"}\n{"id":"collector/mixed/0009"}\n',
      'old/suite.accepted.json': '{}',
      'old/index.html': '',
      'old/cases/TC-1.1.hand': '',
      'old/cases/TC-9.1.hand': '',
      'old/cases/folds-0001.json': '',
      'old/cases/mixed-0009.json': '',
    };
    const ran = await sidepot([...small, '--out', 'old'], { pages, files });
    expect(ran.exit).toBe(0);
    expect(ran.removed).toEqual(['old/cases/TC-9.1.hand', 'old/cases/mixed-0009.json']);
    expect(ran.written).not.toHaveProperty('old/suite.accepted.json');
  });

  test.each([
    ['another file', { 'old/thesis.doc': '' }, 'thesis.doc'],
    [
      'another file among the cases',
      { 'old/suite.json': '{"version":2}', 'old/cases/mine.hand': '' },
      'cases/mine.hand',
    ],
    [
      'a case of nobody',
      { 'old/suite.json': '{"version":2,"seed":1}', 'old/cases/report-2024.json': '' },
      'cases/report-2024.json',
    ],
    ['a suite of something else', { 'old/suite.json': '{"my":"tests"}' }, '(suite.json)'],
    ['a page of somebody else', { 'old/index.html': '' }, 'index.html'],
  ])('a folder that holds %s is left alone', async (_, files, words) => {
    const ran = await sidepot([...small, '--out', 'old'], { pages, files });
    expect(ran.exit).toBe(2);
    expect(ran.err).toContain(words);
    expect(ran.written).toEqual({});
  });

  test.each(['a hand', 'a case', 'the page'])(
    'where %s cannot be written, the same folder is taken again',
    async (what) => {
      const whole = await sidepot([...small, '--out', 'mine'], { pages });
      const path = Object.keys(whole.written).find((one) =>
        what === 'a hand'
          ? one.endsWith('.hand')
          : one.endsWith(what === 'a case' ? '1.json' : '.html'),
      )!;
      const stopped = await sidepot([...small, '--out', 'mine'], { pages, locked: [path] });
      expect(stopped.exit).toBe(2);
      expect(stopped.err).toContain('cannot write mine');
      const again = await sidepot([...small, '--out', 'mine'], { pages, files: stopped.written });
      expect(again.exit).toBe(0);
      expect(again.written).toEqual(whole.written);
    },
  );

  test('where suite.json cannot be written, nothing is', async () => {
    const ran = await sidepot([...small, '--out', 'mine'], { pages, locked: ['mine/suite.json'] });
    expect(ran.exit).toBe(2);
    expect(ran.written).toEqual({});
  });

  test('without the built page everything else is written, and that is said', async () => {
    const { written, err, exit } = await sidepot(small);
    expect(exit).toBe(0);
    expect(err).toContain('npm run build');
    expect(written).not.toHaveProperty('sidepot-suite/index.html');
  });

  test.each([
    ['a seed that is none', ['--seed', 'x'], 'whole number'],
    ['too many cases', ['--count', '301'], 'from 1 to 300'],
    ['two profiles at once', ['--plain', '--profile', 'collector'], '--profile collector'],
    ['a profile that is none', ['--profile', 'fancy'], 'plain'],
    ['a table that is too large', ['--players', '3-10'], '2 to 9'],
    ['an unknown category', ['--category', 'bluffs'], 'folds'],
    ['what no suite has', ['--category', 'side-pots', '--count', '200'], '200'],
  ])('%s is wrong usage', async (_, flags, words) => {
    const ran = await sidepot(['suite', 'generate', ...flags], { pages });
    expect(ran.exit).toBe(2);
    expect(ran.err).toContain(words);
  });

  test('a disk that cannot be written is told', async () => {
    const locked = ['sidepot-suite/suite.json'];
    const ran = await sidepot(small, { pages, locked });
    expect(ran.exit).toBe(2);
    expect(ran.err).toContain('permission denied');
  });
});

describe('suite check', () => {
  const text = writeSuite(SMALL_SUITE);

  test('a wrong figure is found with case, rule and place', async () => {
    const wrong = text.replace('"amount":41000', '"amount":41001');
    const ran = await sidepot(['suite', 'check', '-'], { stdin: wrong });
    expect(ran.exit).toBe(1);
    expect(ran.out).toMatch(/^TC-1\.1 {2}POT-\d {2}cases\[0\]\.expected\.pots\[0\]/m);
  });

  test('prints quotas and coverage', async () => {
    const { out } = await sidepot(['suite', 'check', '-'], { stdin: text });
    expect(out).toContain('Quotas');
    expect(out).toContain('ODD-1');
  });

  test('--json is the report', async () => {
    const { out } = await sidepot(['suite', 'check', '-', '--json'], { stdin: text });
    expect(Object.keys(JSON.parse(out))).toEqual(
      expect.arrayContaining(['ok', 'findings', 'quotas', 'coverage']),
    );
  });

  test('a file that is not a suite is told with its place', async () => {
    const ran = await sidepot(['suite', 'check', '-'], { stdin: '{"version":2}' });
    expect(ran.exit).toBe(1);
    expect(ran.out).toContain('SUITE-1');
    const json = await sidepot(['suite', 'check', '-', '--json'], { stdin: '{"version":2}' });
    expect(JSON.parse(json.out)).toMatchObject({ ok: false });
  });

  test.each([
    ['a suite', writeSuite({ ...SMALL_SUITE, cases: [] })],
    ['a page', '<!doctype html><h1>Cases</h1>'],
  ])('%s without cases is told so, with no table of zeros', async (_, stdin) => {
    const { out, exit } = await sidepot(['suite', 'check', '-'], { stdin });
    expect(exit).toBe(1);
    expect(out).toMatch(/^There are no cases in it: nothing was checked\.\n$/m);
    expect(out).not.toContain('Quotas');
    const json = await sidepot(['suite', 'check', '-', '--json'], { stdin });
    expect(JSON.parse(json.out)).toMatchObject({ ok: false, cases: 0 });
  });

  test('--strict wants a whole suite', async () => {
    const made = await sidepot(small, { pages });
    const stdin = made.written['sidepot-suite/suite.json']!;
    expect((await sidepot(['suite', 'check', '-'], { stdin })).exit).toBe(0);
    expect((await sidepot(['suite', 'check', '-', '--strict'], { stdin })).exit).toBe(1);
  });
});

describe('suite check and suite add of hand-made cases', () => {
  const page = readFileSync(pathOf('test/suite/hand-made-page.html.txt'), 'utf8');
  const suite = writeSuite({ ...SMALL_SUITE, cases: SMALL_SUITE.cases.slice(0, 1) });

  test('a page is checked, with the line of the page', async () => {
    expect((await sidepot(['suite', 'check', '-'], { stdin: page })).exit).toBe(0);
    const stdin = page.replace('40,000 (7.5%)', '60,000 (7.5%)');
    const { out, exit } = await sidepot(['suite', 'check', '-'], { stdin });
    expect(exit).toBe(1);
    expect(out).toMatch(/^TC-41\.1 {2}POT-1 {2}line \d+\n {2}Side Pot 1 is 40,000, not 60,000/m);
    const json = await sidepot(['suite', 'check', '-', '--json'], { stdin });
    expect(Object.keys(JSON.parse(json.out))).toEqual(expect.arrayContaining(['ok', 'findings']));
  });

  test('cases are added with their ids, and where --out says', async () => {
    const files = { 'suite.json': suite, 'cases.html': page };
    const { written, out, exit } = await sidepot(
      ['suite', 'add', 'suite.json', 'cases.html', '--out', 'more.json'],
      { files },
    );
    expect(exit).toBe(0);
    expect(out).toBe('2 cases taken; more.json has 3 cases\n');
    expect(Object.keys(written)).toEqual(['more.json']);
    const ids = JSON.parse(written['more.json']!).cases.map(({ id }: { id: string }) => id);
    expect(ids).toEqual(['TC-1.1', 'TC-41.1', 'TC-42.1']);
  });

  test('a clash of ids is said and nothing is written', async () => {
    const files = { 'suite.json': suite, 'again.json': suite };
    const ran = await sidepot(['suite', 'add', 'suite.json', 'again.json', '--json'], { files });
    expect(ran.exit).toBe(1);
    expect(ran.written).toEqual({});
    expect(JSON.parse(ran.out)).toMatchObject({
      taken: [],
      refused: [{ rule: 'SUITE-3' }],
      cases: 1,
    });
  });

  test('a suite that is none is wrong usage', async () => {
    const ran = await sidepot(['suite', 'add', 'cases.html', '-'], {
      files: { 'cases.html': page },
    });
    expect(ran.exit).toBe(2);
    expect(ran.err).toContain('cases.html is not a suite: line 1');
  });

  test('suite add does not write over the cases it takes', async () => {
    const args = ['suite', 'add', 'suite.json', 'cases.html', '--out', './cases.html'];
    const ran = await sidepot(args, { files: { 'suite.json': suite, 'cases.html': page } });
    expect([ran.exit, ran.written]).toEqual([2, {}]);
    expect(ran.err).toContain('cases.html would be overwritten: name another file to write');
  });
});

test.each(['generate', 'check', 'add', 'run'])('suite %s --help has examples', async (command) => {
  const ran = await sidepot(['suite', command, '--help']);
  expect(ran.exit).toBe(0);
  expect(ran.out).toContain(`sidepot suite ${command} `);
});
