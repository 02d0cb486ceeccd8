import { useSignal } from '@preact/signals';
import { goTo } from '../ui/location.ts';
import { Glossary } from './glossary.tsx';
import { helpDialog } from './keys.ts';
import { isSeed } from './make-suite.ts';

/** What the suite is, and which one: another seed is another 300 cases. */
export function SuiteHeading({ seed }: { readonly seed: number }) {
  const typed = useSignal(String(seed));
  const isGood = isSeed(typed.value);
  return (
    <div class="heading">
      <h1>300 hands that prove a poker program right or wrong</h1>
      <p class="heading-text">
        Each case is a no-limit hold’em tournament hand with the pots, the stacks and the next hand
        a right program makes of it. Give the hand to your program, paste the next hand it answers
        with into the case, and see which of four checks pass and why the others do not.
      </p>
      <form
        class="suite-seed"
        onSubmit={(event) => {
          event.preventDefault();
          if (isGood) goTo(`/suite?seed=${Number(typed.value)}`);
        }}
      >
        <label for="seed">Seed</label>
        <input
          id="seed"
          inputMode="numeric"
          autocomplete="off"
          value={typed.value}
          aria-invalid={!isGood}
          aria-describedby="seed-says"
          onInput={(event) => {
            typed.value = event.currentTarget.value;
          }}
        />
        <button type="submit" class="button" disabled={!isGood}>
          Generate
        </button>
        <button type="button" class="button" onClick={() => helpDialog()?.showModal()}>
          Keys <kbd>?</kbd>
        </button>
        <span id="seed-says" class="quiet">
          {isGood
            ? 'The same seed gives the same cases, here and on the command line.'
            : 'A seed is a whole number, such as 7.'}
        </span>
      </form>
      <Glossary />
    </div>
  );
}
