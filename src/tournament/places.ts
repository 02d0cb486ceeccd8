import { addAll } from '../kernel/index.ts';
import { type BetweenLine, isPlayerChange } from '../record/index.ts';
import type { Verdict } from '../referee/index.ts';
import type { Settlement } from '../rules/index.ts';
import type { SessionHand } from './session-referee.ts';

/** TOUR-5: "5th to 6th" is from 5 to 6. */
export interface Place {
  readonly from: number;
  readonly to: number;
}

export interface Elimination {
  readonly name: string;
  readonly place: Place;
  /** The hand in which, or after which, the last chips went: its index. */
  readonly hand: number;
  /** Who won the last pot the player was in for; nobody where that was not seen. */
  readonly by: readonly string[];
}

export interface FinishingPlaces {
  /** In the order of the hands, the best place of a hand first. */
  readonly eliminations: readonly Elimination[];
  /** Who is the only one left of a field: first. */
  readonly champions: readonly string[];
}

/**
 * TOUR-5: the places of everybody who went out. Whoever comes back takes the place back and counts
 * among the players who were left all the time, so those who went out meanwhile move down by one. A
 * newcomer changes no place that was given before.
 */
export function placesOf(hands: readonly SessionHand[]): FinishingPlaces {
  const eliminations: Elimination[] = [];
  const champions: string[] = [];
  let field = new Field();
  let before: SessionHand | null = null;
  const close = (): void => {
    addAll(eliminations, field.eliminations());
    champions.push(...field.champion());
  };
  hands.forEach((hand, i) => {
    const { event, table } = hand.verdict.record;
    const last = before?.verdict.record;
    if (last && last.event !== event) {
      close();
      field = new Field();
    } else if (last && last.table !== table) field.moveTable();
    field.play(hand, before, i);
    before = hand;
  });
  close();
  return { eliminations, champions };
}

/** Somebody without chips, for good or until they come back. */
interface Out {
  readonly name: string;
  readonly hand: number;
  /** What they started that hand with: more of it places higher. */
  readonly start: number;
  /** Players left after the hand, as it looked then. */
  left: number;
  readonly by: readonly string[];
  /** The hand after which they came back. */
  backAfter: number | null;
}

/** Everybody who plays for the same places: a tournament, as far as the hands show it. */
class Field {
  /** Who has chips at this table, with what they started their last hand with. */
  readonly #in = new Map<string, number>();
  readonly #out = new Map<string, Out>();
  readonly #all: Out[] = [];
  /** `Players Left`, counted down since; null while the table is the field. */
  #left: number | null = null;
  #saidAfter = -1;

  /** Who is seen at another table says nothing of this one. */
  moveTable(): void {
    this.#in.clear();
    this.#left = null;
  }

  play(session: SessionHand, before: SessionHand | null, hand: number): void {
    const { verdict } = session;
    // A stack that cannot be read says nothing of who is out.
    const listed = verdict.record.players.flatMap(({ name, stack }) =>
      stack === null ? [] : [{ name, stack }],
    );
    this.#noteUnseen(listed, hand - 1);
    for (const { name, stack } of listed) {
      if (stack === 0) continue;
      this.#comeBack(name, hand - 1);
      this.#in.set(name, stack);
    }
    if (isPaid(verdict)) this.#settle(verdict, waitingIn(session, before).length, hand);
    for (const line of verdict.record.between?.lines ?? []) this.#change(line, hand);
  }

