import type { EveningReport } from './evening-report.ts';

const HEAD = ['hand', 'started_at', 'ended_at', 'sb', 'bb', 'ante', 'chips_in_play', 'total_pot'];

/**
 * Chip counts by hand for a spreadsheet: a row for each hand with everybody's stack at its start, and
 * a last row `end` with how they stand. Who is not at the table has an empty cell.
 */
export function countsCsv({ hands, players, standings }: EveningReport): string {
  const names = players.map(({ name }) => name);
  const rows = hands.map((hand) => {
    const { label, startedAt, endedAt, blinds, chipsInPlay, totalPot } = hand;
    const starts = new Map(hand.counts.map(({ name, start }) => [name, start]));
    const times = [startedAt, endedAt, blinds?.sb, blinds?.bb, blinds?.ante];
    return [label, ...times, chipsInPlay, totalPot, ...names.map((name) => starts.get(name))];
  });
  if (hands.length > 0) {
    const ends = new Map(standings.map(({ name, stack }) => [name, stack]));
    const empty = HEAD.slice(1).map(() => null);
    rows.push(['end', ...empty, ...names.map((name) => ends.get(name))]);
  }
  return [[...HEAD, ...names], ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

/** RFC 4180; a text that a spreadsheet would take for a formula gets an apostrophe before it. */
export function csvCell(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
