import { describe, expect, test } from 'vitest';
import { compareNextHands } from './compare.ts';
import { reportComparison } from './comparison.ts';
import { debugLog } from './debug-log.ts';

/** NEXT-1: hand 12 was the last; the button has moved to Bob. */
const EXPECTED = `Hand (13)
started_at: 00:05:40 ended_at: HH:MM:SS
SB 50 BB 100 Ante 100
Stack Setup:
Bob Dealer 30000
Charlie SB 15000
David BB 65000
Alice 90000
`;

const sentences = (actual: string, name: string, expected = EXPECTED): readonly string[] =>
  compareNextHands(expected, actual).checks.find((check) => check.name === name)!.details;

const remarksOf = (actual: string, expected = EXPECTED): readonly string[] =>
  compareNextHands(expected, actual).remarks;

const changed = (from: string, to: string): string => EXPECTED.replace(from, to);

describe('the whole sentence', () => {
  test.each<[string, string, readonly string[]]>([
    [
      'number',
      changed('(13)', '(12)'),
      ['Hand number: it is that of the hand just played; the next has one more (NEXT-1).'],
    ],
    [
      'number',
      changed('(13)', '(14)'),
      ['Hand number: it went up by two; the next hand has one more (NEXT-1).'],
    ],
    ['number', changed('(13)', '(15)'), ['Hand number: expected 13, found 15 (NEXT-1).']],
    ['number', changed('(13)', '(11)'), ['Hand number: expected 13, found 11 (NEXT-1).']],
    ['number', changed('Hand (13)\n', ''), ['The hand has no number; write `Hand (13)` above it.']],
    [
      'blinds',
      changed('SB 50 BB 100 Ante 100\n', ''),
      ['The blinds are missing; write `SB 50 BB 100 Ante 100`.'],
    ],
    ['blinds', changed('SB 50 BB 100', 'SB 100 BB 50'), ['The blinds are swapped.']],
    ['blinds', changed('SB 50', 'SB 60'), ['Blinds: the small blind is 50, not 60 (NEXT-1).']],
    ['blinds', changed('BB 100', 'BB 120'), ['Blinds: the big blind is 100, not 120 (NEXT-1).']],
    [
      'blinds',
      changed('SB 50 BB 100', 'SB 60 BB 120'),
      ['Blinds: the small blind is 50, not 60; the big blind is 100, not 120 (NEXT-1).'],
    ],
    [
      'blinds',
      changed('SB 50 BB 100', 'SB 100 BB 200'),
      ['Blinds: the small blind is 50, not 100; the big blind is 100, not 200 (NEXT-1).'],
    ],
    [
      'order',
      changed('Bob Dealer', 'Bob').replace('Charlie SB', 'Charlie Dealer'),
      [
        'The Dealer is Bob; in the answer Charlie has it.',
        'The SB is Charlie; in the answer nobody has it.',
      ],
    ],
    [
      'order',
      'Hand (13)\nStack Setup:\nBob Dealer 30000\n',
      ['Half an answer: the list ends after Bob; Charlie, David and Alice should follow.'],
    ],
    [
      'order',
      'Hand (13)\nStack Setup:\nZed Dealer 30000\n',
      ['Nobody of the list is at this table: Zed. It is an answer for another hand.'],
    ],
    ['blinds', changed(' Ante 100', ''), ['The ante of 100 is missing (NEXT-1).']],
    ['blinds', changed('Ante 100', 'Ante 200'), ['The ante is 100, not 200 (NEXT-1).']],
    ['order', changed('Alice 90000', 'Alice BB 90000'), ['Alice is a second BB.']],
    ['order', changed('Charlie SB', 'Charlie'), []],
    [
      'order',
      changed('Alice', 'Zed'),
      ['Nobody at the table is called Zed.', 'Alice is missing from the list.'],
    ],
    [
      'order',
      changed('Alice', 'Alica'),
      [
        'Nobody at the table is called Alica; Alice may be meant.',
        'Alice is missing from the list.',
      ],
    ],
    [
      'order',
      changed('Alice 90000\n', ''),
      ['Half an answer: the list ends after David; Alice should follow.'],
    ],
    [
      'order',
      EXPECTED.replace(/^(Bob|Charlie|David|Alice)/gm, 'X$1'),
      [
        'Nobody of the list is at this table: XBob, XCharlie, XDavid and XAlice. It is an answer for another hand.',
      ],
    ],
    ['order', changed('Alice 90000\n', 'Alice 90000\nBob 30000\n'), ['Bob is in the list twice.']],
    [
      'order',
      'Hand (13)\nSB 50 BB 100 Ante 100\nStack Setup:\nBob Dealer 30000\nDavid BB 65000\nCharlie SB 15000\nAlice 90000\n',
      ['After Bob comes Charlie, not David.'],
    ],
    [
      'order',
      'Hand (13)\nSB 50 BB 100 Ante 100\nStack Setup:\nBob SB 30000\nCharlie BB 15000\nDavid 65000\nAlice Dealer 90000\n',
      [
        'The Dealer is Bob; in the answer Alice has it.',
        'The SB is Charlie; in the answer Bob has it.',
        'The BB is David; in the answer Charlie has it.',
      ],
    ],
    [
      'stacks',
      changed('Alice 90000', 'Alice 91500'),
      [
        'Alice: expected 90,000, found 91,500 (1,500 too many).',
        'All stacks together hold 1,500 chips too many: chips were made (CHIP-2).',
      ],
    ],
    [
      'stacks',
      changed('Alice 90000', 'Alice 88500'),
      [
        'Alice: expected 90,000, found 88,500 (1,500 too few).',
        'All stacks together hold 1,500 chips too few: chips were lost (CHIP-2).',
      ],
    ],
    [
      'stacks',
      changed('Alice 90000', 'Alice 90001'),
      [
        'Alice: expected 90,000, found 90,001 (1 too many).',
        'All stacks together hold 1 chip too many: chips were made (CHIP-2).',
      ],
    ],
    [
      'stacks',
      changed('Bob Dealer 30000', 'Bob Dealer 40000').replace('90000', '80000'),
      [
        'Bob: expected 30,000, found 40,000 (10,000 too many).',
        'Alice: expected 90,000, found 80,000 (10,000 too few).',
        'No known mistake leads to these stacks; no chip is lost or made in all.',
      ],
    ],
    [
      'stacks',
      changed('Alice', 'Zed'),
      ['Alice: expected 90,000, not in the answer.', 'Zed is not at the table and has 90,000.'],
    ],
    ['stacks', changed('Alice 90000', 'Zed 0\nAlice 90000'), []],
    [
      'stacks',
      changed('Alice 90000', 'Alice 90000.5\nwhat else'),
      [
        'Alice: expected 90,000, the stack cannot be read.',
        'The stack of Alice is `90000.5`, which is not a whole number; chips are counted in whole numbers and never rounded.',
      ],
    ],
  ])('%s: %#', (name, actual, expected) => {
    expect(sentences(actual, name)).toEqual(expected);
  });

  test('a stack nobody can read is told in the words of the reader', () => {
    expect(sentences(changed('Alice 90000', 'Alice 90000.5'), 'stacks')).toEqual([
      'Alice: expected 90,000, the stack cannot be read.',
      'The stack of Alice is `90000.5`, which is not a whole number; chips are counted in whole numbers and never rounded.',
    ]);
  });

  test('a next hand without ante, blinds or number is right without them', () => {
    const noAnte = changed(' Ante 100', '');
    expect(sentences(EXPECTED, 'blinds', noAnte)).toEqual([
      'There is no ante; the answer has 100.',
    ]);
    expect(sentences(noAnte, 'blinds', noAnte)).toEqual([]);
    const one = changed('SB 50 BB 100 Ante 100', 'SB 1 BB 2 Ante 1');
    expect(sentences(one.replace(/^SB.*\n/m, ''), 'blinds', one)).toEqual([
      'The blinds are missing; write `SB 1 BB 2 Ante 1`.',
    ]);
    const noBlinds = changed('SB 50 BB 100 Ante 100\n', '');
    expect(sentences(EXPECTED, 'blinds', noBlinds)).toEqual(['The expected hand has no blinds.']);
    expect(sentences(noBlinds, 'blinds', noBlinds)).toEqual([]);
    const noTimes = EXPECTED.replace(/^started.*\n/m, '');
    expect(remarksOf(EXPECTED, noTimes)).toEqual([
      'started_at is 00:05:40, expected none; times are not judged.',
    ]);
    const noNumber = changed('Hand (13)\n', '');
    expect(sentences(EXPECTED, 'number', noNumber)).toEqual([
      'Hand number: the expected hand has no number, this one is 13.',
    ]);
  });

  test('both sides stand beside each check', () => {
    const { checks } = compareNextHands(
      EXPECTED,
      changed(' Ante 100', '').replace('Alice 90000', 'Alice BB 1'),
    );
    expect(checks.map(({ expected, actual }) => [expected, actual])).toEqual([
      ['Bob Dealer, Charlie SB, David BB, Alice', 'Bob Dealer, Charlie SB, David BB, Alice BB'],
      [
        'Bob 30,000 · Charlie 15,000 · David 65,000 · Alice 90,000',
        'Bob 30,000 · Charlie 15,000 · David 65,000 · Alice 1',
      ],
      ['Hand (13)', 'Hand (13)'],
      ['SB 50 BB 100 Ante 100', 'SB 50 BB 100'],
    ]);
    const bare = compareNextHands(EXPECTED, 'Bob 30000\nCharlie 15000').checks;
    expect([bare[2]!.actual, bare[3]!.actual]).toEqual(['no number', 'no blinds']);
    const listless = compareNextHands(EXPECTED, 'Hand (13)\nSB 50 BB 100 Ante 100\n');
    expect(listless.checks[1]!.actual).toBe('none');
    expect(listless.checks.map(({ details }) => details)).toEqual([
      ['The stack setup is missing.'],
      ['The stack setup is missing.'],
      [],
      [],
    ]);
    expect(listless.mistakes).toEqual(['Half an answer']);
  });
});

