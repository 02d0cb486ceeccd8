import { describe, expect, it } from 'vitest';
import type { ActionLine, HandRecord } from '../../record/record.ts';
import { cardLetters } from '../../rules/cards/card.ts';
import { writeHand, writeHands } from './index.ts';
import { readHands, streamHands } from './read-hands.ts';

/** The canonical example of the notation's own paper. */
const CANONICAL = `Hand (12)
started_at: 00:02:30 ended_at: 00:05:40
SB 5000 BB 10000 Ante 10000
Stack Setup:
Charlie Dealer 500000
Alice SB 600000
Bob BB 350000

Preflop Base:
1. Charlie (Dealer): Raise 25000
2. Alice (SB): Call 25000
3. Bob (BB): All-In 340000
Preflop More 1:
4. Charlie (Dealer): Fold
5. Alice (SB): Call 340000
Flop Base (A♥ K♦ 7♣):
Turn Base (2♠):
River Base (9♦):

Showdown:
Alice: K♠ K♥
Bob: A♠ Q♠
`;

/** Reads one hand in which nothing may be wrong. */
function clean(text: string): HandRecord {
  const { hands, findings } = readHands(text);
  expect(findings).toEqual([]);
  expect(hands.flatMap((hand) => hand.findings)).toEqual([]);
  expect(hands).toHaveLength(1);
  return hands[0]!.record;
}

const HEADER = 'Hand (1)\nSB 50 BB 100\n';
const SETUP = 'Stack Setup:\nCharlie Dealer 5000\nAlice SB 6000\nBob Smith BB 3500\n';

const action = (line: string): ActionLine => {
  const { sections } = clean(`${HEADER}${SETUP}Preflop Base:\n${line}\n`);
  expect(sections).toHaveLength(1);
  expect(sections[0]!.actions).toHaveLength(1);
  return sections[0]!.actions[0]!;
};

describe('the canonical form', () => {
  it('comes back byte for byte', () => {
    expect(writeHand(clean(CANONICAL))).toBe(CANONICAL);
  });

  it('says what stands where', () => {
    const { hands } = readHands(CANONICAL);
    const { record, firstLine, lastLine } = hands[0]!;
    expect([firstLine, lastLine]).toEqual([1, 22]);
    expect(record.number).toBe(12);
    expect([record.startedAt, record.endedAt]).toEqual(['00:02:30', '00:05:40']);
    expect(record.blinds).toMatchObject({ sb: 5000, bb: 10000, ante: 10000 });
    expect(record.players.map((p) => [p.name, p.label, p.stack])).toEqual([
      ['Charlie', 'Dealer', 500000],
      ['Alice', 'SB', 600000],
      ['Bob', 'BB', 350000],
    ]);
    expect(record.players[1]!.nameAt).toEqual({ line: 6, column: 1, length: 5 });
    expect(record.players[1]!.stackAt).toEqual({ line: 6, column: 10, length: 6 });
    expect(record.sections.map((s) => [s.street, s.more, s.actions.length])).toEqual([
      ['preflop', 0, 3],
      ['preflop', 1, 2],
      ['flop', 0, 0],
      ['turn', 0, 0],
      ['river', 0, 0],
    ]);
    expect(record.sections[2]!.board!.map(cardLetters)).toEqual(['Ah', 'Kd', '7c']);
    expect(record.sections[2]!.boardAt).toEqual({ line: 16, column: 12, length: 8 });
    expect(record.showdown.map((line) => line.name)).toEqual(['Alice', 'Bob']);
  });

  it('has exact places for what a fix replaces', () => {
    const text = `${'\n'.repeat(9)}${HEADER}Stack Setup:\n9. Alice (Dealer): Call 50000\n`;
    const { record } = readHands(text.replace('Stack Setup:', 'Preflop Base:')).hands[0]!;
    const found = record.sections[0]!.actions[0]!;
    expect(found.at).toEqual({ line: 13, column: 4, length: 5 });
    expect(found.doesAt).toEqual({ line: 13, column: 20, length: 10 });
    expect(found.amountAt).toEqual({ line: 13, column: 25, length: 5 });
    expect(found.lineAt).toEqual({ line: 13, column: 4, length: 26 });
  });
});

