import { describe, expect, it } from 'vitest';
import { type FormatId, recognise } from '../../formats/registry.ts';
import { checkText } from '../../referee/index.ts';
import { generateSuite } from '../../suite/index.ts';
import { SAVE_KINDS } from '../app/sessions/write-hands.ts';
import { SAMPLE_HAND } from '../recorder/model/sample-hand.ts';
import { readForeign } from './import-foreign.ts';

const made = generateSuite({ seed: 1 });
if (!made.ok) throw new Error('there is not a suite');
const CASES = made.value.cases;
const HANDS = CASES.map(({ hand }) => hand);

/** What everybody has after the hand, by name; the formats list players from other seats. */
const endOf = (text: string): Readonly<Record<string, number | null>> => {
  const players = checkText(text).hands[0]!.settlement!.players;
  return Object.fromEntries(players.map((player) => [player.name, player.newStack]));
};

const read = async (text: string) => (await readForeign(text, 'Friday', () => {}))!;

const writeHands = (texts: readonly string[], id: FormatId | 'json') =>
  SAVE_KINDS.find(({ target }) => (target === 'json' ? target : target.id) === id)!.write(texts);

describe('hands saved in another format and imported again', () => {
  it.each<FormatId>(['phh', 'pokerstars', 'ohh'])(
    '%s: the same stacks come out',
    async (format) => {
      // What the formats cannot carry and what changes the stacks: LOSSES.md has the list.
      const isCarried = (text: string): boolean =>
        format === 'phh' || !/^(Odd Chip|Uncalled|Board 2|Rules)/m.test(text);
      const cases = CASES.filter(({ hand }) => isCarried(hand));
      expect(cases.length).toBeGreaterThan(100);
      const { text, count, leftOut } = await writeHands(
        cases.map(({ hand }) => hand),
        format,
      );
      expect([count, leftOut]).toEqual([cases.length, []]);
      expect(recognise(text)).toBe(format);
      const { sessions, problems, leftOut: lost } = await read(text);
      expect(lost).toBe(0);
      expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
      // The suite's figures were worked out twice before they were written.
      expect(sessions[0]!.hands.map(endOf)).toEqual(
        cases.map(({ expected }) =>
          Object.fromEntries(expected.players.map((player) => [player.name, player.new])),
        ),
      );
    },
  );

  it('a hand that stops at an error is left out and named; JSON tells it', async () => {
    const wrong = HANDS[2]!.replace(/^(\d+\. .*)$/m, '$1\nwhat is this line');
    const made = await writeHands([HANDS[0]!, wrong], 'pokerstars');
    expect(made.leftOut).toEqual(['Hand 3 was left out: it stops at an error.']);
    expect(made.count).toBe(1);
    const json = await writeHands([HANDS[0]!, wrong], 'json');
    expect(
      json.text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).ok),
    ).toEqual([true, false]);
  });

  it('a session keeps its players on their chairs and its date, there and back', async () => {
    const handOf = (number: number, [dealer, sb, bb]: readonly [string, string, string]): string =>
      `Hand (${number})\nSB 50 BB 100\nDate: 2026-11-16\nStack Setup:\n${dealer} Dealer 1000\n${sb} SB 1000\n${bb} BB 1000\n\nPreflop Base:\n1. ${dealer}: Fold\n2. ${sb}: Fold\n`;
    const hands = [handOf(1, ['Ann', 'Ben', 'Cleo']), handOf(2, ['Ben', 'Cleo', 'Ann'])];
    const { text } = await writeHands(hands, 'pokerstars');
    expect(text.match(/Seat #\d|^Seat \d: \w+(?= \(1000)/gm)).toEqual([
      ...['Seat #1', 'Seat 1: Ann', 'Seat 2: Ben', 'Seat 3: Cleo'],
      ...['Seat #2', 'Seat 1: Ann', 'Seat 2: Ben', 'Seat 3: Cleo'],
    ]);
    const { sessions } = await read(text);
    const kept = sessions[0]!.hands.map((hand) => hand.match(/^(?:Date|Chairs): .*$/gm));
    expect(kept).toEqual([
      ['Date: 2026-11-16', 'Chairs: 1 2 3 of 6'],
      ['Date: 2026-11-16', 'Chairs: 2 3 1 of 6'],
    ]);
  });

  it('what a format has no room for is said once with the number of hands', async () => {
    const ruled = SAMPLE_HAND.replace('Stack Setup:', 'Button: Dead\nStack Setup:');
    const { losses } = await writeHands([ruled, ruled, SAMPLE_HAND], 'ohh');
    expect(losses).toContainEqual({
      message: expect.stringContaining('Button: dead'),
      hands: 2,
    });
  });
});

const CASH = `[1]
variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [0.25, 0.50, 0]
min_bet = 0.50
starting_stacks = [50.00, 40.10, 30.05]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 cbr 1.50', 'p1 f', 'p2 f']
hand = 7
players = ['Ann', 'Ben', 'Cat']
currency = 'USD'

[2]
variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [0.25, 0.50, -0.50]
min_bet = 0.50
starting_stacks = [50.00, 40.10, 30.05]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 f', 'p1 f']
hand = 8
players = ['Ann', 'Ben', 'Cat']
currency = 'USD'

[3]
variant = 'FT'
antes = [0, 0]
hand = 9
`;

describe('a cash game’s file', () => {
  it('is read in cents; what the notation cannot hold is left out and named with its place', async () => {
    const { sessions, problems, leftOut } = await read(CASH);
    expect(sessions[0]!.hands.length).toBe(1);
    expect(sessions[0]!.hands[0]).toContain('Cat Dealer 3005');
    expect(leftOut).toBe(2);
    const told = problems.map(({ line, message }) => [line, message]);
    expect(told).toContainEqual([1, 'Amounts are written in units of 1/100 USD.']);
    expect(told).toContainEqual([
      12,
      'Hand 8 was left out: Cat posted in addition to the blinds, and the notation has no such line.',
    ]);
    expect(problems.find(({ rule }) => rule === 'FORM-3')?.message).toContain('limit hold');
  });
});
