import { describe, expect, it } from 'vitest';
import { readCards } from '../../../formats/notation/index.ts';
import { handNames } from './awards.ts';
import { declaredPots, withNameAt } from './declared.ts';
import { withAction, withBoard2, withHole, withWinners } from './edits.ts';
import { type Scene, sceneOf } from './scene.ts';

const ALL_IN = `Hand (9)
SB 500 BB 1000
Stack Setup:
Alice Dealer 20001
Bob SB 50000
Charlie BB 60000

Preflop Base:
1. Alice (Dealer): All-In 20001
2. Bob (SB): All-In 50000
3. Charlie (BB): Call 50000
Flop Base (A♥ K♦ 7♣):
Turn Base (2♠):
River Base (9♦):
`;
const TWICE = `${ALL_IN}Board 2 (2♣ 3♣ 4♣ 5♣ 6♦)\n`;

const named = (scene: Scene, at: number, name: string): Scene =>
  withWinners(scene, withNameAt(declaredPots(scene), at, name));

describe('winners pot by pot', () => {
  it('WIN-2 a name goes in and comes out again', () => {
    const told = named(named(sceneOf(ALL_IN), 0, 'Alice'), 0, 'Bob');
    expect(told.text).toContain('Main Pot: Alice, Bob\n');
    const less = named(told, 0, 'Alice');
    expect(less.text).toContain('Main Pot: Bob\n');
    expect(named(less, 0, 'Bob').text).not.toContain('Winners');
  });

  it('RUN-1 each board has its own line, in the order pots and boards are paid', () => {
    const scene = sceneOf(TWICE);
    expect(declaredPots(scene).map(({ pot, board }) => [pot, board])).toEqual([
      [0, 1],
      [0, 2],
      [1, 1],
      [1, 2],
    ]);
    const told = named(named(scene, 3, 'Bob'), 0, 'Alice');
    expect(told.text).toContain('Main Pot, Board 1: Alice\nSide Pot 1, Board 2: Bob\n');
    expect(told.stage).toBe('showdown');
    const all = named(named(told, 1, 'Charlie'), 2, 'Charlie');
    expect(all.stage).toBe('settled');
    expect(all.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('WIN-3 with the second board goes what was declared for it', () => {
    const lines = ['Main Pot, Board 1: Alice', 'Main Pot, Board 2: Bob', 'Side Pot 1: Charlie'];
    const scene = sceneOf(`${TWICE}\nWinners:\n${lines.join('\n')}\n`);
    const once = withBoard2(scene, []);
    expect(once.text).toContain('Winners:\nMain Pot: Alice\nSide Pot 1: Charlie\n');
    expect(once.findings.filter(({ rule }) => rule === 'WIN-3')).toEqual([]);
    expect(once.stage).toBe('settled');
    const second = sceneOf(`${TWICE}\nWinners:\nMain Pot, Board 2: Bob\n`);
    const none = withBoard2(second, []);
    expect(none.text).not.toContain('Winners');
    expect(none.stage).toBe('showdown');
  });

  it('RUN-1 a line without a board holds for both until one is told apart', () => {
    const scene = sceneOf(`${TWICE}\nWinners:\nMain Pot: Alice\nSide Pot 1: Bob\n`);
    expect(declaredPots(scene).map(({ names }) => names.join())).toEqual([
      'Alice',
      'Alice',
      'Bob',
      'Bob',
    ]);
    const apart = named(named(scene, 1, 'Charlie'), 1, 'Alice');
    expect(apart.text).toContain('Main Pot, Board 1: Alice\nMain Pot, Board 2: Charlie\n');
    expect(apart.stage).toBe('settled');
  });
});

it('RUN-1 a hand is named on both boards', () => {
  const [ace, king] = readCards('as ks').cards;
  const scene = withHole(sceneOf(TWICE), 'Bob', [ace!, king!]);
  expect(handNames(scene).get('Bob')).toBe('two pair, aces and kings / straight, six high');
});

it('WIN-4 cards typed before a fold stand under Cards once the player has folded', () => {
  const start = sceneOf(ALL_IN.split('1. Alice')[0]!);
  const { cards } = readCards('K♠ K♥');
  const given = withHole(start, 'Alice', [cards[0]!, cards[1]!]);
  const folded = withAction(given, { verb: 'fold' });
  expect(folded.text).toContain('Cards:\nAlice: K♠ K♥\n\nPreflop Base:\n1. Alice (Dealer): Fold\n');
  expect(folded.text).not.toContain('Showdown');
  const late = withHole(folded, 'Alice', [cards[1]!, cards[0]!]);
  expect(late.text).toContain('Cards:\nAlice: K♥ K♠\n');
  expect(late.text).not.toContain('Showdown');
});
