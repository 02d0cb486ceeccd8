import { figure, finding, quote, show } from '../../kernel/index.ts';
import { type Draft, ORDER } from './draft.ts';
import {
  amountEnd,
  type HeaderParts,
  isFigureAt,
  letters,
  NO_TIME,
  noParts,
  readBlind,
  readBlinds,
  readHandNumber,
  readLevel,
  readTime,
  startsBareBlinds,
} from './header-parts.ts';
import { type Line, skipSpaces, wordEnd } from './lines.ts';

type Key = 'started' | 'ended' | 'sb' | 'bb' | 'ante';

const KEYS: ReadonlyMap<string, Key> = new Map([
  ['started_at', 'started'],
  ['started', 'started'],
  ['ended_at', 'ended'],
  ['ended', 'ended'],
  ['sb', 'sb'],
  ['bb', 'bb'],
  ['ante', 'ante'],
]);

/** Reads `Hand (12)`, times and blinds; null if the line is not a header line. */
export function readHeader(line: Line, from: number = line.from): HeaderParts | null {
  const parts = noParts();
  const { text, to } = line;
  let pos = from;
  if (letters(text, pos, to) === pos + 4 && text.slice(pos, pos + 4).toLowerCase() === 'hand') {
    pos = readHandNumber(line, parts);
    if (pos < 0) return null;
  }
  for (;;) {
    pos = skipBetween(text, pos, to);
    if (pos >= to) return parts;
    const end = letters(text, pos, to);
    const word = text.slice(pos, end).toLowerCase();
    const key = KEYS.get(word);
    let next = -1;
    if (key !== undefined) next = readPart(line, parts, key, end);
    else if (word === 'blinds') next = readBlinds(line, parts, end);
    else if (word === 'level' && pos === from) next = readLevel(line, parts, end);
    else if (pos === from && startsBareBlinds(line, from)) next = readBlinds(line, parts, pos);
    if (next < 0) {
      if (pos === from) return null;
      parts.tail = pos;
      return parts;
    }
    pos = next;
  }
}

/** Reads the value behind a key; where it ends, or -1 if the words are not part of a header. */
function readPart(line: Line, parts: HeaderParts, key: Key, end: number): number {
  const { text, to } = line;
  if (parts[key] !== undefined) return -1;
  let from = skipSpaces(text, end, to);
  if (key === 'started' || key === 'ended') {
    if (text.slice(from, from + 3).toLowerCase() === 'at:') from += 2;
    const colon = text[from] === ':';
    from = skipSpaces(text, colon ? from + 1 : from, to);
    let stop = wordEnd(text, from, to);
    while (stop > from && ',;|'.includes(text[stop - 1]!)) stop--;
    const time = readTime(text.slice(from, stop));
    if (time === undefined) {
      // `started` may be a name, `started_at` is none.
      if (!colon && text[end - 3] !== '_') return -1;
      badTime(line, parts, from, stop);
    }
    parts[key] = time ?? null;
    return stop;
  }
  if (text[from] === ':' || text[from] === '=') from = skipSpaces(text, from + 1, to);
  if (!isFigureAt(text, from, to)) return -1;
  const stop = amountEnd(text, from, to);
  readBlind(line, parts, key, from, stop);
  return stop;
}

function badTime(line: Line, parts: HeaderParts, from: number, stop: number): void {
  parts.lossy = true;
  const written = line.text.slice(from, stop);
  const at = stop > from ? line.span(from, stop) : line.span();
  const message = `${quote(written)} is not a time; write hours, minutes and seconds as in 00:02:30, or HH:MM:SS if it is not known.`;
  const details = { expected: 'HH:MM:SS', found: show(written), fix: NO_TIME };
  parts.findings.push(finding('NOTE-1', 'warning', at, message, details));
}

function skipBetween(text: string, from: number, to: number): number {
  let i = from;
  while (i < to && ' ,;|/:-–'.includes(text[i]!)) i++;
  return i;
}

/** Which part the line says again that the hand already has. */
export function repeatedPart(d: Draft, parts: HeaderParts): 'times' | 'blinds' | null {
  if (parts.started !== undefined && d.startedAt !== undefined) return 'times';
  if (parts.ended !== undefined && d.endedAt !== undefined) return 'times';
  const again =
    (parts.sb !== undefined && d.sb !== undefined) ||
    (parts.bb !== undefined && d.bb !== undefined) ||
    (parts.ante !== undefined && d.ante !== undefined);
  return again ? 'blinds' : null;
}

