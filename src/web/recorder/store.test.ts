import { describe, expect, it } from 'vitest';
import { readCards } from '../../notation/index.ts';
import { checkText } from '../../referee/index.ts';
import { conflictOf } from './model/conflict.ts';
import { withRandomCards } from './model/random-cards.ts';
import { SAMPLE_HAND } from './sample.ts';
import { Recorder } from './store.ts';

const SET_UP = `Hand (12)
started_at: 00:02:30 ended_at: HH:MM:SS
SB 2500 BB 5000 Ante 5000
Stack Setup:
Alice Dealer 80000
Bob SB 165000
Charlie BB 265000
Dana 100000
`;

const recorderOf = (text: string): Recorder =>
  new Recorder({ id: 'x', name: 'x', hands: [text], at: 0 });

describe('a conflict', () => {
  const call = { verb: 'call' } as const;
  const conflicting = (): Recorder => {
    const recorder = recorderOf(SET_UP);
    for (const action of [{ verb: 'raise', to: 15000 } as const, call, call, call]) {
      recorder.act(action);
    }
    recorder.cursor.value = 0;
    recorder.act({ verb: 'raise', to: 20000 });
    return recorder;
  };

  it('is the first line the replay could not follow', () => {
    const { line, finding } = conflictOf(conflicting().scene.value)!;
    expect(line.name).toBe('Alice');
    expect(finding?.rule).toBe('ACT-3');
  });

  it('is answered by acting: the line is replaced', () => {
    const recorder = conflicting();
    recorder.cursor.value = null;
    for (let i = 0; i < 3; i++) recorder.act(call);
    expect(recorder.scene.value.stage).toBe('betting');
    expect(recorder.text.value.match(/Call 20000/g)).toHaveLength(3);
  });

  it('ACT-1 a line of somebody else stays: the action comes before it', () => {
    const recorder = recorderOf(SET_UP);
    for (const action of [{ verb: 'raise', to: 15000 } as const, call, call]) recorder.act(action);
    recorder.removeAction(recorder.scene.value.moments[2]!.place!);
    expect(conflictOf(recorder.scene.value)?.line.name).toBe('Bob');
    recorder.act({ verb: 'fold' });
    expect(recorder.text.value).toContain('2. Alice (Dealer): Fold\n3. Bob (SB): Call 15000\n');
    expect(recorder.scene.value.stage).toBe('betting');
  });
});

describe('folding up to a seat', () => {
  it('leaves that seat to act, or the winner', () => {
    const recorder = recorderOf(SET_UP);
    recorder.foldTo(1);
    expect(recorder.scene.value.legal?.seat).toBe(1);
    recorder.foldTo(2);
    expect(recorder.scene.value.stage).toBe('settled');
  });
});

describe('cards', () => {
  const allIn = (): Recorder => {
    const recorder = recorderOf(SET_UP);
    for (const verb of ['all-in', 'all-in', 'fold', 'fold'] as const) recorder.act({ verb });
    return recorder;
  };

  it('WIN-5 the board is written street by street and taken back', () => {
    const recorder = allIn();
    recorder.wholeBoard(readCards('ah kd 7c 2s').cards);
    expect(recorder.text.value).toContain('Flop Base (A♥ K♦ 7♣):\nTurn Base (2♠):\n');
    recorder.wholeBoard([]);
    expect(recorder.text.value).not.toContain('Flop');
  });

  it('WIN-1 a seed fills what is unknown, always in the same way, and pays', () => {
    const recorder = allIn();
    const text = withRandomCards(recorder.scene.value, 5);
    expect(withRandomCards(recorder.scene.value, 5)).toBe(text);
    recorder.write(text);
    expect(recorder.scene.value.stage).toBe('settled');
    expect(withRandomCards(recorder.scene.value, 6)).toBe(text);
  });
});

it('POT-4 the sample hand is right in every way and has three pots', () => {
  const [verdict] = checkText(SAMPLE_HAND).hands;
  expect(verdict?.findings).toEqual([]);
  expect(verdict?.settlement?.pots).toHaveLength(3);
  expect(verdict?.nextHand).not.toBeNull();
});
