import { describe, expect, test } from 'vitest';
import { found, nextLines, potsText, settleText, stacksOf } from '../settle.ts';

const HEAD = 'Hand (1)\nstarted_at: 00:02:30 ended_at: 00:05:40\nSB 50 BB 100\nStack Setup:\n';
const THREE = 'Alice Dealer 5000\nBob SB 5000\nCharlie BB 5000\n';
const FOUR = `${THREE}David 5000\n`;
/** Three players, everybody folds to the BB. */
const WALK = '\nPreflop Base:\n1. Alice (Dealer): Fold\n2. Bob (SB): Fold\n';

describe('the stack setup', () => {
  test.each([
    [
      'SEAT-1 a list that starts elsewhere is read as a ring',
      'Charlie BB 5000\nAlice Dealer 5000\nBob SB 5000\n',
      ['SEAT-1 warning 5:1'],
    ],
    [
      'SEAT-1 without labels the first line is the Dealer',
      'Alice 5000\nBob 5000\nCharlie 5000\n',
      ['SEAT-1 warning 5:1'],
    ],
    [
      'SEAT-1 a missing label is read from the others',
      'Alice Dealer 5000\nBob SB 5000\nCharlie 5000\n',
      ['SEAT-1 warning 7:1'],
    ],
    [
      'SEAT-4 a label that contradicts the seat',
      `${THREE.replace('Dealer ', '')}`,
      ['SEAT-1 warning 5:1'],
    ],
  ])('%s, and the hand settles', (_, players, findings) => {
    const json = settleText(HEAD + players + WALK);
    expect(found(json)).toEqual(findings);
    expect(stacksOf(json)).toMatchObject({ Alice: 5000, Bob: 4950, Charlie: 5050 });
    expect(nextLines(json)).toEqual(['Bob Dealer 4950', 'Charlie SB 5050', 'Alice BB 5000']);
  });

  test.each([
    [
      'SEAT-1 two Dealers',
      'Alice Dealer 500\nBob Dealer 500\nCharlie BB 500\n',
      'SEAT-1 error 6:1',
    ],
    [
      'SEAT-1 no small blind between Dealer and BB',
      'Alice Dealer 500\nBob BB 500\nCharlie 500\n',
      'SEAT-1 error 6:1',
    ],
    [
      'SEAT-1 a player between the SB and the BB',
      'Alice Dealer 5\nBob SB 5\nDave 5\nCharlie BB 5\n',
      'SEAT-1 error 7:1',
    ],
    [
      'SEAT-1 eleven players',
      `${THREE}${'DEFGHIJK'
        .split('')
        .map((c) => `P${c} 500\n`)
        .join('')}`,
      'SEAT-1 error 15:1',
    ],
    [
      'SEAT-5 a BB without chips',
      'Alice Dealer 500\nBob SB 500\nCharlie BB 0\nDave 500\n',
      'SEAT-5 error 7:1',
    ],
    ['SEAT-5 one player with chips', 'Alice SB 500\nBob BB 0\n', 'SEAT-5 error 6:1'],
    [
      'SEAT-6 the same name twice',
      'Alice Dealer 500\nAlice SB 500\nCharlie BB 500\n',
      'SEAT-6 error 6:1',
    ],
    [
      'CHIP-1 a stack of 12.5',
      'Alice Dealer 12.5\nBob SB 500\nCharlie BB 500\n',
      'CHIP-1 error 5:14',
    ],
    ['CHIP-1 a stack of -5', 'Alice Dealer -5\nBob SB 500\nCharlie BB 500\n', 'CHIP-1 error 5:14'],
    [
      'CHIP-1 a stack of 1e400',
      'Alice Dealer 1e400\nBob SB 500\nCharlie BB 500\n',
      'CHIP-1 error 5:14',
    ],
  ])('%s is an error and nothing is settled', (_, players, finding) => {
    const json = settleText(HEAD + players);
    expect(found(json)).toContain(finding);
    expect(json).toMatchObject({ ok: false, pots: [], players: [], nextHand: null });
  });

  test('SEAT-2 heads-up whoever is not the BB is SB and button', () => {
    const json = settleText(
      `${HEAD}Alice Dealer 5000\nBob BB 5000\n\nPreflop Base:\n1. Alice: Fold\n`,
    );
    expect(found(json)).toEqual(['SEAT-2 warning 5:1']);
    expect(json.findings[0]?.fix).toBe('Alice SB 5000');
    expect(stacksOf(json)).toEqual({ Alice: 4950, Bob: 5050 });
  });

  test('SEAT-3 before the flop the player left of the BB acts first, after it the one left of the button', () => {
    const json = settleText(
      `${HEAD}${FOUR}\nPreflop Base:\n1. David: Call 100\n2. Alice: Call 100\n3. Bob: Call 100\n4. Charlie: Check\nFlop Base:\n5. Bob: Check\n`,
    );
    expect(found(json)).toEqual(['NOTE-5 warning 16:4']);
    expect(json.findings[0]?.message).toContain('Charlie (BB) to act, nothing to call');
  });

  test('SEAT-4 labels are derived from the BB on', () => {
    const seats = Array.from({ length: 7 }, (_, i) => `P${i} 5000\n`).join('');
    const json = settleText(HEAD + THREE + seats);
    expect(json.players.map((player) => player.position)).toEqual([
      'Dealer',
      'SB',
      'BB',
      'UTG',
      'UTG+1',
      'UTG+2',
      'MP',
      'MP+1',
      'HJ',
      'CO',
    ]);
  });

  test('SEAT-4 a known label on an action is checked against the seat', () => {
    const json = settleText(
      `${HEAD}${FOUR}\nPreflop Base:\n1. David (CO): Fold\n2. Alice (BTN): Fold\n3. Bob: Fold\n`,
    );
    expect(found(json)).toEqual(['SEAT-4 warning 11:4']);
  });

  test('SEAT-5 a dead small blind: nobody posts it', () => {
    const json = settleText(
      `${HEAD}Alice Dealer 5000\nBob SB 0\nCharlie BB 5000\nDavid 5000\n\nPreflop Base:\n1. David: Fold\n2. Alice (Dealer): Fold\n`,
    );
    expect(json.findings).toEqual([]);
    expect(json.totalPot).toBe(0);
    expect(json.returned).toEqual([{ name: 'Charlie', amount: 100 }]);
  });
});

