import { byHandKey } from './event.ts';
import type { LoggedHand, OldVersion } from './logged-hand.ts';

/** For a version that is not settled. */
const NEVER = -1;

/** How many numbers a version takes. */
const WIDTH = 5;

/**
 * The hands of a table that everybody is done with: only where the log has them. There are thousands
 * in a tournament; here each takes 50 bytes, with its text and what was worked out of it some 3,000.
 * The server reads their texts again where it keeps the log (`loadOldHands` in `event-store.ts`).
 */
export class OldHands {
  readonly #hands: string[] = [];
  /** V8 keeps a list of nothing but numbers at eight bytes each. */
  readonly #numbers: number[] = [];
  readonly #disputed: string[] = [];
  #last: string | null = null;
  #count = 0;

  /** How many stand in the session; a hand that was taken out may still have readings. */
  get count(): number {
    return this.#count;
  }

  /** Those with more than one reading. */
  get disputed(): readonly string[] {
    return this.#disputed;
  }

  /** Whether a hand is one of them, or would stand among them. */
  covers(hand: string): boolean {
    return this.#last !== null && byHandKey(hand, this.#last) <= 0;
  }

  /** One hand more, after all others: as it stands, null if it was taken out; and its readings. */
  push(hand: string, current: LoggedHand | null, readings: readonly LoggedHand[]): void {
    this.#last = hand;
    if (current) this.#add(current, false);
    for (const reading of readings) this.#add(reading, true);
    if (current) this.#count++;
    if (readings.length > 0) this.#disputed.push(hand);
  }

  versions(): readonly OldVersion[] {
    return this.#hands.map((hand, i): OldVersion => {
      const [seq, at, bornAt, overAt, isReading] = this.#numbers.slice(i * WIDTH, (i + 1) * WIDTH);
      return {
        hand,
        seq: seq!,
        at: at!,
        bornAt: bornAt!,
        overAt: overAt === NEVER ? null : overAt!,
        isReading: isReading === 1,
      };
    });
  }

  #add({ hand, seq, at, bornAt, overAt }: LoggedHand, isReading: boolean): void {
    this.#hands.push(hand);
    this.#numbers.push(seq, at, bornAt, overAt ?? NEVER, isReading ? 1 : 0);
  }
}
