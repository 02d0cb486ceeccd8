import { describe, expect, it } from 'vitest';
import type { HandRecord } from '../../record/record.ts';
import { writeHand, writeHands, writePlayer, writeVerbAndAmount } from './index.ts';
import { readHands } from './read-hands.ts';

const rewritten = (text: string): string => writeHands(readHands(text).hands.map((h) => h.record));

const TIMES = 'started_at: HH:MM:SS ended_at: HH:MM:SS\n';

describe('parts of a line', () => {
  it.each<[Parameters<typeof writeVerbAndAmount>[0], string]>([
    [{ verb: 'all-in', to: 40000 }, 'All-In 40000'],
    [{ verb: 'raise', to: 1200, forced: true }, 'Raise 1200 !'],
    [{ verb: 'call', to: null }, 'Call'],
    [{ verb: 'fold', to: null }, 'Fold'],
    [{ verb: 'check', to: 0 }, 'Check'],
    [{ verb: 'bet', to: 0 }, 'Bet 0'],
    [{ verb: 'fold', to: null, away: true }, 'Fold (away)'],
    [{ verb: 'check', to: null, away: true, forced: true }, 'Check (away) !'],
    [{ verb: 'call', to: 50, away: true }, 'Call 50'],
  ])('%j is %s', (does, text) => {
    expect(writeVerbAndAmount(does)).toBe(text);
  });

  it.each<[string, string | null, number | null, string]>([
    ['Alice', 'SB', 600000, 'Alice SB 600000'],
    ['Alice', 'BTN', 0, 'Alice Dealer 0'],
    ['Alice', 'UTG+1', 500, 'Alice 500'],
    ['Alice', null, 500, 'Alice 500'],
    ['Alice', 'BB', null, 'Alice BB ?'],
  ])('SEAT-4 only three labels are written: %s %s %s', (name, label, stack, text) => {
    expect(writePlayer(name, label, stack)).toBe(text);
  });
});

describe('the canonical layout', () => {
  it('tidies what was read', () => {
    const text = `hand #3
sb 5k bb 10,000 ante 0
button: DEAD
Uncalled: return
stack setup
alice btn 1.5 Mil
bob sb 25 000
carl bb 2.5bb
dora UTG 0
Cards:
bob: AhKh
PREFLOP
Alice: raises to 20,000
- bob: shove
carl (bb): folds
more
FLOP [2c 3c 4c]
Board 2: 5c 6c 7c
winners
main: ALICE & bob
`;
    expect(rewritten(text)).toBe(`Hand (3)
${TIMES}SB 5000 BB 10000
Button: Dead
Stack Setup:
alice Dealer 1500000
bob SB 25000
carl BB 25000
dora 0

Cards:
bob: A♥ K♥

Preflop Base:
1. alice (Dealer): Raise 20000
2. bob (SB): All-In
3. carl (BB): Fold
more
Flop Base (2♣ 3♣ 4♣):
Board 2 (5♣ 6♣ 7♣)

Winners:
Main Pot: alice, bob
`);
  });

  it('a preview ends with its setup; hands stand one blank line apart', () => {
    const hand = `Hand (1)\n${TIMES}SB 1 BB 2\nStack Setup:\nA SB 5\nB BB 6\n`;
    const text = `${hand}\n${hand.replace('(1)', '(2)')}`;
    expect(rewritten(text)).toBe(text);
    expect(rewritten(text.replaceAll('\n', '\n\n\n'))).toBe(text);
    expect(writeHands([])).toBe('');
  });

  it('every outcome line has its place', () => {
    const text = `Hand (1)
${TIMES}SB 1 BB 2
Stack Setup:
A SB 5
B BB 6

Preflop Base:
1. A (SB): Call 2 !
2. Zed: Check

Showdown:
A: ? ?
B: mucks
Winners:
Main Pot: A, B
Side Pot 1, Board 2: B
Ranking: A > B = C
Winner: A
`;
    expect(rewritten(text)).toBe(text);
  });

  it('headings with nothing under them stay', () => {
    const text = `Hand (1)\n${TIMES}SB 1 BB 2\nStack Setup:\n\nCards:\n\nShowdown:\nWinners:\n`;
    expect(rewritten(text)).toBe(text);
  });

  it('what is missing is left out', () => {
    const record: HandRecord = {
      ...readHands('Hand (1)\nSB 1 BB 2\n').hands[0]!.record,
      number: null,
      blinds: null,
    };
    expect(writeHand(record)).toBe(TIMES);
  });
});

