import { useSignal } from '@preact/signals';
import { prng, shuffled } from '../../../kernel/index.ts';
import { DECK, seatsIn } from '../../../rules/index.ts';
import { boardOf, cardsOutBut, cardsReached, withWholeBoard } from '../model/board.ts';
import { withHole, withWinners } from '../model/edits.ts';
import type { PageState } from '../model/page-state.ts';
import type { Scene } from '../model/scene.ts';
import { holesOf } from '../model/table-view.ts';

/** For testers: every unknown card dealt by a seed, which gives the same cards again. */
export function RandomCards({ ui }: { readonly ui: PageState }) {
  const seed = useSignal(1);
  const dealt = useSignal<number | null>(null);
  const { recorder } = ui;
  return (
    <div class="random-cards">
      <button
        type="button"
        class="button"
        onClick={() => {
          recorder.show(withRandomCards(recorder.scene.value, seed.value));
          dealt.value = seed.value;
          seed.value += 1;
        }}
      >
        Fill unknown cards at random
      </button>
      <label>
        Seed{' '}
        <input
          class="seed"
          type="number"
          min="0"
          max="4294967295"
          value={seed.value}
          onInput={(event) => {
            const typed = event.currentTarget.valueAsNumber;
            if (Number.isSafeInteger(typed) && typed >= 0) seed.value = typed;
          }}
        />
      </label>
      <span class="quiet" aria-live="polite">
        {dealt.value === null ? '' : `Dealt with seed ${dealt.value}.`}
      </span>
    </div>
  );
}

/** The hand with every unknown card of the board and of those still in dealt by a seed. */
export function withRandomCards(scene: Scene, seed: number): Scene {
  const hand = scene.live;
  if (!hand) return scene;
  const out = cardsOutBut(scene, []);
  const deck = shuffled(
    prng(seed),
    DECK.filter((card) => !out.has(card)),
  );
  // The cards decide now: winners that were named before would only contradict them (WIN-3).
  const undeclared = withWinners(scene, { kind: 'nothing' });
  const board = boardOf(scene);
  const missing = deck.splice(0, cardsReached(hand) - board.length);
  let now = withWholeBoard(undeclared, [...board, ...missing]);
  const holes = holesOf(scene);
  for (const seat of seatsIn(hand)) {
    const { name } = hand.table.seats[seat]!;
    const [first, second] = [deck.pop(), deck.pop()];
    if ((holes.get(name) ?? 'unknown') !== 'unknown') continue;
    now = withHole(now, name, [first!, second!]);
  }
  return now;
}
