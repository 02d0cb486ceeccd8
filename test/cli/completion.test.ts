import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sidepot } from './fake-io.ts';
import { offeredBy } from './offered.ts';

const folder = mkdtempSync(join(tmpdir(), 'sidepot-completion-'));
/** Where the shells stand: two hands and nothing else. */
const hands = join(folder, 'hands');
afterAll(() => rmSync(folder, { recursive: true }));

/** Bash offers its files by itself where the script offers nothing. */
const FILES = ['final.hand', 'friday night.hand'];

/** What a shell offers for each line when Tab is pressed at its end. */
type Completer = (lines: readonly string[]) => readonly (readonly string[])[];

const runIn = (shell: string, ...args: readonly string[]): string =>
  execFileSync(shell, args, { cwd: hands, encoding: 'utf8', stdio: 'pipe', timeout: 60_000 });

/** One answer for each line, behind each a line with a dash. */
const offersIn = (answers: string): readonly (readonly string[])[] =>
  answers
    .split(/^-\n/m)
    .slice(0, -1)
    .map((answer) => [...new Set(answer.split('\n').filter(Boolean))].sort());

/** As bash calls the script: it cuts words at `=`, and offers files where there is nothing else. */
const inBash: Completer = (lines) => {
  const calls = lines.map((line) => {
    const words = line.split(' ').flatMap((word) => word.split(/(?==)|(?<==)/));
    return `COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')})
      COMP_CWORD=${words.length - 1}; _sidepot
      [ \${#COMPREPLY[@]} -gt 0 ] || compgen -f -- '${words.at(-1)}'
      printf '%s\\n' "\${COMPREPLY[@]}" -`;
  });
  const script = ['source ../bash/sidepot', ...calls].join('\n');
  return offersIn(runIn('bash', '--norc', '-c', script));
};

/** At a terminal of its own, with real keys; what is offered also goes to a file. */
const inZsh: Completer = (lines) => {
  const [script, offered] = [join(folder, 'inner.zsh'), join(folder, 'offered')];
  writeFileSync(
    script,
    `fpath=(../zsh $fpath); autoload -Uz compinit; compinit -D -u; PS1='waits>'
    compadd() {
      local -a matches; [[ " $* " == *" -"[OAD]" "* ]] || builtin compadd -A matches "$@"
      print -rl -- $matches >> ${offered}; builtin compadd "$@"
    }`,
  );
  writeFileSync(offered, '');
  const keys = lines.map(
    (line) => `zpty -n -w inner $'${line}\\t\\C-uprint -r - - >> ${offered}\\n'
    zpty -r inner said '*waits>*'`,
  );
  const first = `zmodload zsh/zpty; zpty inner zsh -f -i
    zpty -w inner 'source ${script}'; zpty -r inner said '*waits>*'`;
  runIn('zsh', '-f', '-c', [first, ...keys].join('\n'));
  return offersIn(readFileSync(offered, 'utf8').replaceAll('\\', ''));
};

/** Fish is asked; it describes what it offers, and repeats the flag before a value. */
const inFish: Completer = (lines) => {
  const calls = lines.map((line) => `complete -C '${line}'; echo -`);
  const script = ['source ../fish/sidepot.fish', ...calls].join('\n');
  const answers = runIn('fish', '-N', '-c', script);
  return offersIn(
    answers
      .replace(/\t.*/g, '')
      .replace(/^--[a-z-]+=/gm, '')
      .replaceAll('\\', ''),
  );
};

const SHELLS: readonly (readonly [shell: string, script: string, complete: Completer])[] = [
  ['bash', 'sidepot', inBash],
  ['zsh', '_sidepot', inZsh],
  ['fish', 'sidepot.fish', inFish],
];

beforeAll(async () => {
  mkdirSync(hands);
  for (const file of FILES) writeFileSync(join(hands, file), '');
  for (const [shell, script] of SHELLS) {
    mkdirSync(join(folder, shell));
    writeFileSync(join(folder, shell, script), (await sidepot(['completion', shell])).out);
  }
});

const has = (program: string): boolean =>
  spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;

const OFFERED: Readonly<Record<string, readonly string[]>> = {
  'sidepot se': ['serve', 'settle'],
  'sidepot suite ru': ['run'],
  'sidepot help se': ['serve', 'settle'],
  'sidepot completion ': ['bash', 'fish', 'zsh'],
  'sidepot settle --button ': ['dead', 'moving', 'seat'],
  'sidepot settle --button=': ['dead', 'moving', 'seat'],
  'sidepot settle --button=d': ['dead'],
  'sidepot suite run --profile t': ['tda'],
  'sidepot check --fix=': ['carry', 'recount'],
  'sidepot check --fix ': FILES,
  'sidepot settle ': FILES,
  'sidepot settle final.hand --button d': ['dead'],
  'sidepot settle check --butt': ['--button'],
  'sidepot convert --out ': FILES,
  'sidepot audit ': [...FILES, 'merge'],
  'sidepot audit fi': ['final.hand'],
  'sidepot audit merge ': FILES,
  'sidepot audit --out merge --se': ['--severity'],
  'sidepot team link --n': ['--name'],
};

describe.each(SHELLS)('%s', (shell, _, complete) => {
  const offers = (lines: readonly string[]) => {
    const all = complete(lines);
    return Object.fromEntries(lines.map((line, i) => [line, all[i]]));
  };

  test('completes commands, flags, values and files', ({ skip }) => {
    if (!has(shell)) skip(`${shell} is not installed here`);
    expect(offers(Object.keys(OFFERED))).toEqual(OFFERED);
  });

  test('offers exactly the commands and flags of every help', async ({ skip }) => {
    if (!has(shell)) skip(`${shell} is not installed here`);
    const expected: Record<string, readonly string[]> = {};
    const look = async (path: readonly string[]): Promise<void> => {
      const offered = await offeredBy(path);
      const commands = offered.filter((word) => !word.startsWith('-'));
      const line = ['sidepot', ...path].join(' ');
      expected[`${line} --`] = offered.filter((word) => word.startsWith('-'));
      if (line !== 'sidepot audit' && commands.length > 0) expected[`${line} `] = commands;
      for (const command of commands) await look([...path, command]);
    };
    await look([]);
    expect(Object.keys(expected).length).toBeGreaterThan(30);
    expect(offers(Object.keys(expected))).toEqual(expected);
  });
});

test('another shell is told which there are', async () => {
  const ran = await sidepot(['completion', 'csh']);
  expect(ran.exit).toBe(2);
  expect(ran.err).toContain('bash, zsh, fish');
});
