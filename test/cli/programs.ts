import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import {
  type ConformanceCase,
  type ConformanceResult,
  generateCases,
} from '../../src/suite/index.ts';
import { type Ran, sidepot, type World } from './fake-io.ts';

const folder = mkdtempSync(join(tmpdir(), 'sidepot-programs-'));

const made = generateCases({ seed: 1, profile: 'classic', count: 12 });
if (!made.ok) throw new Error(made.error.message);

/** Every case the programs know the answer to. */
export const GENERATED: readonly ConformanceCase[] = made.value.cases;

/** A few of them, each with an expectation for every level. */
export const CASES: readonly ConformanceCase[] = GENERATED.filter(
  ({ expect }) => !expect.refused,
).slice(0, 6);

export const jsonl = (cases: readonly unknown[]): string =>
  cases.map((one) => `${JSON.stringify(one)}\n`).join('');

const rights = join(folder, 'rights.json');
writeFileSync(
  rights,
  JSON.stringify(Object.fromEntries(GENERATED.map(({ id, expect }) => [id, expect]))),
);

/** A program written for one test; the body sees what `playing` declares. */
export function program(name: string, source: string, extension = 'cjs'): string {
  const path = join(folder, `${name.replaceAll(/\W+/g, '-')}.${extension}`);
  writeFileSync(path, source);
  return `"${process.execPath}" "${path}"`;
}

/**
 * A program that knows every answer: for each case the body is run with its `id`, its number `n`
 * among the cases, and `answer()`, which prints the right one.
 */
export const playing = (body: string, hello = ''): string => `
const right = JSON.parse(require('node:fs').readFileSync(${JSON.stringify(rights)}, 'utf8'));
const ids = ${JSON.stringify(CASES.map(({ id }) => id))};
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const question = JSON.parse(line);
  if (question.hello) { ${hello} return; }
  const { id } = question;
  const n = ids.indexOf(id);
  const text = () => JSON.stringify({ id, ...right[id] });
  const answer = () => console.log(text());
  ${body}
});`;

export const runCli = (
  app: string,
  flags: readonly string[] = [],
  world: World = {},
): Promise<Ran> =>
  sidepot(['suite', 'run', 'cases.jsonl', '--app', app, ...flags], {
    files: { 'cases.jsonl': jsonl(CASES) },
    ...world,
  });

export async function resultOfRun(
  app: string,
  flags: readonly string[] = [],
  world: World = {},
): Promise<ConformanceResult> {
  const { out, err } = await runCli(app, ['--json', ...flags], world);
  expect(out, err).not.toBe('');
  return JSON.parse(out);
}

/** Counts the starts of a program in a file; the line belongs at the top of its source. */
export function startCounter(name: string): {
  readonly line: string;
  readonly count: () => number;
} {
  const file = join(folder, `${name}-starts.txt`);
  appendFileSync(file, '');
  return {
    line: `require('node:fs').appendFileSync(${JSON.stringify(file)}, 'x');\n`,
    count: () => readFileSync(file, 'utf8').length,
  };
}

/** A killed process may take a moment to go on a busy machine; one that was left stays for long. */
export const expectNothingLeft = (marker: string): Promise<void> =>
  expect
    .poll(() => execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' }), {
      timeout: 5000,
      interval: 100,
    })
    .not.toContain(marker);
