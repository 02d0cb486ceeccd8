import { escapeXml } from '../../kernel/index.ts';

export type ChartTheme = 'light' | 'dark' | 'both';

export interface Box {
  readonly x0: number;
  readonly x1: number;
  readonly top: number;
  readonly bottom: number;
}

type Colour = readonly [light: string, dark: string];

/** Each reads as text on white and on a dark page. */
const PLAYERS: readonly Colour[] = [
  ['#1f5fbf', '#7fb2ff'],
  ['#b4540a', '#ffab66'],
  ['#1a7a3c', '#6fd394'],
  ['#7a3fb0', '#cba3f5'],
  ['#c02a3a', '#ff8f96'],
  ['#0b7280', '#5fd0dc'],
  ['#7a5a1e', '#d9b870'],
  ['#b02a86', '#f491cf'],
  ['#4a5668', '#b4c0d0'],
  ['#5d7010', '#bccf5a'],
];

const INK: Colour = ['#1c2024', '#e9e7e2'];
const SOFT: Colour = ['#565d66', '#a8aeb6'];
const FAINT: Colour = ['#e4e1da', '#30363d'];
const PAPER: Colour = ['#ffffff', '#1d2125'];

const RULES = {
  axis: { colour: SOFT, dash: '', width: 1 },
  grid: { colour: FAINT, dash: '', width: 1 },
  level: { colour: SOFT, dash: '2 3', width: 0.75 },
  break: { colour: INK, dash: '6 3', width: 1.25 },
} as const satisfies Record<string, { colour: Colour; dash: string; width: number }>;

/**
 * Draws the parts of a chart as SVG. Colours are attributes, not styles: pages whose policy forbids
 * inline styles show the picture too.
 */
export class Pen {
  readonly #theme: ChartTheme;

  constructor(theme: ChartTheme) {
    this.#theme = theme;
  }

  #colour([light, dark]: Colour): string {
    if (this.#theme === 'both') return `light-dark(${light},${dark})`;
    return this.#theme === 'light' ? light : dark;
  }

