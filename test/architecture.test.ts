import { expect, test } from 'vitest';
import { cycles, violations } from './layers.ts';
import { sourceFiles } from './source-files.ts';

const sources = sourceFiles('src').filter(({ path }) => !path.endsWith('.test.ts'));

test('imports only point left: kernel → rules → record → formats → referee → tournament → suite → team → apps', () => {
  expect(sources.length).toBeGreaterThan(50);
  expect(violations(sources)).toEqual([]);
});

test('no file imports itself in a circle', () => {
  expect(cycles(sources)).toEqual([]);
});

test.each([
  ['an import to the right', 'rules/hand/x.ts', "import { a } from '../../formats/index.ts';"],
  ['an import sideways', 'server/x.ts', "import { a } from '../web/app/main.tsx';"],
  ['an export to the right', 'kernel/x.ts', "export * from '../rules/index.ts';"],
  ['a dynamic import', 'record/x.ts', "const x = await import('../cli/run.ts');"],
  ['a package in the core', 'rules/x.ts', "import pc from 'picocolors';"],
  ['Node in the core', 'referee/x.ts', "import { readFileSync } from 'node:fs';"],
  ['an import past a door', 'referee/x.ts', "import { a } from '../rules/pots/layers.ts';"],
  ['a type past a door', 'web/ui/x.ts', "import type { A } from '../../kernel/finding.ts';"],
  ['an unknown folder', 'helpers/x.ts', ''],
  ['a store that knows the page', 'web/session/x.ts', "import { a } from '../app/main.tsx';"],
  ['a model that knows a view', 'web/recorder/model/x.ts', "import { a } from '../views/x.tsx';"],
  ['one page inside another', 'web/suite/x.tsx', "import { a } from '../referee/x.tsx';"],
  ['an unknown room of the page', 'web/helpers/x.ts', "import { a } from '../ui/x.tsx';"],
])('the layer test fires on %s', (_, path, text) => {
  expect(violations([{ path, text }])).toHaveLength(1);
});

test('the circle test fires on a planted circle, one of types too', () => {
  const a = { path: 'rules/a.ts', text: "import { b } from './b.ts';" };
  const b = { path: 'rules/b.ts', text: "import { a } from './a.ts';" };
  const types = { path: 'rules/b.ts', text: "import type { A } from './a.ts';" };
  expect(cycles([a, b])).toEqual(['rules/a.ts → rules/b.ts → rules/a.ts']);
  expect(cycles([a, types])).toEqual(['rules/a.ts → rules/b.ts → rules/a.ts']);
});

test('what is loaded late may be named past its door', () => {
  const text = "const late = await import('../formats/registry.ts');";
  expect(violations([{ path: 'cli/x.ts', text }])).toEqual([]);
});

test('no chance and no clock below the apps', () => {
  const impure = sources.filter(
    ({ path, text }) =>
      !/^(cli|server|web)\//.test(path) &&
      /Math\.random|Date\.now|new Date(?:\(\))?(?!\()/.test(text),
  );
  expect(impure.map(({ path }) => path)).toEqual([]);
});

test('which formats there are is said by the registry alone', () => {
  const lists = sources.filter(
    ({ path, text }) =>
      !path.startsWith('formats/') &&
      /PHH\b[^;]{0,40}\bPokerStars|PokerStars\b[^;]{0,40}\bOpen Hand/.test(text),
  );
  expect(lists.map(({ path }) => path)).toEqual([]);
});

test('findings are made in kernel/finding and nowhere else', () => {
  const byHand = sources.filter(
    ({ path, text }) =>
      path !== 'kernel/finding.ts' && /\bseverity\b[^;]*\bmessage\b[^;]*\bedit: /.test(text),
  );
  expect(byHand.map(({ path }) => path)).toEqual([]);
});
