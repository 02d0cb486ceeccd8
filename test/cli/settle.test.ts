import { describe, expect, test } from 'vitest';
import { sidepot } from './fake-io.ts';
import { EXAMPLE, SHORT_CALL, WALK } from './sample-hands.ts';

describe('pots', () => {
  test('works out the pots of the line in the help', async () => {
    const ran = await sidepot([
      'pots',
      'Alice=300',
      'Bob=500',
      'Carol=1000',
      'Dave=100:folded',
      '--ante',
      '50',
    ]);
    expect(ran.exit).toBe(0);
    expect(ran.out).toBe(`Total Pot: 1,450            BB ante 50
Uncalled 500 returned to Carol

Main Pot: 1,050 (72.4%)
  Eligible: Alice, Bob, Carol          Excluded: Dave (folded)
  Calculation: 3 × 300 + 100 (Dave, folded) + 50 (BB ante) = 1,050
Side Pot 1: 400 (27.6%)
  Eligible: Bob, Carol          Excluded: Alice (capped at 300), Dave (folded)
  Calculation: 2 × (500 − 300) = 400
`);
  });

  test('prints JSON for machines', async () => {
    const ran = await sidepot(['pots', 'A=25k', 'B=1.5M', 'C=1.5M', '--json']);
    expect(JSON.parse(ran.out)).toMatchObject({
      totalPot: 3_025_000,
      returned: [],
      pots: [{ amount: 75_000 }, { amount: 2_950_000 }],
    });
  });

  test.each([
    ['CHIP-1 half a chip', ['Alice=12.5', 'Bob=5'], 'CHIP-1'],
    ['CHIP-1 a negative amount', ['Alice=-5', 'Bob=5'], 'CHIP-1'],
    ['CHIP-1 more than there can be', ['Alice=1e400', 'Bob=5'], 'CHIP-1'],
    ['SEAT-6 a name twice', ['Alice=1', 'Alice=2'], 'SEAT-6'],
    ['WIN-2 everybody folded', ['Alice=1:folded'], 'WIN-2'],
    ['no amount', ['Alice'], 'Name=amount'],
    ['an unknown state', ['Alice=1:gone'], 'Name=amount'],
  ])('%s is wrong usage and says so', async (_, players, words) => {
    const ran = await sidepot(['pots', ...players]);
    expect(ran.exit).toBe(2);
    expect(ran.err).toContain(words);
    expect(ran.out).toBe('');
  });
});