  #player(player: number): string {
    return this.#colour(PLAYERS[player % PLAYERS.length]!);
  }

  /** A picture for a post stands alone; one in a page lies on its paper. */
  background(width: number, height: number): string {
    if (this.#theme === 'both') return '';
    return `<rect width="${width}" height="${height}" fill="${this.#colour(PAPER)}"/>`;
  }

  rule(x0: number, y0: number, x1: number, y1: number, kind: keyof typeof RULES): string {
    const { colour, dash, width } = RULES[kind];
    const dashes = dash === '' ? '' : ` stroke-dasharray="${dash}"`;
    return `<path d="M${at(x0, y0)}L${at(x1, y1)}" stroke="${this.#colour(colour)}" stroke-width="${width}"${dashes} fill="none"/>`;
  }

  /** Where hands are missing. */
  band({ x0, x1, top, bottom }: Box, title: string): string {
    const size = `width="${round(Math.max(1, x1 - x0))}" height="${round(bottom - top)}"`;
    return `<rect x="${round(x0)}" y="${round(top)}" ${size} fill="${this.#colour(FAINT)}" opacity="0.7"><title>${escapeXml(title)}</title></rect>`;
  }

  /** A hand's strip as a link. The tables have the same links: the Tab key passes these by. */
  link(address: string, label: string, { x0, x1, top, bottom }: Box): string {
    const size = `width="${round(x1 - x0)}" height="${round(bottom - top)}"`;
    return `<a href="${escapeXml(address)}" tabindex="-1" aria-label="Hand ${escapeXml(label)}"><rect x="${round(x0)}" y="${round(top)}" ${size} fill-opacity="0"><title>Hand ${escapeXml(label)}</title></rect></a>`;
  }

  /** The lines of one player; after ten players colours come again, dashed. */
  line(
    lines: readonly (readonly (readonly [x: number, y: number])[])[],
    player: number,
    title: string,
  ): string {
    const d = lines.map(pathOf).join('');
    if (d === '') return '';
    const dash = player < PLAYERS.length ? '' : ' stroke-dasharray="5 3"';
    return `<path d="${d}" stroke="${this.#player(player)}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"${dash} fill="none"><title>${escapeXml(title)}</title></path>`;
  }

  /** The line of one of many: there to be seen, not to be told from the next. */
  quietLine(points: readonly (readonly [x: number, y: number])[], title: string): string {
    return `<path d="${pathOf(points)}" stroke="${this.#colour(SOFT)}" stroke-width="1" stroke-opacity="0.45" fill="none"><title>${escapeXml(title)}</title></path>`;
  }

  /** A cross for somebody who is out, a ring for somebody who left. */
  mark(x: number, y: number, isOut: boolean, player: number): string {
    const stroke = `stroke="${this.#player(player)}" stroke-width="2"`;
    if (!isOut) {
      return `<circle cx="${round(x)}" cy="${round(y)}" r="3.5" ${stroke} fill="${this.#colour(PAPER)}"/>`;
    }
    const [l, r, t, b] = [x - 3.5, x + 3.5, y - 3.5, y + 3.5];
    return `<path d="M${at(l, t)}L${at(r, b)}M${at(l, b)}L${at(r, t)}" ${stroke} fill="none"/>`;
  }

  /** From the end of a line to its label. */
  lead(x0: number, y0: number, x1: number, y1: number, player: number): string {
    return `<path d="M${at(x0, y0)}L${at(x1, y1)}" stroke="${this.#player(player)}" stroke-width="1" fill="none"/>`;
  }

  text(
    text: string,
    x: number,
    y: number,
    how: {
      readonly size: number;
      readonly anchor?: 'middle' | 'end';
      readonly player?: number;
      readonly isStrong?: boolean;
    },
  ): string {
    const { size, anchor, player, isStrong = false } = how;
    const colour =
      player === undefined ? this.#colour(isStrong ? INK : SOFT) : this.#player(player);
    const side = anchor ? ` text-anchor="${anchor}"` : '';
    return `<text x="${round(x)}" y="${round(y)}" font-size="${size}" fill="${colour}"${side}>${escapeXml(text)}</text>`;
  }
}

const round = (value: number): number => Math.round(value * 10) / 10;

const at = (x: number, y: number): string => `${round(x)} ${round(y)}`;

/** A point that lies on the way between its neighbours, or on one of them, is left out. */
function pathOf(points: readonly (readonly [x: number, y: number])[]): string {
  // A hand starts where the one before ended: told apart first, else the end of a flat line is lost.
  const apart = points.filter(([x, y], i) => {
    const before = points[i - 1];
    return !before || before[0] !== x || before[1] !== y;
  });
  const kept = apart.filter(([, y], i) => {
    const before = apart[i - 1];
    const after = apart[i + 1];
    return !before || !after || before[1] !== y || after[1] !== y;
  });
  return kept.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${at(x, y)}`).join('');
}

/** About how wide a text is: nothing below the apps can measure it. */
export const textWidth = (text: string, size: number): number => [...text].length * size * 0.58;

/** Moves heights apart so that none is nearer than `gap` to another, within bounds where they fit. */
export function spread(
  wanted: readonly number[],
  gap: number,
  top: number,
  bottom: number,
): readonly number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]! || a - b);
  const ys = wanted.slice();
  let least = top;
  for (const i of order) {
    ys[i] = Math.max(wanted[i]!, least);
    least = ys[i]! + gap;
  }
  let most = bottom;
  for (const i of order.toReversed()) {
    ys[i] = Math.min(ys[i]!, most);
    most = ys[i]! - gap;
  }
  return ys;
}

/** 1, 2 or 5 times a power of ten, at least this much. */
export function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  return power * ([1, 2, 5].find((times) => times * power >= least) ?? 10);
}
