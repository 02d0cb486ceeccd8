import { describe, expect, test } from 'vitest';
import { FILE_KIND_WORDS } from '../file-kinds.ts';
import { CASE_PROFILES } from '../plan/profile.ts';
import type { ConformanceCase } from './conformance-case.ts';
import { generateCases } from './generate-cases.ts';
import { readConformanceCases } from './read-cases.ts';

function generated(profile: (typeof CASE_PROFILES)[number]): readonly ConformanceCase[] {
  const made = generateCases({ seed: 1, profile, count: 60 });
  if (!made.ok) throw new Error(made.error.message);
  return made.value.cases;
}

const jsonl = (cases: readonly unknown[]): string =>
  cases.map((one) => `${JSON.stringify(one)}\n`).join('');

test.each(CASE_PROFILES)('every generated case of %s is read back as it was', (profile) => {
  const cases = generated(profile);
  expect(readConformanceCases(jsonl(cases))).toEqual({ ok: true, value: cases });
});

describe('one case', () => {
  const one = generated('classic').find(({ hole }) => Object.keys(hole).length > 1)!;
  const [seat] = one.table.seats;

  test.each([
    ['over several lines', JSON.stringify(one, null, 2)],
    ['after a byte order mark', `\uFEFF${JSON.stringify(one)}`],
    ['among blank lines', `\n${JSON.stringify(one)}\r\n\n`],
    ['with a field more', JSON.stringify({ ...one, author: 'me' })],
  ])('%s', (_, text) => {
    expect(readConformanceCases(text)).toEqual({ ok: true, value: [one] });
  });

  test.each<[string, unknown, string]>([
    ['no events', { ...one, events: [] }, 'events is a list, not a list of 1 to 1,000'],
    [
      'one card',
      { ...one, hole: { [seat!.name]: ['Ah'] } },
      `hole.${seat!.name} is a list of 1, not a list of 2`,
    ],
    [
      'a card that is not one',
      { ...one, board2: ['Ah', 'Kd', '10c', '2c', '3c'] },
      'board2[2] is "10c", not a card such as "Ah"',
    ],
    [
      'chips in a text',
      { ...one, table: { ...one.table, seats: [seat, { name: 'Zoe', stack: '100' }] } },
      'table.seats[1].stack is "100", not a whole number, 0 or more',
    ],
    [
      'chips below nothing',
      { ...one, table: { ...one.table, seats: [seat, { name: 'Zoe', stack: -5 }] } },
      'table.seats[1].stack is -5, not a whole number, 0 or more',
    ],
    [
      'a button rule',
      { ...one, table: { ...one.table, buttonRule: 'left' } },
      'table.buttonRule is "left", not "moving", "dead" or "seat"',
    ],
    [
      'an odd chip of nothing',
      { ...one, table: { ...one.table, oddChip: 0 } },
      'table.oddChip is 0, not 1 or more (ODD-1)',
    ],
    [
      'a profile',
      { ...one, profile: 'mine' },
      'profile is "mine", not "classic", "tda", "collector" or "plain"',
    ],
    [
      'a seat taken twice',
      { ...one, table: { ...one.table, seats: [seat, seat] } },
      `table.seats has "${seat!.name}" twice`,
    ],
    [
      'a stranger',
      { ...one, table: { ...one.table, button: 'Zed' } },
      'table.button is "Zed", who has no seat at the table',
    ],
    [
      'a stranger acts',
      { ...one, events: [{ street: 'preflop' }, { player: 'Zed', act: 'fold' }] },
      'events[1].player is "Zed", who has no seat at the table',
    ],
    [
      'a bet of nothing',
      { ...one, events: [{ street: 'preflop' }, { player: seat!.name, act: 'bet' }] },
      'events[1] puts chips in: it needs "to" and "adds"',
    ],
    ['no expectation', { ...one, expect: undefined }, 'expect is missing: an object'],
    ['a list', [one], 'this is a list of 1, not an object'],
    ['a suite of texts', { version: 2, seed: 1, cases: [] }, `it is ${FILE_KIND_WORDS.suite}`],
  ])('%s is refused with its place', (_, value, sentence) => {
    expect(readConformanceCases(JSON.stringify(value))).toEqual({ ok: false, error: sentence });
    expect(readConformanceCases(jsonl([one, value]))).toEqual({
      ok: false,
      error: `line 2: ${sentence}`,
    });
  });

  test.each([
    ['nothing', '', 'there is no case in it'],
    ['a shopping list', 'milk\nbread\n', 'line 1: this is not JSON'],
    ['a case cut off', JSON.stringify(one).slice(0, 300), 'line 1: this is not JSON'],
    ['nested deep', '['.repeat(200_000), 'line 1: this is not JSON'],
    ['bytes', '\u0000\u0001\ud800', 'line 1: this is not JSON'],
  ])('%s says what to write', (_, text, sentence) => {
    const read = readConformanceCases(text);
    expect(read).toEqual({
      ok: false,
      error: `${sentence}; write one case as JSON to a line, as \`sidepot suite generate\` does`,
    });
  });
});
