import { expect, it } from 'vitest';
import { type Prng, pick, prng } from '../../kernel/prng.ts';
import type { ReadHand } from '../read-hand.ts';
import { writeHands } from './index.ts';
import { readHands, streamHands } from './read-hands.ts';

const SEED = 20240229;

const TIDY = `Hand (12)
started_at: 00:02:30 ended_at: 00:05:40
SB 5000 BB 10000 Ante 10000
Button: Dead
Stack Setup:
Charlie Dealer 500000
Alice SB 600000
Bob BB 350000
Dora 0

Preflop Base:
1. Charlie (Dealer): Raise 25000
2. Alice (SB): Call 25000
3. Bob (BB): All-In 340000
Preflop More 1:
4. Charlie (Dealer): Fold
5. Alice (SB): Call 340000
Flop Base (A♥ K♦ 7♣):
Turn Base (2♠):
River Base (9♦):

Showdown:
Alice: K♠ K♥
Bob: A♠ Q♠
`;

const MESSY = `# top
hand #7 # final
sb 100 bb 200 ante 25
Rules: tda # strict
Player 1 BTN 1.5 Mil
Bob Smith SB 25 000
Carl BB 2.5k
Cards:
Bob Smith: Ah Kh
PREFLOP
- Player 1: raises to 600
• bob smith (SB): shove # wow
Carl folds
3. Player 1: Call !
Flop: 2c 3c 4c
Turn [5d]
River Base (2c 3c 4c 5d 9♦)
Board 2 (6s 7s)
Winners:
Main Pot: Bob Smith, Player 1
Side Pot 1, Board 2: Carl
Ranking: Carl > Player 1 = Bob Smith
Winner: Carl
see you

# next
`;

const ODD_LINES =
  `Hand|Hand (x)|Hand UTG 500|Hand 3 was fun|SB 3 BB 4|SB 12.5 BB 25|SB 100|Ante 5|Ante 0
started_at: 99:99:99|Button: Moving|Button: Foo|Event:|Winner:|Winner: Alice, Bob|Winners: Bob|Main Pot:
Bob SB UTG 500|Level 12|Alice: 500|Alice: Zz Kd|Alice: three kings|Alice: Rase 500|foo bar|River 500|Bob ?
Bob SB -5|Bob 12.5|Player 2 500|Flop Base (Zz)|Turn Base ()|x: Ah Kh|Alice calls 500|Alice mucks|12. Bob SB 5
Bob, Jr SB 500|Foo (SB) (BB): Call|Stack Setup:|Showdown|Cards:|Ranking: a>b=c|- # x|Alice (Foo): Call|SB 500
Blinds 5/10|Blinds 5/10 (x)|Smith: f|Bob: r 50|Alice wins 5|Split pot|Alice and Bob split|BB: call|Winners: Bob, Alice
SB Al 500|BB Bo 500|D Negreanu 500|Dealer: Di 5|Level 3: 5/10|5/10 ante 5|$5/$10|Bob SB $25 000|Cy 5€|see you all
\`\`\`|>Hand (3)|> # q|**Alice**: *Call* 5|[21:04] Zoe: hi|[21:04] Alice: Call 5|[9:04] Bob:|Event: #1 # 2|*Event: x #*|Fold (away)
Alice: Fold (away)|mainPot: 'Bob',|winners = {|}|Main Pot → Bob wins|All pots → Alice wins|"sidePot1": "Bob"|Winner: 'Bob'
Odd Chip: 0|Alice: All-In 1e400|3.#Bob: Call|Bob Smith SB 25: 000|Event:#x|Hand (1) SB 5 BB 10 foo`
    .split(/[|\n]/)
    .concat('', '\t', '\u0000\u0001', '\uFEFF# mark', '\uFEFFHand (9)', 'Ａlice： Call ５００');

const SIGNS = [
  ...'#:()!.,-> =09AK♥\t\r\n\u0000\u00a0\u2028\uFEFF\uFE0F０：',
  ' #',
  'SB',
  'Hand ',
  '🂡',
];

