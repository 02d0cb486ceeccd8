import { isGzip } from '../../formats/recognise.ts';
import { unpack } from './unpack.ts';

/** The text of a file and the bytes it has unpacked, or why there is none. */
export type FileText =
  | { readonly kind: 'text'; readonly text: string; readonly size: number }
  | { readonly kind: 'too large' }
  /** In words that stand behind the name of the file. */
  | { readonly kind: 'unreadable'; readonly message: string };

/** Reads a file of at most `limit` bytes. Whether it is packed is told by its bytes, not its name. */
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
