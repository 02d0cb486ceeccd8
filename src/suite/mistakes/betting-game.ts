import {
  type ActionEvent,
  type CaseQuestion,
  isStreetEvent,
  type Turn,
} from '../conformance/conformance-case.ts';
import { BettingTable } from './betting-table.ts';
import type { Breaks } from './mistakes.ts';
import { isHeadsUp } from './posting.ts';

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
  /** What everybody had bet in the hand when each later street began. */
  readonly liveBefore: readonly (readonly number[])[];
  /** Who still had chips when the last street began on which two could bet. */
  readonly playing: readonly boolean[];
}

const NOBODY = -1;

/** Whose turn it is, and what becomes of each event; one rule may be broken. */
export class BettingGame extends BettingTable {
  readonly #isStrict: boolean;
  readonly #button: number;
  readonly #isHeadsUp: boolean;
  /** SEAT-5 */
  readonly #isEmpty: readonly boolean[];
  /** The last to bet or raise in the hand, and on this street. */
  #lastRaiser = NOBODY;
  #streetRaiser = NOBODY;
  readonly #liveBefore: (readonly number[])[] = [];
  #playing: readonly boolean[] = [];
  /** What all-ins have raised since anybody raised with chips behind. */
  #allIns = 0;
  #turn = NOBODY;
  /** How many players still in have chips behind. */
  #able = 0;

  /** Whoever is strict refuses every event that is not exactly what they would offer. */
  constructor({ table }: CaseQuestion, breaks: Breaks, isStrict = false) {
    super(table, breaks);
    this.#isStrict = isStrict;
    this.#isEmpty = table.seats.map(({ stack }) => stack === 0);
    this.#button = this.names.indexOf(table.button);
    this.#isHeadsUp = isHeadsUp(table);
    this.#noteWhoPlays();
    this.#turn = this.#nextFrom(this.#seatBeforeFirst());
  }

