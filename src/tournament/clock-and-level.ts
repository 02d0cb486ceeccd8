import { writeBetweenLine } from '../formats/index.ts';
import { type Finding, figure, finding } from '../kernel/index.ts';
import { type HandRecord, UNWRITTEN } from '../record/index.ts';
import type { TableBetween } from './table-between.ts';

const DAY = 24 * 60 * 60;

/** TOUR-6: seconds on a clock that goes on over midnight where the date is known. */
function secondsOf(date: string | null, time: string | null): number | null {
  if (time === null) return null;
  const [hours, minutes, seconds] = time.split(':').map(Number) as [number, number, number];
  const days = date === null ? 0 : Date.parse(`${date}T00:00:00Z`) / 1000 / DAY;
  return days * DAY + hours * 3600 + minutes * 60 + seconds;
}

/** When a hand started and ended, in seconds; null for what is not known. */
export function clockOf({ date, startedAt, endedAt }: HandRecord): {
  readonly start: number | null;
  readonly end: number | null;
} {
  const start = secondsOf(date, startedAt);
  const end = secondsOf(date, endedAt);
  // With a date, an end earlier than the start is the next day.
  const isNextDay = date !== null && start !== null && end !== null && end < start;
  return { start, end: isNextDay ? end + DAY : end };
}

/** TOUR-6: a hand does not end before it started. */
export function checkOwnClock(record: HandRecord): readonly Finding[] {
  const { start, end } = clockOf(record);
  if (start === null || end === null || end >= start) return [];
  const message = `The hand ends at ${record.endedAt}, before it started at ${record.startedAt}. After midnight \`Date:\` in the header says that it is the next day.`;
  return [
    finding('TOUR-6', 'warning', record.at, message, {
      expected: `${record.startedAt} or later`,
      found: record.endedAt,
    }),
  ];
}

/** TOUR-6: a hand does not start before the one before ended. */
export function checkClock(before: HandRecord, record: HandRecord): readonly Finding[] {
  // Where only one of two hands has a date, nothing is known of the days between.
  if ((before.date === null) !== (record.date === null)) return [];
  const { start: began, end } = clockOf(before);
  const { start } = clockOf(record);
  const earliest = end ?? began;
  if (start === null || earliest === null || start >= earliest) return [];
  const said = end === null ? `started at ${before.startedAt}` : `ended at ${before.endedAt}`;
  const message = `The hand starts at ${record.startedAt}, but the one before ${said}${record.date === null ? '' : ` (${before.date})`}.`;
  return [
    finding('TOUR-6', 'warning', record.at, message, {
      expected: `${end === null ? before.startedAt : before.endedAt} or later`,
      found: record.startedAt,
    }),
  ];
}

interface Level {
  readonly sb: number;
  readonly bb: number;
  readonly ante: number;
}

/** "50/100/100" */
export const levelText = (
  { sb, bb, ante }: Level,
  write: (chips: number) => string = figure,
): string => [sb, bb, ...(ante === 0 ? [] : [ante])].map(write).join('/');

/** "Level: SB 50 BB 100 Ante 100" */
const levelLine = ({ sb, bb, ante }: Level): string =>
  writeBetweenLine({ kind: 'level', at: UNWRITTEN, sb, bb, ante });

/** TOUR-7: blinds change by a `Level` line, and upwards. */
export function checkLevel(table: TableBetween, { blinds }: HandRecord): readonly Finding[] {
  const old = table.record.blinds;
  if (!blinds || !old) return [];
  const { level } = table;
  const { at } = blinds;
  const found = levelText(blinds);
  if (level && !isSame(level, blinds)) {
    const message = `The blinds are ${found}, but the level is ${levelText(level)}. Write the level's blinds here, or mend the \`Level\` line.`;
    const fix = levelLine(level).slice('Level: '.length);
    return [finding('TOUR-7', 'warning', at, message, { expected: levelText(level), found, fix })];
  }
  if (isSame(old, blinds)) return [];
  const isLower =
    blinds.bb < old.bb || (blinds.bb === old.bb && (blinds.sb < old.sb || blinds.ante < old.ante));
  if (isLower) {
    const message = `The blinds go down from ${levelText(old)} to ${found}.`;
    return [finding('TOUR-7', 'warning', at, message, { expected: levelText(old), found })];
  }
  if (level) return [];
  const message = `The level changes to ${found}; \`${levelLine(blinds)}\` under \`Between Hands:\` says so.`;
  return [finding('TOUR-7', 'info', at, message, { found })];
}

const isSame = (a: Level, b: Level): boolean => a.sb === b.sb && a.bb === b.bb && a.ante === b.ante;
