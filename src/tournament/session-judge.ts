import { readHands } from '../formats/index.ts';
import { isSameStart, startsAs } from './seats.ts';
import { type SessionHand, SessionReferee } from './session-referee.ts';
import { judgeRead } from './session-stream.ts';

/** What is kept of a judged text: a session of many hands must not hold all that was worked out. */
export type KeepHand<T> = (text: string, hands: readonly SessionHand[]) => T;

/** So many hands lie between two states of the evening that judging can go on from. */
const EVERY = 16;

/** In a long session they lie further apart, so that what is kept does not grow with it. */
const MOST_STATES = 12;

/**
 * Judges the hands of a session one by one, and after a change only from the changed hand on: a
 * session of 120 hands must not be played again for every key.
 */
export class SessionJudge<T extends { readonly text: string }> {
  readonly #keep: KeepHand<T>;
  readonly #hands: T[] = [];
  /** The evening before a hand, by its place. */
  readonly #states: Map<number, SessionReferee>;
  #referee: SessionReferee;
  #changed = 0;
  #every: number;

  /** `every`: how many hands lie between two kept states; each holds a whole hand. */
  constructor(keep: KeepHand<T>, every = EVERY, start = new SessionReferee()) {
    this.#keep = keep;
    this.#every = every;
    this.#states = new Map([[0, start]]);
    this.#referee = start.copy();
  }

  /** A judge of the hands from a place on, who knows nothing but the evening before them. */
  startingAt(texts: readonly string[], place: number): SessionJudge<T> {
    return new SessionJudge(this.#keep, this.#every, this.#stateBefore(texts, place));
  }

  get hands(): readonly T[] {
    return this.#hands;
  }

  /** Forgets what stands on a text that has changed; gives how many hands are left to judge. */
  begin(texts: readonly string[]): number {
    const judged = this.#hands;
    let same = 0;
    while (same < judged.length && judged[same]!.text === texts[same]) same++;
    if (same < judged.length) {
      this.#changed = same;
      let from = same;
      while (!this.#states.has(from)) from--;
      this.#referee = this.#states.get(from)!.copy();
      judged.length = from;
      for (const place of this.#states.keys()) {
        if (place > from || (place < from && place % this.#every > 0)) this.#states.delete(place);
      }
    }
    return texts.length - judged.length;
  }

  /** Judges one hand more; false when all are. */
  next(texts: readonly string[]): boolean {
    const place = this.#hands.length;
    const text = texts[place];
    if (text === undefined) return false;
    // Whoever changes a hand goes on changing it, and the last one is being recorded.
    const isWanted = place === this.#changed || place === texts.length - 1;
    if (place % this.#every === 0 || isWanted) this.#states.set(place, this.#referee.copy());
    if (this.#states.size > MOST_STATES) this.#thinOut(place);
    this.#hands.push(this.#keep(text, judgeText(this.#referee, text)));
    return true;
  }

  /** The hand at a place, judged at once. */
  handAt(texts: readonly string[], place: number): T | null {
    this.begin(texts);
    while (this.#hands.length <= place) if (!this.next(texts)) return null;
    return this.#hands[place]!;
  }

  /** Whether the hand after this one followed it as it was before, and would stand otherwise now. */
  leadsElsewhere(texts: readonly string[], place: number, before: string): boolean {
    const following = readHands(texts[place + 1] ?? '').hands[0]?.record;
    if (!following) return false;
    const old = this.#stateBefore(texts, place);
    const now = old.copy();
    judgeText(old, before);
    judgeText(now, texts[place]!);
    const was = old.expectedFor(following);
    const is = now.expectedNext(following);
    // While the changed hand is not settled nobody knows what to carry.
    const isKnown = is?.seats.some(({ stack, seat }) => stack !== null && !seat.isNew) ?? false;
    // Where the following hand has long been what it now should be, nothing is left to carry.
    return was !== null && isKnown && !isSameStart(was, is!) && !startsAs(following, is!);
  }

  #thinOut(newest: number): void {
    this.#every *= 2;
    for (const place of this.#states.keys()) {
      const isWanted = place === this.#changed || place === newest;
      if (place % this.#every > 0 && !isWanted) this.#states.delete(place);
    }
  }

  #stateBefore(texts: readonly string[], place: number): SessionReferee {
    let from = place;
    while (!this.#states.has(from)) from--;
    const referee = this.#states.get(from)!.copy();
    for (; from < place; from++) judgeText(referee, texts[from]!);
    return referee;
  }
}

const judgeText = (referee: SessionReferee, text: string): readonly SessionHand[] =>
  readHands(text).hands.map((read) => judgeRead(referee, read, {}));
