import type { Moment } from '../../../record/index.ts';
import {
  events,
  explainPots,
  type Hand,
  makePots,
  type PostEvent,
  type Settlement,
  STREETS,
  type Street,
  seatsIn,
  stakesOf,
} from '../../../rules/index.ts';
import { isolated } from '../../ui/quoted.tsx';
import type { Scene } from './scene.ts';

/** What a street did to one player's chips. */
interface StreetLine {
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
interface StreetReport {
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
function potsOf(hand: Hand): readonly StreetPot[] {
  const stakes = stakesOf(hand);
  const { anteType, uncalled } = hand.table.rules;
  const pots = explainPots(makePots(stakes, uncalled), anteType);
  return pots.map(({ name, amount, eligible, calculation }) => ({
    name,
    amount,
    eligible: eligible.map((i) => stakes[i]!.name),
    calculation,
  }));
}

/** A pot as the page shows it. */
export interface ShownPot {
  readonly name: string;
  readonly amount: number;
  /** Who can win it, or who has. */
  readonly who: string;
}

/** The pots of a hand; with a settlement that is paid, with their winners. */
export function shownPots(hand: Hand, paid: Settlement | null): readonly ShownPot[] {
  if (paid) {
    return paid.pots.map((pot) => ({
      name: pot.name,
      amount: pot.amount,
      who: `→ ${pot.winners.map(({ seat }) => isolated(paid.players[seat]!.name)).join(', ')}`,
    }));
  }
  const names = seatsIn(hand).map((seat) => hand.table.seats[seat]!.name);
  return potsOf(hand).map((pot) => ({ ...pot, who: whoText(pot.eligible, names) }));
}

/** A few names; of many, who of those still in cannot win it, where that is shorter. */
function whoText(eligible: readonly string[], still: readonly string[]): string {
  const names = eligible.map(isolated).join(', ');
  if (eligible.length <= 4) return names;
  const others = still.filter((name) => !eligible.includes(name));
  if (others.length === 0) return `all ${eligible.length} still in`;
  const but = `all still in but ${others.map(isolated).join(', ')}`;
  return but.length < names.length ? but : names;
}

/** What a player posted, in order. */
const postsOf = (hand: Hand, seat: number): readonly PostEvent[] =>
  events(hand).filter((event): event is PostEvent => event.kind === 'post' && event.seat === seat);

/** A player's chips line by line: what each post, action and payment did. */
export interface HistoryLine {
  readonly street: Street | null;
  readonly what: 'start' | 'ante' | 'blind' | 'act' | 'returned' | 'won';
  readonly verb: string | null;
  /** Below zero for chips put in. */
  readonly change: number;
  readonly stack: number;
}

export function stackHistory({ moments, verdict }: Scene, seat: number): readonly HistoryLine[] {
  const last = moments[moments.length - 1];
  if (!last) return [];
  let stack: number = last.hand.table.seats[seat]!.stack;
  const lines: HistoryLine[] = [{ street: null, what: 'start', verb: null, change: 0, stack }];
  const put = (line: Omit<HistoryLine, 'stack'>): void => {
    stack += line.change;
    lines.push({ ...line, stack });
  };
  for (const post of postsOf(last.hand, seat)) {
    put({
      street: 'preflop',
      what: post.what === 'ante' ? 'ante' : 'blind',
      verb: null,
      change: -post.amount,
    });
  }
  for (const { event, hand } of moments) {
    if (event?.kind === 'act' && event.seat === seat) {
      put({ street: hand.street, what: 'act', verb: event.verb, change: -event.added });
    } else if (event?.kind === 'muck' && event.seat === seat) {
      put({ street: hand.street, what: 'act', verb: 'muck', change: 0 });
    }
  }
  const settlement = verdict?.settlement;
  if (settlement?.uncalledReturned?.seat === seat) {
    put({ street: null, what: 'returned', verb: null, change: settlement.uncalledReturned.amount });
  }
  const won = settlement?.players[seat]?.won ?? 0;
  if (won > 0) put({ street: null, what: 'won', verb: null, change: won });
  return lines;
}
