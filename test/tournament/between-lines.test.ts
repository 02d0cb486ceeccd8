import { describe, expect, test } from 'vitest';
import { checkSession } from '../../src/tournament/index.ts';
import { FIFTH } from '../ten-hands.ts';
import { chaired, figuresOf, fourHands, nextList, remediesOf, sentences } from './four-hands.ts';

describe('TOUR-1, TOUR-2 stacks and chips in play', () => {
  const golden = (alice: string, ...lines: string[]): string => `Hand (1)
SB 50 BB 100 Ante 100
Stack Setup:
Alice Dealer 5000
Bob SB 4000
Charlie BB 3000

Preflop Base:
1. Alice (Dealer): Raise 300
2. Bob (SB): Fold
3. Charlie (BB): Fold

Between Hands:
${lines.join('\n')}

Hand (2)
SB 50 BB 100 Ante 100
Stack Setup:
Bob Dealer 3950
Charlie SB 2800
Alice BB ${alice}
`;
  const told = (text: string): readonly string[] =>
    sentences(text, 2).filter((one) => one.startsWith('TOUR'));

  test('more or less than the hand before left', () => {
    expect(told(golden('5350', 'Note: nothing'))).toEqual([
      'TOUR-2 warning: 12,100 chips are in play, 100 more than before, and no line between the hands says why.',
      'TOUR-1 warning: Alice starts with 5,350, 100 more than the 5,250 the hand before left. Write 5250 here, or `Alice: Recount 5350` under `Between Hands:` before this hand.',
    ]);
    expect(told(golden('5230', 'Note: nothing'))).toEqual([
      'TOUR-2 warning: 11,980 chips are in play, 20 less than before, and no line between the hands says why.',
      'TOUR-1 warning: Alice starts with 5,230, 20 less than the 5,250 the hand before left. Write 5250 here, or `Alice: Recount 5230` under `Between Hands:` before this hand.',
    ]);
  });

  test('what is between the hands is told in the order of the text', () => {
    const { between } = checkSession(golden('5350', 'Note: nothing')).hands[1]!;
    expect(between.map(({ rule }) => rule)).toEqual(['TOUR-2', 'TOUR-1']);
  });

  test('a line explains it, and what cannot be read is not counted', () => {
    expect(told(golden('5350', 'Alice: Recount 5350'))).toEqual([]);
    expect(checkSession(golden('5350', 'Alice: Recount 5350')).hands[1]!.chipsInPlay).toBe(12_100);
    expect(checkSession(golden('12.5', 'Note: nothing')).hands[1]!.chipsInPlay).toBe(6_750);
  });

  test('TOUR-4 under a dead button who left and would be the Dealer stays with nothing', () => {
    const dead = (stack: number): readonly string[] => {
      const next = `Hand (5)\nSB 50 BB 100 Ante 100\nStack Setup:\n${FIFTH.replace('5000', `${stack}`)}\n`;
      const text = `${fourHands('Alice: Leaves')}\n${next}`;
      const found = sentences(text.replaceAll('Stack Setup', 'Button: Dead\nStack Setup'), 5);
      return found.filter((one) => one.startsWith('TOUR'));
    };
    expect(dead(0)).toEqual([]);
    expect(dead(50)).toEqual([
      'TOUR-2 warning: 13,050 chips are in play, 50 more than before, and no line between the hands says why.',
      'TOUR-1 warning: Alice starts with 50, 50 more than the 0 the hand before left. Write 0 here, or `Alice: Recount 50` under `Between Hands:` before this hand.',
    ]);
  });
});

