import { editLine, either, quote, type Span, show } from '../../kernel/index.ts';
import { type Card, cardText, readLabel } from '../../rules/index.ts';
import type { Draft } from './draft.ts';
import { tidy } from './lines.ts';

/** NOTE-2: the player's name as in the setup; as written, with a finding, if the player is not there. */
export function playerAt(d: Draft, from: number, to: number): string {
  const { line, roster } = d;
  const written = line.text.slice(from, to);
  const known = roster.find(written);
  if (known !== null) return known;
  const name = tidy(written);
  // Without a setup nobody is known: NOTE-3 says so once.
  if (roster.lines.length === 0) return name;
  const at = line.span(from, to);
  const who = either(roster.names().map(show));
  const isLabel = readLabel(name) !== null;
  const meant = isLabel ? roster.sitting(name) : roster.nearest(name);
  const message = isLabel
    ? `${quote(name)} is a position; write the player's name: ${meant === null ? who : show(meant)}.`
    : meant === null
      ? `Nobody called ${quote(name)} is in the stack setup; write ${who}.`
      : `Nobody called ${quote(name)} is in the stack setup; ${show(meant)} may be meant.`;
  const sure = meant !== null && meant === show(meant) && (isLabel || roster.isSure(name, meant));
  d.say('NOTE-2', 'error', at, message, {
    expected: who,
    found: show(name),
    fix: meant === null ? null : show(meant),
    edit: sure ? editLine(at, meant) : null,
  });
  return name;
}

/** WIN-5: a card can be in a hand only once. */
export function saySeen(d: Draft, card: Card, seen: number, at: Span): void {
  const text = cardText(card);
  const message = `The ${text} is in this hand already, on line ${seen}; a card can be there only once.`;
  d.say('WIN-5', 'error', at, message, {
    expected: 'a card that is not out yet',
    found: text,
  });
}

/** A street or an action below the outcome is read all the same; rewriting puts it in its place. */
export function sayLate(d: Draft, what: string): void {
  const { line } = d;
  const message = `${show(what)} comes after the outcome; streets and actions come before it.`;
  d.say('NOTE-1', 'warning', line.span(), message, {
    expected: 'streets and actions above the outcome',
    found: show(line.content()),
  });
}

/** NOTE-1: what may stand only once stands again. */
export const againText = (title: string, line: number): string =>
  `${title} is already on line ${line}; it can appear only once in a hand.`;
