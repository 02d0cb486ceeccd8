import { escapeXml } from '../../kernel/index.ts';
import { cut, edgeText, shortFigure, yAxis } from './chart-edges.ts';
import { type Box, type ChartTheme, Pen, textWidth } from './chart-pen.ts';

/** One player's chips over the whole tournament, by time in milliseconds, in order. */
export interface FieldLine {
  readonly name: string;
  readonly points: readonly (readonly [at: number, chips: number])[];
}

/** So many get a colour and their name at the edge: those with the most chips now. */
const LEADERS = 10;

/** More lines than this nobody can tell apart, and a phone cannot draw. */
const MOST_LINES = 200;

const MINUTE = 60_000;

/** Minutes between two times on the axis. */
const STEPS = [1, 2, 5, 10, 15, 30, 60, 120, 240, 480, 1440];

interface FieldChartSize {
  readonly width: number;
  readonly height: number;
}

/**
 * The chip counts of everybody in a tournament over its time as a picture (SVG): hands are counted at
 * each table apart, and only the clock is the same for all. `timeText` writes a moment on the axis.
 */
export function fieldChart(
  field: readonly FieldLine[],
  { width, height }: FieldChartSize,
  theme: ChartTheme,
  timeText: (at: number) => string,
): string {
  const lines = field
    .filter(({ points }) => points.length > 0)
    .toSorted((a, b) => chipsNow(b) - chipsNow(a) || mostEver(b) - mostEver(a))
    .slice(0, MOST_LINES);
  const pen = new Pen(theme);
  const isNarrow = width < 560;
  const size = isNarrow ? 10 : 12;
  const leaders = lines.filter((line) => chipsNow(line) > 0).slice(0, LEADERS);
  const labels = leaders.map((line) => {
    const text = `${cut(line.name, isNarrow ? 9 : 16)} ${shortFigure(chipsNow(line))}`;
    return { name: line.name, text, chips: chipsNow(line) };
  });
  const right = 12 + Math.max(24, ...labels.map(({ text }) => textWidth(text, size)));
  const x0 = isNarrow ? 34 : 48;
  const x1 = Math.max(x0 + 40, width - right);
  const box: Box = { x0, x1, top: size, bottom: height - size - 10 };
  const [from, to] = spanOf(lines);
  const most = lines.reduce((chips, line) => Math.max(chips, mostEver(line)), 1);
  const xOf = (at: number): number => x0 + ((at - from) / Math.max(1, to - from)) * (x1 - x0);
  const yOf = (chips: number): number => box.bottom - (chips / most) * (box.bottom - box.top);
  const names = leaders.map(({ name }) => name);
  const parts = [
    yAxis(pen, most, yOf, box, size),
    timeAxis(pen, from, to, xOf, box, size, timeText),
    // Leaders last, so that nobody is drawn over them.
    ...lines.toReversed().map((line) => {
      const path = pathOf(line, to).map(([at, chips]) => [xOf(at), yOf(chips)] as const);
      const leader = leaders.indexOf(line);
      return leader < 0 ? pen.quietLine(path, line.name) : pen.line([path], leader, line.name);
    }),
    edgeText(pen, labels, names, yOf, box, size),
  ];
  const about = `Chip counts over time: ${field.length} players`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escapeXml(about)}" font-family="system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif">${pen.background(width, height)}${parts.join('')}</svg>`;
}

const chipsNow = ({ points }: FieldLine): number => points.at(-1)![1];

const mostEver = ({ points }: FieldLine): number =>
  points.reduce((most, [, chips]) => Math.max(most, chips), 0);

function spanOf(lines: readonly FieldLine[]): readonly [from: number, to: number] {
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  for (const { points } of lines) {
    from = Math.min(from, points[0]![0]);
    to = Math.max(to, points.at(-1)![0]);
  }
  return lines.length > 0 ? [from, to] : [0, 1];
}

/** Whoever is still in has what they had last until now; whoever is out ends where that was. */
function pathOf(line: FieldLine, to: number): FieldLine['points'] {
  const chips = chipsNow(line);
  return chips > 0 ? [...line.points, [to, chips]] : line.points;
}

function timeAxis(
  pen: Pen,
  from: number,
  to: number,
  xOf: (at: number) => number,
  { x0, x1, bottom }: Box,
  size: number,
  timeText: (at: number) => string,
): string {
  const room = Math.max(1, Math.floor((x1 - x0) / (textWidth('00:00', size) * 2)));
  const step = MINUTE * (STEPS.find((one) => (to - from) / (one * MINUTE) <= room) ?? 2880);
  const times: number[] = [];
  for (let at = Math.ceil(from / step) * step; at <= to; at += step) times.push(at);
  return times
    .map((at) =>
      pen.text(timeText(at), Math.min(xOf(at), x1 - size), bottom + size + 3, {
        size,
        anchor: 'middle',
      }),
    )
    .join('');
}
