import { isLetter, MINUS, SMALL_A, smallLetter, UNDERSCORE } from '../../kernel/index.ts';
import { type Line, tidy } from './lines.ts';

/** What a line may be about, judging by its first word alone. */
export type Keyword =
  | 'header'
  | 'ante'
  | 'option'
  | 'setup'
  | 'cards'
  | 'street'
  | 'board'
  | 'showdown'
  | 'winners'
  | 'winner'
  | 'ranking'
  | 'pot'
  | 'result'
  | 'between';

const WORDS: Readonly<Record<Keyword, string>> = {
  header: 'hand started_at started ended_at ended sb bb blinds level',
  ante: 'ante',
  option: 'button odd uncalled rules event table video date chairs tags',
  setup: 'stack stacks setup',
  cards: 'cards hole',
  street: 'preflop pre-flop pre flop turn river',
  board: 'board',
  showdown: 'showdown show',
  winners: 'winners',
  winner: 'winner',
  ranking: 'ranking',
  pot: 'main side mainpot sidepot main_pot side_pot side_pot_',
  result: 'result',
  between: 'between',
};

const BY_WORD: ReadonlyMap<string, Keyword> = new Map(
  (Object.keys(WORDS) as Keyword[]).flatMap((keyword) =>
    WORDS[keyword].split(' ').map((word): [string, Keyword] => [word, keyword]),
  ),
);

const LONGEST = 10;

/** The lengths of the keywords by their first letter, as bits: most names are sorted out by them. */
const LENGTHS: readonly number[] = Array.from({ length: 26 }, (_, letter) => {
  const words = [...BY_WORD.keys()].filter((word) => word.charCodeAt(0) - SMALL_A === letter);
  return words.reduce((bits, word) => bits | (1 << word.length), 0);
});

/** The keyword a text starts with; null if it starts like a name. */
export function keywordAt(text: string, from: number, to: number): Keyword | null {
  const limit = Math.min(to, from + LONGEST + 1);
  let end = from;
  while (end < limit && isWordCode(text.charCodeAt(end))) end++;
  const length = end - from;
  if (length < 2 || length > LONGEST) return null;
  const lengths = LENGTHS[smallLetter(text.charCodeAt(from)) - SMALL_A] ?? 0;
  if ((lengths & (1 << length)) === 0) return null;
  const word = text.slice(from, end);
  return BY_WORD.get(word) ?? BY_WORD.get(word.toLowerCase()) ?? null;
}

/** Letters, `_` and `-`. */
const isWordCode = (code: number): boolean =>
  isLetter(code) || code === UNDERSCORE || code === MINUS;

const TITLES = {
  setup: ['stack setup', 'stack set-up', 'stack set up', 'stacks', 'setup'],
  cards: ['cards', 'hole cards'],
  showdown: ['showdown', 'show down'],
  winners: ['winners'],
  between: ['between hands', 'between the hands', 'between'],
} as const;

/** Whether the whole line is one of the headings without anything behind it. */
export function isTitle(line: Line, title: keyof typeof TITLES): boolean {
  const { text, from, to } = line;
  if (to - from > 20) return false;
  const end = text[to - 1] === ':' ? to - 1 : to;
  const words = tidy(text.slice(from, end)).trimEnd().toLowerCase();
  return (TITLES[title] as readonly string[]).includes(words);
}
