import { readAmount, readHands } from '../../formats/notation/index.ts';
import { readLabel } from '../../rules/table/labels.ts';
import { type KnownLine, knownLine } from './known-line.ts';

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
    const bare = bareLine(raw);
    const known = isHeader(bare) ? null : knownLine(bare, isKnown);
    if (known?.remark) remarks.push(known.remark);
    return partsOf(known, bare).map((line) => ({ line, raw: raw.trim() }));
  });
  const lines = headerFirst(tidied, isKnown);
  if (!lines.some(({ line }) => line === SETUP)) {
    const named = lines.findIndex(({ line }) => isPlayer(line, isKnown));
    const first = named >= 0 ? named : lines.findIndex(({ line }) => isPlayer(line, () => true));
    if (first >= 0) lines.splice(first, 0, { line: SETUP, raw: '' });
  }
  return {
    text: lines.map(({ line }) => line).join('\n'),
    written: lines.map(({ raw }) => raw),
    remarks,
  };
}

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
  const head = lines.findIndex(({ line }) => isHeader(line) && line !== SETUP);
  if (head <= 0) return [...lines];
  const list = lines.findIndex(isList);
  if (list < 0 || head < list || lines.slice(head).some(isList)) return [...lines];
  return [...lines.slice(head), ...lines.slice(0, head)];
}

const SETUP = 'Stack Setup:';
const FENCE = /^\s*(?:```|~~~)/;
/** `|---|---|`, `-----`, `=====` */
const RULER = /^[\s|:+=_-]*$/;
const SETUP_TITLE =
  /^(?:next )?(?:stack ?set-? ?up|stacks|setup|players|seats|table|chip counts?)\s*:?$/i;
/** "Here is the next hand: Hand (13)": the words before it are no part of the hand. */
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
  if (name === '' || readAmount(stack).kind !== 'ok' || isFigure(name)) return null;
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
  if (line === '' || isHeader(line)) return false;
  const players = readHands(`${SETUP}\n${line}`).hands[0]?.record.players ?? [];
  return players.length === 1 && players[0]!.stack !== null && isKnown(players[0]!.name);
}
