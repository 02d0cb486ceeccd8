import { useEffect } from 'preact/hooks';
import { FORMAT_TITLES } from '../../formats/index.ts';
import { counted, either, figure } from '../../kernel/index.ts';
import { textInHash } from '../ui/routes.ts';
import { JudgedList } from './judged-list.tsx';
import { LONGEST_SHOWN, RefereeStore } from './referee-store.ts';
import { TextInput } from './text-input.tsx';
import '../ui/pages.css';
import './referee-page.css';
import { CopyButton } from '../ui/copy-button.tsx';
import { HandText } from '../ui/hand-text.tsx';

/** What was pasted stays while the reader looks up a rule and comes back. */
const refereeStore = new RefereeStore();

/** Paste any text: what is wrong in it, the text put right, and what every hand comes to. */
export function RefereePage() {
  useEffect(() => {
    const open = (): void => {
      const text = textInHash(location.hash);
      if (text === null) return;
      void refereeStore.read(text);
      // Coming back here later must not undo what was changed meanwhile.
      history.replaceState(null, '', location.pathname);
    };
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);
  return (
    <div class="leaf leaf-referee">
      <h1 tabIndex={-1}>Referee</h1>
      <p class="leaf-intro">
        Paste hands from anywhere: {either(FORMAT_TITLES)}. The referee says what is wrong and what
        to write, in each hand and from hand to hand, and settles what can be settled. Nothing
        leaves this page.
      </p>
      <div class="referee-columns">
        <TextInput store={refereeStore} />
        <div>
          <Summary store={refereeStore} />
          <FixedText store={refereeStore} />
          <BrokenStacks store={refereeStore} />
          <JudgedList store={refereeStore} />
        </div>
      </div>
    </div>
  );
}

function Summary({ store }: { readonly store: RefereeStore }) {
  const { share, count, reader, hands, stray } = store.reading.value;
  if (store.text.value.trim() === '') return null;
  if (share < 1) {
    return (
      <div class="referee-summary">
        <progress value={share} aria-label="Reading" />
        <p role="status">
          {Math.floor(share * 100)}% read, {counted(count, 'hand')} so far
        </p>
      </div>
    );
  }
  const errors =
    hands.reduce((sum, hand) => sum + hand.errors, 0) +
    stray.filter(({ severity }) => severity === 'error').length;
  const warnings =
    hands.reduce((sum, hand) => sum + hand.warnings, 0) +
    stray.filter(({ severity }) => severity === 'warning').length;
  return (
    <p class="referee-summary" role="status">
      <b>{counted(hands.length, 'hand')}</b>
      {errors === 0 && warnings === 0 && ', nothing wrong'}
      {errors > 0 && <span class="referee-errors">, {counted(errors, 'error')}</span>}
      {warnings > 0 && <span class="referee-warnings">, {counted(warnings, 'warning')}</span>}
      {reader.title && <span class="quiet"> · {reader.title}</span>}
      <span class="quiet"> · {figure(store.text.value.length)} characters</span>
    </p>
  );
}

/** TOUR-1: two figures, of which only a person knows which is right. */
function BrokenStacks({ store }: { readonly store: RefereeStore }) {
  const { broken } = store;
  if (broken === 0 || store.text.value.length > LONGEST_SHOWN) return null;
  return (
    <section class="referee-fixed">
      <h2>
        {broken === 1 ? '1 stack does' : `${figure(broken)} stacks do`} not carry over (TOUR-1)
      </h2>
      <div class="buttons">
        <button type="button" class="button" onClick={() => store.mendStacks('carry')}>
          Write what the hand before left
        </button>
        <button type="button" class="button" onClick={() => store.mendStacks('recount')}>
          Keep the stacks, write recounts
        </button>
      </div>
    </section>
  );
}

/** The text with what a program can put right put right. */
export function FixedText({ store }: { readonly store: RefereeStore }) {
  const { fixed } = store.reading.value;
  if (!fixed) return null;
  return (
    <section class="referee-fixed">
      <h2>{counted(fixed.fixes, 'finding')} can be put right</h2>
      <div class="buttons">
        <button
          type="button"
          class="button button-main"
          onClick={() => void store.read(fixed.text)}
        >
          Use the fixed text
        </button>
        <CopyButton text={() => fixed.text} label="Copy the fixed text" />
      </div>
      {fixed.text.length <= LONGEST_SHOWN && (
        <details>
          <summary>Show it</summary>
          <HandText text={fixed.text} />
        </details>
      )}
    </section>
  );
}
