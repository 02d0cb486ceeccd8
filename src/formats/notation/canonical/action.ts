import type { Verb } from '../../../rules/hand/action.ts';
import { plainNumber } from '../amounts.ts';
import { type Draft, ORDER } from '../draft.ts';
import { VERB_TEXT } from '../verbs.ts';
import { digitsEnd, lineBreak, standsAt } from './signs.ts';

/** `3. Bob (BB): All-In 340000`; where the next line starts, or -1 if the line is another. */
export function readActionLine(d: Draft, text: string, at: number, line: number): number {
  const section = d.sections[d.sections.length - 1];
  if (section === undefined || !d.follows(ORDER.streets)) return -1;
  const dot = digitsEnd(text, at);
  if (dot === at || dot - at > 6 || text.charCodeAt(dot) !== 46) return -1;
  if (text.charCodeAt(dot + 1) !== 32) return -1;
  const nameFrom = dot + 2;
  const name = d.roster.nameAt(text, nameFrom);
  if (name === null) return -1;
  const nameTo = nameFrom + name.length;
  let label: string | null = null;
  let colon = nameTo;
  if (text.charCodeAt(nameTo) === 32) {
    label = labelAt(text, nameTo + 2);
    if (label === null) return -1;
    colon = nameTo + 3 + label.length;
  }
  const start = colon + 2;
  if (text.charCodeAt(colon) !== 58 || text.charCodeAt(colon + 1) !== 32) return -1;
  const verb = verbAt(text, start);
  if (verb === null) return -1;
  let end = start + VERB_TEXT[verb].length;
  let next = lineBreak(text, end);
  let to: number | null = null;
  const amountFrom = end + 1;
  const silent = verb === 'fold' || verb === 'check';
  if (next < 0) {
    if (silent || text.charCodeAt(end) !== 32) return -1;
    end = digitsEnd(text, amountFrom);
    next = lineBreak(text, end);
    if (next < 0) return -1;
    to = plainNumber(text, amountFrom, end);
    if (to < 0) return -1;
  } else if (verb === 'bet' || verb === 'raise') return -1;
  const column = nameFrom - at + 1;
  const doesColumn = start - at + 1;
  section.actions.push({
    name,
    at: { line, column, length: nameTo - nameFrom },
    label,
    verb,
    to,
    forced: false,
    away: false,
    doesAt: { line, column: doesColumn, length: end - start },
    amountAt: to === null ? null : { line, column: amountFrom - at + 1, length: end - amountFrom },
    lineAt: { line, column, length: end - nameFrom },
  });
  d.passed(ORDER.streets, line);
  return next;
}

/** The label in brackets, one of the three we write. */
function labelAt(text: string, at: number): string | null {
  const second = text.charCodeAt(at + 1);
  if (second === 66 && text.charCodeAt(at + 2) === 41) {
    const first = text.charCodeAt(at);
    return first === 83 ? 'SB' : first === 66 ? 'BB' : null;
  }
  return standsAt(text, at, 'Dealer)') ? 'Dealer' : null;
}

function verbAt(text: string, at: number): Verb | null {
  switch (text.charCodeAt(at)) {
    case 67: // C
      if (text.charCodeAt(at + 1) === 97) return standsAt(text, at, 'Call') ? 'call' : null;
      return standsAt(text, at, 'Check') ? 'check' : null;
    case 70: // F
      return standsAt(text, at, 'Fold') ? 'fold' : null;
    case 82: // R
      return standsAt(text, at, 'Raise') ? 'raise' : null;
    case 66: // B
      return standsAt(text, at, 'Bet') ? 'bet' : null;
    case 65: // A
      return standsAt(text, at, 'All-In') ? 'all-in' : null;
    default:
      return null;
  }
}
