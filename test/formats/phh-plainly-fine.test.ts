import { describe, expect, test } from 'vitest';
import { formatOf, handOf } from '../../src/formats/index.ts';
import { type Finding, prng } from '../../src/kernel/index.ts';
import { replay, replayBare } from '../../src/record/index.ts';
import {
  checkStream,
  type FineHand,
  HandFileWriter,
  RepeatedFindings,
  settleHand,
} from '../../src/referee/index.ts';
import type { StatedRules } from '../../src/rules/index.ts';
import { simulateHands } from '../../src/suite/index.ts';

const PHH = formatOf('phh');

/** What is wrong with each hand of a text; `quick` tells fine hands by their bare numbers. */
function findingsOf(text: string, quick: boolean, flags: StatedRules = {}) {
  const found: (readonly Finding[])[] = [];
  let fine = 0;
  const onFine = ({ habits, undecided }: FineHand): boolean => {
    if (habits.length > 0) return false;
    fine++;
    found.push(undecided ? [undecided.finding] : []);
    return true;
  };
  const stream = checkStream(
    PHH,
    flags,
    ({ findings }) => found.push(findings),
    quick ? onFine : null,
  );
  stream.push(text);
  const stray = stream.end();
  return { found, fine, stray };
}

function simulated(players: number, hands: number): string {
  const writer = new HandFileWriter(PHH);
  let text = '';
  let count = 0;
  const options = { seed: players, hands, players, tournament: false, rules: {} } as const;
  for (const { record } of simulateHands({ ...options, ante: players % 2 ? 'all' : 'bb' })) {
    const hand = handOf(record);
    text += writer.write({ verdict: settleHand(hand), hand, file: null, count: ++count }).take();
  }
  return text + writer.end();
}

const HAND = `[1]
variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [50, 100, 0]
min_bet = 100
starting_stacks = [1000, 800, 600]
actions = ['d dh p1 ????', 'p3 cbr 300', 'p1 f', 'p2 f']
players = ['Ann', 'Ben', 'Cleo']
finishing_stacks = [950, 700, 750]
`;

/** All three are in: a main pot of 1,800 and Ann and Ben play for 400 beside it. */
const THREE_IN = HAND.replace(
  /actions.*/,
  "actions = ['p3 cbr 600', 'p1 cbr 1000', 'p2 cc', 'p3 sm AhAs', 'p1 sm ????', 'p2 sm ????', 'd db 2c3c4c', 'd db 5c', 'd db 9d']",
).replace(/finishing.*/, '');