describe('TOUR-9 a line that cannot be says why and what to write', () => {
  test.each<[string, string[], string[], string[]]>([
    [
      'Alice: Recount 5000',
      ['TOUR-9 info: Alice has 5,000 already.'],
      ['take out Alice: Recount 5000'],
      [],
    ],
    [
      'Alice: Sits 2000',
      [
        'TOUR-9 error: Alice sits at the table already; more chips are written `Alice: Rebuy 2000`, another count `Alice: Recount 2000`.',
      ],
      ['write Alice: Rebuy 2000', 'write Alice: Recount 2000', 'take out Alice: Sits 2000'],
      ['somebody who is not at the table'],
    ],
    [
      'Alice: Penalty 5001',
      ['TOUR-9 error: Alice has 5,000 and cannot pay a penalty of 5,001.'],
      ['write Alice: Penalty 5000', 'take out Alice: Penalty 5001'],
      ['at most 5,000', '5,001'],
    ],
    [
      'Players Left: 3',
      [
        'TOUR-9 error: 3 players are said to be left, but 4 at this table have chips; the players of this table count too.',
      ],
      ['write Players Left: 4', 'take out Players Left: 3'],
      ['4 or more', '3'],
    ],
    [
      'Alicia: Recount 5000',
      ['NOTE-2 error: Nobody called `Alicia` is at the table; Alice may be meant.'],
      ['write Alice: Recount 5000', 'take out Alicia: Recount 5000'],
      ['David, Alice, Bob or Charlie', 'Alicia'],
    ],
    [
      'Zoe: Leaves',
      ['NOTE-2 error: Nobody called `Zoe` is at the table; write David, Alice, Bob or Charlie.'],
      ['take out Zoe: Leaves'],
      ['David, Alice, Bob or Charlie', 'Zoe'],
    ],
    [
      'Erin: Sits 3000 after Davin',
      ['NOTE-2 error: Nobody called `Davin` is at the table; David may be meant.'],
      ['write Erin: Sits 3000 after David', 'take out Erin: Sits 3000 after Davin'],
      ['David, Alice, Bob or Charlie', 'Davin'],
    ],
    [
      'Erin: Sits 3000 in chair 0',
      ['TOUR-9 error: There is no chair 0; the table has chairs from 1 on.'],
      ['write Erin: Sits 3000', 'take out Erin: Sits 3000 in chair 0'],
      ['1 to 10', '0'],
    ],
    ['Colour Up: 500', [], [], []],
    [
      'Colour Up: 4000',
      [
        'TOUR-9 warning: Chips below 4,000 are out of play, but not all stacks can be made of the others: David 6,000, Alice 5,000, Charlie 3,000. Write what the race left, such as `David: Recount 4000`.',
      ],
      [
        'write David: Recount 4000, Alice: Recount 4000, Charlie: Recount 0',
        'take out Colour Up: 4000',
      ],
      ['multiples of 4,000', 'David 6,000, Alice 5,000, Charlie 3,000'],
    ],
  ])('%s', (line, expected, remedies, figures) => {
    expect(sentences(fourHands(line), 4)).toEqual(expected);
    expect(remediesOf(fourHands(line), 4)).toEqual(remedies);
    if (figures.length > 0)
      expect(figuresOf(fourHands(line), 4)[0]).toEqual([figures[0], figures[1] ?? null]);
  });

  test('somebody who left is told from somebody who was never there', () => {
    expect(sentences(fourHands('Bob: Leaves', 'Bob: Recount 5'), 4)).toEqual([
      'TOUR-9 error: Bob is not at the table any more; somebody who comes back is written `Bob: Sits …`.',
    ]);
    expect(remediesOf(fourHands('Bob: Leaves', 'Bob: Recount 5'), 4)).toEqual([
      'take out Bob: Recount 5',
    ]);
    expect(sentences(fourHands('Bob: Leaves', 'Bob: Sits 5'), 4)).toEqual([]);
    // Only those who are there can be meant.
    expect(sentences(fourHands('Bob: Leaves', 'Rob: Recount 5'), 4)[0]).toContain(
      'write David, Alice or Charlie',
    );
  });

  test('somebody who came and left in one block is not at the table any more', () => {
    expect(sentences(fourHands('Erin: Sits 500', 'Erin: Leaves', 'Erin: Rebuy 500'), 4)).toEqual([
      'TOUR-9 error: Erin is not at the table any more; somebody who comes back is written `Erin: Sits …`.',
    ]);
  });

  test('what is wrong is marked where it stands', () => {
    const marked = (...lines: string[]): readonly string[] => {
      const text = fourHands(...lines);
      return checkSession(text).hands[3]!.between.map(({ at }) =>
        text.split('\n')[at.line - 1]!.slice(at.column - 1, at.column - 1 + at.length),
      );
    };
    expect(marked('Colour Up: 4000')).toEqual(['Colour Up']);
    expect(marked('Bob: Leaves', 'Erin: Sits 500 after Bob')).toEqual(['Bob']);
    expect(marked('Bob: Leaves', 'Bob: Recount 5')).toEqual(['Bob: Recount 5']);
    expect(marked('Erin: Sits 500 after Davin')).toEqual(['Davin']);
  });

  test('TOUR-2 who sits already brings nothing; who sits in a chair that cannot be does', () => {
    const total = (text: string): number | null => checkSession(text).hands[3]!.after!.total;
    expect(total(fourHands('Alice: Sits 500'))).toBe(18_000);
    expect(total(chaired('1 3 5 6 of 8', 'Erin: Sits 500 in chair 9'))).toBe(18_500);
    expect(total(chaired('1 3 5 6 of 8', 'Erin: Sits 500 in chair 5'))).toBe(18_500);
    expect(total(fourHands('Alice: Penalty 5001'))).toBe(18_000);
    const guests = Array.from({ length: 120 }, (_, i) => `Guest ${i}: Sits 500`);
    // Ninety-six more make a hundred.
    expect(total(fourHands(...guests))).toBe(18_000 + 96 * 500);
  });

  test('Players Left counts whoever has chips and has not left', () => {
    expect(sentences(fourHands('Bob: Leaves', 'Players Left: 3'), 4)).toEqual([]);
    expect(sentences(fourHands('Players Left: 4'), 4)).toEqual([]);
    expect(sentences(fourHands('Charlie: Penalty 3000', 'Players Left: 3'), 4)).toEqual([]);
    expect(sentences(fourHands('Charlie: Recount 0', 'Players Left: 3'), 4)).toEqual([]);
    expect(sentences(fourHands('Charlie: Penalty 2999', 'Players Left: 3'), 4)).toHaveLength(1);
  });
});

