import { describe, expect, test } from 'vitest';
import { readHands } from '../../src/formats/notation/index.ts';
import { claimedOutcome, momentsOf, replay } from '../../src/record/index.ts';
import { allInWorth, chancesAt, type Street } from '../../src/rules/index.ts';
import { oracleChances, oracleShare } from '../oracle/equity.ts';
import { oracleRank } from '../oracle/rank.ts';

/** A hand of A (Dealer), B (SB) and C (BB) with blinds of 50 and 100. */
const handOf = (stacks: readonly [number, number, number], rest: string): string =>
  `Hand (1)
SB 50 BB 100
Stack Setup:
A Dealer ${stacks[0]}
B SB ${stacks[1]}
C BB ${stacks[2]}

${rest}`;

function played(text: string) {
  const replayed = replay(readHands(text).hands[0]!.record);
  if (!replayed.hand || replayed.stopped) throw new Error(JSON.stringify(replayed.rulings));
  return { replayed, hand: replayed.hand, outcome: claimedOutcome(replayed)!.outcome };
}

/** "Main Pot 2100: A 1670.45 won 2100, …" to the hundredth of a chip. */
function worthOf(text: string): string[] {
  const { hand, outcome } = played(text);
  const worth = allInWorth(hand, outcome);
  if (!worth.ok) return worth.error.map(({ rule, message }) => `${rule}: ${message}`);
  const who = (seat: number): string => hand.table.seats[seat]!.name;
  const { pots, players } = worth.value;
  return [...pots, { name: 'All', amount: '', players }].map(
    (pot) =>
      `${pot.name} ${pot.amount}: ${pot.players
        .map(({ seat, worth: chips, won }) => `${who(seat)} ${chips.toFixed(2)} won ${won}`)
        .join(', ')}`,
  );
}

const TURN = `Preflop Base:
1. A (Dealer): Raise 300
2. B (SB): Call 300
3. C (BB): Call 300
Flop Base (K♥ 9♥ 2♣):
4. B (SB): Check
5. C (BB): Check
6. A (Dealer): Check
Turn Base (3♠):
7. B (SB): Fold!
8. C (BB): All-In 700
9. A (Dealer): Call 700
`;

const SHOWDOWN = `
Showdown:
A: A♠ A♦
C: 8♥ 7♥
`;

describe('an all-in on the turn, its outs counted by hand', () => {
  const deep = [5000, 5000, 1000] as const;

  test('WIN-1 nine hearts of 44 cards are worth 9/44 of 2,300', () => {
    const text = handOf(deep, `${TURN}River Base (T♥):\n${SHOWDOWN}`);
    expect(worthOf(text)).toEqual([
      // 2,300 × 35 / 44 and 2,300 × 9 / 44
      'Main Pot 2300: A 1829.55 won 0, C 470.45 won 2300',
      'All : A 1829.55 won 0, C 470.45 won 2300',
    ]);
  });

  test('the known cards of a player who folded are dead: 8 of 42', () => {
    const known = `${SHOWDOWN}B: Q♥ 4♦\n`;
    const text = handOf(deep, `${TURN}River Base (T♥):\n${known}`);
    // 2,300 × 34 / 42 and 2,300 × 8 / 42
    expect(worthOf(text)[0]).toBe('Main Pot 2300: A 1861.90 won 0, C 438.10 won 2300');
  });

  test('RUN-1 run twice it is worth the same, whatever comes', () => {
    const twice = `${TURN}River Base (T♥):\nBoard 2: 4♣\n${SHOWDOWN}`;
    expect(worthOf(handOf(deep, twice))[0]).toBe(
      'Main Pot 2300: A 1829.55 won 1150, C 470.45 won 1150',
    );
  });

  test('before the river is dealt nobody has won yet', () => {
    const { hand, outcome } = played(handOf(deep, `${TURN}${SHOWDOWN}`));
    const worth = allInWorth(hand, outcome);
    expect(worth.ok && worth.value.players.map(({ won }) => won)).toEqual([null, null]);
  });

  test('WIN-4 a hand that is not known gives no figure', () => {
    const hidden = handOf(deep, `${TURN}River Base (T♥):\n\nShowdown:\nA: A♠ A♦\nC: ? ?\n`);
    expect(worthOf(hidden)).toEqual([
      "WIN-4: The cards of C are not known, so nobody's chances can be worked out; a figure would be a guess.",
    ]);
  });

  test('WIN-5 a board that is not known gives no figure', () => {
    const text = handOf(deep, `${TURN.replace(' (K♥ 9♥ 2♣)', '')}${SHOWDOWN}Winner: A\n`);
    expect(worthOf(text)).toEqual(['WIN-5: Not all board cards up to the turn are known.']);
  });

  test.each([
    ['in two hands', 'C: A♠ 7♥'],
    ['in a hand and on the board', 'C: 8♥ 3♠'],
    ['in a hand and in one that was folded', 'C: 8♥ 7♥\nB: A♠ 4♦'],
  ])('WIN-5 a card twice, %s, gives no figure', (_, others) => {
    const text = handOf(deep, `${TURN}\nShowdown:\nA: A♠ A♦\n${others}\n`);
    const twice = others.includes('3♠') ? '3♠' : 'A♠';
    expect(worthOf(text)).toEqual([`WIN-5: ${twice} appears twice.`]);
  });

  test('ACT-8 betting on the river, an open hand and a fold-out have none', () => {
    const open = TURN.split('8. C')[0]!;
    expect(worthOf(handOf(deep, open))).toEqual(['ACT-8: Betting is not over yet.']);
    const out = TURN.replace('Call 700', 'Fold');
    expect(worthOf(handOf(deep, out))).toEqual(['ACT-8: Everybody else has folded.']);
    const checked = TURN.replace('All-In 700', 'Check').replace('Call 700', 'Check');
    const river = `${checked}River Base (T♥):\n10. C (BB): All-In 700\n11. A (Dealer): Call 700\n`;
    expect(worthOf(handOf(deep, `${river}${SHOWDOWN}`))).toEqual([
      'ACT-8: Betting went on to the river: nobody was all-in with cards to come.',
    ]);
  });
});

