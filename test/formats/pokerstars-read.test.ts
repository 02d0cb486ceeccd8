import { describe, expect, test } from 'vitest';
import { writeHand } from '../../src/formats/notation/index.ts';
import { streamPokerStars } from '../../src/formats/pokerstars/stream.ts';
import { writePokerStars } from '../../src/formats/pokerstars/write.ts';
import type { ReadHand } from '../../src/formats/read-hand.ts';
import { settleHand } from '../../src/referee/index.ts';
import { ALL_INS, writableText } from './all-ins.ts';
import { readAll, told } from './round-trip.ts';

const read = (text: string): ReadHand[] => readAll(streamPokerStars, text).hands;

const findings = ({ findings: found }: ReadHand): string[] =>
  found.map(({ rule, severity, at }) => `${rule} ${severity} ${at.line}`);

/** Cash with everything that tournaments do not have; the stacks are worked out by hand. */
const CASH = `PokerStars Hand #208958099944:  Hold'em No Limit ($0.25/$0.50 USD) - 2020/02/07 19:15:13 ET
Table 'Aaltje III' 6-max Seat #2 is the button
Seat 1: [ME] ($36.51 in chips)
Seat 2: a: b ($50 in chips)
Seat 3: gone ($52.97 in chips) is sitting out
Seat 4: 🂡 x ($1,049.52 in chips)
Seat 5: late ($20 in chips)
🂡 x: posts big blind $0.50
late: posts big blind $0.50
[ME]: posts small & big blinds $0.75
*** HOLE CARDS ***
Dealt to [ME] [Ac 4h]
late: checks
[ME]: checks
a: b: calls $0.50
gone is disconnected
🂡 x: raises $2 to $2.50
late said, "a: b: folds"
late: folds
[ME]: folds
a: b: folds
Uncalled bet ($2) returned to 🂡 x
🂡 x collected $2.15 from pot
🂡 x: doesn't show hand
*** SUMMARY ***
Total pot $2.25 | Rake $0.10
Seat 1: [ME] folded before Flop
Seat 2: a: b (button) folded before Flop
Seat 4: 🂡 x (big blind) collected ($2.15)
Seat 5: late folded before Flop
`;

describe('cash', () => {
  const [hand] = read(CASH) as [ReadHand];

  test('posts, a missing small blind and odd names are read into the record', () => {
    expect(writeHand(hand.record)).toBe(`Hand (208958099944)
started_at: 19:15:13 ended_at: HH:MM:SS
SB 25 BB 50
Table: Aaltje III
Stack Setup:
a_ b Dealer 5000
Seat 3 SB 0
🂡 x BB 104952
late 2000
[ME] 3651

Cards:
[ME]: A♣ 4♥

Preflop Base:
1. late: Check
2. [ME]: Check
3. a_ b (Dealer): Call 50
4. 🂡 x (BB): Raise 250
Preflop More 1:
5. late: Fold
6. [ME]: Fold
7. a_ b (Dealer): Fold
`);
    expect(hand.record.posts?.map(({ name, amount, dead }) => [name, amount, dead])).toEqual([
      ['late', 50, false],
      ['[ME]', 50, false],
      ['[ME]', 25, true],
    ]);
    expect(findings(hand)).toEqual(['FORM-1 info 4', 'FORM-2 info 5']);
  });

  test('POT-3 the settlement is that of the table before rake', () => {
    // 4 × 0.50 and a dead 0.25
    const { settlement, ok } = settleHand(hand);
    expect(ok).toBe(true);
    expect(settlement?.pots.map(({ amount }) => amount)).toEqual([225]);
    expect(settlement?.players.map(({ name, newStack: stack }) => [name, stack])).toEqual([
      ['a_ b', 4950],
      ['Seat 3', 0],
      ['🂡 x', 105_127],
      ['late', 1950],
      ['[ME]', 3576],
    ]);
  });

  test('claims and origin are kept', () => {
    // Where they stand is held in claim-places.test.ts.
    const { places: _, ...claims } = hand.claims;
    expect(claims).toEqual({
      finishing: null,
      winnings: new Map([['🂡 x', 215]]),
      pots: [225],
      totalPot: 225,
      uncalled: { name: '🂡 x', amount: 200 },
      rake: 10,
    });
    expect(hand).toMatchObject({ scale: 100, currency: 'USD' });
    expect(hand.origin).toMatchObject({
      site: 'PokerStars',
      handId: '208958099944',
      date: '2020-02-07T19:15:13-05:00',
      tableSize: 6,
    });
    expect(hand.origin.chairs?.get('late')).toBe(5);
  });

  test('written again it is the same hand, posts and chairs included', () => {
    const { replay, settlement } = settleHand(hand);
    const { record, scale, currency, origin } = hand;
    const source = { record, replay, settlement: settlement!, scale, currency, origin };
    const { text } = writePokerStars({ ...source, number: null });
    const [again] = read(text) as [ReadHand];
    expect(told(settleHand(again))).toEqual(told({ settlement }));
    expect(text).toContain('[ME]: posts small & big blinds $0.75\n');
    expect(text).toContain("Table 'Aaltje III' 6-max Seat #2 is the button\n");
  });
});

