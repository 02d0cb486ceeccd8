import { inspect } from 'node:util';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { sidepot } from '../cli/fake-io.ts';
import { readText } from '../source-files.ts';

const PAGES = [
  'README.md',
  'docs/command-line.md',
  'docs/formats-phh.md',
  'docs/from-total-contribution.md',
  'docs/library.md',
  'docs/report.md',
  'docs/rulings.md',
  'docs/start/host.md',
  'docs/start/programmer.md',
  'site/home.md',
];

const ENTRIES: Readonly<Record<string, () => Promise<unknown>>> = {
  sidepot: () => import('../../src/index.ts'),
  'sidepot/formats': () => import('../../src/formats/public.ts'),
  'sidepot/referee': () => import('../../src/referee/public.ts'),
  'sidepot/rules': () => import('../../src/rules/public.ts'),
  'sidepot/tournament': () => import('../../src/tournament/public.ts'),
};

interface Block {
  readonly kind: string;
  readonly text: string;
}

const blocksOf = (page: string): Block[] =>
  [...readText(page).matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, kind, text]) => ({
    kind: kind!,
    text: text!,
  }));

/** Runs a sample and gives back what it printed. */
async function printed(sample: string): Promise<string[]> {
  const lines: string[] = [];
  const log = (...values: unknown[]): void => {
    const words = values.map((value) => (typeof value === 'string' ? value : inspect(value)));
    lines.push(...words.join(' ').split('\n'));
  };
  const plain = ts.transpileModule(sample, {
    compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext },
  }).outputText;
  const body = plain.replace(
    /import \{([^}]*)\} from '([^']+)';/g,
    (_, names, from) => `const {${names}} = await load('${from}');`,
  );
  const AsyncFunction = (async () => undefined).constructor as FunctionConstructor;
  const run = new AsyncFunction('console', 'load', body.replace(/^export \{\};$/m, ''));
  await run({ log }, (entry: string) => ENTRIES[entry]!());
  return lines;
}

/** A sample says in comments what it prints. */
const promised = (sample: string): string[] =>
  sample
    .split('\n')
    .filter((line) => line.startsWith('//'))
    .map((line) => line.replace(/^\/\/ ?/, ''));

describe.each(PAGES)('%s', (page) => {
  const blocks = blocksOf(page);
  const samples = blocks.filter(({ kind }) => kind === 'ts').map(({ text }) => text);
  const commands = blocks.flatMap(({ kind, text }, i) => {
    const next = blocks[i + 1];
    const command = /npx sidepot (.*)$/m.exec(text)?.[1];
    return kind === 'sh' && command && next?.kind === 'text' ? [[command, next.text] as const] : [];
  });

  test('has samples', () => {
    expect(samples.length + commands.length).toBeGreaterThan(0);
  });

  test.each(samples)('a code sample prints what it says', async (sample) => {
    expect(await printed(sample)).toEqual(promised(sample));
  });

  test.each(commands)('sidepot %s prints what stands below it', async (command, text) => {
    const args = command.split(' ');
    const files = Object.fromEntries(
      args.filter((arg) => arg.endsWith('.hand')).map((path) => [path, readText(path)]),
    );
    const { out } = await sidepot(args, { files });
    expect(out.trimEnd()).toBe(text.trimEnd());
  });
});

test('every name of the root is imported by an example of the manual', async () => {
  const imports = blocksOf('docs/library.md').flatMap(({ text }) =>
    [...text.matchAll(/^import \{([^}]*)\} from 'sidepot';$/gm)].map(([, names]) => names!),
  );
  const shown = new Set(imports.flatMap((names) => names.split(',').map((name) => name.trim())));
  const names = Object.keys((await ENTRIES.sidepot!()) as object);
  expect(names.length).toBeLessThan(30);
  expect(names.filter((name) => !shown.has(name))).toEqual([]);
});
