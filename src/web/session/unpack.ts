/**
 * A browser unpacks all it is given before anybody can look at it, and what is packed can be a
 * thousandth of what comes out: so it is given little at a time.
 */
const PIECE = 16_384;

/** What comes out of packed bytes. A small file can hold gigabytes, so it stops beyond `limit` bytes. */
export async function unpack(
  packed: Blob,
  format: 'gzip' | 'deflate-raw',
  limit: number,
): Promise<Blob | 'damaged' | 'too large'> {
  const reader = packed
    .stream()
    .pipeThrough(inPieces())
    .pipeThrough(new DecompressionStream(format))
    .getReader();
  const chunks: Bytes[] = [];
  let size = 0;
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      size += read.value.length;
      if (size > limit) {
        await reader.cancel();
        return 'too large';
      }
      chunks.push(read.value);
    }
    return new Blob(chunks);
  } catch {
    return 'damaged';
  }
}

type Bytes = Uint8Array<ArrayBuffer>;

const inPieces = (): TransformStream<Bytes, Bytes> =>
  new TransformStream({
    transform(chunk, out) {
      for (let at = 0; at < chunk.length; at += PIECE) out.enqueue(chunk.subarray(at, at + PIECE));
    },
  });
