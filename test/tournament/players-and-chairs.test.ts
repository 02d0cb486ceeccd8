import { describe, expect, test } from 'vitest';
import { writeHand } from '../../src/formats/index.ts';
import { checkSession } from '../../src/tournament/index.ts';
import { changedIn, FIFTH, withBetween } from '../ten-hands.ts';
import { chaired, figuresOf, fourHands, nextList, remediesOf, sentences } from './four-hands.ts';

describe('TOUR-9 chairs', () => {
  test.each<[string, string, string[]]>([
    ['1 3 5 6 of 8', 'Erin: Sits 2000', []],
    ['1 3 5 6 of 8', 'Erin: Sits 2000 in chair 4', []],
    ['1 3 5 6 of 8', 'Erin: Sits 2000 in chair 8', []],
    ['2 3 5 6 of 8', 'Erin: Sits 2000 in chair 1', []],
    [
      '1 3 5 6 of 8',
      'Erin: Sits 2000 in chair 9',
      ['TOUR-9 error: There is no chair 9; the table has 8.'],
    ],
    [
      '1 3 5 6 of 8',
      'Erin: Sits 2000 in chair 5',
      ['TOUR-9 error: Bob sits in chair 5; chair 2 is free.'],
    ],
    ['1 2 3 4 of 4', 'Erin: Sits 2000 in chair 3', ['TOUR-9 error: Bob sits in chair 3.']],
  ])('%s and then %s', (chairs, line, expected) => {
    expect(sentences(chaired(chairs, line), 4)).toEqual(expected);
  });

  test('a newcomer sits where the chair is', () => {
    // David 1, Alice 3, Bob 5, Charlie 6
    expect(nextList(chaired('1 3 5 6 of 8', 'Erin: Sits 2000 in chair 8'))).toBe(
      'Alice Dealer 5000, Bob SB 4000, Charlie BB 3000, Erin 2000, David 6000',
    );
    expect(nextList(chaired('1 3 5 6 of 8', 'Erin: Sits 2000'))).toBe(
      'Alice Dealer 5000, Bob SB 4000, Charlie BB 3000, David 6000, Erin 2000',
    );
    const next = checkSession(
      chaired('1 3 5 6 of 8', 'Erin: Sits 2000'),
    ).hands[3]!.after!.nextHand()!;
    expect(next.chairs!.numbers).toEqual([3, 5, 6, 1, 2]);
  });

  test.each<[string, string, string, string]>([
    // David, Alice, Bob and Charlie have these chairs; the next hand starts with Alice.
    [
      '3 5 6 1 of 8',
      'Erin: Sits 2000 in chair 4',
      'Alice Bob Charlie David Erin',
      '5 6 1 3 4 of 8',
    ],
    [
      '6 2 3 5 of 8',
      'Erin: Sits 2000 in chair 1',
      'Alice Bob Charlie David Erin',
      '2 3 5 6 1 of 8',
    ],
    [
      '2 3 5 6 of 8',
      'Erin: Sits 2000 after Charlie',
      'Alice Bob Charlie Erin David',
      '3 5 6 7 2 of 8',
    ],
    ['1 3 5 6', 'Erin: Sits 2000', 'Alice Bob Charlie David Erin', '3 5 6 1 2'],
  ])('%s and then %s: %s', (chairs, line, names, numbers) => {
    const next = checkSession(chaired(chairs, line)).hands[3]!.after!.nextHand()!;
    expect(next.players.map(({ name }) => name).join(' ')).toBe(names);
    expect(writeHand(next)).toContain(`Chairs: ${numbers}\n`);
  });

  test('TOUR-4 who went out leaves the chair to a newcomer, or comes back to another', () => {
    // David 1, Alice 3, Bob 5, Charlie 6: Charlie has no chips any more.
    const out = (line: string): string => chaired('1 3 5 6 of 8', 'Charlie: Penalty 3000', line);
    const taken = out('Erin: Sits 2000 in chair 6');
    expect(sentences(taken, 4)).toEqual([]);
    expect(nextList(taken)).toBe('Alice Dealer 5000, Bob SB 4000, Erin BB 2000, David 6000');
    const back = out('Charlie: Sits 2000 in chair 8');
    expect(sentences(back, 4)).toEqual([]);
    expect(nextList(back)).toBe('Alice Dealer 5000, Bob SB 4000, Charlie BB 2000, David 6000');
  });

  // Dana goes out; Alice, Bob and Charlie keep what they have, and Bob has the next button.
  const chairsAfter = (chairs: string, line: string) => {
    const text = `Hand (1)\nSB 50 BB 100\nChairs: ${chairs}\nStack Setup:\nAlice Dealer 5000\nBob SB 4000\nCharlie BB 3000\nDana 100\n
Preflop Base:\n1. Dana: All-In 100\n2. Alice: Call 100\n3. Bob: Fold\n4. Charlie: Check\n
Winner: Alice\n
Between Hands:\n${line}\n`;
    const { players, chairs: next } = checkSession(text).hands[0]!.after!.nextHand()!;
    return players.map(({ name }, i) => `${name} ${next?.numbers[i]}`).join(', ');
  };

  test.each<[string, string, string]>([
    // TOUR-4: at a full table the newcomer has the place of whoever is out.
    ['1 2 3 4 of 4', 'Erin: Sits 2000', 'Bob 2, Charlie 3, Erin 4, Alice 1'],
    ['1 2 3 4 of 4', 'Erin: Sits 2000 after Charlie', 'Bob 2, Charlie 3, Erin 4, Alice 1'],
    ['1 2 3 4 of 4', 'Erin: Sits 2000 in chair 4', 'Bob 2, Charlie 3, Erin 4, Alice 1'],
    // Where a chair is free, everybody keeps theirs.
    ['1 2 3 5 of 6', 'Erin: Sits 2000', 'Bob 2, Charlie 3, Erin 4, Dana 5, Alice 1'],
    ['1 2 3 5 of 6', 'Erin: Sits 2000 after Charlie', 'Bob 2, Charlie 3, Erin 4, Dana 5, Alice 1'],
    ['1 2 3 5 of 6', 'Erin: Sits 2000 after Dana', 'Bob 2, Charlie 3, Dana 5, Erin 6, Alice 1'],
    ['5 6 2 4 of 6', 'Erin: Sits 2000 after Charlie', 'Bob 6, Charlie 2, Erin 3, Dana 4, Alice 5'],
    ['6 2 3 4 of 6', 'Erin: Sits 2000 after Dana', 'Bob 2, Charlie 3, Dana 4, Erin 5, Alice 6'],
    // There is no chair between Charlie and Dana: nobody knows who has which.
    [
      '1 2 3 4 of 6',
      'Erin: Sits 2000 after Charlie',
      'Bob undefined, Charlie undefined, Erin undefined, Dana undefined, Alice undefined',
    ],
  ])('%s, then %s', (chairs, line, expected) => {
    expect(chairsAfter(chairs, line)).toBe(expected);
  });

  // TOUR-2: an error about the chair takes nobody's chips out of play.
  test.each<[string, string]>([
    ['Erin: Sits 2000 in chair 9', 'Alice Dealer 5000, Bob SB 4000, Charlie BB 3000, David 6000'],
    ['Erin: Sits 2000 in chair 5', 'Alice Dealer 5000, Bob SB 4000, Charlie BB 3000, David 6000'],
    ['Erin: Sits 2000 after Zoe', 'Alice Dealer 5000, Bob SB 4000, Charlie BB 3000, David 6000'],
  ])('%s: the free chair with the lowest number', (line, others) => {
    // David 1, Alice 3, Bob 5, Charlie 6: chair 2 is free
    expect(nextList(chaired('1 3 5 6 of 8', line))).toBe(`${others}, Erin 2000`);
  });

  test('SEAT-1 an eleventh player is said, unless somebody leaves in a later line', () => {
    const sits = Array.from({ length: 7 }, (_, i) => `Guest ${i}: Sits 500`);
    expect(sentences(fourHands(...sits), 4)).toEqual([
      'SEAT-1 error: 11 players would sit at this table; it has at most ten seats, also for players with 0.',
    ]);
    expect(sentences(fourHands(...sits, 'Alice: Leaves'), 4)).toEqual([]);
  });

  test.each<[string, string[]]>([
    ['1 3 5 6 of 8', []],
    ['6 1 3 5 of 8', []],
    [
      '1 3 5 of 8',
      [
        'TOUR-9 error: 3 chairs are named for 4 players; write one for each line of the set-up, also for players with 0.',
      ],
    ],
    ['1 3 3 5 of 8', ['TOUR-9 error: Chair 3 is named twice.']],
    ['1 3 5 9 of 8', ['TOUR-9 error: There is no chair 9; the table has 8.']],
    ['0 3 5 6', ['TOUR-9 error: There is no chair 0; the table has chairs from 1 on.']],
    [
      '1 5 3 6 of 8',
      [
        'TOUR-9 error: The chairs do not go clockwise: from the Dealer on they count up, and once from the last to the first.',
      ],
    ],
    [
      '8 6 5 1 of 8',
      [
        'TOUR-9 error: The chairs do not go clockwise: from the Dealer on they count up, and once from the last to the first.',
      ],
    ],
  ])('%s', (chairs, expected) => {
    const text = changedIn(5, ['Stack Setup', `Chairs: ${chairs}\nStack Setup`])
      .slice(0, 5)
      .join('\n');
    expect(sentences(text, 5)).toEqual(expected);
  });
});

