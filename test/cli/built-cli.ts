import { copyFileSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { pathOf, sourceFiles } from '../source-files.ts';

/** Translates the sources into a temporary folder, so that threads and processes can run them. */
export function builtCli(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sidepot-cli-'));
  const compilerOptions: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    rewriteRelativeImportExtensions: true,
    verbatimModuleSyntax: true,
  };
  for (const { path, text } of sourceFiles('src')) {
    if (path.startsWith('web/') || path.endsWith('.test.ts')) continue;
    const { outputText } = ts.transpileModule(text, { compilerOptions, fileName: path });
    const target = join(folder, 'dist', path.replace(/\.ts$/, '.js'));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, outputText);
  }
  copyFileSync(pathOf('package.json'), join(folder, 'package.json'));
  symlinkSync(pathOf('node_modules'), join(folder, 'node_modules'));
  return join(folder, 'dist/cli/main.js');
}