describe('the reader accepts any looks of an action', () => {
  it.each<[string, string, number | null]>([
    ['1. Charlie (Dealer): Raise 25000', 'raise', 25000],
    ['Charlie: Raise 25000', 'raise', 25000],
    ['charlie (dealer): RAISE 25000', 'raise', 25000],
    ['- Charlie: raises to 15,000', 'raise', 15000],
    ['• Charlie: raises 500 to 1500', 'raise', 1500],
    ['•Charlie: bets 300', 'bet', 300],
    ['* Charlie: bet 300', 'bet', 300],
    ['12) Charlie: Call 25 000', 'call', 25000],
    ['Charlie: calls 25_000', 'call', 25000],
    ['Charlie: calls', 'call', null],
    ['Charlie: folds', 'fold', null],
    ['Charlie: Fold 0', 'fold', null],
    ['Charlie: checks', 'check', null],
    ['Charlie: All-in 5k', 'all-in', 5000],
    ['Charlie: all in 5000', 'all-in', 5000],
    ['Charlie: allin', 'all-in', null],
    ['Charlie: ai', 'all-in', null],
    ['Charlie: shove', 'all-in', null],
    ['Charlie: is all-in for 5,000', 'all-in', 5000],
    ['Charlie: goes all in', 'all-in', null],
    ['Charlie: All–In 5000', 'all-in', 5000],
    ['Charlie: calls 5000 (all-in)', 'all-in', 5000],
    ['Charlie: Raise 2.5bb', 'raise', 250],
    ['Charlie: Raise 1.5 Mil', 'raise', 1500000],
    ['Charlie： Raise ２５０', 'raise', 250],
    ['\tCharlie\t(Dealer):\tRaise\t250\t', 'raise', 250],
    ['Charlie\u00a0(Dealer):\u00a0Raise\u00a025\u00a0000', 'raise', 25000],
    ['Charlie (BTN): Raise 250', 'raise', 250],
    ['Charlie BTN: Raise 250', 'raise', 250],
    ['Charlie raises to 250', 'raise', 250],
    ['Charlie (D) folds', 'fold', null],
    ['Charlie: Raise 250.', 'raise', 250],
    ['Charlie: f', 'fold', null],
    ['Charlie: x', 'check', null],
    ['Charlie: c', 'call', null],
    ['Charlie: C 500', 'call', 500],
    ['Charlie: b 500', 'bet', 500],
    ['Charlie (D): r 1.5k', 'raise', 1500],
    ['Charlie: limps', 'call', null],
    ['Charlie limps', 'call', null],
    ['Charlie: 3-bets to 5000', 'raise', 5000],
    ['Charlie 3bets to 5000', 'raise', 5000],
    ['Charlie: 4-bets to 9,000', 'raise', 9000],
    ['Charlie: re-raises to 5000', 'raise', 5000],
    ['Charlie: reraises 5000', 'raise', 5000],
    ['Charlie: c-bets 700', 'bet', 700],
    ['Charlie: snap calls', 'call', null],
    ['Charlie snap-calls 500', 'call', 500],
    ['Charlie: tank folds', 'fold', null],
    ['Charlie: min-raises to 2000', 'raise', 2000],
    ['Charlie: min raises to 2000', 'raise', 2000],
    ['Charlie: open-raises to 2000', 'raise', 2000],
    ['Charlie: jams', 'all-in', null],
    ['Charlie: open-jams 5k', 'all-in', 5000],
  ])('%s', (line, verb, to) => {
    expect(action(line)).toMatchObject({ name: 'Charlie', verb, to, forced: false });
  });

  it('a name of several words in any case and spacing', () => {
    expect(action('3. bob   smith (BB): Check').name).toBe('Bob Smith');
    expect(action('Bob Smith calls 500')).toMatchObject({ name: 'Bob Smith', to: 500 });
  });

  it.each([
    ['Smith: Check', 'Bob Smith'],
    ['bob (BB): Check', 'Bob Smith'],
    ['smith calls 500', 'Bob Smith'],
    ['SMITH BB: Check', 'Bob Smith'],
  ])('one word of a longer name is enough if only one player has it: %s', (line, name) => {
    expect(action(line).name).toBe(name);
  });

  it('NOTE-2 a word that two names have is nobody; a whole name goes before a word', () => {
    const setup = 'Stack Setup:\nPhil Ivey Dealer 500\nPhil Laak SB 500\nIvey BB 500\n';
    const { hands } = readHands(`${HEADER}${setup}Preflop:\nPhil: Fold\nLaak: Fold\nivey: Check\n`);
    const { record, findings } = hands[0]!;
    expect(record.sections[0]!.actions.map((a) => a.name)).toEqual(['Phil', 'Phil Laak', 'Ivey']);
    expect(findings.map((one) => [one.rule, one.at.line])).toEqual([['NOTE-2', 8]]);
  });

  it('a letter is a verb only where somebody can act', () => {
    const { record, findings } = readHands(`Hand (1)\nFlight: B\nSB 50 BB 100\n${SETUP}`).hands[0]!;
    expect(findings.map((one) => one.rule)).toEqual(['NOTE-1']);
    expect(record.sections).toEqual([]);
  });

  it('a trailing ! marks a forced action and belongs to what is done', () => {
    const forced = action('Charlie: Raise 1200 !');
    expect(forced).toMatchObject({ verb: 'raise', to: 1200, forced: true });
    expect(forced.doesAt.length).toBe('Raise 1200 !'.length);
    expect(forced.amountAt!.length).toBe(4);
    expect(action('Charlie: Fold !')).toMatchObject({ verb: 'fold', forced: true });
  });

  it('any known label is kept as it is usually spelt, for others to judge', () => {
    expect(action('Charlie (utg+1): Fold').label).toBe('UTG+1');
    expect(action('Charlie (dealer): Fold').label).toBe('Dealer');
    expect(action('Charlie: Fold').label).toBeNull();
  });

  it('a name exactly as in the setup goes before one that differs in case', () => {
    const setup = 'Stack Setup:\nbob Dealer 500\nBob SB 500\nAlice BB 500\n';
    const { sections } = clean(`${HEADER}${setup}Preflop:\nBob: Fold\nbob: Fold\n`);
    expect(sections[0]!.actions.map((a) => a.name)).toEqual(['Bob', 'bob']);
  });

  it('actions before any heading are on the first street', () => {
    const { sections } = clean(`${HEADER}${SETUP}\nCharlie: Fold\nAlice: Fold\n`);
    expect(sections.map((s) => [s.street, s.more, s.actions.length])).toEqual([['preflop', 0, 2]]);
  });
});

