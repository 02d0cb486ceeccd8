import { describe, expect, test } from 'vitest';
import { readCard } from '../rules/cards/index.ts';
import type { Card, Hand, HouseRules, Outcome } from '../rules/index.ts';
import { apply, dealStreet, openHand } from '../rules/public.ts';
import { BARE_KINDS, BareRecord, replayBare } from './bare-record.ts';
import * as outside from './public.ts';
import { hasOutcome, hasWinners } from './record.ts';
import { recordHand } from './record-hand.ts';

const cards = (text: string): Card[] => text.split(' ').map((word) => readCard(word)!);

function opened(rules: Partial<HouseRules> = {}): Hand {
  const seats = ['Ann', 'Bob', 'Cy'].map((name, i) => ({
    name,
    label: ['Dealer', 'SB', 'BB'][i]!,
    stack: 1000,
  }));
  const hand = openHand({ seats, sb: 50, bb: 100, rules });
  if (!hand.ok) throw new Error(hand.error[0]!.message);
  return hand.value;
}

const done = (hand: Hand, ...verbs: readonly ('call' | 'check' | 'fold' | [number])[]): Hand =>
  verbs.reduce((now, verb) => {
    const action = typeof verb === 'string' ? { verb } : ({ verb: 'raise', to: verb[0] } as const);
    const next = apply(now, action);
    if (!next.ok) throw new Error(next.error[0]!.message);
    return next.value;
  }, hand);

const dealt = (hand: Hand, text: string): Hand => {
  const next = dealStreet(hand, text === '' ? [] : cards(text));
  if (!next.ok) throw new Error(next.error[0]!.message);
  return next.value;
};

describe('a hand that was played, written down', () => {
  test.each<[string, Partial<HouseRules>]>([
    ['NOTE-3 nothing', {}],
    ['POST-3 the order of the ante', { anteOrder: 'bb-first' }],
    ['POST-5 who pays it', { anteType: 'all' }],
    ['NEXT-4 the button', { button: 'dead' }],
    ['ODD-1 the smallest chip', { oddChip: 25 }],
    ['RET-2 uncalled chips', { uncalled: 'side-pot' }],
  ])('%s differs from the usual, and that alone is stated', (_, rules) => {
    expect(recordHand(opened(rules)).rules).toEqual(rules);
  });

  test('SEC-1, SEC-2 actions stand in their sections, a street nobody acts on has its cards', () => {
    const raised = done(opened(), 'call', [300], 'call', 'call');
    const flop = dealt(raised, '2s 7d 9c');
    const turn = dealt(done(flop, 'check', 'check', 'check'), '');
    const { sections } = recordHand(turn);
    expect(
      sections.map(({ street, more, board, actions }) => [
        street,
        more,
        board?.length ?? null,
        actions.map(({ name, verb, to }) => `${name} ${verb} ${to}`),
      ]),
    ).toEqual([
      ['preflop', 0, null, ['Ann call 100', 'Bob raise 300', 'Cy call 300']],
      ['preflop', 1, null, ['Ann call 300']],
      ['flop', 0, 3, ['Bob check null', 'Cy check null', 'Ann check null']],
      ['turn', 0, null, []],
    ]);
    expect(recordHand(opened()).sections).toEqual([]);
  });

  test('WIN-2, WIN-4 the end: cards of who folded stand before, winners by pot, ranking or alone', () => {
    const hand = done(opened(), 'fold', 'call', 'check');
    const holes: Outcome['holes'] = [cards('As Ad') as never, cards('Ks Kd') as never, 'mucks'];
    const shown = recordHand(hand, {}, { holes, shown: true });
    expect([shown.cards.map(({ name }) => name), shown.showdown.map(({ name }) => name)]).toEqual([
      ['Ann'],
      ['Bob', 'Cy'],
    ]);
    const early = recordHand(hand, {}, { holes: [null, cards('Ks Kd') as never, null] });
    expect([early.cards.map(({ name }) => name), early.showdown]).toEqual([['Bob'], []]);
    expect(recordHand(hand, {}, { declared: { kind: 'winner', seat: 1 } }).winner).toMatchObject({
      name: 'Bob',
    });
    expect(
      recordHand(
        hand,
        {},
        { declared: { kind: 'ranking', tiers: [[1, 2]] } },
      ).ranking!.tiers[0]!.map(({ name }) => name),
    ).toEqual(['Bob', 'Cy']);
    const lines = [
      { pot: 0, board: 1, seats: [2] },
      { pot: 1, board: null, seats: [1] },
    ];
    const { winners } = recordHand(hand, {}, { declared: { kind: 'pots', lines } });
    expect(winners.map(({ pot, board, names }) => [pot, board, names[0]!.name])).toEqual([
      [0, 2, 'Cy'],
      [1, null, 'Bob'],
    ]);
    expect(recordHand(hand, {}, { board2: cards('2c 3c') }).board2!.cards).toEqual(cards('2c 3c'));
    expect(recordHand(hand, {}, {}).board2).toBeNull();
  });

  test('WIN-2 whether anybody is said to have won, and whether the hand has an end at all', () => {
    const hand = done(opened(), 'fold', 'call', 'check');
    const of = (outcome: Outcome) => recordHand(hand, {}, outcome);
    const ends = [
      of({ declared: { kind: 'winner', seat: 1 } }),
      of({ declared: { kind: 'ranking', tiers: [[1]] } }),
      of({ declared: { kind: 'pots', lines: [{ pot: 0, board: null, seats: [1] }] } }),
    ];
    for (const record of ends)
      expect([hasWinners(record), hasOutcome(record)]).toEqual([true, true]);
    expect([hasWinners(of({})), hasOutcome(of({}))]).toEqual([false, false]);
    // Cards that are shown, or a misdeal, are an end without a winner.
    const shown = of({ holes: [null, 'mucks', null], shown: true });
    const misdeal = { ...of({}), result: { at: shown.at, kind: 'void' } as const };
    for (const record of [shown, misdeal])
      expect([hasWinners(record), hasOutcome(record)]).toEqual([false, true]);
  });
});