describe('posting', () => {
  test('POST-1 a short small blind posts what there is and is all-in', () => {
    const json = settleText(`${HEAD}Alice Dealer 5000\nBob SB 30\nCharlie BB 5000\n`);
    expect(json.players[1]).toMatchObject({ live: 30, allIn: 'preflop' });
  });

  test('POST-5 with antes for all somebody all-in inside the ante wins that much from each', () => {
    // Bob has 30 of an ante of 50: 3 × 30 in the main pot, the rest between Alice and Charlie.
    const json = settleText(
      `Hand (1)\nSB 50 BB 100 Ante 50\nAnte Type: All\nStack Setup:\nAlice Dealer 5000\nBob SB 30\nCharlie BB 5000\n
Preflop Base:\n1. Alice: Call 100\n2. Charlie: Check\nFlop Base:\n3. Charlie: Check\n4. Alice: Check\nTurn Base:\n5. Charlie: Check\n6. Alice: Check\nRiver Base:\n7. Charlie: Check\n8. Alice: Check\n\nWinner: Bob\n`,
    );
    expect(potsText(json)).toEqual([
      'Main Pot 90 Alice Bob Charlie',
      'Side Pot 1 240 Alice Charlie',
    ]);
    // WIN-2: Bob cannot win the side pot, so it is open
    expect(found(json)).toContain('WIN-2 error 22:9');
  });
});

