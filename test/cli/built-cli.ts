import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { pathOf } from '../source-files.ts';

/** Bundles the sources into a temporary folder, so that threads and processes can run them. */
export async function builtCli(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'sidepot-cli-'));
  await build({
    configFile: pathOf('vite.cli.config.ts'),
    logLevel: 'error',
    build: { outDir: join(folder, 'dist/cli') },
  });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  return join(folder, 'dist/cli/main.js');
}
