import { expect, test } from 'vitest';
import { readHands } from '../../formats/notation/index.ts';
import { generateSuite } from '../generate/generate-suite.ts';
import { endingOf } from './ending.ts';

const SET_UP = `Hand (5)
started_at: 00:02:30 ended_at: 00:05:00
SB 50 BB 100 Ante 100
Stack Setup:
Alice Dealer 500
Bob SB 500
Charlie BB 600
Dana 0

`;
const CARDS = 'Cards:\nAlice: A♠ A♥\nBob: K♠ K♥\nCharlie: 7♣ 2♦\n\n';
const ALL_IN = `Preflop Base:
1. Alice (Dealer): All-In 500
2. Bob (SB): All-In 500
3. Charlie (BB): Fold
`;
const BOARD = 'Flop Base (Q♠ 9♦ 4♣):\nTurn Base (9♥):\nRiver Base (2♠):\n';

const ending = (text: string) => {
  const { sentence, shown, folded } = endingOf(readHands(SET_UP + text).hands[0]!.record);
  const names = (lines: typeof shown) => lines.map(({ name }) => name);
  return [sentence, names(shown), names(folded)];
};

test.each([
  [
    'cards given before the actions decide between those who are in',
    `${CARDS}${ALL_IN}${BOARD}`,
    ['Showdown between Alice and Bob.', ['Alice', 'Bob'], ['Charlie']],
  ],
  [
    'cards shown at the end',
    `${ALL_IN}${BOARD}\nShowdown:\nBob: K♠ K♥\nAlice: A♠ A♥\n`,
    ['Showdown between Alice and Bob.', ['Alice', 'Bob'], []],
  ],
  [
    'WIN-4 what is shown beats what was given, but an unknown hand hides nothing',
    `${CARDS}${ALL_IN}${BOARD}\nShowdown:\nAlice: mucks\nBob: ? ?\n`,
    ['Showdown between Alice and Bob.', ['Alice', 'Bob'], ['Charlie']],
  ],
  [
    'WIN-2 declared winners, cards known or not',
    `${CARDS}${ALL_IN}${BOARD}\nWinner: Alice\n`,
    ['Showdown between Alice and Bob; the winner is declared.', ['Alice', 'Bob'], ['Charlie']],
  ],
  [
    'WIN-2 a ranking',
    `${ALL_IN}${BOARD}\nRanking: Alice > Bob\n`,
    ['Showdown between Alice and Bob; the ranking is declared.', [], []],
  ],
  [
    'WIN-2 winners by pot',
    `${ALL_IN}${BOARD}\nWinners:\nMain Pot: Alice\n`,
    ['Showdown between Alice and Bob; the winners are declared.', [], []],
  ],
  [
    'everyone else folded, and the cards are known all the same',
    `${CARDS}Preflop Base:\n1. Alice (Dealer): Fold\n2. Bob (SB): Fold\n`,
    ['Everyone else folded: Charlie wins without a showdown.', ['Charlie'], ['Alice', 'Bob']],
  ],
  [
    'several are in and nothing says who won',
    ALL_IN,
    ['Alice and Bob are still in; the hand does not say who wins.', [], []],
  ],
  [
    'cards of some are not enough',
    `Cards:\nAlice: A♠ A♥\n\n${ALL_IN}${BOARD}`,
    ['Alice and Bob are still in; the hand does not say who wins.', ['Alice'], []],
  ],
])('%s', (_, text, expected) => {
  expect(ending(text)).toEqual(expected);
});

test('the cards themselves: a muck stands, an unknown hand does not take cards away', () => {
  const text = `${CARDS}${ALL_IN}${BOARD}\nShowdown:\nAlice: mucks\nBob: ? ?\n`;
  const { shown } = endingOf(readHands(SET_UP + text).hands[0]!.record);
  expect(shown.map(({ hole }) => hole)).toEqual(['mucks', expect.any(Array)]);
});

/** A hand's end read off its lines by patterns, without our reader and without the rules. */
function readOff(hand: string) {
  const lines = hand.split('\n');
  const setUp = lines.slice(lines.indexOf('Stack Setup:') + 1);
  const seated = setUp
    .slice(0, setUp.indexOf(''))
    .flatMap((line) => (/ 0$/.test(line) ? [] : [line.replace(/( Dealer| SB| BB)? \d+$/, '')]));
  const folded = [...hand.matchAll(/^\d+\. (.+?)(?: \([^)]*\))?: Fold\b/gm)].map(
    ([, name]) => name,
  );
  const known = new Set(
    [...hand.matchAll(/^(.+): (?:[2-9TJQKA][♠♥♦♣] [2-9TJQKA][♠♥♦♣]|\? \?|mucks)$/gm)].map(
      ([, name]) => name,
    ),
  );
  const declared = /^(Winners?|Ranking):/m.exec(hand)?.[1] ?? null;
  return { left: seated.filter((name) => !folded.includes(name)), folded, known, declared };
}

test.each([1, 7])('how each of the 300 cases of seed %i ended is what its lines say', (seed) => {
  const made = generateSuite({ seed });
  if (!made.ok) throw new Error(made.error.message);
  expect(made.value.cases).toHaveLength(300);
  for (const { id, hand, expected } of made.value.cases) {
    const { left, folded, known, declared } = readOff(hand);
    const { sentence, shown, folded: foldedCards } = endingOf(readHands(hand).hands[0]!.record);
    const isFoldOut = expected.pots[0]!.calculation.endsWith('(everyone folded)');
    expect(left.length === 1, id).toBe(isFoldOut);
    expect(sentence.startsWith('Everyone else folded'), id).toBe(isFoldOut);
    expect(sentence.startsWith('Showdown between'), id).toBe(!isFoldOut);
    for (const name of left) expect(sentence, id).toContain(name);
    for (const name of folded) expect(sentence.split(/\W+/), id).not.toContain(name);
    expect(sentence.endsWith('declared.'), id).toBe(declared !== null && !isFoldOut);
    expect(new Set([...shown, ...foldedCards].map(({ name }) => name)), id).toEqual(known);
    expect(
      shown.every(({ name }) => left.includes(name)),
      id,
    ).toBe(true);
  }
});
