import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SourceFile } from './layers.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

export const pathOf = (path: string): string => `${ROOT}${path}`;

export const readText = (path: string): string => readFileSync(pathOf(path), 'utf8');

/** Every TypeScript file below a folder of the project. */
export const sourceFiles = (folder: string): SourceFile[] =>
  readdirSync(pathOf(folder), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path))
    .sort()
    .map((path) => ({ path, text: readText(`${folder}/${path}`) }));
