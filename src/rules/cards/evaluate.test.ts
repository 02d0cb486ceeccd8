import { describe, expect, test } from 'vitest';
import { compareRanks, oracleRank } from '../../../test/oracle/rank.ts';
import { Bug } from '../../kernel/invariant.ts';
import { prng } from '../../kernel/prng.ts';
import { type Card, cardLetters, DECK, readCard } from './card.ts';
import { category } from './describe.ts';
import { evaluate, evaluate5, evaluate7, evaluateRanks7 } from './evaluate.ts';
import { RANK_KEYS } from './evaluate-tables.ts';
import { CATEGORIES, type Strength } from './strength.ts';

const cards = (text: string): Card[] => text.split(' ').map((word) => readCard(word)!);

/** Seeded hands of so many cards each. */
function randomHands(seed: number, hands: number, size: number): Card[][] {
  const chance = prng(seed);
  const deck = [...DECK];
  return Array.from({ length: hands }, () => {
    for (let i = 0; i < size; i++) {
      const j = i + chance.below(52 - i);
      [deck[i], deck[j]] = [deck[j]!, deck[i]!];
    }
    return deck.slice(0, size);
  });
}

/** How often each strength comes up in all five-card hands. */
function countAllFives(): Uint32Array {
  const counts = new Uint32Array(7463);
  for (let a = 4; a < 52; a++)
    for (let b = 3; b < a; b++)
      for (let c = 2; c < b; c++)
        for (let d = 1; d < c; d++)
          for (let e = 0; e < d; e++)
            counts[evaluate5(a as Card, b as Card, c as Card, d as Card, e as Card)]!++;
  return counts;
}

describe('seven cards by their ranks alone', () => {
  const hand = cards('Ah Kd 9c 9s 4h 3d 2c');
  const counts = new Uint8Array(13);
  for (const card of hand) counts[card >> 2]!++;
  const sum = counts.reduce((keys, count, rank) => keys + count * RANK_KEYS[rank]!, 0);
  const found = new Set<Strength>();
  // Here, and not in the test: another one would have filled the table that is filled after twenty
  // thousand hands.
  for (let i = 0; i <= 20_000; i++) found.add(evaluateRanks7(sum, counts));

  test('WIN-1 are worth the same before there is a table and with it', () => {
    expect([...found]).toEqual([evaluate(hand)]);
  });
});

describe('all 2,598,960 five-card hands', () => {
  const counts = countAllFives();

  test('fall into 7,462 strengths, each of which occurs', () => {
    expect(counts[0]).toBe(0);
    expect(counts.slice(1).every((n) => n > 0)).toBe(true);
    expect(counts.reduce((sum, n) => sum + n, 0)).toBe(2_598_960);
  });

  test('are as many of each kind as arithmetic says', () => {
    const found = Object.fromEntries(CATEGORIES.map((name) => [name, 0]));
    for (let s = 1; s < counts.length; s++) found[category(s as Strength)]! += counts[s]!;
    expect(found).toEqual({
      'high card': 1_302_540,
      pair: 1_098_240,
      'two pair': 123_552,
      'three of a kind': 54_912,
      straight: 10_200,
      flush: 5_108,
      'full house': 3_744,
      'four of a kind': 624,
      'straight flush': 40,
    });
  });

  test('have the four royal flushes on top', () => {
    expect(counts[7462]).toBe(4);
    expect(evaluate(cards('Ac Kc Qc Jc Tc'))).toBe(7462);
  });
});

