import { either, quote, show } from '../../kernel/index.ts';
import { type BetweenLine, isPlayerChange, type NamedPlayer } from '../../record/index.ts';
import { amountFault } from './amount-faults.ts';
import { readAmount } from './amounts.ts';
import { type Draft, ORDER } from './draft.ts';
import { readHeader } from './header.ts';
import { readTime } from './header-parts.ts';
import { isTitle, keywordAt } from './keywords.ts';
import { type Line, skipSpaces, tidy, trimEnd, wordEnd } from './lines.ts';
import { readPlayerRef } from './player-ref.ts';
import { withKept } from './trivia.ts';

/** `Between Hands:`; false if the line is something else. */
export function openBetween(d: Draft): boolean {
  const { line } = d;
  if (!isTitle(line, 'between')) return false;
  if (d.between !== null) {
    const first = d.between.at.line;
    const message = `\`Between Hands:\` is already on line ${first}; the lines below it are read as part of it.`;
    const details = { expected: '`Between Hands:` once', found: show(line.content()) };
    d.say('NOTE-1', 'error', line.span(), message, details);
    if (line.comment !== null) d.remember(line.comment);
  } else {
    d.reach(ORDER.between);
    const kept = d.take();
    d.between = withKept({ at: line.span(), lines: [] }, kept);
  }
  d.phase = 'between';
  return true;
}

/** `Hand (13)` below a block, or a heading of its hand; `River: Recount 500` is a line of the block. */
export function endsBetween(line: Line): boolean {
  const { text, from, to } = line;
  const keyword = keywordAt(text, from, to);
  if (keyword === 'setup') return isTitle(line, 'setup');
  if (keyword === null || /^level\b/i.test(text.slice(from, from + 6))) return false;
  const colon = text.indexOf(':', from);
  return colon < 0 || colon >= to || changeAt(line, colon) === undefined;
}

/** TOUR-9: a line about the table or a player; false if it is neither. */
export function readBetweenLine(d: Draft): boolean {
  const { line } = d;
  const { text, from, to } = line;
  const colon = text.indexOf(':', from);
  const end = colon < 0 || colon >= to ? to : colon;
  const word = tidy(text.slice(from, trimEnd(text, from, end))).toLowerCase();
  // A player may be called Level: the keyword wins, the player stands in quotes or with a label.
  const read = TABLE_WORDS.find(([words]) => words.test(word))?.[1];
  if (read !== undefined) {
    const value = skipSpaces(text, Math.min(end + 1, to), to);
    return read(d, value);
  }
  return end < to && readChange(d, end);
}

type Reader = (d: Draft, from: number) => boolean;

