import { describe, expect, test } from 'vitest';
import { compareNextHands } from '../compare.ts';

const nextHand = (blinds: string, ...lines: string[]): string =>
  `Hand (13)\n${blinds}\nStack Setup:\n${lines.join('\n')}\n`;

/** What is said of the stacks, the differences themselves left out. */
function whyOf(expected: string, actual: string, hand: string): readonly string[] {
  const { details } = compareNextHands(expected, actual, { hand }).checks[1]!;
  return details.filter((text) => !/^\w+: expected /.test(text));
}

const checked = (first: number, ...players: string[]): string =>
  ['Flop', 'Turn', 'River']
    .flatMap((street, k) => [
      `${street} Base:`,
      ...players.map((player, i) => `${first + k * players.length + i}. ${player}: Check`),
    ])
    .join('\n');

/**
 * Live 30,000 (10,000 more came back) · 10,000 · 16,000 folded · 30,000, ante 1,000:
 * Main Pot 4 × 10,000 + 1,000 = 41,000 to Bob, Side Pot 1 2 × 20,000 + 6,000 = 46,000 to David.
 */
const FOLDED_MONEY = `Hand (12)
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

const four = (bob: number, charlie: number, david: number, alice: number): string =>
  nextHand(
    'SB 500 BB 1000 Ante 1000',
    `Bob Dealer ${bob}`,
    `Charlie SB ${charlie}`,
    `David BB ${david}`,
    `Alice ${alice}`,
  );

describe('a mistake the whole table over is told in one sentence', () => {
  test.each<[string, string, readonly string[]]>([
    [
      'POT-2 folded chips in the Main Pot: 6,000 more there',
      four(47_000, 24_000, 40_000, 20_000),
      [
        'Dead money: all chips of folded players went to the Main Pot; they stay in the layers they reached (POT-1, POT-2).',
      ],
    ],
    [
      'POT-2 folded chips in the last pot: 3 × 10,000 + 1,000, and 40,000 + 16,000',
      four(31_000, 24_000, 56_000, 20_000),
      [
        'Dead money: all chips of folded players went to the last pot; they stay in the layers they reached (POT-1, POT-2).',
      ],
    ],
    [
      'WIN-1 all 87,000 to David',
      four(0, 24_000, 87_000, 20_000),
      ['Side pots not separated: the winner of the last pot got everything (WIN-1).'],
    ],
    [
      'POT-2 all 87,000 to Bob',
      four(87_000, 24_000, 0, 20_000),
      [
        'Side pots not separated: the winner of the Main Pot got everything, more than they could match (POT-2).',
      ],
    ],
    [
      'POST-2 an ante from nowhere',
      four(41_000, 25_000, 46_000, 20_000),
      [
        'Ante not taken: it is in the pot, but the BB did not pay it (POST-2).',
        'All stacks together hold 1,000 chips too many: chips were made (CHIP-2).',
      ],
    ],
    [
      'POST-2 no ante at all',
      four(40_000, 25_000, 46_000, 20_000),
      ['Ante not taken: the BB did not pay it and it is in no pot (POST-2).'],
    ],
    [
      'POST-2 an ante twice, once in the pot',
      four(41_000, 23_000, 46_000, 20_000),
      [
        'Ante counted twice: the BB paid it twice and the pot holds it once (POST-2).',
        'All stacks together hold 1,000 chips too few: chips were lost (CHIP-2).',
      ],
    ],
    [
      'POST-2 an ante twice, twice in the pot',
      four(42_000, 23_000, 46_000, 20_000),
      ['Ante counted twice: the BB paid it twice (POST-2).'],
    ],
    [
      'RET-1 10,000 gone',
      four(41_000, 24_000, 46_000, 10_000),
      [
        'Uncalled bet kept: the chips nobody called are gone; they go back to their owner (RET-1).',
        'All stacks together hold 10,000 chips too few: chips were lost (CHIP-2).',
      ],
    ],
    [
      'ODD-1 a chip from one winner to the other, neither of whom shares a pot',
      four(41_001, 24_000, 45_999, 20_000),
      ['No known mistake leads to these stacks; no chip is lost or made in all.'],
    ],
    [
      'no mistake that is known',
      four(41_000, 24_000, 45_877, 20_123),
      ['No known mistake leads to these stacks; no chip is lost or made in all.'],
    ],
  ])('%s', (_, actual, expected) => {
    expect(whyOf(four(41_000, 24_000, 46_000, 20_000), actual, FOLDED_MONEY)).toEqual(expected);
  });

  test('POST-2, POT-3 an ante that counts as a bet makes the level of a short big blind too high', () => {
    // Charlie: 1,000 ante and 2,000 live. 3 × 2,000 + 1,000 and 2 × 3,000; with the ante as a bet
    // 3 × 3,000 and 2 × 2,000.
    const hand = `Hand (12)\nSB 500 BB 1000 Ante 1000\nStack Setup:\nAlice Dealer 10000\nBob SB 10000\nCharlie BB 3000\n\nPreflop Base:\n1. Alice (Dealer): Raise 5000\n2. Bob (SB): Call 5000\n3. Charlie (BB): All-In 2000\n${checked(4, 'Bob (SB)', 'Alice (Dealer)')}\n\nRanking: Charlie > Alice > Bob\n`;
    const three = (bob: number, charlie: number, alice: number): string =>
      nextHand(
        'SB 500 BB 1000 Ante 1000',
        `Bob Dealer ${bob}`,
        `Charlie SB ${charlie}`,
        `Alice BB ${alice}`,
      );
    const asBet = [
      'Ante as a bet: the ante was counted towards the bet of the BB; it is dead money (POST-2, POT-3).',
    ];
    expect(whyOf(three(5000, 7000, 11_000), three(5000, 9000, 9000), hand)).toEqual(asBet);
    // Bob folds with 500 in: 3,000 go back to Alice, with the ante as a bet only 2,000.
    const folded = hand
      .replace('2. Bob (SB): Call 5000', '2. Bob (SB): Fold')
      .replace(/Flop Base[\s\S]*\n\nRanking.*/, '\nRanking: Charlie > Alice');
    expect(whyOf(three(9500, 5500, 8000), three(9500, 6500, 7000), folded)).toEqual(asBet);
  });

  test.each([
    ['the SB', 300, 0],
    ['the BB', 0, 600],
    ['each blind', 300, 600],
  ])('%s paid twice and the pot holds it once', (whose, sb, bb) => {
    const hand = `Hand (12)\nSB 300 BB 600 Ante 700\nStack Setup:\nAlice Dealer 9000\nBob SB 9000\nCharlie BB 9000\n\nPreflop Base:\n1. Alice (Dealer): Raise 1500\n2. Bob (SB): Call 1500\n3. Charlie (BB): Call 1500\n${checked(4, 'Bob (SB)', 'Charlie (BB)', 'Alice (Dealer)')}\n\nRanking: Alice\n`;
    const three = (bob: number, charlie: number): string =>
      nextHand(
        'SB 300 BB 600 Ante 700',
        `Bob Dealer ${bob}`,
        `Charlie SB ${charlie}`,
        'Alice BB 12700',
      );
    // 3 × 1,500 + 700 = 5,200 to Alice
    expect(whyOf(three(7500, 6800), three(7500 - sb, 6800 - bb), hand)[0]).toBe(
      `Blind counted twice: ${whose} paid for the blind and again for the whole street total, which holds it already (amounts are street totals).`,
    );
  });
});

describe('POT-2 a program for which a folded player is still in', () => {
  const ELIGIBLE = [
    'Folded player eligible: a folded player makes a level or a share of their own; they never do (POT-2).',
  ];

  test('makes a level of 4,000, so that Side Pot 1 as declared is another one', () => {
    // Right: 3 × 10,000 + 4,000 + 1,000 to Bob, 2 × 20,000 to David. With a level at 4,000 the first
    // pot holds 4 × 4,000 + 1,000 and all the rest is David's.
    const whole = `Hand (12)
