import type { HandRecord } from './record.ts';

/** Whether a record says anything about the end of the hand. */
export const hasOutcome = ({ showdown, winners, ranking, winner }: HandRecord): boolean =>
  showdown.length + winners.length > 0 || ranking !== null || winner !== null;
