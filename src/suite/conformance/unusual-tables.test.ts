import { expect, test } from 'vitest';
import { casesOf } from '../../../test/conformance/generated-cases.ts';
import { FOLDED_CHIPS } from '../../../test/conformance/golden-cases.ts';
import { type ConformanceCase, categoryOf, questionOf } from './conformance-case.ts';
import { unusualTables } from './unusual-tables.ts';

const stackOf = ({ table }: Pick<ConformanceCase, 'table'>, player: string): number =>
  table.seats.find(({ name }) => name === player)!.stack;

const cases = casesOf('tda', { seed: 5, count: 60 });
const emptied = cases.filter(({ id }) => categoryOf(id) === 'empty-seats');
const short = cases.filter(({ id }) => categoryOf(id) === 'short-posts');

test('SEAT-5 whoever has no chips has no cards, never acts and wins nothing', () => {
  expect(emptied.length).toBeGreaterThanOrEqual(3);
  for (const one of emptied) {
    const out = one.table.seats.filter(({ stack }) => stack === 0);
    expect(out, one.id).toHaveLength(1);
    const { name } = out[0]!;
    expect(one.hole, one.id).not.toHaveProperty(name);
    expect(one.events.some((event) => 'player' in event && event.player === name)).toBe(false);
    expect(one.expect.turns.some((turn) => turn?.player === name)).toBe(false);
    expect(one.expect.pots!.some(({ eligible }) => eligible.includes(name))).toBe(false);
    expect(one.expect.stacks![name]).toBe(0);
    expect(one.rules).toContain('SEAT-5');
  }
});

test('SEAT-5 nobody posts a dead small blind', () => {
  const dead = emptied.filter((one) => stackOf(one, one.table.smallBlind.player) === 0);
  expect(dead.length).toBeGreaterThan(0);
  for (const one of dead) {
    const { expect: wanted, table, id } = one;
    const paid = table.seats.reduce((sum, { name, stack }) => {
      const { stacks, won } = wanted;
      return sum + stack - stacks![name]! + (won![name] ?? 0);
    }, 0);
    expect(paid, id).toBe(wanted.pots!.reduce((sum, { amount }) => sum + amount, 0));
  }
});

test('POST-1 a short small blind is all-in with what it has, and the price stays', () => {
  expect(short.length).toBeGreaterThan(0);
  for (const one of short) {
    const { smallBlind, bigBlind } = one.table;
    const posted = stackOf(one, smallBlind.player);
    expect(posted).toBeGreaterThan(0);
    expect(posted, one.id).toBeLessThan(smallBlind.amount);
    const others = one.expect.turns.filter((turn) => turn?.player === smallBlind.player);
    expect(others, one.id).toEqual([]);
    const [first] = one.expect.turns;
    if (first) expect(first.toCall, one.id).toBe(bigBlind.amount);
    expect(one.rules).toContain('POST-1');
  }
});

test('a table of three loses nobody, and a short table stays as it is', () => {
  const [question] = [questionOf(FOLDED_CHIPS)];
  const kinds = unusualTables([question!]).map(({ category }) => category);
  expect(kinds).not.toContain('empty-seats');
});
