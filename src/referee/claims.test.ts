import { describe, expect, test } from 'vitest';
import { readHands } from '../formats/notation/index.ts';
import { type Claims, NO_CLAIMS, NO_ORIGIN, type ReadHand } from '../formats/read-hand.ts';
import { moneyText } from './claims-money.ts';
import { settleRead } from './settle-stream.ts';

/** RULES: 300/500/1,000 → 900 · 400, 500 back to Carol. Alice wins the main pot, Carol the side pot. */
const THREE_WAY = `Hand (1)
SB 50 BB 100
Stack Setup:
Alice Dealer 300
Bob SB 500
Carol BB 1000

Preflop Base:
1. Alice (Dealer): All-In 300
2. Bob (SB): All-In 500
3. Carol (BB): All-In 1000
`;
const RANKED = `${THREE_WAY}\nRanking: Alice > Carol > Bob\n`;
const UNSEEN = `${THREE_WAY}\nShowdown:\nAlice: ? ?\nBob: ? ?\nCarol: ? ?\n`;

/** RULES: 1,501 among three, button A → B 501. */
const SPLIT = `Hand (2)
SB 1 BB 500
Stack Setup:
Ann Dealer 500
Ben SB 500
Cleo BB 500
Dan 900

Preflop Base:
1. Dan: Fold
2. Ann (Dealer): All-In 500
3. Ben (SB): All-In 500

Ranking: Ann = Ben = Cleo
`;

function foreign(text: string, claims: Partial<Claims>, more: Partial<ReadHand> = {}): ReadHand {
  const hand = readHands(text).hands[0]!;
  return {
    ...hand,
    format: 'phh',
    scale: 1,
    currency: null,
    unknownStacks: [],
    claims: { ...NO_CLAIMS, ...claims },
    origin: NO_ORIGIN,
    ...more,
  };
}

const amounts = (named: Record<string, number>): ReadonlyMap<string, number> =>
  new Map(Object.entries(named));

/** Rule, severity and sentence of what is said about the claims. */
const found = (text: string, claims: Partial<Claims>): string[] =>
  settleRead(foreign(text, claims))
    .findings.filter(({ rule }) => rule.startsWith('FORM'))
    .map(({ rule, severity, message }) => `${rule} ${severity} ${message}`);

describe('what a file says came out', () => {
  test('nothing is said about a file that is right', () => {
    const right = {
      winnings: amounts({ Alice: 900, Carol: 400 }),
      finishing: amounts({ Alice: 900, Bob: 0, Carol: 900 }),
      pots: [900, 400],
      totalPot: 1300,
      uncalled: { name: 'Carol', amount: 500 },
      rake: 0,
    };
    expect(found(RANKED, right)).toEqual([]);
  });

  test.each<[string, Partial<Claims>, string[]]>([
    [
      'FORM-4 winnings that are not what the pots pay',
      { winnings: amounts({ Alice: 1300 }) },
      [
        'FORM-4 error The file says Alice wins 1,300; right is 900.',
        'FORM-4 error The file says Carol wins 0; right is 400.',
      ],
    ],
    [
      'FORM-4 new stacks',
      { finishing: amounts({ Alice: 900, Bob: 400, Carol: 500 }) },
      [
        'FORM-4 error The file says Bob ends with 400; right is 0.',
        'FORM-4 error The file says Carol ends with 500; right is 900.',
      ],
    ],
    [
      'FORM-4 a total that counts the returned bet',
      { totalPot: 1800 },
      [
        'FORM-4 error The file says the total pot is 1,800; it counts the 500 that went back, right is 1,300.',
      ],
    ],
    [
      'FORM-4 one pot where there are two',
      { pots: [1300] },
      ['FORM-4 error The file says the pot is 1,300; right is 900 · 400.'],
    ],
    [
      'FORM-4 another uncalled bet',
      { uncalled: { name: 'Carol', amount: 700 } },
      ['FORM-4 error The file says that the uncalled bet is 700 to Carol; right is 500 to Carol.'],
    ],
    [
      'FORM-4 the returned bet counted as won',
      { winnings: amounts({ Alice: 900, Carol: 900 }) },
      [
        'FORM-4 warning The file counts the 500 that went back to Carol as won; from the pots it is 400.',
      ],
    ],
    [
      'FORM-4 nobody won',
      { winnings: amounts({ Alice: 0, Carol: 0 }) },
      ['FORM-4 warning The file says that nobody won anything.'],
    ],
    [
      'FORM-6 rake that the file names',
      { winnings: amounts({ Alice: 855, Carol: 380 }), rake: 65, pots: [855, 380], totalPot: 1300 },
      [
        'FORM-6 info The file takes 65 rake from 1,300; pots and new stacks are settled without it.',
      ],
    ],
    [
      'FORM-6 rake that can only be guessed',
      { winnings: amounts({ Alice: 855, Carol: 380 }) },
      [
        'FORM-6 info The file takes 65 rake from 1,300; pots and new stacks are settled without it.',
      ],
    ],
    [
      'FORM-4 more than a house takes is a mistake',
      { winnings: amounts({ Alice: 600, Carol: 400 }) },
      ['FORM-4 error The file says Alice wins 600; right is 900.'],
    ],
    [
      'FORM-4 rake that is not what the file says',
      { winnings: amounts({ Alice: 855, Carol: 380 }), rake: 10 },
      [
        'FORM-4 error The file says Alice wins 855; right is 900.',
        'FORM-4 error The file says Carol wins 380; right is 400.',
      ],
    ],
  ])('%s', (_, claims, expected) => {
    expect(found(RANKED, claims)).toEqual(expected);
  });

  test('FORM-4 another odd chip than ODD-1 gives', () => {
    // 1,500 among three leaves none; with a dead chip in, Ben is the first left of the button.
    const posted = SPLIT.replace('SB 1 BB 500', 'SB 1 BB 500 Ante 1').replace(
      'BB 500\nDan',
      'BB 501\nDan',
    );
    expect(found(posted, { winnings: amounts({ Ann: 500, Ben: 501, Cleo: 500 }) })).toEqual([]);
    expect(found(posted, { winnings: amounts({ Ann: 501, Ben: 500, Cleo: 500 }) })).toEqual([
      'FORM-4 warning The file splits with another odd chip: Ann 501, Ben 500 and Cleo 500; right is Ann 500, Ben 501 and Cleo 500 (ODD-1).',
    ]);
  });
});

