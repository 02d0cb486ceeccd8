/** Any sign beyond ASCII: such signs stand in names and texts only. */
const OTHER_SIGN = 128;

/** Stands behind the text, so that nothing looks beyond it. */
export const TEXT_END = 255;

/** Nothing looks further ahead than the longest key and its sign. */
const AHEAD = 32;

/** Part of Node and of every browser, but of neither's types alone. */
declare class TextEncoder {
  encodeInto(text: string, into: Uint8Array): { readonly read: number; readonly written: number };
}

const encoder = /* @__PURE__ */ new TextEncoder();

/**
 * The characters of a text as codes, at the same places: coming by a character of a string takes
 * about three times as long. Writes into `room` if the text fits there.
 */
export function codesOf(text: string, room: Uint8Array): Uint8Array {
  const { length } = text;
  const codes = room.length >= length + AHEAD ? room : new Uint8Array(2 * length + AHEAD);
  // As many bytes as characters: all of it is ASCII.
  const { read, written } = encoder.encodeInto(text, codes);
  if (read < length || written > length) {
    for (let at = 0; at < length; at++) codes[at] = Math.min(text.charCodeAt(at), OTHER_SIGN);
  }
  codes.fill(TEXT_END, length, length + AHEAD);
  return codes;
}
