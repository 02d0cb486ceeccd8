import { describe, expect, test } from 'vitest';
import { readHands, writeHand } from '../formats/notation/index.ts';
import { chips } from '../rules/index.ts';
import { withAwayActions } from './away-actions.ts';
import { canonicalRecord } from './canonical.ts';
import { claimedOutcome } from './claimed-outcome.ts';
import { momentsOf, replay } from './replay.ts';
import { dayAfter, nextRecord } from './set-up.ts';

const HEAD = 'Hand (1)\nstarted_at: HH:MM:SS ended_at: HH:MM:SS\nSB 50 BB 100\nStack Setup:\n';
const FOUR = `${HEAD}Ann Dealer 5000\nBob SB 5000\nCy BB 5000\nDi 5000\n\n`;

const recordOf = (text: string) => readHands(text).hands[0]!.record;
const played = (course: string, start = FOUR) => replay(recordOf(`${start}${course}\n`));

/** "SEC-1 wrong-section": what the rules say of the writing. */
const ruled = (course: string, start = FOUR): readonly string[] =>
  played(course, start).rulings.map(
    ({ ruling }) => `${ruling.rule} ${ruling.kind} ${ruling.severity}`,
  );

describe('SEC-3 a preflop Base that was written from the SB round to the Dealer', () => {
  const order = (course: string, start = FOUR) => {
    const { steps, rulings } = played(course, start);
    return { order: steps.map(({ action }) => action), moved: rulings.map(({ ruling }) => ruling) };
  };

  test('both blinds are moved to the end', () => {
    const { order: acted, moved } = order(
      'Preflop Base:\nBob: Call 100\nCy: Check\nDi: Call 100\nAnn: Call 100',
    );
    expect(acted).toEqual([2, 3, 0, 1]);
    expect(moved).toMatchObject([
      { rule: 'SEC-3', kind: 'blinds-first', severity: 'warning', moved: 2 },
    ]);
  });

  test('the big blind alone is moved, where the small blind stands in its place', () => {
    const { order: acted, moved } = order(
      'Preflop Base:\nCy: Check\nDi: Call 100\nAnn: Call 100\nBob: Call 100',
    );
    expect(acted).toEqual([1, 2, 3, 0]);
    expect(moved).toMatchObject([{ rule: 'SEC-3', moved: 1 }]);
  });

  test.each([
    [
      'an order that is right',
      'Preflop Base:\nDi: Call 100\nAnn: Call 100\nBob: Call 100\nCy: Check',
      4,
    ],
    ['somebody who is not a blind first', 'Preflop Base:\nAnn: Call 100\nDi: Call 100', 0],
    [
      'an order that is not legal after it either',
      'Preflop Base:\nBob: Call 100\nCy: Check\nAnn: Call 100\nDi: Call 100',
      0,
    ],
    [
      'an action that is not legal after it',
      'Preflop Base:\nBob: Call 100\nCy: Check\nDi: Call 100\nAnn: Check',
      0,
    ],
    [
      'a later section',
      'Preflop Base:\nDi: Raise 300\nAnn: Call 300\nBob: Call 300\nCy: Call 300\nPreflop More 1:\nBob: Check',
      4,
    ],
    [
      'a later section that could be put in order',
      'Preflop Base:\nDi: Raise 300\nAnn: Raise 900\nBob: Call 900\nCy: Call 900\nPreflop More 1:\nBob: Fold\nCy: Fold\nDi: Raise 2700\nAnn: Fold',
      4,
    ],
  ])('%s stays as it is', (_, course, steps) => {
    expect(ruled(course).filter((one) => one.startsWith('SEC-3'))).toEqual([]);
    expect(played(course).steps).toHaveLength(steps);
  });

  test('the blinds may be the first to act, where the antes were all that the others had', () => {
    const antes = FOUR.replace('BB 100', 'BB 100 Ante 100\nAnte Type: All')
      .replace('Ann Dealer 5000', 'Ann Dealer 100')
      .replace('Di 5000', 'Di 100');
    expect(ruled('Preflop Base:\nBob: Call 100\nCy: Check', antes)).toEqual([]);
  });

  test('three players have nobody between the blinds', () => {
    const three = FOUR.replace('Di 5000\n', '');
    expect(ruled('Preflop Base:\nBob: Call 100\nCy: Check\nAnn: Call 100', three)).toEqual([
      'ACT-1 out-of-turn error',
    ]);
  });
});

