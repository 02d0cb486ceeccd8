import {
  type Chairs,
  FileChairs,
  type Format,
  type ReadHand,
  type WrittenHand,
} from '../formats/index.ts';
import type { Verdict } from './settle-hand.ts';
import { verdictJson } from './verdict-json.ts';

/** A hand on its way out. */
export interface OutgoingHand {
  readonly verdict: Verdict;
  /** As it was read, with its own currency and names. */
  readonly hand: ReadHand;
  readonly file: string | null;
  /** Its number in the run, used if it has none of its own. */
  readonly count: number;
}

/**
 * One hand, in a format or as `settle --json` prints it; `place` means what it does in `Format.write`,
 * `chairs` are those of its file.
 */
export function writeAs(
  target: Format | 'json',
  { verdict, hand, file, count }: OutgoingHand,
  place: number | null,
  chairs: Chairs | null = null,
): WrittenHand {
  if (target === 'json') {
    return { text: `${JSON.stringify(verdictJson(verdict, file))}\n`, losses: [] };
  }
  const { record, replay, settlement } = verdict;
  const { format, scale, currency, unknownStacks, origin } = hand;
  const number = record.number ?? count;
  return target.write(
    { format, scale, currency, unknownStacks, origin, record, replay, settlement, number, chairs },
    place,
  );
}

/** Writes hands one after another into one file. */
export class HandFileWriter {
  readonly #target: Format | 'json';
  readonly #chairs = new FileChairs();
  #count = 0;
  /** A single hand gets no number, so in a format that numbers hands the first waits for the second. */
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

  /** The hand as it would be written; `take` puts it into the file and gives what can be printed now. */
  write(hand: OutgoingHand): WrittenHand & { take(): string } {
    const place = this.#isNumbered ? this.#count + 1 : null;
    const { record, settlement } = hand.verdict;
    const seated = settlement && { record, settlement, origin: hand.hand.origin };
    const chairs = seated && this.#chairs.of(seated);
    const made = writeAs(this.#target, hand, place, chairs);
    const take = (): string => {
      if (!('text' in made)) return '';
      if (seated && chairs) this.#chairs.remember(seated, chairs);
      return this.#take(made.text, hand);
    };
    return { ...made, take };
  }

  /** The hand that is still waiting, if any. */
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
