import {
  events,
  type Hand,
  liveOf,
  type Share,
  STREETS,
  seatsIn,
  standingOf,
} from '../../rules/index.ts';

/** What the betting of a finished hand shows, whoever wins. */
export interface BettingFacts {
  /** Seats. */
  readonly allIns: readonly number[];
  readonly sidePots: number;
  /** RET-2, POT-5: one player alone can win the last pot. */
  readonly endsAlone: boolean;
  /** RET-1: what nobody called. */
  readonly uncalled: number;
  /** POT-7: rounding each percentage alone would not add up to 100. */
  readonly needsRemainder: boolean;
  /** POT-2: a folded player with more in than somebody all-in: both seats. */
  readonly deadAbove: { readonly folder: number; readonly short: number } | null;
  /** How many streets have actions, and how many of all actions come before the flop. */
  readonly actionStreets: number;
  readonly preflopActions: number;
  readonly actions: number;
  /** By street: whether somebody folds on it. */
  readonly folds: readonly boolean[];
  /** The highest More section. */
  readonly more: number;
  /** A raise over a raise, the blinds being the first bet. */
  readonly reRaises: boolean;
  /** ACT-6: who raises again because short all-ins together were a full raise. */
  readonly reopened: number | null;
  /** Players and verbs in their order, without amounts. */
  readonly course: string;
}

/** What paying it shows besides. */
export interface BuiltFacts extends BettingFacts {
  readonly splitPots: number;
  readonly winners: readonly number[];
  readonly eliminated: readonly number[];
  readonly remaining: number;
  /** ODD-1: pots whose winners do not all get the same. */
  readonly oddPots: readonly number[];
}

interface CountedPot {
  readonly amount: number;
  readonly eligible: readonly number[];
}

export function bettingFacts(hand: Hand, pots: readonly CountedPot[]): BettingFacts {
  const allIns = seatsIn(hand).filter((seat) => hand.stacks[seat] === 0);
  return {
    allIns,
    sidePots: pots.length - 1,
    endsAlone: pots[pots.length - 1]!.eligible.length === 1,
    uncalled: uncalledIn(hand),
    needsRemainder: needsRemainder(pots.map((pot) => pot.amount)),
    deadAbove: deadAbove(hand, allIns),
    ...courseOf(hand),
  };
}

export function withPayment(
  betting: BettingFacts,
  shares: readonly (readonly Share[])[],
  stacks: readonly number[],
): BuiltFacts {
  const eliminated = stacks.flatMap((stack, seat) => (stack === 0 ? [seat] : []));
  const oddPots = shares.flatMap((paid, pot) =>
    paid.some(({ amount }) => amount !== paid[0]!.amount) ? [pot] : [],
  );
  return {
    ...betting,
    splitPots: shares.filter((paid) => paid.length > 1).length,
    winners: [...new Set(shares.flatMap((paid) => paid.map(({ seat }) => seat)))],
    eliminated,
    remaining: stacks.length - eliminated.length,
    oddPots,
  };
}

type Course = Pick<
  BettingFacts,
  | 'folds'
  | 'actionStreets'
  | 'preflopActions'
  | 'actions'
  | 'more'
  | 'reRaises'
  | 'reopened'
  | 'course'
>;

/** Walks the events once, counting as a spectator would. */
function courseOf(hand: Hand): Course {
  const { bb } = hand.table.blinds;
  const perStreet = [0, 0, 0, 0];
  const folds = [false, false, false, false];
  let street = 0;
  let price = bb as number;
  let fullRaise = bb as number;
  let raises = 0;
  let more = 0;
  let reRaises = false;
  let reopened: number | null = null;
  let course = `${hand.table.seats.length}`;
  /** By seat: how often he acted on the street, and whether only short raises came after. */
  let acted: { times: number; onlyShort: boolean; shorts: number }[] = [];
  for (const event of events(hand)) {
    if (event.kind === 'deal') {
      street = STREETS.indexOf(event.street);
      price = 0;
      fullRaise = bb;
      raises = 0;
      acted = [];
      course += '/';
    }
    if (event.kind !== 'act') continue;
    const { seat, to, verb } = event;
    perStreet[street]!++;
    if (verb === 'fold') folds[street] = true;
    course += ` ${seat}${verb}`;
    const own = acted[seat];
    more = Math.max(more, own?.times ?? 0);
    if (to > price) {
      const isFull = to - price >= fullRaise;
      raises++;
      // Before the flop the big blind is the bet, so the second raise raises a raise.
      if (raises > (street === 0 ? 1 : 2)) reRaises = true;
      if (own?.onlyShort && own.shorts > 1) reopened ??= seat;
      for (const other of acted) {
        if (!other) continue;
        if (isFull) other.onlyShort = false;
        else other.shorts++;
      }
      if (isFull) fullRaise = to - price;
      price = to;
    }
    acted[seat] = { times: (own?.times ?? 0) + 1, onlyShort: true, shorts: 0 };
  }
  return {
    folds,
    actionStreets: perStreet.filter((count) => count > 0).length,
    preflopActions: perStreet[0]!,
    actions: perStreet.reduce((sum, count) => sum + count, 0),
    more,
    reRaises,
    reopened,
    course,
  };
}

/** The highest total above the second highest, whoever folded. */
function uncalledIn(hand: Hand): number {
  const [highest, second] = hand.table.dealtIn
    .map((seat) => liveOf(hand, seat) as number)
    .sort((a, b) => b - a);
  return highest! - second!;
}

function needsRemainder(amounts: readonly number[]): boolean {
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  const tenths = amounts.map((amount) => Math.round((1000 * amount) / total));
  return tenths.reduce((sum, one) => sum + one, 0) !== 1000;
}

/** Where the most chips lie above an all-in; an ante alone has everything above it. */
function deadAbove(hand: Hand, allIns: readonly number[]): BettingFacts['deadAbove'] {
  let found: BettingFacts['deadAbove'] = null;
  let most = 0;
  for (const folder of hand.table.dealtIn) {
    if (standingOf(hand, folder) !== 'folded') continue;
    for (const short of allIns) {
      const above = liveOf(hand, folder) - liveOf(hand, short);
      if (above <= most) continue;
      most = above;
      found = { folder, short };
    }
  }
  return found;
}
