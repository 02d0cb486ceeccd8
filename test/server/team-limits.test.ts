import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { formatOf } from '../../src/formats/index.ts';
import { Audience } from '../../src/server/team/audience.ts';
import { Intake } from '../../src/server/team/intake.ts';
import { LiveStream } from '../../src/server/team/live-stream.ts';
import { type Link, SERVER_ACTOR, Tournament } from '../../src/team/index.ts';
import { type SessionHand, sessionStream } from '../../src/tournament/index.ts';
import { handEvent, handText, Listener, newEvent, TeamLab } from './team-lab.ts';

const VIEWER: Link = {
  ...{ link: 'viewer', role: 'viewer', table: null, name: 'Vic', secretHash: '' },
  ...{ isWithdrawn: false, madeAt: 0 },
};

const field = (tournament: Tournament, entries: number) => ({ ...tournament.field(0), entries });

describe('a receiver that reads too slowly', () => {
  const megabyte = new Uint8Array(1_000_000);

  test('gets what waits for it up to 4 MB; with more it is let go, and its connection cut', async () => {
    let gone = 0;
    const cut = new Promise<void>((done) => {
      const stream = new LiveStream(VIEWER, null, done, () => gone++);
      expect([1, 2, 3, 4, 5].map(() => stream.send(megabyte))).toEqual([
        ...[true, true, true, true, true],
      ]);
      expect(gone).toBe(0);
      expect(stream.send(megabyte)).toBe(false);
      expect(gone).toBe(1);
      // Nobody is there any more: that is not said twice.
      expect(stream.send(megabyte)).toBe(true);
    });
    await cut;
    expect(gone).toBe(1);
  });

  test('who reads along is never let go, however much there is', async () => {
    const stream = new LiveStream(
      VIEWER,
      null,
      () => undefined,
      () => undefined,
    );
    const reader = stream.body.getReader();
    for (let i = 0; i < 20; i++) {
      expect(stream.send(megabyte)).toBe(true);
      expect((await reader.read()).value).toHaveLength(1_000_000);
    }
    stream.end();
  });

  test('is missed by nobody else, is counted, and has everything again when it comes back', async () => {
    const tournament = new Tournament();
    let entries = 0;
    let dropped = 0;
    // Long enough that a few of them are more than may wait.
    const name = 'x'.repeat(1_500_000);
    const audience = new Audience(
      () => ({
        tournament,
        field: () => ({ ...field(tournament, entries), unseated: [name] }),
      }),
      async () => [],
      () => dropped++,
    );
    const join = (): LiveStream => {
      const stream = new LiveStream(
        VIEWER,
        null,
        () => undefined,
        (one) => audience.leave(one),
      );
      audience.join(stream);
      return stream;
    };
    const slow = join();
    const quick = new Listener(new Response(join().body));
    await quick.next('field');
    for (entries = 1; entries <= 4; entries++) {
      audience.publishField();
      expect((await quick.next('field')).entries).toBe(entries);
    }
    expect(dropped).toBe(1);
    expect(audience.streams.has(slow)).toBe(false);
    expect(audience.streams.size).toBe(1);
    const again = new Listener(new Response(join().body));
    expect((await again.next('field')).entries).toBe(4);
    await quick.close();
    await again.close();
    expect(audience.streams.size).toBe(0);
  });
});

describe('a table has a most of events', () => {
  const opened = (most: number): Intake => {
    const intake = new Intake(
      () => 0,
      () => undefined,
      most,
    );
    const open = newEvent({ kind: 'open-table', table: '1' });
    expect(take(intake, open).outcome).toBe('kept');
    return intake;
  };
  const director = { link: 'director', role: 'director', table: null } as const;
  const take = (intake: Intake, event: ReturnType<typeof newEvent>) =>
    intake.decide(event, { actor: director, by: 'director' }, new Map());

  test('beyond it an event is refused with what to do; other tables, and those sent again, are not', () => {
    const intake = opened(3);
    const kept = [1, 2].map((hand) => handEvent('1', hand, handText(hand), null));
    expect(kept.map((event) => take(intake, event).outcome)).toEqual(['kept', 'kept']);
    expect(take(intake, handEvent('1', 3, handText(3), null))).toMatchObject({
      ...{ seq: null, outcome: 'refused' },
      message: 'Table 1 has 3 events, the most a table may have; open another table.',
    });
    expect(take(intake, kept[0]!)).toMatchObject({ seq: 2, outcome: 'kept' });
    expect(take(intake, newEvent({ kind: 'open-table', table: '2' })).outcome).toBe('kept');
  });

  test('it is counted again after a restart', () => {
    const intake = opened(2);
    const before = { ...handEvent('1', 1, handText(1), null), at: 0, by: SERVER_ACTOR.link };
    intake.apply({ ...before, seq: 2 });
    expect(take(intake, handEvent('1', 2, handText(2), null)).outcome).toBe('refused');
  });
});

describe('PHH of a table', () => {
  let lab: TeamLab;
  beforeEach(async () => {
    lab = await TeamLab.start();
  });
  afterEach(() => lab.close());

  test('has the hands that are settled, and reads back as them', async () => {
    const folded = (hand: number) => `${handText(hand)}
Preflop Base:
1. Ann (Dealer): Raise 300
2. Bob (SB): Fold
3. Cara (BB): Fold
`;
    await lab.send(
      lab.director,
      newEvent({ kind: 'open-table', table: 'Table 1' }),
      handEvent('Table 1', 1, folded(1), null),
      handEvent('Table 1', 2, folded(2), null),
      handEvent('Table 1', 3, handText(3), null),
    );
    const answer = await lab.ask('export/tables/Table%201.phh', lab.director);
    expect(answer.headers.get('Content-Disposition')).toContain('attachment');
    const hands: SessionHand[] = [];
    const stream = sessionStream(formatOf('phh'), {}, (hand) => hands.push(hand));
    stream.push(await answer.text());
    stream.end();
    expect(hands.map(({ verdict }) => verdict.record.number)).toEqual([1, 2]);
    for (const { verdict } of hands) {
      expect(verdict.record.players.map(({ name, stack }) => [name, stack])).toEqual(
        expect.arrayContaining([
          ['Ann', 5000],
          ['Bob', 5000],
          ['Cara', 5000],
        ]),
      );
      // Ann wins the blinds.
      const after = verdict.settlement!.players.map(({ name, newStack }) => [name, newStack]);
      expect(Object.fromEntries(after)).toEqual({ Ann: 5150, Bob: 4950, Cara: 4900 });
    }
    const viewer = await lab.link('viewer');
    expect((await lab.ask('export/tables/Table%201.phh', viewer)).status).toBe(403);
  });
});
