import { type Hand, STREETS, type Street, stakesOf } from '../../../rules/index.ts';
import { makePots } from '../../../rules/pots/pots.ts';
import { postsOf } from './posts.ts';
import type { Moment, Scene } from './scene.ts';

/** What a street did to one player's chips. */
export interface StreetLine {
  readonly seat: number;
  readonly name: string;
  readonly before: number;
  /** Antes and blinds. */
  readonly posted: number;
  readonly added: number;
  readonly after: number;
}

export interface StreetPot {
  readonly name: string;
  readonly amount: number;
  readonly eligible: readonly string[];
  readonly calculation: string;
}

/** Process Stack: a street from its first chip to its last. */
export interface StreetReport {
  readonly street: Street;
  readonly players: readonly StreetLine[];
  readonly potsBefore: readonly StreetPot[];
  readonly potsAfter: readonly StreetPot[];
}

/** The streets that were played so far, each with what it did. */
export function streetReports({ moments, table }: Scene): readonly StreetReport[] {
  if (!table) return [];
  return STREETS.flatMap((street, i) => {
    const own = moments.filter(({ hand }) => hand.street === street);
    const last = own[own.length - 1];
    if (!last) return [];
    const before = i === 0 ? null : lastOf(moments, STREETS[i - 1]!);
    return [reportOf(street, before?.hand ?? null, last.hand)];
  });
}

const lastOf = (moments: readonly Moment[], street: Street): Moment | undefined =>
  moments.findLast(({ hand }) => hand.street === street);

function reportOf(street: Street, before: Hand | null, after: Hand): StreetReport {
  const players = after.table.dealtIn.map((seat): StreetLine => {
    const { name, stack } = after.table.seats[seat]!;
    const start = before ? before.stacks[seat]! : stack;
    const posted = before ? 0 : postedBy(after, seat);
    const end = after.stacks[seat]!;
    return { seat, name, before: start, posted, added: start - posted - end, after: end };
  });
  return {
    street,
    players,
    potsBefore: before ? potsOf(before) : [],
    potsAfter: potsOf(after),
  };
}

const postedBy = (hand: Hand, seat: number): number =>
  postsOf(hand, seat).reduce((sum, post) => sum + post.amount, 0);

/** The pots as they stand now, with their arithmetic. */
export function potsOf(hand: Hand): readonly StreetPot[] {
  const stakes = stakesOf(hand);
  const { pots } = makePots(stakes, hand.table.rules);
  return pots.map(({ name, amount, eligible, calculation }) => ({
    name,
    amount,
    eligible: eligible.map((i) => stakes[i]!.name),
    calculation,
  }));
}
