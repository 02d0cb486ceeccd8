import { StringDecoder } from 'node:string_decoder';
import { isGzip } from '../formats/is-gzip.ts';
import { unpacked } from './audit/part-bytes.ts';
import { isWide } from './encoding.ts';

/** Bytes as text, piece by piece: unpacked if they are packed, UTF-8 or what Windows writes. */
export async function* textsOf(source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: StringDecoder | null = null;
  for await (const bytes of opened(source)) {
    decoder ??= new StringDecoder(isWide(bytes) ? 'utf16le' : 'utf8');
    yield decoder.write(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  }
  yield decoder?.end() ?? '';
}

/** Unpacks what is packed; `onRead` is told how much was read of it. */
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
