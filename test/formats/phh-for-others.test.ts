import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { writeHand } from '../../src/formats/notation/index.ts';
import { streamPhh } from '../../src/formats/phh/stream.ts';
import { writePhh } from '../../src/formats/phh/write.ts';
import { handOf } from '../../src/formats/read-hand.ts';
import { checkText, settleHand } from '../../src/referee/index.ts';
import { randomHand } from '../laws/random-hand.ts';
import { readAll, writable } from './round-trip.ts';

/** A hand of the notation as PHH; and it has to be the same hand when it is read again. */
function actionsOf(text: string): string {
  const { record, replay, settlement, ok } = checkText(text).hands[0]!;
  expect(ok).toBe(true);
  const hand = { ...handOf(record), replay, settlement: settlement!, number: null };
  const phh = writePhh(hand).text;
  const again = settleHand(readAll(streamPhh, phh).hands[0]!);
  const ends = (players: typeof hand.settlement.players) =>
    Object.fromEntries(players.map((player) => [player.name, player.newStack]));
  expect(ends(again.settlement!.players)).toEqual(ends(settlement!.players));
  expect(writeHand(again.record).split('\n').filter(isBody).sort()).toEqual(
    writeHand(record).split('\n').filter(isBody).sort(),
  );
  return /^actions = (.*)$/m.exec(phh)![1]!;
}

/** Actions and showdown lines, wherever the cards stand. */
const isBody = (line: string): boolean => /^\w+: .*[♠♥♦♣?]|^\w+: mucks|^\d+\. /.test(line);

const SETUP = `Hand (1)
SB 50 BB 100
Stack Setup:
Ann Dealer 5000
Ben SB 1000
Cleo BB 800
`;

describe('what other programs replay', () => {
  test('ACT-7 an all-in beyond what anybody can call is `cc`', () => {
    // Ben and Cleo are all-in; nobody can answer Ann's 5,000.
    const actions = actionsOf(`${SETUP}
Preflop Base:
1. Ann (Dealer): Call 100
2. Ben (SB): All-In 1000
3. Cleo (BB): All-In 800
Preflop More 1:
4. Ann (Dealer): All-In 5000
Flop Base (2♣ 7♦ K♥):
Turn Base (9♠):
River Base (3♣):

Showdown:
Ann: A♠ A♦
Ben: Q♠ Q♦
Cleo: J♠ J♦
`);
    expect(actions).toContain("'p3 cc', 'p1 cbr 1000', 'p2 cc', 'p3 cc # all-in', 'p1 sm");
  });

  test('ACT-7 while somebody can answer it, the all-in is a raise', () => {
    const actions = actionsOf(`${SETUP}
Preflop Base:
1. Ann (Dealer): All-In 5000
2. Ben (SB): All-In 1000
3. Cleo (BB): Fold
Flop Base (2♣ 7♦ K♥):
Turn Base (9♠):
River Base (3♣):

Showdown:
Ann: A♠ A♦
Ben: Q♠ Q♦
`);
    expect(actions).toContain("'p3 cbr 5000', 'p1 cc', 'p2 f'");
  });

  test('WIN-4 a muck before the rest of the board is `sm ????` where it leaves one player', () => {
    const actions = actionsOf(`${SETUP}
Preflop Base:
1. Ann (Dealer): All-In 5000
2. Ben (SB): All-In 1000
3. Cleo (BB): Fold
Flop Base (2♣ 7♦ K♥):
Turn Base (9♠):
River Base (3♣):

Showdown:
Ann: A♠ A♦
Ben: mucks
`);
    expect(actions).toContain("'p1 sm ???? # mucks', 'p3 sm AsAd', 'd db 2c7dKh'");
  });

  test('WIN-2 declared winners without cards: whoever wins nothing mucks', () => {
    const actions = actionsOf(`${SETUP}
Preflop Base:
1. Ann (Dealer): Call 100
2. Ben (SB): Call 100
3. Cleo (BB): Check
Flop Base (2♣ 7♦ K♥):
4. Ben (SB): Check
5. Cleo (BB): Check
6. Ann (Dealer): Check
Turn Base (9♠):
7. Ben (SB): Check
8. Cleo (BB): Check
9. Ann (Dealer): Check
River Base (3♣):
10. Ben (SB): Check
11. Cleo (BB): Check
12. Ann (Dealer): Check

Winner: Cleo
`);
    expect(actions).toMatch(/'p1 sm', 'p2 sm \?{4}', 'p3 sm'\]$/);
  });

  test('ACT-9 an absent player keeps the mark behind the action', () => {
    const actions = actionsOf(`${SETUP}
Preflop Base:
1. Ann (Dealer): Fold (away)
2. Ben (SB): Fold
`);
    expect(actions).toContain("'p3 f # away', 'p1 f'");
  });
});

