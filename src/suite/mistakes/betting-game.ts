import {
  type ActionEvent,
  type CaseQuestion,
  isStreetEvent,
  type Turn,
} from '../conformance/conformance-case.ts';
import {
  type BettingTable,
  call,
  canBet,
  chipsToCall,
  clearBets,
  leastTotal,
  mayCheck,
  mayRaise,
  mostTotal,
  payBlindAgain,
  postedTable,
  putIn,
  wholeOf,
} from './betting-table.ts';
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
export class BettingGame {
  readonly #table: BettingTable;
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
    this.#table = postedTable(table, breaks);
    this.#isStrict = isStrict;
    this.#isEmpty = table.seats.map(({ stack }) => stack === 0);
    this.#button = this.#table.names.indexOf(table.button);
    this.#isHeadsUp = isHeadsUp(table);
    this.#noteWhoPlays();
    this.#turn = this.#nextFrom(this.#seatBeforeFirst());
  }

  #noteWhoPlays(): void {
    const playing = this.#table.names.map((_, seat) => canBet(this.#table, seat));
    if (playing.filter(Boolean).length > 1) this.#playing = playing;
  }

  /** Preflop starts left of the BB: heads-up that is the SB. */
  #seatBeforeFirst(): number {
    const { sb, bb, breaks } = this.#table;
    if (this.#isHeadsUp) return breaks('heads-up-big-blind-first') ? sb : bb;
    return breaks('preflop-from-the-small-blind') ? this.#button : bb;
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
    return this.#turn === NOBODY && this.#table.folded.filter((isOut) => !isOut).length > 1;
  }

  #openStreet(): void {
    this.#liveBefore.push([...this.#table.live]);
    this.#noteWhoPlays();
    this.#allIns = 0;
    this.#streetRaiser = NOBODY;
    clearBets(this.#table);
    this.#turn = this.#nextFrom(this.#seatBeforeLaterStreet());
  }

  #seatBeforeLaterStreet(): number {
    const { names, bb, breaks } = this.#table;
    const before = (seat: number): number => (seat + names.length - 1) % names.length;
    if (this.#lastRaiser !== NOBODY && breaks('streets-from-the-last-raiser')) {
      return before(this.#lastRaiser);
    }
    // Heads-up the seat before the small blind is the big blind's.
    if (this.#isHeadsUp) return breaks('heads-up-order') ? bb : this.#button;
    if (breaks('later-streets-from-the-big-blind')) return bb;
    const areTwo = names.filter((_, seat) => canBet(this.#table, seat)).length === 2;
    if (areTwo && breaks('two-left-act-as-heads-up')) return before(this.#button);
    return breaks('later-streets-from-the-button') ? before(this.#button) : this.#button;
  }

  /** The next who has to act, clockwise after a seat. */
  #nextFrom(seat: number): number {
    const { names, folded, stacks, breaks } = this.#table;
    const count = names.length;
    let still = 0;
    this.#able = 0;
    for (let one = 0; one < count; one++) {
      if (folded[one]) continue;
      still++;
      if (stacks[one]! > 0) this.#able++;
    }
    if (still < 2) return NOBODY;
    const isBackwards = count > 2 && breaks('counter-clockwise');
    for (let step = 1; step <= count; step++) {
      const next = (isBackwards ? seat - step + count : seat + step) % count;
      if (this.#hasToAct(next)) return next;
    }
    const raiser = this.#streetRaiser;
    if (raiser === NOBODY || !canBet(this.#table, raiser) || !breaks('raiser-asked-again')) {
      return NOBODY;
    }
    this.#streetRaiser = NOBODY;
    return raiser;
  }

  #hasToAct(seat: number): boolean {
    const table = this.#table;
    const { breaks } = table;
    if (!canBet(table, seat)) {
      if (table.acted[seat]) return false;
      if (this.#isEmpty[seat]) return breaks('asks-empty-seats');
      if (table.stacks[seat]! > 0) return breaks('asks-folded-players');
      return !table.folded[seat] && breaks('asks-all-in-players');
    }
    if (table.bets[seat]! >= table.price) {
      if (table.acted[seat]) return false;
      if (table.price > 0 && breaks('no-option')) return false;
    } else if (this.#isLeftOut(seat)) return false;
    if (!this.#coversEverybody(seat) || breaks('asks-without-decision')) return true;
    if (table.bets[seat]! > 0 && breaks('asks-who-covers-every-all-in')) return true;
    return !table.isPreflop && breaks('asks-while-the-board-runs-out');
  }

  /** ACT-8, broken: what is raised is not put to those who have acted. */
  #isLeftOut(seat: number): boolean {
    const { acted, bets, price, raise, breaks } = this.#table;
    if (!acted[seat]) return false;
    const isShort = price - bets[seat]! < raise;
    return (isShort && breaks('short-raise-closes-the-street')) || breaks('one-action-each');
  }

  /** ACT-8: nobody else can bet, and nobody all-in is above this player. */
  #coversEverybody(seat: number): boolean {
    if (this.#able > 1) return false;
    const { bets, folded } = this.#table;
    for (let other = 0; other < bets.length; other++) {
      if (!folded[other] && bets[other]! > bets[seat]!) return false;
    }
    return true;
  }

  #turnNow(): Turn | null {
    const seat = this.#turn;
    if (seat === NOBODY) return null;
    const table = this.#table;
    const max = mostTotal(table, seat);
    const range = mayRaise(table, seat)
      ? { min: Math.min(leastTotal(table, seat), max), max }
      : null;
    return {
      player: table.names[seat]!,
      toCall: chipsToCall(table, seat),
      check: mayCheck(table, seat),
      bet: table.price === 0 ? range : null,
      raise: table.price === 0 ? null : range,
    };
  }

  /** Whether the action was accepted. */
  #act(event: ActionEvent): boolean {
    const { player, act, to = 0, allIn } = event;
    const table = this.#table;
    const { bets, stacks, price, breaks } = table;
    const seat = table.names.indexOf(player);
    const isTurn = seat === this.#turn;
    if (!isTurn && !(canBet(table, seat) && breaks('acts-out-of-turn'))) return false;
    if (this.#isStrict && !this.#fits(seat, event)) return false;
    if (act === 'fold') table.folded[seat] = true;
    else if (act === 'check') {
      if (!mayCheck(table, seat)) return false;
      if (bets[seat]! < price && breaks('check-is-a-call')) call(table, seat);
    } else if (act === 'call') {
      const owed = price - bets[seat]!;
      if (owed <= 0 || (stacks[seat]! < owed && breaks('short-call-refused'))) return false;
      call(table, seat);
    } else if (!this.#raiseTo(seat, to, allIn === true)) return false;
    table.acted[seat] = true;
    table.fullSince[seat] = false;
    this.#turn = this.#nextFrom(seat);
    return true;
  }

  /** Whether the chips of an action are those that it takes. */
  #fits(seat: number, { act, to, adds, allIn }: ActionEvent): boolean {
    if (to === undefined) return true;
    const { bets, stacks, price } = this.#table;
    if (adds !== to - bets[seat]! || (allIn && adds !== stacks[seat]!)) return false;
    if (act === 'call') return adds === chipsToCall(this.#table, seat);
    return (act === 'bet') === (price === 0);
  }

  #raiseTo(seat: number, to: number, allIn: boolean): boolean {
    const table = this.#table;
    const { bets, stacks, price, breaks } = table;
    const whole = wholeOf(table, seat);
    const total = to > whole && breaks('more-than-the-stack') ? whole : to;
    if (!mayRaise(table, seat) || total > whole || total <= price) return false;
    if (total > mostTotal(table, seat) && total === to) return false;
    if (total < leastTotal(table, seat) && !allIn && total < whole) return false;
    const by = total - price;
    const isShort = by < table.raise;
    const mistake = price === 0 ? 'short-bet-sets-the-size' : 'short-all-in-sets-the-size';
    payBlindAgain(table, seat);
    putIn(table, seat, Math.min(total - bets[seat]!, stacks[seat]!));
    table.raised[seat] = true;
    this.#lastRaiser = seat;
    this.#streetRaiser = seat;
    table.shortSince = isShort ? table.shortSince + by : 0;
    this.#allIns = total === whole ? this.#allIns + by : 0;
    if (isShort && breaks('short-all-in-is-a-call')) return true;
    table.price = total;
    if (!isShort || breaks(mistake)) table.raise = by;
    else if (this.#allIns > table.raise && breaks('all-ins-add-up-to-the-size')) {
      table.raise = this.#allIns;
    }
    if (!isShort) table.fullSince.fill(true);
    return true;
  }

  end(turns: readonly (Turn | null)[], refused: number | null): BettingEnd {
    const { stacks, live, antes, folded } = this.#table;
    return {
      turns,
      refused,
      stacks,
      live,
      antes,
      folded,
      liveBefore: this.#liveBefore,
      playing: this.#playing,
    };
  }
}
