import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readText } from '../source-files.ts';
import { MIXED } from '../suite/conformance-samples.ts';
import { builtCli } from './built-cli.ts';
import { sidepot } from './fake-io.ts';
import { offeredBy } from './offered.ts';
import { WALK } from './sample-hands.ts';

const has = (program: string): boolean =>
  spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;

describe('the manual page', () => {
  test('man/sidepot.1 is what `sidepot man` prints: npm run build writes it anew', async () => {
    expect(readText('man/sidepot.1')).toBe((await sidepot(['man'])).out);
  });

  test('it is the one that is installed, and has every command and flag', async () => {
    const { man, files } = JSON.parse(readText('package.json'));
    expect([man, files.includes('man')]).toEqual([['man/sidepot.1'], true]);
    const page = readText('man/sidepot.1').replaceAll('\\-', '-');
    for (const path of [['settle'], ['audit'], ['audit', 'merge'], ['suite', 'run']]) {
      expect(page).toContain(`.SS sidepot ${path.join(' ')} `);
      for (const flag of await offeredBy(path)) {
        if (flag.startsWith('--') && flag !== '--help') expect(page).toContain(`.B ${flag}`);
      }
    }
  });

  test.skipIf(!has('man'))('man has nothing to complain about', () => {
    const ran = spawnSync('man', ['--warnings', '-l', 'man/sidepot.1'], { encoding: 'utf8' });
    expect([ran.status, ran.stderr]).toEqual([0, '']);
    expect(ran.stdout).toContain('sidepot suite run');
  });
});

describe('how it speaks', () => {
  test.each([
    [['settle', '--jason'], "sidepot: unknown option '--jason'", 'sidepot settle --help'],
    [['suite', 'run'], "sidepot: required option '--app", 'sidepot suite run --help'],
    [['setle'], "sidepot: unknown command 'setle'", 'sidepot --help'],
    [['help', 'setle'], "sidepot: unknown command 'setle'", 'sidepot --help'],
    [['suite', 'help', 'rum'], "sidepot: unknown command 'rum'", 'sidepot suite --help'],
    [['audit', '.', '--resume'], 'sidepot: --resume needs the --out', 'sidepot audit --help'],
  ])('%j: one prefix, and where to read on', async (args, starts, hint) => {
    const ran = await sidepot(args);
    expect(ran.exit).toBe(2);
    expect(ran.err.startsWith(starts)).toBe(true);
    expect(ran.err).toContain(`(${hint} shows what`);
  });

  test('a file that is not there is no matter of flags', async () => {
    expect((await sidepot(['settle', 'nowhere.hand'])).err).not.toContain('--help');
  });

  test.each([
    ['a terminal', true, {}, true],
    ['a pipe', false, {}, false],
    ['a pipe with FORCE_COLOR', false, { FORCE_COLOR: '1' }, true],
    ['a terminal with FORCE_COLOR=0', true, { FORCE_COLOR: '0' }, false],
    ['a terminal with NO_COLOR', true, { NO_COLOR: '1' }, false],
    ['NO_COLOR and FORCE_COLOR', true, { NO_COLOR: '1', FORCE_COLOR: '1' }, false],
    ['a dumb terminal', true, { TERM: 'dumb' }, false],
  ])('%s: colour is %s', async (_, isTerminal, env, isColourful) => {
    const stdin = WALK.replace('SB', 'XX');
    const { out } = await sidepot(['check'], { stdin, isTerminal, env });
    expect(out.includes('\u001b[')).toBe(isColourful);
  });

  test('who waits for the keyboard is told so once, and nobody else is', async () => {
    const typed = await sidepot(['settle', '-', '-'], { stdin: WALK, isInputTerminal: true });
    expect(typed.err.match(/Ctrl-D ends it/g)).toHaveLength(1);
    expect((await sidepot(['settle'], { stdin: WALK })).err).toBe('');
    const files = { 'a.hand': WALK };
    const named = await sidepot(['settle', 'a.hand'], { files, isInputTerminal: true });
    expect(named.err).toBe('');
  });

  test.each([
    [['simulate', '--hands', '2', '--out', 'nowhere/x.phhs']],
    [['convert', 'a.hand', '--to', 'phh', '--out', 'nowhere/x.phh']],
    [['report', 'a.hand', '--html', '--out', 'nowhere/x.html']],
    [['suite', 'generate', '--out', 'nowhere/deep', '--count', '1']],
  ])('%j makes no folder unasked', async (args) => {
    const ran = await sidepot(args, { files: { 'a.hand': WALK }, missing: ['nowhere'] });
    expect(ran.err).toContain('the folder nowhere does not exist; make it first');
    expect(ran.exit).toBe(2);
    expect(ran.written).toEqual({});
  });

  test('suite run knows before the first case that its result has no folder', async () => {
    const out = ['--out', 'nowhere/result.json'];
    const ran = await sidepot(['suite', 'run', '--app', 'no-such-program', ...out]);
    expect(ran.err).toContain('the folder nowhere does not exist; make it first');
    expect(ran.err).not.toContain('no-such-program');
    expect(ran.exit).toBe(2);
  });

  test('JSON has its fields in the same order, whatever the hand', async () => {
    const keys = async (stdin: string): Promise<string> => {
      const { out } = await sidepot(['settle', '--json'], { stdin });
      return Object.keys(JSON.parse(out.split('\n')[0]!)).join();
    };
    const whole = await keys(readText('examples/three-way-all-in.hand'));
    expect(await keys(WALK)).toBe(whole);
    expect(await keys('Hand (1)\n')).toBe(whole);
    expect(await keys(readText('examples/mistakes.hand'))).toBe(whole);
  });
});

