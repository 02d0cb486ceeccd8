import { namesAmount } from '../rules/hand/action.ts';
import { STREETS } from '../rules/hand/street.ts';
import { setupLabelOf } from '../rules/table/table.ts';
import type { ActionLine, HandRecord, Kept, PlayerLine, Section } from './record.ts';
import type { Replay, Step } from './replay.ts';

/**
 * The record as the rules read it: seats from the button with their labels (SEAT-1), amounts
 * filled in, verbs set right, actions in their sections (SEC-1, SEC-3). What comes after an error
 * stays as it was written; nothing is dropped.
 */
export function canonicalRecord(replay: Replay): HandRecord {
  const { record } = replay;
  const players = canonicalPlayers(replay);
  const sections = replay.hand && !replay.stopped ? canonicalSections(replay) : record.sections;
  return { ...record, players, sections };
}

function canonicalPlayers({ record, seating }: Replay): readonly PlayerLine[] {
  const table = seating?.table;
  if (!table) return record.players;
  return table.seats.map((_, seat) => {
    const line = record.players[(seat + seating.shift) % record.players.length]!;
    return { ...line, label: setupLabelOf(table, seat) };
  });
}

function canonicalSections({ record, steps }: Replay): readonly Section[] {
  return STREETS.flatMap((street): Section[] => {
    const written = record.sections.filter((section) => section.street === street);
    if (written.length === 0) return [];
    const board = written.find((section) => section.board) ?? written[0]!;
    const played = steps.filter((step) => record.sections[step.section]!.street === street);
    const last = played.reduce((most, step) => Math.max(most, step.more), 0);
    const headings = Array.from({ length: last + 1 }, (_, more) =>
      written.find((section) => section.more === more),
    );
    const stray = written.filter((section) => !headings.includes(section));
    return headings.map((heading, more): Section => {
      const kept = more === 0 ? keptOf([...stray, heading]) : heading?.kept;
      return {
        at: heading?.at ?? written[0]!.at,
        street,
        more,
        board: more === 0 ? board.board : null,
        boardAt: more === 0 ? board.boardAt : null,
        actions: played.filter((step) => step.more === more).map((step) => asPlayed(record, step)),
        ...(kept && { kept }),
      };
    });
  });
}

/** What was kept around headings that become one, the last of them being that one. */
function keptOf(headings: readonly (Section | undefined)[]): Kept | undefined {
  const own = headings[headings.length - 1]?.kept;
  const strays = headings.slice(0, -1).flatMap((section) => {
    const { above = [], beside } = section?.kept ?? {};
    return beside ? [...above, beside] : above;
  });
  return strays.length === 0 ? own : { ...own, above: [...(own?.above ?? []), ...strays] };
}

/** An action as it was played: a call for the last chip is an all-in, a missing amount is there. */
function asPlayed(record: HandRecord, { section, action, event }: Step): ActionLine {
  const line = record.sections[section]!.actions[action]!;
  if (!event) return line;
  const { verb, to } = event;
  return { ...line, verb, to: namesAmount(verb) ? to : null };
}
