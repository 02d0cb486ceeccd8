import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeSuite } from '../../src/suite/suite-file.ts';
import { pathOf } from '../source-files.ts';
import { sidepot, type World } from './fake-io.ts';
import { SMALL_SUITE } from './small-suite.ts';

const files = { 'suite.json': writeSuite(SMALL_SUITE) };
const scripts = mkdtempSync(join(tmpdir(), 'sidepot-run-'));

/** A program written for one test. */
function program(name: string, source: string): string {
  const path = join(scripts, `${name}.cjs`);
  writeFileSync(path, source);
  return `"${process.execPath}" "${path}"`;
}

const example = (name: string): string =>
  `"${process.execPath}" "${pathOf(`examples/programs/${name}`)}"`;

const runSuite = (app: string, flags: readonly string[] = [], world: World = {}) =>
  sidepot(['suite', 'run', 'suite.json', '--text', '--app', app, ...flags], { files, ...world });

async function resultsOf(app: string, flags: readonly string[] = []) {
  const { out } = await runSuite(app, ['--json', ...flags]);
  const lines = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  const { summary } = lines.pop();
  const results = lines.sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }));
  return { results, summary };
}

/** Reads standard input and answers as `answer(hand, id)` says; `right` has the right answers. */
const answering = (body: string): string => `
const right = ${JSON.stringify(Object.fromEntries(SMALL_SUITE.cases.map((one) => [one.hand, one.expected.nextHand])))};
const hand = require('node:fs').readFileSync(0, 'utf8');
${body}`;

const streaming = (body: string): string => `
const right = ${JSON.stringify(Object.fromEntries(SMALL_SUITE.cases.map((one) => [one.id, one.expected.nextHand])))};
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, hand } = JSON.parse(line);
  const answer = (nextHand) => console.log(JSON.stringify({ id, nextHand }));
  ${body}
});`;

describe('the examples', () => {
  test.each([
    ['right.js', []],
    ['right-stream.js', ['--stream']],
    ['five-bugs.js', []],
  ] as const)('%s passes every case', async (name, flags) => {
    const { out, exit } = await runSuite(example(name), flags);
    expect(out).toContain('✅ 5 cases: 5 passed\n');
    expect(exit).toBe(0);
  });

  test.each([
    ['dead-money', 'Dead money'],
    ['folded-eligible', 'Folded player eligible'],
    ['uncalled-kept', 'Uncalled bet kept'],
    ['odd-chips', 'Odd chip'],
    ['busted-big-blind', 'Eliminated player in the big blind'],
  ])('five-bugs.js %s is caught and named', async (bug, mistake) => {
    const app = `${example('five-bugs.js')} ${bug} --stream`;
    const { out, exit } = await runSuite(app, ['--stream']);
    expect(exit).toBe(1);
    expect(out).toContain(`  ${mistake}: `);
    expect(out).toMatch(/❌ 5 cases: [1-4] passed, [1-4] failed/);
  });
});

describe('a program that misbehaves fails its case, and the run goes on', () => {
  test.each([
    [
      'hangs',
      'if (hand.includes("Hand (2)")) setInterval(() => {}, 1000); else process.stdout.write(right[hand]);',
      'No answer within 1 second',
    ],
    [
      'crashes',
      'if (hand.includes("Hand (2)")) { console.error("no odd chips here"); process.exit(7); } process.stdout.write(right[hand]);',
      'exit code 7; it said: no odd chips here',
    ],
    [
      'throws',
      'if (hand.includes("Hand (2)")) throw new Error("side pot without players"); process.stdout.write(right[hand]);',
      'exit code 1; it said: .*Error: side pot without players$',
    ],
    [
      'is killed',
      'if (hand.includes("Hand (2)")) process.kill(process.pid, "SIGKILL"); else process.stdout.write(right[hand]);',
      'SIGKILL|exit code 137',
    ],
    [
      'says nothing',
      'if (!hand.includes("Hand (2)")) process.stdout.write(right[hand]);',
      'without printing anything',
    ],
    [
      'prints rubbish',
      'process.stdout.write(hand.includes("Hand (2)") ? "Segmentation\\u001b[2J fault" : right[hand]);',
      'There is no hand in the text; it starts with',
    ],
    [
      'stops half-way',
      'process.stdout.write(hand.includes("Hand (2)") ? right[hand].slice(0, right[hand].indexOf("Charlie")) : right[hand]);',
      'Half an answer: the list ends after Bob',
    ],
    [
      'answers for another hand',
      'process.stdout.write(hand.includes("Hand (2)") ? Object.values(right)[2] : right[hand]);',
      'An answer for another hand: it is right for TC-3.1',
    ],
    [
      'prints forever',
      'if (hand.includes("Hand (2)")) { const more = () => process.stdout.write("x".repeat(65536), more); more(); } else process.stdout.write(right[hand]);',
      'more than a megabyte',
    ],
    [
      'does not read',
      'process.stdout.write(hand.includes("Hand (2)") ? right[hand].replace(/Bob Dealer \\d+/, "Bob Dealer 1") : right[hand]);',
      'stacks: Bob: expected',
    ],
  ])('%s', async (name, body, reason) => {
    const app = program(name.replaceAll(' ', '-'), answering(body));
    const { results, summary } = await resultsOf(app, ['--timeout', '1']);
    expect(results[1].reason).toMatch(new RegExp(reason));
    expect(results[1].reason).not.toContain('\u001b');
    expect(summary).toMatchObject({ cases: 5, passed: 4, failed: 1 });
  });

  test('a program that closes its input at once does not break the run', async () => {
    const app = program('deaf', 'process.stdin.destroy(); process.exit(0);');
    const { summary } = await resultsOf(app);
    expect(summary).toMatchObject({ passed: 0, failed: 5 });
  });
});

