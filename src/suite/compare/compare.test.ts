import { describe, expect, test } from 'vitest';
import { compareNextHands } from './compare.ts';
import { reportComparison } from './comparison.ts';
import { debugLog } from './debug-log.ts';

/** The whole hand of RULES with a fourth player, so that a ring remains. */
const EXPECTED = `Hand (13)
started_at: 00:05:40 ended_at: HH:MM:SS
SB 50 BB 100 Ante 100
Stack Setup:
Bob Dealer 30000
Charlie SB 15000
David BB 65000
Alice 90000
`;

const failedOf = (actual: string, hand?: string) =>
  compareNextHands(EXPECTED, actual, hand === undefined ? {} : { hand })
    .checks.filter(({ passed }) => !passed)
    .map(({ name }) => name);

const detailsOf = (actual: string, name: string) =>
  compareNextHands(EXPECTED, actual)
    .checks.find((check) => check.name === name)!
    .details.join(' ');

describe('what people paste is read', () => {
  test.each([
    ['as we write it', EXPECTED],
    ['with Windows line ends', EXPECTED.replaceAll('\n', '\r\n')],
    ['in lower case', EXPECTED.toLowerCase()],
    [
      'with commas and units',
      EXPECTED.replace('30000', '30,000').replace('15000', '15k').replace('65000', '65.0k'),
    ],
    [
      'in a code fence with words around it',
      `Here is the next hand:\n\n\`\`\`text\n${EXPECTED}\`\`\`\n\nHope this helps! Any questions?\nTotal chips 200000\n`,
    ],
    [
      'as a numbered list',
      EXPECTED.replace('Bob', '1. Bob')
        .replace('Charlie', '2. Charlie')
        .replace('David', '3) David')
        .replace('Alice', '4. Alice'),
    ],
    [
      'with labels first',
      'Hand #13\nBlinds: 50/100/100\nPlayers:\nDealer: Bob 30000\nSB: Charlie 15,000\nBB: David 65000\nAlice 90000',
    ],
    [
      'with labels last',
      'Hand 13\nSB 50 BB 100 Ante 100\nStacks\nBob: 30,000 (Dealer)\nCharlie: 15000 (SB)\nDavid: 65000 (BB)\nAlice: 90000',
    ],
    [
      'as a table',
      'Next hand: Hand (13)\nSB 50 BB 100 Ante 100\n\n| Bob | BTN | 30000 |\n|---|---|---|\n| Charlie | SB | 15000 |\n| David | BB | 65000 |\n| Alice | | 90000 |',
    ],
    [
      'with dashes and bullets',
      '**Hand (13)**\nSB: 50\nBB: 100\nAnte: 100\nStack Setup:\n- Bob (Dealer) - 30000\n- Charlie (SB) - 15000\n- David (BB) - 65000\n- Alice - 90000 chips',
    ],
    [
      'as CSV',
      'Hand (13)\nSB 50 BB 100 Ante 100\nBob,Dealer,30000\nCharlie,SB,15000\nDavid,BB,65000\nAlice, 90000',
    ],
    ['without labels', EXPECTED.replace(/ (Dealer|SB|BB) (?=\d{5})/g, ' ')],
    ['with the colours of a terminal', EXPECTED.replaceAll('Bob', '\u001b[1;32mBob\u001b[0m')],
    ['without times', EXPECTED.replace(/^started.*\n/m, '')],
    [
      'below the hand just played',
      `Hand (12)\nSB 50 BB 100 Ante 100\nStack Setup:\nAlice Dealer 1000\nBob SB 1000\nCharlie BB 1000\nDavid 1000\n\nPreflop Base:\n1. David: Fold\n\n${EXPECTED}`,
    ],
    ['with thousands set apart by spaces', EXPECTED.replace('90000', '90 000')],
    [
      'with thousands set apart by narrow spaces',
      EXPECTED.replace('90000', '90\u202f000').replace('15000', '15\u00a0000'),
    ],
    [
      'with seats in front',
      EXPECTED.replace('Bob', 'Seat 1: Bob').replace('Alice', 'Seat 4: Alice'),
    ],
    [
      'with a column of numbers',
      'Hand (13)\nSB 50 BB 100 Ante 100\n| # | Player | Pos | Stack |\n|---|---|---|---|\n| 1 | Bob | BTN | 30000 |\n| 2 | Charlie | SB | 15000 |\n| 3 | David | BB | 65000 |\n| 4 | Alice | | 90000 |',
    ],
    [
      'with remarks behind the stacks',
      EXPECTED.replace('30000', '30000 (-500)')
        .replace('15000', '15000 - short stack')
        .replace('90000', '90000 (chip leader)'),
    ],
    ['with the stack before', EXPECTED.replace('30000', '41000 -> 30000')],
    [
      'with the header below the list',
      'Bob Dealer 30000\nCharlie SB 15000\nDavid BB 65000\nAlice 90000\n\nHand 13, SB 50 BB 100 Ante 100\n',
    ],
    [
      'with prose that ends in a number',
      `${EXPECTED}The main pot was 5000\nSide pot 900\nChips in play at this table 200000\n`,
    ],
  ])('%s', (_, actual) => {
    const { checks, passed } = compareNextHands(EXPECTED, actual);
    expect(checks.flatMap(({ details }) => details)).toEqual([]);
    expect(passed).toBe(true);
  });

  test('of two hands the one with the expected number is taken, with a remark', () => {
    const two = `${EXPECTED.replace('(13)', '(12)').replace('90000', '1')}\n${EXPECTED}`;
    const { passed, remarks } = compareNextHands(EXPECTED, two);
    expect(passed).toBe(true);
    expect(remarks.join()).toContain('2 hands; Hand (13)');
  });

  test('times are shown, not judged', () => {
    const { passed, remarks } = compareNextHands(
      EXPECTED,
      EXPECTED.replace('00:05:40', '00:09:00'),
    );
    expect(passed).toBe(true);
    expect(remarks.join()).toContain('00:09:00, expected 00:05:40');
  });
});

