import { describe, expect, test } from 'vitest';
import {
  checkSession,
  type EveningReport,
  placeText,
  reportOf,
} from '../../src/tournament/index.ts';
import { randomSession } from '../sessions.ts';

const reportOn = (text: string): EveningReport => reportOf(checkSession(text).hands);

/** "Bob 4th in 1 by Alice" for everybody who went out. */
const outs = ({ eliminations, hands }: EveningReport): string[] =>
  eliminations.map(
    ({ name, place, hand, by }) =>
      `${name} ${placeText(place)} in ${hands[hand]!.label} by ${by.join(' and ')}`,
  );

/** Six players: Alice covers everybody, and three of them go all-in against her and lose. */
const THREE_OUT = `Hand (1)
SB 50 BB 100
Event: Golden
Stack Setup:
Alice Dealer 40000
Bob SB 8000
Carl BB 5000
Dana 5000
Erin 9000
Finn 9000

Preflop Base:
1. Dana: All-In 5000
2. Erin: Fold
3. Finn: Fold
4. Alice (Dealer): Raise 20000
5. Bob (SB): All-In 8000
6. Carl (BB): All-In 5000

Ranking: Alice > Bob = Carl = Dana
`;

describe('TOUR-5 places', () => {
  test('TOUR-5 8,000, 5,000 and 5,000 out in one hand, three left: 4th, and 5th to 6th shared', () => {
    expect(outs(reportOn(THREE_OUT))).toEqual([
      'Bob 4th in 1 by Alice',
      'Carl 5th–6th in 1 by Alice',
      'Dana 5th–6th in 1 by Alice',
    ]);
  });

  test('TOUR-5 Players Left counts the field, and eliminations count down from it', () => {
    const text = `Hand (1)
SB 50 BB 100
Event: Golden
Stack Setup:
Alice Dealer 40000
Bob SB 8000
Carl BB 5000

Preflop Base:
1. Alice (Dealer): Fold
2. Bob (SB): Fold

Between Hands:
Players Left: 27

Hand (2)
SB 50 BB 100
Event: Golden
Stack Setup:
Bob Dealer 7950
Carl SB 5050
Alice BB 40000

Preflop Base:
1. Bob (Dealer): All-In 7950
2. Carl (SB): All-In 5050
3. Alice (BB): Call 7950

Ranking: Alice > Bob > Carl
`;
    expect(outs(reportOn(text))).toEqual(['Bob 26th in 2 by Alice', 'Carl 27th in 2 by Alice']);
    const standing = reportOn(text).standings[0]!;
    expect(standing).toMatchObject({ name: 'Alice', state: 'in', stack: 53_000, place: null });
    const placeOf = (left: number) =>
      reportOn(text.replace(': 27', `: ${left}`)).standings[0]!.place;
    // Of four one plays elsewhere; of three Alice is the last.
    expect(placeOf(4)).toBeNull();
    expect(placeOf(3)).toEqual({ from: 1, to: 1 });
    // Nobody is out where the others have left.
    const [alone] = text.split('Players Left');
    expect(reportOn(`${alone}Bob: Leaves\nCarl: Leaves\n`).standings[0]).toMatchObject({
      name: 'Alice',
      place: null,
    });
  });

  test('TOUR-5 a count of players left is said of one table; at another the table is the field', () => {
    const elsewhere = `${THREE_OUT.replace('Golden', 'Golden\nTable: 7')}
Between Hands:
Players Left: 27

Hand (9)
SB 50 BB 100
Event: Golden
Table: 8
Stack Setup:
Gina Dealer 9000
Hugo SB 8000
Iris BB 5000

Preflop Base:
1. Gina (Dealer): All-In 9000
2. Hugo (SB): Fold
3. Iris (BB): All-In 5000

Ranking: Gina > Iris
`;
    expect(outs(reportOn(elsewhere)).at(-1)).toBe('Iris 3rd in 9 by Gina');
    expect(outs(reportOn(elsewhere.replace('Table: 8', 'Table: 7'))).at(-1)).toBe(
      'Iris 27th in 9 by Gina',
    );
    // Hugo is found without chips: Gina is left at this table, and Iris was out before.
    const counted = `${elsewhere}\nBetween Hands:\nHugo: Recount 0\n`;
    expect(outs(reportOn(counted)).slice(-2)).toEqual([
      'Hugo 2nd in 9 by ',
      'Iris 3rd in 9 by Gina',
    ]);
  });

  test('TOUR-5 who is found without chips counts down from the players left', () => {
    const found = `${THREE_OUT}
Between Hands:
Players Left: 27
Erin: Recount 0
Finn: Recount 0
`;
    // 27 were left without Bob, Carl and Dana; Erin and Finn started the hand with 9,000 each.
    expect(outs(reportOn(found))).toEqual([
      'Erin 26th–27th in 1 by ',
      'Finn 26th–27th in 1 by ',
      'Bob 28th in 1 by Alice',
      'Carl 29th–30th in 1 by Alice',
      'Dana 29th–30th in 1 by Alice',
    ]);
  });

  test('TOUR-5 somebody all-in in a hand that is not paid yet is not out, somebody with 0 is', () => {
    const text = `Hand (1)
SB 50 BB 100
Stack Setup:
Alice Dealer 1000
Bob SB 700
Carl BB 1000
Dana 0

Preflop Base:
1. Alice (Dealer): Raise 700
2. Bob (SB): All-In 700
3. Carl (BB): Fold
`;
    const states = reportOn(text).standings.map(
      ({ name, state, stack, isCertain }) => `${name} ${state} ${stack}${isCertain ? '' : '?'}`,
    );
    // 900 is what Carl has left, 300 what Alice has behind; the 1,500 in the middle are open.
    expect(states).toEqual(['Carl in 900?', 'Alice in 300?', 'Bob in 0?', 'Dana out 0']);
  });

  test('TOUR-5 a rebuy takes a place back, and who went out with them moves down', () => {
    const text = `${THREE_OUT}
Between Hands:
Carl: Rebuy 5000
`;
    expect(outs(reportOn(text))).toEqual(['Bob 5th in 1 by Alice', 'Dana 6th in 1 by Alice']);
    expect(outs(reportOn(`${THREE_OUT}\nBetween Hands:\nbob: Rebuy 5000\n`))).toEqual([
      'Carl 5th–6th in 1 by Alice',
      'Dana 5th–6th in 1 by Alice',
    ]);
    expect(outs(reportOn(`${THREE_OUT}\nBetween Hands:\nDana: Sits 5000\n`))).toEqual([
      'Bob 5th in 1 by Alice',
      'Carl 6th in 1 by Alice',
    ]);
  });

  test('TOUR-5 whoever comes back is among the players left again', () => {
    const hand = (number: number, list: string, loser: string): string => `Hand (${number})
SB 50 BB 100
Event: Golden
Stack Setup:
${list}

Preflop Base:
1. Alice: All-In 9000
2. ${loser}: All-In 1000

Ranking: Alice > ${loser}
`;
    const text = (line: string): string => `${THREE_OUT.replace('Hand (1)', 'Hand (7)')}
Between Hands:
Players Left: 27

${hand(8, 'Alice SB 9000\nErin BB 1000', 'Erin')}
Between Hands:
${line}

${hand(9, 'Alice SB 9000\nFinn BB 1000', 'Finn')}`;
    const last = (line: string): string => outs(reportOn(text(line))).at(-1)!;
    // After Erin and Finn 25 are left, and 26 once Erin has bought in again.
    expect(last('Note: nothing')).toBe('Finn 26th in 9 by Alice');
    expect(last('Erin: Rebuy 1000')).toBe('Finn 27th in 9 by Alice');
  });

  test.each<[string, string, string[]]>([
    ['a rebuy of nothing', 'Carl: Rebuy 0', ['Bob 4th', 'Carl 5th–6th', 'Dana 5th–6th']],
    ['a rebuy of one chip', 'Carl: Rebuy 1', ['Bob 5th', 'Dana 6th']],
    ['a recount of somebody out', 'Carl: Recount 0', ['Bob 4th', 'Carl 5th–6th', 'Dana 5th–6th']],
  ])('TOUR-5 a place is taken back by chips alone: %s', (_, line, expected) => {
    const found = outs(reportOn(`${THREE_OUT}\nBetween Hands:\n${line}\n`));
    expect(found).toEqual(expected.map((one) => `${one} in 1 by Alice`));
  });

  test('TOUR-5 one chip is enough to be in, and to be put out of it', () => {
    const text = `Hand (1)
SB 50 BB 100
Event: Golden
Stack Setup:
Alice Dealer 400
Bob SB 1
Carl BB 401

Preflop Base:
1. Alice: All-In 400
2. Carl: Call 400

Ranking: Alice > Bob = Carl
`;
    // Carl keeps one chip.
    expect(outs(reportOn(text))).toEqual(['Bob 3rd in 1 by Alice']);
  });

  test('TOUR-3, TOUR-5 whoever waits at the table is among the players left', () => {
    const text = (...lines: string[]): string => `Hand (1)
SB 50 BB 100
Event: Golden
Stack Setup:
Alice Dealer 900
Bob SB 900
Carl BB 900

Preflop Base:
1. Alice: Fold
2. Bob: Fold

Between Hands:
${lines.join('\n')}

Hand (2)
SB 50 BB 100
Event: Golden
Stack Setup:
Bob Dealer 850
Carl SB 950
Alice BB 900

Preflop Base:
1. Bob: All-In 850
2. Carl: Fold
3. Alice: Call 850

Ranking: Alice > Bob
`;
    expect(outs(reportOn(text('Note: nothing')))).toEqual(['Bob 3rd in 2 by Alice']);
    expect(outs(reportOn(text('Erin: Sits 900 after Bob', 'Erin: Waits')))).toEqual([
      'Bob 4th in 2 by Alice',
    ]);
  });

  test('TOUR-5 whoever is dealt in again without a line has bought in before that hand', () => {
    const hand = (number: number, folds: string, loser: string): string => `Hand (${number})
SB 50 BB 100
Event: Golden
Stack Setup:
Alice Dealer 9000
${folds} SB 5000
${loser} BB 1000

Preflop Base:
1. Alice: All-In 9000
2. ${folds}: Fold
3. ${loser}: All-In 1000

Ranking: Alice > ${loser}
`;
    const text = `${THREE_OUT}\n${hand(2, 'Finn', 'Erin')}\n${hand(3, 'Carl', 'Finn')}`;
    // Carl, out in the first hand, plays the third: Alice, Carl and Finn were left after the second.
    expect(outs(reportOn(text)).sort()).toEqual([
      'Bob 5th in 1 by Alice',
      'Dana 6th in 1 by Alice',
      'Erin 4th in 2 by Alice',
      'Finn 3rd in 3 by Alice',
    ]);
  });

  test('TOUR-5 whoever won the last pot they were in for did it', () => {
    const text = `Hand (1)
SB 50 BB 100
Event: Golden
Stack Setup:
Alice Dealer 9000
Bob SB 5000
Carl BB 3000
Dana 1000

Preflop Base:
1. Dana: All-In 1000
2. Alice (Dealer): Raise 6000
3. Bob (SB): All-In 5000
4. Carl (BB): All-In 3000

Winners:
Main Pot: Carl
Side Pot 1: Carl
Side Pot 2: Alice
`;
    // Dana was in for the main pot alone; Bob's last pot was Side Pot 2.
    expect(outs(reportOn(text))).toEqual(['Bob 3rd in 1 by Alice', 'Dana 4th in 1 by Carl']);
    const shared = text.replace('Main Pot: Carl', 'Main Pot: Carl, Alice');
    // Clockwise, as the odd chip goes (ODD-1).
    expect(outs(reportOn(shared))[1]).toBe('Dana 4th in 1 by Carl and Alice');
  });

  test('TOUR-5 a place that nobody saw being lost', () => {
    const text = `Hand (1)
SB 50 BB 100
Event: Golden
Stack Setup:
Alice Dealer 4000
Bob SB 3000
Carl BB 3000

Preflop Base:
1. Alice (Dealer): Raise 300
2. Bob (SB): All-In 3000

Result: not seen

Hand (2)
SB 50 BB 100
Event: Golden
Stack Setup:
Alice SB 7100
Bob 0
Carl BB 2900

Preflop Base:
1. Alice (SB): Fold
`;
    expect(outs(reportOn(text))).toEqual(['Bob 3rd in 1 by ']);
    const left = text.replace(
      'Result: not seen\n',
      'Result: not seen\n\nBetween Hands:\nBob: Leaves\n',
    );
    expect(outs(reportOn(left))).toEqual([]);
    // A stack that nobody can read is not nothing.
    expect(outs(reportOn(text.replace('Bob 0', 'Bob x')))).toEqual([]);
  });

  test('TOUR-5 who went out unseen counts down from players left, unless the count knows of it', () => {
    const text = `Hand (1)
SB 50 BB 100
Event: Golden
Stack Setup:
Alice Dealer 7000
Bob SB 3000
Carl BB 1

Preflop Base:
1. Alice (Dealer): Fold

Result: not seen
AFTER ONE
Hand (2)
SB 50 BB 100
Event: Golden
Stack Setup:
Bob Dealer 3000
Carl SB 1
Alice BB 7000

Preflop Base:
1. Bob (Dealer): All-In 3000

Result: not seen
AFTER TWO
Hand (3)
SB 50 BB 100
Event: Golden
Stack Setup:
Carl SB 1
Alice BB 10000
Bob 0
`;
    const left = '\nBetween Hands:\nPlayers Left: 27\n';
    const told = (one: string, two: string): string[] =>
      outs(reportOn(text.replace('AFTER ONE\n', `${one}\n`).replace('AFTER TWO\n', `${two}\n`)));
    // Alice and Carl, who has one chip, are left here.
    expect(told('', '')).toEqual(['Bob 3rd in 2 by ']);
    expect(told(left, '')).toEqual(['Bob 27th in 2 by ']);
    expect(told('', left)).toEqual(['Bob 28th in 2 by ']);
  });

  test('TOUR-5 each event of a text has its own places and its own winner', () => {
    const headsUp = (event: string, winner: string, loser: string): string => `Hand (1)
SB 50 BB 100
Event: ${event}
Stack Setup:
${winner} SB 2000
${loser} BB 1000

Preflop Base:
1. ${winner} (SB): All-In 2000
2. ${loser} (BB): All-In 1000

Ranking: ${winner} > ${loser}
`;
    const report = reportOn(
      [THREE_OUT, headsUp('One', 'Al', 'Bo'), headsUp('Two', 'Bo', 'Cy')].join('\n'),
    );
    expect(outs(report).slice(3)).toEqual(['Bo 2nd in no. 2 by Al', 'Cy 2nd in no. 3 by Bo']);
    expect(outs(report)).toHaveLength(5);
    const first = report.standings.filter(({ place }) => place?.from === 1);
    expect(first.map(({ name }) => name)).toEqual(['Al', 'Bo']);
  });
});

