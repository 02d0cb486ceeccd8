import { describe, expect, test } from 'vitest';
import { resultText } from '../../src/cli/reporters/conformance.ts';
import { badgeOf } from '../../src/suite/conformance/badge.ts';
import { differenceWords, placeWords, valueWords } from '../../src/suite/conformance/case-words.ts';
import type { ConformanceCase } from '../../src/suite/conformance/conformance-case.ts';
import { htmlReport } from '../../src/suite/conformance/html-report.ts';
import { junitOf } from '../../src/suite/conformance/junit.ts';
import { matrixMarkdown, matrixPage } from '../../src/suite/conformance/matrix.ts';
import {
  again,
  MERGED,
  MIXED,
  MIXED_CASES,
  mergedPots,
  PRICE,
  rightAnswer,
  SAMPLES,
  SHORT_BLIND,
  SIDE_POTS,
  SMALL_RAISE,
  sampleResult,
  shortPrice,
  verdictOn,
} from './conformance-samples.ts';
import { readXml } from './xml.ts';

const PLAIN = {
  bold: (text: string) => text,
  dim: (text: string) => text,
  severity: (_: unknown, text: string) => text,
};

const ALL_RIGHT = sampleResult(
  SAMPLES.map((one) => [one, verdictOn(one, rightAnswer(one))] as const),
  '2026-11-17',
);

describe('places and figures in words', () => {
  test.each<[string, string]>([
    ['pots.length', 'Number of pots'],
    ['pots[0].amount', 'Main Pot'],
    ['pots[2].eligible', 'Who can win Side Pot 2'],
    ['returned.C', 'Goes back to C'],
    ['won.Mr. Pink', 'Mr. Pink wins'],
    ['stacks.B', 'Stack of B'],
    ['next.smallBlind', 'Next small blind'],
    ['next', 'Next hand'],
    ['turns[0].player', 'To act after the blinds'],
    ['turns[1].toCall', 'To call after A raises to 300, all-in'],
    ['turns[4].raise', 'Raise on the flop'],
    ['turns[99].check', 'Check after event 99'],
    ['refused', 'Refused'],
    ['what[1].ever', 'what[1].ever'],
    ['stacks.\u202eevil\u001b[2J', 'Stack of \\u202Eevil\\x1B[2J'],
  ])('%s', (place, words) => {
    expect(placeWords(place, SIDE_POTS)).toBe(words);
  });

  test.each<[string, object | string | number | boolean | null, string]>([
    ['stacks.A', 12_500, '12,500'],
    ['stacks.A', -150, '−150'],
    ['stacks.A', 0.5, '0.5'],
    ['turns[0].check', true, 'yes'],
    ['pots[0].eligible', ['A', 'B'], 'A and B'],
    ['pots[0].eligible', [], 'nobody'],
    ['turns[0].raise', { min: 200, max: 3000 }, '200 to 3,000'],
    ['turns[0].raise', { min: 500, max: 500 }, 'all-in to 500'],
    ['turns[0].raise', null, 'no'],
    ['turns[3]', null, 'nobody'],
    ['turns[0]', SIDE_POTS.expect.turns[0]!, 'A: call 100, raise 200 to 300'],
    ['refused', { event: 2 }, 'B raises to 500, all-in (event 2)'],
    ['refused', null, 'nothing'],
    ['next', null, 'no next hand'],
    ['turns[0].raise', { min: 'x' }, '{"min":"x"}'],
  ])('%s %j', (place, value, words) => {
    expect(valueWords({ place }, value, SIDE_POTS)).toBe(words);
  });

  test('a difference in a line', () => {
    const [difference] = verdictOn(SIDE_POTS, mergedPots()).differences;
    expect(differenceWords(difference!, SIDE_POTS)).toBe(
      'Number of pots: expected 2, found 1 (pots.length)',
    );
  });
});

test('POST-4 on a terminal: the first line says it all, then levels, causes, skips', () => {
  const lines = resultText(MIXED, MIXED_CASES, PLAIN).split('\n');
  expect(lines[0]).toBe('poker-ts 1.5.0: 1 passed, 3 failed, 1 error, 1 skipped of 6');
  expect(lines).toContain('pots           1       2       1        1  25 %  how chips become pots');
  expect(lines).toContain('1 case  POST-4 A short big blind changes nothing for the others');
  expect(lines).toContain('    To call after the blinds: expected 100, found 60 (turns[0].toCall)');
  expect(lines).toContain('  Error: seat 3 of C is empty');
  expect(lines).toContain('  1 case: no big-blind ante');
  const causes = lines.filter((line) => /^\d+ cases? /.test(line));
  expect(causes[0]).toBe('2 cases  POT-1 Pots are built in layers');
});