describe('the writing is judged line by line', () => {
  const CALLED = 'Preflop Base:\nDi: Call 100\nAnn: Call 100\nBob: Call 100\nCy: Check\n';

  test.each<[string, string, readonly string[]]>([
    [
      'SEC-1 a first action under More',
      'Preflop More 1:\nDi: Fold',
      ['SEC-1 wrong-section warning'],
    ],
    [
      'SEC-1 a second action under Base',
      'Preflop Base:\nDi: Raise 300\nAnn: Raise 900\nBob: Fold\nCy: Fold\nDi: Fold',
      ['SEC-1 wrong-section warning'],
    ],
    [
      'SEAT-4 a label of another seat',
      'Preflop Base:\n1. Di (CO): Call 100\n2. Ann (BB): Call 100',
      ['SEAT-4 action-label warning', 'SEAT-4 action-label warning'],
    ],
    [
      'SEAT-4 a label that fits',
      'Preflop Base:\n1. Di (UTG): Call 100\n2. Ann (BTN): Call 100',
      [],
    ],
    [
      'SEC-1 a street that is past',
      `${CALLED}Flop Base (2♠ 7♦ 9♣):\nBob: Check\nCy: Check\nDi: Check\nAnn: Check\nPreflop More 1:\nBob: Check`,
      ['SEC-1 street-is-past error'],
    ],
    [
      'ACT-8 a street before the one before is over',
      'Preflop Base:\nDi: Call 100\nFlop Base (2♠ 7♦ 9♣):\nBob: Check',
      ['ACT-8 street-not-over error'],
    ],
    [
      'ACT-8 a street after everybody has folded',
      'Preflop Base:\nDi: Fold\nAnn: Fold\nBob: Fold\nFlop Base (2♠ 7♦ 9♣):\nCy: Check',
      ['ACT-8 hand-is-over error'],
    ],
    [
      'SEC-2 a bare heading says nothing',
      'Preflop Base:\nDi: Fold\nAnn: Fold\nBob: Fold\nFlop Base:\nTurn Base:',
      [],
    ],
    [
      'NOTE-2 of a line about nobody, and of those after it, nothing is said here',
      'Preflop Base:\nDi: Call 100\nZed: Fold\nBob: Check',
      [],
    ],
    [
      'ACT-1, ACT-9 an absent player who was not to act: no fold puts it right, and play stops',
      'Preflop Base:\nAnn: Fold (away)\nBob: Call 100',
      ['ACT-1 out-of-turn error'],
    ],
    [
      'ACT-8 a street nobody wrote down, and no winner',
      `${CALLED}Flop Base (2♠ 7♦ 9♣):\nTurn Base (3♠):\nBob: Check`,
      ['ACT-8 street-not-over error'],
    ],
    [
      'WIN-2 a street that was written down half is not checked through',
      `${CALLED}Flop Base (2♠ 7♦ 9♣):\nBob: Check\nTurn Base (3♠):\nBob: Check\n\nWinner: Ann`,
      ['ACT-8 street-not-over error'],
    ],
    [
      'WIN-2, NOTE-5 what nobody wrote was checked',
      `${CALLED}\nWinner: Ann`,
      ['NOTE-5 checked-through info'],
    ],
    [
      'WIN-2 a bet has to be answered',
      'Preflop Base:\nDi: Raise 300\n\nWinner: Ann',
      ['WIN-2 faces-a-bet error'],
    ],
  ])('%s', (_, course, expected) => {
    expect(ruled(course)).toEqual(expected);
  });

  test('WIN-2 the streets nobody wrote are named, and who faces what', () => {
    const { rulings, unwritten } = played(`${CALLED}\nWinner: Ann`);
    expect(rulings[0]!.ruling).toMatchObject({ streets: ['flop', 'turn', 'river'] });
    // The posts, and on each street its cards and four checks.
    expect(unwritten).toHaveLength(1 + 3 * 5);
    const facing = played('Preflop Base:\nDi: Raise 300\n\nWinner: Ann').rulings[0]!;
    expect(facing).toMatchObject({ part: { kind: 'outcome' }, ruling: { turn: 0, toCall: 300 } });
    const open = played('Preflop Base:\nDi: Call 100\nFlop Base (2♠ 7♦ 9♣):\nBob: Check')
      .rulings[0]!;
    expect(open).toMatchObject({
      part: { kind: 'section', section: 1 },
      ruling: { on: 'preflop', street: 'flop', turn: 0, toCall: 100 },
    });
  });

  test('after an error the hand stands as it was, and more is looked for', () => {
    const { stopped, steps, hand, rulings } = played(
      'Preflop Base:\nDi: Call 100\nAnn: Call 90\nBob: Check\nCy: Check',
    );
    expect(stopped).toBe(true);
    expect(steps).toHaveLength(1);
    expect(hand!.turn).toBe(0);
    expect(rulings.map(({ ruling }) => ruling.kind)).toEqual(['wrong-call', 'check-facing-bet']);
  });

  test('NOTE-1 from the first line on that cannot be read nothing is dealt either', () => {
    const allIn = 'Preflop Base:\nDi: All-In 5000\nAnn: Fold\nBob: Fold\nCy: All-In 5000\n';
    const record = recordOf(`${FOUR}${allIn}Flop Base (2♠ 7♦ 9♣):\n`);
    const { line } = record.sections[1]!.at;
    const street = (unread: number) => {
      const { hand, stopped } = replay(record, {}, unread);
      return [hand!.street, stopped];
    };
    expect([line - 1, line, line + 1].map(street)).toEqual([
      ['preflop', true],
      ['preflop', true],
      ['flop', false],
    ]);
  });

  test('NOTE-1 from the first line on that cannot be read nobody acts either', () => {
    const record = recordOf(`${FOUR}Preflop Base:\nDi: Call 100\nAnn: Call 100\n`);
    const { line } = record.sections[0]!.actions[1]!.at;
    const acted = (unread: number) => replay(record, {}, unread).steps.length;
    expect([line - 1, line, line + 1].map(acted)).toEqual([0, 1, 2]);
  });

  test('NOTE-1 a line that cannot be read makes the table doubtful only if it may be a player', () => {
    const record = recordOf(
      `${FOUR}Cards:\nDi: A♠ A♥\nAnn: K♠ K♥\n\nPreflop Base:\nDi: Call 100\n`,
    );
    const { line } = record.cards[0]!.at;
    const isSeated = (unread: number) => replay(record, {}, unread).hand !== null;
    expect([line - 1, line, line + 1].map(isSeated)).toEqual([false, true, true]);
  });

  test.each<[string, string, readonly string[]]>([
    ['SEAT-5 one player alone', 'Ann SB 100\n', ['SEAT-5 too-few error']],
    ['NOTE-3 nobody at all, which the reader found', '', []],
  ])('there is no table: %s', (_, seats, expected) => {
    expect(played('', `${HEAD}${seats}`).hand).toBeNull();
    expect(ruled('', `${HEAD}${seats}`)).toEqual(expected);
  });

  test('ACT-8 the street on which betting was over', () => {
    const allIn = 'Preflop Base:\nDi: All-In 5000\nAnn: Fold\nBob: Fold\nCy: All-In 5000\n';
    expect(played(allIn).lastStreet).toBe('preflop');
    expect(
      played(
        `${CALLED}Flop Base (2♠ 7♦ 9♣):\nBob: All-In 4900\nCy: All-In 4900\nDi: Fold\nAnn: Fold\nTurn Base (3♠):`,
      ).lastStreet,
    ).toBe('flop');
    expect(played(CALLED).lastStreet).toBeNull();
    expect(played(`${CALLED}\nWinner: Ann`).lastStreet).toBe('river');
    // POST-1: two who are all-in with their blinds never act.
    const posted = played(
      'Flop Base (2♠ 7♦ 9♣):\nTurn Base (3♠):',
      `${HEAD}Ann SB 50\nBob BB 80\n\n`,
    );
    expect(posted.lastStreet).toBe('preflop');
  });

  test('every moment has its line and its place', () => {
    const moments = momentsOf(played(`${CALLED}Flop Base (2♠ 7♦ 9♣):\nBob: Check`));
    expect(moments.map(({ line }) => line)).toEqual([null, 11, 12, 13, 14, 15, 16]);
    expect(moments.map(({ place }) => place && [place.section, place.action])).toEqual([
      null,
      [0, 0],
      [0, 1],
      [0, 2],
      [0, 3],
      null,
      [1, 0],
    ]);
    expect(moments[0]!.event).toBeNull();
    expect(moments.map(({ hand }) => hand.turn)).toEqual([3, 0, 1, 2, null, 1, 2]);
  });

  test('ACT-8 a check after the betting moves nothing: what happened last keeps its own line', () => {
    const short = FOUR.replace('Di 5000', 'Di 1000');
    const called = 'Preflop Base:\nDi: All-In 1000\nAnn: Fold\nBob: Fold\nCy: Call 1000\n';
    const lines = (rest: string) =>
      momentsOf(played(`${called}${rest}`, short)).map(({ line }) => line);
    expect(lines('')).toEqual([null, 11, 12, 13, 14]);
    expect(lines('Preflop More 1:\nCy: Check')).toEqual([null, 11, 12, 13, 14]);
    expect(lines('Flop Base (2♠ 7♦ 9♣):\nCy: Check')).toEqual([null, 11, 12, 13, 14, 15]);
  });
});

