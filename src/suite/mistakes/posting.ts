import type { CaseTable } from '../conformance/conformance-case.ts';
import type { Breaks } from './mistakes.ts';

/** The table with antes and blinds in. Lists are by seat. */
export interface PostedTable {
  readonly names: readonly string[];
  readonly stacks: number[];
  /** Bets and blinds. */
  readonly live: number[];
  readonly antes: number[];
  readonly bets: number[];
  readonly sb: number;
  readonly bb: number;
  /** The total to match, and the least by which it is raised. */
  readonly price: number;
  readonly raise: number;
  /** Who is not in the hand. */
  readonly out: readonly boolean[];
}

export const isHeadsUp = ({ seats }: CaseTable): boolean =>
  seats.filter(({ stack }) => stack > 0).length === 2;

/** POST-1 to POST-5, with one rule broken or none. */
export function postBlinds(table: CaseTable, breaks: Breaks): PostedTable {
  const { seats, ante, smallBlind, bigBlind } = table;
  const names = seats.map(({ name }) => name);
  const stacks = seats.map(({ stack }) => stack);
  const live = seats.map(() => 0);
  const antes = seats.map(() => 0);
  const bets = seats.map(() => 0);
  const blinds = [smallBlind.player, bigBlind.player];
  if (isHeadsUp(table) && breaks('heads-up-blinds-swapped')) blinds.reverse();
  const sb = names.indexOf(blinds[0]!);
  const bb = names.indexOf(blinds[1]!);
  const isBbAnte = ante.type === 'bb';

  const postAnte = (seat: number): void => {
    const isShort = stacks[seat]! < ante.amount;
    const refusal = isBbAnte ? 'short-bb-ante-not-posted' : 'short-ante-not-posted';
    const posted = isShort && breaks(refusal) ? 0 : Math.min(ante.amount, stacks[seat]!);
    stacks[seat]! -= posted;
    const isLive = isBbAnte ? breaks('ante-is-live') : breaks('antes-count-towards-calls');
    (isLive ? live : antes)[seat]! += posted;
    if (isLive || (isBbAnte && breaks('ante-counts-for-calls'))) bets[seat]! += posted;
  };
  const postBlind = (seat: number, amount: number): void => {
    const isShort = stacks[seat]! < amount;
    const isEmpty = seats[seat]!.stack === 0;
    // SEAT-5: nobody posts for an empty seat.
    if (isEmpty && breaks('dead-small-blind-in-the-pot')) live[seat]! += amount;
    if (isEmpty || (isShort && breaks('short-blind-posts-nothing'))) return;
    const posted = isShort && !breaks('short-blind-in-full') ? stacks[seat]! : amount;
    stacks[seat]! -= posted;
    live[seat]! += posted;
    bets[seat]! += posted;
  };

  const isForAll =
    ante.type === 'all' && !breaks('big-blind-alone-posts') && !breaks('big-blind-posts-dead-ante');
  const everybody = isForAll || (isBbAnte && breaks('ante-from-everybody'));
  const isAnteFirst = (ante.order === 'ante-first') !== breaks('posts-in-other-order');
  if (everybody) for (const seat of names.keys()) postAnte(seat);
  else if (isAnteFirst) postAnte(bb);
  // SEAT-5
  const out = seats.map(
    ({ stack }, seat) =>
      stack === 0 || (isForAll && stacks[seat] === 0 && breaks('all-in-with-the-ante-is-out')),
  );
  if (!breaks('no-small-blind')) postBlind(sb, smallBlind.amount);
  postBlind(bb, bigBlind.amount);
  if (!everybody && !isAnteFirst) postAnte(bb);

  const priceNow = (): number => {
    const highest = Math.max(...bets);
    const blind = bigBlind.amount;
    if (highest < blind && breaks('short-blind-lowers-price')) return highest;
    if (bets[bb]! < blind && breaks('short-blind-is-the-price')) return bets[bb]!;
    // Where an ante counts towards calls it is part of a bet, and still nobody has to match it.
    if (ante.type === 'all' && breaks('antes-count-towards-calls')) return blind;
    return highest > blind && !breaks('ante-counts-for-calls') ? highest : blind;
  };
  const isShortened = bets[bb]! < bigBlind.amount && breaks('short-blind-shrinks-raises');
  const raise = isShortened ? bets[bb]! : bigBlind.amount;
  return { names, stacks, live, antes, bets, sb, bb, price: priceNow(), raise, out };
}
