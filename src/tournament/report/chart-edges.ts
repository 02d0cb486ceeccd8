import { figure } from '../../kernel/index.ts';
import { type Box, niceStep, type Pen, spread } from './chart-pen.ts';

/** The chips at the left edge, with a line across for each figure. */
export function yAxis(
  pen: Pen,
  most: number,
  yOf: (chips: number) => number,
  { x0, x1 }: Box,
  size: number,
): string {
  const step = niceStep(most / 6);
  let out = '';
  for (let chips = 0; chips <= most; chips += step) {
    const y = yOf(chips);
    out += pen.rule(x0, y, x1, y, chips === 0 ? 'axis' : 'grid');
    out += pen.text(shortFigure(chips), x0 - 5, y + size / 3, { size, anchor: 'end' });
  }
  return out;
}

export interface EdgeLabel {
  readonly name: string;
  readonly text: string;
  readonly chips: number;
}

/** The labels at the right edge, none over another, each with a line to where it belongs. */
export function edgeText(
  pen: Pen,
  labels: readonly EdgeLabel[],
  names: readonly string[],
  yOf: (chips: number) => number,
  box: Box,
  size: number,
): string {
  const wanted = labels.map(({ chips }) => yOf(chips));
  const ys = spread(wanted, size + 2, box.top, box.bottom);
  return labels
    .map(({ name, text }, i) => {
      const player = names.indexOf(name);
      const lead = pen.lead(box.x1, Math.min(wanted[i]!, box.bottom), box.x1 + 7, ys[i]!, player);
      return lead + pen.text(text, box.x1 + 9, ys[i]! + size / 3, { size, player });
    })
    .join('');
}

/** A name with so many letters at most. */
export const cut = (name: string, longest: number): string => {
  const letters = [...name];
  return letters.length <= longest ? name : `${letters.slice(0, longest - 1).join('')}…`;
};

/** 40,000 → "40K", 1,250,000 → "1.25M": axis and labels have little room. */
export function shortFigure(chips: number): string {
  if (chips < 10_000) return figure(chips);
  const [unit, word] = chips < 1_000_000 ? [1000, 'K'] : [1_000_000, 'M'];
  return `${Number((chips / unit).toPrecision(4)).toString()}${word}`;
}
