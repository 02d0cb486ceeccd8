import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip } from 'node:zlib';
import type { FormatId } from '../formats/index.ts';
import { isGzip } from '../kernel/index.ts';
import type { FilePart } from './audit/part.ts';
import { firstStart, LONGEST_MARK } from './audit/split-archive.ts';
import { isWide } from './sources.ts';

/** Bytes as text, piece by piece: unpacked if they are packed, UTF-8 or what Windows writes. */
export async function* textsOf(source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: StringDecoder | null = null;
  for await (const bytes of opened(source)) {
    decoder ??= new StringDecoder(isWide(bytes) ? 'utf16le' : 'utf8');
    yield decoder.write(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  }
  yield decoder?.end() ?? '';
}

/** Unpacks what is packed; `onRead` gets how much of it was read. */
export async function* opened(
  source: AsyncIterable<Uint8Array>,
  onRead: (length: number) => void = () => undefined,
): AsyncGenerator<Uint8Array> {
  const bytes = source[Symbol.asyncIterator]();
  const first = await bytes.next();
  if (first.done) return;
  async function* all(): AsyncGenerator<Uint8Array> {
    for (let next = first; !next.done; next = await bytes.next()) {
      onRead(next.value.length);
      yield next.value;
    }
  }
  yield* isGzip(first.value) ? unpacked(all()) : all();
}

const CHUNK = 262_144;

/** The bytes of a part, from the first hand that starts in it to the first that does not. */
export async function* bytesOf(part: FilePart): AsyncGenerator<Uint8Array> {
  if (part.bytes) yield part.bytes;
  else if (part.format === null) yield* wholeFile(filePlace(part));
  else yield* slice(part, part.format);
}

/** Where the file of a part is read, whatever it is called in findings. */
export const filePlace = ({ folder, path }: FilePart): string =>
  folder === null ? path : resolve(folder, path);

/** A file, unpacked if it is packed. */
async function* wholeFile(path: string): AsyncGenerator<Uint8Array> {
  const bytes = readFrom(path, 0);
  const first = await bytes.next();
  if (first.done) return;
  const all = withFirst(first.value, bytes);
  yield* isGzip(first.value) ? unpacked(all) : all;
}

async function* withFirst(
  first: Uint8Array,
  rest: AsyncGenerator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    yield first;
    yield* rest;
  } finally {
    await rest.return(undefined);
  }
}

/** What is unpacked comes no faster than it is taken. */
async function* unpacked(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const source = Readable.from(packed, { objectMode: false });
  const gunzip = createGunzip({ chunkSize: CHUNK });
  source.on('error', (error) => gunzip.destroy(error));
  source.pipe(gunzip);
  yield* gunzip as AsyncIterable<Uint8Array>;
}

/** Bytes of a file from one place to another; the end may lie beyond the file's. */
async function* readFrom(
  path: string,
  from: number,
  to = Number.POSITIVE_INFINITY,
  chunk = CHUNK,
): AsyncGenerator<Uint8Array> {
  const file = await open(path, 'r');
  try {
    for (let at = from; at < to; ) {
      const wanted = Math.min(chunk, to - at);
      const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(wanted), 0, wanted, at);
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
      at += bytesRead;
    }
  } finally {
    await file.close();
  }
}

async function* slice(part: FilePart, format: FormatId): AsyncGenerator<Uint8Array> {
  const { from, to } = part;
  const path = filePlace(part);
  const end = to ?? Number.POSITIVE_INFINITY;
  // Neighbours look for the same mark, so every hand is judged once.
  const start = from === 0 ? 0 : await startFrom(path, format, from, end);
  if (start >= end) return;
  yield* readFrom(path, start, to === null ? end : await startFrom(path, format, to));
}

/** Where the first hand at or after a place starts; infinity if none does before `limit`. */
async function startFrom(
  path: string,
  format: FormatId,
  place: number,
  limit = Number.POSITIVE_INFINITY,
): Promise<number> {
  let window: Uint8Array = new Uint8Array();
  /** Where the window lies in the file: a byte early, because the byte before decides too. */
  let at = place - 1;
  for await (const bytes of readFrom(path, at, undefined, WINDOW)) {
    window = Buffer.concat([window, bytes]);
    const found = firstStart(format, window, 1);
    if (found >= 0) return at + found;
    // A mark may have begun in the last bytes.
    const known = Math.max(0, window.length - LONGEST_MARK);
    window = window.subarray(known);
    at += known;
    if (at >= limit) break;
  }
  return Number.POSITIVE_INFINITY;
}

const WINDOW = 16_384;