test('TOUR-9 a table whose chairs nobody counted has ten at most', () => {
  const chairs = (text: string): unknown =>
    figuresOf(
      changedIn(5, ['Stack Setup', `Chairs: ${text}\nStack Setup`])
        .slice(0, 5)
        .join('\n'),
      5,
    );
  expect(chairs('0 3 5 6')).toEqual([['1 to 10', '0 3 5 6']]);
  expect(chairs('0 3 5 6 of 7')).toEqual([['1 to 7', '0 3 5 6']]);
});

test('TOUR-4 a newcomer whose stack cannot be read brings nothing that is known', () => {
  const text = changedIn(5, ['David 6000\n', 'David 6000\nErin 30.5\n']).slice(0, 5).join('\n');
  expect(remediesOf(text, 5)).toContain('write Erin: Sits 0 after David');
});

describe('TOUR-4 who is there', () => {
  const listed = (list: string, ...lines: string[]): string =>
    withBetween(4, ...(lines.length > 0 ? lines : ['Note: nothing']))
      .with(4, `Hand (5)\nSB 50 BB 100 Ante 100\nStack Setup:\n${list}\n`)
      .slice(0, 5)
      .join('\n');

  test.each<[string, string, string[], string[], string[]]>([
    ['everybody', FIFTH, [], [], []],
    [
      'somebody is missing',
      'Alice Dealer 5000\nBob SB 4000\nCharlie BB 3000',
      [],
      [
        'TOUR-4 warning: David is missing; they had 6,000. Write `David: Leaves` under `Between Hands:` before this hand, or `David 6000` in the list.',
      ],
      ['write David: Leaves', 'write David 6000'],
    ],
    [
      'somebody sat down and is not listed',
      FIFTH,
      ['Erin: Sits 3000'],
      [
        'TOUR-4 warning: Erin is missing; they had 3,000. Write `Erin: Leaves` under `Between Hands:` before this hand, or `Erin 3000` in the list.',
      ],
      ['write Erin: Leaves', 'write Erin 3000'],
    ],
    [
      'somebody who went out with a penalty',
      'Alice Dealer 5000\nBob SB 4000\nCharlie BB 3000',
      ['David: Penalty 6000'],
      [
        'TOUR-4 warning: David went out in the hand before and stays in the list for this one. Write `David 0`.',
      ],
      ['write David 0'],
    ],
    [
      'somebody new',
      `${FIFTH}\nErin 3000`,
      [],
      [
        'TOUR-4 warning: Erin was not at the table. Write `Erin: Sits 3000 after David` under `Between Hands:` before this hand.',
      ],
      ['write Erin: Sits 3000 after David', 'take out Erin 3000'],
    ],
    [
      'somebody new who has a label: they are seated before the button is judged',
      'Alice Dealer 5000\nBob SB 4000\nErin BB 3000\nCharlie 3000\nDavid 6000',
      [],
      [
        'TOUR-4 warning: Erin was not at the table. Write `Erin: Sits 3000 after Bob` under `Between Hands:` before this hand.',
      ],
      // Without the BB the hand could not do.
      ['write Erin: Sits 3000 after Bob'],
    ],
    [
      'somebody new who acts',
      `${FIFTH}\nErin 3000\n\nPreflop Base:\n1. David: Fold\n2. Erin: Fold`,
      [],
      [
        'TOUR-4 warning: Erin was not at the table. Write `Erin: Sits 3000 after David` under `Between Hands:` before this hand.',
      ],
      ['write Erin: Sits 3000 after David'],
    ],
    [
      'somebody is missing and the button is somewhere else',
      'Bob Dealer 4000\nCharlie SB 3000\nAlice BB 5000',
      [],
      [
        'TOUR-4 warning: David is missing; they had 6,000. Write `David: Leaves` under `Between Hands:` before this hand, or `David 6000` in the list.',
        'TOUR-3 warning: The button has not moved as it should: Dealer Alice, SB Bob and BB Charlie.',
      ],
      ['write David: Leaves', 'write David 6000', 'write Dealer Alice, SB Bob and BB Charlie'],
    ],
    [
      'others have changed seats',
      'Alice Dealer 5000\nBob SB 4000\nDavid BB 6000\nCharlie 3000',
      [],
      [
        'TOUR-4 warning: David is listed after Bob, but Charlie sits there. The players sit in the order Alice, Bob, Charlie and David.',
        'TOUR-3 warning: The button has not moved as it should: Dealer Alice, SB Bob and BB Charlie.',
      ],
      ['write Alice, Bob, Charlie and David', 'write Dealer Alice, SB Bob and BB Charlie'],
    ],
    [
      'the button is somewhere else',
      'Bob Dealer 4000\nCharlie SB 3000\nDavid BB 6000\nAlice 5000',
      [],
      [
        'TOUR-3 warning: The button has not moved as it should: Dealer Alice, SB Bob and BB Charlie.',
      ],
      ['write Dealer Alice, SB Bob and BB Charlie'],
    ],
    [
      'a newcomer who should wait',
      'Alice Dealer 5000\nErin SB 3000\nBob BB 4000\nCharlie 3000\nDavid 6000',
      ['Erin: Sits 3000 after Alice'],
      [
        'TOUR-3 warning: Erin came between the Dealer and the SB and is not dealt in yet. Write `Erin: Waits` under `Between Hands:` before this hand, and leave them out of the list.',
      ],
      ['write Erin: Waits'],
    ],
  ])('%s', (_, list, lines, expected, remedies) => {
    const text = listed(list, ...lines);
    const isOfTheTable = (one: string): boolean => /^TOUR-[34]/.test(one);
    expect(sentences(text, 5).filter(isOfTheTable)).toEqual(expected);
    expect(remediesOf(text, 5).filter((one) => !/Recount/.test(one))).toEqual(remedies);
  });

  test('TOUR-3 where the button belongs is said of those who are listed', () => {
    const { between } = checkSession(listed('Bob Dealer 4000\nCharlie SB 3000\nAlice BB 5000'))
      .hands[4]!;
    const button = between.find(({ rule }) => rule === 'TOUR-3')!;
    expect(writeHand(button.remedies[0]!.hand!)).toContain(
      'Stack Setup:\nAlice Dealer 5000\nBob SB 4000\nCharlie BB 3000\n',
    );
    expect(writeHand(button.remedies[0]!.hand!)).not.toContain('David');
  });
});
