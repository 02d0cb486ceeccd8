/** Blinds as tournaments raise them; after the last they double. */
const LADDER: readonly (readonly [sb: number, bb: number])[] = [
  ...([
    [25, 50],
    [50, 100],
    [75, 150],
    [100, 200],
    [150, 300],
    [200, 400],
  ] as const),
  ...([
    [250, 500],
    [300, 600],
    [400, 800],
    [500, 1000],
    [600, 1200],
    [800, 1600],
  ] as const),
  ...([
    [1000, 2000],
    [1500, 3000],
    [2000, 4000],
    [2500, 5000],
    [3000, 6000],
  ] as const),
  ...([
    [4000, 8000],
    [5000, 10_000],
    [7500, 15_000],
    [10_000, 20_000],
  ] as const),
];

export const LEVEL_COUNT = LADDER.length;

export interface Level {
  readonly sb: number;
  readonly bb: number;
}

/** The blinds of a level, counted from 0. */
export function levelAt(level: number): Level {
  const [sb, bb] = LADDER[Math.min(level, LEVEL_COUNT - 1)]!;
  // Nobody has chips for more, and figures must stay whole.
  const times = 2 ** Math.min(20, Math.max(0, level - LEVEL_COUNT + 1));
  return { sb: sb * times, bb: bb * times };
}

export type AnteKind = 'none' | 'bb' | 'all';

/** The BB's ante is as big as the big blind; what everybody posts is about a tenth of it. */
export function anteFor(kind: AnteKind, { bb }: Level): number {
  if (kind === 'none') return 0;
  return kind === 'bb' ? bb : Math.max(1, Math.floor(bb / 10));
}
