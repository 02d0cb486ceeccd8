import { describe, expect, test } from 'vitest';
import { NO_TEXT, Tournament } from '../../src/team/index.ts';
import { checkSession } from '../../src/tournament/index.ts';
import { collectorOf, hashOf, Room, sessionText } from './room.ts';

/** The golden hand of TOURNAMENT: Alice raises to 300 and both fold; 12,000 in play. */
const GOLDEN = `Hand (1)
started_at: 00:00:00 ended_at: 00:02:30
SB 50 BB 100 Ante 100
Event: Friday
Table: 1
Stack Setup:
Alice Dealer 5000
Bob SB 4000
Charlie BB 3000

Preflop Base:
1. Alice (Dealer): Raise 300
2. Bob (SB): Fold
3. Charlie (BB): Fold
`;

const room = (): Room => {
  const made = new Room();
  made.open('1');
  return made;
};

describe('versions of a hand', () => {
  test('the session text follows from the events', () => {
    const at = room();
    const setUp = GOLDEN.slice(0, GOLDEN.indexOf('\nPreflop'));
    expect(at.write('1', '1', setUp)).toBe('kept');
    expect(at.write('1', '1', GOLDEN)).toBe('kept');
    expect(at.sessionText('1')).toBe(GOLDEN);
    const again = new Tournament();
    for (const event of at.log) again.apply(event);
    expect(sessionText(again, '1')).toBe(GOLDEN);
    // At any earlier moment too.
    const earlier = new Tournament();
    for (const event of at.log.slice(0, -1)) earlier.apply(event);
    expect(sessionText(earlier, '1').trim()).toBe(setUp.trim());
  });

  test('a version that does not follow the last one is a second reading; nothing is overwritten', () => {
    const at = room();
    at.write('1', '1', GOLDEN);
    const other = GOLDEN.replace('Raise 300', 'Raise 400');
    expect(at.write('1', '1', other, { before: hashOf('something else') })).toBe('reading');
    expect(at.sessionText('1')).toBe(GOLDEN);
    const whole = at.whole('1');
    expect(whole.readings.map(({ text }) => text)).toEqual([other]);
    expect(at.tournament.tableView('1')!.disputed).toEqual(['1']);
  });

  test('what somebody typed before another took over becomes a reading, their latest version of it', () => {
    const at = room();
    at.write('1', '1', GOLDEN);
    const over = { kind: 'writer', table: '1', client: 'tablet', over: 'page-1' } as const;
    expect(at.send(over, collectorOf('1', 'second'))).toBe('kept');
    const first = GOLDEN.replace('300', '350');
    const second = GOLDEN.replace('300', '360');
    expect(at.write('1', '1', first)).toBe('reading');
    expect(at.write('1', '1', second, { before: hashOf(first) })).toBe('reading');
    expect(at.whole('1').readings.map(({ text }) => text)).toEqual([second]);
  });

  test('the same text from two people is one reading', () => {
    const at = room();
    at.write('1', '1', GOLDEN);
    const other = { client: 'tablet', before: null, actor: collectorOf('1', 'second') };
    expect(at.write('1', '1', GOLDEN, other)).toBe('kept');
    expect(at.whole('1').readings).toEqual([]);
  });

  test('a person decides, and the decision is an event', () => {
    const at = room();
    at.write('1', '1', GOLDEN);
    const other = GOLDEN.replace('Raise 300', 'Raise 400');
    at.write('1', '1', other, { client: 'tablet', before: null });
    const decide = { kind: 'decide', table: '1', hand: '1', keep: hashOf(other) } as const;
    expect(at.send(decide, collectorOf('1'))).toBe('kept');
    expect(at.sessionText('1')).toBe(other);
    expect(at.whole('1').readings).toEqual([]);
    // The log still has both.
    expect(at.log.filter(({ body }) => body.kind === 'hand')).toHaveLength(2);
    expect(at.send(decide, collectorOf('1'))).toBe('kept');
    const gone = { ...decide, keep: hashOf(GOLDEN) };
    expect(at.send(gone)).toMatch('no longer there');
  });

  test('one reading may be that there was no such hand', () => {
    const at = room();
    at.write('1', '1', GOLDEN);
    at.write('1', '1', null, { client: 'tablet', before: hashOf('x') });
    expect(at.whole('1').readings[0]).toMatchObject({ text: '', hash: NO_TEXT });
    at.send({ kind: 'decide', table: '1', hand: '1', keep: NO_TEXT });
    expect(at.sessionText('1')).toBe('');
  });

  test('hands stand in the order of their numbers, however they arrive', () => {
    const at = room();
    for (const key of ['10', '2', '9', '2~2']) at.write('1', key, `Hand ${key}`);
    expect(at.tournament.table('1')!.hands.map(({ hand }) => hand)).toEqual([
      '2',
      '2~2',
      '9',
      '10',
    ]);
  });

  test('a hand that is taken out can be judged without', () => {
    const at = room();
    at.write('1', '1', GOLDEN);
    at.write('1', '2', GOLDEN.replace('Hand (1)', 'Hand (2)'));
    expect(at.tournament.tableView('1')!.hand).toBe(2);
    at.write('1', '2', null);
    expect(at.tournament.tableView('1')!).toMatchObject({ hand: 1, isOver: true });
  });
});

