import { describe, expect, test } from 'vitest';
import { checkSession, countsChart, reportOf } from '../../src/tournament/index.ts';
import { spread } from '../../src/tournament/report/chart-pen.ts';
import { ALL_LINES, randomSession } from '../sessions.ts';

const sizes = [
  { width: 360, height: 300 },
  { width: 1200, height: 480 },
];

/** Boxes of all texts of a chart, by their place and about as wide as they are drawn. */
function boxesOf(svg: string) {
  return [
    ...svg.matchAll(/<text x="([\d.-]+)" y="([\d.-]+)" font-size="(\d+)"([^>]*)>([^<]*)</g),
  ].map(([, x, y, size, rest, text]) => {
    const width = text!.length * Number(size) * 0.55;
    const shift = rest!.includes('"end"') ? width : rest!.includes('"middle"') ? width / 2 : 0;
    const left = Number(x) - shift;
    return {
      text: text!,
      left,
      right: left + width,
      top: Number(y) - Number(size) * 0.8,
      bottom: Number(y),
    };
  });
}

describe('the picture of chip counts', () => {
  test.each(Array.from({ length: 8 }, (_, i) => i + 1))(
    'no text lies over another, none outside (seed %d)',
    (seed) => {
      const text = randomSession({ seed, hands: 60, players: 4 + (seed % 6), lines: ALL_LINES });
      const report = reportOf(checkSession(text).hands);
      for (const size of sizes) {
        const boxes = boxesOf(countsChart(report, size, 'light'));
        expect(boxes.length).toBeGreaterThan(5);
        for (const box of boxes) {
          expect(box.left).toBeGreaterThanOrEqual(0);
          expect(box.right).toBeLessThanOrEqual(size.width);
          expect(box.bottom).toBeLessThanOrEqual(size.height);
        }
        const over = boxes.flatMap((a, i) =>
          boxes
            .slice(i + 1)
            .filter(
              (b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
            )
            .map((b) => `${a.text} / ${b.text}`),
        );
        expect(over).toEqual([]);
      }
    },
  );

  test('an empty report, and one hand', () => {
    expect(countsChart(reportOf([]), sizes[0]!)).toContain('0 hands');
    const one = reportOf(checkSession(randomSession({ seed: 1, hands: 1 })).hands);
    expect(countsChart(one, sizes[0]!)).not.toMatch(/NaN|Infinity|undefined/);
  });

  test('a count that has not changed is drawn up to the hand that is being played', () => {
    const text = `Hand (1)
SB 50 BB 100
Stack Setup:
Alice Dealer 5000
Bob SB 4000
Charlie BB 3000

Preflop Base:
1. Alice (Dealer): Fold
2. Bob (SB): Fold

Hand (2)
SB 50 BB 100
Stack Setup:
Bob Dealer 3950
Charlie SB 3050
Alice BB 5000
`;
    const svg = countsChart(reportOf(checkSession(text).hands), sizes[1]!);
    // The axis goes from the start of the first hand to the end of the second, which is half way.
    const [, from, to] = /<path d="M([\d.]+) [\d.]+L([\d.]+) /.exec(svg)!;
    const d = /<path d="([^"]+)"[^>]*><title>Alice</.exec(svg)![1]!;
    const last = Number(d.slice(d.lastIndexOf('L') + 1).split(' ')[0]);
    expect(last).toBeCloseTo((Number(from) + Number(to)) / 2, 0);
  });

  test('two thousand hands are drawn within a second', () => {
    const { hands } = checkSession(randomSession({ seed: 3, hands: 100, lines: ['rebuy'] }));
    const report = reportOf(Array.from({ length: 2000 }, (_, i) => hands[i % hands.length]!));
    const started = performance.now();
    countsChart(report, sizes[1]!);
    expect(performance.now() - started).toBeLessThan(1000);
  });

  test('labels move apart and stay in their order', () => {
    expect(spread([10, 10, 11, 100], 5, 0, 100)).toEqual([10, 15, 20, 100]);
    expect(spread([98, 99, 100], 5, 0, 100)).toEqual([90, 95, 100]);
  });
});
