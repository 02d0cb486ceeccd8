import { describe, expect, test } from 'vitest';
import { prng } from '../../src/kernel/index.ts';
import {
  balancingMove,
  breakTable,
  canBreak,
  compareReadings,
  drawSeats,
  FIRST_SETTINGS,
  firstHand,
  freeChairs,
  readPlayerList,
  type SettingsEvent,
  type TableView,
} from '../../src/team/index.ts';
import { checkSession } from '../../src/tournament/index.ts';
import { collectorOf, Room } from './room.ts';

const LEVELS = '50/100/100, 100/200/200, 200/400/400';

const settings: SettingsEvent = {
  kind: 'settings',
  ...FIRST_SETTINGS,
  levels: LEVELS,
  stack: 4000,
  levelMinutes: 10,
};

const setUp = (table: string, players: readonly string[]): string =>
  firstHand({ table, players: players.map((name, i) => ({ name, chair: i + 1 })) }, settings);

const fold = (text: string, names: readonly string[]): string =>
  `${text}\nPreflop Base:\n${names.map((name) => `${name}: Fold`).join('\n')}\n`;

function twoTables(): Room {
  const at = new Room();
  at.send(settings);
  at.open('1', '2');
  at.send({ kind: 'enter', players: ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gus'] });
  at.write('1', '1', setUp('1', ['Ann', 'Ben', 'Cleo', 'Dan']));
  at.write('2', '1', setUp('2', ['Eve', 'Fay', 'Gus']));
  return at;
}

const session = (at: Room, table: string) => checkSession(at.sessionText(table));

describe('moves between tables', () => {
  test('nobody moves to a chair the table does not have, though tables have more by now', () => {
    const at = twoTables();
    at.send({ ...settings, chairs: 10 });
    const move = { kind: 'move', player: 'Ben', from: '1', to: '2', chair: 10 } as const;
    expect(at.send(move)).toBe('There is no chair 10; the table has 9.');
    expect(at.send({ ...move, chair: 9 })).toBe('kept');
    expect(at.tournament.tableView('2')).toMatchObject({ chairs: 9 });
  });

  test('a table is full when its own chairs are taken', () => {
    const at = twoTables();
    const text = setUp('2', ['Eve', 'Fay', 'Gus']).replace('of 9', 'of 3');
    at.write('2', '1', text);
    const move = { kind: 'move', player: 'Ben', from: '1', to: '2', chair: null } as const;
    expect(at.send(move)).toBe('Table 2 has 3 chairs, and all are taken.');
  });

  test('wait for the hand to end, then both sessions get their line with the same chips', () => {
    const at = twoTables();
    at.write('1', '1', `${setUp('1', ['Ann', 'Ben', 'Cleo', 'Dan'])}\nPreflop Base:\nDan: Fold\n`);
    const move = { kind: 'move', player: 'Ben', from: '1', to: '2', chair: 7 } as const;
    expect(at.send(move)).toBe('kept');
    expect(at.tournament.field(at.now).moves).toHaveLength(1);
    expect(at.whole('2').lines).toEqual([]);
    const played = fold(setUp('1', ['Ann', 'Ben', 'Cleo', 'Dan']), ['Dan', 'Ann', 'Ben']);
    at.write('1', '1', played);
    // Ben was the small blind and lost 50.
    expect(at.whole('1').lines.map(({ line }) => line)).toEqual(['Ben: Leaves']);
    expect(at.whole('2').lines.map(({ line }) => line)).toEqual(['Ben: Sits 3950 in chair 7']);
    expect(at.tournament.field(at.now).moves).toEqual([]);
    expect(session(at, '1').ok).toBe(true);
    expect(session(at, '2').ok).toBe(true);
    const { chips } = at.tournament.field(at.now);
    expect(chips).toMatchObject({ expected: 28_000, found: 28_000, since: null });
    const there = at.tournament.tableView('2')!.seats.find(({ name }) => name === 'Ben');
    expect(there).toMatchObject({ chips: 3950, chair: 7 });
  });

  test('a hand that is only set up is not a reason to wait', () => {
    const at = twoTables();
    at.send({ kind: 'move', player: 'Cleo', from: '1', to: '2', chair: null });
    // The blinds of a hand nobody has played are not posted.
    expect(at.whole('2').lines.map(({ line }) => line)).toEqual(['Cleo: Sits 4000']);
  });

  test('somebody who wins or loses meanwhile takes along what the hand left', () => {
    const at = twoTables();
    const start = setUp('2', ['Eve', 'Fay', 'Gus']);
    at.write('2', '1', `${start}\nPreflop Base:\nEve: All-In 4000\n`);
    at.send({ kind: 'move', player: 'Eve', from: '2', to: '1', chair: null });
    const rest = 'Eve: All-In 4000\nFay: Fold\nGus: All-In 3900';
    at.write('2', '1', `${start}\nPreflop Base:\n${rest}\n\nRanking: Gus > Eve\n`);
    // Gus posted the ante of 100 and covers 3,900: Eve keeps 100.
    expect(at.whole('1').lines.map(({ line }) => line)).toEqual(['Eve: Sits 100']);
  });

  test('somebody who goes out meanwhile is not moved', () => {
    const at = twoTables();
    const start = setUp('2', ['Eve', 'Fay', 'Gus']).replace('Gus BB 4000', 'Gus BB 9000');
    at.write('2', '1', `${start}\nPreflop Base:\nEve: Fold\n`);
    at.send({ kind: 'move', player: 'Fay', from: '2', to: '1', chair: null });
    const rest = 'Eve: Fold\nFay: All-In 4000\nGus: Call 4000';
    at.write('2', '1', `${start}\nPreflop Base:\n${rest}\n\nRanking: Gus > Fay\n`);
    expect(at.tournament.field(at.now).moves).toEqual([]);
    expect(at.tournament.field(at.now).places.map(({ name }) => name)).toEqual(['Fay']);
    expect(at.whole('1').lines).toEqual([]);
  });

  test.each([
    ['somebody who is not there', { player: 'Zoe' }, 'does not sit at table 1'],
    ['to the own table', { to: '1' }, 'sits at table 1 already'],
    ['to a table nobody opened', { to: '9' }, 'There is no table 9'],
    ['to a chair that is taken', { chair: 1 }, 'Eve has chair 1 at table 2'],
  ])('refused: %s', (_, other, message) => {
    const at = twoTables();
    const move = { kind: 'move', player: 'Ben', from: '1', to: '2', chair: null } as const;
    expect(at.send({ ...move, ...other })).toMatch(message);
  });

  test('a killed server adds both ends once', () => {
    const at = twoTables();
    at.send({ kind: 'move', player: 'Cleo', from: '1', to: '2', chair: null });
    const before = at.log.length;
    at.settle();
    expect(at.log).toHaveLength(before);
    expect(new Set(at.log.map(({ id }) => id)).size).toBe(before);
  });
});

describe('one clock for all tables', () => {
  test('a new level is a line for every table that plays another one', () => {
    const at = twoTables();
    at.send({ kind: 'clock', level: 0, isRunning: true, leftMs: 600_000 });
    expect(at.whole('1').lines).toEqual([]);
    at.send({ kind: 'clock', level: 1, isRunning: true, leftMs: 600_000 });
    for (const table of ['1', '2']) {
      expect(at.whole(table).lines.map(({ line }) => line)).toEqual([
        'Level: SB 100 BB 200 Ante 200',
      ]);
    }
    // A pause and going on is not a new level.
    at.send({ kind: 'clock', level: 1, isRunning: false, leftMs: 500_000 });
    expect(at.whole('1').lines).toHaveLength(1);
  });

  test('a level that is over is followed by the next, and stays the last', () => {
    const at = twoTables();
    at.send({ kind: 'clock', level: 1, isRunning: true, leftMs: 60_000 });
    expect(at.tournament.field(at.now).clock).toMatchObject({
      level: 1,
      blinds: '100/200/200',
      next: '200/400/400',
      isRunning: true,
    });
    at.now += 61_000;
    at.settle();
    const { clock } = at.tournament.field(at.now);
    expect(clock).toMatchObject({ level: 2, blinds: '200/400/400', next: null });
    expect(clock.leftMs).toBeGreaterThan(590_000);
    at.now += 3_600_000;
    at.settle();
    expect(at.tournament.field(at.now).clock).toMatchObject({ level: 2, leftMs: 0 });
  });

  test('a stopped clock stands', () => {
    const at = twoTables();
    at.send({ kind: 'clock', level: 0, isRunning: false, leftMs: 123_000 });
    at.now += 3_600_000;
    expect(at.tournament.field(at.now).clock).toMatchObject({ leftMs: 123_000, endsAt: null });
  });
});

const NO_TABLES = { ready: [], taken: [] };

describe('seats', () => {
  const players = Array.from({ length: 27 }, (_, i) => `P${i + 1}`);

  test('everybody gets a chair at the fewest tables, as even as can be', () => {
    const drawn = drawSeats(players.slice(0, 20), 9, { ready: [], taken: ['2'] }, prng(1));
    expect(drawn.map(({ table }) => table)).toEqual(['1', '3', '4']);
    expect(drawn.map(({ players: at }) => at.length).sort()).toEqual([6, 7, 7]);
    const seated = drawn.flatMap(({ players: at }) => at.map(({ name }) => name));
    expect(seated.toSorted()).toEqual(players.slice(0, 20).toSorted());
    for (const { players: at } of drawn) {
      expect(at.map(({ chair }) => chair)).toEqual(at.map((_, i) => i + 1));
    }
  });

  test('a table that was opened is drawn first, whatever it is called', () => {
    const names = { ready: ['Feature', '4'], taken: ['1', '2'] };
    const drawn = drawSeats(players.slice(0, 20), 9, names, prng(1));
    expect(drawn.map(({ table }) => table)).toEqual(['Feature', '4', '3']);
    expect(drawSeats(players.slice(0, 9), 9, names, prng(1))).toHaveLength(1);
  });

  test('the same seed draws the same seats, another one others', () => {
    expect(drawSeats(players, 9, NO_TABLES, prng(7))).toEqual(
      drawSeats(players, 9, NO_TABLES, prng(7)),
    );
    expect(drawSeats(players, 9, NO_TABLES, prng(7))).not.toEqual(
      drawSeats(players, 9, NO_TABLES, prng(8)),
    );
  });

  test('a drawn table is a set-up the referee finds nothing wrong with', () => {
    for (const drawn of drawSeats(players.slice(0, 20), 9, NO_TABLES, prng(1))) {
      const { hands } = checkSession(firstHand(drawn, settings));
      expect(hands[0]!.verdict.findings.map(({ rule }) => rule)).toEqual(['NOTE-5']);
      expect(hands[0]!.chipsInPlay).toBe(4000 * drawn.players.length);
    }
  });

  const view = (table: string, chairs: readonly number[], isClosed = false): TableView => ({
    table,
    isClosed,
    hand: 1,
    blinds: null,
    seats: chairs.map((chair, i) => ({
      name: `${table}-${chair}`,
      label: ['Dealer', 'SB', 'BB'][i] ?? null,
      chair,
      chips: 1000,
    })),
    chairs: null,
    isOver: true,
    chipsInPlay: 0,
    writer: null,
    disputed: [],
    waitingLines: 0,
    errors: 0,
    warnings: 0,
    changedAt: 0,
  });

  test('breaking a table seats everybody elsewhere, in chairs that are free', () => {
    const tables = [view('1', [1, 2, 3, 4]), view('2', [2, 4, 6]), view('3', [1, 2, 3, 4, 5])];
    const moves = breakTable('1', tables, 6, prng(3))!;
    expect(moves.map(({ player }) => player).toSorted()).toEqual(['1-1', '1-2', '1-3', '1-4']);
    const taken = new Set(['2-2', '2-4', '2-6', '3-1', '3-2', '3-3', '3-4', '3-5']);
    for (const { to, chair } of moves) {
      expect(taken.has(`${to}-${chair}`)).toBe(false);
      taken.add(`${to}-${chair}`);
    }
    // Three free chairs at table 2, one at table 3: both are then full.
    expect(moves.filter(({ to }) => to === '2')).toHaveLength(3);
    expect(breakTable('1', tables, 5, prng(3))).toBeNull();
  });

  test('a table has the chairs that its hands say, whatever the settings say by now', () => {
    const six = { ...view('2', [1, 2, 4]), chairs: 6 };
    const ten = { ...view('3', [1, 2, 3, 4, 5, 6, 7, 8, 9]), chairs: 10 };
    expect(freeChairs(six, 9)).toEqual([3, 5, 6]);
    expect(freeChairs(ten, 9)).toEqual([10]);
    // Somebody is on the way to chair 5, and one more to any chair.
    const moves = [
      { to: '2', chair: 5 },
      { to: '2', chair: null },
      { to: '3', chair: 3 },
    ];
    expect(freeChairs(six, 9, moves)).toEqual([3, 6]);
    const broken = breakTable('1', [view('1', [1, 2, 3, 4]), six, ten], 9, prng(3))!;
    const seats = broken.map(({ to, chair }) => `${to}-${chair}`);
    expect(seats.toSorted()).toEqual(['2-3', '2-5', '2-6', '3-10']);
    expect(breakTable('1', [view('1', [1, 2, 3, 4, 5]), six, ten], 9, prng(3))).toBeNull();
    // Sixteen players, sixteen chairs at tables 2 and 3.
    expect(canBreak([view('1', [1, 2, 3, 4]), six, ten], 9)).toBe(true);
    expect(canBreak([view('1', [1, 2]), { ...view('2', [1, 2]), chairs: 3 }], 9)).toBe(true);
    const small = ['1', '2'].map((table) => ({ ...view(table, [1, 2]), chairs: 3 }));
    expect(canBreak(small, 9)).toBe(false);
  });

  test('a table can be broken when the others hold everybody', () => {
    expect(canBreak([view('1', [1, 2]), view('2', [1, 2])], 4)).toBe(true);
    expect(canBreak([view('1', [1, 2]), view('2', [1, 2, 3])], 4)).toBe(false);
    expect(canBreak([view('1', [1, 2])], 9)).toBe(false);
    expect(canBreak([view('1', [1]), view('2', [1], true)], 9)).toBe(false);
  });

  test('tables that differ by two are balanced; the next big blind moves', () => {
    const tables = [view('1', [1, 2, 3, 4, 5]), view('2', [1, 2, 3])];
    expect(balancingMove(tables, 9, prng(1))).toMatchObject({ player: '1-4', from: '1', to: '2' });
    expect(balancingMove([view('1', [1, 2, 3]), view('2', [1, 2])], 9, prng(1))).toBeNull();
  });
});

describe('a list of players', () => {
  test.each([
    ['one on a line', 'Ann\nBen Smith\n', ['Ann', 'Ben Smith']],
    ['the column called name', 'Seat;Name;Club\n1;Ann;North\n2;Ben;South', ['Ann', 'Ben']],
    ['quoted cells', 'player,club\n"O""Neil",North\r\n"Van Dyk, Jan",x', ['O"Neil']],
    ['a first column of numbers', '1,Ann\n2,Ben', ['Ann', 'Ben']],
    ['a mark at its start', '\uFEFFname\nAnn', ['Ann']],
  ])('%s', (_, text, players) => {
    expect(readPlayerList(text).players).toEqual(players);
  });

  test('what cannot be taken is said, with its line (SEAT-6)', () => {
    const list = readPlayerList('Ann\nann\nBob (BB)\nCleo', new Set(['Cleo']));
    const { players, problems } = list;
    expect(list.untaken).toEqual(['ann', 'Bob (BB)', 'Cleo']);
    expect(players).toEqual(['Ann']);
    expect(problems).toHaveLength(3);
    expect(problems[0]).toBe('Line 2: ann is there already.');
    expect(problems[1]).toMatch(/^Line 3: the name "Bob \(BB\)" contains/);
  });
});

test('two readings side by side: what is the same stands beside each other', () => {
  expect(compareReadings('a\nb\nc\nd', 'a\nx\nc\nd\ne')).toEqual([
    { left: 'a', right: 'a' },
    { left: 'b', right: 'x' },
    { left: 'c', right: 'c' },
    { left: 'd', right: 'd' },
    { left: null, right: 'e' },
  ]);
});

describe('a table that the director opens', () => {
  test('waits for its draw: nobody is moved to it, and it is not counted among those that play', () => {
    const at = twoTables();
    at.send({ kind: 'open-table', table: 'Feature' });
    const views = at.tournament.tables.map((name) => at.tournament.tableView(name)!);
    expect(balancingMove(views, 9, prng(1))).toBeNull();
    expect(breakTable('2', views, 9, prng(1))!.map(({ to }) => to)).toEqual(['1', '1', '1']);
    expect(canBreak(views.slice(1), 9)).toBe(false);
    const move = { kind: 'move', player: 'Ann', from: '1', to: 'Feature', chair: null } as const;
    expect(at.send(move)).toContain('Table Feature has no hand to sit down after');
    expect(at.send({ kind: 'open-table', table: 'Feature' })).toContain('is there already');
  });

  test('may be one that was broken by mistake', () => {
    const at = new Room();
    at.open('1');
    at.send({ kind: 'close-table', table: '1' });
    expect(at.tournament.tableView('1')).toMatchObject({ isClosed: true });
    expect(at.send({ kind: 'open-table', table: '1' })).toBe('kept');
    expect(at.tournament.tableView('1')).toMatchObject({ isClosed: false });
  });
});

describe('TOUR-9 a line the director types', () => {
  test.each([
    'Ann: Rebuy 4000',
    'Ben: Add-On 2000',
    'Hal: Sits 4000 in chair 7',
    'Dan: Away',
    'Break: 00:15:00',
  ])('%s', (line) => {
    const at = twoTables();
    expect(at.send({ kind: 'line', table: '1', line, for: null })).toBe('kept');
    expect(at.sessionText('1')).toContain(`Between Hands:\n${line}\n`);
    // One more joins the block.
    expect(at.send({ kind: 'line', table: '1', line: 'Cleo: Away', for: null })).toBe('kept');
  });

  test.each(['Ann: Rebuy lots', 'Give Ann 4000', 'Preflop Base:', 'Hand (2)', 'Ann: Fold'])(
    'is refused if it is none: %s',
    (line) => {
      const at = twoTables();
      expect(at.send({ kind: 'line', table: '1', line, for: null })).not.toBe('kept');
      expect(at.tournament.table('1')!.lines).toEqual([]);
    },
  );

  test('is refused if it seats somebody in a chair the table does not have', () => {
    const at = twoTables();
    const line = {
      kind: 'line',
      table: '1',
      line: 'Hal: Sits 4000 in chair 10',
      for: null,
    } as const;
    expect(at.send(line)).toBe('There is no chair 10; the table has 9.');
    expect(at.tournament.table('1')!.lines).toEqual([]);
  });
});

test('a table with players is not closed; the last two tables are not mixed up', () => {
  const at = twoTables();
  expect(at.send({ kind: 'close-table', table: '2' })).toMatch('3 players still sit at table 2');
  for (const player of ['Eve', 'Fay', 'Gus']) {
    expect(at.send({ kind: 'move', player, from: '2', to: '1', chair: null })).toBe('kept');
  }
  expect(at.send({ kind: 'close-table', table: '2' })).toBe('kept');
  const writer = { kind: 'writer', table: '2', client: 'x', over: 'page-2' } as const;
  expect(at.send(writer, collectorOf('2'))).toMatch('has been broken');
});
