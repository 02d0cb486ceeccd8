import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { claimedOutcome } from '../../../record/index.ts';
import { type Chances, type KnownCards, knownCardsAt } from '../../../rules/index.ts';
import type { Recorder } from './recorder.ts';

/** How often a hand wins and ties, and its share of the pot, in percent. */
type Percent = Chances['percent'];

/** Counts all boards for these cards; null if it cannot. In order of the hands. */
export type BoardCounter = (known: KnownCards) => Promise<readonly Percent[] | null>;

/** The chances at the moment shown, or why there are none; null while they are being counted. */
export type ShownChances =
  | { readonly kind: 'known'; readonly bySeat: ReadonlyMap<number, Percent> }
  | { readonly kind: 'none'; readonly why: string };

/** Whoever steps through a hand faster than this waits for no figures on the way. */
const REST = 120;

/**
 * The chances of everybody still in, moment by moment. Nothing is counted while a key is answered:
 * cards are looked up at once, boards are counted once the hand rests on a moment, elsewhere, and
 * only once for the same cards.
 */
export class MomentChances {
  readonly #shown: Signal<ShownChances | null> = signal(null);
  readonly #recorder: Recorder;
  readonly #count: BoardCounter;
  /** By the cards they were counted from. */
  readonly #counted = new Map<string, readonly Percent[] | null>();
  /** The cards of the moment shown. */
  #current = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(recorder: Recorder, count: BoardCounter = countInWorker) {
    this.#recorder = recorder;
    this.#count = count;
  }

  get shown(): ReadonlySignal<ShownChances | null> {
    return this.#shown;
  }

  /** Keeps up with the moment shown; stop it with what this gives back. */
  follow(): () => void {
    const stop = effect(() => this.#look());
    return () => {
      stop();
      clearTimeout(this.#timer);
      this.#current = '';
    };
  }

  #look(): void {
    clearTimeout(this.#timer);
    const hand = this.#recorder.shown.value;
    const { verdict } = this.#recorder.scene.value;
    const outcome = verdict && claimedOutcome(verdict.replay)?.outcome;
    const lies = hand && outcome ? knownCardsAt(hand, outcome.holes ?? [], hand.street) : null;
    if (!lies?.ok) {
      this.#current = '';
      this.#shown.value = { kind: 'none', why: lies?.error[0]?.message ?? 'There is no hand.' };
      return;
    }
    const { seats, known } = lies.value;
    const key = JSON.stringify([known, seats]);
    this.#current = key;
    const before = this.#counted.get(key);
    if (before !== undefined) {
      this.#show(seats, before);
      return;
    }
    this.#shown.value = null;
    this.#timer = setTimeout(async () => {
      const counted = await this.#count(known);
      this.#counted.set(key, counted);
      // Somebody may have gone on meanwhile.
      if (this.#current === key) this.#show(seats, counted);
    }, REST);
  }

  #show(seats: readonly number[], counted: readonly Percent[] | null): void {
    this.#shown.value = counted
      ? { kind: 'known', bySeat: new Map(seats.map((seat, i) => [seat, counted[i]!])) }
      : { kind: 'none', why: 'The chances could not be counted here.' };
  }
}

/** One worker for each count: it is done in a second, and nothing stays behind. */
const countInWorker: BoardCounter = (known) =>
  new Promise((done) => {
    const worker = new Worker(new URL('./chances-worker.ts', import.meta.url), { type: 'module' });
    const end = (counted: readonly Percent[] | null): void => {
      worker.terminate();
      done(counted);
    };
    worker.onmessage = ({ data }: MessageEvent<readonly Percent[] | null>) => end(data);
    worker.onerror = () => end(null);
    worker.postMessage(known);
  });
