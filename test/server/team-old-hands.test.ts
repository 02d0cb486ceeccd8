import { afterEach, beforeEach, expect, test } from 'vitest';
import { handEvent, handText, newEvent, TeamLab } from './team-lab.ts';

/** More than a table has in memory. */
const HANDS = 20;

let lab: TeamLab;
const sent = Array.from({ length: HANDS }, (_, i) => handEvent('1', i + 1, handText(i + 1), null));
const texts = (others: Readonly<Record<number, string>> = {}): readonly string[] =>
  Array.from({ length: HANDS }, (_, i) => others[i + 1] ?? handText(i + 1));

beforeEach(async () => {
  lab = await TeamLab.start();
  await lab.send(lab.director, newEvent({ kind: 'open-table', table: '1' }), ...sent);
  expect(lab.server.log.tournament.table('1')!.hands.length).toBeLessThan(HANDS / 2);
});

afterEach(() => lab.close());

const handsOf = (table: { hands: { text: string }[] }): readonly string[] =>
  table.hands.map(({ text }) => text);

test('whoever joins gets them, then what changes, in order', async () => {
  const stream = await lab.listen(lab.director, '1');
  await lab.send(lab.director, handEvent('1', HANDS, handText(HANDS, '!'), handText(HANDS)));
  expect(handsOf(await stream.next('table'))).toEqual(texts());
  expect(handsOf(await stream.next('hands'))).toEqual([handText(HANDS, '!')]);
  await stream.close();
});

test('a correction of one of them counts, is shown, and is there after a restart', async () => {
  const stream = await lab.listen(await lab.link('collector', '1'), '1');
  await stream.next('table');
  const [ack] = await lab.send(lab.director, handEvent('1', 2, handText(2, '!'), handText(2)));
  expect(ack!.outcome).toBe('kept');
  expect(handsOf(await stream.next('hands'))).toEqual([handText(2, '!')]);
  await stream.close();
  await lab.server.close();
  await lab.open();
  const again = await lab.listen(lab.director, '1');
  expect(handsOf(await again.next('table'))).toEqual(texts({ 2: handText(2, '!') }));
  await again.close();
});

test('a second reading of one of them is kept beside it, and chosen by a person', async () => {
  const stream = await lab.listen(lab.director, '1');
  await stream.next('table');
  const reading = handEvent('1', 3, handText(3, '?'), handText(9));
  expect((await lab.send(lab.director, reading))[0]!.outcome).toBe('reading');
  expect((await stream.next('hands')).readings).toMatchObject([{ text: handText(3, '?') }]);
  await stream.close();
  // It has long been let go after a restart, and is a reading all the same.
  await lab.server.close();
  await lab.open();
  expect((await lab.send(lab.director, reading))[0]!.outcome).toBe('reading');
  const keep = 'after' in reading.body ? reading.body.after! : '';
  const chosen = newEvent({ kind: 'decide', table: '1', hand: '3', keep });
  expect((await lab.send(lab.director, chosen))[0]!.outcome).toBe('kept');
  const again = await lab.listen(lab.director, '1');
  const whole = await again.next('table');
  expect([handsOf(whole), whole.readings]).toEqual([texts({ 3: handText(3, '?') }), []]);
  await again.close();
});

test('an event of one of them that is sent again is one event', async () => {
  const before = lab.server.log.tournament.seq;
  const [first, again] = await lab.send(lab.director, sent[0]!, sent[0]!);
  expect([first, again!.outcome]).toEqual([{ id: sent[0]!.id, seq: 3, outcome: 'kept' }, 'kept']);
  expect(lab.server.log.tournament.seq).toBe(before);
});

test('exports have them, as they were when it was asked for', async () => {
  const file = async (path: string): Promise<string> =>
    (await lab.ask(`export/${path}`, lab.director)).text();
  const all = texts().map((text) => `${text.trim()}\n`);
  expect(await file('tables/1.hand')).toBe(all.join('\n'));
  expect(handsOf(JSON.parse(await file('tournament.json')).tables[0])).toEqual(texts());
});

test('viewers see them after the delay', async () => {
  const { settings } = lab.server.log.tournament;
  await lab.send(lab.director, newEvent({ kind: 'settings', ...settings, delayMinutes: 1 }));
  lab.now += 61_000;
  await lab.send(lab.director, handEvent('1', 1, handText(1, '!'), handText(1)));
  const stream = await lab.listen(await lab.link('viewer'), '1');
  expect(handsOf(await stream.next('table'))).toEqual(texts());
  lab.now += 61_000;
  expect(handsOf(await stream.next('hands'))).toEqual([handText(1, '!')]);
  await stream.close();
});

test('while the store is away nobody gets half a table', async () => {
  lab.store.at = () => Promise.reject(new Error('the line is dead'));
  const stream = await lab.listen(lab.director, '1');
  expect(await stream.next('table')).toBeNull();
  expect((await lab.ask('export/tables/1.hand', lab.director)).status).toBe(503);
  const old = handEvent('1', 2, handText(2, '!'), handText(2));
  expect((await lab.post('events', lab.director, { events: [old] })).status).toBe(503);
  // What is about the last hands goes on.
  const last = handEvent('1', HANDS, handText(HANDS, '!'), handText(HANDS));
  expect((await lab.send(lab.director, last))[0]!.outcome).toBe('kept');
});