describe('the reader accepts any looks of a header', () => {
  it.each<[string]>([
    ['Hand (12)\nstarted_at: 00:02:30 ended_at: 00:05:40\nSB 5000 BB 10000 Ante 10000'],
    ['Hand 12\nstarted_at: 0:02:30\nended_at: 0:05:40\nSB 5k\nBB 10k\nAnte 10k'],
    ['Hand #12\nSB 5,000 BB 10,000 Ante 10,000\nstarted_at: 00:02:30 ended_at: 00:05:40'],
    ['HAND (12) started_at: 00:02:30 ended_at: 00:05:40 SB 5000 BB 10000 Ante 10000'],
    ['hand: #12, SB: 5 000, BB: 10 000, ante: 10 000\nStarted at: 00:02:30 Ended at: 00:05:40'],
    ['- Hand #12\n- started_at: 00:02:30 ended_at: 00:05:40\n- SB 5000 BB 10000 Ante 10000'],
    ['\uFEFFHand (12)\r\nstarted_at: 00:02:30 ended_at: 00:05:40\r\nSB 5000 BB 10000 Ante 10000'],
  ])('%j', (header) => {
    const record = clean(`${header}\n${SETUP}`);
    expect(record.number).toBe(12);
    expect([record.startedAt, record.endedAt]).toEqual(['00:02:30', '00:05:40']);
    expect(record.blinds).toMatchObject({ sb: 5000, bb: 10000, ante: 10000 });
  });

  it.each<[string, number]>([
    ['Blinds 500/1000', 0],
    ['Blinds 500/1000/1000', 1000],
    ['Blinds: 500/1000 ante 1000', 1000],
    ['blinds 500 / 1,000 (1k)', 1000],
    ['BLINDS: 0.5k/1k, Ante: 125', 125],
  ])('%s', (blinds, ante) => {
    expect(clean(`Hand (1)\n${blinds}\n${SETUP}`).blinds).toMatchObject({
      sb: 500,
      bb: 1000,
      ante,
    });
    expect(clean(`Hand 1 ${blinds}\n${SETUP}`).blinds).toMatchObject({ sb: 500, bb: 1000, ante });
  });

  it('NOTE-1 figures without the word are not blinds, nor is the word without figures', () => {
    for (const line of ['500/1000 (1000)', 'Blinds up', 'Blinds 500']) {
      const { findings } = readHands(`Hand (1)\nSB 5 BB 10\n${line}\n${SETUP}`).hands[0]!;
      expect(findings.map((one) => one.rule)).toEqual(['NOTE-1']);
    }
  });

  it('the placeholder of a time is a time not known', () => {
    const record = clean(`Hand (1)\nstarted_at: 00:02:30 ended_at: HH:MM:SS\nSB 1 BB 2\n${SETUP}`);
    expect([record.startedAt, record.endedAt]).toEqual(['00:02:30', null]);
  });

  it('house rules and titles stand in any order and case', () => {
    const options = `event: Final #3\nUncalled: side-pot\nODD CHIP: 25\nante order: bb first
Ante Type: All\nButton: dead\nRules: TDA\nTable: 4\nVideo: https://example.org/v#t=5\n`;
    const record = clean(HEADER + options + SETUP);
    expect(record.rules).toEqual({
      anteOrder: 'bb-first',
      anteType: 'all',
      button: 'dead',
      oddChip: 25,
      uncalled: 'side-pot',
      profile: 'tda',
    });
    expect(record.event).toBe('Final #3');
    expect(record.headings.options?.Event).toBeUndefined();
    expect([record.table, record.video]).toEqual(['4', 'https://example.org/v#t=5']);
  });
});