describe('against a ranker that only sorts and counts', () => {
  test.each([
    [5, 60_000],
    [6, 20_000],
    [7, 20_000],
  ])('WIN-1 the best of %d cards is found in %d random hands', (size, hands) => {
    // One strength, one rank by the other method, and both in the same order.
    const byStrength = new Map<Strength, { rank: number[]; hand: Card[] }>();
    for (const hand of randomHands(1000 + size, hands, size)) {
      const strength = evaluate(hand);
      const rank = oracleRank(hand);
      const known = byStrength.get(strength);
      if (!known) byStrength.set(strength, { rank, hand });
      else if (compareRanks(known.rank, rank) !== 0)
        expect.fail(`${hand.map(cardLetters)} and ${known.hand.map(cardLetters)} do not tie`);
    }
    const ladder = [...byStrength].sort(([a], [b]) => a - b).map(([, entry]) => entry);
    for (let i = 1; i < ladder.length; i++) {
      const [worse, better] = [ladder[i - 1]!, ladder[i]!];
      if (compareRanks(better.rank, worse.rank) <= 0)
        expect.fail(`${better.hand.map(cardLetters)} does not beat ${worse.hand.map(cardLetters)}`);
    }
    expect(ladder.length).toBeGreaterThan(3000);
  });

  test('six and seven cards are worth the best five among them', () => {
    for (const size of [6, 7]) {
      for (const hand of randomHands(size, 30_000, size)) {
        const best = Math.max(...fivesOf(hand).map(([a, b, c, d, e]) => evaluate5(a, b, c, d, e)));
        if (evaluate(hand) !== best) expect.fail(hand.map(cardLetters).join(' '));
      }
    }
  });

  test('every choice of seven ranks is worth its best five', () => {
    // Suits dealt around in turn: a flush now and then, and all 49,205 choices of ranks.
    let choicesOfRanks = 0;
    const deal = (rank: number, hand: Card[]): void => {
      if (hand.length === 7) {
        choicesOfRanks++;
        const best = Math.max(...fivesOf(hand).map(([a, b, c, d, e]) => evaluate5(a, b, c, d, e)));
        if (evaluate(hand) !== best) expect.fail(hand.map(cardLetters).join(' '));
        return;
      }
      if (rank === 13) return;
      for (let n = 0; n <= Math.min(4, 7 - hand.length); n++) {
        const more = [0, 1, 2, 3].slice(0, n).map((i) => rank * 4 + ((rank + i) % 4));
        deal(rank + 1, [...hand, ...(more as Card[])]);
      }
    };
    deal(0, []);
    expect(choicesOfRanks).toBe(49_205);
  });
});

type Five = [Card, Card, Card, Card, Card];

function fivesOf(hand: readonly Card[]): Five[] {
  const fives: Five[] = [];
  for (let kept = 0; kept < 1 << hand.length; kept++) {
    const five = hand.filter((_, i) => (kept >> i) & 1);
    if (five.length === 5) fives.push(five as Five);
  }
  return fives;
}

