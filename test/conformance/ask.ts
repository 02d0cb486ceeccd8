import { spawnSync } from 'node:child_process';
import { expect } from 'vitest';
import type { CaseQuestion } from '../../src/suite/conformance/conformance-case.ts';
import { pathOf } from '../source-files.ts';

export const HELLO = { hello: { suite: '3.0.0', protocol: 2 } };

/** Everybody folds to the big blind. */
export const WALK: CaseQuestion = {
  id: 'classic/folds/0001',
  profile: 'classic',
  level: 'pots',
  table: {
    seats: [
      { name: 'Al', stack: 1000 },
      { name: 'Bo', stack: 1000 },
      { name: 'Cy', stack: 1000 },
    ],
    button: 'Al',
    smallBlind: { player: 'Bo', amount: 50 },
    bigBlind: { player: 'Cy', amount: 100 },
    ante: { type: 'none', amount: 0, order: 'ante-first' },
    oddChip: 1,
    buttonRule: 'moving',
  },
  hole: {},
  events: [{ street: 'preflop' }, { player: 'Al', act: 'fold' }, { player: 'Bo', act: 'fold' }],
  declared: null,
};

/** Gives a program its lines at once, as a pipe does, and reads what it answers. */
export function ask(command: readonly string[], messages: readonly object[], cwd = pathOf('.')) {
  const input = messages.map((message) => `${JSON.stringify(message)}\n`).join('');
  const [program, ...args] = command;
  const { stdout, stderr } = spawnSync(program!, args, { input, cwd, encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}
