import { readAmount } from '../../formats/notation/index.ts';
import { readLabel } from '../../rules/table/labels.ts';

/** The line of a player whose name is known, as the notation writes it. */
export interface KnownLine {
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
  /^(\d{1,3}(?:[ \u00a0\u2009\u202f]\d{3})+|\d[\d.,_]*(?: ?(?:k|m|mil))?)(?![\d.,_]|[A-Za-z])/i;
const ARROW = /^\s*(?:->|=>|→|➔)\s*/;
/** `(eliminated)`, `- out`, `chips`: what may stand behind a stack. */
const REMARK = /^\s*(?:chips?\.?)?\s*(?:[([][^)\]]*[)\]]|[-–—]\s+\D.*)?$/i;
const LABEL_LAST = /^\s*[([]([A-Za-z]+(?:\+\d)?)[)\]]\s*$/;

/** Reads a line that begins with a known name; null if it is none, or says something else. */
export function knownLine(raw: string, isKnown: (name: string) => boolean): KnownLine | null {
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
    figures.push(figure[1]!);
    rest = rest.slice(figure[0].length);
    if (!ARROW.test(rest)) break;
    rest = rest.replace(ARROW, '');
  }
  const stack = figures.at(-1)?.replace(/[ \u00a0\u2009\u202f](?=\d)/g, '');
  if (stack === undefined || readAmount(stack).kind !== 'ok') return null;
  const late = LABEL_LAST.exec(rest)?.[1] ?? '';
  if (label === '' && late !== '' && readLabel(late) !== null) label = late;
  else if (!REMARK.test(rest)) return null;
  const remark =
    figures.length > 1 ? `${name} has ${figures.join(' and then ')}; the last is taken.` : null;
  return { text: written(name, label, stack), remark };
}

const written = (name: string, label: string, stack: string): string =>
  [name, label, stack].filter(Boolean).join(' ');

/** The longest beginning of the line that is a name of the table. */
function nameIn(
  line: string,
  isKnown: (name: string) => boolean,
): { readonly name: string; readonly rest: string } | null {
  const ends = [...line.matchAll(/[\s:,;=(]|$/g)].map(({ index }) => index).reverse();
  const end = ends.find((at) => at > 0 && isKnown(line.slice(0, at)));
  return end === undefined ? null : { name: line.slice(0, end), rest: line.slice(end) };
}
