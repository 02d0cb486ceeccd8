import { describe, expect, test } from 'vitest';
import { compareNextHands } from './compare.ts';

const EXPECTED = `Hand (13)
SB 50 BB 100 Ante 100
Stack Setup:
Bob Dealer 30000
Charlie SB 15000
David BB 65000
Alice 90000
`;

const HEAD = 'Hand (13)\nSB 50 BB 100 Ante 100\n';
const LIST = EXPECTED.slice(EXPECTED.indexOf('Bob'));

describe('a line of somebody nobody knows is a player all the same', () => {
  test.each([
    ['UTG: Zed 90000', 'Zed UTG'],
    ['(UTG) Zed 90000', 'Zed UTG'],
    ['CO Zed 90000', 'Zed CO'],
    ['Zed 90000 (UTG)', 'Zed UTG'],
    ['Zed - 90000 [UTG]', 'Zed UTG'],
    ['Zed,UTG,90000', 'Zed UTG'],
    ['Zed; UTG: 90000', 'Zed UTG'],
    ['Zed - 90000', 'Zed'],
    ['Zed = 90000', 'Zed'],
    ['Zed, 90000', 'Zed'],
    ['Zed (90000)', 'Zed'],
    ['D: Zed 90000', 'Zed Dealer'],
    ['D Zed 90000', 'D Zed'],
    ['Q Zed 90000', 'Q Zed'],
  ])('%s', (line, seat) => {
    const [order, stacks] = compareNextHands(
      EXPECTED,
      EXPECTED.replace('Alice 90000', line),
    ).checks;
    expect(order!.actual).toBe(`Bob Dealer, Charlie SB, David BB, ${seat}`);
    const name = seat.replace(/ (?:UTG|CO|Dealer)$/, '');
    expect(stacks!.details).toEqual([
      'Alice: expected 90,000, not in the answer.',
      `${name} is not at the table and has 90,000.`,
    ]);
  });

  test.each([['UTG 5 90000'], ['SB: 1 000 000'], ['Zed 90000 (winner)'], ['Zed,winner,90000']])(
    '%s is not a line with a label',
    (line) => {
      const { actual } = compareNextHands(EXPECTED, EXPECTED.replace('Alice 90000', line))
        .checks[0]!;
      expect(actual).not.toMatch(/(?:UTG|SB|winner)$/);
    },
  );
});

describe('NEXT-6 the last stacks, of which nobody was told the names', () => {
  const hand =
    'Hand (5)\nSB 50 BB 100\nStack Setup:\nAlice SB 6000\nBob BB 5000\n\nPreflop Base:\n1. Alice (SB): Raise 5000\n2. Bob (BB): All-In 5000\n\nWinner: Alice\n';
  test.each([
    ['colons', 'Alice: 11,000\nBob: 0', true],
    ['dashes', 'Alice - 11000\nBob - 0', true],
    ['brackets', 'Alice (11000)\nBob (0)', true],
    ['a numbered list', '1. Alice = 11000\n2. Bob = 0', true],
    ['a table', '| Alice | 11000 |\n|---|---|\n| Bob | 0 |', true],
    ['a fence', '```\nAlice 11000\nBob 0\n```', true],
    ['a ruler', 'Alice 11000\n-----\nBob 0', true],
    ['a label first', '(SB) Alice 11000\nBob 0', false],
    ['a label last', 'Alice 11000 (BB)\nBob 0', false],
    ['a label between', 'Alice,BB,11000\nBob,0', false],
    ['the stacks swapped', 'Alice 0\nBob 11000', false],
    ['somebody else', 'Alice 11000\nZed 0', false],
    ['blinds on lines of their own', 'SB 50\nBB 100\nAlice 11000\nBob 0', true],
  ])('%s', (_, actual, passed) => {
    expect(compareNextHands(null, actual, { hand }).passed).toBe(passed);
  });
});