describe('NEXT-1 a player who is out', () => {
  const out = changed('Alice 90000', 'Alice 0');
  test('may not be left out of the list', () => {
    const text =
      'Alice is missing from the list. Eliminated players stay in the list with 0 (NEXT-1).';
    expect(sentences(out.replace('Alice 0\n', ''), 'order', out)).toEqual([text]);
    expect(sentences(out.replace('Alice 0\n', ''), 'stacks', out)).toEqual([
      'Alice: expected 0, not in the answer.',
    ]);
  });

  test('is not what a list ends with that stops half-way', () => {
    const shorter = out.replace('David BB 65000\nAlice 0\n', '');
    expect(sentences(shorter, 'order', out)).toEqual([
      'Half an answer: the list ends after Charlie; David and Alice should follow.',
    ]);
  });

  test('SEAT-5 gets no position', () => {
    const expected = 'Hand (2)\nSB 1 BB 2\nStack Setup:\nAnn Dealer 9\nBob 0\nCy SB 9\nDi BB 9\n';
    const given = (lines: string) =>
      sentences(`Hand (2)\nSB 1 BB 2\nStack Setup:\n${lines}\n`, 'order', expected);
    expect(given('Ann Dealer 9\nBob SB 0\nCy BB 9\nDi 9')).toEqual([
      'Bob is the SB with no chips; under this button rule only players with chips get a position.',
    ]);
    expect(given('Bob Dealer 0\nCy SB 9\nDi BB 9\nAnn 9')).toEqual([
      'Bob is the Dealer with no chips; under this button rule only players with chips get a position.',
    ]);
    expect(given('Di Dealer 9\nAnn SB 9\nBob BB 0\nCy 9')).toEqual([
      'Bob has the big blind with no chips; it goes to the next player with chips, Di (SEAT-5).',
    ]);
  });
});

