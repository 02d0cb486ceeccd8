import { describe, expect, test } from 'vitest';
import { answerWithin, idOfLine, readAnswerLine } from './answer.ts';

const read = (line: string) => readAnswerLine(line);

describe('what a program may print', () => {
  test.each([
    ['nothing but the id', '{"id":"x"}'],
    ['a skip', '{"id":"x","skip":"no big-blind ante"}'],
    ['an error', '{"id":"x","error":"pot without players"}'],
    ['pots', '{"id":"x","pots":[{"amount":300,"eligible":["Alice","Bob"]}]}'],
    [
      'turns',
      '{"id":"x","turns":[null,{"player":"Bob","raise":{"min":400,"max":900},"bet":null}]}',
    ],
    ['every event accepted', '{"id":"x","refused":null}'],
    ['a refusal', '{"id":"x","refused":{"event":7}}'],
    ['amounts that are not whole', '{"id":"x","won":{"Bob":33.5},"stacks":{"Bob":-1}}'],
    ['one player left', '{"id":"x","next":null}'],
    [
      'a hello',
      '{"hello":{"name":"engine","version":"1.0","levels":["pots"],"skips":["bb-ante"]}}',
    ],
    ['a hello without anything', '{"hello":{}}'],
  ])('%s', (_, line) => {
    expect(read(line)).toEqual({ ok: true, value: JSON.parse(line) });
  });

  test('fields that nobody asked for are left out, at any depth', () => {
    const line =
      '{"id":"x","mood":[1],"pots":[{"amount":3,"eligible":["A"],"name":"Main"}],"hands":9}';
    expect(read(line)).toEqual({
      ok: true,
      value: { id: 'x', pots: [{ amount: 3, eligible: ['A'] }] },
    });
  });
});

describe('what is wrong is a sentence with the field and what was found', () => {
  test.each([
    ['{"id":"x","stacks":{"Bob":"12"}}', 'stacks.Bob is "12", not a number'],
    ['{"id":"x","stacks":[12]}', 'stacks is a list of 1, not an object of at most 20 names'],
    ['{"id":"x","stacks":null}', 'stacks is null, not an object of at most 20 names'],
    ['{"id":"x","stacks":{"Bob":1e999}}', 'stacks.Bob is Infinity, not a number'],
    ['{"id":"x","pots":[{"amount":1}]}', 'pots[0].eligible is missing: a list of at most 20'],
    [
      '{"id":"x","pots":[{"amount":1,"eligible":"Bob"}]}',
      'pots[0].eligible is "Bob", not a list of at most 20',
    ],
    ['{"id":"x","turns":[{"check":"yes"}]}', 'turns[0].check is "yes", not true or false'],
    ['{"id":"x","turns":[{"raise":300}]}', 'turns[0].raise is 300, not an object'],
    ['{"id":"x","refused":{"event":-1}}', 'refused.event is -1, not a whole number, 0 or more'],
    ['{"id":"x","refused":3}', 'refused is 3, not an object'],
    ['{"id":"x","next":{"button":5}}', 'next.button is 5, not a name of at most 100 characters'],
    ['{"id":"x","error":{"message":"m"}}', 'error is an object, not a text'],
    ['{"id":7}', 'id is 7, not a text'],
    ['{"pots":[]}', 'id is missing: a text'],
    ['[]', 'The line is a list, not an object'],
    ['"Hand (2)"', 'The line is "Hand (2)", not an object'],
    ['null', 'The line is null, not an object'],
    ['NaN', 'A line that is not JSON: `NaN`. Logs belong on standard error.'],
    [
      'Segmentation\u001b[2J fault',
      'A line that is not JSON: `Segmentation\\x1B[2J fault`. Logs belong on standard error.',
    ],
    ['{"hello":"me"}', 'hello is "me", not an object'],
    [
      '{"hello":{"levels":["bets"]}}',
      'hello.levels[0] is "bets", not "pots", "betting", "showdown" or "next"',
    ],
    ['{"hello":{"skips":"bb-ante"}}', 'hello.skips is "bb-ante", not a list of at most 20'],
  ])('%s', (line, sentence) => {
    expect(read(line)).toEqual({ ok: false, error: sentence });
  });
});