describe('house rules', () => {
  const written = (options: string): string =>
    rewritten(`Hand (1)\n${TIMES}SB 1 BB 2\n${options}Stack Setup:\nA SB 5\n`)
      .split('\n')
      .slice(3, -3)
      .join('\n');

  it.each<[string, string]>([
    ['Button: Moving\nAnte Order: Ante First\nOdd Chip: 1\nRules: collector\n', ''],
    ['Button: Seat\nAnte Type: All\n', 'Ante Type: All\nButton: Seat'],
    ['Rules: tda\n', 'Rules: tda'],
    ['Rules: tda\nButton: Dead\nAnte Order: BB First\n', 'Rules: tda'],
    ['Rules: tda\nButton: Moving\n', 'Button: Moving\nRules: tda'],
    [
      'Video: u\nTable: 3\nEvent: Main\nOdd Chip: 25\n',
      'Odd Chip: 25\nEvent: Main\nTable: 3\nVideo: u',
    ],
  ])('defaults of the profile are not written: %j', (options, lines) => {
    expect(written(options)).toBe(lines);
  });
});

describe('comments are kept where they stand', () => {
  const text = `# above the hand
Hand (1) # beside the hand
# above the times
started_at: 00:00:01 ended_at: 00:00:02 # beside the times
# above the blinds
SB 1 BB 2 Ante 2 # beside the blinds
# above the button
Button: Dead # beside the button
# above the setup
Stack Setup: # beside the setup
# above A
A SB 5 # beside A
B BB 6 #beside B

# above the cards
Cards: # beside the cards
# above the cards of A
A: A♥ K♥ # beside them

# above preflop, one
  # above preflop, two
Preflop Base: # beside preflop
# above the call
1. A (SB): Call 2 # beside the call
Board 2 (2♣) # beside board 2

# above the showdown
Showdown: # beside the showdown
B: ? ? # beside B
# above the winners
Winners: # beside the winners
# above the main pot
Main Pot: A # beside the main pot
# above the ranking
Ranking: A > B # beside the ranking
# above the winner
Winner: A # beside the winner
# below everything

# above the next hand
Hand (2)
${TIMES}SB 1 BB 2
Stack Setup:
A SB 5
# the end
`;

  it('in every position, byte for byte', () => {
    const { hands, findings } = readHands(text);
    expect([...findings, ...hands.flatMap((hand) => hand.findings)]).toEqual([]);
    expect(rewritten(text)).toBe(text);
  });

  it('also with lines that end in CRLF', () => {
    expect(rewritten(text.replaceAll('\n', '\r\n'))).toBe(text);
  });

  it('of lines that are not written any more', () => {
    const lines = 'Hand (1)\nSB 1 BB 2\nButton: Moving # as usual\nStack Setup:\nA SB 5\n';
    expect(rewritten(lines)).toContain('SB 1 BB 2\n# as usual\nStack Setup:\n');
  });

  it('# within a word is none, and in Hand #12 it is the number', () => {
    const lines = 'Hand #12 #13\nSB 1 BB 2\nStack Setup:\nC# SB 5 # sharp\n';
    const { record } = readHands(lines).hands[0]!;
    expect(record.number).toBe(12);
    expect(record.headings.hand).toEqual({ beside: '#13' });
    expect(record.players[0]).toMatchObject({ name: 'C#', kept: { beside: '# sharp' } });
  });
});

describe('lines that fit nothing are kept as they are', () => {
  const setup = `Hand (1)\n${TIMES}SB 1 BB 2\nStack Setup:\nA SB 5\nB BB 6\n`;

  it('in every part of a hand', () => {
    const text = `Dear Bob,\n${setup}?? what\n\nPreflop Base:\n  A: hmm\n1. A (SB): Fold\nthe end\n`;
    expect(rewritten(text)).toBe(text.replace('?? what\n\n', '\n?? what\n'));
  });

  it('NOTE-1 a second winner stays an error when the hand is rewritten', () => {
    const text = `${setup}\nWinner: A\nWinner: B\n`;
    expect(rewritten(text)).toBe(text);
  });

  it('an amount that cannot be read stays as a comment', () => {
    const text = `${setup}\nPreflop Base:\n1. A (SB): Raise 12.5\n`;
    expect(rewritten(text)).toContain('# 1. A (SB): Raise 12.5\n1. A (SB): Raise\n');
  });
});

it('NOTE-4 a name that ends in a figure is kept apart from a stack of three digits', () => {
  expect(writePlayer('Player 2', null, 500)).toBe('Player 2: 500');
  expect(writePlayer('Player 2', null, 5000)).toBe('Player 2 5000');
  expect(writePlayer('Player 2', 'BB', 500)).toBe('Player 2 BB 500');
  const text =
    'Hand (1)\nSB 5 BB 10\nStack Setup:\nA Dealer 500\nB SB 500\nC BB 500\nPlayer 2: 500\n';
  const { hands } = readHands(text);
  expect(hands[0]?.findings).toEqual([]);
  expect(hands[0]?.record.players[3]).toMatchObject({ name: 'Player 2', stack: 500 });
  expect(writeHand(hands[0]!.record)).toContain('\nPlayer 2: 500\n');
});