describe('hole cards of players who folded', () => {
  const PLAY = `
Preflop Base:
1. Ann (Dealer): Raise 300
2. Ben (SB): Call 300
3. Cleo (BB): Fold
Flop Base (2♣ 7♦ K♥):
4. Ben (SB): Check
5. Ann (Dealer): Bet 300
Flop More 1:
6. Ben (SB): Fold
`;
  const cards = 'Ann: A♠ K♠\nCleo: 5♥ 4♥\n';

  test.each([
    ['given beforehand', `${SETUP}\nCards:\n${cards}${PLAY}`],
    ['written under the showdown', `${SETUP}${PLAY}\nShowdown:\n${cards}`],
  ])('WIN-5 %s are dealt', (_, text) => {
    expect(actionsOf(text)).toMatch(/^\['d dh p1 \?{4}', 'd dh p2 5h4h', 'd dh p3 AsKs'/);
  });
});

/** PokerKit's package folder, where somebody has it: its replay is the judge then. */
const POKERKIT = process.env.POKERKIT;

const REPLAY = `
import sys, tomllib, warnings
warnings.simplefilter('ignore')
from pokerkit import HandHistory
KEYS = ('variant', 'ante_trimming_status', 'antes', 'blinds_or_straddles', 'min_bet', 'starting_stacks', 'actions')
for number, hand in tomllib.loads(sys.stdin.read()).items():
    try:
        *_, state = HandHistory(**{key: hand[key] for key in KEYS})
        found = [int(stack) for stack in state.stacks]
    except Exception as error:
        found = f'{type(error).__name__}: {error}'
    if found != hand['finishing_stacks']:
        print(number, found, hand)
`;

describe('PokerKit', () => {
  const isThere = POKERKIT !== undefined;
  test.skipIf(!isThere)(
    `replays random hands to the same stacks${isThere ? '' : ' (skipped: POKERKIT names no folder)'}`,
    () => {
      const texts: string[] = [];
      for (let seed = 1; texts.length < 500; seed++) {
        const hand = writable(randomHand(seed));
        const { table } = hand.settlement.hand;
        // POST-4: for PokerKit a short big blind lowers the price. RET-2, ODD-1, RUN-1: it knows
        // no house rules and splits side pots together; winners it finds by cards alone.
        const isShort = table.seats[table.bb]!.stack < table.blinds.bb + table.blinds.ante;
        const { winners, ranking, winner, board2, cards, showdown } = hand.record;
        const isDeclared = winners.length > 0 || ranking || winner || board2;
        const isHidden = [...cards, ...showdown].some(({ hole }) => typeof hole !== 'object');
        const isSplit = hand.settlement.pots.some((pot) => pot.winners.length > 1);
        if (isShort || isDeclared || isHidden || isSplit || hand.settlement.next === null) continue;
        if (hand.settlement.rulings.length > 0 || table.rules.uncalled !== 'return') continue;
        // Of two equal blinds heads-up it takes the later position for the big one.
        const isEqual = table.headsUp && table.blinds.sb === table.blinds.bb;
        if (isEqual || table.seats.some(({ stack }) => stack === 0)) continue;
        texts.push(writePhh(hand, texts.length + 1).text);
      }
      const { stdout, stderr } = spawnSync('python3', ['-c', REPLAY], {
        input: texts.join('\n'),
        env: { ...process.env, PYTHONPATH: POKERKIT },
        encoding: 'utf8',
      });
      expect([stdout, stderr]).toEqual(['', '']);
    },
    120_000,
  );
});
