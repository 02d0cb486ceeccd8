import {
  type ClaimedPost,
  type ClaimedSeat,
  type Hand,
  type HandEvent,
  houseRules,
  type Seating,
  type StatedRules,
  seatPlayers,
} from '../rules/index.ts';
import { Playback, type PlayedRecord, type Step } from './playback.ts';
import type { HandRecord, PostLine } from './record.ts';
import type { Part, PlacedRuling } from './record-ruling.ts';

/** A record played through the rules, up to its first error. */
export interface Replay extends PlayedRecord {
  readonly seating: Seating | null;
}

/**
 * Plays a record through the rules. `flags` are house rules that the text may overrule. From the
 * line `unread` on (the reader's first error) nothing is certain, so the hand stops before it.
 */
export function replay(
  record: HandRecord,
  flags: StatedRules = {},
  unread: number = Number.POSITIVE_INFINITY,
): Replay {
  // A line of the set-up that cannot be read may be a player: then nothing at all is certain.
  const seating = unread < bodyLine(record) ? null : seatRecord(record, flags);
  const rulings: PlacedRuling[] = [];
  for (const ruling of seating?.rulings ?? []) {
    const part: Part =
      ruling.seat === null ? { kind: 'blinds' } : { kind: 'player', line: ruling.seat };
    rulings.push({ part, ruling });
  }
  if (!seating?.table) {
    return {
      record,
      seating,
      hand: null,
      steps: [],
      unwritten: [],
      stopped: true,
      rulings,
      lastStreet: null,
    };
  }
  const played = new Playback(record, seating.table, rulings, unread).play();
  const { hand, steps, unwritten, stopped, lastStreet } = played;
  return { record: played.record, seating, hand, steps, unwritten, stopped, rulings, lastStreet };
}

/** The first line after the set-up. */
const bodyLine = ({ cards, sections }: HandRecord): number =>
  Math.min(
    cards[0]?.at.line ?? Number.POSITIVE_INFINITY,
    sections[0]?.at.line ?? Number.POSITIVE_INFINITY,
  );

function seatRecord(record: HandRecord, flags: StatedRules): Seating | null {
  const { blinds, players } = record;
  if (!blinds || players.length === 0) return null;
  // Players of one shape, whoever read them: V8 is much slower with objects of many shapes.
  const seats: ClaimedSeat[] = [];
  for (const { name, label, stack } of players) {
    if (stack === null) return null;
    seats.push({ name, label, stack });
  }
  const { sb, bb, ante } = blinds;
  const rules = houseRules(record.rules, flags);
  const { posts, buttonOnBb } = record;
  const claimed = posts.flatMap(claimedPost(seats));
  const isTurned = buttonOnBb === true;
  return seatPlayers({ seats, sb, bb, ante, rules, posts: claimed, buttonOnBb: isTurned });
}

/** A post by the line of the player; one of somebody unknown was found by the reader (NOTE-2). */
const claimedPost =
  (seats: readonly ClaimedSeat[]) =>
  ({ name, amount, dead }: PostLine): ClaimedPost[] => {
    const line = seats.findIndex((seat) => seat.name === name);
    return line < 0 ? [] : [{ line, amount, dead }];
  };

/** The hand after one thing that happened; the first moment is after the posts. */
export interface Moment {
  readonly event: HandEvent | null;
  readonly hand: Hand;
  /** The line of the text it stands on; null for what is written nowhere. */
  readonly line: number | null;
  /** Where the action stands in the record; null for everything else. */
  readonly place: ActionPlace | null;
  /** ACT-9: whether the rule acted, for somebody who was away. */
  readonly away: boolean;
}

/** An action's section and its place there, counted from 0 as written. */
export interface ActionPlace {
  readonly section: number;
  readonly action: number;
}

/** The course of a hand with its places, for those who show it: nothing is played again. */
export function momentsOf({ record, hand: last, steps, unwritten }: Replay): readonly Moment[] {
  if (!last) return [];
  // A line at which nothing moved has left the hand to the step before it.
  const moved = steps.filter((step) => step.event);
  const written = new Map(moved.map((step) => [step.after.log, step]));
  const others = new Map(unwritten.map((hand) => [hand.log, hand]));
  const moments: Moment[] = [];
  // The log has everything in its order, newest first.
  for (let { log } = last; ; log = log!.before) {
    const step = written.get(log) ?? null;
    const hand = step ? step.after : others.get(log)!;
    const isFirst = hand === unwritten[0];
    moments.push(momentAfter(record, isFirst ? null : log!.event, hand, step));
    if (isFirst) return moments.reverse();
  }
}

function momentAfter(
  record: HandRecord,
  event: HandEvent | null,
  hand: Hand,
  step: Step | null,
): Moment {
  if (step) {
    const { section, action } = step;
    const { lineAt, away } = record.sections[section]!.actions[action]!;
    return { event, hand, line: lineAt.line, place: { section, action }, away };
  }
  // WIN-2: a check nobody wrote down has no place, a street that of its heading.
  const street = event?.kind === 'deal' ? event.street : null;
  const heading = record.sections.find((section) => section.street === street);
  return { event, hand, line: heading?.at.line ?? null, place: null, away: false };
}