/** The list turned by one line: it starts with the SB. */
const FROM_SB = EXPECTED.replace('Bob Dealer 30000\n', '').replace(
  'Alice 90000\n',
  'Alice 90000\nBob Dealer 30000\n',
);

describe('what the documents call critical fails the order and nothing else', () => {
  test('SEAT-1 a list that starts with the SB', () => {
    expect(failedOf(FROM_SB)).toEqual(['order']);
    expect(detailsOf(FROM_SB, 'order')).toBe(
      'The list starts with Charlie SB: it starts with Bob Dealer and goes on clockwise (SEAT-1).',
    );
  });

  test('SEAT-1 heads-up the list starts with the SB, not with the BB', () => {
    const headsUp = 'Hand (7)\nSB 50 BB 100\nStack Setup:\nBob SB 900\nAlice BB 1100\n';
    expect(compareNextHands(headsUp, headsUp).passed).toBe(true);
    const turned = headsUp.replace('Bob SB 900\n', '').concat('Bob SB 900\n');
    const { checks } = compareNextHands(headsUp, turned);
    expect(checks.map(({ passed }) => passed)).toEqual([false, true, true, true]);
    expect(checks[0]!.details[0]).toContain('starts with Alice BB: it starts with Bob SB');
  });

  test.each(['UTG', 'CO', 'MP', 'HJ', 'UTG+1'])('SEAT-4 an answer with the label %s', (label) => {
    const labelled = EXPECTED.replace('Alice 90000', `Alice ${label} 90000`);
    expect(failedOf(labelled)).toEqual(['order']);
    expect(detailsOf(labelled, 'order')).toBe(
      `The list writes Alice ${label}: only Dealer, SB and BB are written in a stack setup (SEAT-4).`,
    );
  });

  test('SEAT-1, SEAT-4 both at once, and a wrong order besides its labels', () => {
    const both = FROM_SB.replace('Alice 90000', 'Alice UTG 90000');
    expect(compareNextHands(EXPECTED, both).mistakes).toEqual([
      'List not from the Dealer on',
      'Label besides Dealer, SB and BB',
    ]);
    const wrong = EXPECTED.replace('Bob Dealer', 'Bob SB')
      .replace('Charlie SB', 'Charlie Dealer')
      .replace('Alice 90000', 'Alice UTG 90000');
    expect(detailsOf(wrong, 'order')).toMatch(/The Dealer is Bob.*Alice UTG/);
  });

  test('SEAT-4 another word for the Dealer is read, with a remark', () => {
    const { passed, remarks } = compareNextHands(EXPECTED, EXPECTED.replace('Dealer', 'BTN'));
    expect(passed).toBe(true);
    expect(remarks).toEqual(['Bob BTN is read as Bob Dealer (SEAT-4).']);
  });

  test('SEAT-1, SEAT-4 the same in the expected text is shown, and the answer is judged', () => {
    const expected = FROM_SB.replace('Alice 90000', 'Alice UTG 90000');
    const right = compareNextHands(expected, EXPECTED);
    expect(right.passed).toBe(true);
    expect(right.remarks).toEqual([
      'The expected list is read from Bob Dealer on (SEAT-1).',
      'The expected text writes Alice UTG; only Dealer, SB and BB are written in a stack setup (SEAT-4).',
    ]);
    expect(compareNextHands(expected, expected).passed).toBe(false);
  });

  test('an answer that was accepted so is the same answer later', () => {
    const accepted = FROM_SB.replace('Alice 90000', 'Alice UTG 90000');
    const against = (actual: string) => compareNextHands(accepted, actual, { isAccepted: true });
    expect(against(accepted).passed).toBe(true);
    expect(against(accepted.replace('UTG', 'CO')).passed).toBe(false);
    expect(against(EXPECTED).passed).toBe(false);
  });
});

