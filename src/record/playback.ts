import { isError } from '../kernel/index.ts';
import {
  type ActEvent,
  advance,
  betOf,
  dealStreet,
  type Hand,
  isBettingOver,
  judge,
  labelFits,
  type MuckEvent,
  NO_SEATS,
  nextStreet,
  openHand,
  remedyFor,
  STREETS,
  type Street,
  seatNamed,
  type Table,
} from '../rules/index.ts';
import { OpenVerbs } from './open-verbs.ts';
import { type HandRecord, hasWinners, type Section } from './record.ts';
import type { Part, PlacedRuling, WritingRuling } from './record-ruling.ts';
import { blindsMovedLast } from './section-order.ts';

/** One recorded action and what became of it. */
export interface Step {
  /** Where it is written. */
  readonly section: number;
  readonly action: number;
  readonly seat: number;
  /** SEC-1: the section it belongs to (0 is Base). */
  readonly more: number;
  /** null where nothing moved. */
  readonly event: ActEvent | MuckEvent | null;
  readonly after: Hand;
}

/** What playing a record came to, up to its first error. */
export interface PlayedRecord {
  /** What was played: the record that was read, with the verbs it leaves open settled. */
  readonly record: HandRecord;
  /** The hand as it stood before the first error; null if there is no legal table. */
  readonly hand: Hand | null;
  /** The actions up to the first error, in the order they were played (SEC-3). */
  readonly steps: readonly Step[];
  /** The hand after its posts, and whenever no written action led to it: a street, a check (WIN-2). */
  readonly unwritten: readonly Hand[];
  /** Whether an error ended it before the record did. */
  readonly stopped: boolean;
  /** Everything found; after the first error with the remedies applied, only to find more. */
  readonly rulings: readonly PlacedRuling[];
  /** The street on which betting was over; null while it is open (RUN-1). */
  readonly lastStreet: Street | null;
}

const actionPart = (section: number, action: number): Part => ({ kind: 'action', section, action });

/** Holds the hand while one record is played. */
export class Playback {
  readonly #record: HandRecord;
  /** null if the record says every verb. */
  readonly #openVerbs: OpenVerbs | null;
  readonly #rulings: PlacedRuling[];
  readonly #unread: number;
  readonly #steps: Step[] = [];
  readonly #unwritten: Hand[];
  #hand: Hand;
  /** How often each seat has acted on this street. */
  #acted: number[];
  #lastStreet: Street | null = null;
  /** WIN-2: winners are declared and every line could be read. */
  readonly #mayCheckThrough: boolean;
  readonly #checkedThrough: Street[] = [];
  /** What stands once the first error is met; play goes on only to find more. */
  #stop: Pick<PlayedRecord, 'hand' | 'steps' | 'unwritten' | 'lastStreet'> | null = null;

  constructor(record: HandRecord, table: Table, rulings: PlacedRuling[], unread: number) {
    this.#record = record;
    this.#openVerbs = record.openVerbs ? new OpenVerbs(record) : null;
    this.#unread = unread;
    this.#mayCheckThrough = unread === Number.POSITIVE_INFINITY && hasWinners(record);
    this.#rulings = rulings;
    this.#acted = table.nothing.slice();
    this.#hand = openHand(table);
    this.#unwritten = [this.#hand];
    this.#noteEnd();
  }

