import { type Chips, makePots, NO_CHIPS, type Stake, stakesOf } from '../../../rules/index.ts';
import type { PlayedCase } from '../played.ts';
import { addedTo } from './pot-mistakes.ts';
import {
  blindOf,
  type MistakeTheory,
  paySupposedPots,
  rightPots,
  unpaid,
} from './supposed-pots.ts';

/** The right stacks with something taken from (or left with) the posters, and the pot changed. */
function posting(
  played: PlayedCase,
  taken: (seat: number) => number,
  inPot: boolean,
): readonly number[] | null {
  const stacks = unpaid(played).map((stack, seat) => stack - taken(seat));
  const all = stacks.reduce((sum, _, seat) => sum + taken(seat), 0);
  return paySupposedPots(played, addedTo(rightPots(played), 0, inPot ? all : 0), undefined, stacks);
}

const anteOf =
  ({ hand }: PlayedCase) =>
  (seat: number): number =>
    hand.antes[seat]!;

/** POT-3: a program that lets the ante count towards bets. */
function anteAsBet(played: PlayedCase): readonly number[] | null {
  const stakes = stakesOf(played.hand).map(
    (stake): Stake => ({
      ...stake,
      matched: (stake.matched + stake.dead) as Chips,
      dead: NO_CHIPS,
    }),
  );
  const { uncalled, pots } = makePots(stakes, 'return');
  const stacks = played.hand.stacks.map(Number);
  if (uncalled) stacks[uncalled.player]! += uncalled.amount;
  return paySupposedPots(played, pots, undefined, stacks);
}

const blinds =
  (played: PlayedCase, who: readonly number[]) =>
  (seat: number): number =>
    who.includes(seat) ? blindOf(played, seat) : 0;

const twice = (
  who: (played: PlayedCase) => readonly number[],
  whose: string,
): readonly MistakeTheory[] =>
  [true, false].map((inPot) => ({
    mistake: 'Blind counted twice',
    text: `Blind counted twice: ${whose} paid for the blind and again for the whole street total, which holds it already (amounts are street totals).`,
    stacks: (played) => posting(played, blinds(played, who(played)), inPot),
  }));

export const POST_THEORIES: readonly MistakeTheory[] = [
  {
    mistake: 'Ante',
    text: 'Ante not in the pot: it was taken from the BB and is in no pot (POT-3).',
    stacks: (played) => {
      const dead = played.hand.antes.reduce((sum, ante) => sum + ante, 0);
      return paySupposedPots(played, addedTo(rightPots(played), 0, -dead));
    },
  },
  {
    mistake: 'Ante',
    text: 'Ante not taken: the BB did not pay it and it is in no pot (POST-2).',
    stacks: (played) => posting(played, (seat) => -anteOf(played)(seat), true),
  },
  {
    mistake: 'Ante',
    text: 'Ante not taken: it is in the pot, but the BB did not pay it (POST-2).',
    stacks: (played) => posting(played, (seat) => -anteOf(played)(seat), false),
  },
  {
    mistake: 'Ante',
    text: 'Ante counted twice: the BB paid it twice (POST-2).',
    stacks: (played) => posting(played, anteOf(played), true),
  },
  {
    mistake: 'Ante',
    text: 'Ante counted twice: the BB paid it twice and the pot holds it once (POST-2).',
    stacks: (played) => posting(played, anteOf(played), false),
  },
  {
    mistake: 'Ante',
    text: 'Ante as a bet: the ante was counted towards the bet of the BB; it is dead money (POST-2, POT-3).',
    stacks: anteAsBet,
  },
  ...twice(({ table }) => [table.bb], 'the BB'),
  ...twice(({ table }) => [table.sb], 'the SB'),
  ...twice(({ table }) => [table.sb, table.bb], 'each blind'),
];
