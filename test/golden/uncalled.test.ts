import { describe, expect, test } from 'vitest';
import type { FindingJson } from '../../src/referee/index.ts';
import { settleText, stacksOf } from '../settle.ts';

const hand = (players: string, course: string, head = 'SB 50 BB 100'): string =>
  `Hand (1)\nstarted_at: 00:02:30 ended_at: 00:05:40\n${head}\nStack Setup:\n${players}\n\n${course}\n`;

/** Al has raised to 3,000 and Bo is all-in for 1,000: nobody has a decision any more. */
const raised = (rest: string, head?: string): string =>
  hand('Al SB 5000\nBo BB 1000', `Preflop Base:\nAl: Raise 3000\nBo: All-In 1000\n${rest}`, head);

const found = (text: string, rule: string): FindingJson[] =>
  settleText(text).findings.filter((finding) => finding.rule === rule);

const winnersOf = (text: string): readonly string[] =>
  settleText(text).pots.map(
    ({ name, amount, winners }) =>
      `${name} ${amount}: ${winners.map((share) => `${share.name} ${share.amount}`).join(', ')}`,
  );

describe('a fold after betting is over', () => {
  const FOLD = 'Preflop More 1:\nAl: Fold\n';

  test('RET-1 the uncalled 2,000 go back before the fold gives up the pot', () => {
    const json = settleText(raised(FOLD));
    expect(json.ok).toBe(true);
    expect(json.returned).toEqual([{ name: 'Al', amount: 2000 }]);
    expect(winnersOf(raised(FOLD))).toEqual(['Main Pot 2000: Bo 2000']);
    expect(stacksOf(json)).toEqual({ Al: 4000, Bo: 2000 });
  });

  test.each([
    ['the flop', 'Flop Base (A♥ K♦ 7♣):\nAl: Fold\n'],
    ['the river', 'Flop Base (A♥ K♦ 7♣):\nTurn Base (2♠):\nRiver Base (9♦):\nAl: Fold\n'],
    ['a flop without cards', 'Flop Base:\nAl: Fold\n'],
    [
      'the flop, with the board run out after it',
      'Flop Base (A♥ K♦ 7♣):\nAl: Fold\nTurn Base (2♠):\nRiver Base (9♦):\n',
    ],
    [
      'the turn, after a check on the flop',
      'Flop Base (A♥ K♦ 7♣):\nAl: Check\nTurn Base (2♠):\nAl: Fold\n',
    ],
  ])('RET-1 the same with the fold on %s', (_, rest) => {
    const json = settleText(raised(rest));
    expect(json.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(json.returned).toEqual([{ name: 'Al', amount: 2000 }]);
    expect(stacksOf(json)).toEqual({ Al: 4000, Bo: 2000 });
  });

  test('ACT-8 the finding is a warning that says what happened to the chips', () => {
    const [finding] = found(raised(FOLD), 'ACT-8');
    expect(finding).toMatchObject({ severity: 'warning', found: 'Fold' });
    expect(finding!.message).toContain('uncalled 2,000');
    expect(finding!.message).toMatch(/muck/);
  });

  test('ACT-8 a forced fold there is mere information', () => {
    const text = raised('Preflop More 1:\nAl: Fold !\n');
    expect(found(text, 'ACT-8')).toMatchObject([{ severity: 'info' }]);
    expect(stacksOf(settleText(text))).toEqual({ Al: 4000, Bo: 2000 });
  });

  test('ACT-8 whoever mucked is not called folded, and keeps the chips nobody called', () => {
    const al = settleText(raised(FOLD)).players[0]!;
    expect(al).toMatchObject({ live: 3000, contributed: 1000, final: 4000, won: 0, folded: null });
  });

  test('RET-1 a big blind that folds to an all-in below it gets the rest back', () => {
    const text = hand('Al SB 60\nBo BB 5000', 'Preflop Base:\nAl: All-In 60\nBo: Fold\n');
    const json = settleText(text);
    expect(json.returned).toEqual([{ name: 'Bo', amount: 40 }]);
    expect(winnersOf(text)).toEqual(['Main Pot 120: Al 120']);
    expect(stacksOf(json)).toEqual({ Al: 120, Bo: 4940 });
  });

  test('RET-1 a small blind that folds to a big blind all-in below it gets the rest back', () => {
    const text = hand('Al SB 5000\nBo BB 30', 'Preflop Base:\nAl: Fold\n');
    const json = settleText(text);
    expect(json.returned).toEqual([{ name: 'Al', amount: 20 }]);
    expect(winnersOf(text)).toEqual(['Main Pot 60: Bo 60']);
  });

  test('RET-1 a big blind all-in with nothing but its ante wins the ante alone', () => {
    const text = hand('Al SB 5000\nBo BB 80', 'Preflop Base:\nAl: Fold\n', 'SB 50 BB 100 Ante 100');
    const json = settleText(text);
    expect(json.returned).toEqual([{ name: 'Al', amount: 50 }]);
    expect(winnersOf(text)).toEqual(['Main Pot 80: Bo 80']);
    expect(stacksOf(json)).toEqual({ Al: 5000, Bo: 80 });
  });

  /** A and B all-in for 500, D folded after 800, C in for 2,000. */
  const fourWay = (rest: string, head?: string): string =>
    hand(
      'C Dealer 4000\nD SB 4000\nA BB 500\nB 500',
      `Preflop Base:
B: All-In 500
C: Call 500
D: Raise 800
A: All-In 500
Preflop More 1:
C: Raise 2000
D: Fold
${rest}`,
      head,
    );

  test('RET-1 1,200 back, the main pot between the all-ins, the side pot stays its one player’s', () => {
    const text = fourWay('Flop Base:\nC: Fold\n\nWinner: A');
    const json = settleText(text);
    expect(json.returned).toEqual([{ name: 'C', amount: 1200 }]);
    expect(winnersOf(text)).toEqual(['Main Pot 2000: A 2000', 'Side Pot 1 600: C 600']);
    expect(stacksOf(json)).toEqual({ A: 2000, B: 0, C: 3800, D: 3200 });
  });

  test('WIN-1 the main pot goes to the better of the two hands left, whatever the third holds', () => {
    const text = fourWay(
      `Preflop More 2:
C: Fold
Flop Base (K♥ K♦ 7♣):
Turn Base (2♠):
River Base (9♦):

Showdown:
A: A♠ Q♠
B: 9♠ 9♥
C: K♠ K♣`,
    );
    expect(winnersOf(text)).toEqual(['Main Pot 2000: B 2000', 'Side Pot 1 600: C 600']);
  });

  test('WIN-2 until they are told, the open pot is between the two left, and the other is shown', () => {
    const text = fourWay('Flop Base:\nC: Fold\n');
    expect(winnersOf(text)).toEqual(['Main Pot 2000: ', 'Side Pot 1 600: C 600']);
    expect(found(text, 'NOTE-5')[0]!.message).toContain('the winners of Main Pot (A, B).');
    expect(settleText(text).players.map(({ won }) => won)).toEqual([null, null, null, null]);
  });

  test('RET-2 shown as a side pot the same chips stay their owner’s', () => {
    const text = raised(FOLD, 'SB 50 BB 100\nUncalled: Side Pot');
    expect(winnersOf(text)).toEqual(['Main Pot 2000: Bo 2000', 'Side Pot 1 2000: Al 2000']);
    expect(stacksOf(settleText(text))).toEqual({ Al: 4000, Bo: 2000 });
  });

  test('WIN-3 declaring whoever mucked is a warning, and the declaration stands', () => {
    const text = raised(`${FOLD}\nWinner: Al`);
    expect(found(text, 'WIN-3')).toMatchObject([{ severity: 'warning' }]);
    expect(stacksOf(settleText(text))).toEqual({ Al: 6000, Bo: 0 });
  });

  test('ACT-1 whoever mucked does not act again', () => {
    const text = raised(`${FOLD}Flop Base:\nAl: Check\n`);
    expect(found(text, 'ACT-1')).toMatchObject([{ severity: 'error' }]);
  });
});

describe('other lines after betting is over', () => {
  test.each([
    ['Check'],
    ['Call'],
    ['Call 3000'],
    ['Bet 500'],
    ['Raise 4000'],
    ['All-In'],
    ['All-In 5000'],
  ])('ACT-8 %s moves nothing', (line) => {
    const json = settleText(raised(`Preflop More 1:\nAl: ${line}\n\nWinner: Bo`));
    expect(json.ok).toBe(true);
    expect(json.returned).toEqual([{ name: 'Al', amount: 2000 }]);
    expect(stacksOf(json)).toEqual({ Al: 4000, Bo: 2000 });
  });

  test('ACT-1 the last player left has nothing to do: the line is an error and the pot stays theirs', () => {
    const text = hand('Al SB 5000\nBo BB 1000', 'Preflop Base:\nAl: Fold\nBo: Fold\n');
    const json = settleText(text);
    expect(json.findings).toMatchObject([{ rule: 'ACT-1', severity: 'error' }]);
    expect(json.pots).toMatchObject([{ amount: 100, eligible: ['Bo'] }]);
    expect(json.returned).toEqual([{ name: 'Bo', amount: 50 }]);
  });

  test('ACT-1 an all-in player’s fold is an error: the hand stays in', () => {
    const text = raised('Preflop More 1:\nBo: Fold\n');
    expect(settleText(text).findings).toMatchObject([{ rule: 'ACT-1', severity: 'error' }]);
  });
});
