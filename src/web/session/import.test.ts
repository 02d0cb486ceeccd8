import { describe, expect, it } from 'vitest';
import { randomHand } from '../../../test/laws/random-hand.ts';
import { writeHand } from '../../formats/notation/index.ts';
import { recordHand } from '../../record/index.ts';
import { exportJson, fileName, handsText } from './export.ts';
import { readExport } from './import-json.ts';
import { readNotation } from './import-notation.ts';

const textOf = (seed: number): string => {
  const { hand, outcome } = randomHand(seed);
  return writeHand(recordHand(hand, { number: seed, startedAt: '00:10:00' }, outcome));
};

const HANDS = Array.from({ length: 60 }, (_, i) => textOf(i + 1));

const read = async (text: string) => readNotation(text, 'Friday', () => {});

describe('a text of hands', () => {
  it('comes back hand by hand as it was written', async () => {
    const hands = HANDS.map((text, i) => (i % 5 === 0 ? `# before\n${text}# after\n` : text));
    const { sessions, problems } = await read(handsText({ hands }));
    expect(problems).toEqual([]);
    expect(sessions[0]?.hands.join('')).toBe(hands.join(''));
    expect(sessions[0]?.hands.length).toBe(60);
  });

  it('may come from Windows', async () => {
    const { sessions } = await read(HANDS.join('\n').replaceAll('\n', '\r\n'));
    expect(sessions[0]?.hands.map((text) => text.replaceAll('\r\n', '\n'))).toEqual(HANDS);
  });

  it('keeps hands with mistakes as they are: the referee will say', async () => {
    const wrong = HANDS[0]!.replace(/^(\d+\. .*)$/m, '$1\nwhat is this line');
    const { sessions, problems } = await read(`${wrong}\n${HANDS[1]}`);
    expect(sessions[0]?.hands).toEqual([wrong, HANDS[1]]);
    expect(problems).toEqual([]);
  });

  it('names the place of what is not a hand', async () => {
    expect((await read('milk\nbread\n')).problems).toMatchObject([{ line: 1, column: 1 }]);
    expect((await read('')).problems[0]?.message).toContain('There is no hand in this text');
    const long = `${HANDS[0]}\n${HANDS[1]}${'# remark\n'.repeat(20_000)}\n${HANDS[2]}`;
    const { sessions, problems } = await read(long);
    expect(sessions[0]?.hands).toEqual([HANDS[0], HANDS[2]]);
    expect(problems[0]?.line).toBe(HANDS[0]!.split('\n').length + 1);
    expect(problems[0]?.message).toContain('was left out');
  });

  it('stops where a flood of something else begins, and keeps what came before', async () => {
    const { sessions, problems } = await read(
      `${HANDS[0]}\nHand (2)\n${'noise\n'.repeat(200_000)}`,
    );
    expect(sessions[0]?.hands).toEqual([HANDS[0]]);
    expect(problems).toMatchObject([{ line: HANDS[0]!.split('\n').length }]);
  });
});

describe('an exported file', () => {
  const sessions = [
    { id: 'a', name: 'Friday', hands: HANDS.slice(0, 3), at: 1 },
    { id: 'b', name: '"<script>" 👍', hands: ['no hand\u0000at all'], at: 0 },
  ];

  it('comes back in every letter', () => {
    expect(readExport(exportJson(sessions, '2026-11-15T12:00:00.000Z'))).toEqual({
      sessions,
      problems: [],
    });
  });

  it.each([
    ['cut in half', (text: string) => text.slice(0, text.length / 2), 'not complete JSON'],
    ['of another program', () => '{"hands": []}', 'not what Sidepot exports'],
    [
      'of a later version',
      (text: string) => text.replace('"version": 1', '"version": 9'),
      'newer Sidepot (version 9)',
    ],
    [
      'with a hand that is none',
      (text: string) => text.replace('"no hand', '7, "no hand'),
      'its hand 1 is not text',
    ],
    ['without a name', (text: string) => text.replace('"Friday"', '""'), 'it has no name'],
    [
      'with an open hand that is not there',
      (text: string) => text.replace('"at": 1', '"at": 3'),
      'the hand that is open is not there',
    ],
  ])('%s says what is wrong', (_, change, words) => {
    const { problems } = readExport(change(exportJson(sessions, '')));
    expect(problems[0]?.message).toContain(words);
  });

  it('is told where it breaks', () => {
    expect(readExport('{\n "sidepot": oops\n}').problems).toMatchObject([{ line: 2, column: 13 }]);
  });
});

it('a file gets a name every system takes', () => {
  expect(fileName('Friday / night: 1')).toBe('Friday night 1');
  expect(fileName('../../etc/passwd')).toBe('etc passwd');
  expect(fileName('???')).toBe('hands');
  expect(fileName('Zoë 王伟')).toBe('Zoë 王伟');
});