  #noteWhoPlays(): void {
    const playing = this.names.map((_, seat) => this.canBet(seat));
    if (playing.filter(Boolean).length > 1) this.#playing = playing;
  }

  /** Preflop starts left of the BB: heads-up that is the SB. */
  #seatBeforeFirst(): number {
    if (this.#isHeadsUp) return this.breaks('heads-up-big-blind-first') ? this.sb : this.bb;
    return this.breaks('preflop-from-the-small-blind') ? this.#button : this.bb;
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
        if (this.#isStrict && i > 0 && !this.#isStreetOver()) return i;
        if (i > 0) this.#openStreet();
      } else if (!this.#act(event)) return i;
      if (i >= from && !onTurn(this.#turnNow(), i)) return null;
    }
    return null;
  }

  /** ACT-8 */
  #isStreetOver(): boolean {
    return this.#turn === NOBODY && this.folded.filter((isOut) => !isOut).length > 1;
  }

  #openStreet(): void {
    this.isPreflop = false;
    this.#liveBefore.push([...this.live]);
    this.#noteWhoPlays();
    this.shortSince = 0;
    this.#allIns = 0;
    this.#streetRaiser = NOBODY;
    this.bets.fill(0);
    this.acted.fill(false);
    this.raised.fill(false);
    this.fullSince.fill(false);
    this.price = 0;
    if (this.raise !== this.blind && !this.breaks('raise-size-carried-over')) {
      this.raise = this.blind;
    }
    this.#turn = this.#nextFrom(this.#seatBeforeLaterStreet());
  }

  #seatBeforeLaterStreet(): number {
    const before = (seat: number): number => (seat + this.names.length - 1) % this.names.length;
    if (this.#lastRaiser !== NOBODY && this.breaks('streets-from-the-last-raiser')) {
      return before(this.#lastRaiser);
    }
    // Heads-up the seat before the small blind is the big blind's.
    if (this.#isHeadsUp) return this.breaks('heads-up-order') ? this.bb : this.#button;
    if (this.breaks('later-streets-from-the-big-blind')) return this.bb;
    const areTwo = this.names.filter((_, seat) => this.canBet(seat)).length === 2;
    if (areTwo && this.breaks('two-left-act-as-heads-up')) return before(this.#button);
    return this.breaks('later-streets-from-the-button') ? before(this.#button) : this.#button;
  }

  /** The next who has to act, clockwise after a seat. */
  #nextFrom(seat: number): number {
    const count = this.names.length;
    let still = 0;
    this.#able = 0;
    for (let one = 0; one < count; one++) {
      if (this.folded[one]) continue;
      still++;
      if (this.stacks[one]! > 0) this.#able++;
    }
    if (still < 2) return NOBODY;
    const isBackwards = count > 2 && this.breaks('counter-clockwise');
    for (let step = 1; step <= count; step++) {
      const next = (isBackwards ? seat - step + count : seat + step) % count;
      if (this.#hasToAct(next)) return next;
    }
    const raiser = this.#streetRaiser;
    if (raiser === NOBODY || !this.canBet(raiser) || !this.breaks('raiser-asked-again')) {
      return NOBODY;
    }
    this.#streetRaiser = NOBODY;
    return raiser;
  }

  #hasToAct(seat: number): boolean {
    if (!this.canBet(seat)) {
      if (this.acted[seat]) return false;
      if (this.#isEmpty[seat]) return this.breaks('asks-empty-seats');
      if (this.stacks[seat]! > 0) return this.breaks('asks-folded-players');
      return !this.folded[seat] && this.breaks('asks-all-in-players');
    }
    if (this.bets[seat]! >= this.price) {
      if (this.acted[seat]) return false;
      if (this.price > 0 && this.breaks('no-option')) return false;
    }
    if (this.bets[seat]! < this.price && this.#isLeftOut(seat)) return false;
    if (!this.#coversEverybody(seat) || this.breaks('asks-without-decision')) return true;
    if (this.bets[seat]! > 0 && this.breaks('asks-who-covers-every-all-in')) return true;
    return !this.isPreflop && this.breaks('asks-while-the-board-runs-out');
  }

  /** ACT-8, broken: what is raised is not put to those who have acted. */
  #isLeftOut(seat: number): boolean {
    if (!this.acted[seat]) return false;
    const isShort = this.price - this.bets[seat]! < this.raise;
    return (
      (isShort && this.breaks('short-raise-closes-the-street')) || this.breaks('one-action-each')
    );
  }

  /** ACT-8: nobody else can bet, and nobody all-in is above this player. */
  #coversEverybody(seat: number): boolean {
    if (this.#able > 1) return false;
    for (let other = 0; other < this.bets.length; other++) {
      if (!this.folded[other] && this.bets[other]! > this.bets[seat]!) return false;
    }
    return true;
  }

  #turnNow(): Turn | null {
    const seat = this.#turn;
    if (seat === NOBODY) return null;
    const max = this.most(seat);
    const range = this.mayRaise(seat) ? { min: Math.min(this.leastTotal(seat), max), max } : null;
    return {
      player: this.names[seat]!,
      toCall: this.toCall(seat),
      check: this.mayCheck(seat),
      bet: this.price === 0 ? range : null,
      raise: this.price === 0 ? null : range,
    };
  }

  /** Whether the action was accepted. */
  #act(event: ActionEvent): boolean {
    const { player, act, to = 0, allIn } = event;
    const seat = this.names.indexOf(player);
    const isTurn = seat === this.#turn;
    if (!isTurn && !(this.canBet(seat) && this.breaks('acts-out-of-turn'))) return false;
    if (this.#isStrict && !this.#fits(seat, event)) return false;
    if (act === 'fold') this.folded[seat] = true;
    else if (act === 'check') {
      if (!this.mayCheck(seat)) return false;
      if (this.bets[seat]! < this.price && this.breaks('check-is-a-call')) this.#call(seat);
    } else if (act === 'call') {
      const owed = this.price - this.bets[seat]!;
      if (owed <= 0 || (this.stacks[seat]! < owed && this.breaks('short-call-refused'))) {
        return false;
      }
      this.#call(seat);
    } else if (!this.#raiseTo(seat, to, allIn === true)) return false;
    this.acted[seat] = true;
    this.fullSince[seat] = false;
    this.#turn = this.#nextFrom(seat);
    return true;
  }

  /** Whether the chips of an action are those that it takes. */
  #fits(seat: number, { act, to, adds, allIn }: ActionEvent): boolean {
    if (to === undefined) return true;
    const bet = this.bets[seat]!;
    if (adds !== to - bet || (allIn && adds !== this.stacks[seat]!)) return false;
    if (act === 'call') return adds === this.toCall(seat);
    return (act === 'bet') === (this.price === 0);
  }

  #call(seat: number): void {
    const chips = this.toCall(seat);
    this.#payBlindAgain(seat);
    this.putIn(seat, Math.min(chips, this.stacks[seat]!));
    const bet = this.bets[seat]!;
    if (bet !== this.price && this.breaks('short-call-lowers-the-price')) this.price = bet;
  }

  /** ACT-3, broken: the blind goes into the pot once more, and into no bet. */
  #payBlindAgain(seat: number): void {
    if (!this.hasBlindIn(seat) || !this.breaks('blind-paid-again')) return;
    const chips = Math.min(this.bets[seat]!, this.stacks[seat]!);
    this.stacks[seat]! -= chips;
    this.live[seat]! += chips;
  }

  #raiseTo(seat: number, to: number, allIn: boolean): boolean {
    const whole = this.bets[seat]! + this.stacks[seat]!;
    const total = to > whole && this.breaks('more-than-the-stack') ? whole : to;
    if (!this.mayRaise(seat) || total > whole || total <= this.price) return false;
    if (total > this.most(seat) && total === to) return false;
    if (total < this.leastTotal(seat) && !allIn && total < whole) return false;
    const by = total - this.price;
    const isShort = by < this.raise;
    const mistake = this.price === 0 ? 'short-bet-sets-the-size' : 'short-all-in-sets-the-size';
    this.#payBlindAgain(seat);
    this.putIn(seat, Math.min(total - this.bets[seat]!, this.stacks[seat]!));
    this.raised[seat] = true;
    this.#lastRaiser = seat;
    this.#streetRaiser = seat;
    this.shortSince = isShort ? this.shortSince + by : 0;
    this.#allIns = total === whole ? this.#allIns + by : 0;
    if (isShort && this.breaks('short-all-in-is-a-call')) return true;
    this.price = total;
    if (!isShort || this.breaks(mistake)) this.raise = by;
    else if (this.#allIns > this.raise && this.breaks('all-ins-add-up-to-the-size')) {
      this.raise = this.#allIns;
    }
    if (!isShort) this.fullSince.fill(true);
    return true;
  }

  end(turns: readonly (Turn | null)[], refused: number | null): BettingEnd {
    return {
      turns,
      refused,
      stacks: this.stacks,
      live: this.live,
      antes: this.antes,
      folded: this.folded,
      liveBefore: this.#liveBefore,
      playing: this.#playing,
    };
  }
}