test('the table of levels fits a terminal of 80 columns, also with thousands of cases', () => {
  const score = { passed: 10_000, failed: 10_000, errors: 10_000, skipped: 10_000 };
  const levels = { pots: score, betting: score, showdown: score, next: score };
  const lines = resultText({ ...ALL_RIGHT, levels }, SAMPLES, PLAIN).split('\n');
  const table = lines.slice(lines.findIndex((line) => line.startsWith('Level')));
  for (const line of table.slice(0, 5)) expect(line.length, line).toBeLessThanOrEqual(80);
});

describe('JUnit', () => {
  test('is XML with a suite for each profile and category, and every outcome in its element', () => {
    const root = readXml(junitOf(MIXED, MIXED_CASES));
    expect(root.name).toBe('testsuites');
    expect(root.attributes).toMatchObject({ tests: '6', failures: '3', errors: '1', skipped: '1' });
    expect(root.children.map(({ attributes }) => attributes.name)).toEqual([
      'tda.short-bb',
      'classic.side-pots',
      'classic.three-way',
      'classic.illegal',
    ]);
    const [shortBlind, skipped] = root.children[0]!.children;
    expect(shortBlind!.children[0]).toMatchObject({
      name: 'failure',
      attributes: { type: 'POST-4', message: PRICE.sentence },
    });
    expect(shortBlind!.children[0]!.text).toContain(
      'To call after the blinds: expected 100, found 60',
    );
    expect(skipped!.children[0]).toMatchObject({
      name: 'skipped',
      attributes: { message: 'no big-blind ante' },
    });
    expect(root.children[2]!.children[0]!.children[0]).toMatchObject({
      name: 'error',
      attributes: { message: 'Error: seat 3 of C is empty' },
    });
    expect(root.children[3]!.children[0]!.children).toEqual([]);
  });
});

/** Everything a name or a program's words can be that wants out of its place. */
const HOSTILE = `</script><img src=x onerror=alert(1)>"'&\u0000\u001b[31m\u202e\ud800]]>--><b>|\`*_#`;

function hostileResult(): [ReturnType<typeof sampleResult>, readonly ConformanceCase[]] {
  const one: ConformanceCase = {
    ...SIDE_POTS,
    id: HOSTILE,
    title: HOSTILE,
    why: [HOSTILE],
    table: { ...SIDE_POTS.table, seats: [{ name: HOSTILE, stack: 5 }, ...SIDE_POTS.table.seats] },
    hole: { [HOSTILE]: [HOSTILE, HOSTILE] },
    events: [
      { street: 'preflop' },
      { player: HOSTILE, act: 'fold' },
      { street: 'flop', board: [HOSTILE] },
    ],
    declared: { winners: [[HOSTILE]] },
  };
  const pairs = [
    [
      one,
      verdictOn(
        one,
        { won: { [HOSTILE]: 3 }, pots: [{ amount: 1, eligible: [HOSTILE] }] },
        { rule: 'POT-1', sentence: HOSTILE },
      ),
    ],
    [SIDE_POTS, verdictOn(SIDE_POTS, { error: HOSTILE })],
    [SHORT_BLIND, verdictOn(SHORT_BLIND, { skip: HOSTILE })],
  ] as const;
  const result = {
    ...sampleResult(pairs),
    program: { name: HOSTILE, version: HOSTILE, command: HOSTILE },
    date: HOSTILE,
    suite: HOSTILE,
  };
  return [result, [one, SIDE_POTS, SHORT_BLIND]];
}

test('a skip without a reason says so, on a terminal and on a page', () => {
  const result = sampleResult([[SHORT_BLIND, verdictOn(SHORT_BLIND, { skip: '' })]]);
  expect(resultText(result, [SHORT_BLIND], PLAIN)).toContain('1 case: no reason given');
  expect(htmlReport(result, [SHORT_BLIND])).toContain('<td>no reason given</td>');
});