describe('sections', () => {
  const calls = '1. David: Call 100\n2. Alice: Call 100\n';
  const blinds = '3. Bob: Call 100\n4. Charlie: Check\n';

  test('SEC-1 a second action outside More 1 is a warning and the hand settles', () => {
    const json = settleText(
      `${HEAD}${THREE}\nPreflop Base:\n1. Alice: Raise 300\n2. Bob: Raise 900\n3. Charlie: Fold\n4. Alice: Fold\n`,
    );
    expect(found(json)).toEqual(['SEC-1 warning 13:4']);
    expect(json.findings[0]?.fix).toBe('Preflop More 1:');
    expect(json.nextHand).not.toBeNull();
  });

  test('SEC-2 a street nobody acts on has only its cards', () => {
    const json = settleText(
      `${HEAD}Alice SB 5000\nBob BB 5000\n\nPreflop Base:\n1. Alice: All-In 5000\n2. Bob: All-In 5000\nFlop Base (A♥ K♦ 7♣):\nTurn Base (2♠):\nRiver Base (9♦):\n\nShowdown:\nAlice: K♠ K♥\nBob: A♠ Q♠\n`,
    );
    expect(found(json)).toEqual(['NEXT-6 info 1:1']);
    expect(stacksOf(json)).toEqual({ Alice: 10_000, Bob: 0 });
  });

  test('SEC-3 a Base from the SB round to the Dealer is put in order', () => {
    const swapped = `${blinds.replace('3.', '1.').replace('4.', '2.')}${calls.replace('1.', '3.').replace('2.', '4.')}`;
    const json = settleText(`${HEAD}${FOUR}\nPreflop Base:\n${swapped}`);
    expect(found(json)).toEqual(['SEC-3 warning 10:1', 'NOTE-5 warning 14:4']);
    expect(json.players.map((player) => player.live)).toEqual([100, 100, 100, 100]);
  });

  test('SEC-3 if that is not legal either, it is read as written and the first misfit is ACT-1', () => {
    const json = settleText(
      `${HEAD}${FOUR}\nPreflop Base:\n1. Bob: Call 100\n2. David: Call 700\n`,
    );
    expect(found(json)[0]).toBe('ACT-1 error 11:4');
  });
});

