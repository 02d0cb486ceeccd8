import { describe, expect, it } from 'vitest';
import { SAMPLE_HAND } from '../recorder/model/sample-hand.ts';
import { type LinePart, lookOf } from './tokens.ts';

const seen = (line: string, part: LinePart): readonly string[] =>
  lookOf(line, part).tokens.map(({ from, to, kind }) => `${kind} ${line.slice(from, to)}`);

describe('colours of the notation', () => {
  it.each<[LinePart, string, readonly string[]]>([
    ['header', 'Hand (12)', ['heading Hand (12)']],
    ['header', 'SB 50 BB 100', ['word SB', 'amount 50', 'word BB', 'amount 100']],
    ['header', 'Button: Dead # as played', ['word Button:', 'comment # as played']],
    ['set-up', 'Phil Ivey Dealer 80000', ['name Phil Ivey', 'label Dealer', 'amount 80000']],
    ['set-up', '- Bob BB 25k', ['name Bob', 'label BB', 'amount 25k']],
    ['set-up', 'River 5000', ['name River', 'amount 5000']],
    [
      'streets',
      '4. Bob (SB): Raise 25000 ! # late',
      [
        'number 4.',
        'name Bob',
        'label SB',
        'verb Raise',
        'amount 25000',
        'forced !',
        'comment # late',
      ],
    ],
    ['streets', 'Bob raises to 25,000', ['name Bob', 'verb raises', 'amount 25,000']],
    ['streets', 'Bob: f', ['name Bob', 'verb f']],
    [
      'streets',
      'Flop Base (Ah 10d 7♣):',
      ['heading Flop Base ', 'hearts Ah', 'diamonds 10d', 'clubs 7♣'],
    ],
    ['showdown', 'Alice: K♠ K♥', ['name Alice', 'spades K♠', 'hearts K♥']],
    ['winners', 'Side Pot 1: Bob, Al Roy', ['word Side Pot 1:', 'name Bob', 'name Al Roy']],
    ['winners', 'Ranking: Bob > Al = Cy', ['word Ranking:', 'name Bob', 'name Al', 'name Cy']],
    ['winners', 'Between Hands:', ['heading Between Hands:']],
    ['between', 'Al: Sits 3000 after Bo', ['name Al', 'verb Sits', 'amount 3000']],
    ['between', 'Al Roy: Leaves', ['name Al Roy', 'verb Leaves']],
    ['between', 'Level: SB 50 BB 100', ['word Level:']],
    ['streets', '# a note', ['comment # a note']],
    ['streets', '', []],
  ])('in the %s: %s', (part, line, tokens) => {
    expect(seen(line, part)).toEqual(tokens);
  });

  it('follows the parts of a hand', () => {
    let part: LinePart = 'header';
    const parts = new Set<LinePart>();
    for (const line of SAMPLE_HAND.split('\n')) {
      part = lookOf(line, part).part;
      parts.add(part);
    }
    expect([...parts]).toEqual(['header', 'set-up', 'streets', 'showdown']);
  });

  it('has tokens in order and without overlap on any line', () => {
    const lines = [
      ...SAMPLE_HAND.split('\n'),
      ') (',
      ':::',
      '1. :',
      '((((',
      '🂡: fold 5',
      'Bob (): x',
    ];
    for (const part of [
      'header',
      'set-up',
      'cards',
      'streets',
      'showdown',
      'winners',
      'between',
    ] as const) {
      for (const line of lines) {
        let end = 0;
        for (const { from, to } of lookOf(line, part).tokens) {
          expect(from, line).toBeGreaterThanOrEqual(end);
          expect(to, line).toBeLessThanOrEqual(line.length);
          end = to;
        }
      }
    }
  });
});
