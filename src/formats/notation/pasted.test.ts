import { describe, expect, it } from 'vitest';
import { writeHands } from './index.ts';
import { readHands } from './read-hands.ts';

/** The hand every wrapping is put around. */
const HAND = `Hand (12)
started_at: 00:02:30 ended_at: 00:05:40
SB 500 BB 1000 Ante 1000
Stack Setup:
Ann Dealer 50000
Bob SB 60000
Carl BB 35000

Preflop Base:
1. Ann (Dealer): Raise 2500
2. Bob (SB): Fold
3. Carl (BB): Call 2500
Flop Base (A♥ K♦ 7♣):
4. Carl (BB): Check
5. Ann (Dealer): Bet 4000
Flop More 1:
6. Carl (BB): Fold
`;

const findingsOf = (text: string): string[] => {
  const { hands, findings } = readHands(text);
  return [...findings, ...hands.flatMap((hand) => hand.findings)].map(
    ({ rule, severity, at, message }) => `${rule} ${severity} ${at.line} ${message}`,
  );
};

const rewritten = (text: string): string => writeHands(readHands(text).hands.map((h) => h.record));

function readsAsTheHand(text: string): void {
  expect(findingsOf(text)).toEqual([]);
  expect(rewritten(text).endsWith(HAND)).toBe(true);
  expect(readHands(text).hands).toHaveLength(1);
}

const everyLine = (change: (line: string) => string): string =>
  HAND.split('\n').map(change).join('\n');

describe('NOTE-1 text that a chat has wrapped is read as it was written', () => {
  it.each<[string, string]>([
    ['a code fence', `\`\`\`\n${HAND}\`\`\`\n`],
    ['a code fence with a language', `\`\`\`text\n${HAND}\`\`\`\n`],
    ['tildes', `~~~\n${HAND}~~~`],
    ['a quote', everyLine((line) => `> ${line}`)],
    ['a quote without spaces', everyLine((line) => `>${line}`)],
    ['a quote of a quote', everyLine((line) => `>> ${line}`)],
    ['a quoted fence', `> \`\`\`\n${everyLine((line) => `> ${line}`)}\n> \`\`\``],
    ['bold lines', everyLine((line) => (line === '' ? '' : `**${line}**`))],
    ['bold lines of one star', everyLine((line) => (line === '' ? '' : `*${line}*`))],
    ['bold names', HAND.replaceAll(/(Ann|Bob|Carl)/g, '**$1**')],
    ['bold names with their colon', HAND.replaceAll(/^(\d\. .*:)/gm, '**$1**')],
    ['bold verbs', HAND.replaceAll(/(Fold|Check|Call|Raise)/g, '*$1*')],
    ['times', everyLine((line) => `[21:04] ${line}`)],
    ['times with seconds and a day', everyLine((line) => `[16.11.26, 21:04:33] ${line}`)],
    ['times of twelve hours', everyLine((line) => `[9:04 PM] ${line}`)],
    ['times and a chatter', everyLine((line) => (line === '' ? '' : `[21:04] Zoe: ${line}`))],
    [
      'a player who tells the hand',
      everyLine((line) => (line === '' ? '' : `[21:04] Ann: ${line}`)),
    ],
    ['a chatter above', `[21:04] Zoe:\n${HAND}`],
    ['words before', `Hi all,\nhere is the one from last night:\n\n${HAND}`],
    ['words behind', `${HAND}\nWhat do you think?\nThanks!\n`],
    ['words around a fence', `look at this one\n\`\`\`\n${HAND}\`\`\`\n\nsick, right?\n`],
  ])('NOTE-1 %s', (_, text) => {
    readsAsTheHand(text);
  });

  it('NOTE-1 only the time goes where a player says what they do', () => {
    const text = HAND.replace('1. Ann (Dealer): Raise 2500', '[21:04] Ann: raises to 2500').replace(
      '2. Bob (SB): Fold',
      '[21:05] Bob: fold',
    );
    readsAsTheHand(text);
  });

  it.each([
    ['a verb', 'and then everybody folds'],
    ['a player', 'poor Carl'],
    ['a player in other letters', 'CARL was sick'],
  ])('NOTE-1 %s in the words around a hand is a finding', (_, words) => {
    expect(findingsOf(`${words}\n${HAND}`)).toHaveLength(1);
    expect(findingsOf(`${HAND}\n${words}\n`)).toHaveLength(1);
  });

  it('NOTE-1 words right below a hand, or between two hands, are findings', () => {
    expect(findingsOf(`${HAND}nice one\n`)).toHaveLength(1);
    const second = HAND.replace('Hand (12)', 'Hand (13)');
    expect(findingsOf(`${HAND}\nnice one\n\n${second}`)).toHaveLength(1);
    expect(findingsOf(`${HAND}\nnice one\n7. Ann: Fold\n`)).toHaveLength(1);
  });

  it('NOTE-1 words behind the last hand are not part of it', () => {
    const { lastLine, record } = readHands(`${HAND}\nthanks\n`).hands[0]!;
    expect(lastLine).toBe(17);
    expect(record.headings.end).toBeUndefined();
  });
});

