import { escapeXml } from '../../kernel/index.ts';
import { levelText } from '../clock-and-level.ts';
import { cut, type EdgeLabel, edgeText, shortFigure, yAxis } from './chart-edges.ts';
import { type Box, type ChartTheme, niceStep, Pen, textWidth } from './chart-pen.ts';
import type { EveningReport, ReportHand } from './evening-report.ts';
import { placeText } from './report-words.ts';

interface ChartSize {
  readonly width: number;
  readonly height: number;
}

/**
 * The chip counts of an evening as a picture (SVG): a line for each player, levels and breaks, who
 * went out where, and a gap where hands are missing. `both` follows the reader's light or dark. With
 * `linkOf` each hand's strip is a link.
 */
export function countsChart(
  report: EveningReport,
  { width, height }: ChartSize,
  theme: ChartTheme = 'both',
  linkOf: ((hand: number) => string) | null = null,
): string {
  const pen = new Pen(theme);
  const isNarrow = width < 560;
  const size = isNarrow ? 10 : 12;
  const ends = endNotes(report, isNarrow ? 12 : 20);
  const names = report.players.map(({ name }) => name);
  const labels = edgeLabels(report, isNarrow ? 9 : 16);
  const right = 12 + Math.max(24, ...labels.map(({ text }) => textWidth(text, size)));
  const x0 = isNarrow ? 34 : 48;
  const x1 = Math.max(x0 + 40, width - right);
  const xs = handPlaces(report.hands, x0, x1);
  const lanes = laneNotes(ends, xs, { x0, x1 }, size);
  const top = 2 * size + 10;
  const bottom = Math.max(top + 60, height - (size + 10) - lanes.rows * (size + 3) - 4);
  const box: Box = { x0, x1, top, bottom };
  const most = mostChips(report.hands);
  const yOf = (chips: number): number => bottom - (chips / most) * (bottom - top);
  const parts = [
    yAxis(pen, most, yOf, box, size),
    xAxis(pen, report.hands, xs, box, size),
    ...report.gaps.map(({ before, missing }) => {
      const from = xs[before - 1]!.to;
      const words = missing ? `hands ${missing.from} to ${missing.to}` : 'hands';
      return pen.band({ ...box, x0: from, x1: xs[before]!.from }, `${words} are not here`);
    }),
    levelMarks(pen, report, xs, box, size),
    breakMarks(pen, report, xs, box, size),
    ...names.map((name, i) => playerLine(pen, report.hands, name, i, xs, yOf)),
    ...lanes.notes.map(({ note, x, row }) => {
      const i = names.indexOf(note.name);
      const y = bottom + size + 10 + (row ?? 0) * (size + 3) + size;
      const at = xs[note.hand]!.to;
      const mark = pen.mark(at, note.isOut ? bottom : yOf(note.chips), note.isOut, i);
      return row === null ? mark : mark + pen.text(note.text, x, y, { size, player: i });
    }),
    edgeText(pen, labels, names, yOf, box, size),
    ...(linkOf
      ? report.hands.map(({ label }, i) =>
          pen.link(linkOf(i), label, { ...box, x0: xs[i]!.from, x1: xs[i]!.to }),
        )
      : []),
  ];
  const about = `Chip counts by hand: ${report.hands.length} hands, ${names.length} players`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="${linkOf ? 'group' : 'img'}" aria-label="${escapeXml(about)}" font-family="system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif">${pen.background(width, height)}${parts.join('')}</svg>`;
}

/** The most anybody ever had. */
function mostChips(hands: readonly ReportHand[]): number {
  let most = 1;
  for (const { counts } of hands) {
    for (const { start, end } of counts) most = Math.max(most, start, end ?? 0);
  }
  return most;
}

/** Where each hand lies from left to right; where hands are missing there is room between. */
type HandPlaces = readonly { readonly from: number; readonly to: number }[];

function handPlaces(hands: readonly ReportHand[], x0: number, x1: number): HandPlaces {
  const gaps = hands.filter(({ follows }, i) => i > 0 && !follows).length;
  // A collection of single hands is all gaps: they then share half of the width.
  const gap = gaps === 0 ? 0 : Math.min(16, (x1 - x0) / 2 / gaps);
  const step = (x1 - x0 - gaps * gap) / Math.max(1, hands.length);
  let x = x0;
  return hands.map(({ follows }, i) => {
    if (i > 0 && !follows) x += gap;
    const from = x;
    x += step;
    return { from, to: x };
  });
}

/** A player's counts: at the start of each hand and after it, with what lines between changed. */
function playerLine(
  pen: Pen,
  hands: readonly ReportHand[],
  name: string,
  player: number,
  xs: HandPlaces,
  yOf: (chips: number) => number,
): string {
  const lines: [x: number, y: number][][] = [];
  let open = false;
  hands.forEach(({ counts, follows }, i) => {
    const count = counts.find((one) => one.name === name);
    if (!count || (count.start === 0 && !count.dealtIn)) {
      open = false;
      return;
    }
    if (!open || !follows) lines.push([]);
    const line = lines[lines.length - 1]!;
    line.push([xs[i]!.from, yOf(count.start)]);
    if (count.end !== null) line.push([xs[i]!.to, yOf(count.end)]);
    open = true;
  });
  return pen.line(lines, player, name);
}

function xAxis(
  pen: Pen,
  hands: readonly ReportHand[],
  xs: HandPlaces,
  { x0, x1, bottom }: Box,
  size: number,
): string {
  const widest = hands.reduce((most, { label }) => Math.max(most, textWidth(label, size)), 1);
  const room = Math.max(1, Math.floor((x1 - x0) / (widest * 1.8)));
  const every = niceStep(Math.max(1, hands.length / room));
  return hands
    .filter(({ index }) => (index + 1) % every === 0 || every === 1)
    .map(({ index, label }) => {
      const { from, to } = xs[index]!;
      return pen.text(label, (from + to) / 2, bottom + size + 3, { size, anchor: 'middle' });
    })
    .join('');
}

function levelMarks(
  pen: Pen,
  { levels }: EveningReport,
  xs: HandPlaces,
  box: Box,
  size: number,
): string {
  let free = box.x0;
  return levels
    .map((level, i) => {
      const x = xs[level.hand]!.from;
      const text = levelText(level, shortFigure);
      const line = i === 0 ? '' : pen.rule(x, box.top - 4, x, box.bottom, 'level');
      if (x < free) return line;
      free = x + textWidth(text, size) + 8;
      return line + pen.text(text, x + (i === 0 ? 0 : 2), box.top - size - 6, { size });
    })
    .join('');
}

function breakMarks(
  pen: Pen,
  { breaks }: EveningReport,
  xs: HandPlaces,
  box: Box,
  size: number,
): string {
  let free = box.x0;
  return breaks
    .map(({ after, length }) => {
      const x = xs[after]!.to;
      const text = length === null ? 'Break' : `Break ${minutes(length)}`;
      const line = pen.rule(x, box.top - 2, x, box.bottom, 'break');
      const start = Math.min(x, box.x1 - textWidth(text, size));
      if (start < free) return line;
      free = start + textWidth(text, size) + 8;
      return line + pen.text(text, start, box.top - 5, { size, isStrong: true });
    })
    .join('');
}

/** "15 min" */
function minutes(length: string): string {
  const [hours, mins] = length.split(':').map(Number) as [number, number];
  return `${hours * 60 + mins} min`;
}

/** Somebody whose line ends before the last hand. */
interface EndNote {
  readonly name: string;
  readonly hand: number;
  readonly text: string;
  readonly isOut: boolean;
  readonly chips: number;
}

function endNotes(
  { eliminations, standings, hands }: EveningReport,
  longest: number,
): readonly EndNote[] {
  const outs = eliminations.map(({ name, hand, place }) => {
    return { name, hand, text: `${cut(name, longest)} ${placeText(place)}`, isOut: true, chips: 0 };
  });
  const left = standings.flatMap(({ name, state }): EndNote[] => {
    if (state !== 'left') return [];
    const last = hands.findLast(({ counts }) => counts.some((count) => count.name === name));
    if (!last) return [];
    const { start, end } = last.counts.find((count) => count.name === name)!;
    const text = `${cut(name, longest)} left`;
    return [{ name, hand: last.index, text, isOut: false, chips: end ?? start }];
  });
  return [...outs, ...left].sort((a, b) => a.hand - b.hand);
}

const MOST_LANES = 8;

/** The notes in rows below the axis, none over another; without a row where there is no room. */
function laneNotes(
  notes: readonly EndNote[],
  xs: HandPlaces,
  { x0, x1 }: { readonly x0: number; readonly x1: number },
  size: number,
): {
  readonly rows: number;
  readonly notes: readonly { note: EndNote; x: number; row: number | null }[];
} {
  const taken: number[] = [];
  const placed = notes.map((note) => {
    const width = textWidth(note.text, size);
    const x = Math.max(x0, Math.min(xs[note.hand]!.to - width / 2, x1 - width));
    const found = taken.findIndex((end) => end + 8 <= x);
    const row = found >= 0 ? found : taken.length;
    if (row >= MOST_LANES) return { note, x, row: null };
    taken[row] = x + width;
    return { note, x, row };
  });
  return { rows: taken.length, notes: placed };
}

/** Who is in at the end is named at the right edge. */
const edgeLabels = ({ standings }: EveningReport, longest: number): readonly EdgeLabel[] =>
  standings
    .filter(({ state }) => state === 'in')
    .map(({ name, stack, isCertain }) => ({
      name,
      text: `${cut(name, longest)} ${shortFigure(stack!)}${isCertain ? '' : '?'}`,
      chips: stack!,
    }));
