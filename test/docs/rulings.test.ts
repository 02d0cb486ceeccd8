import { expect, test } from 'vitest';
import { sidepot } from '../cli/fake-io.ts';
import { found, nextLines, settleText, stacksOf } from '../settle.ts';

/** The examples of docs/rulings.md that stand there in words and tables, played. */
const hand = (setUp: string, actions: string, header = 'SB 50 BB 100 Ante 100'): string =>
  `Hand (1)\nstarted_at: 00:02:30 ended_at: 00:05:40\n${header}\nStack Setup:\n${setUp}\n\n${actions}\n`;

/** What `sidepot pots` makes of the example. */
async function pots(...args: readonly string[]) {
  const ran = await sidepot(['pots', ...args, '--json']);
  expect(ran.exit).toBe(0);
  return JSON.parse(ran.out);
}

const amounts = (json: { pots: readonly { amount: number }[] }): readonly number[] =>
  json.pots.map(({ amount }) => amount);

const BOARD = 'Flop Base (9♣ 6♥ 2♦):\nTurn Base (Q♥):\nRiver Base (K♠):';

test('SEAT-3 SEC-3 who acts first before the flop: David, and a round from the SB is put in order', () => {
  const seats = 'Alice Dealer 9000\nBob SB 9000\nCharlie BB 9000\nDavid 9000';
  const header = 'SB 200 BB 400 Ante 400';
  const inOrder = settleText(
    hand(
      seats,
      'Preflop Base:\n1. David: Raise 1000\n2. Alice: Fold\n3. Bob: Call 1000\n4. Charlie: Fold',
      header,
    ),
  );
  expect([inOrder.ok, inOrder.totalPot]).toEqual([true, 2800]);
  const fromSmallBlind = settleText(
    hand(
      seats,
      'Preflop Base:\n1. Bob: Call 1000\n2. Charlie: Fold\n3. David: Raise 1000\n4. Alice: Fold',
      header,
    ),
  );
  expect([fromSmallBlind.ok, fromSmallBlind.totalPot]).toEqual([true, 2800]);
  expect(fromSmallBlind.findings.map(({ rule, severity }) => `${rule} ${severity}`)).toContain(
    'SEC-3 warning',
  );
});

test('SEAT-4 a label that contradicts its seat gets a warning and moves nobody', () => {
  const names = ['Dan Dealer', 'Sue SB', 'Ben BB', 'Uma', 'Vic', 'Wes', 'Grace', 'Heidi'];
  const folds = ['Uma', 'Vic', 'Wes'].map((name) => `${name}: Fold`).join('\n');
  const played = (grace: string, heidi: string) =>
    settleText(
      hand(
        names.map((name) => `${name} 40000`).join('\n'),
        `Preflop Base:\n${folds}\nGrace (${grace}): Call 400\nHeidi (${heidi}): Raise 1200\nDan: Fold\nSue: Fold\nBen: Fold\nPreflop More 1:\nGrace: Fold`,
        'SB 200 BB 400 Ante 400',
      ),
    );
  expect(found(played('HJ', 'CO'))).toEqual([]);
  const turned = played('CO', 'HJ');
  expect(turned.ok).toBe(true);
  expect(found(turned).filter((one) => one.startsWith('SEAT-4 warning'))).toHaveLength(2);
});

const called = (bigBlind: number, rules = ''): string =>
  hand(
    `Alice Dealer 3000\nBob SB 2500\nCharlie BB ${bigBlind}`,
    `Preflop Base:\nAlice: Call 100\nBob: Call 100\nFlop Base (9♣ 6♥ 2♦):\nBob: Check\nAlice: Check\nTurn Base (Q♥):\nBob: Check\nAlice: Check\nRiver Base (K♠):\nBob: Check\nAlice: Check\n\nRanking: Charlie > Bob > Alice`,
    `SB 50 BB 100 Ante 100\n${rules}`.trimEnd(),
  );

test.each([
  [150, '', [250, 100], 250],
  [80, '', [80, 200], 80],
  [150, 'Ante Order: BB First', [350], 350],
  [80, 'Ante Order: BB First', [240, 40], 240],
  [150, 'Rules: tda', [350], 350],
])(
  'POST-3 a big blind of %i, %s: pots %j, and with the best hand %i',
  (stack, rules, made, wins) => {
    const json = settleText(called(stack, rules));
    expect([json.ok, amounts(json), stacksOf(json).Charlie]).toEqual([true, made, wins]);
  },
);