const TABLE_WORDS: readonly (readonly [RegExp, Reader])[] = [
  [/^level(?: #?\d{1,3})?$/, readNewLevel],
  [/^(?:colou?r|chip)[ -]?(?:up|race)$/, readColourUp],
  [/^players left$/, readPlayersLeft],
  [/^break$/, readBreak],
  [/^note$/, readNote],
];

/** Puts a line into the block, with what is kept around it. */
function add(d: Draft, line: BetweenLine): true {
  d.reach(ORDER.between);
  d.between!.lines.push(withKept(line, d.take()));
  return true;
}

function readNewLevel(d: Draft, from: number): boolean {
  const { line } = d;
  const parts = readHeader(line, from);
  const { sb, bb } = parts ?? {};
  if (parts === null || parts.tail >= 0 || typeof sb !== 'number' || typeof bb !== 'number') {
    return refuse(d, '`Level: SB 1000 BB 2000 Ante 2000`', 'The level has no blinds');
  }
  if (bb < 1 || sb > bb) {
    const message = `The level has blinds of ${sb} and ${bb}; the big blind is at least 1 and not below the small blind.`;
    return d.reject(message, { expected: 'SB not above BB', found: show(line.content()) });
  }
  return add(d, { kind: 'level', at: line.span(), sb, bb, ante: parts.ante ?? 0 });
}

function readColourUp(d: Draft, from: number): boolean {
  const chip = readChips(d, from, d.line.to, 'The chip');
  if (chip === null) return true;
  if (chip === 0) return refuse(d, '`Colour Up: 100`', 'The smallest chip cannot be 0');
  return add(d, { kind: 'colour-up', at: d.line.span(), chip });
}

function readPlayersLeft(d: Draft, from: number): boolean {
  const count = readChips(d, from, d.line.to, 'The number of players left');
  if (count === null) return true;
  if (count === 0) return refuse(d, '`Players Left: 27`', 'Somebody is always left');
  return add(d, { kind: 'players-left', at: d.line.span(), count });
}

/** `00:15:00`, `15 min`, `15` or nothing. */
function readBreak(d: Draft, from: number): boolean {
  const { line } = d;
  const written = line.text.slice(from, line.to);
  const minutes = /^(\d{1,3})(?: ?(?:m|min|mins|minutes?)\.?)?$/i.exec(written)?.[1];
  const length =
    minutes !== undefined
      ? `${pad(Math.floor(Number(minutes) / 60))}:${pad(Number(minutes) % 60)}:00`
      : written === ''
        ? null
        : readTime(written);
  if (length === undefined) {
    return refuse(d, '`Break: 00:15:00`', `${quote(written)} is not a length of time`);
  }
  return add(d, { kind: 'break', at: line.span(), length });
}

const pad = (figure: number): string => String(figure).padStart(2, '0');

function readNote(d: Draft): boolean {
  const { line } = d;
  line.takeWhole();
  const text = line.rawBehind(line.text.indexOf(':', line.from));
  if (text === '') return refuse(d, '`Note: the feature table moves`', 'The note is empty');
  return add(d, { kind: 'note', at: line.span(), text });
}

/** The words for what a player does, as people write them. */
const CHANGES = {
  recount: 'Recount',
  sits: 'Sits',
  leaves: 'Leaves',
  waits: 'Waits',
  rebuy: 'Rebuy',
  'add-on': 'Add-On',
  away: 'Away',
  back: 'Back',
  penalty: 'Penalty',
} as const;

const BY_WORD: ReadonlyMap<string, keyof typeof CHANGES> = new Map([
  ...Object.entries(CHANGES).map(([kind, word]): [string, keyof typeof CHANGES] => [
    word.toLowerCase(),
    kind as keyof typeof CHANGES,
  ]),
  ['recounts', 'recount'],
  ['sit', 'sits'],
  ['leave', 'leaves'],
  ['left', 'leaves'],
  ['wait', 'waits'],
  ['rebuys', 'rebuy'],
  ['re-buy', 'rebuy'],
  ['addon', 'add-on'],
]);

/** What a player is said to do behind a colon. */
function changeAt({ text, to }: Line, colon: number): keyof typeof CHANGES | undefined {
  const from = skipSpaces(text, colon + 1, to);
  return BY_WORD.get(text.slice(from, wordEnd(text, from, to)).toLowerCase());
}

/** `Alice: Recount 15600`, `Erin: Sits 30000 after Carol`. */
function readChange(d: Draft, colon: number): boolean {
  const { line } = d;
  const { text, to } = line;
  const kind = changeAt(line, colon);
  if (kind === undefined) return false;
  const end = wordEnd(text, skipSpaces(text, colon + 1, to), to);
  const player = playerAt(d, line.from, trimEnd(text, line.from, colon));
  if (player === null) return refuse(d, '`Alice: Recount 15600`', 'No player is named');
  const at = line.span();
  const rest = skipSpaces(text, end, to);
  switch (kind) {
    case 'leaves':
    case 'waits':
    case 'away':
    case 'back':
      if (rest < to) {
        const behind = text.slice(rest, to);
        return refuse(d, `\`${CHANGES[kind]}\` alone`, `${quote(behind)} fits nothing here`);
      }
      return add(d, { kind, at, player });
    case 'sits':
      return readSits(d, player, rest);
    default: {
      const amount = readChips(d, rest, to, `What follows ${CHANGES[kind]}`);
      return amount === null || add(d, { kind, at, player, amount });
    }
  }
}

const WHERE = /^(.*?) +(?:(after) +(.+)|(?:in|at) +(?:chair|seat) +#?(\d{1,2}))$/i;

function readSits(d: Draft, player: NamedPlayer, from: number): boolean {
  const { line } = d;
  const { text, to } = line;
  const found = WHERE.exec(text.slice(from, to));
  const amount = readChips(d, from, found === null ? to : from + found[1]!.length, 'The stack');
  if (amount === null) return true;
  const base = { kind: 'sits', at: line.span(), player, amount } as const;
  if (found === null) return add(d, { ...base, where: null });
  if (found[4] !== undefined) {
    return add(d, { ...base, where: { kind: 'chair', chair: Number(found[4]) } });
  }
  const neighbour = playerAt(d, to - found[3]!.length, to);
  if (neighbour === null) return refuse(d, '`after` and a name', 'No player is named');
  return add(d, { ...base, where: { kind: 'after', player: neighbour } });
}

/** As in the set-up where known there; newcomers are written as they are. */
function playerAt(d: Draft, from: number, to: number): NamedPlayer | null {
  const { text } = d.line;
  const quoted = /^(["'`])(.+)\1$/.exec(text.slice(from, to));
  const start = quoted === null ? from : from + 1;
  const who = readPlayerRef(d, start, quoted === null ? to : to - 1);
  if (who === null) return null;
  return { name: who.known ? who.name : tidy(who.name), at: d.line.span(start, who.to) };
}

/** null if the figure cannot be read, which has then been said. */
function readChips(d: Draft, from: number, to: number, what: string): number | null {
  const { line } = d;
  const written = line.text.slice(from, to);
  const amount = readAmount(written, { bb: d.bigBlind });
  if (amount.kind === 'ok') return amount.value;
  const at = from < to ? line.span(from, to) : line.span();
  d.findings.push(amountFault(amount, what, written, at));
  d.waiting.addUnread(line);
  return null;
}

function refuse(d: Draft, expected: string, what: string): true {
  const found = show(d.line.content());
  return d.reject(`${what}; write ${expected}.`, { expected, found });
}

/** What may stand in a block, for lines that fit nothing. */
export const BETWEEN_WORDS = `\`Name: ${either(Object.values(CHANGES).slice(0, 3))} …\`, \`Level:\`, \`Break:\`, \`Note:\` or the next \`Hand (n)\``;

/** A line of the block in canonical form. */
export function writeBetweenLine(line: BetweenLine): string {
  if (isPlayerChange(line)) {
    const start = `${betweenName(line.player.name)}: ${CHANGES[line.kind]}`;
    if (!('amount' in line)) return start;
    const where = line.kind === 'sits' ? line.where : null;
    const place =
      where === null
        ? ''
        : where.kind === 'chair'
          ? ` in chair ${where.chair}`
          : ` after ${where.player.name}`;
    return `${start} ${line.amount}${place}`;
  }
  switch (line.kind) {
    case 'level':
      return `Level: SB ${line.sb} BB ${line.bb}${line.ante === 0 ? '' : ` Ante ${line.ante}`}`;
    case 'colour-up':
      return `Colour Up: ${line.chip}`;
    case 'players-left':
      return `Players Left: ${line.count}`;
    case 'break':
      return line.length === null ? 'Break' : `Break: ${line.length}`;
    case 'note':
      return `Note: ${line.text}`;
  }
}

/** In quotes where the name would be read as something else. */
function betweenName(name: string): string {
  const word = tidy(name).toLowerCase();
  const isWord = TABLE_WORDS.some(([words]) => words.test(word));
  return isWord || keywordAt(name, 0, name.length) !== null ? `"${name}"` : name;
}
