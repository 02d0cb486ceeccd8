import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pathOf, readText } from '../source-files.ts';

/** What can be shown in one document, each part with the styles it brings along and leaves there. */
const PARTS = ['app', 'app/sessions', 'recorder', 'referee', 'rulebook', 'suite', 'text'];

/** The classes that begin a selector: `.seat-box .chips` is about seat boxes. */
const classesOf = (css: string): string[] =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .match(/[^{}]+(?=\{)/g)!
    .flatMap((selectors) => selectors.split(','))
    .flatMap((selector) => /^\s*\.([\w-]+)(?=[\s:>+~]|$)/.exec(selector)?.[1] ?? []);

const stylesIn = (folder: string): string[] =>
  readdirSync(pathOf(`src/web/${folder}`), { encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );

test('no two pages give one class a look: whoever has seen the one would see the other changed', () => {
  const owners = new Map<string, Set<string>>();
  for (const part of PARTS) {
    for (const file of stylesIn(part)) {
      for (const name of classesOf(readText(`src/web/${part}/${file}`))) {
        owners.set(name, (owners.get(name) ?? new Set()).add(part));
      }
    }
  }
  expect(owners.size).toBeGreaterThan(100);
  const shared = [...owners].filter(([, parts]) => parts.size > 1);
  expect(shared.map(([name, parts]) => `.${name}: ${[...parts].join(', ')}`)).toEqual([]);
});