test('every player has a result in the order and in the stacks, right ones too', () => {
  const wrong = EXPECTED.replace('Charlie SB 15000', 'Charlie SB 14000').replace('Alice', 'Zed');
  const [order, stacks, number] = compareNextHands(EXPECTED, wrong).checks;
  expect(order!.players).toEqual([
    { name: 'Bob', passed: true, expected: 'Bob Dealer', actual: 'Bob Dealer' },
    { name: 'Charlie', passed: true, expected: 'Charlie SB', actual: 'Charlie SB' },
    { name: 'David', passed: true, expected: 'David BB', actual: 'David BB' },
    { name: 'Alice', passed: false, expected: 'Alice', actual: 'Zed' },
  ]);
  expect(stacks!.players).toEqual([
    { name: 'Bob', passed: true, expected: '30,000', actual: '30,000' },
    { name: 'Charlie', passed: false, expected: '15,000', actual: '14,000' },
    { name: 'David', passed: true, expected: '65,000', actual: '65,000' },
    { name: 'Alice', passed: false, expected: '90,000', actual: 'not in the answer' },
  ]);
  expect(number!.players).toEqual([]);
  const log = debugLog(compareNextHands(EXPECTED, wrong), { caseId: null, at: 'now' });
  expect(log).toContain('  ✓ 1. expected Bob Dealer, actual Bob Dealer\n');
  expect(log).toContain('  ✗ 4. expected Alice, actual Zed\n');
  expect(log).toContain(
    '  ✓ Bob: expected 30,000, actual 30,000\n  ✗ Charlie: expected 15,000, actual 14,000\n',
  );
  // As document 000 lists them.
  expect(log.match(/(?<=\] ).* correct/g)).toEqual([
    'Hand number is correct',
    'Blinds and ante are correct',
    'Order is correct',
    'Stacks are correct',
  ]);
  expect(log).toContain('failed: order, stacks. 2 of 4 players have the right stack.\n');
});

describe('each missing part fails its own check', () => {
  test.each([
    ['the number', EXPECTED.replace('Hand (13)\n', ''), ['number']],
    ['the blinds', EXPECTED.replace(/^SB 50.*\n/m, ''), ['blinds']],
    ['the ante', EXPECTED.replace(' Ante 100', ''), ['blinds']],
    ['a player', EXPECTED.replace('Alice 90000\n', ''), ['order', 'stacks']],
    ['the header', EXPECTED.slice(EXPECTED.indexOf('Bob')), ['number', 'blinds']],
    ['the list', EXPECTED.slice(0, EXPECTED.indexOf('Stack')), ['order', 'stacks']],
    ['everything but the number', 'Hand (13)\n', ['order', 'stacks', 'blinds']],
    ['everything but the blinds', 'SB 50 BB 100 Ante 100\n', ['order', 'stacks', 'number']],
    ['everything', '', ['order', 'stacks', 'number', 'blinds']],
    ['a hand at all', 'Segmentation fault', ['order', 'stacks', 'number', 'blinds']],
  ])('%s', (_, actual, failed) => {
    expect(failedOf(actual)).toEqual(failed);
  });
});

