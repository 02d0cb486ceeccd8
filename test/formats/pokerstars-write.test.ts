import { describe, expect, test } from 'vitest';
import { writePokerStars } from '../../src/formats/pokerstars/write.ts';
import { handWords } from '../../src/formats/pokerstars/write-end.ts';
import { NO_ORIGIN } from '../../src/formats/read-hand.ts';
import { type Card, readCard } from '../../src/rules/cards/index.ts';
import { ALL_INS, writableText } from './all-ins.ts';

const origin = {
  ...NO_ORIGIN,
  handId: '208958099944',
  tournament: '797469411',
  level: '11',
  // Half past one in the night in UTC is the evening before in New York.
  date: '2023-07-06T01:30:05Z',
};

test('FORMATS four all-ins: posts, raises, uncalled chips, pots and summary as trackers read them', () => {
  const { text } = writePokerStars(writableText(ALL_INS, { origin }));
  expect(
    text,
  ).toBe(`PokerStars Hand #208958099944: Tournament #797469411, Freeroll  Hold'em No Limit - Level XI (1000/2000) - 2023/07/05 21:30:05 ET
Table '797469411 4' 6-max Seat #1 is the button
Seat 1: Ada (52000 in chips)
Seat 2: Bea (20000 in chips)
Seat 3: Dee (41000 in chips)
Seat 4: Cal (15500 in chips)
Seat 5: Eve (9000 in chips)
Dee: posts the ante 2000
Bea: posts small blind 1000
Dee: posts big blind 2000
*** HOLE CARDS ***
Cal: raises 13500 to 15500 and is all-in
Eve: calls 9000 and is all-in
Ada: raises 36500 to 52000 and is all-in
Bea: folds
Dee: calls 37000 and is all-in
Uncalled bet (13000) returned to Ada
*** FLOP *** [7h 7c 2d]
*** TURN *** [7h 7c 2d] [Ks]
*** RIVER *** [7h 7c 2d Ks] [4s]
*** SHOW DOWN ***
Dee: shows [Kh Qs] (two pair, Kings and Sevens)
Cal: shows [Ah Jd] (a pair of Sevens)
Eve: shows [2h 2s] (a full house, Deuces full of Sevens)
Ada: shows [Kd Qc] (two pair, Kings and Sevens)
Dee collected 23500 from side pot-2
Ada collected 23500 from side pot-2
Dee collected 9750 from side pot-1
Ada collected 9750 from side pot-1
Eve collected 39000 from main pot
*** SUMMARY ***
Total pot 105500 Main pot 39000. Side pot-1 19500. Side pot-2 47000. | Rake 0
Board [7h 7c 2d Ks 4s]
Seat 1: Ada (button) showed [Kd Qc] and won (33250) with two pair, Kings and Sevens
Seat 2: Bea (small blind) folded before Flop
Seat 3: Dee (big blind) showed [Kh Qs] and won (33250) with two pair, Kings and Sevens
Seat 4: Cal showed [Ah Jd] and lost with a pair of Sevens
Seat 5: Eve showed [2h 2s] and won (39000) with a full house, Deuces full of Sevens


`);
});

const WALK = `Hand (3)
SB 50 BB 100
Stack Setup:
Ann SB 1000
Ben BB 1000
Preflop Base:
1. Ann (SB): Fold
`;

test('RET-1 a walk heads-up in money: the button is the small blind, cents are exact', () => {
  const { text, losses } = writePokerStars(
    writableText(WALK, { origin, scale: 100, currency: '$' }),
  );
  const [head, ...lines] = text.trimEnd().split('\n');
  expect(head).toMatch(/#208958099944: {2}Hold'em No Limit \(\$0\.50\/\$1\.00 USD\) - 2023/);
  expect(lines).toEqual([
    "Table 'Sidepot' 2-max Seat #1 is the button",
    'Seat 1: Ann ($10 in chips)',
    'Seat 2: Ben ($10 in chips)',
    'Ann: posts small blind $0.50',
    'Ben: posts big blind $1',
    '*** HOLE CARDS ***',
    'Ann: folds',
    'Uncalled bet ($0.50) returned to Ben',
    'Ben collected $1 from pot',
    "Ben: doesn't show hand",
    '*** SUMMARY ***',
    'Total pot $1 | Rake $0',
    'Seat 1: Ann (button) (small blind) folded before Flop',
    'Seat 2: Ben (big blind) collected ($1)',
  ]);
  expect(losses).toEqual([]);
});

test('what the text cannot carry is said', () => {
  const declared = ALL_INS.replace(/Showdown:[\s\S]*/, 'Ranking: Eve > Ada = Dee\n')
    .replace('Table: 4', 'Event: Main Event\nButton: Dead\nOdd Chip: 500')
    .replace('ended_at: HH:MM:SS', 'ended_at: 00:04:00');
  const { losses } = writePokerStars(writableText(declared));
  expect(losses.map(({ what }) => what).sort()).toEqual(
    ['date', 'event', 'house rules', 'number', 'ranking', 'times'].sort(),
  );
  expect(losses.find(({ what }) => what === 'house rules')?.message).toBe(
    'The house rules are not kept: Button: dead, Odd Chip: 500.',
  );
});

describe('hands in the words of trackers', () => {
  test.each([
    ['As Ks Qs Js Ts 2d 3c', 'a Royal Flush'],
    ['9s Ks Qs Js Ts 2d 3c', 'a straight flush, Nine to King'],
    ['6s 6h 6d 6c Ts 2d 3c', 'four of a kind, Sixes'],
    ['2s 2h 2d Kc Ks 5d 3c', 'a full house, Deuces full of Kings'],
    ['As 9s 7s 4s 2s 2d 3c', 'a flush, Ace high'],
    ['As 2h 3d 4c 5s Kd Kc', 'a straight, Ace to Five'],
    ['6s 2h 3d 4c 5s Kd Kc', 'a straight, Deuce to Six'],
    ['7s 7h 7d Ac 2s Kd 9c', 'three of a kind, Sevens'],
    ['Ks Kh 7d 7c 2s 4d 9c', 'two pair, Kings and Sevens'],
    ['Ts Th 7d Ac 2s 4d 9c', 'a pair of Tens'],
    ['Ks Th 7d Ac 2s 4d 9c', 'high card Ace'],
  ])('%s is %s', (cards, words) => {
    expect(handWords(cards.split(' ').map((card) => readCard(card) as Card))).toBe(words);
  });
});
