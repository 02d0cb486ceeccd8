import { describe, expect, it } from 'vitest';
import { readCards } from '../../../formats/notation/index.ts';
import type { HoleCards } from '../../../record/index.ts';
import { checkText } from '../../../referee/index.ts';
import { withRandomCards } from '../views/random-cards.tsx';
import { Recorder } from './recorder.ts';
import { SAMPLE_HAND } from './sample-hand.ts';
import { conflictOf } from './scene.ts';

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
    const filled = withRandomCards(recorder.scene.value, 5);
    expect(withRandomCards(recorder.scene.value, 5).text).toBe(filled.text);
    recorder.show(filled);
    expect(recorder.scene.value.stage).toBe('settled');
    expect(withRandomCards(recorder.scene.value, 6).text).toBe(filled.text);
  });
});

it('POT-4 the sample hand is right in every way and has three pots', () => {
  const [verdict] = checkText(SAMPLE_HAND).hands;
  expect(verdict?.findings).toEqual([]);
  expect(verdict?.settlement?.pots).toHaveLength(3);
  expect(verdict?.nextHand).not.toBeNull();
});

describe('ACT-9 somebody is away', () => {
  const played = ({ text }: Recorder): string =>
    text.value.slice(text.value.indexOf('Preflop Base:\n'));

  it('ACT-9 the player to act folds to a bet at once, and it is undone as one step', () => {
    const recorder = recorderOf(SET_UP);
    recorder.toggleAway('Dana');
    expect(played(recorder)).toBe('Preflop Base:\n1. Dana: Fold (away)\n');
    expect([...recorder.away.value]).toEqual(['Dana']);
    recorder.undo();
    expect(recorder.text.value).toBe(SET_UP);
    expect(recorder.away.value.size).toBe(0);
    recorder.redo();
    expect(played(recorder)).toBe('Preflop Base:\n1. Dana: Fold (away)\n');
  });

  it('ACT-9 a seat marked before its turn acts when its turn comes', () => {
    const recorder = recorderOf(SET_UP);
    recorder.toggleAway('Alice');
    expect(recorder.text.value).toBe(SET_UP);
    recorder.act({ verb: 'call' });
    expect(played(recorder)).toBe(
      'Preflop Base:\n1. Dana: Call 5000\n2. Alice (Dealer): Fold (away)\n',
    );
    recorder.undo();
    expect(recorder.text.value).toBe(SET_UP);
    expect([...recorder.away.value]).toEqual(['Alice']);
    recorder.undo();
    expect(recorder.away.value.size).toBe(0);
  });

  it('ACT-9 a check while it is free, a fold to the bet, street after street', () => {
    const recorder = recorderOf(SET_UP);
    recorder.toggleAway('Charlie');
    // Dana and Alice fold, Bob completes; Charlie checks the option. On the flop Bob checks.
    for (const action of [
      { verb: 'fold' },
      { verb: 'fold' },
      { verb: 'call' },
      { verb: 'check' },
    ] as const)
      recorder.act(action);
    recorder.act({ verb: 'bet', to: 5000 });
    expect(played(recorder)).toBe(`Preflop Base:
1. Dana: Fold
2. Alice (Dealer): Fold
3. Bob (SB): Call 5000
4. Charlie (BB): Check (away)
Flop Base:
5. Bob (SB): Check
6. Charlie (BB): Check (away)
Turn Base:
7. Bob (SB): Bet 5000
8. Charlie (BB): Fold (away)
`);
    expect(recorder.scene.value.stage).toBe('settled');
  });

  it('ACT-9 two in a row are one step; marked back, the player is asked again', () => {
    const recorder = recorderOf(SET_UP);
    recorder.toggleAway('Alice');
    recorder.toggleAway('Bob');
    recorder.act({ verb: 'raise', to: 15000 });
    expect(played(recorder).match(/\(away\)/g)).toHaveLength(2);
    recorder.undo();
    recorder.toggleAway('Bob');
    recorder.act({ verb: 'raise', to: 15000 });
    expect(played(recorder).match(/\(away\)/g)).toHaveLength(1);
    expect(recorder.scene.value.legal?.seat).toBe(1);
  });

  it('ACT-9 the text says who is away in the next hand, until the key is pressed again', () => {
    const recorder = recorderOf(SET_UP);
    recorder.toggleAway('Dana');
    recorder.act({ verb: 'fold' });
    recorder.act({ verb: 'fold' });
    // A walk for Charlie. Bob has the button now, Charlie and Dana the blinds, Alice acts first.
    recorder.next();
    expect([...recorder.away.value]).toEqual(['Dana']);
    for (let i = 0; i < 3; i++) recorder.act({ verb: 'call' });
    expect(played(recorder)).toContain('4. Dana (BB): Check (away)\n');
    recorder.toggleAway('Dana');
    recorder.act({ verb: 'bet', to: 5000 });
    expect(recorder.scene.value.legal?.seat).toBe(recorder.scene.value.table!.bb);
    expect(recorder.away.value.size).toBe(0);
  });

  it('ACT-9 who is away and first to act in the next hand acts as it opens; undo leads back', () => {
    const recorder = recorderOf(SET_UP);
    recorder.act({ verb: 'fold' });
    recorder.toggleAway('Alice');
    recorder.act({ verb: 'fold' });
    recorder.next();
    expect(played(recorder)).toBe('Preflop Base:\n1. Alice: Fold (away)\n');
    recorder.undo();
    expect(recorder.session.value.hands).toHaveLength(1);
    expect(recorder.scene.value.stage).toBe('settled');
  });

  it('ACT-9 who acts in person is back', () => {
    const recorder = recorderOf(SET_UP);
    recorder.toggleAway('Dana');
    recorder.removeAction({ section: 0, action: 0 });
    recorder.toggleAway('Dana');
    recorder.toggleAway('Dana');
    expect(played(recorder)).toBe('Preflop Base:\n1. Dana: Fold (away)\n');
    recorder.cursor.value = 0;
    recorder.act({ verb: 'call' });
    expect(played(recorder)).toContain('1. Dana: Call 5000\n');
    expect(recorder.away.value.size).toBe(0);
  });

  it('ACT-9 an all-in hand stays in: nothing is asked of it', () => {
    const recorder = recorderOf(SET_UP);
    recorder.act({ verb: 'all-in' });
    recorder.toggleAway('Dana');
    recorder.act({ verb: 'fold' });
    recorder.act({ verb: 'fold' });
    recorder.act({ verb: 'call' });
    expect(recorder.text.value).not.toContain('away');
    expect(recorder.scene.value.stage).toBe('showdown');
  });

  it('ACT-9 folding up to a seat lets the rule act for those who are away', () => {
    const recorder = recorderOf(SET_UP);
    recorder.toggleAway('Alice');
    recorder.foldTo(2);
    expect(played(recorder)).toBe(
      'Preflop Base:\n1. Dana: Fold\n2. Alice (Dealer): Fold (away)\n3. Bob (SB): Fold\n',
    );
  });

  it('ACT-9 with everybody away the hand is checked down', () => {
    const recorder = recorderOf(SET_UP);
    recorder.toggleAway('Charlie');
    for (const verb of ['fold', 'fold', 'call'] as const) recorder.act({ verb });
    recorder.toggleAway('Bob');
    expect(played(recorder)).toMatch(/River Base:\n9\. Bob .*\n10\. Charlie .*: Check \(away\)\n$/);
    expect(played(recorder).match(/Check \(away\)/g)).toHaveLength(7);
    expect(recorder.scene.value.stage).toBe('showdown');
  });
});

