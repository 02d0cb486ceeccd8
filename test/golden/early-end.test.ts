import { describe, expect, test } from 'vitest';
import type { FindingJson } from '../../src/referee/index.ts';
import { settleText, stacksOf } from '../settle.ts';

const hand = (players: string, course: string): string =>
  `Hand (1)\nstarted_at: 00:02:30 ended_at: 00:05:40\nSB 50 BB 100\nStack Setup:\n${players}\n\n${course}\n`;

const THREE = 'Al Dealer 5000\nBo SB 5000\nCy BB 5000';
/** 300 from everybody, nobody all-in: 900 in the middle. */
const CALLED = 'Preflop Base:\nAl: Raise 300\nBo: Call 300\nCy: Call 300\n';

const findings = (text: string, rule: string): readonly FindingJson[] =>
  settleText(text).findings.filter((finding) => finding.rule === rule);

describe('winners declared before the hand is written to its end', () => {
  test.each([
    ['no street after the first', '\nWinner: Bo'],
    ['a ranking', '\nRanking: Bo > Al = Cy'],
    ['winners by pot', '\nWinners:\nMain Pot: Bo'],
    [
      'board cards without a word of action',
      'Flop Base (A♥ K♦ 7♣):\nTurn Base (2♠):\nRiver Base (9♦):\n\nWinner: Bo',
    ],
    [
      'a flop that is checked and nothing more',
      'Flop Base (A♥ K♦ 7♣):\nBo: Check\nCy: Check\nAl: Check\n\nWinner: Bo',
    ],
    [
      'a street that is left in the middle, with nothing to call',
      'Flop Base:\nBo: Check\n\nWinner: Bo',
    ],
  ])('WIN-2 %s: what nobody wrote down was checked through', (_, rest) => {
    const text = hand(THREE, `${CALLED}${rest}`);
    const json = settleText(text);
    expect(json.ok).toBe(true);
    expect(json.findings).toMatchObject([{ rule: 'NOTE-5', severity: 'info' }]);
    expect(stacksOf(json)).toEqual({ Al: 4700, Bo: 5600, Cy: 4700 });
    expect(json.nextHand).not.toBeNull();
  });

  test('WIN-2 a street that is skipped was checked through, and the bets after it count', () => {
    const text = hand(
      THREE,
      `${CALLED}Turn Base (2♠):\nBo: Bet 500\nCy: Call 500\nAl: Fold\n\nWinner: Cy`,
    );
    expect(findings(text, 'NOTE-5')).toMatchObject([{ severity: 'info' }]);
    expect(stacksOf(settleText(text))).toEqual({ Al: 4700, Bo: 4200, Cy: 6100 });
  });

  test('WIN-2 the big blind who was not asked any more has checked', () => {
    const text = hand(THREE, 'Preflop Base:\nAl: Fold\nBo: Call 100\n\nWinner: Cy');
    expect(stacksOf(settleText(text))).toEqual({ Al: 5000, Bo: 4900, Cy: 5100 });
  });

  test.each([
    ['the flop', 'Flop Base:\nBo: Bet 400\n\nWinner: Al', 'Cy (BB)', '400'],
    [
      'a raise',
      'Flop Base:\nBo: Bet 400\nCy: Raise 1000\nAl: Fold\n\nWinner: Cy',
      'Bo (SB)',
      '600',
    ],
  ])('WIN-2 whoever still faces a bet is the error, with what they face: %s', (...row) => {
    const [, rest, who, toCall] = row;
    const text = hand(THREE, `${CALLED}${rest}`);
    const json = settleText(text);
    expect(json).toMatchObject({ ok: false, nextHand: null });
    const [error] = json.findings.filter(({ severity }) => severity === 'error');
    expect(error).toMatchObject({ rule: 'WIN-2' });
    expect(error!.message).toContain(who);
    expect(error!.message).toContain(`${toCall} to call`);
    expect(json.players.every(({ won }) => won === null)).toBe(true);
  });

  test('WIN-2 nobody acted at all: the first player faces the big blind', () => {
    const [error] = findings(hand(THREE, 'Winner: Al'), 'WIN-2');
    expect(error).toMatchObject({ severity: 'error' });
    expect(error!.message).toContain('Al (Dealer)');
    expect(error!.message).toContain('100 to call');
  });

  test('WIN-2 missing board cards are not a finding once winners are declared', () => {
    const text = hand(
      'Al SB 5000\nBo BB 5000',
      'Preflop Base:\nAl: All-In 5000\nBo: All-In 5000\n\nWinner: Al',
    );
    expect(settleText(text).findings.map(({ rule }) => rule)).toEqual(['NEXT-6']);
  });

  test('NOTE-5 without declared winners the hand stops where it stops', () => {
    const text = hand(THREE, `${CALLED}Flop Base (A♥ K♦ 7♣):\nBo: Check\n`);
    expect(settleText(text).findings).toMatchObject([{ rule: 'NOTE-5', severity: 'warning' }]);
    expect(stacksOf(settleText(text))).toEqual({ Al: null, Bo: null, Cy: null });
  });
});

