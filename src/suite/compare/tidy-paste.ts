import { readAmount, readHands } from '../../notation/index.ts';
import { readLabel } from '../../rules/table/labels.ts';

/**
 * Puts the looks of a pasted text right, line by line, so that the notation reader understands it:
 * markdown, numbered lists, tables, `Dealer: Alice 500`, a list without its heading. Names and
 * amounts stay as they are; reading them is the reader's business.
 */
export function tidyPaste(text: string, isKnown: (name: string) => boolean): string {
  const lines = text.split(/\r\n|\r|\n/).map(tidyLine);
  if (!lines.includes(SETUP)) {
    const named = lines.findIndex((line) => isPlayer(line, isKnown));
    const first = named >= 0 ? named : lines.findIndex((line) => isPlayer(line, () => true));
    if (first >= 0) lines.splice(first, 0, SETUP);
  }
  return lines.join('\n');
}

const SETUP = 'Stack Setup:';
const FENCE = /^\s*(?:```|~~~)/;
/** `|---|---|`, `-----`, `=====` */
const RULER = /^[\s|:+=_-]*$/;
const SETUP_TITLE =
  /^(?:next )?(?:stack ?set-? ?up|stacks|setup|players|seats|table|chip counts?)\s*:?$/i;
/** "Here is the next hand: Hand (13)": the words before it are no part of the hand. */
const LATE_HAND = /^.*?\b(hand\s*:?\s*(?:[([]\s*#?\s*\d+\s*[)\]]|#?\s*\d+))\s*[:.]?$/i;

function tidyLine(raw: string): string {
  if (FENCE.test(raw) || RULER.test(raw)) return '';
  const line = raw
    .replace(/\*\*|`/g, '')
    .replace(/\|/g, ' ')
    .replace(/^[\s>]*#{1,6} /, '')
    .replace(/^\s*(?:[-*•]\s+)?\d{1,2}[.)]\s+(?=\D)/, '')
    .replace(/[$€£](?=\d)/g, '')
    .replace(/\s+chips?\.?$/i, '')
    .trim();
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
