import { expect, test } from 'vitest';
import {
  levelsAfterThis,
  readSchedule,
  readTypedLevel,
  typedLevel,
  writeLevel,
} from './level-schedule.ts';

const level = (sb: number, bb: number, ante = 0) => ({ sb, bb, ante });

test.each([
  ['5k/10k/10k', level(5000, 10_000, 10_000)],
  ['5000 10000', level(5000, 10_000)],
  [' 50 / 100 ', level(50, 100)],
  ['0/1', level(0, 1)],
  ['1/1/1', level(1, 1, 1)],
])('TOUR-7 a level as it is typed: %s', (text, expected) => {
  expect(readTypedLevel(text)).toEqual(expected);
});

test.each([
  [''],
  ['100'],
  ['50/100/100/5'],
  ['0/0'],
  ['101/100'],
  ['fifty/100'],
  ['50/hundred'],
  ['50/100/x'],
])('CHIP-1 BB ≥ 1, 0 ≤ SB ≤ BB: %j is not a level', (text) => {
  expect(readTypedLevel(text)).toBeNull();
});

test('TOUR-7 what is typed over reads as the level that is written', () => {
  expect(typedLevel(level(50, 100))).toBe('50/100');
  expect(typedLevel(level(1, 2, 1))).toBe('1/2/1');
  expect(writeLevel(level(50, 100, 100))).toBe('Level: SB 50 BB 100 Ante 100');
});

test('TOUR-7 the levels of an evening, one on each line or with commas', () => {
  const levels = [level(25, 50), level(50, 100, 100), level(1000, 2000, 2000)];
  expect(readSchedule('25/50, 50/100/100, 1,000/2,000/2,000')).toEqual({ levels, unread: [] });
  expect(readSchedule('Level 1: 25/50\nlevel #2. 50/100 ante 100\n\nsoon\n3) 1k/2k/2k;')).toEqual({
    levels,
    unread: ['soon'],
  });
});

test('TOUR-7 after a level come those behind it, after any other the first with a higher BB', () => {
  const schedule = readSchedule('25/50, 50/100, 50/100/100, 100/200');
  const after = (now: ReturnType<typeof level>) => levelsAfterThis(schedule, now).map(typedLevel);
  expect(after(level(25, 50))).toEqual(['50/100', '50/100/100', '100/200']);
  expect(after(level(50, 100))).toEqual(['50/100/100', '100/200']);
  expect(after(level(100, 200))).toEqual([]);
  const first = readSchedule('50/100, 50/100/100, 100/200');
  expect(levelsAfterThis(first, level(50, 100)).map(typedLevel)).toEqual(['50/100/100', '100/200']);
  // Not in the list: another ante, or between two levels, or below all of them.
  expect(after(level(50, 100, 25))).toEqual(['100/200']);
  expect(after(level(75, 150))).toEqual(['100/200']);
  expect(after(level(10, 20))).toEqual(['25/50', '50/100', '50/100/100', '100/200']);
  expect(after(level(300, 600))).toEqual([]);
});
