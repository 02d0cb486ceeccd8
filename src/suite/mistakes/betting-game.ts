import {
  type ActionEvent,
  type CaseQuestion,
  isStreetEvent,
  type Turn,
} from '../conformance/conformance-case.ts';
import type { Breaks } from './mistakes.ts';
import { isHeadsUp, postBlinds } from './posting.ts';
import { RaiseSize } from './raise-size.ts';

/** Everybody's money when the betting is over. Lists are by seat. */
export interface BettingEnd {
  readonly turns: readonly (Turn | null)[];
  /** The event that was not accepted; null if all were. */
  readonly refused: number | null;
  readonly stacks: readonly number[];
  /** Bets and blinds of the whole hand. */
  readonly live: readonly number[];
  readonly antes: readonly number[];
  readonly folded: readonly boolean[];
}

const NOBODY = -1;

/** A table in the middle of its betting, with mutable lists by seat; one rule may be broken. */
export class BettingGame {
  readonly #names: readonly string[];
  readonly #breaks: Breaks;
  readonly #button: number;
  readonly #sb: number;
  readonly #bb: number;
  readonly #raise: RaiseSize;
  readonly #isHeadsUp: boolean;
  readonly #stacks: number[];
  readonly #live: number[];
  readonly #antes: number[];
  readonly #bets: number[];
  /** SEAT-5 */
  readonly #isEmpty: readonly boolean[];
  readonly #folded: boolean[];
  readonly #acted: boolean[];
  /** Who has bet or raised on this street. */
  readonly #raised: boolean[];
  /** Whether a full raise came after the player's last action. */
  readonly #fullSince: boolean[];
  #isPreflop = true;
  #price: number;
  #turn = NOBODY;
  /** How many players still in have chips behind. */
  #able = 0;

