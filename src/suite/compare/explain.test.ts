import { describe, expect, test } from 'vitest';
import { compareNextHands } from './compare.ts';

/**
 * Live 30,000 (10,000 more came back) · 10,000 · 16,000 folded · 30,000, ante 1,000:
 * Main Pot 4 × 10,000 + 1,000 = 41,000 to Bob, Side Pot 1 2 × 20,000 + 6,000 = 46,000 to David.
 */
const FOLDED_MONEY = `Hand (12)
started_at: 00:02:30 ended_at: 00:05:40
SB 500 BB 1000 Ante 1000
Stack Setup:
Alice Dealer 50000
Bob SB 10000
Charlie BB 41000
David 30000

Preflop Base:
1. David: Raise 3000
2. Alice (Dealer): Call 3000
3. Bob (SB): All-In 10000
4. Charlie (BB): Call 10000
Preflop More 1:
5. David: Call 10000
6. Alice (Dealer): Call 10000
Flop Base:
7. Charlie (BB): Bet 6000
8. David: Call 6000
9. Alice (Dealer): Raise 30000
Flop More 1:
10. Charlie (BB): Fold
11. David: All-In 20000

Ranking: Bob > David > Alice
`;

const nextHand = (number: number, blinds: string, lines: readonly string[]): string =>
  `Hand (${number})\nstarted_at: 00:05:40 ended_at: HH:MM:SS\n${blinds}\nStack Setup:\n${lines.join('\n')}\n`;

const stacks = (bob: number, charlie: number, david: number, alice: number): string =>
  nextHand(13, 'SB 500 BB 1000 Ante 1000', [
    `Bob Dealer ${bob}`,
    `Charlie SB ${charlie}`,
    `David BB ${david}`,
    `Alice ${alice}`,
  ]);

const RIGHT = stacks(41_000, 24_000, 46_000, 20_000);

describe('why stacks differ', () => {
  test.each([
    [
      'Dead money',
      stacks(47_000, 24_000, 40_000, 20_000),
      'all chips of folded players went to the Main Pot',
    ],
    ['Dead money', stacks(40_000, 24_000, 47_000, 20_000), 'the ante went to the last pot'],
    ['Uncalled bet kept', stacks(41_000, 24_000, 56_000, 10_000), 'paid out with the last pot'],
    ['Uncalled bet kept', stacks(51_000, 24_000, 46_000, 10_000), 'paid out with the Main Pot'],
    [
      'Uncalled bet kept',
      stacks(41_000, 24_000, 46_000, 10_000),
      'the chips nobody called are gone',
    ],
    ['Side pots not separated', stacks(87_000, 24_000, 0, 20_000), 'got everything'],
    ['Ante', stacks(40_000, 24_000, 46_000, 20_000), 'is in no pot'],
    ['Ante', stacks(40_000, 25_000, 46_000, 20_000), 'the BB did not pay it and it is in no pot'],
    ['Ante', stacks(42_000, 23_000, 46_000, 20_000), 'Ante counted twice'],
    ['Winner not paid', stacks(0, 24_000, 0, 20_000), 'no pot was paid'],
    ['Stack from before the hand', stacks(10_000, 41_000, 30_000, 50_000), 'the hand started with'],
    ['Pot missing', stacks(41_000, 24_000, 0, 20_000), 'David is short by exactly Side Pot 1'],
    ['Pot missing', stacks(0, 24_000, 46_000, 20_000), 'Bob is short by exactly the Main Pot'],
    ['Pot doubled', stacks(41_000, 24_000, 92_000, 20_000), 'David has Side Pot 1 twice'],
    [
      'Pot to the wrong player',
      stacks(41_000, 24_000, 0, 66_000),
      'Alice has Side Pot 1, which David won',
    ],
    [
      'Folded player eligible',
      stacks(41_000, 29_000, 41_000, 20_000),
      'Charlie folded on the flop and can win nothing',
    ],
    [
      'Folded player eligible',
      stacks(0, 65_000, 46_000, 20_000),
      'Charlie has the Main Pot, which Bob won; Charlie folded',
    ],
    ['Chips lost or made', stacks(41_000, 24_000, 46_123, 20_000), '123 chips too many'],
    ['Wrong stack', stacks(41_000, 24_000, 45_877, 20_123), 'No known mistake'],
  ] as const)('%s: %#', (mistake, actual, words) => {
    const { mistakes, checks } = compareNextHands(RIGHT, actual, { hand: FOLDED_MONEY });
    expect(checks[1]!.details.join(' ')).toContain(words);
    expect(mistakes).toContain(mistake);
  });

  test('the right stacks need no explanation', () => {
    const { passed, mistakes } = compareNextHands(RIGHT, RIGHT, { hand: FOLDED_MONEY });
    expect([passed, mistakes]).toEqual([true, []]);
  });

  test('without the hand just played the difference is told all the same', () => {
    const { checks } = compareNextHands(RIGHT, stacks(47_000, 24_000, 40_000, 20_000));
    expect(checks[1]!.details[0]).toBe('Bob: expected 41,000, found 47,000 (6,000 too many).');
  });
});

