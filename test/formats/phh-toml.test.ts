import { parse } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import { writePhh } from '../../src/formats/phh/write.ts';
import { randomHand } from '../laws/random-hand.ts';
import { writable } from './round-trip.ts';

/** The keys FORMATS needs, in its order. */
const NEEDED = [
  'variant',
  'antes',
  'blinds_or_straddles',
  'min_bet',
  'starting_stacks',
  'actions',
] as const;

const CARD = '(?:[2-9TJQKA][cdhs])';

/** Every action FORMATS lists, and nothing else. */
const ACTION = new RegExp(
  `^(?:d dh p\\d+ (?:${CARD}{2}|\\?{4})|d db (?:${CARD}|\\?\\?){1,3}` +
    `|p\\d+ (?:f|cc|cbr \\d+|sm(?: -| (?:${CARD}{2}|\\?{4}))?))(?: # .*)?$`,
);

const parsed = (text: string): Record<string, unknown> => parse(text) as Record<string, unknown>;

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

describe('PHH as another TOML reader sees it', () => {
  it('has the needed fields first and in order, one entry for each player dealt in', () => {
    for (let seed = 1; seed <= 1500; seed++) {
      const hand = writable(randomHand(seed));
      const { text } = writePhh(hand, null);
      const read = parsed(text);
      const keys = Object.keys(read);
      const needed = keys.filter((key) => (NEEDED as readonly string[]).includes(key));
      expect(needed, text).toEqual(NEEDED);
      expect(read.variant).toBe('NT');
      const { blinds } = hand.record;
      expect(read.min_bet, text).toBe(blinds!.bb);
      const stacks = read.starting_stacks as number[];
      for (const key of ['antes', 'blinds_or_straddles', 'starting_stacks'] as const) {
        expect((read[key] as number[]).length, `${key}\n${text}`).toBe(stacks.length);
      }
      const dealtIn = hand.settlement.players.filter(({ start }) => start > 0);
      expect(sum(stacks), text).toBe(sum(dealtIn.map(({ start }) => start)));
      const finishing = read.finishing_stacks as number[] | undefined;
      if (hand.settlement.next) expect(sum(finishing!), text).toBe(sum(stacks));
    }
  });

  it('writes only the actions PHH knows', () => {
    for (let seed = 1; seed <= 1500; seed++) {
      const { text } = writePhh(writable(randomHand(seed)), null);
      for (const action of parsed(text).actions as string[]) {
        if (!ACTION.test(action)) expect(action, text).toMatch(ACTION);
      }
    }
  });

  it('reads many hands as tables that are numbered', () => {
    const texts = [1, 2, 3, 4].map((seed, i) => writePhh(writable(randomHand(seed)), i + 1).text);
    const read = parsed(texts.join('\n'));
    expect(Object.keys(read)).toEqual(['1', '2', '3', '4']);
  });

  it('gets back every name and heading, whatever signs are in them', () => {
    const odd = ['O"Neil \\ "x"', "it's 'so'", 'tab\there', 'Zoë 🂡', '\u202eevil', 'a\u0001b'];
    for (const event of odd) {
      const hand = writable(randomHand(7));
      const { text } = writePhh({ ...hand, record: { ...hand.record, event } }, null);
      expect(parsed(text).event, text).toBe(event);
    }
  });
});