describe('what was read, and how, is told', () => {
  test.each<[string, string, readonly string[]]>([
    [
      'no labels',
      EXPECTED.replace(/ (Dealer|SB|BB) (?=\d{5})/g, ' '),
      ['The list has no labels; its first line is read as the Dealer (SEAT-1).'],
    ],
    [
      'a label left out',
      changed('Charlie SB', 'Charlie'),
      ['1 label not written, read from the seats: Charlie SB.'],
    ],
    [
      'two labels left out',
      changed('Charlie SB', 'Charlie').replace('David BB', 'David'),
      ['2 labels not written, read from the seats: Charlie SB and David BB.'],
    ],
    ['another case', changed('Bob', 'bob'), ['bob is read as Bob.']],
    [
      'another time',
      changed('00:05:40', '00:09:00'),
      ['started_at is 00:09:00, expected 00:05:40; times are not judged.'],
    ],
    [
      'no time',
      EXPECTED.replace(/^started.*\n/m, ''),
      ['There is no started_at, expected 00:05:40; times are not judged.'],
    ],
    [
      'a line that is none',
      `${EXPECTED}what else\n`,
      ['Not read as part of the hand: `what else`.'],
    ],
    ['a sum', `${EXPECTED}Total 200000\n`, ['Not read as part of the hand: `Total 200000`.']],
    [
      'the same sum under another word',
      `${EXPECTED}Everything 200000\n`,
      ['Not read as part of the hand: `Everything 200000`.'],
    ],
    ['a wish', `${EXPECTED}Good luck! 5\n`, ['Not read as part of the hand: `Good luck! 5`.']],
    [
      'a line below a blank one',
      `${EXPECTED}\nSeats 4\n`,
      ['Not read as part of the hand: `Seats 4`.'],
    ],
    ['a pot', `${EXPECTED}Side pot 5000\n`, ['Not read as part of the hand: `Side pot 5000`.']],
    [
      'four lines that are none, of which three are shown',
      `${EXPECTED}one more thing\nand another\nand a third\nand a fourth\n`,
      ['Not read as part of the hand: `one more thing`, `and another`, `and a third`.'],
    ],
    [
      'two hands',
      `${EXPECTED}\n${changed('(13)', '(20)')}`,
      ['The text holds 2 hands; Hand (13) is compared.'],
    ],
  ])('%s', (_, actual, expected) => {
    expect(remarksOf(actual)).toEqual(expected);
    expect(compareNextHands(EXPECTED, actual).passed).toBe(true);
  });

  test('a long line is quoted by its first sixty characters', () => {
    const long = `${'x'.repeat(59)} yz`;
    const { checks } = compareNextHands(EXPECTED, long);
    expect(checks[0]!.details).toEqual([
      `There is no hand in the text; it starts with \`${long.slice(0, 60)}…\`.`,
    ]);
    expect(compareNextHands(EXPECTED, 'x'.repeat(61)).checks[0]!.details).toEqual([
      `There is no hand in the text; it starts with \`${'x'.repeat(60)}…\`.`,
    ]);
    const sixty = 'x'.repeat(60);
    expect(compareNextHands(EXPECTED, `\n  ${sixty}\n`).checks[0]!.details).toEqual([
      `There is no hand in the text; it starts with \`${sixty}\`.`,
    ]);
    expect(compareNextHands(EXPECTED, ' \n').checks[0]!.details).toEqual(['The text is empty.']);
  });

  test('SEAT-2 heads-up, a Dealer line is read as the SB', () => {
    const headsUp = 'Hand (7)\nSB 50 BB 100\nStack Setup:\nBob SB 900\nAlice BB 1100\n';
    expect(remarksOf(headsUp.replace('Bob SB', 'Bob Dealer'), headsUp)).toEqual([
      'Heads-up the SB has the button; there is no Dealer line (SEAT-2).',
    ]);
    expect(remarksOf(headsUp, headsUp)).toEqual([]);
    expect(remarksOf(headsUp.replace('Bob SB', 'Bob'), headsUp)).toEqual([
      '1 label not written, read from the seats: Bob SB.',
    ]);
    const turned = headsUp.replace('Bob SB 900\n', '').concat('Bob SB 900\n');
    expect(remarksOf(headsUp, turned)).toEqual([
      'The expected list is read from Bob SB on (SEAT-1).',
    ]);
  });
});

