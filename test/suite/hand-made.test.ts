import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { addCases } from '../../src/suite/add-cases.ts';
import { checkSuite } from '../../src/suite/check/check-suite.ts';
import { pageItems } from '../../src/suite/hand-made/page-items.ts';
import { checkHandMadeCases, readCases } from '../../src/suite/hand-made/read-cases.ts';
import { writePage } from '../../src/suite/report/page.ts';
import { pathOf } from '../source-files.ts';
import { SMALL_SUITE } from './small-suite.ts';

/** A page as document 000 describes it, with figures worked out by hand: twice those of RULES' whole hand. */
const PAGE = readFileSync(pathOf('test/suite/hand-made-page.html.txt'), 'utf8');

type Edit = readonly [from: string, to: string];

/** The page with pieces replaced wherever they stand; each must be there. */
function edited(...edits: readonly Edit[]): string {
  return edits.reduce((page, [from, to]) => {
    if (!page.includes(from)) throw new Error(`no “${from}” in the page`);
    return page.replaceAll(from, to);
  }, PAGE);
}

function findingsOf(html: string): readonly string[] {
  const read = readCases(html, 'cases.html');
  if (read.kind === 'suite') throw new Error('read as a suite');
  const { findings } = checkHandMadeCases(read.cases).report;
  return findings.map(({ caseId, rule, message }) => `${caseId} ${rule} ${message}`);
}

test('a right page has no finding, whatever its layout', () => {
  expect(findingsOf(PAGE)).toEqual([]);
  const total = '<p>Total Pot: 1,750</p>';
  expect(findingsOf(edited([total, `${total}<p>Folded: Emil 250 + Fay 1,000</p>`]))).toEqual([]);
});

