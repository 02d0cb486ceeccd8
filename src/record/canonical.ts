import { isAmong, namesAmount, STREETS, seatNamed, setupLabelOf } from '../rules/index.ts';
import type { Step } from './playback.ts';
import type {
  ActionLine,
  CardsLine,
  ChairsLine,
  HandRecord,
  Kept,
  PlayerLine,
  Section,
} from './record.ts';
import type { Replay } from './replay.ts';

/**
 * The record as the rules read it: seats from the button with their labels (SEAT-1), amounts
 * filled in, verbs set right, actions in their sections (SEC-1, SEC-3). What comes after an error
 * stays as it was written; nothing is dropped. A record that is canonical is given back itself.
 */
export function canonicalRecord(replay: Replay): HandRecord {
  const { record } = replay;
  const players = canonicalPlayers(replay);
  const sections = replay.hand && !replay.stopped ? canonicalSections(replay) : record.sections;
  const cards = canonicalCards(replay, players);
  const isCanonical =
    players === record.players && sections === record.sections && cards.cards === record.cards;
  const chairs = canonicalChairs(replay);
  return isCanonical ? record : { ...record, ...cards, players, sections, chairs };
}

/** Chairs stand in the order of the set-up: they go round with its lines. */
function canonicalChairs({ record, seating }: Replay): ChairsLine | null {
  const { chairs, players } = record;
  const shift = seating?.shift ?? 0;
  if (chairs === null || shift === 0 || chairs.numbers.length !== players.length) return chairs;
  const numbers = [...chairs.numbers.slice(shift), ...chairs.numbers.slice(0, shift)];
  return { ...chairs, numbers };
}

/** The list as it was, if it has the same items. */
const unlessChanged = <T>(before: readonly T[], after: readonly T[]): readonly T[] =>
  before.length === after.length && before.every((one, i) => one === after[i]) ? before : after;

/**
 * Whoever folded shows nothing at the end: cards known of them stand before the actions, whatever
 * the betting was when somebody wrote them down.
 */
function canonicalCards(
  { record, hand }: Replay,
  players: readonly PlayerLine[],
): Pick<HandRecord, 'cards' | 'showdown' | 'headings'> {
  const { cards, showdown, headings } = record;
  const isFolded = ({ name, hole }: CardsLine): boolean => {
    if (!hand || typeof hole === 'string') return false;
    const seat = seatNamed(hand.table, name);
    return seat >= 0 && isAmong(hand.folded, seat);
  };
  const moved = showdown.filter(isFolded);
  if (moved.length === 0) return { cards, showdown, headings };
  const seats = new Map(players.map(({ name }, seat) => [name, seat]));
  const given = cards.filter(({ name }) => !moved.some((line) => line.name === name));
  const joined = moved.map((line) => {
    const before = cards.filter(({ name }) => name === line.name);
    const kept = keptOf([...before, line]);
    return kept ? { ...line, kept } : line;
  });
  const rest = showdown.filter((line) => !moved.includes(line));
  const { showdown: heading, ...others } = headings;
  const isEmpty = rest.length === 0 && !heading?.above && !heading?.beside;
  return {
    cards: [...given, ...joined].toSorted(
      (a, b) => (seats.get(a.name) ?? seats.size) - (seats.get(b.name) ?? seats.size),
    ),
    showdown: rest,
    headings: isEmpty ? others : headings,
  };
}

function canonicalPlayers({ record, seating }: Replay): readonly PlayerLine[] {
  const table = seating?.table;
  if (!table) return record.players;
  const players = table.seats.map((_, seat) => {
    const line = record.players[(seat + seating.shift) % record.players.length]!;
    const label = setupLabelOf(table, seat);
    return line.label === label ? line : { ...line, label };
  });
  return unlessChanged(record.players, players);
}

function canonicalSections({ record, steps }: Replay): readonly Section[] {
  const sections = STREETS.flatMap((street): Section[] => {
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
      const own = played.filter((step) => step.more === more).map((step) => asPlayed(record, step));
      const actions = unlessChanged(heading?.actions ?? [], own);
      const dealt = more === 0 ? board : NO_BOARD;
      if (heading?.actions === actions && heading.board === dealt.board && heading.kept === kept) {
        return heading;
      }
      return {
        at: heading?.at ?? written[0]!.at,
        street,
        more,
        board: dealt.board,
        boardAt: dealt.boardAt,
        actions,
        ...(kept && { kept }),
      };
    });
  });
  return unlessChanged(record.sections, sections);
}

const NO_BOARD = { board: null, boardAt: null } as const;

/** What was kept around lines that become one, the last of them being that one. */
function keptOf(lines: readonly ({ readonly kept?: Kept } | undefined)[]): Kept | undefined {
  const own = lines[lines.length - 1]?.kept;
  const strays = lines.slice(0, -1).flatMap((line) => {
    const { above = [], beside } = line?.kept ?? {};
    return beside ? [...above, beside] : above;
  });
  return strays.length === 0 ? own : { ...own, above: [...(own?.above ?? []), ...strays] };
}

/** An action as it was played: a call for the last chip is an all-in, a missing amount is there. */
function asPlayed(record: HandRecord, { section, action, event }: Step): ActionLine {
  const line = record.sections[section]!.actions[action]!;
  // ACT-8: a fold that was a muck stays the line it is.
  if (event?.kind !== 'act') return line;
  const { verb } = event;
  const to = namesAmount(verb) ? event.to : null;
  return line.verb === verb && line.to === to ? line : { ...line, verb, to };
}
