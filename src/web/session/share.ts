import { readHands } from '../../formats/index.ts';
import { figure } from '../../kernel/index.ts';
import { unpack } from './file-text.ts';
import { isShareHash, MARK } from './share-address.ts';

/** The way links are written now. Later letters are for later ways; this one is read forever. */
const VERSION = 'a';

/** Check sum (4 bytes) and length (3 bytes) stand before the squeezed text. */
const HEAD = 7;

/** A hand has 2 KB; one with a remark on every line has 20 KB. */
const TEXT_LIMIT = 100_000;

/** In place of a text that would be longer than it may be. */
const TOO_LONG = Symbol('too long');

/** Programs that pass links on begin to cut them somewhere above 2,000; ours read more. */
const LINK_LIMIT = 64_000;

type SharedHand =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly message: string };

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
  if (!isShareHash(hash)) return refused('This is not a link to a hand: it has no “#h=” in it.');
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
  const text = short === null || short === TOO_LONG ? short : expand(short, TEXT_LIMIT);
  if (text === TOO_LONG) return refused(LONG_TEXT);
  if (text === null) return refused(NO_HAND);
  return readHands(text).hands.length > 0 ? { ok: true, text } : refused(NO_HAND);
}

const CUT =
  'This link was cut off on its way: its end is missing. Ask for it again, or for the hand as text.';

const DAMAGED =
  'This link was changed on its way and cannot be read. Ask for it again, or for the hand as text.';

const NO_HAND = 'There is no hand in this link.';

const LONG_TEXT = `This link unpacks into more than ${figure(TEXT_LIMIT)} characters, and no hand is as long as that. It was not opened: ask for the hand as text.`;

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

/** The text again, of at most `limit` bytes; null if the bytes are not such a text. */
async function unsqueeze(
  bytes: Uint8Array<ArrayBuffer>,
  limit: number,
): Promise<string | null | typeof TOO_LONG> {
  const whole = await unpack(new Blob([bytes]), 'deflate-raw', limit);
  if (whole === 'too large') return TOO_LONG;
  if (whole === 'damaged') return null;
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

/**
 * Words of the notation and the sign each is written as in a link. The order is part of the links
 * that are out in the world: a change needs a new version letter.
 */
const WORDS: readonly (readonly [sign: string, word: string])[] = [
  ['\x01', '\nstarted_at: '],
  ['\x02', ' ended_at: '],
  ['\x03', '\nStack Setup:\n'],
  ['\x04', ' Dealer '],
  ['\x05', ' SB '],
  ['\x06', ' BB '],
  ['\x07', '\nPreflop '],
  ['\x08', '\nFlop Base ('],
  ['\x0b', '):\n'],
  ['\x0c', '\nTurn Base ('],
  ['\x0e', '\nRiver Base ('],
  ['\x0f', 'Base:\n'],
  ['\x1a', 'Fold\n'],
  ['\x1b', 'Check\n'],
  ['\x1c', 'Call '],
  ['\x1d', 'Raise '],
  ['\x1e', 'All-In '],
  ['\x1f', ' More '],
];

/** The signs of the seats: an action line starts with one of them. */
const SEATS = '\x10\x11\x12\x13\x14\x15\x16\x17\x18\x19';

const SIGN_OF = new Map(WORDS.map(([sign, word]) => [word, sign]));
const WORD_OF = new Map(WORDS);
const ANY_WORD = new RegExp(WORDS.map(([, word]) => word.replace(/[()]/g, '\\$&')).join('|'), 'g');
// biome-ignore lint/suspicious/noControlCharactersInRegex: the signs are control characters
const ANY_SIGN = /[\x01-\x08\x0b\x0c\x0e\x0f\x1a-\x1f]/g;

const VERBATIM = '=';
const COMPACT = '~';
/** A JSON string starts with it: what UTF-8 cannot carry, half a surrogate pair, is escaped there. */
const QUOTED = '"';

/** A hand's text in fewer characters; any text comes back exactly as it was. */
export function compact(text: string): string {
  if (/\p{Surrogate}/u.test(text)) return JSON.stringify(text);
  const short = withoutPrefixes(text).replace(ANY_WORD, (word) => SIGN_OF.get(word)!);
  return expanded(short, text.length) === text ? COMPACT + short : VERBATIM + text;
}

/** The text again, of at most `limit` characters; null if nothing was written this way. */
export function expand(written: string, limit: number): string | null | typeof TOO_LONG {
  if (written.startsWith(COMPACT)) return expanded(written.slice(1), limit);
  let text: string | null = null;
  if (written.startsWith(VERBATIM)) text = written.slice(1);
  if (written.startsWith(QUOTED)) text = unquoted(written);
  return text !== null && text.length > limit ? TOO_LONG : text;
}

function unquoted(written: string): string | null {
  try {
    const text: unknown = JSON.parse(written);
    return typeof text === 'string' ? text : null;
  } catch {
    return null;
  }
}

const expanded = (short: string, limit: number): string | typeof TOO_LONG =>
  withPrefixes(
    short.replace(ANY_SIGN, (sign) => WORD_OF.get(sign)!),
    limit,
  );

/** `12. Charlie (BB): Fold` says of itself only who and what: the number is the next one. */
function withoutPrefixes(text: string): string {
  const names = namesOf(text);
  let number = 1;
  return linewise(text, (line) => {
    const count = `${number}. `;
    if (!line.startsWith(count)) return line;
    const seat = names.findIndex((name) => line.startsWith(name, count.length));
    if (seat < 0) return line;
    number++;
    return SEATS[seat] + line.slice(count.length + names[seat]!.length);
  });
}

/** One sign stands for a name of any length, so a few of them can stand for gigabytes. */
function withPrefixes(text: string, limit: number): string | typeof TOO_LONG {
  const names = namesOf(text);
  let number = 1;
  let length = text.length;
  const whole = linewise(text, (line) => {
    const seat = line === '' ? -1 : SEATS.indexOf(line[0]!);
    const name = names[seat];
    if (name === undefined || length > limit) return line;
    const start = `${number++}. ${name}`;
    length += start.length - 1;
    return start + line.slice(1);
  });
  return length > limit ? TOO_LONG : whole;
}

const linewise = (text: string, change: (line: string) => string): string =>
  text.split('\n').map(change).join('\n');

const SETUP_LINE = /^(.+?)(?: (Dealer|SB|BB))?:? (?:\d+|\?)$/;

/** How each seat's action lines start behind their number: `Charlie (BB): `. */
function namesOf(text: string): readonly string[] {
  const [, setup = ''] = text.split('\nStack Setup:\n', 2);
  const lines = setup.split('\n', SEATS.length);
  const end = lines.findIndex((line) => !SETUP_LINE.test(line));
  return lines.slice(0, end < 0 ? lines.length : end).map((line) => {
    const [, name, label] = SETUP_LINE.exec(line)!;
    return label ? `${name} (${label}): ` : `${name}: `;
  });
}
