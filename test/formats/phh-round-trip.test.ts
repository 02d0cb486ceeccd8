import { describe, expect, it } from 'vitest';
import { streamPhh } from '../../src/formats/phh/stream.ts';
import { writePhh } from '../../src/formats/phh/write.ts';
import { NO_ORIGIN } from '../../src/formats/read-hand.ts';
import type { SettledHand } from '../../src/formats/writable-hand.ts';
import type { CardsLine, HandRecord } from '../../src/record/index.ts';
import { settleHand } from '../../src/referee/index.ts';
import { houseRules } from '../../src/rules/index.ts';
import { randomHand } from '../laws/random-hand.ts';
import { sample } from '../sample.ts';
import { readAll, writable } from './round-trip.ts';

/** A record without its places. What LOSSES.md names is left out or brought into one order. */
function said(record: HandRecord, isSettled: boolean) {
  const { number, startedAt, endedAt, blinds, event, table, video, players, sections } = record;
  const names = (list: readonly { name: string }[]): string[] => list.map(({ name }) => name);
  const holes = (lines: readonly CardsLine[]): string[] =>
    lines.map(({ name, hole }) => `${name}: ${hole}`).sort();
  return {
    heading: [number, startedAt, endedAt, event, table, video],
    blinds: blinds && [blinds.sb, blinds.bb, blinds.ante],
    rules: houseRules(record.rules),
    players: players.map(({ name, label, stack }) => [name, label, stack]),
    // An unknown hand given beforehand says nothing.
    cards: holes(record.cards.filter(({ hole }) => hole !== 'unknown')),
    sections: sections
      .filter(({ actions, board }) => actions.length > 0 || board)
      .map(({ street, more, board, actions }) => [
        `${street} ${more} ${board}`,
        ...actions.map(({ name, verb, to, forced }) => `${name} ${verb} ${to} ${forced}`),
      ]),
    board2: record.board2?.cards ?? null,
    showdown: holes(record.showdown),
    winners: record.winners.map(({ pot, board, names: won }) => [pot, board, names(won)]),
    ranking: record.ranking?.tiers.map(names) ?? null,
    winner: record.winner?.name ?? null,
    isSettled,
  };
}

function trip(seed: number, more: Partial<SettledHand> = {}, place: number | null = null) {
  const made = randomHand(seed);
  const hand = writable(made, more);
  const { text, losses } = writePhh(hand, place);
  const { hands, outside } = readAll(streamPhh, text);
  const [read] = hands;
  const where = `seed ${seed}\n${text}`;
  if (!read || hands.length > 1) throw new Error(`${hands.length} hands: ${where}`);
  if (outside.length + losses.length > 0) expect([outside, losses], where).toEqual([[], []]);
  const verdict = settleHand(read);
  const before = said(hand.record, hand.settlement.next !== null);
  const after = said(verdict.record, verdict.settlement?.next != null);
  // Comparing texts is quick; the difference is only worked out where there is one.
  if (JSON.stringify(after) !== JSON.stringify(before)) expect(after, where).toEqual(before);
  const stacks = verdict.settlement?.players.map((player) => player.newStack).join();
  if (stacks !== hand.settlement.players.map((player) => player.newStack).join()) {
    expect(verdict.settlement?.players, where).toEqual(hand.settlement.players);
  }
  return { hand, read, verdict, text };
}

const HANDS = sample(20_000, 1_500);

describe('record → PHH → record', () => {
  it(`gives ${HANDS} random hands back, house rules, empty seats and declarations included`, () => {
    for (let seed = 1; seed <= HANDS; seed++) {
      const { read, text } = trip(seed);
      // An empty seat for the small blind is what is told; nothing else is repaired.
      const odd = read.findings.filter((finding) => !finding.message.startsWith('Nobody posts'));
      if (odd.length > 0) expect(odd, text).toEqual([]);
    }
  }, 240_000);

  it('writes hands of one file as numbered tables', () => {
    const texts = [1, 2, 3].map((seed, i) => writePhh(writable(randomHand(seed)), i + 1).text);
    const { hands } = readAll(streamPhh, texts.join('\n'));
    expect(hands.map((hand) => hand.record.number)).toEqual([1, 2, 3]);
    expect(texts[1]!.startsWith('[2]\nvariant =')).toBe(true);
  });

  it('reads every hand of a file as if it stood alone', () => {
    const seeds = Array.from({ length: 400 }, (_, i) => 100 + (i % 40));
    const texts = seeds.map((seed, i) => writePhh(writable(randomHand(seed)), i + 1).text);
    const { hands } = readAll(streamPhh, texts.join('\n'));
    hands.forEach(({ record }, i) => {
      const [alone] = readAll(streamPhh, texts[i]!).hands;
      expect(said(record, true), texts[i]).toEqual(said(alone!.record, true));
    });
  });

  it('keeps where a hand comes from, and money by the cent', () => {
    const origin = {
      ...NO_ORIGIN,
      site: 'O\'Malley\'s "Club"',
      tournament: 'T-9',
      level: '7',
      date: '2024-02-09T21:04:05',
      tableSize: 9,
      others: new Map([['_tracker', '{a = [1, 2]}']]),
    };
    for (let seed = 1; seed <= 300; seed++) {
      const { read } = trip(seed, { origin, scale: 100, currency: '€' });
      expect(read.scale).toBe(100);
      expect(read.currency).toBe('€');
      expect(read.origin).toEqual({ ...origin, handId: String(seed) });
    }
  });

  it('claims the stacks and the pots that come out', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const { hand, read } = trip(seed);
      const { settlement } = hand;
      if (!settlement.next) {
        expect(read.claims.finishing).toBe(null);
        continue;
      }
      const dealtIn = settlement.players.filter(({ start }) => start > 0);
      const stacks = new Map(dealtIn.map((player) => [player.name, player.newStack]));
      expect(new Map([...read.claims.finishing!].sort())).toEqual(new Map([...stacks].sort()));
      expect(read.claims.pots ?? []).toEqual(settlement.pots.map((pot) => pot.amount));
    }
  });
});
