import type { Line } from '../../formats/notation/lines.ts';
import { readVerbLetter, verbAt } from '../../formats/notation/verbs.ts';
import type { Token } from './tokens.ts';

/** `4. Charlie (Dealer): Raise 25000 !`, also without number, label or colon. */
export function actionTokens({ text, from, to }: Line): readonly Token[] {
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