describe('TOUR-5 laws over random tournaments', () => {
  const seeds = Array.from({ length: 25 }, (_, i) => i + 1);

  test.each(seeds)('TOUR-5 places are 1 to n, each given once or shared (seed %d)', (seed) => {
    const players = 2 + (seed % 8);
    const lines = seed % 2 === 0 ? (['rebuy', 'break', 'void'] as const) : [];
    const report = reportOn(randomSession({ seed, hands: 300, players, lines }));
    const { eliminations, standings } = report;
    const given = eliminations.flatMap(({ place }) => [place]);
    const places = [
      ...given,
      ...standings.flatMap(({ state, place }) => (state === 'in' && place ? [place] : [])),
    ];
    const stillIn = standings.filter(({ state }) => state === 'in').length;
    // Every place from the first that was given down to the last, as often as it is shared.
    const taken = new Map<number, number>();
    for (const { from, to } of places) {
      for (let place = from; place <= to; place++) {
        taken.set(place, (taken.get(place) ?? 0) + 1 / (to - from + 1));
      }
    }
    const first = places.some(({ from }) => from === 1) ? 1 : stillIn + 1;
    const expected = Array.from({ length: players - first + 1 }, (_, i) => first + i);
    expect([...taken.keys()].sort((a, b) => a - b)).toEqual(expected);
    for (const share of taken.values()) expect(share).toBeCloseTo(1);
  });

  test.each(seeds)('TOUR-2 without lines the chips in play stay the same (seed %d)', (seed) => {
    const players = 2 + (seed % 8);
    const { hands, standings } = reportOn(randomSession({ seed, hands: 60, players }));
    for (const hand of hands) expect(hand.chipsInPlay).toBe(10_000 * players);
    const last = standings.reduce((sum, { stack }) => sum + (stack ?? 0), 0);
    expect(last).toBe(10_000 * players);
  });
});
