import { dirname, relative, resolve } from 'node:path';
import { type Io, UsageError } from './io.ts';
import { reasonOf } from './sources.ts';

/** Writes a file that the user has named. */
export async function save(path: string, text: string, io: Io): Promise<void> {
  try {
    await io.write(path, text);
  } catch (error) {
    throw notWritten(path, error);
  }
}

/** Why a file was not written. No folder is made that nobody asked for: it may be misspelt. */
export function notWritten(path: string, error: unknown): UsageError {
  if (error instanceof UsageError) return error;
  const isNowhere = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  return isNowhere ? noFolderFor(path) : new UsageError(`cannot write ${path}: ${reasonOf(error)}`);
}

const noFolderFor = (path: string): UsageError =>
  new UsageError(`the folder ${dirname(path)} does not exist; make it first`);

/** Before long work: nobody waits for it to learn that there is no folder for what comes out. */
export async function checkFolderOf(path: string, io: Io): Promise<void> {
  // A folder that nobody may list can still be written to; if not, writing says so.
  const names = await io.list(dirname(path)).catch(() => []);
  if (names === null) throw noFolderFor(path);
}

/** What is written must not replace what it is made from, nor one report another. */
export function refuseSameFile(
  read: readonly (string | undefined)[],
  written: readonly (string | undefined)[],
): void {
  const taken = new Set(filesOf(read));
  for (const file of filesOf(written)) {
    if (taken.has(file)) {
      throw new UsageError(
        `${relative('', file)} would be overwritten: name another file to write`,
      );
    }
    taken.add(file);
  }
}

const filesOf = (paths: readonly (string | undefined)[]): readonly string[] =>
  paths.flatMap((path) => (path === undefined || path === '-' ? [] : resolve(path)));