describe('each check says what is wrong', () => {
  test.each([
    ['number', '(13)', '(12)', 'that of the hand just played'],
    ['number', '(13)', '(14)', 'went up by two'],
    ['blinds', 'SB 50 BB 100', 'SB 100 BB 50', 'swapped'],
    ['blinds', 'Ante 100', 'Ante 200', 'The ante is 100, not 200'],
    [
      'stacks',
      'Alice 90000',
      'Alice 89000',
      'Alice: expected 90,000, found 89,000 (1,000 too few)',
    ],
    ['stacks', 'Alice 90000', 'Alice 89000', '1,000 chips too few: chips were lost (CHIP-2)'],
    ['order', 'Alice', 'Alica', 'Nobody at the table is called Alica; Alice may be meant.'],
    ['order', 'Alice 90000', 'Bob 90000', 'Bob is in the list twice'],
    ['order', 'Alice 90000', 'Alice BB 90000', 'Alice is a second BB'],
  ])('%s: %s → %s', (name, from, to, words) => {
    expect(detailsOf(EXPECTED.replace(from, to), name)).toContain(words);
  });

  test('a list that runs the other way round', () => {
    const lines = EXPECTED.trimEnd().split('\n');
    const reversed = [...lines.slice(0, 4), ...lines.slice(4).reverse()].join('\n');
    expect(detailsOf(reversed, 'order')).toContain('counter-clockwise');
  });
});

describe('NEXT-6 the end of a tournament', () => {
  test.each([
    ['nothing is the right answer', '', true],
    ['words are not a next hand', 'The tournament is over: Alice wins.', true],
    ['a next hand is wrong', EXPECTED, false],
  ])('%s', (_, actual, passed) => {
    expect(compareNextHands(null, actual).passed).toBe(passed);
  });
});

describe('NEXT-6 heads-up, Bob is out', () => {
  const hand =
    'Hand (5)\nSB 50 BB 100\nStack Setup:\nAlice SB 6000\nBob BB 5000\n\nPreflop Base:\n1. Alice (SB): Raise 5000\n2. Bob (BB): All-In 5000\n\nWinner: Alice\n';
  test.each([
    ['nothing', '', true],
    ['the last stacks', 'Alice 11000\nBob 0\n', true],
    [
      'the last stacks under a number',
      'Hand (6)\nSB 50 BB 100\nStack Setup:\nBob 0\nAlice 11,000\n',
      true,
    ],
    ['a wrong last stack', 'Alice 10000\nBob 0\n', false],
    ['somebody left out', 'Alice 11000\n', false],
    ['labels', 'Hand (6)\nStack Setup:\nBob SB 0\nAlice BB 11000\n', false],
  ])('%s', (_, actual, passed) => {
    expect(compareNextHands(null, actual, { hand }).passed).toBe(passed);
  });
});

test('an expectation that cannot be read fails with that reason', () => {
  const { passed, checks } = compareNextHands('milk', EXPECTED);
  expect(passed).toBe(false);
  expect(checks[0]!.details).toEqual(['The expected text holds no hand.']);
});

test('never throws, whatever is pasted', () => {
  const pieces = [
    'Hand (',
    '13)',
    'Bob',
    ' SB ',
    '\n',
    '500',
    '-',
    '|',
    '```',
    'Stack Setup:',
    '(BB)',
    ',',
    ':',
    '\u0000',
  ];
  let seed = 1;
  for (let i = 0; i < 2000; i++) {
    let text = '';
    for (let k = 0; k < 12; k++) {
      seed = (seed * 48271) % 2147483647;
      text += pieces[seed % pieces.length];
    }
    expect(compareNextHands(EXPECTED, text).checks).toHaveLength(4);
  }
});

test('a player with two stacks fails the stacks', () => {
  const twice = EXPECTED.replace('Alice 90000\n', 'Alice 90000\nAlice 80000\n');
  expect(failedOf(twice)).toEqual(['order', 'stacks']);
  expect(compareNextHands(EXPECTED, twice).checks[1]!.players[3]).toEqual({
    name: 'Alice',
    passed: false,
    expected: '90,000',
    actual: '90,000 and 80,000',
  });
  expect(detailsOf(twice, 'stacks')).toBe('Alice is listed twice, with 90,000 and 80,000.');
});

test.each([[''], ['Segmentation fault']])('a reason for everything is told once: %j', (actual) => {
  const comparison = compareNextHands(EXPECTED, actual);
  expect(comparison.checks.map(({ details }) => details.length)).toEqual([1, 0, 0, 0]);
  const report = reportComparison(comparison);
  expect(report).toContain('✗ Stacks are correct: not judged\n');
  expect(report.split(comparison.checks[0]!.details[0]!)).toHaveLength(2);
  const log = debugLog(comparison, { caseId: null, at: 'now' });
  expect(log).toContain('[✗] Hand number is correct: not judged\n');
});

