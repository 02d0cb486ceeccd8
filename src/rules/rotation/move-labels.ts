import { unreachable } from '../../kernel/index.ts';
import type { ButtonRule } from '../table/house-rules.ts';
import type { LabelSeats } from '../table/table.ts';

/** Who sits where when the button moves. Seats are clockwise; the first need not have the button. */
export interface OldTable {
  readonly dealer: number;
  readonly sb: number;
  readonly bb: number;
  readonly headsUp: boolean;
  readonly rule: ButtonRule;
  readonly seats: readonly SeatState[];
}

/**
 * `in` has chips, `out` has none and stays listed, `new` has chips and was not in the hand before
 * (TOUR-3), `gone` left the table: the seat only says where the labels were.
 */
type SeatState = 'in' | 'out' | 'new' | 'gone';

/** Where Dealer, SB and BB are in the next hand. NEXT-6: null with one player left. */
export function moveLabels(old: OldTable): LabelSeats | null {
  const ring = new Ring(old);
  if (ring.count < 2) return null;
  const { rule } = old;
  if (rule !== 'seat' && ring.visible === 2) return toHeadsUp(old, ring);
  if (rule !== 'seat' && old.headsUp) return fromHeadsUp(old, ring);
  if (rule === 'moving' && ring.isRenewed) return toNewcomers(old, ring);
  switch (rule) {
    case 'moving': {
      // NEXT-2
      const dealer = ring.playerAfter(old.dealer);
      const sb = ring.playerAfter(dealer);
      return { dealer, sb, bb: ring.playerAfter(sb) };
    }
    case 'dead':
      // NEXT-4 (TDA 32): the seats of the old blinds, even if empty
      return { dealer: old.sb, sb: old.bb, bb: ring.playerAfter(old.bb) };
    case 'seat':
      // NEXT-5: every label one seat on, chips or not
      return {
        dealer: old.headsUp ? null : ring.seatAfter(old.dealer),
        sb: ring.seatAfter(old.sb),
        bb: ring.seatAfter(old.bb),
      };
    default:
      return unreachable(rule);
  }
}

/** TOUR-9: after a misdeal the button stays; whoever left since has their blind posted by the next. */
export function keepLabels(old: OldTable): LabelSeats | null {
  const { dealer, sb, bb, headsUp, rule } = old;
  const ring = new Ring(old);
  if ([dealer, sb, bb].every((seat) => ring.plays(seat))) {
    return { dealer: headsUp ? null : dealer, sb, bb };
  }
  if (headsUp || ring.visible < 2 || !ring.plays(dealer)) return moveLabels(old);
  const next = ring.playerAfter(dealer);
  if (ring.visible === 2) return { dealer: null, sb: dealer, bb: next };
  // NEXT-4: a dead small blind stays one.
  if (rule === 'dead' && ring.plays(bb)) return { dealer, sb, bb };
  return { dealer, sb: next, bb: ring.playerAfter(next) };
}

/** NEXT-3: nobody is BB twice in a row; the other has the button and the SB. */
function toHeadsUp({ bb: oldBb }: OldTable, ring: Ring): LabelSeats {
  const bb = ring.playerAfter(oldBb);
  const sb = ring.playerAfter(bb);
  // TOUR-3: a newcomer behind the BB did not count for the blinds, but plays, and has the button.
  const before = ring.playerBefore(sb);
  return { dealer: before === bb ? null : before, sb, bb };
}

/** TOUR-3, from two players to three: the BB moves on, the old BB is SB, the old SB is Dealer. */
function fromHeadsUp(old: OldTable, ring: Ring): LabelSeats {
  const bb = ring.playerAfter(old.bb);
  const isDead = old.rule === 'dead';
  const sb = isDead || ring.plays(old.bb) ? old.bb : ring.playerBefore(bb);
  // Where the old BB is out, the old SB may be the SB again, or the next BB.
  const isFree = ring.plays(old.sb) && old.sb !== sb && old.sb !== bb;
  const dealer = isDead || isFree ? old.sb : ring.playerBefore(sb);
  return { dealer, sb, bb };
}

/** TOUR-3: one player and newcomers before them. So that nobody is BB twice, the BB moves on. */
function toNewcomers({ bb: oldBb }: OldTable, ring: Ring): LabelSeats {
  const bb = ring.playerAfter(oldBb);
  const sb = ring.playerBefore(bb);
  return { dealer: ring.playerBefore(sb), sb, bb };
}

/** TOUR-3: whether a seat lies between the Dealer and the BB, where no newcomer is dealt in. */
export const isBeforeBlinds = ({ dealer, sb, bb }: LabelSeats, seat: number): boolean =>
  (dealer !== null && isBetween(seat, dealer, sb)) || isBetween(seat, sb, bb);

/** Whether a seat is met on the way clockwise from one to another, both left out. */
const isBetween = (seat: number, from: number, to: number): boolean =>
  from < to ? seat > from && seat < to : seat > from || seat < to;

const NONE: readonly boolean[] = [];

/** Walks round the table. */
class Ring {
  readonly #seats: readonly SeatState[];
  /** TOUR-3: newcomers between the old Dealer and the old BB do not move the button. */
  readonly #hidden: readonly boolean[];
  /** Players with chips, and those of them who count when the labels move. */
  readonly count: number;
  readonly visible: number;
  /** Whether newcomers who would not count are all there is besides one player or none. */
  readonly isRenewed: boolean;

  constructor({ seats, dealer, bb }: OldTable) {
    let count = 0;
    for (const state of seats) if (state === 'in' || state === 'new') count++;
    this.#seats = seats;
    this.count = count;
    const hidden = seats.includes('new')
      ? seats.map((state, seat) => state === 'new' && isBetween(seat, dealer, bb))
      : NONE;
    const visible = count - hidden.filter(Boolean).length;
    this.isRenewed = visible < 2;
    this.#hidden = this.isRenewed ? NONE : hidden;
    this.visible = this.isRenewed ? count : visible;
  }

  plays(seat: number): boolean {
    return this.#seats[seat] === 'in' || this.#seats[seat] === 'new';
  }

  playerAfter(seat: number): number {
    let next = this.#step(seat);
    while (!this.plays(next) || this.#hidden[next]) next = this.#step(next);
    return next;
  }

  /** The player before a seat, a newcomer or not. */
  playerBefore(seat: number): number {
    const { length } = this.#seats;
    let next = (seat + length - 1) % length;
    while (!this.plays(next)) next = (next + length - 1) % length;
    return next;
  }

  /** The seat after another, chips or not. */
  seatAfter(seat: number): number {
    let next = this.#step(seat);
    while (this.#seats[next] === 'gone' || this.#hidden[next]) next = this.#step(next);
    return next;
  }

  #step(seat: number): number {
    return (seat + 1) % this.#seats.length;
  }
}
