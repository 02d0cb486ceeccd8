import type { Format } from '../formats/format.ts';
import type { ReadHand } from '../formats/read-hand.ts';
import type { WrittenHand } from '../formats/writable-hand.ts';
import type { Verdict } from './settle-hand.ts';
import { verdictJson } from './verdict-json.ts';

/** A hand on its way out. */
export interface OutgoingHand {
  readonly verdict: Verdict;
  /** As it was read; its own currency and names go with it. */
  readonly hand: ReadHand;
  readonly file: string | null;
  /** Its number in the run, for where it has none of its own. */
  readonly count: number;
}

/** One hand, in a format or as `settle --json` prints it; `place` as a format's writer has it. */
export function writeAs(
  target: Format | 'json',
  { verdict, hand, file, count }: OutgoingHand,
  place: number | null,
): WrittenHand {
  if (target === 'json') {
    return { text: `${JSON.stringify(verdictJson(verdict, file))}\n`, losses: [] };
  }
  const { record, replay, settlement } = verdict;
  const { format, scale, currency, unknownStacks, origin } = hand;
  const number = record.number ?? count;
  return target.write(
    { format, scale, currency, unknownStacks, origin, record, replay, settlement, number },
    place,
  );
}

/** Hands one after another in one file. */
export class HandFileWriter {
  readonly #target: Format | 'json';
  #count = 0;
  /** Where hands are numbered, a single one stands alone: the first waits for the second. */
  #alone: string | null = null;
  #placed: string | null = null;

  constructor(target: Format | 'json') {
    this.#target = target;
  }

  get #isNumbered(): boolean {
    return this.#target !== 'json' && this.#target.numbersHands;
  }

  get count(): number {
    return this.#count;
  }

  /** The hand as it would be written, and how to take it: `take` gives what can be printed now. */
  write(hand: OutgoingHand): WrittenHand & { take(): string } {
    const place = this.#isNumbered ? this.#count + 1 : null;
    const made = writeAs(this.#target, hand, place);
    return { ...made, take: () => ('text' in made ? this.#take(made.text, hand) : '') };
  }

  /** What still waits. */
  end(): string {
    const last = this.#alone ?? '';
    this.#alone = null;
    return last;
  }

  #take(text: string, hand: OutgoingHand): string {
    this.#count++;
    if (this.#isNumbered && this.#count === 1) {
      const alone = writeAs(this.#target, hand, null);
      this.#alone = 'text' in alone ? alone.text : text;
      this.#placed = text;
      return '';
    }
    const before = this.#placed ?? '';
    this.#alone = null;
    this.#placed = null;
    const isFirst = this.#count === 1 || this.#target === 'json';
    return before + (isFirst ? '' : this.#target.betweenHands) + text;
  }
}
