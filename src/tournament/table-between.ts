import { type ChairsLine, type HandRecord, nextRecord, UNWRITTEN } from '../record/index.ts';
import type { Verdict } from '../referee/index.ts';
import {
  type ButtonRule,
  type Chips,
  isBeforeBlinds,
  keepLabels,
  type LabelSeats,
  labelAt,
  moveLabels,
  type NextSeat,
} from '../rules/index.ts';
import {
  chairsInSetUp,
  type ExpectedHand,
  type ExpectedSeat,
  isNewcomer,
  type SeatNow,
} from './seats.ts';

interface Level {
  readonly sb: number;
  readonly bb: number;
  readonly ante: number;
}

/** The lines between hands that bring chips to a table or take them away. */
export type ChipsLine = 'sits' | 'leaves' | 'rebuy' | 'add-on' | 'penalty' | 'recount';

/** Where the labels were in the last hand, and how they move on. */
interface OldLabels {
  readonly dealer: SeatNow;
  readonly sb: SeatNow;
  readonly bb: SeatNow;
  readonly headsUp: boolean;
  readonly rule: ButtonRule;
  /** TOUR-9: after a misdeal the button stays. */
  readonly stay: boolean;
}

/** The table after a hand, while the lines between the hands are applied to it. */
export class TableBetween {
  readonly record: HandRecord;
  /** Clockwise, from the seat that had the button. */
  readonly seats: SeatNow[];
  readonly #old: OldLabels;
  blinds: Level;
  /** The level that a line between the hands names (TOUR-7). */
  level: Level | null = null;
  /** The chip that a colour-up leaves as the smallest. */
  smallestChip: number | null = null;
  /** TOUR-2: all chips at the table, of players who wait too; null if somebody left with who knows what. */
  total: number | null;
  readonly #brought = new Map<ChipsLine, number>();

  /** The table after a hand; null if the hand has none. */
  static after(
    { record, replay, settlement, payment }: Verdict,
    { waiting, away }: Carried = NOTHING_CARRIED,
  ): TableBetween | null {
    const table = replay.seating?.table;
    if (!table) return null;
    const chairs = chairsInSetUp(record);
    const left = (seat: number): number | undefined => settlement?.players[seat]?.final;
    const seats = table.seats.map(
      ({ name, stack }, seat): SeatNow => ({
        name,
        stack: payment?.newStacks?.[seat] ?? null,
        least: payment?.newStacks?.[seat] ?? left(seat) ?? stack,
        chair: chairs.get(name) ?? null,
        wasOut: stack === 0,
        isNew: false,
        isGone: false,
        waits: false,
        away: away.has(name),
      }),
    );
    const labels: OldLabels = {
      dealer: seats[0]!,
      sb: seats[table.sb]!,
      bb: seats[table.bb]!,
      headsUp: table.headsUp,
      rule: table.rules.button,
      stay: payment?.isVoid === true,
    };
    const total = table.seats.reduce((sum, { stack }) => sum + stack, 0);
    const after = new TableBetween(record, seats, labels, total);
    for (const { seat, after: neighbour } of waiting) {
      if (after.total !== null) after.total += seat.least;
      after.seat({ ...seat, isNew: true, waits: false }, after.find(neighbour));
    }
    return after;
  }

  private constructor(
    record: HandRecord,
    seats: SeatNow[],
    labels: OldLabels,
    total: number | null,
  ) {
    this.record = record;
    this.seats = seats;
    this.#old = labels;
    this.blinds = record.blinds!;
    this.total = total;
  }