describe('rulings', () => {
  test.each([
    ['WIN-1 a six-high straight beats the wheel', '2c 3d 4h 5s 6c Kd Kh', 'Ac 2d 3h 4s 5c Kd Kh'],
    [
      'WIN-1 six high plays when the ace is there too',
      'Ac 2d 3h 4s 5c 6d Kh',
      'Ac 2d 3h 4s 5c 9d Kh',
    ],
    ['WIN-1 the wheel beats three of a kind', 'Ac 2d 3h 4s 5c Kd Kh', 'Ac Ad Ah 4s 5c Kd Jh'],
    ['WIN-1 the ace does not join king and two', 'Qc Qd 5h 7s 9d', 'Qc Kd Ah 2s 3c'],
    ['WIN-1 the steel wheel beats four aces', 'Ac 2c 3c 4c 5c Kd Kh', 'Ac Ad Ah As 5c Kd Kh'],
    [
      'WIN-1 six high in suit beats the steel wheel',
      '2c 3c 4c 5c 6c Kd Kh',
      'Ac 2c 3c 4c 5c Kd Kh',
    ],
    ['WIN-1 the steel wheel beats the best plain flush', 'Ac 2c 3c 4c 5c', 'Ac Kc Qc Jc 9c'],
    [
      'WIN-1 two threes of a kind make the higher full house',
      'Kc Kd Kh 7s 7h 7c 2d',
      'Kc Kd Kh 6s 6h 6c Ad',
    ],
    [
      'WIN-1 a full house takes the higher of two pairs',
      '5c 5d 5h 9s 9h 8c 8d',
      '5c 5d 5h 8s 8h Ac Kd',
    ],
    ['WIN-1 a full house beats a flush', '2c 2d 2h 3s 3h', 'Ac Kc Qc Jc 9c'],
    ['WIN-1 six suited cards: the best five', 'Ac Qc 9c 7c 5c 2c Kd', 'Ac Qc 9c 7c 4c 2c Kd'],
    ['WIN-1 seven suited cards: the best five', 'Kc Qc 9c 7c 5c 3c 2c', 'Kc Qc 9c 7c 4c 3c 2c'],
    [
      'WIN-1 seven suited cards may hold a straight flush',
      '9c 8c 7c 6c 5c Ac Kc',
      'Ac Kc Qc Jc 9c 8c 7c',
    ],
    [
      'WIN-1 a flush beats a straight in the same cards',
      '9c 8c 7c 6d 5c 2c Ah',
      '9c 8c 7c 6d 5c 2h Ah',
    ],
    ['WIN-1 four of a kind: the kicker decides', '7c 7d 7h 7s Ac 2d 2h', '7c 7d 7h 7s Kc Kd Kh'],
    ['WIN-1 two pair: the kicker decides', 'Ac Ad 9h 9s Kc 3d 2h', 'Ac Ad 9h 9s Qc 3d 2h'],
    ['WIN-1 one pair: the third kicker decides', 'Ac Ad Kh 9s 8c 3d 2h', 'Ac Ad Kh 9s 7c 3d 2h'],
    ['WIN-1 high card: the fifth card decides', 'Ac Kd Jh 9s 7c 3d 2h', 'Ac Kd Jh 9s 6c 3d 2h'],
  ])('%s', (_, winner, loser) => {
    expect(evaluate(cards(winner))).toBeGreaterThan(evaluate(cards(loser)));
    expect(compareRanks(oracleRank(cards(winner)), oracleRank(cards(loser)))).toBeGreaterThan(0);
  });

  test.each([
    ['WIN-1 the board plays for both', 'Ac Kd Qh Js Tc 2d 3h', 'Ac Kd Qh Js Tc 9d 9h'],
    ['WIN-1 suits do not break a tie', 'Ac Kc Qc Jc 9c', 'Ah Kh Qh Jh 9h'],
    ['WIN-1 a third pair gives the kicker', 'Kc Kd Th Ts 9h 9c 2d', 'Kc Kd Th Ts 9h 4c 2d'],
    [
      'WIN-1 a card above the third pair is the kicker',
      'Kc Kd Th Ts 9h 9c Ad',
      'Kc Kd Th Ts Ah 4c 2d',
    ],
    ['WIN-1 a sixth card does not count', 'Ac Ad Kh 9s 8c 7d 6h', 'Ac Ad Kh 9s 8c 3d 2h'],
    [
      'WIN-1 four of a kind on the board with an ace',
      '7c 7d 7h 7s Ac Kd Kh',
      '7c 7d 7h 7s Ac 3d 2h',
    ],
  ])('%s', (_, one, other) => {
    expect(evaluate(cards(one))).toBe(evaluate(cards(other)));
    expect(compareRanks(oracleRank(cards(one)), oracleRank(cards(other)))).toBe(0);
  });

  test('the order of the cards does not matter', () => {
    for (const hand of randomHands(7, 2000, 7)) {
      const [a, b, c, d, e, f, g] = hand as [Card, Card, Card, Card, Card, Card, Card];
      expect(evaluate7(g, c, a, f, b, e, d)).toBe(evaluate(hand));
    }
  });
});

describe('what is not a hand', () => {
  test.each([0, 1, 4, 8, 52])('%d cards are a bug of the caller', (howMany) => {
    expect(() => evaluate(DECK.slice(0, howMany))).toThrow(Bug);
  });
});
