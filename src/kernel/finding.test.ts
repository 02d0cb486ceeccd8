import { expect, test } from 'vitest';
import { quote, show } from './finding.ts';

test.each([
  ['a bell', '\u0007', '\\x07'],
  ['a soft hyphen', '\u00AD', '\\xAD'],
  ['an Arabic letter mark', '\u061C', '\\u061C'],
  ['a space without width', '\u200B', '\\u200B'],
  ['a turn of the writing direction', '\u202E', '\\u202E'],
  ['a line separator', '\u2028', '\\u2028'],
  ['an isolate', '\u2066', '\\u2066'],
  ['a byte order mark', '\uFEFF', '\\uFEFF'],
  ['half a character', '\uD83D', '\\uD83D'],
  ['not a character', '\uFFFF', '\\uFFFF'],
  ['an invisible tag', '\u{E0041}', '\\u{E0041}'],
])('%s in a text from outside is shown, not sent', (_, hidden, spelt) => {
  expect(quote(`Al${hidden}ice`)).toBe(`\`Al${spelt}ice\``);
});

test.each([
  ['letters of any script', 'Zoë 李小龍'],
  ['a character of two units', 'Ann 🂡'],
  ['sixty characters', 'x'.repeat(60)],
])('%s are shown as they are', (_, text) => {
  expect(show(text)).toBe(text);
});

test('a longer text is cut, never within a character', () => {
  expect(show('x'.repeat(61))).toBe(`${'x'.repeat(60)}…`);
  expect(show('🂡'.repeat(61))).toBe(`${'🂡'.repeat(30)}…`);
  expect(show(`${'x'.repeat(119)}🂡`)).toBe(`${'x'.repeat(60)}…`);
});