describe('ACT-9 what the rule does for somebody who is away', () => {
  const filled = (course: string, ...away: string[]): string =>
    writeHand(withAwayActions(recordOf(`${FOUR}${course}\n`), new Set(away))).split('5000\n\n')[1]!;

  test.each([
    [
      'folds to a bet before the next line',
      'Preflop Base:\nDi: Call 100\nBob: Call 100',
      ['Ann'],
      'Preflop Base:\n1. Di: Call 100\n2. Ann (Dealer): Fold (away)\n3. Bob (SB): Call 100\n',
    ],
    [
      'checks where that is free',
      'Preflop Base:\nDi: Fold\nAnn: Fold\nBob: Call 100\nFlop Base (2♠ 7♦ 9♣):\nBob: Check',
      ['Cy'],
      'Preflop Base:\n1. Di: Fold\n2. Ann (Dealer): Fold\n3. Bob (SB): Call 100\n4. Cy (BB): Check (away)\nFlop Base (2♠ 7♦ 9♣):\n5. Bob (SB): Check\n6. Cy (BB): Check (away)\n',
    ],
    [
      'a second time on a street, under More 1',
      'Preflop Base:\nDi: Call 100\nAnn: Raise 300\nBob: Fold\nCy: Call 300',
      ['Di'],
      'Preflop Base:\n1. Di: Call 100\n2. Ann (Dealer): Raise 300\n3. Bob (SB): Fold\n4. Cy (BB): Call 300\nPreflop More 1:\n5. Di: Fold (away)\n',
    ],
    [
      'nothing where the line is there',
      'Preflop Base:\nDi: Call 100',
      ['Di'],
      'Preflop Base:\n1. Di: Call 100\n',
    ],
    [
      'nothing where nobody is away',
      'Preflop Base:\nDi: Call 100',
      [],
      'Preflop Base:\n1. Di: Call 100\n',
    ],
  ])('%s', (_, course, away, expected) => {
    expect(filled(course, ...away)).toBe(expected);
  });

  test('nothing in a hand nobody has played yet', () => {
    const record = recordOf(FOUR);
    expect(withAwayActions(record, new Set(['Di']))).toBe(record);
  });
});