describe('a hand run twice that cannot be', () => {
  const TWO = 'Al SB 5000\nBo BB 5000';
  const RIVER = 'Flop Base (A♥ K♦ 7♣):\nTurn Base (2♠):\nRiver Base (9♦):\n';
  const checks = 'Bo: Check\nAl: Check\n';
  const checked = `Preflop Base:\nAl: Call 100\nBo: Check\nFlop Base (A♥ K♦ 7♣):\n${checks}Turn Base (2♠):\n${checks}River Base (9♦):\n${checks}`;

  test('RUN-1 a second board where nobody was all-in is a warning and pays nothing', () => {
    // Al wins on the first board; on the second it would be Bo.
    const shown = '\nShowdown:\nAl: A♠ 3♣\nBo: 2♦ 3♦';
    const text = hand(TWO, `${checked}Board 2 (2♥)\n${shown}`);
    expect(findings(text, 'RUN-1')).toMatchObject([{ severity: 'warning' }]);
    expect(stacksOf(settleText(text))).toEqual({ Al: 5100, Bo: 4900 });
  });

  test('RUN-1 winners declared for a board that pays nothing are left aside', () => {
    const text = hand(
      TWO,
      `${checked}Board 2 (2♥)\n\nWinners:\nMain Pot, Board 1: Al\nMain Pot, Board 2: Bo`,
    );
    expect(settleText(text).findings).toMatchObject([{ rule: 'RUN-1', severity: 'warning' }]);
    expect(stacksOf(settleText(text))).toEqual({ Al: 5100, Bo: 4900 });
  });

  test('RUN-1 a second board after everybody folded is a warning and pays nothing', () => {
    const text = hand(TWO, 'Preflop Base:\nAl: All-In 5000\nBo: Fold\nBoard 2 (A♦ K♥ 7♠ 2♥ 9♣)\n');
    expect(findings(text, 'RUN-1')).toMatchObject([{ severity: 'warning' }]);
    expect(stacksOf(settleText(text))).toEqual({ Al: 5100, Bo: 4900 });
  });

  const ALL_IN = `Preflop Base:\nAl: All-In 5000\nBo: All-In 5000\n${RIVER}Board 2 (Q♥ Q♦ 3♣ 4♠ 8♦)\n`;

  test.each([
    ['by pot', 'Winners:\nMain Pot: Al', 'Main Pot, Board 1: Al'],
    ['by name', 'Winner: Al', 'Main Pot, Board 1: Al'],
    ['by a ranking', 'Ranking: Al > Bo', 'Main Pot, Board 1: …'],
  ])(
    'RUN-1 with two boards a winner declared %s is an error that says to name the board',
    (...row) => {
      const [, outcome, remedy] = row;
      const text = hand(TWO, `${ALL_IN}\n${outcome}`);
      expect(settleText(text)).toMatchObject({ ok: false, nextHand: null });
      expect(findings(text, 'RUN-1')).toMatchObject([{ severity: 'error' }]);
      expect(findings(text, 'RUN-1')[0]!.message).toContain(remedy);
    },
  );

  test('RUN-1 named board by board they are paid', () => {
    const text = hand(TWO, `${ALL_IN}\nWinners:\nMain Pot, Board 1: Al\nMain Pot, Board 2: Bo`);
    expect(settleText(text).ok).toBe(true);
    expect(stacksOf(settleText(text))).toEqual({ Al: 5000, Bo: 5000 });
  });
});

describe('a hand that has to be shown', () => {
  const TWO = 'Al SB 5000\nBo BB 3000';
  const BOARD = 'Flop Base (A♥ K♦ 7♣):\nTurn Base (2♠):\nRiver Base (9♦):\n';

  test('SHOW-1 a muck with a player all-in and no more betting is a warning and stands', () => {
    const text = hand(
      TWO,
      `Preflop Base:\nAl: Raise 4000\nBo: All-In 3000\n${BOARD}\nShowdown:\nBo: A♠ Q♠\nAl: mucks`,
    );
    expect(settleText(text).findings).toMatchObject([
      { rule: 'SHOW-1', severity: 'warning', line: 17 },
    ]);
    expect(stacksOf(settleText(text))).toEqual({ Al: 2000, Bo: 6000 });
  });

  test('SHOW-1 without an all-in a muck is nothing to speak of', () => {
    const text = hand(
      TWO,
      `Preflop Base:\nAl: Call 100\nBo: Check\nFlop Base (A♥ K♦ 7♣):\nBo: Check\nAl: Check\nTurn Base (2♠):\nBo: Check\nAl: Check\nRiver Base (9♦):\nBo: Bet 500\nAl: Call 500\n\nShowdown:\nBo: A♠ Q♠\nAl: mucks`,
    );
    expect(settleText(text).findings).toEqual([]);
  });

  test('SHOW-1 a fold that is a muck is told once, as ACT-8', () => {
    const text = hand(
      TWO,
      'Preflop Base:\nAl: Raise 4000\nBo: All-In 3000\nPreflop More 1:\nAl: Fold\n',
    );
    expect(settleText(text).findings.map(({ rule }) => rule)).toEqual(['ACT-8']);
  });
});

