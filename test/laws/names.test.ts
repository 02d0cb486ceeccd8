import { expect, test } from 'vitest';
import { readHands, writeHand } from '../../src/formats/notation/index.ts';
import { recordHand } from '../../src/record/index.ts';
import { settleHand } from '../../src/referee/index.ts';
import {
  checkName,
  type Declaration,
  type Hand,
  openHand,
  PROFILES,
  seatPlayers,
} from '../../src/rules/index.ts';
import { play } from '../play.ts';

/** Names that look like another part of a hand. */
const NAMES = [
  ...['Hand', 'Hand 12', 'Winner', 'Winners', 'Ranking', 'Showdown', 'Cards', 'Board', 'Board 2'],
  ...['Preflop', 'Flop', 'Turn', 'River', 'Flop Base', 'Flop More 1', 'Main Pot', 'Side Pot 1'],
  ...['Ante', 'Ante Type', 'Button', 'Odd Chip', 'Uncalled', 'Rules', 'Event', 'Table', 'Video'],
  ...['Stack Setup', 'started_at', 'Seat 7', '7', '007', '1 000', '12k', 'Bob 2.5bb', 'A 5'],
  ...['Fold', 'Call 500', 'all in', 'mucks', '? ?', 'A♥ K♥', '- Bob', '• Bob', 'D', 'B', 'SBB'],
  ...['a=b', 'a>b', '=', '>', '!', 'Bob !', 'a#b', 'Bob.', '1.5', '１２', 'É', '王伟', 'ﬁ', '👍🏽'],
  ...['x'.repeat(40), 'SB Bob', 'Dealer Dan', 'BB King', 'BTN x', 'folds', 'Bob raises', 'HH'],
];

const DECLARATIONS: readonly Declaration[] = [
  { kind: 'winner', seat: 0 },
  { kind: 'winner', seat: 3 },
  { kind: 'ranking', tiers: [[3], [0, 1], [2]] },
  { kind: 'pots', lines: [{ pot: 0, board: null, seats: [0, 3] }] },
];

/** A played hand in which the name sits at each seat in turn. */
function handsOf(name: string): Hand[] {
  return [0, 1, 2, 3].map((place) => {
    const others = ['Alice', 'Ann Lee', 'Charlie', 'J.R. 2nd'];
    const labels = ['Dealer', 'SB', 'BB', null];
    const seats = others.map((other, i) => ({
      name: i === place ? name : other,
      label: labels[i]!,
      stack: 500,
    }));
    const { table } = seatPlayers({ seats, sb: 50, bb: 100, rules: PROFILES.collector });
    return play(openHand(table!), 'raise 300, all-in, all-in, all-in, all-in');
  });
}

/** How often the text of a legal hand with this name is not read back as it was. */
function misread(name: string): string[] {
  return handsOf(name).flatMap((hand) =>
    DECLARATIONS.flatMap((declared) => {
      const holes = hand.table.seats.map(() => 'unknown' as const);
      const outcome = { holes, shown: true, declared };
      const text = writeHand(recordHand(hand, { number: 1 }, outcome));
      const { hands } = readHands(text);
      const verdicts = hands.map((read) => settleHand(read));
      const again = verdicts.map((verdict) => writeHand(verdict.record)).join('\n');
      const findings = verdicts.flatMap((verdict) => verdict.findings);
      const wrong = findings.filter((finding) => finding.severity !== 'info');
      return again === text && wrong.length === 0 ? [] : [text];
    }),
  );
}

test.each(NAMES.filter((name) => checkName(name) === null))(
  'SEAT-6 a player may be called "%s" and the text of the hand stays clear',
  (name) => {
    expect(misread(name).slice(0, 1)).toEqual([]);
  },
);
