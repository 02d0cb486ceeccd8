import { describe, expect, test } from 'vitest';
import { FIRST_SETTINGS, type SettingsEvent, standings } from '../../src/team/index.ts';
import { Room } from './room.ts';

const settings = (more: Partial<SettingsEvent>): SettingsEvent => ({
  kind: 'settings',
  ...FIRST_SETTINGS,
  ...more,
});

interface Seat {
  readonly name: string;
  readonly label?: string;
  readonly stack: number;
}

/** A hand in which everybody goes all-in before the flop and the ranking pays. */
function allIn(table: string, number: number, seats: readonly Seat[], ranking: string): string {
  const most = Math.max(...seats.map(({ stack }) => stack));
  const order = [...seats.slice(3), ...seats.slice(0, 3)];
  const lines = order.map(
    ({ name, stack }) => `${name}: ${stack === most ? 'Call' : 'All-In'} ${stack}`,
  );
  // Whoever covers the others only calls the largest of their stacks.
  const second = Math.max(...seats.map(({ stack }) => (stack === most ? 0 : stack)));
  const text = lines.map((line) => line.replace(`Call ${most}`, `Call ${second}`));
  return `Hand (${number})
started_at: HH:MM:SS ended_at: HH:MM:SS
SB 50 BB 100
Event: Friday
Table: ${table}
Stack Setup:
${seats.map(({ name, label, stack }) => [name, label, stack].filter(Boolean).join(' ')).join('\n')}

Preflop Base:
${text.join('\n')}

Ranking: ${ranking}
`;
}

/** Three are covered and go out; two fold. The golden stacks of TOUR-5: 8,000, 5,000 and 5,000. */
const THREE_OUT = `Hand (1)
started_at: HH:MM:SS ended_at: HH:MM:SS
SB 50 BB 100
Event: Friday
Table: 1
Stack Setup:
Ann Dealer 20000
Ben SB 9000
Cleo BB 9000
Dan 8000
Eve 5000
Fay 5000

Preflop Base:
Dan: All-In 8000
Eve: All-In 5000
Fay: All-In 5000
Ann: Call 8000
Ben: Fold
Cleo: Fold

Ranking: Ann > Dan > Eve = Fay
`;

const names = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay'];