describe('a header', () => {
  test.each([
    ['above the list without a heading', `${HEAD}${LIST}`],
    ['below the list', `${LIST}\n${HEAD}`],
    ['below the list with its heading', `Stack Setup:\n${LIST}\n${HEAD}`],
    ['with the blinds on its line', `Hand (13), SB 50 BB 100 Ante 100\n${LIST}`],
    ['with the blinds behind a dash', `Hand 13 - SB 50, BB 100, Ante 100\n${LIST}`],
    ['behind words', `The next hand is Hand (13)\nSB 50 BB 100 Ante 100\n${LIST}`],
    ['another title of the list', `${HEAD}Chip counts:\n${LIST}`],
    ['words above the list', `${HEAD}The players sit as follows\n${LIST}`],
  ])('%s', (_, actual) => {
    expect(compareNextHands(EXPECTED, actual).checks.flatMap(({ details }) => details)).toEqual([]);
  });

  test.each([
    ['right below the list', `${LIST}${HEAD}`],
    ['below words below the list', `${LIST}That is all of them.\n${HEAD}`],
    ['below words, and the list follows', `The next one.\n\n${HEAD}${LIST}`],
  ])('%s', (_, actual) => {
    expect(compareNextHands(EXPECTED, actual).checks.flatMap(({ details }) => details)).toEqual([]);
  });

  test('words between the list and the header below it are told', () => {
    const { remarks } = compareNextHands(EXPECTED, `${LIST}That is all of them.\n${HEAD}`);
    expect(remarks).toEqual(['Not read as part of the hand: `That is all of them.`.']);
  });

  test.each([HEAD, HEAD.trimEnd(), 'Hand (13)'])(
    'below words and without a list: the words are not part of it, %j',
    (head) => {
      const { remarks, mistakes } = compareNextHands(EXPECTED, `Here you are\n${head}`);
      expect([remarks, mistakes]).toEqual([[], ['Half an answer']]);
    },
  );

  test('above the list and below it: the one below is the next hand’s', () => {
    const actual = `SB 50 BB 100 Ante 100\nBob = Dealer = 30000\n${LIST}\nHand (40)\n`;
    expect(compareNextHands(EXPECTED, actual).checks[2]!.actual).toBe('no number');
  });

  test('of two, the one above the list is the hand', () => {
    const actual = `${HEAD}${LIST}\nHand (14)\nSB 1 BB 2\n`;
    expect(compareNextHands(EXPECTED, actual).passed).toBe(true);
  });
});

describe('which hand is meant', () => {
  const other = EXPECTED.replace('(13)', '(40)').replace('90000', '80000');

  test('without the number: the first one without actions', () => {
    const played =
      'Hand (12)\nSB 50 BB 100\nStack Setup:\nBob SB 500\nAlice BB 500\n\nPreflop Base:\n1. Bob: Fold\n\n';
    const { checks, remarks } = compareNextHands(EXPECTED, `${played}${other}`);
    expect(checks[2]!.actual).toBe('Hand (40)');
    expect(remarks).toContain('The text holds 2 hands; Hand (40) is compared.');
  });

  test('without any such: the first', () => {
    const played = (number: number): string =>
      `Hand (${number})\nSB 50 BB 100\nStack Setup:\nBob SB 500\nAlice BB 500\n\nPreflop Base:\n1. Bob: Fold\n\n`;
    expect(compareNextHands(EXPECTED, `${played(7)}${played(8)}`).checks[2]!.actual).toBe(
      'Hand (7)',
    );
  });

  test('a heading with nothing below it is not a hand', () => {
    const { passed, remarks } = compareNextHands(EXPECTED, `Stack Setup:\n\n${EXPECTED}`);
    expect([passed, remarks]).toEqual([true, []]);
  });

  test('of hands without actions the first with a player in it, be it one', () => {
    const one = 'Hand (41)\nSB 50 BB 100\nStack Setup:\nBob Dealer 5\n';
    const bare = 'Hand (40)\nSB 50 BB 100\n\n';
    expect(compareNextHands(EXPECTED, `${bare}${one}`).checks[2]!.actual).toBe('Hand (41)');
  });

  test('a hand without a number among several is called that', () => {
    const two = `${EXPECTED.replace('Hand (13)\n', '')}\nHand (7)\nSB 50 BB 100\nStack Setup:\nBob SB 5\nAlice BB 5\n\nPreflop Base:\n1. Bob: Fold\n`;
    expect(compareNextHands(EXPECTED, two).remarks).toContain(
      'The text holds 2 hands; one without a number is compared.',
    );
  });
});

describe('what behind a stack is not a stack', () => {
  test.each([
    ['30000 (was 41000)', '30,000'],
    ['41000 -> 35000 -> 30000', '30,000'],
    ['30 000', '30,000'],
    ['30000 (BTN)', '30,000'],
  ])('Bob %s', (written, stack) => {
    const actual = EXPECTED.replace('Bob Dealer 30000', `Bob ${written}`);
    const { checks } = compareNextHands(EXPECTED, actual);
    expect(checks[1]!.players[0]).toEqual({
      name: 'Bob',
      passed: true,
      expected: '30,000',
      actual: stack,
    });
  });
});

