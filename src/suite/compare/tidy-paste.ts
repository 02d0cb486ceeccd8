import { readAmount, readHands } from '../../formats/index.ts';
import { readLabel } from '../../rules/index.ts';

/** A pasted text with its looks put right. */
export interface Tidied {
  readonly text: string;
  /** For each line of the text the one somebody wrote, to quote it. */
  readonly written: readonly string[];
  readonly remarks: readonly string[];
}

interface TidyLine {
  readonly line: string;
  readonly raw: string;
}

/**
 * Puts the looks of a pasted text right, line by line, so that the notation reader understands it:
 * markdown, numbered lists, tables, `Dealer: Alice 500`, a list without its heading. Names and
 * amounts stay as they are; reading them is the reader's business.
 */
export function tidyPaste(text: string, isKnown: (name: string) => boolean): Tidied {
  const remarks: string[] = [];
  const tidied = text.split(/\r\n|\r|\n/).flatMap((raw): readonly TidyLine[] => {
    if (raw.length > LONGEST) return [{ line: raw, raw }];
    const bare = bareLine(raw);
    // A fence or a ruler does not part a list.
    if (bare === '' && raw.trim() !== '') return [];
    const known = isHeader(bare) ? null : knownLine(bare, isKnown);
    if (known?.remark) remarks.push(known.remark);
    return partsOf(known, bare).map((line) => ({ line, raw: raw.trim() }));
  });
  const lines = headerFirst(tidied, isKnown);
  if (!lines.some(({ line }) => line === SETUP)) {
    const first =
      lines.find(({ line }) => isPlayer(line, isKnown)) ??
      lines.find(({ line }) => isPlayer(line, () => true));
    if (first) lines.splice(lines.indexOf(first), 0, { line: SETUP, raw: '' });
  }
  return {
    text: lines.map(({ line }) => line).join('\n'),
    written: lines.map(({ raw }) => raw),
    remarks,
  };
}

/** No line of a hand is as long, and to try every way it could be written would take for ever. */
const LONGEST = 500;