function mutated(chance: Prng, text: string): string {
  const lines = text.split('\n');
  for (let n = 1 + chance.below(6); n > 0; n--) {
    const at = chance.below(lines.length);
    const line = lines[at] ?? '';
    const place = chance.below(line.length + 1);
    switch (chance.below(7)) {
      case 0:
        lines.splice(at, 1);
        break;
      case 1:
        lines.splice(at, 0, pick(chance, ODD_LINES));
        break;
      case 2:
        lines.splice(chance.below(lines.length), 0, line);
        break;
      case 3:
        lines[at] = line.slice(0, place) + pick(chance, SIGNS) + line.slice(place);
        break;
      case 4:
        lines[at] = line.slice(0, place) + line.slice(place + 1 + chance.below(3));
        break;
      case 5:
        lines.splice(at, 1);
        lines.splice(chance.below(lines.length + 1), 0, line);
        break;
      default:
        lines[at] = line.toUpperCase();
    }
  }
  return lines.join('\n');
}

function anyText(chance: Prng): string {
  switch (chance.below(4)) {
    case 0:
      return mutated(chance, TIDY);
    case 1:
      return mutated(chance, MESSY);
    case 2:
      return mutated(chance, MESSY + TIDY);
    default: {
      const lines = [...ODD_LINES, ...TIDY.split('\n'), ...MESSY.split('\n')];
      return Array.from({ length: chance.below(30) }, () => pick(chance, lines)).join('\n');
    }
  }
}

const rewritten = (text: string): string => writeHands(readHands(text).hands.map((h) => h.record));

it(`whatever is written can be read, and rewriting settles at once (seed ${SEED})`, () => {
  const chance = prng(SEED);
  for (let n = 0; n < 5000; n++) {
    const text = anyText(chance);
    const { hands, findings } = readHands(text);
    const lines = text.split('\n').length;
    for (const one of [...findings, ...hands.flatMap((hand) => hand.findings)]) {
      const { line, column, length } = one.at;
      const placed = line >= 1 && line <= lines && column >= 1;
      if (!placed || (length < 1 && one.rule !== 'NOTE-3')) {
        throw new Error(`No place: ${JSON.stringify(one)} in ${JSON.stringify(text)}`);
      }
    }
    for (const { firstLine, lastLine, record } of hands) {
      expect(firstLine).toBeLessThanOrEqual(record.at.line);
      expect(lastLine).toBeGreaterThanOrEqual(record.at.line);
    }
    const once = writeHands(hands.map((hand) => hand.record));
    if (rewritten(once) !== once) throw new Error(`Not settled: ${JSON.stringify(text)}`);
  }
});

/** Lines put together from letters are never read straight off the text. */
function expectOneReading(text: string): void {
  const hands: ReadHand[] = [];
  const stream = streamHands((hand) => hands.push(hand));
  for (let i = 0; i < text.length; i++) stream.push(text[i]!);
  const findings = stream.end();
  const whole = readHands(text);
  if (JSON.stringify({ hands, findings }) !== JSON.stringify(whole)) {
    throw new Error(`Read in two ways: ${JSON.stringify(text)}`);
  }
}

it(`a line reads the same straight off the text and put together from letters (seed ${SEED})`, () => {
  const chance = prng(SEED);
  for (let n = 0; n < 1000; n++) expectOneReading(anyText(chance));
});

it('so it does with another sign in the place of any one of a canonical hand', () => {
  for (let i = 0; i < TIDY.length; i++) {
    for (const sign of 'x )1:') expectOneReading(TIDY.slice(0, i) + sign + TIDY.slice(i + 1));
  }
});

it('long texts take time in proportion to their length', () => {
  const chance = prng(SEED);
  const head = 'Hand (1)\nSB 5 BB 10\nStack Setup:\nAlice SB 500\nBob BB 500\n';
  const kinds = [
    'a ',
    'Foo: Call 5\n',
    'Ranking: a > ',
    '1 000 ',
    ': ',
    'Alice: Ah Kh\n',
    '#',
    'SB 5 ',
  ];
  for (const kind of [...kinds, pick(chance, SIGNS)]) {
    const start = process.hrtime.bigint();
    readHands(head + kind.repeat(4000));
    // Far above what it takes and far below what a squared cost would be.
    expect(Number(process.hrtime.bigint() - start) / 1e6).toBeLessThan(3000);
  }
});
