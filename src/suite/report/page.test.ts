import { expect, test } from 'vitest';
import type { Suite } from '../case.ts';
import { embedJson, suiteKey, writePage } from './page.ts';

const TEMPLATE =
  '<body><script type="application/json" id="sidepot-data">null</script><script>run()</script></body>';

const suite: Suite = { version: 2, seed: 4, cases: [] };

const dataOf = (page: string): unknown =>
  JSON.parse(/id="sidepot-data">([\s\S]*?)<\/script>/.exec(page)![1]!);

test('the data stands in its place and nothing else changes', () => {
  const page = writePage(TEMPLATE, { suite });
  expect(page).toMatch(/^<body><script type="application\/json" id="sidepot-data">\{/);
  expect(page).toMatch(/\}<\/script><script>run\(\)<\/script><\/body>$/);
  expect(dataOf(page)).toEqual({ suite, key: suiteKey({ suite }) });
});

test.each([
  ['the end of a script', '</script><script>alert(1)</script>'],
  ['a comment', '<!-- <script>'],
  ['line separators', 'a\u2028b\u2029c'],
  ['a replacement pattern', "$& $1 $' $`"],
])('text that could do harm is only text: %s', (_, text) => {
  const run = { app: text, results: [] };
  const page = writePage(TEMPLATE, { suite, run });
  expect(page.match(/<\/script>/g)).toHaveLength(2);
  expect(page).not.toMatch(/[\u2028\u2029]/);
  expect(dataOf(page)).toMatchObject({ run });
});

test('no sign of HTML is left in embedded JSON', () => {
  expect(embedJson(['<', '>'])).toBe('["\\u003c",">"]');
});

test('a template without a place for the data is a bug', () => {
  expect(() => writePage('<body></body>', { suite })).toThrow('sidepot-data');
});

test('the key holds the seed and differs between suites and runs', () => {
  const run = { app: 'a', results: [] };
  const keys = [
    suiteKey({ suite }),
    suiteKey({ suite: { ...suite, seed: 5 } }),
    suiteKey({ suite, run }),
    suiteKey({ suite, run: { ...run, app: 'b' } }),
  ];
  expect(new Set(keys).size).toBe(4);
  expect(keys[0]).toMatch(/^sidepot\.suite\.4\.[0-9a-f]{8}$/);
  // Accepting an output does not make another suite: what was tried is still there.
  expect(suiteKey({ suite, accepted: { 'TC-1.1': { nextHand: 'x' } } })).toBe(keys[0]);
});
