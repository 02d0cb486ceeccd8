import { describe, expect, it } from 'vitest';
import { streamPhh } from '../../src/formats/phh/stream.ts';
import type { ReadHand } from '../../src/formats/read-hand.ts';
import { settleHand } from '../../src/referee/index.ts';
import { readAll } from './round-trip.ts';

const HAND = `variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [50, 100, 0]
min_bet = 100
starting_stacks = [1000, 800, 600]
actions = ['p3 cbr 300', 'p1 f', 'p2 f']
players = ['Ann', 'Ben', 'Cleo']
`;

const file = (...hands: readonly string[]): string =>
  hands.map((hand, i) => `[${i + 1}]\n${hand}`).join('\n');

/** A good hand, a bad one, a good one: the good ones must come through. */
function between(bad: string): ReadHand {
  const { hands, outside } = readAll(streamPhh, file(HAND, bad, HAND));
  expect(outside).toEqual([]);
  expect(hands).toHaveLength(3);
  for (const good of [hands[0]!, hands[2]!]) {
    expect(good.findings).toEqual([]);
    expect(settleHand(good).settlement!.totalPot).toBe(250);
  }
  settleHand(hands[1]!);
  return hands[1]!;
}

const changed = (line: string, by: string): string => {
  expect(HAND).toContain(line);
  return HAND.replace(line, by);
};

const list = (count: number, entry: string): string =>
  `[${new Array(count).fill(entry).join(', ')}]`;

const CASES: readonly (readonly [title: string, hand: string, rule: string, message: string])[] = [
  ['a list that is cut off', HAND.slice(0, HAND.indexOf(", 'p2 f'")), 'FORM-5', 'does not end'],
  ['a quote that is cut off', HAND.slice(0, HAND.indexOf(" 300'")), 'FORM-5', 'not text in quotes'],
  ['a hand without its end', HAND.slice(0, HAND.indexOf('actions')), 'FORM-5', 'no `actions`'],
  ['nothing in a table', '', 'FORM-5', 'which game'],
  ['duplicate keys', `${HAND}min_bet = 200\n`, 'FORM-5', 'a second time; the first is on line'],
  ['a card that is none', changed("'p1 f'", "'d db ZzAhKh'"), 'WIN-5', 'not a card'],
  ['a card dealt twice', changed("'p1 f'", "'d dh p1 AhAh'"), 'WIN-5', 'Ah is out already'],
  ['too many cards', changed("'p1 f'", "'d db AhKhQhJh'"), 'WIN-5', 'not 4'],
  ['an action of another game', changed("'p1 f'", "'p1 sd'"), 'NOTE-1', "not a hold'em action"],
  ['a player who is not there', changed("'p1 f'", "'p4 f'"), 'NOTE-2', '3 players'],
  ['a sign before an amount', changed('cbr 300', 'cbr=300'), 'NOTE-1', 'names no amount'],
  ['an endless amount', changed('cbr 300', 'cbr 1e309'), 'NOTE-1', '1e309'],
  ['an endless stack', changed('1000,', '1e309,'), 'CHIP-1', 'more than can be counted'],
  ['a stack of many decimals', changed('1000,', '0.1234567890123,'), 'CHIP-1', 'decimals'],
  ['no number', changed('1000,', 'nan,'), 'FORM-5', '`nan`'],
  ['a text for a number', changed('1000,', "'1000',"), 'FORM-5', 'is not a number'],
  ['no list', changed('[0, 0, 0]', '0'), 'FORM-5', 'square brackets'],
  ['lists within lists', changed('[0, 0, 0]', '['.repeat(5000)), 'FORM-5', '`antes`'],
  ['too few antes', changed('[0, 0, 0]', '[0, 0]'), 'FORM-5', '2 entries for 3 stacks'],
  ['one player', changed('[1000, 800, 600]', '[1000]'), 'FORM-5', '3 entries for 1 stack'],
  ['10,000 players', changed('[1000, 800, 600]', list(10_000, '1')), 'SEAT-1', '10,000 stacks'],
  [
    'many actions',
    changed("['p3 cbr 300'", `${list(5000, "'p3 cc'").slice(0, -1)}`),
    'NOTE-1',
    '2,000',
  ],
  ['no blinds', changed('[50, 100, 0]', '[0, 0, 0]'), 'FORM-5', 'Nobody posts a big blind'],
  ['wrong encoding', changed("'Ann'", "'Ann\uFFFD'"), 'FORM-2', 'not UTF-8'],
  ['garbage', `${HAND}hello world\n`, 'NOTE-1', 'not a line of a PHH file'],
  [
    'something after a value',
    changed('min_bet = 100', 'min_bet = 100 200'),
    'NOTE-1',
    'follows the value',
  ],
];

