import type { CaseTable } from '../conformance/conformance-case.ts';
import type { Breaks } from './mistakes.ts';
import { postBlinds } from './posting.ts';

/** A table in the middle of its betting, with mutable lists by seat, and what players may do there. */
export class BettingTable {
  protected readonly names: readonly string[];
  protected readonly breaks: Breaks;
  protected readonly sb: number;
  protected readonly bb: number;
  protected readonly blind: number;
  protected readonly stacks: number[];
  protected readonly live: number[];
  protected readonly antes: number[];
  protected readonly bets: number[];
  protected readonly folded: boolean[];
  protected readonly acted: boolean[];
  /** Who has bet or raised on this street. */
  protected readonly raised: boolean[];
  /** Whether a full raise came after the player's last action. */
  protected readonly fullSince: boolean[];
  /** What short all-ins have added since the last full raise. */
  protected shortSince = 0;
  protected isPreflop = true;
  protected price: number;
  protected raise: number;

  constructor(table: CaseTable, breaks: Breaks) {
    this.breaks = breaks;
    const { names, stacks, live, antes, bets, sb, bb, price, raise, out } = postBlinds(
      table,
      breaks,
    );
    this.names = names;
    this.stacks = stacks;
    this.live = live;
    this.antes = antes;
    this.bets = bets;
    this.sb = sb;
    this.bb = bb;
    this.blind = table.bigBlind.amount;
    this.price = price;
    this.raise = raise;
    this.folded = [...out];
    this.acted = names.map(() => false);
    this.raised = names.map(() => false);
    this.fullSince = names.map(() => false);
  }

  protected canBet(seat: number): boolean {
    return !this.folded[seat] && this.stacks[seat]! > 0;
  }

  protected putIn(seat: number, chips: number): void {
    this.stacks[seat]! -= chips;
    this.bets[seat]! += chips;
    this.live[seat]! += chips;
  }

  protected toCall(seat: number): number {
    const isTwice = this.hasBlindIn(seat) && this.breaks('blind-counted-twice');
    const missing = Math.max(0, isTwice ? this.price : this.price - this.bets[seat]!);
    const stack = this.stacks[seat]!;
    return missing > stack && !this.breaks('call-above-the-stack') ? stack : missing;
  }

  protected hasBlindIn(seat: number): boolean {
    return this.isPreflop && !this.acted[seat] && this.bets[seat]! > 0;
  }

  protected mayRaise(seat: number): boolean {
    const whole = this.bets[seat]! + this.stacks[seat]!;
    if (whole <= this.price) return false;
    const refusal = this.price === 0 ? 'short-bet-refused' : 'short-raise-refused';
    if (whole < this.price + this.raise && this.breaks(refusal)) return false;
    return this.isReopened(seat) && this.isAnswerable(seat);
  }

  private isReopened(seat: number): boolean {
    if (!this.acted[seat]) return !this.hasActedByPosting(seat);
    if (this.price - this.bets[seat]! < this.raise) return this.isReopenedWrongly(seat);
    if (!this.fullSince[seat] && this.breaks('short-all-ins-not-added')) return false;
    if (this.raised[seat] && this.breaks('one-raise-each')) return false;
    if (this.bets[seat] === 0 && this.breaks('no-check-raise')) return false;
    return !this.breaks('never-reopened');
  }

  /** ACT-6, broken: nobody has raised what was posted. */
  private hasActedByPosting(seat: number): boolean {
    if (!this.hasBlindIn(seat) || this.price - this.bets[seat]! >= this.raise) return false;
    return this.breaks('posting-is-acting');
  }

  private isReopenedWrongly(seat: number): boolean {
    if (this.fullSince[seat] && this.breaks('short-all-ins-not-added')) return true;
    if (!this.raised[seat] && this.breaks('one-raise-each')) return true;
    const areFull = this.price > this.bets[seat]! && this.shortSince >= this.raise;
    if (areFull && this.breaks('short-all-ins-add-up-for-everybody')) return true;
    return this.breaks('always-reopened');
  }

  private isAnswerable(seat: number): boolean {
    for (let other = 0; other < this.bets.length; other++) {
      if (other === seat || !this.canBet(other)) continue;
      if (this.bets[other]! + this.stacks[other]! > this.price) return true;
    }
    return this.breaks('unanswerable-raises');
  }

  /** ACT-4, ACT-5 */
  protected leastTotal(seat: number): number {
    const price = this.price;
    const by = this.raise;
    if (by !== this.blind && this.breaks('raises-by-the-big-blind')) return price + this.blind;
    if (price === 0) return this.breaks('bets-below-the-big-blind') ? 1 : by;
    if (by !== price && this.breaks('doubles-the-bet')) return 2 * price;
    const owed = price - this.bets[seat]!;
    if (by !== owed && this.breaks('raises-by-what-is-to-call')) return price + owed;
    return price + (this.breaks('no-minimum-raise') ? 1 : by);
  }

  /** ACT-5, CHIP-3: on a street nobody has bet on, both are the same. */
  protected most(seat: number): number {
    const bet = this.bets[seat]!;
    const isBehind = bet > 0 && this.breaks('most-is-the-stack-behind');
    return this.stacks[seat]! + (isBehind ? 0 : bet);
  }

  protected mayCheck(seat: number): boolean {
    if (this.bets[seat]! >= this.price) return true;
    return this.breaks('checks-facing-a-bet') || this.breaks('check-is-a-call');
  }
}
