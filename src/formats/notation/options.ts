import { editLine, either, nearest, quote, show } from '../../kernel/index.ts';
import type { ChairsLine } from '../../record/index.ts';
import { type HouseRules, PROFILES, type StatedRules } from '../../rules/index.ts';
import { amountFault } from './amount-faults.ts';
import { readAmount } from './amounts.ts';
import { type Draft, ORDER } from './draft.ts';
import { type Line, skipSpaces } from './lines.ts';

/** The optional header lines, in the order they are written. */
export const OPTION_KEYS = [
  'Ante Order',
  'Ante Type',
  'Button',
  'Odd Chip',
  'Uncalled',
  'Rules',
  'Event',
  'Table',
  'Video',
  'Date',
  'Chairs',
  'Tags',
] as const;

export type OptionKey = (typeof OPTION_KEYS)[number];

const BY_WORD: ReadonlyMap<string, OptionKey> = new Map(
  OPTION_KEYS.map((key) => [key.toLowerCase(), key]),
);

/** How the values of the house rules are written. */
const ANTE_ORDER = { 'ante-first': 'Ante First', 'bb-first': 'BB First' } as const;
const ANTE_TYPE = { bb: 'BB', all: 'All' } as const;
const BUTTON = { moving: 'Moving', dead: 'Dead', seat: 'Seat' } as const;
const UNCALLED = { return: 'Return', 'side-pot': 'Side Pot' } as const;
const RULES = { collector: 'collector', tda: 'tda' } as const;

/** An option line: its key and where its value stands. */
export interface OptionLine {
  readonly key: OptionKey;
  readonly from: number;
}

/** Reads `Button: Dead` and its kind; null if the line is none of them. */
export function readOption(line: Line, colon: number): OptionLine | null {
  if (colon < 0 || colon - line.from > 12) return null;
  const key = BY_WORD.get(line.text.slice(line.from, colon).trim().toLowerCase());
  if (key === undefined) return null;
  return { key, from: skipSpaces(line.text, colon + 1, line.to) };
}

export function hasOption(d: Draft, key: OptionKey): boolean {
  switch (key) {
    case 'Ante Order':
      return d.rules.anteOrder !== undefined;
    case 'Ante Type':
      return d.rules.anteType !== undefined;
    case 'Button':
      return d.rules.button !== undefined;
    case 'Odd Chip':
      return d.rules.oddChip !== undefined;
    case 'Uncalled':
      return d.rules.uncalled !== undefined;
    case 'Rules':
      return d.rules.profile !== undefined;
    case 'Event':
      return d.event !== null;
    case 'Table':
      return d.table !== null;
    case 'Video':
      return d.video !== null;
    case 'Date':
      return d.date !== null;
    case 'Chairs':
      return d.chairs !== null;
    case 'Tags':
      return d.tags.length > 0;
  }
}

/** Puts an option line into the hand. */
export function applyOption(d: Draft, { key, from }: OptionLine): void {
  const { line } = d;
  if (FREE.has(key)) line.takeWhole();
  if (!setOption(d, key, from)) return;
  d.reach(ORDER.options + OPTION_KEYS.indexOf(key));
  const kept = d.take();
  if (kept === null) return;
  d.headings.options ??= {};
  d.headings.options[key] = d.waiting.join(d.headings.options[key], kept);
  d.lastLine = line.number;
}

/** Lines whose value is text to their very end, `#` included. */
const FREE: ReadonlySet<OptionKey> = new Set(['Event', 'Table', 'Video', 'Tags']);

/** Whether a line of the header is free text behind its colon. */
export function isFreeLine(line: Line): boolean {
  const key = readOption(line, line.text.indexOf(':', line.from))?.key;
  return key !== undefined && FREE.has(key);
}

/** False if the value cannot be used: the line then waits as it is, or is gone if it was empty. */
function setOption(d: Draft, key: OptionKey, from: number): boolean {
  const { line, rules } = d;
  // Free text as it was written: its odd spaces, digits and stars are the writer's own.
  const free = FREE.has(key) ? line.rawBehind(line.text.indexOf(':', line.from)) : '';
  switch (key) {
    case 'Ante Order':
      return choose(d, key, from, ANTE_ORDER, (value) => (rules.anteOrder = value));
    case 'Ante Type':
      return choose(d, key, from, ANTE_TYPE, (value) => (rules.anteType = value));
    case 'Button':
      return choose(d, key, from, BUTTON, (value) => (rules.button = value));
    case 'Odd Chip':
      return oddChip(d, from);
    case 'Uncalled':
      return choose(d, key, from, UNCALLED, (value) => (rules.uncalled = value));
    case 'Rules':
      return choose(d, key, from, RULES, (value) => (rules.profile = value));
    case 'Event':
      d.event = free === '' ? null : free;
      return true;
    case 'Table':
      d.table = free === '' ? null : free;
      return true;
    case 'Video':
      d.video = free === '' ? null : free;
      return true;
    case 'Date':
      return readDate(d, from);
    case 'Chairs':
      return readChairs(d, from);
    case 'Tags':
      d.tags = free.split(',').flatMap((tag) => tag.trim() || []);
      return true;
  }
}

