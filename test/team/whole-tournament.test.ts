import { describe, expect, test } from 'vitest';
import { readHands, writeHand } from '../../src/formats/index.ts';
import { type Prng, prng } from '../../src/kernel/index.ts';
import {
  breakTable,
  canBreak,
  drawSeats,
  FIRST_SETTINGS,
  firstHand,
  Tournament,
} from '../../src/team/index.ts';
import { checkSession } from '../../src/tournament/index.ts';
import { playRecord } from '../sessions.ts';
import { Room, sessionText } from './room.ts';

const STACK = 3_000;
const CHAIRS = 9;

/** Counts chips and players on its own, by nothing but the stacks each played hand left. */
class Ledger {
  readonly chips = new Map<string, number>();
  /** What everybody had after each of their hands. */
  readonly history = new Map<string, number[]>();
  /** Who went out, the last one last; those of one hand by the stack they started it with. */
  readonly out: { readonly name: string; readonly start: number }[][] = [];

  hand(stacks: readonly { readonly name: string; readonly end: number }[]): void {
    const gone = stacks.filter(({ name, end }) => end === 0 && this.chips.get(name)! > 0);
    if (gone.length > 0) {
      this.out.push(gone.map(({ name }) => ({ name, start: this.chips.get(name)! })));
    }
    for (const { name, end } of stacks) {
      this.chips.set(name, end);
      this.history.set(name, [...(this.history.get(name) ?? []), end]);
    }
  }

  places(): ReadonlyMap<string, string> {
    const places = new Map<string, string>();
    let left = [...this.chips.values()].filter((chips) => chips > 0).length;
    if (left === 1) places.set([...this.chips].find(([, chips]) => chips > 0)![0], '1 to 1');
    for (const group of this.out.toReversed()) {
      for (const { name, start } of group) {
        const from = left + 1 + group.filter((one) => one.start > start).length;
        const same = group.filter((one) => one.start === start).length;
        places.set(name, `${from} to ${from + same - 1}`);
      }
      left += group.length;
    }
    return places;
  }
}

const withoutRepeats = (figures: readonly number[]): readonly number[] =>
  figures.filter((one, i) => one !== figures[i - 1]);

/** Whether figures stand in a list in their order, others between them or not. */
function isWithin(figures: readonly number[], all: readonly number[]): boolean {
  let from = 0;
  return figures.every((one) => {
    from = all.indexOf(one, from) + 1;
    return from > 0;
  });
}

/** Plays the open hand of a table and sets up the next, as a collector does: the director's lines go in. */
function playOn(room: Room, table: string, chance: Prng, ledger: Ledger): void {
  const { tournament } = room;
  const { hand, text } = tournament.table(table)!.hands.at(-1)!;
  const { record } = readHands(text).hands[0]!;
  const played = playRecord(chance, record);
  ledger.hand(played.stacks);
  expect(room.write(table, hand, writeHand(played.record))).toBe('kept');
  takeLines(room, table);
}

function takeLines(room: Room, table: string): void {
  const { tournament } = room;
  const log = tournament.table(table)!;
  const takes = log.lines.map(({ id }) => id);
  if (takes.length > 0) room.write(table, log.hands.at(-1)!.hand, log.texts().at(-1)!, { takes });
}

/** The next hand of a table, where there is one to play. */
function setUpNext(room: Room, table: string): void {
  const log = room.tournament.table(table)!;
  if (log.isClosed) return;
  takeLines(room, table);
  const next = checkSession(room.sessionText(table)).hands.at(-1)!.after?.nextHand();
  if (next) room.write(table, String(next.number), writeHand(next));
}