test('FORM-4 a split in larger chips than are in play', () => {
  // RULES: 1,000 among three, chip 25 → 350 / 325 / 325.
  const thousand = SPLIT.replaceAll('500', '333')
    .replace('SB 1 BB 333', 'SB 1 BB 333 Ante 1')
    .replace('BB 333\nDan', 'BB 334\nDan');
  const coarse = amounts({ Ann: 325, Ben: 350, Cleo: 325 });
  expect(found(thousand, { winnings: coarse })).toEqual([
    'FORM-4 warning The file splits as if the smallest chip were 25; here it is 1 (ODD-1).',
  ]);
});

describe('winners by what a file says was collected', () => {
  test('FORM-1 whoever collected is taken as declared, pot by pot', () => {
    const { findings, settlement, ok } = settleRead(
      foreign(UNSEEN, { winnings: amounts({ Alice: 900, Carol: 400 }) }),
    );
    expect(ok).toBe(true);
    expect(findings.map(({ rule, severity }) => [rule, severity])).toEqual([['FORM-1', 'info']]);
    expect(settlement?.players.map((player) => player.won)).toEqual([900, 0, 400]);
  });

  test.each([
    ['with rake', { Alice: 855, Carol: 380 }, [900, 0, 400]],
    ['with the returned bet', { Alice: 900, Carol: 900 }, [900, 0, 400]],
    ['a split side pot', { Alice: 900, Bob: 200, Carol: 200 }, [900, 200, 200]],
    ['everything to one', { Carol: 1300 }, [0, 0, 1300]],
  ])('FORM-1 %s', (_, winnings, won) => {
    const { settlement } = settleRead(foreign(UNSEEN, { winnings: amounts(winnings) }));
    expect(settlement?.players.map((player) => player.won)).toEqual(won);
  });

  test('WIN-4 the pots stay open where the file says nothing', () => {
    const { findings, settlement } = settleRead(foreign(UNSEEN, {}));
    expect(findings.map(({ rule, severity, message }) => [rule, severity, message])).toEqual([
      [
        'WIN-4',
        'warning',
        'The cards of Alice, Bob and Carol are not known, and the file does not say who won: the Main Pot (900) and Side Pot 1 (400) stay open.',
      ],
    ]);
    expect(settlement?.next).toBe(null);
  });

  test('FORM-4 the pots stay open where the file says what no winners would give', () => {
    const { findings, settlement } = settleRead(
      foreign(UNSEEN, { winnings: amounts({ Alice: 1300 }) }),
    );
    expect(findings.map(({ rule, severity, message }) => [rule, severity, message])).toEqual([
      ['FORM-4', 'error', 'The file pays Alice 1,300; no winners make that of pots of 900 · 400.'],
    ]);
    expect(settlement?.next).toBe(null);
  });
});

test.each([
  [1500, 1, null, '1,500'],
  [1250, 100, '$', '$12.50'],
  [5, 100, 'EUR', '0.05 EUR'],
  [-200, 100, '€', '€−2.00'],
])('%i in units of 1/%i %s is shown as %s', (amount, scale, currency, text) => {
  expect(moneyText(amount, { scale, currency })).toBe(text);
});