describe('a hand that is plainly fine', () => {
  test('is told by its numbers', () => {
    expect(findingsOf(HAND, true)).toEqual({ found: [[]], fine: 1, stray: [] });
  });

  test.each<[string, string | RegExp, string]>([
    ['ACT-1 somebody acts out of turn', "'p3 cbr 300'", "'p2 cbr 300'"],
    [
      'ACT-2 a fold with nothing to call',
      /'p2 f'[\s\S]*/,
      "'p2 cc', 'd db 2c3c4c', 'p2 f']\nfinishing_stacks = [950, 500, 950]\n",
    ],
    ['ACT-5 a raise below the minimum', 'cbr 300', 'cbr 150'],
    ['CHIP-3 more than the stack', 'cbr 300', 'cbr 601'],
    ['NOTE-2 a player before the first', 'd dh p1 ????', 'd dh p0 AhKh'],
    ['NOTE-2 a player after the last', 'd dh p1 ????', 'd dh p4 AhKh'],
    ['NOTE-5 the hand stops early', ", 'p2 f'", ''],
    ['FORM-1 a name twice (SEAT-6)', "'Cleo'", "'Ann'"],
    ['FORM-1 a name that is a label (SEAT-6)', "'Cleo'", "'BTN'"],
    ['WIN-5 a card twice', "'d dh p1 ????'", "'d dh p1 AhKh', 'd dh p2 AhQh'"],
    ['FORM-4 another result', '950, 700, 750', '900, 750, 750'],
    ['FORM-6 winnings less rake', 'finishing_stacks = [950, 700, 750]', 'winnings = [0, 0, 240]'],
    ['FORM-3 another game', "'NT'", "'FT'"],
  ])('%s: then it is looked at whole', (title, part, by) => {
    const text = HAND.replace(part, by);
    expect(text).not.toBe(HAND);
    const { found, fine } = findingsOf(text, true);
    expect(fine).toBe(0);
    expect(found).toEqual(findingsOf(text, false).found);
    expect(found[0]!.map(({ rule }) => rule)).toContain(title.split(' ')[0]);
  });

  /** What holds for the whole text, and what is wrong besides. */
  function habitsOf(text: string, quick: boolean) {
    const habits = new RepeatedFindings();
    let again = 0;
    const rest: Finding[] = [];
    const onFine = (fine: FineHand): boolean => {
      if (!habits.addAgain(fine.habits)) return false;
      again++;
      if (fine.undecided) rest.push(fine.undecided.finding);
      return true;
    };
    const stream = checkStream(
      PHH,
      {},
      ({ findings }) => rest.push(...findings.filter((finding) => !habits.take(finding))),
      quick ? onFine : null,
    );
    stream.push(text);
    stream.end();
    return { sums: habits.sums(), rest, again };
  }

  /** 200 of Cleo's 300 go back, the pot is 250, and 10 of it are missing. */
  const RAKED = HAND.replace('finishing_stacks = [950, 700, 750]', 'winnings = [0, 0, 240]');

  test('FORM-6 rake is counted without looking at the hand whole, but for the first', () => {
    const text = Array.from({ length: 20 }, (_, i) => RAKED.replace('[1]', `[${i + 1}]`)).join('');
    const quick = habitsOf(text, true);
    expect(quick.again).toBe(19);
    expect(quick.sums).toEqual(habitsOf(text, false).sums);
    expect(quick.sums).toMatchObject([{ kind: 'rake', hands: 20, amount: 200, total: 5000 }]);
  });

  test.each([
    ['FORM-6 rake that only the new stacks show', 'finishing_stacks = [950, 700, 740]', ['rake']],
    ['FORM-4 a returned bet that is counted as won', 'winnings = [0, 0, 450]', ['uncalled']],
    ['FORM-4, FORM-6 both in one hand', 'winnings = [0, 0, 440]', ['rake', 'uncalled']],
    [
      'FORM-4 the same beside the new stacks',
      'winnings = [0, 0, 450]\nfinishing_stacks = [950, 700, 750]',
      ['uncalled'],
    ],
  ])('%s is counted without looking at the hand whole, but for the first', (_, says, kinds) => {
    const hand = RAKED.replace('winnings = [0, 0, 240]', says);
    const text = Array.from({ length: 5 }, (_, i) => hand.replace('[1]', `[${i + 1}]`)).join('');
    const quick = habitsOf(text, true);
    expect(quick.again).toBe(4);
    expect(quick).toMatchObject({ ...habitsOf(text, false), again: 4 });
    expect(quick.sums.map(({ kind, hands }) => [kind, hands])).toEqual(kinds.map((k) => [k, 5]));
  });

  test('a second habit is looked at whole where it starts, and then both are counted', () => {
    const both = RAKED.replace('240]', '440]');
    const text = [RAKED, RAKED, both, both].map((hand, i) => hand.replace('[1]', `[${i + 1}]`));
    const quick = habitsOf(text.join(''), true);
    expect(quick.again).toBe(2);
    expect(quick.sums).toEqual(habitsOf(text.join(''), false).sums);
  });

  test('POST-1 a hand with a post like a blind is told by its numbers', () => {
    const posted = HAND.replace('[50, 100, 0]', '[50, 100, -100]');
    expect(findingsOf(posted, true)).toEqual({ found: [[]], fine: 1, stray: [] });
  });

  /** Nobody knows what Cleo has, and the file does not say what is left. */
  const UNKNOWN = HAND.replace('600]', 'inf]').replace(/finishing.*/, '');

  test('an unknown stack does not get in the way', () => {
    expect(findingsOf(UNKNOWN, true)).toEqual({ found: [[]], fine: 1, stray: [] });
  });

  test.each([
    ['a post below the big blind, live or dead', HAND.replace('100, 0]', '100, -50]')],
    ['more chips than small numbers hold', HAND.replace('600]', '1073741824]')],
    ['an unknown stack, but a known end', HAND.replace('600]', 'inf]')],
    ['a big bet from an unknown stack', UNKNOWN.replace('cbr 300', 'cbr 67108864')],
  ])('%s: both ways find the same', (_, text) => {
    const { found, fine } = findingsOf(text, true);
    expect(fine).toBe(0);
    expect(found).toEqual(findingsOf(text, false).found);
  });

  test('FORM-6 whatever the files pay and list, both ways find the same', () => {
    const chance = prng(6);
    let again = 0;
    for (let i = 0; i < 600; i++) {
      const text = Array.from({ length: 3 }, (_, n) => {
        const won = 250 - chance.below(50) + 50 * chance.below(2) + 200 * chance.below(2);
        const lists = [
          `winnings = [0, 0, ${won}]`,
          `winnings = [0, ${chance.below(2)}, ${won}]\nfinishing_stacks = [950, 700, ${500 + won}]`,
          `winnings = [0, 0, ${won}]\nfinishing_stacks = [950, 700, ${500 + won - chance.below(2)}]`,
          `finishing_stacks = [950, 700, ${500 + won}]`,
        ];
        return RAKED.replace('[1]', `[${n + 1}]`).replace(/winnings.*/, lists[chance.below(4)]!);
      }).join('');
      const quick = habitsOf(text, true);
      const { sums, rest } = habitsOf(text, false);
      expect(quick, text).toMatchObject({ sums, rest });
      again += quick.again;
    }
    expect(again).toBeGreaterThan(100);
  });

  /** Ben calls Cleo's 600: with Ann's small blind of 50 the pot is 1,250, and Cleo's cards stay unknown. */
  const OPEN = HAND.replace(
    /actions.*/,
    "actions = ['p3 cbr 600', 'p1 f', 'p2 cc', 'p3 sm ????', 'p2 sm ????', 'd db 2c3c4c', 'd db 5c', 'd db 9d', 'p2 sm AhAs']",
  ).replace(/finishing.*/, 'hand = 31');

  /** Ben's 1,250 and the 200 Ben has left. */
  const PAID = `${OPEN}winnings = [0, 1250, 0]\n`;

  test.each([
    ['winnings', PAID],
    ['new stacks', `${OPEN}finishing_stacks = [950, 1450, 0]\n`],
    ['both', `${PAID}finishing_stacks = [950, 1450, 0]\n`],
  ])('FORM-1 a winner whom only the file tells, by %s, is told by the numbers', (_, text) => {
    const quick = findingsOf(text, true);
    expect(quick).toEqual({ ...findingsOf(text, false), fine: 1 });
    const line = text.split('\n').findIndex((part) => /^(winnings|finishing)/.test(part)) + 1;
    expect(quick.found).toMatchObject([
      [
        {
          rule: 'FORM-1',
          severity: 'info',
          at: { line, column: 1 },
          message:
            'The cards do not tell who wins; the file says Ben collected, so that is taken as declared.',
        },
      ],
    ]);
  });

  test('FORM-1, FORM-6 the same with rake, which is counted', () => {
    const raked = PAID.replace('1250', '1200');
    const text = [1, 2, 3].map((n) => raked.replace('[1]', `[${n}]`)).join('');
    const quick = habitsOf(text, true);
    expect(quick).toEqual({ ...habitsOf(text, false), again: 2 });
    expect(quick.sums).toMatchObject([{ kind: 'rake', hands: 3, amount: 150, total: 3750 }]);
    expect(quick.rest.map(({ rule }) => rule)).toEqual(['FORM-1', 'FORM-1', 'FORM-1']);
  });

  /** What is said about the pots of a hand by its numbers, and under which number. */
  function openPotsOf(text: string) {
    const open: FineHand['undecided'][] = [];
    const stream = checkStream(
      PHH,
      {},
      () => {},
      (fine) => open.push(fine.undecided) > 0,
    );
    stream.push(text);
    stream.end();
    return open;
  }

  test('WIN-4 a hand without a winner is told by its numbers, with the place of the showdown', () => {
    const [open] = openPotsOf(OPEN);
    expect(open).toMatchObject({
      number: 31,
      finding: {
        rule: 'WIN-4',
        severity: 'warning',
        message:
          'The cards of Cleo are not known, and the file does not say who won: the Main Pot (1,250) stays open.',
        at: {
          line: 7,
          column: OPEN.split('\n')[6]!.indexOf('p3 sm') + 1,
          length: 'p3 sm ????'.length,
        },
      },
    });
    expect(findingsOf(OPEN, true)).toEqual({ ...findingsOf(OPEN, false), fine: 1 });
  });

  test.each([
    ['its own pots are right', `${OPEN}_sidepot_pots = [1250]\n`],
    ['nothing was won, which is how some say nothing', `${OPEN}winnings = [0, 0, 0]\n`],
    [
      'they show again, and nothing more is known',
      OPEN.replace("AhAs']", "AhAs', 'p3 sm ????', 'p2 sm ????']"),
    ],
    [
      'the first to show is known later',
      OPEN.replace("'p3 sm ????'", "'p2 sm ????', 'p3 sm ????'"),
    ],
    ['two of three are not known', THREE_IN],
  ])('WIN-4 %s: told by its numbers, and the same is found', (_, text) => {
    const quick = findingsOf(text, true);
    expect(quick).toEqual({ ...findingsOf(text, false), fine: 1 });
    expect(quick.found[0]!.map(({ rule }) => rule)).toEqual(['WIN-4']);
  });

  test.each([
    ['its own pots are wrong', `${OPEN}_sidepot_pots = [1300]\n`],
    ['the file pays what no winner would get', `${OPEN}winnings = [0, 900, 0]\n`],
    ['the file pays somebody who folded', `${OPEN}winnings = [1250, 0, 0]\n`],
    ['winnings and new stacks tell two stories', `${PAID}finishing_stacks = [950, 1000, 450]\n`],
    ['the one who is paid has mucked (WIN-3)', PAID.replace("'p2 sm AhAs'", "'p2 sm'")],
    ['somebody mucks an all-in (SHOW-1)', THREE_IN.replace("'p1 sm ????'", "'p1 sm'")],
    ['no showdown was told (NOTE-5)', OPEN.replace(/, 'p\d sm [^']*'/g, '')],
  ])('WIN-4 %s: looked at whole, and the same is found', (_, text) => {
    expect(text).not.toBe(OPEN);
    expect(text).not.toBe(PAID);
    expect(findingsOf(text, true)).toEqual(findingsOf(text, false));
  });

  test('RET-2 a house that keeps the uncalled bet is asked whole', () => {
    expect(findingsOf(HAND, true, { uncalled: 'side-pot' }).fine).toBe(0);
  });

  test.each([2, 3, 6, 9])('ends as its record does: %i players', (players) => {
    let bareHands = 0;
    const stream = PHH.scan!((hand) => {
      const { bare } = hand;
      const betting = bare && replayBare(bare);
      if (!betting) return;
      bareHands++;
      const { hand: whole, rulings } = replay(hand.read().record);
      expect(rulings).toEqual([]);
      const { table, ...rest } = whole!;
      const { table: ordered, ...end } = betting;
      // It is played in place, and nothing of its course is kept.
      expect(end).toEqual({ ...rest, log: null });
      expect(ordered).toEqual({
        ...table,
        seats: table.seats.map(({ stack }) => ({ name: '', stack })),
      });
    });
    stream.push(simulated(players, 100));
    stream.end();
    expect(bareHands).toBeGreaterThan(90);
  });

  test('whatever is changed in a file, both ways find the same', () => {
    const chance = prng(14);
    const hands = simulated(5, 40).split(/^(?=\[)/m);
    let fine = 0;
    for (let i = 0; i < 1500; i++) {
      const hand = hands[chance.below(hands.length)]!;
      const at = chance.below(hand.length);
      const sign = "0123456789p'fcd, []\n"[chance.below(20)]!;
      const text = hand.slice(0, at) + sign + hand.slice(at + chance.below(3));
      const quick = findingsOf(text, true);
      expect(quick.found, text).toEqual(findingsOf(text, false).found);
      fine += quick.fine;
    }
    expect(fine).toBeGreaterThan(100);
  });
});