test('POT-2 eligible after folding, and POT-3 folded chips stay in their layers', async () => {
  const json = await pots('Alice=100', 'Bob=500', 'Charlie=500', 'David=400:folded');
  expect(json.pots).toMatchObject([
    { amount: 400, eligible: ['Alice', 'Bob', 'Charlie'] },
    { amount: 1100, eligible: ['Bob', 'Charlie'] },
  ]);
  const blind = await pots(
    'Alice=300',
    'Bob=500:folded',
    'Charlie=1000',
    'David=1000',
    '--ante',
    '1000',
  );
  expect(amounts(blind)).toEqual([2200, 1600]);
});

test('POT-1 levels are live chips', async () => {
  const bets = ['Alice=500', 'Bob=300:bb', 'Charlie=500', '--ante', '50'];
  const json = await pots(...bets, '--ranking', 'Bob > Alice > Charlie');
  expect([json.totalPot, amounts(json)]).toEqual([1300, [800, 500]]);
  expect(json.players.find(({ name }: { name: string }) => name === 'Bob').maxWin).toBe(800);
});

test('RET-1 RET-2 uncalled chips go back, or make a pot', async () => {
  const players = ['Alice=1000', 'Bob=200', 'Charlie=800', '--ante', '100'];
  const back = await pots(...players);
  expect([back.totalPot, amounts(back), back.returned]).toEqual([
    1900,
    [700, 1200],
    [{ name: 'Alice', amount: 200 }],
  ]);
  const kept = await pots(...players, '--uncalled', 'side-pot');
  expect([kept.totalPot, amounts(kept), kept.returned]).toEqual([2100, [700, 1200, 200], []]);
  const folded = await pots('Alice=3000', 'Bob=1200:folded', 'Charlie=200');
  expect([amounts(folded), folded.returned]).toEqual([
    [600, 2000],
    [{ name: 'Alice', amount: 1800 }],
  ]);
  expect(folded.pots[1].eligible).toEqual(['Alice']);
});

test('POST-4 ACT-5 a short big blind: full price, and a raise to 200 at least', () => {
  const checked = ['Flop Base (9♣ 6♥ 2♦)', 'Turn Base (Q♥)', 'River Base (K♠)']
    .map((street) => `${street}:\nBob: Check\nAlice: Check`)
    .join('\n');
  const seats = 'Alice Dealer 3000\nBob SB 2500\nCharlie BB 160';
  const preflop = (alice: string, bob: string): string =>
    hand(seats, `Preflop Base:\nAlice: ${alice}\nBob: ${bob}\n${checked}\n\nWinner: Alice`);
  const full = settleText(preflop('Call 100', 'Call 100'));
  expect([full.ok, amounts(full)]).toEqual([true, [280, 80]]);
  expect(settleText(preflop('Raise 200', 'Call 200')).ok).toBe(true);
  expect(settleText(preflop('Call 60', 'Call 60')).ok).toBe(false);
  const below = settleText(preflop('Raise 160', 'Call 160'));
  expect(below.findings).toMatchObject([{ rule: 'ACT-5', expected: 'at least 200' }]);
  const allShort = settleText(
    hand('Bob SB 3000\nCharlie BB 160', `Preflop Base:\nBob: Call 60\n${BOARD}\n\nWinner: Bob`),
  );
  expect(allShort.ok).toBe(true);
  expect(allShort.findings.map(({ severity }) => severity)).toContain('warning');
});

const shown = (alice: string): string =>
  hand(
    'Bob SB 500\nAlice BB 550',
    `Preflop Base:\nBob: All-In 500\nAlice: All-In 500\nFlop Base (A♦ J♠ 6♥):\nTurn Base (T♦):\nRiver Base (3♣):\n\nShowdown:\nBob: A♣ K♣\nAlice: ${alice}`,
    'SB 25 BB 50 Ante 50',
  );

test('WIN-4 whose cards were not seen keeps the claim; K♦ Q♦ would have won', () => {
  const open = settleText(shown('? ?'));
  expect([open.ok, open.pots[0]?.winners]).toEqual([false, []]);
  expect(stacksOf(settleText(shown('mucks')))).toEqual({ Bob: 1050, Alice: 0 });
  expect(stacksOf(settleText(shown('K♦ Q♦')))).toEqual({ Bob: 0, Alice: 1050 });
});

