import { describe, expect, it } from 'vitest';
import type { Finding } from '../kernel/finding.ts';
import { readHands } from './index.ts';

const HEADER = 'Hand (1)\nSB 50 BB 100\n';
const SETUP = 'Stack Setup:\nCharlie Dealer 5000\nAlice SB 6000\nBob BB 3500\n';
const PLAYED = `${HEADER}${SETUP}Preflop Base:\n`;

const all = (text: string): readonly Finding[] => {
  const { hands, findings } = readHands(text);
  return [...findings, ...hands.flatMap((hand) => hand.findings)];
};

/** The one finding in a text. */
function only(text: string): Finding {
  const found = all(text);
  expect(found.map((one) => `${one.rule} ${one.message}`)).toHaveLength(1);
  return found[0]!;
}

/** The text a finding points at. */
const pointedAt = (text: string, { at }: Finding): string =>
  text.split('\n')[at.line - 1]!.slice(at.column - 1, at.column - 1 + at.length);

/** rule, severity, the words it points at, a part of its message, the fix */
type Ruling = [line: string, rule: string, at: string, says: string, fix: string | null];

function rule(before: string, [line, id, at, says, fix]: Ruling, severity: string): void {
  const text = `${before}${line}\n`;
  const found = only(text);
  expect(found).toMatchObject({ rule: id, severity, fix });
  expect(pointedAt(text, found)).toBe(at);
  expect(found.message).toContain(says);
  expect(found.message).toMatch(/\.$/);
}

describe('findings about actions', () => {
  it.each<Ruling>([
    ['4. Alise: Fold', 'NOTE-2', 'Alise', '`Alise` is in the stack setup; Alice', 'Alice'],
    ['Zachary: Fold', 'NOTE-2', 'Zachary', 'Zachary', 'Charlie, Alice or Bob'],
    ['BB: Check', 'NOTE-2', 'BB', 'Bob may be meant', 'Bob'],
    ['Bob: Rase 500', 'NOTE-1', 'Rase 500', 'Raise may be meant', 'Raise 500'],
    ['Bob: cehck', 'NOTE-1', 'cehck', 'Check may be meant', 'Check'],
    [
      'Bob: Raise foo',
      'NOTE-1',
      'Raise foo',
      '`foo` after Raise is no amount',
      'Raise and the street total',
    ],
    ['Bob: Raise', 'NOTE-4', 'Raise', 'has no amount', 'Raise and the street total'],
    ['Bob: bets', 'NOTE-4', 'bets', 'has no amount', 'Bet and the street total'],
    ['Bob: Raise 25.000', 'NOTE-4', '25.000', '25,000 or 25', '25000 or 25'],
    ['Bob: Raise 1,500k', 'NOTE-4', '1,500k', '1,500,000 or 1,500', '1500000 or 1500'],
    ['Bob: Raise 12.5', 'CHIP-1', '12.5', 'not a whole number', '12 or 13'],
    ['Bob: Raise -5', 'CHIP-1', '-5', 'has no sign', '5'],
    ['Bob: Raise −5', 'CHIP-1', '−5', 'has no sign', '5'],
    ['Bob: Raise +5', 'CHIP-1', '+5', 'has no sign', '5'],
    ['Bob: Raise 1e400', 'CHIP-1', '1e400', '9,007,199,254,740,991', 'a smaller amount'],
    ['Bob: Raise NaN', 'CHIP-1', 'NaN', 'no amount', 'a whole number of chips'],
    [
      'Bob: Call 99999999999999999999',
      'CHIP-1',
      '99999999999999999999',
      'more than',
      'a smaller amount',
    ],
    ['hello', 'NOTE-1', 'hello', '`hello` fits nothing', '# hello'],
    ['Bob 500', 'NOTE-1', 'Bob 500', 'fits nothing', '# Bob 500'],
  ])('error in %s: %s', (...ruling) => {
    rule(PLAYED, ruling, 'error');
  });

  it.each<Ruling>([
    ['Bob: Fold 500', 'NOTE-4', '500', 'A fold has no amount', 'Fold'],
    ['Bob: Check 100', 'NOTE-4', '100', 'A check has no amount', 'Check'],
    ['Bob (XYZ): Fold', 'NOTE-1', '(XYZ)', 'is no position', 'no brackets'],
  ])('warning in %s: %s', (...ruling) => {
    rule(PLAYED, ruling, 'warning');
  });

  it('NOTE-2 the nearest name comes as an edit', () => {
    const { edit } = only(`${PLAYED}1. Alise (SB): Fold\n`);
    expect(edit).toEqual({ line: 8, column: 4, endLine: 8, endColumn: 9, text: 'Alice' });
  });

  it('NOTE-1 a misspelt verb comes as an edit', () => {
    const { edit } = only(`${PLAYED}1. Alice (SB): Cal 500\n`);
    expect(edit).toEqual({ line: 8, column: 16, endLine: 8, endColumn: 23, text: 'Call 500' });
  });

  it('NOTE-4 big blinds cannot be counted without a big blind', () => {
    const text = `Hand (1)\n${SETUP}Preflop:\nBob: Raise 2.5bb\n`;
    expect(all(text).map((one) => one.rule)).toEqual(['NOTE-3', 'NOTE-4']);
  });

  it('the reader goes on after each finding', () => {
    const lines = 'Bob: Rase 5\nAlise: Fold\nBob: Raise\nCharlie: Fold\n';
    const { record, findings } = readHands(PLAYED + lines).hands[0]!;
    expect(findings.map((one) => [one.rule, one.at.line])).toEqual([
      ['NOTE-1', 8],
      ['NOTE-2', 9],
      ['NOTE-4', 10],
    ]);
    expect(record.sections[0]!.actions.map((a) => a.name)).toEqual(['Alise', 'Bob', 'Charlie']);
  });
});