test('NOTE-1 what was never written has its place at the beginning', () => {
  const { at, players } = recordHand(opened());
  expect([at, players[0]!.stackAt]).toEqual(Array(2).fill({ line: 1, column: 1, length: 0 }));
});

describe('a hand in bare numbers', () => {
  const { fold, callOrCheck, raiseOrBet, deal } = BARE_KINDS;

  function bare(
    ...entries: readonly (readonly [kind: number, seat: number, total?: number])[]
  ): BareRecord {
    const record = new BareRecord();
    record.stacks = [1000, 1000, 1000];
    record.sb = 50;
    record.bb = 100;
    record.count = entries.length;
    for (const [i, [kind, seat, total = 0]] of entries.entries()) {
      record.kinds[i] = kind;
      record.seats[i] = seat;
      record.totals[i] = total;
    }
    return record;
  }

  test('nothing is left over from an empty one: no ante, no cards, no showdown', () => {
    const empty = new BareRecord();
    expect([empty.sb, empty.bb, empty.ante, empty.count, empty.isShown]).toEqual([
      0,
      0,
      0,
      0,
      false,
    ]);
    expect(replayBare(bare())!.stacks).toEqual([1000, 950, 900]);
  });

  test('is played by the rules, streets with their cards in order', () => {
    const record = bare(
      [callOrCheck, 0],
      [raiseOrBet, 1, 300],
      [callOrCheck, 2],
      [fold, 0],
      [deal, 0],
      [callOrCheck, 1],
      [raiseOrBet, 2, 200],
      [callOrCheck, 1],
      [deal, 0],
      [raiseOrBet, 1, 500],
      [fold, 2],
    );
    record.boards = [cards('2s 7d 9c'), cards('4h')];
    const played = replayBare(record)!;
    expect(played.stacks).toEqual([900, 0, 500]);
    expect(played.board).toEqual(cards('2s 7d 9c 4h'));
    expect(played.turn).toBeNull();
  });

  test.each<[string, BareRecord]>([
    ['ACT-1 somebody out of turn', bare([callOrCheck, 1])],
    ['ACT-2 a fold for free', bare([callOrCheck, 0], [callOrCheck, 1], [fold, 2])],
    ['ACT-5 a raise below the least', bare([raiseOrBet, 0, 150])],
    [
      'ACT-8 a street that cannot come yet',
      Object.assign(bare([callOrCheck, 0], [deal, 0]), { boards: [[]] }),
    ],
    ['SEAT-5 somebody without chips', Object.assign(bare(), { stacks: [1000, 0, 1000] })],
    ['SEAT-5 one player', Object.assign(bare(), { stacks: [1000] })],
    ['SEAT-1 eleven players', Object.assign(bare(), { stacks: Array(11).fill(1000) })],
    ['CHIP-1 half a chip', Object.assign(bare(), { stacks: [1000, 0.5, 1000] })],
    ['CHIP-1 a small blind above the big one', Object.assign(bare(), { sb: 101 })],
  ])('%s needs a closer look', (_, record) => {
    expect(replayBare(record)).toBeNull();
  });

  test('SEAT-2 heads-up the SB is first, ten players are a table', () => {
    const two = Object.assign(bare(), { stacks: [1000, 1000] });
    expect(replayBare(two)!.turn).toBe(0);
    expect(replayBare(two)!.stacks).toEqual([950, 900]);
    expect(replayBare(Object.assign(bare(), { stacks: Array(10).fill(1000) }))!.turn).toBe(3);
  });
});

describe('records from outside', () => {
  test('NOTE-1 a hand is written down, and what is not a hand or an outcome is refused', () => {
    const hand = done(opened(), 'fold', 'fold');
    const written = outside.recordHand(hand, { number: 7 });
    expect(written.ok && written.value.number).toBe(7);
    expect(outside.recordHand({} as Hand).ok).toBe(false);
    const refused = outside.recordHand(hand, {}, { holes: 3 } as unknown as Outcome);
    expect(!refused.ok && refused.error[0]!.rule).toBe('WIN-5');
  });

  test('SEAT-5 a record that cannot be seated has stopped before anything was played', () => {
    const { players, ...record } = recordHand(done(opened(), 'fold'));
    const alone = outside.replay({ ...record, players: players.slice(1, 2) });
    expect(alone.ok && alone.value).toMatchObject({ hand: null, stopped: true, steps: [] });
  });
});
