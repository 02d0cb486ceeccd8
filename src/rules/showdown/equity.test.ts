import { describe, expect, test } from 'vitest';
import { prng, shuffled } from '../../kernel/index.ts';
import { type Card, card, DECK, rankOf, readCard, suitOf } from '../cards/card.ts';
import { type Equity, type EquityHand, equity } from './equity.ts';

const cards = (text: string): Card[] =>
  text.split(' ').flatMap((word) => (word === '' ? [] : [readCard(word)!]));

const counted = (hands: readonly EquityHand[], board: Card[] = [], dead: Card[] = []): Equity => {
  const counts = equity(hands, board, dead);
  if (!counts.ok) throw new Error(counts.error[0]!.message);
  return counts.value;
};

describe('outs counted by hand', () => {
  // On K♥ 9♥ 2♣ 3♠ only the nine hearts left help 8♥ 7♥ against two black-and-red aces.
  const hands = [cards('As Ad'), cards('8h 7h')];
  const turn = cards('Kh 9h 2c 3s');

  test('WIN-1 a flush draw has 9 of 44 cards', () => {
    const { boards, hands: chances } = counted(hands, turn);
    expect(boards).toBe(44);
    expect(chances.map(({ wins }) => wins)).toEqual([35, 9]);
    expect(chances[1]).toEqual({
      wins: 9,
      ties: [],
      share: { numerator: 9, denominator: 44 },
      percent: { win: 20.45, tie: 0, share: 20.45 },
    });
  });

  test('dead cards cannot come: one heart and one blank less are 8 of 42', () => {
    const { boards, hands: chances } = counted(hands, turn, cards('Qh 4d'));
    expect([boards, chances[1]!.wins]).toEqual([42, 8]);
  });

  test('on the river there is one board', () => {
    const { boards, hands: chances } = counted(hands, [...turn, ...cards('Th')]);
    expect(boards).toBe(1);
    expect(chances.map(({ wins }) => wins)).toEqual([0, 1]);
  });

  test('a board that plays is shared, by how many', () => {
    const three = [cards('2c 3d'), cards('2d 3c'), cards('2h 4s')];
    const { hands: chances } = counted(three, cards('As Ks Qs Js Ts'));
    expect(chances[2]).toEqual({
      wins: 0,
      ties: [{ players: 3, boards: 1 }],
      share: { numerator: 1, denominator: 3 },
      percent: { win: 0, tie: 100, share: 33.33 },
    });
  });
});

describe('laws', () => {
  const spots = Array.from({ length: 60 }, (_, seed) => {
    const chance = prng(seed + 1);
    const deck = shuffled(chance, DECK);
    const hands = Array.from({ length: 2 + (seed % 9) }, () => deck.splice(0, 2));
    return { hands, board: deck.splice(0, 3 + (seed % 3)), dead: deck.splice(0, chance.below(5)) };
  });

  test('WIN-1 before the flop each of the 48·47·46·45·44 / 120 boards is won or shared', () => {
    for (const [one, other] of [
      ['As Kd', '7h 7c'],
      ['Ah Kh', 'Kc Qc'],
      ['2s 2d', '2h 2c'],
    ] as const) {
      const { boards, hands } = counted([cards(one), cards(other)]);
      const [a, b] = [hands[0]!, hands[1]!];
      expect(boards).toBe(1_712_304);
      expect(a.wins + b.wins + (a.ties[0]?.boards ?? 0)).toBe(1_712_304);
      expect(a.ties).toEqual(b.ties);
    }
  });

  test('shares add up to exactly one, and so do boards', () => {
    for (const { hands, board, dead } of spots) {
      const { boards, hands: chances } = counted(hands, board, dead);
      // Over one denominator that all of them divide.
      const whole = BigInt(boards) * 2520n;
      const shares = chances.map(
        ({ share }) => (whole * BigInt(share.numerator)) / BigInt(share.denominator),
      );
      expect(shares.reduce((sum, share) => sum + share, 0n)).toBe(whole);
      const decided = chances.reduce((sum, { wins, ties }) => {
        const tied = ties.reduce((parts, tie) => parts + (2520 * tie.boards) / tie.players, 0);
        return sum + 2520 * wins + tied;
      }, 0);
      expect(decided).toBe(2520 * boards);
    }
  });

  test('players in another order have the same chances', () => {
    for (const { hands, board, dead } of spots) {
      const turned = [...hands.slice(1), hands[0]!].map((hand) => [...hand].reverse());
      const { hands: chances } = counted(hands, board, dead);
      const again = counted(turned, [...board].reverse(), dead).hands;
      expect(again).toEqual([...chances.slice(1), chances[0]]);
    }
  });

  test('suits in another order change nothing', () => {
    const turn = (list: readonly Card[]): Card[] =>
      list.map((one) => card(rankOf(one), (suitOf(one) + 1) % 4));
    for (const { hands, board, dead } of spots) {
      const turned = counted(hands.map(turn), turn(board), turn(dead));
      expect(turned).toEqual(counted(hands, board, dead));
    }
  });
});