  play(): PlayedRecord {
    const { sections } = this.#record;
    for (let s = 0; s < sections.length; s++) {
      // A bare heading says nothing: some writers list every street.
      if (sections[s]!.actions.length === 0 && !sections[s]!.board) continue;
      if (!this.#enter(sections[s]!, s)) {
        this.#openVerbs?.settleRest(this.#hand, s, 0);
        break;
      }
      if (!this.#playSection(sections[s]!, s)) break;
    }
    if (this.#mayCheckThrough && !this.#stop) this.#checkToTheEnd();
    this.#noteCheckedThrough();
    return {
      record: this.#openVerbs ? this.#openVerbs.record : this.#record,
      hand: this.#stop?.hand ?? this.#hand,
      steps: this.#stop?.steps ?? this.#steps,
      unwritten: this.#stop?.unwritten ?? this.#unwritten,
      stopped: this.#stop !== null,
      rulings: this.#rulings,
      lastStreet: this.#stop ? this.#stop.lastStreet : this.#lastStreet,
    };
  }

  /** Deals up to the section's street; false if that cannot be. */
  #enter(section: Section, s: number): boolean {
    if (section.at.line >= this.#unread) return this.#halt();
    const wanted = STREETS.indexOf(section.street);
    const part = { kind: 'section', section: s } as const;
    if (wanted < STREETS.indexOf(this.#hand.street)) {
      const ruling = { rule: 'SEC-1', kind: 'street-is-past', severity: 'error' } as const;
      this.#rulings.push({ part, ruling: { ...ruling, street: section.street } });
      return this.#halt();
    }
    while (STREETS.indexOf(this.#hand.street) < wanted) {
      const isBlank = this.#hand.acted === NO_SEATS;
      if (this.#mayCheckThrough && isBlank) this.#checkStreet();
      const street = nextStreet(this.#hand);
      if (!street) {
        this.#rulings.push({ part, ruling: this.#notDealt(section.street) });
        return this.#halt();
      }
      this.#deal(street);
    }
    return true;
  }

  /** ACT-8: why the street cannot come now. */
  #notDealt(street: Street): WritingRuling {
    const { turn } = this.#hand;
    const error = { rule: 'ACT-8', severity: 'error', street } as const;
    if (turn === null) return { ...error, kind: 'hand-is-over' };
    const toCall = this.#toCall(turn);
    return { ...error, kind: 'street-not-over', on: this.#hand.street, turn, toCall };
  }

  #toCall(turn: number): number {
    return Math.max(0, this.#hand.price - betOf(this.#hand, turn));
  }

  /** WIN-2: with winners declared, what nobody wrote down was checked; a bet has to be answered. */
  #checkToTheEnd(): void {
    while (!isBettingOver(this.#hand)) {
      this.#checkStreet();
      const { turn } = this.#hand;
      if (turn !== null) {
        const ruling = { rule: 'WIN-2', kind: 'faces-a-bet', severity: 'error', turn } as const;
        const toCall = this.#toCall(turn);
        this.#rulings.push({ part: { kind: 'outcome' }, ruling: { ...ruling, toCall } });
        return;
      }
      const street = nextStreet(this.#hand);
      if (street) this.#deal(street);
    }
  }

  /** Everybody still to act checks, up to the first who faces a bet. */
  #checkStreet(): void {
    const { street } = this.#hand;
    for (let { turn } = this.#hand; turn !== null && this.#toCall(turn) === 0; ) {
      const { event } = judge(this.#hand, turn, { verb: 'check' });
      this.#happen(advance(this.#hand, event!));
      if (!this.#checkedThrough.includes(street)) this.#checkedThrough.push(street);
      ({ turn } = this.#hand);
    }
    this.#noteEnd();
  }

  #noteCheckedThrough(): void {
    if (this.#checkedThrough.length === 0) return;
    const ruling = { rule: 'NOTE-5', kind: 'checked-through', severity: 'info' } as const;
    const part = { kind: 'end' } as const;
    this.#rulings.push({ part, ruling: { ...ruling, streets: this.#checkedThrough } });
  }

  #deal(street: Street): void {
    const cards = this.#record.sections.find((s) => s.street === street && s.board)?.board ?? [];
    const dealt = dealStreet(this.#hand, cards);
    // A board that cannot be was found by the reader: it counts as not known.
    this.#happen(dealt.ok ? dealt.value : advance(this.#hand, { kind: 'deal', street, cards: [] }));
    this.#acted = this.#hand.table.nothing.slice();
  }

  /** RUN-1: remembers where betting was over. */
  #noteEnd(): void {
    if (this.#lastStreet === null && isBettingOver(this.#hand))
      this.#lastStreet = this.#hand.street;
  }

  /** Something that no action line tells. */
  #happen(hand: Hand): void {
    this.#hand = hand;
    this.#unwritten.push(hand);
  }

  #playSection(section: Section, s: number): boolean {
    const moved = blindsMovedLast(this.#hand, section, s, this.#openVerbs);
    if (moved) {
      const ruling = { rule: 'SEC-3', kind: 'blinds-first', severity: 'warning' } as const;
      const part = { kind: 'section', section: s } as const;
      this.#rulings.push({ part, ruling: { ...ruling, moved: moved.count } });
    }
    for (let i = 0; i < section.actions.length; i++) {
      const a = moved?.order[i] ?? i;
      if (this.#act(section, s, a)) continue;
      this.#openVerbs?.settleRest(this.#hand, s, a);
      return false;
    }
    return true;
  }

  #act(section: Section, s: number, a: number): boolean {
    const written = section.actions[a]!;
    if (written.at.line >= this.#unread) return this.#halt();
    const seat = seatNamed(this.#hand.table, written.name);
    // An unknown player was found by the reader (NOTE-2); nothing after them is certain.
    if (seat < 0) return this.#halt();
    const line = this.#openVerbs ? this.#openVerbs.settle(this.#hand, seat, s, a) : written;
    let { rulings, event } = judge(this.#hand, seat, line);
    const error = rulings.find(isError);
    for (const ruling of rulings) this.#rulings.push({ part: actionPart(s, a), ruling });
    if (!error) this.#judgeWriting(section, s, a, seat);
    if (error) {
      this.#halt();
      const remedy = remedyFor(error, line);
      if (!remedy) return false;
      ({ event } = judge(this.#hand, seat, remedy));
      if (!event) return false;
    }
    const more = this.#acted[seat]!;
    if (event) {
      this.#hand = advance(this.#hand, event);
      this.#acted[seat] = more + 1;
      this.#noteEnd();
    }
    this.#steps.push({ section: s, action: a, seat, more, event, after: this.#hand });
    return true;
  }

  #judgeWriting(section: Section, s: number, a: number, seat: number): void {
    const expected = this.#acted[seat]!;
    // SEC-1: a section is decided by how often the player has already acted on the street
    if (expected !== section.more) {
      const ruling = { rule: 'SEC-1', kind: 'wrong-section', severity: 'warning' } as const;
      const found = { ...ruling, street: section.street, expected };
      this.#rulings.push({ part: actionPart(s, a), ruling: found });
    }
    const line = section.actions[a]!;
    const label = this.#hand.table.positions[seat] ?? null;
    if (line.label && !(label && labelFits(line.label, label))) {
      const ruling = { rule: 'SEAT-4', kind: 'action-label', severity: 'warning' } as const;
      const found = { ...ruling, label: line.label, expected: label };
      this.#rulings.push({ part: actionPart(s, a), ruling: found });
    }
  }

  /** The hand stands as it is now; false, so that callers can stop too. */
  #halt(): false {
    this.#stop ??= {
      hand: this.#hand,
      steps: this.#steps.slice(),
      unwritten: this.#unwritten.slice(),
      lastStreet: this.#lastStreet,
    };
    return false;
  }
}