describe('whose blind was counted twice', () => {
  const folded = `Hand (12)
SB 300 BB 600 Ante 700
Stack Setup:
Alice Dealer 9000
Bob SB 9000
Charlie BB 9000

Preflop Base:
1. Alice (Dealer): Raise 1500
2. Bob (SB): Call 1500
3. Charlie (BB): Call 1500

Ranking: Alice
`.replace(
    'Ranking',
    'Flop Base:\n4. Bob (SB): Check\n5. Charlie (BB): Check\n6. Alice (Dealer): Check\nTurn Base:\n7. Bob (SB): Check\n8. Charlie (BB): Check\n9. Alice (Dealer): Check\nRiver Base:\n10. Bob (SB): Check\n11. Charlie (BB): Check\n12. Alice (Dealer): Check\n\nRanking',
  );
  const next = (bob: number, charlie: number, alice: number): string =>
    nextHand(13, 'SB 300 BB 600 Ante 700', [
      `Bob Dealer ${bob}`,
      `Charlie SB ${charlie}`,
      `Alice BB ${alice}`,
    ]);

  // 3 × 1,500 + 700 = 5,200 to Alice
  test.each([
    ['the SB', next(7_200, 6_800, 13_000)],
    ['the BB', next(7_500, 6_200, 13_300)],
    ['each blind', next(7_200, 6_200, 13_600)],
  ])('%s', (whose, actual) => {
    const { checks, mistakes } = compareNextHands(next(7_500, 6_800, 12_700), actual, {
      hand: folded,
    });
    expect(checks[1]!.details.join(' ')).toContain(`Blind counted twice: ${whose} paid`);
    expect(mistakes).toEqual(['Blind counted twice']);
  });
});

describe('ODD-1 where the odd chips went', () => {
  // 1,502 among three, button Alice: Bob and Charlie 501, Alice 500
  const hand = `Hand (12)
SB 100 BB 200 Ante 2
Stack Setup:
Alice Dealer 600
Bob SB 600
Charlie BB 600

Preflop Base:
1. Alice (Dealer): Raise 500
2. Bob (SB): Call 500
3. Charlie (BB): Call 500
Flop Base:
4. Bob (SB): Check
5. Charlie (BB): Check
6. Alice (Dealer): Check
Turn Base:
7. Bob (SB): Check
8. Charlie (BB): Check
9. Alice (Dealer): Check
River Base:
10. Bob (SB): Check
11. Charlie (BB): Check
12. Alice (Dealer): Check

Ranking: Alice = Bob = Charlie
`;
  const next = (bob: number, charlie: number, alice: number): string =>
    nextHand(13, 'SB 100 BB 200 Ante 2', [
      `Bob Dealer ${bob}`,
      `Charlie SB ${charlie}`,
      `Alice BB ${alice}`,
    ]);

  test.each([
    ['follow the list of players', next(601, 598, 601)],
    ['all went to the first of the list', next(600, 598, 602)],
    ['all went to one winner', next(602, 598, 600)],
    ['from the wrong end', next(600, 599, 601)],
    ['are gone', next(600, 598, 600)],
  ])('%s', (words, actual) => {
    const { checks, mistakes } = compareNextHands(next(601, 599, 600), actual, { hand });
    expect(checks[1]!.details.join(' ')).toContain(words);
    expect(mistakes).toContain('Odd chip');
  });
});

