import { describe, expect, test } from 'vitest';
import {
  type ConformanceCase,
  type ConformanceResult,
  featuresOf,
  readResult,
} from '../../src/suite/index.ts';
import { readText } from '../source-files.ts';
import { sidepot } from './fake-io.ts';
import {
  CASES,
  GENERATED,
  jsonl,
  playing,
  program,
  resultOfRun,
  runCli,
  startCounter,
} from './programs.ts';

const right = program('right', playing('answer();'));
const [FIRST, SECOND] = CASES.map(({ id }) => id) as [string, string];

const outcomes = ({ cases }: ConformanceResult): Record<string, string> =>
  Object.fromEntries(cases.map(({ id, outcome }) => [id, outcome]));

describe('protocol 2', () => {
  test('the program is greeted, then sent cases without their answers, and what it leaves out is not judged', async () => {
    const app = program(
      'echo',
      `let first = true;
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const said = JSON.parse(line);
  if (first) { first = false; if (line !== '{"hello":{"suite":"3.0.0","protocol":2}}') process.exit(9); return; }
  console.log(JSON.stringify({ id: said.id, skip: Object.keys(said).join(' ') }));
});`,
    );
    const { cases, totals } = await resultOfRun(app);
    expect(totals).toEqual({ passed: 0, failed: 0, skipped: CASES.length, errors: 0 });
    expect(cases[0]!.words).toBe('id profile level table hole events declared');
  });

  test('one process plays all cases, and its name is in the result', async () => {
    const starts = startCounter('named');
    const hello = `console.log('{"hello":{"name":"engine","version":"1.2"}}');`;
    const app = program('named', starts.line + playing('answer();', hello));
    const result = await resultOfRun(app, ['--date', '2026-01-31']);
    expect(result).toMatchObject({
      kind: 'sidepot-result',
      suite: '3.0.0',
      protocol: 2,
      program: { name: 'engine', version: '1.2', command: app },
      date: '2026-01-31',
      totals: { passed: CASES.length, failed: 0, skipped: 0, errors: 0 },
    });
    expect(result.cases.map(({ id }) => id)).toEqual(CASES.map(({ id }) => id));
    expect(starts.count()).toBe(1);
  });

  test('without a hello the program is called what it is started as', async () => {
    const { program: named, date } = await resultOfRun(right);
    expect(named).toEqual({ name: right, version: null, command: right });
    expect(date).toBeNull();
  });

  test('--each starts a process for each case and closes its input', async () => {
    const starts = startCounter('whole');
    const app = program(
      'whole',
      `${starts.line}const [, line] = require('node:fs').readFileSync(0, 'utf8').split('\\n');
console.log(JSON.stringify({ id: JSON.parse(line).id, skip: 'read to its end' }));`,
    );
    const { totals } = await resultOfRun(app, ['--each']);
    expect(totals.skipped).toBe(CASES.length);
    expect(starts.count()).toBe(CASES.length);
  });

  test('an answer at the very end needs no line feed', async () => {
    const app = program('no-feed', playing('process.stdout.write(text());'));
    expect((await resultOfRun(app, ['--each'])).totals.passed).toBe(CASES.length);
  });

  test('several processes give the same result as one', async () => {
    const one = await runCli(right, ['--json']);
    const many = await runCli(right, ['--json', '--jobs', '3']);
    expect(many.out).toBe(one.out);
    expect((await runCli(right, ['--json', '--each'])).out).toBe(one.out);
  });
});