describe('hole cards', () => {
  const hole = (typed: string): HoleCards => {
    const [first, second] = readCards(typed).cards;
    return [first!, second!];
  };

  it('known before the action stand in Cards, and decide the showdown without being typed again', () => {
    const recorder = recorderOf(SET_UP);
    recorder.hole('Dana', hole('kd kc'));
    recorder.hole('Alice', hole('as qs'));
    expect(recorder.text.value).toContain('\nCards:\nAlice: A♠ Q♠\nDana: K♦ K♣\n');
    for (const verb of ['all-in', 'all-in', 'fold', 'fold'] as const) recorder.act({ verb });
    expect(recorder.text.value).toContain('\nCards:\nAlice: A♠ Q♠\nDana: K♦ K♣\n');
    recorder.wholeBoard(readCards('ah kh 7c 2s 9d').cards);
    expect(recorder.scene.value.stage).toBe('settled');
    expect(recorder.text.value).not.toContain('Showdown');
  });

  it('can be taken back, and leave no heading behind', () => {
    const recorder = recorderOf(SET_UP);
    recorder.hole('Dana', hole('kd kc'));
    recorder.hole('Dana', null);
    expect(recorder.text.value).not.toContain('Cards:');
    recorder.undo();
    expect(recorder.text.value).toContain('Cards:\nDana: K♦ K♣\n');
  });

  it('of somebody who folded are known, not shown', () => {
    const recorder = recorderOf(SET_UP);
    for (const verb of ['all-in', 'all-in', 'fold', 'fold'] as const) recorder.act({ verb });
    recorder.hole('Bob', hole('kd kc'));
    recorder.hole('Alice', hole('as qs'));
    expect(recorder.text.value).toMatch(/Cards:\nBob: K♦ K♣\n[\s\S]*Showdown:\nAlice: A♠ Q♠\n/);
  });
});
