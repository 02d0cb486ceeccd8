import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FORMATS } from '../../src/formats/index.ts';
import { builtCli } from './built-cli.ts';
import { sidepot } from './fake-io.ts';
import { EXAMPLE } from './sample-hands.ts';

let cli = '';
const folder = mkdtempSync(join(tmpdir(), 'sidepot-loaded-'));
const at = (name: string): string => join(folder, name);
let runs = 0;

/** The text of every file of the bundle that a process has loaded: V8's coverage lists them. */
function loadedBy(args: readonly string[]): string[] {
  const coverage = at(`coverage-${++runs}`);
  const env = { ...process.env, NODE_V8_COVERAGE: coverage };
  execFileSync(process.execPath, [cli, ...args], { env, stdio: 'pipe' });
  const lists: { result: { url: string }[] }[] = readdirSync(coverage).map((name) =>
    JSON.parse(readFileSync(join(coverage, name), 'utf8')),
  );
  return lists
    .flatMap(({ result }) => result.map(({ url }) => url))
    .filter((url) => url.startsWith('file:'))
    .map((url) => readFileSync(fileURLToPath(url), 'utf8'));
}

/** The formats whose entries were among it: an entry is known by its sentence about losses. */
function formatsLoadedBy(args: readonly string[]): string[] {
  const texts = loadedBy(args);
  return FORMATS.filter(({ losses }) => texts.some((text) => text.includes(losses))).map(
    ({ id }) => id,
  );
}

beforeAll(async () => {
  cli = await builtCli();
  writeFileSync(at('ours.hand'), EXAMPLE);
  const { out } = await sidepot(['convert', '--to', 'phh', '--quiet'], { stdin: EXAMPLE });
  writeFileSync(at('theirs.phh'), out);
}, 120_000);

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(join(cli, '../../..'), { recursive: true, force: true });
});

describe('formats are loaded when they are needed', () => {
  test.each(['settle', 'check', 'next', 'format', 'report'])(
    '%s of a hand in our notation loads no other format',
    (command) => expect(formatsLoadedBy([command, at('ours.hand')])).toEqual(['notation']),
  );

  test.each([
    ['a text of another format', () => ['settle', at('theirs.phh')]],
    ['writing another format', () => ['convert', '--to', 'pokerstars', at('ours.hand')]],
    ['an audit', () => ['audit', at('ours.hand')]],
  ])('%s loads them', (_, args) =>
    expect(formatsLoadedBy(args())).toEqual(FORMATS.map(({ id }) => id)),
  );
});
