import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readText } from '../source-files.ts';
import { sidepot } from './fake-io.ts';
import { EXAMPLE, SHORT_CALL, WALK } from './sample-hands.ts';

const TWO = `${WALK}\n${EXAMPLE}`;

/** Our notation in another format. */
const as = async (to: string, text = TWO): Promise<string> =>
  (await sidepot(['convert', '--to', to], { stdin: text })).out;

/**
 * What a hand is, without what other formats lose (numbers, times, names of events, the order in
 * which cards are shown) and the chairs they always have. Actions are numbered, so that sorted lines still tell their order.
 */
const core = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => !/^(Hand|started_at|Event|Table|Chairs|Odd Chip)/.test(line))
    .sort();

describe('convert', () => {
  test.each(['phh', 'pokerstars', 'ohh'])('to %s and back gives the same hands', async (format) => {
    const there = await as(format);
    const back = await sidepot(['convert', '--to', 'notation', 'x'], { files: { x: there } });
    expect(back.exit).toBe(0);
    expect(core(back.out)).toEqual(core(TWO));
  });

  test('to json is what settle --json prints', async () => {
    const settled = await sidepot(['settle', '--json', 'a.hand'], { files: { 'a.hand': TWO } });
    const made = await sidepot(['convert', '--to', 'json', 'a.hand'], { files: { 'a.hand': TWO } });
    expect(made.out).toBe(settled.out);
  });

  test('says of a remedy what check says of it', async () => {
    const stdin = readText('examples/mistakes.hand');
    const remedies = (text: string) => text.match(/(?:write|perhaps): .*/g);
    const checked = await sidepot(['check'], { stdin });
    const converted = await sidepot(['convert', '--to', 'phh'], { stdin });
    expect(remedies(converted.err)).toEqual(remedies(checked.out));
    expect(remedies(checked.out)).toEqual(['write: Call 15000', 'write: Flop More 1:']);
  });

  test('to notation is the canonical form', async () => {
    expect(await as('notation', WALK.replace('Fold', 'folds'))).toBe(WALK);
  });

  test('one PHH hand stands alone, several stand in tables', async () => {
    expect(await as('phh', WALK)).toMatch(/^variant = /);
    expect((await as('phh')).match(/^\[\d\]$/gm)).toEqual(['[1]', '[2]']);
  });

  test('files of different formats in one go, packed ones too, into a file', async () => {
    const files = {
      a: await as('pokerstars', WALK),
      b: gzipSync(await as('ohh', WALK)),
      c: WALK,
    };
    const ran = await sidepot(['convert', 'a', 'b', 'c', '--to', 'notation', '--out', 'all.hand'], {
      files,
    });
    expect(ran.exit).toBe(0);
    expect(ran.out).toBe('');
    expect(ran.written['all.hand']?.match(/^Hand/gm)).toHaveLength(3);
  });

  test('FORM-2 what is lost is said once and counted', async () => {
    const { err, exit } = await sidepot(['convert', '--to', 'pokerstars'], { stdin: WALK + WALK });
    expect(exit).toBe(0);
    expect(err).toContain('FORM-2  info  Trackers want a date');
    expect(err).toContain('FORM-2  date: the same in 1 more hand');
  });

  test('FORM-2 --strict refuses a hand of which something is lost and goes on', async () => {
    const ran = await sidepot(['convert', '--strict', '--to', 'pokerstars'], { stdin: TWO });
    expect([ran.exit, ran.out]).toEqual([1, '']);
    expect(ran.err).toContain('Hand 7 is not written: with --strict nothing may change.');
    expect(ran.err).toContain('0 hands written, 2 refused');
    const same = await sidepot(['convert', '--strict', '--to', 'notation'], { stdin: TWO });
    expect([same.exit, same.out]).toEqual([0, TWO]);
  });

  test('ACT-3 a hand that stops at an error is refused, and the others are written', async () => {
    const ran = await sidepot(['convert', '--to', 'pokerstars'], {
      stdin: `${SHORT_CALL}\n${WALK}`,
    });
    expect(ran.exit).toBe(1);
    expect(ran.err).toContain('Hand 9 is not written: it stops at an error.');
    expect(ran.out.match(/^PokerStars Hand/gm)).toHaveLength(1);
  });

  test.each<[string, string | Uint8Array, string]>([
    ['an empty file', '', 'The file is empty.'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]), 'is not text'],
    ['a letter', 'Dear Sir,\nthank you.\n', 'starts like none of them'],
    ['a zip file', 'PK\u0003\u0004', 'a zip file: unpack it first'],
  ])('FORM-5 %s is an error that says so', async (_, content, words) => {
    const ran = await sidepot(['convert', '--to', 'json', 'x', 'y'], {
      files: { x: content, y: WALK },
    });
    expect(ran.exit).toBe(1);
    expect(ran.err).toContain(words);
    expect(JSON.parse(ran.out).hand).toBe(7);
  });

  test('a gzip file cut in half gives what can be read, and exit code 2', async () => {
    const packed = gzipSync(WALK.repeat(2000));
    const half = packed.subarray(0, packed.length / 2);
    const ran = await sidepot(['convert', '--to', 'json', 'x'], { files: { x: half } });
    expect(ran.exit).toBe(2);
    expect(ran.err).toContain('cannot read x');
    expect(ran.out.split('\n').length).toBeGreaterThan(100);
  });

  test('a file that is not there, a place that cannot be written, no format', async () => {
    const gone = await sidepot(['convert', '--to', 'json', 'x']);
    expect([gone.exit, gone.err]).toEqual([2, 'sidepot: cannot read x: there is no such file\n']);
    const args = ['convert', '--to', 'json', '--out', 'y'];
    const locked = await sidepot(args, { stdin: WALK, locked: ['y'] });
    expect([locked.exit, locked.err]).toEqual([2, 'sidepot: cannot write y: permission denied\n']);
    expect((await sidepot(['convert'], { stdin: WALK })).exit).toBe(2);
  });
});
