import { describe, expect, it } from 'vitest';
import { checkName } from './names.ts';

describe('SEAT-6 names', () => {
  it.each([
    ['Alice'],
    ['Alice Smith'],
    ['Player 2'],
    ["O'Brien-Jones Jr."],
    ['a>b'],
    ['a=b'],
    ['C#'],
    ['李雷'],
    ['🂡🂮'],
    ['x'],
    ['x'.repeat(40)],
    ['🂡'.repeat(40)],
    ['SB Alice'],
  ])('SEAT-6 %s is good', (name) => {
    expect(checkName(name)).toBeNull();
  });

  it.each<[string, string]>([
    ['', 'empty'],
    ['x'.repeat(41), 'long'],
    ['Alice SB', 'label'],
    ['Alice utg+1', 'label'],
    ['BTN', 'label'],
    ['12. Alice', 'number'],
    ['12.', 'number'],
    ['Al:ice', 'sign'],
    ['Alice, Jr', 'sign'],
    ['Alice (x)', 'sign'],
    ['Alice #1', 'sign'],
    ['#1', 'sign'],
    ['a > b', 'sign'],
    ['a = b', 'sign'],
    [' Alice', 'space'],
    ['Al\u0000ice', 'control'],
    ['Al\nice', 'control'],
  ])('SEAT-6 %j is refused: %s', (name, kind) => {
    expect(checkName(name)?.kind).toBe(kind);
  });
});
