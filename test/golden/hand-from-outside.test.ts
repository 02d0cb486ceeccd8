import { describe, expect, test } from 'vitest';
import {
  absentAction,
  apply,
  betsOf,
  dealStreet,
  events,
  type Hand,
  isBettingOver,
  legalActions,
  nextStreet,
  phaseOf,
  saveHand,
  settle,
  standingsOf,
} from '../../src/rules/public.ts';
import {
  cards,
  given,
  opened,
  playedTo,
  problemsOf,
  RING,
  type Sent,
  seat,
} from './sent-values.ts';

describe('an action from outside', () => {
  test('ACT-9 whoever is absent checks where that is offered, and folds where nothing is', () => {
    expect(absentAction({ check: true })).toEqual({ verb: 'check', away: true });
    expect(absentAction({ check: false })).toEqual({ verb: 'fold', away: true });
    expect(absentAction(null as Sent)).toEqual({ verb: 'fold', away: true });
  });

  test.each<[string, Sent, string]>([
    ['nothing', null, "NOTE-4 action: The action is null; write { verb: 'raise', to: 300 }."],
    [
      'another verb',
      { verb: 'shove' },
      'NOTE-4 action.verb: action.verb is "shove"; it must be one of',
    ],
    [
      'an amount as text',
      { verb: 'raise', to: '300' },
      'CHIP-1 action.to: action.to is "300"; it must be the street total',
    ],
    [
      'ACT-2 a check facing the big blind',
      { verb: 'check' },
      'Ann faces a bet of 100 and cannot check.',
    ],
    ['ACT-3 a call of another amount', { verb: 'call', to: 90 }, 'The bet to call is 100, not 90.'],
    [
      'ACT-5 a raise below the least',
      { verb: 'raise', to: 150 },
      'The least raise is to 200, not 150.',
    ],
    [
      'CHIP-3 more than the stack',
      { verb: 'raise', to: 1001 },
      'Ann has 1,000 for this street, not 1,001.',
    ],
    [
      'a raise without its total',
      { verb: 'raise' },
      "A raise needs its street total: { verb: 'raise', to: … }.",
    ],
    ['half a chip', { verb: 'raise', to: 300.5 }, '300.5 is not a whole number of chips.'],
    [
      'CHIP-3 an all-in of another amount',
      { verb: 'all-in', to: 900 },
      'Ann is all-in for 1,000, not 900.',
    ],
    [
      'a bet where there is one',
      { verb: 'bet', to: 300 },
      'There is a bet of 100 already: it is a raise.',
    ],
  ])('%s', (_, action, words) => {
    expect(problemsOf(apply(opened(), action))[0]).toContain(words);
  });

  test('the figures stand beside the sentence', () => {
    const found = (action: Sent, hand = opened()) => {
      const result = apply(hand, action);
      return result.ok
        ? []
        : result.error.map(({ player, found: one, expected }) => [player, one, expected]);
    };
    expect(found({ verb: 'call', to: 90 })).toEqual([['Ann', 90, 100]]);
    expect(found({ verb: 'raise', to: 1001 })).toEqual([['Ann', 1001, 1000]]);
    expect(found({ verb: 'raise', to: 150 })).toEqual([['Ann', 150, 200]]);
    expect(found({ verb: 'check' })).toEqual([['Ann', undefined, 100]]);
    expect(found({ verb: 'raise', to: 400 }, playedTo('flop'))).toEqual([
      ['Bob', undefined, 'bet'],
    ]);
  });

  test('ACT-1 nobody is to act: the street is over, or the hand', () => {
    let hand = opened();
    hand = given(apply(hand, { verb: 'fold' }));
    hand = given(apply(hand, { verb: 'fold' }));
    expect(problemsOf(apply(hand, { verb: 'check' }))).toEqual([
      'ACT-1 action: Everybody else has folded: the hand is over. Nobody is to act.',
    ]);
    hand = opened();
    for (const verb of ['call', 'call', 'check'] as const) hand = given(apply(hand, { verb }));
    expect(problemsOf(apply(hand, { verb: 'check' }))).toEqual([
      'ACT-1 action: Betting on this street (preflop) is over. Nobody is to act.',
    ]);
  });

  test('CHIP-3 a call for the last chip is an all-in, and an absent player keeps the mark', () => {
    const short = { ...RING, seats: [seat('Ann', 'Dealer', 100), ...RING.seats.slice(1)] };
    const hand = given(apply(opened(short), { verb: 'call', to: 100 }));
    expect(events(hand).at(-1)).toMatchObject({ verb: 'all-in', to: 100, added: 100, away: false });
    const away = given(apply(opened(), { verb: 'fold', away: true }));
    expect(events(away).at(-1)).toMatchObject({ verb: 'fold', away: true, forced: false });
  });

  test('ACT-5 a forced raise below the least stands; it does not otherwise', () => {
    expect(apply(opened(), { verb: 'raise', to: 150 }).ok).toBe(false);
    const hand = given(apply(opened(), { verb: 'raise', to: 150, forced: true }));
    expect(betsOf(hand)).toEqual([150, 50, 100]);
  });
});

