import { describe, expect, test } from 'vitest';
import { writeHand } from '../../src/formats/index.ts';
import { checkSession, type SessionFinding } from '../../src/tournament/index.ts';
import { changedIn, FIFTH, TEN_HANDS, withBetween } from '../ten-hands.ts';

/** "TOUR-9 error 16: …" for what is wrong with a hand, by the line of its text. */
const sentences = (text: string, hand: number): readonly string[] =>
  checkSession(text).hands[hand - 1]!.verdict.findings.map(
    ({ rule, severity, message }) => `${rule} ${severity}: ${message}`,
  );

const remediesOf = (text: string, hand: number): readonly string[] =>
  checkSession(text).hands[hand - 1]!.verdict.findings.flatMap((one) =>
    ((one as SessionFinding).remedies ?? []).map(({ does, text: line }) => `${does} ${line}`),
  );

const figuresOf = (text: string, hand: number) =>
  checkSession(text).hands[hand - 1]!.verdict.findings.map(({ expected, found }) => [
    expected,
    found,
  ]);

/** After four hands everybody has what they started with; Alice is the next Dealer. */
const fourHands = (...lines: string[]): string =>
  withBetween(4, ...lines)
    .slice(0, 4)
    .join('\n');

/** The list of the hand that follows the lines. */
const nextList = (text: string): string =>
  writeHand(checkSession(text).hands.at(-1)!.after!.nextHand()!)
    .split('Stack Setup:\n')[1]!
    .trimEnd()
    .replaceAll('\n', ', ');

const chaired = (numbers: string, ...lines: string[]): string =>
  fourHands(...lines).replace('Stack Setup:\nDavid', `Chairs: ${numbers}\nStack Setup:\nDavid`);

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
    // Between Charlie and Dana is no chair: nobody knows who has which.
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

describe('TOUR-6 clocks', () => {
  const timed = (hand: number, times: string, date = ''): string[] =>
    changedIn(
      hand,
      [`started_at: 00:0${hand - 1}:00 ended_at: 00:0${hand}:00`, times],
      ['Stack Setup', `${date}Stack Setup`],
    ).slice(0, 6);

  test.each<[string, string[], number, string[]]>([
    [
      'a start before the end before',
      timed(5, 'started_at: 00:03:59 ended_at: 00:05:00'),
      5,
      ['TOUR-6 warning: The hand starts at 00:03:59, but the one before ended at 00:04:00.'],
    ],
    ['a start at the end before', timed(5, 'started_at: 00:04:00 ended_at: 00:05:00'), 5, []],
    [
      'an end before the start',
      timed(5, 'started_at: 00:04:30 ended_at: 00:04:29'),
      5,
      [
        'TOUR-6 warning: The hand ends at 00:04:29, before it started at 00:04:30. After midnight `Date:` in the header says that it is the next day.',
      ],
    ],
    ['an end at the start', timed(5, 'started_at: 00:04:30 ended_at: 00:04:30'), 5, []],
    [
      'hours and minutes count too',
      timed(5, 'started_at: 01:00:00 ended_at: 00:59:59'),
      5,
      [
        'TOUR-6 warning: The hand ends at 00:59:59, before it started at 01:00:00. After midnight `Date:` in the header says that it is the next day.',
      ],
    ],
    [
      'where the end is not known, the start before counts',
      timed(4, 'started_at: 00:03:00 ended_at: HH:MM:SS').with(
        4,
        timed(5, 'started_at: 00:02:59 ended_at: 00:05:00')[4]!,
      ),
      5,
      ['TOUR-6 warning: The hand starts at 00:02:59, but the one before started at 00:03:00.'],
    ],
    [
      'where neither is known, nothing',
      timed(4, 'started_at: HH:MM:SS ended_at: HH:MM:SS').with(
        4,
        timed(5, 'started_at: 00:00:00 ended_at: 00:05:00')[4]!,
      ),
      5,
      [],
    ],
  ])('%s', (_, hands, hand, expected) => {
    expect(sentences(hands.join('\n'), hand).filter((one) => one.startsWith('TOUR-6'))).toEqual(
      expected,
    );
  });

  test('a hand may end where it started, so the end before may be moved there', () => {
    const text = timed(5, 'started_at: 00:03:00 ended_at: 00:05:00').join('\n');
    expect(remediesOf(text, 5)).toEqual(['write started_at: 00:04:00', 'write ended_at: 00:03:00']);
    const earlier = timed(5, 'started_at: 00:02:59 ended_at: 00:05:00').join('\n');
    expect(remediesOf(earlier, 5)).toEqual([
      'write started_at: 00:04:00',
      'write started_at: HH:MM:SS',
    ]);
  });

  const dated = (...dates: string[]): string[] =>
    TEN_HANDS.slice(0, dates.length).map((text, i) =>
      text.replace('Stack Setup', `Date: ${dates[i]}\nStack Setup`),
    );

  test('with a date an end before the start is the next day', () => {
    const [first, second] = dated('2026-03-01', '2026-03-02');
    const late = first!.replace(
      'started_at: 00:00:00 ended_at: 00:01:00',
      'started_at: 23:59:00 ended_at: 00:01:00',
    );
    expect(sentences([late, second].join('\n'), 2)).toEqual([]);
    const [, same] = dated('2026-03-01', '2026-03-01');
    const text = [late, same].join('\n');
    expect(sentences(text, 2)).toEqual([
      'TOUR-6 warning: The hand starts at 00:01:00, but the one before ended at 00:01:00 (2026-03-01).',
    ]);
    expect(remediesOf(text, 2)).toEqual(['write Date: 2026-03-02', 'write started_at: HH:MM:SS']);
  });

  test('where one of two hands has no date, nothing is known of the days between', () => {
    const [first] = dated('2026-03-01');
    const second = TEN_HANDS[1]!.replace('started_at: 00:01:00', 'started_at: 00:00:10');
    expect(sentences([first, second].join('\n'), 2)).toEqual([]);
  });
});

