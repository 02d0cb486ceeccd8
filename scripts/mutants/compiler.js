// The compiler as a test: what it refuses never reaches anybody.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** @import { Mutant } from './switches.js' */

/** Asks the compiler about sources of which one differs. */
export class Compiler {
  #root;
  #service;
  /** The texts that differ, by path. @type {Map<string, { text: string, version: number }>} */
  #changed = new Map();
  #version = 0;

  /** @param {string} root @param {readonly string[]} files */
  constructor(root, files) {
    this.#root = root;
    const names = [...new Set(files)].map((file) => join(root, file));
    const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
    const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
    // A mutant that leaves a name unused is not yet wrong.
    const asked = { ...options, noUnusedLocals: false, noUnusedParameters: false };
    this.#service = ts.createLanguageService({
      getCompilationSettings: () => asked,
      getScriptFileNames: () => names,
      getScriptVersion: (path) => String(this.#changed.get(path)?.version ?? 0),
      getScriptSnapshot: (path) => {
        const text = this.#changed.get(path)?.text ?? ts.sys.readFile(path);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
      getCurrentDirectory: () => root,
      getDefaultLibFileName: ts.getDefaultLibFilePath,
      fileExists: ts.sys.fileExists,
      readFile: ts.sys.readFile,
    });
  }

  /** @param {Mutant} mutant */
  refuses({ file, start, end, replacement }) {
    const path = join(this.#root, file);
    const text = readFileSync(path, 'utf8');
    const mutated = text.slice(0, start) + replacement + text.slice(end);
    this.#changed.set(path, { text: mutated, version: ++this.#version });
    const isRefused =
      this.#service.getSyntacticDiagnostics(path).length > 0 ||
      this.#service.getSemanticDiagnostics(path).length > 0;
    this.#changed.set(path, { text, version: ++this.#version });
    return isRefused;
  }
}
