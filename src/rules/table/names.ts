import { startsLike } from '../../kernel/index.ts';
import { readLabel } from './labels.ts';

/** SEAT-6: why a name cannot stand in a hand. */
export type NameFault =
  | { readonly kind: 'empty' }
  | { readonly kind: 'long'; readonly length: number }
  | { readonly kind: 'label'; readonly label: string }
  | { readonly kind: 'number' }
  | { readonly kind: 'space' }
  | { readonly kind: 'control' }
  | { readonly kind: 'sign'; readonly sign: string }
  | { readonly kind: 'bullet' }
  | { readonly kind: 'keyword' };

/** SEAT-6: the longest name, in characters. */
export const LONGEST_NAME = 40;

/** Signs that part a line in the notation, so that no name may hold them. */
const SIGNS = [':', ',', '(', ')', ' #', ' > ', ' = ', ' *'] as const;

/** What stands before a line in chats and mails is not part of it. */
const BULLETS = '-–•*>';

/** Words that make a line something else, whatever stands around them. */
const KEYWORDS = /^(?:hand(?: \d+)?|(?:started|ended)_at|(?:main|side) pot(?: \d+)?)$/i;

const startsLikeKeyword = startsLike(['hand', 'started', 'ended', 'main', 'side']);

/** SEAT-6: what is wrong with a name on its own; null if it is good. */
export function checkName(name: string): NameFault | null {
  // Nearly every name is a plain word.
  const isOneWord = isWord(name);
  const fault = isOneWord ? null : signFault(name);
  if (fault) return fault;
  if (startsLikeKeyword(name) && KEYWORDS.test(name)) return { kind: 'keyword' };
  // A single letter is somebody's name: D at a table of A, B, C and D.
  if (name.length === 1) return null;
  const label = readLabel(isOneWord ? name : name.slice(name.lastIndexOf(' ') + 1));
  return label === null ? null : { kind: 'label', label };
}

function isWord(name: string): boolean {
  if (name.length > LONGEST_NAME) return false;
  for (let i = 0; i < name.length; i++) if (!isPlain(name.charCodeAt(i))) return false;
  return name.length > 0;
}

/** Letters, digits and `+ / _`: archives name players so. Upper and lower case differ in one bit. */
function isPlain(code: number): boolean {
  const letter = code | 32;
  if (letter >= 97 && letter <= 122) return true;
  return (code >= 47 && code <= 57) || code === 43 || code === 95;
}

/** What is wrong with the length and the signs of a name. */
function signFault(name: string): NameFault | null {
  if (name === '') return { kind: 'empty' };
  if (name.length > LONGEST_NAME) {
    const length = [...name].length;
    if (length > LONGEST_NAME) return { kind: 'long', length };
  }
  const code = oddCode(name);
  if (code !== null) return code;
  if (BULLETS.includes(name.charAt(0))) return { kind: 'bullet' };
  return startsLikeNumber(name) ? { kind: 'number' } : null;
}

/** "has 41 characters; 40 is the most": the fault as the end of a sentence about the name. */
export function nameFaultText(fault: NameFault): string {
  switch (fault.kind) {
    case 'empty':
      return 'is missing';
    case 'long':
      return `has ${fault.length} characters; ${LONGEST_NAME} is the most`;
    case 'label':
      return `ends in ${fault.label}, which would be read as the label of the seat`;
    case 'number':
      return 'starts like a numbered line';
    case 'space':
      return 'starts or ends with a space';
    case 'control':
      return 'contains a character that cannot be printed';
    case 'bullet':
      return 'starts with a bullet or a quotation mark of a mail';
    case 'keyword':
      return 'would be read as another part of a hand';
    case 'sign':
      return `contains \`${fault.sign}\`, which has a meaning of its own in a hand`;
  }
}

function oddCode(name: string): NameFault | null {
  // One pass decides for nearly every name; only a suspicious one is looked at again.
  let suspicious = name.charCodeAt(0) === 35;
  for (let i = 0; i < name.length; i++) {
    const code = name.charCodeAt(i);
    if (code < 32 || code === 127) return { kind: 'control' };
    // Full-width digits from chat programs are read as plain ones.
    if (code >= 0xff10 && code <= 0xff19) return { kind: 'sign', sign: name[i]! };
    if (code < 64 && (code < 48 || code > 57) && code !== 45 && code !== 46) suspicious = true;
  }
  if (!suspicious) return null;
  if (name.startsWith('#')) return { kind: 'sign', sign: '#' };
  for (const sign of SIGNS) {
    if (name.includes(sign)) return { kind: 'sign', sign: sign.trim() };
  }
  return name.trim() === name ? null : { kind: 'space' };
}

function startsLikeNumber(name: string): boolean {
  let i = 0;
  while (i < name.length && name.charCodeAt(i) >= 48 && name.charCodeAt(i) <= 57) i++;
  return i > 0 && name.charCodeAt(i) === 46;
}
