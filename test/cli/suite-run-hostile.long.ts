import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { endStrays, launch } from '../../src/cli/programs/launch.ts';
import type { ConformanceResult } from '../../src/suite/index.ts';
import type { World } from './fake-io.ts';
import {
  CASES,
  expectNothingLeft,
  playing,
  program,
  resultOfRun,
  runCli,
  startCounter,
} from './programs.ts';

const BAD = 2;

/** What became of each case: `passed`, or why not. */
const fates = ({ cases }: ConformanceResult): readonly string[] =>
  cases.map(({ outcome, words }) => (outcome === 'passed' ? outcome : `${outcome}: ${words}`));

/** All pass but one. */
const allBut = (bad: number, words: RegExp): readonly unknown[] =>
  CASES.map((_, i) => (i === bad ? expect.stringMatching(words) : 'passed'));

const FOREVER = (text: string): string =>
  `const more = () => process.stdout.write(${text}, more); more();`;

describe('a program that misbehaves at one case fails that case, and the run goes on', () => {
  test.each([
    ['hangs', 'for (;;);', /^error: No answer within 1 second; it was stopped\.$/],
    ['says nothing', 'return;', /^error: No answer within 1 second; it was stopped\.$/],
    ['exits', 'process.exit(0);', /^error: It ended without an answer\. A program that plays one/],
    [
      'crashes',
      'console.error("no odd chips here"); process.exit(7);',
      /^error: It ended with exit code 7; it said: no odd chips here$/,
    ],
    [
      'throws',
      'throw new Error("Hand (2) has no pot");',
      /^error: It ended with exit code 1; it said: .*Error: Hand \(2\) has no pot$/,
    ],
    ['is killed', 'process.kill(process.pid, "SIGKILL");', /^error: .*(SIGKILL|exit code 137)/],
    [
      'prints a stack trace instead of an answer',
      'console.log(new Error("no pot").stack);',
      /^error: A line that is not JSON: `Error: no pot`\. Logs belong on standard error\.$/,
    ],
    [
      'prints a line and crashes',
      'console.log("settling…"); console.error("no pot"); process.exit(1);',
      /^error: It ended with exit code 1; it said: no pot$/,
    ],
    [
      'prints a log line',
      'console.log("thinking…"); answer();',
      /not JSON: `thinking…`\. Logs belong on standard error\.$/,
    ],
    [
      'prints an exception',
      'console.log("TypeError: pots is undefined"); answer();',
      /not JSON: `TypeError: pots is undefined`\. Logs belong/,
    ],
    [
      'prints bytes',
      'process.stdout.write(Buffer.from(Array.from({ length: 9000 }, (_, i) => (i * 7 + 11) % 256 || 1))); console.log(); answer();',
      /^error: A line that is not JSON/,
    ],
    [
      'stops in the middle of a line and ends',
      'process.stdout.write(text().slice(0, 30)); setTimeout(() => process.exit(0), 50);',
      /^error: It ended in the middle of a line: `\{"id":"classic/,
    ],
    [
      'stops in the middle of a line and waits',
      'process.stdout.write(text().slice(0, 30));',
      /^error: No answer within 1 second; it was stopped\. Its last line has no line feed: `\{"id"/,
    ],
    [
      'crashes in the middle of a line',
      'process.stdout.write(text().slice(0, 30)); console.error("lost"); process.exitCode = 3; process.stdin.destroy();',
      /^error: It ended with exit code 3; it said: lost$/,
    ],
    [
      'answers for another case',
      'console.log(JSON.stringify({ id: ids[4], ...right[ids[4]] }));',
      /^error: An answer for another case: `classic/,
    ],
    [
      'answers for a case that does not exist',
      'console.log(JSON.stringify({ id: "x\\u001b[2J", pots: [] }));',
      /^error: An answer for another case: `x\\x1B\[2J`\.$/,
    ],
    [
      'answers twice at once',
      'console.log([text(), text()].join("\\n"));',
      /^error: It answered the case twice\.$/,
    ],
    [
      'answers twice',
      'answer(); setTimeout(answer, 30); ',
      /^error: It answered the case twice\.$/,
    ],
    [
      'sends a wrong type',
      'console.log(JSON.stringify({ id, stacks: { Bob: "12" } }));',
      /^error: stacks\.Bob is "12", not a number$/,
    ],
    [
      'gives up itself',
      'console.log(JSON.stringify({ id, error: "no idea" }));',
      /^error: no idea$/,
    ],
    ['prints forever', FOREVER('"x".repeat(65536)'), /^error: It printed more than a megabyte/],
    [
      'prints empty lines forever',
      FOREVER('"\\n".repeat(65536)'),
      /^error: It printed more than a meg/,
    ],
    [
      'says hello forever',
      FOREVER(`'{"hello":{}}\\n'.repeat(999)`),
      /^error: It printed more than a meg/,
    ],
    [
      'writes errors forever',
      'const more = () => process.stderr.write("no ".repeat(9999), more); more();',
      /^error: No answer within 1 second; it was stopped\.$/,
    ],
    ['closes its input', 'process.stdin.destroy();', /^error: It ended without an answer/],
  ])('%s', async (name, body, words) => {
    const app = program(name, playing(`if (n === ${BAD}) { ${body} return; } answer();`));
    const result = await resultOfRun(app, ['--timeout', '1']);
    expect(fates(result)).toEqual(allBut(BAD, words));
  });

  test('a late answer to a lost case does not count against the next', async () => {
    const app = program('late', playing('console.log("log"); answer();'));
    const { totals } = await resultOfRun(app);
    expect(totals).toEqual({ passed: 0, failed: 0, skipped: 0, errors: CASES.length });
  });

  test('a second answer to the last case is noticed too', async () => {
    const last = CASES.length - 1;
    const app = program(
      'twice-last',
      playing(`answer(); if (n === ${last}) setTimeout(answer, 100);`),
    );
    expect(fates(await resultOfRun(app))).toEqual(
      allBut(last, /^error: It answered the case twice/),
    );
  });

  test('the right answer again and again is not a pass, and the run ends', async () => {
    const app = program(
      'echo',
      playing(`if (n === ${BAD}) { ${FOREVER('text() + "\\n"')} } else answer();`),
    );
    const result = await resultOfRun(app, ['--timeout', '1']);
    expect(fates(result)[BAD]).toBe('error: It answered the case twice.');
  });
});

test('short lines that are not answers are not read to the megabyte', async () => {
  const starts = startCounter('strays');
  const lines = 'process.stdout.write("x\\n".repeat(30000));';
  const body = `if (n === ${BAD}) { ${lines} setTimeout(answer, 500); } else answer();`;
  const result = await resultOfRun(program('strays', starts.line + playing(body)));
  expect(fates(result)).toEqual(allBut(BAD, /^error: A line that is not JSON: `x`/));
  // It was ended long before its answer came.
  expect(starts.count()).toBe(2);
});

test('a byte order mark before the first line is not a mistake', async () => {
  const app = program('mark', `process.stdout.write('\\uFEFF');${playing('answer();')}`);
  expect((await resultOfRun(app)).totals.passed).toBe(CASES.length);
});

test('a line of a gigabyte ends soon and does not fill the memory', async () => {
  const body = `const piece = Buffer.alloc(1 << 20, 'x'); let left = 1024; const more = () => left-- > 0 && process.stdout.write(piece, more); more();`;
  const app = program('gigabyte', playing(`if (n === ${BAD}) { ${body} return; } answer();`));
  let most = 0;
  const before = process.memoryUsage.rss();
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 5);
  const started = performance.now();
  const result = await resultOfRun(app, ['--timeout', '30']);
  clearInterval(watch);
  expect(fates(result)).toEqual(allBut(BAD, /^error: It printed more than a megabyte/));
  expect(most - before).toBeLessThan(150 * 2 ** 20);
  expect(performance.now() - started).toBeLessThan(20_000);
});

describe('a program that never plays is soon given up', () => {
  const many = Array.from({ length: 300 }, (_, i) => ({
    ...CASES[0]!,
    id: `classic/mixed/${1000 + i}`,
  }));
  const world: World = {
    files: { 'cases.jsonl': many.map((one) => JSON.stringify(one)).join('\n') },
  };

  test.each([[[]], [['--each', '--jobs', '1']]])('it dies at every start %j', async (flags) => {
    const starts = startCounter(`dies${flags.length}`);
    const app = program(
      `dies${flags.length}`,
      `${starts.line}console.error('no module pots'); process.exit(1);`,
    );
    const result = await resultOfRun(app, flags, world);
    expect(result.totals).toEqual({ passed: 0, failed: 0, skipped: 0, errors: 300 });
    expect(result.cases[0]!.words).toBe('It ended with exit code 1; it said: no module pots');
    expect(result.cases[299]!.words).toBe(
      'Not tried, because the cases before it were not answered. It ended with exit code 1; it said: no module pots',
    );
    expect(starts.count()).toBe(10);
  });

  test('it never answers', async () => {
    const app = program('mute', 'process.stdin.resume(); setInterval(() => {}, 1000);');
    const started = performance.now();
    const result = await resultOfRun(app, ['--timeout', '1'], world);
    expect(result.totals).toEqual({ passed: 0, failed: 0, skipped: 0, errors: 300 });
    expect(result.cases[0]!.words).toBe(
      'No answer within 1 second; it was stopped. Is its output flushed after each line?',
    );
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  test('a usage text at every start is not an answer', async () => {
    const starts = startCounter('usage');
    const app = program('usage', `${starts.line}console.log('usage: play FILE'); process.exit(2);`);
    const result = await resultOfRun(app, [], world);
    expect(result.totals.errors).toBe(300);
    expect(starts.count()).toBeLessThanOrEqual(10);
  });

  test('deaths between answers are counted anew', async () => {
    const body = 'answer(); setTimeout(() => process.exit(1), 20);';
    const app = program('one-each', playing(`right[id] ??= Object.values(right)[0]; ${body}`));
    const few = many.slice(0, 40).map((one) => JSON.stringify(one));
    const result = await resultOfRun(app, [], { files: { 'cases.jsonl': few.join('\n') } });
    expect(result.cases.filter(({ words }) => words?.startsWith('Not tried'))).toEqual([]);
  });
});

describe('nothing is left running', () => {
  const marker = `sidepot-stray-${process.pid}`;
  const child = (detached: boolean): string =>
    `require('node:child_process').spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)', '${marker}'], { stdio: ${detached ? "'ignore'" : "'inherit'"}, detached: ${detached} }).unref();`;
  const all = ['a child', false] as const;
  const away = ['a child in a session of its own', true] as const;

  test.each([all, away])('%s of a program that answers', async (_, detached) => {
    const app = program('parent', playing(`if (n === 0) ${child(detached)} answer();`));
    expect((await resultOfRun(app)).totals.passed).toBe(CASES.length);
    await expectNothingLeft(marker);
  });

  test.each([all, away])('%s of a program that hangs', async (_, detached) => {
    const app = program('hanging-parent', playing(`${child(detached)} for (;;);`));
    const { exit } = await runCli(app, ['--timeout', '1', '--only', CASES[0]!.id]);
    expect(exit).toBe(1);
    await expectNothingLeft(marker);
  });

  test.each([all, away])('%s of a program that crashes', async (_, detached) => {
    const app = program('crashing-parent', playing(`${child(detached)} process.exit(1);`));
    await runCli(app, ['--each', '--jobs', '2']);
    await expectNothingLeft(marker);
  });

  test.runIf(process.platform === 'linux')(
    'children in sessions of their own do not add up while a program is started for each case',
    async () => {
      const sleep = `sleep 60.0${process.pid}`;
      // Ends when the other session has begun.
      const app = `setsid sh -c '${sleep} >/dev/null 2>&1 & echo' | read begun`;
      for (let i = 0; i < 70; i++) {
        await new Promise<void>((exit) => {
          launch(app, { out: () => undefined, err: () => undefined, exit: () => exit() });
        });
      }
      const list = execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' });
      const left = list.split('\n').filter((line) => line === sleep);
      expect(left.length).toBeLessThan(40);
      endStrays();
      await expectNothingLeft(sleep);
    },
  );

  test.each([[[]], [['--each']]])('after Ctrl-C %j', async (flags) => {
    const app = program('stopped', `${child(false)} setInterval(() => {}, 1000);`);
    const world: World = { onInterrupt: (stop) => void setTimeout(stop, 600) };
    const reports = ['--out', 'r.json', '--badge', 'r.svg', '--html', 'r.html', '--junit', 'r.xml'];
    const { exit, err, out, written } = await runCli(app, [...flags, ...reports, '--json'], world);
    expect(exit).toBe(1);
    expect(err).toBe(`sidepot: stopped after 0 of ${CASES.length} cases; no result was written\n`);
    // Half a run must not pass for a whole one.
    expect([out, written]).toEqual(['', {}]);
    await expectNothingLeft(marker);
  });

  test('a program that does not end when its input does', async () => {
    const app = program(
      'stays',
      `setInterval(() => {}, 1000); // ${marker}\n${playing('answer();')}`,
    );
    expect((await resultOfRun(`${app} ${marker}`)).totals.passed).toBe(CASES.length);
    await expectNothingLeft(marker);
  });
});
