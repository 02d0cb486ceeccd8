import { writePlayer } from '../formats/index.ts';
import { type ChairsLine, type HandRecord, nextRecord, UNWRITTEN } from '../record/index.ts';
import type { Verdict } from '../referee/index.ts';
import {
  type ButtonRule,
  type Chips,
  isBeforeBlinds,
  type LabelSeats,
  labelAt,
  moveLabels,
  type NextSeat,
  type SetupLabel,
} from '../rules/index.ts';

/** Somebody at the table between two hands. */
export interface SeatNow {
  readonly name: string;
  /** null after a hand whose end nobody saw: TOUR-1 then has nothing to say. */
  stack: number | null;
  /** What the player has at least: the stack, or what the hand is known to have left. */
  least: number;
  chair: number | null;
  /** Out of chips already when the last hand started: may be left out of the next (TOUR-4). */
  readonly wasOut: boolean;
  /** Not in the last hand: sat down since, or waited (TOUR-3). */
  readonly isNew: boolean;
  /** Left the table: the seat only says where the labels were. */
  isGone: boolean;
  /** `Waits`: seated and not dealt in. */
  waits: boolean;
  away: boolean;
}

/** What the next hand starts with, as far as the hands and lines before it say. */
export interface ExpectedHand {
  /** In the order of the set-up. */
  readonly seats: readonly ExpectedSeat[];
  /** Seated, but not dealt in. */
  readonly waiting: readonly SeatNow[];
  /** null where fewer than two have chips. */
  readonly labels: Readonly<Record<SetupLabel, string | null>> | null;
}

export interface ExpectedSeat {
  readonly seat: SeatNow;
  readonly label: SetupLabel | null;
  /** TOUR-4: 0 for somebody who left and would have the button (`Button: Dead`). */
  readonly stack: number | null;
}

/** The table after a hand, while the lines between the hands are applied to it. */
export class TableBetween {
  readonly record: HandRecord;
  /** Clockwise, from the seat that had the button. */
  readonly seats: SeatNow[];
  readonly #labels: { readonly dealer: SeatNow; readonly sb: SeatNow; readonly bb: SeatNow };
  readonly #headsUp: boolean;
  readonly #rule: ButtonRule;
  /** TOUR-9: after a misdeal the button stays. */
  readonly #stays: boolean;
  blinds: { readonly sb: number; readonly bb: number; readonly ante: number };
  /** The level that a line between the hands names (TOUR-7). */
  level: { readonly sb: number; readonly bb: number; readonly ante: number } | null = null;
  /** The chip that a colour-up leaves as the smallest. */
  smallestChip: number | null = null;
  /** TOUR-2: all chips at the table, of players who wait too; null if somebody left with who knows what. */
  total: number | null;

  /** The table after a hand; null if the hand has none. */
  static after(verdict: Verdict, carried: Carried = NOTHING_CARRIED): TableBetween | null {
    return verdict.replay.seating?.table ? new TableBetween(verdict, carried) : null;
  }

  private constructor(
    { record, replay, settlement, payment }: Verdict,
    { waiting, away }: Carried,
  ) {
    const table = replay.seating!.table!;
    const chairs = chairsOf(record);
    const left = (seat: number): number | undefined => settlement?.players[seat]?.final;
    this.record = record;
    this.seats = table.seats.map(({ name, stack }, seat) => ({
      name,
      stack: payment?.newStacks?.[seat] ?? null,
      least: payment?.newStacks?.[seat] ?? left(seat) ?? stack,
      chair: chairs.get(name) ?? null,
      wasOut: stack === 0,
      isNew: false,
      isGone: false,
      waits: false,
      away: away.has(name),
    }));
    this.#labels = {
      dealer: this.seats[0]!,
      sb: this.seats[table.sb]!,
      bb: this.seats[table.bb]!,
    };
    this.#headsUp = table.headsUp;
    this.#rule = table.rules.button;
    this.#stays = payment?.isVoid ?? false;
    this.blinds = record.blinds!;
    let total = table.seats.reduce((sum, { stack }) => sum + stack, 0);
    for (const { seat, after } of waiting) {
      total += seat.least;
      this.seat({ ...seat, isNew: true, waits: false }, this.find(after));
    }
    this.total = total;
  }

  /** TOUR-2: chips that come in or, below 0, go out; null if nobody knows how many. */
  bring(chips: number | null): void {
    this.total = this.total === null || chips === null ? null : this.total + chips;
  }

  find(name: string): SeatNow | null {
    const seated = this.seats.filter((seat) => !seat.isGone);
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

  /** The one after whom a chair lies: of those with a lower number the nearest, else the highest. */
  beforeChair(chair: number): SeatNow | null {
    const numbered = this.seats.filter((seat) => !seat.isGone && seat.chair !== null);
    const byChair = numbered.toSorted((a, b) => a.chair! - b.chair!);
    return byChair.findLast((seat) => seat.chair! < chair) ?? byChair[byChair.length - 1] ?? null;
  }

  /** The lowest chair nobody sits in; null where chairs are not known. */
  freeChair(): number | null {
    const chairs = this.record.chairs;
    const taken = this.seats.filter((seat) => !seat.isGone).map((seat) => seat.chair);
    if (!chairs || taken.includes(null)) return null;
    const most = chairs.of ?? Math.max(...chairs.numbers);
    for (let chair = 1; chair <= most; chair++) if (!taken.includes(chair)) return chair;
    return null;
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
    const plays = (seat: SeatNow): boolean => !seat.isGone && stacks[seats.indexOf(seat)]! > 0;
    const dealer = seats.indexOf(this.#labels.dealer);
    const sb = seats.indexOf(this.#labels.sb);
    const bb = seats.indexOf(this.#labels.bb);
    // From two players to three the old SB has the button as it is (TOUR-3).
    const isJoined = this.#headsUp && seats.some((seat) => isNewcomer(seat) && plays(seat));
    if (this.#stays && !isJoined && Object.values(this.#labels).every(plays)) {
      return { dealer: this.#headsUp ? null : dealer, sb, bb };
    }
    return moveLabels({
      dealer,
      sb,
      bb,
      headsUp: this.#headsUp,
      rule: this.#rule,
      seats: seats.map((seat, i) => {
        if (seat.isGone || seat.waits) return 'gone';
        if (stacks[i] === 0) return 'out';
        return isNewcomer(seat) ? 'new' : 'in';
      }),
    });
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
    const seated = this.seats.filter((seat) => !seat.isGone);
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

/** TOUR-3: who was not dealt into the last hand, and so did not count when the labels moved. */
const isNewcomer = (seat: SeatNow): boolean => seat.isNew || seat.wasOut;

/** What a hand's own text does not say of the table it was played at. */
export interface Carried {
  /** Players who were not dealt in, and the listed one after whom each sits. */
  readonly waiting: readonly { readonly seat: SeatNow; readonly after: string }[];
  /** Who is away until they come back. */
  readonly away: ReadonlySet<string>;
}

const NOTHING_CARRIED: Carried = { waiting: [], away: new Set() };

const NO_STACKS: ReadonlyMap<string, number> = new Map();

/** The chair of each player, where every line of the set-up has one. */
export function chairsOf({ chairs, players }: HandRecord): ReadonlyMap<string, number> {
  if (chairs?.numbers.length !== players.length) return NO_STACKS;
  return new Map(players.map(({ name }, i) => [name, chairs.numbers[i]!]));
}

/** "Bob SB 3950": a line of a set-up as somebody should write it. */
export const seatText = ({ seat, label, stack }: ExpectedSeat): string =>
  writePlayer(seat.name, label, stack ?? seat.least);
