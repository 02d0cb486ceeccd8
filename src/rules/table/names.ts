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

/** Archives name players by letters, digits and `+ / _`. */
const PLAIN = new RegExp(`^[\\w+/]{1,${LONGEST_NAME}}$`);

const TOO_LONG = new RegExp(`^.{${LONGEST_NAME + 1}}`, 'su');

/** Signs that part a line in the notation; full-width digits from chats are read as plain ones. */
const SIGN = /^#|[:,()\uff10-\uff19]| #| > | = | \*/;

/** What stands before a line in chats and mails is not part of it. */
const BULLETS = '-–•*>';

/** Words that make a line something else, whatever stands around them. */
const KEYWORDS = /^(?:hand(?: \d+)?|(?:started|ended)_at|(?:main|side) pot(?: \d+)?)$/i;

const startsLikeKeyword = startsLike(['hand', 'started', 'ended', 'main', 'side']);

/** SEAT-6: what is wrong with a name on its own; null if it is good. */
export function checkName(name: string): NameFault | null {
  // Nearly every name is a plain word.
  const isOneWord = PLAIN.test(name);
  const fault = isOneWord ? null : signFault(name);
  if (fault) return fault;
  if (startsLikeKeyword(name) && KEYWORDS.test(name)) return { kind: 'keyword' };
  // A single letter is somebody's name: D at a table of A, B, C and D.
  if (name.length === 1) return null;
  const label = readLabel(isOneWord ? name : name.slice(name.lastIndexOf(' ') + 1));
  return label === null ? null : { kind: 'label', label };
}

/** What is wrong with the length and the signs of a name. */
function signFault(name: string): NameFault | null {
  if (name === '') return { kind: 'empty' };
  if (TOO_LONG.test(name)) return { kind: 'long', length: [...name].length };
  if (hasControl(name)) return { kind: 'control' };
  const sign = SIGN.exec(name);
  if (sign) return { kind: 'sign', sign: sign[0].trim() };
  if (name.trim() !== name) return { kind: 'space' };
  if (BULLETS.includes(name.charAt(0))) return { kind: 'bullet' };
  return /^\d+\./.test(name) ? { kind: 'number' } : null;
}

/** Whether a character of the name is a control character of ASCII. */
function hasControl(name: string): boolean {
  for (const character of name) if (character < ' ' || character === '\x7f') return true;
  return false;
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
