/** UTF-16, little-endian, as Windows writes it: what starts with these bytes. */
export const isWide = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xfe;