describe('cards of a street from outside', () => {
  const called = (): Hand => {
    let hand = opened();
    for (const verb of ['call', 'call', 'check'] as const) hand = given(apply(hand, { verb }));
    return hand;
  };

  test.each<[string, Hand, Sent, string]>([
    ['ACT-8 while somebody is to act', opened(), [], 'ACT-8 cards: No street is to be dealt now.'],
    [
      'WIN-5 two cards on the flop',
      called(),
      cards('Ah Kh'),
      'WIN-5 cards: The flop has 3 new cards, not 2.',
    ],
    ['WIN-5 the same card twice', called(), cards('Ah Kh Ah'), 'WIN-5 cards: A♥ is out already.'],
    [
      'WIN-5 words',
      called(),
      ['Ah', 'Kh', 'Qh'],
      'WIN-5 cards: cards is an object; it must be a list of cards as readCard gives them.',
    ],
    [
      'WIN-5 a whole board on the flop',
      called(),
      cards('Ah Kh Qh 2c 3c'),
      'WIN-5 cards: The flop has 3 new cards, not 5.',
    ],
    [
      'WIN-5 six cards',
      called(),
      cards('Ah Kh Qh 2c 3c 4c'),
      'WIN-5 cards: cards is an object; it must be a list',
    ],
    ['ACT-8 after the river', playedTo('river'), [], 'ACT-8 cards: No street is to be dealt now.'],
  ])('%s', (_, hand, dealt, words) => {
    expect(problemsOf(dealStreet(hand, dealt))[0]).toContain(words);
  });

  test('WIN-5 a turn that lies on the flop already', () => {
    let hand = playedTo('flop');
    for (let i = 0; i < 3; i++) hand = given(apply(hand, { verb: 'check' }));
    expect(problemsOf(dealStreet(hand, cards('Kh')))).toEqual(['WIN-5 cards: K♥ is out already.']);
    expect(given(dealStreet(hand)).street).toBe('turn');
  });

  test('the street to come is named only where one is', () => {
    expect(nextStreet(opened())).toBeNull();
    expect(nextStreet(called())).toBe('flop');
    expect([phaseOf(called()), isBettingOver(called())]).toEqual(['deal', false]);
  });
});

describe('what is not a hand', () => {
  const forged = { ...opened(), stacks: [9, 9, 9] } as Sent;

  test.each<[string, Sent]>([
    ['null', null],
    ['a word', 'hand'],
    ['an object of other fields', { table: 1 }],
    ['a hand with other stacks', forged],
  ])('%s is refused everywhere', (_, value) => {
    const message =
      'which is not a legal hand: take one that openHand, apply, dealStreet or loadHand gave.';
    for (const result of [
      apply(value, { verb: 'fold' }),
      dealStreet(value),
      saveHand(value),
      settle(value),
    ]) {
      expect(problemsOf(result)[0]).toContain(message);
      expect(problemsOf(result)[0]).toContain('ACT-1 hand: hand is ');
    }
    expect([legalActions(value), nextStreet(value), phaseOf(value)]).toEqual([null, null, null]);
    expect([isBettingOver(value), standingsOf(value), betsOf(value), events(value)]).toEqual([
      false,
      [],
      [],
      [],
    ]);
  });

  test('a copy of a hand is played again and is that hand', () => {
    const hand = playedTo('turn');
    const copy = structuredClone({ ...hand }) as Hand;
    expect(events(copy)).toEqual(events(hand));
    expect(betsOf(copy)).toEqual(betsOf(hand));
    expect(standingsOf(copy)).toEqual(standingsOf(hand));
    expect(legalActions(copy)).toEqual(legalActions(hand));
  });

  test('a hand that was given out is frozen, so that it stays what was checked', () => {
    const hand = playedTo('flop');
    const { table } = hand;
    const parts = [hand, hand.stacks, hand.streetStacks, hand.antes, hand.dead, hand.board];
    for (const part of [...parts, table, ...table.seats, table.blinds, table.rules]) {
      expect(Object.isFrozen(part)).toBe(true);
    }
    for (const event of events(hand)) expect(Object.isFrozen(event)).toBe(true);
    for (let { log } = hand; log; log = log.before) expect(Object.isFrozen(log)).toBe(true);
    const deal = events(hand).find((event) => event.kind === 'deal')!;
    expect(Object.isFrozen(deal.cards)).toBe(true);
  });
});