  constructor({ table }: CaseQuestion, breaks: Breaks) {
    this.#breaks = breaks;
    const { names, stacks, live, antes, bets, sb, bb, price, raise } = postBlinds(table, breaks);
    this.#names = names;
    this.#stacks = stacks;
    this.#live = live;
    this.#antes = antes;
    this.#bets = bets;
    this.#sb = sb;
    this.#bb = bb;
    this.#price = price;
    this.#raise = new RaiseSize(table.bigBlind.amount, raise, breaks);
    this.#isEmpty = table.seats.map(({ stack }) => stack === 0);
    this.#folded = [...this.#isEmpty];
    this.#acted = names.map(
      (_, seat) => (seat === sb || seat === bb) && breaks('posting-is-acting'),
    );
    this.#raised = names.map(() => false);
    this.#fullSince = names.map(() => false);
    this.#button = names.indexOf(table.button);
    this.#isHeadsUp = isHeadsUp(table);
    this.#turn = this.#nextFrom(this.#seatBeforeFirst());
  }

  /** Preflop starts left of the BB: heads-up that is the SB. */
  #seatBeforeFirst(): number {
    if (this.#isHeadsUp) return this.#breaks('heads-up-big-blind-first') ? this.#sb : this.#bb;
    return this.#breaks('preflop-from-the-small-blind') ? this.#button : this.#bb;
  }

  /** The event that is not accepted; null if all are. `onTurn` may stop the play after any event. */
  play(
    events: CaseQuestion['events'],
    onTurn: (turn: Turn | null, event: number) => boolean,
    from = 0,
  ): number | null {
    for (let i = 0; i < events.length; i++) {
      const event = events[i]!;
      if (isStreetEvent(event)) {
        if (i > 0) this.#openStreet();
      } else if (!this.#act(event)) return i;
      if (i >= from && !onTurn(this.#turnNow(), i)) return null;
    }
    return null;
  }

  #putIn(seat: number, chips: number): void {
    this.#stacks[seat]! -= chips;
    this.#bets[seat]! += chips;
    this.#live[seat]! += chips;
  }

  #openStreet(): void {
    this.#isPreflop = false;
    this.#bets.fill(0);
    this.#acted.fill(false);
    this.#raised.fill(false);
    this.#fullSince.fill(false);
    this.#price = 0;
    this.#raise.openStreet();
    this.#turn = this.#nextFrom(this.#seatBeforeLaterStreet());
  }

  #seatBeforeLaterStreet(): number {
    // Heads-up the seat before the small blind is the big blind's.
    if (this.#isHeadsUp) return this.#breaks('heads-up-order') ? this.#bb : this.#button;
    if (this.#breaks('later-streets-from-the-big-blind')) return this.#bb;
    if (!this.#breaks('later-streets-from-the-button')) return this.#button;
    return (this.#button + this.#names.length - 1) % this.#names.length;
  }

  #canBet(seat: number): boolean {
    return !this.#folded[seat] && this.#stacks[seat]! > 0;
  }

  /** The next who has to act, clockwise after a seat. */
  #nextFrom(seat: number): number {
    const count = this.#names.length;
    let still = 0;
    this.#able = 0;
    for (let one = 0; one < count; one++) {
      if (this.#folded[one]) continue;
      still++;
      if (this.#stacks[one]! > 0) this.#able++;
    }
    if (still < 2) return NOBODY;
    for (let step = 1; step <= count; step++) {
      const next = (seat + step) % count;
      if (this.#hasToAct(next)) return next;
    }
    return NOBODY;
  }

  #hasToAct(seat: number): boolean {
    if (!this.#canBet(seat)) {
      if (this.#acted[seat]) return false;
      if (this.#isEmpty[seat]) return this.#breaks('asks-empty-seats');
      return !this.#folded[seat] && this.#breaks('asks-all-in-players');
    }
    if (this.#bets[seat]! >= this.#price) {
      if (this.#acted[seat]) return false;
      if (this.#price > 0 && this.#breaks('no-option')) return false;
    }
    return !this.#coversEverybody(seat) || this.#breaks('asks-without-decision');
  }

  /** ACT-8: nobody else can bet, and nobody all-in is above this player. */
  #coversEverybody(seat: number): boolean {
    if (this.#able > 1) return false;
    for (let other = 0; other < this.#bets.length; other++) {
      if (!this.#folded[other] && this.#bets[other]! > this.#bets[seat]!) return false;
    }
    return true;
  }

  #toCall(seat: number): number {
    const isTwice = this.#hasBlindIn(seat) && this.#breaks('blind-counted-twice');
    const missing = Math.max(0, isTwice ? this.#price : this.#price - this.#bets[seat]!);
    const stack = this.#stacks[seat]!;
    return missing > stack && !this.#breaks('call-above-the-stack') ? stack : missing;
  }

  #hasBlindIn(seat: number): boolean {
    return this.#isPreflop && !this.#acted[seat] && this.#bets[seat]! > 0;
  }

  #mayRaise(seat: number): boolean {
    if (this.#bets[seat]! + this.#stacks[seat]! <= this.#price) return false;
    return this.#isReopened(seat) && this.#isAnswerable(seat);
  }

  #isReopened(seat: number): boolean {
    if (!this.#acted[seat]) return true;
    if (!this.#raise.isMet(this.#price - this.#bets[seat]!)) return this.#isReopenedWrongly(seat);
    if (!this.#fullSince[seat] && this.#breaks('short-all-ins-not-added')) return false;
    if (this.#raised[seat] && this.#breaks('one-raise-each')) return false;
    return !this.#breaks('never-reopened');
  }

  #isReopenedWrongly(seat: number): boolean {
    if (this.#fullSince[seat] && this.#breaks('short-all-ins-not-added')) return true;
    if (!this.#raised[seat] && this.#breaks('one-raise-each')) return true;
    return this.#breaks('always-reopened');
  }

  #isAnswerable(seat: number): boolean {
    for (let other = 0; other < this.#bets.length; other++) {
      if (other === seat || !this.#canBet(other)) continue;
      if (this.#bets[other]! + this.#stacks[other]! > this.#price) return true;
    }
    return this.#breaks('unanswerable-raises');
  }

  #turnNow(): Turn | null {
    const seat = this.#turn;
    if (seat === NOBODY) return null;
    const max = this.#bets[seat]! + this.#stacks[seat]!;
    const range = this.#mayRaise(seat)
      ? { min: Math.min(this.#raise.leastTotal(this.#price), max), max }
      : null;
    return {
      player: this.#names[seat]!,
      toCall: this.#toCall(seat),
      check: this.#mayCheck(seat),
      bet: this.#price === 0 ? range : null,
      raise: this.#price === 0 ? null : range,
    };
  }

  #mayCheck(seat: number): boolean {
    if (this.#bets[seat]! >= this.#price) return true;
    return this.#breaks('checks-facing-a-bet') || this.#breaks('check-is-a-call');
  }

  /** Whether the action was accepted. */
  #act({ player, act, to = 0, allIn }: ActionEvent): boolean {
    const seat = this.#names.indexOf(player);
    const isTurn = seat === this.#turn;
    if (!isTurn && !(this.#canBet(seat) && this.#breaks('acts-out-of-turn'))) return false;
    if (act === 'fold') this.#folded[seat] = true;
    else if (act === 'check') {
      if (!this.#mayCheck(seat)) return false;
      if (this.#bets[seat]! < this.#price && this.#breaks('check-is-a-call')) this.#call(seat);
    } else if (act === 'call') {
      if (this.#bets[seat]! >= this.#price) return false;
      this.#call(seat);
    } else if (!this.#raiseTo(seat, to, allIn === true)) return false;
    this.#acted[seat] = true;
    this.#fullSince[seat] = false;
    this.#turn = this.#nextFrom(seat);
    return true;
  }

  #call(seat: number): void {
    const chips = this.#toCall(seat);
    this.#payBlindAgain(seat);
    this.#putIn(seat, Math.min(chips, this.#stacks[seat]!));
    const bet = this.#bets[seat]!;
    if (bet !== this.#price && this.#breaks('short-call-lowers-the-price')) this.#price = bet;
  }

  /** ACT-3, broken: the blind goes into the pot once more, and into no bet. */
  #payBlindAgain(seat: number): void {
    if (!this.#hasBlindIn(seat) || !this.#breaks('blind-paid-again')) return;
    const chips = Math.min(this.#bets[seat]!, this.#stacks[seat]!);
    this.#stacks[seat]! -= chips;
    this.#live[seat]! += chips;
  }

  #raiseTo(seat: number, to: number, allIn: boolean): boolean {
    const whole = this.#bets[seat]! + this.#stacks[seat]!;
    const total = to > whole && this.#breaks('more-than-the-stack') ? whole : to;
    if (!this.#mayRaise(seat) || total > whole || total <= this.#price) return false;
    if (total < this.#raise.leastTotal(this.#price) && !allIn && total < whole) return false;
    const by = total - this.#price;
    const isShort = !this.#raise.isMet(by);
    this.#payBlindAgain(seat);
    this.#putIn(seat, Math.min(total - this.#bets[seat]!, this.#stacks[seat]!));
    this.#raised[seat] = true;
    if (isShort && this.#breaks('short-all-in-is-a-call')) return true;
    this.#raise.raise(this.#price, by, total === whole);
    this.#price = total;
    if (!isShort) this.#fullSince.fill(true);
    return true;
  }

  end(turns: readonly (Turn | null)[], refused: number | null): BettingEnd {
    return {
      turns,
      refused,
      stacks: this.#stacks,
      live: this.#live,
      antes: this.#antes,
      folded: this.#folded,
    };
  }
}