describe('why the order differs', () => {
  /** David, between the BB and the button, is out. */
  const bust = `Hand (12)
SB 500 BB 1000
Stack Setup:
Alice Dealer 20000
Bob SB 20000
Charlie BB 20000
David 5000

Preflop Base:
1. David: All-In 5000
2. Alice (Dealer): Fold
3. Bob (SB): Fold
4. Charlie (BB): Call 5000

Ranking: Charlie > David
`;
  const right = ['Bob Dealer 19500', 'Charlie SB 25500', 'David 0', 'Alice BB 20000'];
  const next = (...lines: string[]): string => nextHand(13, 'SB 500 BB 1000', lines);

  test.each([
    [
      'Eliminated player in the big blind',
      ['Bob Dealer 19500', 'Charlie SB 25500', 'David BB 0', 'Alice 20000'],
      'David has the big blind with no chips; it goes to the next player with chips, Alice',
    ],
    [
      'Button rule',
      ['Bob Dealer 19500', 'Charlie SB 25500', 'David BB 0', 'Alice 20000'],
      'fits `Button: Seat` (NEXT-5): your program gives a position to a player with no chips',
    ],
    [
      'Button not moved',
      ['Alice Dealer 20000', 'Bob SB 19500', 'Charlie BB 25500', 'David 0'],
      'the button has not moved',
    ],
    [
      'Player missing',
      ['Bob Dealer 19500', 'Charlie SB 25500', 'Alice BB 20000'],
      'David is missing from the list. Eliminated players stay in the list with 0',
    ],
    [
      'Wrong order',
      ['Charlie Dealer 25500', 'David 0', 'Alice SB 20000', 'Bob BB 19500'],
      'The Dealer is Bob; in the answer Charlie has it.',
    ],
  ] as const)('%s', (mistake, lines, words) => {
    const { checks, mistakes } = compareNextHands(next(...right), next(...lines), { hand: bust });
    expect(checks[0]!.details.join(' ')).toContain(words);
    expect(mistakes).toContain(mistake);
    expect(checks[1]!.passed).toBe(mistake !== 'Player missing');
  });

  test('an order that follows from wrong stacks is told as that', () => {
    const kept = ['Bob Dealer 19500', 'Charlie SB 20500', 'David BB 5000', 'Alice 20000'];
    const { checks } = compareNextHands(next(...right), next(...kept), { hand: bust });
    expect(checks[0]!.details.join(' ')).toContain('follows from the stacks in the answer');
  });

  test('an answer in which nobody has chips follows from no rule', () => {
    const broke = ['Bob Dealer 0', 'Charlie SB 0', 'David BB 0', 'Alice 0'];
    const { checks } = compareNextHands(next(...right), next(...broke), { hand: bust });
    expect(checks[0]!.details.join(' ')).toContain('David has the big blind with no chips');
  });

  test('NEXT-4 a rule that alone fits is told in its own words', () => {
    // Bob, the SB, and David are out: the BB goes on to Erin, Charlie is SB and the button dead.
    const two = bust
      .replace('Bob SB 20000', 'Bob SB 5000')
      .replace('David 5000\n', 'David 5000\nErin 20000\n')
      .replace('2. Alice (Dealer): Fold', '2. Erin: Fold\n3. Alice (Dealer): Fold')
      .replace('3. Bob (SB): Fold', '4. Bob (SB): All-In 5000')
      .replace('4. Charlie (BB)', '5. Charlie (BB)')
      .replace('Ranking: Charlie > David', 'Ranking: Charlie');
    const moved = next(
      'Charlie Dealer 30000',
      'David 0',
      'Erin SB 20000',
      'Alice BB 20000',
      'Bob 0',
    );
    const dead = next(
      'Bob Dealer 0',
      'Charlie SB 30000',
      'David 0',
      'Erin BB 20000',
      'Alice 20000',
    );
    const { checks, buttonRules } = compareNextHands(moved, dead, { hand: two });
    expect(checks[0]!.details).toEqual([
      'The order fits `Button: Dead` (NEXT-4): your program moves the big blind on and leaves a dead button or small blind behind it.',
    ]);
    expect(buttonRules).toEqual(['dead']);
  });

  test('NEXT-2, NEXT-4 two rules that give nobody without chips a position give the same order', () => {
    const seat = bust.replace('Stack Setup', 'Button: Seat\nStack Setup');
    const expected = next('Bob Dealer 19500', 'Charlie SB 25500', 'David BB 0', 'Alice 20000');
    const { checks, buttonRules } = compareNextHands(expected, next(...right), { hand: seat });
    expect(checks[0]!.details).toEqual([
      'The order fits `Button: Moving` (NEXT-2) and `Button: Dead` (NEXT-4), which give the same order here.',
    ]);
    expect(buttonRules).toEqual(['moving', 'dead']);
  });

  test('the dead button is named', () => {
    const sbOut = bust
      .replace('Bob SB 20000', 'Bob SB 5000')
      .replace('David 5000', 'David 20000')
      .replace('1. David: All-In 5000', '1. David: Fold')
      .replace('3. Bob (SB): Fold', '3. Bob (SB): All-In 5000')
      .replace('> David', '> Bob');
    const dead = ['Bob Dealer 0', 'Charlie SB 25000', 'David BB 20000', 'Alice 20000'];
    const moved = ['Charlie Dealer 25000', 'David SB 20000', 'Alice BB 20000', 'Bob 0'];
    const { checks, buttonRules } = compareNextHands(next(...moved), next(...dead), {
      hand: sbOut,
    });
    expect(checks[0]!.details.join(' ')).toContain(
      'fits `Button: Dead` (NEXT-4) and `Button: Seat` (NEXT-5): your program gives a position',
    );
    expect(buttonRules).toEqual(['dead', 'seat']);
  });
});