describe('a record as the rules read it', () => {
  const formatted = (text: string): string => writeHand(canonicalRecord(replay(recordOf(text))));

  test('a record that is canonical is given back itself', () => {
    const record = recordOf(
      `${FOUR}Preflop Base:\n1. Di: Fold\n2. Ann (Dealer): Fold\n3. Bob (SB): Fold\n`,
    );
    expect(canonicalRecord(replay(record))).toBe(record);
  });

  test('SEAT-1 the list turned to the Dealer takes its chairs along', () => {
    const text = `${HEAD.replace('Stack', 'Chairs: 2 3 5 8 of 9\nStack')}Bob SB 5000\nCy BB 5000\nDi 5000\nAnn Dealer 5000\n`;
    expect(formatted(text)).toContain(
      'Chairs: 8 2 3 5 of 9\nStack Setup:\nAnn Dealer 5000\nBob SB 5000\nCy BB 5000\nDi 5000\n',
    );
  });

  test('SEC-1 actions move to their sections with their comments, amounts and verbs are filled in', () => {
    const text = `${FOUR}Preflop Base:\nDi: Raise 300\nAnn: Call\nBob: Fold\nCy: Raise 5000 # everything\nDi: Fold\n`;
    expect(formatted(text)).toBe(
      `${FOUR}Preflop Base:\n1. Di: Raise 300\n2. Ann (Dealer): Call 300\n3. Bob (SB): Fold\n4. Cy (BB): All-In 5000 # everything\nPreflop More 1:\n5. Di: Fold\n`,
    );
  });

  test('SEC-1 a heading that is left over leaves its comment to the Base', () => {
    const text = `${FOUR}Preflop Base:\nDi: Fold\n# late\nPreflop More 1:\nAnn: Fold\nBob: Fold\n`;
    expect(formatted(text)).toBe(
      `${FOUR}# late\nPreflop Base:\n1. Di: Fold\n2. Ann (Dealer): Fold\n3. Bob (SB): Fold\n`,
    );
  });

  test('what comes after an error stays as it was written', () => {
    const text = `${FOUR}Preflop Base:\n1. Di: Check\n2. Ann (Dealer): Call 100\n`;
    expect(formatted(text)).toBe(text);
  });
});