describe('what a program says it does not do', () => {
  const saying = (name: string, hello: object): string => {
    const line = JSON.stringify({ hello });
    return program(name, playing('answer();', `console.log(${JSON.stringify(line)});`));
  };

  test('cases with a feature it skips are not played, also the one it was sent with the hello', async () => {
    const has = (one: ConformanceCase): boolean => featuresOf(one).includes('side-pots');
    const cases = [...GENERATED].sort((a, b) => Number(has(b)) - Number(has(a)));
    expect([has(cases[0]!), has(cases.at(-1)!)]).toEqual([true, false]);
    const app = saying('skips', { skips: ['side-pots'] });
    const result = await resultOfRun(app, [], { files: { 'cases.jsonl': jsonl(cases) } });
    expect(result.cases.map(({ outcome, words }) => [outcome, words])).toEqual(
      cases.map((one) =>
        has(one) ? ['skipped', 'the program skips side-pots'] : ['passed', null],
      ),
    );
  });

  test('a skip that is not a feature is named', async () => {
    const { err, exit } = await runCli(saying('bbante', { skips: ['bbante'] }));
    expect(err).toContain('the program skips `bbante`; the features are bb-ante, ante,');
    expect(exit).toBe(0);
  });

  test('levels it does not name are not judged', async () => {
    const { levels, totals } = await resultOfRun(saying('levels', { levels: ['pots', 'next'] }));
    const all = CASES.length;
    expect(totals.passed).toBe(all);
    expect(levels.pots.passed).toBe(all);
    expect(levels.next.passed).toBe(all);
    expect(levels.betting).toMatchObject({ passed: 0, skipped: all });
    expect(levels.showdown).toMatchObject({ passed: 0, skipped: all });
  });

  test('a program that names no level is skipped, in words', async () => {
    const { cases } = await resultOfRun(saying('no-levels', { levels: [] }));
    expect(cases[0]).toMatchObject({
      outcome: 'skipped',
      words: 'the program names no level that is judged',
    });
  });

  test('--level judges only some; a case without them is not played', async () => {
    const illegal = GENERATED.find(({ expect }) => expect.refused)!;
    const files = { 'cases.jsonl': jsonl([CASES[0], illegal]) };
    const { cases } = await resultOfRun(right, ['--level', 'pots'], { files });
    expect(cases[0]).toMatchObject({
      outcome: 'passed',
      levels: { pots: 'passed', betting: 'skipped' },
    });
    expect(cases[1]).toMatchObject({ outcome: 'skipped', words: 'only pots is judged' });
  });
});