  /** Who had chips and is listed with none went out where nobody saw it. */
  #noteUnseen(listed: readonly { name: string; stack: number }[], hand: number): void {
    const gone = listed.filter(({ name, stack }) => stack === 0 && this.#in.has(name));
    if (gone.length === 0) return;
    const here = listed.filter(({ stack }) => stack > 0).length;
    // A count written after that hand knows of them already.
    if (this.#left !== null && this.#saidAfter !== hand) this.#left -= gone.length;
    const left = Math.max(this.#left ?? here, here);
    for (const { name } of gone) this.#goOut({ name, hand, left, by: [] });
  }

  #settle({ settlement }: Verdict, waiting: number, hand: number): void {
    const { players } = settlement!;
    const gone = players.flatMap(({ start, newStack }, seat) =>
      start > 0 && newStack === 0 ? [seat] : [],
    );
    if (gone.length === 0) return;
    const here = players.filter(({ newStack }) => newStack! > 0).length + waiting;
    if (this.#left !== null) this.#left = Math.max(this.#left - gone.length, here);
    for (const seat of gone) {
      const { name } = players[seat]!;
      this.#goOut({ name, hand, left: this.#left ?? here, by: whoBeat(settlement!, seat) });
    }
  }

  #goOut(gone: Omit<Out, 'start' | 'backAfter'>): void {
    const out: Out = { ...gone, start: this.#in.get(gone.name)!, backAfter: null };
    this.#in.delete(gone.name);
    this.#out.set(gone.name, out);
    this.#all.push(out);
  }

  #change(line: BetweenLine, hand: number): void {
    if (line.kind === 'players-left') {
      this.#left = line.count;
      this.#saidAfter = hand;
      // Who went out in the hand above the line is not among them.
      for (const out of this.#all) if (out.hand === hand) out.left = line.count;
    }
    if (!isPlayerChange(line)) return;
    const name = this.#known(this.#in, line.player.name);
    if (line.kind === 'leaves') this.#in.delete(name);
    else if (line.kind === 'recount' && line.amount === 0) this.#countOut(name, hand);
    else if ('amount' in line && line.kind !== 'penalty' && line.amount > 0) {
      this.#comeBack(this.#known(this.#out, line.player.name), hand);
      if (line.kind === 'sits') this.#in.set(line.player.name, line.amount);
    }
  }

  /** Who is found without chips, as after a hand nobody saw to its end. */
  #countOut(name: string, hand: number): void {
    if (!this.#in.has(name)) return;
    const here = this.#in.size - 1;
    if (this.#left !== null) this.#left = Math.max(this.#left - 1, here);
    this.#goOut({ name, hand, left: this.#left ?? here, by: [] });
  }

  /** Lines between the hands may write a name in another case. */
  #known(names: ReadonlyMap<string, unknown>, name: string): string {
    if (names.has(name)) return name;
    const small = name.toLowerCase();
    return [...names.keys()].find((known) => known.toLowerCase() === small) ?? name;
  }

  #comeBack(name: string, hand: number): void {
    const out = this.#out.get(name);
    if (!out) return;
    out.backAfter = hand;
    this.#out.delete(name);
    this.#in.set(name, out.start);
    if (this.#left !== null) this.#left++;
  }

  eliminations(): Elimination[] {
    const stillIn = this.#countReturned();
    const byHand = new Map<number, Out[]>();
    for (const out of this.#all) {
      if (out.backAfter !== null) continue;
      const outs = byHand.get(out.hand);
      if (outs) outs.push(out);
      else byHand.set(out.hand, [out]);
    }
    return [...byHand].flatMap(([hand, outs]) => {
      const left = Math.min(...outs.map((out) => out.left)) + stillIn(hand);
      return outs
        .toSorted((a, b) => b.start - a.start)
        .map(({ name, start, by }) => {
          const above = outs.filter((other) => other.start > start).length;
          const level = outs.filter((other) => other.start === start).length;
          const from = left + above + 1;
          return { name, hand, by, place: { from, to: from + level - 1 } };
        });
    });
  }

  /** How many were out when a hand ended and came back later. */
  #countReturned(): (hand: number) => number {
    const change = new Map<number, number>();
    let last = 0;
    for (const { hand, backAfter } of this.#all) {
      if (backAfter === null) continue;
      change.set(hand, (change.get(hand) ?? 0) + 1);
      change.set(backAfter + 1, (change.get(backAfter + 1) ?? 0) - 1);
      last = Math.max(last, backAfter);
    }
    const counts: number[] = [];
    for (let hand = 0, count = 0; hand <= last; hand++) {
      count += change.get(hand) ?? 0;
      counts.push(count);
    }
    return (hand) => counts[hand] ?? 0;
  }

  champion(): readonly string[] {
    const isLast = this.#in.size === 1 && (this.#left === null || this.#left <= 1);
    return isLast && this.#all.length > 0 ? [...this.#in.keys()] : [];
  }
}

/** TOUR-5: who put somebody out: the winners of the last pot they were in for. */
export function whoBeat({ players, pots }: Settlement, seat: number): readonly string[] {
  const last = pots.findLast(({ eligible }) => eligible.includes(seat));
  return (last?.winners ?? []).map((share) => players[share.seat]!.name);
}

/** TOUR-3: who is seated and not dealt in. */
export function waitingIn(
  { verdict, follows }: SessionHand,
  before: SessionHand | null,
): readonly { readonly name: string; readonly least: number }[] {
  if (!follows || !before?.after) return [];
  const listed = new Set(verdict.record.players.map(({ name }) => name));
  return before.after.carriedTo(listed).waiting.map(({ seat }) => seat);
}

/** Whether everybody's next stack is known: the hand was paid, or was a misdeal. */
export const isOver = ({ payment }: Pick<Verdict, 'payment'>): boolean =>
  payment?.newStacks != null;

/** Whether a hand was played and paid, so that it counts; a misdeal was not. */
export const isPaid = (verdict: Verdict): boolean =>
  verdict.record.result === null && isOver(verdict);
