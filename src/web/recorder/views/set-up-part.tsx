import { useSignal } from '@preact/signals';
import { useState } from 'preact/hooks';
import type { PageState } from '../model/page-state.ts';
import { pasteText } from '../model/paste.ts';
import { SAMPLE_HAND } from '../model/sample-hand.ts';
import { sceneOf } from '../model/scene.ts';
import { SetUpForm } from './set-up-form.tsx';
import '../set-up.css';

/** A hand is set up by pasting any text or by the form; both write the same text. */
export const SetUpPart = ({ ui }: { readonly ui: PageState }) =>
  ui.isSettingUp.value && !ui.isReadOnly ? <SetUpPanel ui={ui} /> : null;

function SetUpPanel({ ui }: { readonly ui: PageState }) {
  const { recorder } = ui;
  const isNew = recorder.text.value.trim() === '';
  // Whoever begins with an empty page keeps both ways until they are done: nothing moves as they type.
  const [beganEmpty] = useState(isNew);
  const isEmpty = isNew || beganEmpty;
  const isLegal = recorder.scene.value.table !== null;
  return (
    <section class="panel set-up" aria-label="Set-up" tabIndex={-1}>
      <header class="panel-head">
        <h2>Set up a hand</h2>
        {isEmpty && (
          <button type="button" class="button" onClick={() => pasteText(ui, SAMPLE_HAND)}>
            Show a sample hand <kbd>s</kbd>
          </button>
        )}
        {isLegal && (
          <button
            type="button"
            class="button primary"
            onClick={() => {
              ui.isSettingUp.value = false;
            }}
          >
            Done <kbd>Esc</kbd>
          </button>
        )}
      </header>
      {ui.notice.value && (
        <p class="failure" role="alert">
          {ui.notice.value}
        </p>
      )}
      {isEmpty && <PasteBox ui={ui} />}
      <SetUpForm ui={ui} />
    </section>
  );
}

/** Longer texts are not judged at every letter. */
const TRIED = 20_000;

function PasteBox({ ui }: { readonly ui: PageState }) {
  const text = useSignal('');
  const use = (): void => pasteText(ui, text.value);
  const read = (now: string): void => {
    const added = now.length - text.value.length;
    text.value = now;
    // What comes all at once was pasted, and a hand is taken without another word. Whoever
    // types is left alone until they say they are done.
    if (now.length > TRIED || (added > 1 && sceneOf(now).table)) use();
  };
  return (
    <div class="paste-box">
      <label for="paste-hand">Paste a hand, or fill in the form</label>
      <textarea
        id="paste-hand"
        rows={3}
        spellcheck={false}
        autocomplete="off"
        placeholder={'SB 2500 BB 5000 Ante 5000\nStack Setup:\nAlice Dealer 80k …'}
        value={text.value}
        onPaste={(event) => {
          const pasted = event.clipboardData?.getData('text/plain') ?? '';
          // A browser takes minutes to lay out a book of hands in a field.
          if (pasted.length <= TRIED) return;
          event.preventDefault();
          pasteText(ui, pasted);
        }}
        onInput={(event) => read(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) use();
        }}
      />
      {text.value.trim() !== '' && (
        <button type="button" class="button" onClick={use}>
          Use this text <kbd>Ctrl+Enter</kbd>
        </button>
      )}
    </div>
  );
}