describe('settle', () => {
  test('reads standard input with nothing and with -', async () => {
    const nothing = await sidepot(['settle', '--json'], { stdin: WALK });
    const dash = await sidepot(['settle', '--json', '-'], { stdin: WALK });
    expect(nothing.out).toBe(dash.out);
    expect(nothing.exit).toBe(0);
  });

  test('RET-1 a walk: 500 back to the BB, a pot of 2,000', async () => {
    const { out } = await sidepot(['settle', '--json'], { stdin: WALK });
    const json = JSON.parse(out);
    expect(Object.keys(json)).toEqual([
      'hand',
      'ok',
      'findings',
      'totalPot',
      'returned',
      'pots',
      'players',
      'nextHand',
    ]);
    expect(json).toMatchObject({
      hand: 7,
      ok: true,
      findings: [],
      totalPot: 2000,
      returned: [{ name: 'Charlie', amount: 500 }],
      pots: [{ name: 'Main Pot', calculation: 'Charlie wins 2,000 (everyone folded)' }],
    });
  });

  test('keys of pots, players and findings are those of the interface, in its order', async () => {
    const { out } = await sidepot(['settle', '--json', 'a'], { files: { a: SHORT_CALL } });
    const json = JSON.parse(out);
    expect(Object.keys(json.findings[0])).toEqual([
      'rule',
      'severity',
      'file',
      'line',
      'column',
      'length',
      'message',
      'expected',
      'found',
      'fix',
    ]);
    expect(Object.keys(json.pots[0])).toEqual([
      'name',
      'amount',
      'percentage',
      'level',
      'eligible',
      'excluded',
      'calculation',
      'winners',
    ]);
    expect(Object.keys(json.players[0])).toEqual([
      'name',
      'position',
      'start',
      'live',
      'ante',
      'contributed',
      'final',
      'won',
      'new',
      'maxWin',
      'allIn',
      'folded',
    ]);
  });

  test('one line for each hand of each file, in order', async () => {
    const files = { a: `${WALK}\n${EXAMPLE}`, b: WALK };
    const { out } = await sidepot(['settle', '--json', 'a', 'b'], { files });
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).hand);
    expect(lines).toEqual([7, 41, 7]);
  });

  test('ACT-3 a hand stopped by an error shows what is certain and pays nobody', async () => {
    const { out, exit } = await sidepot(['settle', '--json', 'final.hand'], {
      files: { 'final.hand': SHORT_CALL },
    });
    expect(exit).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      ok: false,
      nextHand: null,
      findings: [
        { rule: 'ACT-3', file: 'final.hand', line: 13, column: 21, length: 5, fix: 'All-In 40000' },
      ],
      // Before the call: both blinds, and Bob's open bet.
      pots: [{ name: 'Main Pot', amount: 52_000, winners: [] }],
      players: [
        { name: 'Alice', won: null, new: null },
        { name: 'Bob', won: null, new: null },
      ],
    });
  });

  test('house rules by flag; a line in the text wins', async () => {
    // Bob, the SB, is out: a dead button stays on his seat, a moving one passes over it.
    const busted = (line: string): string =>
      `Hand (1)\nSB 50 BB 100\n${line}Stack Setup:\nAlice Dealer 900\nBob SB 500\nCharlie BB 900\nDavid 900\n
Preflop Base:\n1. David: Fold\n2. Alice (Dealer): Raise 600\n3. Bob (SB): All-In 500\n4. Charlie (BB): Fold\n\nWinner: Alice\n`;
    const next = async (args: string[], line = ''): Promise<string> =>
      (await sidepot(['next', ...args], { stdin: busted(line) })).out;
    expect(await next([])).toContain('Charlie Dealer 800');
    expect(await next(['--button', 'dead'])).toContain('Bob Dealer 0');
    expect(await next(['--rules', 'tda'])).toContain('Bob Dealer 0');
    expect(await next(['--button', 'dead'], 'Button: Moving\n')).toContain('Charlie Dealer 800');
    expect(await next(['--button', 'dead'], 'Rules: collector\n')).toContain('Charlie Dealer 800');
    const odd = await sidepot(['settle', '--json', '--odd-chip', '1000'], { stdin: EXAMPLE });
    expect(JSON.parse(odd.out).pots[0].winners[0].amount).toBe(25_800);
  });

  test('colour only on a terminal and not with NO_COLOR', async () => {
    const colour = '\u001b[';
    expect((await sidepot(['settle'], { stdin: WALK })).out).not.toContain(colour);
    expect((await sidepot(['settle'], { stdin: WALK, isTerminal: true })).out).toContain(colour);
    const env = { NO_COLOR: '1' };
    expect((await sidepot(['settle'], { stdin: WALK, isTerminal: true, env })).out).not.toContain(
      colour,
    );
  });
});

describe('next', () => {
  test('NEXT-1 prints the next hand and nothing else', async () => {
    const { out, exit } = await sidepot(['next'], { stdin: WALK });
    expect(exit).toBe(0);
    expect(out).toBe(`Hand (8)
started_at: 00:01:30 ended_at: HH:MM:SS
SB 500 BB 1000 Ante 1000
Stack Setup:
Bob Dealer 19500
Charlie SB 20500
Alice BB 20000
`);
  });

  test('NOTE-5 an unfinished hand has no next one, and the exit code says so', async () => {
    const ran = await sidepot(['next'], { stdin: WALK.replace('2. Bob (SB): Fold\n', '') });
    expect([ran.out, ran.exit]).toEqual(['', 1]);
    expect(ran.err).toContain('NOTE-5');
  });

  test('says on standard error why there is none', async () => {
    const { out, err, exit } = await sidepot(['next'], { stdin: SHORT_CALL });
    expect([out, exit]).toEqual(['', 1]);
    expect(err).toContain('ACT-3');
  });
});
