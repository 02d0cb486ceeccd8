import { existsSync, readdirSync } from 'node:fs';
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
  const layers = readdirSync(pathOf('src'), { withFileTypes: true }).filter((one) =>
    one.isDirectory(),
  );
  for (const { name } of layers) expect(text).toMatch(new RegExp(`^\\| .*\`src/${name}[\`/]`, 'm'));
});