describe('where the table becomes heads-up', () => {
  /** Yusuf, the BB, is out: Yusuf's 12,000 and the ante go to Hugo. */
  const hand = `Hand (12)
SB 500 BB 1000
Stack Setup:
Hugo Dealer 30000
Mila SB 20000
Yusuf BB 12000

Preflop Base:
1. Hugo (Dealer): Raise 12000
2. Mila (SB): Fold
3. Yusuf (BB): All-In 12000

Ranking: Hugo > Yusuf
`;
  const next = (...lines: string[]): string => nextHand(13, 'SB 500 BB 1000', lines);
  // NEXT-3: the next player with chips after Yusuf is Hugo
  const right = next('Mila SB 19500', 'Yusuf 0', 'Hugo BB 42500');
  const orderOf = (text: string, played = hand, expected = right) => {
    const { checks, mistakes, buttonRules } = compareNextHands(expected, text, { hand: played });
    return { details: checks[0]!.details.join(' '), mistakes, buttonRules };
  };

  test('NEXT-5 three labels are those of `Button: Seat`, nobody is a second SB', () => {
    const { details, mistakes, buttonRules } = orderOf(
      next('Mila Dealer 19500', 'Yusuf SB 0', 'Hugo BB 42500'),
    );
    expect(details).toBe(
      'The order fits `Button: Seat` (NEXT-5): your program gives a position to a player with no chips.',
    );
    expect([mistakes, buttonRules]).toEqual([['Button rule'], ['seat']]);
  });

  test('SEAT-2 a Dealer with no SB beside them is the SB', () => {
    expect(orderOf(next('Mila Dealer 19500', 'Yusuf 0', 'Hugo BB 42500')).details).toBe('');
  });

  const dealerOut = hand
    .replace('Hugo Dealer 30000', 'Hugo Dealer 12000')
    .replace('Yusuf BB 12000', 'Yusuf BB 30000')
    .replace('Raise 12000', 'All-In 12000')
    .replace('3. Yusuf (BB): All-In 12000', '3. Yusuf (BB): Call 12000')
    .replace('Hugo > Yusuf', 'Yusuf > Hugo');

  test('NEXT-3 somebody with one chip is a third player, and then nothing is said of heads-up', () => {
    const three = dealerOut
      .replace('Hugo Dealer 12000', 'Hugo Dealer 12001')
      .replace('All-In 12000', 'Raise 12000');
    const expected = next('Mila Dealer 19500', 'Yusuf SB 42500', 'Hugo BB 1');
    const wrong = next('Mila SB 19500', 'Yusuf BB 42500', 'Hugo 1');
    const { details, mistakes } = orderOf(wrong, three, expected);
    expect(details).not.toContain('twice in a row');
    expect(mistakes).toEqual(['Wrong order']);
  });

  test('NEXT-5 under `Button: Seat` the BB may be the same twice', () => {
    const seat = dealerOut.replace('Stack Setup', 'Button: Seat\nStack Setup');
    const expected = next('Mila Dealer 19500', 'Yusuf SB 42500', 'Hugo BB 0');
    const wrong = next('Mila SB 19500', 'Yusuf BB 42500', 'Hugo 0');
    expect(orderOf(wrong, seat, expected).details).not.toContain('twice in a row');
  });

  test('SEAT-5 a BB who is out and stays BB is told as that alone', () => {
    expect(orderOf(next('Mila SB 19500', 'Yusuf BB 0', 'Hugo 42500')).details).toBe(
      'Yusuf has the big blind with no chips; it goes to the next player with chips, Hugo (SEAT-5).',
    );
  });

  test('NEXT-3 the BB twice in a row is told', () => {
    const expected = next('Yusuf SB 42500', 'Hugo 0', 'Mila BB 19500');
    const wrong = next('Mila SB 19500', 'Yusuf BB 42500', 'Hugo 0');
    const { details, mistakes } = orderOf(wrong, dealerOut, expected);
    expect(details).toContain('Yusuf is the BB twice in a row');
    expect(details).toContain('Mila (NEXT-3)');
    expect(mistakes).toEqual(['Big blind twice in a row']);
  });
});

