import { editLine, quote, show } from '../../kernel/index.ts';
import type { NamedPlayer, ResultLine } from '../../record/index.ts';
import { plainNumber } from './amounts.ts';
import { placeOfCard, readCards } from './cards.ts';
import { againText, playerAt, saySeen } from './common-findings.ts';
import { type Draft, ORDER } from './draft.ts';
import { skipSpaces, tidy, trimEnd } from './lines.ts';
import { readPlayerRef } from './player-ref.ts';
import { withKept } from './trivia.ts';

/** `Winner: Alice` */
export function readWinner(d: Draft, colon: number): true {
  const { line } = d;
  const start = skipSpaces(line.text, colon + 1, line.to);
  if (d.winner !== null) return rejectAgain(d, '`Winner:`', d.winner.at.line);
  const [from, to] = winnersRange(d, start, line.to);
  if (from >= to) return rejectEmpty(d, 'Winner: Alice');
  const whole = readPlayerRef(d, from, to);
  if (!whole?.known && winnersAt(d, from).length > 1) return rejectWinners(d, from, 'Winner');
  d.reach(ORDER.winner);
  d.endSetup();
  const named = namedAt(d, from, to);
  const kept = d.take();
  d.winner = withKept(named, kept);
  return true;
}

/** NOTE-1: `Winners: Bob` and `Winner: Bob, Carol`; says how one or several are written. */
export function rejectWinners(d: Draft, from: number, title: 'Winner' | 'Winners'): true {
  const { line } = d;
  const names = winnersAt(d, from);
  const fix = names.length > 1 ? shareText(names) : `Winner: ${names[0] ?? ''}`;
  const what =
    title === 'Winner'
      ? '`Winner:` names one player; players who share everything are written'
      : `\`Winners:\` is a heading above one line for each pot; ${names.length > 1 ? 'players who share everything are written' : 'one winner of everything is written'}`;
  const sure = names.length > 0 && fix === show(fix);
  return d.reject(`${what} ${quote(fix)}.`, {
    expected: title === 'Winner' ? 'one name' : '`Winners:` alone',
    found: show(line.content()),
    fix: sure ? fix : null,
    edit: sure ? editLine(line.span(), fix) : null,
  });
}

/** "Ranking: Alice = Bob": how players are written who share all they can win. */
export const shareText = (names: readonly string[]): string => `Ranking: ${names.join(' = ')}`;

/** The names from a place on, as in the setup where they are known there. */
function winnersAt(d: Draft, from: number): readonly string[] {
  const { line, roster } = d;
  return splitNames(d, from, line.to, [',', ' and ', ' & ', '='])
    .map(([a, b]) => line.text.slice(...(quotedAt(line.text, a, b) ?? [a, b])))
    .filter((name) => name !== '')
    .map((name) => roster.find(name) ?? tidy(name));
}

/** `Ranking: Bob > Alice = David` */
export function readRanking(d: Draft, colon: number): true {
  const { line } = d;
  const from = skipSpaces(line.text, colon + 1, line.to);
  if (d.ranking !== null) return rejectAgain(d, '`Ranking:`', d.ranking.at.line);
  if (from >= line.to) return rejectEmpty(d, 'Ranking: Bob > Alice');
  const tiers: NamedPlayer[][] = [];
  const pieces = splitNames(d, from, line.to, [' > ']).flatMap((tier) => tiersAt(d, tier));
  if (pieces.some((tier) => tier.some(([a, b]) => a >= b || line.text[a] === '#'))) {
    const message =
      'A name is missing in the ranking; write the best first, > between places and = between players who tie.';
    return d.reject(message, {
      expected: 'a name on each side, as in Ranking: Bob > Alice = David',
      found: show(line.content()),
    });
  }
  d.reach(ORDER.ranking);
  d.endSetup();
  for (const tier of pieces) tiers.push(tier.map(([a, b]) => namedAt(d, a, b)));
  const kept = d.take();
  const read = { at: line.span(), tiers };
  d.ranking = withKept(read, kept);
  return true;
}

/** `a>b = Alice` is one tier if somebody is called a>b, else two. */
function tiersAt(d: Draft, [from, to]: Range): Range[][] {
  const { line, roster } = d;
  const tied = splitNames(d, from, to, [' = ']);
  if (tied.every(([a, b]) => roster.find(line.text.slice(a, b)) !== null)) return [tied];
  return splitNames(d, from, to, ['>']).map(([a, b]) => splitNames(d, a, b, [' = ', '=']));
}

/** How a hand ends that is not settled. */
export const RESULT_TEXT = { 'not-seen': 'not seen', void: 'void' } as const;

const RESULT_WORDS: Readonly<Record<string, ResultLine['kind']>> = {
  'not seen': 'not-seen',
  unseen: 'not-seen',
  unknown: 'not-seen',
  void: 'void',
  misdeal: 'void',
};

