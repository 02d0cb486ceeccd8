import { isGzip } from '../../kernel/index.ts';

/** The text of a file and the bytes it has unpacked, or why there is none. */
type FileText =
  | { readonly kind: 'text'; readonly text: string; readonly size: number }
  | { readonly kind: 'too large' }
  /** In words that stand behind the name of the file. */
  | { readonly kind: 'unreadable'; readonly message: string };

/** Reads a file of at most `limit` bytes. Its bytes say whether it is packed, not its name. */
export async function fileText(file: Blob, limit: number): Promise<FileText> {
  if (file.size > limit) return { kind: 'too large' };
  try {
    const start = new Uint8Array(await file.slice(0, 2).arrayBuffer());
    const whole = isGzip(start) ? await unpack(file, 'gzip', limit) : file;
    if (whole === 'too large') return { kind: 'too large' };
    if (whole === 'damaged') return { kind: 'unreadable', message: DAMAGED };
    return { kind: 'text', text: await whole.text(), size: whole.size };
  } catch {
    return { kind: 'unreadable', message: GONE };
  }
}

// Browsers unpack the first of several packed files in one and refuse the rest.
const DAMAGED =
  'This packed file cannot be unpacked: it is damaged, its end is missing, or it is several packed files in one. Nothing was taken from it. Get it again, or unpack it with another program and open what comes out.';

const GONE =
  'The browser could not read this file. It may have been moved, deleted or changed since: choose it again.';

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
