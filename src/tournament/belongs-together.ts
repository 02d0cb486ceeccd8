import type { HandRecord } from '../record/index.ts';
import type { TableBetween } from './table-between.ts';

/** How a hand stands to the one before it in a file. */
export type Relation =
  /** The next hand of one session: TOUR-1 to TOUR-7 hold. */
  | 'follows'
  /** Of the same event and table, or plainly of the same evening, but not the next number. */
  | 'elsewhere'
  /** Nothing to do with each other. */
  | 'apart';

/** TOURNAMENT, "What belongs together". */
export function relationOf(before: TableBetween, hand: HandRecord): Relation {
  const { record } = before;
  if (record.event !== hand.event || record.table !== hand.table) return 'apart';
  const isNamed = hand.event !== null || hand.table !== null;
  if (!isNamed && record.between === null && !mostCarry(before, hand)) return 'apart';
  if (record.number === null || hand.number === null) return 'apart';
  return hand.number === record.number + 1 ? 'follows' : 'elsewhere';
}

/** Whether at least half of the players carry their exact stack. */
function mostCarry(before: TableBetween, { players }: HandRecord): boolean {
  const carry = players.filter(({ name, stack }) => before.find(name)?.least === stack).length;
  return players.length > 0 && carry * 2 >= players.length;
}