describe('somebody who is out', () => {
  const expected = EXPECTED.replace('Alice 90000', 'Alice 0');
  test.each([['Alice 0 - out'], ['Alice out'], ['Alice (eliminated)'], ['Alice 0 (busted)']])(
    '%s has nothing',
    (line) => {
      const actual = expected.replace('Alice 0', line);
      expect(compareNextHands(expected, actual).passed).toBe(true);
    },
  );

  test('a stack with a remark that she is out is still a stack', () => {
    const actual = expected.replace('Alice 0', 'Alice 25700 (eliminated)');
    expect(compareNextHands(expected, actual).checks[1]!.details[0]).toBe(
      'Alice: expected 0, found 25,700 (25,700 too many).',
    );
  });
});

describe('PRODUCT 3 the verdict names what it found and nothing else', () => {
  test('one mistake in the order: the lines that differ are marked, the others are right', () => {
    const second = EXPECTED.replace('Alice 90000', 'Alice BB 90000');
    const [order] = compareNextHands(EXPECTED, second).checks;
    expect(order!.details).toEqual(['Alice is a second BB.']);
    expect(order!.players.map(({ passed }) => passed)).toEqual([true, true, true, false]);
    const unlabelled = EXPECTED.replace('Charlie SB', 'Charlie');
    const [right] = compareNextHands(EXPECTED, unlabelled).checks;
    expect(right!.players.map(({ passed }) => passed)).toEqual([true, true, true, true]);
  });

  test('a stack that cannot be read is a wrong stack', () => {
    const unread = EXPECTED.replace('Alice 90000', 'Alice 90000.5');
    expect(compareNextHands(EXPECTED, unread).mistakes).toEqual(['Wrong stack']);
  });

  test('an answer that is right has no mistakes and speaks of no button rule', () => {
    const right = compareNextHands(EXPECTED, EXPECTED);
    expect(right.mistakes).toEqual([]);
    expect(right).not.toHaveProperty('buttonRules');
  });

  test('chips of a player who is missing are found with another, and none are lost', () => {
    const both = EXPECTED.replace('Bob Dealer 30000', 'Bob Dealer 45000').replace(
      'Charlie SB 15000\n',
      '',
    );
    expect(detailsOf(both, 'stacks')).toBe(
      'Bob: expected 30,000, found 45,000 (15,000 too many). Charlie: expected 15,000, not in the answer. No known mistake leads to these stacks; no chip is lost or made in all.',
    );
  });

  test('where a stack cannot be read nobody says that no chip is lost', () => {
    const unread = EXPECTED.replace('90000', '90000.5').replace('30000', '31000');
    expect(detailsOf(unread, 'stacks')).not.toContain('no chip is lost');
  });

  test('a log of one player counts one', () => {
    const one = 'Hand (13)\nSB 50 BB 100\nStack Setup:\nBob 20000\n';
    const log = debugLog(compareNextHands(one, one.replace('20000', '19000')), {
      caseId: null,
      at: 'now',
    });
    expect(log).toContain('failed: stacks. 0 of 1 players have the right stack.\n');
  });

  test('two texts without a list are not a right answer', () => {
    const bare = 'Hand (13)\nSB 50 BB 100\n';
    const { checks, mistakes } = compareNextHands(bare, bare);
    expect(checks[0]!).toMatchObject({ passed: false, details: ['The stack setup is missing.'] });
    expect(mistakes).toEqual(['Half an answer']);
  });
});

test('of two figures the last is taken, and that is told', () => {
  const { remarks } = compareNextHands(EXPECTED, EXPECTED.replace('30000', '41000 -> 30000'));
  expect(remarks.join(' ')).toBe('Bob has 41000 and then 30000; the last is taken.');
});

test('only what somebody wrote is quoted', () => {
  const actual = EXPECTED.replace('Stack Setup:\n', '').concat('| Zed -> 5 | x |\n');
  const { remarks } = compareNextHands(EXPECTED, actual.replace('30000', '30 000'));
  for (const [, quoted] of remarks.join(' ').matchAll(/`([^`]*)`/g))
    expect(actual).toContain(quoted);
});

test('an unknown player in the list is not chatter', () => {
  expect(detailsOf(EXPECTED.replace('Alice', 'Zed'), 'order')).toContain('Zed');
});
