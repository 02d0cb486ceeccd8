import { useSignal } from '@preact/signals';
import type { Ui } from '../model/page-state.ts';
import { withRandomCards } from '../model/random-cards.ts';

/** For testers: every unknown card dealt by a seed, which gives the same cards again. */
export function RandomCards({ ui }: { readonly ui: Ui }) {
  const seed = useSignal(1);
  const dealt = useSignal<number | null>(null);
  const { recorder } = ui;
  return (
    <div class="random-cards">
      <button
        type="button"
        class="button"
        onClick={() => {
          recorder.write(withRandomCards(recorder.scene.value, seed.value));
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
