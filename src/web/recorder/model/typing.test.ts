import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { minimalChange } from '../../text/editor-sync.ts';
import { Recorder } from './recorder.ts';
import { Typing } from './typing.ts';

const start = () => {
  const recorder = new Recorder({ id: 'a', name: 'a', hands: ['x'], at: 0 });
  return { recorder, typing: new Typing(recorder) };
};

describe('typing into the recorder', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is one step of undo as long as nobody pauses', () => {
    const { recorder, typing } = start();
    for (const text of ['xa', 'xab', 'xabc']) typing.write(text);
    vi.advanceTimersByTime(1_000);
    typing.write('xabcd');
    recorder.undo();
    expect(recorder.text.value).toBe('xabc');
    recorder.undo();
    expect(recorder.text.value).toBe('x');
    recorder.redo();
    expect(recorder.text.value).toBe('xabc');
  });

  it('leaves no step behind if it was taken back by hand', () => {
    const { recorder, typing } = start();
    typing.write('xa');
    typing.write('x');
    expect(recorder.timeline.value.past).toEqual([]);
  });

  it('does not swallow what was done at the table meanwhile', () => {
    const { recorder, typing } = start();
    typing.write('xa');
    recorder.write('xa table');
    typing.write('xa table b');
    recorder.undo();
    expect(recorder.text.value).toBe('xa table');
    recorder.undo();
    expect(recorder.text.value).toBe('xa');
  });
});

describe('the smallest change', () => {
  it.each([
    ['abc', 'abc', null],
    ['abc', 'abXc', { from: 2, to: 2, insert: 'X' }],
    ['aaa', 'aa', { from: 2, to: 3, insert: '' }],
    ['', 'ab', { from: 0, to: 0, insert: 'ab' }],
    ['one two', 'one 2 two', { from: 4, to: 4, insert: '2 ' }],
  ])('%s → %s', (before, after, change) => {
    expect(minimalChange(before, after)).toEqual(change);
  });
});