describe('TOUR-5 over all tables', () => {
  test('three out in one hand, three left: 4th, and 5th to 6th shared', () => {
    const at = new Room();
    at.open('1');
    at.send({ kind: 'enter', players: names });
    at.write('1', '1', THREE_OUT);
    const places = at.tournament.field(at.now).places.map(({ name, from, to }) => [name, from, to]);
    expect(places).toEqual([
      ['Dan', 4, 4],
      ['Eve', 5, 6],
      ['Fay', 5, 6],
    ]);
  });

  test('players at other tables, and entries without a seat, are left', () => {
    const at = new Room();
    at.open('1', '2');
    at.send({ kind: 'enter', players: [...names, 'Gus', 'Hal', 'Ida', 'Jo'] });
    at.write('1', '1', THREE_OUT);
    const seats = [
      { name: 'Gus', label: 'Dealer', stack: 1000 },
      { name: 'Hal', label: 'SB', stack: 2000 },
      { name: 'Ida', label: 'BB', stack: 4000 },
    ];
    at.write('2', '1', allIn('2', 1, seats, 'Ida > Hal > Gus'));
    const { left, places } = at.tournament.field(at.now);
    // Ann, Ben, Cleo, Ida, and Jo who has no seat yet.
    expect(left).toBe(5);
    expect(places.map(({ name, from, to }) => [name, from, to])).toEqual([
      ['Hal', 6, 6],
      ['Gus', 7, 7],
      ['Dan', 8, 8],
      ['Eve', 9, 10],
      ['Fay', 9, 10],
    ]);
    expect(places[0]).toMatchObject({ table: '2', hand: '1', by: ['Ida'] });
  });

  test('in one round of hand-for-hand the larger stack places higher, whichever table was quicker', () => {
    const at = new Room();
    at.open('1', '2');
    at.send({ kind: 'enter', players: ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay'] });
    const first = [
      { name: 'Ann', label: 'Dealer', stack: 3000 },
      { name: 'Ben', label: 'SB', stack: 900 },
      { name: 'Cleo', label: 'BB', stack: 9000 },
    ];
    const second = [
      { name: 'Dan', label: 'Dealer', stack: 2000 },
      { name: 'Eve', label: 'SB', stack: 8000 },
      { name: 'Fay', label: 'BB', stack: 900 },
    ];
    at.send({ kind: 'hand-for-hand', is: 'next' });
    at.write('1', '1', allIn('1', 1, first, 'Cleo > Ann > Ben'));
    at.write('2', '1', allIn('2', 1, second, 'Eve > Dan > Fay'));
    at.send({ kind: 'hand-for-hand', is: 'over' });
    const places = at.tournament.field(at.now).places.map(({ name, from, to }) => [name, from, to]);
    expect(places).toEqual([
      ['Ann', 3, 3],
      ['Dan', 4, 4],
      ['Ben', 5, 6],
      ['Fay', 5, 6],
    ]);
    expect(at.send({ kind: 'hand-for-hand', is: 'over' })).toMatch('not on');
  });

  test('a rebuy takes a place back', () => {
    const at = new Room();
    at.open('1');
    at.send({ kind: 'enter', players: names });
    at.write('1', '1', `${THREE_OUT}\nBetween Hands:\nEve: Rebuy 5000\n`);
    const places = at.tournament.field(at.now).places.map(({ name, from, to }) => [name, from, to]);
    expect(places).toEqual([
      ['Dan', 5, 5],
      ['Fay', 6, 6],
    ]);
  });

  test('the last one with chips is first; payouts are shared with the places', () => {
    const at = new Room();
    at.open('1');
    at.send(settings({ payouts: [500, 300, 201] }));
    at.send({ kind: 'enter', players: ['Ann', 'Ben', 'Cleo'] });
    const seats = [
      { name: 'Ann', label: 'Dealer', stack: 2000 },
      { name: 'Ben', label: 'SB', stack: 2000 },
      { name: 'Cleo', label: 'BB', stack: 9000 },
    ];
    at.write('1', '1', allIn('1', 1, seats, 'Cleo > Ann = Ben'));
    const { places, left } = at.tournament.field(at.now);
    expect(left).toBe(1);
    expect(places.map(({ name, from, to, paid }) => [name, from, to, paid])).toEqual([
      ['Cleo', 1, 1, 500],
      ['Ann', 2, 3, 251],
      ['Ben', 2, 3, 250],
    ]);
  });
});

describe('TOUR-2 over all tables', () => {
  const HAND = `Hand (1)
started_at: HH:MM:SS ended_at: HH:MM:SS
SB 50 BB 100 Ante 100
Table: 1
Stack Setup:
Alice Dealer 5000
Bob SB 4000
Charlie BB 3000

Preflop Base:
Alice: Raise 300
Bob: Fold
Charlie: Fold
`;
  const next = (alice: number): string => `Hand (2)
started_at: HH:MM:SS ended_at: HH:MM:SS
SB 50 BB 100 Ante 100
Table: 1
Stack Setup:
Bob Dealer 3950
Charlie SB 2800
Alice BB ${alice}
`;
  const begun = (): Room => {
    const at = new Room();
    at.open('1');
    at.send(settings({ stack: 4000 }));
    at.send({ kind: 'enter', players: ['Alice', 'Bob', 'Charlie'] });
    at.write('1', '1', HAND);
    return at;
  };

  test('entries × stack is what stands on the tables', () => {
    const at = begun();
    at.write('1', '2', next(5250));
    const { chips } = at.tournament.field(at.now);
    expect(chips).toMatchObject({ expected: 12_000, found: 12_000, since: null, tables: [] });
  });

  test('chips that nobody explains: by how much, since when, and where', () => {
    const at = begun();
    at.write('1', '2', next(5350));
    const since = at.log.at(-1)!.at - 1_000;
    at.now += 60_000;
    const { chips } = at.tournament.field(at.now);
    expect(chips).toMatchObject({ expected: 12_000, found: 12_100, since });
    expect(chips.tables).toEqual([{ table: '1', by: 100 }]);
  });

  test('a recount explains them', () => {
    const at = begun();
    at.write('1', '1', `${HAND}\nBetween Hands:\nAlice: Recount 5350\n`);
    at.write('1', '2', next(5350));
    const { chips } = at.tournament.field(at.now);
    expect(chips).toMatchObject({ expected: 12_100, found: 12_100, recounts: 100, since: null });
  });

  test('rebuys, add-ons and penalties count; somebody who never entered does not', () => {
    const at = begun();
    const lines = 'Bob: Rebuy 4000\nCharlie: Add-On 1000\nAlice: Penalty 250';
    at.write('1', '1', `${HAND}\nBetween Hands:\n${lines}\n`);
    const chips = () => at.tournament.field(at.now).chips;
    expect(chips()).toMatchObject({ rebuys: 4000, addOns: 1000, takenOut: 250, expected: 16_750 });
    expect(chips().found).toBe(16_750);
    at.send({ kind: 'line', table: '1', line: 'Zoe: Sits 3000', for: null });
    expect(chips()).toMatchObject({ expected: 16_750, found: 19_750 });
    at.send({ kind: 'enter', players: ['Zoe'] });
    // She sat down with 3,000 of the 4,000 she entered for.
    expect(chips()).toMatchObject({ expected: 20_750, found: 19_750 });
  });

  test.each([
    ['is set up', ''],
    ['is played', '\nPreflop Base:\nBob: Call 100\n'],
    ['is over', '\nPreflop Base:\nBob: Fold\nCharlie: Fold\n'],
  ])('a line that comes while a hand %s is counted on both sides', (_, played) => {
    const at = begun();
    at.write('1', '2', `${next(5250)}${played}`);
    for (const line of ['Bob: Rebuy 4000', 'Charlie: Add-On 1000', 'Alice: Penalty 250']) {
      expect(at.send({ kind: 'line', table: '1', line, for: null })).toBe('kept');
    }
    const { chips } = at.tournament.field(at.now);
    expect(chips).toMatchObject({ expected: 16_750, found: 16_750, since: null });
  });

  test('who was out and sits down again has bought in again, at whichever table, and is moved for nothing', () => {
    // Nine entries of 8,000; by now 56,000 stand on table 1 and 16,000 on table 2.
    const at = new Room();
    at.send(settings({ stack: 8_000 }));
    at.send({
      kind: 'enter',
      players: ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gil', 'Hal', 'Ida'],
    });
    at.open('1', '2');
    const second = allIn(
      '2',
      1,
      [
        { name: 'Hal', label: 'Dealer', stack: 4_000 },
        { name: 'Ida', label: 'SB', stack: 4_000 },
        { name: 'Gil', label: 'BB', stack: 8_000 },
      ],
      'Gil > Hal > Ida',
    );
    const chips = () => at.tournament.field(at.now).chips;
    at.write('2', '1', second);
    at.write('1', '1', THREE_OUT);
    expect(chips()).toMatchObject({ expected: 72_000, found: 72_000, since: null, rebuys: 0 });
    // Eve went out at table 1 and comes back at table 2; Hal comes back to the same table.
    at.send({ kind: 'line', table: '2', line: 'Eve: Sits 8000', for: null });
    expect(chips()).toMatchObject({ expected: 80_000, found: 80_000, since: null, rebuys: 8_000 });
    const both = `${second}\nBetween Hands:\nHal: Sits 7000\nEve: Sits 8000\n`;
    expect(at.write('2', '1', both, { takes: [at.lastId] })).toBe('kept');
    expect(chips()).toMatchObject({ expected: 87_000, found: 87_000, since: null, rebuys: 15_000 });
    at.send({ kind: 'move', player: 'Eve', from: '2', to: '1', chair: null });
    expect(chips()).toMatchObject({ expected: 87_000, found: 87_000, since: null, rebuys: 15_000 });
    expect(at.tournament.field(at.now).places.map(({ name }) => name)).not.toContain('Eve');
  });

  test('entries without a seat have their chips still to come', () => {
    const at = begun();
    at.send({ kind: 'enter', players: ['Dora', 'Emil'] });
    const { chips, unseated } = at.tournament.field(at.now);
    expect(unseated).toEqual(['Dora', 'Emil']);
    expect(chips).toMatchObject({ expected: 20_000, found: 20_000, since: null });
  });
});

test('standings: who is in by chips, then who is out by place', () => {
  const at = new Room();
  at.open('1');
  at.send({ kind: 'enter', players: names });
  at.write('1', '1', THREE_OUT);
  const { places } = at.tournament.field(at.now);
  const lines = standings([at.tournament.tableView('1')!], places);
  // Ann wins 3 × 8,000 less what nobody else put in: 8,000 + 5,000 + 5,000 + 150 of the blinds.
  expect(lines.map(({ rank, name, chips }) => [rank, name, chips])).toEqual([
    [1, 'Ann', 20_000 + 8_000 + 5_000 + 5_000 + 150],
    [2, 'Ben', 8_950],
    [3, 'Cleo', 8_900],
    [null, 'Dan', 0],
    [null, 'Eve', 0],
    [null, 'Fay', 0],
  ]);
});