describe('the reader accepts any looks of a stack setup', () => {
  it.each<[string, string, string | null, number]>([
    ['Alice SB 600000', 'Alice', 'SB', 600000],
    ['alice smith  sb  600,000', 'alice smith', 'SB', 600000],
    ['Alice btn 600k', 'Alice', 'BTN', 600000],
    ['Alice UTG+1 0', 'Alice', 'UTG+1', 0],
    ['Alice 600000', 'Alice', null, 600000],
    ['Player 2 50000', 'Player 2', null, 50000],
    ['Player 2 SB 500', 'Player 2', 'SB', 500],
    ['Player 2 SB 25 000', 'Player 2', 'SB', 25000],
    ['Alice SB 1 500 000', 'Alice', 'SB', 1500000],
    ['Alice SB 1.5 Mil', 'Alice', 'SB', 1500000],
    ['Alice SB 25 bb', 'Alice', 'SB', 2500],
    ['Alice 25bb', 'Alice', null, 2500],
    ['- Alice (SB) 500', 'Alice', 'SB', 500],
    ['Alice (SB): 500', 'Alice', 'SB', 500],
    ['Alice: 500', 'Alice', null, 500],
    ['River SB 500', 'River', 'SB', 500],
    ['Table 500', 'Table', null, 500],
  ])('%s', (line, name, label, stack) => {
    const { players } = clean(`${HEADER}Stack Setup:\nBob BB 100\n${line}\n`);
    expect(players[1]).toMatchObject({ name, label, stack });
  });

  it('labelled lines below the blinds need no heading', () => {
    const { players } = clean(`${HEADER}Alice SB 500\nBob BB 500\nCarl 0\n`);
    expect(players.map((p) => p.name)).toEqual(['Alice', 'Bob', 'Carl']);
  });
});

describe('the reader accepts any looks of streets and boards', () => {
  it.each([
    ['Flop Base (A♥ K♦ 7♣):'],
    ['Flop Base (A♥ K♦ 7♣)'],
    ['Flop (Ah Kd 7c):'],
    ['Flop: Ah Kd 7c'],
    ['FLOP AhKd7c'],
    ['flop base [A h K d 7 c]'],
    ['Flop Base: A♥️ K♦️ 7♣️'],
  ])('%s', (heading) => {
    const { sections } = clean(`${HEADER}${SETUP}Preflop\n${heading}\n`);
    expect(sections[1]).toMatchObject({ street: 'flop', more: 0 });
    expect(sections[1]!.board!.map(cardLetters)).toEqual(['Ah', 'Kd', '7c']);
  });

  it.each<[string, string, number]>([
    ['Preflop Base:', 'preflop', 0],
    ['PREFLOP', 'preflop', 0],
    ['Pre-flop:', 'preflop', 0],
    ['Pre flop base', 'preflop', 0],
    ['FLOP BASE', 'flop', 0],
    ['Turn More 2', 'turn', 2],
    ['River More:', 'river', 1],
    ['Flop Base ():', 'flop', 0],
  ])('%s', (heading, street, more) => {
    const { sections } = clean(`${HEADER}${SETUP}${heading}\n`);
    expect(sections[0]).toMatchObject({ street, more, board: null, boardAt: null });
  });

  it('RUN-1 the second board holds the new cards only', () => {
    const { board2 } = clean(`${HEADER}${SETUP}Preflop:\nBoard 2 (2s 9d):\n`);
    expect(board2!.cards.map(cardLetters)).toEqual(['2s', '9d']);
  });
});

