import { betOf, nameOf } from '../rules/index.ts';
import type { ActionLine, HandRecord, Section } from './record.ts';
import { type Replay, replay } from './replay.ts';

/** No hand has more actions that nobody wrote down. */
const MOST = 60;

/**
 * ACT-9: the record with what the rule did for players who are away and nobody wrote down: they
 * check, or fold to a bet, whenever it is their turn and the text goes on without them.
 */
export function withAwayActions(record: HandRecord, away: ReadonlySet<string>): HandRecord {
  if (away.size === 0 || !record.sections.some(({ actions }) => actions.length > 0)) return record;
  let filled = record;
  for (let count = 0; count < MOST; count++) {
    const played = replay(filled);
    const next = missingAction(played, away);
    if (!next) break;
    filled = { ...filled, sections: inserted(filled.sections, played, next) };
  }
  return filled;
}

/** The action of somebody who is away and to act, where the text has somebody else's or none. */
function missingAction(
  { hand, steps, record }: Replay,
  away: ReadonlySet<string>,
): ActionLine | null {
  if (!hand || hand.turn === null) return null;
  const name = nameOf(hand, hand.turn);
  const written = firstUnplayed(record.sections, steps);
  const isTheirs = written?.line.name === name && written.section.street === hand.street;
  if (!away.has(name) || isTheirs) return null;
  const at = written?.line.at ?? record.at;
  const verb = hand.price > betOf(hand, hand.turn) ? 'fold' : 'check';
  const marks = { forced: false, away: true, amountAt: null } as const;
  return { name, at, label: null, verb, to: null, ...marks, doesAt: at, lineAt: at };
}

function firstUnplayed(
  sections: readonly Section[],
  steps: Replay['steps'],
): { readonly section: Section; readonly line: ActionLine } | null {
  const played = new Set(steps.map(({ section, action }) => `${section} ${action}`));
  for (const [s, section] of sections.entries()) {
    for (const [a, line] of section.actions.entries()) {
      if (!played.has(`${s} ${a}`)) return { section, line };
    }
  }
  return null;
}

/** SEC-1: into the section of the street that says how often the player has acted there. */
function inserted(
  sections: readonly Section[],
  { hand, steps, record }: Replay,
  line: ActionLine,
): readonly Section[] {
  const { street } = hand!;
  const more = steps.filter(
    ({ section, action }) =>
      record.sections[section]!.street === street &&
      record.sections[section]!.actions[action]!.name === line.name,
  ).length;
  const next = firstUnplayed(sections, steps);
  const place = sections.findIndex((section) => section.street === street && section.more === more);
  if (place < 0) {
    const last = sections.findLastIndex((section) => section.street === street);
    const own: Section = { at: line.at, street, more, board: null, boardAt: null, actions: [line] };
    return sections.toSpliced(last + 1, 0, own);
  }
  const section = sections[place]!;
  const before =
    next?.section === section ? section.actions.indexOf(next.line) : section.actions.length;
  const actions = section.actions.toSpliced(before, 0, line);
  return sections.with(place, { ...section, actions });
}
