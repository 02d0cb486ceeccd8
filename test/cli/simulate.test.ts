import { describe, expect, test } from 'vitest';
import { checkText } from '../../src/referee/index.ts';
import { sidepot } from './fake-io.ts';

const simulate = async (...args: string[]): Promise<string> => {
  const ran = await sidepot(['simulate', ...args]);
  expect(ran.exit).toBe(0);
  return ran.out;
};

describe('simulate', () => {
  test.each([2, 3, 6, 9, 10])('%i players: every hand is legal and paid', async (players) => {
    const { hands, ok, stray } = checkText(
      await simulate('--hands', '200', '--players', String(players)),
    );
    expect([hands.length, ok, stray]).toEqual([200, true, []]);
    for (const { findings, settlement, record } of hands) {
      expect(findings.filter(({ severity }) => severity !== 'info')).toEqual([]);
      expect(settlement?.next).not.toBe(null);
      expect(record.players).toHaveLength(players);
    }
  });

  test('NEXT-1 tournament hands really follow each other until one has everything', async () => {
    const text = await simulate(
      '--tournament',
      '--hands',
      '300',
      '--players',
      '6',
      '--ante',
      'all',
    );
    const { hands } = checkText(text);
    let blindsRose = 0;
    let tournaments = 1;
    for (const [i, hand] of hands.entries()) {
      const next = hands[i + 1];
      if (!next) break;
      if (hand.nextHand === null) {
        tournaments++;
        expect(hand.findings.map(({ rule }) => rule)).toEqual(['NEXT-6']);
        expect(next.record.players.map(({ stack }) => stack)).toEqual(Array(6).fill(10_000));
        continue;
      }
      const seats = ({ players }: typeof next.record) =>
        players.map(({ name, label, stack }) => ({ name, label, stack }));
      expect(seats(next.record)).toEqual(seats(hand.nextHand));
      expect(next.record.startedAt).toBe(hand.record.endedAt);
      expect(next.record.number).toBe(hand.record.number! + 1);
      if (next.record.blinds!.bb > hand.record.blinds!.bb) blindsRose++;
    }
    expect(tournaments).toBeGreaterThan(5);
    expect(blindsRose).toBeGreaterThan(5);
  });

  test('the same seed gives the same hands, another seed others, more hands go on', async () => {
    const args = ['--hands', '20', '--players', '5', '--seed'];
    const first = await simulate(...args, '7');
    expect(await simulate(...args, '7')).toBe(first);
    expect(await simulate(...args, '8')).not.toBe(first);
    const longer = await simulate('--hands', '40', '--players', '5', '--seed', '7');
    expect(longer.startsWith(first)).toBe(true);
  });

  test('all kinds of play occur', async () => {
    const { hands } = checkText(await simulate('--hands', '500', '--players', '6'));
    const count = (has: (hand: (typeof hands)[number]) => boolean): number =>
      hands.filter(has).length;
    expect(count(({ settlement }) => settlement!.pots.length > 2)).toBeGreaterThan(10);
    expect(count(({ settlement }) => settlement!.uncalledReturned !== null)).toBeGreaterThan(50);
    expect(count(({ record }) => record.showdown.length > 0)).toBeGreaterThan(50);
    expect(count(({ record }) => record.sections.length <= 1)).toBeGreaterThan(5);
  });

  test.each(['phh', 'pokerstars', 'ohh', 'json'])('in %s', async (to) => {
    const text = await simulate('--hands', '30', '--tournament', '--to', to);
    if (to === 'json') {
      const lines = text.trimEnd().split('\n');
      expect(lines.map((line) => JSON.parse(line).ok)).toEqual(Array(30).fill(true));
      return;
    }
    const read = await sidepot(['convert', '--to', 'json', 'x'], { files: { x: text } });
    expect([read.exit, read.out.trimEnd().split('\n').length]).toEqual([0, 30]);
  });

  test('house rules and antes by flag', async () => {
    const text = await simulate('--hands', '3', '--ante', 'none', '--button', 'dead');
    expect(text).not.toContain('Ante');
    expect(text).toContain('Button: Dead');
    expect(await simulate('--hands', '1', '--ante', 'all')).toContain('Ante Type: All');
  });

  test.each([
    [['--players', '11']],
    [['--players', '1']],
    [['--hands', '0']],
    [['--hands', 'many']],
    [['--to', 'pdf']],
    [['--ante', 'all', '--ante-type', 'bb']],
  ])('%j is wrong usage', async (args) => {
    expect((await sidepot(['simulate', ...args])).exit).toBe(2);
  });
});
