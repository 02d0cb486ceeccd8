export { type CarriedThrough, carryThrough } from './carry-through.ts';
export { type CarryChoice, fixCarry } from './fix-carry.ts';
export { type Elimination, isPaid, type Place, type Places, placesOf } from './places.ts';
export type * from './report/evening-report.ts';
export { reportOf } from './report/report-of.ts';
export { type SessionHand, SessionReferee } from './session-referee.ts';
export {
  checkSession,
  judgeRead,
  type OnSessionHand,
  type SessionCheck,
  sessionStream,
} from './session-stream.ts';
export type { ExpectedHand, SeatNow, TableBetween } from './table-between.ts';