describe('findings about actions', () => {
  const raised = `${HEAD}${THREE}\nPreflop Base:\n1. Alice (Dealer): Raise 300\n`;

  test.each([
    ['ACT-1 out of turn', '2. Charlie (BB): Call 300', 'ACT-1 error 11:4', null],
    ['ACT-1 the player whose turn it was', '2. Alice (Dealer): Call 300', 'ACT-1 error 11:4', null],
    ['ACT-2 a check facing a bet', '2. Bob (SB): Check', 'ACT-2 error 11:14', null],
    [
      'ACT-3 chips added instead of the total',
      '2. Bob (SB): Call 250',
      'ACT-3 error 11:19',
      'Call 300',
    ],
    ['ACT-3 a call above the stack', '2. Bob (SB): Call 6000', 'ACT-3 error 11:19', 'Call 300'],
    [
      'ACT-5 a raise below the minimum',
      '2. Bob (SB): Raise 400',
      'ACT-5 warning 11:20',
      'Raise 400 !',
    ],
    ['ACT-5 chips added to a raise', '2. Bob (SB): Raise 450', 'ACT-5 warning 11:20', 'Raise 500'],
    ['ACT-5 a raise below the bet', '2. Bob (SB): Raise 200', 'ACT-5 error 11:20', null],
    ['ACT-5 a bet over a bet', '2. Bob (SB): Bet 900', 'ACT-5 warning 11:18', 'Raise 900'],
    ['ACT-5 forced is information', '2. Bob (SB): Raise 400 !', 'ACT-5 info 11:20', null],
    [
      'CHIP-3 a raise above the stack',
      '2. Bob (SB): Raise 6000',
      'CHIP-3 error 11:20',
      'All-In 5000',
    ],
    [
      'CHIP-3 a raise of everything',
      '2. Bob (SB): Raise 5000',
      'CHIP-3 warning 11:20',
      'All-In 5000',
    ],
    [
      'CHIP-3 an all-in of something else',
      '2. Bob (SB): All-In 4950',
      'CHIP-3 error 11:21',
      'All-In 5000',
    ],
    ['NOTE-2 an unknown player', '2. Bobb (SB): Call 300', 'NOTE-2 error 11:4', 'Bob'],
    ['NOTE-4 a raise without an amount', '2. Bob (SB): Raise', 'NOTE-4 error 11:14', null],
    ['NOTE-1 a line that fits nothing', 'what a hand!', 'NOTE-1 error 11:1', null],
    [
      'ACT-8 the flop before the betting is over',
      'Flop Base (A♥ K♦ 7♣):',
      'ACT-8 error 11:1',
      null,
    ],
  ])('%s', (_, line, finding, fix) => {
    const json = settleText(`${raised}${line}\n`);
    expect(found(json)[0]).toBe(finding);
    if (fix !== null) expect(json.findings[0]?.fix).toBe(fix);
    const error = finding.includes('error');
    expect(json.ok).toBe(!error);
    // An error stops the hand: the pots are those before it.
    if (error) expect(json.totalPot).toBe(450);
  });

  test('ACT-2 a fold with nothing to call is a warning', () => {
    const json = settleText(
      `${HEAD}Alice SB 500\nBob BB 500\n\nPreflop Base:\n1. Alice: Call 100\n2. Bob: Fold\n`,
    );
    expect(found(json)).toEqual(['ACT-2 warning 10:9']);
    expect(stacksOf(json)).toEqual({ Alice: 600, Bob: 400 });
  });

  test('ACT-3 a call for the last chip is accepted with a warning', () => {
    const json = settleText(
      `${HEAD}Alice SB 500\nBob BB 300\n\nPreflop Base:\n1. Alice: Raise 400\n2. Bob: Call 300\n\nWinner: Bob\n`,
    );
    expect(found(json)).toEqual(['ACT-3 warning 10:14']);
    expect(json.findings[0]?.fix).toBe('All-In 300');
    expect(stacksOf(json)).toEqual({ Alice: 200, Bob: 600 });
  });

  test('ACT-3 against a short BB the price stays the full blind; its amount is accepted with a warning', () => {
    const course = (to: number): string =>
      `${HEAD}Alice Dealer 500\nBob SB 500\nCharlie BB 60\n\nPreflop Base:\n1. Alice: Fold\n2. Bob: Call ${to}\n\nWinner: Charlie\n`;
    expect(settleText(course(100)).findings).toEqual([]);
    const json = settleText(course(60));
    expect(found(json)).toEqual(['ACT-3 warning 11:14']);
    expect(json.findings[0]?.fix).toBe('Call 100');
    expect(stacksOf(json)).toEqual({ Alice: 500, Bob: 440, Charlie: 120 });
  });

  test('ACT-6 a raise that is not reopened is a warning and the hand goes on', () => {
    const json = settleText(
      `${HEAD}Alice Dealer 5000\nBob SB 150\nCharlie BB 5000\n\nPreflop Base:\n1. Alice: Call 100\n2. Bob: All-In 150\n3. Charlie: Call 150\nPreflop More 1:\n4. Alice: Raise 500\n5. Charlie: Fold\n\nWinner: Alice\n`,
    );
    expect(found(json)).toContain('ACT-6 warning 14:17');
    expect(json.ok).toBe(true);
  });

  test('ACT-1 everybody who was passed over is named at once', () => {
    const json = settleText(
      `${HEAD}${FOUR}\nPreflop Base:\n1. David: Raise 300\n2. Charlie: Call 300\n`,
    );
    expect(json.findings[0]?.message).toContain('If Alice and Bob folded, write that first.');
    expect(json.findings[0]?.fix).toBe('Alice: Fold, Bob: Fold');
  });

  test('NOTE-1 after a line that cannot be read nothing more is judged', () => {
    const json = settleText(
      `${HEAD}${THREE}\nPreflop Base:\nAlice sings\n2. Bob: Call 900\nFlop Base:\n3. Bob: Check\n`,
    );
    expect(json.findings.map((f) => f.rule)).toEqual(['NOTE-1']);
  });

  test('the referee goes on after an error with the fix applied, to find more', () => {
    const json = settleText(
      `${raised}2. Bob (SB): Call 250\n3. Charlie (BB): Call 200\nFlop Base:\n4. Bob (SB): Check\n5. Alice (Dealer): Check\n`,
    );
    expect(found(json)).toEqual(['ACT-3 error 11:19', 'ACT-3 error 12:23', 'ACT-1 error 15:4']);
    expect(json.totalPot).toBe(450);
  });
});

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
    ['WIN-2 a pot nobody is named for', 'Winner: Alice', 'WIN-2 error 17:9'],
    ['WIN-2 a ranking that leaves a pot open', 'Ranking: Alice', 'WIN-2 error 17:1'],
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
      'WIN-4 unknown cards drop nobody',
      `${BOARD}\nShowdown:\nAlice: ? ?\nBob: A♠ A♦\nCharlie: K♦ K♣`,
      'WIN-4 error 21:1',
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
      'Bob mucked and gave up the Side Pot 1. The declaration stands.',
    ]);
  });

  test('WIN-2 the open pot is named with its candidates', () => {
    const json = settleText(`${threeWay}\nWinner: Alice\n`);
    expect(json.findings.find((f) => f.rule === 'WIN-2')?.message).toContain(
      'Side Pot 1 of 1,000. Bob or Charlie',
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

  test('NOTE-5 a hand that stops early says whose turn it is and what he may do', () => {
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