describe('bets and raises below the minimum', () => {
  const FOUR = 'Al Dealer 5000\nBo SB 5000\nCy BB 5000\nDi 5000';
  const LIMPED =
    'Preflop Base:\nDi: Call 100\nAl: Call 100\nBo: Call 100\nCy: Check\nFlop Base (A♥ K♦ 7♣):\n';
  const first = (text: string): FindingJson => settleText(text).findings[0]!;

  test('ACT-4 a bet below the big blind', () => {
    expect(first(hand(FOUR, `${LIMPED}Bo: Bet 60`))).toMatchObject({
      rule: 'ACT-4',
      severity: 'warning',
      expected: 'at least 100',
    });
  });

  const SHORT = 'Al Dealer 5000\nBo SB 160\nCy BB 5000\nDi 230';
  test.each([
    ['a short opening all-in', 'Bo: All-In 60\nCy: Raise 150', '160'],
    ['two short all-ins', 'Bo: All-In 60\nCy: Call 60\nDi: All-In 130\nAl: Raise 200', '230'],
  ])('ACT-4 a raise over %s is to at least that amount and one big blind', (_, course, least) => {
    const finding = settleText(hand(SHORT, `${LIMPED}${course}`)).findings[0]!;
    expect(finding).toMatchObject({ rule: 'ACT-4', severity: 'warning' });
    expect(finding.expected).toBe(`at least ${least}`);
  });

  test('ACT-5 once there is a full bet a raise below the minimum is ACT-5', () => {
    expect(first(hand(FOUR, `${LIMPED}Bo: Bet 300\nCy: Raise 500`))).toMatchObject({
      rule: 'ACT-5',
    });
  });

  test('ACT-5 a raise by at least half is completed to the minimum (TDA 43)', () => {
    // Bet 300: a full raise is to 600, half of it to 450.
    const { message } = first(hand(FOUR, `${LIMPED}Bo: Bet 300\nCy: Raise 450`));
    expect(message).toContain('at least half');
    expect(message).toContain('complete it to 600');
    expect(message).toContain('TDA 43');
  });

  test('ACT-5 less than half is a call, unless a raise was declared (TDA 43)', () => {
    const { message } = first(hand(FOUR, `${LIMPED}Bo: Bet 300\nCy: Raise 449`));
    expect(message).toContain('less than half');
    expect(message).toContain('a call of 300');
    expect(message).toContain('declared');
    expect(message).toContain('600');
  });
});

describe('absent players', () => {
  test('ACT-9 an absent player who could have checked is not folded: a warning, and it stands', () => {
    const text = hand(THREE, `${CALLED}Flop Base:\nBo: Fold (away)\nCy: Bet 100\nAl: Fold\n`);
    const json = settleText(text);
    expect(json.findings).toMatchObject([
      { rule: 'ACT-9', severity: 'warning', found: 'Fold (away)', fix: 'Check (away)' },
    ]);
    expect(stacksOf(json)).toEqual({ Al: 4700, Bo: 4700, Cy: 5600 });
  });

  test('ACT-9 what happened all the same is marked and is then mere information', () => {
    const text = hand(THREE, `${CALLED}Flop Base:\nBo: Fold (away) !\nCy: Bet 100\nAl: Fold\n`);
    expect(settleText(text).findings).toMatchObject([{ rule: 'ACT-9', severity: 'info' }]);
  });

  test('ACT-9 facing a bet the absent player folds; a check there cannot be', () => {
    const right = `${CALLED}Flop Base:\nBo: Check (away)\nCy: Bet 100\nAl: Fold\nFlop More 1:\nBo: Fold (away)\n`;
    expect(settleText(hand(THREE, right)).findings).toEqual([]);
    const wrong = right.replace('Bo: Fold (away)', 'Bo: Check (away)');
    expect(settleText(hand(THREE, wrong)).findings).toMatchObject([
      { rule: 'ACT-2', severity: 'error', fix: 'Fold (away)' },
    ]);
  });
});
