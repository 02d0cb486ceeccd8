import { expect, test } from 'vitest';
import { expectationOf, questionOf } from '../../src/suite/index.ts';
import { sidepot } from './fake-io.ts';
import { CASES, GENERATED, jsonl, playing, program } from './programs.ts';

/** Answers every question the same way. */
const saying = (answer: string): string => `
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, hello, table, events } = JSON.parse(line);
  if (hello) console.log(JSON.stringify({ hello: { name: 'lenient', version: '0.1' } }));
  else console.log(JSON.stringify({ id, ...(${answer}) }));
});`;

const lenient = program('lenient', saying('{ refused: null }'));
const illegal = GENERATED.find(({ expect }) => expect.refused)!;
const files = {
  'illegal.json': JSON.stringify(illegal),
  'cases.jsonl': jsonl(CASES),
  'empty.jsonl': '',
};

test('ACT-1 a report of what an engine accepts and must refuse, smaller than the case', async () => {
  const args = ['suite', 'shrink', 'illegal.json', '--app', lenient];
  const { exit, out, err } = await sidepot(args, { files });
  expect([exit, err]).toEqual([1, '']);
  expect(out).toMatch(/^# lenient 0\.1: /);
  expect(out).toContain('| Refused | ');
  expect(out).toContain(`Made from \`${illegal.id}\``);
});

test('--json gives the small case, whole and with what is expected of it', async () => {
  const args = [
    'suite',
    'shrink',
    '--app',
    lenient,
    '--json',
    '--out',
    'small.json',
    'illegal.json',
  ];
  const { exit, written, err } = await sidepot(args, { files });
  expect(exit).toBe(1);
  expect(err).toMatch(/^Written: small\.json, \d+ questions asked\n$/);
  const small = JSON.parse(written['small.json']!);
  expect(small.expect).toEqual(expectationOf(questionOf(small)));
  expect(small.events.length).toBeLessThanOrEqual(illegal.events.length);
  const again = await sidepot(['suite', 'shrink', 'small.json', '--app', lenient, '--json'], {
    files: { 'small.json': written['small.json']! },
  });
  // It is as small as it goes.
  expect(JSON.parse(again.out)).toEqual(small);
});

test('a case is generated from its id, of any profile and seed', async () => {
  const id = 'tda-s3/illegal/0301';
  const { exit, out } = await sidepot(['suite', 'shrink', '--id', id, '--app', lenient]);
  expect(exit).toBe(1);
  expect(out).toContain(`Made from \`${id}\``);
});

test('POT-1 RET-1 with --level the case stays wrong at that level, whatever else is wrong', async () => {
  // Nobody is ever to act, and everything is one pot of one chip.
  const app = program(
    'blind',
    saying("{ turns: events.map(() => null), pots: [{ amount: 1, eligible: ['Nobody'] }] }"),
  );
  const [one] = CASES;
  const shrunk = async (...flags: readonly string[]) => {
    const args = ['suite', 'shrink', 'cases.jsonl', '--id', one!.id, '--app', app, ...flags];
    return sidepot(args, { files });
  };
  const whole = await shrunk();
  expect(whole.out).toContain('| To act after ');
  const { exit, out } = await shrunk('--level', 'pots');
  expect(exit).toBe(1);
  expect(out).toContain('| Main Pot | ');
  expect(out).not.toContain('| To act after ');
  const none = await shrunk('--level', 'next');
  expect([none.exit, none.out]).toEqual([0, '']);
  const wrong = await shrunk('--level', 'rivers');
  expect(wrong.exit).toBe(2);
  expect(wrong.err).toContain('one or more of pots,betting,showdown,next');
});

test('an error stays an error in its own words', async () => {
  const app = program(
    'crowded',
    saying("table.seats.length > 2 ? { error: 'only two can sit' } : {}"),
  );
  const one = CASES.find(({ table }) => table.seats.length > 3)!;
  const args = ['suite', 'shrink', 'cases.jsonl', '--id', one.id, '--app', app];
  const { exit, out } = await sidepot(args, { files });
  expect(exit).toBe(1);
  expect(out).toContain('only two can sit');
  expect(out).toContain('this one has 3 players');
});

test.each([
  ['passes', program('right', playing('answer()')), 'passes: there is nothing to shrink'],
  ['is skipped', program('none', saying("{ skip: 'not yet' }")), 'is skipped (not yet): there is'],
])('a case that %s has nothing to shrink', async (_, app, words) => {
  const args = ['suite', 'shrink', 'cases.jsonl', '--id', CASES[0]!.id, '--app', app];
  const { exit, out, err } = await sidepot(args, { files });
  expect([exit, out]).toEqual([0, '']);
  expect(err).toContain(words);
});

test.each([
  ['nothing named', [], 'name the case: a file, or --id'],
  ['several cases', ['cases.jsonl'], 'there are 6 cases: name one with --id'],
  ['an id that is not there', ['cases.jsonl', '--id', 'x'], 'there is no case `x` among the 6'],
  ['a file that is not there', ['gone.json'], 'cannot read gone.json'],
  ['no cases', ['empty.jsonl'], 'cannot read the cases of empty.jsonl'],
])('%s is said with a way out', async (_, args, sentence) => {
  const { exit, err } = await sidepot(['suite', 'shrink', ...args, '--app', lenient], { files });
  expect(exit).toBe(2);
  expect(err).toContain(sentence);
});

test('a program that is not there is said once', async () => {
  const args = ['suite', 'shrink', 'illegal.json', '--app', './no-such-program-anywhere'];
  const { exit, err } = await sidepot(args, { files });
  expect(exit).toBe(2);
  expect(err).toContain('cannot be started');
});

test('Ctrl-C leaves what has been found so far', async () => {
  let stop = (): void => undefined;
  const slow = program(
    'slow',
    saying(
      '(() => { for (const end = Date.now() + 30; Date.now() < end;); return { refused: null }; })()',
    ),
  );
  const ran = sidepot(['suite', 'shrink', 'illegal.json', '--app', slow, '--json'], {
    files,
    onInterrupt: (given) => {
      stop = given;
    },
  });
  setTimeout(() => stop(), 600);
  const { exit, out } = await ran;
  expect(exit).toBe(1);
  const small = JSON.parse(out);
  expect(small.expect).toEqual(expectationOf(questionOf(small)));
});

test('the case is not overwritten by its report', async () => {
  const args = ['suite', 'shrink', 'illegal.json', '--app', lenient, '--out', './illegal.json'];
  const { exit, err, written } = await sidepot(args, { files });
  expect([exit, written]).toEqual([2, {}]);
  expect(err).toContain('illegal.json would be overwritten: name another file to write');
});
