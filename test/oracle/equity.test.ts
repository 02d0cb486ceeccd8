import { getCardCode, evaluate as theirRank } from '@pokertools/evaluator';
import { describe, expect, test } from 'vitest';
import { prng, shuffled } from '../../src/kernel/index.ts';
import {
  type Card,
  cardLetters,
  DECK,
  type Equity,
  equity,
  readCard,
} from '../../src/rules/index.ts';
import { sample } from '../sample.ts';
import { type OracleChances, type OracleSpot, oracleChances, oracleShare } from './equity.ts';
import { oracleRank } from './rank.ts';

const CODES = DECK.map((card) => getCardCode(cardLetters(card)));

/** The public package counts downwards: 1 is the royal flush. */
const published = (cards: readonly number[]): number => -theirRank(cards.map((c) => CODES[c]!));

/** The ranker that only sorts and counts, as one number. */
const plain = (cards: readonly number[]): number =>
  oracleRank(cards).reduce((sum, digit) => sum * 15 + digit, 0);

/** A spot of so many players with so many cards on the board; now and then with dead cards. */
function randomSpot(seed: number, players: number, boardSize: number): OracleSpot {
  const chance = prng(seed);
  const cards = shuffled(chance, DECK);
  const hands = Array.from({ length: players }, () => cards.splice(0, 2));
  const board = cards.splice(0, boardSize);
  return { hands, board, dead: cards.splice(0, 2 * chance.below(4)) };
}

function counted({ hands, board, dead }: OracleSpot): Equity {
  const counts = equity(hands as Card[][], board as Card[], dead as Card[]);
  if (!counts.ok) throw new Error(counts.error[0]!.message);
  return counts.value;
}

const plainCounts = ({ hands }: Equity): OracleChances[] =>
  hands.map(({ wins, ties }) => ({
    wins,
    ties: new Map(ties.map(({ players, boards }) => [players, boards])),
  }));

/** Counts as the other method has them, and every share the same fraction. */
function holdAgainst(spot: OracleSpot, rank: typeof plain): void {
  const ours = counted(spot);
  const theirs = oracleChances(spot, rank);
  expect(plainCounts(ours), JSON.stringify(spot)).toEqual(theirs);
  ours.hands.forEach(({ share: { numerator, denominator } }, i) => {
    const right = BigInt(numerator) * BigInt(ours.boards) * 2520n;
    expect(right).toBe(oracleShare(theirs[i]!) * BigInt(denominator));
  });
}

describe('WIN-1 all boards, counted by another method', () => {
  test('by a ranker that only sorts and counts: turn and river, two to ten players', () => {
    for (let seed = 1; seed <= sample(400, 60); seed++) {
      holdAgainst(randomSpot(seed, 2 + (seed % 9), 4 + (seed % 2)), plain);
    }
  });

  test('by the same: flop', () => {
    for (let seed = 1; seed <= sample(60, 4); seed++) {
      holdAgainst(randomSpot(seed, 2 + (seed % 3), 3), plain);
    }
  });

  test('by a public package: a thousand spots on flop, turn and river', () => {
    for (let seed = 1001; seed <= 2000; seed++) {
      const boardSize = seed % 4 === 0 ? 3 : 4 + (seed % 2);
      holdAgainst(randomSpot(seed, 2 + (seed % 9), boardSize), published);
    }
  });
});

describe('before the flop', () => {
  const cards = (text: string): Card[] => text.split(' ').map((word) => readCard(word)!);

  test.each([10, 6, 3, 2].slice(0, sample(4, 1)))('%i hands agree with the package', (players) => {
    holdAgainst(randomSpot(players, players, 0), published);
  });

  // Figures everybody knows, each counted once more by the package in test:long.
  test.each([
    ['Ah Ad', 'Ks Kc', 1_388_072, 317_694, 6_538],
    ['As Ad', 'Ks Kd', 1_410_336, 292_660, 9_308],
    ['Ah Kh', 'Qd Qc', 787_966, 917_606, 6_732],
  ])('%s against %s: 1,712,304 boards', (one, other, wins, losses, ties) => {
    const spot = { hands: [cards(one), cards(other)], board: [], dead: [] };
    const { boards, hands } = counted(spot);
    expect(boards).toBe(1_712_304);
    expect(hands.map((hand) => hand.wins)).toEqual([wins, losses]);
    expect(hands[0]!.ties).toEqual([{ players: 2, boards: ties }]);
    if (sample(1, 0) === 1) holdAgainst(spot, published);
  });
});
