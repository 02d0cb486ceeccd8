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

  const pots = (line: string) => sidepot(['pots', ...line.split(' ')]);

  test('POST-2 Bob=300:bb is a total with the ante in it, and --steps shows how', async () => {
    const ran = await pots('Alice=500 Bob=300:bb Charlie=500 --ante 50 --steps');
    expect(ran.out).toBe(`Contributions:
  Alice: 500 (live 500)
  Bob: 300 (live 250, ante 50 dead)
  Charlie: 500 (live 500)

Contribution Levels: [250, 500]

Pot Building:
  Level 250: 3 players × 250 = 750 + 50 ante = 800
  Level 500: 2 players × (500-250) = 500

Total: 1,300

Total Pot: 1,300            BB ante 50

Main Pot: 800 (61.5%)
  Eligible: Alice, Bob, Charlie
  Calculation: 3 × 250 + 50 (BB ante) = 800
Side Pot 1: 500 (38.5%)
  Eligible: Alice, Charlie          Excluded: Bob (capped at 250)
  Calculation: 2 × (500 − 250) = 500
`);
  });

  test('POST-3 a big blind shorter than the ante is in with nothing live', async () => {
    const { out } = await pots('Al=100 Bo=100 Cy=80:bb --ante 100 --json');
    expect(JSON.parse(out)).toMatchObject({
      totalPot: 280,
      ante: 80,
      pots: [
        { amount: 80, eligible: ['Al', 'Bo', 'Cy'] },
        { amount: 200, eligible: ['Al', 'Bo'] },
      ],
    });
  });

  test('ODD-1 a ranking pays, odd chips from the left of the button', async () => {
    const ran = await sidepot([
      ...['pots', 'A=500', 'B=500', 'C=500', 'D=2:folded'],
      ...['--ranking', 'A = B = C', '--button', 'A'],
    ]);
    expect(ran.out).toBe(`Total Pot: 1,502

Main Pot: 1,502 (100.0%)
  Eligible: A, B, C          Excluded: D (folded)
  Calculation: 3 × 500 + 2 (D, folded) = 1,502
  Won by: B 501, C 501, A 500

Player   Contributed   Won   Net   Max win
A                500   500     0     1,502
B                500   501    +1     1,502
C                500   501    +1     1,502
D                  2     0    −2         0
`);
    expect(ran.err).toBe('');
  });

  test.each([
    ['WIN-2 one name for everything', ['--winner', 'C'], 'A 0, B 0, C 1300'],
    ['WIN-2 by pot', ['--winner', 'main:A', '--winner', 'Side Pot 1: C'], 'A 900, B 0, C 400'],
    [
      'WIN-2 by pot, shared',
      ['--winner', 'main:A', '--winner', 'side1:B,C'],
      'A 900, B 200, C 200',
    ],
    ['WIN-2 shared by all named', ['--winner', 'B,C'], 'A 0, B 650, C 650'],
  ])('%s', async (_, flags, won) => {
    const ran = await sidepot(['pots', 'A=300', 'B=500', 'C=1000', '--json', ...flags]);
    const { players } = JSON.parse(ran.out) as { players: { name: string; won: number }[] };
    expect(players.map((player) => `${player.name} ${player.won}`).join(', ')).toBe(won);
  });

  test('CHIP-1 amounts with a currency sign and thousands parted', async () => {
    const { out } = await pots('A=$1,500 B=2500€ C=25k --ante $50 --json');
    // 3 × 1,500 + 50 and 2 × 1,000; 22,500 go back
    expect(JSON.parse(out)).toMatchObject({
      pots: [{ amount: 4550 }, { amount: 2000 }],
      returned: [{ name: 'C', amount: 22_500 }],
    });
  });

  test('WIN-2 a winner who leaves a pot open: the pots are shown, and who may win it', async () => {
    const ran = await sidepot(['pots', 'A=300', 'B=500', 'C=500', '--winner', 'A']);
    expect(ran.exit).toBe(1);
    expect(ran.out).toContain('Main Pot: 900');
    expect(ran.out).toContain('Side Pot 1: 400');
    expect(ran.err).toMatch(/WIN-2: .*Side Pot 1.*B or C/);
  });

  test.each([
    ['WIN-3 a winner who cannot win', ['A=300', 'B=500:folded', '--winner', 'B'], 'B cannot win'],
    [
      'WIN-2 one way to name winners',
      ['A=1', 'B=1', '--winner', 'A', '--ranking', 'A'],
      'say who won once',
    ],
    [
      'WIN-2 mixed winners',
      ['A=1', 'B=1', '--winner', 'A', '--winner', 'main:A'],
      '--winner side1:Bob',
    ],
    [
      'ODD-1 a button nobody has',
      ['A=1', 'B=1', '--winner', 'A', '--button', 'Z'],
      'not one of the players',
    ],
    ['SEAT-1 two big blinds', ['A=1:bb', 'B=1:bb'], 'both BB'],
    ['CHIP-1 1.000 may be 1 or 1000', ['A=1.000', 'B=1'], 'for 1000 write 1000'],
    ['CHIP-1 half a chip', ['Alice=12.5', 'Bob=5'], '"12.5" is not a whole number'],
    [
      'CHIP-1 one more than 2^53 − 1',
      ['Alice=9007199254740992', 'Bob=5'],
      '"9007199254740992" is more than can be counted exactly; the most is 9,007,199,254,740,991',
    ],
  ])('%s is wrong usage and says what to write', async (_, args, words) => {
    const ran = await sidepot(['pots', ...args]);
    expect(ran.exit).toBe(2);
    expect(ran.err).toContain(words);
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
    // Bob, the SB, is out: a dead button stays on that seat, a moving one passes over it.
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

const FOLDS = `Hand (20)
started_at: 00:01:00 ended_at: 00:04:00
SB 500 BB 1000 Ante 1000
Stack Setup:
Alice Dealer 50000
Bob SB 40000
Charlie BB 30000
David 80000

Preflop Base:
1. David (UTG): Raise 5000
2. Alice (Dealer): Call 5000
3. Bob (SB): Call 5000
4. Charlie (BB): Call 5000
Flop Base (9♣ 6♥ 2♦):
5. Bob (SB): Bet 10000
6. Charlie (BB): All-In 24000
7. David (UTG): Call 24000
8. Alice (Dealer): All-In 45000
Flop More 1:
9. Bob (SB): Fold
10. David (UTG): Fold
Turn Base (Q♥):
River Base (K♠):
`;

describe('what folded players leave behind', () => {
  test('POT-2 the Folded line names them with what they put in', async () => {
    const { out } = await sidepot(['settle'], { stdin: `${FOLDS}\nWinner: Alice\n` });
    expect(out).toContain(
      'Total Pot: 103,000            BB ante 1,000\nFolded: Bob 15,000 + David 29,000\nUncalled 21,000 returned to Alice\n',
    );
  });

  test('POT-2 nobody folded, or only players without a chip in: no such line', async () => {
    const { out } = await sidepot(['settle'], { stdin: WALK });
    expect(out).toContain('Folded: Bob 500\n');
    expect((await sidepot(['settle'], { stdin: SHORT_CALL })).out).not.toContain('Folded:');
  });
});

describe('a hand with actions that stays unsettled', () => {
  const SETUP = FOLDS.slice(0, FOLDS.indexOf('\nPreflop'));

  test.each(['settle', 'next'])(
    'WIN-2 %s ends with 1 where the winners are missing',
    async (command) => {
      expect((await sidepot([command], { stdin: FOLDS })).exit).toBe(1);
      expect((await sidepot([command, '--json'], { stdin: FOLDS })).exit).toBe(1);
      expect((await sidepot([command], { stdin: `${FOLDS}\nWinner: Alice\n` })).exit).toBe(0);
    },
  );

  test.each(['settle', 'next'])(
    'NOTE-5 %s ends with 1 in the middle of a street',
    async (command) => {
      const stdin = WALK.replace('2. Bob (SB): Fold\n', '');
      expect((await sidepot([command], { stdin })).exit).toBe(1);
    },
  );

  test('NOTE-5 a set-up without streets is not that: settle ends with 0', async () => {
    expect((await sidepot(['settle'], { stdin: SETUP })).exit).toBe(0);
  });

  test('NOTE-5 one unsettled hand among settled ones is enough', async () => {
    expect((await sidepot(['settle'], { stdin: `${WALK}\n${FOLDS}` })).exit).toBe(1);
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

  const LAST = `Hand (30)
started_at: 00:01:00 ended_at: 00:02:00
SB 500 BB 1000
Stack Setup:
Alice SB 8000
Bob BB 12000

Preflop Base:
1. Alice (SB): All-In 8000
2. Bob (BB): Call 8000
Flop Base (9♣ 6♥ 2♦):
Turn Base (Q♥):
River Base (K♠):

Winner: Bob
`;

  test('NEXT-6 at the end of the tournament the last stacks, without labels', async () => {
    const { out, err, exit } = await sidepot(['next'], { stdin: LAST });
    expect([out, exit]).toEqual(['Bob 20000\nAlice 0\n', 0]);
    expect(err).toContain('NEXT-6');
    const json = await sidepot(['next', '--json'], { stdin: LAST });
    expect(JSON.parse(json.out)).toEqual({
      hand: 30,
      nextHand: null,
      lastStacks: [
        { name: 'Bob', stack: 20_000 },
        { name: 'Alice', stack: 0 },
      ],
    });
  });

  test('NEXT-6 the same when all but one have left the table', async () => {
    const left = `${WALK}\nBetween Hands:\nAlice: Leaves\nCharlie: Leaves\n`;
    const { out, exit } = await sidepot(['next'], { stdin: left });
    expect([out, exit]).toEqual(['Bob 19500\n', 0]);
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