/** `Result: not seen` or `Result: void` (TOUR-9). */
export function readResult(d: Draft, colon: number): true {
  const { line } = d;
  const from = skipSpaces(line.text, colon + 1, line.to);
  if (d.result !== null) return rejectAgain(d, '`Result:`', d.result.at.line);
  const written = line.text.slice(from, line.to);
  const kind = RESULT_WORDS[tidy(written).toLowerCase().replace(/[-_]/g, ' ')];
  if (kind === undefined) {
    const message = `A result is \`not seen\` or \`void\`, not ${written === '' ? 'empty' : quote(written)}; winners are written as \`Winner: Alice\`.`;
    return d.reject(message, { expected: 'not seen or void', found: show(written) });
  }
  d.reach(ORDER.result);
  d.endSetup();
  d.result = withKept({ at: line.span(), kind }, d.take());
  return true;
}

/** `Main Pot`, `Side Pot 1, Board 2`; programs write `mainPot`, `"sidePot1"`. */
const POT =
  /^["'`]?(?:(main)(?:[ _]?pot)?|side(?:[ _]?pot)?(?:[ _]?#?(\d{1,3}))?)["'`]?(?: ?,? ?board (\d))?$/i;

/** What parts a pot from its winners: `Main Pot: Alice`, `mainPot = Alice`, `Main Pot → Alice`. */
const PARTING = /:|=>|->|=|→/;

/** `Main Pot: Alice`, `Side Pot 1, Board 2: Bob, Charlie`; false if the words name no pot. */
export function readPotWinners(d: Draft, start = d.line.from, stop = d.line.to): boolean {
  const { line } = d;
  const parting = PARTING.exec(line.text.slice(start, Math.min(stop, start + 60)));
  if (parting === null) return false;
  const title = POT.exec(tidy(line.text.slice(start, start + parting.index)).trimEnd());
  if (title === null) return false;
  const pot = title[1] !== undefined ? 0 : Number(title[2] ?? 1);
  const board = title[3] === undefined ? null : Number(title[3]);
  if ((pot === 0 && title[1] === undefined) || (board !== null && board !== 1 && board !== 2)) {
    return false;
  }
  const behind = skipSpaces(line.text, start + parting.index + parting[0].length, stop);
  const [from, to] = winnersRange(d, behind, stop);
  const pieces = splitNames(d, from, to, [',', ' and ', ' & ']);
  const name = readPotName(pot, board);
  const key = pot * 3 + (board ?? 0);
  d.potLines ??= new Map(d.winners.map((one) => [one.pot * 3 + (one.board ?? 0), one.at.line]));
  const first = d.potLines.get(key);
  if (first !== undefined) return rejectAgain(d, `\`${name}:\``, first);
  if (from >= to || pieces.some(([a, b]) => a >= b)) {
    return rejectEmpty(d, `${name}: Alice, Bob`);
  }
  d.reach(ORDER.winners);
  if (d.phase !== 'winners') {
    // What waits above belongs above the heading that is not there.
    const above = d.waiting.take(null);
    if (above !== null) d.headings.winners = d.waiting.join(d.headings.winners, above);
    d.phase = 'winners';
  }
  const names = pieces.map(([a, b]) => namedAt(d, a, b));
  const kept = d.take();
  const read = { at: line.span(start, stop), pot, board, names };
  d.winners.push(withKept(read, kept));
  d.potLines.set(key, line.number);
  return true;
}

/**
 * `winners = { mainPot: 'Alice', sidePot1: 'Bob' }`, `Winners: Main Pot: Alice, Side Pot 1: Bob`:
 * the winners of several pots on one line, as programs and people list them.
 */
export function readWinnersList(d: Draft): boolean {
  const { line } = d;
  const content = line.content();
  const found = /^["'`]?winners["'`]? ?[:=] ?(\{?)(.*?)(\}?)[,;]?$/i.exec(content);
  if (found === null || found[1]!.length !== found[3]!.length) return false;
  const list = found[2]!;
  const from = line.from + content.indexOf(list, found[0].search(/[:=]/) + 1);
  const starts = [...list.matchAll(POT_ENTRY)].map((entry) => from + entry.index);
  if (starts.length === 0 || list.slice(0, starts[0]! - from).trim() !== '') return false;
  const end = from + list.length;
  starts.forEach((start, i) => {
    const first = skipSpaces(line.text, start + (i === 0 ? 0 : 1), end);
    readPotWinners(d, first, trimEnd(line.text, first, starts[i + 1] ?? end));
  });
  return true;
}

/** Where the next pot of a list begins: behind a comma or semicolon, but for the first. */
const POT_ENTRY = /(?:^|[,;])\s*["'`]?(?:main|side)[ _]?pot[ _]?\d{0,3}["'`]? *[:=]/gi;

/** Brackets and the end of an entry around winners, and words that only say that they won. */
function winnersRange({ line, roster }: Draft, from: number, stop: number): Range {
  const { text } = line;
  // Somebody may be called `Bob wins`.
  const last = Math.max(from, text.lastIndexOf(',', stop - 1) + 1);
  const names = [text.slice(from, stop), text.slice(skipSpaces(text, last, stop), stop)];
  if (names.some((name) => roster.find(name) !== null)) return [from, stop];
  let to = stop;
  if (to > from && ',;'.includes(text[to - 1]!)) to = trimEnd(text, from, to - 1);
  if (text[from] === '[' && text[to - 1] === ']') return [from + 1, to - 1];
  const won = WON.exec(text.slice(from, to));
  return [from, won === null ? to : trimEnd(text, from, from + won.index)];
}

const WON = / (?:wins?|won|(?:split|chop)s?(?: it)?(?: \d{1,2}\/\d{1,2})?)[.!]?$/i;

/** "Main Pot", "Side Pot 1, Board 2" */
export const readPotName = (pot: number, board: number | null): string =>
  `${pot === 0 ? 'Main Pot' : `Side Pot ${pot}`}${board === null ? '' : `, Board ${board}`}`;

/** RUN-1: `Board 2 (2♠ 9♦)`; false if the line is something else. */
export function readBoard2(d: Draft): boolean {
  const { line } = d;
  const { text } = line;
  let from = skipSpaces(text, line.from + 5, line.to);
  if (plainNumber(text, from, from + 1) !== 2) return false;
  from = skipSpaces(text, from + 1, line.to);
  if (text[from] === ':') from = skipSpaces(text, from + 1, line.to);
  const to = text[line.to - 1] === ':' ? trimEnd(text, from, line.to - 1) : line.to;
  if (from < to && !'(['.includes(text[from]!) && readCards(text, from, to).bad !== null)
    return false;
  if (d.board2 !== null) {
    return rejectAgain(d, '`Board 2`', d.board2.at.line);
  }
  const { cards, bad } = readCards(text, from, to);
  if (bad !== null || cards.length === 0) {
    const at = bad === null ? line.span() : line.span(bad.from, bad.to);
    const written = bad === null ? line.content() : text.slice(bad.from, bad.to);
    const message = bad === null ? '`Board 2` has no cards.' : `${quote(written)} is not a card.`;
    const details = { expected: 'new cards, as in Board 2 (2♠ 9♦)', found: show(written) };
    d.reject(`${message} Write the new cards of the second run in brackets.`, details, at, 'WIN-5');
    return true;
  }
  d.reach(ORDER.board2);
  d.endSetup();
  for (let k = 0; k < cards.length; k++) {
    const seen = d.see(cards[k]!);
    if (seen === null) continue;
    const [a, b] = placeOfCard(text, from, to, k);
    saySeen(d, cards[k]!, seen, line.span(a, b));
  }
  const kept = d.take();
  const read = { at: line.span(), cards };
  d.board2 = withKept(read, kept);
  return true;
}

function namedAt(d: Draft, from: number, to: number): NamedPlayer {
  const who = readPlayerRef(d, from, to);
  if (who?.known) return { name: who.name, at: d.line.span(from, who.to) };
  const quoted = quotedAt(d.line.text, from, to);
  if (quoted !== null) return namedAt(d, quoted[0], quoted[1]);
  return { name: playerAt(d, from, to), at: d.line.span(from, to) };
}

/** What stands in quotation marks; null if it does not. */
function quotedAt(text: string, from: number, to: number): Range | null {
  const mark = text[from]!;
  return to - from > 2 && `"'\``.includes(mark) && text[to - 1] === mark
    ? [from + 1, to - 1]
    : null;
}

type Range = [from: number, to: number];

/**
 * Where the names between signs stand. A piece that is somebody's whole name is left whole; any
 * other is parted by the later signs too.
 */
function splitNames(
  d: Draft,
  from: number,
  to: number,
  [sign, ...later]: readonly string[],
): Range[] {
  const { text } = d.line;
  const whole = text.slice(from, to);
  if (sign === undefined || d.roster.find(whole) !== null) return [[from, to]];
  const pieces: Range[] = [];
  let start = from;
  for (;;) {
    const found = whole.indexOf(sign, start - from);
    const end = found < 0 ? to : from + found;
    const first = Math.min(skipSpaces(text, start, end), end);
    for (const piece of splitNames(d, first, trimEnd(text, first, end), later)) pieces.push(piece);
    if (found < 0) return pieces;
    start = end + sign.length;
  }
}

/** What stands twice waits as it is: somebody has to decide which one holds. */
function rejectAgain(d: Draft, title: string, first: number): true {
  return d.reject(againText(title, first), {
    expected: `${title} once`,
    found: show(d.line.content()),
  });
}

function rejectEmpty(d: Draft, example: string): true {
  const message = `No player is named here; write the winner behind the colon, as in ${quote(example)}.`;
  return d.reject(message, { expected: 'a name', found: show(d.line.content()) });
}