/** Puts a header line into the hand. */
export function applyHeader(d: Draft, parts: HeaderParts): void {
  const { line } = d;
  for (const one of parts.findings) d.findings.push(one);
  const times = parts.started !== undefined || parts.ended !== undefined;
  const blinds = parts.sb !== undefined || parts.bb !== undefined || parts.ante !== undefined;
  const unread = parts.sb === null || parts.bb === null || parts.ante === null;
  if (unread) d.badBlinds = true;
  if (unread && !parts.hand && !times) {
    d.waiting.addUnread(line);
    return;
  }
  if (parts.tail >= 0) sayTail(d, parts);
  if (parts.lossy || unread || parts.tail >= 0) d.remember();
  if (parts.hand) {
    d.reach(ORDER.hand);
    d.handLine = true;
    d.number = parts.number;
    if (parts.number === null) d.headings.hand ??= {};
    d.badNumber = parts.findings.some((one) => one.rule === 'NOTE-3');
    d.keep('hand');
  }
  if (times) {
    d.reach(ORDER.times);
    if (parts.started !== undefined) d.startedAt = parts.started;
    if (parts.ended !== undefined) d.endedAt = parts.ended;
    if (!parts.hand) d.keep('times');
  }
  if (blinds && !unread) applyBlinds(d, parts, !parts.hand && !times);
}

function applyBlinds(d: Draft, parts: HeaderParts, alone: boolean): void {
  const { line } = d;
  d.reach(ORDER.blinds);
  d.sb = parts.sb ?? d.sb;
  d.bb = parts.bb ?? d.bb;
  d.ante = parts.ante ?? d.ante;
  d.blindsAt ??= line.span();
  if (alone) {
    const kept = d.take();
    if (kept !== null) {
      for (const above of kept.above ?? []) d.blindsText.push(above);
      d.headings.blinds = d.waiting.join(d.headings.blinds, kept);
    }
    d.blindsText.push(parts.tail < 0 ? line.kept() : blindsText(parts, line.comment));
  } else d.blindsText.push(`# ${line.content()}`);
  if (d.sb === undefined || d.bb === undefined) return;
  if (parts.bb !== undefined && d.bb < 1) {
    d.say('CHIP-1', 'error', line.span(), 'The big blind is 0; it must be at least 1.', {
      expected: 'BB 1 or more',
      found: 'BB 0',
    });
  } else if (d.sb > d.bb && (parts.sb !== undefined || parts.bb !== undefined)) {
    const message = `The small blind ${figure(d.sb)} is larger than the big blind ${figure(d.bb)}; it must be at most as large.`;
    d.say('CHIP-1', 'error', line.span(), message, {
      expected: `SB at most ${d.bb}`,
      found: `SB ${d.sb} BB ${d.bb}`,
      fix: `SB ${d.bb} BB ${d.sb}${d.ante === undefined ? '' : ` Ante ${d.ante}`}`,
    });
  }
}

/** The blinds of a line without its tail, which has become a comment above it. */
function blindsText({ sb, bb, ante }: HeaderParts, comment: string | null): string {
  const words = [
    sb === undefined ? '' : `SB ${sb}`,
    bb === undefined ? '' : `BB ${bb}`,
    ante === undefined ? '' : `Ante ${ante}`,
    comment ?? '',
  ];
  return words.filter(Boolean).join(' ');
}

/** A title behind the number does no harm; chips nobody understands do. */
function sayTail(d: Draft, parts: HeaderParts): void {
  const { line } = d;
  const tail = line.text.slice(parts.tail, line.to);
  const blinds = parts.sb !== undefined || parts.bb !== undefined || parts.ante !== undefined;
  const message = `${quote(tail)} fits nothing in the header; write it as a comment behind a #, or leave it out.`;
  const at = line.span(parts.tail);
  const details = { expected: 'the end of the line', found: show(tail), fix: `# ${show(tail)}` };
  d.say('NOTE-1', blinds ? 'error' : 'warning', at, message, details);
}
