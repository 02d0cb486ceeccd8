import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  createReadStream,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import type { Sink } from './io.ts';

const PIECE = 262_144;

/** A file's bytes as they come, or standard input's for `-`. */
export const openStream = (path: string): AsyncIterable<Uint8Array> =>
  path === '-' ? process.stdin : createReadStream(path, { highWaterMark: PIECE });

/** What is larger does not fit in one text. */
const MOST_BYTES = 500_000_000;

/** All the bytes of a file or of standard input. */
export async function readWhole(path: string, most = MOST_BYTES): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of openStream(path)) {
    length += piece.length;
    if (length > most) {
      throw new Error(
        `it is larger than ${most / 1e6} MB; \`sidepot audit\` reads archives of any size`,
      );
    }
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/**
 * Writes a whole file. A text that stood there is replaced when all of the new one is on the disk: a
 * disk that runs full leaves the old one, and nothing where there was none.
 */
export function writeWhole(path: string, text: string): void {
  const before = statSync(path, { throwIfNoEntry: false });
  if (!before) writeNew(path, text);
  else if (canBeReplaced(before)) replace(path, text, before.mode);
  else writeFileSync(path, text);
}

function replace(path: string, text: string, mode: number): void {
  // A file that nobody may write is not to be replaced either.
  accessSync(path, constants.W_OK);
  const file = realpathSync.native(path);
  const part = `${file}.${process.pid}.part`;
  try {
    writeNew(part, text);
  } catch (error) {
    // In a folder where nothing new may be made, files may still be written.
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EACCES' && code !== 'EPERM') throw error;
    writeFileSync(path, text);
    return;
  }
  try {
    chmodSync(part, mode);
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

/** Not a device or a pipe, known by one name only, and whoever replaces it goes on to own it. */
const canBeReplaced = (file: Stats): boolean =>
  file.isFile() && file.nlink === 1 && file.uid === (process.getuid?.() ?? file.uid);

/** Writes a file that was not there; nothing of it is left if it cannot be written. */
function writeNew(path: string, text: string): void {
  const file = openSync(path, 'wx');
  try {
    writeFileSync(file, text);
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
}

/** A file that is written piece by piece. */
export async function openSink(path: string): Promise<Sink> {
  if (path === '-') return STANDARD_OUTPUT;
  const file = await open(path, 'w');
  let waiting = '';
  const flush = async (): Promise<void> => {
    const text = waiting;
    waiting = '';
    await file.writeFile(text);
  };
  return {
    async write(text) {
      waiting += text;
      if (waiting.length >= PIECE) await flush();
    },
    async close() {
      await flush();
      await file.close();
    },
  };
}

/** Waits while the reader is slower than we are; if they leave, the process ends (see main). */
const STANDARD_OUTPUT: Sink = {
  async write(text) {
    if (!process.stdout.write(text)) {
      await new Promise((room) => process.stdout.once('drain', room));
    }
  },
  async close() {},
};