describe('what the document lists is found and named', () => {
  test.each<[string, readonly Edit[], string]>([
    [
      'CHIP-3 a negative final stack',
      [['<td>160,000</td><td>0</td>', '<td>160,000</td><td>-20,000</td>']],
      'TC-41.1 CHIP-3 Anna: the final stack is −20,000. No stack is negative; with everything in it is 0.',
    ],
    [
      'CHIP-3 an over-contribution',
      [['<td>160,000 (all-in)</td>', '<td>180,000 (all-in)</td>']],
      'TC-41.1 CHIP-3 Anna: an over-contribution: 180,000 are put in and the starting stack is 160,000.',
    ],
    [
      'CHIP-2 final is not starting − contributed',
      [['<td>530,000</td><td>340,000</td>', '<td>530,000</td><td>345,000</td>']],
      'TC-41.1 CHIP-2 Cora: final is starting − contributed: 530,000 − 190,000 = 340,000, not 345,000.',
    ],
    [
      'CHIP-3 a negative stack in the next hand',
      [['Anna 0', 'Anna -20000']],
      'TC-41.1 CHIP-3 Anna has −20000: no stack is negative, a player without chips has 0.',
    ],
    [
      'NEXT-1 an eliminated player left out',
      [
        ['\\nAnna 0', ''],
        ['\nAnna 0', ''],
      ],
      'TC-41.1 NEXT-1 Anna not in the next hand: everybody stays in the list, eliminated players with 0, and each once.',
    ],
    [
      'NEXT-1 a winner with the final stack',
      [['Ben BB 680000', 'Ben BB 150000']],
      'TC-41.1 NEXT-1 Ben takes 680,000 to the next hand, not 150,000.',
    ],
    [
      'SEAT-4 labels in the next hand',
      [['Anna 0', 'Anna UTG 0']],
      'TC-41.1 SEAT-4 Anna UTG: only Dealer, SB and BB are written in a stack setup. Write: Anna',
    ],
    [
      'NEXT-2 a button that has not moved',
      [
        [
          'Emil Dealer 19,750\nFay SB 8,000\nDora BB 13,250',
          'Dora Dealer 13,250\nEmil SB 19,750\nFay BB 8,000',
        ],
      ],
      'TC-42.1 NEXT-2 The button has not moved: it was Dora’s and comes to Emil.',
    ],
    [
      'SEAT-1 a next hand that starts with the SB',
      [
        [
          'Emil Dealer 19,750\nFay SB 8,000\nDora BB 13,250',
          'Fay SB 8,000\nDora BB 13,250\nEmil Dealer 19,750',
        ],
      ],
      'TC-42.1 SEAT-1 The list starts with Fay SB: it starts with Emil Dealer and goes on clockwise.',
    ],
    [
      'SEAT-1 a set-up that starts with the SB',
      [
        [
          'Dora Dealer 12000\nEmil SB 20000\nFay BB 9000',
          'Emil SB 20000\nFay BB 9000\nDora Dealer 12000',
        ],
      ],
      'TC-42.1 SEAT-1',
    ],
    [
      'POST-1 the small blind counted twice (92,500 for 90,000)',
      [
        ['<td>150,000</td><td>180,000</td>', '<td>145,000</td><td>185,000</td>'],
        ['Final Total Pot: 530,000', 'Final Total Pot: 535,000'],
      ],
      'TC-41.1 CHIP-2 Ben: contributed is 180,000, not 185,000. The small blind is counted twice: a call or raise is to a street total (POST-1).',
    ],
    [
      'ACT-3 a call with fewer chips',
      [['<span>All-In</span> <span>80,000</span>', '<span>Call</span> <span>100,000</span>']],
      'TC-41.1 ACT-3 Anna has 80,000 left and cannot call 100,000. Write: All-In 80000',
    ],
    [
      'CHIP-3 an all-in that is not marked',
      [['160,000 (all-in)', '160,000']],
      'TC-41.1 CHIP-3 Anna is all-in and not marked: write “160,000 (all-in)”.',
    ],
    [
      'POT-1 a pot',
      [['40,000 (7.5%)', '60,000 (7.5%)']],
      'TC-41.1 POT-1 Side Pot 1 is 40,000, not 60,000. 2 × (180,000 − 160,000) = 40,000.',
    ],
    [
      'POT-6 pots that do not add up',
      [['40,000 (7.5%)', '60,000 (7.5%)']],
      'TC-41.1 POT-6 The pots add up to 550,000, and the total pot is 530,000.',
    ],
    [
      'POT-2 somebody eligible too many',
      [['Eligible: Ben, Cora', 'Eligible: Anna, Ben, Cora']],
      'TC-41.1 POT-2 Side Pot 1: eligible are Ben and Cora, not Anna, Ben and Cora.',
    ],
    [
      'POT-7 a percentage',
      [['(7.5%)', '(8.5%)']],
      'TC-41.1 POT-7 The percentages add up to 101.0, not to 100.0.',
    ],
    [
      'POT-8 max win',
      [['<td>160,000 (all-in)</td><td>490,000</td>', '<td>160,000 (all-in)</td><td>530,000</td>']],
      'TC-41.1 POT-8 Anna: max win is 490,000, not 530,000.',
    ],
    [
      'SEAT-5 a player missing from the table',
      [['<tr><td>Fay</td><td>BB</td><td>9,000</td><td>8,000</td><td>1,000</td></tr>', '']],
      'TC-42.1 SEAT-5 Fay is missing from the table of results.',
    ],
    [
      'WIN-3 a winner who cannot win',
      [
        [
          '<td>490,000</td><td>-</td><td>0</td>',
          '<td>490,000</td><td>🏆 Side Pot 1</td><td>0</td>',
        ],
      ],
      'TC-41.1 WIN-3 Anna cannot win Side Pot 1: eligible are Ben and Cora.',
    ],
    [
      'POT-2 folded chips',
      [['<p>Total Pot: 1,750</p>', '<p>Total Pot: 1,750</p><p>Folded: Emil 500 + Fay 1,000</p>']],
      'TC-42.1 POT-2 Emil: what was folded is 250, not 500.',
    ],
    [
      'POT-2 somebody in the Folded line who has not folded',
      [['<p>Total Pot: 1,750</p>', '<p>Total Pot: 1,750</p><p>Folded: Emil 250 + Dora 500</p>']],
      'TC-42.1 POT-2 Dora has not folded.',
    ],
    ['SUITE-5 equal stacks', [['Emil SB 20000', 'Emil SB 12000']], 'TC-42.1 SUITE-5'],
    ['SUITE-3 an id twice', [['TC-42.1', 'TC-41.1']], 'TC-41.1 SUITE-3'],
    [
      'SUITE-11 a badge that does not fit',
      [['<span class="badge">Medium', '<span class="badge">Complex']],
      'TC-41.1 SUITE-11',
    ],
  ])('%s', (_, edits, wanted) => {
    const page = edited(...edits);
    // An id twice takes the second one's heading for the first case going on, unless another stands between.
    const found = findingsOf(
      wanted.includes('SUITE-3')
        ? page.replace('<div class="test-case" id="two">', '<p>TC-40.1</p><pre>Hand (1)</pre><div>')
        : page,
    );
    expect(found.join('\n')).toContain(wanted);
  });

  test('negative stacks are named where the hand itself is wrong too', () => {
    const found = findingsOf(
      edited(
        ['<span>All-In</span> <span>80,000</span>', '<span>Call</span> <span>100,000</span>'],
        [
          '<td>160,000</td><td>0</td><td>160,000 (all-in)</td>',
          '<td>160,000</td><td>-20,000</td><td>180,000</td>',
        ],
        ['Anna 0', 'Anna -20000'],
      ),
    );
    expect(found.map((one) => one.split(' ')[1])).toEqual([
      'CHIP-3',
      'CHIP-3',
      'POT-6',
      'ACT-3',
      'CHIP-3',
    ]);
  });

  test('the three places of a next hand hold the same', () => {
    const page = PAGE.replace(
      "compareNextHand('tc-41', `Hand (42)",
      "compareNextHand('tc-41', `Hand (43)",
    );
    expect(findingsOf(page)).toEqual([
      expect.stringMatching(/^TC-41\.1 NEXT-1 This next hand is not the one at line \d+/),
    ]);
  });

  test('NEXT-1 the three places are held together where nobody can be paid, too', () => {
    const page = edited([
      '<span>All-In</span> <span>80,000</span>',
      '<span>Call</span> <span>100,000</span>',
    ]).replace("compareNextHand('tc-41', `Hand (42)", "compareNextHand('tc-41', `Hand (43)");
    expect(findingsOf(page).join('\n')).toMatch(/TC-41\.1 NEXT-1 This next hand is not the one/);
  });

  test('WIN-2 final stacks in a next hand whose winners are not told are called that', () => {
    const page = edited(
      ['<th>Winner</th><th>New Stack</th>', ''],
      ['Ben BB 680000', 'Ben BB 150000'],
    );
    expect(findingsOf(page)).toContain(
      'TC-41.1 WIN-2 It does not say who wins Main Pot of 490,000 and Side Pot 1 of 40,000, and the next hand has everybody’s final stack: a winner’s is final + pots won.',
    );
  });
});