describe('--stream', () => {
  test.each([
    ['hangs', 'if (id === "TC-2.1") for (;;); answer(right[id]);', 'No answer within 1 second'],
    [
      'dies',
      'if (id === "TC-2.1") { console.error("out of chips"); process.exit(3); } answer(right[id]);',
      'exit code 3; it said: out of chips',
    ],
    [
      'prints a log line',
      'if (id === "TC-2.1") console.log("thinking…"); answer(right[id]);',
      'A line that is no',
    ],
    [
      'answers another id',
      'console.log(JSON.stringify({ id: id === "TC-2.1" ? "TC-9.9" : id, nextHand: right[id] }));',
      'the line is for TC-9.9, asked was TC-2.1',
    ],
    [
      'prints forever',
      'if (id === "TC-2.1") { const more = () => process.stdout.write("x".repeat(65536), more); more(); } else answer(right[id]);',
      'more than a megabyte',
    ],
  ])('a process that %s fails the case it was at', async (name, body, reason) => {
    const app = program(`stream-${name.replaceAll(' ', '-')}`, streaming(body));
    const { results, summary } = await resultsOf(app, [
      '--stream',
      '--timeout',
      '1',
      '--jobs',
      '1',
    ]);
    expect(results[1].reason).toContain(reason);
    expect(summary).toMatchObject({ cases: 5, passed: 4, failed: 1 });
  });
});

test.each([[[]], [['--stream']]])(
  'a program that never answers is given up after three time limits, and the rest is not tried %j',
  async (mode) => {
    const app = program('silent', 'process.stdin.resume(); setInterval(() => {}, 1000);');
    const started = performance.now();
    const { results, summary } = await resultsOf(app, [...mode, '--timeout', '1', '--jobs', '1']);
    // Five limits would take five seconds.
    expect(performance.now() - started).toBeLessThan(4900);
    expect(summary).toMatchObject({ cases: 5, passed: 0, failed: 5 });
    expect(results.map(({ reason }: { reason: string }) => reason.slice(0, 9))).toEqual([
      'No answer',
      'No answer',
      'No answer',
      'Not tried',
      'Not tried',
    ]);
    expect(summary.mistakes).toEqual([{ mistake: 'Time limit', cases: 5 }]);
  },
);

test('an answer of a thousand hands or players is judged soon, and in a short sentence', async () => {
  const [first, second] = SMALL_SUITE.cases;
  const hands = `${second!.hand}\n`.repeat(1000);
  const players = `Hand (2)\n${Array.from({ length: 5000 }, (_, i) => `P${i} SB 100\n`).join('')}`;
  const app = program(
    'thousands',
    `const hand = require('node:fs').readFileSync(0, 'utf8');
process.stdout.write(${JSON.stringify({ [first!.hand]: 'p' })}[hand] === 'p' ? ${JSON.stringify(players)} : ${JSON.stringify(hands)});`,
  );
  const started = performance.now();
  const { results } = await resultsOf(app, ['--timeout', '30', '--jobs', '1']);
  expect(performance.now() - started).toBeLessThan(20_000);
  expect(results.map(({ passed }: { passed: boolean }) => passed)).not.toContain(true);
  for (const { reason } of results) expect(reason.length).toBeLessThanOrEqual(1001);
});