  /** The same table with seats of its own, for whoever comes or goes; lines are applied to neither. */
  withOwnSeats(): TableBetween {
    const seats = this.seats.map((seat) => ({ ...seat }));
    const twin = (seat: SeatNow): SeatNow => seats[this.seats.indexOf(seat)]!;
    const { dealer, sb, bb } = this.#old;
    const labels = { ...this.#old, dealer: twin(dealer), sb: twin(sb), bb: twin(bb) };
    return new TableBetween(this.record, seats, labels, this.total);
  }

  /** TOUR-2: chips that come in or, below 0, go out; null if nobody knows how many. */
  bring(chips: number | null, by: ChipsLine): void {
    this.total = this.total === null || chips === null ? null : this.total + chips;
    this.#brought.set(by, (this.#brought.get(by) ?? 0) + (chips ?? 0));
  }

  /** What lines of a kind brought in or, below 0, took out. */
  broughtBy(kind: ChipsLine): number {
    return this.#brought.get(kind) ?? 0;
  }

  find(name: string): SeatNow | null {
    const { seated } = this;
    const small = name.toLowerCase();
    return (
      seated.find((seat) => seat.name === name) ??
      seated.find((seat) => seat.name.toLowerCase() === small) ??
      null
    );
  }

  /** Puts somebody clockwise after a neighbour, else last. */
  seat(seat: SeatNow, neighbour: SeatNow | null): void {
    const place = neighbour ? this.seats.indexOf(neighbour) + 1 : this.seats.length;
    this.seats.splice(place, 0, seat);
  }

  get seated(): readonly SeatNow[] {
    return this.seats.filter((seat) => !seat.isGone);
  }

  /** TOUR-3, TOUR-4: the next hand; `own` are its stacks where the last hand's end is not known. */
  expected(own: ReadonlyMap<string, number> = NO_STACKS): ExpectedHand {
    const { seats } = this;
    const stacks = seats.map((seat) => seat.stack ?? own.get(seat.name) ?? seat.least);
    const labels = this.#nextLabels(stacks);
    const waits = (seat: SeatNow, i: number): boolean =>
      seat.waits ||
      (isNewcomer(seat) && stacks[i]! > 0 && labels !== null && isBeforeBlinds(labels, i));
    const first = labels === null ? 0 : (labels.dealer ?? labels.sb);
    const listed: ExpectedSeat[] = [];
    const waiting: SeatNow[] = [];
    for (let k = 0; k < seats.length; k++) {
      const i = (first + k) % seats.length;
      const seat = seats[i]!;
      const label = labels && labelAt(labels, i);
      if (seat.isGone) {
        // Under a dead button the seat of somebody who left keeps its label.
        if (label !== null) listed.push({ seat, label, stack: 0 });
      } else if (waits(seat, i)) waiting.push(seat);
      else listed.push({ seat, label, stack: seat.stack });
    }
    const nameAt = (i: number | null): string | null => (i === null ? null : seats[i]!.name);
    return {
      seats: listed,
      waiting,
      labels: labels && {
        Dealer: nameAt(labels.dealer),
        SB: nameAt(labels.sb),
        BB: nameAt(labels.bb),
      },
    };
  }

  #nextLabels(stacks: readonly number[]): LabelSeats | null {
    const { seats } = this;
    const { headsUp, rule, stay } = this.#old;
    const old = [this.#old.dealer, this.#old.sb, this.#old.bb];
    const [dealer, sb, bb] = old.map((seat) => seats.indexOf(seat)) as [number, number, number];
    const states = seats.map((seat, i) => {
      if (seat.isGone || seat.waits) return 'gone';
      if (stacks[i] === 0) return 'out';
      return isNewcomer(seat) ? 'new' : 'in';
    });
    // From two players to three the old SB has the button as it is (TOUR-3).
    const isJoined = headsUp && states.includes('new');
    const label = stay && !isJoined ? keepLabels : moveLabels;
    return label({ dealer, sb, bb, headsUp, rule, seats: states });
  }

  /**
   * The next hand's record: TOUR-9 has been applied. Where an end was not seen, stacks are what the
   * hand is known to have left. null with one player left.
   */
  nextHand(): HandRecord | null {
    const { seats, labels } = this.expected();
    if (labels === null) return null;
    const lines = seats.map(
      ({ seat, label, stack }): NextSeat => ({
        name: seat.name,
        label,
        stack: (stack ?? seat.least) as Chips,
      }),
    );
    const next = nextRecord(this.record, lines);
    const { sb, bb, ante } = this.blinds;
    return {
      ...next,
      blinds: { at: UNWRITTEN, sb, bb, ante },
      rules:
        this.smallestChip === null ? next.rules : { ...next.rules, oddChip: this.smallestChip },
      chairs: this.#chairs(seats.map(({ seat }) => seat)),
    };
  }

  /** What goes on to the table of a hand that lists these players. */
  carriedTo(listed: ReadonlySet<string>): Carried {
    const { seated } = this;
    const waiting = seated.flatMap((seat, i) => {
      if (listed.has(seat.name) || seat.least === 0) return [];
      for (let k = 1; k < seated.length; k++) {
        const before = seated[(i - k + seated.length) % seated.length]!;
        if (listed.has(before.name)) return [{ seat, after: before.name }];
      }
      return [];
    });
    return { waiting, away: new Set(seated.filter(({ away }) => away).map(({ name }) => name)) };
  }

  #chairs(seats: readonly SeatNow[]): ChairsLine | null {
    const { chairs } = this.record;
    const numbers = seats.map(({ chair }) => chair);
    if (!chairs || numbers.includes(null)) return null;
    return { at: UNWRITTEN, numbers: numbers as number[], of: chairs.of };
  }
}

/** What a hand's own text does not say of the table it was played at. */
export interface Carried {
  /** Players who were not dealt in, and the listed one after whom each sits. */
  readonly waiting: readonly { readonly seat: SeatNow; readonly after: string }[];
  /** Who is away until they come back. */
  readonly away: ReadonlySet<string>;
}

const NOTHING_CARRIED: Carried = { waiting: [], away: new Set() };

const NO_STACKS: ReadonlyMap<string, number> = new Map();
