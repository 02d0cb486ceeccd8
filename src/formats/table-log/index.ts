export { recordOf } from './record-of.ts';
export { type LogAction, type PostKind, TableLog } from './table-log.ts';
