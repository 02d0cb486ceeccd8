import { describe, expect, test } from 'vitest';
import { streamOhh } from '../../src/formats/ohh/read-hand.ts';
import { writeOhh } from '../../src/formats/ohh/write.ts';
import type { ReadHand } from '../../src/formats/read-hand.ts';
import { settleHand } from '../../src/referee/index.ts';
import { ALL_INS, writableText } from './all-ins.ts';
import { readAll, told } from './round-trip.ts';

const read = (text: string): ReadHand[] => readAll(streamOhh, text).hands;

const findings = ({ findings: found }: ReadHand): string[] =>
  found.map(({ rule, severity }) => `${rule} ${severity}`);

/** As another program writes it: pretty, with cents, rake, a late player and a hidden hand. */
const CASH = `{
  "ohh": {
    "spec_version": "1.4.6", "site_name": "HomeGame", "network_name": "HomeGame",
    "internal_version": "2", "tournament": false, "game_number": "77",
    "start_date_utc": "2024-01-15T14:30:00+01:00", "table_name": "Kitchen",
    "game_type": "Holdem", "bet_limit": {"bet_type": "NL"}, "table_size": 6, "currency": "EUR",
    "dealer_seat": 2, "small_blind_amount": 0.5, "big_blind_amount": 1, "ante_amount": 0,
    "hero_player_id": 11, "flags": [],
    "players": [
      {"id": 11, "seat": 2, "name": "Hero", "starting_stack": 100.5},
      {"id": 12, "seat": 3, "name": "Sam", "starting_stack": 0.30000000000000004},
      {"id": 13, "seat": 5, "name": "Big: Al", "starting_stack": 80},
      {"id": 14, "seat": 6, "name": "Late", "starting_stack": 40}
    ],
    "rounds": [
      {"id": 0, "street": "Preflop", "actions": [
        {"action_number": 1, "player_id": 11, "action": "Dealt Cards", "cards": ["As", "Ah"]},
        {"action_number": 2, "player_id": 13, "action": "Dealt Cards", "cards": ["X", "X"]},
        {"action_number": 3, "player_id": 12, "action": "Post SB", "amount": 0.3, "is_allin": true},
        {"action_number": 4, "player_id": 13, "action": "Post BB", "amount": 1},
        {"action_number": 5, "player_id": 14, "action": "Post Extra Blind", "amount": 1},
        {"action_number": 6, "player_id": 14, "action": "Check"},
        {"action_number": 7, "player_id": 11, "action": "Raise", "amount": 4},
        {"action_number": 8, "player_id": 13, "action": "Call", "amount": 3},
        {"action_number": 9, "player_id": 14, "action": "Fold"}
      ]},
      {"id": 1, "street": "Flop", "cards": ["2c", "7d", "9h"], "actions": [
        {"action_number": 10, "player_id": 13, "action": "Check"},
        {"action_number": 11, "player_id": 11, "action": "Bet", "amount": 5},
        {"action_number": 12, "player_id": 13, "action": "Fold"}
      ]},
      {"id": 2, "street": "Turn", "cards": ["2c", "7d", "9h", "3s"], "actions": []},
      {"id": 3, "street": "River", "cards": ["Jc"], "actions": []},
      {"id": 4, "street": "Showdown", "actions": [
        {"action_number": 13, "player_id": 12, "action": "Mucks Cards"},
        {"action_number": 14, "player_id": 11, "action": "Shows Cards", "cards": ["As", "Ah"]}
      ]}
    ],
    "pots": [
      {"number": 0, "amount": 1.2, "rake": 0.06, "player_wins": [{"player_id": 11, "win_amount": 1.14}]},
      {"number": 1, "amount": 8.1, "rake": 0.4, "player_wins": [{"player_id": 11, "win_amount": 7.7}]}
    ]
  }
}

`;

describe('a cash hand of another program', () => {
  const [hand] = read(CASH) as [ReadHand];

  test('amounts are chips added; 0.30000000000000004 is 0.30 and said so', () => {
    expect(findings(hand)).toEqual(['FORM-1 warning', 'FORM-1 info']);
    expect(hand.findings[0]!.at).toMatchObject({ line: 11 });
    expect(hand.record.players.map(({ name, label, stack }) => [name, label, stack])).toEqual([
      ['Hero', 'Dealer', 10_050],
      ['Sam', 'SB', 30],
      ['Big_ Al', 'BB', 8000],
      ['Late', null, 4000],
    ]);
    const lines = hand.record.sections.flatMap(({ street, more, actions }) =>
      actions.map(({ name, verb, to }) => `${street} ${more} ${name} ${verb} ${to ?? ''}`.trim()),
    );
    expect(lines).toEqual([
      'preflop 0 Late check',
      'preflop 0 Hero raise 400',
      'preflop 0 Big_ Al call 400',
      'preflop 1 Late fold',
      'flop 0 Big_ Al check',
      'flop 0 Hero bet 500',
      'flop 1 Big_ Al fold',
    ]);
  });

  test('the settlement is before rake, and the claims are the file’s', () => {
    // Main pot 4 × 0.30; side pot 2 × 3.70 + 0.70 of the late player; 5.00 come back.
    const { settlement, ok } = settleHand(hand);
    expect(ok).toBe(true);
    expect(settlement?.pots.map(({ amount }) => amount)).toEqual([120, 810]);
    expect(settlement?.uncalledReturned).toEqual({ seat: 0, amount: 500 });
    // Where they stand is held in claim-places.test.ts.
    const { places: _, ...claims } = hand.claims;
    expect(claims).toEqual({
      finishing: null,
      winnings: new Map([['Hero', 884]]),
      pots: [120, 810],
      totalPot: 930,
      uncalled: null,
      rake: 46,
    });
    expect(hand.origin.date).toBe('2024-01-15T13:30:00Z');
    expect(hand).toMatchObject({ scale: 100, currency: 'EUR', firstLine: 1 });
  });
});

