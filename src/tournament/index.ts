export { type BrokenCarry, brokenCarries, carryRemedies } from './carry.ts';
export { carryThrough } from './carry-through.ts';
export { missingChair } from './chairs.ts';
export { levelText } from './clock-and-level.ts';
export { type CarryChoice, fixCarry } from './fix-carry.ts';
export {
  type LevelFields,
  levelsAfterThis,
  readSchedule,
  readTypedLevel,
  typedLevel,
  writeLevel,
} from './level-schedule.ts';
export { isOver, whoBeat } from './places.ts';
export type { Remedy, SessionFinding } from './remedy.ts';
export type { ChartTheme } from './report/chart-pen.ts';
export { countsChart } from './report/counts-chart.ts';
export { countsCsv, csvCell } from './report/counts-csv.ts';
export type * from './report/evening-report.ts';
export { type FieldLine, fieldChart } from './report/field-chart.ts';
export { allInOf, allInsOf, luckByName } from './report/luck.ts';
export { reportOf } from './report/report-of.ts';
export {
  FIGURES,
  percentText,
  placeText,
  secondsText,
  signedFigure,
} from './report/report-words.ts';
export { SessionJudge } from './session-judge.ts';
export { type SessionHand, SessionReferee } from './session-referee.ts';
export {
  checkSession,
  formatSession,
  judgeRead,
  sessionStream,
} from './session-stream.ts';
export type { TableBetween } from './table-between.ts';
