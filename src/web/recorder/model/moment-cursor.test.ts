import { describe, expect, it } from 'vitest';
import { beginChoice, chooseByKey } from './acting.ts';
import { answerPot, askedPot, askPots } from './declared.ts';
import { toldScene } from './moment-cursor.ts';
import { PageState } from './page-state.ts';
import { Recorder } from './recorder.ts';
import { stackHistory } from './street-report.ts';

const HAND = `Hand (1)
SB 50 BB 100
Stack Setup:
Alice Dealer 5000
Bob SB 4000
Charlie BB 3000
Dora 2000

Preflop Base:
1. Dora: Fold
2. Alice (Dealer): Raise 300
3. Bob (SB): All-In 4000
4. Charlie (BB): Fold
Preflop More 1:
5. Alice (Dealer): Call 4000
Flop Base (A♥ K♦ 7♣):
Turn Base (2♠):
River Base (9♦):
`;
const SET_UP = HAND.slice(0, HAND.indexOf('\nPreflop'));

const pageOf = (text: string, isReadOnly: boolean): PageState => {
  const recorder = new Recorder({ id: '1', name: 'Friday', hands: [text], at: 0 });
  return new PageState(
    recorder,
    { read: () => null, write: () => false, watch: () => () => {} },
    isReadOnly,
  );
};

describe('what a replayer tells', () => {
  const told = (moment: number | null, isReadOnly = true): string => {
    const ui = pageOf(`${HAND}\nWinner: Bob\n`, isReadOnly);
    ui.recorder.cursor.value = moment;
    const scene = toldScene(ui);
    const { sections } = scene.verdict!.record;
    const played = sections.map(({ street, actions }) => `${street} ${actions.length}`).join(', ');
    return `${played}; Bob ${stackHistory(scene, 1).at(-1)!.stack}`;
  };
  it.each([
    ['at the blinds nothing', 0, 'preflop 0, preflop 0; Bob 3950'],
    ['after three actions three', 3, 'preflop 3, preflop 0; Bob 0'],
    ['at the flop its board', 6, 'preflop 4, preflop 1, flop 0; Bob 0'],
    // 4,000 of Bob and of Alice, 100 of Charlie.
    ['at the end everything', null, 'preflop 4, preflop 1, flop 0, turn 0, river 0; Bob 8100'],
  ])('%s', (_, moment, expected) => {
    expect(told(moment)).toBe(expected);
  });

  it('is less than a recorder tells, which is about the whole hand', () => {
    expect(told(0, false)).toBe(told(null));
  });
});

describe('a seat has one letter', () => {
  it('whoever is to act: a is the first line of the set-up', () => {
    const ui = pageOf(SET_UP, false);
    expect(beginChoice(ui, 'fold-to')).toBe(true);
    // Dora is to act; Bob is the second line.
    expect(chooseByKey(ui, ui.choice.value!, 'b')).toBe(true);
    expect(ui.legal.value?.seat).toBe(1);
  });

  it('also among the winners of a pot, though others cannot win it', () => {
    const ui = pageOf(HAND, false);
    expect(askPots(ui)).toBe(true);
    expect(askedPot(ui)!.eligible.map(({ name }) => name)).toEqual(['Alice', 'Bob']);
    expect(answerPot(ui, askedPot(ui)!, 'c')).toBe(false);
    expect(answerPot(ui, askedPot(ui)!, 'b')).toBe(true);
    expect(ui.recorder.text.value).toContain('Main Pot: Bob\n');
  });
});