describe('NOTE-3 blinds as they are announced', () => {
  it.each([
    'Level 12: 500/1000/1000',
    'Level 12 500/1000/1000',
    'level 12 - 500/1,000 (1k)',
    'LEVEL: 500/1000 ante 1000',
    '500/1000 ante 1000',
    '500/1000 Ante: 1,000',
    '$500/$1000 ante $1000',
    '0.5k/1k (1k)',
    '500/1000/1000',
    '500 / 1,000 / 1,000',
    'Blinds 500/1000 ante 1000',
    'SB: 500, BB: 1000, Ante: 1000',
    'SB $500 BB $1,000 Ante 1000€',
  ])('NOTE-3 %s', (line) => {
    readsAsTheHand(HAND.replace('SB 500 BB 1000 Ante 1000', line));
  });

  it('NOTE-3 may stand above the hand’s number', () => {
    const [hand, times, blinds, ...rest] = HAND.split('\n');
    readsAsTheHand(['Level 12: 500/1000/1000', hand, times, ...rest].join('\n'));
    readsAsTheHand([blinds, hand, times, ...rest].join('\n'));
  });

  it.each(['11/16', '16/11/2026', '11/16/26', '2026/11/16'])('NOTE-1 %s may be a day', (line) => {
    const { record, findings } = readHands(HAND.replace('SB 500 BB 1000 Ante 1000', line))
      .hands[0]!;
    expect(record.blinds).toBe(null);
    expect(findings.map(({ rule }) => rule)).toEqual(['NOTE-3', 'NOTE-1']);
  });

  it('NOTE-3 a player may be called Level', () => {
    const text = HAND.replaceAll('Ann', 'Level');
    expect(findingsOf(text)).toEqual([]);
    expect(rewritten(text)).toBe(text);
  });
});

describe('CHIP-1 amounts with a sign of money', () => {
  it('CHIP-1 are chips wherever they come out whole', () => {
    readsAsTheHand(
      HAND.replace('Ann Dealer 50000', 'Ann Dealer $50,000')
        .replace('Bob SB 60000', 'Bob SB €60 000')
        .replace('Carl BB 35000', 'Carl BB 35k €')
        .replace('Raise 2500', 'raises to $2,500')
        .replace('Call 2500', 'calls 2500€')
        .replace('Bet 4000', 'bets ¥4000'),
    );
  });

  it('NOTE-4 a space behind a bare name is doubtful with a sign, too', () => {
    const text = HAND.replace('Carl BB 35000', 'Carl BB 35000\nDan $25 000');
    expect(findingsOf(text).map((one) => one.slice(0, 14))).toEqual(['NOTE-4 error 8']);
  });

  it('CHIP-1 half a dollar is not a chip', () => {
    expect(findingsOf(HAND.replace('Raise 2500', 'Raise $2500.50'))[0]).toMatch(/^CHIP-1 error 10/);
  });
});

describe('Event, Table and Video are text to the end of their line', () => {
  const withLines = (...lines: readonly string[]): string =>
    HAND.replace('Stack Setup:', `${lines.join('\n')}\nStack Setup:`);

  it.each([
    'Event #43: $1,500 Monster Stack',
    '#43',
    'A # B # C',
    '*Star* Cup',
    '**Final**',
    'Cup **final**',
    'a: b',
    '> 9000 entries',
    '[21:04] Ann: x',
    '１２ ｏ’ｃｌｏｃｋ',
  ])('NOTE-1 %s comes back as it is', (words) => {
    const text = withLines(`Event: ${words}`, `Table: ${words}`, `Video: ${words}`);
    expect(findingsOf(text)).toEqual([]);
    const { event, table, video, headings } = readHands(text).hands[0]!.record;
    expect([event, table, video]).toEqual([words, words, words]);
    expect(headings.options).toBeUndefined();
    expect(rewritten(text)).toBe(text);
  });

  it('NOTE-1 elsewhere a # after a space starts a comment', () => {
    const { record } = readHands(withLines('Button: Dead # since level 5')).hands[0]!;
    expect(record.rules.button).toBe('dead');
    expect(record.headings.options).toEqual({ Button: { beside: '# since level 5' } });
  });

  it.each([
    ['**Event: Sunday Main #3**', 'Sunday Main #3'],
    ['**Event:** Sunday *Main*', 'Sunday *Main*'],
    ['**Event**: Sunday Main', 'Sunday Main'],
    ['> Event: Sunday Main', 'Sunday Main'],
    ['[21:04] Event: Sunday #3', 'Sunday #3'],
  ])('NOTE-1 %s', (line, event) => {
    expect(readHands(withLines(line)).hands[0]!.record.event).toBe(event);
  });
});
