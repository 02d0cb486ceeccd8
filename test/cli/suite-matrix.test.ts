import { expect, test } from 'vitest';
import { MIXED } from '../suite/conformance-samples.ts';
import { sidepot } from './fake-io.ts';

const files = { 'poker-ts.json': JSON.stringify(MIXED), 'cases.json': '{"cases":[]}' };

test('suite matrix writes one page of several results', async () => {
  const args = ['suite', 'matrix', 'poker-ts.json', 'poker-ts.json', '--out', 'matrix.html'];
  const { exit, err, written } = await sidepot(args, { files });
  expect([exit, err]).toEqual([0, '2 results in matrix.html\n']);
  expect(written['matrix.html']).toContain('<!doctype html>');
  expect(written['matrix.html']!.match(/poker-ts 1\.5\.0<\/b>/g)).toHaveLength(2);
});

test('or a table for a document, from standard input too', async () => {
  const world = { files, stdin: JSON.stringify({ ...MIXED, date: '2026-11-17' }) };
  const { exit, out } = await sidepot(['suite', 'matrix', '-', '--markdown'], world);
  expect(exit).toBe(0);
  expect(out).toContain('| poker-ts 1.5.0 | classic, tda | 2026-11-17 | 25 % (1/4) |');
});

test.each([
  ['a file that is not there', ['gone.json'], 'cannot read gone.json'],
  ['a file that is not a result', ['cases.json'], 'cannot read cases.json: it is not a result'],
  [
    'a result that would be overwritten',
    ['poker-ts.json', '--out', './poker-ts.json'],
    'poker-ts.json would be overwritten: name another file to write',
  ],
  ['a path that cannot be written', ['poker-ts.json', '--out', 'no.html'], 'cannot write no.html'],
])('%s is said with a way out', async (_, args, sentence) => {
  const { exit, err } = await sidepot(['suite', 'matrix', ...args], { files, locked: ['no.html'] });
  expect(exit).toBe(2);
  expect(err).toContain(sentence);
});