SB 500 BB 1000 Ante 1000
Stack Setup:
Alice Dealer 30000
Bob SB 10000
Charlie BB 41000
David 30000

Preflop Base:
1. David: Raise 4000
2. Alice (Dealer): Call 4000
3. Bob (SB): Call 4000
4. Charlie (BB): Call 4000
Flop Base:
5. Bob (SB): All-In 6000
6. Charlie (BB): Fold
7. David: All-In 26000
8. Alice (Dealer): All-In 26000

Winners:
Main Pot: Bob
Side Pot 1: David
`;
    expect(whyOf(four(35_000, 36_000, 40_000, 0), four(17_000, 36_000, 58_000, 0), whole)).toEqual(
      ELIGIBLE,
    );
  });

  test('run twice, each board has its own winners in the pots as the program makes them', () => {
    // Right: 3 × 10,000 + 4,000 + 1,001, 17,501 of it to Bob; 2 × 20,000, half to David. With a level
    // at 4,000: 17,001, of which Bob has 8,501; 18,000 and 40,000, half of each to David.
    const twice = `Hand (12)
SB 500 BB 1000 Ante 1001
Stack Setup:
Alice Dealer 30000
Bob SB 10000
Charlie BB 41000
David 30000

Preflop Base:
1. David: Call 1000
2. Alice (Dealer): Call 1000
3. Bob (SB): Call 1000
4. Charlie (BB): Raise 4000
Preflop More 1:
5. David: All-In 30000
6. Alice (Dealer): All-In 30000
7. Bob (SB): All-In 10000
8. Charlie (BB): Fold
Flop Base (A♥ K♥ Q♥):
Turn Base (9♦):
River Base (2♣):
Board 2 (3♠ 4♠ 5♠ 6♦ 8♣)