describe('what cannot be counted is said', () => {
  const good = [cards('Ah Kh'), cards('Qd Qc')];
  const eleven = Array.from({ length: 11 }, (_, i) => DECK.slice(2 * i, 2 * i + 2));
  const ten = eleven.slice(0, 10);

  test.each<[string, EquityHand[], Card[], Card[], string]>([
    ['no hand', [], [], [], 'SEAT-5 hands: Chances need at least two hands, and there is none.'],
    ['one', [good[0]!], [], [], 'SEAT-5 hands: Chances need at least two hands, and there is one.'],
    [
      'eleven',
      eleven,
      [],
      [],
      'SEAT-1 hands: A table has at most ten seats, and there are 11 hands.',
    ],
    [
      'a thousand',
      Array.from({ length: 1000 }, () => 'unknown' as const),
      [],
      [],
      'SEAT-1 hands: A table has at most ten seats, and there are 1000 hands.',
    ],
    [
      'more than anybody counts',
      Array.from({ length: 1001 }, () => 'unknown' as const),
      [],
      [],
      'WIN-5 hands: hands is an object; it must be a list with two cards of each player.',
    ],
    [
      'a card in two hands',
      [good[0]!, cards('Ah Qc')],
      [],
      [],
      'WIN-5 hands[1]: A♥ appears twice; each card is in one place only.',
    ],
    [
      'a card in a hand and on the board',
      good,
      cards('2c 3c Qd'),
      [],
      'WIN-5 board: Q♦ appears twice; each card is in one place only.',
    ],
    [
      'a dead card on the board',
      good,
      cards('2c 3c 4c'),
      cards('3c'),
      'WIN-5 dead: 3♣ appears twice; each card is in one place only.',
    ],
    [
      'a whole deck of dead cards',
      [cards('2c 3d'), good[1]!],
      [],
      [readCard('2c')!, ...DECK.filter((one) => one !== readCard('2c'))],
      'WIN-5 dead: 2♣ appears twice; each card is in one place only.',
    ],
    [
      'more dead cards than a deck has',
      good,
      [],
      [...DECK, DECK[0]!],
      'WIN-5 dead: dead is an object; it must be a list of cards as readCard gives them.',
    ],
    [
      'one card',
      [good[0]!, cards('Qd')],
      [],
      [],
      'WIN-5 hands[1]: Hand 2 has 1 card; a hand has two.',
    ],
    [
      'a board of one',
      good,
      cards('2c'),
      [],
      'WIN-5 board: The board has 1 card; it has none, 3, 4 or 5.',
    ],
    [
      'a board of two',
      good,
      cards('2c 3c'),
      [],
      'WIN-5 board: The board has 2 cards; it has none, 3, 4 or 5.',
    ],
    [
      'a board of six',
      good,
      cards('2c 3c 4c 5c 6c 7c'),
      [],
      'WIN-5 board: The board has 6 cards; it has none, 3, 4 or 5.',
    ],
    [
      'a deck that does not suffice',
      ten,
      [],
      DECK.slice(20, 48),
      'WIN-5 dead: 5 cards must still come, and the deck has only 4 left; take some out of the dead cards.',
    ],
    [
      'a word that is not a card',
      [good[0]!, [readCard('Qd'), readCard('1x')]],
      [],
      [],
      'WIN-5 hands[1]: Hand 2 has null, which is not a card.',
    ],
    [
      'two words that are not cards, told once',
      [good[0]!, [readCard('1x'), readCard('2x')]],
      [],
      [],
      'WIN-5 hands[1]: Hand 2 has null, which is not a card.',
    ],
    [
      'a text in the place of the hands',
      'AhAd KhKd' as never,
      [],
      [],
      'WIN-5 hands: hands is "AhAd KhKd"; it must be a list with two cards of each player.',
    ],
    [
      'a text in the place of the board',
      good,
      '2c3c4c' as never,
      [],
      'WIN-5 board: The board is "2c3c4c"; it must be a list of cards as readCard gives them.',
    ],
    [
      'one hand, whatever it holds',
      ['unknown'],
      [],
      [],
      'SEAT-5 hands: Chances need at least two hands, and there is one.',
    ],
    [
      'unknown hands',
      [good[0]!, 'unknown', good[1]!, 'unknown'],
      [],
      [],
      "WIN-4 hands: The cards of hand 2 and hand 4 are not known, so nobody's chances can be worked out; a figure would be a guess. Give both cards, or leave the hand out if it was folded.",
    ],
  ])('%s', (_, hands, board, dead, expected) => {
    const counts = equity(hands, board, dead);
    const said = counts.ok ? [] : counts.error.map((e) => `${e.rule} ${e.path}: ${e.message}`);
    expect(said).toEqual([expected]);
  });

  test('a deck that just suffices is counted', () => {
    expect(counted(ten, [], DECK.slice(20, 47)).boards).toBe(1);
    // 20 cards in hands and 3 on the board leave 29, of which 2 must come.
    const flop = DECK.slice(20, 23);
    expect(counted(ten, flop, DECK.slice(23, 50)).boards).toBe(1);
  });
});
