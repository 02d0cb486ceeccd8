import { all } from '../../../kernel/figures.ts';
import { because, type Explanation } from '../explanation.ts';
import type { Played } from '../played.ts';
import { potsText } from '../pot-names.ts';
import { rightPiles, winnersOf } from './piles.ts';

interface Tie {
  readonly pot: string;
  readonly amount: number;
  readonly shares: readonly { readonly seat: number; readonly amount: number }[];
}

/** More ways than this to pay the tied pots prove nothing. */
const MOST_WAYS = 2000;

/** WIN-1: ties split a pot; a program that takes the first best hand pays one of them all of it. */
export function tiePaidToOne(actual: readonly number[], played: Played): Explanation | null {
  const ties = tiesOf(played);
  const ways = ties.reduce((product, { shares }) => product * (shares.length + 1), 1);
  if (ties.length === 0 || ways > MOST_WAYS) return null;
  const off = actual.map((stack, seat) => stack - played.settlement.players[seat]!.new!);
  const taken = takersOf(ties, off);
  if (!taken) return null;
  const name = (seat: number): string => played.settlement.players[seat]!.name;
  const parts = [...new Set(taken.map(({ seat }) => seat))].map((taker) => {
    const own = taken.filter(({ seat }) => seat === taker).map(({ tie }) => tie);
    const tied = own[0]!.shares.map(({ seat }) => name(seat));
    return `${name(taker)} has all of ${potsText(own.map(({ pot }) => pot))}, where ${all(tied)} tie`;
  });
  return because(
    'Split pot paid to one player',
    `Split pot paid to one player: ${parts.join('; ')} (WIN-1).`,
  );
}

/** The pots that are shared by a tie. Run twice, two winners are no tie. */
function tiesOf(played: Played): readonly Tie[] {
  const winners = winnersOf(played, rightPiles(played));
  return played.settlement.pots.flatMap((pot, i) =>
    winners?.[i]?.length === 1 && pot.winners.length > 1
      ? [{ pot: pot.name, amount: pot.amount, shares: pot.winners }]
      : [],
  );
}

interface Taken {
  readonly tie: Tie;
  readonly seat: number;
}

/** Who took which pot whole, so that exactly these differences remain; null if nobody can have. */
function takersOf(ties: readonly Tie[], off: readonly number[]): readonly Taken[] | null {
  const [tie, ...rest] = ties;
  if (!tie) return off.every((amount) => amount === 0) ? [] : null;
  for (const { seat } of tie.shares) {
    const left = off.slice();
    for (const share of tie.shares) left[share.seat]! += share.amount;
    left[seat]! -= tie.amount;
    const found = takersOf(rest, left);
    if (found) return [{ tie, seat }, ...found];
  }
  return takersOf(rest, off);
}
