import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readText } from '../source-files.ts';
import { sidepot } from './fake-io.ts';
import { WALK } from './sample-hands.ts';

const folder = mkdtempSync(join(tmpdir(), 'sidepot-shell-'));
afterAll(() => rmSync(folder, { recursive: true }));

const has = (program: string): boolean =>
  spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;

/** The words of the help that name something: commands by their lines, flags by their dashes. */
async function offeredBy(command: readonly string[]): Promise<readonly string[]> {
  const { out } = await sidepot([...command, '--help']);
  const commands = out.split('Commands:\n')[1]?.split('\n\n')[0] ?? '';
  const names = [...commands.matchAll(/^ {2}([a-z-]+)/gm)].map(([, name]) => name!);
  const options = out.split('Options:\n')[1]?.split('\n\n')[0] ?? '';
  const flags = [...options.matchAll(/^ {2}(?:-\w, )?(--[a-z-]+)/gm)].map(([, name]) => name!);
  return [...names.filter((name) => name !== 'help'), ...flags].sort();
}

describe('completion', () => {
  const scriptFor = async (shell: string): Promise<string> => {
    const path = join(folder, shell);
    writeFileSync(path, (await sidepot(['completion', shell])).out);
    return path;
  };

  /** What bash offers for words of which the last is being typed. */
  const inBash = async (...words: readonly string[]): Promise<readonly string[]> => {
    const typed = words.map((word) => `'${word}'`).join(' ');
    const lines = `source ${await scriptFor('bash')}
      COMP_WORDS=(${typed}); COMP_CWORD=${words.length - 1}; _sidepot; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const out = execFileSync('bash', ['--norc', '-c', lines], { encoding: 'utf8' });
    return out.split('\n').filter(Boolean).sort();
  };

  test.skipIf(!has('bash'))('bash completes commands, flags and values', async () => {
    expect(await inBash('sidepot', 'se')).toEqual(['serve', 'settle']);
    expect(await inBash('sidepot', 'suite', 'ru')).toEqual(['run']);
    expect(await inBash('sidepot', 'settle', '--button', '')).toEqual(['dead', 'moving', 'seat']);
    expect(await inBash('sidepot', 'suite', 'run', '--profile', 't')).toEqual(['tda']);
    expect(await inBash('sidepot', 'completion', '')).toEqual(['--help', 'bash', 'fish', 'zsh']);
    // A file follows: that is bash's own to complete.
    expect(await inBash('sidepot', 'convert', '--out', '')).toEqual([]);
  });

  test.skipIf(!has('bash'))('bash offers exactly what every help shows', async () => {
    const commands = (await offeredBy([])).filter((word) => !word.startsWith('-'));
    const suite = (await offeredBy(['suite'])).filter((word) => !word.startsWith('-'));
    const paths = [
      [],
      ...commands.filter((name) => name !== 'completion').map((name) => [name]),
      ...suite.map((name) => ['suite', name]),
    ];
    expect(paths.length).toBeGreaterThan(20);
    for (const path of paths) {
      expect(await inBash('sidepot', ...path, ''), path.join(' ')).toEqual(await offeredBy(path));
    }
  });

  test.skipIf(!has('zsh'))('zsh loads its script', async () => {
    const script = await scriptFor('zsh');
    execFileSync('zsh', ['-f', '-c', `autoload -U compinit && compinit -D && source ${script}`]);
  });

  test.skipIf(!has('fish'))('fish completes commands, flags and values', async () => {
    const offers = (line: string, script: string): string =>
      execFileSync('fish', ['-N', '-c', `source ${script}; complete -C '${line}'`], {
        encoding: 'utf8',
      });
    const script = await scriptFor('fish');
    expect(offers('sidepot se', script)).toContain('settle');
    expect(offers('sidepot settle --but', script)).toContain('--button');
    expect(offers('sidepot settle --button ', script)).toContain('dead');
  });

  test('another shell is told which there are', async () => {
    const ran = await sidepot(['completion', 'csh']);
    expect(ran.exit).toBe(2);
    expect(ran.err).toContain('bash, zsh, fish');
  });
});

describe('the manual page', () => {
  test('man/sidepot.1 is what `sidepot man` prints: npm run build writes it anew', async () => {
    expect(readText('man/sidepot.1')).toBe((await sidepot(['man'])).out);
  });

  test('it is the one that is installed, and has every command and flag', async () => {
    const { man, files } = JSON.parse(readText('package.json'));
    expect([man, files.includes('man')]).toEqual(['man/sidepot.1', true]);
    const page = readText('man/sidepot.1').replaceAll('\\-', '-');
    for (const path of [['settle'], ['audit'], ['suite', 'run']]) {
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
