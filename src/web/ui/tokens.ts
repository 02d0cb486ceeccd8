import { isTitle, keywordAt } from '../../formats/notation/keywords.ts';
import { Line } from '../../formats/notation/lines.ts';
import { isFreeLine } from '../../formats/notation/options.ts';
import { readStreet } from '../../formats/notation/streets.ts';
import { readLabel } from '../../rules/index.ts';
import { actionTokens } from './action-tokens.ts';
import { cardTokens } from './card-tokens.ts';

export type TokenKind =
  | 'heading'
  | 'word'
  | 'number'
  | 'name'
  | 'label'
  | 'verb'
  | 'amount'
  | 'forced'
  | 'spades'
  | 'hearts'
  | 'diamonds'
  | 'clubs'
  | 'comment';

/** A stretch of a line with a colour of its own. Tokens of a line come in order, without overlap. */
export interface Token {
  readonly from: number;
  readonly to: number;
  readonly kind: TokenKind;
}

/** The part of a hand a line stands in. */
export type Part = 'header' | 'set-up' | 'cards' | 'streets' | 'showdown' | 'winners';

/** What a line is for the eye. Only for colours and completion: what it means the reader says. */
export interface LineLook {
  /** The part the lines below stand in. */
  readonly part: Part;
  readonly tokens: readonly Token[];
}

export function lookOf(text: string, part: Part): LineLook {
  const line = new Line();
  const kind = line.load(text, 1);
  if (kind === 'blank' || kind === 'long') return { part, tokens: [] };
  if (part === 'header' && kind === 'content' && isFreeLine(line)) line.takeWhole();
  const comment = commentOf(line, kind === 'comment');
  const look: LineLook = kind === 'comment' ? { part, tokens: [] } : contentOf(line, part);
  return comment ? { part: look.part, tokens: [...look.tokens, comment] } : look;
}

function commentOf({ raw, from, comment }: Line, whole: boolean): Token | null {
  if (!whole && comment === null) return null;
  const to = raw.trimEnd().length;
  return { from: whole ? from : to - comment!.length, to, kind: 'comment' };
}

function contentOf(line: Line, part: Part): LineLook {
  const { text, from, to } = line;
  const heading = (next: Part): LineLook => ({ part: next, tokens: headingTokens(line) });
  switch (keywordAt(text, from, to)) {
    case 'header':
      if (/^hand\b/i.test(text.slice(from))) return heading('header');
      return { part, tokens: part === 'header' ? wordsAndAmounts(line) : bodyTokens(line, part) };
    case 'ante':
    case 'option':
      return { part, tokens: part === 'header' ? optionTokens(line) : bodyTokens(line, part) };
    case 'setup':
      return isTitle(line, 'setup') ? heading('set-up') : otherwise(line, part);
    case 'cards':
      return isTitle(line, 'cards') ? heading('cards') : otherwise(line, part);
    case 'street':
      return readStreet(line) ? heading('streets') : otherwise(line, part);
    case 'board':
      return heading(part);
    case 'showdown':
      return isTitle(line, 'showdown') ? heading('showdown') : otherwise(line, part);
    case 'winners':
      return isTitle(line, 'winners') ? heading('winners') : otherwise(line, part);
    case 'pot':
    case 'ranking':
    case 'winner':
      return { part: 'winners', tokens: namesTokens(line) };
    default:
      return otherwise(line, part);
  }
}

const otherwise = (line: Line, part: Part): LineLook => ({ part, tokens: bodyTokens(line, part) });

function bodyTokens(line: Line, part: Part): readonly Token[] {
  switch (part) {
    case 'header':
      return wordsAndAmounts(line);
    case 'set-up':
      return seatTokens(line);
    case 'streets':
      return actionTokens(line);
    case 'winners':
      return namesTokens(line);
    case 'cards':
    case 'showdown':
      return holeTokens(line);
  }
}

/** `Flop Base (A♥ K♦ 7♣):` */
function headingTokens({ text, from, to }: Line): readonly Token[] {
  const open = text.indexOf('(', from);
  if (open < 0 || open >= to || /^hand\b/i.test(text.slice(from))) {
    return [{ from, to, kind: 'heading' }];
  }
  return [{ from, to: open, kind: 'heading' }, ...cardTokens(text, open + 1, to)];
}

/** `SB 5000 BB 10000 Ante 10000`, `started_at: 00:02:30` */
function wordsAndAmounts({ text, from, to }: Line): readonly Token[] {
  return [...text.slice(from, to).matchAll(/([a-z_]+:?)|(\d[\d:.,_km/]*)/gi)].map((match) => ({
    from: from + match.index,
    to: from + match.index + match[0].length,
    kind: match[1] ? 'word' : 'amount',
  }));
}

function optionTokens(line: Line): readonly Token[] {
  const { text, from, to } = line;
  const colon = text.indexOf(':', from);
  return colon < 0 || colon >= to ? wordsAndAmounts(line) : [{ from, to: colon + 1, kind: 'word' }];
}

/** `Alice Dealer 80000`: read from its end, as the reader does. */
function seatTokens({ text, from, to }: Line): readonly Token[] {
  const found = /^(.*\S)\s+(\d[\d.,_ ]*(?:k|m|mil|bb)?)$/i.exec(text.slice(from, to));
  if (!found) return [{ from, to, kind: 'name' }];
  const amountAt = to - found[2]!.length;
  const words = found[1]!;
  const space = words.search(/\S+$/);
  const isLabel = space > 0 && readLabel(words.slice(space)) !== null;
  const nameEnd = from + (isLabel ? words.slice(0, space).trimEnd().length : words.length);
  const label: readonly Token[] = isLabel
    ? [{ from: from + space, to: from + words.length, kind: 'label' }]
    : [];
  return [{ from, to: nameEnd, kind: 'name' }, ...label, { from: amountAt, to, kind: 'amount' }];
}

/** `Alice: K♠ K♥` */
function holeTokens({ text, from, to }: Line): readonly Token[] {
  const colon = text.indexOf(':', from);
  if (colon < 0 || colon >= to) return [{ from, to, kind: 'name' }];
  return [{ from, to: colon, kind: 'name' }, ...cardTokens(text, colon + 1, to)];
}

/** `Side Pot 1: Bob, Charlie`, `Ranking: Bob > Alice = David` */
function namesTokens({ text, from, to }: Line): readonly Token[] {
  const colon = text.indexOf(':', from);
  if (colon < 0 || colon >= to) return [];
  const names = [...text.slice(colon + 1, to).matchAll(/[^\s,>=](?:[^,>=]*[^\s,>=])?/g)];
  return [
    { from, to: colon + 1, kind: 'word' },
    ...names.map(
      (match): Token => ({
        from: colon + 1 + match.index,
        to: colon + 1 + match.index + match[0].length,
        kind: 'name',
      }),
    ),
  ];
}