describe('what a record says about the end', () => {
  const ALL_IN = 'Preflop Base:\nDi: All-In 5000\nAnn: All-In 5000\nBob: Fold\nCy: Fold\n';
  const told = (course: string) => claimedOutcome(played(course))!;

  test('what is shown beats what was given before, unless it is not known', () => {
    const cards = (before: string, shown: string) =>
      told(`Cards:\nDi: ${before}\n\n${ALL_IN}\nShowdown:\nDi: ${shown}`).outcome.holes![3];
    expect(cards('A♠ A♥', 'K♠ K♥')).toEqual(cards('K♠ K♥', 'K♠ K♥'));
    expect(cards('A♠ A♥', '?? ??')).toEqual(cards('A♠ A♥', 'A♠ A♥'));
  });

  test.each<[string, string, string[]]>([
    ['RUN-1 five cards before the flop', '\nBoard 2 (2♠ 3♠ 4♠ 5♦ 6♦)', []],
    ['RUN-1 four cards before the flop', '\nBoard 2 (2♠ 3♠ 4♠ 5♦)', ['second-board']],
    ['RUN-1 two cards after the flop', '\nBoard 2 (5♦ 6♦)', ['second-board']],
    ['WIN-2 one declaration', '\nWinner: Di', []],
    ['WIN-2 a ranking and a winner', '\nRanking: Di > Ann\n\nWinner: Di', ['two-declarations']],
    [
      'WIN-2 winners by pot and a winner',
      '\nWinners:\nMain Pot: Di\n\nWinner: Di',
      ['two-declarations'],
    ],
    ['WIN-2 a winner of a misdeal', '\nWinner: Di\n\nResult: void', ['two-declarations']],
    ['TOUR-2 an end that nobody saw', '\nResult: not seen', []],
  ])('%s', (_, end, kinds) => {
    expect(told(`${ALL_IN}${end}`).rulings.map(({ ruling }) => ruling.kind)).toEqual(kinds);
  });

  test('RUN-1 how many cards a second board has is told', () => {
    expect(told(`${ALL_IN}\nBoard 2 (5♦ 6♦)`).rulings).toMatchObject([
      { part: { kind: 'board2' }, ruling: { found: 2, expected: 5 } },
    ]);
  });

  test.each([
    ['flop', 2],
    ['turn', 1],
    ['river', 0],
  ] as const)('RUN-1 all-in on the %s, a second board has %i cards of its own', (last, own) => {
    const checked = '\nBob: Check\nCy: Check\nDi: Check\nAnn: Check\n';
    const allIn = '\nBob: All-In 4900\nCy: All-In 4900\nDi: Fold\nAnn: Fold\n';
    const streets = ['Flop Base (2♠ 7♦ 9♣):', 'Turn Base (3♠):', 'River Base (4♥):'];
    const at = ['flop', 'turn', 'river'].indexOf(last);
    const betting = streets.map((street, i) =>
      i === at ? `${street}${allIn}` : `${street}${i < at ? checked : '\n'}`,
    );
    const called = 'Preflop Base:\nDi: Call 100\nAnn: Call 100\nBob: Call 100\nCy: Check\n';
    const refused = ['T♦', 'T♦ J♦', 'T♦ J♦ Q♦'].map((cards) =>
      told(`${called}${betting.join('')}Board 2 (${cards})`).rulings.map(({ ruling }) => ruling),
    );
    const error = (found: number) =>
      found === own
        ? []
        : [{ rule: 'RUN-1', kind: 'second-board', severity: 'error', found, expected: own }];
    expect(refused).toEqual([1, 2, 3].map(error));
  });

  test('WIN-2 winners by pot, by ranking and alone', () => {
    const declared = (end: string) => told(`${ALL_IN}\n${end}`).outcome.declared;
    expect(declared('Winner: Di')).toEqual({ kind: 'winner', seat: 3 });
    expect(declared('Ranking: Di = Ann')).toEqual({ kind: 'ranking', tiers: [[3, 0]] });
    expect(declared('Winners:\nMain Pot: Di, Ann')).toEqual({
      kind: 'pots',
      lines: [{ pot: 0, board: null, seats: [3, 0] }],
    });
    expect(declared('Winners:\nMain Pot, Board 2: Di')).toMatchObject({
      lines: [{ pot: 0, board: 1, seats: [3] }],
    });
    expect(declared('')).toEqual({ kind: 'none' });
  });

  test('NOTE-2 a name that nobody has declares nobody', () => {
    const declared = (end: string) => told(`${ALL_IN}\n${end}`).outcome.declared;
    expect(declared('Winner: Zed')).toEqual({ kind: 'none' });
    expect(declared('Ranking: Zed > Di')).toEqual({ kind: 'ranking', tiers: [[], [3]] });
    expect(declared('Winners:\nMain Pot: Zed, Di')).toMatchObject({ lines: [{ seats: [3] }] });
  });

  test('WIN-4 a showdown is told by its cards or by its heading', () => {
    expect(told(ALL_IN).outcome.shown).toBe(false);
    expect(told(`${ALL_IN}\nShowdown:\nDi: mucks`).outcome.shown).toBe(true);
    expect(told(`${ALL_IN}\nShowdown:`).outcome.shown).toBe(true);
    expect(told(`${ALL_IN}\nDi: A♠ A♥`).outcome.shown).toBe(true);
  });
});