const { text } = writeOhh(writableText(ALL_INS));

test('the amounts are chips added, the uncalled part included, and the pots leave it out', () => {
  const { ohh } = JSON.parse(text);
  const acts = ohh.rounds[0].actions.map(
    (act: { action: string; player_id: number; amount?: number; is_allin?: boolean }) =>
      `${ohh.players[act.player_id].name} ${act.action} ${act.amount ?? '-'} ${act.is_allin ?? '-'}`,
  );
  expect(acts).toEqual([
    'Dee Post Ante 2000 false',
    'Bea Post SB 1000 false',
    'Dee Post BB 2000 false',
    'Cal Raise 15500 true',
    'Eve Call 9000 true',
    'Ada Raise 52000 true',
    'Bea Fold - -',
    'Dee Call 37000 true',
  ]);
  expect(ohh.pots.map(({ amount }: { amount: number }) => amount)).toEqual([
    39_000, 19_500, 47_000,
  ]);
  expect(text.endsWith('}}\n\n')).toBe(true);
});

test.each([
  ['FORM-3 another game', '"Holdem"', '"Omaha"', 'FORM-3 error'],
  ['FORM-3 another limit', '"NL"', '"PL"', 'FORM-3 error'],
  ['FORM-5 no JSON', '"pots":', '"pots"', 'FORM-5 error'],
  ['FORM-5 cut in the middle', /"rounds"[\s\S]*/, '"rounds": [{"id": 0, "str\n\n', 'FORM-5 error'],
  ['FORM-5 no hand in it', '{"ohh":', '{"hand":', 'FORM-5 error'],
  [
    'FORM-5 nested without end',
    '"flags":[',
    `"flags":[${'['.repeat(99)}${']'.repeat(99)},`,
    'FORM-5 error',
  ],
  ['FORM-1 a key twice', '"table_size":', '"table_size":3,"table_size":', 'FORM-1 warning'],
  ['FORM-5 a street that is none', '"Flop"', '"Flip"', 'FORM-5 error'],
  [
    'NOTE-2 a stranger',
    '"player_id":1,"action":"Fold"',
    '"player_id":9,"action":"Fold"',
    'NOTE-2 error',
  ],
  ['NOTE-1 an act that is none', '"action":"Fold"', '"action":"Sings"', 'NOTE-1 error'],
  ['FORM-3 a straddle', '"action":"Fold"', '"action":"Straddle"', 'FORM-3 error'],
  ['CHIP-1 an amount beyond numbers', '"amount":9000', '"amount":1e309', 'CHIP-1 error'],
  ['CHIP-1 a negative amount', '"amount":9000', '"amount":-5', 'CHIP-1 error'],
  ['FORM-5 an amount that is missing', '"amount":9000,', '', 'FORM-5 error'],
  ['WIN-5 a card that is none', '"7h"', '"Zz"', 'WIN-5 error'],
  ['FORM-5 an id twice', '"id":4,"seat":5', '"id":3,"seat":5', 'FORM-5 error'],
  ['FORM-5 a chair twice', '"id":4,"seat":5', '"id":4,"seat":4', 'FORM-5 error'],
])('%s is said, and the next hand is read', (_, from, to, first) => {
  const hands = read(text.replace(from, to) + text);
  expect(hands.length).toBe(2);
  expect(findings(hands[0]!)).toContain(first);
  expect(findings(hands[1]!)).toEqual([]);
  expect(told(settleHand(hands[1]!))).toEqual(told(writableText(ALL_INS)));
});

test('pieces of any size, a BOM, CRLF, a list of objects and text between them', () => {
  const list = `\uFEFF[\r\n${text.trim()},\r\n${text.trim()}\r\n]\r\nthat was all`;
  for (const size of [1, 7, 4096]) {
    const hands: ReadHand[] = [];
    const stream = streamOhh((hand) => hands.push(hand));
    for (let at = 0; at < list.length; at += size) stream.push(list.slice(at, at + size));
    const outside = stream.end();
    expect(hands.map(({ firstLine }) => firstLine)).toEqual([2, 3]);
    expect(hands.flatMap(findings)).toEqual([]);
    expect(outside.map(({ rule, at }) => [rule, at.line])).toEqual([['NOTE-1', 5]]);
  }
});