describe('lines as people write them', () => {
  test.each([
    ['a label first, in brackets', '(Dealer) Bob 30000'],
    ['a short label with a colon', 'D: Bob 30000'],
    ['a label last', 'Bob - 30000 [BTN]'],
    ['a colon', 'Bob Dealer: 30000'],
    ['an equals sign', 'Bob Dealer = 30000'],
    ['the stack in brackets', 'Bob Dealer (30000)'],
    ['thousands', 'Bob Dealer 30k'],
    ['a currency', 'Bob Dealer $30000'],
    ['the word chips', 'Bob Dealer 30000 chips'],
    ['a seat in front', 'Seat #1 - Bob Dealer 30000'],
    ['bold', '**Bob** Dealer 30000'],
    ['an arrow', 'Bob Dealer 41000 → 30000'],
  ])('%s', (_, line) => {
    expect(
      compareNextHands(EXPECTED, changed('Bob Dealer 30000', line)).checks.flatMap(
        ({ details }) => details,
      ),
    ).toEqual([]);
  });

  test('SEAT-6 case counts: Bob and bob are two players', () => {
    const expected = changed('Alice 90000', 'bob 90000');
    expect(compareNextHands(expected, expected)).toMatchObject({ passed: true, remarks: [] });
    // Below a blank line too: chatter is only what nobody at the table is called.
    const apart = expected.replace('bob 90000', '\nbob 90000');
    expect(compareNextHands(expected, apart)).toMatchObject({ passed: true, remarks: [] });
  });

  test('where hardly anybody is known, a name of three words is a player', () => {
    const strangers =
      'Hand (13)\nSB 50 BB 100 Ante 100\nStack Setup:\nBob Dealer 30000\nThe Tall One SB 15000\nThe Old Man BB 65000\nMan in Black 90000\n';
    expect(compareNextHands(EXPECTED, strangers).checks[0]!.actual).toBe(
      'Bob Dealer, The Tall One SB, The Old Man BB, Man in Black',
    );
  });

  test('a name that looks like a label is a name', () => {
    const expected = changed('Alice 90000', 'D Smith 90000');
    expect(compareNextHands(expected, expected).passed).toBe(true);
  });

  test('names of several words are found whole, the longest first', () => {
    const expected = changed('Alice 90000', 'Bob Marley 90000');
    expect(
      compareNextHands(
        expected,
        `x\n${expected.replace('Bob Marley 90000', '1. Bob Marley: 90,000')}`,
      ).passed,
    ).toBe(true);
  });
});

