export * from './event.ts';
export { standings } from './places-and-payouts.ts';
export { readPlayerList } from './player-list.ts';
export { readEvent } from './read-event.ts';
export { compareReadings } from './readings.ts';
export { type Actor, refusal, SERVER_ACTOR } from './refusal.ts';
export {
  balancingMove,
  breakTable,
  canBreak,
  chairsAt,
  type DrawnTable,
  drawSeats,
  firstHand,
  freeChairs,
  freeNumbers,
  type ProposedMove,
  tableNames,
} from './seat-draw.ts';
export type { FieldCounts } from './table-counts.ts';
export type { TableSnapshot } from './table-snapshot.ts';
export { type Link, Tournament } from './tournament.ts';
export * from './wire.ts';
