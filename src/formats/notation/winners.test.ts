import { describe, expect, it } from 'vitest';
import { checkText, fixText } from '../../referee/index.ts';
import { writeHand } from './index.ts';
import { readHands } from './read-hands.ts';

/** Document 002's four players with its pots: Bob is in for half and cannot win Side Pot 1. */
const PLAY = `Hand (1)
started_at: HH:MM:SS ended_at: HH:MM:SS
SB 500 BB 1000 Ante 1000
Stack Setup:
Alice Dealer 20000
Bob SB 10000
Charlie BB 20000
David 20000

Preflop Base:
1. David: Raise 4000
2. Alice (Dealer): All-In 20000
3. Bob (SB): All-In 10000
4. Charlie (BB): Fold
Preflop More 1:
5. David: All-In 20000
`;

const SAID = `${PLAY}
Winners:
Main Pot: Bob
Side Pot 1: Alice, David
`;

const found = (text: string): string[] => {
  const { hands, findings } = readHands(text);
  return [...findings, ...hands.flatMap((hand) => hand.findings)].map(
    ({ rule, at, fix }) => `${rule} ${at.line} ${fix}`,
  );
};

describe('WIN-2 winners as programs and people write them', () => {
  it.each([
    "winners = {\n  mainPot: 'Bob',\n  sidePot1: ['Alice', 'David'],\n}\n",
    'winners: {\n"mainPot": "Bob",\n"sidePot1": ["Alice", "David"]\n};\n',
    "winners = { mainPot: 'Bob', sidePot1: ['Alice', 'David'] }\n",
    'Winners: Main Pot: Bob, Side Pot 1: Alice, David\n',
    'Winners: mainPot: Bob; sidePot1: Alice and David;\n',
    'mainPot: Bob\nsidePot1: Alice, David\n',
    'main_pot = Bob\nside_pot_1 = Alice and David\n',
    'Main Pot → Bob wins\nSide Pot 1 → Alice and David split 50/50\n',
    'Winners:\nmain: `Bob`\nside pot 1 -> Alice & David\n',
  ])('WIN-2 %j', (lines) => {
    const text = `${PLAY}\n${lines}`;
    expect(found(text)).toEqual([]);
    expect(writeHand(readHands(text).hands[0]!.record)).toBe(SAID);
  });

  it.each(["Winner: 'Alice'", 'Winner: "Alice",', 'Winner: Alice wins'])('WIN-2 %s', (line) => {
    const text = `${PLAY}\n${line}\n`;
    expect(found(text)).toEqual([]);
    expect(readHands(text).hands[0]!.record.winner?.name).toBe('Alice');
  });

  it.each([
    ['All pots → Alice wins', 'Winner: Alice'],
    ['All pots: Alice and David split', 'Ranking: Alice = David'],
  ])('NOTE-1 %s is answered with what to write', (line, fix) => {
    expect(found(`${PLAY}\n${line}\n`)).toEqual([`NOTE-1 18 ${fix}`]);
    expect(fixText(`${PLAY}\n${line}\n`).text).toBe(`${PLAY}\n${fix}\n`);
  });

  it('WIN-2 who cannot win every pot leaves one open: the finding says what to write', () => {
    const { hands } = checkText(`${PLAY}\nWinner: Bob\n`);
    const open = hands[0]!.findings.find(({ rule }) => rule === 'WIN-2')!;
    expect(open.severity).toBe('error');
    expect(open.fix).toBe('Ranking: Bob > Alice > David');
    expect(open.edit).toBe(null);
    const ranked = checkText(`${PLAY}\n${open.fix}\n`);
    expect(ranked.ok).toBe(true);
    // 3 × 10,000 + 1,000 of Charlie and the ante of 1,000; then 2 × 10,000 for Alice
    const stacks = ranked.hands[0]!.settlement!.players.map((player) => player.newStack);
    expect(stacks).toEqual([20000, 32000, 18000, 0]);
  });

  it('SEAT-6 somebody may be called like the words around winners', () => {
    const text = SAID.replaceAll('David', 'Dave wins').replaceAll('Bob', "'Bo'");
    expect(found(text)).toEqual([]);
    expect(writeHand(readHands(text).hands[0]!.record)).toBe(text);
  });
});

it('document 002: its example hand is read as it stands there', () => {
  const text = `Hand 1:
SB: 500, BB: 1000, Ante: 1000

Alice - Dealer - 50,000
Bob - SB - 40,000
Charlie - BB - 30,000
David - UTG - 80,000

Preflop:
  David: Raise 5,000
  Alice: Call 5,000
  Bob: Call 5,000
  Charlie: Call 5,000
`;
  const { record, findings } = readHands(text).hands[0]!;
  expect(findings).toEqual([]);
  expect(record.players.map(({ name, label, stack }) => [name, label, stack])).toEqual([
    ['Alice', 'Dealer', 50000],
    ['Bob', 'SB', 40000],
    ['Charlie', 'BB', 30000],
    ['David', 'UTG', 80000],
  ]);
});
