import { describe, expect, it } from 'vitest';
import { Recorder } from './recorder.ts';
import { conflictOf } from './scene.ts';

const SET_UP = `Hand (12)
started_at: 00:02:30 ended_at: HH:MM:SS
SB 2500 BB 5000 Ante 5000
Stack Setup:
Alice Dealer 80000
Bob SB 165000
Charlie BB 265000
Dana 100000
Emil 90000
`;

const recorderOf = (actions: string): Recorder =>
  new Recorder({ id: 'x', name: 'x', hands: [`${SET_UP}\n${actions}`], at: 0 });

/** Inserts an action after so many moments, counted from the blinds. */
function insert(recorder: Recorder, cursor: number, action: Parameters<Recorder['act']>[0]): void {
  recorder.cursor.value = cursor;
  recorder.isInserting.value = true;
  recorder.act(action);
}

const actionsOf = (recorder: Recorder): string =>
  recorder.text.value.slice(recorder.text.value.indexOf('Preflop Base'));

const FOLD = { verb: 'fold' } as const;

describe('a forgotten action', () => {
  it('ACT-1 is put in, and everybody did what the player before was said to have done', () => {
    // Dana folded unseen: it was Emil who raised, Alice and Bob who folded, Charlie who called.
    const recorder = recorderOf(`Preflop Base:
1. Dana: Raise 12000
2. Emil: Fold
3. Alice (Dealer): Fold
4. Bob (SB): Call 12000
`);
    insert(recorder, 0, FOLD);
    expect(actionsOf(recorder)).toBe(`Preflop Base:
1. Dana: Fold
2. Emil: Raise 12000
3. Alice (Dealer): Fold
4. Bob (SB): Fold
5. Charlie (BB): Call 12000
`);
    expect(recorder.scene.value.stage).toBe('betting');
    expect(recorder.isInserting.value).toBe(false);
    // The action that was put in is shown, and one undo takes all of it back.
    expect(recorder.cursor.value).toBe(1);
    recorder.undo();
    expect(actionsOf(recorder)).toContain('1. Dana: Raise 12000');
  });

  it('SEC-1 shifts later streets too, with their boards and sections', () => {
    const recorder = recorderOf(`Preflop Base:
1. Dana: Call 5000
2. Emil: Raise 15000
3. Alice (Dealer): Fold
4. Bob (SB): Fold
5. Charlie (BB): Fold
Preflop More 1:
6. Dana: Call 15000
Flop Base (A♥ K♦ 7♣):
7. Dana: Bet 20000
8. Emil: Call 20000
`);
    // Alice called before the others folded.
    insert(recorder, 2, { verb: 'call', to: 15000 });
    const text = actionsOf(recorder);
    expect(text).toContain(
      '3. Alice (Dealer): Call 15000\n4. Bob (SB): Fold\n5. Charlie (BB): Fold\n',
    );
    expect(text).toContain('Preflop More 1:\n6. Dana: Fold\n');
    // Emil raised and has nothing to call: from there on the lines are kept and marked.
    expect(text).toContain('Dana: Call 15000');
    expect(text).toContain('Flop Base (A♥ K♦ 7♣):');
    expect(text).toContain('Dana: Bet 20000');
    expect(conflictOf(recorder.scene.value)?.line.verb).toBe('call');
  });

  it('CHIP-3 keeps and marks what no longer fits, and drops nothing', () => {
    const recorder = recorderOf(`Preflop Base:
1. Dana: Raise 12000
2. Emil: All-In 90000
3. Alice (Dealer): Fold
4. Bob (SB): Fold
`);
    insert(recorder, 0, FOLD);
    // Alice cannot be all-in for Emil's 90,000.
    expect(conflictOf(recorder.scene.value)?.line.verb).toBe('all-in');
    expect(actionsOf(recorder).match(/Fold|Raise 12000|All-In 90000/g)).toEqual([
      'Fold',
      'Raise 12000',
      'All-In 90000',
      'Fold',
      'Fold',
    ]);
  });

  it('leaves lines with their players where only that line is missing', () => {
    const recorder = recorderOf(`Preflop Base:
1. Dana: Raise 12000
2. Alice (Dealer): Call 12000
3. Bob (SB): Fold
4. Charlie (BB): Fold
`);
    expect(conflictOf(recorder.scene.value)?.line.name).toBe('Alice');
    recorder.isInserting.value = true;
    recorder.act(FOLD);
    expect(actionsOf(recorder)).toContain('2. Emil: Fold\n3. Alice (Dealer): Call 12000\n');
    expect(recorder.scene.value.stage).toBe('betting');
  });

  it('ACT-9 does not make others absent: the rule acts when the turn of the absent comes', () => {
    const recorder = recorderOf(`Preflop Base:
1. Dana: Raise 12000
2. Emil: Fold (away)
3. Alice (Dealer): Fold
4. Bob (SB): Call 12000
`);
    insert(recorder, 0, FOLD);
    expect(actionsOf(recorder)).toBe(`Preflop Base:
1. Dana: Fold
2. Emil: Fold (away)
3. Alice (Dealer): Raise 12000
4. Bob (SB): Fold
5. Charlie (BB): Call 12000
`);
  });
});

describe('undo', () => {
  const texts = [SET_UP, SET_UP.replace('(12)', '(13)'), SET_UP.replace('(12)', '(14)')];
  const recorder = new Recorder({ id: 'x', name: 'x', hands: texts, at: 0 });

  it('takes back what was done, not where somebody looked, and shows it there', () => {
    recorder.openHand(1);
    recorder.act(FOLD);
    recorder.openHand(2);
    recorder.openHand(0);
    recorder.undo();
    expect(recorder.session.value).toMatchObject({ hands: texts, at: 1 });
    expect(recorder.timeline.value.past).toEqual([]);
    recorder.redo();
    expect(recorder.session.value.at).toBe(1);
    expect(recorder.text.value).toContain('1. Dana: Fold');
  });

  it('does not lose what can be done again by looking elsewhere', () => {
    recorder.undo();
    recorder.openHand(2);
    recorder.redo();
    expect(recorder.session.value.at).toBe(1);
    expect(recorder.text.value).toContain('1. Dana: Fold');
  });
});
