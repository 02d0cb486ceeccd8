import { expect, test } from 'vitest';
import { type Prng, pick, prng } from '../../src/kernel/index.ts';
import { Tournament, type VersionEvent } from '../../src/team/index.ts';
import { Room } from './room.ts';

/** A heads-up hand that the dealer gives up, settled: 100 chips go to the other player, every hand. */
function handOf(number: number, note: number, chipsMissing = 0): string {
  const dealer = number % 2 === 1 ? 'Ann' : 'Bob';
  const stacks = number % 2 === 1 ? [10_000, 10_000] : [10_100, 9_900];
  return `Hand (${number})
started_at: 00:00:00 ended_at: 00:02:00
SB 100 BB 200 Ante 0
Event: Friday
Table: 1
Stack Setup:
${dealer} Dealer ${stacks[0]! - chipsMissing}
${dealer === 'Ann' ? 'Bob' : 'Ann'} BB ${stacks[1]}

Preflop Base:
1. ${dealer} (Dealer): Fold
# ${note}
`;
}

/** What everybody is shown, whatever is in memory. */
const shownOf = (tournament: Tournament, room: Room): unknown => ({
  view: tournament.tableView('1'),
  field: tournament.field(room.now),
  whole: tournament.snapshot('1')!.whole(room.log),
  texts: tournament.snapshot('1')!.texts(room.log),
  count: tournament.table('1')!.handCount,
});

/** One thing somebody does at a table of so many hands: mostly to the last, sometimes to any. */
function happen(room: Room, chance: Prng, hands: number): void {
  const { tournament } = room;
  const hand = String(chance.below(4) > 0 ? hands : 1 + chance.below(hands));
  const note = room.log.length;
  switch (chance.below(12)) {
    case 0:
      room.write('1', hand, handOf(Number(hand), note), { client: 'other', before: null });
      break;
    case 1: {
      const disputed = tournament.tableView('1')!.disputed;
      if (disputed.length === 0) break;
      const chosen = pick(chance, disputed);
      const { readings } = room.whole('1');
      const { hash } = readings.find((one) => one.hand === chosen)!;
      expect(room.send({ kind: 'decide', table: '1', hand: chosen, keep: hash })).toBe('kept');
      break;
    }
    case 2:
      room.send({ kind: 'line', table: '1', line: 'Ann: Rebuy 500', for: null });
      break;
    case 3: {
      const takes = room.whole('1').lines.map(({ id }) => id);
      const last = tournament.snapshot('1')!.texts(room.log).at(-1)!;
      room.write('1', tournament.table('1')!.hands.at(-1)!.hand, last, { takes });
      break;
    }
    case 4:
      if (tournament.table('1')!.handCount > 2)
        room.write('1', hand, null, { before: hashNow(room, hand) });
      break;
    default:
      room.write('1', hand, handOf(Number(hand), note, chance.below(8) === 0 ? 50 : 0), {
        before: hashNow(room, hand),
      });
  }
}

/** So much happens at the table that old hands are let go again. */
function rest(room: Room): void {
  const writer = { kind: 'writer', table: '1', client: 'page-1', over: null } as const;
  for (let i = 0; i < 50; i++) room.send(writer);
}

const hashNow = (room: Room, hand: string): string | null =>
  room.whole('1').hands.find((one) => one.hand === hand)?.hash ?? null;

test.each(process.env.SIDEPOT_LONG ? [1, 2, 3, 4, 5, 6, 7, 8] : [1])(
  'TOUR-2 a table is the same whether its old hands are in memory or not (seed %i)',
  (seed) => {
    const chance = prng(seed);
    const room = new Room();
    const all = new Tournament();
    let told = 0;
    let letGo = 0;
    room.open('1');
    for (let hands = 1; hands <= 24; hands++) {
      room.write('1', String(hands), handOf(hands, 0), { before: hashNow(room, String(hands)) });
      if (hands % 7 === 0) rest(room);
      for (let i = chance.below(4); i > 0; i--) happen(room, chance, hands);
      for (; told < room.log.length; told++) all.apply(room.log[told]!);
      expect(shownOf(room.tournament, room)).toEqual(shownOf(all, room));
      if (room.tournament.table('1')!.hands.length < hands / 2) letGo++;
    }
    expect(all.table('1')!.hands.length).toBeGreaterThan(18);
    expect(letGo).toBeGreaterThan(0);
  },
);

test('of a long session the last hands are in memory, an old one as long as somebody works on it', () => {
  const room = new Room();
  room.open('1');
  for (let hand = 1; hand <= 30; hand++) room.write('1', String(hand), handOf(hand, 0));
  const held = (): number => room.tournament.table('1')!.hands.length;
  expect(held()).toBeLessThanOrEqual(4);
  expect(room.tournament.table('1')!.handCount).toBe(30);
  const before = room.whole('1').hands[1]!.hash;
  expect(room.write('1', '2', handOf(2, 1), { before })).toBe('kept');
  expect(held()).toBe(30);
  for (let note = 0; note < 60; note++) room.write('1', '30', handOf(30, note + 1));
  expect(held()).toBeLessThanOrEqual(4);
  expect(room.whole('1').hands.map(({ text }) => text)).toEqual([
    ...Array.from({ length: 29 }, (_, i) => handOf(i + 1, i === 1 ? 1 : 0)),
    handOf(30, 60),
  ]);
});

test('a version of an old hand that does not follow is a reading, and the one that counts stays', () => {
  const room = new Room();
  room.open('1');
  for (let hand = 1; hand <= 14; hand++) room.write('1', String(hand), handOf(hand, 0));
  expect(room.write('1', '3', handOf(3, 7), { before: null })).toBe('reading');
  for (let note = 0; note < 60; note++) room.write('1', '14', handOf(14, note + 1));
  expect(room.tournament.table('1')!.hand('3')).toBeNull();
  expect(room.tournament.tableView('1')!.disputed).toEqual(['3']);
  const [reading] = room.whole('1').readings;
  expect(reading).toMatchObject({ hand: '3', text: handOf(3, 7), client: 'page-1' });
  expect(room.send({ kind: 'decide', table: '1', hand: '3', keep: reading!.hash })).toBe('kept');
  expect(room.whole('1').hands[2]!.text).toBe(handOf(3, 7));
  expect(room.whole('1').readings).toEqual([]);
});

test('events about the last hands need nothing from the log', () => {
  const room = new Room();
  room.open('1');
  for (let hand = 1; hand <= 14; hand++) room.write('1', String(hand), handOf(hand, 0));
  const bodies = room.log.map(({ body }) => body).filter((body) => body.kind === 'hand');
  const needed = (body: VersionEvent): number =>
    room.tournament.oldHandsFor([{ id: 'any', body }]).length;
  expect(needed(bodies.at(-1)!)).toBe(0);
  expect(needed({ ...bodies.at(-1)!, hand: '15' })).toBe(0);
  expect(needed(bodies[0]!)).toBeGreaterThan(4);
  expect(needed({ ...bodies[0]!, hand: '1~2' })).toBeGreaterThan(4);
  // An old hand may be the last one then.
  expect(needed({ ...bodies.at(-1)!, text: null, after: null })).toBeGreaterThan(4);
});