describe('TOUR-7 levels', () => {
  const BLINDS = 'SB 50 BB 100 Ante 100';
  const at = (blinds: string, ...lines: string[]): string =>
    withBetween(9, ...(lines.length > 0 ? lines : ['Note: nothing']))
      .with(9, changedIn(10, [BLINDS, blinds])[9]!)
      .join('\n');

  test.each<[string, string, string[], string[]]>([
    ['the same', BLINDS, [], []],
    [
      'up without a line',
      'SB 100 BB 200 Ante 200',
      [],
      [
        'TOUR-7 info: The level changes to 100/200/200; `Level: SB 100 BB 200 Ante 200` under `Between Hands:` says so.',
      ],
    ],
    ['up with a line', 'SB 100 BB 200 Ante 200', ['Level: SB 100 BB 200 Ante 200'], []],
    [
      'the ante away, the big blind up',
      'SB 100 BB 200',
      [],
      [
        'TOUR-7 info: The level changes to 100/200; `Level: SB 100 BB 200` under `Between Hands:` says so.',
      ],
    ],
    [
      'a smaller small blind alone',
      'SB 40 BB 100 Ante 100',
      [],
      ['TOUR-7 warning: The blinds go down from 50/100/100 to 40/100/100.'],
    ],
    [
      'a smaller ante alone',
      'SB 50 BB 100 Ante 50',
      [],
      ['TOUR-7 warning: The blinds go down from 50/100/100 to 50/100/50.'],
    ],
    [
      'a smaller big blind',
      'SB 50 BB 90 Ante 100',
      [],
      ['TOUR-7 warning: The blinds go down from 50/100/100 to 50/90/100.'],
    ],
    [
      'a larger small blind alone',
      'SB 60 BB 100 Ante 100',
      [],
      [
        'TOUR-7 info: The level changes to 60/100/100; `Level: SB 60 BB 100 Ante 100` under `Between Hands:` says so.',
      ],
    ],
    [
      'down with a line',
      'SB 25 BB 50 Ante 50',
      ['Level: SB 25 BB 50 Ante 50'],
      ['TOUR-7 warning: The blinds go down from 50/100/100 to 25/50/50.'],
    ],
    [
      'others than the line says',
      'SB 60 BB 120 Ante 120',
      ['Level: SB 100 BB 200'],
      [
        "TOUR-7 warning: The blinds are 60/120/120, but the level is 100/200. Write the level's blinds here, or mend the `Level` line.",
      ],
    ],
    [
      'the last of two lines counts',
      'SB 60 BB 120 Ante 120',
      ['Level: SB 100 BB 200', 'Level: SB 60 BB 120 Ante 120'],
      [],
    ],
  ])('%s', (_, blinds, lines, expected) => {
    expect(sentences(at(blinds, ...lines), 10).filter((one) => one.startsWith('TOUR-7'))).toEqual(
      expected,
    );
  });
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