describe('NEXT-6 after the last hand', () => {
  const hand =
    'Hand (5)\nSB 50 BB 100\nStack Setup:\nAlice SB 6000\nBob BB 5000\n\nPreflop Base:\n1. Alice (SB): Raise 5000\n2. Bob (BB): All-In 5000\n\nWinner: Alice\n';
  const OVER =
    'One player has all the chips: the tournament is over and there is no next hand (NEXT-6).';

  test('the reason is told, and what could be printed', () => {
    const wrong = compareNextHands(null, 'Hand (6)\nStack Setup:\nBob SB 0\nAlice BB 11000\n', {
      hand,
    });
    expect(wrong.checks[0]!).toMatchObject({
      expected: 'no next hand',
      actual: 'a next hand',
      details: [`${OVER} Print nothing, or the last stacks without labels: Alice 11,000 · Bob 0.`],
    });
    expect(wrong.mistakes).toEqual(['Wrong order']);
    expect(compareNextHands(null, EXPECTED).checks[0]!.details).toEqual([OVER]);
    const right = compareNextHands(null, 'Alice 11000\nBob 0\n', { hand });
    expect([right.remarks, right.checks.map(({ actual }) => actual)]).toEqual([
      [OVER],
      Array(4).fill('the last stacks'),
    ]);
    expect(compareNextHands(null, '', { hand }).checks[3]!).toMatchObject({
      passed: true,
      actual: 'no next hand',
    });
  });
});

describe('the report and the log', () => {
  const wrong = changed('(13)', '(12)');

  test('the report says what failed, with both sides', () => {
    expect(reportComparison(compareNextHands(EXPECTED, wrong))).toBe(
      '❌ VALIDATION FAILED\n✓ Order is correct\n✓ Stacks are correct\n✗ Hand number is correct\n    Expected: Hand (13)\n    Actual:   Hand (12)\n    Hand number: it is that of the hand just played; the next has one more (NEXT-1).\n✓ Blinds and ante are correct\n',
    );
    expect(reportComparison(compareNextHands(EXPECTED, changed('Bob', 'bob')))).toBe(
      '✅ ALL CHECKS PASSED\n✓ Order is correct\n✓ Stacks are correct\n✓ Hand number is correct\n✓ Blinds and ante are correct\n\nNote: bob is read as Bob.\n',
    );
  });

  test('the log has a heading, what was accepted before and a summary', () => {
    const log = debugLog(compareNextHands(EXPECTED, wrong), { caseId: 'C-7', at: 'noon' });
    expect(log).toMatch(
      /^Sidepot debug log\nCase: C-7\nTime: noon\nResult: ❌ VALIDATION FAILED\n\n\[✗\] Hand number/,
    );
    expect(log).toContain(
      '\nAccepted: no answer was accepted for this case\nMistakes: Hand number\n',
    );
    expect(log).toMatch(
      /\nSummary: ❌ VALIDATION FAILED, 1 of 4 checks failed: number\. 4 of 4 players have the right stack\.\n$/,
    );
    const right = compareNextHands(EXPECTED, EXPECTED);
    const fine = debugLog(right, { caseId: null, at: 'noon', accepted: right });
    expect(fine).toContain('\nCase: none\n');
    expect(fine).toContain(
      'Accepted: the answer is the one accepted before, beside the computed one\nSummary: ✅ ALL CHECKS PASSED. 4 of 4',
    );
    const other = debugLog(right, {
      caseId: null,
      at: 'noon',
      accepted: compareNextHands(EXPECTED, wrong),
    });
    expect(other).toContain(
      'Accepted: another answer was accepted before; this one differs from it too\n',
    );
  });
});
