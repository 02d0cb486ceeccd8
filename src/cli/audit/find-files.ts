import { createHash } from 'node:crypto';
import type { Stats } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { filePlace } from '../file-texts.ts';
import { reasonOf } from '../sources.ts';
import type { FilePart } from './part.ts';

/** A file to audit, or something that could not be opened. */
export interface FoundFile {
  readonly path: string;
  /** Named on the command line; others were found in a folder. */
  readonly isNamed: boolean;
  readonly size: number;
  /** Whether it is the same file when a run is resumed. */
  readonly mark: string;
  /** A plain file can be read from any place; a pipe only from its start. */
  readonly isPlain: boolean;
  /** Why it cannot be opened. */
  readonly failure: string | null;
}

/**
 * Every file below the paths, folders in the order of their names, so that two walks over the same
 * files go the same way. A folder that is reached twice, also by a link, is entered once.
 */
export async function* findFiles(
  paths: readonly string[],
  isOurs: (path: string) => boolean,
): AsyncGenerator<FoundFile> {
  const entered = new Set<string>();
  for (const path of paths) yield* walkFrom(path, true, entered, isOurs);
}

async function* walkFrom(
  path: string,
  isNamed: boolean,
  entered: Set<string>,
  isOurs: (path: string) => boolean,
): AsyncGenerator<FoundFile> {
  if (path === '-') {
    yield { path, isNamed, size: 0, mark: '', isPlain: false, failure: null };
    return;
  }
  try {
    const found = await stat(path);
    if (!found.isDirectory()) {
      // Sockets and devices in a folder hold no hands; a named pipe may (`<(zcat …)`).
      const isPlain = found.isFile();
      if ((isPlain || isNamed) && !isOurs(path)) {
        const mark = markOf(found);
        yield { path, isNamed, size: found.size, mark, isPlain, failure: null };
      }
      return;
    }
    const id = `${found.dev}:${found.ino}`;
    if (entered.has(id)) return;
    entered.add(id);
    for (const name of (await readdir(path)).sort()) {
      // Hidden files are other programs'.
      if (!name.startsWith('.')) yield* walkFrom(join(path, name), false, entered, isOurs);
    }
  } catch (error) {
    yield { path, isNamed, size: 0, mark: '', isPlain: true, failure: reasonOf(error) };
  }
}

/** A file as far as it has to be the same when a run goes on. */
export type MarkedFile = Pick<FoundFile, 'path' | 'mark'>;

/** What a hash of files is made of. */
export const markLine = ({ path, mark }: MarkedFile): string => `${path}\n${mark}\n`;

const markOf = ({ size, mtimeMs }: Stats): string => `${size} ${mtimeMs}`;

/** The first file of these parts that is not what it was when they were planned; null if none. */
export async function changedFile(parts: readonly FilePart[]): Promise<string | null> {
  for (const part of parts) {
    // What comes with the part is not read from its file.
    if (part.bytes) continue;
    try {
      if (markOf(await stat(filePlace(part))) !== part.mark) return part.path;
    } catch {
      return part.path;
    }
  }
  return null;
}

/** What a run is about, before it starts. */
export interface Archive {
  readonly bytes: number;
  readonly count: number;
  /** Of the names and marks of all files. */
  readonly filesHash: string;
  /** A stream is among them, which has no size. */
  readonly hasStream: boolean;
}

export async function measure(files: AsyncIterable<FoundFile>): Promise<Archive> {
  const hash = createHash('sha256');
  let bytes = 0;
  let count = 0;
  let hasStream = false;
  for await (const file of files) {
    hasStream ||= !file.isPlain;
    hash.update(markLine(file));
    bytes += file.size;
    count++;
  }
  return { bytes, count, filesHash: hash.digest('hex'), hasStream };
}
