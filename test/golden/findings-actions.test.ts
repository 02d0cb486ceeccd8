import { describe, expect, test } from 'vitest';
import { found, settleText, stacksOf } from '../settle.ts';
import { FOUR, HEAD, THREE } from './small-tables.ts';

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

  test('ACT-1 who could have checked is not said to have folded', () => {
    const flop =
      '\nPreflop Base:\n1. Alice (Dealer): Call 100\n2. Bob (SB): Call 100\n3. Charlie (BB): Check\nFlop Base (A♥ K♦ 7♣):\n4. Alice (Dealer): Bet 100\n';
    const [finding] = settleText(HEAD + THREE + flop).findings;
    expect(finding).toMatchObject({ rule: 'ACT-1', fix: null });
    expect(finding?.message).toContain('Write what Bob did first.');
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
