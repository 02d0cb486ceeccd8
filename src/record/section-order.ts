import { advance, type Hand, judge, seatNamed } from '../rules/index.ts';
import type { OpenVerbs } from './open-verbs.ts';
import type { Section } from './record.ts';

/** SEC-3: a section whose blinds were written first. */
export interface MovedBlinds {
  /** The section's actions in the order they were played. */
  readonly order: readonly number[];
  /** How many lines were moved to the end. */
  readonly count: number;
}

/**
 * SEC-3: a preflop Base of four or more players listed from the SB round to the Dealer. The lines
 * of the blinds are moved to the end if that gives a legal order; null to read it as written.
 */
export function blindsMovedLast(
  hand: Hand,
  section: Section,
  s: number,
  openVerbs: OpenVerbs | null,
): MovedBlinds | null {
  if (section.street !== 'preflop' || section.more !== 0 || hand.turn === null) return null;
  const first = section.actions[0];
  if (!first || seatNamed(hand.table, first.name) === hand.turn) return null;
  const { sb, bb } = hand.table;
  const acting = section.actions.map((line) => seatNamed(hand.table, line.name));
  const isBlind = (seat: number | undefined): boolean => seat === sb || seat === bb;
  if (!isBlind(acting[0]) || hand.table.dealtIn.length < 4) return null;
  const count = isBlind(acting[1]) ? 2 : 1;
  const lines = [...section.actions.keys()];
  const order = [...lines.slice(count), ...lines.slice(0, count)];
  const actions = openVerbs ? openVerbs.settledInOrder(hand, s) : section.actions;
  let played = hand;
  for (const line of order) {
    const seat = acting[line];
    if (seat === undefined || seat < 0) return null;
    const { event } = judge(played, seat, actions[line]!);
    if (!event) return null;
    played = advance(played, event);
  }
  return { order, count };
}
