import {
  isFreeLine,
  isTitle,
  keywordAt,
  Line,
  readStreet,
  readVerbLetter,
  verbAt,
} from '../../formats/index.ts';
import { readLabel } from '../../rules/index.ts';

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
export type LinePart =
  | 'header'
  | 'set-up'
  | 'cards'
  | 'streets'
  | 'showdown'
  | 'winners'
  | 'between';

/** What a line is for the eye. Only for colours and completion: what it means the reader says. */
interface LineLook {
  /** The part the lines below stand in. */
  readonly part: LinePart;
  readonly tokens: readonly Token[];
}

export function lookOf(text: string, part: LinePart): LineLook {
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

function contentOf(line: Line, part: LinePart): LineLook {
  const { text, from, to } = line;
  const heading = (next: LinePart): LineLook => ({ part: next, tokens: headingTokens(line) });
  switch (keywordAt(text, from, to)) {
    case 'between':
      return isTitle(line, 'between') ? heading('between') : otherwise(line, part);
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

const otherwise = (line: Line, part: LinePart): LineLook => ({
  part,
  tokens: bodyTokens(line, part),
});

function bodyTokens(line: Line, part: LinePart): readonly Token[] {
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
    case 'between':
      return betweenTokens(line);
  }
}

/** `Alice: Recount 15600`, `Level: SB 1000 BB 2000`: a name if a change follows it, else a word. */
function betweenTokens({ text, from, to }: Line): readonly Token[] {
  const found = /^([^:]*:)(\s*)([a-z-]*)(.*)$/i.exec(text.slice(from, to));
  if (!found) return [{ from, to, kind: 'word' }];
  const [, who = '', space = '', verb = '', behind = ''] = found;
  const colon = from + who.length;
  if (!CHANGE.test(verb)) return [{ from, to: colon, kind: 'word' }];
  const does = colon + space.length;
  const amount = /\d[\d.,_ ]*(?:k|m|mil|bb)?/i.exec(behind);
  const at = does + verb.length + (amount?.index ?? 0);
  return [
    { from, to: colon - 1, kind: 'name' },
    { from: does, to: does + verb.length, kind: 'verb' },
    ...(amount ? [{ from: at, to: at + amount[0].trimEnd().length, kind: 'amount' } as const] : []),
  ];
}

const CHANGE = /^(?:recounts?|sits?|leaves?|left|waits?|re-?buys?|add-?on|away|back|penalty)$/i;

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

/** `4. Charlie (Dealer): Raise 25000 !`, also without number, label or colon. */
function actionTokens({ text, from, to }: Line): readonly Token[] {
  const tokens: Token[] = [];
  let at = from;
  const number = /^\d+\s*[.)]\s*/.exec(text.slice(from, to));
  if (number) {
    tokens.push({ from, to: from + number[0].trimEnd().length, kind: 'number' });
    at += number[0].length;
  }
  const does = doesOf(text, at, to);
  const who = /^(.*?)\s*(\([^)]*\))?\s*:?\s*$/.exec(text.slice(at, does?.from ?? to))!;
  if (who[1]) tokens.push({ from: at, to: at + who[1].length, kind: 'name' });
  if (who[2]) {
    const label = text.indexOf(who[2], at + who[1]!.length);
    tokens.push({ from: label + 1, to: label + who[2].length - 1, kind: 'label' });
  }
  if (does) tokens.push({ from: does.from, to: does.to, kind: 'verb' }, ...rest(text, does.to, to));
  return tokens;
}

/** The verb: behind the colon, or the first word that is one. */
function doesOf(text: string, from: number, to: number): { from: number; to: number } | null {
  const colon = text.indexOf(':', from);
  const start = colon >= 0 && colon < to ? colon + 1 : from;
  for (const match of text.slice(start, to).matchAll(/\S+/g)) {
    const at = start + match.index;
    // A name may be a verb, too: without a colon the first word is the player.
    if (start === from && at === from) continue;
    const end =
      verbAt(text, at, to)?.end ?? (start > from && readVerbLetter(match[0]) ? at + 1 : null);
    if (end !== null) return { from: at, to: end };
    if (start > from) return null;
  }
  return null;
}

function rest(text: string, from: number, to: number): readonly Token[] {
  const tokens: Token[] = [];
  const amount = /\d[\d.,_ ]*(?:k|m|mil|bb)?/i.exec(text.slice(from, to));
  if (amount) {
    const at = from + amount.index;
    tokens.push({ from: at, to: at + amount[0].trimEnd().length, kind: 'amount' });
  }
  if (text[to - 1] === '!') tokens.push({ from: to - 1, to, kind: 'forced' });
  return tokens;
}

const SUITS: Readonly<Record<string, TokenKind>> = {
  '♠': 'spades',
  s: 'spades',
  '♥': 'hearts',
  h: 'hearts',
  '♦': 'diamonds',
  d: 'diamonds',
  '♣': 'clubs',
  c: 'clubs',
};

/** Cards in any of the spellings the reader takes: `A♥`, `Ah`, `10h`. */
const cardTokens = (text: string, from: number, to: number): readonly Token[] =>
  [...text.slice(from, to).matchAll(/(?:10|[2-9tjqka])\s?([♠♥♦♣shdc])\uFE0F?/gi)].map((match) => ({
    from: from + match.index,
    to: from + match.index + match[0].length,
    kind: SUITS[match[1]!.toLowerCase()]!,
  }));