describe('NEXT-1 the header of the next hand', () => {
  const next = (head: string) => {
    const record = recordOf(`${head}Ann SB 100\nBob BB 200\n`);
    return nextRecord(record, [
      { name: 'Bob', label: 'SB', stack: chips(150) },
      { name: 'Ann', label: 'BB', stack: chips(150) },
    ]);
  };

  test('counts up, starts where the last ended and keeps the rest', () => {
    const record = next(
      'Hand (7)\nstarted_at: 00:01:00 ended_at: 00:02:00\nEvent: Main\nTable: 4\nDate: 2026-12-31\nSB 50 BB 100 Ante 100\nChairs: 3 8 of 9\nStack Setup:\n',
    );
    expect(record).toMatchObject({
      number: 8,
      startedAt: '00:02:00',
      endedAt: null,
      event: 'Main',
      table: '4',
      date: '2026-12-31',
    });
    expect(record.chairs).toMatchObject({ numbers: [8, 3], of: 9 });
    expect(record.blinds).toMatchObject({ sb: 50, bb: 100, ante: 100 });
    expect(record.players.map(({ name, label, stack }) => [name, label, stack])).toEqual([
      ['Bob', 'SB', 150],
      ['Ann', 'BB', 150],
    ]);
  });

  test('TOUR-6 a hand that ended after midnight is followed by one of the next day', () => {
    const late = next(
      'Hand (7)\nstarted_at: 23:59:00 ended_at: 00:02:00\nDate: 2026-12-31\nSB 50 BB 100\nStack Setup:\n',
    );
    expect(late.date).toBe('2027-01-01');
    const short = next(
      'Hand (7)\nstarted_at: 23:59:00 ended_at: 23:59:00\nDate: 2026-12-31\nSB 50 BB 100\nStack Setup:\n',
    );
    expect(short.date).toBe('2026-12-31');
    expect(dayAfter('2028-02-28')).toBe('2028-02-29');
    expect(dayAfter('2026-02-28')).toBe('2026-03-01');
  });

  test('TOUR-9 chairs that not everybody has are not carried over', () => {
    expect(next('Hand (7)\nSB 50 BB 100\nChairs: 3 of 9\nStack Setup:\n').chairs).toBeNull();
  });

  test('a hand without a number is followed by one without', () => {
    expect(next('SB 50 BB 100\nStack Setup:\n').number).toBeNull();
  });
});
