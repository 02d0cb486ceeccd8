import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import type { CaseQuestion } from '../../src/suite/conformance/conformance-case.ts';
import { pathOf, readText } from '../source-files.ts';
import { ask, HELLO, WALK } from './ask.ts';

const ADAPTERS = readdirSync(pathOf('conformance/adapters')).map(
  (file) => `conformance/adapters/${file}`,
);

const start = (adapter: string): readonly string[] =>
  // No site packages: somebody who tests this may have installed PokerKit.
  [...(adapter.endsWith('.py') ? ['python3', '-I', '-S'] : ['node']), pathOf(adapter)];

test.each(ADAPTERS)(
  '%s is one file of at most 100 lines that says what it was run with',
  (path) => {
    const lines = readText(path).trimEnd().split('\n');
    expect(lines.length).toBeLessThanOrEqual(100);
    expect(lines[0]).toMatch(/^(\/\/|#) \S+ \d+\.\d+\.\d+ \((MIT|ISC)\) under the Sidepot suite/);
    expect(lines.slice(1, 8).join('\n')).toMatch(/(npm|pip) install.*suite run.*--app/s);
  },
);

test.for(ADAPTERS)('%s skips with a message where its engine is not installed', (path, context) => {
  const command = start(path);
  const isThere = spawnSync(command[0]!, ['--version']).status === 0;
  context.skip(!isThere, `${command[0]} is not installed`);
  const [hello, walk] = ask(command, [HELLO, WALK], tmpdir());
  expect(hello).toMatchObject({ hello: { name: expect.any(String), version: expect.any(String) } });
  expect(walk).toEqual({ id: WALK.id, skip: expect.stringMatching(/(npm|pip) install/) });
});

/** RULES, the third of the ten all-in scenarios: 500 / 500 / 500, the side that wins takes 1,500. */
const ALL_IN: CaseQuestion = {
  ...WALK,
  id: 'classic/all-ins/0001',
  table: {
    ...WALK.table,
    seats: [
      { name: 'Al', stack: 500 },
      { name: 'Bo', stack: 500 },
      { name: 'Cy', stack: 900 },
    ],
  },
  hole: { Al: ['Jh', 'Th'], Bo: ['As', 'Ad'], Cy: ['Kd', 'Kc'] },
  events: [
    { street: 'preflop' },
    { player: 'Al', act: 'raise', to: 500, adds: 500, allIn: true },
    { player: 'Bo', act: 'call', to: 500, adds: 450, allIn: true },
    { player: 'Cy', act: 'call', to: 500, adds: 400 },
    { street: 'flop', board: ['Ah', 'Kh', 'Qh'] },
    { street: 'turn', board: ['9d'] },
    { street: 'river', board: ['2c'] },
  ],
};

test('poker-ts plays what the adapter tells it to', () => {
  const [walk, allIn] = ask(start('conformance/adapters/poker-ts.mjs'), [WALK, ALL_IN]);
  expect(walk).toEqual({
    id: WALK.id,
    turns: [
      { player: 'Al', toCall: 100, check: false, bet: null, raise: { min: 200, max: 1000 } },
      { player: 'Bo', toCall: 50, check: false, bet: null, raise: { min: 200, max: 1000 } },
      null,
    ],
    refused: null,
    pots: [{ amount: 150, eligible: ['Cy'] }],
    stacks: { Al: 1000, Bo: 950, Cy: 1050 },
    next: { button: 'Bo', smallBlind: 'Cy', bigBlind: 'Al' },
  });
  expect(allIn).toMatchObject({
    pots: [{ amount: 1500, eligible: ['Al', 'Bo', 'Cy'] }],
    stacks: { Al: 1500, Bo: 0, Cy: 400 },
  });
});
