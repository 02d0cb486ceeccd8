import { describe, expect, test } from 'vitest';
import { tableOf } from '../../../test/play.ts';
import type { Chips } from '../table/chips.ts';
import type { ButtonRule } from '../table/house-rules.ts';
import { isBeforeBlinds, keepLabels, moveLabels, type OldTable } from './move-labels.ts';
import { nextSeats } from './next-seats.ts';

const STATES = { i: 'in', o: 'out', n: 'new', g: 'gone' } as const;

/** "0 2 3 of inii": Dealer, SB and BB of the hand before by seat, and who sits where now. */
function oldTable(text: string, rule: ButtonRule): OldTable {
  const [dealer, sb, bb, , states] = text.split(' ');
  return {
    dealer: Number(dealer),
    sb: Number(sb),
    bb: Number(bb),
    headsUp: dealer === sb,
    rule,
    seats: [...states!].map((letter) => STATES[letter as keyof typeof STATES]),
  };
}

/** "1 2 3": Dealer, SB and BB by seat; "- 1 0" heads-up. */
const told = (labels: ReturnType<typeof moveLabels>): string =>
  labels === null ? 'over' : `${labels.dealer ?? '-'} ${labels.sb} ${labels.bb}`;

describe('where the labels go', () => {
  test.each<[string, ButtonRule, string, string]>([
    ['NEXT-2 to the next three', 'moving', '0 1 2 of iiii', '1 2 3'],
    ['NEXT-2 past whoever is out', 'moving', '0 1 2 of ioii', '2 3 0'],
    ['NEXT-4 to the seats of the blinds, empty or not', 'dead', '0 1 2 of ioii', '1 2 3'],
    ['NEXT-5 one seat on, chips or not', 'seat', '0 1 2 of iooi', '1 2 3'],
    ['NEXT-5 past the place of somebody who left', 'seat', '0 1 2 of iiigi', '1 2 4'],
    ['NEXT-5 past a newcomer before the blinds', 'seat', '0 2 3 of iniii', '2 3 4'],
    ['NEXT-3 three become two', 'moving', '0 1 2 of ioi', '- 2 0'],
    ['NEXT-6 one is left', 'moving', '0 1 2 of ioo', 'over'],
    ['TOUR-3 past a newcomer before the blinds', 'moving', '0 2 3 of iniii', '2 3 4'],
    ['TOUR-3 the same where the list begins between them', 'moving', '3 4 1 of niiii', '4 1 2'],
    ['TOUR-3 to a newcomer behind the BB', 'moving', '0 1 2 of iiini', '1 2 3'],
    ['TOUR-3 two are left, and a newcomer before them', 'moving', '0 2 3 of inoi', '1 3 0'],
    [
      'TOUR-3 the old BB is out, a newcomer beside that seat waits',
      'moving',
      '0 1 3 of iino',
      '- 1 0',
    ],
    ['TOUR-3 one is left and two newcomers came before', 'moving', '0 3 4 of onnoi', '2 4 1'],
    ['NEXT-4 the same with a dead button', 'dead', '0 3 4 of onnoi', '3 4 1'],
    ['TOUR-3 from two to three', 'moving', '0 0 1 of iin', '0 1 2'],
    ['TOUR-3 from two to three, between SB and BB', 'moving', '0 0 2 of ini', '1 2 0'],
    ['TOUR-3 from two to three, the old BB is out', 'moving', '0 0 1 of ionn', '3 0 2'],
    ['TOUR-3 from two to three, the old SB is out', 'moving', '0 0 1 of oinn', '3 1 2'],
    ['TOUR-3 from two to three, the old SB is the next BB', 'moving', '0 0 3 of inno', '1 2 0'],
    ['NEXT-4 from two to three, a dead SB', 'dead', '0 0 1 of ionn', '0 1 2'],
    ['NEXT-4 from two to three, a dead button', 'dead', '0 0 1 of oinn', '0 1 2'],
  ])('%s', (_, rule, before, after) => {
    expect(told(moveLabels(oldTable(before, rule)))).toBe(after);
  });

  test.each<[string, ButtonRule, string, string]>([
    ['they stay', 'moving', '0 1 2 of iiii', '0 1 2'],
    ['they stay heads-up', 'moving', '0 0 1 of ii', '- 0 1'],
    ['the SB has left', 'moving', '0 1 2 of igii', '0 2 3'],
    ['the SB has left, and stays dead (NEXT-4)', 'dead', '0 1 2 of igii', '0 1 2'],
    ['the BB has left', 'dead', '0 1 2 of iigi', '0 1 3'],
    ['the Dealer has left', 'moving', '0 1 2 of giii', '1 2 3'],
    ['the Dealer and one more are left', 'moving', '0 1 2 of igi', '- 0 2'],
    ['the Dealer alone is left', 'moving', '0 1 2 of igg', 'over'],
  ])('TOUR-9 after a misdeal: %s', (_, rule, before, after) => {
    expect(told(keepLabels(oldTable(before, rule)))).toBe(after);
  });
});

test('TOUR-3 a seat between Dealer, SB and BB is before the blinds', () => {
  const seats = (labels: Parameters<typeof isBeforeBlinds>[0]): readonly number[] =>
    [0, 1, 2, 3, 4, 5].filter((seat) => isBeforeBlinds(labels, seat));
  expect(seats({ dealer: 0, sb: 2, bb: 4 })).toEqual([1, 3]);
  expect(seats({ dealer: 4, sb: 0, bb: 2 })).toEqual([1, 5]);
  expect(seats({ dealer: null, sb: 3, bb: 0 })).toEqual([4, 5]);
});

test('NEXT-2 one chip is enough to play on', () => {
  const stacks = [1, 0, 299] as Chips[];
  const { seats } = nextSeats(tableOf([100, 100, 100], [1, 2]), stacks);
  expect(seats!.map(({ name, label }) => `${name} ${label}`)).toEqual(['C SB', 'A BB', 'B null']);
});