describe('a pasted line is read as what it says', () => {
  const details = (actual: string, expected = EXPECTED): readonly string[] =>
    compareNextHands(expected, actual).checks.flatMap((check) => check.details);

  test.each([
    ['a label in brackets before two figures', 'Bob Dealer 30000', 'Bob (Dealer) 41000 -> 30000'],
    ['of two labels the first', 'Charlie SB 15000', 'Charlie SB 15000 (BTN)'],
    ['a remark in a line of 500 characters', 'Alice 90000', `Alice 90000 (${'x'.repeat(486)})`],
    ['words that begin with a name', 'Alice 90000', 'Alice 90000\nBob 500 ahead of everybody'],
    ['three words and a figure', 'Alice 90000', 'Alice 90000\nChips in play 7'],
  ])('%s', (_, from, to) => {
    expect(details(EXPECTED.replace(from, to))).toEqual([]);
  });

  test('a line of 501 characters is left as it is', () => {
    const long = EXPECTED.replace('Alice 90000', `Alice 90000 (${'x'.repeat(487)})`);
    expect(details(long)).toContain('Alice: expected 90,000, not in the answer.');
  });

  test.each([
    ['a name that begins with another', 'Bob Marley'],
    ['a name of one letter', 'Z'],
  ])('%s before two figures', (_, name) => {
    const expected = EXPECTED.replace('Alice', name);
    expect(details(expected.replace('90000', '41000 -> 90000'), expected)).toEqual([]);
  });

  test('a label behind the stack is the label', () => {
    const actual = EXPECTED.replace('Bob Dealer 30000', 'Bob 30000 (BTN)');
    expect(compareNextHands(EXPECTED, actual).remarks).toEqual([
      'Bob BTN is read as Bob Dealer (SEAT-4).',
    ]);
  });

  test('fences and rulers are not quoted as lines of the hand', () => {
    const actual = `\`\`\`text\n${EXPECTED.replace('Charlie', '-----\nCharlie')}\`\`\`\n`;
    expect(compareNextHands(EXPECTED, actual)).toMatchObject({ passed: true, remarks: [] });
  });

  test('somebody with a label is a player, below a blank line and with a name of three words', () => {
    const actual = EXPECTED.replace('David BB', '\nThe Old Man BB');
    expect(compareNextHands(EXPECTED, actual).checks[0]!.actual).toContain('The Old Man BB');
  });

  test('a name of three words that is nearly right is a player', () => {
    const expected = EXPECTED.replace('Alice', 'Man in Black');
    expect(details(expected.replace('Black', 'Blak'), expected)).toContain(
      'Nobody at the table is called Man in Blak; Man in Black may be meant.',
    );
  });

  test('a list of one player above its header', () => {
    const { actual } = compareNextHands(EXPECTED, `Bob Dealer 30000\n\n${HEAD}`).checks[2]!;
    expect(actual).toBe('Hand (13)');
  });

  test.each([
    ['a currency', '$5 Bill'],
    ['a column of a table', 'A|B'],
    ['code', '`Bob`'],
    ['bold type', '**Star**'],
    ['a heading', '# One'],
  ])(
    'SEAT-6 a name that looks like %s is a name in a text that needs no putting right',
    (_, name) => {
      const expected = EXPECTED.replace('Alice', name);
      expect(compareNextHands(expected, expected).checks.map(({ passed }) => passed)).toEqual(
        Array(4).fill(true),
      );
    },
  );

  test('NEXT-6 a last player of three words is a player', () => {
    const hand =
      'Hand (5)\nSB 50 BB 100\nStack Setup:\nMan in Black SB 6000\nBob BB 5000\n\nPreflop Base:\n1. Man in Black (SB): Raise 5000\n2. Bob (BB): All-In 5000\n\nWinner: Man in Black\n';
    expect(compareNextHands(null, 'Man in Black 11000\nBob 0\n', { hand }).passed).toBe(true);
  });

  test('a sum of the stacks that can be read is a sum', () => {
    const actual = EXPECTED.replace('Alice 90000', 'Alice 90000.5').concat('Everything 110000\n');
    expect(compareNextHands(EXPECTED, actual).checks[0]!.actual).toBe(
      'Bob Dealer, Charlie SB, David BB, Alice',
    );
  });

  test.each([
    ['one known of three is not half', 3, 'Bob Dealer, Dora SB, The Old Man BB, Pot of Gold'],
    ['two known of four are half', 4, 'Bob Dealer, Dora SB, The Old Man BB, Alice'],
    ['one known of two is half', 2, 'Bob SB, The Old Man BB'],
  ])('%s', (_, count, order) => {
    const head = 'Hand (13)\nSB 50 BB 100\nStack Setup:\n';
    const known = ['Bob Dealer 1', 'Charlie SB 2', 'David BB 3', 'Alice 4'];
    const expected =
      count === 2 ? 'Bob SB 1\nDavid BB 3\n' : `${known.slice(0, count).join('\n')}\n`;
    const listed =
      count === 2
        ? 'Bob SB 1\nThe Old Man BB 3\nPot of Gold 9\n'
        : `Bob Dealer 1\nDora SB 2\nThe Old Man BB 3\n${count === 4 ? 'Alice 4\n' : ''}Pot of Gold 9\n`;
    expect(compareNextHands(head + expected, head + listed).checks[0]!.actual).toBe(order);
  });

  test('of half the players known, words about a pot are words', () => {
    const half = EXPECTED.replace('David', 'Dora').replace('Alice 90000', 'Zed 90000\nPot 5000');
    expect(compareNextHands(EXPECTED, half).checks[0]!.actual).toBe(
      'Bob Dealer, Charlie SB, Dora BB, Zed',
    );
  });
});