describe('wrong answers', () => {
  const generous = program(
    'generous',
    playing(`if (n > 1) { answer(); return; }
  const said = JSON.parse(text());
  const [name] = Object.keys(said.stacks);
  said.stacks[name] += 100;
  console.log(JSON.stringify(said));`),
  );

  test('a failure has its figures, and the exit code is 1', async () => {
    const { exit, out } = await runCli(generous, ['--json']);
    const [first] = (JSON.parse(out) as ConformanceResult).cases;
    const [name, stack] = Object.entries(CASES[0]!.expect.stacks!)[0]!;
    expect(exit).toBe(1);
    expect(first!.differences).toEqual([
      { level: 'showdown', place: `stacks.${name}`, expected: stack, found: stack + 100 },
    ]);
    expect(first!.levels).toEqual({
      pots: 'passed',
      betting: 'passed',
      showdown: 'failed',
      next: 'passed',
    });
  });

  test.each([
    [
      'all failures',
      `# since 1.2\n${FIRST}  # the odd chip\n\n${SECOND}\n`,
      0,
      'Nothing fails that is not in known.txt\n',
    ],
    ['one of them', `${FIRST}\n`, 1, `1 new failure, not in known.txt:\n  ${SECOND}\n`],
    [
      'one that passes',
      `${FIRST}\n${SECOND}\n${CASES[3]!.id}\n`,
      0,
      `These pass now and can be removed from known.txt:\n  ${CASES[3]!.id}\n`,
    ],
    [
      'one that does not exist',
      `${FIRST}\r\n${SECOND}\r\nmilk\r\n`,
      0,
      "known.txt names cases that are not in this run's suite:\n  milk\n",
    ],
  ])('--known with %s', async (_, known, exit, words) => {
    const files = { 'cases.jsonl': jsonl(CASES), 'known.txt': known };
    const ran = await runCli(generous, ['--known', 'known.txt'], { files });
    expect(ran.err).toContain(words);
    expect(ran.exit).toBe(exit);
  });

  test('--failures writes what fails and what ends in an error as a list that makes the next run green', async () => {
    const app = program(
      'fails-twice',
      playing(`if (n > 1) { answer(); return; }
  console.log(JSON.stringify(n > 0 ? { id, stacks: {} } : { id, error: 'no #1\\nmilk' }));`),
    );
    const { written, err, exit } = await runCli(app, ['--failures', 'known.txt']);
    expect(exit).toBe(1);
    expect(err).toBe('Written: known.txt\n');
    const list = written['known.txt']!;
    expect(list.split('\n').filter((line) => /^[^#]/.test(line))).toEqual([FIRST, SECOND]);
    expect(list).toMatch(/^# no #1.*milk$/m);
    const files = { 'cases.jsonl': jsonl(CASES), 'known.txt': list };
    const again = await runCli(app, ['--known', 'known.txt'], { files });
    expect(again).toMatchObject({ exit: 0, err: 'Nothing fails that is not in known.txt\n' });
  });
});

describe('which cases', () => {
  const [category] = CASES.map(({ id }) => id.split('/')[1]!);

  test('--only and --without choose by id, category and feature', async () => {
    expect(
      Object.keys(outcomes(await resultOfRun(right, ['--only', `${SECOND}, ${FIRST}`]))),
    ).toEqual([FIRST, SECOND]);
    const inCategory = CASES.filter(({ id }) => id.includes(`/${category}/`)).length;
    expect((await resultOfRun(right, ['--only', category!])).cases).toHaveLength(inCategory);
    expect((await resultOfRun(right, ['--without', category!])).cases).toHaveLength(
      CASES.length - inCategory,
    );
    const antes = CASES.filter((one) => featuresOf(one).includes('ante')).length;
    expect((await resultOfRun(right, ['--without', 'ante,bb-ante'])).cases).toHaveLength(
      CASES.length - antes,
    );
  });

  test('files, folders and standard input', async () => {
    const [a, b, c, d] = CASES;
    const files = {
      'all/cases.jsonl': jsonl([a]),
      'all/suite.json': '{}',
      'all/cases/1.json': JSON.stringify(a),
      'some/tda/2.json': JSON.stringify(c, null, 2),
      'some/1.json': JSON.stringify(b),
      'some/notes.txt': 'milk',
    };
    const args = ['suite', 'run', 'all/', 'some', '-', '--json', '--app', right];
    const { out, err } = await sidepot(args, { files, stdin: jsonl([d]) });
    expect(err).toBe('');
    expect(Object.keys(outcomes(JSON.parse(out)))).toEqual([a, b, c, d].map((one) => one!.id));
  });

  test('without a file the cases of a profile are generated', async () => {
    const skipAll = program(
      'skip-all',
      playing('console.log(JSON.stringify({ id, skip: "not yet" }));'),
    );
    const run = async (...flags: string[]) => {
      const { out } = await sidepot(['suite', 'run', '--json', '--app', skipAll, ...flags]);
      return JSON.parse(out) as ConformanceResult;
    };
    const classic = await run();
    expect(Object.keys(classic.profiles)).toEqual(['classic']);
    expect(classic.totals.skipped).toBeGreaterThanOrEqual(300);
    const seventh = await run('--profile', 'tda', '--seed', '7', '--only', 'folds');
    expect(seventh.cases[0]!.id).toMatch(/^tda-s7\/folds\//);
  });
});

describe('what is written', () => {
  test('JSON, JUnit, a page and a badge', async () => {
    const flags = ['--out', 'r.json', '--junit', 'r.xml', '--html', 'r.html', '--badge', 'r.svg'];
    const { written, err, exit, out } = await runCli(right, flags);
    expect(exit).toBe(0);
    expect(out).toContain(`${CASES.length} passed of ${CASES.length}`);
    expect(err).toBe('Written: r.json, r.html, r.xml, r.svg\n');
    expect(readResult(written['r.json']!)).toMatchObject({ ok: true });
    expect(written['r.json']).toBe((await runCli(right, ['--json'])).out);
    expect(written['r.xml']).toMatch(/^<\?xml/);
    expect(written['r.html']).toMatch(/^<!doctype html>/i);
    expect(written['r.svg']).toMatch(/^<svg/);
  });

  test('progress goes to standard error', async () => {
    const world = { isTerminal: true, tick: 1500, env: { NO_COLOR: '1' } };
    const { err, out } = await runCli(right, [], {
      files: { 'cases.jsonl': jsonl(CASES) },
      ...world,
    });
    expect(err).toMatch(/\d of 6 cases, \d+ s left/);
    expect(out).not.toContain('left');
  });
});

describe('wrong usage', () => {
  const files = {
    'cases.jsonl': jsonl(CASES),
    'twice.jsonl': jsonl([CASES[0], CASES[0]]),
    'milk.json': 'milk',
    'suite.json': '{"version":2,"seed":1,"cases":[]}',
    'wrong.jsonl': jsonl([CASES[0], { ...CASES[1], level: 'pot' }]),
    'empty/notes.txt': '',
  };

  const OVERWRITTEN = 'cases.jsonl would be overwritten: name another file to write';

  test.each([
    ['no such file', ['nowhere.jsonl'], 'cannot read nowhere.jsonl: there is no such file'],
    ['not cases', ['milk.json'], 'cannot read the cases of milk.json: line 1: this is not JSON'],
    [
      'a suite for --text',
      ['suite.json'],
      'it is a suite in the notation: `sidepot suite run --text` plays it',
    ],
    [
      'a broken case',
      ['wrong.jsonl'],
      'wrong.jsonl: line 2: level is "pot", not "pots", "betting"',
    ],
    [
      'a case twice',
      ['twice.jsonl'],
      `the case ${FIRST} occurs twice: in twice.jsonl and in twice.jsonl`,
    ],
    ['an empty folder', ['empty'], 'there is no case in empty'],
    [
      'a feature',
      ['cases.jsonl', '--only', 'bbante'],
      'there is no case, category or feature `bbante`: bb-ante?',
    ],
    ['nothing left', ['cases.jsonl', '--only', 'run-twice'], 'no case is left to run'],
    ['a profile of files', ['cases.jsonl', '--profile', 'tda'], '--profile is for generated cases'],
    ['a seed of files', ['cases.jsonl', '--seed', '2'], '--seed is for generated cases'],
    ['a level', ['cases.jsonl', '--level', 'pot'], 'one or more of pots,betting,showdown,next'],
    ['a day', ['cases.jsonl', '--date', '2026-02-31'], 'a day such as 2026-01-31'],
    [
      'a category',
      ['cases.jsonl', '--category', 'folds'],
      '--category goes with --text only: write --only folds',
    ],
    ['a stream', ['cases.jsonl', '--stream'], '--stream goes with --text only'],
    [
      '--known with --text',
      ['suite.json', '--text', '--known', 'x'],
      '--known does not go with --text',
    ],
    ['--text without a suite', ['--text'], '--text takes one suite.json'],
    ['its cases overwritten', ['cases.jsonl', '--out', './cases.jsonl'], OVERWRITTEN],
    [
      'a list overwritten',
      ['empty', '--known', 'cases.jsonl', '--html', 'cases.jsonl'],
      OVERWRITTEN,
    ],
    ['a report overwritten', ['--out', 'cases.jsonl', '--html', 'x/../cases.jsonl'], OVERWRITTEN],
    [
      'a report without a file',
      ['cases.jsonl', '--out', '-'],
      '--out takes a file; --json prints the result',
    ],
    ['a list without a name', ['cases.jsonl', '--known', ''], 'It must not be empty'],
    [
      'a list that is not there',
      ['cases.jsonl', '--known', 'x'],
      'cannot read x: there is no such file',
    ],
  ])('%s', async (_, args, words) => {
    const { exit, err } = await sidepot(['suite', 'run', ...args, '--app', 'true'], { files });
    expect(err).toContain(words);
    expect(exit).toBe(2);
  });

  test('the list of known failures may be brought up to date', async () => {
    const flags = ['--known', 'known.txt', '--failures', 'known.txt'];
    const { exit, written } = await runCli(right, flags, {
      files: { 'cases.jsonl': jsonl(CASES), 'known.txt': `${FIRST}\n` },
    });
    expect([exit, Object.keys(written)]).toEqual([0, ['known.txt']]);
  });

  test('a report that cannot be written', async () => {
    const { exit, err } = await runCli(right, ['--out', 'r.json'], { files, locked: ['r.json'] });
    expect(err).toContain('cannot write r.json: permission denied');
    expect(exit).toBe(2);
  });

  test.each([[[]], [['--each']]])(
    'a program that does not exist is told once %j',
    async (flags) => {
      const { exit, err, out } = await runCli('sidepot-no-such-program', flags);
      expect(exit).toBe(2);
      expect(err.match(/cannot be started/g)).toHaveLength(1);
      expect(out).toBe('');
    },
  );
});

test('the program in docs/suite.md is the start of one', async () => {
  const [, sample] = /```js\n(import \{ createInterface[^`]*)```/.exec(readText('docs/suite.md'))!;
  const result = await resultOfRun(program('sample', sample!, 'mjs'));
  expect(result.program).toMatchObject({ name: 'my engine', version: '1.0' });
  expect(result.totals).toEqual({ passed: 0, failed: 0, skipped: CASES.length, errors: 0 });
});

test('1,500 cases in one process: every answer finds its case', async () => {
  const ids = Array.from({ length: 250 }, (_, i) => String(i).padStart(4, '0'));
  const many = CASES.flatMap((one) => ids.map((id) => ({ ...one, id: `${one.id}-${id}` })));
  const files = { 'cases.jsonl': jsonl(many) };
  const body = 'console.log(JSON.stringify({ id, ...right[id.slice(0, -5)] }));';
  const app = program('at-once', playing(body));
  const { totals } = await resultOfRun(app, [], { files });
  expect(totals).toEqual({ passed: 1500, failed: 0, skipped: 0, errors: 0 });
});
