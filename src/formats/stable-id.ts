/** Twelve digits that are the same for the same text: a hash of 53 bits (cyrb53, by bryc). */
export function stableId(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  const hash = 2 ** 32 * (2097151 & low) + (high >>> 0);
  return String(FIRST + (hash % (10 * FIRST - FIRST)));
}

/** The smallest number of twelve digits. */
const FIRST = 100_000_000_000;
