import { describe, expect, it } from 'vitest';
import { moveOn, type Session, type Timeline, undo } from './session.ts';
import { packTimeline, unpackTimeline } from './session-recovery.ts';

const FIRST: Session = { id: 'a', name: 'Friday', hands: ['one'], at: 0 };

/** So many changes of the last hand, with a new hand now and then. */
function worked(steps: number, text = (i: number) => `hand ${i}`): Timeline<Session> {
  let line: Timeline<Session> = { past: [], present: FIRST, future: [] };
  for (let i = 0; i < steps; i++) {
    const { hands } = line.present;
    const next = i % 7 === 6 ? [...hands, text(i)] : hands.with(-1, text(i));
    line = moveOn(line, { ...FIRST, hands: next, at: next.length - 1 });
  }
  return line;
}

describe('what can be undone after a reload', () => {
  it('is every step, and what was undone already', () => {
    const line = undo(undo(worked(60)));
    expect(unpackTimeline(packTimeline(line)!, line.present)).toEqual(line);
  });

  it('is the last 200 steps of a long session', () => {
    const line = worked(1_000);
    const kept = unpackTimeline(packTimeline(line)!, line.present)!;
    expect(kept.past).toEqual(line.past.slice(-200));
  });

  it('is what there is room for', () => {
    const line = worked(150, (i) => `${i} ${'long '.repeat(4_000)}`);
    const packed = packTimeline(line)!;
    expect(packed.length).toBeLessThan(1_000_000);
    const { past } = unpackTimeline(packed, line.present)!;
    expect(past.length).toBeGreaterThan(5);
    expect(past).toEqual(line.past.slice(-past.length));
  });

  it('is nothing if the session was changed elsewhere', () => {
    const line = worked(5);
    const packed = packTimeline(line)!;
    expect(unpackTimeline(packed, { ...line.present, hands: ['other'], at: 0 })).toBeNull();
    expect(unpackTimeline(packed, { ...line.present, id: 'b' })).toBeNull();
  });
});
