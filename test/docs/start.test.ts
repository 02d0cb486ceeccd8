import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { KEY_GROUPS } from '../../src/web/recorder/views/key-help.ts';
import { sidepot } from '../cli/fake-io.ts';
import { readText } from '../source-files.ts';

const blocksOf = (page: string, kind: string): string[] =>
  [...readText(page).matchAll(new RegExp(`^\`\`\`${kind}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(
    ([, text]) => text!,
  );

const folder = mkdtempSync(join(tmpdir(), 'sidepot-start-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the engine author: the program of the page gives the result of the page', async () => {
  const page = 'docs/start/engine.md';
  const program = join(folder, 'adapter.mjs');
  writeFileSync(program, blocksOf(page, 'js')[0]!);
  const [command, quoted] = /^npx sidepot (.*) "node adapter.mjs"$/m
    .exec(blocksOf(page, 'sh')[0]!)!
    .slice(1);
  expect(quoted).toBeUndefined();
  const { out, exit } = await sidepot([
    ...command!.split(' '),
    `"${process.execPath}" "${program}"`,
  ]);
  expect(out.trimEnd()).toBe(blocksOf(page, 'text')[0]!.trimEnd());
  expect(exit).toBe(0);
});

test('whoever installs it: the file that npm pack writes has this name', () => {
  const { version } = JSON.parse(readText('package.json'));
  const named = readText('docs/start/install.md').match(/sidepot-[\d.]+\.tgz/g) ?? [];
  expect(named).toEqual([`sidepot-${version}.tgz`, `sidepot-${version}.tgz`]);
});

describe('the collector', () => {
  const page = readText('docs/start/collector.md');

  test('every key that is named is one of the recorder’s', () => {
    const known = KEY_GROUPS.flatMap(({ keys }) => keys.flatMap(([key]) => key.split(/ (?:or )?/)));
    const helps = page.slice(page.indexOf('## What helps'), page.indexOf('## Where next'));
    const named = helps.match(/(?<=`)(?:(?:Ctrl|Shift)\+[A-Z]|[a-z?])(?=`)/g)!;
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((key) => !known.includes(key))).toEqual([]);
  });
});
