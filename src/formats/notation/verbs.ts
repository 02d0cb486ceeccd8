import type { Verb } from '../../rules/index.ts';
import { type Line, skipSpaces, wordEnd } from './lines.ts';

/** How each verb is written. */
export const VERB_TEXT: Readonly<Record<Verb, string>> = {
  fold: 'Fold',
  check: 'Check',
  call: 'Call',
  bet: 'Bet',
  raise: 'Raise',
  'all-in': 'All-In',
};

/** What people write for each verb, in small letters. */
const SPELLINGS: Readonly<Record<Verb, string>> = {
  fold: 'fold folds folded',
  check: 'check checks checked',
  call: 'call calls called limp limps limped',
  bet: 'bet bets betted c-bet c-bets cbet cbets',
  raise:
    'raise raises raised re-raise re-raises re-raised reraise reraises reraised 3-bet 3-bets 3bet 3bets 4-bet 4-bets 4bet 4bets 5-bet 5-bets 5bet 5bets',
  'all-in': 'all-in allin all-ins ai shove shoves shoved jam jams jammed',
};

const WORDS: ReadonlyMap<string, Verb> = new Map(
  (Object.keys(SPELLINGS) as Verb[]).flatMap((verb) =>
    SPELLINGS[verb].split(' ').map((word): [string, Verb] => [word, verb]),
  ),
);

/** How an action is done says nothing about it: `snap calls`, `tank-folds`, `open-raises to`. */
const MANNERS: ReadonlySet<string> = new Set(['snap', 'tank', 'open', 'min']);

/** The verbs as single letters, for notes taken in a hurry. */
const LETTERS: ReadonlyMap<string, Verb> = new Map([
  ['f', 'fold'],
  ['x', 'check'],
  ['c', 'call'],
  ['b', 'bet'],
  ['r', 'raise'],
]);

/** The verb of a single letter; only where nothing but an action can stand. */
export const readVerbLetter = (word: string): Verb | null =>
  LETTERS.get(word.toLowerCase()) ?? null;

/** The longest word that is read as a verb: `open-raises`. */
const LONGEST_VERB = 12;

/** Every spelling of a verb; for finding the one that was meant. */
export const VERB_WORDS: readonly string[] = [...WORDS.keys()];

/** The verb of a word in any case, with any dash; null if it is none. */
export function readVerb(word: string): Verb | null {
  if (word.length > LONGEST_VERB) return null;
  const plain = word.toLowerCase().replace(/[‐‑‒–—−]/g, '-');
  return WORDS.get(plain) ?? inManner(plain, plain.indexOf('-'));
}

/** `min-raises`: a manner up to the dash, and a verb; the least is only bet or raised. */
function inManner(word: string, dash: number): Verb | null {
  if (dash < 0 || !MANNERS.has(word.slice(0, dash))) return null;
  const verb = WORDS.get(word.slice(dash + 1)) ?? null;
  return word.startsWith('min') && verb !== 'bet' && verb !== 'raise' ? null : verb;
}

/** A verb and the place behind it. */
export interface VerbAt {
  readonly verb: Verb;
  readonly end: number;
}

/** Reads the verb at a place, also of several words: `is all-in`, `goes all in`, `snap calls`. */
export function verbAt(text: string, from: number, to: number): VerbAt | null {
  let end = verbEnd(text, from, to);
  let word = text.slice(from, end).toLowerCase();
  const opening = word === 'is' || word === 'goes' || word === 'moves' || word === 'went';
  if (opening) {
    const start = skipSpaces(text, end, to);
    end = verbEnd(text, start, to);
    word = text.slice(start, end).toLowerCase();
  }
  if (!opening && MANNERS.has(word)) {
    const next = skipSpaces(text, end, to);
    const nextEnd = verbEnd(text, next, to);
    const done = readVerb(`${word}-${text.slice(next, nextEnd)}`);
    return done === null ? null : { verb: done, end: nextEnd };
  }
  if (word === 'all') {
    const next = skipSpaces(text, end, to);
    const nextEnd = verbEnd(text, next, to);
    if (text.slice(next, nextEnd).toLowerCase() !== 'in') return null;
    return { verb: 'all-in', end: nextEnd };
  }
  const verb = readVerb(word);
  // "is" and the like go with all-in only: "is folded" would be a guess.
  return verb === null || (opening && verb !== 'all-in') ? null : { verb, end };
}

/** A verb ends at a space, or at a sign that cannot be part of it. */
function verbEnd(text: string, from: number, to: number): number {
  const end = wordEnd(text, from, to);
  let i = from;
  while (i < end && !'!.,;:()'.includes(text[i]!)) i++;
  return i;
}

/** Whether any word of a line is a verb: then it may be something that somebody did. */
export const hasVerb = (line: Line): boolean =>
  line
    .content()
    .split(/[^\p{L}\p{N}-]+/u)
    .some((word) => readVerb(word) !== null);