test('what cannot be read is said with the case', () => {
  expect(findingsOf('<html><p>TC-9.1</p><table><tr><td>nothing</td></tr></table></html>')).toEqual([
    'TC-9.1 SUITE-1 No stack setup can be read here.',
    'TC-9.1 SUITE-1 No table of results can be read here.',
    'TC-9.1 SUITE-1 No next hand can be read here.',
  ]);
  expect(findingsOf('<html><p>Nothing here</p></html>')).toEqual([
    'null SUITE-1 There is no case here: a case starts with its id, such as TC-1.1.',
  ]);
});

test('our own page is read by the suite in it', () => {
  const template =
    '<!doctype html><p>page</p><script type="application/json" id="sidepot-data"></script>';
  const read = readCases(writePage(template, { suite: SMALL_SUITE }), 'index.html');
  expect(read.kind === 'suite' && read.suite).toEqual(SMALL_SUITE);
});

test('no text makes the reader of pages throw, and a long one takes no longer for its length', () => {
  for (let end = 0; end < PAGE.length; end += 97) {
    const read = readCases(PAGE.slice(0, end) + PAGE.slice(end + 41), 'half.html');
    if (read.kind === 'hand-made') checkHandMadeCases(read.cases);
  }
  for (const piece of [
    '<',
    '<a',
    '<tr><td>',
    '<b onclick="',
    '&#',
    '<!--',
    "<p title='",
    '</script',
  ]) {
    pageItems(piece.repeat(20_000));
  }
});