describe.each([1, 2, 3])('27 players, three tables, down to a winner (seed %i)', (seed) => {
  const chance = prng(seed);
  const room = new Room();
  const ledger = new Ledger();
  const players = Array.from({ length: 27 }, (_, i) => `P${i + 1}`);
  const views = () => room.tournament.tables.map((name) => room.tournament.tableView(name)!);

  test('chips are right after every event, places at the end', () => {
    room.send({ kind: 'settings', ...FIRST_SETTINGS, stack: STACK, chairs: CHAIRS });
    room.send({ kind: 'enter', players });
    for (const name of players) ledger.chips.set(name, STACK);
    for (const drawn of drawSeats(players, CHAIRS, { ready: [], taken: [] }, chance)) {
      room.open(drawn.table);
      room.write(drawn.table, '1', firstHand(drawn, room.tournament.settings));
    }
    for (let hands = 0; room.tournament.field(room.now).left > 1; hands++) {
      expect(hands).toBeLessThan(2_000);
      const open = views().filter(({ isClosed }) => !isClosed);
      const { table } = open[chance.below(open.length)]!;
      const seats = open.find((one) => one.table === table)!.seats;
      if (seats.filter(({ chips }) => chips > 0).length > 1) playOn(room, table, chance, ledger);
      if (canBreak(views(), CHAIRS)) {
        const smallest = open.toSorted((a, b) => a.seats.length - b.seats.length)[0]!.table;
        for (const move of breakTable(smallest, views(), CHAIRS, chance) ?? []) {
          expect(room.send({ kind: 'move', ...move })).toBe('kept');
        }
        // Every hand but this table's may be under way; at this one it is over.
        for (const { table: one } of open) takeLines(room, one);
        const still = room.tournament.tableView(smallest)!.seats.some(({ chips }) => chips > 0);
        if (!still) expect(room.send({ kind: 'close-table', table: smallest })).toBe('kept');
      }
      for (const { table: one, isOver } of views()) if (isOver) setUpNext(room, one);
      const { chips } = room.tournament.field(room.now);
      expect(chips).toMatchObject({ expected: 27 * STACK, found: 27 * STACK, since: null });
    }
    const { places } = room.tournament.field(room.now);
    const found = new Map(places.map(({ name, from, to }) => [name, `${from} to ${to}`]));
    expect([...found].toSorted()).toEqual([...ledger.places()].toSorted());
    expect(found.size).toBe(27);
  });

  test('everybody’s chips over time are those of the ledger, also where old hands are let go', () => {
    const small = new Tournament();
    for (const event of room.log) {
      const seqs = small.oldHandsFor([event]);
      if (seqs.length > 0) small.load(room.log.filter(({ seq }) => seqs.includes(seq)));
      small.apply(event);
      small.letGoOfOldHands();
    }
    for (const { players: names, points } of [room.tournament.counts(), small.counts()]) {
      expect(names.toSorted()).toEqual(players.toSorted());
      const times = points.map(([at]) => at!);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      for (const [place, name] of names.entries()) {
        const shown = points.flatMap(([, ...figures]) => {
          const at = figures.findIndex((one, i) => i % 2 === 0 && one === place);
          return at < 0 ? [] : figures[at + 1]!;
        });
        expect([shown[0], shown.at(-1)]).toEqual([STACK, ledger.chips.get(name)]);
        expect(isWithin(withoutRepeats(shown), [STACK, ...ledger.history.get(name)!])).toBe(true);
      }
    }
    // Of a long table not every hand is kept.
    expect(small.counts().points.length).toBeLessThan(400);
  });

  test('every table’s session is without fault, and the log gives it all again', () => {
    const again = new Tournament();
    for (const event of room.log) again.apply(event);
    for (const table of room.tournament.tables) {
      const text = room.sessionText(table);
      expect(sessionText(again, table)).toBe(text);
      const wrong = checkSession(text).hands.flatMap(({ verdict }) =>
        verdict.findings.filter(({ severity }) => severity !== 'info'),
      );
      expect(wrong.map(({ rule, message }) => `${rule} ${message}`)).toEqual([]);
    }
    expect(again.field(room.now)).toEqual(room.tournament.field(room.now));
  });
});
