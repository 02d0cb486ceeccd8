import { describe, expect, test } from 'vitest';
import type { HandStream } from '../../src/formats/format.ts';
import { legalName } from '../../src/formats/legal-name.ts';
import { currencyCode } from '../../src/formats/money.ts';
import { writeHand } from '../../src/formats/notation/index.ts';
import { streamOhh } from '../../src/formats/ohh/read-hand.ts';
import { writeOhh } from '../../src/formats/ohh/write.ts';
import { streamPokerStars } from '../../src/formats/pokerstars/stream.ts';
import { writePokerStars } from '../../src/formats/pokerstars/write.ts';
import type { ReadHand } from '../../src/formats/read-hand.ts';
import { type Prng, pick, prng } from '../../src/kernel/prng.ts';
import { settleHand } from '../../src/referee/index.ts';
import { checkName } from '../../src/rules/index.ts';
import { sample } from '../sample.ts';
import { ALL_INS, writableText } from './all-ins.ts';
import { readAll } from './round-trip.ts';

const FORMATS = [
  ['PokerStars', streamPokerStars, writePokerStars(writableText(ALL_INS)).text],
  ['OHH', streamOhh, writeOhh(writableText(ALL_INS)).text],
] as const;

type Open = (onHand: (hand: ReadHand) => void) => HandStream;

/** Reads, judges and writes whatever is there; what matters is that nothing throws. */
function survive(open: Open, text: string): ReadHand[] {
  const { hands } = readAll(open, text);
  for (const hand of hands) {
    settleHand(hand);
    writeHand(hand.record);
  }
  return hands;
}

const RUBBISH = [
  ...['\0', '\r', '\n', '\n\n', '{', '}', '"', '[', ']', ',', ':', '-', '999999999999999999'],
  ...['1e309', 'NaN', '\u202E', '\uD83C', '٣', '∞', 'Seat 1: ', '*** FLOP ***', 'null'],
];

function brokenText(chance: Prng, text: string): string {
  let broken = text;
  for (let times = 1 + chance.below(4); times > 0; times--) {
    const at = chance.below(broken.length);
    const to = Math.min(broken.length, at + chance.below(20));
    broken = broken.slice(0, at) + pick(chance, RUBBISH) + broken.slice(to);
  }
  return broken;
}

describe.each(FORMATS)('%s', (_, open, text) => {
  test('a text cut anywhere is read as far as it goes, with a message', () => {
    for (let end = 1; end < text.trimEnd().length; end += 3) {
      const cut = text.slice(0, end);
      const { hands, outside } = readAll(open, cut);
      const said = hands.flatMap((hand) => settleHand(hand).findings);
      const isWhole = hands.length === 1 && hands[0]!.claims.totalPot !== null;
      if (said.length + outside.length === 0 && !isWhole) throw new Error(`nothing said:\n${cut}`);
    }
  });

  test('texts with signs, words and lines put in, taken out and swapped', () => {
    const chance = prng(5);
    for (let i = 0; i < sample(3000, 1000); i++) survive(open, brokenText(chance, text));
  });

  test('broken texts give the same findings in whatever pieces they come', () => {
    const chance = prng(6);
    for (let i = 0; i < sample(1000, 300); i++) {
      const broken = `${brokenText(chance, text)}\n\nnice hand, that one\n${text}`;
      const hands: ReadHand[] = [];
      const stream = open((hand) => hands.push(hand));
      for (let at = 0; at < broken.length; ) {
        const end = at + 1 + chance.below(200);
        stream.push(broken.slice(at, end));
        at = end;
      }
      const inPieces = JSON.stringify({ hands, outside: stream.end() });
      if (inPieces !== JSON.stringify(readAll(open, broken))) {
        throw new Error(`read in two ways: ${JSON.stringify(broken)}`);
      }
    }
  });

  test('a line of 100 MB is a message, and memory stays bounded', () => {
    const stream = open(onHand);
    const hands: ReadHand[] = [];
    function onHand(hand: ReadHand): void {
      hands.push(hand);
    }
    const piece = 'x1, "'.repeat(13_107);
    const before = process.memoryUsage().heapUsed;
    stream.push(text.slice(0, Math.floor(text.length / 2)));
    for (let size = 0; size < 100_000_000; size += piece.length) stream.push(piece);
    const grown = process.memoryUsage().heapUsed - before;
    stream.push(`\n\n${text}`);
    const outside = stream.end();
    expect(hands.length).toBe(2);
    expect(hands[0]!.findings.some(({ severity }) => severity === 'error')).toBe(true);
    expect(hands[1]!.findings.concat(outside)).toEqual([]);
    expect(grown).toBeLessThan(60_000_000);
  });

  test('bytes that are not a text of ours give no hand and few findings', () => {
    const chance = prng(9);
    const noise = Array.from({ length: 50_000 }, () => String.fromCharCode(chance.below(65_536)));
    const { hands, outside } = readAll(open, noise.join(''));
    expect(hands.length).toBeLessThan(50);
    expect(outside.length).toBeLessThanOrEqual(20);
  });
});

test('10,000 seats are one message each format, and quickly', () => {
  const seats = Array.from({ length: 10_000 }, (_, i) => i + 1);
  const stars = FORMATS[0][2].replace(
    'Seat 5: Eve (9000 in chips)\n',
    seats.map((n) => `Seat ${n + 9}: P${n} (9000 in chips)\n`).join(''),
  );
  const players = seats.map((n) => ({ id: n + 9, seat: n + 9, name: `P${n}`, starting_stack: 9 }));
  const ohh = FORMATS[1][2].replace(
    '"players":[',
    `"players":[${JSON.stringify(players).slice(1, -1)},`,
  );
  for (const [open, text] of [
    [streamPokerStars, stars],
    [streamOhh, ohh],
  ] as const) {
    const [hand] = survive(open, text);
    expect(hand!.findings.some(({ severity }) => severity === 'error')).toBe(true);
    expect(hand!.findings.length).toBeLessThanOrEqual(50);
  }
});

test('SEAT-6 whatever a player is called elsewhere, they get a legal name here', () => {
  const chance = prng(3);
  const parts = [
    'a',
    ':',
    ' ',
    '(',
    ')',
    ',',
    '#',
    ' > ',
    ' *',
    '*',
    'D',
    'BB',
    'hand',
    '12.',
    '-',
    '\u202E',
    '🂡',
    '３',
  ];
  for (let i = 0; i < 3000; i++) {
    const written = Array.from({ length: chance.below(30) }, () => pick(chance, parts)).join('');
    const taken = new Set(['a', 'Player', 'D_']);
    const name = legalName(written, (other) => taken.has(other));
    expect([written, checkName(name), taken.has(name)]).toEqual([written, null, false]);
  }
  expect(legalName('[ME]', () => false)).toBe('[ME]');
  expect(legalName('the *star*', () => false)).toBe('the _star_');
  expect(currencyCode('€')).toBe('EUR');
});