describe('the same name in both modes', () => {
  test.each([[[]], [['--stream']]])(
    'a program that ends at once gave no answer %j',
    async (flags) => {
      const { summary } = await resultsOf(program('ends', 'process.exit(0);'), flags);
      expect(summary.mistakes).toEqual([{ mistake: 'No answer', cases: 5 }]);
    },
  );

  test('an answer with another id is one for another hand', async () => {
    const body = 'console.log(JSON.stringify({ id: "TC-9.9", nextHand: right[id] }));';
    const app = program('other-id', streaming(body));
    const { summary } = await resultsOf(app, ['--stream']);
    expect(summary.mistakes).toEqual([{ mistake: 'Another hand', cases: 5 }]);
  });
});

describe('nothing is left running', () => {
  const marker = `sidepot-left-${process.pid}`;
  const left = (): string => execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' });
  /** A killed process may take a moment to go on a busy machine; one that was left stays for long. */
  const expectNothingLeft = () =>
    expect.poll(left, { timeout: 5000, interval: 100 }).not.toContain(marker);
  // The program starts another one that would go on for long.
  const parent = program(
    'parent',
    `require('node:child_process').spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)', '${marker}'], { stdio: 'inherit' }); setInterval(() => {}, 1000);`,
  );

  test.each([[[]], [['--stream']]])('after a time limit %j', async (flags) => {
    const { exit } = await runSuite(parent, ['--timeout', '1', '--only', 'TC-1.1', ...flags]);
    expect(exit).toBe(1);
    await expectNothingLeft();
  });

  test.each([[[]], [['--stream']]])('after Ctrl-C %j', async (flags) => {
    const world: World = { onInterrupt: (stop) => void setTimeout(stop, 400) };
    const { exit, err, out } = await runSuite(parent, ['--timeout', '20', ...flags], world);
    expect(exit).toBe(1);
    expect(out).not.toContain('✅');
    expect(err).toContain('stopped after 0 of 5 cases; no result was written');
    await expectNothingLeft();
  });

  test('after a program that leaves something behind and answers', async () => {
    const app = program(
      'leaves',
      `require('node:child_process').spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)', '${marker}'], { stdio: 'inherit' }).unref(); process.stdout.write('Hand (2)');`,
    );
    await runSuite(app, ['--only', 'TC-1.1']);
    await expectNothingLeft();
  });
});

describe('wrong usage', () => {
  test.each([
    ['no such suite', ['suite', 'run', 'nowhere.json', '--text', '--app', 'true'], 'no such file'],
    [
      'not a suite',
      ['suite', 'run', 'milk.json', '--text', '--app', 'true'],
      'milk.json is not a suite',
    ],
    [
      'no such case',
      ['suite', 'run', 'suite.json', '--text', '--app', 'true', '--only', 'TC-9.9'],
      'no case TC-9.9',
    ],
    [
      'a suite with a case twice',
      ['suite', 'run', 'twice.json', '--text', '--app', 'true'],
      'twice.json has the case TC-1.1 twice',
    ],
    [
      'a suite without cases',
      ['suite', 'run', 'none.json', '--text', '--app', 'true'],
      'there is no case in none.json',
    ],
    [
      'a suite with a wrong type, with its place',
      ['suite', 'run', 'type.json', '--text', '--app', 'true'],
      'type.json is not a suite: cases[0].hand: hand is 7: write a text',
    ],
    ['no program', ['suite', 'run', 'suite.json', '--text'], '--app'],
    [
      'an empty program',
      ['suite', 'run', 'suite.json', '--text', '--app', ''],
      'must not be empty',
    ],
    [
      'an empty page',
      ['suite', 'run', 'suite.json', '--text', '--app', 'true', '--html', ''],
      'must not be empty',
    ],
    ['an empty folder', ['suite', 'generate', '--out', ''], 'must not be empty'],
    [
      'no time',
      ['suite', 'run', 'suite.json', '--text', '--app', 'true', '--timeout', '0'],
      'from 1 to 3600',
    ],
    [
      'no built page',
      ['suite', 'run', 'suite.json', '--text', '--app', 'true', '--html', 'x.html'],
      'npm run build',
    ],
  ])('%s', async (_, args, words) => {
    const [one] = SMALL_SUITE.cases;
    const suiteOf = (cases: readonly unknown[]): string =>
      JSON.stringify({ ...SMALL_SUITE, cases });
    const ran = await sidepot(args, {
      files: {
        ...files,
        'milk.json': 'milk',
        'none.json': suiteOf([]),
        'twice.json': suiteOf([one, one]),
        'type.json': suiteOf([{ ...one, hand: 7 }]),
      },
    });
    expect(ran.exit).toBe(2);
    expect(ran.err).toContain(words);
  });

  test('a command that does not exist is told once', async () => {
    const { exit, err, out } = await runSuite('sidepot-no-such-program');
    expect(exit).toBe(2);
    expect(err.match(/cannot be started/g)).toHaveLength(1);
    expect(out).toBe('');
  });
});

