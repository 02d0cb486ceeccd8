import { createReadStream } from 'node:fs';
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
