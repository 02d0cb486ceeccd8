import { describe, expect, test } from 'vitest';
import { handOf } from '../../src/formats/read-hand.ts';
import { formatOf } from '../../src/formats/registry.ts';
import { writeAs } from '../../src/referee/hand-writer.ts';
import { checkText, settleStream, type Verdict, verdictOn } from '../../src/referee/index.ts';
import { FOREIGN_IDS, type ForeignId } from './foreign-formats.ts';

const SETUP = `Hand (1)
SB 50 BB 100
Stack Setup:
Ann Dealer 5000
Ben SB 1000
Cleo BB 800
Dan 900
`;

const PLAY = `
Preflop Base:
1. Dan: Fold (away)
2. Ann (Dealer): Raise 300
3. Ben (SB): Call 300
4. Cleo (BB): Fold
Flop Base (2♣ 7♦ K♥):
5. Ben (SB): Check
6. Ann (Dealer): Bet 300
Flop More 1:
7. Ben (SB): Fold
`;

const CARDS = 'Ann: A♠ K♠\nCleo: 5♥ 4♥\n';

function written(format: ForeignId, verdict: Verdict): { text: string; losses: string[] } {
  const made = writeAs(
    formatOf(format),
    { verdict, hand: handOf(verdict.record), file: null, count: 1 },
    null,
  );
  if ('refused' in made) throw new Error(made.refused);
  return { text: made.text, losses: made.losses.map(({ message }) => message) };
}

function read(format: ForeignId, text: string): Verdict {
  const verdicts: Verdict[] = [];
  const stream = settleStream(formatOf(format), {}, (verdict) => verdicts.push(verdict));
  stream.push(text);
  stream.end();
  return verdicts[0]!;
}

const TWO = [
  ['given beforehand', `${SETUP}\nCards:\n${CARDS}${PLAY}`],
  ['written under the showdown', `${SETUP}${PLAY}\nShowdown:\n${CARDS}`],
] as const;

/** Whose cards are known to be what, wherever they stand. */
const holes = ({ record }: Verdict): string[] =>
  [...record.cards, ...record.showdown].map(({ name, hole }) => `${name} ${hole}`).sort();

describe.each(TWO)('cards of players who folded, %s', (_, text) => {
  const verdict = checkText(text).hands[0]!;

  test('WIN-5 PokerStars text deals them', () => {
    expect(written('pokerstars', verdict).text).toContain(
      '*** HOLE CARDS ***\nDealt to Ann [As Ks]\nDealt to Cleo [5h 4h]\n',
    );
  });

  test('WIN-5 Open Hand History deals them', () => {
    const { rounds, players } = JSON.parse(written('ohh', verdict).text).ohh;
    const dealt = rounds[0].actions.filter(
      (one: { action: string }) => one.action === 'Dealt Cards',
    );
    const nameOf = (id: number): string =>
      players.find((player: { id: number }) => player.id === id).name;
    expect(
      dealt.map((one: { player_id: number; cards: string[] }) => [
        nameOf(one.player_id),
        one.cards,
      ]),
    ).toEqual([
      ['Ann', ['As', 'Ks']],
      ['Cleo', ['5h', '4h']],
    ]);
  });

  test.each(FOREIGN_IDS)('WIN-5 %s and back', (format) => {
    expect(holes(read(format, written(format, verdict).text))).toEqual(holes(verdict));
  });
});

test('WIN-4 the summary of PokerStars text has the cards of a player who mucked', () => {
  const verdict = checkText(`Hand (1)
SB 50 BB 100
Stack Setup:
Ann SB 1000
Ben BB 1000

Cards:
Ben: 5♥ 4♥

Preflop Base:
1. Ann (SB): All-In 1000
2. Ben (BB): All-In 1000
Flop Base (2♣ 7♦ K♥):
Turn Base (9♠):
River Base (3♣):

Showdown:
Ann: A♠ K♠
Ben: mucks
`).hands[0]!;
  const { text } = written('pokerstars', verdict);
  expect(text).toContain('Seat 2: Ben (big blind) mucked [5h 4h]\n');
  expect(holes(read('pokerstars', text))).toEqual(holes(verdict));
});

describe('ACT-9 an absent player', () => {
  const verdict = checkText(TWO[0][1]).hands[0]!;
  const away = ({ record }: Verdict): string[] =>
    record.sections
      .flatMap(({ actions }) => actions.filter((one) => one.away))
      .map((one) => one.name);

  test('has timed out in PokerStars text', () => {
    const { text } = written('pokerstars', verdict);
    expect(text).toContain('Dan has timed out\nDan: folds\n');
    expect(away(read('pokerstars', text))).toEqual(['Dan']);
  });

  test('keeps the mark in PHH', () => {
    expect(away(read('phh', written('phh', verdict).text))).toEqual(['Dan']);
  });

  test('is a loss of Open Hand History', () => {
    const { text, losses } = written('ohh', verdict);
    expect(losses).toContain('That a player was away is not kept: Dan.');
    expect(away(read('ohh', text))).toEqual([]);
  });
});

describe('free text with # is text', () => {
  const [event, table] = ["Main Event #3 # Day 2's", 'Final #1 # TV'];
  const plain = checkText(TWO[0][1]).hands[0]!;
  const named = { ...plain, record: { ...plain.record, event, table } };

  test.each(FOREIGN_IDS)('FORM-2 %s and back', (format) => {
    const { text, losses } = written(format, verdictOn(named));
    const { record } = read(format, text);
    expect(record.table).toBe(table);
    if (format === 'pokerstars') expect(losses).toContain(`The event is not kept: ${event}.`);
    else expect(record.event).toBe(event);
  });
});

test.each(FOREIGN_IDS)('RUN-1 whoever wins on both boards does so in %s and back', (format) => {
  const verdict = checkText(`Hand (5)
SB 50 BB 100
Stack Setup:
Ann SB 1000
Ben BB 1000

Preflop Base:
1. Ann (SB): All-In 1000
2. Ben (BB): All-In 1000
Flop Base (2♣ 7♦ K♥):
Turn Base (9♠):
River Base (3♣):
Board 2 (4♣ 5♦ 6♥ T♠ J♣)

Winners:
Main Pot, Board 1: Ann
Main Pot, Board 2: Ann
`).hands[0]!;
  expect(verdict.ok).toBe(true);
  const again = read(format, written(format, verdict).text);
  expect(again.settlement?.players.map((player) => player.newStack)).toEqual([2000, 0]);
});
