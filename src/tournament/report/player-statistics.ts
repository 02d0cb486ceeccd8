import type { Verdict } from '../../referee/index.ts';
import { events, type Hand, isBettingOver, isIn } from '../../rules/index.ts';
import type { HandChips, Luck, PlayerReport, Rate } from './evening-report.ts';

/** A hand that was paid, and its index in the report. */
export interface PaidHand {
  readonly index: number;
  readonly verdict: Verdict;
}

/** TOURNAMENT, "The report": the figures of everybody who was dealt in, by name. */
export function statisticsOf(hands: readonly PaidHand[]): ReadonlyMap<string, Statistics> {
  const byName = new Map<string, Statistics>();
  for (const { index, verdict } of hands) {
    const { hand, players, pots } = verdict.settlement!;
    const before = beforeFlop(hand, verdict.replay.unwritten[0]!.price);
    const isShowdown = hand.players > 1 && isBettingOver(hand);
    // Chips that nobody else matched are not won (RET-2).
    const won = new Set(
      pots.flatMap(({ winners }, pot) => {
        const below = pots[pot - 1]?.level;
        const isShared = (seat: number): boolean =>
          below === undefined || players.some(({ live }, other) => other !== seat && live > below);
        return winners.map(({ seat }) => seat).filter(isShared);
      }),
    );
    for (const [seat, { name, start, newStack }] of players.entries()) {
      if (start === 0) continue;
      const statistics = byName.get(name) ?? new Statistics();
      byName.set(name, statistics);
      const isInAtEnd = isIn(hand, seat);
      statistics.add(index, {
        isWalk:
          seat === hand.table.bb && hand.players === 1 && isInAtEnd && !before.acted.has(seat),
        paid: before.paid.has(seat),
        raised: before.raised.has(seat),
        facedOneRaise: before.facedOneRaise.has(seat),
        reraised: before.reraised === seat,
        // Where more than one is left at the end, there was a flop, even if nobody wrote it down.
        sawFlop: (before.isFlopDealt || isShowdown) && !before.folded.has(seat),
        showedDown: isShowdown && isInAtEnd,
        won: won.has(seat),
        chips: newStack! - start,
      });
    }
  }
  return byName;
}

interface BeforeFlop {
  readonly acted: ReadonlySet<number>;
  /** Put chips in by choice: posting is none. */
  readonly paid: ReadonlySet<number>;
  readonly raised: ReadonlySet<number>;
  readonly facedOneRaise: ReadonlySet<number>;
  /** Who made the second raise; null if nobody did. */
  readonly reraised: number | null;
  readonly folded: ReadonlySet<number>;
  readonly isFlopDealt: boolean;
}

/** What everybody did before the flop. Whatever goes above the price is a raise, an all-in too. */
function beforeFlop(hand: Hand, blinds: number): BeforeFlop {
  const acted = new Set<number>();
  const paid = new Set<number>();
  const raised = new Set<number>();
  const facedOneRaise = new Set<number>();
  const folded = new Set<number>();
  let reraised: number | null = null;
  let raises = 0;
  let price = blinds;
  let isFlopDealt = false;
  for (const event of events(hand)) {
    if (event.kind === 'deal') {
      isFlopDealt = true;
      break;
    }
    if (event.kind !== 'act') continue;
    const { seat, verb, to, added } = event;
    acted.add(seat);
    if (raises === 1) facedOneRaise.add(seat);
    if (verb === 'fold') folded.add(seat);
    if (added > 0) paid.add(seat);
    if (to <= price) continue;
    price = to;
    raises++;
    raised.add(seat);
    if (raises === 2) reraised = seat;
  }
  return { acted, paid, raised, facedOneRaise, reraised, folded, isFlopDealt };
}

/** What one player did in one hand. */
interface Deed {
  /** Everybody folded to the big blind, who had nothing to decide. */
  readonly isWalk: boolean;
  readonly paid: boolean;
  readonly raised: boolean;
  readonly facedOneRaise: boolean;
  readonly reraised: boolean;
  readonly sawFlop: boolean;
  readonly showedDown: boolean;
  readonly won: boolean;
  readonly chips: number;
}

/** One player's figures while they are counted. */
export class Statistics {
  readonly #hands: number[] = [];
  readonly #vpip = new Counter();
  readonly #pfr = new Counter();
  readonly #threeBet = new Counter();
  readonly #sawFlop = new Counter();
  readonly #wentToShowdown = new Counter();
  readonly #wonAtShowdown = new Counter();
  #netChips = 0;
  #largestWin: HandChips | null = null;
  #largestLoss: HandChips | null = null;

  add(hand: number, deed: Deed): void {
    const { chips } = deed;
    this.#hands.push(hand);
    if (!deed.isWalk) {
      this.#vpip.add(hand, deed.paid);
      this.#pfr.add(hand, deed.raised);
    }
    if (deed.facedOneRaise) this.#threeBet.add(hand, deed.reraised);
    this.#sawFlop.add(hand, deed.sawFlop);
    if (deed.sawFlop) this.#wentToShowdown.add(hand, deed.showedDown);
    if (deed.showedDown) this.#wonAtShowdown.add(hand, deed.won);
    this.#netChips += chips;
    if (chips > (this.#largestWin?.chips ?? 0)) this.#largestWin = { hand, chips };
    if (chips < (this.#largestLoss?.chips ?? 0)) this.#largestLoss = { hand, chips };
  }

  report(name: string, luck: Luck | null): PlayerReport {
    return {
      name,
      hands: this.#hands,
      vpip: this.#vpip.rate(),
      pfr: this.#pfr.rate(),
      threeBet: this.#threeBet.rate(),
      sawFlop: this.#sawFlop.rate(),
      wentToShowdown: this.#wentToShowdown.rate(),
      wonAtShowdown: this.#wonAtShowdown.rate(),
      netChips: this.#netChips,
      largestWin: this.#largestWin,
      largestLoss: this.#largestLoss,
      luck,
    };
  }
}

class Counter {
  readonly #hands: number[] = [];
  readonly #among: number[] = [];

  add(hand: number, counts: boolean): void {
    this.#among.push(hand);
    if (counts) this.#hands.push(hand);
  }

  rate(): Rate {
    const [hands, among] = [this.#hands, this.#among];
    return { count: hands.length, of: among.length, hands, among };
  }
}
