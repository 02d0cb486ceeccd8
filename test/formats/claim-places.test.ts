import { expect, test } from 'vitest';
import { writeOhh } from '../../src/formats/ohh/write.ts';
import { writePhh } from '../../src/formats/phh/write.ts';
import { writePokerStars } from '../../src/formats/pokerstars/write.ts';
import { formatOf } from '../../src/formats/registry.ts';
import { settleStream } from '../../src/referee/index.ts';
import { ALL_INS, writableText } from './all-ins.ts';

const HAND = writableText(ALL_INS);

/** Two hands each: the second is the one with a mistake, so that lines count from the file. */
const FILES = {
  phh: [writePhh(HAND, 1), writePhh(HAND, 2)].map(({ text }) => text),
  pokerstars: [writePokerStars(HAND), writePokerStars(HAND)].map(({ text }) => text),
  ohh: [writeOhh(HAND), writeOhh(HAND)].map(({ text }) => text),
} as const;

/** FORM-4: what is found once a piece of the second hand is written otherwise. */
function foundIn(format: keyof typeof FILES, right: string, wrong: string) {
  const [first, second] = FILES[format] as [string, string];
  expect(second.split(right)).toHaveLength(2);
  const text = `${first}\n${second.replace(right, wrong)}`;
  const found: { line: number; column: number; message: string }[] = [];
  const stream = settleStream(formatOf(format), {}, ({ findings }) => {
    for (const { rule, at, message } of findings) {
      if (rule === 'FORM-4') found.push({ line: at.line, column: at.column, message });
    }
  });
  stream.push(text);
  stream.end();
  const before = text.slice(0, text.indexOf(wrong, first.length));
  const line = before.split('\n').length;
  return { found, line, column: before.length - before.lastIndexOf('\n') };
}

// Bea, Dee, Cal, Eve and Ada are p1 to p5; what they win and end with is worked out in all-ins.ts.
test.each<[keyof typeof FILES, string, string, string]>([
  [
    'phh',
    'winnings = [0, 33250, 0, 39000, 33250]',
    'winnings = [0, 33250, 0, 38000, 34250]',
    'wins 38,000',
  ],
  [
    'phh',
    'finishing_stacks = [19000, 33250, 0, 39000, 46250]',
    'finishing_stacks = [19000, 33250, 0, 38000, 47250]',
    'ends with 38,000',
  ],
  [
    'phh',
    '_sidepot_pots = [39000, 19500, 47000]',
    '_sidepot_pots = [39000, 19400, 47100]',
    'the pots are 39,000 · 19,400',
  ],
  [
    'pokerstars',
    'Eve collected 39000 from main pot',
    'Eve collected 38000 from main pot',
    'wins 38,000',
  ],
  ['pokerstars', 'Total pot 105500', 'Total pot 105400', 'the total pot is 105,400'],
  ['pokerstars', 'Uncalled bet (13000)', 'Uncalled bet (12000)', 'the uncalled bet is 12,000'],
])('FORM-4 points at the line of %s that says otherwise: %s', (format, right, wrong, words) => {
  const { found, line } = foundIn(format, right, wrong);
  const told = found.find(({ message }) => message.includes(words));
  expect(told, JSON.stringify(found)).toMatchObject({ line, column: 1 });
});

test('FORM-4 points at the winner in an object that says otherwise', () => {
  const wins = /\{"player_id":\d+,"win_amount":39000[^}]*\}/.exec(FILES.ohh[1]!)![0];
  const { found, line, column } = foundIn('ohh', wins, wins.replace('39000', '38000'));
  expect(found.find(({ message }) => message.includes('wins 38,000'))).toMatchObject({
    line,
    column,
  });
});
