import { CLOSE_PAREN, DOT, editLine, isDigit, quote, show } from '../../kernel/index.ts';
import { readAction, readLooseAction, rejectVerb } from './actions.ts';
import { BETWEEN_WORDS, openBetween } from './between.ts';
import { type Draft, ORDER, type ReadingPhase } from './draft.ts';
import { isHoleBehind, readHoleLine, readLooseHoleLine, startsWithCard } from './hole-cards.ts';
import { isTitle, type Keyword } from './keywords.ts';
import { skipSpaces } from './lines.ts';
import {
  readBoard2,
  readPotWinners,
  readRanking,
  readResult,
  readWinner,
  readWinnersList,
  rejectWinners,
  shareText,
} from './outcome.ts';
import { applyStreet } from './sections.ts';
import { isLabelledPlayer, readPlayer } from './setup.ts';
import { readStreet } from './streets.ts';

/** Where the content starts behind an action number such as `12.` or `12)`; -1 without one. */
export function behindNumber(text: string, from: number, to: number): number {
  let i = from;
  while (i < to && isDigit(text.charCodeAt(i))) i++;
  const sign = text.charCodeAt(i);
  if (i === from || i - from > 6 || i >= to || (sign !== DOT && sign !== CLOSE_PAREN)) return -1;
  return skipSpaces(text, i + 1, to);
}

/** Reads a line about a player: setup, action or cards. `from` is behind an action number. */
export function readPlayerLine(d: Draft, from: number): boolean {
  const { line } = d;
  let colon = line.text.indexOf(':', from);
  if (colon >= line.to) colon = -1;
  const listed = d.phase === 'showdown' || d.phase === 'cards';
  if (listed && colon > from && startsWithCard(line, colon) && readHoleLine(d, from, colon)) {
    return true;
  }
  if (colon > from && (readAction(d, from, colon) || readHoleLine(d, from, colon))) return true;
  if (d.phase === 'setup') {
    if (readPlayer(d)) return true;
  } else if (d.phase === 'header' && isLabelledPlayer(d)) {
    // The heading is missing; what waits stands above it.
    d.reach(ORDER.setup);
    const above = d.waiting.take(null);
    if (above !== null) d.headings.setup = above;
    d.phase = 'setup';
    return readPlayer(d);
  }
  return colon < 0 && (readLooseAction(d, from) || readLooseHoleLine(d));
}

/** The same for a player called like a heading, whose line may be that heading all the same. */
export function readNamesakeLine(d: Draft, colon: number): boolean {
  const { line } = d;
  if (readAction(d, line.from, colon)) return true;
  return isHoleBehind(line, colon) && readHoleLine(d, line.from, colon);
}

/** Reads a line below the header by its first word; false if the word was only a name. */
export function readKeyword(d: Draft, keyword: Keyword, colon: number): boolean {
  const { line } = d;
  switch (keyword) {
    case 'street': {
      const heading = readStreet(line);
      if (heading !== null) applyStreet(d, heading);
      return heading !== null;
    }
    case 'cards':
      return isTitle(line, 'cards') && openList(d, 'cards', 'Cards');
    case 'showdown':
      return isTitle(line, 'showdown') && openList(d, 'showdown', 'Showdown');
    case 'winners':
      return readWinnersTitle(d, colon);
    case 'board':
      return readBoard2(d);
    case 'pot':
      return readPotWinners(d);
    case 'winner':
      return isAlone(d, colon) && readWinner(d, colon);
    case 'ranking':
      return isAlone(d, colon) && readRanking(d, colon);
    case 'result':
      return isAlone(d, colon) && readResult(d, colon);
    case 'between':
      return openBetween(d);
    default:
      return false;
  }
}

/** Whether the first word stands directly before the colon. */
const isAlone = ({ line }: Draft, colon: number): boolean =>
  colon > 0 && !line.text.slice(line.from, colon).trimEnd().includes(' ');

function openList(d: Draft, heading: 'cards' | 'showdown' | 'winners', title: string): true {
  const { line } = d;
  const filled = { cards: d.early.lines, showdown: d.shown.lines, winners: d.winners }[heading];
  const again = d.titles[heading];
  d.reach(ORDER[heading]);
  if (again !== undefined || filled.length > 0) {
    // Nothing is lost with a second heading but its comment; the lines below it join the first.
    const first = again ?? filled[0]!.at.line;
    const message = `\`${title}:\` is already on line ${first}; the lines below it are read as part of it.`;
    const details = { expected: `\`${title}:\` once`, found: show(line.content()) };
    d.say('NOTE-1', 'error', line.span(), message, details);
    if (line.comment !== null) d.remember(line.comment);
  } else {
    d.titles[heading] = line.number;
    d.stand(heading);
  }
  d.phase = heading;
  return true;
}

