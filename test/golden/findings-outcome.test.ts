import { describe, expect, test } from 'vitest';
import { found, settleText, stacksOf } from '../settle.ts';
import { HEAD, THREE } from './small-tables.ts';

describe('the outcome', () => {
  /** Alice is all-in for 500; Bob and Charlie have 1,000 in; Dave folded 100. */
  const threeWay = `Hand (1)
SB 50 BB 100
Stack Setup:
Alice Dealer 500
Bob SB 1000
Charlie BB 1000
Dave 1000

Preflop Base:
1. Dave: Call 100
2. Alice: All-In 500
3. Bob: All-In 1000
4. Charlie: All-In 1000
Preflop More 1:
5. Dave: Fold
`;
  const BOARD = 'Flop Base (A♥ K♥ Q♥):\nTurn Base (9♦):\nRiver Base (2♣):\n';

  test('WIN-1 each pot goes to the best hand among its eligible players', () => {
    const json = settleText(
      `${threeWay}${BOARD}\nShowdown:\nAlice: J♥ T♥\nBob: A♠ A♦\nCharlie: K♦ K♣\n`,
    );
    expect(json.findings.filter((f) => f.severity !== 'info' && f.rule !== 'NOTE-3')).toEqual([]);
    expect(json.pots.map((pot) => pot.winners)).toEqual([
      [{ name: 'Alice', amount: 1600 }],
      [{ name: 'Bob', amount: 1000 }],
    ]);
  });

  test.each([
    [
      'WIN-2 one ranking for all pots',
      'Ranking: Alice > Bob > Charlie',
      { Alice: 1600, Bob: 1000, Charlie: 0, Dave: 900 },
    ],
    [
      'WIN-2 a tie in the ranking',
      'Ranking: Alice = Bob > Charlie',
      { Alice: 800, Bob: 1800, Charlie: 0, Dave: 900 },
    ],
    [
      'WIN-2 players missing in a ranking rank last',
      'Ranking: Charlie',
      { Alice: 0, Bob: 0, Charlie: 2600, Dave: 900 },
    ],
    [
      'WIN-2 winners per pot',
      'Winners:\nMain Pot: Alice, Bob\nSide Pot 1: Charlie',
      { Alice: 800, Bob: 800, Charlie: 1000, Dave: 900 },
    ],
    ['WIN-2 one name for all pots', 'Winner: Bob', { Alice: 0, Bob: 2600, Charlie: 0, Dave: 900 }],
  ])('%s', (_, outcome, stacks) => {
    const json = settleText(`${threeWay}\n${outcome}\n`);
    expect(json.ok).toBe(true);
    expect(stacksOf(json)).toEqual(stacks);
  });

  test.each([
    ['WIN-3 a winner who folded', 'Winner: Dave', 'WIN-3 error 17:9'],
    [
      'WIN-3 a player who cannot win that pot',
      'Winners:\nMain Pot: Bob\nSide Pot 1: Alice',
      'WIN-3 error 19:13',
    ],
    [
      'WIN-3 a pot that is not there',
      'Winners:\nMain Pot: Bob\nSide Pot 1: Bob\nSide Pot 2: Bob',
      'WIN-3 error 20:1',
    ],
    [
      'WIN-5 the same card twice',
      `${BOARD}\nShowdown:\nAlice: A♥ J♥\nBob: A♠ A♦\nCharlie: K♦ K♣`,
      'WIN-5 error 21:8',
    ],
    [
      'WIN-5 three hole cards',
      `${BOARD}\nShowdown:\nAlice: J♥ T♥ 3♥\nBob: A♠ A♦\nCharlie: K♦ K♣`,
      'WIN-5 error 21:8',
    ],
  ])('%s is an error and nobody is paid', (_, outcome, finding) => {
    const json = settleText(`${threeWay}\n${outcome}\n`.replace('\n\nFlop', '\nFlop'));
    expect(found(json)).toContain(finding);
    expect(json.ok).toBe(false);
    expect(json.nextHand).toBeNull();
    expect(json.players.every((player) => player.won === null)).toBe(true);
    expect(json.pots.every((pot) => pot.winners.length === 0)).toBe(true);
  });

  test.each([
    ['WIN-2 a pot nobody is named for', 'Winner: Alice', 'WIN-2 error 17:9', ['Alice', '']],
    ['WIN-2 a ranking that leaves a pot open', 'Ranking: Alice', 'WIN-2 error 17:1', ['Alice', '']],
    [
      'WIN-4 unknown cards drop nobody',
      `${BOARD}\nShowdown:\nAlice: ? ?\nBob: A♠ A♦\nCharlie: K♦ K♣`,
      'WIN-4 error 21:1',
      ['', 'Bob'],
    ],
  ])('%s: the other pot has its winner, stacks and the next hand wait', (...row) => {
    const [, outcome, finding, winners] = row;
    const json = settleText(`${threeWay}\n${outcome}\n`.replace('\n\nFlop', '\nFlop'));
    expect(found(json)).toContain(finding);
    expect(json.ok).toBe(false);
    expect(json.pots.map((pot) => pot.winners.map(({ name }) => name).join())).toEqual(winners);
    expect(json.players.every(({ won, new: left }) => won === null && left === null)).toBe(true);
    expect(json.nextHand).toBeNull();
  });

  test.each([
    ['WIN-2 winners told in two ways', 'Ranking: Bob > Alice\nWinner: Alice', 'WIN-2 error 18:9'],
    ['WIN-3 a player twice in a ranking', 'Ranking: Bob > Alice > Bob', 'WIN-3 error 17:24'],
    [
      'WIN-3 a player twice in a pot',
      'Winners:\nMain Pot: Bob, Bob\nSide Pot 1: Bob',
      'WIN-3 error 18:16',
    ],
    [
      'WIN-3 a board that is not there',
      'Winners:\nMain Pot, Board 2: Bob\nSide Pot 1: Bob',
      'WIN-3 error 18:1',
    ],
  ])('%s is an error', (_, outcome, finding) => {
    expect(found(settleText(`${threeWay}\n${outcome}\n`))).toContain(finding);
  });

  test('WIN-3 an error in the declaration is not followed by WIN-2', () => {
    const json = settleText(`${threeWay}\nWinners:\nMain Pot: Bob\nSide Pot 1: Alice\n`);
    expect(json.findings.map((f) => f.rule)).not.toContain('WIN-2');
  });

  test('WIN-3 whoever mucked and is declared is named', () => {
    const json = settleText(
      `${threeWay}${BOARD}\nShowdown:\nBob: mucks\nWinners:\nMain Pot: Bob\nSide Pot 1: Bob\n`,
    );
    expect(json.findings.filter((f) => f.rule === 'WIN-3').map((f) => f.message)).toEqual([
      'Bob mucked and gave up the Main Pot. The declaration stands.',
      'Bob mucked and gave up Side Pot 1. The declaration stands.',
    ]);
  });

  test('WIN-2 the open pot is named with its candidates', () => {
    const json = settleText(`${threeWay}\nWinner: Alice\n`);
    expect(json.findings.find((f) => f.rule === 'WIN-2')?.message).toContain(
      'Side Pot 1, 1,000. Bob or Charlie',
    );
  });

  test('WIN-3 a declaration against the cards stands, with a warning', () => {
    const json = settleText(
      `${threeWay}${BOARD}\nShowdown:\nAlice: J♥ T♥\nBob: A♠ A♦\nCharlie: K♦ K♣\nWinners:\nMain Pot: Bob\nSide Pot 1: Bob\n`,
    );
    expect(json.ok).toBe(true);
    expect(json.findings.map((f) => `${f.rule} ${f.severity}`)).toContain('WIN-3 warning');
    expect(stacksOf(json)).toMatchObject({ Bob: 2600 });
  });

  test.each([
    ['the two who tie', 'Alice, Bob', 0],
    ['the two who tie, the other way round', 'Bob, Alice', 0],
    ['one of them and somebody else', 'Alice, Charlie', 1],
    ['one of them alone', 'Alice', 1],
    ['both and somebody else', 'Alice, Bob, Charlie', 1],
  ])('WIN-3 Alice and Bob tie; declared are %s', (_, declared, warnings) => {
    // Both have two pairs, aces and kings; Charlie has what lies there.
    const cards = 'Alice: A♠ K♠\nBob: A♦ K♦\nCharlie: 8♠ 7♦';
    const json = settleText(
      `${threeWay}${BOARD}\nShowdown:\n${cards}\nWinners:\nMain Pot: ${declared}\nSide Pot 1: Bob\n`,
    );
    expect(json.findings.filter(({ rule }) => rule === 'WIN-3')).toHaveLength(warnings);
  });

  test('WIN-2, WIN-4 a pot that everybody gave up is open, and has everybody for a candidate', () => {
    const json = settleText(
      `${threeWay}${BOARD}\nShowdown:\nAlice: mucks\nBob: mucks\nCharlie: mucks\n`,
    );
    expect(json.findings.filter((f) => f.severity === 'error').map((f) => f.rule)).toEqual([
      'WIN-2',
      'WIN-2',
    ]);
  });

  test('WIN-4 whoever mucks gives up every pot', () => {
    const json = settleText(
      `${threeWay}${BOARD}\nShowdown:\nAlice: mucks\nBob: mucks\nCharlie: ? ?\n`,
    );
    expect(json.ok).toBe(true);
    expect(stacksOf(json)).toMatchObject({ Charlie: 2600 });
  });

  test('RUN-1 run twice, each board pays its half', () => {
    const json = settleText(
      `${HEAD}Alice SB 5000\nBob BB 5000\n\nPreflop Base:\n1. Alice: All-In 5000\n2. Bob: All-In 5000\nFlop Base (A♥ K♦ 7♣):\nTurn Base (2♠):\nRiver Base (9♦):\nBoard 2 (Q♥ Q♦ 3♣ 4♠ 8♦)\n\nShowdown:\nAlice: K♠ K♥\nBob: A♠ Q♠\n`,
    );
    expect(json.ok).toBe(true);
    expect(stacksOf(json)).toEqual({ Alice: 5000, Bob: 5000 });
  });

  test('RUN-1 a second board with the wrong number of cards', () => {
    const json = settleText(
      `${HEAD}Alice SB 5000\nBob BB 5000\n\nPreflop Base:\n1. Alice: All-In 5000\n2. Bob: All-In 5000\nFlop Base (A♥ K♦ 7♣):\nTurn Base (2♠):\nRiver Base (9♦):\nBoard 2 (Q♥ Q♦)\n\nShowdown:\nAlice: K♠ K♥\nBob: A♠ Q♠\n`,
    );
    expect(found(json)).toEqual(['RUN-1 error 14:1']);
  });

  test('POT-8 max win is the sum of the pots a player is eligible for', () => {
    const json = settleText(`${threeWay}\nWinner: Bob\n`);
    expect(json.players.map((player) => player.maxWin)).toEqual([1600, 2600, 2600, 0]);
  });

  test('NEXT-6 the last player wins the tournament; the hand is ok and there is no next', () => {
    const json = settleText(
      `${HEAD}Alice SB 5000\nBob BB 5000\n\nPreflop Base:\n1. Alice: All-In 5000\n2. Bob: All-In 5000\n\nWinner: Bob\n`,
    );
    expect(found(json)).toEqual(['NEXT-6 info 1:1']);
    expect(json).toMatchObject({ ok: true, nextHand: null });
    expect(json.findings[0]?.message).toContain('Bob');
  });

  test('NOTE-5 a hand that stops early says whose turn it is and what they may do', () => {
    const json = settleText(`${HEAD}${THREE}\nPreflop Base:\n1. Alice: Raise 300\n`);
    expect(found(json)).toEqual(['NOTE-5 warning 10:4']);
    expect(json.findings[0]?.message).toContain(
      'Bob (SB) to act, 250 to call, may raise to between 500 and 5,000',
    );
    expect(json).toMatchObject({ ok: true, nextHand: null, totalPot: 450 });
    expect(json.players.every((player) => player.new === null)).toBe(true);
  });

  test('NOTE-5 a set-up without streets is information', () => {
    expect(found(settleText(HEAD + THREE))).toEqual(['NOTE-5 info 7:1']);
  });
});
