import { describe, expect, it } from 'vitest';
import { writeHand } from '../../src/formats/notation/index.ts';
import { streamPhh } from '../../src/formats/phh/stream.ts';
import { writePhh } from '../../src/formats/phh/write.ts';
import { tomlText } from '../../src/formats/phh/write-fields.ts';
import { NO_ORIGIN, type ReadHand, UNKNOWN_STACK } from '../../src/formats/read-hand.ts';
import { checkText, settleHand, settleRead } from '../../src/referee/index.ts';
import { readAll } from './round-trip.ts';

/** A hand with some of its lines changed; null leaves a line out. */
function phh(changes: Readonly<Record<string, string | null>> = {}): string {
  const fields: Record<string, string | null> = {
    variant: "'NT'",
    ante_trimming_status: 'true',
    antes: '[0, 0, 0]',
    blinds_or_straddles: '[50, 100, 0]',
    min_bet: '100',
    starting_stacks: '[1000, 800, 600]',
    actions: "['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 cbr 300', 'p1 f', 'p2 f']",
    players: "['Ann', 'Ben', 'Cleo']",
    ...changes,
  };
  return Object.entries(fields)
    .flatMap(([key, value]) => (value === null ? [] : [`${key} = ${value}`]))
    .join('\n');
}

function read(text: string): ReadHand {
  const { hands, outside } = readAll(streamPhh, text);
  expect([hands.length, outside]).toEqual([1, []]);
  return hands[0]!;
}

const rules = (hand: ReadHand): string[] =>
  hand.findings.map(({ rule, severity }) => `${rule} ${severity}`);

/** The hand as our notation writes it, from the stack setup on. */
const notation = (hand: ReadHand): string[] => {
  const lines = writeHand(hand.record).trimEnd().split('\n');
  return lines.slice(lines.indexOf('Stack Setup:') + 1).filter((line) => line !== '');
};

/** What was done, once the hand is played. */
const actions = (hand: ReadHand, section: number) =>
  settleHand(hand).record.sections[section]!.actions;

const pots = (hand: ReadHand) =>
  settleHand(hand).settlement!.pots.map(({ amount, winners }) => [amount, winners.length]);

/** A hand of our notation written as PHH. */
function written(text: string): readonly string[] {
  const { record, replay, settlement } = checkText(text).hands[0]!;
  const hand = { record, replay, settlement: settlement!, scale: 1, currency: null, number: null };
  return writePhh({ ...hand, origin: NO_ORIGIN })
    .text.trimEnd()
    .split('\n');
}

