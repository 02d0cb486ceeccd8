import { createReadStream } from 'node:fs';
import { type FileHandle, open, truncate } from 'node:fs/promises';
import { NEWLINE } from '../../kernel/index.ts';
import { UsageError } from '../io.ts';
import { notWritten } from '../output-files.ts';
import { reasonOf } from '../sources.ts';
import type { JudgeOptions } from './part.ts';
import { type JudgedPart, partFrom, partLine, storedPart } from './stored-parts.ts';

/** Which of how many machines; the first is 1. */
export interface Shard {
  readonly index: number;
  readonly of: number;
}

/** The first line of a shard's file: what it is a part of. */
export interface ShardHead extends Shard {
  readonly sidepot: 'audit shard';
  readonly version: 1;
  /** What was asked for; shards of other questions do not fit together. */
  readonly asked: string;
  readonly judge: JudgeOptions;
  /** How many files there are in all, and the hash of their names and marks. */
  readonly files: number;
  readonly filesHash: string;
}

const END = '{"end":true}\n';

/** Writes what a shard has judged, part after part. */
export class ShardWriter {
  readonly #file: FileHandle;

  constructor(file: FileHandle) {
    this.#file = file;
  }

  /** Opens it behind its first `kept` bytes; new if there are none. */
  static async open(path: string, head: ShardHead, kept: number): Promise<ShardWriter> {
    try {
      if (kept > 0) await truncate(path, kept);
      const file = await open(path, kept > 0 ? 'a' : 'w');
      if (kept === 0) await file.write(`${JSON.stringify(head)}\n`);
      return new ShardWriter(file);
    } catch (error) {
      throw notWritten(path, error);
    }
  }

  async write(judged: JudgedPart): Promise<void> {
    await this.#file.writev(storedPart(judged));
  }

  async close(isWhole: boolean): Promise<void> {
    if (isWhole) await this.#file.write(END);
    await this.#file.close();
  }
}

/** A shard's file: what it is, then part after part. */
export interface ShardReading {
  readonly head: ShardHead;
  /** Whether the shard came to its end. */
  readonly isFinished: boolean;
  /** Ends where the file does, or where it was cut or damaged. */
  readonly parts: AsyncGenerator<JudgedPart & { readonly endsAt: number }>;
  /** Whether every part could be read; known once they are. */
  isWhole(): boolean;
}

export async function readShard(path: string): Promise<ShardReading> {
  const bytes = new ByteLines(createReadStream(path, { highWaterMark: 262_144 }));
  let isWhole = false;
  async function* parts(): ShardReading['parts'] {
    for (let line = await bytes.line(); line !== null; line = await bytes.line()) {
      if (`${line}\n` === END) {
        isWhole = true;
        return;
      }
      const read = undamaged(line);
      const findings = read && (await bytes.take(read.listed));
      if (!read || !findings) return;
      yield { ...partFrom(read, findings), endsAt: bytes.position };
    }
  }
  try {
    const head = JSON.parse((await bytes.line()) ?? '') as ShardHead | null;
    if (head?.sidepot !== 'audit shard' || head.version !== 1) throw new SyntaxError();
    const isFinished = await endsWith(path, END);
    return { head, isFinished, parts: parts(), isWhole: () => isWhole };
  } catch (error) {
    const why = error instanceof SyntaxError ? 'it is not the file of a shard' : reasonOf(error);
    throw new UsageError(`cannot read ${path}: ${why}`);
  }
}

/** A line about a part; null if that is not what it is. */
function undamaged(line: string): ReturnType<typeof partLine> | null {
  try {
    const read = partLine(line);
    return read?.part && read.result && Number.isSafeInteger(read.listed) ? read : null;
  } catch {
    return null;
  }
}

async function endsWith(path: string, text: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const from = Math.max(0, size - text.length);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(text.length), 0, text.length, from);
    return buffer.toString('latin1', 0, bytesRead) === text;
  } finally {
    await file.close();
  }
}

/** Lines and stretches of bytes from a stream, in turn. */
class ByteLines {
  /** Where the next line starts in the stream. */
  position = 0;
  readonly #source: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** Without its end; null where the stream ends before the line does. */
  async line(): Promise<string | null> {
    let end = this.#rest.indexOf(NEWLINE);
    while (end < 0) {
      const known = this.#rest.length;
      if (!(await this.#more())) return null;
      end = this.#rest.indexOf(NEWLINE, known);
    }
    const bytes = await this.take(end + 1);
    return bytes && Buffer.from(bytes.buffer, bytes.byteOffset, end).toString();
  }

  async take(length: number): Promise<Uint8Array | null> {
    while (this.#rest.length < length) if (!(await this.#more())) return null;
    const taken = this.#rest.subarray(0, length);
    this.#rest = this.#rest.subarray(length);
    this.position += length;
    return taken;
  }

  async #more(): Promise<boolean> {
    const { done, value } = await this.#source.next();
    if (!done) this.#rest = Buffer.concat([this.#rest, value]);
    return !done;
  }
}
