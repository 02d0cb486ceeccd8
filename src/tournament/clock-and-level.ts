import { writeBetweenLine } from '../formats/index.ts';
import { figure, finding } from '../kernel/index.ts';
import { type BetweenLine, dayAfter, type HandRecord, UNWRITTEN } from '../record/index.ts';
import {
  asBefore,
  lineBefore,
  lineInstead,
  lineTakenOut,
  type Remedy,
  type SessionFinding,
  withRemedies,
} from './remedy.ts';
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
export function checkOwnClock(record: HandRecord): readonly SessionFinding[] {
  const { start, end } = clockOf(record);
  if (start === null || end === null || end >= start) return [];
  const message = `The hand ends at ${record.endedAt}, before it started at ${record.startedAt}. After midnight \`Date:\` in the header says that it is the next day.`;
  const details = { expected: `${record.startedAt} or later`, found: record.endedAt };
  return [
    withRemedies(finding('TOUR-6', 'warning', record.at, message, details), [
      withTime(record, 'endedAt', null),
      withTime(record, 'startedAt', null),
    ]),
  ];
}

/** TOUR-6: a hand does not start before the one before ended. */
export function checkClock(before: HandRecord, record: HandRecord): readonly SessionFinding[] {
  // Where only one of two hands has a date, nothing is known of the days between.
  if ((before.date === null) !== (record.date === null)) return [];
  const { start: began, end } = clockOf(before);
  const { start } = clockOf(record);
  const earliest = end ?? began;
  if (start === null || earliest === null || start >= earliest) return [];
  const said = end === null ? `started at ${before.startedAt}` : `ended at ${before.endedAt}`;
  const message = `The hand starts at ${record.startedAt}, but the one before ${said}${record.date === null ? '' : ` (${before.date})`}.`;
  const earliestText = end === null ? before.startedAt : before.endedAt;
  const details = { expected: `${earliestText} or later`, found: record.startedAt };
  // After midnight the hand before has yesterday's date.
  const isNextDay = record.date !== null && start + DAY >= earliest;
  const nextDay = isNextDay ? dayAfter(record.date) : null;
  const endsHere = end !== null && began !== null && start >= began;
  return [
    withRemedies(finding('TOUR-6', 'warning', record.at, message, details), [
      nextDay === null
        ? withTime(record, 'startedAt', earliestText)
        : { does: 'write', text: `Date: ${nextDay}`, hand: { ...record, date: nextDay } },
      endsHere
        ? asBefore(withTime(before, 'endedAt', record.startedAt))
        : withTime(record, 'startedAt', null),
    ]),
  ];
}

/** The hand with another time, or with one that is not known. */
const withTime = (
  record: HandRecord,
  which: 'startedAt' | 'endedAt',
  time: string | null,
): Remedy => ({
  does: 'write',
  text: `${which === 'startedAt' ? 'started_at' : 'ended_at'}: ${time ?? 'HH:MM:SS'}`,
  hand: { ...record, [which]: time },
});

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
const levelLine = ({ sb, bb, ante }: Level): BetweenLine => ({
  kind: 'level',
  at: UNWRITTEN,
  sb,
  bb,
  ante,
});

/** "SB 50 BB 100 Ante 100" */
const blindsText = (level: Level): string =>
  writeBetweenLine(levelLine(level)).slice('Level: '.length);

/** The hand played at other blinds. */
const withBlinds = (record: HandRecord, { sb, bb, ante }: Level): Remedy => ({
  does: 'write',
  text: blindsText({ sb, bb, ante }),
  hand: { ...record, blinds: { ...record.blinds!, sb, bb, ante } },
});

/** TOUR-7: blinds change by a `Level` line, and upwards. */
export function checkLevel(table: TableBetween, record: HandRecord): readonly SessionFinding[] {
  const before = table.record;
  const { blinds } = record;
  const old = before.blinds;
  if (!blinds || !old) return [];
  const { level } = table;
  const { at } = blinds;
  const found = levelText(blinds);
  const said = before.between?.lines.findLast(({ kind }) => kind === 'level');
  if (level && !isSame(level, blinds)) {
    const message = `The blinds are ${found}, but the level is ${levelText(level)}. Write the level's blinds here, or mend the \`Level\` line.`;
    const details = { expected: levelText(level), found, fix: blindsText(level) };
    return [
      withRemedies(finding('TOUR-7', 'warning', at, message, details), [
        withBlinds(record, level),
        said ? asBefore(lineInstead(before, said, levelLine(blinds))) : null,
      ]),
    ];
  }
  if (isSame(old, blinds)) return [];
  const isLower =
    blinds.bb < old.bb || (blinds.bb === old.bb && (blinds.sb < old.sb || blinds.ante < old.ante));
  if (isLower) {
    const message = `The blinds go down from ${levelText(old)} to ${found}.`;
    const details = { expected: levelText(old), found };
    const undone = said ? asBefore(lineTakenOut(before, said)) : null;
    return [
      withRemedies(finding('TOUR-7', 'warning', at, message, details), [
        { ...undone, ...withBlinds(record, old) },
      ]),
    ];
  }
  if (level) return [];
  const line = levelLine(blinds);
  const message = `The level changes to ${found}; \`${writeBetweenLine(line)}\` under \`Between Hands:\` says so.`;
  return [
    withRemedies(finding('TOUR-7', 'info', at, message, { found }), [
      lineBefore(before, line),
      withBlinds(record, old),
    ]),
  ];
}

const isSame = (a: Level, b: Level): boolean => a.sb === b.sb && a.bb === b.bb && a.ante === b.ante;