describe('TOUR-9 what a line brings stands in the next hand', () => {
  test.each<[string, string[], string, number]>([
    [
      'nothing',
      ['Note: nothing'],
      'Alice Dealer 5000, Bob SB 4000, Charlie BB 3000, David 6000',
      18_000,
    ],
    [
      'a recount',
      ['Bob: Recount 4400'],
      'Alice Dealer 5000, Bob SB 4400, Charlie BB 3000, David 6000',
      18_400,
    ],
    [
      'two recounts',
      ['Bob: Recount 4400', 'Bob: Recount 4100'],
      'Alice Dealer 5000, Bob SB 4100, Charlie BB 3000, David 6000',
      18_100,
    ],
    [
      'a rebuy',
      ['Bob: Rebuy 1000'],
      'Alice Dealer 5000, Bob SB 5000, Charlie BB 3000, David 6000',
      19_000,
    ],
    [
      'an add-on',
      ['Bob: Add-On 700'],
      'Alice Dealer 5000, Bob SB 4700, Charlie BB 3000, David 6000',
      18_700,
    ],
    [
      'a penalty',
      ['Bob: Penalty 700'],
      'Alice Dealer 5000, Bob SB 3300, Charlie BB 3000, David 6000',
      17_300,
    ],
    [
      'a penalty of everything',
      ['David: Penalty 6000'],
      'Alice Dealer 5000, Bob SB 4000, Charlie BB 3000, David 0',
      12_000,
    ],
    [
      'a rebuy after a penalty',
      ['Bob: Penalty 4000', 'Bob: Rebuy 100'],
      'Alice Dealer 5000, Bob SB 100, Charlie BB 3000, David 6000',
      14_100,
    ],
    [
      'somebody leaves',
      ['David: Leaves'],
      'Alice Dealer 5000, Bob SB 4000, Charlie BB 3000',
      12_000,
    ],
    [
      'somebody sits, last in the list',
      ['Erin: Sits 2000'],
      'Alice Dealer 5000, Bob SB 4000, Charlie BB 3000, Erin 2000, David 6000',
      20_000,
    ],
    [
      'somebody sits behind another',
      ['Erin: Sits 2000 after Charlie'],
      'Alice Dealer 5000, Bob SB 4000, Charlie BB 3000, Erin 2000, David 6000',
      20_000,
    ],
    [
      'somebody leaves and comes back elsewhere',
      ['David: Leaves', 'David: Sits 500 after Charlie'],
      'Alice Dealer 5000, Bob SB 4000, Charlie BB 3000, David 500',
      12_500,
    ],
    [
      'somebody sits and waits',
      ['Erin: Sits 2000 after Charlie', 'Erin: Waits'],
      'Alice Dealer 5000, Bob SB 4000, Charlie BB 3000, David 6000',
      20_000,
    ],
  ])('%s', (_, lines, list, chips) => {
    const text = fourHands(...lines);
    expect(sentences(text, 4)).toEqual([]);
    expect(nextList(text)).toBe(list);
    const next = `${text}\nHand (5)\nSB 50 BB 100 Ante 100\nStack Setup:\n${list.replaceAll(', ', '\n')}\n`;
    expect(sentences(next, 5).filter((one) => one.startsWith('TOUR'))).toEqual([]);
    expect(checkSession(next).hands[4]!.chipsInPlay).toBe(chips);
  });

  test('a level is the next hand’s blinds', () => {
    const next = checkSession(
      fourHands('Level: SB 100 BB 200 Ante 250'),
    ).hands[3]!.after!.nextHand()!;
    expect(next.blinds).toMatchObject({ sb: 100, bb: 200, ante: 250 });
    expect(next.number).toBe(5);
  });
});
