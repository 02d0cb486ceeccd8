const MARK = '#t=';

/** The address of the referee's page with a text on it. */
export const refereeLink = (text: string): string => `/referee${MARK}${encodeURIComponent(text)}`;

/** The text in such an address; null if there is none, or if it was damaged on the way. */
export function textInHash(hash: string): string | null {
  if (!hash.startsWith(MARK)) return null;
  try {
    return decodeURIComponent(hash.slice(MARK.length));
  } catch {
    return null;
  }
}
