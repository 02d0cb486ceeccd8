import { events, type HandEvent, type Table } from '../../src/rules/index.ts';
import type { OracleMove } from '../oracle/raises.ts';
import type { Made } from './random-hand.ts';

/**
 * The hand as a bystander keeps count of it, from what happens at the table alone: whose chips
 * went where, who has folded, who is still to speak. Lists are by seat.
 */
export interface Seen {
  readonly stacks: readonly number[];
  /** On this street, the ante apart. */
  readonly bets: readonly number[];
  /** Over the whole hand, the ante apart. */
  readonly live: readonly number[];
  readonly antes: readonly number[];
  readonly folded: readonly boolean[];
  /** Everything put in on this street, posts included. */
  readonly moves: readonly OracleMove[];
  /** What the bet of this street starts from. */
  readonly opening: number;
  /** What has to be matched. */
  readonly price: number;
  readonly turn: number | null;
}

/** One for each state of the course. */
export function witness({ table, hand }: Made): readonly Seen[] {
  const bystander = new Bystander(table);
  const seen: Seen[] = [];
  let posting = true;
  for (const event of events(hand)) {
    if (posting && event.kind !== 'post') seen.push(bystander.say());
    posting = event.kind === 'post';
    bystander.see(event);
    if (!posting) seen.push(bystander.say());
  }
  if (posting) seen.push(bystander.say());
  return seen;
}

class Bystander {
  readonly #table: Table;
  readonly #stacks: number[];
  readonly #live: number[];
  readonly #antes: number[];
  readonly #folded: boolean[];
  #bets: number[];
  #moves: OracleMove[] = [];
  #opening: number;
  #price: number;
  /** Who is still to speak on this street, in order. */
  #queue: number[];

  constructor(table: Table) {
    const nothing = table.seats.map(() => 0);
    this.#table = table;
    this.#stacks = table.seats.map((seat) => seat.stack);
    this.#live = nothing.slice();
    this.#antes = nothing.slice();
    this.#bets = nothing.slice();
    this.#folded = table.seats.map(() => false);
    // POST-4: the full big blind, however much of it was posted
    this.#opening = table.blinds.bb;
    this.#price = table.blinds.bb;
    // SEAT-3: before the flop the big blind speaks last
    this.#queue = this.#clockwiseAfter(table.bb);
  }

  see(event: HandEvent): void {
    if (event.kind === 'deal') {
      this.#bets = this.#bets.map(() => 0);
      this.#moves = [];
      this.#opening = 0;
      this.#price = 0;
      this.#queue = this.#clockwiseAfter(0);
      return;
    }
    // ACT-8: a muck moves no chip and folds no hand.
    if (event.kind === 'muck') return;
    const { seat } = event;
    const added = event.kind === 'post' ? event.amount : event.added;
    this.#stacks[seat]! -= added;
    if (event.kind === 'post' && event.what === 'ante') {
      this.#antes[seat]! += added;
      return;
    }
    this.#live[seat]! += added;
    this.#bets[seat]! += added;
    const to = this.#bets[seat]!;
    const player = this.#table.seats[seat]!.name;
    this.#moves.push({ player, to, acts: event.kind === 'act' });
    if (event.kind === 'post') return;
    if (event.verb === 'fold') this.#folded[seat] = true;
    this.#queue = this.#queue.filter((other) => other !== seat);
    if (to > this.#price) {
      this.#price = to;
      this.#queue = this.#clockwiseAfter(seat).slice(0, -1);
    }
  }

  say(): Seen {
    return {
      stacks: this.#stacks.slice(),
      bets: this.#bets.slice(),
      live: this.#live.slice(),
      antes: this.#antes.slice(),
      folded: this.#folded.slice(),
      moves: this.#moves.slice(),
      opening: this.#opening,
      price: this.#price,
      turn: this.#turn(),
    };
  }

  /** ACT-8: nobody speaks who is alone, or who alone has chips and faces no bet. */
  #turn(): number | null {
    const left = this.#clockwiseAfter(0).filter((seat) => this.#isIn(seat));
    const able = left.filter((seat) => this.#stacks[seat]! > 0);
    if (left.length < 2) return null;
    const facesBet = (seat: number): boolean =>
      left.some((other) => this.#bets[other]! > this.#bets[seat]!);
    if (able.length === 1) return facesBet(able[0]!) ? able[0]! : null;
    return this.#queue.find((seat) => able.includes(seat)) ?? null;
  }

  #isIn(seat: number): boolean {
    return this.#table.seats[seat]!.stack > 0 && !this.#folded[seat];
  }

  /** All seats, the given one last. */
  #clockwiseAfter(seat: number): number[] {
    const count = this.#table.seats.length;
    return Array.from({ length: count }, (_, i) => (seat + 1 + i) % count);
  }
}
