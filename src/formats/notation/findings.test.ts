import { describe, expect, it } from 'vitest';
import type { Finding } from '../../kernel/finding.ts';
import { readHands } from './read-hands.ts';

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
    ['Zachary: Fold', 'NOTE-2', 'Zachary', 'Zachary', null],
    ['BB: Check', 'NOTE-2', 'BB', '`BB` is a position; write the player', 'Bob'],
    ['BTN: fold', 'NOTE-2', 'BTN', "write the player's name: Charlie", 'Charlie'],
    ['Button: folds', 'NOTE-2', 'Button', "write the player's name: Charlie", 'Charlie'],
    ['UTG: raise to 3000', 'NOTE-2', 'UTG', "write the player's name: Charlie, Alice or Bob", null],
    ['Bob: Rase 500', 'NOTE-1', 'Rase 500', 'Raise may be meant', 'Raise 500'],
    ['Bob: cehck', 'NOTE-1', 'cehck', 'Check may be meant', 'Check'],
    ['Bob: Raise foo', 'NOTE-1', 'Raise foo', '`foo` after Raise is not an amount', null],
    ['Bob: jumps', 'NOTE-1', 'jumps', 'write Fold, Check, Call, Bet, Raise or All-In', null],
    ['Bob: 500', 'NOTE-1', '500', 'The action is missing', null],
    ['Bob: Raise', 'NOTE-4', 'Raise', 'has no amount', null],
    ['Bob: min-raises', 'NOTE-4', 'min-raises', 'has no amount', null],
    ['Bob: 3-bets', 'NOTE-4', '3-bets', 'has no amount', null],
    ['Bob: bets', 'NOTE-4', 'bets', 'has no amount', null],
    ['Bob: Raise 25.000', 'NOTE-4', '25.000', '25,000 or 25', null],
    ['Bob: Raise 1,500k', 'NOTE-4', '1,500k', '1,500,000 or 1,500', null],
    ['Bob: Raise 1e5', 'NOTE-4', '1e5', 'probably means 100,000', '100000'],
    ['Bob: Raise 12.5', 'CHIP-1', '12.5', 'not a whole number', null],
    ['Bob: Raise -5', 'CHIP-1', '-5', 'has no sign', '5'],
    ['Bob: Raise −5', 'CHIP-1', '−5', 'has no sign', '5'],
    ['Bob: raise +3000', 'CHIP-1', '+3000', 'amounts are totals and a + is not read', null],
    ['Bob: Raise 1e400', 'CHIP-1', '1e400', '9,007,199,254,740,991', null],
    ['Bob: Raise NaN', 'CHIP-1', 'NaN', 'not an amount', null],
    ['Bob: Call 99999999999999999999', 'CHIP-1', '99999999999999999999', 'more than', null],
    ['hello', 'NOTE-1', 'hello', '`hello` fits nothing', '# hello'],
    ['Bob 500', 'NOTE-1', 'Bob 500', 'fits nothing', '# Bob 500'],
  ])('error in %s: %s', (...ruling) => {
    rule(PLAYED, ruling, 'error');
  });

  it.each<Ruling>([
    ['Bob: Fold 500', 'NOTE-4', '500', 'A fold has no amount', 'Fold'],
    ['Bob: Check 100', 'NOTE-4', '100', 'A check has no amount', 'Check'],
    ['Bob (XYZ): Fold', 'NOTE-1', '(XYZ)', 'is not a position', null],
  ])('warning in %s: %s', (...ruling) => {
    rule(PLAYED, ruling, 'warning');
  });

  it('NOTE-2 the nearest name comes as an edit', () => {
    const { edit } = only(`${PLAYED}1. Alise (SB): Fold\n`);
    expect(edit).toEqual({ line: 8, column: 4, endLine: 8, endColumn: 9, text: 'Alice' });
  });

  it.each<[string, string, string, boolean]>([
    ['one letter of a name nobody else is near', 'Alice Mike Zoe', 'Alise', true],
    ['two letters that were swapped', 'Alice Mike Zoe', 'Alcie', true],
    ['two wrong letters', 'Alexander Mike Zoe', 'Alxandre', false],
    ['a name of three letters', 'Alice Mike Zoe', 'Zoo', false],
    ['a name with another beside it', 'Marco Marta Zoe', 'Marca', false],
  ])('NOTE-2 the edit is there only if nobody else can be meant: %s', (_, names, written, sure) => {
    const [dealer, sb, bb] = names.split(' ');
    const setup = `Stack Setup:\n${dealer} Dealer 500\n${sb} SB 500\n${bb} BB 500\n`;
    const found = only(`${HEADER}${setup}Preflop Base:\n${written}: Fold\n`);
    expect(found.rule).toBe('NOTE-2');
    expect(names.split(' ')).toContain(found.fix);
    expect(found.edit === null).toBe(!sure);
  });

  it.each<[string, string | null]>([
    ['BB: call', 'Bob'],
    ['btn: fold', 'Charlie'],
    ['Dealer: fold', 'Charlie'],
    ['CO: fold', null],
  ])('NOTE-2 a position is not a misspelt name: %s', (line, name) => {
    const { rule: id, fix, edit } = only(`${PLAYED}${line}\n`);
    expect([id, fix, edit?.text ?? null]).toEqual(['NOTE-2', name, name]);
  });

  it('NOTE-2 any label of the setup tells who is meant', () => {
    const setup = `${SETUP}Dora UTG 500\nBea 700\n`;
    const found = only(`${HEADER}${setup}Preflop:\nUTG: raise to 300\n`);
    expect(found).toMatchObject({ rule: 'NOTE-2', fix: 'Dora', edit: { text: 'Dora' } });
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

  it.each<Ruling>([
    ['Player 2 500', 'NOTE-4', '2 500', 'Player 2 with 500 or Player with 2,500', null],
    ['Bob 25 000', 'NOTE-4', '25 000', 'Bob with 25,000', null],
    ['Bob BB', 'NOTE-4', 'Bob BB', 'is missing', null],
    ['Bob BB ?', 'NOTE-4', 'Bob BB ?', 'is missing', null],
    ['Bob BB 25.000', 'NOTE-4', '25.000', '25,000 or 25', null],
    ['Bob BB 500x', 'NOTE-4', '500x', 'cannot be read', null],
    ['Bob BB 12.5', 'CHIP-1', '12.5', 'not a whole number', null],
    ['Bob BB -200', 'CHIP-1', '-200', 'has no sign', '200'],
    ['Bob BB NaN', 'CHIP-1', 'NaN', 'not an amount', null],
    ['Bob BB 1e400', 'CHIP-1', '1e400', 'more than', null],
    ['Alice BB 500', 'SEAT-6', 'Alice', 'of their own, such as Alice 2', null],
    ['12. Bob BB 500', 'SEAT-6', '12. Bob', 'starts like a numbered line', null],
    ['Bob, Jr BB 500', 'SEAT-6', 'Bob, Jr', 'contains `,`', null],
    ['Bob (x) BB 500', 'SEAT-6', 'Bob (x)', 'contains `(`', null],
    ['Bo:b BB 500', 'SEAT-6', 'Bo:b', 'contains `:`', null],
    ['Bob SB BB 500', 'SEAT-6', 'Bob SB', 'ends in SB', null],
    [`${'x'.repeat(41)} BB 500`, 'SEAT-6', 'x'.repeat(41), '41 characters; 40', null],
    ['Side Pot 1 BB 500', 'SEAT-6', 'Side Pot 1', 'another part of a hand', null],
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
    ['Flop Base (Zz K♦ 7♣):', 'WIN-5', 'Zz', '`Zz` is not a card', null],
    ['Flop Base (K♦ 7♣):', 'WIN-5', 'K♦ 7♣', 'brings 3 cards; here are 2', null],
    ['Turn Base (K♦ 7♣):', 'WIN-5', 'K♦ 7♣', 'brings 1 card; here are 2', null],
    ['Flop Base (K♦ 7♣ K♦):', 'WIN-5', 'K♦', 'only once', null],
    ['Bob: A♠ Zz', 'WIN-5', 'Zz', '`Zz` is not a card', null],
    ['Bob: A♠', 'WIN-5', 'A♠', 'has 1 card here', null],
    ['Bob: A♠ K♠ Q♠', 'WIN-5', 'A♠ K♠ Q♠', 'has 3 cards here', null],
    ['Bob: A♠ A♠', 'WIN-5', 'A♠', 'only once', null],
    ['Board 2 (Zz)', 'WIN-5', 'Zz', '`Zz` is not a card', null],
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
    ['Winner:', 'NOTE-1', 'Winner:', 'No player is named', null],
    ['Main Pot:', 'NOTE-1', 'Main Pot:', 'No player is named', null],
    ['Ranking: Bob > > Alice', 'NOTE-1', 'Ranking: Bob > > Alice', 'A name is missing', null],
  ])('error in %s: %s', (...ruling) => {
    rule(PLAYED, ruling, 'error');
  });

  it.each([
    ['Winner: Alice, Bob', 'names one player', 'Ranking: Alice = Bob'],
    ['Winner: alice and Bob', 'names one player', 'Ranking: Alice = Bob'],
    ['Winner: Alice, Bob & Charlie', 'names one player', 'Ranking: Alice = Bob = Charlie'],
    ['Winners: Bob, alice', 'is a heading', 'Ranking: Bob = Alice'],
    ['Winners: Bob and Alice', 'is a heading', 'Ranking: Bob = Alice'],
    ['Winners: Bob', 'is a heading', 'Winner: Bob'],
  ])('NOTE-1 who shares everything is ranked as equal, here as an edit: %s', (line, says, fix) => {
    const found = only(`${PLAYED}${line} # so\n`);
    const edit = { line: 8, column: 1, endColumn: line.length + 1, text: fix };
    expect(found).toMatchObject({ rule: 'NOTE-1', severity: 'error', fix, edit });
    expect(found.message).toContain(says);
  });

  it.each<[string, string | null]>([
    ['Alice wins', 'Winner: Alice'],
    ['alice wins 4000', 'Winner: Alice'],
    ['Alice wins the pot', 'Winner: Alice'],
    ['Alice: wins', 'Winner: Alice'],
    ['Alice collected 4,000 from the pot', 'Winner: Alice'],
    ['Alice and Bob split', 'Ranking: Alice = Bob'],
    ['Alice, Bob and Charlie chop the pot', 'Ranking: Alice = Bob = Charlie'],
    ['Split pot', null],
    ['Charlie: Fold\nSplit pot', 'Ranking: Alice = Bob'],
  ])('NOTE-1 an outcome told in a sentence is not guessed at: %j', (lines, fix) => {
    const found = only(`${PLAYED}${lines}\n`);
    expect(found).toMatchObject({ rule: 'NOTE-1', severity: 'error', fix, edit: null });
    expect(found.message).toContain(fix === null ? 'Ranking: Alice = Bob' : `\`${fix}\``);
    expect(found.message).not.toContain('#');
  });

  it('NOTE-1 a sentence about somebody else is a line that fits nothing', () => {
    expect(only(`${PLAYED}nobody wins\n`).fix).toBe('# nobody wins');
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

describe('text that is not a hand', () => {
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

  it('NOTE-1 lines before the first hand that name a player or have a verb are one warning for each run', () => {
    const { findings } = readHands(`Hi Bob,\nsee below\n\n# fine\nthanks\n\nhe folds\n${PLAYED}`);
    expect(findings.map((one) => [one.rule, one.severity, one.at.line])).toEqual([
      ['NOTE-1', 'warning', 1],
      ['NOTE-1', 'warning', 7],
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
