import type { Keep, KeepState } from '../../session/session-store.ts';

const WORDS: Readonly<Record<KeepState, readonly [sign: string, word: string]>> = {
  saved: ['✓', 'Saved'],
  saving: ['…', 'Saving'],
  failed: ['!', 'Not saved'],
  elsewhere: ['↻', 'Changed in another tab'],
};

/** Whether what is shown is safe. It says saved only when a killed tab would lose nothing. */
export function SaveMark({ keep }: { readonly keep: Keep }) {
  const state = keep.state.value;
  const [sign, word] = WORDS[state];
  return (
    <span class={`save-mark save-${state}`} data-save-state={state}>
      <span aria-hidden="true">{sign}</span> {word}
    </span>
  );
}