describe('the program itself', () => {
  let cli = '';

  beforeAll(async () => {
    cli = await builtCli();
  });

  afterAll(() => {
    rmSync(join(cli, '../../..'), { recursive: true, force: true });
  });

  test('a suite is not written where a file stands', () => {
    const ran = spawnSync(process.execPath, [cli, 'suite', 'generate', '--out', 'README.md'], {
      encoding: 'utf8',
    });
    expect(ran.stderr).toContain(
      'cannot write into README.md: there is a file where a folder should be',
    );
    expect(ran.status).toBe(2);
  });

  test.runIf(existsSync('/dev/full'))('a full disk behind standard output is reported', () => {
    const stdio = ['ignore', openSync('/dev/full', 'w'), 'pipe'] as const;
    const ran = spawnSync(process.execPath, [cli, 'pots', 'Alice=300', 'Bob=500'], {
      encoding: 'utf8',
      stdio: [...stdio],
    });
    expect(ran.stderr).toMatch(/^sidepot: cannot write to standard output: ENOSPC: [^\n]*\n$/);
    expect(ran.status).toBe(2);
  });

  test.runIf(process.platform === 'linux')(
    'a file stays as it was if the new one does not fit',
    () => {
      const [result, page] = [join(cli, '../result.json'), join(cli, '../page.html')];
      writeFileSync(result, JSON.stringify(MIXED));
      writeFileSync(page, 'old');
      const write = (limit: string) => {
        const line = `${limit}; exec "$0" "$1" suite matrix "$2" --out "$3"`;
        const args = ['-c', line, process.execPath, cli, result, page];
        return spawnSync('sh', args, { encoding: 'utf8' });
      };
      // The largest file that may be written, in blocks of 512 bytes.
      const full = write('ulimit -f 4');
      expect(full.stderr).toContain(`cannot write ${page}: `);
      expect([full.status, readFileSync(page, 'utf8')]).toEqual([2, 'old']);
      expect(readdirSync(join(cli, '..')).filter((name) => name.endsWith('.part'))).toEqual([]);
      expect(write(':').status).toBe(0);
      expect(readFileSync(page, 'utf8')).toMatch(/<\/html>\s*$/);
    },
  );

  test('it stops when nobody reads any more, and does not say that all was well', async () => {
    const args = ['simulate', '--hands', '100000000', '--to', 'json'];
    const child = spawn(process.execPath, [cli, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    child.stdout.destroy();
    const [exit] = await once(child, 'exit');
    expect(exit).toBe(141);
  });
});
