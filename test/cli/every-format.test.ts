import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { FOREIGN_IDS, type ForeignId } from '../formats/foreign-formats.ts';
import { sidepot } from './fake-io.ts';

/** RULES: 300/500/1,000 → 900 · 400, 500 back to Carol; Alice wins the main, Carol the side pot. */
const THREE_WAY = `Hand (41)
started_at: 00:01:00 ended_at: 00:02:00
SB 50 BB 100
Stack Setup:
Alice Dealer 300
Bob SB 500
Carol BB 1000

Preflop Base:
1. Alice (Dealer): All-In 300
2. Bob (SB): All-In 500
3. Carol (BB): All-In 1000
Flop Base (2♣ 7♦ K♥):
Turn Base (9♠):
River Base (3♣):

Showdown:
Alice: A♠ A♦
Bob: 5♠ 4♦
Carol: Q♠ Q♦
`;

/** NEXT-3: Bob is out; the BB goes to Alice, after Carol. Alice 900, Carol 500 + 400. */
const NEXT_SEATS = ['Carol SB 900', 'Alice BB 900', 'Bob 0'];

const files: Record<string, string | Uint8Array> = {};
const nameOf = (format: ForeignId): string => `hands.${format}`;

beforeAll(async () => {
  for (const format of FOREIGN_IDS) {
    const { out } = await sidepot(['convert', '--to', format, '--quiet'], { stdin: THREE_WAY });
    files[nameOf(format)] = out;
    files[`${nameOf(format)}.gz`] = gzipSync(out);
  }
});

/** Every way in which hands come: by name, packed, on standard input. */
const run = (args: readonly string[], format: ForeignId, way: string) =>
  way === 'standard input'
    ? sidepot(args, { files, stdin: files[nameOf(format)] as string })
    : sidepot([...args, way === 'packed' ? `${nameOf(format)}.gz` : nameOf(format)], { files });

const WAYS = ['by name', 'packed', 'standard input'];
const TABLE = FOREIGN_IDS.flatMap((format) => WAYS.map((way) => [format, way] as const));

/** Seats without the eliminated, whom no other format lists (SEAT-5). */
const seatsIn = (text: string): string[] =>
  text.split('\n').filter((line) => /^(Alice|Bob|Carol) .*\d$/.test(line));

describe.each(TABLE)('%s %s', (format, way) => {
  test('check', async () => {
    const { exit, out } = await run(['check'], format, way);
    expect([exit, out]).toEqual([0, expect.stringMatching(/^1 hand: (nothing wrong|1 info)\n$/m)]);
  });

  test('settle: pots and who wins them', async () => {
    const { exit, out } = await run(['settle', '--json'], format, way);
    const line = JSON.parse(out.split('\n')[0]!);
    expect(exit).toBe(0);
    expect(line.pots.map((pot: { amount: number }) => pot.amount)).toEqual([900, 400]);
    expect(line.returned).toEqual([{ name: 'Carol', amount: 500 }]);
  });

  test('NEXT-3 next: the hand that follows', async () => {
    const { exit, out } = await run(['next'], format, way);
    expect(exit).toBe(0);
    expect(seatsIn(out)).toEqual(NEXT_SEATS);
  });

  test('format: prints the notation', async () => {
    const { exit, out } = await run(['format'], format, way);
    expect(exit).toBe(0);
    expect(out).toContain('Alice Dealer 300\nBob SB 500\nCarol BB 1000\n');
    expect(out).toContain('1. Alice (Dealer): All-In 300\n');
  });

  test('audit reads the same', async () => {
    if (way !== 'standard input') return;
    expect((await run(['audit'], format, way)).out).toContain('1 hand in 1 file');
  });
});

describe.each(FOREIGN_IDS)('%s', (format) => {
  test('compare: the hand just played', async () => {
    const answer = `Hand (42)
started_at: 00:02:00 ended_at: HH:MM:SS
SB 50 BB 100
Stack Setup:
${NEXT_SEATS.join('\n')}
`;
    const next = await sidepot(['next', nameOf(format)], { files });
    const good = await sidepot(['compare', nameOf(format), 'next.txt'], {
      files: { ...files, 'next.txt': next.out },
    });
    expect(good.out).toContain('ALL CHECKS PASSED');
    const wrong = await sidepot(['compare', nameOf(format), 'answer.txt'], {
      files: { ...files, 'answer.txt': answer.replace('Carol SB 900', 'Carol SB 500') },
    });
    expect(wrong.exit).toBe(1);
    expect(wrong.out).toContain('Carol');
  });

  test('check --fix leaves the file alone and says what to do', async () => {
    const ran = await sidepot(['check', '--fix', nameOf(format)], { files });
    expect(ran.written).toEqual({});
    expect(ran.exit).toBe(2);
    expect(ran.err).toContain(`sidepot convert ${nameOf(format)} --to notation`);
  });

  test('check --fix on standard input prints the text as it came', async () => {
    const text = files[nameOf(format)] as string;
    const ran = await sidepot(['check', '--fix'], { stdin: text });
    expect(ran.out).toBe(text);
    expect(ran.exit).toBe(2);
  });

  test('format --write leaves the file alone and says what to do', async () => {
    const ran = await sidepot(['format', '--write', nameOf(format)], { files });
    expect(ran.written).toEqual({});
    expect(ran.out).toBe('');
    expect(ran.exit).toBe(2);
    expect(ran.err).toContain(`sidepot convert ${nameOf(format)} --to notation`);
  });
});

test('findings point into the lines of the original file', async () => {
  const text = (files[nameOf('pokerstars')] as string).replace(
    'Total pot 1300 Main pot 900.',
    'Total pot 1500 Main pot 1100.',
  );
  const line = text.split('\n').findIndex((one) => one.startsWith('Total pot')) + 1;
  const { exit, out } = await sidepot(['check', 'a.txt'], { files: { 'a.txt': text } });
  expect(exit).toBe(1);
  expect(out).toContain(`a.txt:${line}:1  FORM-4  error  The file says the total pot is 1,500`);
  expect(out).toContain(`  ${line} | Total pot 1500 Main pot 1100.`);
});

test('CHIP-1 amounts in cents are said to be cents', async () => {
  const cash = `variant = 'NT'
antes = [0, 0]
blinds_or_straddles = [0.50, 1]
min_bet = 1
starting_stacks = [100, 100]
actions = ['p2 f']
players = ['Ann', 'Ben']
currency = 'USD'
`;
  const { out } = await sidepot(['settle'], { stdin: cash });
  expect(out).toContain('Amounts are in units of 1/100 USD.');
});
