import type { Chips, Stake } from '../../../rules/index.ts';
import type { PlayedCase } from '../played.ts';
import {
  calledStakes,
  type MistakeTheory,
  paySupposedPots,
  potsOfStakes,
  rightPots,
  rightSplit,
  type SupposedPot,
  unpaid,
  type Winners,
  winnersOf,
} from './supposed-pots.ts';

/** POT-2: folded chips stay in the layers they reached. */
const inMainPot = (played: PlayedCase): readonly SupposedPot[] =>
  potsOfStakes(
    calledStakes(played).map(
      (stake): Stake =>
        stake.folded
          ? { ...stake, matched: 0 as Chips, dead: (stake.dead + stake.matched) as Chips }
          : stake,
    ),
  );

function inLastPot(played: PlayedCase): readonly SupposedPot[] {
  const stakes = calledStakes(played);
  const folded = stakes.reduce((sum, stake) => sum + (stake.folded ? stake.matched : 0), 0);
  const live = stakes.map((stake) => (stake.folded ? { ...stake, matched: 0 as Chips } : stake));
  return addedTo(potsOfStakes(live), -1, folded);
}

function anteInLastPot(played: PlayedCase): readonly SupposedPot[] {
  const dead = calledStakes(played).reduce((sum, stake) => sum + stake.dead, 0);
  return addedTo(addedTo(rightPots(played), 0, -dead), -1, dead);
}

/** The piles with chips added to one of them. */
export const addedTo = (
  piles: readonly SupposedPot[],
  at: number,
  chips: number,
): readonly SupposedPot[] => {
  const index = at < 0 ? piles.length + at : at;
  return piles.map((pile, i) => (i === index ? { ...pile, amount: pile.amount + chips } : pile));
};

/** The stacks with the uncalled chips still in the middle: in one of the pots, or gone. */
function keptIn(played: PlayedCase, pot: 0 | -1 | null): readonly number[] | null {
  const { uncalledReturned: returned } = played.settlement;
  if (!returned) return null;
  const right = rightPots(played);
  const piles = pot === null ? right : addedTo(right, pot, returned.amount);
  const stacks = unpaid(played);
  stacks[returned.seat]! -= returned.amount;
  return paySupposedPots(played, piles, undefined, stacks);
}

/** Everything to whoever wins one of the pots. */
function undivided(played: PlayedCase, pot: 0 | -1): readonly number[] | null {
  const piles = rightPots(played);
  const winners = winnersOf(played, piles)?.at(pot);
  if (!winners) return null;
  const amount = piles.reduce((sum, pile) => sum + pile.amount, 0);
  const stacks = unpaid(played);
  for (const share of rightSplit(played)(amount, winners)) stacks[share.seat]! += share.amount;
  return stacks;
}

export const POT_THEORIES: readonly MistakeTheory[] = [
  {
    mistake: 'Uncalled bet kept',
    text: 'Uncalled bet kept: the chips nobody called were paid out with the last pot instead of going back (RET-1).',
    stacks: (played) => keptIn(played, -1),
  },
  {
    mistake: 'Uncalled bet kept',
    text: 'Uncalled bet kept: the chips nobody called were paid out with the Main Pot instead of going back (RET-1).',
    stacks: (played) => keptIn(played, 0),
  },
  {
    mistake: 'Uncalled bet kept',
    text: 'Uncalled bet kept: the chips nobody called are gone; they go back to their owner (RET-1).',
    stacks: (played) => keptIn(played, null),
  },
  {
    mistake: 'Dead money',
    text: 'Dead money: all chips of folded players went to the Main Pot; they stay in the layers they reached (POT-1, POT-2).',
    stacks: (played) => paySupposedPots(played, inMainPot(played)),
  },
  {
    mistake: 'Dead money',
    text: 'Dead money: all chips of folded players went to the last pot; they stay in the layers they reached (POT-1, POT-2).',
    stacks: (played) => paySupposedPots(played, inLastPot(played)),
  },
  {
    mistake: 'Dead money',
    text: 'Dead money: the ante went to the last pot; it belongs to the Main Pot (POT-3).',
    stacks: (played) => paySupposedPots(played, anteInLastPot(played)),
  },
  {
    mistake: 'Folded player eligible',
    text: 'Folded player eligible: a folded player makes a level or a share of their own; they never do (POT-2).',
    stacks: foldedPiles,
  },
  {
    mistake: 'Side pots not separated',
    text: 'Side pots not separated: the winner of the Main Pot got everything, more than they could match (POT-2).',
    stacks: (played) => undivided(played, 0),
  },
  {
    mistake: 'Side pots not separated',
    text: 'Side pots not separated: the winner of the last pot got everything (WIN-1).',
    stacks: (played) => undivided(played, -1),
  },
];

/**
 * The stacks of a program that treats folded players as if they were in: their totals make levels,
 * so that declared pots mean other chips, and a pot nobody showed down for is shared with them.
 */
function foldedPiles(played: PlayedCase): readonly number[] | null {
  const folded = played.settlement.players.map((player) => player.folded !== null);
  const piles = potsOfStakes(
    calledStakes(played).map((stake, seat) => (folded[seat] ? { ...stake, folded: false } : stake)),
  );
  const stacks = unpaid(played);
  const pay = rightSplit(played);
  for (const [i, { amount, eligible }] of piles.entries()) {
    const still = eligible.filter((seat) => !folded[seat]);
    const winners =
      declaredFor(played, i, eligible) ??
      (played.hand.players === 1
        ? [eligible]
        : (winnersOf(played, [{ amount, eligible }]) ??
            winnersOf(played, [{ amount, eligible: still }]))?.[0]);
    if (!winners) return null;
    for (const share of pay(amount, winners)) stacks[share.seat]! += share.amount;
  }
  return stacks;
}

/**
 * Winners named by pot count the pots as the program made them; further pots follow the last, and
 * where nobody named can win, everybody who can shares.
 */
function declaredFor(
  { outcome }: PlayedCase,
  pot: number,
  eligible: readonly number[],
): Winners | null {
  const { declared, board2 } = outcome;
  if (declared?.kind !== 'pots') return null;
  return (board2 ? [0, 1] : [null]).map((board) => {
    const lines = declared.lines.filter((line) => line.board === null || line.board === board);
    const line = lines.find((one) => one.pot === pot) ?? lines.at(-1);
    const seats = eligible.filter((seat) => line?.seats.includes(seat));
    return seats.length > 0 ? seats : eligible;
  });
}
