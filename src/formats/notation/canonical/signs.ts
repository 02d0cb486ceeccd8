/**
 * Lines in canonical form are read straight off the text: no line is cut out of it, no word is
 * looked up, and nothing is made but what stays in the record. Whatever is unusual in any way is
 * left to the forgiving reader, so these functions change nothing before they are sure, and a
 * line they take is read as the forgiving reader would read it.
 */

/** Where the next line starts if this place is the end of one, else -1. */
export function lineBreak(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code === 10) return at + 1;
  return code === 13 && text.charCodeAt(at + 1) === 10 ? at + 2 : -1;
}

export function standsAt(text: string, at: number, word: string): boolean {
  for (let i = 0; i < word.length; i++) {
    if (text.charCodeAt(at + i) !== word.charCodeAt(i)) return false;
  }
  return true;
}

/** Where the digits end that stand here. */
export function digitsEnd(text: string, at: number): number {
  let i = at;
  for (;;) {
    const code = text.charCodeAt(i);
    // Also false where the text ends: the code is no number then.
    if (!(code >= 48 && code <= 57)) return i;
    i++;
  }
}
