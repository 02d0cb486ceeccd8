import { describe, expect, test } from 'vitest';
import { found, nextLines, potsText, settleText, stacksOf } from '../settle.ts';
import { FOUR, HEAD, THREE, WALK } from './small-tables.ts';

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
      'SEAT-1 a missing Dealer label is read from the others',
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
