import type { HandRecord } from './record.ts';

/** Whether a record says anything about the end of the hand. */
export const hasOutcome = (record: HandRecord): boolean =>
  record.showdown.length > 0 || hasWinners(record);

/** WIN-2: whether winners are declared, in whichever way. */
export const hasWinners = ({ winners, ranking, winner }: HandRecord): boolean =>
  winners.length > 0 || ranking !== null || winner !== null;