describe('shared pots', () => {
  const board = 'Flop Base (A♥ K♥ Q♥):\nTurn Base (9♦):\nRiver Base (2♣):\n';
  const hand = (streets: string, blinds = 'SB 100 BB 200'): string => `Hand (12)
${blinds}
Stack Setup:
Alice Dealer 5000
Bob SB 5000
Charlie BB 5000
David 900

Preflop Base:
1. David: All-In 900
2. Alice (Dealer): Raise 5000
3. Bob (SB): All-In 5000
4. Charlie (BB): Fold
${streets}`;
  const next = (lines: readonly string[], blinds = 'SB 100 BB 200'): string =>
    nextHand(13, blinds, lines);
  const whyOf = (expected: string, actual: string, played: string) => {
    const { checks, mistakes } = compareNextHands(expected, actual, { hand: played });
    return { why: checks[1]!.details.join(' '), mistakes };
  };

  // Main Pot 3 × 900 + 200 = 2,900, Side Pot 1 2 × 4,100 = 8,200; a tie gives each 5,550.
  const tied = hand(`${board}\nRanking: Alice = Bob > David\n`).replace(
    'Alice (Dealer): Raise 5000',
    'Alice (Dealer): All-In 5000',
  );
  const stacks = (bob: number, charlie: number, alice: number, david = 0): string =>
    next([`Bob Dealer ${bob}`, `Charlie SB ${charlie}`, `David ${david}`, `Alice BB ${alice}`]);

  test.each([
    ['both pots', stacks(11_100, 4_800, 0), 'Bob has all of the Main Pot and Side Pot 1, where'],
    ['one pot', stacks(7_000, 4_800, 4_100), 'Bob has all of the Main Pot, where'],
  ])('WIN-1 %s paid to one of two who tie', (_, actual, words) => {
    const { why, mistakes } = whyOf(stacks(5_550, 4_800, 5_550), actual, tied);
    expect(why).toContain(`Split pot paid to one player: ${words} Bob and Alice tie (WIN-1)`);
    expect(mistakes).toEqual(['Split pot paid to one player']);
  });

  test('WIN-1 each of two who tie is paid one pot', () => {
    const { why } = whyOf(stacks(5_550, 4_800, 5_550), stacks(2_900, 4_800, 8_200), tied);
    expect(why).toContain(
      'Split pot paid to one player: Bob has all of the Main Pot, where Bob and Alice tie; Alice has all of Side Pot 1, where Bob and Alice tie (WIN-1).',
    );
  });

  test.each([
    [5, 'Ann has all of the Main Pot, where Bob and Ann tie (WIN-1)'],
    [6, null],
  ])('WIN-1 %d tied pots, of which one is paid to one player', (pots, words) => {
    // Ann and Bob tie; each of the others makes a pot. Half of the Main Pot is 500 for each player.
    const totals = { Cy: 1000, Di: 2100, Ed: 3700, Fay: 6200, Gus: 9900 };
    const losers = Object.keys(totals).slice(0, pots - 1);
    const names = ['Ann', 'Bob', ...losers];
    const stack = (name: string): number => totals[name as keyof typeof totals] ?? 14_000;
    const labels = [' Dealer', ' SB', ' BB'];
    const list = names.map((name, i) => `${name}${labels[i] ?? ''} ${stack(name)}`);
    const acts = [...names.slice(3), ...names.slice(0, 3)].map(
      (name) => `${name}: All-In ${stack(name)}`,
    );
    const played = `Hand (12)\nSB 50 BB 100\nStack Setup:\n${list.join('\n')}\n\nPreflop Base:\n${acts.join('\n')}\n\nRanking: Ann = Bob\n`;
    const half = 14_000 + losers.reduce((sum, name) => sum + stack(name), 0) / 2;
    const main = 500 * names.length;
    const two = (bob: number, ann: number): string =>
      nextHand(13, 'SB 50 BB 100', [
        `Ann SB ${ann}`,
        `Bob BB ${bob}`,
        ...losers.map((name) => `${name} 0`),
      ]);
    const { why } = whyOf(two(half, half), two(half - main, half + main), played);
    if (words) expect(why).toContain(`Split pot paid to one player: ${words}`);
    else expect(why).not.toContain('Split pot');
  });

  test('WIN-1 a pot with one winner beside a tied one is not named', () => {
    // Bob and David share 2,900; the 8,200 are Bob's.
    const main = tied.replace('Alice = Bob > David', 'David = Bob > Alice');
    const right = [stacks(9_650, 4_800, 0, 1_450), stacks(8_200, 4_800, 0, 2_900)] as const;
    const lines = right.map((text) =>
      text.replace('David ', 'David BB ').replace('Alice BB', 'Alice'),
    );
    expect(whyOf(lines[0]!, lines[1]!, main).why).toContain(
      'Split pot paid to one player: David has all of the Main Pot, where Bob and David tie (WIN-1).',
    );
  });

  test('ODD-1 one chip more for one of two who share', () => {
    const { why, mistakes } = whyOf(stacks(5_550, 4_800, 5_550), stacks(5_551, 4_800, 5_550), tied);
    expect(why).toContain('Odd chip: Bob shares the Main Pot and Side Pot 1;');
    expect(mistakes).toEqual(['Odd chip', 'Chips lost or made']);
  });

  test('ODD-1 a chip more for somebody who shares nothing is not an odd chip', () => {
    const { mistakes } = whyOf(stacks(5_550, 4_800, 5_550), stacks(5_550, 4_800, 5_550, 1), tied);
    expect(mistakes).toEqual(['Chips lost or made']);
  });

  test('WIN-1 a shared pot is not told as somebody else’s', () => {
    // Bob has the Main Pot on top of half of it.
    const { mistakes } = whyOf(stacks(5_550, 4_800, 5_550), stacks(8_450, 4_800, 5_550), tied);
    expect(mistakes).toEqual(['Chips lost or made']);
  });

  test('ODD-1 beats a blind that happens to be as big as the odd chip', () => {
    const odd = tied.replace('Stack Setup', 'Odd Chip: 100\nStack Setup');
    // 2,900 in hundreds: Bob, left of the button, 1,500 and Alice 1,400
    const expected = stacks(5_600, 4_800, 5_500);
    const { why, mistakes } = whyOf(expected, stacks(5_500, 4_800, 5_600), odd);
    expect(why).toContain('Odd chip');
    expect(mistakes).toEqual(['Odd chip']);
  });

  test.each([
    ['first', stacks(0, 4_800, 11_100)],
    ['second', stacks(11_100, 4_800, 0)],
  ])('RUN-1 pots paid by the %s board alone', (which, actual) => {
    const twice = tied
      .replace(board, `${board}Board 2 (3♠ 4♠ 5♠ 6♦ 8♣)\n`)
      .replace(
        'Ranking: Alice = Bob > David',
        'Winners:\nMain Pot, Board 1: Alice\nMain Pot, Board 2: Bob\nSide Pot 1, Board 1: Alice\nSide Pot 1, Board 2: Bob',
      );
    const { why, mistakes } = whyOf(stacks(5_550, 4_800, 5_550), actual, twice);
    expect(why).toContain(`every pot was paid by the ${which} board alone`);
    expect(mistakes).toEqual(['Board ignored']);
  });

  test('several pots of one winner are told in one breath', () => {
    const won = tied.replace('Alice = Bob > David', 'Alice > Bob > David');
    const { why } = whyOf(stacks(0, 4_800, 11_100), stacks(0, 15_900, 0), won);
    expect(why).toContain(
      'Charlie has the Main Pot and Side Pot 1, which Alice won; Charlie folded',
    );
  });
});