describe('hostile names and words', () => {
  const [result, cases] = hostileResult();
  const pages = {
    report: htmlReport(result, cases),
    matrix: matrixPage([result, MIXED]),
    badge: badgeOf(result),
  };

  test.each(Object.entries(pages))('%s holds them as text', (_, page) => {
    expect(page).not.toContain('<img');
    expect(page).not.toContain('<b>|');
    expect(page).not.toContain('</script');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what may not be there
    expect(page).not.toMatch(/[\u0000-\u0008\u001b\u202e]|\p{Cs}/u);
    expect(page).toContain('&lt;/script&gt;');
  });

  test('the badge and JUnit stay well-formed', () => {
    expect(readXml(pages.badge).name).toBe('svg');
    expect(readXml(junitOf(result, cases)).children.length).toBeGreaterThan(0);
  });

  test('the terminal is not steered', () => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what may not be there
    expect(resultText(result, cases, PLAIN)).not.toMatch(/[\u0000-\u0009\u001b\u202e]/);
  });

  test('a table in Markdown keeps its columns', () => {
    const rows = matrixMarkdown([result])
      .split('\n')
      .filter((line) => line.startsWith('|'));
    for (const row of rows) expect(row.replace(/\\\|/g, '').match(/\|/g)).toHaveLength(9);
    expect(matrixMarkdown([result])).not.toMatch(/[^\\]<img/);
  });
});

