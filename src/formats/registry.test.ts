import { expect, test } from 'vitest';
import { recognise } from './registry.ts';

test.each([
  ['notation', 'Hand (12)\nstarted_at: 00:02:30 ended_at: 00:05:40\n'],
  ['notation', '\uFEFF# from the chat\r\n\r\nhand #7\r\n'],
  ['notation', 'SB 500 BB 1,000\nStack Setup:\n'],
  ['pokerstars', "PokerStars Hand #1: Tournament #2, $1 Hold'em No Limit\n"],
  ['pokerstars', '\uFEFFPokerStars Zoom Hand #123:  Holdem\n'],
  ['pokerstars', '\n\n\nPokerStars Game #123:\n'],
  ['phh', "variant = 'NT'\n"],
  ['phh', "# data/handhq [159]\n[1]\nvariant = 'NT'\n"],
  ['phh', '# a remark about Hand 12\nantes = [0, 0]\n'],
  ['ohh', '{"ohh": {"spec_version": "1.4.7"}}\n'],
  ['ohh', '{\n  "ohh": {\n    "spec_version": "1.4.7"\n'],
  // The first mark counts: what comes later stands in a chat or a remark.
  ['ohh', '{"ohh": {"table_name": "x"}}\n\nHand (1)\n'],
  [null, ''],
  [null, '\u0000\u0001\u0002'],
  [null, 'Dear Sir,\nyour hand was good.\n'],
  [null, '{"hands": []}'],
])('%s is recognised', (format, text) => {
  expect(recognise(text)).toBe(format);
});

test('a long text without any mark is looked at once and quickly', () => {
  const started = performance.now();
  expect(recognise(`PokerStars ${' '.repeat(2_000_000)}`)).toBe(null);
  expect(recognise(`${'{ '.repeat(1_000_000)}`)).toBe(null);
  expect(recognise('\n'.repeat(2_000_000))).toBe(null);
  expect(performance.now() - started).toBeLessThan(2000);
});
