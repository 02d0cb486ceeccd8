/** RFC 1952: whether a file that starts with these bytes is packed. */
export const isGzip = (start: Uint8Array): boolean => start[0] === 0x1f && start[1] === 0x8b;
