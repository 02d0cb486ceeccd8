import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { pathOf } from './source-files.ts';

const ENTRY = 'virtual:entry';

/** What a program ships that takes one name from the library's root, gzipped. */
async function shipped(name: string): Promise<number> {
  const made = (await build({
    configFile: false,
    logLevel: 'error',
    root: pathOf(''),
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? ENTRY : null),
        load: (id) =>
          id === ENTRY ? `export { ${name} } from '${pathOf('src/index.ts')}';` : null,
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  return gzipSync(made.output[0].code, { level: 9 }).length;
}

test('a program that only wants potsFrom ships at most 2.7 KB of the library', async () => {
  const size = await shipped('potsFrom');
  expect(size).toBeGreaterThan(1000);
  expect(size).toBeLessThan(2700);
});
