import { describe, expect, test } from 'vitest';
import { readText } from '../source-files.ts';
import { sidepot } from './fake-io.ts';

const EXAMPLE = readText('examples/three-way-all-in.hand');

/** A walk: everybody folds to the BB. */
const WALK = `Hand (7)
started_at: 00:01:00 ended_at: 00:01:30
SB 500 BB 1000 Ante 1000
Stack Setup:
Alice Dealer 20000
Bob SB 20000
Charlie BB 20000

Preflop Base:
1. Alice (Dealer): Fold
2. Bob (SB): Fold
`;

/** Alice has 40,000 for a bet of 50,000. */
const SHORT_CALL = `Hand (9)
started_at: 00:01:00 ended_at: 00:01:30
SB 500 BB 1000
Stack Setup:
Alice SB 41000
Bob BB 90000

Preflop Base:
1. Alice (SB): Call 1000
2. Bob (BB): Check
Flop Base:
3. Bob (BB): Bet 50000
4. Alice (SB): Call 50000
`;

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
    const busted = EXAMPLE.replace('Odd Chip: 100', 'Button: Moving');
    const dead = await sidepot(['next', '--button', 'dead'], { stdin: EXAMPLE });
    const text = await sidepot(['next', '--button', 'dead'], { stdin: busted });
    expect(dead.out).toContain('Bob Dealer');
    expect(text.out).toContain('Bob Dealer');
    const odd = await sidepot(['settle', '--json', '--odd-chip', '1000'], { stdin: EXAMPLE });
    expect(JSON.parse(odd.out).pots[0].winners[0].amount).toBe(25_800);
  });

  test('colour only on a terminal and not with NO_COLOR', async () => {
    const colour = '\u001b[';
    expect((await sidepot(['settle'], { stdin: WALK })).out).not.toContain(colour);
    expect((await sidepot(['settle'], { stdin: WALK, isTerminal: true })).out).toContain(colour);
    const env = { NO_COLOR: '1' };
    expect((await sidepot(['settle'], { stdin: WALK, isTerminal: true, env })).out).not.toContain(
      escape,
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

describe('check', () => {
  test('ACT-3 shows place, rule, the line and what to write', async () => {
    const { out, exit } = await sidepot(['check', 'final.hand'], {
      files: { 'final.hand': SHORT_CALL },
    });
    expect(exit).toBe(1);
    expect(
      out,
    ).toContain(`final.hand:13:21  ACT-3  error  Alice has 40,000 left and cannot call 50,000.
  13 | 4. Alice (SB): Call 50000
     |                     ^^^^^ write: All-In 40000
`);
  });

  test('--fix writes it, and then only the missing end is left', async () => {
    const ran = await sidepot(['check', '--fix', 'final.hand'], {
      files: { 'final.hand': SHORT_CALL },
    });
    expect(ran.written['final.hand']).toBe(SHORT_CALL.replace('Call 50000', 'All-In 40000'));
    expect(ran.exit).toBe(0);
    expect(ran.out).toContain('NOTE-5');
  });

  test('--fix on standard input prints the fixed text', async () => {
    const ran = await sidepot(['check', '--fix'], { stdin: SHORT_CALL });
    expect(ran.out).toBe(SHORT_CALL.replace('Call 50000', 'All-In 40000'));
  });

  test.each([
    ['a raise the table let pass', 'Raise 1500', 'Raise 1500'],
    ['a forced raise', 'Raise 1500 !', 'Raise 1500 !'],
    ['a call of too much, which may be right', 'Call 3000', 'Call 3000'],
    ['a call of too little', 'Call 600', 'Call 1000'],
    ['swapped verbs', 'Bet 3000', 'Raise 3000'],
  ])('--fix writes only what cannot be meant otherwise: %s', async (_, written, fixed) => {
    const text = WALK.replace('1. Alice (Dealer): Fold', `1. Alice (Dealer): ${written}`);
    const ran = await sidepot(['check', '--fix'], { stdin: text });
    expect(ran.out).toBe(WALK.replace('1. Alice (Dealer): Fold', `1. Alice (Dealer): ${fixed}`));
  });

  test('--fix keeps the line ends of the file', async () => {
    const text = WALK.replace('2. Bob', 'Preflop More 1:\n2. Bob').replaceAll('\n', '\r\n');
    const ran = await sidepot(['check', '--fix'], { stdin: text });
    expect(ran.out).toBe(WALK.replaceAll('\n', '\r\n'));
  });

  test('--strict turns warnings into exit code 1', async () => {
    const early = WALK.replace('2. Bob (SB): Fold\n', '');
    expect((await sidepot(['check'], { stdin: early })).exit).toBe(0);
    expect((await sidepot(['check', '--strict'], { stdin: early })).exit).toBe(1);
  });

  test('--json prints one line for each hand', async () => {
    const { out } = await sidepot(['check', '--json'], { stdin: `${WALK}\n${SHORT_CALL}` });
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toMatchObject([
      { hand: 7, ok: true, findings: [] },
      { hand: 9, ok: false, findings: [{ rule: 'ACT-3' }] },
    ]);
  });
});

describe('format', () => {
  const LOOSE = WALK.replace('1. Alice (Dealer): Fold', 'alice folds').replace(
    'Bob SB 20000',
    'Bob  sb   20k',
  );

  test('prints canonical notation', async () => {
    expect((await sidepot(['format'], { stdin: LOOSE })).out).toBe(WALK);
  });

  test('--write writes files that change and leaves the others alone', async () => {
    const ran = await sidepot(['format', '--write', 'a', 'b'], { files: { a: LOOSE, b: WALK } });
    expect(ran.written).toEqual({ a: WALK });
    expect(ran.out).toBe('');
  });

  test('a file that is no text is never written over', async () => {
    const photo = new Uint8Array([
      0xff,
      0xd8,
      0xff,
      0xe0,
      ...new TextEncoder().encode(`\n${LOOSE}`),
    ]);
    const ran = await sidepot(['format', '--write', 'photo.jpg'], {
      files: { 'photo.jpg': photo },
    });
    expect(ran.written).toEqual({});
    expect(ran.exit).toBe(2);
  });

  test('a file that cannot be written is said, the others go on', async () => {
    const ran = await sidepot(['format', '--write', 'a', 'b'], {
      files: { a: LOOSE, b: LOOSE },
      locked: ['a'],
    });
    expect(ran.written).toEqual({ b: WALK });
    expect(ran.exit).toBe(2);
    expect(ran.err).toContain('cannot write a');
  });
});

describe('wrong usage', () => {
  test.each([
    ['an unknown command', ['setle'], 'settle'],
    ['an unknown flag', ['settle', '--jason'], '--json'],
    ['a flag with a wrong value', ['settle', '--button', 'left'], 'moving'],
    ['an odd chip of nothing', ['settle', '--odd-chip', '0'], 'at least 1'],
    ['a file that is not there', ['settle', 'nowhere.hand'], 'no such file'],
  ])('%s ends with 2 and helps', async (_, args, words) => {
    const ran = await sidepot(args);
    expect(ran.exit).toBe(2);
    expect(ran.err).toContain(words);
    expect(ran.err).not.toMatch(/\n\s+at /);
  });

  test('nothing at all shows the help and ends with 2', async () => {
    const ran = await sidepot([]);
    expect(ran.exit).toBe(2);
    expect(ran.out).toContain('Examples:');
  });

  test.each(['pots', 'settle', 'next', 'check', 'format'])(
    '%s --help has examples and ends with 0',
    async (command) => {
      const ran = await sidepot([command, '--help']);
      expect(ran.exit).toBe(0);
      expect(ran.out).toContain('Examples:');
      expect(ran.out).toContain(`sidepot ${command} `);
    },
  );

  test('--version is the version of the package', async () => {
    const { version } = JSON.parse(readText('package.json'));
    expect((await sidepot(['--version'])).out).toBe(`${version}\n`);
  });
});

test('a bug in sidepot ends with 3 and shows no stack', async () => {
  const ran = await sidepot(['settle'], { stdin: WALK, broken: true });
  expect(ran.exit).toBe(3);
  expect(ran.err).toContain('bug in sidepot');
  expect(ran.err).not.toMatch(/\n\s+at /);
});

describe('files that are no hands', () => {
  test.each([
    ['an empty file', ''],
    ['a file of spaces', '   \n\n \t\n'],
    ['a shopping list', 'milk\nbread\n'],
    ['binary rubbish', '\u0000\u0001\u0002\u0007\u001b[2J\n\u0000'],
  ])('NOTE-3 %s: says that there is no hand', async (_, stdin) => {
    const ran = await sidepot(['settle'], { stdin });
    expect(ran.exit).toBe(1);
    expect(ran.out).toContain('NOTE-3');
    expect(ran.out).not.toContain('\u001b');
    const json = await sidepot(['settle', '--json'], { stdin });
    expect(JSON.parse(json.out.split('\n')[0]!)).toMatchObject({ hand: null, ok: false });
  });
});
