import { isDigit, quote, show } from '../../kernel/index.ts';
import type { PlayerLine } from '../../record/index.ts';
import { checkName, nameFaultText, readLabel } from '../../rules/index.ts';
import { readLooseAction } from './actions.ts';
import { amountFault, isNotANumber } from './amount-faults.ts';
import { CURRENCIES, isUnit, plainNumber, readAmount } from './amounts.ts';
import { type Draft, ORDER } from './draft.ts';
import { keywordAt } from './keywords.ts';
import { skipSpaces, tidy, trimEnd, wordEnd } from './lines.ts';
import type { LedLine } from './roster.ts';
import { withKept } from './trivia.ts';

/** A setup line taken apart from its end: name, label, stack. */
interface Parts {
  nameEnd: number;
  label: string | null;
  /** Where the stack stands; empty if only a label ends the line. */
  stackFrom: number;
  stackTo: number;
  /** `Player 2 500`: the words before the last one may be part of the name or of the stack. */
  doubtful: boolean;
}

/** Reads `Name [Label] stack`; false if the line has not that shape. */
export function readPlayer(d: Draft): boolean {
  const parts = takeApart(d);
  if (parts === null) return false;
  const { line } = d;
  const { text, from } = line;
  const name = tidy(text.slice(from, parts.nameEnd));
  if (wouldStartHand(name, parts.label)) return false;
  // `Alice calls 500` below the setup is what Alice does, if Alice sits there.
  if (parts.label === null && name.includes(' ') && readLooseAction(d, from)) return true;
  d.reach(ORDER.players);
  const stack = readStack(d, name, parts);
  const nameAt = line.span(from, parts.nameEnd);
  const kept = d.take();
  const player: PlayerLine = {
    at: line.span(),
    name,
    nameAt,
    label: parts.label,
    stack,
    stackAt: line.span(parts.stackFrom, parts.stackTo),
  };
  const fits = checkName(name) === null && keywordAt(name, 0, name.length) === null;
  const listed = withKept(player, kept);
  const led = ledLine(d, listed, parts.nameEnd);
  const first = led === null ? d.roster.add(listed, fits) : d.roster.addLed(led, fits);
  if (d.roster.changesSides()) checkNamesAgain(d);
  else reportName(d, d.roster.lines[d.roster.lines.length - 1]!, first);
  return true;
}

