/** Bytes in characters that stand in an address as they are. */
export function toBase64url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** The bytes again; null if other characters are among them. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> | null {
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
