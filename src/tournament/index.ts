export { type CarriedThrough, carryThrough } from './carry-through.ts';
export { type CarryChoice, fixCarry } from './fix-carry.ts';
export { type SessionHand, SessionReferee } from './session-referee.ts';
export {
  checkSession,
  formatSession,
  judgeRead,
  type OnSessionHand,
  type SessionCheck,
  sessionStream,
} from './session-stream.ts';
export type { ExpectedHand, SeatNow, TableBetween } from './table-between.ts';