test('SEC-1 sections go by a player’s own actions; by raise there are warnings, and the chips are the same', () => {
  const lines = [
    'David: Raise 900',
    'Alice: Raise 2500',
    'Bob: Fold',
    'Charlie: Call 2500',
    'David: Raise 7000',
    'Alice: Fold',
    'Charlie: Fold',
  ];
  const seats = 'Alice Dealer 9000\nBob SB 9000\nCharlie BB 9000\nDavid 9000';
  const written = (...starts: readonly number[]) =>
    settleText(
      hand(
        seats,
        lines
          .flatMap((line, i) => {
            const at = starts.indexOf(i);
            return at < 0 ? [line] : [at === 0 ? 'Preflop Base:' : `Preflop More ${at}:`, line];
          })
          .join('\n'),
        'SB 200 BB 400 Ante 400',
      ),
    );
  const [own, byRaise] = [written(0, 4), written(0, 1, 4)];
  expect(found(own)).toEqual([]);
  expect(byRaise.ok).toBe(true);
  expect(
    byRaise.findings.every(({ rule, severity }) => rule === 'SEC-1' && severity === 'warning'),
  ).toBe(true);
  expect(byRaise.findings.length).toBeGreaterThan(0);
  expect(stacksOf(byRaise)).toEqual(stacksOf(own));
});

test('ODD-1 odd chips: one each, pot by pot, in the smallest chip', async () => {
  const won = (json: { players: readonly { name: string; won: number }[] }) =>
    Object.fromEntries(json.players.map(({ name, won: amount }) => [name, amount]));
  const three = await pots(
    'Alice=500',
    'Bob=500',
    'Charlie=500',
    'X=2:folded',
    '--button',
    'Alice',
    '--winner',
    'Alice,Bob,Charlie',
  );
  expect(won(three)).toMatchObject({ Alice: 500, Bob: 501, Charlie: 501 });
  // Levels of 34, 101 and 202: 4 × 34 + 1, 3 × 67 and 2 × 101.
  const tied = await pots(
    ...['A=34', 'Bob=202', 'C=101', 'David=202', 'X=1:folded'],
    ...['--button', 'A', '--ranking', 'Bob = David > C > A'],
  );
  expect([amounts(tied), won(tied).Bob, won(tied).David]).toEqual([[137, 201, 202], 271, 269]);
  const chips = await pots(
    'A=325',
    'B=325',
    'C=325',
    'X=25:folded',
    '--button',
    'A',
    '--winner',
    'A,B,C',
    '--odd-chip',
    '25',
  );
  expect(won(chips)).toMatchObject({ B: 350, C: 325, A: 325 });
  const single = await pots(
    'A=325',
    'B=325',
    'C=325',
    'X=25:folded',
    '--button',
    'A',
    '--winner',
    'A,B,C',
  );
  expect(won(single)).toMatchObject({ B: 334, C: 333, A: 333 });
});

const nextAfter = (stacks: readonly number[], lines: string, rules = ''): readonly string[] =>
  nextLines(
    settleText(
      hand(
        `Alice Dealer ${stacks[0]}\nBob SB ${stacks[1]}\nCharlie BB ${stacks[2]}`,
        `Preflop Base:\n${lines.replace('\n\n', `\n${BOARD}\n\n`)}`,
        `SB 100 BB 200 Ante 200\n${rules}`.trimEnd(),
      ),
    ),
  );

test('NEXT-3 SEAT-5 players who are out stay in the list without a position', () => {
  const stacks = [8800, 500, 9600];
  const lines = 'Alice: Raise 500\nBob: All-In 500\nCharlie: Fold\n\nWinner: Alice';
  expect(nextAfter(stacks, lines)).toEqual(['Charlie SB 9200', 'Alice BB 9700', 'Bob 0']);
  expect(nextAfter(stacks, lines, 'Button: Seat')).toEqual([
    'Bob Dealer 0',
    'Charlie SB 9200',
    'Alice BB 9700',
  ]);
  const dealerOut = 'Alice: All-In 3500\nBob: Call 3500\nCharlie: Fold\n\nWinner: Bob';
  expect(nextAfter([3500, 4050, 10450], dealerOut)).toEqual([
    'Charlie SB 10050',
    'Alice 0',
    'Bob BB 7950',
  ]);
});

test('POT-7 percentages add up', async () => {
  const shares = async (...args: readonly string[]) =>
    (await pots(...args)).pots.map(({ percentage }: { percentage: number }) => percentage);
  expect(await shares('A=100', 'B=200', 'C=300', 'D=300')).toEqual([44.5, 33.3, 22.2]);
  expect(await shares('A=1025', 'B=3025', 'C=5025', 'D=5025')).toEqual([29.1, 42.5, 28.4]);
});