describe('the page of a result', () => {
  test('asks the network for nothing and runs no script', () => {
    const page = htmlReport(MIXED, MIXED_CASES);
    expect(page).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`);
    expect(page).not.toMatch(/<script|<link|src=|@import|url\(|https?:/);
  });

  test('POT-1 the largest cause first, its simplest case opened, expected beside found', () => {
    const page = htmlReport(MIXED, MIXED_CASES);
    const first = page.slice(page.indexOf('id="cause-1"'), page.indexOf('id="cause-2"'));
    expect(first).toContain('Side pots are merged into one pot');
    expect(first).toContain('2 cases');
    expect(first.indexOf('classic/side-pots/0003')).toBeLessThan(
      first.indexOf('classic/side-pots/0012'),
    );
    expect(first.match(/<details class="case" open>/g)).toHaveLength(1);
    expect(first).toContain('<td class="expected">900</td><td class="found">1,300</td>');
    expect(first).toContain('3 × 300 = 900');
  });

  test('one error is an error, and two are errors', () => {
    expect(htmlReport(MIXED, MIXED_CASES)).toContain('</i>1 error</li>');
    expect(htmlReport(ALL_RIGHT, SAMPLES)).toContain('</i>0 errors</li>');
  });

  test('SEAT-1 a seat has its position beside the name, and no column has an empty head', () => {
    const page = htmlReport(MIXED, MIXED_CASES);
    expect(page).toContain('<th scope="row">B <span class="quiet">small blind</span></th>');
    expect(page).not.toMatch(/<th[^>]*><\/th>/);
  });

  test('is proud of a program that has everything right', () => {
    const page = htmlReport(ALL_RIGHT, SAMPLES);
    expect(page).toContain('All 4 judged cases passed.');
    expect(page).toContain('Nothing: everything that was judged is right.');
  });

  test.each([
    ['one cause', () => MERGED],
    ['a cause each', (i: number) => ({ rule: null, sentence: `mistake ${i}` })],
  ])('1,440 failures with %s stay a page, and every id is on it', (_, cause) => {
    const pairs = Array.from({ length: 1440 }, (_, i) => {
      const one = again(SIDE_POTS, `classic/side-pots/${String(i).padStart(4, '0')}`);
      return [one, verdictOn(one, mergedPots(), cause(i))] as const;
    });
    const page = htmlReport(
      sampleResult(pairs),
      pairs.map(([one]) => one),
    );
    expect(page.length).toBeLessThan(1_500_000);
    for (const [{ id }] of pairs) expect(page).toContain(id);
  });
});

describe('the badge', () => {
  test('says what passed of what was judged, and the levels to who cannot see it', () => {
    const svg = readXml(badgeOf(MIXED));
    const texts = svg.children
      .flatMap(({ children }) => children)
      .filter(({ name }) => name === 'text');
    expect(texts.map(({ text }) => text)).toEqual(['sidepot 3.0', '1/5']);
    expect(svg.attributes).toMatchObject({ role: 'img', 'aria-label': svg.children[0]!.text });
    expect(svg.children[0]!.text).toBe(
      'Sidepot suite 3.0.0: poker-ts 1.5.0 passes 1 of 5 cases (pots 25 %, betting 33 %, showdown 0 %, next 0 %), 1 of 6 skipped',
    );
  });

  test('green only where everything judged is right; grey where nothing was', () => {
    expect(badgeOf(ALL_RIGHT)).toContain('#17663a');
    expect(badgeOf(MIXED)).not.toContain('#17663a');
    const skipped = sampleResult([[SHORT_BLIND, verdictOn(SHORT_BLIND, { skip: 'no ante' })]]);
    expect(readXml(badgeOf(skipped)).attributes['aria-label']).toBe(
      'Sidepot suite 3.0.0: poker-ts 1.5.0, nothing judged, 1 of 1 skipped',
    );
  });
});

describe('the matrix', () => {
  test('a skip is a skip: nothing judged is not a failure and opens nothing', () => {
    const skipped = sampleResult([[SHORT_BLIND, verdictOn(SHORT_BLIND, { skip: 'no ante' })]]);
    const page = matrixPage([skipped]);
    expect(page).not.toContain('popovertarget');
    expect(page).toContain('no ante (1)');
    expect(matrixMarkdown([skipped])).toContain('| – | – | – | – | 1 of 1 |');
    expect(matrixMarkdown([skipped])).toContain('- Nothing was judged.');
  });

  test('POST-4 a cell opens what failed at its level, with the figures of that level', () => {
    const page = matrixPage([MIXED, ALL_RIGHT]);
    const betting = page.slice(page.indexOf('<div popover id="program-1-betting"'));
    const cell = betting.slice(0, betting.indexOf('</div>\n<div popover') + 1 || undefined);
    expect(cell).toContain('POST-4');
    expect(cell).toContain('To call after the blinds');
    // Merged pots are wrong at other levels only.
    expect(cell.slice(0, cell.indexOf('program-1-showdown'))).not.toContain('Side pots are merged');
    expect(page).not.toContain('id="program-2-');
  });

  test('in a document: versions, dates, levels, and what each gets wrong', () => {
    const text = matrixMarkdown([
      ALL_RIGHT,
      sampleResult([[SHORT_BLIND, verdictOn(SHORT_BLIND, shortPrice(), PRICE)]]),
    ]);
    expect(text).toContain(
      '| poker-ts 1.5.0 | classic, tda | 2026-11-17 | 100 % (3/3) | 100 % (4/4) | 100 % (3/3) | 100 % (3/3) | 0 of 4 |',
    );
    expect(text).toContain(
      '- 1 case: POST-4, A short big blind lowers what the others have to call. Simplest: tda/short-bb/0007: To call after the blinds: expected 100, found 60 (turns\\[0\\].toCall)',
    );
  });

  test("a program's own words that end in a full stop get no second one", () => {
    const error = 'no cards at engine.pl line 77.';
    const text = matrixMarkdown([sampleResult([[SIDE_POTS, verdictOn(SIDE_POTS, { error })]])]);
    expect(text).toContain('- 1 case: no cards at engine.pl line 77. Simplest: ');
  });
});

test('ACT-5 an illegal case that was accepted says which event', () => {
  const result = sampleResult([[SMALL_RAISE, verdictOn(SMALL_RAISE, { refused: null })]]);
  expect(resultText(result, SAMPLES, PLAIN)).toContain(
    'Refused: expected Dan raises to 5,500 (event 3), found nothing (refused)',
  );
  expect(htmlReport(result, SAMPLES)).toContain('<mark>Dan raises to 5,500</mark>');
});

test('ACT-5 what is said of an illegal case is about its last action, whatever else went wrong', () => {
  const [first, ...rest] = SMALL_RAISE.expect.turns;
  const turns = [{ ...first!, toCall: 0 }, ...rest];
  const result = sampleResult([
    [SMALL_RAISE, verdictOn(SMALL_RAISE, { ...rightAnswer(SMALL_RAISE), turns })],
  ]);
  expect(htmlReport(result, SAMPLES)).toContain('<h4>Why the last action is refused</h4>');
  expect(htmlReport(MIXED, MIXED_CASES)).toContain('<h4>Why</h4>');
});
