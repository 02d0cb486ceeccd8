import { expect, test } from 'vitest';
import { type FieldLine, fieldChart } from '../../src/tournament/index.ts';

const SIZE = { width: 640, height: 400 };
const MINUTE = 60_000;

/** 12:00 is minute 720. */
const clock = (at: number): string =>
  `${Math.floor(at / MINUTE / 60)}:${String((at / MINUTE) % 60).padStart(2, '0')}`;

const drawn = (lines: readonly FieldLine[], size = SIZE): string =>
  fieldChart(lines, size, 'light', clock);

const pathsOf = (svg: string): ReadonlyMap<string, string> =>
  new Map(
    [...svg.matchAll(/<path d="([^"]+)"[^>]*><title>([^<]*)<\/title>/g)].map(([, d, name]) => [
      name!,
      d!,
    ]),
  );

test('everybody has a line over the time of the tournament: who is in to its end, who is out to 0', () => {
  const svg = drawn([
    {
      name: 'Ann',
      points: [
        [720 * MINUTE, 100],
        [740 * MINUTE, 300],
      ],
    },
    {
      name: 'Ben',
      points: [
        [720 * MINUTE, 100],
        [730 * MINUTE, 0],
      ],
    },
    { name: 'Cleo', points: [[720 * MINUTE, 100]] },
  ]);
  const paths = pathsOf(svg);
  const [ann, ben, cleo] = ['Ann', 'Ben', 'Cleo'].map((name) =>
    [...paths.get(name)!.matchAll(/[ML](\S+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]),
  );
  // All start at the same point; Ann is at the top at the right end, Ben at the bottom half-way.
  expect([ann![0], cleo![0]]).toEqual([ben![0], ben![0]]);
  const [left, right] = [ann![0]![0]!, ann!.at(-1)![0]!];
  expect(cleo!.at(-1)![0]).toBe(right);
  expect(ben!.at(-1)![0]).toBeCloseTo((left + right) / 2, 0);
  expect(ben!.at(-1)![1]).toBeGreaterThan(cleo!.at(-1)![1]!);
  expect(ann!.at(-1)![1]).toBeLessThan(cleo!.at(-1)![1]!);
  expect(svg).toContain('>Ann 300</text>');
  expect(svg).toContain('>Cleo 100</text>');
  expect(svg).not.toContain('>Ben 0</text>');
  expect(svg).toContain('>12:10</text>');
});

test('the ten with the most chips are named; two hundred lines are drawn at most', () => {
  const lines = Array.from({ length: 300 }, (_, i): FieldLine => {
    return {
      name: `P${i}`,
      points: [
        [0, 1000],
        [MINUTE, 1000 + i],
      ],
    };
  });
  const svg = drawn(lines);
  expect(pathsOf(svg).size).toBe(200);
  const labels = [...svg.matchAll(/>(P\d+) [\d,]+<\/text>/g)].map(([, name]) => name);
  expect(labels).toEqual(Array.from({ length: 10 }, (_, i) => `P${299 - i}`));
});

test.each([[[]], [[{ name: 'Ann', points: [[5, 0]] }]], [[{ name: 'Ann', points: [] }]]] as const)(
  'nothing to draw is drawn: %j',
  (lines) => {
    for (const width of [200, 640, 2000]) {
      expect(drawn(lines as readonly FieldLine[], { width, height: 300 })).not.toMatch(
        /NaN|Infinity|undefined/,
      );
    }
  },
);

test('names are shown, not run', () => {
  const svg = drawn([{ name: '<img onerror=x>"&', points: [[0, 5]] }]);
  expect(svg).toContain('&lt;img onerror=x');
  expect(svg).not.toContain('<img');
});