describe('suite add', () => {
  test('a right page is taken with its ids, and the suite stays right', () => {
    const { suite, taken, refused } = addCases(SMALL_SUITE, PAGE, 'cases.html');
    expect(refused).toEqual([]);
    expect(taken).toEqual(['TC-41.1', 'TC-42.1']);
    expect(suite.cases.map(({ id }) => id)).toEqual([
      'TC-1.1',
      'TC-2.1',
      'TC-3.1',
      'TC-41.1',
      'TC-42.1',
    ]);
    expect(suite.cases[3]).toMatchObject({
      players: 3,
      complexity: 'medium',
      category: 'multi-street',
      stackSize: 'hundreds-of-thousands',
    });
    expect(suite.cases[3]!.expected.totalPot).toBe(530_000);
    // The same seats do the same things as in the case it was made after: that is said, and nothing else.
    expect(checkSuite(suite).findings.map(({ caseId, rule }) => `${caseId} ${rule}`)).toEqual([
      'TC-41.1 SUITE-13',
      'TC-42.1 SUITE-13',
    ]);
  });

  test('a clash of ids is said, and nothing is overwritten', () => {
    const page = edited(['TC-42.1', 'TC-2.1']);
    const { suite, taken, refused } = addCases(SMALL_SUITE, page, 'cases.html');
    expect(taken).toEqual(['TC-41.1']);
    expect(refused.map(({ caseId, rule }) => `${caseId} ${rule}`)).toEqual(['TC-2.1 SUITE-3']);
    expect(suite.cases[1]).toBe(SMALL_SUITE.cases[1]);
  });

  test('a wrong case is not taken, the right one beside it is', () => {
    const { taken, refused } = addCases(
      SMALL_SUITE,
      edited(['40,000 (7.5%)', '60,000 (7.5%)']),
      'x.html',
    );
    expect(taken).toEqual(['TC-42.1']);
    expect(new Set(refused.map(({ caseId }) => caseId))).toEqual(new Set(['TC-41.1']));
  });

  test('a .hand file: the hand, and the next hand below it', () => {
    const { hand, expected } = SMALL_SUITE.cases[0]!;
    const text = `# TC-77.1: one side pot\n${hand}\n${expected.nextHand}`;
    const { taken, suite } = addCases({ ...SMALL_SUITE, cases: [] }, text, 'mine.hand');
    expect(taken).toEqual(['TC-77.1']);
    expect(suite.cases[0]).toMatchObject({ title: 'one side pot', complexity: 'medium' });
    const wrong = addCases(SMALL_SUITE, text.replace('BB 34000', 'BB 34500'), 'mine.hand');
    expect(wrong.taken).toEqual([]);
    expect(wrong.refused[0]!.message).toBe('Bob takes 34,000 to the next hand, not 34,500.');
    const named = addCases({ ...SMALL_SUITE, cases: [] }, hand, 'cases/TC-78.2.hand');
    expect(named.taken).toEqual(['TC-78.2']);
  });
});