function choose<T extends string>(
  d: Draft,
  key: OptionKey,
  from: number,
  choices: Readonly<Record<T, string>>,
  set: (value: T) => void,
): boolean {
  const { line } = d;
  const written = line.text.slice(from, line.to);
  const values = Object.keys(choices) as T[];
  const found =
    values.find((value) => choices[value] === written) ??
    values.find((value) => fold(choices[value]) === fold(written));
  if (found !== undefined) {
    set(found);
    return true;
  }
  const texts = values.map((value) => choices[value]);
  const meant = nearest(written.slice(0, 40), texts);
  const at = from < line.to ? line.span(from) : line.span();
  const message = `\`${key}\` is ${either(texts)}, not ${written === '' ? 'empty' : quote(written)}.`;
  d.reject(
    message,
    {
      expected: either(texts),
      found: show(written),
      fix: meant,
      edit: meant === null ? null : editLine(at, meant),
    },
    at,
  );
  return false;
}

function oddChip(d: Draft, from: number): boolean {
  const { line } = d;
  const written = line.text.slice(from, line.to);
  const amount = readAmount(written, { bb: d.bigBlind });
  if (amount.kind === 'ok' && amount.value > 0) {
    d.rules.oddChip = amount.value;
    return true;
  }
  const at = from < line.to ? line.span(from) : line.span();
  if (amount.kind !== 'ok') {
    d.findings.push(amountFault(amount, 'The odd chip', written, at));
    d.waiting.addUnread(line);
    return false;
  }
  const details = { expected: '1 or more', found: show(written), fix: '1' };
  d.reject('The odd chip is 0; the smallest chip in play is at least 1.', details, at, 'CHIP-1');
  return false;
}

/** `2026-11-16`, also with strokes or without the zeros. */
function readDate(d: Draft, from: number): boolean {
  const { line } = d;
  const written = line.text.slice(from, line.to);
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(written) ?? [];
  const date = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  const time = Date.parse(`${date}T00:00:00Z`);
  // JavaScript takes the 30th of February for a day in March.
  if (!Number.isNaN(time) && new Date(time).toISOString().startsWith(date)) {
    d.date = date;
    return true;
  }
  const at = from < line.to ? line.span(from) : line.span();
  const message = `${written === '' ? 'The date is empty' : `${quote(written)} is not a date`}; write year, month and day as in 2026-11-16.`;
  d.reject(message, { expected: '2026-11-16', found: show(written) }, at);
  return false;
}

/** `3 4 6 7 8 1 of 9` */
function readChairs(d: Draft, from: number): boolean {
  const { line } = d;
  const written = line.text.slice(from, line.to);
  const [, list, of] = /^(\d{1,3}(?:[ ,;]+\d{1,3})*)(?: +of +(\d{1,3}))?$/i.exec(written) ?? [];
  if (list !== undefined) {
    const numbers = list.split(/[ ,;]+/).map(Number);
    d.chairs = { at: line.span(from), numbers, of: of === undefined ? null : Number(of) };
    return true;
  }
  const at = from < line.to ? line.span(from) : line.span();
  const message = `${written === '' ? 'No chairs are named' : `${quote(written)} are not chairs`}; write a number for each line of the set-up and how many chairs there are, as in 3 4 6 of 9.`;
  d.reject(message, { expected: '3 4 6 of 9', found: show(written) }, at);
  return false;
}

/** "3 4 6 of 9" */
export const chairsText = ({ numbers, of }: Pick<ChairsLine, 'numbers' | 'of'>): string =>
  `${numbers.join(' ')}${of === null ? '' : ` of ${of}`}`;

const fold = (text: string): string => text.toLowerCase().replace(/[-_ ]+/g, ' ');

/** The value an option line is written with; null if it is not written, being the default. */
export function optionText(stated: StatedRules, key: OptionKey): string | null {
  const base: HouseRules = PROFILES[stated.profile ?? 'collector'];
  const { anteOrder, anteType, button, oddChip, uncalled, profile } = stated;
  switch (key) {
    case 'Ante Order':
      return anteOrder === undefined || anteOrder === base.anteOrder ? null : ANTE_ORDER[anteOrder];
    case 'Ante Type':
      return anteType === undefined || anteType === base.anteType ? null : ANTE_TYPE[anteType];
    case 'Button':
      return button === undefined || button === base.button ? null : BUTTON[button];
    case 'Odd Chip':
      return oddChip === undefined || oddChip === base.oddChip ? null : String(oddChip);
    case 'Uncalled':
      return uncalled === undefined || uncalled === base.uncalled ? null : UNCALLED[uncalled];
    case 'Rules':
      return profile === undefined || profile === 'collector' ? null : profile;
    case 'Event':
    case 'Table':
    case 'Video':
    case 'Date':
    case 'Chairs':
    case 'Tags':
      return null;
  }
}
