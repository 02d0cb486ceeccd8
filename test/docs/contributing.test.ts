import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pathOf, readText } from '../source-files.ts';

const text = readText('CONTRIBUTING.md');
const named = [...text.matchAll(/`((?:src|test|docs|bench|scripts)(?:\/[\w./-]+)?)`/g)].map(
  ([, path]) => path!,
);

test.each([...new Set(named)])('CONTRIBUTING names %s, and it is there', (path) => {
  expect(existsSync(pathOf(path))).toBe(true);
});

test('the table of folders names every layer', () => {
  const layers = ['kernel', 'rules', 'record', 'formats', 'referee', 'suite', 'server', 'cli'];
  for (const layer of layers) expect(named).toContain(`src/${layer}`);
});