describe('hostile lines', () => {
  const deep = (depth: number, inside = ''): string =>
    '['.repeat(depth) + inside + ']'.repeat(depth);
  const long = 'x'.repeat(1_000_000);

  test.each([
    ['nested a hundred thousand deep', deep(100_000)],
    ['a field nested deep', `{"id":"x","pots":${deep(100_000)}}`],
    ['a turn nested deep', `{"id":"x","turns":[{"player":${deep(100_000)}}]}`],
    ['a megabyte of nothing', long],
    ['a name of a megabyte', `{"id":"x","stacks":{"${long}":1}}`],
    ['a player of a megabyte', `{"id":"x","turns":[{"player":"${long}"}]}`],
    ['many pots', `{"id":"x","pots":[${Array(5000).fill('{"amount":1,"eligible":[]}')}]}`],
    ['many names', `{"id":"x","won":{${Array.from({ length: 5000 }, (_, i) => `"p${i}":1`)}}}`],
    ['many turns', `{"id":"x","turns":[${Array(5000).fill('null')}]}`],
    ['bytes', '\u0000\ufffd\u0001\ufeff\ud800'],
    ['half an object', '{"id":"x","pots":['],
  ])('%s is refused in a short sentence', (_, line) => {
    const answer = read(line);
    expect(answer.ok).toBe(false);
    if (!answer.ok) expect(answer.error.length).toBeLessThan(250);
  });

  test('unknown fields may be nested as deep as they like: they are not kept', () => {
    const answer = read(`{"id":"x","turns":[{"player":"Bob","thoughts":${deep(100_000)}}]}`);
    expect(JSON.stringify(answer)).toBe(
      '{"ok":true,"value":{"id":"x","turns":[{"player":"Bob"}]}}',
    );
  });

  test('a player may be called __proto__', () => {
    const answer = read('{"id":"x","stacks":{"__proto__":5,"constructor":6}}');
    expect(JSON.stringify(answer)).toBe(
      '{"ok":true,"value":{"id":"x","stacks":{"__proto__":5,"constructor":6}}}',
    );
    expect(({} as Record<string, unknown>).stacks).toBeUndefined();
  });

  test.each([
    ['at most six seats', 'at most six seats'],
    ['no pot\n    at play (engine.js:7)\n  at most two', 'no pot'],
  ])('the reason %j is kept as %j: only what follows it may be a stack trace', (skip, kept) => {
    expect(read(JSON.stringify({ id: 'x', skip }))).toEqual({
      ok: true,
      value: { id: 'x', skip: kept },
    });
  });

  test('the words of an error are one short line that cannot steer a terminal', () => {
    const error = `Error: no\u001b[2J pot\n    at play (engine.js:7)\n\n${long}`;
    const answer = read(JSON.stringify({ id: 'x', error }));
    const value = answer.ok ? (answer.value as { error: string }) : null;
    expect(value?.error).toMatch(/^Error: no\\x1B\[2J pot \/ x{200,}…$/);
    expect(value?.error.length).toBeLessThan(320);
  });
});

test('the case of a line is known even if the rest is wrong', () => {
  expect(idOfLine('{"id":"x","stacks":7}')).toBe('x');
  expect(['{"id":7}', 'null', '[]', '"x"', 'milk'].map(idOfLine)).toEqual(Array(5).fill(null));
});

test('what belongs to other levels is taken out of an answer', () => {
  const answer = {
    id: 'x',
    pots: [],
    returned: { A: 1 },
    turns: [],
    refused: null,
    won: {},
    stacks: {},
    next: null,
  };
  expect(answerWithin(answer, ['pots', 'next'])).toEqual({
    id: 'x',
    pots: [],
    returned: { A: 1 },
    next: null,
  });
  expect(answerWithin({ id: 'x', skip: 'no' }, [])).toEqual({ id: 'x', skip: 'no' });
});