describe('the reader accepts any looks of an outcome', () => {
  const played = `${HEADER}${SETUP}Preflop Base:\n`;

  it('hole cards known, unknown and mucked', () => {
    const lines = 'Charlie: AhKh\nalice (SB): ? ?\nBob Smith: mucks\n';
    const { showdown } = clean(`${played}Showdown:\n${lines}`);
    expect(showdown.map((line) => line.name)).toEqual(['Charlie', 'Alice', 'Bob Smith']);
    expect(showdown.map((line) => line.hole).slice(1)).toEqual(['unknown', 'mucks']);
    expect(showdown[0]!.holeAt).toMatchObject({ column: 10, length: 4 });
  });

  it('words around the cards', () => {
    const { showdown } = clean(`${played}SHOWDOWN\nCharlie shows Ah Kh\nAlice: shows [2c 2d]\n`);
    expect(showdown.map((line) => typeof line.hole)).toEqual(['object', 'object']);
  });

  it('hole cards before the actions and again at the showdown', () => {
    const text = `${HEADER}${SETUP}Cards:\nAlice: Ah Kh\nPreflop:\nShowdown:\nAlice: Kh Ah\n`;
    const { cards, showdown } = clean(text);
    expect([cards.length, showdown.length]).toEqual([1, 1]);
  });

  it('winners for each pot and board', () => {
    const lines =
      'Main Pot: Alice\nside pot 1: bob smith and Charlie\nMain Pot, Board 2: Bob Smith\n';
    const { winners } = clean(`${played}Winners:\n${lines}`);
    expect(winners.map((w) => [w.pot, w.board, w.names.map((n) => n.name)])).toEqual([
      [0, null, ['Alice']],
      [1, null, ['Bob Smith', 'Charlie']],
      [0, 2, ['Bob Smith']],
    ]);
  });

  it('one ranking, one winner', () => {
    const ranked = clean(`${played}Ranking: Bob Smith > Alice=Charlie\n`);
    const names = ranked.ranking!.tiers.map((tier) => tier.map((one) => one.name));
    expect(names).toEqual([['Bob Smith'], ['Alice', 'Charlie']]);
    const won = clean(`${played}winner: ALICE\n`).winner!;
    expect(won).toEqual({ name: 'Alice', at: { line: 8, column: 9, length: 5 } });
  });

  it('somebody may be called like a heading', () => {
    const setup = 'Stack Setup:\nTable Dealer 5\nRiver SB 5\nTurn BB 5\n';
    const text = `${HEADER}${setup}Preflop:\nTable: Fold\nTurn (BB): Check\nShowdown:\nRiver: Ah Kh\nWinner: River\n`;
    const record = clean(text);
    expect(record.sections[0]!.actions.map((a) => a.name)).toEqual(['Table', 'Turn']);
    expect(record.showdown[0]!.name).toBe('River');
    expect(record.winner!.name).toBe('River');
  });
});

describe('where hands begin', () => {
  const hand = (n: number): string => `Hand (${n})\nSB 1 BB 2\n${SETUP}`;

  it('at each Hand line, with line numbers of the whole file', () => {
    const { hands } = readHands(`${hand(1)}\n# about two\n${hand(2)}`);
    expect(hands.map((h) => [h.record.number, h.record.at.line])).toEqual([
      [1, 1],
      [2, 9],
    ]);
    expect(hands.map((h) => [h.firstLine, h.lastLine])).toEqual([
      [1, 6],
      [8, 14],
    ]);
  });

  it.each([
    ['started_at: 00:00:01 ended_at: HH:MM:SS'],
    ['SB 1 BB 2'],
    ['Stack Setup:\nAlice SB 5'],
  ])('at a header line below streets or an outcome: %j', (start) => {
    expect(readHands(`${hand(1)}Preflop:\n${start}\n`).hands).toHaveLength(2);
    expect(readHands(`${hand(1)}Winner: Alice\n${start}\n`).hands).toHaveLength(2);
  });

  it('at a header part that is there already, once there is a setup', () => {
    expect(readHands(`${hand(1)}SB 1 BB 2\n`).hands).toHaveLength(2);
    expect(readHands(`${hand(1)}started_at: HH:MM:SS ended_at: HH:MM:SS\n`).hands).toHaveLength(1);
  });

  it('a text in pieces reads like the whole', () => {
    const text = `${CANONICAL}\n${hand(2)}`;
    for (const size of [1, 7, 100]) {
      const records: HandRecord[] = [];
      const stream = streamHands((one) => records.push(one.record));
      for (let i = 0; i < text.length; i += size) stream.push(text.slice(i, i + size));
      expect(stream.end()).toEqual([]);
      expect(writeHands(records)).toBe(writeHands(readHands(text).hands.map((h) => h.record)));
    }
  });

  it('CRLF changes nothing', () => {
    expect(writeHand(clean(CANONICAL.replaceAll('\n', '\r\n')))).toBe(CANONICAL);
  });
});