test('an id that would move the cursor is spelt out', async () => {
  const cases = [{ ...SMALL_SUITE.cases[0]!, id: '\u001b[2J' }];
  const world = { files: { 'suite.json': JSON.stringify({ ...SMALL_SUITE, cases }) } };
  expect((await runSuite('true', [], world)).out).toMatch(/^\\x1B\[2J {2}failed {2}It ended/);
  const { out } = await sidepot(['suite', 'check', 'suite.json'], world);
  expect(out).toContain('\\x1B[2J  SUITE-3  cases[0].id\n  `\\x1B[2J` is not an id');
  expect(out).not.toContain('\u001b');
});

describe('what a run prints', () => {
  const oneWrong = program(
    'one-wrong',
    answering(
      'process.stdout.write(right[hand].replace("Bob Dealer 41000", "Bob Dealer 47000").replace("David BB 46000", "David BB 40000"));',
    ),
  );

  test('the failures, a table by category and the mistakes', async () => {
    const { out, exit } = await runSuite(oneWrong);
    expect(exit).toBe(1);
    expect(out).toContain('TC-1.1  failed  Dead money. stacks: Bob: expected 41,000');
    expect(out).toMatch(/^Category +Cases +Passed +Accepted +Failed$/m);
    expect(out).toMatch(/^folds +2 +1 +0 +1$/m);
    expect(out).toMatch(/^In all +5 +4 +0 +1$/m);
    expect(out).toContain('Mistakes\n  Dead money: 1 case\n');
    expect(out).toContain('❌ 5 cases: 4 passed, 1 failed');
  });

  test('--accept keeps the answer beside the suite, and a later run shows it as accepted', async () => {
    const first = await runSuite(oneWrong, ['--accept']);
    expect(first.exit).toBe(1);
    expect(Object.keys(first.written)).toEqual(['suite.accepted.json']);
    const accepted = first.written['suite.accepted.json']!;
    expect(JSON.parse(accepted)['TC-1.1'].nextHand).toContain('Bob Dealer 47000');
    const later = await runSuite(oneWrong, [], {
      files: { ...files, 'suite.accepted.json': accepted },
    });
    expect(later.exit).toBe(0);
    expect(later.out).toContain('✅ 5 cases: 4 passed, 1 accepted');
  });

  test('--accept does not keep what is not a next hand', async () => {
    const app = program('milk', 'console.log("milk")');
    const { written } = await runSuite(app, ['--accept']);
    expect(written['suite.accepted.json']).toBe('{}\n');
  });

  test('accepted answers that cannot be read are wrong usage', async () => {
    const world = { files: { ...files, 'suite.accepted.json': '[]' } };
    const { exit, err } = await runSuite(oneWrong, [], world);
    expect(exit).toBe(2);
    expect(err).toContain('suite.accepted.json');
  });

  test('--html writes the page with the answers in it', async () => {
    const page = '<script type="application/json" id="sidepot-data"></script>';
    const ran = await runSuite(oneWrong, ['--html', 'run.html'], { pages: { 'suite.html': page } });
    expect(ran.written['run.html']).toContain('Bob Dealer 47000');
  });

  test('--category and --only choose cases', async () => {
    const { summary } = await resultsOf(oneWrong, ['--category', 'folds']);
    expect(summary).toMatchObject({ cases: 2, failed: 1 });
    const one = await resultsOf(oneWrong, ['--only', 'TC-2.1, TC-3.1']);
    expect(one.summary).toMatchObject({ cases: 2, passed: 2 });
  });

  test('progress goes to standard error, with the time left', async () => {
    const ran = await runSuite(oneWrong, [], {
      isTerminal: true,
      tick: 1500,
      env: { NO_COLOR: '1' },
    });
    expect(ran.err).toMatch(/\d of 5 cases, \d+ s left/);
    expect(ran.out).not.toContain('left');
  });
});
