import { unpack } from '../unpack.ts';

/** A text as few bytes. */
export async function squeeze(text: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const reader = new Blob([text])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'))
    .getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    chunks.push(read.value);
  }
  return joined(chunks);
}

/** The text again; null if the bytes are no such text, or it is longer than `limit` bytes. */
export async function unsqueeze(
  bytes: Uint8Array<ArrayBuffer>,
  limit: number,
): Promise<string | null> {
  const whole = await unpack(new Blob([bytes]), 'deflate-raw', limit);
  if (typeof whole === 'string') return null;
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    return text.decode(await whole.arrayBuffer());
  } catch {
    return null;
  }
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}