describe('one writer at a table', () => {
  test('another page is told who records, and must say whom it takes over from', () => {
    const at = room();
    const ask = { kind: 'writer', table: '1', client: 'tablet', over: null } as const;
    expect(at.send(ask, collectorOf('1', 'second'))).toMatch('is recording table 1');
    const stale = { ...ask, over: 'page-of-yesterday' };
    expect(at.send(stale, collectorOf('1', 'second'))).toMatch('is recording table 1');
    expect(at.send({ ...ask, over: 'page-1' }, collectorOf('1', 'second'))).toBe('kept');
    expect(at.tournament.table('1')!.writer!.client).toBe('tablet');
  });

  test('a withdrawn link leaves the table free', () => {
    const at = room();
    const link = { kind: 'link', link: 'collector-1', role: 'collector', table: '1' } as const;
    const named = { ...link, name: 'Ann', secretHash: hashOf('secret') };
    at.sendEvent(
      { id: 'the-link', body: named },
      { link: 'server', role: 'director', table: null },
    );
    expect(at.tournament.tableView('1')!.writer).toBe('Ann');
    expect(at.send({ kind: 'withdraw', link: 'collector-1' })).toBe('kept');
    expect(at.tournament.tableView('1')!.writer).toBeNull();
  });
});

describe('the director’s lines', () => {
  test('stand below the last hand until the collector has taken them into the text', () => {
    const at = room();
    at.write('1', '1', GOLDEN);
    at.send({ kind: 'line', table: '1', line: 'Break: 00:15:00', for: null });
    const id = at.lastId;
    expect(at.whole('1').lines).toEqual([{ id, line: 'Break: 00:15:00' }]);
    const text = `${GOLDEN}\nBetween Hands:\nBreak: 00:15:00\n`;
    expect(at.sessionText('1')).toBe(text);
    expect(at.write('1', '1', text, { takes: [id] })).toBe('kept');
    expect(at.whole('1').lines).toEqual([]);
    expect(at.sessionText('1')).toBe(text);
  });

  test('join a block that is there', () => {
    const at = room();
    at.write('1', '1', `${GOLDEN}\nBetween Hands:\nBob: Away\n`);
    at.send({ kind: 'line', table: '1', line: 'Charlie: Rebuy 3000', for: null });
    const { hands } = checkSession(at.sessionText('1'));
    expect(hands[0]!.verdict.record.between!.lines.map(({ kind }) => kind)).toEqual([
      'away',
      'rebuy',
    ]);
  });

  test('can be withdrawn while nobody has taken them', () => {
    const at = room();
    at.write('1', '1', GOLDEN);
    at.send({ kind: 'line', table: '1', line: 'Break: 00:15:00', for: null });
    const id = at.lastId;
    expect(at.send({ kind: 'drop-line', line: id })).toBe('kept');
    expect(at.sessionText('1')).toBe(GOLDEN);
    expect(at.send({ kind: 'drop-line', line: id })).toMatch('take it out there');
  });
});