/** `Hand 42, SB 500 BB 1000` are two lines of a header. */
const HAND_AND_BLINDS =
  /^(hand\s*:?\s*[([]?\s*#?\s*\d+\s*[)\]]?)\s*[,;:|–-]?\s*((?:sb|blinds?)\b.*)$/i;

function partsOf(known: KnownLine | null, bare: string): readonly string[] {
  if (known) return [known.text];
  const [, hand, blinds] = HAND_AND_BLINDS.exec(bare) ?? [];
  return hand && blinds ? [hand, blinds.replace(/,\s+(?=[A-Za-z])/g, ' ')] : [tidyLine(bare)];
}

/** A header below the list goes above it, if it is the only one. */
function headerFirst(lines: readonly TidyLine[], isKnown: (name: string) => boolean): TidyLine[] {
  const isList = ({ line }: TidyLine): boolean => line === SETUP || isPlayer(line, isKnown);
  const isHead = ({ line }: TidyLine): boolean => isHeader(line) && line !== SETUP;
  const end = lines.findLastIndex(isList) + 1;
  const list = lines.slice(0, end);
  const below = lines.slice(end);
  const head = below.findIndex(isHead);
  if (end === 0 || head < 0 || list.some(isHead)) return [...lines];
  return [...below.slice(head), ...list, ...below.slice(0, head)];
}

const SETUP = 'Stack Setup:';

const FENCE = /^\s*(?:```|~~~)/;

/** `|---|---|`, `-----`, `=====` */
const RULER = /^[\s|:+=_-]*$/;

const SETUP_TITLE =
  /^(?:next )?(?:stack ?set-? ?up|stacks|setup|players|seats|table|chip counts?)\s*:?$/i;

/** "Here is the next hand: Hand (13)": the words before it are not part of the hand. */
const LATE_HAND = /^.*?\b(hand\s*:?\s*(?:[([]\s*#?\s*\d+\s*[)\]]|#?\s*\d+))\s*[:.]?$/i;

/** Without markdown, table borders and currency. */
function bareLine(raw: string): string {
  if (FENCE.test(raw) || RULER.test(raw)) return '';
  return raw
    .replace(/\*\*|`/g, '')
    .replace(/\|/g, ' ')
    .replace(/^[\s>]*#{1,6} /, '')
    .replace(/^\s*(?:[-*•]\s+)?\d{1,2}[.)]\s+(?=\D)/, '')
    .replace(/[$€£](?=\d)/g, '')
    .replace(/\s+chips?\.?$/i, '')
    .trim();
}

function tidyLine(line: string): string {
  if (SETUP_TITLE.test(line)) return SETUP;
  if (isHeader(line)) return line;
  const hand = LATE_HAND.exec(line);
  if (hand) return hand[1]!;
  return labelFirst(line) ?? labelLast(line) ?? labelBetween(line) ?? withoutSeparators(line);
}

/** `Dealer: Bob 3950`, `(SB) Charlie 2800` */
function labelFirst(line: string): string | null {
  const [, open, word = '', mark, rest = ''] =
    /^(\(?)([A-Za-z]+(?:\+\d)?)(\)?:?)\s+(.*)$/.exec(line) ?? [];
  // `D Smith 500` is somebody; `D: Smith 500` is the dealer.
  if (readLabel(word) === null || (!open && !mark && word.length < 2)) return null;
  const [, name = '', stack = ''] = /^(.+?)[\s:=–-]+(\S+(?: ?[kKmM])?)$/.exec(rest) ?? [];
  if (readAmount(stack).kind !== 'ok' || isFigure(name)) return null;
  return `${withoutSeparators(name)} ${word} ${stack}`;
}

/** `Bob 3950 (Dealer)` */
function labelLast(line: string): string | null {
  const [, name = '', stack = '', label = ''] =
    /^(.+?)[\s:,=–-]+(\d\S*)\s+[([]([A-Za-z]+(?:\+\d)?)[)\]]$/.exec(line) ?? [];
  if (name === '' || readLabel(label) === null || readAmount(stack).kind !== 'ok') return null;
  return `${name} ${label} ${stack}`;
}

/** `Bob,Dealer,3950` and `Bob, Dealer: 3950` */
function labelBetween(line: string): string | null {
  const [, name = '', label = '', stack = ''] =
    /^([^,;]+)[,;]\s*([A-Za-z]+(?:\+\d)?)\s*[,;:=]\s*(.+)$/.exec(line) ?? [];
  return name === '' || readLabel(label) === null ? null : `${name} ${label} ${stack}`;
}

/** `Bob - 3950`, `Bob = 3950`, `Bob, 3950`, `Bob (3950)` */
const withoutSeparators = (line: string): string =>
  /^hand\b/i.test(line)
    ? line
    : line
        .replace(/\s+[-–—=→]+>?\s+(?=\d)/, ' ')
        .replace(/[,;]\s+(?=\S+$)/, ' ')
        .replace(/\s*\((\d[\d.,_]*[kKmM]?)\)$/, ' $1');

const isFigure = (text: string): boolean => /^[\d\s.,]+$/.test(text);

/** Whether the reader takes the line for the beginning of a hand. */
const isHeader = (line: string): boolean => readHands(line).hands.length > 0;

/** Whether the reader takes the line for a player of whom somebody has heard. */
function isPlayer(line: string, isKnown: (name: string) => boolean): boolean {
  if (isHeader(line)) return false;
  const players = readHands(`${SETUP}\n${line}`).hands[0]?.record.players ?? [];
  return players.length === 1 && players[0]!.stack !== null && isKnown(players[0]!.name);
}

/** The line of a player whose name is known, as the notation writes it. */
interface KnownLine {
  readonly text: string;
  /** What had to be chosen, to be told; null if nothing. */
  readonly remark: string | null;
}

/** `Seat 1:`, `#1`, `1` in front of the name. */
const COLUMN = /^(?:seat\s*#?\s*\d+\s*[:.)-]?|#?\d{1,2}[:.)]?|#)\s+(?=\D)/i;

const GAP = /^[\s:,;=–—-]+/;

const LABEL = /^[([]?([A-Za-z]+(?:\+\d)?)[)\]]?(?=[\s:,;=–—-]|$)/;

const OUT = /^(?:is\s+)?(?:out|eliminated|busted|bust)[.!]?$/i;

/** One figure; thousands may be set apart by any kind of space, since the name has ended. */
const FIGURE =
  /^(?:\d{1,3}(?:[ \u00a0\u2009\u202f]\d{3})+|\d[\d.,_]*(?: ?(?:k|m|mil))?)(?![\d.,_]|[A-Za-z])/i;

const ARROW = /^\s*(?:->|=>|→|➔)\s*/;

/** `(eliminated)`, `- out`, `chips`: what may stand behind a stack. */
const REMARK = /^\s*(?:chips?\.?)?\s*(?:[([][^)\]]*[)\]]|[-–—]\s+\D.*)?$/i;

const LABEL_LAST = /^\s*[([]([A-Za-z]+(?:\+\d)?)[)\]]\s*$/;

/** Reads a line that begins with a known name; null if it is none, or says something else. */
function knownLine(raw: string, isKnown: (name: string) => boolean): KnownLine | null {
  const found = nameIn(raw, isKnown) ?? nameIn(raw.replace(COLUMN, ''), isKnown);
  if (!found) return null;
  const { name } = found;
  let rest = found.rest.replace(GAP, '');
  let label = LABEL.exec(rest)?.[1] ?? '';
  if (label !== '' && readLabel(label) === null) label = '';
  if (label !== '') rest = rest.replace(LABEL, '').replace(GAP, '');
  if (OUT.test(rest.replace(/^\(|\)$/g, '')))
    return { text: written(name, label, '0'), remark: null };
  const figures: string[] = [];
  for (let figure = FIGURE.exec(rest); figure; figure = FIGURE.exec(rest)) {
    figures.push(figure[0]);
    rest = rest.slice(figure[0].length).replace(ARROW, '');
  }
  const stack = figures.at(-1)?.replace(/[ \u00a0\u2009\u202f](?=\d)/g, '');
  if (stack === undefined || readAmount(stack).kind !== 'ok') return null;
  const late = LABEL_LAST.exec(rest)?.[1] ?? '';
  if (label === '' && readLabel(late) !== null) label = late;
  else if (!REMARK.test(rest)) return null;
  const remark =
    figures.length > 1 ? `${name} has ${figures.join(' and then ')}; the last is taken.` : null;
  return { text: written(name, label, stack), remark };
}

const written = (name: string, label: string, stack: string): string => `${name} ${label} ${stack}`;

/** The longest beginning of the line that is a name of the table. */
function nameIn(
  line: string,
  isKnown: (name: string) => boolean,
): { readonly name: string; readonly rest: string } | null {
  const ends = [...line.matchAll(/[\s:,;=(]|$/g)].map(({ index }) => index).reverse();
  const end = ends.find((at) => isKnown(line.slice(0, at)));
  return end === undefined ? null : { name: line.slice(0, end), rest: line.slice(end) };
}