Winners:
Main Pot, Board 1: Bob
Main Pot, Board 2: Alice
Side Pot 1, Board 1: David
Side Pot 1, Board 2: Alice
`;
    const right = four(17_501, 35_999, 20_000, 37_500);
    const wrong = four(8_501, 35_999, 29_000, 37_500);
    expect(whyOf(right, wrong, twice)).toEqual(ELIGIBLE);
  });

  test('shares a pot that nobody who is named can win', () => {
    // Right: 3 × 10,000 + 1,000 to Bob; the 12,000 above are David's, since Charlie folded.
    const side = `Hand (12)
SB 500 BB 1000 Ante 1000
Stack Setup:
Alice Dealer 50000
Bob SB 10000
Charlie BB 41000
David 30000

Preflop Base:
1. David: Raise 3000
2. Alice (Dealer): Fold
3. Bob (SB): All-In 10000
4. Charlie (BB): Call 10000
Preflop More 1:
5. David: Call 10000
Flop Base:
6. Charlie (BB): Bet 6000
7. David: Call 6000
Turn Base:
8. Charlie (BB): Check
9. David: Bet 5000
Turn More 1:
10. Charlie (BB): Fold

Winners:
Main Pot: Bob
`;
    const right = four(31_000, 24_000, 26_000, 50_000);
    expect(whyOf(right, four(31_000, 30_000, 20_000, 50_000), side)).toEqual(ELIGIBLE);
  });

  test('splits the layer below a folded player on its own, and its odd chip', () => {
    // Ann and Bob tie ahead of Cy; Di and Ed folded 401 each. 3 × 500 + 802 = 2,302: 1,151 each.
    // With a level at 401 it is 5 × 401 = 2,005 (Bob 1,003) and 3 × 99 = 297 (Bob 149).
    const five =
      'Hand (12)\nSB 50 BB 100\nStack Setup:\nAnn Dealer 1000\nBob SB 1000\nCy BB 1000\nDi 1000\nEd 1000\n\nCards:\nAnn: A♠ K♠\nBob: A♥ K♥\nCy: 4♠ 4♥\n\nPreflop Base:\n1. Di: Raise 401\n2. Ed: Call 401\n3. Ann (Dealer): Call 401\n4. Bob (SB): Call 401\n5. Cy (BB): Call 401\nFlop Base (A♦ 7♣ 8♦):\n6. Bob (SB): Bet 99 !\n7. Cy (BB): Call 99\n8. Di: Fold\n9. Ed: Fold\n10. Ann (Dealer): Call 99\nTurn Base (J♦):\n11. Bob (SB): Check\n12. Cy (BB): Check\n13. Ann (Dealer): Check\nRiver Base (2♣):\n14. Bob (SB): Check\n15. Cy (BB): Check\n16. Ann (Dealer): Check\n';
    const next = (bob: number, ann: number): string =>
      nextHand(
        'SB 50 BB 100',
        `Bob Dealer ${bob}`,
        'Cy SB 500',
        'Di BB 599',
        'Ed 599',
        `Ann ${ann}`,
      );
    expect(whyOf(next(1651, 1651), next(1652, 1650), five)).toEqual(ELIGIBLE);
  });

  test('shares a pot nobody showed down for with everybody who folded', () => {
    // 150 + 100 ante among three: Bob 84, Charlie 83, Alice 83; the 100 above between two.
    const hand =
      'Hand (12)\nSB 50 BB 100 Ante 100\nStack Setup:\nAlice Dealer 1000\nBob SB 1000\nCharlie BB 1000\n\nPreflop Base:\n1. Alice (Dealer): Raise 300\n2. Bob (SB): Fold\n3. Charlie (BB): Fold\n';
    const three = (bob: number, charlie: number, alice: number): string =>
      nextHand(
        'SB 50 BB 100 Ante 100',
        `Bob Dealer ${bob}`,
        `Charlie SB ${charlie}`,
        `Alice BB ${alice}`,
      );
    expect(whyOf(three(950, 800, 1250), three(1034, 933, 1033), hand)).toEqual(ELIGIBLE);
  });
});

describe('ODD-1 a smallest chip of 5', () => {
  // 1,525 among three: 505 each and 10 over, to Bob and Charlie left of the button
  const hand = `Hand (12)\nSB 100 BB 200 Ante 25\nOdd Chip: 5\nStack Setup:\nAlice Dealer 600\nBob SB 600\nCharlie BB 600\n\nPreflop Base:\n1. Alice (Dealer): Raise 500\n2. Bob (SB): Call 500\n3. Charlie (BB): Call 500\n${checked(4, 'Bob (SB)', 'Charlie (BB)', 'Alice (Dealer)')}\n\nRanking: Alice = Bob = Charlie\n`;
  const three = (bob: number, charlie: number, alice: number): string =>
    nextHand(
      'SB 100 BB 200 Ante 25',
      `Bob Dealer ${bob}`,
      `Charlie SB ${charlie}`,
      `Alice BB ${alice}`,
    );
  const RIGHT = three(610, 585, 605);

  test.each([
    ['the chips left over follow the list of players', three(610, 580, 610)],
    ['the chips left over all went to the first of the list', three(605, 580, 615)],
    ['the chips left over all went to one winner', three(615, 580, 605)],
    ['the chips left over were given out from the wrong end', three(605, 585, 610)],
    ['the chips left over are gone', three(605, 580, 605)],
    ['the pot was split without regard to the smallest chip in play', three(609, 583, 608)],
  ])('%s', (words, actual) => {
    expect(whyOf(RIGHT, actual, hand)[0]).toBe(
      `Odd chip: ${words}; they go one each clockwise from the first winner left of the button (ODD-1).`,
    );
  });

  test('two single chips over go to two winners where the smallest chip is not heeded', () => {
    // 1,526: 505 each, 5 for Bob and for Charlie, and the last chip for Bob. By single chips it is
    // 508 each and one for Bob and for Charlie.
    const more = hand.replace('Ante 25', 'Ante 26');
    const next = (bob: number, charlie: number, alice: number): string =>
      three(bob, charlie, alice).replace('Ante 25', 'Ante 26');
    expect(whyOf(next(611, 584, 605), next(609, 583, 608), more)[0]).toContain(
      'the pot was split without regard to the smallest chip in play',
    );
  });

  test('a chip more for one of those who share, and it is told as that', () => {
    expect(whyOf(RIGHT, three(615, 585, 605), hand)).toEqual([
      'Odd chip: Bob shares the Main Pot; the chips left over go clockwise from the first winner left of the button (ODD-1).',
      'All stacks together hold 5 chips too many: chips were made (CHIP-2).',
    ]);
  });

  test('ODD-1 beats a small blind of one smallest chip', () => {
    // 3 × 500, David's 200 and the ante of 300 are 2,000, in hundreds 600 each and two over, for Bob
    // and Charlie; here Charlie has both.
    const four = `Hand (12)\nSB 100 BB 200 Ante 300\nOdd Chip: 100\nStack Setup:\nAlice Dealer 1000\nBob SB 1000\nCharlie BB 1000\nDavid 1000\n\nPreflop Base:\n1. David: Call 200\n2. Alice (Dealer): Raise 500\n3. Bob (SB): Call 500\n4. Charlie (BB): Call 500\nPreflop More 1:\n5. David: Fold\n${checked(6, 'Bob (SB)', 'Charlie (BB)', 'Alice (Dealer)')}\n\nRanking: Alice = Bob = Charlie\n`;
    const next = (bob: number, charlie: number): string =>
      nextHand(
        'SB 100 BB 200 Ante 300',
        `Bob Dealer ${bob}`,
        `Charlie SB ${charlie}`,
        'David BB 800',
        'Alice 1100',
      );
    expect(whyOf(next(1200, 900), next(1100, 1000), four)).toEqual([
      'Odd chip: Bob shares the Main Pot; the chips left over go clockwise from the first winner left of the button (ODD-1).',
      'Odd chip: Charlie shares the Main Pot; the chips left over go clockwise from the first winner left of the button (ODD-1).',
    ]);
  });

  test('ODD-1 beats a small blind where only some of the pots are shared by both', () => {
    // Main Pot 3 × 500 and David's 200: 500 each and two chips over, for Bob and Charlie; here
    // Charlie has both. Side Pot 1, 2 × 500, is Alice's and Charlie's.
    const short = `Hand (12)\nSB 100 BB 200\nOdd Chip: 100\nStack Setup:\nAlice Dealer 5000\nBob SB 500\nCharlie BB 5300\nDavid 1000\n\nPreflop Base:\n1. David: Call 200\n2. Alice (Dealer): Raise 1000\n3. Bob (SB): All-In 500\n4. Charlie (BB): Call 1000\nPreflop More 1:\n5. David: Fold\n${checked(6, 'Charlie (BB)', 'Alice (Dealer)')}\n\nRanking: Alice = Bob = Charlie\n`;
    const next = (bob: number, charlie: number): string =>
      nextHand(
        'SB 100 BB 200',
        `Bob Dealer ${bob}`,
        `Charlie SB ${charlie}`,
        'David BB 800',
        'Alice 5000',
      );
    const odd = (name: string, pots: string): string =>
      `Odd chip: ${name} shares ${pots}; the chips left over go clockwise from the first winner left of the button (ODD-1).`;
    expect(whyOf(next(600, 5400), next(500, 5500), short)).toEqual([
      odd('Bob', 'the Main Pot'),
      odd('Charlie', 'the Main Pot and Side Pot 1'),
    ]);
    // 50 of the 100 are nowhere: nobody has the other's chips.
    expect(whyOf(next(600, 5400), next(500, 5450), short)).toEqual([
      'Bob has the stack from before the hand.',
      odd('Charlie', 'the Main Pot and Side Pot 1'),
      'All stacks together hold 50 chips too few: chips were lost (CHIP-2).',
    ]);
  });

  test('ODD-1 an odd chip does not go from one pot to the other', () => {
    // 4 × 101 to Ann and Bob, 2 × 199 to Cy and Di: nothing is left over in either.
    const pairs =
      'Hand (12)\nSB 1 BB 2\nStack Setup:\nAnn Dealer 101\nBob SB 101\nCy BB 300\nDi 300\n\nPreflop Base:\n1. Di: All-In 300\n2. Ann (Dealer): All-In 101\n3. Bob (SB): All-In 101\n4. Cy (BB): All-In 300\n\nRanking: Ann = Bob > Cy = Di\n';
    const next = (bob: number, cy: number): string =>
      nextHand('SB 1 BB 2', `Bob Dealer ${bob}`, `Cy SB ${cy}`, 'Di BB 199', 'Ann 202');
    expect(whyOf(next(202, 199), next(201, 200), pairs)).toEqual([
      'Blind counted twice: Bob is short by exactly the blind (amounts are street totals).',
      'Odd chip: Cy shares Side Pot 1; the chips left over go clockwise from the first winner left of the button (ODD-1).',
    ]);
  });

  test.each([['Ranking: Charlie = Alice = Bob'], ['Winners:\nMain Pot: Charlie, Alice, Bob']])(
    'the list of players is that of the hand, whatever the order of `%s`',
    (outcome) => {
      const told = hand.replace('Ranking: Alice = Bob = Charlie', outcome);
      expect(whyOf(RIGHT, three(610, 580, 610), told)[0]).toContain('follow the list of players');
      expect(whyOf(RIGHT, three(605, 585, 610), told)[0]).toContain('from the wrong end');
    },
  );

  test('a chip too many for two shares of one pot is not an odd chip', () => {
    expect(whyOf(RIGHT, three(620, 575, 605), hand)).toEqual([
      'No known mistake leads to these stacks; no chip is lost or made in all.',
    ]);
    expect(whyOf(RIGHT, three(605, 590, 605), hand)).toEqual([
      'Odd chip: Bob shares the Main Pot; the chips left over go clockwise from the first winner left of the button (ODD-1).',
      'Odd chip: Charlie shares the Main Pot; the chips left over go clockwise from the first winner left of the button (ODD-1).',
    ]);
  });
});

describe('WIN-1 pots are named as people would', () => {
  // 5 × 1,000 · 4 × 2,000 · 3 × 1,000 · 2 × 3,000, all to Ann; her last 2,000 came back
  const hand =
    'Hand (12)\nSB 500 BB 1000\nStack Setup:\nAnn Dealer 9000\nBob SB 1000\nCy BB 3000\nDi 4000\nEd 7000\nFay 5000\n\nPreflop Base:\n1. Di: All-In 4000\n2. Ed: All-In 7000\n3. Fay: Fold\n4. Ann (Dealer): All-In 9000\n5. Bob (SB): All-In 1000\n6. Cy (BB): All-In 3000\n\nRanking: Ann\n';
  const six = (ann: number): string =>
    nextHand('SB 500 BB 1000', 'Fay SB 5000', `Ann BB ${ann}`, 'Bob 0', 'Cy 0', 'Di 0', 'Ed 0');

  test.each([
    [17_000, 'Side Pots 1 to 3'],
    [14_000, 'Side Pots 1 and 3'],
    [11_000, 'Side Pots 1 and 2'],
    [13_000, 'the Main Pot and Side Pot 1'],
    [16_000, 'the Main Pot and Side Pots 1 and 2'],
    [3_000, 'Side Pot 2'],
  ])('%d too few', (chips, pots) => {
    expect(whyOf(six(24_000), six(24_000 - chips), hand)[0]).toBe(
      `Ann is short by exactly ${pots} (WIN-1).`,
    );
    expect(whyOf(six(24_000), six(24_000 + chips), hand)[0]).toBe(`Ann has ${pots} twice.`);
  });
});

describe('one player’s stack', () => {
  const RIGHT = four(41_000, 24_000, 46_000, 20_000);
  // 123 chips more of somebody else's: no mistake of the whole table fits
  test.each<[string, string, string]>([
    [
      'POST-2',
      four(41_000, 23_000, 46_123, 20_000),
      'Ante counted twice: Charlie is short by exactly the ante (POST-2).',
    ],
    [
      'POST-2',
      four(41_000, 25_000, 46_123, 20_000),
      'Ante not taken: Charlie has exactly the ante too many (POST-2).',
    ],
    [
      'POST-1',
      four(40_500, 24_000, 46_123, 20_000),
      'Blind counted twice: Bob is short by exactly the blind (amounts are street totals).',
    ],
    [
      'POST-1',
      four(41_500, 24_000, 46_123, 20_000),
      'Bob has exactly the blind too many: it was not taken (POST-1).',
    ],
    [
      'RET-1',
      four(41_000, 24_000, 46_123, 10_000),
      'Uncalled bet kept: Alice is short by exactly the uncalled 10,000, which go back to the player (RET-1).',
    ],
    ['CHIP-2', four(41_000, 24_000, 46_123, 50_000), 'Alice has the stack from before the hand.'],
    [
      'POT-2',
      four(41_000, 29_000, 46_123, 20_000),
      'Folded player eligible: Charlie folded on the flop and can win nothing (POT-2), yet has 5,000 too many.',
    ],
    ['WIN-1', four(87_000, 24_000, 123, 20_000), 'Bob has Side Pot 1, which David won (WIN-1).'],
    [
      'POT-2',
      four(41_000, 24_001, 45_999, 20_000),
      'Folded player eligible: Charlie folded on the flop and can win nothing (POT-2), yet has 1 too many.',
    ],
    [
      'WIN-1',
      four(0, 24_000, 123, 107_000),
      'Alice has the Main Pot, which Bob won; and Side Pot 1, which David won (WIN-1).',
    ],
  ])('%s: %#', (_, actual, words) => {
    expect(whyOf(RIGHT, actual, FOLDED_MONEY)).toContain(words);
  });

  test('what the hand itself leads to is not a mistake, whatever was expected', () => {
    // An answer accepted before may differ from what the hand leads to.
    expect(whyOf(four(41_000, 24_000, 45_000, 21_000), RIGHT, FOLDED_MONEY)).toEqual([
      'These stacks are what the hand leads to; the expected ones are not.',
    ]);
    const { mistakes } = compareNextHands(four(41_000, 24_000, 45_000, 21_000), RIGHT, {
      hand: FOLDED_MONEY,
    });
    expect(mistakes).toEqual(['Wrong stack']);
    // And an answer that was accepted with a mistake is the same answer later.
    const kept = four(47_000, 24_000, 40_000, 20_000);
    const again = compareNextHands(kept, kept, { hand: FOLDED_MONEY, isAccepted: true });
    expect([again.passed, again.mistakes]).toEqual([true, []]);
    // Alice has what is left of her stack, as she should; of Bob's 123 nobody knows.
    const accepted = four(41_000, 24_000, 46_000, 25_000);
    expect(whyOf(accepted, four(41_123, 24_000, 46_000, 20_000), FOLDED_MONEY)).toEqual([
      'All stacks together hold 4,877 chips too few: chips were lost (CHIP-2).',
    ]);
  });

  test('the hand of another table explains nothing', () => {
    const other = (zed: number, yan: number): string =>
      nextHand('SB 500 BB 1000 Ante 1000', `Zed SB ${zed}`, `Yan BB ${yan}`);
    expect(whyOf(other(5000, 5000), other(4000, 6000), FOLDED_MONEY)).toEqual([
      'No known mistake leads to these stacks; no chip is lost or made in all.',
    ]);
  });

  test('TOUR-4 somebody who was out before and is in no list any more has nothing', () => {
    const withErin = FOLDED_MONEY.replace('David 30000\n', 'David 30000\nErin 0\n');
    expect(whyOf(RIGHT, four(0, 24_000, 0, 20_000), withErin)[0]).toBe(
      'Winner not paid: every stack is what was left after betting; no pot was paid.',
    );
  });

  test('a stack that cannot be read is told, and nothing is added up', () => {
    const { checks } = compareNextHands(RIGHT, RIGHT.replace('Alice 20000', 'Alice lots'), {
      hand: FOLDED_MONEY,
    });
    expect(checks[1]!.details[0]).toBe('Alice: expected 20,000, not in the answer.');
  });

  test('POST-3 stacks that follow the other order of ante and blind', () => {
    // Charlie has 1,500: the ante first leaves 500 live, the blind first 1,000 and 500 of the ante.
    const hand =
      'Hand (12)\nSB 500 BB 1000 Ante 1000\nStack Setup:\nAlice Dealer 9000\nBob SB 9000\nCharlie BB 1500\n\nPreflop Base:\n1. Alice (Dealer): Raise 3000\n2. Bob (SB): Fold\n\nRanking: Charlie > Alice\n';
    const three = (bob: number, charlie: number, alice: number): string =>
      nextHand(
        'SB 500 BB 1000 Ante 1000',
        `Bob Dealer ${bob}`,
        `Charlie SB ${charlie}`,
        `Alice BB ${alice}`,
      );
    // Ante first: 500 + 500 + 500 + 1,000 = 2,500, 500 back to Alice; blind first: 2,500 + 500.
    expect(whyOf(three(8500, 2500, 8500), three(8500, 3000, 8000), hand)).toContain(
      'Ante order: the stacks fit `Ante Order: BB First` (POST-3).',
    );
    const blindFirst = hand.replace('Stack Setup', 'Ante Order: BB First\nStack Setup');
    expect(whyOf(three(8500, 3000, 8000), three(8500, 2500, 8500), blindFirst)).toContain(
      'Ante order: the stacks fit `Ante Order: Ante First` (POST-3).',
    );
  });
});
