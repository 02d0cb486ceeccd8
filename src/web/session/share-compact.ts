/**
 * Words of the notation and the sign each is written as in a link. The order is part of the links
 * that are out in the world: a change needs a new version letter.
 */
const WORDS: readonly (readonly [sign: string, word: string])[] = [
  ['\x01', '\nstarted_at: '],
  ['\x02', ' ended_at: '],
  ['\x03', '\nStack Setup:\n'],
  ['\x04', ' Dealer '],
  ['\x05', ' SB '],
  ['\x06', ' BB '],
  ['\x07', '\nPreflop '],
  ['\x08', '\nFlop Base ('],
  ['\x0b', '):\n'],
  ['\x0c', '\nTurn Base ('],
  ['\x0e', '\nRiver Base ('],
  ['\x0f', 'Base:\n'],
  ['\x1a', 'Fold\n'],
  ['\x1b', 'Check\n'],
  ['\x1c', 'Call '],
  ['\x1d', 'Raise '],
  ['\x1e', 'All-In '],
  ['\x1f', ' More '],
];

/** The signs of the seats: an action line starts with one of them. */
const SEATS = '\x10\x11\x12\x13\x14\x15\x16\x17\x18\x19';

const SIGN_OF = new Map(WORDS.map(([sign, word]) => [word, sign]));
const WORD_OF = new Map(WORDS);
const ANY_WORD = new RegExp(WORDS.map(([, word]) => word.replace(/[()]/g, '\\$&')).join('|'), 'g');
// biome-ignore lint/suspicious/noControlCharactersInRegex: the signs are control characters
const ANY_SIGN = /[\x01-\x08\x0b\x0c\x0e\x0f\x1a-\x1f]/g;

const VERBATIM = '=';
const COMPACT = '~';

/** A hand's text in fewer characters; any text comes back exactly as it was. */
export function compact(text: string): string {
  const short = withoutPrefixes(text).replace(ANY_WORD, (word) => SIGN_OF.get(word)!);
  return expanded(short) === text ? COMPACT + short : VERBATIM + text;
}

/** The text again; null if nothing was written this way. */
export function expand(written: string): string | null {
  if (written.startsWith(COMPACT)) return expanded(written.slice(1));
  return written.startsWith(VERBATIM) ? written.slice(1) : null;
}

const expanded = (short: string): string =>
  withPrefixes(short.replace(ANY_SIGN, (sign) => WORD_OF.get(sign)!));

/** `12. Charlie (BB): Fold` says of itself only who and what: the number is the next one. */
function withoutPrefixes(text: string): string {
  const names = namesOf(text);
  let number = 1;
  return linewise(text, (line) => {
    const count = `${number}. `;
    if (!line.startsWith(count)) return line;
    const seat = names.findIndex((name) => line.startsWith(name, count.length));
    if (seat < 0) return line;
    number++;
    return SEATS[seat] + line.slice(count.length + names[seat]!.length);
  });
}

function withPrefixes(text: string): string {
  const names = namesOf(text);
  let number = 1;
  return linewise(text, (line) => {
    const seat = line === '' ? -1 : SEATS.indexOf(line[0]!);
    const name = names[seat];
    return name === undefined ? line : `${number++}. ${name}${line.slice(1)}`;
  });
}

const linewise = (text: string, change: (line: string) => string): string =>
  text.split('\n').map(change).join('\n');

const SETUP_LINE = /^(.+?)(?: (Dealer|SB|BB))?:? (?:\d+|\?)$/;

/** How each seat's action lines start behind their number: `Charlie (BB): `. */
function namesOf(text: string): readonly string[] {
  const [, setup = ''] = text.split('\nStack Setup:\n', 2);
  const lines = setup.split('\n', SEATS.length);
  const end = lines.findIndex((line) => !SETUP_LINE.test(line));
  return lines.slice(0, end < 0 ? lines.length : end).map((line) => {
    const [, name, label] = SETUP_LINE.exec(line)!;
    return label ? `${name} (${label}): ` : `${name}: `;
  });
}