describe('findings about the stack setup', () => {
  const before = `${HEADER}Stack Setup:\nAlice SB 500\n`;
  const rename = 'another name for this player, here and in every line below';

  it.each<Ruling>([
    [
      'Player 2 500',
      'NOTE-4',
      '2 500',
      'Player 2 with 500 or Player with 2,500',
      'Player 2500 or Player 2 UTG 500',
    ],
    ['Bob 25 000', 'NOTE-4', '25 000', 'Bob with 25,000', 'Bob 25000 or Bob 25 UTG 000'],
    ['Bob BB', 'NOTE-4', 'Bob BB', 'is missing', 'Bob BB and the stack'],
    ['Bob BB ?', 'NOTE-4', 'Bob BB ?', 'is missing', 'Bob BB and the stack'],
    ['Bob BB 25.000', 'NOTE-4', '25.000', '25,000 or 25', '25000 or 25'],
    ['Bob BB 500x', 'NOTE-4', '500x', 'cannot be read', 'a whole number of chips'],
    ['Bob BB 12.5', 'CHIP-1', '12.5', 'not a whole number', '12 or 13'],
    ['Bob BB -200', 'CHIP-1', '-200', 'has no sign', '200'],
    ['Bob BB NaN', 'CHIP-1', 'NaN', 'no amount', 'a whole number of chips'],
    ['Bob BB 1e400', 'CHIP-1', '1e400', 'more than', 'a smaller amount'],
    ['Alice BB 500', 'SEAT-6', 'Alice', 'line 4', 'another name, such as Alice 2'],
    ['12. Bob BB 500', 'SEAT-6', '12. Bob', 'starts like a numbered line', rename],
    ['Bob, Jr BB 500', 'SEAT-6', 'Bob, Jr', 'contains `,`', rename],
    ['Bob (x) BB 500', 'SEAT-6', 'Bob (x)', 'contains `(`', rename],
    ['Bo:b BB 500', 'SEAT-6', 'Bo:b', 'contains `:`', rename],
    ['Bob SB BB 500', 'SEAT-6', 'Bob SB', 'ends in SB', rename],
    [`${'x'.repeat(41)} BB 500`, 'SEAT-6', 'x'.repeat(41), '41 characters; 40', rename],
    ['hello there', 'NOTE-1', 'hello there', 'Name Label stack', '# hello there'],
  ])('error in %s: %s', (...ruling) => {
    rule(before, ruling, 'error');
  });

  it('a stack that cannot be read is null, the player is there', () => {
    const { players } = readHands(`${before}Bob BB 12.5\n`).hands[0]!.record;
    expect(players[1]).toMatchObject({ name: 'Bob', label: 'BB', stack: null });
  });
});