/** `Winners:` alone is a heading; with a name behind it, one line was meant. */
function readWinnersTitle(d: Draft, colon: number): boolean {
  const { line } = d;
  if (isTitle(line, 'winners') || /^winners *[:=]? *\{$/i.test(line.content())) {
    return openList(d, 'winners', 'Winners');
  }
  if (readWinnersList(d)) return true;
  if (!isAlone(d, colon)) return false;
  return rejectWinners(d, skipSpaces(line.text, colon + 1, line.to), 'Winners');
}

const EXPECTED: Readonly<Record<ReadingPhase, string>> = {
  header: 'a header line or `Stack Setup:`',
  setup: '`Name Label stack` or a street heading',
  cards: '`Name: A♠ Q♠` or a street heading',
  streets: '`Name (Label): Verb amount`, a street heading or the outcome',
  showdown: '`Name: A♠ Q♠`',
  winners: '`Main Pot: Name`',
  between: BETWEEN_WORDS,
};

/** NOTE-1: a line of a hand that fits nothing. */
export function rejectLine(d: Draft, from: number): void {
  const { line } = d;
  let colon = line.text.indexOf(':', from);
  if (colon >= line.to) colon = -1;
  const played = d.phase !== 'header' && d.phase !== 'setup';
  if (played && rejectOutcomeSentence(d, from)) return;
  if (played && colon > from && colon < line.to - 1 && rejectVerb(d, colon)) return;
  const expected = EXPECTED[d.phase];
  const content = line.content();
  const message = `${quote(content)} fits nothing here; write ${expected}, or put a # before it to keep it as a comment.`;
  d.reject(message, { expected, found: show(content), fix: `# ${show(content)}` });
}

const WINS = / *:? (?:wins?|won|collects?|collected|takes?|took|scoops?|scooped)(?: .*)?$/i;

const SHARE = / (?:split|splits|chop|chops|chopped|share|shared)(?: .*)?$/i;

const ALL_POTS =
  /^all pots? *(?::|=>|->|=|→) *(.+?)(?: (?:wins?|won|splits?|chops?)(?: \d{1,2}\/\d{1,2})?)?[.!]?$/i;

const SPLIT_POT = /^(?:split|chop)(?:ped)?(?: the)?(?: pot)?[.!]?$/i;

/**
 * NOTE-1: the outcome in a sentence, as people tell it: `Alice wins 4000`, `Alice and Bob split`.
 * Which pots are meant is theirs to say, so it is not read; but what to write is known.
 */
function rejectOutcomeSentence(d: Draft, from: number): boolean {
  const sentence = d.line.text.slice(from, Math.min(d.line.to, from + 200));
  const all = ALL_POTS.exec(sentence);
  if (all !== null) {
    const names = namesIn(d, all[1]!);
    if (names?.length === 1) return say(d, `Winner: ${names[0]}`, WINNING, true);
    if (names !== null) return say(d, shareText(names), SHARING, true);
  }
  const winner = namesBefore(d, sentence, WINS);
  if (winner?.length === 1) return say(d, `Winner: ${winner[0]}`, WINNING);
  const sharing = winner ?? namesBefore(d, sentence, SHARE);
  if (sharing !== null && sharing.length > 1) return say(d, shareText(sharing), SHARING);
  if (!SPLIT_POT.test(sentence)) return false;
  const left = stillIn(d);
  return say(d, left.length === 2 ? shareText(left) : null, SHARING);
}

const WINNING = 'one winner of everything is written';

const SHARING = 'players who share everything are written';

function say(d: Draft, fix: string | null, what: string, isSure = false): true {
  const content = d.line.content();
  const written = fix === null ? '`Ranking: Alice = Bob`, with their names' : quote(fix);
  const message = `${quote(content)} is not read; ${what} ${written}, or \`Winners:\` with a line for each pot.`;
  const shown = fix !== null && fix === show(fix) ? fix : null;
  return d.reject(message, {
    expected: fix === null ? 'Ranking: and the names' : show(fix),
    found: show(content),
    fix: shown,
    edit: isSure && shown !== null ? editLine(d.line.span(), shown) : null,
  });
}

/** The known players before the words; null if the words are not there or anybody is unknown. */
function namesBefore(d: Draft, sentence: string, words: RegExp): string[] | null {
  const found = words.exec(sentence);
  if (found === null || found.index === 0) return null;
  return namesIn(d, sentence.slice(0, found.index));
}

function namesIn({ roster }: Draft, text: string): string[] | null {
  const whole = roster.find(text);
  if (whole !== null) return [whole];
  const names = text.split(/,| and | & /).map((name) => roster.find(unquoted(name.trim())));
  return names.includes(null) ? null : (names as string[]);
}

const unquoted = (name: string): string => /^(["'`])(.+)\1$/.exec(name)?.[2] ?? name;

/** The players who have not folded; nobody where a text is so wrong that advice is of no use. */
function stillIn({ roster, sections, findings }: Draft): readonly string[] {
  if (findings.length > 20) return [];
  const folded = new Set(
    sections.flatMap(({ actions }) =>
      actions.filter((action) => action.verb === 'fold').map((action) => action.name),
    ),
  );
  return roster.names().filter((name) => !folded.has(name));
}
