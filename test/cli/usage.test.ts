import { describe, expect, test } from 'vitest';
import { readText } from '../source-files.ts';
import { sidepot } from './fake-io.ts';
import { WALK } from './sample-hands.ts';

describe('wrong usage', () => {
  test.each([
    ['an unknown command', ['setle'], 'settle'],
    ['an unknown flag', ['settle', '--jason'], '--json'],
    ['a flag with a wrong value', ['settle', '--button', 'left'], 'moving'],
    ['an odd chip of nothing', ['settle', '--odd-chip', '0'], 'at least 1'],
    ['a file that is not there', ['settle', 'nowhere.hand'], 'no such file'],
  ])('%s ends with 2 and helps', async (_, args, words) => {
    const ran = await sidepot(args);
    expect(ran.exit).toBe(2);
    expect(ran.err).toContain(words);
    expect(ran.err).not.toMatch(/\n\s+at /);
  });

  test('nothing at all shows the help and ends with 2', async () => {
    const ran = await sidepot([]);
    expect(ran.exit).toBe(2);
    expect(ran.out).toContain('Examples:');
  });

  test.each(['pots', 'settle', 'next', 'check', 'format', 'report', 'equity'])(
    '%s --help has examples and ends with 0',
    async (command) => {
      const ran = await sidepot([command, '--help']);
      expect(ran.exit).toBe(0);
      expect(ran.out).toContain('Examples:');
      expect(ran.out).toContain(`sidepot ${command} `);
    },
  );

  test('--version is the version of the package', async () => {
    const { version } = JSON.parse(readText('package.json'));
    expect((await sidepot(['--version'])).out).toBe(`${version}\n`);
  });
});

test('a bug in sidepot ends with 3 and shows no stack', async () => {
  const ran = await sidepot(['settle'], { stdin: WALK, broken: true });
  expect(ran.exit).toBe(3);
  expect(ran.err).toContain('bug in sidepot');
  expect(ran.err).not.toMatch(/\n\s+at /);
});

describe('files that are not hands', () => {
  test.each([
    ['an empty file', ''],
    ['a file of spaces', '   \n\n \t\n'],
    ['a shopping list', 'milk\nbread\n'],
    ['binary rubbish', '\u0000\u0001\u0002\u0007\u001b[2J\n\u0000'],
  ])('NOTE-3 %s: says that there is no hand', async (_, stdin) => {
    const ran = await sidepot(['settle'], { stdin });
    expect(ran.exit).toBe(1);
    expect(ran.out).toContain('NOTE-3');
    expect(ran.out).not.toContain('\u001b');
    const json = await sidepot(['settle', '--json'], { stdin });
    expect(JSON.parse(json.out.split('\n')[0]!)).toMatchObject({ hand: null, ok: false });
  });
});
