import { expect, test } from 'vitest';
import { brokenLimits, houseFigures, reportHouse } from '../scripts/house-figures.js';
import type { SourceFile } from './layers.ts';

/** A file of a length worth opening, with these lines on top. */
const file = (path: string, head = '', length = 100): SourceFile => ({
  path,
  text: `${head}\n${'// a line\n'.repeat(length - 1)}`,
});

const broken = (...sources: SourceFile[]): string[] =>
  brokenLimits(houseFigures(sources)).flatMap(({ what, offenders }) =>
    offenders.map((offender) => `${what}: ${offender}`),
  );

const A = "import { a } from './a.ts';";
const B = "import { b } from './b.ts';";

test.each<[string, SourceFile[], string]>([
  [
    'a circle of values',
    [file('rules/a.ts', B), file('rules/b.ts', A)],
    'circles of imports, types included: rules/a.ts → rules/b.ts → rules/a.ts',
  ],
  [
    'a circle of types',
    [file('rules/a.ts', B), file('rules/b.ts', "import type { A } from './a.ts';")],
    'circles of imports, types included: rules/a.ts → rules/b.ts → rules/a.ts',
  ],
  [
    'a circle of a type inside a type',
    [file('rules/a.ts', B), file('rules/b.ts', "type A = import('./a.ts').A;")],
    'circles of imports, types included: rules/a.ts → rules/b.ts → rules/a.ts',
  ],
  [
    'two types of one name',
    [file('rules/a.ts', 'export interface Pot {}'), file('suite/b.ts', 'export type Pot = 1;')],
    'types of one name: Pot: rules/a.ts, suite/b.ts',
  ],
  [
    'a crumb',
    [file('rules/a.ts', '', 39), file('rules/b.ts', A), file('rules/c.ts')],
    'files under 40 lines with one importer: rules/a.ts (39 lines)',
  ],
  [
    'a file of two things',
    [file('rules/a.ts', '', 301)],
    'files over 300 lines: rules/a.ts (301 lines)',
  ],
  [
    'many short files',
    [file('rules/a.ts', '', 79), file('rules/b.ts', '', 79), file('rules/c.ts', '', 300)],
    'median under 80 lines: it is 79',
  ],
])('the house fires on %s', (_, sources, words) => {
  expect(broken(...sources)).toEqual([words]);
  expect(reportHouse(houseFigures(sources))).toContain(words.slice(words.indexOf(': ') + 2));
});

test.each<[string, SourceFile[]]>([
  ['a short file that two import', [file('rules/b.ts', A), file('rules/c.ts', A)]],
  ['a short file that is loaded late', [file('rules/b.ts', "const a = import('./a.ts');")]],
  ['a short file behind a door', [file('rules/index.ts', "export { a } from './a.ts';")]],
])('the house lets %s be', (_, importers) => {
  expect(broken(file('rules/a.ts', '', 39), file('rules/z.ts'), ...importers)).toEqual([]);
});

test.each(['referee/words/odd-1.ts', 'formats/phh/format.ts', 'cli/audit/worker.ts'])(
  'the house lets %s be short',
  (path) => {
    const importer = `import { a } from './${path.split('/').at(-1)}';`;
    const sources = [
      file(path, '', 20),
      file(path.replace(/[^/]+$/, 'x.ts'), importer),
      file('a.ts'),
    ];
    expect(broken(...sources)).toEqual([]);
  },
);

test('an import past a door is counted, one through it is not', () => {
  const { pastDoors } = houseFigures([
    file('rules/index.ts'),
    file('rules/pots/pot.ts'),
    file('suite/a.ts', "import type { Pot } from '../rules/pots/pot.ts';"),
    file('suite/b.ts', "import { pot } from '../rules/index.ts';"),
  ]);
  expect(pastDoors).toEqual(['suite/a.ts → rules/pots/pot.ts']);
});
