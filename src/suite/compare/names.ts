/** Names as people compare them: `alice` is Alice. */
const fold = (name: string): string => name.normalize('NFC').toLowerCase();

/** Finds the player somebody meant: the exact name, else the only one that differs in case. */
export function knownName(written: string, names: readonly string[]): string | null {
  if (names.includes(written)) return written;
  const alike = names.filter((name) => fold(name) === fold(written));
  return alike.length === 1 ? alike[0]! : null;
}
