import { describe, expect, it } from 'vitest';
import { formatText } from '../../referee/index.ts';
import { readHands } from './read-hands.ts';

const hand = (setUp: string): string => `Hand (1)
started_at: HH:MM:SS ended_at: HH:MM:SS
SB 50 BB 100
Stack Setup:
${setUp}

Preflop Base:
1. Alice: Fold
2. Bob: Fold
`;

const seats = (setUp: string): string[] => {
  const { record, findings } = readHands(hand(setUp)).hands[0]!;
  expect(findings).toEqual([]);
  return record.players.map(({ name, label, stack }) => `${name}/${label}/${stack}`);
};

describe('SEAT-4 a label before the name', () => {
  it.each([
    'Dealer Alice 25000\nSB Bob 1000\nBB Carl 2000',
    'BTN Alice 25k\nsb Bob 1,000\nbb Carl 2000',
    'Dealer: Alice 25000\nSB: Bob 1000\nBB: Carl 2000',
    '(Dealer) Alice 25000\n(SB) Bob 1000\n(BB) Carl 2000',
    'Dealer - Alice 25000\nSB - Bob 1000\nBB - Carl 2000',
  ])('SEAT-4 %j seats the same three', (setUp) => {
    const { record, findings } = readHands(hand(setUp)).hands[0]!;
    expect(findings).toEqual([]);
    expect(record.players.map(({ name, stack }) => [name, stack])).toEqual([
      ['Alice', 25000],
      ['Bob', 1000],
      ['Carl', 2000],
    ]);
    expect(formatText(hand(setUp))).toBe(
      hand('Alice Dealer 25000\nBob SB 1000\nCarl BB 2000')
        .replace('Alice:', 'Alice (Dealer):')
        .replace('Bob:', 'Bob (SB):'),
    );
  });

  it('SEAT-4 may be any known label, beside lines without one', () => {
    expect(seats('BTN Alice 500\nSB Bob 400\nBB Carl 300\nUTG Dan Brown 200\nErin 100')).toEqual([
      'Alice/BTN/500',
      'Bob/SB/400',
      'Carl/BB/300',
      'Dan Brown/UTG/200',
      'Erin/null/100',
    ]);
  });

  it('SEAT-4 says where the name stands', () => {
    const { record } = readHands(hand('Dealer Alice 500\nSB Bob 400\nBB Carl 300')).hands[0]!;
    expect(record.players[1]!.nameAt).toEqual({ line: 6, column: 4, length: 3 });
  });

  it.each<[string, string, readonly string[]]>([
    [
      'nobody is BB',
      'D Negreanu 500\nAlice 400\nBob 300',
      ['D Negreanu/null/500', 'Alice/null/400', 'Bob/null/300'],
    ],
    [
      'two are BB',
      'BB King 500\nBB Queen 400\nAlice 300',
      ['BB King/null/500', 'BB Queen/null/400', 'Alice/null/300'],
    ],
    [
      'a label stands after a name',
      'Alice Dealer 500\nSB Bob 400\nBB King BB 300',
      ['Alice/Dealer/500', 'SB Bob/null/400', 'BB King/BB/300'],
    ],
    [
      'a label stands after a name further down',
      'D Negreanu 500\nBB King 400\nAlice BB 300',
      ['D Negreanu/null/500', 'BB King/null/400', 'Alice/BB/300'],
    ],
  ])('SEAT-4 is part of the name where %s', (_, setUp, names) => {
    const { record } = readHands(hand(setUp)).hands[0]!;
    expect(record.players.map(({ name, label, stack }) => `${name}/${label}/${stack}`)).toEqual(
      names,
    );
  });

  it('SEAT-6 names are judged without the label', () => {
    const twice = readHands(hand('Dealer Alice 500\nSB Bob 400\nBB Bob 300')).hands[0]!;
    expect(twice.findings).toMatchObject([
      { rule: 'SEAT-6', at: { line: 7, column: 4, length: 3 } },
    ]);
  });
});
