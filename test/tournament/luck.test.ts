import { describe, expect, test } from 'vitest';
import { allInsOf, checkSession, reportOf } from '../../src/tournament/index.ts';
import { randomSession } from '../sessions.ts';

/** Aces against a flush draw, all-in on the turn. */
const TURN = `Hand (1)
SB 50 BB 100
Stack Setup:
A Dealer 1000
B SB 1000
C BB 1000

Preflop Base:
1. A (Dealer): Raise 300
2. B (SB): Fold
3. C (BB): Call 300
Flop Base (K♥ 9♥ 2♣):
4. C (BB): Check
5. A (Dealer): Check
Turn Base (3♠):
6. C (BB): All-In 700
7. A (Dealer): All-In 700
River Base (4♥):

Showdown:
A: A♠ A♦
C: 8♥ 7♥
`;

describe('WIN-4 luck', () => {
  test('WIN-4 an all-in on the turn: nine hearts of 44 cards win', () => {
    const { hands } = checkSession(TURN);
    const { players, allIns } = reportOf(hands, allInsOf(hands));
    // Nine of the thirteen hearts are left; 2,050 chips are in the middle.
    const worth = (2050 * 9) / 44;
    expect(allIns).toHaveLength(1);
    expect(allIns![0]).toMatchObject({ hand: 0, street: 'turn' });
    const luck = Object.fromEntries(players.map(({ name, luck: own }) => [name, own]));
    expect(luck.C!.worth).toBeCloseTo(worth, 6);
    expect(luck.A!.worth).toBeCloseTo(2050 - worth, 6);
    expect([luck.A!.won, luck.C!.won]).toEqual([0, 2050]);
    expect(luck.A!.hands).toEqual([0]);
    expect(luck.B).toEqual({ worth: 0, won: 0, hands: [] });
  });

  test.each([
    [
      'a hand that is not known',
      TURN.replace('A: A♠ A♦\nC: 8♥ 7♥', 'A: ? ?\nC: 8♥ 7♥\n\nWinner: C'),
    ],
    ['a hand nobody saw to its end', TURN.replace(/\nShowdown:[\s\S]*/, '\nResult: not seen\n')],
    ['a misdeal', `${TURN}\nResult: void\n`],
    ['a hand that cannot be played', TURN.replace('All-In 700', 'Fold\n7. C (BB): Bet 200')],
    [
      'a hand in which all but one folded',
      TURN.replace('A (Dealer): All-In 700', 'A (Dealer): Fold'),
    ],
    [
      'a bet on the river',
      TURN.replaceAll('All-In 700', 'Bet 300').replace('A (Dealer): Bet', 'A (Dealer): Call'),
    ],
  ])('WIN-4 %s has no figure', (_, text) => {
    expect(allInsOf(checkSession(text).hands)).toEqual([]);
  });

  test('WIN-4 without being asked for, luck is nothing', () => {
    const report = reportOf(checkSession(TURN).hands);
    expect(report.allIns).toBeNull();
    expect(report.players[0]!.luck).toBeNull();
  });

  test('POT-6 what all-ins were worth is what they brought, all players together', () => {
    const { hands } = checkSession(
      randomSession({ seed: 5, hands: 15, players: 5, lines: ['rebuy'] }),
    );
    const allIns = allInsOf(hands);
    expect(allIns.length).toBeGreaterThan(0);
    for (const { players } of allIns) {
      const worth = players.reduce((sum, player) => sum + player.worth, 0);
      expect(worth).toBeCloseTo(
        players.reduce((sum, player) => sum + player.won, 0),
        4,
      );
    }
  });
});
