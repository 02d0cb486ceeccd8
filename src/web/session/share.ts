import { readHands } from '../../formats/notation/index.ts';
import { figure } from '../../kernel/figures.ts';
import { unpack } from './file-text.ts';
import { compact, expand } from './share-compact.ts';

/** What the address of a shared hand has behind its path. */
const MARK = '#h=';

/** The way links are written now. Later letters are for later ways; this one is read forever. */
const VERSION = 'a';

/** Check sum (4 bytes) and length (3 bytes) stand before the squeezed text. */
const HEAD = 7;

/** A hand has 2 KB; one with a remark on every line has 20 KB. */
const TEXT_LIMIT = 100_000;

/** Programs that pass links on begin to cut them somewhere above 2,000; ours read more. */
const LINK_LIMIT = 64_000;

type SharedHand =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly message: string };

export const isShareHash = (hash: string): boolean => hash.startsWith(MARK);

/** A hand's text as the part of an address from `#` on. */
export async function shareHash(text: string): Promise<string> {
  const squeezed = await squeeze(compact(text));
  const bytes = new Uint8Array(HEAD + squeezed.length);
  const head = new DataView(bytes.buffer);
  head.setUint32(0, checkSum(squeezed));
  head.setUint8(4, squeezed.length >>> 16);
  head.setUint16(5, squeezed.length & 0xffff);
  bytes.set(squeezed, HEAD);
  return MARK + VERSION + toBase64url(bytes);
}

/** Whether others can open the link: hands can be, books of remarks cannot. */
export const isShareable = (text: string, hash: string): boolean =>
  text.length <= TEXT_LIMIT && hash.length <= LINK_LIMIT;

/** The hand in a link, or in plain words why there is none. */
export async function readShareHash(hash: string): Promise<SharedHand> {
  if (!isShareHash(hash)) return refused('This is no link to a hand: it has no “#h=” in it.');
  const version = hash[MARK.length] ?? '';
  if (/[b-z]/.test(version)) {
    return refused('This link was made by a newer Sidepot. Reload the page, then open it again.');
  }
  if (version !== VERSION) return refused(DAMAGED);
  if (hash.length > LINK_LIMIT) {
    return refused(
      `This link has ${figure(hash.length)} characters; one to a hand has at most ${figure(LINK_LIMIT)}. It was not opened.`,
    );
  }
  // A percent sign comes from programs that escape what needs no escaping.
  const bytes = fromBase64url(hash.slice(MARK.length + 1).replace(/(%20|\s)+$/, ''));
  if (!bytes) return refused(DAMAGED);
  return unpacked(bytes);
}

async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<SharedHand> {
  if (bytes.length < HEAD) return refused(CUT);
  const head = new DataView(bytes.buffer);
  const length = head.getUint8(4) * 2 ** 16 + head.getUint16(5);
  const squeezed = bytes.slice(HEAD);
  if (squeezed.length < length) return refused(CUT);
  if (squeezed.length > length || checkSum(squeezed) !== head.getUint32(0)) return refused(DAMAGED);
  // UTF-8 takes up to three bytes for one of our characters.
  const short = await unsqueeze(squeezed, 3 * TEXT_LIMIT);
  const text = short === null ? null : expand(short);
  if (text === null || text.length > TEXT_LIMIT) return refused(NO_HAND);
  return readHands(text).hands.length > 0 ? { ok: true, text } : refused(NO_HAND);
}

const CUT =
  'This link was cut off on its way: its end is missing. Ask for it again, or for the hand as text.';

const DAMAGED =
  'This link was changed on its way and cannot be read. Ask for it again, or for the hand as text.';

const NO_HAND = 'There is no hand in this link.';

const refused = (message: string): SharedHand => ({ ok: false, message });

/** Bytes in characters that stand in an address as they are. */
export function toBase64url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** The bytes again; null if other characters are among them. */
function fromBase64url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]*$/.test(text)) return null;
  try {
    // One character alone holds no byte: what is left of a text that was cut.
    const whole = text.length % 4 === 1 ? text.slice(0, -1) : text;
    const binary = atob(whole.replace(/-/g, '+').replace(/_/g, '/'));
    return Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
  } catch {
    return null;
  }
}

/** FNV-1a over bytes: finds what was changed by accident, on 32 bits. */
export function checkSum(bytes: Uint8Array): number {
  let sum = 0x811c9dc5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193);
  return sum >>> 0;
}

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
async function unsqueeze(bytes: Uint8Array<ArrayBuffer>, limit: number): Promise<string | null> {
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