describe('side pots, against the second method', () => {
  // B is all-in for 400, C for 900; A has everybody covered.
  const text = handOf(
    [5000, 400, 900],
    `Preflop Base:
1. A (Dealer): Raise 300
2. B (SB): All-In 400
3. C (BB): All-In 900
Preflop More 1:
4. A (Dealer): Call 900
Flop Base (K♥ 9♥ 2♣):
Turn Base (3♠):
River Base (T♥):

Showdown:
A: A♠ A♦
B: 8♥ 7♥
C: Q♣ Q♠
`,
  );

  test('WIN-1 each pot by the chances of its own players, with the others out of the deck', () => {
    const { hand, outcome } = played(text);
    const worth = allInWorth(hand, outcome);
    if (!worth.ok) throw new Error(worth.error[0]!.message);
    const { street, boards, pots, players } = worth.value;
    expect([street, boards]).toEqual(['preflop', 1_370_754]);
    expect(pots.map(({ name, amount }) => [name, amount])).toEqual([
      ['Main Pot', 1200],
      ['Side Pot 1', 1000],
    ]);
    expect(pots.map((pot) => pot.players.map(({ seat }) => seat))).toEqual([
      [0, 1, 2],
      [0, 2],
    ]);
    // What the table shows is exactly what the pots hold.
    const whole = BigInt(boards) * 2520n;
    for (const pot of pots) {
      const parts = pot.players.map(
        ({ chances: { share } }) => (whole * BigInt(share.numerator)) / BigInt(share.denominator),
      );
      expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(whole);
    }
    expect(players.map(({ won }) => won)).toEqual([1000, 1200, 0]);
    expect(players.reduce((sum, one) => sum + one.worth, 0)).toBeCloseTo(2200, 6);
  });

  test('on the flop every pot agrees with boards written down one by one', () => {
    const onFlop = text
      .replace(
        '2. B (SB): All-In 400\n3. C (BB): All-In 900',
        '2. B (SB): Call 300\n3. C (BB): Call 300',
      )
      .replace('Preflop More 1:\n4. A (Dealer): Call 900\n', '')
      .replace(
        '2♣):\n',
        '2♣):\n4. B (SB): All-In 100\n5. C (BB): All-In 600\n6. A (Dealer): Call 600\n',
      );
    const { hand, outcome } = played(onFlop);
    const worth = allInWorth(hand, outcome);
    if (!worth.ok) throw new Error(worth.error[0]!.message);
    expect([worth.value.street, worth.value.boards]).toEqual(['flop', 903]);
    const holes = outcome.holes as readonly (readonly number[])[];
    for (const { amount, players } of worth.value.pots) {
      const seats = players.map(({ seat }) => seat);
      const dead = holes.filter((_, seat) => !seats.includes(seat)).flat();
      const rank = (cards: readonly number[]) =>
        oracleRank(cards).reduce((sum, digit) => sum * 15 + digit, 0);
      const spot = {
        hands: seats.map((seat) => holes[seat]!),
        board: hand.board.slice(0, 3),
        dead,
      };
      const shares = oracleChances(spot, rank).map(oracleShare);
      players.forEach(({ worth: chips }, i) => {
        expect(chips).toBeCloseTo((amount * Number(shares[i])) / (903 * 2520), 6);
      });
    }
  });
});

describe('chances street by street', () => {
  const text = handOf([5000, 5000, 1000], `${TURN}River Base (T♥):\n${SHOWDOWN}B: Q♥ 4♦\n`);
  const { replayed, hand, outcome } = played(text);

  const shown = (street: Street): string => {
    const at = chancesAt(hand, outcome, street);
    if (!at.ok) return at.error[0]!.message;
    const { boards, players } = at.value;
    return `${boards}: ${players.map((p) => `${p.seat} ${p.chances.wins}`).join(', ')}`;
  };

  test('as it lay when betting on a street was over', () => {
    // Three hands before the flop and on it, then two with B's cards dead.
    expect(shown('preflop')).toMatch(/^1370754: 0 \d+, 1 \d+, 2 \d+$/);
    expect(shown('flop')).toMatch(/^903: 0 \d+, 1 \d+, 2 \d+$/);
    expect(shown('turn')).toBe('42: 0 34, 2 8');
    expect(shown('river')).toBe('1: 0 0, 2 1');
  });

  test('at any moment of a replay', () => {
    const players = momentsOf(replayed)
      .filter((moment) => moment.hand.street === 'turn')
      .map((moment) => {
        const at = chancesAt(moment.hand, outcome);
        return at.ok ? at.value.players.map(({ seat }) => seat) : at.error;
      });
    // The turn is dealt, B folds, C and A put their chips in.
    expect(players).toEqual([
      [0, 1, 2],
      [0, 2],
      [0, 2],
      [0, 2],
    ]);
  });

  test('a street that has not been dealt has none', () => {
    const { hand: early } = played(handOf([5000, 5000, 1000], TURN));
    const at = chancesAt(early, outcome, 'river');
    expect(at.ok ? '' : at.error[0]!.message).toBe('The river has not been dealt yet.');
  });
});
