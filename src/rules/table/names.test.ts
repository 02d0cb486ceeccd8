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
    ['D'],
    ['12 Monkeys'],
    ['.hack'],
    ['Ann-Marie'],
    ['Joker*'],
    ['q@home~'],
    ['a/b+c_d'],
    ['Handy'],
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
    ['Alice ', 'space'],
    ['\u00a0Alice', 'space'],
    ['Al\u0000ice', 'control'],
    ['Al\nice', 'control'],
    ['Al\u001fice', 'control'],
    ['Al\u007fice', 'control'],
    ['🂡'.repeat(41), 'long'],
    ['0. Ann', 'number'],
    ['9.', 'number'],
    ['Player ０', 'sign'],
    ['Player ９', 'sign'],
    ['Alice *x', 'sign'],
    ['*Alice', 'bullet'],
    ['-Alice', 'bullet'],
    ['•Alice', 'bullet'],
    ['Hand 3', 'keyword'],
    ['Main Pot', 'keyword'],
  ])('SEAT-6 %j is refused: %s', (name, kind) => {
    expect(checkName(name)?.kind).toBe(kind);
  });

  it('SEAT-6 the sign that stands first is named', () => {
    expect(checkName('a = b (c)')).toEqual({ kind: 'sign', sign: '=' });
    expect(checkName('Bob #2')).toEqual({ kind: 'sign', sign: '#' });
  });
});