/** Whether somebody of this name, written again, would start a hand: `Hand 500`, `Hand 12 SB 500`. */
const wouldStartHand = (name: string, label: string | null): boolean =>
  label === null
    ? name.toLowerCase() === 'hand'
    : (label === 'SB' || label === 'BB') && /^hand *[([#:\d]/i.test(name);

/** SEAT-4: `SB Bob 1000` with its label before the name; null if the line has none there. */
function ledLine(d: Draft, player: PlayerLine, nameEnd: number): LedLine | null {
  const { line } = d;
  if (player.label !== null) return null;
  const end = wordEnd(line.text, line.from, nameEnd);
  const label = readLabelWord(line.text.slice(line.from, end));
  let from = skipSpaces(line.text, end, nameEnd);
  // `SB - Bob`
  if ('-–'.includes(line.text[from]!) && line.text[from + 1] === ' ') {
    from = skipSpaces(line.text, from + 1, nameEnd);
  }
  if (label === null || from >= nameEnd) return null;
  const name = tidy(line.text.slice(from, nameEnd));
  return { named: player, led: { ...player, name, label, nameAt: line.span(from, nameEnd) } };
}

/** SEAT-6: what is wrong with a name, and whether somebody has it already. */
function reportName(d: Draft, { name, nameAt }: PlayerLine, first: PlayerLine | null): void {
  const fault = checkName(name);
  if (fault !== null) {
    d.say('SEAT-6', 'error', nameAt, `The name ${quote(name)} ${nameFaultText(fault)}.`, {
      expected: 'a name of 1 to 40 characters without : , ( ) or a label at its end',
      found: show(name),
    });
  }
  if (first === null) return;
  const message = `${show(name)} already sits on line ${first.at.line}; every player has a name of their own, such as ${show(name)} 2.`;
  d.say('SEAT-6', 'error', nameAt, message, {
    expected: 'a name nobody else has',
    found: show(name),
  });
}

/** The names are others now: labels stand before them, or do not after all (SEAT-4). */
function checkNamesAgain(d: Draft): void {
  d.withdraw('SEAT-6');
  const first = new Map<string, PlayerLine>();
  for (const player of d.roster.lines) {
    reportName(d, player, first.get(player.name) ?? null);
    if (!first.has(player.name)) first.set(player.name, player);
  }
}

/** Whether a line outside the setup has a label before its stack: a setup without its heading. */
export function isLabelledPlayer(d: Draft): boolean {
  const parts = takeApart(d);
  return parts !== null && parts.label !== null && parts.stackTo > parts.stackFrom;
}

function readStack(d: Draft, name: string, parts: Parts): number | null {
  const { line } = d;
  const written = line.text.slice(parts.stackFrom, parts.stackTo);
  if (written === '' || written === '?') {
    const message = `The stack of ${show(name)} is missing; write it at the end of the line, 0 if the player is out.`;
    const details = {
      expected: `${show(name)}${parts.label === null ? '' : ` ${parts.label}`} and the stack`,
      found: show(line.content()),
    };
    d.say('NOTE-4', 'error', line.span(), message, details);
    return null;
  }
  const amount = readAmount(written, { bb: d.bigBlind });
  if (amount.kind !== 'ok') {
    const at = line.span(parts.stackFrom, parts.stackTo);
    d.findings.push(amountFault(amount, `The stack of ${show(name)}`, written, at));
    d.remember();
    return null;
  }
  if (parts.doubtful) sayDoubtful(d, name, written);
  return amount.value;
}

/** NOTE-4: `Player 2 500` is Player 2 with 500, or Player with 2,500. */
function sayDoubtful(d: Draft, name: string, stack: string): void {
  const { line } = d;
  let start = line.to;
  const words = line.content().split(' ').filter(Boolean);
  let first = words.length - 1;
  while (first > 0 && /^\d{3}$/.test(words[first]!) && /^\d{1,3}$/.test(words[first - 1]!)) first--;
  const digits = words.slice(first);
  const rest = words.slice(0, first).join(' ');
  for (let k = 0; k < digits.length; k++)
    start = line.text.lastIndexOf(digits[digits.length - 1 - k]!, start - 1);
  const joined = digits.join('');
  const grouped = digits.join(',');
  const other = rest === '' ? 'a player without a name' : show(rest);
  const message = `This may be ${show(name)} with ${stack} or ${other} with ${grouped}; write ${grouped} without the space, or put the label of the seat before the stack.`;
  d.say('NOTE-4', 'error', line.span(Math.max(start, line.from)), message, {
    expected: `${rest === '' ? '' : `${show(rest)} `}${joined} or ${show(name)} UTG ${stack}`,
    found: show(digits.join(' ')),
  });
}

function takeApart(d: Draft): Parts | null {
  const { text, from, to } = d.line;
  let stackFrom = text.lastIndexOf(' ', to - 1) + 1;
  if (stackFrom <= from) return null;
  if (!isDigit(text.charCodeAt(stackFrom))) {
    const odd = oddStack(d, stackFrom);
    if (odd === null || typeof odd !== 'number') return odd;
    stackFrom = odd;
  }
  const parts = labelBefore(d, stackFrom, to);
  if (parts === null || parts.label !== null) return parts;
  const figures = figuresStart(text, from, stackFrom);
  if (figures < 0) return parts;
  // `25 000` is one figure only where a label stands directly before it.
  const whole = labelBefore(d, figures, to);
  if (whole !== null && whole.label !== null) return whole;
  return isGrouped(text, from, stackFrom, to) ? { ...parts, doubtful: true } : parts;
}

/** A last word that is not a figure: a unit, a label without a stack, a sign. Where the stack starts. */
function oddStack(d: Draft, last: number): number | Parts | null {
  const { text, from, to } = d.line;
  const word = text.slice(last, to);
  const before = trimEnd(text, from, last);
  const figure = text.lastIndexOf(' ', before - 1) + 1;
  const isFigure = figure > from && isDigit(text.charCodeAt(figure));
  if (isFigure && isUnit(word)) return figure;
  if (isFigure && word.toLowerCase() === 'bb') {
    const parts = labelBefore(d, figure, to);
    if (parts !== null && parts.label !== null) return figure;
  }
  const label = readLabel(word);
  if (label !== null) {
    return {
      nameEnd: nameEnd(text, from, before),
      label,
      stackFrom: to,
      stackTo: to,
      doubtful: false,
    };
  }
  if (word === '?' || isNotANumber(word)) return last;
  const signed = `+-−–±.${CURRENCIES}`.includes(word[0]!) && isDigit(word.charCodeAt(1));
  return signed ? last : null;
}

/** Name and label before the stack. */
function labelBefore(d: Draft, stackFrom: number, stackTo: number): Parts | null {
  const { text, from } = d.line;
  const end = trimEnd(text, from, stackFrom);
  if (end <= from) return null;
  // `Alice - Dealer - 50,000`
  const dashed = / [-–] +(\S{1,12}) +[-–]$/.exec(text.slice(Math.max(from, end - 24), end));
  const between = dashed === null ? null : readLabelWord(dashed[1]!);
  if (dashed !== null && between !== null) {
    const last = trimEnd(text, from, end - dashed[0].length);
    if (last > from) {
      return { nameEnd: last, label: between, stackFrom, stackTo, doubtful: false };
    }
  }
  let start = text.lastIndexOf(' ', end - 1) + 1;
  if (start < from) start = from;
  let label = start > from ? readLabelWord(text.slice(start, end)) : null;
  if (label !== null && nameEnd(text, from, trimEnd(text, from, start)) <= from) label = null;
  const last = label === null ? end : trimEnd(text, from, start);
  return { nameEnd: nameEnd(text, from, last), label, stackFrom, stackTo, doubtful: false };
}

/** The label in "SB", "(SB)" or "SB:"; null if the word is none. */
export function readLabelWord(word: string): string | null {
  if (word.length > 12) return null;
  const open = word.endsWith(':') ? word.slice(0, -1) : word;
  return readLabel(open.startsWith('(') && open.endsWith(')') ? open.slice(1, -1) : open);
}

/** The name without a colon or dash that leads over to the stack. */
function nameEnd(text: string, from: number, to: number): number {
  let end = to;
  if (text[end - 1] === ':') end = trimEnd(text, from, end - 1);
  return end > from ? end : to;
}

/** `1 500 000`: where the figures start that end in the one at `last`; -1 if it stands alone. */
function figuresStart(text: string, from: number, last: number): number {
  let start = last;
  for (;;) {
    const end = trimEnd(text, from, start);
    const word = text.lastIndexOf(' ', end - 1) + 1;
    if (word <= from || end === word) break;
    if (!/^[$€£¥]?\d[\d.,_':]*$/.test(text.slice(word, end))) break;
    start = word;
  }
  return start === last ? -1 : start;
}

/** `2 500`: three digits behind one to three. */
function isGrouped(text: string, from: number, last: number, to: number): boolean {
  if (to - last !== 3 || plainNumber(text, last, to) < 0) return false;
  const end = trimEnd(text, from, last);
  let word = text.lastIndexOf(' ', end - 1) + 1;
  if (CURRENCIES.includes(text[word]!)) word++;
  return word > from && end - word <= 3 && plainNumber(text, word, end) >= 0;
}