describe('findings about the header', () => {
  it.each<[string, string, string, number]>([
    [`SB 50 BB 100\n${SETUP}`, 'NOTE-3', 'warning', 1],
    [`Hand (x)\nSB 50 BB 100\n${SETUP}`, 'NOTE-3', 'warning', 1],
    [`Hand (1)\n${SETUP}`, 'NOTE-3', 'error', 1],
    [`Hand (1)\nSB 50\n${SETUP}`, 'NOTE-3', 'error', 2],
    [HEADER, 'NOTE-3', 'error', 1],
    [`Hand (1)\nSB 50 BB 12.5\n${SETUP}`, 'CHIP-1', 'error', 2],
    [`Hand (1)\nSB -50 BB 100\n${SETUP}`, 'CHIP-1', 'error', 2],
    [`Hand (1)\nSB 200 BB 100\n${SETUP}`, 'CHIP-1', 'error', 2],
    [`Hand (1)\nSB 0 BB 0\n${SETUP}`, 'CHIP-1', 'error', 2],
    [`Hand (1)\nSB 25.000 BB 50.000\n${SETUP}`, 'NOTE-4', 'error', 2],
    [`${HEADER}Odd Chip: 0\n${SETUP}`, 'CHIP-1', 'error', 3],
    [`${HEADER}Button: Ded\n${SETUP}`, 'NOTE-1', 'error', 3],
    [`${HEADER}SB 60 BB 120\n${SETUP}`, 'NOTE-1', 'error', 3],
    [`${HEADER}Straddle 200\n${SETUP}`, 'NOTE-1', 'error', 3],
    [`${HEADER}started_at: 99:99:99\n${SETUP}`, 'NOTE-1', 'warning', 3],
    [`Hand (1) final\nSB 50 BB 100\n${SETUP}`, 'NOTE-1', 'warning', 1],
  ])('in %j: %s %s', (text, id, severity, line) => {
    const found = all(text);
    expect(found.length).toBeGreaterThan(0);
    for (const one of found) {
      expect(one).toMatchObject({ rule: id, severity });
      expect(one.at.line).toBe(line);
    }
  });

  it('NOTE-1 a misspelt house rule gets the nearest one', () => {
    expect(only(`${HEADER}Button: Ded\n${SETUP}`)).toMatchObject({
      expected: 'Moving, Dead or Seat',
      found: 'Ded',
      fix: 'Dead',
      edit: { line: 3, column: 9, endColumn: 12, text: 'Dead' },
    });
  });
});

describe('findings about cards', () => {
  const flop = `${PLAYED}Flop Base (A♥ K♦ 7♣):\n`;

  it.each<Ruling>([
    ['Flop Base (Zz K♦ 7♣):', 'WIN-5', 'Zz', '`Zz` is no card', 'a card such as A♥'],
    [
      'Flop Base (K♦ 7♣):',
      'WIN-5',
      'K♦ 7♣',
      'brings 3 cards; here are 2',
      'Flop Base with 3 cards in the brackets',
    ],
    [
      'Turn Base (K♦ 7♣):',
      'WIN-5',
      'K♦ 7♣',
      'brings 1 card; here are 2',
      'Turn Base with 1 card in the brackets',
    ],
    ['Flop Base (K♦ 7♣ K♦):', 'WIN-5', 'K♦', 'only once', 'the right card'],
    ['Bob: A♠ Zz', 'WIN-5', 'Zz', '`Zz` is no card', 'a card such as A♥, or ? ? for both'],
    ['Bob: A♠', 'WIN-5', 'A♠', 'has 1 card here', 'two cards, or ? ? if they are unknown'],
    [
      'Bob: A♠ K♠ Q♠',
      'WIN-5',
      'A♠ K♠ Q♠',
      'has 3 cards here',
      'two cards, or ? ? if they are unknown',
    ],
    ['Bob: A♠ A♠', 'WIN-5', 'A♠', 'only once', 'the right card'],
    ['Board 2 (Zz)', 'WIN-5', 'Zz', '`Zz` is no card', 'Board 2 (2♠ 9♦)'],
  ])('error in %s: %s', (...ruling) => {
    rule(PLAYED, ruling, 'error');
  });

  it('WIN-5 a heading that repeats the board keeps the new card only', () => {
    const text = `${flop}Turn Base (A♥ K♦ 7♣ 2♠):\nRiver Base (Ah Kd 7c 2s 9d):\n`;
    const { record, findings } = readHands(text).hands[0]!;
    expect(findings.map((one) => [one.rule, one.severity, one.fix])).toEqual([
      ['WIN-5', 'warning', '2♠'],
      ['WIN-5', 'warning', '9♦'],
    ]);
    expect(findings[0]!.edit).toMatchObject({ line: 9, column: 12, endColumn: 23, text: '2♠' });
    expect(record.sections.map((s) => s.board?.length ?? 0)).toEqual([0, 3, 1, 1]);
  });

  it.each([
    ['Turn Base (K♦):'],
    ['Bob: K♦ 2♠'],
    ['Board 2 (K♦ 2♠)'],
    ['Cards:\nBob: 2♦ 3♦\nAlice: 2♦ 4♦'],
  ])('WIN-5 no card is there twice: %j', (line) => {
    expect(only(`${flop}${line}\n`)).toMatchObject({ rule: 'WIN-5', severity: 'error' });
  });

  it('WIN-5 a player has the same cards all through the hand', () => {
    const text = `${HEADER}${SETUP}Cards:\nBob: 2♦ 3♦\nPreflop:\nShowdown:\nBob: 4♦ 5♦\n`;
    expect(only(text)).toMatchObject({ rule: 'WIN-5', expected: '2♦ 3♦', found: '4♦ 5♦' });
  });

  it('unreadable hole cards are unknown ones', () => {
    const { record, findings } = readHands(`${flop}Showdown:\nBob: three kings\n`).hands[0]!;
    expect(findings.map((one) => one.rule)).toEqual(['WIN-5']);
    expect(record.showdown[0]!.hole).toBe('unknown');
  });
});