describe('tournaments', () => {
  const { text } = writePokerStars(writableText(ALL_INS));

  test('line ends, a BOM, blank lines and pieces of any size change nothing', () => {
    const plain = told(settleHand(read(text)[0]!));
    const crlf = `\uFEFF${text.replace(/\n/g, '\r\n')}`;
    const mixed = text.replace(/\n/g, (_, at: number) => (at % 3 ? '\r\n' : at % 2 ? '\r' : '\n'));
    for (const other of [crlf, mixed, text.replace('*** FLOP', '\n\n*** FLOP'), `${text}${text}`]) {
      const hands: ReadHand[] = [];
      const stream = streamPokerStars((hand) => hands.push(hand));
      for (let at = 0; at < other.length; at += 7) stream.push(other.slice(at, at + 7));
      expect(stream.end()).toEqual([]);
      expect(hands.length).toBe(other === `${text}${text}` ? 2 : 1);
      for (const hand of hands) expect(told(settleHand(hand))).toEqual(plain);
    }
  });

  test('the pots of the summary are claims, main pot first', () => {
    const [hand] = read(text) as [ReadHand];
    expect(hand.claims.pots).toEqual([39_000, 19_500, 47_000]);
    expect(hand.claims.winnings).toEqual(
      new Map([
        ['Dee', 33_250],
        ['Ada', 33_250],
        ['Eve', 39_000],
      ]),
    );
  });

  test('SEAT-5 the button may be an empty chair', () => {
    const dead = text.replace('Seat #1 is', 'Seat #6 is');
    const [hand] = read(dead) as [ReadHand];
    expect(hand.record.players.map(({ name, label }) => [name, label])).toEqual([
      ['Seat 6', 'Dealer'],
      ['Ada', null],
      ['Bea', 'SB'],
      ['Dee', 'BB'],
      ['Cal', null],
      ['Eve', null],
    ]);
  });

  test.each([
    ['FORM-3 another game is refused', /Hold'em No Limit/, 'Omaha Pot Limit', 'FORM-3 error 1'],
    ['FORM-3 short deck too', /Hold'em/, "6+ Hold'em", 'FORM-3 error 1'],
    ['NOTE-2 a stranger', 'Bea: folds', 'Zoe: folds', 'NOTE-2 error 15'],
    ['NOTE-1 a line that fits nothing', 'Bea: folds', 'Bea: folds\nblah', 'NOTE-1 warning 16'],
    ['NOTE-1 an act that is none', 'Bea: folds', 'Bea: sings', 'NOTE-1 error 15'],
    ['NOTE-4 a raise to nothing', 'raises 13500 to 15500', 'raises 13500', 'NOTE-4 error 12'],
    ['CHIP-1 an amount beyond numbers', 'calls 9000', 'calls 1e309', 'CHIP-1 error 13'],
    ['CHIP-1 a negative amount', 'calls 9000', 'calls -5', 'CHIP-1 error 13'],
    ['CHIP-1 half a chip', 'calls 9000', 'calls 0.5', 'CHIP-1 error 13'],
    ['WIN-5 a card that is none', '[7h 7c 2d]', '[Zz 7c 2d]', 'WIN-5 error 18'],
    ['WIN-5 a board of two cards', '[7h 7c 2d]', '[7h 7c]', 'WIN-5 error 18'],
    ['SEAT-6 a player twice', 'Seat 5: Eve', 'Seat 5: Cal', 'SEAT-6 error 7'],
    ['FORM-5 a chair twice', 'Seat 5: Eve', 'Seat 4: Eve', 'FORM-5 error 7'],
    ['FORM-3 a straddle', 'posts big blind 2000', 'posts straddle 4000', 'FORM-3 error 10'],
  ])('%s', (_, from, to, first) => {
    const [hand, next] = read(text.replace(from, to) + text) as [ReadHand, ReadHand];
    expect(findings(hand)).toContain(first);
    expect(settleHand(hand).ok && first.includes('error')).toBe(false);
    // The next hand is not touched.
    expect(findings(next)).toEqual([]);
    expect(settleHand(next).ok).toBe(true);
  });
});