describe('hostile PHH files', () => {
  it.each(CASES)('%s: a message, and the hands around it are read', (_, hand, rule, message) => {
    const { findings } = between(hand);
    const said = findings.find((finding) => finding.rule === rule);
    expect(said?.message ?? JSON.stringify(findings)).toContain(message);
    expect(said!.at.line).toBeGreaterThan(9);
  });

  it.each(['cbr300', 'cbr  300', 'cbr\t300'])('no digit of an amount is lost: %s', (written) => {
    const { record } = between(changed('cbr 300', written));
    expect(record.sections[0]!.actions[0]).toMatchObject({ verb: 'raise', to: 300 });
  });

  it('any line ends, a BOM, and pieces cut anywhere', () => {
    const plain = readAll(streamPhh, file(HAND, HAND)).hands;
    for (const end of ['\r\n', '\r']) {
      const text = `\uFEFF${file(HAND, HAND).replaceAll('\n', end)}`;
      for (const size of [1, 2, 5, 1000]) {
        const hands: ReadHand[] = [];
        const stream = streamPhh((hand) => hands.push(hand));
        for (let at = 0; at < text.length; at += size) stream.push(text.slice(at, at + size));
        expect(stream.end()).toEqual([]);
        expect(hands).toEqual(plain);
      }
    }
  });

  it('a heading cut anywhere, also after much text', () => {
    const text = file(...new Array<string>(400).fill(HAND));
    const start = text.indexOf('[200]') - 5;
    for (let at = start; at < start + 20; at++) {
      const hands: ReadHand[] = [];
      const stream = streamPhh((hand) => hands.push(hand));
      stream.push(text.slice(0, at));
      stream.push(text.slice(at, at + 40_000));
      stream.push(text.slice(at + 40_000));
      stream.end();
      expect(hands).toHaveLength(400);
      expect(hands.every(({ findings }) => findings.length === 0)).toBe(true);
      expect(hands[399]!.lastLine).toBe(text.trimEnd().split('\n').length);
    }
  });

  it('text of no hand at all', () => {
    const { hands, outside } = readAll(streamPhh, 'hello\n# comment\n\nworld = 1\n');
    expect(hands).toEqual([]);
    expect(outside.map(({ rule, at }) => [rule, at.line])).toEqual([['NOTE-1', 1]]);
    expect(readAll(streamPhh, '')).toEqual({ hands: [], outside: [] });
  });

  it('a line of 256 million characters is passed over and not held', () => {
    const hands: ReadHand[] = [];
    const stream = streamPhh((hand) => hands.push(hand));
    stream.push(file(HAND));
    stream.push("\n[2]\nvenue = '");
    const piece = 'x'.repeat(1 << 20);
    const before = process.memoryUsage().heapUsed;
    let most = 0;
    for (let i = 0; i < 256; i++) {
      stream.push(piece);
      most = Math.max(most, process.memoryUsage().heapUsed - before);
    }
    stream.push(`'\n${HAND}\n[3]\n${HAND}`);
    expect(stream.end()).toEqual([]);
    expect(hands.map(({ findings }) => findings.map(({ rule }) => rule))).toEqual([
      [],
      ['FORM-5'],
      [],
    ]);
    expect(hands[2]!.firstLine).toBe(hands[1]!.firstLine + 10);
    expect(most).toBeLessThan(150 * 1024 * 1024);
  });

  it('an endless list and endless small pieces take time in proportion to their length', () => {
    const text = `[1]\nantes = [${'0, '.repeat(200_000)}`;
    const stream = streamPhh(() => {});
    for (let at = 0; at < text.length; at += 10) stream.push(text.slice(at, at + 10));
    stream.end();
  });

  it('what was read before does not go on where a text is cut off', () => {
    const rest = '[2]\n';
    const whole = HAND.slice(0, HAND.indexOf('actions'));
    const cut = `# ${'.'.repeat(200)}\n${whole}actions = ['p3 cbr 300', 'p1 c`;
    // Where the second hand breaks off, the first text has what its last action lacks.
    const before = `[1]\n${HAND}# `;
    const filled = `${before.padEnd(rest.length + cut.length, '.')}c']\n`;
    const hands: ReadHand[] = [];
    const stream = streamPhh((hand) => hands.push(hand));
    stream.push(`${filled}# ${'.'.repeat(40_000)}\n${rest}`);
    stream.push(cut);
    stream.end();
    expect(hands.map(({ findings }) => findings.map(({ rule }) => rule))).toEqual([
      [],
      ['FORM-5', 'FORM-5'],
    ]);
  });

  it('takes a heading with blanks before it, at the end of a file too', () => {
    const { hands } = readAll(streamPhh, `[1]\n${HAND}  [2]\n${HAND}\t[3]\n`);
    expect(hands.map(({ record }) => record.at)).toEqual([
      { line: 1, column: 1, length: 3 },
      { line: 9, column: 3, length: 3 },
      { line: 17, column: 2, length: 3 },
    ]);
  });
});