describe('findings about the outcome', () => {
  it.each<Ruling>([
    ['Winner: Alise', 'NOTE-2', 'Alise', 'Alice may be meant', 'Alice'],
    ['Main Pot: Alice, Bop', 'NOTE-2', 'Bop', 'Bob may be meant', 'Bob'],
    ['Ranking: Bob > Alise = Charlie', 'NOTE-2', 'Alise', 'Alice may be meant', 'Alice'],
    ['Alise: A♠ K♠', 'NOTE-2', 'Alise', 'Alice may be meant', 'Alice'],
    ['Winner:', 'NOTE-1', 'Winner:', 'No player is named', 'Winner: Alice'],
    ['Main Pot:', 'NOTE-1', 'Main Pot:', 'No player is named', 'Main Pot: Alice, Bob'],
    [
      'Ranking: Bob > > Alice',
      'NOTE-1',
      'Ranking: Bob > > Alice',
      'A name is missing',
      'Ranking: Bob > Alice = David',
    ],
    [
      'Winner: Alice, Bob',
      'NOTE-1',
      'Winner: Alice, Bob',
      'names one player',
      'Ranking: Alice = Bob',
    ],
    ['Winners: Bob', 'NOTE-1', 'Winners: Bob', 'is a heading', 'Winner: Bob'],
  ])('error in %s: %s', (...ruling) => {
    rule(PLAYED, ruling, 'error');
  });

  it.each([
    ['Winner: Bob\nWinner: Alice'],
    ['Ranking: Bob > Alice\nRanking: Alice > Bob'],
    ['Showdown:\nBob: A♠ K♠\nShowdown:'],
    ['Winners:\nMain Pot: Bob\nWinners:'],
    ['Winners:\nMain Pot: Bob\nMain Pot: Alice'],
    ['Flop Base (A♥ K♦ 7♣):\nFlop Base:'],
    ['Showdown:\nBob: A♠ K♠\nBob: A♠ K♠'],
    ['Board 2 (A♥)\nBoard 2 (K♥)'],
  ])('NOTE-1 what stands once cannot stand twice: %j', (lines) => {
    const found = only(`${PLAYED}${lines}\n`);
    expect(found).toMatchObject({ rule: 'NOTE-1', severity: 'error' });
    expect(found.at.line).toBe(7 + lines.split('\n').length);
  });

  it('NOTE-1 an action below the outcome is read, with a warning', () => {
    const { record, findings } = readHands(`${PLAYED}Winner: Bob\nBob: Fold\n`).hands[0]!;
    expect(findings).toMatchObject([{ rule: 'NOTE-1', severity: 'warning' }]);
    expect(record.sections[0]!.actions).toHaveLength(1);
  });
});

describe('text that is no hand', () => {
  it.each([[''], ['\n\n'], ['hello'], ['# only a comment'], ['\u0000\u0001\u0002'], ['Event: x']])(
    'NOTE-3 %j holds no hand',
    (text) => {
      const { hands, findings } = readHands(text);
      expect(hands).toEqual([]);
      expect(findings).toHaveLength(1);
      expect(findings[0]).toMatchObject({ rule: 'NOTE-3', severity: 'error', fix: 'Hand (1)' });
      expect(findings[0]!.at).toMatchObject({ line: 1, column: 1 });
      expect(findings[0]!.message).toMatch(/^There is no hand in this text/);
    },
  );

  it('NOTE-1 lines before the first hand are one warning for each run of them', () => {
    const { findings } = readHands(`Hi Bob,\nsee below\n\n# fine\nthanks\n${PLAYED}`);
    expect(findings.map((one) => [one.rule, one.severity, one.at.line])).toEqual([
      ['NOTE-1', 'warning', 1],
      ['NOTE-1', 'warning', 5],
    ]);
  });

  it('NOTE-1 a line of more than 2,000 characters is not parsed', () => {
    const found = only(`${PLAYED}${'Bob: Call 5 '.repeat(200)}\n`);
    expect(found).toMatchObject({ rule: 'NOTE-1', severity: 'error' });
    expect(found.found!.length).toBeLessThan(70);
  });

  it('NOTE-1 what cannot be printed is spelt out', () => {
    const found = only(`${PLAYED}\u0000\u0001\u202Ex\u0007\n`);
    expect(found.found).toBe('\\x00\\x01\\u202Ex\\x07');
    expect(found.message).toContain('`\\x00\\x01\\u202Ex\\x07`');
  });
});