describe('PHH as we write it', () => {
  it('has the fields in their order; an all-in that calls is `cc`; hands are shown before the rest of the board', () => {
    const text = `Hand (12)
started_at: 00:02:30 ended_at: 00:05:40
SB 500 BB 1000 Ante 1000
Button: Dead
Table: 7
Stack Setup:
Ann Dealer 5000
Ben SB 20000
Cleo BB 11000

Preflop Base:
1. Ann (Dealer): All-In 5000
2. Ben (SB): Raise 10000
3. Cleo (BB): All-In 10000
Flop Base (A♥ K♦ 7♣):
Turn Base (2♠):
River Base (9♦):

Showdown:
Ann: K♠ K♥
Ben: Q♠ Q♦
Cleo: mucks
`;
    expect(written(text)).toEqual([
      "variant = 'NT'",
      'ante_trimming_status = false',
      'antes = [0, 1000, 0]',
      'blinds_or_straddles = [500, 1000, 0]',
      'min_bet = 1000',
      'starting_stacks = [20000, 11000, 5000]',
      "actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 cbr 5000', 'p1 cbr 10000', 'p2 cc', 'p1 sm QsQd', 'p2 sm', 'p3 sm KsKh', 'd db AhKd7c', 'd db 2s', 'd db 9d']",
      "players = ['Ben', 'Cleo', 'Ann']",
      "table = '7'",
      'hand = 12',
      // Ann wins 3 × 5,000 + 1,000, Ben 2 × 5,000
      'finishing_stacks = [20000, 0, 16000]',
      'winnings = [10000, 0, 16000]',
      "_sidepot_button = 'dead'",
      '_sidepot_pots = [16000, 10000]',
      "_sidepot_started_at = '00:02:30'",
      "_sidepot_ended_at = '00:05:40'",
    ]);
  });

  it('SEAT-2 heads-up the arrays stay [sb, bb] and p1 is the big blind', () => {
    const text = `Hand (1)
SB 50 BB 100 Ante 25
Stack Setup:
Ben SB 800
Ann BB 1000

Preflop Base:
1. Ben (SB): Fold
`;
    expect(written(text).slice(2, 8)).toEqual([
      'antes = [0, 25]',
      'blinds_or_straddles = [50, 100]',
      'min_bet = 100',
      'starting_stacks = [1000, 800]',
      "actions = ['d dh p1 ????', 'd dh p2 ????', 'p2 f']",
      "players = ['Ann', 'Ben']",
    ]);
  });

  it('texts are valid TOML whatever is in them', () => {
    for (const text of ["O'Neil", 'a"b\\c', 'tab\there', '\u0007', 'Émile 王伟', 'x\uD800y', '']) {
      const quoted = tomlText(text);
      // JSON and TOML agree on double quotes; plain ones hold everything but themselves.
      const read = quoted.startsWith('"') ? JSON.parse(quoted) : quoted.slice(1, -1);
      expect(read).toBe(text.replace('\uD800', '\uFFFD'));
      expect(quoted.slice(1, -1)).not.toMatch(quoted.startsWith("'") ? /['\n]/ : /\n/);
    }
  });
});

describe('what a hand in PHH means', () => {
  it('p1 is the small blind and the last player the button', () => {
    expect(notation(read(phh()))).toEqual([
      'Cleo Dealer 600',
      'Ann SB 1000',
      'Ben BB 800',
      'Preflop Base:',
      '1. Cleo (Dealer): Raise 300',
      '2. Ann (SB): Fold',
      '3. Ben (BB): Fold',
    ]);
  });

  it('SEAT-2 heads-up p1 is the big blind and p2 the button, while the arrays stay [sb, bb]', () => {
    const hand = read(
      phh({
        antes: '[0, 25]',
        blinds_or_straddles: '[50, 100]',
        starting_stacks: '[1000, 800]',
        actions:
          "['d dh p1 ????', 'd dh p2 ????', 'p2 cc', 'p1 cc', 'd db 7h7c2d', 'p1 cbr 200', 'p2 f']",
        players: "['Ann', 'Ben']",
      }),
    );
    expect(hand.record.blinds).toMatchObject({ sb: 50, bb: 100, ante: 25 });
    expect(notation(hand)).toEqual([
      'Ben SB 800',
      'Ann BB 1000',
      'Preflop Base:',
      '1. Ben (SB): Call 100',
      '2. Ann (BB): Check',
      'Flop Base (7♥ 7♣ 2♦):',
      '3. Ann (BB): Bet 200',
      '4. Ben (SB): Fold',
    ]);
    // 100 + 100 + ante 25, and 200 back to Ann
    expect(pots(hand)).toEqual([[225, 1]]);
  });

  it('SEC-1 actions stand in their sections; what takes the last chip is an all-in', () => {
    const actions = `[
      # Pre-flop
      "d dh p1 AhKh",  # Ann
      "d dh p2 ????", "d dh p3 QdQs",
      "p3 cbr 300", "p1 cbr 1000", # all of it
      "p2 f", "p3 cc",
      "p1 sm AhKh", "p3 sm -",
      "d db 7h7c2d", "d db 3s", "d db 4s",
    ]`;
    const hand = read(phh({ actions, starting_stacks: '[1000, 800, 600]' }));
    expect(hand.findings).toEqual([]);
    expect(notation(hand)).toEqual([
      'Cleo Dealer 600',
      'Ann SB 1000',
      'Ben BB 800',
      'Cards:',
      'Ann: A♥ K♥',
      'Cleo: Q♦ Q♠',
      'Preflop Base:',
      '1. Cleo (Dealer): Raise 300',
      '2. Ann (SB): All-In 1000',
      '3. Ben (BB): Fold',
      'Preflop More 1:',
      '4. Cleo (Dealer): All-In 600',
      'Flop Base (7♥ 7♣ 2♦):',
      'Turn Base (3♠):',
      'River Base (4♠):',
      'Showdown:',
      'Ann: A♥ K♥',
      'Cleo: Q♦ Q♠',
    ]);
    // 600 + 600 + the folded 100
    expect(pots(hand)).toEqual([[1300, 1]]);
    expect(hand.record.sections[1]!.actions[0]!.at.line).toBe(12);
  });

  it('ACT-1 an action out of turn stays where the file has it', () => {
    const hand = read(phh({ actions: "['p3 cc', 'p3 cc', 'p1 cc']" }));
    expect(hand.record.sections.map(({ more, actions }) => [more, actions.length])).toEqual([
      [0, 1],
      [1, 2],
    ]);
    expect(settleHand(hand).findings[0]).toMatchObject({ rule: 'ACT-1', severity: 'error' });
  });

  it('POST-2 one ante of the big blind, POST-5 the same for all, FORM-1 any others', () => {
    const byBb = read(phh({ antes: '[0, 100, 0]', ante_trimming_status: 'false' }));
    expect([byBb.record.blinds!.ante, byBb.record.rules.anteType]).toEqual([100, 'bb']);
    // 100 + 50 + 100 and the ante, 200 back
    expect(pots(byBb)).toEqual([[350, 1]]);
    const byAll = read(phh({ antes: '[10, 10, 10]' }));
    expect([byAll.record.blinds!.ante, byAll.record.rules.anteType]).toEqual([10, 'all']);
    expect(pots(byAll)).toEqual([[280, 1]]);
    const odd = read(phh({ antes: '[0, 10, 20]' }));
    expect(rules(odd)).toEqual(['FORM-1 warning']);
    expect(odd.record.posts).toMatchObject([
      { name: 'Ben', amount: 10, dead: true },
      { name: 'Cleo', amount: 20, dead: true },
    ]);
    expect(pots(odd)).toEqual([[280, 1]]);
  });

  it('CHIP-1 decimals are counted by the cent, never as fractions', () => {
    const hand = read(
      phh({
        blinds_or_straddles: '[0.10, 0.25, 0]',
        min_bet: '0.25',
        starting_stacks: '[47.50, 1_000, 0.3e1]',
        actions: "['p3 cbr 0.7', 'p1 f', 'p2 cc', 'd db 7h7c2d', 'p2 cbr 1.11', 'p3 f']",
        finishing_stacks: '[47.4, 1000.80, 2.3]',
        winnings: '[0, 1.5, 0]',
        currency_symbol: "'$'",
      }),
    );
    expect(hand.findings).toEqual([]);
    expect([hand.scale, hand.currency]).toEqual([100, '$']);
    expect(hand.record.players.map(({ stack }) => stack)).toEqual([300, 4750, 100_000]);
    expect(actions(hand, 1)[0]).toMatchObject({ verb: 'bet', to: 111 });
    expect([...hand.claims.finishing!.values()]).toEqual([4740, 100_080, 230]);
    expect([...hand.claims.winnings!.values()]).toEqual([0, 150, 0]);
    expect(pots(hand)).toEqual([[150, 1]]);
  });

  it('money without decimals is counted by the cent too, chips are not', () => {
    expect(read(phh({ currency: "'EUR'" })).scale).toBe(100);
    expect(read(phh()).scale).toBe(1);
    expect(read(phh({ min_bet: '100.000' })).scale).toBe(1);
  });

  it('a stack nobody knows is never all-in', () => {
    const hand = read(phh({ starting_stacks: '[inf, inf, 600]' }));
    expect(hand.unknownStacks).toEqual(['Ann', 'Ben']);
    expect(hand.record.players[1]!.stack).toBe(UNKNOWN_STACK);
    expect(pots(hand)).toEqual([[250, 1]]);
  });

  it('SEAT-5 a missing small blind is an empty seat, a dead one posts nothing', () => {
    const missing = read(phh({ blinds_or_straddles: '[100, 0, 0]', actions: "['p2 f', 'p3 f']" }));
    expect(rules(missing)).toEqual(['FORM-1 info']);
    expect(notation(missing).slice(0, 4)).toEqual([
      'Cleo Dealer 600',
      'Empty seat SB 0',
      'Ann BB 1000',
      'Ben 800',
    ]);
    const dead = read(phh({ blinds_or_straddles: '[0, 100, 0]' }));
    expect(dead.findings).toEqual([]);
    expect(dead.record.blinds).toMatchObject({ sb: 0, bb: 100 });
    expect(pots(dead)).toEqual([[200, 1]]);
  });

  it('POT-3 a new player posts live; what is above the big blind is dead', () => {
    const hand = (post: string): ReadHand =>
      read(
        phh({
          antes: '[0, 0, 0, 0]',
          blinds_or_straddles: `[50, 100, ${post}, 0]`,
          starting_stacks: '[1000, 1000, 1000, 1000]',
          actions: "['p3 cc', 'p4 f', 'p1 f', 'p2 cc']",
          players: null,
        }),
      );
    // Who opens does not change: p3 is left of the big blind and checks.
    expect(actions(hand('-100'), 0)[0]).toMatchObject({ name: 'p3', verb: 'check' });
    expect(pots(hand('-100'))).toEqual([[250, 0]]);
    expect(actions(hand('-50'), 0)[0]).toMatchObject({ verb: 'call', to: 100 });
    expect(pots(hand('-50'))).toEqual([[250, 0]]);
    expect(rules(hand('-150'))).toEqual(['FORM-1 info']);
    expect(pots(hand('-150'))).toEqual([[300, 0]]);
  });

  it('heads-up a post stands in the arrays like a blind', () => {
    const hand = read(
      phh({
        antes: '[0, 0]',
        blinds_or_straddles: '[-50, 100]',
        starting_stacks: '[1000, 800]',
        actions: "['p2 cc', 'p1 cc']",
        players: "['Ann', 'Ben']",
      }),
    );
    expect(hand.record.posts).toMatchObject([{ name: 'Ben', amount: 50, dead: false }]);
    expect(actions(hand, 0)).toMatchObject([
      { name: 'Ben', verb: 'call', to: 100 },
      { name: 'Ann', verb: 'check' },
    ]);
  });

  it('cards once shown stay shown', () => {
    const actions =
      "['p3 cbr 600', 'p1 cc', 'p2 f', 'p1 sm ????', 'p3 sm QdQs', 'd db 7h7c2d', 'p1 sm AhKh', 'p3 sm ????', 'd db 3s', 'd db 4s']";
    expect(read(phh({ actions })).record.showdown).toMatchObject([
      { name: 'Ann', hole: [50, 46] },
      { name: 'Cleo', hole: [41, 43] },
    ]);
  });

  it('POST-4 a big blind who is all-in may be listed with what they had', () => {
    const hand = read(
      phh({
        blinds_or_straddles: '[50, 30, 0]',
        min_bet: '50',
        starting_stacks: '[1000, 30, 600]',
        actions: "['p3 cc', 'p1 cc']",
      }),
    );
    expect(rules(hand)).toEqual(['FORM-1 info']);
    expect(hand.record.blinds).toMatchObject({ sb: 50, bb: 50 });
    // 3 × 30, and 20 of each of the others beside it
    expect(pots(hand)).toEqual([
      [90, 0],
      [40, 0],
    ]);
  });

  it('FORM-3 straddles and other games are refused', () => {
    const straddle = read(phh({ blinds_or_straddles: '[50, 100, 200]' }));
    expect(rules(straddle)).toEqual(['FORM-3 error']);
    expect(straddle.findings[0]!.message).toContain('p3 posts a straddle of 200');
    const omaha = read(phh({ variant: '"PO"', actions: "['d dh p1 AhKhQhJh']" }));
    expect(omaha.findings.map(({ message }) => message)).toEqual([
      "This hand is pot-limit Omaha (`PO`); Sidepot plays no-limit hold'em only.",
    ]);
    expect(omaha.record.players).toEqual([]);
  });

  it('WIN-4 `sm` alone mucks, `sm ????` does not', () => {
    const showdown = (third: string): string =>
      `['p3 cc', 'p1 f', 'p2 cc', 'd db 7h7c2d', 'p2 cc', 'p3 cc', 'd db 3s', 'p2 cc', 'p3 cc', 'd db 4s', 'p2 cc', 'p3 cc', 'p2 sm AhKh', '${third}']`;
    const mucked = settleHand(read(phh({ actions: showdown('p3 sm') })));
    expect(mucked.settlement!.pots[0]).toMatchObject({ amount: 250, winners: [{ seat: 2 }] });
    const unknown = settleHand(read(phh({ actions: showdown('p3 sm ????') })));
    expect(unknown.findings.map(({ rule }) => rule)).toEqual(['WIN-4']);
    // The file itself says who won.
    const winnings = '[0, 240, 0]';
    const told = settleRead(read(phh({ actions: showdown('p3 sm ????'), winnings })));
    expect(told.findings.map(({ rule, severity }) => [rule, severity])).toEqual([
      ['FORM-1', 'info'],
      ['FORM-6', 'info'],
    ]);
    expect(told.settlement!.pots[0]).toMatchObject({ winners: [{ seat: 2, amount: 250 }] });
  });

  it('SEAT-6 names that cannot stand in a hand get one that can, and are remembered', () => {
    const hand = read(phh({ players: `['a: b', "x\\u0022y", 'a_ b']` }));
    expect(rules(hand)).toEqual(['FORM-1 info']);
    const names = hand.record.players.map(({ name }) => name);
    expect(names).toEqual(['a_ b', 'a_ b_', 'x"y']);
    expect([...hand.origin.names!]).toEqual([['a_ b_', 'a: b']]);
    expect(settleHand(hand).ok).toBe(true);
  });

  it('keeps where a hand comes from', () => {
    const { record, origin } = read(
      phh({
        venue: '"Full Tilt"',
        time: '05:19:00',
        day: '9',
        month: '7',
        year: '2009',
        hand: "'R5-10'",
        level: '4',
        seats: '[3, 4, 1]',
        seat_count: '6',
        table: "'Eight'",
        event: "'Main # Event'  # comment",
        url: "'https://a.b/c'",
        _other: "{ x = 'y' }",
        author: "'nobody'",
      }),
    );
    expect(record).toMatchObject({
      number: null,
      startedAt: '05:19:00',
      event: 'Main # Event',
      table: 'Eight',
      video: 'https://a.b/c',
    });
    expect(origin).toEqual({
      site: 'Full Tilt',
      tournament: null,
      handId: 'R5-10',
      level: '4',
      date: '2009-07-09T05:19:00',
      tableSize: 6,
      chairs: new Map([
        ['Ann', 3],
        ['Ben', 4],
        ['Cleo', 1],
      ]),
      others: new Map([['_other', "{ x = 'y' }"]]),
    });
  });
});
